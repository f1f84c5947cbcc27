"""In which order things happen, and whom a boss means, is asked where it can matter on the table as it stands (DR-1.3,
D-20); running tables go on being asked."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.effects.order import Unit
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.rules.battle.boss import boss_turn
from cogs.doomrock.rules.cards import triggers
from cogs.doomrock.rules.cards.rehearsal import is_free_of_order
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockOptions, DoomrockState, Modifier, Status
from tests.games.doomrock.battle_table import asked, choose, enemy, field, hero, said
from tests.games.doomrock.kit import asked as keys
from tests.games.doomrock.test_order import pairs, played

STORED = DoomrockOptions.model_validate(DoomrockOptions().model_dump(exclude={"questions"}))
"""As a running table has them."""


# ---------------------------------------------------------------- in which order


def window(sneak_beside: tuple[str, ...], *, is_loud: bool, options: DoomrockOptions | None = None) -> Run[Any]:
    """Window Four pulls whoever is loudest to the boss while the Sneak's trowel counts the enemies beside."""

    def edit(state: DoomrockState) -> None:
        state.hero("h1").equipped.append("it.trowel")
        state.modifiers.append(Modifier("threat", 9, "h1" if is_loud else "h0", "battle", "ab.haymaker"))

    foes = [enemy(1, "boss", 9), enemy(2), enemy(3)]
    rest = [one.id for one in foes if one.id not in sneak_beside]
    groups = [["h0"], ["h1", *sneak_beside], *([one] for one in rest)]
    heroes = [hero(0, "archer"), hero(1, "sneak")]
    return field(heroes, foes, groups, "battle_initiative", edit=edit, options=options, encounter="en.window")


@pytest.mark.parametrize("beside", [(), ("e2",), ("e2", "e3")])
def test_an_order_that_comes_to_the_same_is_not_asked_for(beside: tuple[str, ...]) -> None:
    """DR-1.3: another hero is pulled than the one whose trowel counts."""
    run = window(beside, is_loud=False)
    assert "doomrock.order" not in keys(run)
    assert run.state.hero("h1").shields == len(beside), "both have happened"
    assert "doomrock.order" in keys(window(beside, is_loud=False, options=STORED)), "answers of old tables are stored"


def test_an_order_that_matters_is_asked_for_and_each_card_says_what_it_does() -> None:
    """DR-1.3, D-9: once pulled, the Sneak stands beside the boss, and the trowel counts one more."""
    run = window((), is_loud=True)
    options = asked(run, "doomrock.order").options(run)
    told = [surface().words.format(one.hint, run.name_of) for one in options if one.hint is not None]
    assert len(told) == 2 and "pulled to the Under-Clerk" in told[0] and "gain 1 shield per adjacent enemy" in told[1]
    shields = []
    for order in (["en.window|", "it.trowel|h1"], ["it.trowel|h1", "en.window|"]):
        again = window((), is_loud=True)
        choose(again, "doomrock.order", order)
        shields.append(again.state.hero("h1").shields)
    assert shields == [1, 0]


def resolving(units: list[Unit], told: list[bool]) -> Callable[[DoomrockPlay], Any]:
    """Rules that resolve these units in this order, and note what a rehearsal said before."""

    def context_of(unit: Unit) -> Context:
        return Context(source=unit.card, user=unit.owner, subject="h0", stack=(f"start_of_round|{unit.card}",))

    async def rules(play: DoomrockPlay) -> None:
        async def tried(rehearsed: DoomrockPlay, order: Any) -> None:
            await triggers.resolve(rehearsed, order, context_of)

        before = play.state.model_dump_json()
        told.append(is_free_of_order(play, tried, units))
        assert play.state.model_dump_json() == before, "the table is only looked at"
        await triggers.resolve(play, units, context_of)

    return rules


@pytest.mark.parametrize("moment", ["start_of_round", "end_of_round", "battle_start"])
def test_what_a_rehearsal_calls_free_of_order_is_played_in_both(moment: str) -> None:
    free = not_free = 0
    for place, (one, other) in enumerate(pairs(moment)):
        told: list[bool] = []
        forth = played(f"rehearsed {moment} {place}", resolving([one, other], told))
        if told[0]:
            free += 1
            assert played(f"rehearsed {moment} {place}", resolving([other, one], told)) == forth, (one, other)
        else:
            not_free += 1
    assert free and not_free


def test_markers_that_are_drawn_prove_nothing() -> None:
    """Whether somebody is asked must not tell that two markers, which lie face down, are alike."""
    found: list[bool] = []

    async def rules(play: DoomrockPlay) -> None:
        async def lay(rehearsed: DoomrockPlay, order: Any) -> None:
            for one in order:
                rehearsed.state.hero(one).expose.append(rehearsed.state.pool.pop())

        async def throw(rehearsed: DoomrockPlay, order: Any) -> None:
            rehearsed.roll("pick")

        found.append(is_free_of_order(play, lay, ["h0", "h1"]))
        found.append(is_free_of_order(play, throw, ["h0", "h1"]))

    def alike(state: DoomrockState) -> None:
        state.pool.sort()

    field([hero(0, "archer"), hero(1, "sneak")], [enemy(1, "boss")], [["h0", "h1"], ["e1"]], rules, edit=alike)
    assert found == [False, False]


# ---------------------------------------------------------------- whom a boss means


def tied(card: str, *, is_hidden: bool = False, options: DoomrockOptions | None = None) -> Run[Any]:
    """A boss's turn with two heroes of the same threat; the card lies on top."""

    def edit(state: DoomrockState) -> None:
        assert state.battle is not None
        state.modifiers.append(Modifier("threat", 9, "h0", "battle", "ab.haymaker"))
        state.modifiers.append(Modifier("threat", 9, "h1", "battle", "ab.haymaker"))
        if is_hidden:
            for one in ("h0", "h1"):
                state.hero(one).statuses.append(Status("hidden"))
        state.battle.ai_draw.remove(card)
        state.battle.ai_draw.append(card)

    async def turn(play: DoomrockPlay) -> None:
        await boss_turn(play, "e1")

    groups = [["h0"], ["h1"], ["e1"]]
    heroes = [hero(0, "archer"), hero(1, "archer")]
    return field(heroes, [enemy(1, "boss", 9, dmg=2)], groups, turn, edit=edit, options=options)


def test_a_card_for_everybody_asks_nobody_who_is_meant() -> None:
    """D-20: it attacks each hero."""
    run = tied("ai.library.4")
    assert "doomrock.tie" not in keys(run)
    (line,) = said(run, "dr-ai")
    assert "active hero" not in surface().words.format(Text(line.kind, line.params), run.name_of)
    assert [one.hp < one.max_hp for one in run.state.heroes] == [True, True]
    assert "doomrock.tie" in keys(tied("ai.library.4", options=STORED)), "answers of old tables are stored"


def test_who_is_meant_is_asked_with_the_card_and_what_it_does() -> None:
    """D-20, DR-13.5."""
    run = tied("ai.library.1")
    request = asked(run, "doomrock.tie")
    prompt = surface().words.format(request.decision.prompt, run.name_of)
    assert "ai.library.1" in prompt and "Moves to the hero with the highest threat" in prompt, prompt
    hints = [one.hint.params["n"] for one in request.options(run) if one.hint is not None]
    assert hints == [2, 2], "what the attack comes to"
    choose(run, "doomrock.tie", "h1")
    assert [one.hp < one.max_hp for one in run.state.heroes] == [False, True]
    assert run.state.battle is None or run.state.battle.active_hero == "h1"


def test_whoever_is_hidden_may_pass_it_on_before_the_card_is_drawn() -> None:
    """D-18, DR-10.4: as ever, where one of those is hidden who could be meant."""
    run = tied("ai.library.4", is_hidden=True)
    assert asked(run, "doomrock.tie").decision.prompt.key == "dr-ask-tie" and not said(run, "dr-ai")
