"""What Doomrock's pictures share: the icon of each token, cost and status, heroes with their bars. Pictures only."""

from collections.abc import Mapping
from typing import Any

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import (
    CHALK,
    GOLD,
    GREEN,
    INK,
    LILAC,
    ORANGE,
    RED,
    ROSE,
    SKY,
    STEEL,
    STONE,
    TAN,
    Color,
)
from bot.draw.fonts import width
from bot.draw.pen import Paint, Pen
from cogs.doomrock.pictures import portraits, portraits_enemies

View = Mapping[str, Any]
Icon = tuple[Paint, tuple[Any, ...]]
W = 1100
PAD = 20
ICONS: dict[str, Icon] = {
    "time": (icons.time, ()),
    "secret": (icons.secret, ()),
    "silver": (icons.coin, ()),
    "heroism": (icons.heroism, ()),
    "shield": (icons.shield, ()),
    "shields": (icons.shield, ()),
    "peril": (icons.peril, ()),
    "hp": (icons.heart, ()),
    "armor": (icons.armor, ()),
    "threat": (icons.threat, ()),
    "expose": (icons.expose, ()),
    "camp": (icons.tent, ()),
    "heal": (icons.heart, ()),
    "event": (icons.scroll, ()),
    "loot": (icons.dice, ()),
    "test": (icons.dice, ()),
    "common": (icons.bag, ("C", TAN)),
    "epic": (icons.bag, ("E", GOLD)),
    "choose": (icons.letter, ("?", SKY)),
    "enrage": (icons.flame, ()),
    "damage": (icons.sword, ()),
    "lose_hp": (icons.sword, ()),
    "stolen": (icons.die, (5, ROSE)),
}
STATUSES: dict[str, tuple[str, Color]] = {
    "hidden": ("H", STONE),
    "bogged": ("B", TAN),
    "stunned": ("Z", SKY),
    "weakened": ("W", LILAC),
    "immovable": ("I", STEEL),
    "surrounded": ("!", ROSE),
    "rampaging": ("R", ORANGE),
}


def unexpose(p: Pen) -> None:
    """A marker crossed out."""
    icons.expose(p)
    icons.cross(p)


ICONS["unexpose"] = (unexpose, ())


def icon(kind: str) -> Icon:
    """The icon of a token, cost or effect; a letter for what has none."""
    return ICONS.get(kind) or (icons.letter, (kind[:1].upper(), LILAC))


def status_icon(name: str) -> Icon:
    """The tag of a status: its letter on its colour."""
    letter, fill = STATUSES.get(name, (name[:1].upper(), LILAC))
    return icons.letter, (letter, fill)


def put(canvas: Canvas, kind: Icon, x: int, y: int, size: int) -> None:
    """An icon with its upper left corner at (x, y)."""
    canvas.sprite(kind[0], x, y, size, *kind[1])


def counted(canvas: Canvas, kind: Icon, x: int, y: int, size: int, n: int | str | None, ink: Color = CHALK) -> int:
    """An icon and, unless it stands for one, its number; gives the width."""
    put(canvas, kind, x, y, size)
    if n is None or n == 1:
        return size
    big = round(size * 0.78)
    return size + 3 + canvas.words(x + size + 3, y + (size - big) // 2, str(n), big, ink)


def counted_width(size: int, n: int | str | None) -> int:
    """How wide `counted` is."""
    return size if n is None or n == 1 else size + 3 + width(str(n), round(size * 0.78))


def hp_colour(hp: int, most: int) -> Color:
    """Green, orange, red; the numbers in the bar say it without colour."""
    if hp * 3 <= most:
        return RED
    return ORANGE if hp * 3 <= most * 2 else GREEN


def tokens_of(character: View) -> list[tuple[Icon, int]]:
    """What lies on somebody: shields, heroism, armor, expose, stolen dice, statuses, each with its number."""
    parts: list[tuple[Icon, int]] = [
        (ICONS[kind], character[kind])
        for kind in ("shields", "heroism", "armor", "expose", "stolen")
        if character.get(kind)
    ]
    parts += [(status_icon(name), n) for name, n in character["statuses"]]
    parts += [(status_icon(name), 1) for name in ("surrounded", "rampaging") if character.get(name)]
    return parts


def has_tokens(character: View) -> bool:
    """Whether `token_row` would draw anything."""
    return bool(tokens_of(character))


def token_row(canvas: Canvas, character: View, x: int, y: int, size: int, room: int, ink: Color = CHALK) -> None:
    """What lies on somebody in a row around x, smaller when there is much of it."""
    parts = tokens_of(character)
    while sum(counted_width(size, n) + 2 for _, n in parts) - 2 > room and size > 22:
        size -= 2
    at = x - (sum(counted_width(size, n) + 2 for _, n in parts) - 2) // 2
    for kind, n in parts:
        at += counted(canvas, kind, at, y, size, n, ink) + 2


def hero_token(canvas: Canvas, hero: View, x: int, y: int, size: int, leader: bool = False) -> None:
    """A hero's portrait; the leader wears the crown, the fallen have lost their colours."""
    canvas.sprite(portraits.hero, x, y, size, hero["class"], hero["name"], bool(hero["fallen"]))
    if leader:
        canvas.sprite(icons.crown, x + size // 2 - size // 5, y - size // 5, size * 2 // 5)


def enemy_token(canvas: Canvas, enemy: View, x: int, y: int, size: int) -> None:
    """An enemy's portrait; its number if it is one of many."""
    canvas.sprite(portraits_enemies.enemy, x, y, size, enemy["type"], enemy["name"], bool(enemy["boss"]))
    if enemy["mark"]:
        side = max(size * 3 // 8, 30)
        canvas.panel(x - 8, y - 4, side, side, INK, side // 2)
        canvas.centred(x - 8 + side // 2, y - 4 + side // 2, enemy["mark"], round(side * 0.7), CHALK)
