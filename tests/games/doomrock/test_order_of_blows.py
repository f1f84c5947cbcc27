"""Whether anybody could want blows in another order (D-9), blow by blow: who falls, what turns over, what is lost."""

from collections.abc import Callable
from typing import Any

import pytest

from cogs.doomrock.rules.battle.blows import Blows, order_matters
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import content, enemy, field, hero, take_markers
from tests.games.doomrock.test_what_cards_ask import wait


def matters(blows: Blows, edit: Callable[[DoomrockState], None] | None = None, encounter: str = "en.library") -> bool:
    """On a board of two heroes, two minions of 3 hp and a boss of 9, where nothing waits for blows."""
    run = field(
        [hero(0, "brawler"), hero(1, "hexer")],
        [enemy(1, hp=3), enemy(2, hp=3), enemy(3, "boss", 9)],
        [["h0", "e1"], ["h1"], ["e2"], ["e3"]],
        wait,
        edit=edit,
        encounter=encounter,
    )
    return order_matters(Look(run.state, content()), blows)


def with_foe(name: str, **changes: Any) -> Callable[[DoomrockState], None]:
    """An enemy is changed: `expose`: so many markers lie on it; `dice`: it holds a die of h0."""

    def edit(state: DoomrockState) -> None:
        foe = state.enemy(name)
        assert foe is not None
        for what, value in changes.items():
            if what == "expose":
                foe.expose = take_markers(state, *["blank"] * value)
            elif what == "dice":
                state.heroes[0].dice[0].where = f"stolen:{name}"
            else:
                setattr(foe, what, value)

    return edit


def test_one_blow_has_no_order() -> None:
    assert not matters(Blows(None, {"e3": 99})) and not matters(Blows(None, {}))
    assert not matters(Blows(None, {"e3": 99, "e9": 99})), "who is gone is not hurt"


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ({"e1": 1, "e2": 1}, False),
        ({"e1": 3, "e2": 3}, False),  # minions that fall, and nothing wakes
        ({"e1": 1, "e3": 8}, False),
        ({"e1": 1, "e3": 9}, True),  # with a boss a battle may end
        ({"e3": 9, "e1": 1}, True),
        ({"e1": 3, "e2": 3, "e3": 8}, False),
    ],
)
def test_who_falls(amounts: dict[str, int], expected: bool) -> None:
    assert matters(Blows(None, amounts)) is expected
    assert matters(Blows(None, amounts, raw=True)) is expected


@pytest.mark.parametrize(
    ("more", "n", "raw", "expected"),
    [
        ({}, 2, False, False),
        ({}, 3, False, True),
        ({}, 3, True, True),
        ({"shields": 1}, 3, False, False),
        ({"shields": 1}, 4, False, True),
        ({"shields": 1}, 3, True, True),  # nothing prevents lost hp
        ({"armor": 1}, 3, False, False),
        ({"armor": 1}, 4, False, True),
        ({"armor": 1}, 3, True, True),
        ({"hp": 1}, 1, False, True),
        ({"expose": 1}, 1, False, False),
        ({"expose": 1}, 2, False, True),  # its marker may add one
        ({"expose": 1}, 2, True, False),
    ],
)
def test_who_holds_a_die_gives_it_back_when_falling(more: dict[str, Any], n: int, raw: bool, expected: bool) -> None:
    blows = Blows(None, {"e1": n, "e2": 1}, raw=raw)
    assert matters(blows, with_foe("e1", dice=True, **more)) is expected


@pytest.mark.parametrize(
    ("marked", "amounts", "more", "expected"),
    [
        (("e1", "e2"), {"e1": 1, "e2": 1}, {}, True),
        (("e1",), {"e1": 1, "e2": 1}, {}, False),
        (("e1", "e2"), {"e1": 0, "e2": 1}, {}, False),
        (("e1", "e2"), {"e1": 0, "e2": 0}, {"attack": True}, True),
        (("e1", "e2"), {"e1": 1, "e2": 1}, {"shown": True}, False),
        (("e1", "e2"), {"e1": 1, "e2": 1}, {"raw": True}, False),
        (("e1", "e3"), {"e1": 1, "e2": 1}, {}, False),
    ],
)
def test_markers_of_two_are_turned_over_one_after_the_other(
    marked: tuple[str, ...], amounts: dict[str, int], more: dict[str, bool], expected: bool
) -> None:
    def edit(state: DoomrockState) -> None:
        for name in marked:
            with_foe(name, expose=1)(state)

    assert matters(Blows(None, amounts, **more), edit) is expected


def test_the_last_enemies_end_a_battle_in_which_all_must_be_defeated(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_boss(state: DoomrockState) -> None:
        assert state.battle is not None
        state.battle.enemies.pop()
        state.battle.groups.pop()

    both, one = Blows(None, {"e1": 3, "e2": 3}), Blows(None, {"e1": 3, "e2": 1})
    assert not matters(both, without_boss) and not matters(one, without_boss)
    library = content().encounters["en.library"]
    assert library.victory == "bosses"
    monkeypatch.setitem(content().encounters, "en.library", library.model_copy(update={"victory": "all"}))
    assert matters(both, without_boss) and matters(one, without_boss)
    assert not matters(both) and not matters(one), "another is left"
    assert not matters(Blows(None, {"e1": 2, "e2": 2}), without_boss)


def test_whoever_attacks_loses_the_other_attacks_by_falling() -> None:
    blows = Blows("e1", {"e1": 3, "e2": 1}, attack=True)
    assert matters(blows) and not matters(Blows("e1", {"e1": 2, "e2": 1}, attack=True))
    assert not matters(Blows("e1", {"e1": 3, "e2": 1}))


def wearing(*items: str, off: tuple[str, ...] = (), edit: Callable[[DoomrockState], None] | None = None) -> Any:
    def dressed(state: DoomrockState) -> None:
        state.heroes[0].equipped, state.heroes[0].off = list(items), list(off)
        if edit is not None:
            edit(state)

    return dressed


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ("it.ladle", True),  # the first attack of the round has its bonus
        ("it.teaspoon", False),  # each has it
        ("it.toasting_fork", True),  # the first one lays a marker
        ("it.umbrella", False),  # waits for no attack
    ],
)
def test_who_has_a_bonus_for_the_first_blow_chooses_whom_it_hits(item: str, expected: bool) -> None:
    assert item in content().items
    blows = Blows("h0", {"e1": 1, "e2": 1}, attack=True)
    assert matters(blows, wearing(item)) is expected
    assert not matters(blows, wearing(item, off=(item,))), "an item that is switched off does nothing"
    assert matters(blows, wearing("it.pointer", item, off=(item,))), "another item may be on"
    assert not matters(Blows("h1", {"e1": 1, "e2": 1}, attack=True), wearing(item)), "it is another hero's"
    assert not matters(Blows("h0", {"e1": 1, "e2": 1}), wearing(item)), "this is no attack"


def test_what_wakes_and_reaches_beyond_whoever_is_hurt_makes_an_order() -> None:
    """The dragon marks whoever hurts it first; lost hp wakes nothing (DR-11.5)."""
    both = {"e1": 1, "e3": 1}
    for attack in (True, False):
        assert matters(Blows("h0", both, attack=attack), encounter="en.audit")
    assert not matters(Blows("h0", both, raw=True), encounter="en.audit")
    assert not matters(Blows("h0", {"e1": 1, "e2": 1}), encounter="en.audit"), "minions wake nothing"
    assert not matters(Blows("h0", both)), "nor does another boss"


@pytest.mark.parametrize(("item", "name"), [("it.channel_robe", "pushes"), ("it.hedgehog_mail", "hurts")])
def test_what_an_attack_wakes_is_not_woken_by_other_harm(item: str, name: str) -> None:
    blows = {"h0": 1, "h1": 1}
    assert matters(Blows("e3", blows, attack=True), wearing(item)), name
    assert not matters(Blows("e3", blows), wearing(item)) and not matters(Blows("e3", blows, raw=True), wearing(item))
    assert not matters(Blows("e3", blows, attack=True))


HEROES_HURT = {"h0": 1, "h1": 1}


def test_what_is_in_the_bag_may_come_in_between_where_somebody_may_fall() -> None:
    def holding(*items: str, hp: int = 1, shields: int = 0, ask: bool = False) -> Callable[[DoomrockState], None]:
        def edit(state: DoomrockState) -> None:
            state.items = list(items)
            state.heroes[0].hp, state.heroes[0].shields = hp, shields
            if ask:
                state.options.shield_choice = "ask"

        return edit

    for raw in (False, True):
        blows = Blows("e3", HEROES_HURT, raw=raw)
        assert matters(blows, holding("it.soup")), "soup saves the first, or the second"
        assert not matters(blows, holding()), "nobody can do anything"
        assert not matters(blows, holding("it.soup", hp=2)), "nobody falls"
    blows = Blows("e3", HEROES_HURT)
    assert not matters(blows, holding("it.soup", shields=1)), "the shield is spent by itself"
    assert matters(blows, holding("it.soup", shields=1, ask=True)), "its player may keep the shield"
    assert not matters(blows, holding("it.soup", hp=2, shields=1, ask=True))


def test_a_reaction_that_lies_ready_makes_an_order_of_attacks_alone() -> None:
    def ready(state: DoomrockState) -> None:
        state.heroes[0].abilities.append("ab.duck")
        state.heroes[0].dice[0].face, state.heroes[0].dice[0].where = 1, "ability:ab.duck"

    assert content().abilities["ab.duck"].symbol == "reaction"
    assert matters(Blows("e3", HEROES_HURT, attack=True), ready)
    assert not matters(Blows("e3", HEROES_HURT), ready) and not matters(Blows("e3", HEROES_HURT, attack=True))
