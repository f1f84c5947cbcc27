"""What "Which building?" says of each building: what it would give this player now (D6)."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.near_and_far.content.terms import BUILDINGS
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.reading.visits import gives
from cogs.near_and_far.state import FarOptions, FarState

WORDS = Catalogue("near_and_far")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of)


def board() -> FarState:
    """Two players in town, before anybody has done anything."""
    state = Run.start(game(), b"visits", 2, FarOptions()).state.model_copy(deep=True)
    state.phase, state.round, state.npc = "play", 3, ""
    state.row = ["adv_m01", "adv_m09", "adv_o09"]  # 2, 8 and 8 coins
    return state


def told(state: FarState, building: Any, seat: int = 0) -> str:
    """What stands beside the building's name."""
    return WORDS.format(gives(state, game().content, seat, building), NAMES)


@pytest.mark.parametrize(
    ("building", "before", "change", "after"),
    [
        (
            "town_hall",
            "change your reputation by up to 3, coin or gem each.",
            {"coins": 1},
            "change your reputation by a step for a coin or gem.",
        ),
        ("saloon", "1 of 3 within your 3 coins.", {"coins": 1}, "all 3 cost more than your 1."),
        ("stables", "for 1 food or 1 gem, which you lack.", {"food": 1}, "A pack bird for 1 food."),
        ("stables", "which you lack.", {"gems": 1}, "A pack tortoise for 1 gem."),
        (
            "stables",
            "which you lack.",
            {"food": 1, "gems": 1},
            "A pack bird for 1 food, a tortoise for 1 gem, or both.",
        ),
        ("stables", "which you lack.", {"birds": 3, "food": 1}, "you lead three already."),
        ("stables", "which you lack.", {"birds": 3, "gems": 1}, "A pack tortoise for 1 gem, in a bird's place."),
        ("farm", "1 food, for the Skill of your party.", {"party": {}}, "No food: nobody with you has Skill."),
        ("hut", "no animal of yours could carry one.", {"birds": 1}, "One of 3 treasures."),
        ("hut", "no animal", {"birds": 1, "treasures": ["tre_01"]}, "One of 3 treasures, for one that you hold."),
        ("mine", "A camp on 1 (your Skill: 1): 2 coins.", {"party": {}}, "it takes Skill 1, yours is 0."),
        ("mine", "A camp on 1", {"camps": 0}, "but you have no camp left."),
    ],
)
def test_what_a_visit_gives_follows_what_one_has(
    building: str, before: str, change: dict[str, Any], after: str
) -> None:
    state = board()
    assert before in told(state, building)
    for name, value in change.items():
        setattr(state.players[0], name, value)
    assert told(state, building).endswith(after)


def test_at_dusk_no_tortoise_is_spoken_of_and_the_hut_shows_one() -> None:  # NF-16.1
    state = board()
    state.options.side = "dusk"
    assert told(state, "stables") == "Pack animals for 1 food, which you lack."
    state.players[0].gems, state.players[0].birds = 1, 1
    assert "tortoise" not in told(state, "stables") and told(state, "hut") == "A treasure."


def test_the_mine_names_the_best_that_ones_skill_reaches() -> None:  # NF-8.6
    state = board()
    state.mine = {"0,0": 1}
    assert told(state, "mine") == "Nothing yet: it takes Skill 2, yours is 1."
    state.players[0].party = {"lizard": "adv_l02"}
    assert told(state, "mine") == "A camp on 2 (your Skill: 2): 1 coin and 1 gem."
    state.mine = {f"{row},{column}": 1 for row in range(4) for column in range(4)}
    assert told(state, "mine") == "Every space has a camp."


def test_a_duel_is_announced_where_one_is_due() -> None:  # NF-4.2, NF-10.8
    state = board()
    for name in BUILDINGS:
        state.players[1].area, state.players[1].at = "building", name
        assert told(state, name).startswith("A duel first. ") == (name != "saloon")
        assert not told(state, next(one for one in BUILDINGS if one != name)).startswith("A duel")
        state.players[0].jail_pass = True
        assert not told(state, name).startswith("A duel")
        state.players[0].jail_pass = False


def test_a_sentence_is_short_enough_for_discord() -> None:
    """A select cuts what an option says after 100 characters."""
    state = board()
    for rich in (False, True):
        if rich:
            state.players[0].coins = state.players[0].gems = state.players[0].food = 20
            state.players[0].party = {"lizard": "adv_l09"}
        for name in BUILDINGS:
            state.players[1].area, state.players[1].at = "building", name
            assert len(told(state, name)) <= 100, told(state, name)
