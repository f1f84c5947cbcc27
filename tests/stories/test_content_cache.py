"""Content is read once and kept by its hash; whatever is wrong with what is kept, it is read again."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.content_cache import MOST_FILES, ContentCache
from bot.rules.content import reader as content
from bot.rules.content.reader import Reader
from bot.rules.errors import ContentError
from bot.rules.stories import loading
from bot.rules.stories.book import StoryBook
from bot.rules.stories.loading import read_stories
from cogs import InstalledGames, game_ids
from tests.stories.lamps import VOCABULARY, texts

TEXT = "- id: a\n  n: {1: [x, 2.5, null, true]}\n- id: b\n  colour: red\n"


def read(cache: ContentCache | None, source: str = TEXT) -> tuple[list[object], Reader]:
    reader = Reader(cache)
    return [entry.data for entry in reader.entries("f.yaml", source)], reader


def not_called(*args: object) -> None:
    raise AssertionError("it was read again")


def test_what_was_read_is_not_read_again_and_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = ContentCache(tmp_path / "kept")
    first, reader = read(cache)
    monkeypatch.setattr(content, "read_entries", not_called)
    again, known = read(cache)
    assert again == first == read_plain() and known.finish() == reader.finish()
    with pytest.raises(AssertionError, match="read again"):
        read(cache, TEXT + "- id: c\n")


def read_plain() -> list[object]:
    return [{"id": "a", "n": {1: ["x", 2.5, None, True]}}, {"id": "b", "colour": "red"}]


def test_a_complaint_about_something_kept_has_its_line(tmp_path: Path) -> None:
    cache = ContentCache(tmp_path)
    read(cache)
    reader = Reader(cache)
    second = reader.entries("f.yaml", TEXT)[1]
    reader.problem(second, "colour", "too red")
    assert second.line_of(("colour",)) == 4
    assert reader.problems == ["f.yaml:3: entry 'b': field colour: too red"]


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 40])
def test_a_damaged_file_is_as_none(tmp_path: Path, damage: bytes) -> None:
    cache = ContentCache(tmp_path)
    read(cache)
    (kept,) = tmp_path.iterdir()
    whole = kept.read_bytes()
    for broken in (damage, whole[:-1], whole[:-1] + bytes([whole[-1] ^ 1])):
        kept.write_bytes(broken)
        assert cache.get(TEXT) is None and read(cache)[0] == read_plain()


def test_what_is_wrong_is_not_kept_and_no_folder_is_no_trouble(tmp_path: Path) -> None:
    cache = ContentCache(tmp_path / "kept")
    assert read(cache, "- id: a\n  id: b\n")[1].total == 1
    assert not (tmp_path / "kept").exists()
    (tmp_path / "file").write_text("in the way")
    assert read(ContentCache(tmp_path / "file"))[0] == read_plain()


def test_the_oldest_go(tmp_path: Path) -> None:
    cache = ContentCache(tmp_path)
    for n in range(MOST_FILES):
        (tmp_path / f"{n}.entries").touch()
        os.utime(tmp_path / f"{n}.entries", (n, n))
    read(cache)
    assert len(list(tmp_path.iterdir())) == MOST_FILES and not (tmp_path / "0.entries").exists()


def book(cache: ContentCache, prose: dict[str, str] | None = None) -> StoryBook:
    reader = Reader(cache)
    found = read_stories(reader, texts(facts=True), prose or texts(facts=False), VOCABULARY)
    reader.finish()
    return found


def test_stories_found_sound_are_not_checked_again_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = ContentCache(tmp_path)
    first = book(cache)
    with monkeypatch.context() as spied:
        spied.setattr(loading, "_pair", not_called)
        spied.setattr(loading, "split_prose", not_called)
        assert book(cache).entries == first.entries
    broken = {file: source.replace("### c1.won", "### c1.own") for file, source in texts(facts=False).items()}
    for _ in range(2):
        with pytest.raises(ContentError):
            book(cache, broken)


def test_a_game_is_loaded_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def load(name: str) -> str:
        loaded.append({"doomrock": name}[name])
        return name

    monkeypatch.setattr("cogs.load_game", load)
    games = InstalledGames()
    assert "doomrock" in games and "chess" not in games
    assert list(games) == game_ids() and len(games) == len(game_ids())
    assert games.get("chess") is None
    assert not loaded
    found: tuple[Any, ...] = (games["doomrock"], games.get("doomrock"))
    assert found == ("doomrock", "doomrock") and loaded == ["doomrock"]


@pytest.mark.parametrize("words", [["--help"], ["check", "--help"], ["db", "upgrade"]])
def test_commands_that_need_no_content_load_none(words: list[str], tmp_path: Path) -> None:
    code = f"""
import sys
from bot.__main__ import main
try: main({words!r})
except SystemExit: pass
print([name for name in sys.modules if name.startswith("cogs.") and name.endswith((".game", ".pack"))])
"""
    environ = {**os.environ, "WAYKEEPER_DATA_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environ, check=True)
    assert done.stdout.splitlines()[-1] == "[]", done.stdout


def test_a_second_start_reads_no_pack_of_any_game(tmp_path: Path) -> None:
    code = """
import sys
from bot.rules.content import reader, yaml_source
from cogs import game_ids, load_game
read, plain = [], yaml_source.read_entries
def told(file, source):
    if not file.endswith("lesson.yaml"):  # short, and part of no pack
        read.append(file)
    return plain(file, source)
reader.read_entries = yaml_source.read_entries = told
for game in game_ids():
    load_game(game)
print(len(read), sorted(set(read))[:3])
"""
    environ = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    environ.pop("WAYKEEPER_CACHE", None)
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environ, check=True).stdout
        for _ in range(2)
    ]
    assert int(runs[0].split()[0]) > 100 and runs[1] == "0 []\n", runs


def test_the_generated_packs_are_as_large_as_they_should_be() -> None:
    from bot.trials.bench_start import FACTS, PROSE, generated_pack

    facts, prose = (sum(map(len, files.values())) for files in generated_pack())
    assert abs(facts - FACTS) < FACTS / 10 and abs(prose - PROSE) < PROSE / 10
