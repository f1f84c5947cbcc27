"""Charts: every map can be drawn, names and pieces cover nothing, the text twin says what the picture shows."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.draw.chart.layout import PIECE, RIM, WIDE, lay_out
from bot.draw.chart.legend import legend
from bot.draw.chart.model import Chart, Space
from bot.draw.chart.picture import chart_canvas, draw_chart
from bot.draw.chart.words import chart_alt, chart_words
from bot.draw.colors import Color
from bot.draw.labels import Box
from bot.draw.themes import DARK, LIGHT, THEMES
from bot.rules.geometry.graph import Border, Graph, edge
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import ALT
from tests.draw.invented import atlas, pawn, valley

WORDS = Catalogue()


def told(chart: Chart) -> list[str]:
    return [WORDS.format(line, label=True) for line in chart_words(chart)]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("chart", [atlas(), atlas(named=False), valley()], ids=["atlas", "signs only", "valley"])
def test_it_is_as_wide_as_a_phone_can_show_and_always_the_same(chart: Chart, theme: object) -> None:
    png = draw_chart(chart, LIGHT if theme is LIGHT else DARK)
    found = Image.open(BytesIO(png))
    assert found.width == WIDE
    assert 300 < found.height < 2_000
    assert png == draw_chart(chart, LIGHT if theme is LIGHT else DARK)


def test_names_and_pieces_lie_on_nothing_else() -> None:
    found = lay_out(atlas())
    signs = [Box(x - 20, y - 20, 40, 40) for x, y in found.at.values()]
    boxes = [name.box for name in (*found.names.values(), *found.regions.values())] + list(found.pieces.values())
    assert len(boxes) > 20
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlaps(b)]
    assert not [(a, b) for a in boxes for b in signs if a.overlaps(b)]
    assert all(box.is_inside(Box(0, 0, found.wide, found.tall)) for box in boxes)


def test_a_name_stays_where_it_is_when_pieces_move() -> None:
    chart = atlas()
    moved = replace(chart, pieces={"22": (pawn(0), pawn(1), pawn(2))}, reach={}, path=(), here="22")
    assert lay_out(moved).names == lay_out(chart).names


def test_whoever_holds_a_space_stands_at_its_upper_left_and_pieces_touch_their_own_space() -> None:
    chart = atlas()
    held = replace(chart, held={"22": pawn(0), "09": pawn(1)})
    found = lay_out(held)
    for space, box in found.held.items():
        x, y = found.at[space]
        assert (box.x < x < box.x + box.w + found.half) and (box.y < y < box.y + box.h + found.half)
        assert box.x + box.w // 2 < x and box.y + box.h // 2 < y
    assert not [one for one in found.pieces.values() for box in found.held.values() if one.overlaps(box)]
    assert lay_out(held).names == lay_out(chart).names
    for space, box in found.pieces.items():
        x, y = found.at[space]
        rim = Box(x - found.half - RIM, y - found.half - RIM, 2 * (found.half + RIM), 2 * (found.half + RIM))
        assert box.overlaps(rim) or box.w > 2 * PIECE, "a long row stays off a name"
    words = "\n".join(told(held))
    assert words.count(pawn(0).name) == "\n".join(told(chart)).count(pawn(0).name) + 1
    assert chart_canvas(held).png() != chart_canvas(chart).png()


def test_a_name_without_room_is_said_below() -> None:
    crowd = {
        f"p{n}": Space(n % 6 * 60, n // 6 * 60, str(n), f"A name as long as a street, number {n}") for n in range(36)
    }
    chart = Chart(Graph(crowd, {}), crowd)
    layout = lay_out(chart)
    lost = {space.name for name, space in crowd.items() if name not in layout.names}
    assert lost
    assert lost == {item.words for item in legend(chart, layout, DARK)}


def test_a_map_of_one_space_and_a_tall_one_are_drawn() -> None:
    one = Chart(Graph(["a"], {}), {"a": Space(7, 7, "a")})
    tall = Chart(Graph("ab", {edge("a", "b"): Border()}), {"a": Space(0, 0, "a"), "b": Space(0, 90, "b")})
    assert chart_canvas(one).h < chart_canvas(tall).h < 1_600


def middles(chart: Chart) -> Iterator[tuple[str, Color]]:
    """The colour at the rim of each space, where reach shines."""
    canvas, layout = chart_canvas(chart), lay_out(chart)
    for space, (x, y) in layout.at.items():
        found = canvas.image.getpixel((x - layout.half - 4, y))
        assert isinstance(found, tuple)
        yield space, (found[0], found[1], found[2])


def test_what_can_be_reached_shines_and_nothing_else() -> None:
    shining = {space for space, colour in middles(valley()) if colour == DARK.reach}
    assert shining == {"a", "e"}


@pytest.mark.parametrize(
    "wrong",
    [{"reach": {"x": 1}}, {"here": "x"}, {"path": ("a", "x")}, {"pieces": {"x": ()}}, {"roads": {("a", "c"): None}}],
    ids=str,
)
def test_what_names_no_space_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no space|share no border"):
        replace(valley(), **wrong)  # type: ignore[arg-type]


def test_the_text_twin_says_roads_pieces_reach_and_what_is_barred() -> None:
    assert told(valley()) == [
        "1 Ardent's Landing: roads to 2 (downs) and 4 (river, 2 steps).",
        "2 The Long Ladder of Pines: roads to 1 (downs), 3 (ridge, not for everybody) and 5 (ridge, no way through).",
        "3 Owl Post: roads to 2 (ridge, not for everybody) and 6 (downs).",
        "4 Greywater (you are here): roads to 1 (river, 2 steps) and 5 (downs). Here: Ada.",
        "5 Mill by the Fallen Oak: roads to 2 (ridge, no way through), 4 (downs) and 6 (river).",
        "6 Last House: roads to 3 (downs) and 5 (river).",
        "In reach: 1 for 2 and 5 for 1.",
    ]


def test_the_text_twin_of_a_great_map_fits_a_message_and_its_gist_an_alt_text() -> None:
    lines = told(atlas())
    assert "09 Three Stones (story, you are here): roads to 04, 05 (danger), 15 and 16. Here: Cem (to act)." in lines
    assert "01 Potters' Row (story, South, quest): roads to T, 03 and 04." in lines
    assert lines[-1] == "The path: 09 Three Stones, 04 Ash Hollow and 01 Potters' Row."
    assert sum(map(len, lines)) < 4_000
    assert len(WORDS.format(chart_alt(atlas()), label=True)) <= ALT


def test_a_spent_mark_says_so() -> None:
    assert any("danger, spent" in line for line in told(atlas()))
