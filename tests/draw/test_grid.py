"""Sheets: every grid can be drawn, each fact changes the picture, the text twin says what the picture shows."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.colors import ORANGE, RED
from bot.draw.grid.ground import frame
from bot.draw.grid.model import GridSpace, Sheet, Sight, Standing, Terrain
from bot.draw.grid.picture import draw_sheet, sheet_canvas
from bot.draw.grid.words import sheet_alt, sheet_words
from bot.draw.pieces import Piece
from bot.draw.themes import DARK, LIGHT, THEMES
from bot.rules.geometry.graph import Border, edge
from bot.rules.geometry.grid import Grid
from bot.ui.panels.catalogue import Catalogue
from tests.draw.invented import bridge

WORDS = Catalogue()
PLAIN = Sheet(Grid(3, 3))
PIECE = Piece("A", "Ada", RED)


def told(sheet: Sheet) -> list[str]:
    return [WORDS.format(line, label=True) for line in sheet_words(sheet)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [(1, 1), (7, 5), (26, 4), (3, 40)], ids=str)
def test_every_size_fits_a_phone(size: tuple[int, int], theme: str) -> None:
    found = Image.open(BytesIO(draw_sheet(Sheet(Grid(*size)), LIGHT if theme == "light" else DARK)))
    assert found.width == 1_100
    assert found.height <= 1_500


def test_the_same_sheet_gives_the_same_bytes() -> None:
    assert draw_sheet(bridge()) == draw_sheet(bridge())


@pytest.mark.parametrize(
    "more",
    [
        {"spaces": {"B2": GridSpace(Terrain("fog", None, "dotted"))}},
        {"standing": (Standing(PIECE, "B2"),)},
        {"standing": (Standing(replace(PIECE, facing="N"), "B2"),)},
        {"standing": (Standing(replace(PIECE, facing="S"), "B2"),)},
        {"standing": (Standing(replace(PIECE, hp=(1, 4)), "B2"),)},
        {"standing": (Standing(replace(PIECE, active=True), "B2"),)},
        {"standing": (Standing(PIECE, "A1", 2, 2),)},
        {"reach": {"B2": 1}},
        {"reach": {"B2": 2}},
        {"area": frozenset({"B2"})},
        {"ranges": {"B2": 1}},
        {"sights": (Sight("A1", "C3"),)},
        {"sights": (Sight("A1", "C3", clear=False),)},
        {"sights": (Sight("A1", "C3", covered=True),)},
        {"cover": {"B2": ("N",)}},
        {"cover": {"B2": ("E",)}},
        {"path": ("A1", "A2")},
        {"grid": Grid(3, 3, void={"C3"})},
        {"grid": Grid(3, 3, borders={edge("A1", "B1"): Border("closed")})},
        {"grid": Grid(3, 3, borders={edge("A1", "B1"): Border("gated")})},
        {"grid": Grid(3, 3, borders={edge("A1", "B1"): Border(cost=2)})},
    ],
    ids=lambda more: next(iter(more)),
)
def test_each_fact_is_seen_and_said(more: dict[str, Any]) -> None:
    sheet = replace(PLAIN, **more)
    others = [PLAIN, replace(PLAIN, standing=(Standing(PIECE, "B2"),))]
    assert all(draw_sheet(sheet) != draw_sheet(other) for other in others if other != sheet)
    assert all(told(sheet) != told(other) for other in others if other != sheet)


def test_pieces_stand_in_their_spaces() -> None:
    sheet = replace(PLAIN, standing=(Standing(PIECE, "C1"), Standing(Piece("B", "Ben", ORANGE), "A3")))
    canvas, at = sheet_canvas(sheet), frame(sheet.grid)
    for space, fill in (("C1", RED), ("A3", ORANGE)):
        x, y = at.middle(space)
        around = {canvas.image.getpixel((x + over, y + 22)) for over in (-24, 24)}
        assert around == {fill}


def test_several_pieces_in_a_space_are_all_seen() -> None:
    crowd = tuple(Standing(Piece(str(n), f"piece {n}", RED), "B2") for n in range(5))
    drawn = [draw_sheet(replace(PLAIN, standing=crowd[:n])) for n in range(6)]
    assert len(set(drawn)) == 6


@pytest.mark.parametrize(
    "wrong",
    [{"reach": {"D1": 1}}, {"area": frozenset({"Z9"})}, {"standing": (Standing(PIECE, "C3", 2, 1),)}],
    ids=str,
)
def test_what_is_not_on_the_grid_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no space of the grid"):
        replace(PLAIN, **wrong)


def test_lines_from_one_space_are_told_with_what_is_in_their_way() -> None:
    sights = (Sight("A1", "C1"), Sight("A1", "C3", covered=True), Sight("A1", "A3", clear=False))
    said = told(replace(PLAIN, sights=sights, ranges={"C1": 2, "C3": 4}))
    assert "Lines from A1 to C1 (range 2), C3 (range 4, cover) and A3 (stopped)." in said[0]
    assert "A line from A1 to C3, which is in cover." in said


def test_the_text_twin_says_all_of_it() -> None:
    assert told(bridge()) == [
        "A grid of 7 by 5 spaces. Pieces: Ada (on B3, 5 of 8 hp, facing east, 2 flames, heroism, to act), "
        "Ben (on A2, 8 of 8 hp, facing north), Reed Jackal a (on D3, 2 of 4 hp), Reed Jackal b (on D1, 3 of 4 hp), "
        "Toll Captain (from E1 to F2, 10 of 13 hp, facing west, 2 armour), rope (on F5), crate (on F5) and "
        "sack (on F5). Lines from B3 to D3 and from A2 to D1 (stopped).",
        "No spaces: A5 and G5.",
        "Walls: C2|D2, C3|D3 and C4|D4.",
        "Not for everybody: F3|F4.",
        "Costly steps: A4|B4 (2 steps).",
        "B1: fog and cover.",
        "C1: fog.",
        "G3: trigger.",
        "D5: burning.",
        "E5: water.",
        "F5: water.",
        "In reach: B2 for 1, A3 for 1, C3 for 1, B4 for 1, B1 for 2, A2 for 2, C2 for 2, A4 for 2, C4 for 2 and "
        "B5 for 2.",
        "The area: E3, F3 and E4.",
        "At range 3: A1, C1, D2, E3, D4 and C5.",
        "At range 4: D1, E2, F3, E4 and D5.",
        "At range 5: E1, F2, G3, F4 and E5.",
        "At range 6: F1, G2, G4 and F5.",
        "At range 7: G1.",
        "A clear line from B3 to D3.",
        "The line from A2 to D1 is stopped.",
        "C4 has cover on the east side.",
        "D4 has cover on the west side.",
        "The path: B3, B4 and C4.",
    ]
    assert WORDS.format(sheet_alt(bridge()), label=True) == told(bridge())[0]
