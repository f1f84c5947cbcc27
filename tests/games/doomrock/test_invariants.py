"""The oracle of all random games is itself put to the test: each thing that it watches is broken once, and told."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from cogs.doomrock.house.trial import BattleTrial
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.state import Die, DoomrockState
from tests.games.doomrock.battle_table import content, enemy, field, hero

Break = Callable[[DoomrockState], None]


def whole() -> DoomrockState:
    """A field on which nothing is broken."""
    kept: list[DoomrockState] = []

    async def keep(play: DoomrockPlay) -> None:
        kept.append(deepcopy(play.state))

    field([hero(0, "brawler"), hero(1, "hexer")], [enemy(1), enemy(2)], [["h0", "e1"], ["h1"], ["e2"]], keep)
    (state,) = kept
    state.pool = [kind for kind, n in content().expose.items() for _ in range(n)]
    state.revealed, state.removed = [], []
    assert state.battle is not None
    state.battle.ai_draw, state.battle.ai_discard = content().ai_deck(state.battle.encounter, state.options.edition), []
    assert BattleTrial(content()).invariants(state) == []
    return state


def on_ability(state: DoomrockState, fits: bool) -> None:
    hero = state.heroes[0]
    card = content().abilities[hero.abilities[0]]
    hero.dice[0].face = next(face for face in range(1, 7) if (face in card.faces) == fits)
    hero.dice[0].where = f"ability:{card.id}"


def groups(state: DoomrockState, *found: list[str]) -> None:
    assert state.battle is not None
    state.battle.groups = list(found)


def first_enemy(state: DoomrockState, **fields: int) -> None:
    assert state.battle is not None
    for name, value in fields.items():
        setattr(state.battle.enemies[0], name, value)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda s: s.pool.pop(), "expose markers: lost {'cumulation': 1}"),
        (lambda s: s.heroes[0].expose.append("x"), "too many {'x': 1}"),
        (lambda s: setattr(s, "silver", -1), "owes silver"),
        (lambda s: setattr(s, "time", -1), "owes silver"),
        (lambda s: setattr(s.heroes[0], "hp", -1), "h0: hp -1"),
        (lambda s: setattr(s.heroes[0], "hp", s.heroes[0].max_hp + 1), "h0: hp"),
        (lambda s: setattr(s.heroes[1], "shields", -1), "shields -1"),
        (lambda s: setattr(s.heroes[1], "heroism", -1), "heroism -1"),
        (lambda s: setattr(s.heroes[0], "fallen", True), "fallen is True"),
        (lambda s: setattr(s.heroes[0], "hp", 0), "fallen is False"),
        (lambda s: setattr(s.heroes[0].dice[1], "id", s.heroes[0].dice[0].id), "a die is there twice"),
        (lambda s: s.heroes[0].dice.append(Die("d99")), "dice for"),
        (lambda s: setattr(s.heroes[0].dice[0], "where", "nowhere"), "is at 'nowhere'"),
        (lambda s: setattr(s.heroes[0].dice[0], "where", "ability:ab.none"), "is at 'ability:ab.none'"),
        (lambda s: setattr(s.heroes[0].dice[0], "where", "stolen:e9"), "is at 'stolen:e9'"),
        (lambda s: on_ability(s, fits=False), "lies on ab."),
        (lambda s: setattr(s.heroes[0].dice[0], "face", 1), "die d1 shows 1 at pool"),
        (lambda s: s.heroes[1].dice.__setitem__(2, Die("d3", 4, "stolen:e1")), "die d3 shows 4 at stolen:e1"),
        (lambda s: groups(s, ["h0", "e1"], ["h1"], ["e2"], []), "an empty group"),
        (lambda s: groups(s, ["h0", "e1"], ["h1", "e1"], ["e2"]), "in two groups"),
        (lambda s: groups(s, ["h0", "e1"], ["h1"]), "on the field"),
        (lambda s: first_enemy(s, hp=0), "e1: hp 0"),
        (lambda s: first_enemy(s, hp=99), "e1: hp 99"),
        (lambda s: first_enemy(s, shields=-1), "shields -1"),
        (lambda s: s.battle.ai_draw.pop(), "the AI deck: lost"),
        (lambda s: setattr(s.battle, "enrage", -1), "enrage below 0"),
        (lambda s: s.battle.enemies.extend(enemy(n) for n in range(3, 40)), "markers of kind minion"),
    ],
)
def test_what_is_broken_is_told(broken: Break, told: str) -> None:
    state = whole()
    broken(state)
    found = BattleTrial(content()).invariants(state)
    assert any(told in line for line in found), found


@pytest.mark.parametrize(
    "allowed",
    [
        lambda s: on_ability(s, fits=True),
        lambda s: setattr(s.heroes[0].dice[0], "where", "stolen:e1"),
        lambda s: setattr(s.heroes[0].dice[0], "where", "spent"),
        lambda s: setattr(s.heroes[0], "hp", s.heroes[0].max_hp),
        lambda s: setattr(s, "silver", 0),
    ],
)
def test_what_may_be_is_not_told(allowed: Break) -> None:
    state = whole()
    allowed(state)
    assert BattleTrial(content()).invariants(state) == []
