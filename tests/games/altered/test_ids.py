"""What the ids of options say, written and read back."""

import pytest

from cogs.altered.rules.events.match import clear_table
from cogs.altered.rules.reading.ids import Place, TurnChoice, card_of, hand_ids
from cogs.altered.state import AlteredOptions, AlteredState, Player


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("pass", TurnChoice("pass")),
        ("hand:GM_BASE_B_GW_02_C", TurnChoice("hand", "GM_BASE_B_GW_02_C")),
        ("reserve:o12", TurnChoice("reserve", "o12")),
        ("support:GM_BASE_B_GW_02_C/abilities/0:o12", TurnChoice("support", "o12", "GM_BASE_B_GW_02_C/abilities/0")),
    ],
)
def test_a_turns_choice_and_back(name: str, choice: TurnChoice) -> None:
    assert (str(choice), TurnChoice.read(name)) == (name, choice)
    assert choice.is_action == (choice.kind == "support")


def test_a_place_and_back() -> None:
    assert (str(Place(1, "hero")), Place.read("1:hero")) == ("1:hero", (1, "hero"))


def test_copies_in_a_hand_have_ids_of_their_own() -> None:
    names = hand_ids(["a", "b", "a", "a"])
    assert names == {"a": "a", "b": "b", "a~2": "a", "a~3": "a"}
    assert [card_of(name) for name in names] == list(names.values())


def test_a_match_keeps_what_is_marked_and_nothing_else() -> None:
    """Also what a later field of the state forgets to say: without a mark it begins anew."""
    state = AlteredState(
        options=AlteredOptions(match="best_of_three"),
        day=7,
        turns=40,
        games=[1],
        players=[Player()],
        replacing=["o1"],
        moved_today=["0:hero"],
        winner=1,
    )
    clear_table(state)
    assert (state.options.match, state.turns, state.games, len(state.players)) == ("best_of_three", 40, [1], 1)
    assert (state.day, state.replacing, state.moved_today, state.winner) == (0, [], [], None)
