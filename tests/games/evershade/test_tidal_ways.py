"""Borders of a sheet to explore that are there only while something holds, as a ford at low water (LE-16.13)."""

import pytest
from pydantic import ValidationError

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import Sheet
from cogs.evershade.rules.story.exploring import borders, within_reach
from cogs.evershade.state import EvershadeState

FLATS = {
    "id": "flats",
    "kind": "exploration",
    "large": [
        {"id": "shore", "borders": ["ford", "pier"]},
        {"id": "ford", "borders": ["isle"]},
        {"id": "isle"},
        {"id": "pier"},
    ],
    "special": [
        {"edge": "shore|ford", "id": "low", "rule": {"need": {"not_marked": "AT"}}},
        {"edge": "pier|shore", "id": "high", "rule": {"need": {"marked": "AT"}}},
    ],
}


def test_the_tide_opens_one_way_and_shuts_another() -> None:
    sheet, state = Sheet.model_validate(FLATS), EvershadeState(sheet="flats", space="shore")
    content = EvershadeContent(sheets={"flats": sheet})
    assert within_reach(state, content, sheet) == {"shore": 0, "ford": 1, "isle": 2}
    state.tracker.marks = ["AT"]
    assert within_reach(state, content, sheet) == {"shore": 0, "pier": 1}
    assert borders(state, content, sheet, "ford") == ["isle"]  # who stands there is cut off
    state.walls["shore|ford"] = "normal"  # an effect has said otherwise
    assert "ford" in within_reach(state, content, sheet)


def test_a_special_border_is_one_that_there_is() -> None:
    """E40."""
    with pytest.raises(ValidationError, match="shore and isle share no border"):
        Sheet.model_validate(FLATS | {"special": [{"edge": "shore|isle", "id": "x", "rule": {}}]})
