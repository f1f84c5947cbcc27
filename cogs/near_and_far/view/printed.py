"""Cards that anybody may look up at any time: people, threats, artifacts, treasures, talents, chiefs. World cards,
bosses and all that stories bring are surprises. Pure."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.near_and_far.content.cards import Artifact
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.view.cards import card_face
from cogs.near_and_far.view.view import card_facts, price_facts


def printed(content: FarContent) -> Sequence[CardGroup]:
    people = [*content.adventurers.values(), *content.companions.values()]
    return [
        _group("people", people, _plain),
        _group("chiefs", content.chiefs.values(), _plain),
        _group("threats", content.threats.values(), _plain),
        *(
            _group(kind, shelf.values(), partial(_working, content))
            for kind, shelf in (
                ("artifacts", content.basic | content.advanced),
                ("treasures", content.treasures),
                ("talents", content.talents),
            )
        ),
    ]


def _group(kind: str, shelf: Iterable[Any], face: Any) -> CardGroup:
    entries = [CardEntry(one.id, one.name, partial(face, one)) for one in shelf]
    return CardGroup(kind, text("far-printed", kind=kind), entries)


def _working(content: FarContent, one: Any) -> CardFace:
    """A card with icons and a text of its own."""
    price = price_facts(one) if isinstance(one, Artifact) else {}
    return card_face({**card_facts(content, one.id), **price})


def _plain(one: Any) -> CardFace:
    icons = [text("far-face-icon", icon=icon, n=n) for icon, n in getattr(one, "icons", {}).items()]
    lines: list[Text | str] = []
    if icons:
        faction = getattr(one, "faction", None) or "none"
        lines.append(text("far-face-person", faction=faction, icons=icons, n=len(icons)))
    if hasattr(one, "cost"):
        lines.append(text("far-face-price", n=one.cost, printed=one.cost, off=False))
    if hasattr(one, "level"):
        lines.append(text("far-face-level", n=one.level))
    return CardFace([*lines, *(words for words in (one.text, one.flavour) if words)])
