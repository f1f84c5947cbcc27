"""Markers and tracks that are used without a table: each marker is in one place, names are no endless list, and a track
has two ends."""

import pytest

from bot.rules.box.markers import MOST_NAMES, MarkerPool
from bot.rules.box.tracks import Track
from bot.rules.errors import NotPossible


class Pool(MarkerPool):
    counts = {"x": 30}


def pool() -> Pool:
    return Pool(pool=["x"] * 30)


def test_markers_lie_on_so_many_and_no_more() -> None:
    markers = pool()
    for n in range(MOST_NAMES):
        assert markers.draw(1, f"hero {n}") == 0
    with pytest.raises(NotPossible, match="box-refused-names"):
        markers.draw(1, "one more")
    assert markers.draw(1, "hero 0") == 0, "who has some may have more"
    assert len(markers.lying) == MOST_NAMES and len(markers.lying["hero 0"]) == 2


def test_what_is_missing_in_the_pool_is_told_and_nobody_gets_an_empty_heap() -> None:
    markers = pool()
    assert markers.draw(28, "Ada") == 0 and markers.draw(3, "Ben") == 1
    assert markers.draw(1, "Cleo") == 1 and "Cleo" not in markers.lying
    assert sorted(map(len, markers.zones())) == [0, 0, 0, 2, 28]


@pytest.mark.parametrize("n", [0, 31])
def test_nobody_draws_none_or_more_than_there_are(n: int) -> None:
    with pytest.raises(NotPossible):
        pool().draw(n, "Ada")


def test_who_alone_has_markers_need_not_be_named() -> None:
    markers = pool()
    assert markers.one_of_those(None) == ""
    markers.draw(1, "Ada")
    assert markers.one_of_those(None) == "Ada" and markers.one_of_those("aDA") == "Ada"
    markers.draw(1, "Ben")
    with pytest.raises(NotPossible, match="box-refused-whose"):
        markers.one_of_those(None)
    markers.draw(1, "")
    assert markers.one_of_those(None) == ""


@pytest.mark.parametrize(("n", "fits"), [(None, True), (2, True), (3, False)])
def test_no_more_is_revealed_than_lies_there(n: int | None, fits: bool) -> None:
    markers = pool()
    markers.draw(2, "Ada")
    if fits:
        assert markers.reveal("Ada", n) == ["x", "x"] and not markers.lying.get("Ada")
    else:
        with pytest.raises(NotPossible, match="box-refused-lying"):
            markers.reveal("Ada", n)
        assert len(markers.lying["Ada"]) == 2
    with pytest.raises(NotPossible):
        markers.reveal("Ben", None)


def test_the_uppermost_are_revealed_and_the_rest_stays_there() -> None:
    markers = pool()
    markers.draw(3, "Ada")
    assert markers.reveal("Ada", 1) == ["x"]
    assert (len(markers.lying["Ada"]), len(markers.revealed), len(markers.pool)) == (2, 1, 27)
    for n in (0, -1):
        with pytest.raises(NotPossible, match="refused-amount"):
            markers.reveal("Ada", n)
    assert markers.reveal("Ada", 2) == ["x", "x"] and len(markers.revealed) == 3


def test_all_go_back_but_what_lies_on_those_who_keep_theirs() -> None:
    markers = pool()
    for whose, n in (("Ada", 3), ("Ben", 4), ("Cleo", 2)):
        markers.draw(n, whose)
    markers.reveal("Ben", 1)
    markers.removed.append(markers.revealed.pop())
    markers.reveal("Cleo", 1)
    with pytest.raises(NotPossible, match="box-refused-lying"):
        markers.reset(["Dora"])
    assert len(markers.pool) == 21, "nothing was put back for a name that has none"
    markers.reset(["Ada"])
    assert {whose: len(lying) for whose, lying in markers.lying.items()} == {"Ada": 3}
    assert (len(markers.pool), markers.revealed, markers.removed) == (27, [], [])
    markers.stack(markers.settled())
    markers.stack(markers.settled())
    assert markers.shuffles == 2 and len(markers.pool) == 27


TRACK = Track(6)


@pytest.mark.parametrize(("now", "n", "then"), [(2, 3, 5), (2, -3, 0), (5, 6, 6), (6, -6, 0), (2, 0, 2)])
def test_a_track_is_shifted_as_far_as_it_goes(now: int, n: int, then: int) -> None:
    assert TRACK.shift(now, n) == then


@pytest.mark.parametrize("n", [-7, 7])
def test_nothing_is_shifted_by_more_than_a_whole_track(n: int) -> None:
    with pytest.raises(NotPossible):
        TRACK.shift(3, n)


@pytest.mark.parametrize(
    ("now", "n", "then"), [(2, -2, 0), (2, -3, None), (2, 0, 2), (2, 4, 6), (2, 6, 6), (2, 7, None)]
)
def test_down_it_is_a_payment_and_up_it_goes_as_far_as_it_can(now: int, n: int, then: int | None) -> None:
    if then is None:
        with pytest.raises(NotPossible):
            TRACK.change(now, n)
    else:
        assert TRACK.change(now, n) == then


@pytest.mark.parametrize(("now", "n", "then"), [(2, 1, 1), (2, 2, 0), (2, 3, None), (2, 0, None), (6, 7, None)])
def test_no_more_is_spent_than_there_is(now: int, n: int, then: int | None) -> None:
    if then is None:
        with pytest.raises(NotPossible):
            TRACK.spend(now, n)
    else:
        assert TRACK.spend(now, n) == then


@pytest.mark.parametrize(("now", "n", "then"), [(2, 4, 6), (2, 5, None), (2, 0, None), (0, 1, 1)])
def test_what_is_gained_has_to_fit(now: int, n: int, then: int | None) -> None:
    if then is None:
        with pytest.raises(NotPossible):
            TRACK.gain(now, n)
    else:
        assert TRACK.gain(now, n) == then


@pytest.mark.parametrize(("n", "fits"), [(-1, False), (0, True), (6, True), (7, False)])
def test_a_track_is_set_between_its_ends(n: int, fits: bool) -> None:
    if fits:
        assert TRACK.set(n) == n
    else:
        with pytest.raises(NotPossible):
            TRACK.set(n)
