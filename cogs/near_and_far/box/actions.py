"""What users do with a channel's Near and Far box, each as one transaction of the channel's ledger. No discord."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.rules.box.amounts import check_range
from bot.rules.box.deck import numbers
from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Done, Thrown, Trays, shuffle_cards
from cogs.near_and_far.box import sums
from cogs.near_and_far.box.tray import DEALT, SIZES, CampaignSheet, Character, Deck, Draft, DraftPlace, FarBox
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import MOST_TALENTS

TRAYS: Final = Trays("near_and_far", "Near and Far", FarBox)
MOST_DRAWN: Final = 5


@dataclass(frozen=True, slots=True)
class Drawn(Done[FarBox]):
    """cards: their numbers; again: the discard was shuffled in."""

    deck: Deck = "basic"
    cards: tuple[str, ...] = ()
    again: bool = False


@dataclass(frozen=True, slots=True)
class Picking(Done[FarBox]):
    """place: whose; moved: the packs have gone on; is_over: and nothing is left of them."""

    place: int = 0
    moved: bool = False
    is_over: bool = False


def dice(ledger: Ledger, user: int, who: str, n: int) -> Thrown[FarBox]:
    """One die for a check, two for a duel."""
    return TRAYS.throw(ledger, user, who, n, most=2)


def draw(ledger: Ledger, user: int, deck: Deck, n: int) -> Drawn:
    """The top cards (NF-4.10); a short deck takes its discard back, and then gives what there is."""
    check_range(n, 1, MOST_DRAWN)
    box = TRAYS.open(ledger)
    pile, seal, again = box.decks[deck], None, False
    if not pile.shuffles:
        seal = shuffle_cards(ledger, pile, user, deck, numbers(SIZES[deck]))
    found: list[str] = []
    while len(found) < n:
        if not pile.pile:
            if not pile.out or again:
                break
            # nothing of an entry of its own: the order is opened with the next shuffle, and who holds what is nobody's
            seal, again = shuffle_cards(ledger, pile, user, deck, None), True
        card = pile.draw()
        pile.out.remove(card)  # it is somebody's now
        found.append(card)
    if not found:
        raise NotPossible(text("nf-box-refused-empty"))
    return Drawn(TRAYS.keep(ledger, box), ledger.announced, seal, deck=deck, cards=tuple(found), again=again)


def discard(ledger: Ledger, deck: Deck, cards: str) -> Drawn:
    """Numbers go to the discard of their deck."""
    found = cards.replace(",", " ").split()
    if not found or len(found) > SIZES[deck]:
        raise NotPossible(text("nf-box-refused-card", card=cards[:40], most=SIZES[deck]))
    box = TRAYS.open(ledger)
    box.decks[deck].give_back(found, SIZES[deck])
    return Drawn(TRAYS.keep(ledger, box), ledger.announced, deck=deck, cards=tuple(found))


def deal_draft(ledger: Ledger, user: int, players: int) -> Picking:
    """NF-2.7: five basic and two advanced artifacts for each, off both decks shuffled anew in one go."""
    check_range(players, 2, 4)
    box = TRAYS.open(ledger)
    every = [f"{deck}-{card}" for deck in DEALT for card in numbers(SIZES[deck])]  # type: ignore[index]
    ledger.open_entries(box.sealed)
    order = ledger.chance.shuffle(ledger.hidden_stream(), every)
    told = {"deck": "draft", "deck_id": str(ledger.interaction), "shuffle": 1, "piles": 1, "cards": every}
    ledger.announce()
    entry = ledger.enter("deck", user, told, 3)
    box.sealed = [entry.id]
    piles = {deck: [one.split("-")[1] for one in order if one.startswith(deck)] for deck in DEALT}
    places = [
        DraftPlace(queue=[piles["basic"][5 * n : 5 * n + 5]], advanced=piles["advanced"][2 * n : 2 * n + 2])
        for n in range(players)
    ]
    for deck, each in DEALT.items():
        kept = box.decks[deck]  # type: ignore[index]
        ledger.open_entries(kept.sealed)
        kept.sealed, kept.out, kept.made, kept.shuffles = [], [], ledger.interaction, 1
        kept.pile = piles[deck][each * players :][::-1]
    box.draft = Draft(made=ledger.interaction, places=places)
    return Picking(TRAYS.keep(ledger, box), ledger.announced, entry.seal)


def look(ledger: Ledger, made: int, place: int, user: int) -> FarBox:
    """The pack of a colour is opened, and nobody else can open it from then on."""
    box = TRAYS.open(ledger)
    draft_of(box).require(made, place)
    draft_of(box).claim(place, user)
    return TRAYS.keep(ledger, box)


def pick(ledger: Ledger, user: int, made: int, round_: int, place: int, card: str) -> Picking:
    """One card of a pack (NF-2.8)."""
    box = TRAYS.open(ledger)
    draft_of(box).require(made, place)
    draft_of(box).claim(place, user)
    moved = draft_of(box).pick(made, round_, place, card)
    over = draft_of(box).is_over
    return Picking(TRAYS.keep(ledger, box), place=place, moved=moved, is_over=over)


def draft_of(box: FarBox) -> Draft:
    """The draft of a channel. Raises `NoLongerPossible` where there is none."""
    if box.draft is None:
        raise NoLongerPossible(text("nf-box-refused-no-draft"))
    return box.draft


# ---------------------------------------------------------------- campaign sheets


def note(
    ledger: Ledger, content: FarContent, character: Character, work: Callable[[CampaignSheet], object]
) -> CampaignSheet:
    """Change a character's sheet; experience spent on talents stays within what was gained (NF-14.6)."""
    box = TRAYS.open(ledger)
    sheet = box.sheets.setdefault(character, CampaignSheet())
    work(sheet)
    check_range(sheet.xp, 0, sums.MOST)
    if spent(content, sheet) > sheet.xp:
        raise NotPossible(text("nf-box-refused-xp", need=spent(content, sheet), have=sheet.xp))
    TRAYS.keep(ledger, box)
    return sheet


def learn(sheet: CampaignSheet, talent: str) -> None:
    """A talent, each once and six at most (NF-14.6)."""
    if talent in sheet.talents or len(sheet.talents) >= MOST_TALENTS:
        raise NotPossible(text("nf-box-refused-talent", most=MOST_TALENTS))
    sheet.talents.append(talent)


def spent(content: FarContent, sheet: CampaignSheet) -> int:
    """Experience that stands in talents."""
    return sum(content.talents[name].xp for name in sheet.talents)
