"""The tracker and time (LE-13), after the acceptance scenarios of the rules."""

from cogs.evershade.content.story import TimeTrack
from cogs.evershade.rules.character.tracker import achievement_kind, mark, overflowing, pass_time, unmark
from cogs.evershade.state import Tracker

TRACK = TimeTrack.model_validate({"max": 8, "at": {6: [{"do": "mark", "slot": "A"}], 8: [{"do": "mark", "slot": "B"}]}})
ROUND = TimeTrack.model_validate({"max": 3, "wrap": True, "at": {1: [{"do": "mark", "slot": "A"}]}})


def test_a29_a_letter_is_marked_once() -> None:
    """LE-13.1."""
    tracker = Tracker()
    assert [mark(tracker, "D"), mark(tracker, "D"), tracker.marks == ["D"]] == [True, False, True]
    assert [unmark(tracker, "D"), unmark(tracker, "D"), tracker.marks] == [True, False, []]


def test_a29_time_stops_at_both_ends_and_reaches_a_threshold_once() -> None:
    """LE-13.3, LE-13.4."""
    tracker = Tracker()
    assert (pass_time(tracker, -1, TRACK), tracker.time) == ([], 0)
    assert (pass_time(tracker, 6, TRACK), tracker.time) == ([6], 6)
    assert (pass_time(tracker, -1, TRACK), pass_time(tracker, 1, TRACK), tracker.time) == ([], [], 6)
    assert (pass_time(tracker, 3, TRACK), tracker.time) == ([8], 8)
    assert (pass_time(tracker, 1, TRACK), tracker.time) == ([], 8)


def test_time_goes_round_where_the_adventure_says_so() -> None:
    """LE-13.3."""
    tracker = Tracker(time=3)
    assert (pass_time(tracker, 2, ROUND), tracker.time) == ([1], 1)
    assert (pass_time(tracker, -2, ROUND), tracker.time) == ([], 3)


def test_tides_come_again() -> None:
    """LE-13.4: unless the track says that what is reached does its work each time; nought is a place too."""
    tides = TimeTrack.model_validate({"max": 3, "wrap": True, "again": True, "at": {0: [], 2: []}})
    tracker = Tracker()
    assert (pass_time(tracker, 2, tides), tracker.time) == ([2], 2)
    assert (pass_time(tracker, 5, tides), tracker.time) == ([0, 2], 3)
    assert (pass_time(tracker, 8, tides), tracker.time) == ([0, 2, 0, 2], 3)


def test_a71_too_many_achievements() -> None:
    """LE-13.6, LE-13.7."""
    kinds = {
        "weir": achievement_kind("Savior of the Weir", "faction"),
        "doom": achievement_kind("Doombringer", "global"),
        "bells": achievement_kind("Friend of the Bell House", "faction"),
        **{name: "relation" for name in ("pell", "nine", "oar")},
    }
    assert overflowing(["weir", "bells", "pell", "nine"], kinds) == []
    assert overflowing(["weir", "bells", "doom"], kinds) == ["weir", "doom"]
    assert overflowing(["pell", "nine", "bells", "oar"], kinds) == ["pell", "nine", "oar"]
