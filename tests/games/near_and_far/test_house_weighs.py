"""What the house's player of Near and Far finds worth more: treasures, food, people, stories and bosses on its way; and
where whoever is curious goes instead."""

from types import SimpleNamespace
from typing import cast

from bot.rules.decision import Decision, Option, text
from bot.rules.kernel.run import Request, Run
from cogs.near_and_far.game import game
from cogs.near_and_far.house import curious, greedy, people, visiting, walking
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.state import FarOptions, FarState
from tests.games.near_and_far.test_house_of_long_games import in_play


def asked(key: str, *able: str) -> Request:
    """A question of this key with these options, as far as the house looks at it."""
    decision = Decision((0,), key, text("x"), lambda: [Option(one, text("x")) for one in able])
    return cast("Request", SimpleNamespace(decision=decision, anytime=False))


def test_of_treasures_points_come_first_then_icons_then_what_it_does() -> None:
    state, content = in_play(), game().content
    state.players[0].birds, state.players[0].treasures = 1, []
    best_first = ["tre_33", "tre_36", "tre_20", "tre_32", "tre_35", "tre_01", "tre_21"]
    shown = [content.treasures[card] for card in best_first]
    assert [card.points for card in shown] == [3, 2, 0, 2, 1, 0, 0]
    assert [sum(card.icons.values()) for card in shown] == [0, 0, 2, 0, 0, 1, 0]
    assert [bool(card.abilities) for card in shown] == [False, True, False, False, True, False, True]
    for place, card in enumerate(best_first):
        able = sorted(best_first[place:])
        for order in (able, able[::-1]):
            assert greedy.answer(state, content, asked("far.hut", *order, "none"), 0) == card
        assert greedy.answer(state, content, asked("far.hut-drop", *sorted(best_first[: place + 1])), 0) == card


def test_the_more_food_there_is_the_less_the_farm_is_worth() -> None:
    state, content = in_play(), game().content
    own = state.players[0]
    own.hand = []
    worths = []
    for own.food in range(9):
        worths.append(visiting.visit_worth(state, content, 0, "farm"))
    assert worths[0] == worths[2] > worths[3] == worths[5] > worths[6] == worths[8] > 0


def test_people_are_wanted_until_the_party_is_whole() -> None:
    state, content = in_play(), game().content
    own, folk = state.players[0], sorted(content.adventurers)
    own.party, own.coins, own.food, state.row = {}, 0, 5, folk[10:15]
    for n in range(people.PARTY + 2):
        own.reserve = folk[:n]
        assert people.is_poor(state, content, 0) == (n < people.PARTY), n
    state.round = 99  # whoever must learn to dig never has enough of them
    assert people.is_poor(state, content, 0)


def walker(at: str) -> FarState:
    """Somebody without camps on a map on which nothing waits but what a test puts there."""
    state = in_play()
    own = state.players[0]
    own.area, own.at, own.camps, own.birds, own.treasures = "map", at, 0, 0, []
    state.threats, state.bosses, state.quests = [], {}, []
    return state


def test_a_story_is_worth_more_with_hearts_to_spare_but_no_more_than_two_are_counted_on() -> None:
    content, worths = game().content, []
    state = walker("08")
    assert walking.best_space(state, content, 0) in {(0.0, space) for space in state_spaces(state)}
    state.quests = ["08"]
    for state.players[0].hearts in range(10):
        found = walking.best_space(state, content, 0)
        assert found is not None and found[1] == "08"
        worths.append(found[0])
    assert 0 < worths[0] == worths[3] < worths[4] < worths[5] == worths[9]


def state_spaces(state: FarState) -> list[str]:
    return [space.id for space in table.the_map(state, game().content).spaces]


def test_whoever_is_strong_enough_walks_towards_a_boss_and_nobody_else_does() -> None:
    content = game().content
    state: FarState = Run.start(game(), b"boss", 2, FarOptions(mode="campaign", map=11)).state.model_copy(deep=True)
    own = state.players[0]
    own.area, own.at, own.camps, state.threats, state.quests = "map", "T", 0, [], []
    steps = table.the_map(state, content).steps
    (near, *_) = sorted(state.bosses, key=lambda boss: steps["T"][boss])
    worths = []
    for own.hearts in (4, 11, 12, 13):
        found = walking.best_space(state, content, 0)
        assert found is not None
        worths.append(found[0])
        assert steps[found[1]][near] < steps["T"][near] or not found[0]
    assert 0 == worths[0] < worths[1] < worths[2] < worths[3]


def test_the_curious_one_makes_the_name_that_a_card_which_nobody_has_had_asks_for() -> None:
    """NF-4.4c, NF-9.1."""
    state, content = in_play(), game().content
    own = state.players[0]
    own.rep, own.coins, own.gems, own.food, own.hand = 0, 7, 0, 1, ["bas_38"]
    request, late = asked("far.building", "saloon", "town_hall"), 2 * curious.OFTEN + 1
    for rounds, unseen, hand, wished in (
        (late, {"bas_38"}, ["bas_38"], "town_hall"),
        (late, {"bas_38"}, [], None),
        (late, {"bas_39"}, ["bas_38"], None),
        (curious.ALONE, {"bas_38"}, ["bas_38"], None),
    ):
        state.round, own.hand = rounds, hand
        assert curious.answer(state, content, request, 0, unseen) == wished


def test_the_curious_one_sets_out_when_one_of_the_stories_in_reach_is_new() -> None:
    state, content = walker("08"), game().content
    state.quests = ["08", "27"]
    quest = table.the_map(state, content).by_id["08"].quest
    state.round = curious.ALONE + 1
    assert curious.answer(state, content, asked("far.turn"), 0, {quest}) == "adventure"
    assert curious.answer(state, content, asked("far.turn"), 0, {"nothing"}) is None
    state.round = curious.ALONE
    assert curious.answer(state, content, asked("far.turn"), 0, {quest}) is None
