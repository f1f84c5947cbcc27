"""Borders of a sheet to explore that are there only while something holds, as a ford at low water (LE-16.13)."""

import pytest
from pydantic import ValidationError

from bot.rules.kernel.run import Run
from cogs.evershade.act_game import Evershade
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.pack import load
from cogs.evershade.content.sheets import Sheet
from cogs.evershade.rules.story.exploring import borders, ways_on, within_reach
from cogs.evershade.state import EvershadeState
from tests.games.evershade import kit

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


def test_who_has_nothing_to_read_within_reach_may_wait_or_walk() -> None:
    """LE-12.6: a sheet on which one can wait shuts nobody in behind a way that the tide has taken."""
    waits = [{"id": "wait", "text": "Wait", "effects": [{"do": "time", "n": 2}]}]
    sheet = Sheet.model_validate(FLATS | {"actions": waits, "spaces": {"pier": {"entries": ["9"]}}})
    state = EvershadeState(sheet="flats", space="ford")
    state.tracker.marks = ["AT"]
    content = EvershadeContent(sheets={"flats": sheet})
    assert [one.id for one in ways_on(state, content)] == ["do:wait", "go:isle"]
    state.space = "shore"
    assert [one.id for one in ways_on(state, content)] == ["read:9", "do:wait"]


BOOK = """
- {id: 1, effects: [{do: mark, slot: F}, {do: open_sheet, sheet: flats}]}
- {id: 2, where: {sheet: flats, space: shore}, redirects: [{if: {marked: F}, to: 4}]}
- {id: 3, where: {sheet: flats, space: isle}, effects: [{do: end, what: act}]}
- {id: 4}
"""
PROSE = "".join(f"## {n} Page {n}\n### intro\nWords.\n\n" for n in (1, 2, 3, 4))
SHEET = """
- id: flats
  kind: exploration
  large: [{id: shore, borders: [isle]}, {id: isle}]
  spaces: {shore: {entries: [2]}, isle: {entries: [3]}}
  starts: {party: [shore]}
"""


def test_what_sends_the_party_to_another_page_does_so_once() -> None:
    """LE-12.11: it stands on the map, and has been read there."""
    files = {**kit.files(), "toll/sheets/flats.yaml": SHEET, "toll/stories/toll.yaml": BOOK}
    run = Run.start(Evershade(load(files, {"toll/stories/toll.md": PROSE})), b"flats", 1)
    while run.requests(0)[0].decision.key != "evershade.explore":
        run.choose(0, run.requests(0)[0].decision.house_answer())
    assert [one.id for one in run.requests(0)[0].decision.legal()] == ["read:2", "read:3"]
    run.choose(0, "read:2")
    assert run.state.story.entries[-2:] == ["2", "4"]
    assert [one.id for one in run.requests(0)[0].decision.legal()] == ["read:3"]
