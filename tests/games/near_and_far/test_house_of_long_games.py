"""What the house's player of Near and Far does once a game is long: it hires, learns to dig, and keeps to what is worth
more, so that games end by round 30."""

import pytest

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.game import game
from cogs.near_and_far.house import digging, greedy, people, plan, visiting, walking
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.state import FarState
from tests.games.near_and_far.test_house import asked_for
from tests.games.near_and_far.test_picture import boards


def in_play() -> FarState:
    """A game of three in the middle of it."""
    state: FarState = next(run for run in boards(3) if run.state.phase == "play").state.model_copy(deep=True)
    return state


def test_whoever_walks_alone_in_a_long_game_sells_for_people_before_it_saves_for_a_card() -> None:
    """Four players with one adventurer each, and hearts for one camp a walk, once went on to round 31."""
    state, content = in_play(), game().content
    own = state.players[0]
    own.party, own.reserve, own.tokens, own.bought, own.treasures, state.row = {}, [], {}, [], [], []
    own.coins, own.gems, own.food, own.rep, own.hand = 2, 2, 0, 0, ["bas_01"]  # it costs two coins and a food
    one, two, *_ = sorted(content.adventurers)
    for rounds, folk, alone in ((walking.LONG, [one], False), (walking.LONG + 1, [one], True), (20, [one, two], False)):
        state.round, own.reserve = rounds, folk
        assert people.is_alone(state, content, 0) == alone
    own.reserve, state.round = [one], walking.LONG
    towards = plan.trade(state, content, 0)
    assert towards == ({"gem": 1}, {"food": 1}) and visiting._deal(state, content, 0) == towards
    state.round += 1
    assert visiting._deal(state, content, 0) == ({"gem": 1}, {"coin": 3})
    own.hand = []
    late = visiting.visit_worth(state, content, 0, "town_hall")
    state.round -= 1
    assert visiting.visit_worth(state, content, 0, "town_hall") < late


def test_once_a_game_is_long_nobody_leaves_town_for_less_than_a_visit_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    state, content = in_play(), game().content
    own = state.players[0]
    own.area, own.at, own.camps, state.mine, state.camps = "square", "", 9, {}, {}
    for other in state.players[1:]:
        other.area = "square"
    dug = max(visiting.visit_worth(state, content, 0, name) for name in table.buildings_for(state, 0))
    assert dug > greedy.ENOUGH
    for worth, rounds, wished in (
        (greedy.ENOUGH, walking.LONG, "adventure"),
        (greedy.ENOUGH, walking.LONG + 1, "town"),
        (99.0, walking.LONG + 1, "adventure"),
    ):
        monkeypatch.setattr(walking, "best_space", lambda *_, found=worth: (found, "04"))
        state.round = rounds
        assert greedy._turn(state, content, asked_for(), 0) == wished


def test_skill_is_worth_more_once_a_game_is_long() -> None:
    """NF-8.6: nobody dug deeper than skill 4 from round 15 to 31, with half of the Mine still free."""
    state, content = in_play(), game().content
    state.camps, state.round = {}, walking.LONG
    before = people.weights_of(state, content)
    state.round += 1
    after = people.weights_of(state, content)
    assert after["K"] > before["K"] and {**after, "K": 0} == {**before, "K": 0}


def stuck(state: FarState, content: FarContent) -> None:
    """Seat 0 digs with nothing, and camps stand on every space but the Mine's high numbers."""
    own = state.players[0]
    state.camps = {space.id: 1 for space in table.the_map(state, content).spaces}
    state.mine = {f"{row},{column}": 1 for row in range(3) for column in range(3)}
    own.party, own.reserve, own.tokens, own.bought, own.treasures, own.worlds = {}, [], {}, [], [], []
    own.area, own.at, own.camps = "square", "", 3
    for other in state.players[1:]:
        other.area = "square"


def test_who_cannot_dig_looks_where_skill_is_likely() -> None:
    """NF-4.5, NF-4.10, NF-4.12: somebody with three coins paid eleven food for new faces, five at a time, while every
    digger that was left cost more."""
    state, content = in_play(), game().content
    own = state.players[0]
    stuck(state, content)
    assert plan.is_stuck(state, content, 0)
    own.coins, own.food, state.row = 0, 3, []
    lowest = digging.wages(state, content, 0)
    assert lowest is not None and lowest > 0 and digging.at_saloon(state, content, 0) == 0
    state.row = sorted(content.adventurers)[:5]
    assert visiting.saloon(state, content, asked_for("done", "refresh"), 0) == "done"
    assert visiting.visit_worth(state, content, 0, "saloon") == 0.3
    poor = visiting.visit_worth(state, content, 0, "town_hall")
    own.coins = 8
    assert 0 < digging.at_saloon(state, content, 0) <= 1
    assert visiting.saloon(state, content, asked_for("done", "refresh"), 0) == "refresh"
    own.coins, own.gems = 0, 2
    assert visiting.visit_worth(state, content, 0, "town_hall") > poor, "a gem is wages"
    own.food = 0
    assert visiting.visit_worth(state, content, 0, "farm") == visiting.FARMING
    own.food = 2
    assert visiting.visit_worth(state, content, 0, "farm") < 1


def test_how_likely_the_hut_and_the_store_help_to_dig_is_counted_from_what_is_nowhere_to_be_seen() -> None:
    state, content = in_play(), game().content
    own = state.players[0]
    stuck(state, content)
    digs = [card for card in content.treasures if "K" in content.treasures[card].icons]
    own.birds = 0
    assert digging.at_hut(state, content, 0) == 0, "nothing could carry it (NF-4.12)"
    own.birds, state.treasure_discard = 1, []
    assert digging.at_hut(state, content, 0) == pytest.approx(digging.odds(len(digs), len(content.treasures), 3))
    state.options.side = "dusk"
    assert digging.at_hut(state, content, 0) == pytest.approx(len(digs) / len(content.treasures))
    state.treasure_discard = digs
    assert digging.at_hut(state, content, 0) == 0
    state.treasure_discard, own.treasures = [], digs[:1]
    assert digging.at_hut(state, content, 0) == 0, "no room, and nothing that can go"
    own.coins = own.gems = own.food = 0
    own.hand, state.basic_discard = [], []
    assert digging.at_store(state, content, 0) == 0, "nothing that it could pay"
    own.coins, own.food = 1, 1  # the Good Rope
    assert digging.at_store(state, content, 0) == pytest.approx(digging.odds(1, len(content.basic), 4))
    state.basic_discard = ["bas_03"]
    assert digging.at_store(state, content, 0) == 0


def test_once_the_bag_is_nearly_empty_whoever_was_sent_away_may_come_back() -> None:
    """NF-4.8."""
    state, content = in_play(), game().content
    stuck(state, content)
    everybody = sorted(content.adventurers)
    state.row, state.adv_discard = everybody[:5], everybody[5:-6]
    assert set(digging._in_the_bag(state, content)) <= set(everybody[-6:])
    state.adv_discard = everybody[5:-4]
    assert len(digging._in_the_bag(state, content)) > 6


def test_what_is_taken_off_a_price_is_the_same_for_everybody_of_a_faction() -> None:
    """NF-4.6: the house looks prices up by faction."""
    state, content = in_play(), game().content
    for one, card in content.adventurers.items():
        off = table.recruit_discount(state, content, 0, card.faction)
        assert table.recruit_price(state, content, 0, one) == max(0, card.cost - off)
