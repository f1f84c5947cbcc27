"""What conditions of cards and stories may ask: each number, and each word."""

from bot.rules.kernel.run import Run
from cogs.near_and_far.content.vocabulary import NUMBERS
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.reading.facts import FarFacts
from cogs.near_and_far.state import FACTIONS, FarOptions, FarState, PendingCheck
from tests.games.near_and_far.test_house_of_long_games import in_play


def numbers(state: FarState) -> dict[str, int]:
    return {name: FarFacts(state, game().content, 0).number(name) for name in NUMBERS}


def test_each_number_is_of_whoever_is_asked_and_of_nothing_else() -> None:
    state = in_play()
    own = state.players[0]
    own.tokens, own.area, own.at = {}, "map", "T"
    before = numbers(state)
    for other in state.players[1:]:
        other.tokens, other.coins, other.gems, other.food, other.rep = dict.fromkeys(FACTIONS, 2), 30, 30, 30, -3
    assert numbers(state) == before
    for n, faction in enumerate(FACTIONS, 1):
        own.tokens[faction] = n
    tokens = {f"{faction}_tokens": n for n, faction in enumerate(FACTIONS, 1)}
    assert numbers(state) == before | tokens
    own.coins, own.hearts = own.coins + 3, own.hearts + 1
    assert {name for name, n in numbers(state).items() if n != (before | tokens)[name]} == {"coin", "hearts"}
    own.at = "05"
    assert numbers(state)["distance"] > 0 == before["distance"]


def test_the_board_begins_with_the_check_once_its_die_is_thrown() -> None:
    made, state = game(), in_play()
    for die, is_told in ((0, False), (4, True)):
        state.turn.check = PendingCheck(seat=1, kind="quest_skill", target=9, stat=2, die=die)
        lines = [line for line in made.describe(made.view(state, None)) if line.key == "far-check"]
        assert [(line.params["n"], line.params["target"]) for line in lines] == [(6, 9)] * is_told


def test_a_condition_asks_for_the_map_the_mode_and_the_way_of_whoever_is_asked() -> None:
    state: FarState = Run.start(game(), b"facts", 2, FarOptions(mode="campaign", map=5)).state
    asked = FarFacts(state, game().content, 1)
    own = state.players[1]
    own.area, own.at = "map", "07"
    own.keywords, own.talents, own.worlds = ["ferry_word"], ["tal_01"], ["wor_03"]
    for word, right, wrong in (
        ("map", "m05", "m04"),
        ("mode", "campaign", "arcade"),
        ("space", "07", "08"),
        ("keyword", "ferry_word", "wor_03"),
        ("talent", "tal_01", "ferry_word"),
        ("world", "wor_03", "tal_01"),
    ):
        assert asked.holds(word, right) and not asked.holds(word, wrong)
    assert not asked.holds("building", "07")
    own.area, own.at = "building", "saloon"
    assert asked.holds("building", "saloon") and not asked.holds("space", "saloon")
