"""Before somebody says which enemies come, and for whom, they read where each stands and what a plain blow takes."""

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.content import vocabulary
from cogs.doomrock.game import game
from cogs.doomrock.rules.reading import whom
from cogs.doomrock.rules.reading.coming import minion_options, redirect_options, struck_option, told_minions
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import Status
from tests.games.doomrock.battle_table import enemy, field, hero, lay
from tests.games.doomrock.kit import table

SURFACE = surface()
GAME = game()


def said(words: Text | None) -> str:
    assert words is not None
    return SURFACE.words.format(words, GAME.name_of, "en", label=True)


def hints(look: Look) -> list[str]:
    return [said(one.hint) for one in told_minions(look, "h0", minion_options(look, False))]


def test_a_minion_says_where_it_stands_and_how_hard_it_strikes() -> None:
    """D-19, DR-13.11: one that is weakened strikes for less, and may come first."""
    run = field([hero(0, "brawler")], [enemy(1, "boss"), enemy(2), enemy(3)], [["h0", "e2"], ["e1"], ["e3"]])
    weak = run.state.enemy("e3")
    assert weak is not None
    weak.statuses.append(Status("weakened", 1))
    near, far = hints(Look(run.state, GAME.content))
    assert near == "beside Brawler, strikes for 1, 2/2 hp"
    assert far == "in ring 3, strikes for 0, 2/2 hp"
    weak.statuses.append(Status("stunned"))
    _, far = hints(Look(run.state, GAME.content))
    assert far == "in ring 3, stunned: it will only wake up, 2/2 hp"  # DR-13.9


def test_whoever_sends_the_enemies_on_reads_what_a_blow_takes_of_each() -> None:
    """D-18, DR-11.2: shields and armor are counted, and nobody loses more than they have."""
    run = field(
        [hero(0, "brawler"), hero(1, "archer"), hero(2, "hexer")], [enemy(1, "boss")], [["h0", "h1", "h2"], ["e1"]]
    )
    boss, shielded, weak = run.state.enemy("e1"), run.state.hero("h1"), run.state.hero("h2")
    assert boss is not None
    boss.dmg, shielded.shields, weak.hp = 4, 5, 2
    kept, other, last = redirect_options(Look(run.state, GAME.content), ["h0"], "e1")
    assert [one.usual for one in (kept, other, last)] == [None, False, False], (
        "no colour says that the others should have it"
    )
    assert (kept.id, said(kept.label)) == ("no", "No, come to me")
    assert said(kept.hint).endswith("a plain blow of 4 takes 4 hp")
    assert said(other.hint).endswith("5 shields; a plain blow of 4 takes nothing")
    assert said(last.hint).endswith("a plain blow of 4 takes 2 hp")
    run.state.hero("h2").fallen = True
    refused = redirect_options(Look(run.state, GAME.content), ["h0", "h1"], "e1")
    assert [one.id for one in refused if one.refused is None] == ["no"], "E-17: neither back nor to the fallen"


def test_what_lets_an_attack_come_says_that_it_ends_the_hiding_and_what_that_costs() -> None:
    """DR-10.5: that a card does less once its hero is found was read after the choice."""
    run = field(
        [hero(0, "sneak"), hero(1, "archer")],
        [enemy(1, "boss")],
        [["h0", "h1", "e1"]],
        edit=lambda state: lay(state, "h0", polite_stab=3),
    )
    look, sneak = Look(run.state, GAME.content), run.state.hero("h0")
    assert said(redirect_options(look, ["h0"], "e1")[0].label) == "No, come to me"
    sneak.statuses.append(Status("hidden"))
    assert said(redirect_options(look, ["h0"], "e1")[0].label) == ("No, come to me · hidden no longer, Polite Stab 3→2")
    assert said(struck_option(look, "h0", 2).label) == "Sneak · hidden no longer, Polite Stab 3→2"
    assert said(struck_option(look, "h1", 2).label) == "Archer"
    for die in sneak.dice:
        die.where = "pool"
    assert said(struck_option(look, "h0", 2).label) == "Sneak · hidden no longer", "it has no die any more"


def test_who_passes_a_test_most_likely_is_the_usual_one() -> None:
    """D-4: of two who pass alike nobody is."""
    run = table(2)
    look = Look(run.state, GAME.content)
    for stat in ("str", "agi", "int"):
        adds = {one.id: whom.strength(look, one.id, stat) for one in run.state.heroes}
        usual = [
            one.id
            for one in whom.tester_options(look, vocabulary.Test(do="test", stat=stat, difficulty=6))
            if one.usual
        ]
        best = [one for one, n in adds.items() if n == max(adds.values())]
        assert usual == (best if len(best) == 1 else []), stat
