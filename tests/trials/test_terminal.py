"""The terminal table: a whole game by numbers, nonsense typed in, leaving and coming back, taking back."""

from collections.abc import Callable
from pathlib import Path

import pytest

import cogs
from bot.rules.rng import Chance
from bot.terminal import TerminalTable
from bot.ui.panels.surface import Surface
from tests.rules.toy import Toy


def table(keep: Path | None, lines: list[str], hear: Callable[[str], str], seats: int = 3) -> TerminalTable:
    return TerminalTable(Surface(Toy()), seats, keep, lines.append, hear)


def test_a_whole_game_by_random_typing(tmp_path: Path) -> None:
    lines: list[str] = []
    chance = Chance(b"typist", {})
    words = ["1", "2", "3", "1 2", "0", "x", "", "b", "h", "?", "r", "a", "u", "-", "99", "done"]
    typed = 0

    def hear(prompt: str) -> str:
        nonlocal typed
        typed += 1
        if typed > 5_000:
            raise EOFError
        return chance.pick("line", words)

    assert table(tmp_path / "kept.json", lines, hear).play() == 0
    assert typed < 5_000
    assert not (tmp_path / "kept.json").exists()
    assert any("toy-over" in line for line in lines)


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    answers = iter(["2", "1", "q"])
    first = table(keep, [], lambda _: next(answers))
    assert first.play() == 0
    second = table(keep, [], lambda _: "q")
    assert second.run.state == first.run.state
    assert second.run.index == first.run.index > 0


def test_a_kept_game_that_does_not_fit_is_put_aside(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    keep.write_text("{")
    lines: list[str] = []
    assert table(keep, lines, lambda _: "q").run.index == 0
    assert (tmp_path / "kept.old").exists() and "does not fit" in lines[0]


def test_end_of_input_is_a_polite_goodbye() -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    assert table(None, [], closed).play() == 0


def test_taking_back(tmp_path: Path) -> None:
    answers = iter(["1", "1", "u", "q"])
    game = table(tmp_path / "kept.json", [], lambda _: next(answers), seats=1)
    assert game.play() == 0
    assert game.run.state.heap == 5


def test_a_game_without_a_face_of_its_own_is_played_with_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def elsewhere(game_id: str, part: str) -> str:
        return f"cogs.{game_id}.{'no_such_file' if part == 'cog' else part}"

    monkeypatch.setattr(cogs, "module_of", elsewhere)
    surface = cogs.load_surface("pebbles")
    assert surface.id == "pebbles" and surface.pictures({}) == ()
