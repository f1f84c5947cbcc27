"""Falling while exploring, and the rest of a camp (LE-1.3, LE-5.7 to 5.9, LE-17.2)."""

from cogs.evershade.rules.character.resting import lose_hp_exploring, rest
from cogs.evershade.state import Boon, Character, HotbarCard


def hero(hp: int = 3) -> Character:
    return Character("h", hp=hp, max_hp=8)


def test_a10_at_nothing_the_divinum_says_how_much_is_left() -> None:
    """LE-5.9."""
    one = hero()
    assert lose_hp_exploring(one, 5, divinum=4, pool=24) == 1
    assert (one.conditions, one.fate, one.hp) == (["injury"], 1, 4)


def test_who_stays_on_their_feet_only_loses() -> None:
    """LE-5.7."""
    one = hero()
    assert lose_hp_exploring(one, 2, divinum=4, pool=24) == 0
    assert (one.conditions, one.fate, one.hp) == ([], 0, 1)


def test_never_more_than_the_most_and_no_fate_from_an_empty_pool() -> None:
    """LE-1.3, LE-5.7."""
    one = hero()
    assert lose_hp_exploring(one, 3, divinum=11, pool=0) == 0
    assert (one.conditions, one.fate, one.hp) == (["injury"], 0, 8)


def test_an_injury_that_kills_ends_it_there() -> None:
    """LE-5.9, LE-7.5."""
    one = hero()
    one.conditions += ["injury", "injury", "trauma"]
    assert lose_hp_exploring(one, 3, divinum=4, pool=24) == 0
    assert (one.is_dead, one.fate, one.hp) == (True, 0, 0)


def test_a37_a_rest_heals_and_turns_cards_and_leaves_the_rest() -> None:
    """LE-5.8, LE-17.2: a card that costs a fate at other times costs none here."""
    one = Character("h", hp=2, max_hp=6, fate=1, terror=2, boons=[Boon("STR")], conditions=["trauma"])
    one.hotbar = [HotbarCard("B12", is_light=False), None, HotbarCard("B00")]
    rest(one)
    assert (one.hp, one.fate, one.terror, one.conditions, len(one.boons)) == (6, 1, 2, ["trauma"], 1)
    assert [slot.is_light for slot in one.hotbar if slot is not None] == [True, True]
