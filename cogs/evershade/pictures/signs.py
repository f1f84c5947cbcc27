"""What the pictures of Lands of Evershade share: a hero's sign and colour, an enemy's, and what lies in spaces."""

from collections.abc import Mapping
from typing import Any

from bot.draw import icons
from bot.draw.colors import BLUE, GOLD, GREEN, INK, LILAC, PURPLE, RED, ROSE, SKY, STEEL, TEAL, WHITE, Color, mix
from bot.draw.counts import Counted
from bot.draw.marks import Mark
from bot.draw.pen import Pen
from bot.draw.pieces import Piece, PieceShape, Portrait
from cogs.evershade.pictures.emblems import GLYPHS, emblem

View = Mapping[str, Any]
HEROES: tuple[Color, ...] = (SKY, GOLD, mix(GREEN, WHITE, 0.3), LILAC)
"""In seat order; the sign differs too."""
ENEMIES: tuple[Color, ...] = (mix(RED, WHITE, 0.2), PURPLE, TEAL, BLUE, ROSE)
"""From left to right in the line."""
NO_MOST = 99
"""As many HP as nobody has: nothing is printed (LE-25.1)."""
SHAPES: dict[str, PieceShape] = {"minion": "box", "elite": "diamond", "boss": "diamond", "environment": "tent"}


def danger(p: Pen) -> None:
    """A space that hurts."""
    icons.peril(p)


def trigger(p: Pen) -> None:
    """A space in which something happens."""
    icons.bolt(p)


def cover(p: Pen) -> None:
    """A space that protects."""
    icons.shield(p)


def fate(p: Pen) -> None:
    """A star."""
    p.star(50, 52, 48, GOLD)


def terror(p: Pen) -> None:
    """An eye that is wide open."""
    p.oval(50, 50, 46, 29, WHITE, 6)
    p.disc(50, 50, 20, PURPLE, 4)
    p.disc(50, 50, 8, INK, 0)


def ward(p: Pen) -> None:
    """What is to be kept, and still is."""
    p.disc(50, 44, 26, GOLD, 6)
    p.line([(50, 70), (50, 96)], 12, STEEL)


def lost(p: Pen) -> None:
    """What was to be kept, and is lost."""
    p.disc(50, 44, 26, STEEL, 6)
    p.line([(28, 22), (72, 66)], 8, RED)
    p.line([(50, 70), (50, 96)], 12, STEEL)


MARKS = {
    "trigger": Mark(trigger, "something happens here"),
    "ward": Mark(ward, "to be kept"),
    "lost": Mark(lost, "lost"),
}
"""In a space; danger and cover are told by its ground."""
LEGEND = {
    "danger": "evershade-sign-danger",
    "trigger": "evershade-sign-trigger",
    "cover": "evershade-sign-cover",
    "fate": "evershade-sign-fate",
    "terror": "evershade-sign-terror",
    "wall": "evershade-sign-wall",
    **{sign: f"evershade-sign-{sign}" for sign in ("hp", "armor", "hit", "brill")},
}


def hero_sign(one: View) -> str:
    """The first letters of a name: `YK`."""
    return "".join(part[0] for part in one["name"].split()[:2]).upper()


def hero_piece(one: View, place: int, *, active: bool = False) -> Piece:
    """A hero on the grid: HP, and its terror on it."""
    lies = (Counted(terror, n=one["terror"], one=True, name="terror"),) if one["terror"] else ()
    fill = HEROES[place % len(HEROES)]
    is_out = one["status"] != "ok"
    hp = None if is_out else (one["hp"], one["max_hp"])
    profession = one["profession"]
    portrait = Portrait(emblem, (profession, fill)) if profession in GLYPHS and not is_out else None
    return Piece(hero_sign(one), one["name"], fill, portrait=portrait, hp=hp, lies=lies, active=active, faded=is_out)


def model_piece(one: View) -> Piece:
    """A hero on a map, who goes their own way."""
    fill = HEROES[one["place"] % len(HEROES)]
    portrait = Portrait(emblem, (one["profession"], fill)) if one["profession"] in GLYPHS else None
    return Piece(hero_sign(one), one["name"], fill, portrait=portrait, active=one["present"])


def ally_piece(one: View, place: int, *, active: bool = False) -> Piece:
    """A companion, a partner or a summon: in its owner's colour, of another shape. place: of its owner."""
    sign = "".join(letter for letter in one["name"] if letter.isalpha())[:2].capitalize()
    is_out = one["status"] != "ok"
    hp = None if is_out or one["max_hp"] >= NO_MOST else (one["hp"], one["max_hp"])
    return Piece(sign, one["name"], HEROES[place % len(HEROES)], "tent", hp=hp, active=active, faded=is_out)


def enemy_piece(foe: View, model: View, place: int) -> Piece:
    """A model of an enemy card: the first letter of its name and its own."""
    sign = foe["name"].split()[-1][0].upper() + model["letter"].upper()
    hp = (model["hp"], max(model["hp"], foe["max_hp"])) if foe["max_hp"] > 1 else None
    shown, fill = sign if foe["many"] else sign[0], ENEMIES[place % len(ENEMIES)]
    return Piece(shown, model["name"], fill, SHAPES[foe["type"]], hp=hp)


def wall(p: Pen) -> None:
    """A border that nobody crosses."""
    p.line([(14, 50), (86, 50)], 22, STEEL)


PAINTS = {
    **{"danger": danger, "trigger": trigger, "cover": cover, "wall": wall, "fate": fate, "terror": terror},
    **{"hp": icons.heart, "armor": icons.armor, "hit": icons.sword, "brill": icons.coin},
}
