"""The house's Rangers: they go after missions, come home, and play the story to each of its endings."""

from collections import Counter
from itertools import islice, product
from typing import Any

import pytest

from bot.commands.games import find_game
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.rangers.game import game
from cogs.rangers.house import balance
from cogs.rangers.house.aims import aims, goals, wanted_by
from cogs.rangers.house.openings import ground_of
from cogs.rangers.state import MissionRecord

ENDINGS = {"lit", "shared", "left_dark", "let_go"}
CAMPAIGNS = range(58, 98)
"""The rarest ending (the lamp is let go) comes once in some twenty campaigns; here all four come within a dozen."""


def _campaign(number: int) -> Run[Any]:
    made = find_game("rangers-campaign")
    name = f"c{number}".encode()
    run = Run.start(made, name, 1 + number % 4, made.options(length="30"))
    crowd = Crowd(greedy_player, name, 0)
    while not run.over:
        crowd.step(run)
        run.journal.clear()
    return run


def test_house_players_reach_all_four_endings() -> None:
    reached: set[str] = set()
    for number in CAMPAIGNS:
        reached.add(str(_campaign(number).state.result))
        if reached >= ENDINGS:
            return
    raise AssertionError(f"only {sorted(reached)} in {len(CAMPAIGNS)} campaigns")


def test_a_mission_wants_the_cards_that_it_speaks_of() -> None:
    content = game().content
    assert wanted_by(content, "fern.mi.relight") == {"fern.a.gutter_lantern": "progress"}
    assert wanted_by(content, "fern.mi.rope_in_orchard")["fern.ha.rope"] == "harm"
    assert set(wanted_by(content, "fern.mi.see_him_home")) == {"fern.v.old_tom", "fern.a.next_bend"}


def test_the_story_binds_the_group_to_a_place_only_where_it_goes_on_nowhere_else() -> None:
    made = game()
    state = Run.start(made, b"goals", 1).state
    state.day, state.length = 12, 12
    state.missions = {"fern.mi.relight": MissionRecord(1)}
    assert goals(state, made.content) == [] and "fern.a.gutter_lantern" in aims(state, made.content)
    state.missions = {"fern.mi.long_lamp": MissionRecord(1)}
    assert goals(state, made.content) == ["SW", "LH"]
    state.missions = {"fern.mi.night_walk": MissionRecord(1, checks=2)}
    assert goals(state, made.content) == ["WL"]
    state.missions = {"fern.mi.long_lamp": MissionRecord(1)}
    state.day, state.length = 2, 30  # whoever has time to spare does not hurry to the end
    assert "fern.a.great_lamp" not in aims(state, made.content)


def test_strangers_are_listened_to_only_while_every_main_mission_can_wait() -> None:
    made = game()
    state = Run.start(made, b"leisure", 1).state
    place = next(place for place in made.content.locations.values() if place.pivotal is not None)
    state.place, state.day, state.length = place.code, 2, 30
    lives = {card.id for card in made.content.of_set(str(place.pivotal))}
    for missions, listens in (
        ((), True),
        (("fern.mi.long_lamp",), True),
        (("fern.mi.relight",), False),
        (("fern.mi.long_lamp", "fern.mi.relight"), False),
    ):
        state.missions = {name: MissionRecord(1) for name in missions}
        assert bool(lives & set(aims(state, made.content))) is listens, missions
    state.day = state.length  # nothing waits any more
    state.missions = {"fern.mi.long_lamp": MissionRecord(1)}
    assert not lives & set(aims(state, made.content))


def test_the_balance_is_measured() -> None:
    made = game()
    found = balance.balance(made, made.content, 1, 1, "test", ("field", "decks"), lambda told: None)
    names = [figure.name for figure in found.figures]
    assert names == [f"field: {name}" for _ in balance.PARTIES for name in balance.GOALS["field"]]
    assert [cell.name for cell in found.parts] == [deck.name for deck in made.content.prebuilt.values()]
    rounds = found.figures[0]
    assert 1 < rounds.value < 20 and (round(rounds.least, 2), round(rounds.most, 2)) == (5.95, 9.2)


def test_for_cards_each_number_of_rangers_rides_with_each_preset(monkeypatch: pytest.MonkeyPatch) -> None:
    made, ridden = game(), set()

    def play_day(_: Any, __: Any, name: str, seats: int, tally: balance.Tally, *, options: Any, brings: Any) -> None:
        ridden.add((seats, options.preset))
        tally.days += 1
        tally.seen.update(dict.fromkeys(made.content.cards(), balance.OFTEN))

    monkeypatch.setattr(balance, "play_day", play_day)
    balance.balance(made, made.content, 0, 2, "test", ("cards",), lambda told: None)
    assert ridden == set(product(balance.PARTIES, balance.PRESETS))


def test_cards_are_counted_once_a_day_and_those_seen_least_are_gone_to() -> None:
    made = game()
    tally = balance.Tally()
    for number in (1, 2):
        balance.play_day(made, made.content, f"cards:{number}", 1, tally, brings=made.trial_opening(number, 1))
    assert set(tally.seen.values()) == {1, 2} and max(tally.used.values()) <= tally.days == 2
    path = [card for card in made.content.path_cards.values() if made.content.sets[card.set].kind == "terrain"]
    tally.seen = Counter({card: balance.OFTEN for card in made.content.path_cards})
    rare = next(card for card in path if card.id == "fern.shore.tide")
    tally.seen[rare.id] = 0
    ahead = list(islice(balance.towards_the_unseen(made.content, tally, 600), 5))
    places = [made.content.location(ground_of(made.content, number)[0]) for number in ahead]
    assert {ground_of(made.content, number)[1] for number in ahead} == {rare.set}
    assert all(place is not None and place.pivotal for place in places) and 600 <= ahead[0] < ahead[-1]
    tally.seen[rare.id] = balance.OFTEN
    assert list(balance.towards_the_unseen(made.content, tally, 600)) == []
