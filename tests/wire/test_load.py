"""`waykeeper bench wire` in short: votes are shown and stored, too many at once are told so, and nothing is lost."""

from pathlib import Path

import pytest

from tests.wire import bench
from tests.wire.load import both, closed


async def test_under_load_moves_are_shown_and_stored_or_told_that_it_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "WINDOW", 12)
    async with both(tmp_path / "load", 24, uvloop=False, boards=4) as (ours, bare):
        edits = await closed(bare, bare.press, bare.boards * 50, 4)
        votes = await closed(ours, ours.press, await bench.fresh(ours, 12), 4)
        assert {one.answer for one in (*edits.made, *votes.made)} == {bench.UPDATE}
        assert votes.cpu > 0 and edits.cpu > 0
        found = {one.name: one for one in await bench.crowded(ours, tmp_path / "load/ours/waykeeper.db", seconds=1.0)}
        assert found["offered 2 times that for 1 s"].value > 0
        assert found["moves shown and not stored"].met and found["moves stored and told that it is busy"].met
