"""The brake before Discord's gateway, on a clock turned by hand."""

import json
from pathlib import Path

import pytest

from bot.hosting.brake import DAY, FREE, HOUR, LONGEST_PAUSE, RESERVE, Brake, heed


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def crash(path: Path, clock: Clock, seconds: float = 1.0) -> float:
    """One life of a process that crashes after so many seconds; gives how long it had to wait before."""
    brake = Brake(path, clock)
    waited = brake.wait().seconds
    clock.now += waited
    brake.note()
    clock.now += seconds
    return waited


def test_a_few_starts_wait_for_nothing_then_the_pause_grows(tmp_path: Path, clock: Clock) -> None:
    waits = [crash(tmp_path / "signins.json", clock, seconds=0) for _ in range(FREE + 9)]
    assert waits == [0.0] * FREE + [5, 10, 20, 40, 80, 160, 320, 640, 900]


def test_a_day_of_crashes_stays_far_below_what_discord_allows(tmp_path: Path, clock: Clock) -> None:
    end, starts = clock.now + DAY, 0
    while clock.now < end:
        assert crash(tmp_path / "signins.json", clock) <= LONGEST_PAUSE
        starts += 1
    assert 50 < starts < 400


def test_the_sentence_says_how_long_until_when_and_why(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "signins.json"
    for _ in range(FREE + 6):
        crash(path, clock, seconds=0)
    wait = Brake(path, clock).wait()
    assert wait.seconds == 320
    assert "sign-in 12 within an hour" in wait.why and "1,000 a day" in wait.why
    assert "I wait 5 min, until 08:" in wait.why and f"delete {path}" in wait.why
    path.unlink()
    assert Brake(path, clock).wait().seconds == 0


def test_time_that_has_passed_counts_and_a_quiet_hour_forgives(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "signins.json"
    for _ in range(FREE + 1):
        crash(path, clock, seconds=0)
    clock.now += 4
    assert Brake(path, clock).wait().seconds == 6
    clock.now += HOUR
    assert Brake(path, clock).wait().seconds == 0


def test_each_shard_has_a_count_of_its_own(tmp_path: Path, clock: Clock) -> None:
    brake = Brake(tmp_path / "signins.json", clock)
    for shard in range(16):
        assert brake.wait(shard).seconds == 0
        brake.note(shard)
    for _ in range(FREE):
        brake.note(3)
    assert brake.wait(3).seconds > 0 and brake.wait(4).seconds == 0


@pytest.mark.parametrize("found", ["", "{", "[[1]]", '["a"]', "null", '[["x", null]]', "[[1e999, 3]]"])
def test_a_file_that_is_none_of_ours_is_no_reason_not_to_start(tmp_path: Path, clock: Clock, found: str) -> None:
    path = tmp_path / "signins.json"
    path.write_text(found)
    brake = Brake(path, clock)
    assert brake.wait().seconds == 0
    brake.note()
    assert json.loads(path.read_text())[-1] == [clock.now, None]


def test_a_clock_that_was_set_back_does_not_lock_anybody_out(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "signins.json"
    for _ in range(FREE + 4):
        crash(path, clock, seconds=0)
    clock.now -= 30 * DAY
    assert Brake(path, clock).wait().seconds == 0


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "file").write_text("")
    brake = Brake(tmp_path / "file" / "signins.json", clock)
    for _ in range(FREE + 1):
        brake.note()
    assert brake.wait().seconds == 10


def test_what_discord_counts_is_heeded() -> None:
    assert heed(1000, 80_000, 0.0).seconds == 0
    assert heed(RESERVE + 1, 80_000, 0.0).seconds == 0
    wait = heed(RESERVE, 7_200.0, 0.0)
    assert wait.seconds == 7_200 and "only 50 more" in wait.why and "until 02:00:00 UTC" in wait.why
    assert heed(RESERVE + 8, 60.0, 0.0, shards=16).seconds == 60
