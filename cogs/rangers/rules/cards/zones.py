"""Cards come into play and leave it, without anybody answering to that: the steps that larger ones share. Pure."""

from typing import Final, Literal

from bot.rules.piles.pile import put_under
from cogs.rangers.content.cards import PathCard, PerRanger, RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.reading.cards import FIXED, attached_to, face_of, kind_of
from cogs.rangers.state import CardInPlay, RangersState

Goal = Literal["discard", "top", "bottom", "hand", "fatigue_top", "gone", "aside", "box"]
MARKS: Final = ("harm", "progress")


def enter(state: RangersState, content: RangersContent, card_id: str, zone: str, owner: int | None) -> CardInPlay:
    """A card lies on the table, ready, with its printed tokens. It must have been taken from where it was."""
    state.last_uid += 1
    card = CardInPlay(f"c{state.last_uid}", card_id, zone, owner, entered=state.round)
    state.cards.append(card)
    lay_tokens(state, content, card)
    return card


def lay_tokens(state: RangersState, content: RangersContent, card: CardInPlay) -> None:
    """The tokens with which a card enters play."""
    printed = getattr(face_of(content, card), "tokens", None)
    if printed is not None:
        each = printed.count
        card.tokens[printed.name] = each.per_ranger * state.seats if isinstance(each, PerRanger) else each


def leave(state: RangersState, content: RangersContent, uid: str, to: Goal) -> None:
    """A card leaves the table for a pile of its origin: its tokens are gone, Ranger tokens go back to their Roles,
    what is attached to it is discarded (ER-9.6, ER-12.1)."""
    card = state.card(uid)
    for one in attached_to(state, uid):
        leave(state, content, one.uid, "discard")
    state.cards.remove(card)
    printed = content.printed[card.card]
    if isinstance(printed, RangerCard) and card.owner is not None:
        _to_ranger(state, card.owner, card.card, to)
    elif isinstance(printed, PathCard):
        _to_path(state, card.card, to)


def _to_ranger(state: RangersState, seat: int, card_id: str, to: Goal) -> None:
    own = state.rangers[seat]
    if to == "bottom":
        put_under(own.deck, [card_id])
        return
    piles = {"top": own.deck, "hand": own.hand, "fatigue_top": own.fatigue, "gone": own.gone, "box": own.gone}
    piles.get(to, own.discard).append(card_id)


def _to_path(state: RangersState, card_id: str, to: Goal) -> None:
    if to == "bottom":
        put_under(state.path_deck, [card_id])
        return
    piles = {"top": state.path_deck, "aside": state.set_aside, "gone": state.collection, "box": state.collection}
    piles.get(to, state.path_discard).append(card_id)


def is_fixed(content: RangersContent, card: CardInPlay) -> bool:
    """Whether it cannot be discarded, cleared off or moved (ER-4.6, ER-4.8)."""
    return kind_of(content, card.card) in FIXED


def take_from_collection(state: RangersState, card_id: str) -> bool:
    """Take a path card out of the box, if a copy is there (ER-2.9)."""
    if card_id not in state.collection:
        return False
    state.collection.remove(card_id)
    return True
