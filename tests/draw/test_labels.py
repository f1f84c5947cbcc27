"""Labels find places: never on each other, on roads only for want of better, left out when nothing is free."""

from bot.draw.labels import Box, crosses, place_labels, settle

FRAME = Box(0, 0, 100, 100)


def test_two_labels_that_want_the_same_place_share_the_room() -> None:
    wish, other = Box(10, 10, 20, 10), Box(10, 40, 20, 10)
    assert set(place_labels(((wish, other), (wish, other)), FRAME, (), ())) == {0, 1}


def test_what_is_taken_or_outside_is_never_used() -> None:
    outside, taken, free = Box(95, 0, 20, 10), Box(0, 0, 20, 10), Box(40, 40, 20, 10)
    assert place_labels(((outside, taken, free),), FRAME, (Box(5, 5, 4, 4),), ()) == (2,)
    assert place_labels(((outside, taken),), FRAME, (Box(5, 5, 4, 4),), ()) == (None,)


def test_a_road_is_avoided_and_crossed_only_where_there_is_nothing_else() -> None:
    on_road, beside = Box(40, 0, 20, 10), Box(0, 0, 20, 10)
    road = (50.0, -10.0, 50.0, 110.0)
    assert place_labels(((on_road, beside),), FRAME, (), (road,)) == (1,)
    assert place_labels(((on_road,),), FRAME, (), (road,)) == (0,)


def test_what_must_stand_somewhere_covers_as_little_as_it_can() -> None:
    taken = (Box(0, 0, 50, 100), Box(60, 0, 40, 100))
    assert settle(((Box(10, 0, 20, 20), Box(42, 0, 20, 20)),), FRAME, taken, ()) == (1,)


def test_a_label_without_places_is_left_out() -> None:
    assert place_labels(((), (Box(0, 0, 5, 5),)), FRAME, (), ()) == (None, 0)


def test_lines_cross_boxes_through_them_and_not_past_them() -> None:
    box = Box(10, 10, 10, 10)
    assert crosses((0, 0, 30, 30), box)
    assert crosses((12, 12, 14, 14), box)
    assert not crosses((0, 25, 30, 25), box)
    assert not crosses((0, 0, 9, 9), box)
