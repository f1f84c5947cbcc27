"""kill -9 of a process that plays many tables at once, on both engines: nothing is lost, nothing happens twice."""

from tests.crash.kill import Driver


async def test_kill_9_loses_nothing_that_was_acknowledged(where: str) -> None:
    kills = 8 if where.startswith("sqlite") else 3
    report = await Driver(where, kills, moves=15 * kills, seed=1).run()
    assert report.kills == kills and report.acknowledged >= 15 * kills and report.resent > 0
    assert (report.lost, report.twice, report.wrong) == (0, 0, [])
