"""What users do with a channel's box of Lands of Evershade, each as one transaction of the channel's ledger. No
discord."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Done, Thrown, Trays, shuffle_cards
from cogs.evershade.box import sums
from cogs.evershade.box.tray import MOST_TOKENS, Bag, LoeBox, Terms
from cogs.evershade.rules.field.initiative import Token

TRAYS: Final = Trays("evershade", "Lands of Evershade", LoeBox)
REROLLS: Final = 20
"""As often as somebody has fate (LE-6.1); who pays is theirs to see to."""
MOST_CARDS: Final = 20
MOST_TOGETHER: Final = 25
"""Dice of one roll with those of its supporters: as many as a select offers to be rolled again."""


@dataclass(frozen=True, slots=True)
class Drawn(Done[LoeBox]):
    """A token of the bag. side: whose it is."""

    token: Token = "white"
    side: str = ""


@dataclass(frozen=True, slots=True)
class Revealed(Done[LoeBox]):
    """A card of an enemy. name: of the enemy, as it is kept; again: it has been seen before."""

    name: str = ""
    card: str = ""
    again: bool = False


def roll(
    ledger: Ledger, user: int, who: str, owners: sums.Owners, terms: Terms, divinum: Sequence[int]
) -> Thrown[LoeBox]:
    """LE-14: the dice of the performer and of those who support, which may be rolled again; divinum beside them."""
    n = sum(dice for _, dice in owners)
    check_range(n, 1, MOST_TOGETHER)
    done = TRAYS.throw(ledger, user, who, n, most=MOST_TOGETHER, rerolls=REROLLS, sides=12, beside=divinum)
    done.box.rolls[str(done.entry)] = terms.model_copy(update={"owners": owners, "divinum": list(done.beside)})
    done.box.rolls = {one: found for one, found in done.box.rolls.items() if one in done.box.throws}
    TRAYS.keep(ledger, done.box)
    return done


def divinum(ledger: Ledger, user: int, who: str, dice: Sequence[int]) -> Thrown[LoeBox]:
    """LE-5.6: the dice of a board. Raises `NotPossible` for none."""
    if not dice:
        raise NotPossible(text("loe-refused-no-die"))
    return TRAYS.throw(ledger, user, who, 1, most=1, sides=dice[0], beside=dice[1:])


# ---------------------------------------------------------------------- the bag


def new_bag(ledger: Ledger, characters: int, enemies: int, white: int, black: int, dual: int) -> LoeBox:
    """LE-18.1: 1 white for each character, 1 black for each enemy card, 1 dual, where nothing else is said (-1)."""
    check_range(characters, 0, MOST_TOKENS)
    check_range(enemies, 0, MOST_TOKENS)
    left = {"white": characters if white < 0 else white, "black": enemies if black < 0 else black, "dual": max(0, dual)}
    for n in left.values():
        check_range(n, 0, MOST_TOKENS)
    if not sum(left.values()):
        raise NotPossible(text("loe-refused-bag-empty"))
    box = TRAYS.open(ledger)
    box.bag = Bag(left=left, characters=characters, enemies=enemies)
    return TRAYS.keep(ledger, box)


def draw_token(ledger: Ledger, user: int) -> Drawn:
    """LE-18.2, LE-18.5: a token out of the bag, and whose it is. Raises `NotPossible` of an empty bag."""
    box = TRAYS.open(ledger)
    tokens = box.bag.all_tokens()
    if not tokens:
        raise NotPossible(text("loe-refused-bag-empty"))
    names = [f"{n} {token}" for n, token in enumerate(tokens, 1)]
    first = ledger.chance.shuffle("bag", names)[0]
    ledger.announce()
    told = {"deck": TRAYS.label, "deck_id": str(ledger.interaction), "shuffle": 1, "piles": 1, "cards": names}
    ledger.enter("deck", user, told)
    token = tokens[names.index(first)]
    side = box.bag.drawn(token)
    return Drawn(TRAYS.keep(ledger, box), ledger.announced, token=token, side=side)


# ---------------------------------------------------------------------- enemies' decks


def cards_of(typed: str) -> list[str]:
    """`rush, rush, howl` as cards. Raises `NotPossible`."""
    found = [whose_name(part) for part in typed.replace(";", ",").split(",") if part.strip()]
    if not 1 <= len(found) <= MOST_CARDS:
        raise NotPossible(text("loe-refused-cards", most=MOST_CARDS))
    return found


def new_deck(ledger: Ledger, user: int, name: str, cards: Sequence[str]) -> Revealed:
    """LE-18.1: an enemy's cards, shuffled once. cards: none of one that is there already and begins anew."""
    box = TRAYS.open(ledger)
    deck = box.deck(name, is_new=bool(cards))
    deck.cards = list(cards) or deck.cards
    seal = shuffle_cards(ledger, deck, user, whose_name(name), [f"{n} {one}" for n, one in enumerate(deck.cards, 1)])
    deck.turn = 0
    return Revealed(TRAYS.keep(ledger, box), ledger.announced, seal, name=whose_name(name))


def peek(ledger: Ledger, name: str) -> Revealed:
    """The top card stays where it is. Raises `NotPossible`."""
    box = TRAYS.open(ledger)
    deck = box.deck(name)
    if not deck.pile:
        raise NotPossible(text("loe-refused-deck-empty"))
    return Revealed(TRAYS.keep(ledger, box), name=whose_name(name), card=deck.pile[-1].partition(" ")[2])


def reveal(ledger: Ledger, name: str) -> Revealed:
    """LE-20.2: the top card is turned up, and goes to the bottom."""
    box = TRAYS.open(ledger)
    deck = box.deck(name)
    again = deck.turn >= len(deck.pile)
    card = deck.reveal().partition(" ")[2]
    return Revealed(TRAYS.keep(ledger, box), name=whose_name(name), card=card, again=again)
