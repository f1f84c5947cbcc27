"""Deck lists, card files and scripts of strangers, in short; the long form is `python -m tests.attack.lists`."""

import pytest
from pydantic import ValidationError

from cogs.altered.content.cards import Ability
from tests.attack import lists


def test_any_list_card_file_and_script_is_read_or_told() -> None:
    tally = lists.attack(900, 11)
    assert tally.wrong == []
    for end in ("list with mistakes", "cards with mistakes", "cards read", "script refused", "script read"):
        assert tally.ends[end] > 10, end


@pytest.mark.parametrize(
    "condition",
    [
        {"there_is": {"expedition": "nowhere"}},
        {"not": {"me_is": None}},
        {"all": [{"any": [{"it_is": 1}]}]},
        "there_is",
        {"event_is": {"bogus": 1}},
        {"behind": "nowhere"},
        {"tied": ["hero"]},
    ],
)
def test_what_a_condition_asks_is_checked_when_it_is_read(condition: object) -> None:
    """Not first at a table: a passive's condition is asked by every board."""
    with pytest.raises(ValidationError, match="wants"):
        Ability.model_validate({"when": "noon", "if": condition, "do": [{"do": "draw"}]})
