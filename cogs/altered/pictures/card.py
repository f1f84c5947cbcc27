"""One card of Altered, to be read; and the signs of its pictures, for the legend. Pictures only."""

from dataclasses import replace

from bot.draw import icons
from bot.draw.card import CardPicture, draw_card, draw_legend
from bot.draw.counts import Counted
from cogs.altered.content.glossary import TERMS
from cogs.altered.pictures.faces import face, faction_colour
from cogs.altered.pictures.parts import (
    STATS,
    View,
    back,
    badge,
    bin_,
    cost,
    deck,
    hand,
    initials,
    marker,
    orb,
    reserve,
    sign,
    tag,
    tags_of,
)
from cogs.altered.pictures.signs import arena

SIGNS: dict[str, Counted] = {
    "hand": Counted(hand),
    "reserve": Counted(reserve),
    "cost": Counted(cost, (3,)),
    "mana": Counted(orb),
    "deck": Counted(deck),
    "discard": Counted(bin_),
    "forest": Counted(sign, ("forest",)),
    "mountain": Counted(sign, ("mountain",)),
    "water": Counted(sign, ("water",)),
    "grey": Counted(sign, ("forest", False)),
    "hero": Counted(marker, (0, "hero")),
    "companion": Counted(marker, (1, "companion")),
    "player": Counted(badge, (0,)),
    "first": Counted(icons.heroism),
    "back": Counted(back),
    "arena": Counted(arena),
    "faction": Counted(initials, ("TW",)),
    **{
        name: Counted(tag, (name,))
        for name in (
            "fleeting",
            "anchored",
            "asleep",
            "boost",
            "exhausted",
            "defender",
            "gigantic",
            "tough",
            "eternal",
            "seasoned",
            "scout",
            "cooldown",
        )
    },
}
"""Every sign that stands on a picture, by the name of its sentence `al-sign-of-<name>`."""
LEGEND = {name: f"al-{'term' if name in TERMS else 'sign-of'}-{name}" for name in SIGNS}
"""Sign -> key of its sentence; those that are terms as well stand in the glossary."""
OTHER_TERMS = tuple(f"al-term-{term}" for term in TERMS if term not in SIGNS)
_PLAIN = ("disrupt", "midrange", "aggro", "control", "mana", "expedition", "reserve", "progress", "rest", "by-hand")
EXPLAINED = tuple(f"al-term-{term}" for term in TERMS if term not in _PLAIN)
"""Terms that are told under a card; the others say nothing new there, or their name is an everyday word."""
_KINDS = {"expedition_permanent": "Expedition Permanent"}


def draw_face(card: View) -> bytes:
    """A card as PNG: its facts as signs, its whole text."""
    kind = _KINDS.get(card["type"], str(card["type"]).capitalize())
    more = f" · {', '.join(card['subtypes'])}" if card["subtypes"] else ""
    signs: list[Counted] = []
    if card["type"] not in ("hero", "token"):
        signs += [_with(SIGNS["hand"], card["costs"][0]), _with(SIGNS["reserve"], card["costs"][1])]
    if card["stats"] is not None:
        signs += [_with(SIGNS[name], n) for name, n in zip(STATS, card["stats"], strict=True)]
    signs += [*tags_of(card), Counted(initials, (card["faction"],))]
    return draw_card(
        CardPicture(
            card["name"],
            f"{kind}{more}",
            faction_colour(card["faction"]),
            Counted(face, (card["card"], card["type"], card["faction"], tuple(card["subtypes"]))),
            signs,
            [card["text"]] if card["text"] else [],
        )
    )


def draw_signs(rows: list[list[str]]) -> bytes:
    """The legend as PNG. rows: names of signs, and what each is called."""
    return draw_legend([replace(SIGNS[name], name=called) for name, called in rows])


def _with(sign: Counted, n: int) -> Counted:
    """A sign with a number that is always written."""
    return replace(sign, n=n, one=True)
