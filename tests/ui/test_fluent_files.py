"""Sentences read one by one say what their files say as a whole, and a mistake is found with its file and line."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from bot import DATA
from bot.commands.check_language import check_language
from bot.trials.languages import catalogues
from bot.ui.panels import fluent_files as module
from bot.ui.panels.fluent_files import CatalogueError, FluentFiles

FILES = sorted(DATA.rglob("*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(DATA).as_posix())
def test_each_entry_is_what_it_is_in_the_whole_file(file: Path) -> None:
    words = file.read_text(encoding="utf-8")
    whole = {
        ("-" if isinstance(one, ast.Term) else "") + one.id.name: one
        for one in FluentParser().parse(words).body
        if isinstance(one, ast.Message | ast.Term)
    }
    alone = module._entries(file.name, words)
    assert set(alone) == set(whole)
    for key, source in alone.items():
        (read,) = FluentParser().parse(source.words).body
        assert read.equals(whole[key], ignored_fields=["span", "comment"]), key
        assert words.splitlines()[source.line - 1].startswith(f"{key} =")


def test_only_what_is_said_is_parsed_with_what_it_refers_to(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def counted(words: str) -> ast.Resource:
        parsed.append(words.partition(" ")[0])
        return FluentResource(words)

    monkeypatch.setattr(module, "FluentResource", counted)
    words = "-it = the goose\nwho = { -it }, { round }\nround = { who }?\nother = nobody\nbare =\n    .attr = x\n"
    files = FluentFiles("en", [("en.ftl", words)])
    assert files.keys() == {"who", "round", "other", "bare"} and parsed == []
    files.format("who", {})
    assert sorted(parsed) == ["-it", "round", "who"]
    files.format("who", {})
    assert len(parsed) == 3
    assert files.format("other", {}) == ("nobody", [])
    assert files.format("bare", {}) is None


def test_only_fluents_own_end_ends_a_line() -> None:
    """A sentence may have what other people call one."""
    files = FluentFiles("en", [("en.ftl", "a = one\u2028two\x0cthree\r\nb = four")])
    assert (files.format("a", {}), files.format("b", {})) == (("one\u2028two\x0cthree", []), ("four", []))


def test_later_files_come_first() -> None:
    files = FluentFiles("en", [("en.ftl", "a = old { $n }\nb = { a }\n"), ("own.ftl", "a = new { $n }\n")])
    assert files.format("b", {"n": 3}) == ("new 3", [])


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("a = b\n\nbroken line\n", 3),
        ("a = b\nc = { $n ->\n    [one] x\n}\n", 2),  # no default
        ("a = b\n    goes on\nd = { \n", 3),
        ("    a = indented, so it belongs to nothing\n", 1),
    ],
)
def test_a_mistake_has_its_file_and_line(words: str, line: int) -> None:
    with pytest.raises(CatalogueError, match=rf"x\.ftl, line {line}: cannot be read"):
        FluentFiles("en", [("x.ftl", words)]).check()


def test_all_bundled_files_can_be_read() -> None:
    for file in FILES:
        FluentFiles("en", [(file.name, file.read_text(encoding="utf-8"))]).check()


def test_whoever_translates_is_told_what_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text("a = b\n")
    (tmp_path / "xx.ftl").write_text("a = b\nc = { \n")
    with pytest.raises(CatalogueError, match=r"xx\.ftl, line 2"):
        list(catalogues("xx", tmp_path))
    monkeypatch.setattr("bot.commands.check_language.catalogues", lambda locale: catalogues(locale, tmp_path))
    assert check_language("xx", False) == 1


def test_sentences_come_out_as_from_a_whole_bundle() -> None:
    """Every message of every English file that asks for nothing."""
    for file in FILES:
        words = file.read_text(encoding="utf-8")
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(words))
        files = FluentFiles("en", [(file.name, words)])
        for key in sorted(files.keys()):
            message = bundle.get_message(key)
            if message.value is not None and "$" not in module._entries(file.name, words)[key].words:
                assert files.format(key, {}) == bundle.format_pattern(message.value, {}), key
