"""A simulated power cut loses nothing that was acknowledged; the same test sees what `synchronous=NORMAL` loses."""

from pathlib import Path

import pytest

from tests.crash.power import WEAK, cut, record


async def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    (tmp_path / "played").mkdir()
    evening = await record(tmp_path / "played", 60, "short", rests=1)
    assert "PRAGMA synchronous=FULL" in evening.disk.statements
    losses = await cut(evening, 30, "short", tmp_path)
    assert losses.cuts == 30 and losses.acknowledged > 300
    assert (losses.lost, losses.twice, losses.damaged, losses.wrong) == (0, 0, 0, [])


async def test_a_weaker_promise_of_the_disk_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.store.sqlite.check_wal", lambda path: None)
    (tmp_path / "played").mkdir()
    evening = await record(tmp_path / "played", 60, "weak", WEAK, rests=1)
    assert "PRAGMA synchronous=NORMAL" in evening.disk.statements
    losses = await cut(evening, 40, "weak", tmp_path)
    assert losses.lost > 0 and losses.losing_cuts > 0
