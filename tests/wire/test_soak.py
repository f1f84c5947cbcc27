"""P1, P2, P10 together: some seconds of the long run that `tests/wire/soak.py` makes by hand."""

from pathlib import Path

from tests.wire.soak import soak


async def test_everything_goes_wrong_at_once_and_every_table_goes_on(tmp_path: Path) -> None:
    report = await soak(tmp_path, seconds=12, seed=7, tables=3)
    assert report.wrong == []
    assert report.replayed >= 3 and report.acknowledged > 5 and report.faults > 0 and report.kills > 0
