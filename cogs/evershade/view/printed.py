"""What anybody may look up at any time: whom one can be, and what a hero can learn and wear. Things of a story, enemies
and entries are met. Pure."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.evershade.content.content import EvershadeContent


def printed(content: EvershadeContent) -> Sequence[CardGroup]:
    items = [one for one in content.items.values() if not one.quest and not one.adventure]
    cards = [one for one in content.action_cards.values() if not one.adventure]
    kinds: dict[str, Iterable[Any]] = {
        "races": content.races.values(),
        "origins": content.origins.values(),
        "professions": content.professions.values(),
        "cards": cards,
        "items": items,
    }
    return [
        CardGroup(
            kind, text("evershade-printed", kind=kind), [CardEntry(c.id, c.name, partial(_face, c)) for c in shelf]
        )
        for kind, shelf in kinds.items()
    ]


def _face(one: Any) -> CardFace:
    """Of a card its class and kind, of a thing where it is worn; then what stands on it."""
    lines: list[Text | str] = []
    if hasattr(one, "class_"):
        lines.append(text("evershade-printed-card", kind=one.kind, of=one.class_))
    if hasattr(one, "slot"):
        lines.append(text("evershade-face-item", slot=one.slot, keywords=", ".join(one.keywords) or "none"))
    words = (getattr(one, name, "") for name in ("text", "blurb", "flavour"))
    lines += [said for said in words if said]
    lines += [f"{path.name}: {path.blurb}" for path in getattr(one, "paths", ())]
    return CardFace(lines)
