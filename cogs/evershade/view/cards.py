"""What can be read of a view: each hero with hotbar and equipment, each enemy with the cards that were seen. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.foes import EnemyAction
from cogs.evershade.state import Character, CombatState

View = Mapping[str, Any]


def faces(state: CombatState, content: EvershadeContent) -> dict[str, Any]:
    """The texts of all that lies open: action cards and items of heroes by id, enemies and their seen cards."""
    cards = {slot.card for one in state.heroes for slot in one.hotbar if slot is not None}
    cards |= {card for one in state.heroes for card in one.pouch_cards}
    items = {ref.partition("/")[0] for one in state.heroes for ref in [*one.worn, *one.pouch_items]}
    return {
        "cards": {card: _card(content, card) for card in sorted(cards)},
        "items": {item: _item(content, item) for item in sorted(items)},
        "heroes": {one.id: _hero(content, one) for one in state.heroes if one.id},
    }


def _card(content: EvershadeContent, card: str) -> dict[str, Any]:
    printed = content.playable[card]
    face = {"name": printed.name, "text": printed.text, "class": printed.class_, "kind": printed.kind}
    return {**face, "of": content.profession_of(card)}


def _item(content: EvershadeContent, item: str) -> dict[str, Any]:
    printed = content.items[item]
    face = {"name": printed.name, "text": printed.text, "slot": printed.slot, "keywords": list(printed.keywords)}
    return {**face, "of": content.profession_of(item)}


def _hero(content: EvershadeContent, one: Character) -> dict[str, Any]:
    ready = content.pregens.get(one.id)
    blurb = _origins(content, one) if ready is None else ready.blurb
    words = sorted({*one.keywords, *one.skills})
    return {
        "att": dict(one.att),
        "mob": one.mob,
        "worn": list(one.worn),
        "blurb": blurb,
        "of": one.profession,
        "keywords": words,
    }


def _origins(content: EvershadeContent, one: Character) -> str:
    """Of whom, from where, and what: all that is known of somebody who was made at the table."""
    parts = [content.races.get(one.race), content.origins.get(one.origin), content.professions.get(one.profession)]
    return " · ".join(part.name for part in parts if part is not None)


def activation_facts(content: EvershadeContent, card: str) -> list[dict[str, Any]]:
    """An activation card, line by line: its movements and attacks; what else it does is not told yet."""
    return [facts for action in content.activations[card].actions if (facts := _facts(action)) is not None]


def _facts(action: EnemyAction) -> dict[str, Any] | None:
    if action.move is not None:
        way = "toward" if action.move.toward is not None else "away"
        return {"do": "move", "n": str(action.move.n), "way": way, "aim": _aim(action.move.toward or action.move.away)}
    if action.attack is not None:
        attack = action.attack
        return {
            "do": "attack",
            "aim": _aim(attack.tgt),
            "range": "any" if attack.range is None else str(attack.range),
            "damage": str(attack.damage),
            "terror": str(attack.terror),
            "many": attack.n,
        }
    return None


def _aim(aim: Any) -> str:
    return aim if isinstance(aim, str) else "other"


def activation_lines(facts: Sequence[View]) -> list[Text]:
    """The same in words."""
    return [text(f"evershade-does-{one['do']}", **{k: v for k, v in one.items() if k != "do"}) for one in facts]
