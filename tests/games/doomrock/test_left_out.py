"""Nobody drops out of a question whom to aim at without a word (E-11)."""

from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.floor import act_form
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import enemy, field, hero, lay

GAME, SURFACE = game(), surface()


def targets(run: Run[DoomrockState], option: str) -> dict[str, str | None]:
    """Each target of the panel of a card in words, and why not."""
    form = act_form(Look(run.state, GAME.content), 0, option)
    assert form is not None
    say = SURFACE.words.format
    return {
        say(one.label, GAME.name_of, "en"): one.refused and say(one.refused, GAME.name_of, "en")
        for one in form.parts[0].options
    }


def test_one_of_several_alike_says_how_many_it_stands_for() -> None:
    """Of four books one was offered, and nothing was said of the others."""
    foes = [enemy(1, "boss", 20), *(enemy(n) for n in (2, 3, 4))]
    run = field(
        [hero(0, "hexer")],
        foes,
        [["h0"], ["e1"], ["e2", "e3", "e4"]],
        edit=lambda state: lay(state, "h0", worded_curse=4),
    )
    told = targets(run, "h0:ab.worded_curse")
    assert list(told) == ["Head Librarian · 2 damage, 18 left", "Bitey Book 2 (3 alike) · 2 damage, kills"]


def test_who_is_not_what_a_card_asks_for_is_listed_with_the_reason() -> None:
    """A card for exposed enemies listed one of two, and the other was nowhere."""
    card = next(
        one for one in GAME.content.abilities.values() if one.filter == ("exposed",) and one.target == "one_enemy"
    )

    def edit(state: DoomrockState) -> None:
        state.hero("h0").abilities.append(card.id)
        lay(state, "h0", **{card.id.removeprefix("ab."): card.faces[0]})
        for foe in (state.enemy("e1"), state.enemy("e2")):
            assert foe is not None
            foe.expose = [state.pool.pop()]

    foes = [enemy(1, "boss", 20), enemy(2), enemy(3)]
    run = field([hero(0, "hexer")], foes, [["h0"], ["e1"], ["e2"], ["e3"]], edit=edit)
    told = targets(run, f"h0:{card.id}")
    assert [why for why in told.values() if why] == [f"{card.name} needs a target that is exposed."]
    assert len(told) == 3


def test_whom_a_boost_cannot_reach_is_listed_with_the_reason() -> None:
    """“… then attack an enemy that is not adjacent for 1” left out whoever stands beside, without a word."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 1
        lay(state, "h0", unlicensed_lightning=3)

    foes = [enemy(1, "boss", 20), enemy(2, hp=5), enemy(3)]
    run = field([hero(0, "sparkwright")], foes, [["h0", "e3"], ["e1"], ["e2"]], edit=edit)
    run.choose(0, "h0:ab.unlicensed_lightning")
    run.choose(0, "e1")
    run.choose(0, "boost:0")
    (asked,) = [one.decision for one in run.requests() if one.decision.key == "doomrock.who"]
    told = {one.id: one.refused and SURFACE.words.format(one.refused, GAME.name_of, "en") for one in asked.options()}
    assert told == {"e1": None, "e2": None, "e3": "Unlicensed Lightning needs a target that is not adjacent."}
