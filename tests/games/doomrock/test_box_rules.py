"""The box without Discord: 29 markers whatever happens, the AI deck, counters, throws, and the sums."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.box.amounts import dice_chosen, kept_faces
from bot.rules.errors import NoLongerPossible, NotPossible, Refusal
from cogs.doomrock.box import sums
from cogs.doomrock.box.state import ALL_MARKERS, MARKERS, REROLLS, Ai, Box, Pool
from tests.games.doomrock.board_states import CONTENT

NAMES = st.sampled_from(["", "Ada", "Ben", "Bitey Book"])
DEED = st.one_of(
    st.tuples(st.just("draw"), st.integers(-1, 31), NAMES),
    st.tuples(st.just("reveal"), st.none() | st.integers(-1, 31), NAMES),
    st.tuples(st.just("clean"), st.booleans()),
    st.tuples(st.just("explode")),
    st.tuples(st.just("reset"), st.lists(NAMES, max_size=2)),
)


def counted(pool: Pool) -> dict[str, int]:
    every = [kind for zone in pool.zones() for kind in zone]
    return {kind: every.count(kind) for kind in MARKERS}


def do(pool: Pool, deed: tuple[Any, ...], shuffled: st.DataObject) -> None:
    what, *given_ = deed
    if what == "draw":
        pool.draw(*given_)
        return
    if what == "reveal":
        pool.reveal(given_[1], given_[0])
        return
    getattr(pool, what)(*given_)
    pool.stack(shuffled.draw(st.permutations(pool.settled())))


@settings(max_examples=150)
@given(st.lists(DEED, max_size=25), st.data())
def test_29_markers_whatever_happens(deeds: Any, data: Any) -> None:
    """P-conservation: also a refused deed leaves everything as it was."""
    pool = Pool()
    pool.stack(data.draw(st.permutations(pool.settled())))
    for deed in deeds:
        before = pool.model_dump()
        try:
            do(pool, deed, data)
        except Refusal:
            assert pool.model_dump() == before, deed
        assert counted(pool) == dict(MARKERS), deed
        assert all(pool.lying.values()), "a name without markers is kept"
        assert Pool.model_validate_json(pool.model_dump_json()) == pool


def test_the_box_has_the_printed_markers() -> None:
    assert dict(MARKERS) == CONTENT.expose and ALL_MARKERS == 29


def test_markers_come_off_the_top_and_are_revealed_where_they_lie() -> None:
    pool = Pool()
    pool.stack(["plus1", "blank", "push", *pool.settled()[1:12], *["plus1"] * 9, *["push"] * 3, *["cumulation"] * 3])
    assert pool.draw(2, "Ada") == 0 and pool.draw(1, "Ben") == 0
    assert pool.lying == {"Ada": ["plus1", "blank"], "Ben": ["push"]}
    assert pool.whose("  aDA ") == "Ada"
    assert pool.reveal("Ada", 1) == ["plus1"] and pool.lying["Ada"] == ["blank"]
    with pytest.raises(NotPossible):
        pool.reveal("Ada", 2)
    assert pool.reveal("Ben", None) == ["push"] and "Ben" not in pool.lying


def test_a_cumulation_takes_the_revealed_blanks_and_itself() -> None:  # DR-12.4, DR-12.5
    pool = Pool(
        pool=["blank"] * 10 + ["plus1"] * 9 + ["push"] * 4 + ["cumulation"],
        revealed=["blank", "cumulation", "plus1", "cumulation", "blank"],
    )
    assert pool.clean() == (4, 1)
    assert sorted(pool.removed) == ["blank", "blank", "cumulation", "cumulation"] and pool.pool.count("plus1") == 10
    with pytest.raises(NotPossible):
        pool.clean()
    other = Pool(pool=["blank"] * 3 + ["plus1"], revealed=["blank", "cumulation"])
    assert other.clean(all_blanks=True) == (5, 0) and other.pool == ["plus1"]


def test_an_explosion_reveals_all_and_fills_the_pool() -> None:  # DR-12.6
    pool = Pool()
    with pytest.raises(NotPossible):
        pool.explode()
    pool = Pool(pool=[], lying={"Ada": ["plus1", "blank"], "": ["push"]}, revealed=["plus1"])
    assert pool.explode() == {"Ada": ["plus1", "blank"], "": ["push"]}
    assert sorted(pool.pool) == ["blank", "plus1", "plus1", "push"] and not pool.revealed and not pool.lying
    pool = Pool(pool=[], lying={"Ada": ["cumulation", "blank"]}, revealed=["plus1", "blank"])
    pool.explode()
    assert pool.pool == ["plus1"] and sorted(pool.removed) == ["blank", "blank", "cumulation"]


def test_after_a_battle_all_goes_back_but_what_heroes_keep() -> None:  # DR-12.9
    pool = Pool(pool=["push"], lying={"Ada": ["plus1"], "Book": ["blank"]}, revealed=["blank"], removed=["cumulation"])
    with pytest.raises(NotPossible):
        pool.reset(["Nobody"])
    pool.reset(["Ada"])
    assert pool.lying == {"Ada": ["plus1"]} and sorted(pool.pool) == ["blank", "blank", "cumulation", "push"]


def test_the_ai_deck_keeps_its_cards_and_knows_old_buttons() -> None:
    ai = Ai()
    ai.stack(ai.gather([str(n) for n in range(1, 9)]))
    drawn = [ai.draw(turn) for turn in range(8)]
    assert drawn == list("12345678") and not ai.pile
    assert ai.gather() == list("12345678")
    ai.stack(list("87654321"))
    with pytest.raises(NoLongerPossible):
        ai.draw(7)
    assert ai.draw(8) == "8" and len(ai.pile) == 7


def test_counters() -> None:
    box = Box()
    box.set_time(7)
    box.spend_time(3)
    box.add_time(1)
    assert box.time == 5
    refused: list[Callable[[], Any]] = [
        lambda: box.spend_time(6),
        lambda: box.add_time(99),
        lambda: box.set_time(-1),
        lambda: box.spend_time(0),
    ]
    for wrong in refused:
        with pytest.raises(NotPossible):
            wrong()
    assert box.time == 5
    box.change_enrage(2)
    assert box.enrage == 2
    box.change_enrage(-5)
    assert box.enrage == 0


def test_a_throw_is_rerolled_twice_at_most_and_old_buttons_do_nothing() -> None:  # DR-8.3
    box = Box()
    box.keep_throw(5, [1, 2, 3], REROLLS)
    assert box.reroll(5, [1], [6]).faces == [1, 6, 3]
    with pytest.raises(NoLongerPossible):
        box.throw(5, 2)
    assert box.throw(5, 1).left == 1
    assert box.reroll(5, [0, 2], [4, 4]).faces == [4, 6, 4]
    for left in (0, 1, 2):
        with pytest.raises(NoLongerPossible):
            box.throw(5, left)
    for entry in range(10, 60):
        box.keep_throw(entry, [1], REROLLS)
    assert len(box.throws) == 30 and "59" in box.throws


def test_an_interaction_counts_once() -> None:
    box = Box()
    box.once(7)
    with pytest.raises(NoLongerPossible):
        box.once(7)


@pytest.mark.parametrize(
    ("given_", "total", "shield", "armor", "lost"),
    [
        ((4, 2, 1, 1), 5, 2, 1, 2),
        ((2, 3, 5, 0), 2, 2, 0, 0),
        ((-2, 1, 1, 1), 0, 0, 0, 0),
        ((3, 0, 2, 0), 3, 0, 2, 1),
        ((0, 0, 0, 3), 3, 0, 0, 3),
    ],
)
def test_damage(given_: Any, total: Any, shield: Any, armor: Any, lost: Any) -> None:  # DR-11.2
    found = sums.damage(*given_)
    assert (found.total, found.shield, found.armor, found.lost) == (total, shield, armor, lost)
    assert found.lost == found.total - found.shield - found.armor


def test_levels_are_even_and_paid() -> None:  # DR-5.2, DR-5.4, E-5, E-6
    found = sums.levels([("Brawler", 6), ("Archer", 5)], 5)
    assert [(hero.is_even, hero.is_possible, hero.ahead) for hero in found] == [(False, False, 2), (True, True, 0)]
    assert sums.levels([("", 9)], 8)[0].short == 1 and sums.levels([("", 9)], 9)[0].is_possible
    # edge case 18 of the rules: 8 silver, heroes at 4 and 4; a third level would need 5
    assert sums.most_levels([("A", 4), ("B", 4)], 8) == ([0, 1], 0)
    assert sums.most_levels([("A", 4), ("B", 4)], 3) == ([], 3)


@pytest.mark.parametrize(
    ("typed", "heroes"),
    [
        ("6, 5, 5", [("", 6), ("", 5), ("", 5)]),
        ("6 5", [("", 6), ("", 5)]),
        ("Brawler 6; Archer the Third: 5", [("Brawler", 6), ("Archer the Third", 5)]),
        ("7", [("", 7)]),
    ],
)
def test_heroes_as_people_type_them(typed: Any, heroes: Any) -> None:
    assert sums.read_heroes(typed) == heroes


@pytest.mark.parametrize("typed", ["", "six", "6, , 5", "0", "31", "1,1,1,1,1,1,1", "6 -5", "Ada", "9999"])
def test_heroes_that_are_none(typed: Any) -> None:
    with pytest.raises(NotPossible):
        sums.read_heroes(typed)


def test_the_score_of_the_rules_example() -> None:  # rules 7: 54 points
    assert sums.score(7, 5, 2, 3, 7, 2).total == 54
    with pytest.raises(NotPossible):
        sums.score(-1, 0, 0, 0, 0, 0)


def test_faces_to_hold_on_to() -> None:
    assert kept_faces("5, 6") == {5, 6} and kept_faces("1661") == {1, 6}
    assert kept_faces("10, 1", sides=10) == {1, 10} and kept_faces("19", sides=9) == {1, 9}
    for typed in ("", "7", "0", "six", "5-6"):
        with pytest.raises(NotPossible):
            kept_faces(typed)
    assert dice_chosen(["3", "0"], 4) == [0, 3]
    for values in ([], ["4"], ["0", "0"], ["x"], ["-1"]):
        with pytest.raises(NotPossible):
            dice_chosen(values, 4)
    assert sums.tokens([1, 6, 6, 3]) == (1, 2)
