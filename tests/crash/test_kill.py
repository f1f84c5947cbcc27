"""kill -9 of a process that plays many tables at once, on both engines: nothing is lost, nothing happens twice."""

from tests.crash.kill import Driver


async def test_kill_9_loses_nothing_that_was_acknowledged(where: str) -> None:
    report = await Driver(where, kills=6, moves=150, seed=1).run()
    assert report.kills == 6 and report.acknowledged >= 150 and report.resent > 0 and report.known_again > 0
    assert (report.lost, report.twice, report.wrong) == (0, 0, [])
