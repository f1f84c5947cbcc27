"""Decks as data: every card is somewhere at all times, whatever is done with it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.rules.errors import NotPossible
from bot.rules.rng import Chance
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.dealing import leave
from cogs.dice.deck import MOST_CARDS, Deck, new_deck, read_cards

USERS = (1, 2, 3)


class Handling(RuleBasedStateMachine):
    """Users do anything in any order; refused or not, no card is lost or doubled."""

    @initialize(size=st.integers(1, 30), piles=st.integers(1, 4))
    def begin(self, size: int, piles: int) -> None:
        piles = min(piles, size)
        self.deck = new_deck("d", 1, ", ".join(f"c{n % 7}" for n in range(size)), piles=piles)
        self.chance = Chance(b"k", {})
        self.shuffle(list(range(size)))

    def shuffle(self, cards: list[int]) -> None:
        self.deck.deal(self.chance.shuffle("s", cards))

    @rule(count=st.integers(1, 6), pile=st.integers(0, 5), user=st.sampled_from((None, *USERS)))
    def draw(self, count: int, pile: int, user: int | None) -> None:
        before = self.deck.model_dump()
        try:
            top = self.deck.peek(count, pile)
            assert self.deck.take(count, pile, user=user) == top
        except NotPossible:
            assert self.deck.model_dump() == before

    @rule(user=st.sampled_from(USERS), some=st.integers(0, 3), what=st.sampled_from(("play", "throw_away")))
    def use(self, user: int, some: int, what: str) -> None:
        own = self.deck.hand(user) + (self.deck.lies_before(user) if what == "throw_away" else [])
        getattr(self.deck, what)(user, own[:some])

    @rule(user=st.sampled_from(USERS), card=st.integers(0, 29))
    def play_what_is_not_mine(self, user: int, card: int) -> None:
        if card < len(self.deck.faces) and card not in self.deck.hand(user):
            with pytest.raises(NotPossible):
                self.deck.play(user, [card])

    @rule(everything=st.booleans())
    def reshuffle(self, everything: bool) -> None:
        self.shuffle(self.deck.gather(everything))
        assert self.deck.discard == [] and (not everything or self.deck.left == len(self.deck.faces))

    @rule(user=st.sampled_from(USERS))
    def give_back(self, user: int) -> None:
        cards = self.deck.hand(user)[:1] + self.deck.lies_before(user)[:1] + self.deck.discard[-1:]
        self.shuffle(self.deck.give_back(user, cards))

    @rule(user=st.sampled_from(USERS))
    def leave(self, user: int) -> None:
        self.deck = Deck.model_validate(leave(self.deck.model_dump(), user))
        assert self.deck.hand(user) == self.deck.lies_before(user) == []

    @rule()
    def store_and_load(self) -> None:
        self.deck = Deck.model_validate_json(self.deck.model_dump_json())

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        if hasattr(self, "deck"):
            assert Counter(card for zone in self.deck.zones() for card in zone) == Counter(range(len(self.deck.faces)))


TestHandling = Handling.TestCase
TestHandling.settings = settings(max_examples=40)


def test_piles_are_dealt_in_turn() -> None:
    deck = new_deck("d", 1, "7", piles=3)
    deck.deal([6, 5, 4, 3, 2, 1, 0])
    assert deck.piles == [[6, 3, 0], [5, 2], [4, 1]]


@pytest.mark.parametrize(
    ("words", "faces"),
    [
        ("3", ["1", "2", "3"]),
        ("5..7", ["5", "6", "7"]),
        ("-1..1", ["-1", "0", "1"]),
        ("Ogre, 2x  Old   Goblin\nImp;", ["Ogre", "Old Goblin", "Old Goblin", "Imp"]),
        ("2 × 10, x-ray", ["10", "10", "x-ray"]),
    ],
)
def test_cards_as_they_are_written(words: str, faces: list[str]) -> None:
    assert read_cards(words) == faces


@pytest.mark.parametrize("words", ["-2x Orc", "Imp, - 2 x Orc", "Imp, 0x Orc", "1.5x Orc", "−1× Orc", "99999x Orc"])
def test_copies_that_cannot_be_are_no_names(words: str) -> None:
    with pytest.raises(NotPossible) as caught:
        read_cards(words)
    assert caught.value.text.key == "draw-bad-copies"
    assert "2x Orc" in Catalogue().format(caught.value.text), "it says what would do"
    assert read_cards("x-2, -2, 3x-ray, 4x4") == ["x-2", "-2", *["-ray"] * 3, *["4"] * 4]


def test_playing_cards() -> None:
    cards = read_cards(" Playing Cards ")
    assert len(set(cards)) == 52 and "10♥" in cards and "A♠" in cards


@pytest.mark.parametrize(
    "words", ["", " , ;", "0", "9..5", "0x Ogre", "501", "1..999999", "9999x Ogre", "300x a, 201x b", "x" * 61]
)
def test_cards_that_nobody_can_deal(words: str) -> None:
    with pytest.raises(NotPossible):
        read_cards(words)
    assert MOST_CARDS == 500


def test_cards_are_found_by_name_by_beginning_and_in_twos() -> None:
    deck = new_deck("d", 1, "Ogre, 2x Imp, Inn; Fire")
    assert deck.find([0, 1, 2, 3], "ogre") == [0]
    assert deck.find([0, 1, 2, 3], "imp, Imp") == [1, 2]
    assert deck.find([0, 1, 3], "in") == [3]
    assert deck.find([0, 1], "ALL") == [0, 1]
    for wanted in ("Fire", "imp, imp, imp", ",", "all the rest"):
        with pytest.raises(NotPossible):
            deck.find([0, 1, 2], wanted)
    with pytest.raises(NotPossible):
        deck.find([], "all")


def test_a_bag_keeps_nothing() -> None:
    bag = new_deck("b", 1, "3", puts_back=True)
    assert bag.left == 3 and bag.zones() == [[]]
    empty: list[Callable[[], Any]] = [
        lambda: bag.peek(1),
        lambda: bag.gather(False),
        lambda: bag.take(1),
        lambda: bag.give_back(1, []),
    ]
    for refused in empty:
        with pytest.raises(NotPossible):
            refused()
    with pytest.raises(NotPossible):
        new_deck("b", 1, "3", puts_back=True, piles=2)
    with pytest.raises(NotPossible):
        new_deck("b", 1, "3", piles=4)
    with pytest.raises(NotPossible):
        new_deck(" ", 1, "3")
