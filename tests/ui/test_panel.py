"""Discord's limits, escaping of foreign words, custom ids, catalogues."""

import ast
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from hypothesis import given
from hypothesis import strategies as st

from bot import DATA
from bot.rules.decision import text
from bot.ui.panels import custom_id
from bot.ui.panels import fluent_files as fluent_files_module
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.discord_panel import layout
from bot.ui.panels.fluent_files import CatalogueError
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import (
    BYTES,
    BYTES_PER_TEXT,
    CHARACTERS,
    PICTURES,
    Button,
    Keep,
    Panel,
    PanelError,
    Pick,
    Picture,
    Rule,
    Select,
    Words,
    button_rows,
    escape,
    fit,
)
from bot.ui.panels.surface import Drawn
from tests.ui.asker import toy_surface
from tests.ui.library_layout import built_by_library

ROOT = Path(__file__).parents[2]


# few characters, repeated: drawing 40,000 single ones takes Hypothesis longer than the test
LONG_TEXTS = st.builds(str.__mul__, st.text(max_size=40), st.integers(0, 400))


@given(st.lists(st.tuples(LONG_TEXTS, st.sampled_from(Keep)), max_size=8))
def test_texts_are_shortened_to_both_limits(blocks: list[tuple[str, Keep]]) -> None:
    panel = fit(Panel("Title").add(*(Words(words, keep) for words, keep in blocks)))
    texts = [part.text for part in panel.words()]
    assert sum(map(len, texts)) + len("## Title") <= CHARACTERS
    assert sum(len(t.encode()) + BYTES_PER_TEXT for t in texts) + 20 <= BYTES


def test_the_journal_is_cut_before_the_question() -> None:
    panel = fit(Panel().add(Words("journal " * 700, Keep.ORNAMENT), Words("question " * 300, Keep.CALL)))
    journal, question = panel.words()
    assert journal.text.endswith("…") and question.text == "question " * 300


@pytest.mark.parametrize(
    "panel",
    [
        Panel(),
        Panel("x").add(tuple(Button(f"b{i}", "b") for i in range(6))),
        Panel("x").add(Button("same", "a"), Button("same", "b")),
        Panel("x").add(Button("i" * 101, "a")),
        Panel("x").add(Button("i", "")),
        Panel("x").add(Select("s", "p", tuple(Pick(str(i), "l") for i in range(26)))),
        Panel("x").add(Select("s", "p", ())),
        Panel("x").add(*(Button(f"b{i}", "b") for i in range(20))),
        Panel("x").add(Picture("same", "a"), Picture("same", "b")),
        Panel("x").add(()),
        Panel("x").add(*(Picture(f"p{i}", "a") for i in range(PICTURES + 1))),
    ],
)
def test_what_cannot_be_shortened_is_a_programmers_error(panel: Panel) -> None:
    with pytest.raises(PanelError):
        fit(panel)


def test_as_many_buttons_as_fit_in_a_row() -> None:
    assert len(fit(Panel("x").add(tuple(Button(f"b{i}", "b") for i in range(5)))).buttons()) == 5


def test_as_many_pictures_as_fit() -> None:
    assert len(fit(Panel("x").add(*(Picture(f"p{i}", "a") for i in range(PICTURES)))).pictures()) == PICTURES


def _texts_and_pictures(part: Any) -> tuple[list[str], list[tuple[str, str]]]:
    texts = [item["content"] for item in part["components"] if "content" in item]
    shown = [(i["media"]["url"], i["description"]) for item in part["components"] for i in item.get("items", ())]
    return texts, shown


def test_a_picture_that_is_not_there_is_told_and_one_that_is_has_its_words() -> None:
    panel = Panel("x").add(Picture("map", "A *map*"), Picture("field", "A field"))
    (box,) = layout(panel, [Drawn("map", "digest", b"png")]).to_components()  # type: ignore[no-untyped-call]
    texts, shown = _texts_and_pictures(box)
    assert shown == [("attachment://map.png", "A *map*")]
    assert texts == ["## x", "-# A field"]
    (box,) = layout(panel).to_components()  # type: ignore[no-untyped-call]
    assert _texts_and_pictures(box) == (["## x", r"-# A \*map\*", "-# A field"], [])


def test_long_labels_are_cut() -> None:
    button = fit(Panel("x").add(Button("b", "long " * 40))).buttons()[0]
    assert len(button.label) == 80 and button.label.endswith("…")


def test_names_have_no_power_over_the_page() -> None:
    catalogue = Catalogue("toy", toy_surface().root)
    names = SeatNames({0: "**@everyone** <@1>\n# `x` https://evil"})
    told = catalogue.format(text("toy-took", who="@seat:0"), names)
    for power in ("**", "@everyone", " <@1>", "\n", " `x`", "https://"):
        assert power not in told
    assert escape("1. a") == "1\\. a" and escape("# a") == "\\# a"


def test_references_and_lists_become_names() -> None:
    catalogue = Catalogue("toy", toy_surface().root)
    names = SeatNames({0: "Ada", 1: "Ben", 2: "Cleo"}, {"x": "the X"}.get)
    told = [
        catalogue.format(text("toy-took", who=who), names)
        for who in ("@seat:1", ["@seat:0", "@seat:1", "@seat:2"], "@x", "@ab.haymaker", "@unknown", [], text("toy-yes"))
    ]
    who = [line.removesuffix(" took a pebble.") for line in told]
    assert who == ["Ben", "Ada, Ben and Cleo", "the X", "Haymaker", "unknown", "none", "Yes"]
    assert "\u2068" not in "".join(told)


def test_a_missing_sentence_shows_its_key_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    catalogue = Catalogue()
    with caplog.at_level(logging.WARNING):
        assert [catalogue.format(text("no-such", n=n)) for n in (1, 2)] == ["<no-such>"] * 2
    assert len(caplog.records) == 1


def test_another_language_falls_back_to_english() -> None:
    assert Catalogue().format(text("option-done"), None, "xx-YY") == "I am done"


def test_what_is_named_twice_in_a_list_is_said_once_with_its_number() -> None:
    words = Catalogue("altered")
    names = {"stick": "Stick", "pot": "Pot"}.get
    said = words.format(text("al-tidies", seat="@ada", n=3, kept=["@stick", "@pot", "@stick"]), names)
    assert "2 × Stick and Pot" in said
    assert words.format(text("al-tidies", seat="@ada", n=2, kept=["1", "1"]), names).endswith("keeps 1 and 1."), (
        "numbers"
    )
    assert Catalogue().format(text("option-done"), None, "../evil") == "I am done"


def test_a_broken_catalogue_names_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "g").mkdir()
    (tmp_path / "g" / "en.ftl").write_text("a = b\n\nbroken line\n")
    with pytest.raises(CatalogueError, match=r"en\.ftl, line 3"):
        Catalogue("g", tmp_path).format(text("a"))


def test_the_same_words_are_parsed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has the shared sentences, and each test a bot of its own: parsing was most of what a lobby cost."""
    parsed: list[str] = []

    def counted(words: str) -> Any:
        parsed.append(words)
        return FluentResource(words)

    monkeypatch.setattr(fluent_files_module, "FluentResource", counted)
    (tmp_path / "g").mkdir()
    (tmp_path / "g" / "en.ftl").write_text("once-only = first\n")
    catalogues = [Catalogue("g", tmp_path) for _ in range(3)]
    assert {one.format(text("once-only")) for one in catalogues} == {"first"}
    assert parsed.count("once-only = first\n") == 1
    (tmp_path / "g" / "en.ftl").write_text("once-only = second\n")
    assert Catalogue("g", tmp_path).format(text("once-only")) == "second"
    assert catalogues[0].format(text("once-only")) == "first", "who has read it goes on as before"


def keys_in_code(folder: Path) -> dict[str, str]:
    """Every key handed to `text(...)`, `Words`-makers and the like as a plain string, with its file."""
    found = {}
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                key = node.args[0].value
                if name in ("text", "words", "label", "say", "Text") and isinstance(key, str):
                    found[key] = file.name
    return found


def test_every_sentence_of_the_shared_parts_is_there() -> None:
    catalogue = Catalogue()
    keys = keys_in_code(ROOT / "bot") | keys_in_code(ROOT / "cogs" / "tables") | keys_in_code(ROOT / "cogs" / "help")
    own = {"game-name", "game-about", "game-story", "game-first-time", "game-first-time-button"}  # a game's own
    missing = {key: file for key, file in keys.items() if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key)}
    missing = {key: file for key, file in missing.items() if key not in own and not catalogue.has(key)}
    assert not missing


def test_no_sentence_is_written_twice() -> None:
    written = re.findall(r"^([a-z][a-z0-9-]*) =", (DATA / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(written) == len(set(written))


@given(st.text(max_size=200), st.text(alphabet="abc123", min_size=1, max_size=8))
def test_any_option_id_travels(option: str, token: str) -> None:
    op = custom_id.option_op(option)
    pressed = custom_id.parse(custom_id.button("k3j2", token, op))
    assert pressed is not None and (pressed.table, pressed.token) == ("k3j2", token)
    assert custom_id.find_option(pressed.op, ["other", option]) == option


@given(st.lists(st.text(max_size=9), unique=True, min_size=1, max_size=62), st.data())
def test_any_draft_travels(options: list[str], data: st.DataObject) -> None:
    picks = data.draw(st.lists(st.sampled_from(options), unique=True))
    ordered = custom_id.pack_picks(picks, options, True)
    mask = custom_id.pack_picks(picks, options, False)
    assert custom_id.unpack_picks(ordered, options, True) == picks
    assert set(custom_id.unpack_picks(mask, options, False) or []) == set(picks)
    assert max(len(ordered), len(mask)) <= 66


@pytest.mark.parametrize("forged", ["", "wk", "wk:", "wk:a", "wk:a:b", "wk:a::c", "xx:a:b:c", "wk:::", "wkm:new:"])
def test_ids_that_are_not_ours_are_not_read(forged: str) -> None:
    assert custom_id.parse(forged) is None


def test_what_is_sent_is_what_the_library_would_make_of_it() -> None:
    """Every kind of part, with and without what may be left out."""
    picks = (Pick("a", "A", "of it", chosen=True), Pick("b", "B"))
    panel = Panel("Two\nlines", accent=0xB5482A).add(
        Words("words"),
        Rule(),
        Select("s", "Choose", picks, 0, 2),
        Button("one", "One", "danger", off=True),
        (Button("two", "Two", "success"), Button("three", "", emoji="⛰️"), Button("four", "Four", "primary")),
        Button("away", "Elsewhere", url="https://example.org"),
        Picture("map", "A map"),
        (Picture("left", "Left"), Picture("right", "A *right* one")),
    )
    for drawn in ([], [Drawn("map", "1", b""), Drawn("left", "2", b"")]):
        for one in (panel, Panel().add(Words("bare"))):
            assert layout(one, drawn).to_components() == built_by_library(one, drawn).to_components()  # type: ignore[no-untyped-call]


async def test_views_are_stopped_before_they_are_sent() -> None:
    view = layout(Panel("x").add(Button("b", "b")))
    assert view.is_finished()


def test_rows_of_buttons_end_where_short_ones_stay_side_by_side() -> None:
    """A phone shows two short ones in one line, where a row does not end between them."""
    long = "A place with a name: 1 time → what comes of it"
    every = [Button(f"b{n}", label) for n, label in enumerate([long] * 4 + ["Go west", "Go east", long, "Stay"])]
    assert [len(row) for row in button_rows(every)] == [4, 4]
    assert [len(row) for row in button_rows(every[:4] * 2)] == [5, 3], "else rows are full"
    assert [len(row) for row in button_rows(every[:6] * 2)] == [4, 5, 3]
    assert [button for row in button_rows(every) for button in row] == every
    assert button_rows([]) == []
