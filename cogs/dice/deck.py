"""A deck or bag that a channel keeps: piles, private hands, what lies open. Pure; shuffles and picks come from outside.

Cards are places in `faces`, so that three goblins are three cards. Every card is in exactly one zone at all times,
except while `gather` has it out for a shuffle; `deal` puts it back.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from pydantic import BaseModel

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.errors import NotPossible

MOST_CARDS: Final = 500
MOST_PILES: Final = 10
MOST_NAME: Final = 40
MOST_FACE: Final = 60
MOST_DECKS: Final = 12
MOST_AT_ONCE: Final = 50
_SUITS = "♠♥♦♣"
_RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
_RUN = re.compile(r"(?:(-?\d{1,6})\s*(?:\.\.|…|–)\s*)?(-?\d{1,6})")
_MEANT_COPIES = re.compile(r"(?:0+|[-+−–]\s*\d+|\d{5,}|\d+[.]\d+)\s*[x×]\s*\S.*", re.IGNORECASE)
"""Looks like copies, and there cannot be so many."""
_COPIES = re.compile(r"(\d{1,4})\s*[x×]\s*(\S.*)", re.IGNORECASE)


class Deck(BaseModel):
    """One deck. All lists hold cards; index 0 of a pile is its top, the last of `discard` the newest.

    owner    who made it; made: in which interaction, its name in proofs; entry: the ledger's entry of that, for buttons
    puts_back  a bag: what is drawn goes back at once, nothing is ever in a hand
    piles    empty for a bag
    hands, laid  by user id as text: what only that user sees, what lies open before that user
    drawn    cards drawn from each pile since the last shuffle; shuffles: how often it was shuffled
    sealed   ledger entries that stay closed until the deck is cleared away
    """

    name: str
    owner: int
    made: int = 0
    entry: int = 0
    faces: list[str]
    puts_back: bool = False
    piles: list[list[int]] = []
    drawn: list[int] = []
    shuffles: int = 0
    hands: dict[str, list[int]] = {}
    laid: dict[str, list[int]] = {}
    discard: list[int] = []
    sealed: list[int] = []

    # ------------------------------------------------------------------ looking

    def names(self, cards: Iterable[int]) -> list[str]:
        """What stands on the cards."""
        return [self.faces[card] for card in cards]

    def hand(self, user: int) -> list[int]:
        return self.hands.get(str(user), [])

    def lies_before(self, user: int) -> list[int]:
        return self.laid.get(str(user), [])

    @property
    def left(self) -> int:
        """Cards that can still be drawn, in all piles; all of them in a bag."""
        return len(self.faces) if self.puts_back else sum(map(len, self.piles))

    def zones(self) -> list[list[int]]:
        """Every zone, for counting."""
        return [*self.piles, *self.hands.values(), *self.laid.values(), self.discard]

    def peek(self, count: int, pile: int = 1) -> list[int]:
        """The top cards of a pile, fewer if there are not as many."""
        self._refuse_bag()
        return self._pile(pile)[:count]

    def find(self, cards: Sequence[int], wanted: str) -> list[int]:
        """The cards among `cards` that `wanted` names: names separated by commas, or `all`. NotPossible otherwise."""
        if wanted.strip().lower() == "all" and cards:
            return list(cards)
        by_name: dict[str, list[int]] = {}
        for card in cards:
            by_name.setdefault(self.faces[card].casefold(), []).append(card)
        # a name may itself hold a comma, or be shortened by whoever types it
        whole = by_name.get(wanted.strip().casefold())
        if whole:
            return whole[:1]
        found: list[int] = []
        for word in filter(None, (part.strip() for part in wanted.split(","))):
            same = by_name.get(word.casefold()) or next(
                (some for name, some in by_name.items() if some and name.startswith(word.casefold())), []
            )
            if not same:
                raise NotPossible(text("draw-not-yours", card=word[:MOST_FACE]))
            found.append(same.pop(0))
        if not found:
            raise NotPossible(text("draw-not-yours", card=wanted[:MOST_FACE]))
        return found

    # ------------------------------------------------------------------ changing

    def take(self, count: int, pile: int = 1, *, user: int | None = None) -> list[int]:
        """Draw from a pile: into the user's hand, or openly onto the discard. NotPossible when there are not enough."""
        cards = self._pile(pile)
        if count > len(cards):
            key = "draw-empty" if not cards else "draw-too-few"
            raise NotPossible(text(key, deck=self.name, n=len(cards), discard=len(self.discard)))
        taken = cards[:count]
        del cards[:count]
        self.drawn[pile - 1] += count
        if user is None:
            self.discard += taken
        else:
            self.hands.setdefault(str(user), []).extend(taken)
        return taken

    def play(self, user: int, cards: Sequence[int]) -> None:
        """From the user's hand openly onto the table before the user."""
        self._move(self.hands, user, cards)
        self.laid.setdefault(str(user), []).extend(cards)

    def throw_away(self, user: int, cards: Sequence[int]) -> None:
        """From the user's hand or table onto the open discard."""
        for card in cards:
            self._move(self.hands if card in self.hand(user) else self.laid, user, [card])
        self.discard += cards

    def gather(self, everything: bool) -> list[int]:
        """Take out piles and discard for a shuffle, in a settled order; everything: hands and table too."""
        self._refuse_bag()
        out = [card for pile in self.piles for card in pile] + self.discard
        self.piles = [[] for _ in self.piles]
        self.discard = []
        if everything:
            for zone in (self.hands, self.laid):
                out += [card for cards in zone.values() for card in cards]
                zone.clear()
        return sorted(out)

    def give_back(self, user: int, cards: Sequence[int]) -> list[int]:
        """Take out cards of the user's hand or table or of the discard, and the piles with them, for a shuffle."""
        self._refuse_bag()
        for card in cards:
            if card in self.discard:
                self.discard.remove(card)
            else:
                self._move(self.hands if card in self.hand(user) else self.laid, user, [card])
        out = [card for pile in self.piles for card in pile] + list(cards)
        self.piles = [[] for _ in self.piles]
        return sorted(out)

    def deal(self, order: Sequence[int]) -> None:
        """Lay shuffled cards onto the piles, one by one in turn."""
        count = len(self.piles)
        self.piles = [list(order[place::count]) for place in range(count)]
        self.drawn = [0] * count
        self.shuffles += 1

    def forget(self, user: int) -> None:
        """A user who is gone leaves hand and table to the discard."""
        for zone in (self.hands, self.laid):
            self.discard += zone.pop(str(user), [])

    def _pile(self, pile: int) -> list[int]:
        if not 1 <= pile <= len(self.piles):
            raise NotPossible(text("draw-no-pile", deck=self.name, n=len(self.piles)))
        return self.piles[pile - 1]

    def _refuse_bag(self) -> None:
        if self.puts_back:
            raise NotPossible(text("draw-is-bag", deck=self.name))

    def _move(self, zone: dict[str, list[int]], user: int, cards: Sequence[int]) -> None:
        mine = zone.get(str(user), [])
        for card in cards:
            if card not in mine:
                raise NotPossible(text("draw-not-yours", card=self.faces[card]))
            mine.remove(card)
        if not mine:
            zone.pop(str(user), None)


def new_deck(name: str, owner: int, cards: str, *, puts_back: bool = False, piles: int = 1) -> Deck:
    """An unshuffled deck with every card still to be dealt. NotPossible for a name or list that cannot be used."""
    name = cleaned(name)
    if not 1 <= len(name) <= MOST_NAME:
        raise NotPossible(text("draw-bad-name", most=MOST_NAME))
    faces = read_cards(cards)
    if puts_back and piles > 1:
        raise NotPossible(text("draw-bag-piles"))
    if piles > len(faces):
        raise NotPossible(text("draw-piles-empty", n=len(faces)))
    heaps = [] if puts_back else [list[int]() for _ in range(piles)]
    return Deck(name=name, owner=owner, faces=faces, puts_back=puts_back, piles=heaps, drawn=[0] * len(heaps))


PLAYING_CARDS = str(len(_SUITS) * len(_RANKS))
"""Whoever asks for this many cards may have meant those that have suits."""


def read_cards(words: str) -> list[str]:
    """`20`, `5..9`, `playing cards`, or names separated by commas or lines with copies as `3x Goblin`.

    NotPossible if there are none, too many, or a name is too long.
    """
    run = _RUN.fullmatch(words.strip())
    if words.strip().lower() == "playing cards":
        return [rank + suit for suit in _SUITS for rank in _RANKS]
    if run:
        first, last = int(run[1] or 1), int(run[2])
        _check_count(last - first + 1)
        return [str(number) for number in range(first, last + 1)]
    faces: list[str] = []
    for part in re.split(r"[,;\n]", words):
        face = cleaned(part)
        if _MEANT_COPIES.fullmatch(face):
            raise NotPossible(text("draw-bad-copies", card=face[:MOST_FACE]))
        copies = _COPIES.fullmatch(face)
        count, face = (int(copies[1]), copies[2]) if copies else (1, face)
        if len(face) > MOST_FACE:
            raise NotPossible(text("draw-long-face", card=face[:MOST_FACE], most=MOST_FACE))
        if face:
            _check_count(len(faces) + count)
            faces += [face] * count
    _check_count(len(faces))
    return faces


def _check_count(count: int) -> None:
    if not 1 <= count <= MOST_CARDS:
        raise NotPossible(text("draw-no-cards" if count < 1 else "draw-too-many-cards", most=MOST_CARDS))
