"""What Doomrock's cards may ask about and cost, looked up on boards laid by hand: numbers, conditions, costs, hands,
markers that last, and why a person, a card or a die cannot be meant."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.decision import text
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.reading.facts import DoomrockFacts, Look
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.refusals import refusal
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero, take_markers
from tests.games.doomrock.kit import table

Edit = Callable[[DoomrockState], None]


async def wait(play: DoomrockPlay) -> None:
    """Rules that ask something and go no further."""
    await play.ask(0, "doomrock.gear", text("dr-ask-gear"), lambda: [items.NEVER_MIND], forced=False)


def board(edit: Edit = lambda state: None) -> DoomrockState:
    """h0 stands with the minion e1, h1 alone, the minion e2 and the boss e3 apart; the heroes act, in the first round
    of a battle."""
    made = field(
        [hero(0, "brawler"), hero(1, "hexer")],
        [enemy(1, hp=3), enemy(2, hp=3), enemy(3, "boss", 9)],
        [["h0", "e1"], ["h1"], ["e2"], ["e3"]],
        wait,
        edit=edit,
    )
    return made.state


def facts(state: DoomrockState, **context: Any) -> DoomrockFacts:
    return DoomrockFacts(Look(state, content()), Context("it.soup", **context))


# ---------------------------------------------------------------------- numbers and conditions


def prepared(state: DoomrockState) -> None:
    """h1 has fallen; h0 has a locked die and 2 hp; e1 has two markers; the third round of the second segment."""
    first, second = state.heroes
    first.hp, first.heroism, second.fallen, second.hp = 2, 3, True, 0
    first.dice[0].where, first.dice[0].face = "locked:ab.x", 3
    assert state.battle is not None
    state.battle.groups = [["h0", "e1"], ["e2"], ["e3"]]
    state.battle.round, state.battle.enrage, state.segment = 3, 4, 2
    foe = state.enemy("e1")
    assert foe is not None
    foe.expose = take_markers(state, "blank", "blank")
    foe.hp = 1


@pytest.mark.parametrize(
    ("name", "context", "n"),
    [
        ("hero", {}, 2),
        ("living_hero", {}, 1),
        ("segment", {}, 2),
        ("round", {}, 3),
        ("enrage", {}, 4),
        ("adjacent_enemy", {"user": "h0"}, 1),
        ("adjacent_enemy", {}, 0),
        ("expose_on_target", {"targets": ["e1", "e2"]}, 2),
        ("expose_on_target", {"targets": ["e2", "e1"]}, 0),
        ("expose_on_target", {"targets": ["e2"], "aim": "e1"}, 2),
        ("expose_on_target", {}, 0),
        ("expose_on_target", {"targets": ["e9"]}, 0),
        ("locked_die", {"user": "h0"}, 1),
        ("locked_die", {"user": "e1"}, 0),
        ("locked_die", {}, 0),
        ("base", {"user": "e1"}, 2),  # enraged enemies hit harder
        ("base", {"user": "h0"}, 0),
        ("base", {}, 0),
    ],
)
def test_numbers(name: str, context: dict[str, Any], n: int) -> None:
    assert facts(board(prepared), **context).number(name) == n


HOLDS: list[tuple[str, Any, dict[str, Any], bool]] = [
    ("round", 3, {}, True),
    ("round", 2, {}, False),
    ("segment", 2, {}, True),
    ("segment", 3, {}, False),
    ("enrage_ge", 4, {}, True),
    ("enrage_ge", 5, {}, False),
    ("minions_le", 2, {}, True),
    ("minions_le", 1, {}, False),
    ("die_face", 4, {"die_face": 4}, True),
    ("die_face", 4, {"die_face": 5}, False),
    ("die_face", 4, {"die_face": 4, "faces": (1, 2)}, False),
    ("die_face", 4, {"faces": (1, 4)}, True),
    ("damaged", None, {"dealt": 1}, True),
    ("damaged", None, {"dealt": 0}, False),
    ("damaged", True, {"dealt": 2}, True),
    ("damaged", False, {"dealt": 2}, False),
    ("damaged", False, {"dealt": 0}, True),
    ("hp_le", 2, {"user": "h0"}, True),
    ("hp_le", 1, {"user": "h0"}, False),
    ("hp_le", ["target", 1], {"user": "h0", "targets": ["e1"]}, True),
    ("hp_le", ["target", 2], {"user": "h0", "targets": ["e2"]}, False),
    ("hp_le", 2, {}, False),
    ("heroism_ge", 3, {"user": "h0"}, True),
    ("heroism_ge", 4, {"user": "h0"}, False),
    ("heroism_ge", 1, {"user": "e1"}, False),
    ("heroism_ge", 0, {"user": "e1"}, True),
    ("is", "hero", {"user": "h0"}, True),
    ("is", "enemy", {"user": "h0"}, False),
    ("is", "enemy", {"user": "e1"}, True),
    ("is", "hero", {"user": "e1"}, False),
    ("is", "minion", {"user": "e1"}, True),
    ("is", "boss", {"user": "e1"}, False),
    ("is", ["target", "boss"], {"targets": ["e3"]}, True),
    ("is", ["subject", "boss"], {"subject": "e9", "subject_kind": "boss"}, True),
    ("is", ["subject", "minion"], {"subject": "e9", "subject_kind": "boss"}, False),
    ("is", ["target", "boss"], {"targets": ["e9"], "subject_kind": "boss"}, False),
    ("is", "hero", {}, False),
    ("adjacent", "target", {"user": "h0", "targets": ["e1"]}, True),
    ("adjacent", "target", {"user": "h0", "targets": ["e2"]}, False),
    ("adjacent", "target", {"user": "h0", "targets": ["h0"]}, False),
    ("adjacent", "target", {"targets": ["e1"]}, False),
    ("exposed", "target", {"targets": ["e1"]}, True),
    ("exposed", "target", {"targets": ["e2"]}, False),
    ("exposed", None, {"user": "h0"}, False),
    ("exposed", "target", {}, False),
    ("hidden", None, {"user": "h0"}, False),
    ("surrounded", None, {"user": "h0"}, False),
    ("rampaging", None, {"user": "h0"}, False),
]


@pytest.mark.parametrize(
    ("name", "argument", "context", "expected"), HOLDS, ids=[f"{row[0]}-{row[1]}-{n}" for n, row in enumerate(HOLDS)]
)
def test_conditions(name: str, argument: Any, context: dict[str, Any], expected: bool) -> None:
    assert facts(board(prepared), **context).holds(name, argument) is expected


def test_who_is_active_while_nobody_is_or_has_fallen() -> None:
    """DR-13.5: then it is the hero with the highest threat."""
    state = board()
    assert state.battle is not None
    assert facts(state).one("active_hero") == "h0" and facts(state, active_hero="h1").one("active_hero") == "h1"
    state.battle.active_hero = "h1"
    assert facts(state).one("active_hero") == "h1" and facts(state, active_hero="h0").one("active_hero") == "h0"
    state = board(prepared)
    assert facts(state, active_hero="h1").one("active_hero") == "h0", "h1 has fallen"


def test_conditions_of_somebody_hidden_and_of_nothing() -> None:
    state = board(prepared)
    state.heroes[0].statuses.append(Status("hidden"))
    assert facts(state, user="h0").holds("hidden", None)
    for ask in (facts(state).number, lambda name: facts(state, user="h0").holds(name, None)):
        with pytest.raises(KeyError):
            ask("nothing")


def test_off_the_battlefield_there_is_no_round_and_nobody_to_count() -> None:
    run = table(2)
    state = run.state
    on_map = DoomrockFacts(Look(state, run.game.content), Context("it.soup", user="h0"))
    assert [on_map.number(name) for name in ("round", "enrage", "adjacent_enemy", "segment")] == [0, 0, 0, 1]
    assert not on_map.holds("enrage_ge", 0) and not on_map.holds("minions_le", 9) and not on_map.holds("round", 1)
    assert on_map.holds("area_kind", "town") and not on_map.holds("area_kind", "wilderness")
    assert on_map.scale() == 0 and on_map.base() == 0


def test_asking_changes_nothing() -> None:
    state = board(prepared)
    before = state.model_dump()
    for name, argument, context, _ in HOLDS:
        facts(state, **context).holds(name, argument)
    for answer in ("h0", "e1", "h0:ab.haymaker", "use:it.soup", "travel:1"):
        refusal(state, content(), 0, None, answer)
    assert state.model_dump() == before
