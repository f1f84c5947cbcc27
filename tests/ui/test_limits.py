"""Discord's limits at their edges: what just fits stays as it is, and one more is cut, or is a programmer's error.

The numbers are Discord's, written out: a limit of ours that is another is a mistake.
"""

from typing import Any

import pytest

from bot.ui.panels.panel import (
    Button,
    Field,
    Keep,
    Modal,
    Panel,
    PanelError,
    Part,
    Pick,
    Picture,
    Rule,
    Select,
    Words,
    as_text,
    cut,
    fit,
    fit_modal,
)


def picks(n: int) -> tuple[Pick, ...]:
    return tuple(Pick(f"v{i}", f"L{i}") for i in range(n))


def select(n: int, least: int = 1, most: int = 1) -> Select:
    return Select("s", "Which?", picks(n), least, most)


def field(**more: Any) -> Field:
    return Field(**{"id": "f", "label": "How many?", **more})


LINES: list[Part] = [Words(f"w{i}") for i in range(38)]
"""As many texts as stand in a panel with a title: the title and the box are components too."""


def test_forty_components_fit_and_one_more_does_not() -> None:
    assert len(fit(Panel("x", LINES)).parts) == 38
    with pytest.raises(PanelError, match="41 components"):
        fit(Panel("x", [*LINES, Words("one more")]))
    assert len(fit(Panel("", [*LINES, Words("one more")])).parts) == 39


def test_lines_between_parts_are_left_out_where_they_are_too_many_and_only_then() -> None:
    assert fit(Panel("x", [*LINES, Rule()])).parts == LINES
    assert Rule() in fit(Panel("x", [*LINES[1:], Rule()])).parts


@pytest.mark.parametrize(("row", "counted"), [((Button("a", "A"), Button("b", "B")), 3), (Button("a", "A"), 2)])
def test_each_button_and_its_row_count(row: Any, counted: int) -> None:
    fit(Panel("x", [*LINES[counted:], row]))
    with pytest.raises(PanelError):
        fit(Panel("x", [*LINES[counted - 1 :], row]))


def test_a_select_and_its_row_count_and_pictures_of_one_gallery_are_one() -> None:
    fit(Panel("x", [*LINES[2:], select(2)]))
    with pytest.raises(PanelError):
        fit(Panel("x", [*LINES[1:], select(2)]))
    fit(Panel("x", [*LINES[1:], (Picture("a", "A"), Picture("b", "B"))]))


def test_a_panel_says_something() -> None:
    with pytest.raises(PanelError, match="without anything"):
        fit(Panel())
    assert fit(Panel("x")).title == "x" and fit(Panel("", [Words("w")])).parts == [Words("w")]


@pytest.mark.parametrize("n", [1, 25])
def test_a_select_has_up_to_25_options(n: int) -> None:
    assert fit(Panel("x", [select(n)])).selects() == [select(n)]


@pytest.mark.parametrize("n", [0, 26])
def test_a_select_of_none_or_26_options_is_an_error(n: int) -> None:
    with pytest.raises(PanelError, match=f"a select of {n} options"):
        fit(Panel("x", [select(n)]))


def test_a_select_asks_for_no_more_than_it_has() -> None:
    (found,) = fit(Panel("x", [select(3, 5, 9)])).selects()
    assert (found.least, found.most) == (3, 3)
    (found,) = fit(Panel("x", [select(3, 0, 2)])).selects()
    assert (found.least, found.most) == (0, 2)


@pytest.mark.parametrize(("value", "fits"), [("", False), ("v", True), ("v" * 100, True), ("v" * 101, False)])
def test_the_value_of_an_option_is_never_cut(value: str, fits: bool) -> None:
    panel = Panel("x", [Select("s", "", (Pick(value, "L"), Pick("other", "M")))])
    if fits:
        assert fit(panel).selects()[0].picks[0].value == value
    else:
        with pytest.raises(PanelError):
            fit(panel)


def test_words_of_an_option_are_cut_at_100_and_of_its_select_at_150() -> None:
    long = Pick("v", "L" * 101, "H" * 101)
    (found,) = fit(Panel("x", [Select("s", "P" * 151, (long, Pick("w", "L" * 100, "H" * 100)))])).selects()
    assert found.placeholder == "P" * 149 + "…"
    assert [(pick.label, pick.hint) for pick in found.picks] == [
        ("L" * 99 + "…", "H" * 99 + "…"),
        ("L" * 100, "H" * 100),
    ]


@pytest.mark.parametrize(("n", "fits"), [(0, False), (1, True), (100, True), (101, False)])
def test_an_id_has_1_to_100_characters(n: int, fits: bool) -> None:
    for part in (Button("i" * n, "L"), Select("i" * n, "", picks(2))):
        if fits:
            fit(Panel("x", [part]))
        else:
            with pytest.raises(PanelError, match=f"custom id of {n}"):
                fit(Panel("x", [part]))


def test_a_button_has_words_or_an_emoji() -> None:
    blank, smile = fit(Panel("x", [(Button("a", " \n"), Button("b", " ", emoji="🙂"))])).buttons()
    assert (blank.label, smile.label) == ("…", "")
    assert fit(Panel("x", [Button("a", "L" * 80)])).buttons()[0].label == "L" * 80
    assert fit(Panel("x", [Button("b", "", emoji="🙂")])).buttons()[0].label == ""
    with pytest.raises(PanelError, match="without label"):
        fit(Panel("x", [Button("a", "")]))


def test_the_words_of_a_picture_are_cut_at_1024() -> None:
    just, over = fit(Panel("x", [Picture("a", "A" * 1024), Picture("b", "B" * 1025)])).pictures()
    assert just.alt == "A" * 1024 and over.alt == "B" * 1023 + "…"


def test_4000_characters_stay_and_one_more_costs_a_text_its_end() -> None:
    """The title is written with four more: `## `, and the line."""
    words = "w" * (4000 - len("x####"))
    assert fit(Panel("x", [Words(words)])).words()[0].text == words
    assert len(fit(Panel("x", [Words(words + "w")])).words()[0].text) < len(words)


def test_many_short_texts_cost_more_than_their_letters() -> None:
    """Discord counts 12 bytes more for each text."""
    just: list[Part] = [Words("🎲" * 59) for _ in range(38)]
    assert fit(Panel("", just)).words() == just
    over = fit(Panel("", [Words("🎲" * 61) for _ in range(38)])).words()
    assert sum(len(part.text.encode()) + 12 for part in over) <= 9_500 < 38 * (61 * 4 + 12)


def test_little_is_left_out_before_much_is_cut_to_a_few_letters() -> None:
    kept, asked = Words("k" * 3900, Keep.ANSWER), Words("q" * 90)
    assert fit(Panel("", [asked, kept])).parts == [asked, kept]
    (cut_short, _) = fit(Panel("", [Words("q" * 130), kept])).words()
    assert 20 <= len(cut_short.text) <= 100
    assert fit(Panel("", [Words("q" * 130), Words("k" * 3990, Keep.ANSWER)])).parts == [Words("k" * 3990, Keep.ANSWER)]


def test_of_two_that_matter_as_little_the_last_is_cut() -> None:
    first, last = fit(Panel("", [Words("a" * 2500, Keep.STANDING), Words("b" * 2500, Keep.STANDING)])).words()
    assert first.text == "a" * 2500 and len(last.text) < 1500


@pytest.mark.parametrize(("n", "fits"), [(0, False), (1, True), (5, True), (6, False)])
def test_a_dialog_has_1_to_5_fields(n: int, fits: bool) -> None:
    modal = Modal("m", "Title", tuple(field(id=f"f{i}") for i in range(n)))
    if fits:
        assert fit_modal(modal).fields == modal.fields
    else:
        with pytest.raises(PanelError, match=f"with {n} fields"):
            fit_modal(modal)


def test_words_of_a_dialog_are_cut() -> None:
    just = Modal("m", "T" * 45, (field(label="L" * 45, hint="H" * 100),))
    assert fit_modal(just) == just
    over = fit_modal(Modal("m", "T" * 46, (field(label="L" * 46, hint="H" * 101),)))
    assert over == Modal("m", "T" * 44 + "…", (field(label="L" * 44 + "…", hint="H" * 99 + "…"),))


@pytest.mark.parametrize(
    ("least", "most", "value", "fitted"),
    [
        (0, 200, "v" * 200, (0, 200, "v" * 200)),
        (0, 3, "abcd", (0, 3, "abc")),
        (-1, 0, "abcd", (0, 1, "a")),
        (9000, 9000, "v" * 9000, (4000, 4000, "v" * 4000)),
    ],
)
def test_a_field_holds_1_to_4000_characters_and_begins_with_no_more(
    least: int, most: int, value: str, fitted: tuple[int, int, str]
) -> None:
    (found,) = fit_modal(Modal("m", "T", (field(least=least, most=most, value=value),))).fields
    assert (found.least, found.most, found.value) == fitted


@pytest.mark.parametrize(("n", "text"), [(4, "abcd"), (3, "ab…"), (1, "…"), (0, "…")])
def test_what_is_cut_says_so(n: int, text: str) -> None:
    assert cut("abcd", n) == text


def test_a_panel_in_words_has_every_part() -> None:
    picks_of_it = (Pick("a", "One", "as a hint", chosen=True), Pick("b", "Two"))
    parts: list[Part] = [
        Words("words"),
        Rule(),
        Picture("p", "a map"),
        (Picture("q", "a hand"), Picture("r", "a deck")),
        Select("s", "Which?", picks_of_it),
        Button("b", "Go"),
        (Button("c", "Stay"), Button("d", "Gone", off=True)),
    ]
    assert as_text(Panel("Title", parts)).splitlines() == [
        "# Title",
        "words",
        "---",
        "[picture: a map]",
        "[picture: a hand]",
        "[picture: a deck]",
        "<Which?>",
        "  x One: as a hint",
        "  - Two",
        "[Go]",
        "[Stay]",
        "(Gone)",
    ]
    assert as_text(Panel("", [Words("words")])) == "words"
