"""Piles, bags, decks and zones, by themselves; games prove them in their scenarios and histories."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.kernel.run import Run
from bot.rules.piles import pile
from bot.rules.piles.deck import Deck
from bot.rules.piles.zones import Stock, Zone, deal_anew, hidden_zones, lost, open_zones
from bot.rules.rng import Chance
from tests.rules.toy import Toy

CARDS = st.lists(st.integers(0, 9), max_size=12)


@given(CARDS, st.integers(-1, 14))
def test_what_is_looked_at_is_what_is_drawn(cards: list[int], n: int) -> None:
    left = pile.face_down(cards)
    assert pile.top(left, n) == cards[: max(0, n)] and len(left) == len(cards)
    assert pile.draw(left, n) == cards[: max(0, n)]
    assert pile.draw(left, 99) == cards[max(0, n) :] and left == []


@given(CARDS, CARDS, CARDS)
def test_what_is_put_back_is_drawn_in_that_order(above: list[int], cards: list[int], below: list[int]) -> None:
    whole = pile.face_down(cards)
    pile.put_on_top(whole, above)
    pile.put_under(whole, below)
    assert pile.draw(whole, 99) == above + cards + below


@given(CARDS, st.integers(0, 3))
def test_a_search_takes_the_uppermost_and_leaves_the_rest_in_order(cards: list[int], n: int) -> None:
    whole = pile.face_down(cards)
    found = pile.search(whole, lambda card: card > 4, n)
    assert found == [card for card in cards if card > 4][:n]
    rest = list(cards)
    for card in found:
        rest.remove(card)  # of equal cards the uppermost is taken
    assert pile.draw(whole, 99) == rest


def test_a_bag_gives_each_thing_once_and_is_read_from_its_own_stream() -> None:
    bag = list("abcdef")
    chance = Chance(b"bag", {})
    pulled = pile.pull(chance, "bag", bag, 4)
    assert sorted([*pulled, *bag]) == list("abcdef") and len(bag) == 2
    assert pile.pull(chance, "bag", bag, 9) and bag == [] and pile.pull(chance, "bag", bag) == []
    again = pile.pull(Chance(b"bag", {}), "bag", list("abcdef"), 4)
    assert again == pulled


@pytest.fixture
def play() -> Any:
    """A play that can shuffle."""
    return Run.start(Toy(), b"deck", 2).play


def deck(cards: str, discard: str = "", **more: Any) -> Deck:
    return Deck("deck", pile.face_down(cards), list(discard), [], **more)


def test_a_drawn_card_is_in_limbo_until_it_is_kept_or_thrown_away(play: Any) -> None:
    found = deck("abc")
    play._run.reached_boundary = False
    assert found.draw(play) == "a" and play._run.reached_boundary
    assert found.draw(play) == "b" and found.limbo == ["a", "b"]
    assert found.keep("a") == "a" and found.limbo == ["b"]
    found.throw_away("b")
    assert (found.limbo, found.discard, found.left) == ([], ["b"], 2)
    with pytest.raises(ValueError, match="not in list"):
        found.throw_away("b")


def test_an_empty_pile_gives_nothing_and_tells_nobody_anything(play: Any) -> None:
    found = deck("", "xy")
    play._run.reached_boundary = False
    assert found.draw(play) is None and not play._run.reached_boundary and found.left == 2


@pytest.mark.parametrize("is_first_on_top", [True, False])
def test_the_discard_is_shuffled_under_what_is_left(play: Any, is_first_on_top: bool) -> None:
    found = deck("ab", "cdefx", is_first_on_top=is_first_on_top)
    assert found.reshuffle(play, but=("x",)) == 4
    assert [found.draw(play) for _ in range(2)] == ["a", "b"]
    assert found.discard == ["x"] and sorted(found.pile) == list("cdef")


def test_which_card_of_a_shuffle_is_on_top_is_the_decks_own_matter(play: Any) -> None:
    orders = []
    for is_first_on_top in (True, False):
        found = deck("", is_first_on_top=is_first_on_top)
        play.chance.counters.clear()
        found.lay(play, list("abcdefgh"))
        orders.append(found.pile)
    assert orders[0] == orders[1][::-1]


def test_cards_shuffled_in_mix_with_all_others(play: Any) -> None:
    found = deck("abc")
    found.shuffle_in(play, ["d", "e"])
    assert sorted(found.pile) == list("abcde") and found.discard == []


# ---------------------------------------------------------------- zones


def whole(hand: list[str], under: list[str], seen: list[str]) -> Stock:
    return Stock("deck", {"a": 2, "b": 1, "c": 1}, [Zone(hand, (1,)), *hidden_zones(under), *open_zones(seen)])


def test_lost_and_doubled_cards_are_named() -> None:
    assert lost([whole(["a"], ["a", "b"], ["c"])]) == []
    assert lost([whole(["a"], ["b", "b"], ["c"])]) == ["deck: lost {'a': 1}, too many {'b': 1}"]
    assert lost([Stock("map", 2, open_zones(["x"]))]) == ["map: 1 cards instead of 2"]
    assert lost([Stock("map", 1, open_zones(["x"]))]) == []


def test_whoever_sees_a_zone_keeps_it_and_the_rest_is_dealt_anew() -> None:
    hand, under, seen = list("abcdefgh"), list("ijklmnopqrst"), list("uvw")
    for seat, kept in ((1, True), (0, False), (None, False)):
        mine, deck_, shown = list(hand), list(under), list(seen)
        stock = Stock("deck", 23, [Zone(mine, (1,)), Zone(deck_, (), known=(0,)), *open_zones(shown)])
        deal_anew([stock], seat, b"anew")
        assert shown == seen and deck_[0] == under[0] and deck_ != under
        assert (mine == hand) == kept
        assert sorted(mine + deck_) == sorted(hand + under)


def test_a_zone_that_is_no_list_of_the_state_is_written_back() -> None:
    orbs = [{"card": "a"}, {"card": "b"}, {"card": "c"}]

    def put(cards: list[str]) -> None:
        for orb, card in zip(orbs, cards, strict=True):
            orb["card"] = card

    deck_ = list("defghij")
    stock = Stock("deck", 10, [Zone([orb["card"] for orb in orbs], (0,), put=put), *hidden_zones(deck_)])
    deal_anew([stock], 1, b"anew")
    assert sorted([*(orb["card"] for orb in orbs), *deck_]) == list("abcdefghij")
    assert [orb["card"] for orb in orbs] != ["a", "b", "c"]


def test_stocks_never_mix() -> None:
    one, two = list("abcd"), list("wxyz")
    deal_anew([Stock("one", 4, hidden_zones(one)), Stock("two", 4, hidden_zones(two))], None, b"x")
    assert sorted(one) == list("abcd") and sorted(two) == list("wxyz")
