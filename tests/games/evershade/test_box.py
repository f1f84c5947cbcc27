"""Sums and trays for groups with the printed box (rules 10.4), held to the rules' own code and to exact enumeration."""

from itertools import product

import pytest

from bot.rules.errors import NoLongerPossible, NotPossible
from cogs.evershade import bundled_files, bundled_prose
from cogs.evershade.box import sums
from cogs.evershade.box.tray import Bag, Board, FoeDeck, FreeGrid, LoeBox
from cogs.evershade.box.vote import Vote
from cogs.evershade.content.pack import load
from cogs.evershade.rules.character.burdens import terror_row


def enumerated(dice: int, difficulty: int, wanted: int) -> float:
    """Per cent of all throws of so many D12 with so many successes, counted one by one (LE-14.9)."""
    worth = [2 if face == 12 else int(face >= difficulty) for face in range(1, 13)]
    found = sum(sum(thrown) >= wanted for thrown in product(worth, repeat=dice))
    return float(100 * found / 12**dice)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", [2, 6, 8, 12])
def test_odds_are_those_of_every_throw(dice: int, difficulty: int) -> None:
    wanted = list(range(1, 2 * dice + 1))
    told = sums.chances(dice, difficulty, wanted)
    assert [n for n, _ in told] == wanted
    for n, percent in told:
        assert percent == pytest.approx(enumerated(dice, difficulty, n), abs=0.0501), n


def test_the_rules_example_of_odds() -> None:
    """10.4: 3 dice at 8: 1+ 80.2 %, 2+ 46.1 %, 3+ 18.2 %, 4+ 4.7 %."""
    exact = [enumerated(3, 8, n) for n in (1, 2, 3, 4)]
    assert [round(one, 1) for one in exact] == [80.2, 46.1, 18.2, 4.7]
    assert sums.chances(3, 8, [4, 1, 3, 2]) == [(1, 80.2), (2, 46.1), (3, 18.2), (4, 4.7)]


def test_a_roll_is_counted_as_in_the_worked_example() -> None:
    """7.2, LE-14.9 to LE-14.12: five successes, outcome 5; two fate for Mirel, one for Oswin, none for failing."""
    owners = [("Mirel", 6), ("Oswin", 2)]
    found = sums.counted([1, 9, 7, 12, 4, 1, 7, 1], owners, 7, [5, 3, 1])
    assert (found.successes, found.reached, found.has_failed) == (5, 5, False)
    assert dict(found.fate) == {"Mirel": 2, "Oswin": 1}
    failed = sums.counted([1, 2], [("Mirel", 2)], 8, [])
    assert (failed.reached, dict(failed.fate)) == (None, {"Mirel": 2})


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: sums.pool(0, 8, 0, 0),
        lambda: sums.pool(21, 8, 0, 0),
        lambda: sums.pool(3, 1, 0, 0),
        lambda: sums.pool(3, 13, 0, 0),
        lambda: sums.dice_of("D7"),
        lambda: sums.dice_of("D4+D4+D4+D4+D4+D4+D4"),
        lambda: sums.numbers_of("five", 1, 9),
        lambda: sums.helpers_of("Oswin"),
        lambda: sums.chances(3, 0, [1]),
        lambda: sums.terror(4, 4),
        lambda: sums.experience(9, 12, 1),
    ],
)
def test_numbers_out_of_bounds_are_refused_in_a_sentence(wrong: object) -> None:
    """E30: nothing is rolled."""
    with pytest.raises(NotPossible):
        wrong()  # type: ignore[operator]


def test_pools_have_at_least_a_die_and_a_difficulty_of_two() -> None:
    """LE-14.7."""
    assert sums.pool(1, 3, -5, -5) == (1, 2)
    assert sums.dice_of("d12 + d4") == [12, 4] and sums.dice_of("") == []


def test_experience_and_trees_are_those_of_the_rules() -> None:
    """LE-8.1, LE-8.2, LE-8.5, A16, A68: six experience on a fresh board are two advancements, the marker on 1."""
    assert sums.experience(0, 12, 6) == sums.Learned(2, 1, 10, 4)
    content = load(bundled_files(), bundled_prose())
    profession = next(iter(content.professions.values()))
    first = sums.nodes_open(content, profession.name.upper(), "")
    assert all(nodes == [1] for _, nodes in first) and len(first) == 3
    assert sums.nodes_open(content, profession.id, "1;;")[0][1] == [2, 3]
    with pytest.raises(NotPossible):
        sums.nodes_open(content, "dentist", "")


def test_armor_goes_step_by_step() -> None:
    """A58, LE-21.1 to LE-21.4."""
    fire = sums.armored(6, 2, 0, 0, 2, 0, cover=False)
    assert (fire.stopped, fire.changed, fire.lost) == (2, 2, 6)
    poison = sums.armored(6, 2, 0, 0, 0, 1, cover=False)
    assert poison.lost == 3
    assert sums.armored(4, 0, 0, 3, 5, 0, cover=True).lost == 0  # nothing came through: weakness adds nothing


def test_the_terror_table_is_the_rules() -> None:
    """LE-10.9: 8 with one trauma is 12."""
    assert sums.terror(8, 1) == terror_row(8, 1) and sums.terror(8, 1).trauma


def test_the_bag_says_whose_a_token_is_and_when_to_stop() -> None:
    """A39, LE-18.5, LE-18.6, LE-18.8."""
    bag = Bag(left={"white": 2, "black": 2, "dual": 1}, characters=2, enemies=2)
    assert bag.all_tokens() == ["white", "white", "black", "black", "dual"]
    assert bag.drawn("white") == "white" and bag.drawn("dual") == "black"
    assert bag.closed == ""
    assert bag.drawn("black") == "black"
    assert bag.closed == "enemies"
    bag.give_back()
    assert (sum(bag.left.values()), bag.on_characters, bag.closed) == (5, 0, "")


def test_boards_keep_to_their_slots() -> None:
    """A14, A19, LE-7.5, LE-10.3, LE-10.7."""
    board = Board(boons=[("STR", False), ("AGI", True)], terror=2)
    assert board.gain_boon("CHA", greater=False) and board.terror == 1 and len(board.boons) == 2
    assert board.gain_terror(9) and board.terror == 4 and board.boons == []
    assert board.gain_condition("sunbleached") and board.gain_condition("dimrot") and board.conditions == ["dimrot"]
    assert board.gain_condition("dimrot") and board.conditions == ["dimrot", "injury"]
    assert board.gain_condition("injury") and not board.gain_condition("trauma")
    with pytest.raises(NotPossible):
        board.lose_boon("STR", greater=False)


def test_an_enemys_deck_is_never_shuffled_again() -> None:
    """A43, LE-20.2."""
    deck = FoeDeck(pile=["3 c", "2 b", "1 a"], cards=["a", "b", "c"])
    assert [deck.reveal() for _ in range(4)] == ["1 a", "2 b", "3 c", "1 a"]


def test_spaces_are_found_however_they_are_typed() -> None:
    """E31: `c4` and `4C` are C4; what is not there is told with what could be."""
    field = FreeGrid(columns=7, rows=5)
    assert field.space("c4") == field.space("4C") == "C4"
    for typed in ("Z9", "C9", "", "44"):
        with pytest.raises(NotPossible) as refused:
            field.space(typed)
        assert refused.value.text.params["last"] == "G5"


@pytest.mark.parametrize(
    ("steps", "shown"), [([3], 3), ([3, -1], 2), ([3, -3], 0), ([3, -20], 0), ([8], 8), ([20], 8), ([8, 1, -1], 7)]
)
def test_time_goes_on_and_back_as_far_as_its_track(steps: list[int], shown: int) -> None:
    """LE-13.2, LE-13.3."""
    box = LoeBox()
    for n in steps:
        box.pass_time(n, 8)
    assert box.time == shown
    for n in (21, -21):
        with pytest.raises(NotPossible):
            box.pass_time(n, 8)


def test_a_tray_goes_through_its_stored_form_whole() -> None:
    box = LoeBox()
    box.board("Ysolde").hp = 5
    box.mark("AA", is_on=True)
    box.mark("B", is_on=True)
    box.pass_time(12, 8)
    box.field = FreeGrid(columns=3, rows=2, walls=["A1|B1"], models={"Jackal": "C2"})
    again = LoeBox.model_validate(box.model_dump(mode="json"))
    assert again == box and (again.tracker, again.time) == (["B", "AA"], 8)
    assert again.name_of("ysolde") == "Ysolde" and again.on_field().grid().range_between("A1", "B1") == 1


def voted(*given: tuple[int, int], ends: int = 0) -> Vote:
    found = Vote(n=1, prompt="Where to?", options=["Mill", "Weir"], voters=["Ysolde", "Perrin", "Oswin"], ends=ends)
    for voter, option in given:
        found.give(voter, option, now=10)
    return found


def test_a_vote_closes_with_all_voices_or_a_lead_that_cannot_be_overtaken() -> None:
    """LE-4.3."""
    assert voted((0, 1)).is_open and voted((0, 1), (0, 0)).cast == {0: 0}
    assert voted((0, 1), (2, 1)).chosen == 1 and voted((0, 1), (2, 0)).is_open
    assert voted((0, 1), (2, 0), (1, 0)).chosen == 0
    with pytest.raises(NoLongerPossible):
        voted((0, 1), (2, 1), (1, 1))
    for voter, option in ((3, 0), (0, 2), (-1, 0)):
        with pytest.raises(NotPossible):
            voted((voter, option))


def test_when_its_time_is_up_a_vote_is_counted_and_nothing_more_is_given() -> None:
    """LE-4.3, LE-4.4: of 0 to 0 too whoever has the token picks."""
    late = voted((0, 1), ends=20)
    late.give(1, 0, now=20)
    assert late.chosen == 1 and late.cast == {0: 1}
    early = voted(ends=20)
    with pytest.raises(NotPossible):
        early.count(now=19)
    early.count(now=20)
    assert early.tied == [0, 1] and early.was_tied
    for wrong in (2, -1):
        with pytest.raises(NoLongerPossible):
            early.pick(wrong)
    early.pick(0)
    assert early.chosen == 0 and not early.tied
    with pytest.raises(NoLongerPossible):
        early.pick(1)


def test_the_token_goes_on_after_a_tie_alone_and_an_old_vote_is_over() -> None:
    """LE-4.4, LE-4.5."""
    tray = LoeBox(order=["Ysolde", "Perrin"])
    tray.begin_vote("Where to?", ["Mill", "Weir"], 0)
    tray.begin_vote("And then?", ["Mill", "Weir"], 0)
    with pytest.raises(NoLongerPossible):
        tray.vote_of(1)
    tray.vote_of(2).give(0, 0, 1)
    with pytest.raises(NoLongerPossible):
        tray.break_tie(2, 0)
    tray.vote_of(2).give(1, 1, 1)
    tray.break_tie(2, 1)
    assert (tray.token, tray.vote_of(2).chosen) == (1, 1)
    assert LoeBox.model_validate(tray.model_dump(mode="json")) == tray
