"""One card of Earthborne Rangers to be read: its numbers as signs, its whole text; and the legend. Draws only."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.draw.card import CardPicture, draw_card, draw_legend
from bot.draw.colors import STEEL
from bot.draw.counts import Counted
from cogs.rangers.pictures.signs import APPROACHES, BANDS, CHALLENGES, ENERGY, SIGNS, View


def shown(card: View, kind: str) -> dict[str, Any]:
    """What the picture of a card shows, of a card in play or in a hand."""
    names = ("name", "text", "presence", "progress", "harm", "cost", "aspect", "ready")
    found = {name: card[name] for name in names if name in card}
    icons = card["icons"]
    found["approaches"] = dict(icons) if isinstance(icons, Mapping) else {}
    found["wakes"] = [] if isinstance(icons, Mapping) else list(icons)
    return {**found, "kind": kind, "under": _under(card, kind)}


def _under(card: View, kind: str) -> str:
    said = [kind, *card.get("traits", ()), *card.get("keywords", ())]
    return " · ".join(said)


def draw_face(card: View) -> bytes:
    """A card as PNG. card: what `shown` gives."""
    signs: list[Counted] = []
    if card.get("cost", "") != "":
        signs.append(replace(ENERGY[card["aspect"] or "any"], n=card["cost"], one=True))
    if card.get("presence") and card["kind"] != "mission":
        signs.append(replace(SIGNS["presence"], n=card["presence"], one=True))
    for token in ("progress", "harm"):
        if card.get(token) not in (None, "disabled"):
            signs.append(replace(SIGNS[token], n=card[token], one=True))
    signs += [replace(APPROACHES[name], n=n) for name, n in card["approaches"].items()]
    signs += [CHALLENGES[icon] for icon in card["wakes"]]
    signs += [] if card.get("ready", True) else [SIGNS["asleep"]]
    paragraphs = [card["text"]] if card["text"] else []
    return draw_card(
        CardPicture(card["name"], card["under"], BANDS.get(card["kind"], STEEL), signs=signs, paragraphs=paragraphs)
    )


def draw_signs(rows: Sequence[Sequence[str]]) -> bytes:
    """The legend as PNG. rows: signs, and what each is called."""
    return draw_legend([replace(SIGNS[sign], name=called) for sign, called in rows])
