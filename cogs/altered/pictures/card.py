"""One card of Altered, to be read; and the signs of its pictures, for the legend. Pictures only."""

from dataclasses import replace

from bot.draw import icons
from bot.draw.card import CardPicture, draw_card, draw_legend
from bot.draw.counts import Counted
from cogs.altered.content.glossary import TERMS
from cogs.altered.content.sets import grade_of
from cogs.altered.pictures.faces import RIMS, face, faction_colour, hero_scene
from cogs.altered.pictures.parts import (
    AMONG_WORDS,
    STATS,
    View,
    back,
    badge,
    bin_,
    cost,
    deck,
    drawn,
    gem,
    hand,
    initials,
    marker,
    orb,
    reserve,
    sign,
    tag,
    tags_of,
)
from cogs.altered.pictures.signs import ahead, arena, expedition_sign

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
    "lead": Counted(ahead),
    "hero": Counted(marker, (0, "hero")),
    "companion": Counted(marker, (1, "companion")),
    "compass": Counted(expedition_sign, ("hero",)),
    "bag": Counted(expedition_sign, ("companion",)),
    "player": Counted(badge, (0,)),
    "first": Counted(icons.heroism),
    "back": Counted(back),
    "arena": Counted(arena),
    "faction": Counted(initials, ("TW",)),
    "rare": Counted(gem, ("R",)),
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
_PLAIN = (
    *("disrupt", "midrange", "aggro", "control", "mana", "expedition", "reserve", "progress", "rest", "by-hand"),
    *("delay", "meet"),
)
EXPLAINED = tuple(f"al-term-{term}" for term in TERMS if term not in _PLAIN)
"""Terms that are told under a card; the others say nothing new there, or their name is an everyday word."""
_GRADES = {"R": "Rare ", "U": "Unique ", "E": "Exalted "}
_KINDS = {"expedition_permanent": "Expedition Permanent"}


def draw_face(card: View) -> bytes:
    """A card as PNG: its facts as signs, its whole text."""
    grade = grade_of(card["card"])
    kind = _GRADES.get(grade, "") + _KINDS.get(card["type"], str(card["type"]).capitalize())
    more = f" · {', '.join(card['subtypes'])}" if card["subtypes"] else ""
    signs: list[Counted] = []
    if card["type"] not in ("hero", "token"):
        signs += [_with(SIGNS["hand"], card["costs"][0]), _with(SIGNS["reserve"], card["costs"][1])]
    if card["stats"] is not None:
        signs += [_with(SIGNS[name], n) for name, n in zip(STATS, card["stats"], strict=True)]
    signs += [*tags_of(card), Counted(initials, (card["faction"],))]
    if grade in RIMS:
        signs.append(Counted(gem, (grade,)))
    return draw_card(
        CardPicture(
            card["name"],
            f"{kind}{more}",
            faction_colour(card["faction"]),
            _portrait(card),
            signs,
            [drawn(card["text"])] if card["text"] else [],
            RIMS.get(grade),
            AMONG_WORDS,
        )
    )


def _portrait(card: View) -> Counted:
    """A round face; a Hero's with all around."""
    if card["type"] == "hero":
        return Counted(hero_scene, (card["card"], card["faction"], tuple(card["subtypes"])))
    return Counted(face, (card["card"], card["type"], card["faction"], tuple(card["subtypes"])))


def draw_signs(rows: list[list[str]]) -> bytes:
    """The legend as PNG. rows: names of signs, and what each is called."""
    return draw_legend([replace(SIGNS[name], name=called) for name, called in rows])


def _with(sign: Counted, n: int) -> Counted:
    """A sign with a number that is always written."""
    return replace(sign, n=n, one=True)
