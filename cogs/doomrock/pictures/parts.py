"""What Doomrock's pictures share: the icon of each token, cost and status, heroes with their bars. Pictures only."""

from collections.abc import Mapping
from typing import Any

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import (
    CHALK,
    GOLD,
    INK,
    LILAC,
    MOSS,
    ORANGE,
    ROSE,
    SKY,
    STEEL,
    STONE,
    TAN,
    Color,
)
from bot.draw.counts import Counted, count_row
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

STATS = {"str": ("STR", ROSE), "agi": ("AGI", MOSS), "int": ("INT", LILAC), "none": ("", TAN)}
SYMBOLS: dict[str, Paint] = {"initiative": icons.bolt, "lock": icons.lock, "reaction": icons.reaction}
SLOTS: dict[str, Paint] = {
    "armor": icons.armor,
    "artifact": icons.heroism,
    "one_hand": icons.sword,
    "two_hand": icons.bow,
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


def count(kind: Icon, n: int | str | None) -> Counted:
    """An icon with its number, which is written unless it is one."""
    return Counted(*kind, n=n)


WORDS = {"shields": "shield", "stolen": "stolen"}
"""What tokens are called in a picture, where it is not the name of their kind."""


def named_tokens(character: View) -> list[tuple[Counted, str]]:
    """What lies on somebody: shields, heroism, armor, expose, stolen dice, each with its number, and statuses; each
    with what it is called."""
    parts = [
        (Counted(*ICONS[kind], n=character[kind], one=True), WORDS.get(kind, kind))
        for kind in ("shields", "heroism", "armor", "expose", "stolen")
        if character.get(kind)
    ]
    parts += [(count(status_icon(name), n), name) for name, n in character["statuses"]]
    parts += [(count(status_icon(name), 1), name) for name in ("surrounded", "rampaging") if character.get(name)]
    return parts


def tokens_of(character: View) -> list[Counted]:
    """The same without words."""
    return [part for part, _ in named_tokens(character)]


def has_tokens(character: View) -> bool:
    """Whether `token_row` would draw anything."""
    return bool(tokens_of(character))


def token_row(canvas: Canvas, character: View, x: int, y: int, size: int, room: int) -> None:
    """What lies on somebody in a row around x, smaller when there is much of it."""
    count_row(canvas, tokens_of(character), x, y, size, room, least=22)


def hero_token(canvas: Canvas, hero: View, x: int, y: int, size: int, leader: bool = False) -> None:
    """A hero's portrait; the leader wears the crown, the fallen have lost their colours."""
    canvas.sprite(portraits.hero, x, y, size, hero["class"], hero["name"], bool(hero["fallen"]))
    if leader:
        canvas.sprite(icons.crown, x + size // 2 - size // 5, y - size // 5, size * 2 // 5)


def enemy_token(canvas: Canvas, enemy: View, x: int, y: int, size: int, grey: bool = False) -> None:
    """An enemy's portrait; its number if it is one of many, with a sign before it, since a bare one was taken for what
    it hits for. grey: it is still to come."""
    canvas.sprite(portraits_enemies.enemy, x, y, size, enemy["type"], enemy["name"], bool(enemy["boss"]), grey)
    if enemy["mark"]:
        side = max(size * 3 // 8, 34)
        wide = side * 4 // 3
        canvas.panel(x - 12, y - 4, wide, side, INK, side // 2)
        canvas.centred(x - 12 + wide // 2, y - 4 + side // 2, f"#{enemy['mark']}", round(side * 0.7), CHALK)
