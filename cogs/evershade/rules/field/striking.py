"""What a blow comes to for a model as things stand: what both have that lasts, armor, cover, weakness (LE-21). Pure."""

from collections.abc import Collection
from dataclasses import dataclass

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.cover import is_in_cover, kinds
from cogs.evershade.rules.field.damage import Blow, Guard, dealt
from cogs.evershade.state import CombatState


@dataclass(frozen=True, slots=True)
class Strike:
    """amount: before anything helps or hurts; source: the model that it comes from, empty for the sheet; types: of the
    damage; prevented: by reactions; ignore: so much armor; is_attack: whether cover of a space helps (LE-16.7)."""

    amount: int
    source: str = ""
    types: Collection[str] = ()
    prevented: int = 0
    ignore: int = 0
    is_attack: bool = False


def lost_to(state: CombatState, content: EvershadeContent, model: str, strike: Strike) -> tuple[int, int]:
    """LE-21.1: (HP that it loses, damage that does not get through)."""
    amount, ignore, source = strike.amount, strike.ignore, strike.source
    if source and board.where(state, source) is not None:
        amount += lasting.stat(state, content, source, "damage_dealt")
        ignore += lasting.stat(state, content, source, "ignore_armor")
    amount = max(0, amount + lasting.stat(state, content, model, "damage_taken"))
    cover = is_in_cover(state, content, model, source, is_attack=strike.is_attack)
    card = board.card_of(content, model) if board.is_foe(model) else None
    weak, resist, printed = ({}, {}, 0) if card is None else (card.weak, card.resist, card.armor)
    guard = Guard(lasting.stat(state, content, model, "armor", printed), cover, weak, resist)
    lost = dealt(Blow(amount, kinds(state, strike.types), strike.prevented, ignore), guard)
    return lost, max(0, amount - lost)
