"""What the house's players of Evershade go by: what stands on a card, whether a run pays, what is sold; and that a
table notices what cannot be."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.rules.decision import TABLE_SEAT, Answer, Decision, Option, text
from bot.rules.play.request import Request
from cogs.evershade.house import balance, curious, stepping, worth
from cogs.evershade.rules.field import board
from cogs.evershade.rules.story.companions import in_party, join, part
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import Character, CombatState
from tests.games.evershade import test_passives
from tests.games.evershade.test_curious import GAME, begun
from tests.games.evershade.test_house import CONTENT, bridge, place_of


@lru_cache
def _begun(path: str) -> CombatState:
    return bridge(path, "gatekeeper")


def fight(path: str = "wickbearer") -> CombatState:
    """The first fight of two, in which nobody is asked for a reaction."""
    state = _begun(path).model_copy(deep=True)
    state.fight.windows = 0
    return state


def test_more_of_a_number_is_worth_something_and_to_be_held_to_one_costs() -> None:
    state, content = test_passives.shown(), test_passives.content()

    def found(card: str) -> float:
        return worth.shown(state, content, state.heroes[0], card, content.action_cards[card].dark)

    assert found("own") > 0 > found("set_own") and found("B00") == 0


@pytest.mark.parametrize("space", ["A2", "B3", "D3"])
def test_before_it_strikes_somebody_runs_once_whose_card_strikes_harder_after_a_run(space: str) -> None:
    state = fight("courier")
    runner, other = state.heroes
    state.fight.spaces[runner.id] = space
    assert stepping.should_run(state, CONTENT, runner) and not stepping.should_run(state, CONTENT, other)
    state.fight.moved = {other.id: 4}
    assert stepping.should_run(state, CONTENT, runner)
    state.fight.moved = {runner.id: 1}
    assert not stepping.should_run(state, CONTENT, runner)


@pytest.mark.parametrize("entry", ["38", "58"])
def test_cards_of_enemies_that_are_not_drawn_in_all_the_fights_are_named(
    entry: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "HEROES", (2,))
    found = balance.balance(Skirmish(CONTENT), 1, 0, "named", (entry,), lambda told: None)
    (figure,) = [one for one in found.figures if "not drawn" in one.name]
    named = [note.removeprefix(f"{figure.name}: ").split(", ") for note in found.notes if note.startswith(figure.name)]
    assert len(named) == (figure.value > 0) and figure.value == sum(map(len, named))
    assert all(card in CONTENT.activations for cards in named for card in cards)


def camp(key: str, unseen: set[str], *able: str) -> Answer | None:
    """What whoever is curious does at a camp."""
    asked = Decision((0,), key, text("x"), lambda: [Option(one, text("x")) for one in able])
    return curious.answer(begun().state, CONTENT, cast("Request", SimpleNamespace(decision=asked)), unseen)


def test_a_foe_takes_a_blow_for_each_four_hp_but_no_more_than_two_of_each_hero() -> None:
    state = fight()
    (name, model), *_ = board.foes(state)
    worths = []
    for model.hp in (4, 8, 12, 16, 400):
        worths.append(worth.blows_left(state, name))
    assert worths == [1, 2, 3, 4, 4]


def test_cover_is_dug_where_there_is_none_yet() -> None:
    """LE-16.7: and it is worth as much wherever that is."""
    state = fight("bank_hand")
    hero = state.heroes[0]
    place = place_of(state, hero.id, "dig_in")
    worths = {}
    for space in ("A2", "B3"):
        state.fight.spaces[hero.id] = space
        worths[space] = worth.worth(state, CONTENT, hero.id, place)
    state.fight.changed["B3"] = {"cover": True}
    assert worths["A2"] == worths["B3"] > worth.worth(state, CONTENT, hero.id, place)
    state.fight.spaces[hero.id] = "A2"
    assert worth.worth(state, CONTENT, hero.id, place) == worths["A2"]


def test_companions_who_join_count_as_come_across_and_are_offered_no_more() -> None:
    """LE-25, A75."""
    run = begun()
    run.state.offered = ["tam_osk", "soot"]
    join(run.play, "soot", run.state.heroes[0].id)
    assert run.used["soot"] == 1 and run.state.offered == ["tam_osk"]
    assert in_party(run.state) == ["soot"] and part(run.play, "soot") and in_party(run.state) == []
    assert not part(run.play, "soot")


@pytest.mark.parametrize(("stream", "seat"), [("roll:two", 1), ("div:one", 0), ("terror:two", 1), ("roll:rat.a", -1)])
def test_a_heros_dice_are_its_players_and_all_others_nobodys(stream: str, seat: int) -> None:
    state = begun().state.model_copy(deep=True)
    state.seats, state.heroes = 2, [Character("one"), Character("two")]
    assert GAME.roller(state, stream) == (TABLE_SEAT if seat < 0 else seat)
    assert GAME.roller(state, "bag") is None


def test_a_simulation_may_play_each_act_that_is_written_alone() -> None:
    settings = GAME.named_options()
    for adventure in CONTENT.adventures.values():
        acts = sum(len(chapter.acts) for chapter in adventure.chapters)
        alone = [one["act"] for one in settings.values() if one.get("adventure") == adventure.id and "act" in one]
        assert set(alone) == set(range(1, acts + 1))


def test_what_nobody_has_had_is_built_for_improved_for_and_bought() -> None:
    goods = ["bench_ferry/socks", "bench_ferry/whistle", "bench_ferry/ride", "window_lamp/light"]
    assert camp("evershade.camp-action", {"wet_whistle"}, *goods) == "bench_ferry/whistle"
    assert camp("evershade.camp-action", {"two_mirrors"}, *goods) is None
    cards = ["build:window_lamp", "build:bench_ferry", "upgrade:window_lamp"]
    assert camp("evershade.camp-card", {"wet_whistle"}, *cards) == "build:bench_ferry"
    assert camp("evershade.camp-card", {"window_lamp_2"}, *cards) == "upgrade:window_lamp"
    assert camp("evershade.camp-card", {"window_lamp_2"}, *cards[:2]) == "build:window_lamp"
    assert camp("evershade.camp-card", {"window_lamp", "wet_whistle"}, *cards) == "build:window_lamp"
    assert camp("evershade.camp-card", {"nothing"}, *cards) is None


def kill(state: CombatState) -> None:
    next(model for _, model in board.foes(state)).hp = 0


def together(state: CombatState) -> None:
    first, second = (one.id for one in state.heroes)
    state.fight.spaces[first] = state.fight.spaces[second]


BREAKS: dict[str, Callable[[CombatState], Any]] = {
    "two models stand in one space": together,
    "Z9 is no space": lambda state: state.fight.spaces.update({state.heroes[0].id: "Z9"}),
    "stands with 0 HP": lambda state: setattr(state.heroes[1], "hp", 0),
    "cannot be like this": lambda state: setattr(state.heroes[1], "hp", state.heroes[1].max_hp + 1),
    "an enemy without HP stands": kill,
    "fewer tokens than none": lambda state: state.fight.bag.update(white=-1),
}


@pytest.mark.parametrize("words", BREAKS)
def test_what_cannot_be_in_a_combat_is_noticed(words: str) -> None:
    state, made = fight(), Skirmish(CONTENT)
    assert made.invariants(state) == []
    BREAKS[words](state)
    assert any(words in problem for problem in made.invariants(state))


def test_whoever_is_knocked_out_has_no_hp_and_nothing_is_broken() -> None:
    """LE-24: nor for whoever may still be saved."""
    state, made = fight(), Skirmish(CONTENT)
    hero = state.heroes[1]
    hero.hp, state.fight.windows = 0, 1
    assert made.invariants(state) == []
    state.fight.windows, hero.status = 0, "knocked_out"
    assert not any("0 HP" in problem for problem in made.invariants(state))
