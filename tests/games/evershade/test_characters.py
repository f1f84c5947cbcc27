"""A character's board (LE-5, LE-7, LE-8, LE-10), after the acceptance scenarios of the rules."""

import pytest

from cogs.evershade.rules.character.burdens import gain_boon, gain_condition, gain_terror, terror_row
from cogs.evershade.rules.character.growing import divinum_dice, gain_experience, half, raise_for_good, threshold
from cogs.evershade.state import Boon, Character


def board(**fields: object) -> Character:
    return Character("ada", **fields)  # type: ignore[arg-type]


def test_a4_a_new_board() -> None:
    """LE-8.1."""
    assert (board().exp_tokens_left, board().exp, threshold(board())) == (12, 0, 2)


def test_a9_nothing_rises_past_its_end() -> None:
    """LE-5.3, LE-5.4, LE-5.5."""
    ada = board(att={"STR": 6}, mob=8, div_step=6, max_hp=15)
    assert [raise_for_good(ada, what) for what in ("STR", "MOB", "MOB", "DIV", "DIV")] == [0, 1, 0, 1, 0]
    assert (ada.att["STR"], ada.mob, divinum_dice(ada.div_step)) == (6, 10, [20, 6])
    assert (raise_for_good(ada, "max_hp", 4), ada.max_hp, ada.hp) == (1, 16, 1)  # LE-5.11: nothing is healed


def test_a11_half_the_divinum_is_rounded_up() -> None:
    """LE-5.6."""
    assert divinum_dice(5) == [12, 4]
    assert half(9 + 2) == 6


@pytest.mark.parametrize(
    ("has", "gained", "then", "lives"),
    [
        (["sunbleached"], ["dimrot"], ["dimrot"], True),  # A14, LE-7.2
        (["dimrot"], ["dimrot"], ["dimrot", "injury"], True),  # A14, LE-7.3
        (["injury"], ["injury", "trauma"], ["injury", "injury", "trauma"], True),  # LE-7.4
        (["injury", "injury", "trauma"], ["injury"], ["injury", "injury", "trauma"], False),  # A15, LE-7.5
        (["injury", "trauma", "dimrot"], ["sunbleached"], ["injury", "trauma", "sunbleached"], True),  # LE-7.5
    ],
)
def test_conditions(has: list[str], gained: list[str], then: list[str], lives: bool) -> None:
    ada = board(conditions=has)
    for kind in gained:
        gain_condition(ada, kind)
    assert (ada.conditions, ada.is_dead) == (then, not lives)


def test_a16_six_experience_are_two_advancements() -> None:
    """LE-8.2: they cost 2 and 3."""
    ada = board()
    assert gain_experience(ada, 6) == 2
    assert (ada.adv_pouch, ada.exp, threshold(ada)) == (2, 1, 4)


def test_without_tokens_the_marker_stops() -> None:
    """LE-8.3."""
    ada = board(exp_tokens_left=0, exp=13)
    assert gain_experience(ada, 5) == 0
    assert ada.exp == 14


def test_a19_a_boon_drives_out_a_terror_and_is_not_placed() -> None:
    """LE-10.3."""
    ada = board(boons=[Boon("STR"), Boon("INT")], terror=2)
    assert gain_boon(ada, Boon("DIV"))
    assert (len(ada.boons), ada.terror) == (2, 1)
    assert gain_boon(ada, Boon("DIV"))
    assert (len(ada.boons), ada.terror) == (3, 1)
    full = board(boons=[Boon("STR") for _ in range(4)])
    assert not gain_boon(full, Boon("DIV"))


def test_a21_the_fourth_terror_takes_a_boon_and_rolls() -> None:
    """LE-10.6, LE-10.7, LE-10.9."""
    ada = board(boons=[Boon("STR")], terror=3, fate=1)
    assert gain_terror(ada, 1)
    assert (ada.boons, ada.terror) == ([], 4)
    row = terror_row(8, 0)
    assert (row.heal, row.fate, row.trauma) == (3, 2, False)
    assert not gain_terror(board(terror=1), 2)
    assert gain_terror(ben := board(terror=3), 2) and ben.terror == 4  # the fifth is ignored


def test_a22_a_trauma_weighs_four() -> None:
    """LE-10.9."""
    assert terror_row(6, 1).trauma
    assert terror_row(6, 1).heal == 4
    assert terror_row(12, 3).dies
    assert terror_row(12, 2).fate is None
    assert not terror_row(12, 2).dies
