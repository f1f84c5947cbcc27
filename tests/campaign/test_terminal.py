"""A campaign at the terminal: its sessions are played there too, and a session that is left goes on next time."""

from collections.abc import Callable
from pathlib import Path

from bot.terminal import TerminalTable
from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from tests.rules.trek import TrekCampaign, Walk
from tests.ui.asker import WORDS


def sit(keep: Path | None, hear: Callable[[str], str]) -> tuple[TerminalTable, list[str]]:
    lines: list[str] = []
    log = campaign_surface(TrekCampaign(), root=WORDS)
    table = TerminalTable(log, 1, keep, lines.append, hear, surface_of=lambda game: Surface(Walk(), root=WORDS))
    return table, lines


def test_a_whole_campaign_is_played_at_the_keyboard() -> None:
    table, lines = sit(None, lambda prompt: "a")
    assert table.play() == 0 and table.run.over
    assert (
        len(table.run.state.pages) == 3
        and sum("› Session" in line and "begins" in line and "\n" not in line for line in lines) == 3
    )


def test_a_session_that_is_left_goes_on_next_time(tmp_path: Path) -> None:
    keep = tmp_path / "terminal.json"
    said = iter(["a", "a", "q"])
    table, _ = sit(keep, lambda prompt: next(said))
    assert table.play() == 0 and table.run.state.session is not None
    assert len(list(tmp_path.glob("terminal-*.json"))) == 1
    table, _ = sit(keep, lambda prompt: "a")
    assert table.play() == 0 and table.run.over and list(tmp_path.glob("*.json")) == []
