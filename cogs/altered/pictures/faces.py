"""The faces on Altered's cards, drawn by code from kind, subtypes and faction; the reference gives the variant.

Nobody draws a face for each card of a pack: whoever is an animal gets ears, a robot gets an antenna, and everybody
something of their own to wear. What bundled Spells and places are about is in `emblems/`. Pictures only.
"""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from zlib import crc32

from bot.draw.colors import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    INK,
    LILAC,
    MOSS,
    NIGHT,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    ROSE,
    SAND,
    SKIN,
    SKY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
    mix,
)
from bot.draw.pen import Pen
from cogs.altered.content.sets import common_of, grade_of
from cogs.altered.pictures.companions import COMPANIONS, cat
from cogs.altered.pictures.emblems.by_card import EMBLEMS
from cogs.altered.pictures.worn import HATS, trinket

FACTIONS: dict[str, Color] = {
    "GW": ORANGE,
    "TW": TAN,
    "MQ": ROSE,
    "GB": MOSS,
    "CH": SKY,
    "VK": LILAC,
    "NE": STEEL,
}
RIMS: dict[str, Color] = {"R": PURPLE, "U": GOLD, "E": TEAL}
"""Around cards that are more than common, with eight studs."""
SKINS: tuple[Color, ...] = (SKIN, (226, 178, 136), (176, 124, 88), (128, 86, 62))
HAIRS: tuple[Color, ...] = (BROWN, INK, ORANGE, STONE, GOLD)
FURS: tuple[Color, ...] = (TAN, BROWN, STONE, ORANGE, PAPER)


def faction_colour(faction: str) -> Color:
    """The ground of a faction's cards; its letters say it without colour."""
    return FACTIONS.get(faction, STEEL)


def face(p: Pen, ref: str, kind: str, faction: str, subtypes: tuple[str, ...]) -> None:
    """A card's round token. kind: the card's type; ref: whose variant it is."""
    design = common_of(ref)  # its printings show the same face
    ground = mix(faction_colour(faction), WHITE, 0.45)
    p.disc(50, 50, 49, ground, 0)
    if kind == "hero":
        hero(p, design, subtypes)
    elif design in EMBLEMS:
        EMBLEMS[design](p)
    else:
        paint = next((FACES[name] for name in (*subtypes, kind) if name in FACES), person)
        paint(p, crc32(design.encode()), subtypes)
        if kind in ("character", "token"):
            trinket(p, crc32(design.encode()))
    if grade_of(ref) in RIMS:
        p.round_off(48, RIMS[grade_of(ref)], 9)
        for turn in range(8):
            p.disc(50 + 44 * cos(turn * pi / 4), 50 + 44 * sin(turn * pi / 4), 4.5, WHITE, 2)
    else:
        p.round_off(48, faction_colour(faction), 6)
    p.disc(50, 50, 49, None, 3)


def hero_scene(p: Pen, ref: str, faction: str, subtypes: tuple[str, ...]) -> None:
    """A Hero as decks show them: rays of the faction's colour behind, a cloak, and whoever goes with them."""
    colour = faction_colour(faction)
    p.box(0, 0, 100, 100, mix(colour, NIGHT, 0.45), 14, 0)
    for turn in range(12):
        rim = [(50 + 80 * cos(at * pi / 6), 52 + 80 * sin(at * pi / 6)) for at in (turn - 0.25, turn + 0.25)]
        p.poly([(50, 52), *rim], mix(colour, WHITE, 0.3), 0)
    p.disc(50, 50, 42, mix(colour, WHITE, 0.6), 0)
    p.poly([(6, 100), (18, 72), (36, 64), (64, 64), (82, 72), (94, 100)], mix(colour, INK, 0.25), 3)
    hero(p, common_of(ref), subtypes)


def _pick(seed: int, shift: int, many: Sequence[Color]) -> Color:
    return many[(seed >> shift) % len(many)]


def _mouth(p: Pen, seed: int, x: float, y: float, wide: float = 9) -> None:
    """A smile, a frown, a line, an o."""
    mood = (seed >> 11) % 4
    if mood == 0:
        p.arc(x, y - 3, wide, 6, 10, 170, 4)
    elif mood == 1:
        p.line([(x - wide, y), (x + wide, y)], 4)
    elif mood == 2:
        p.disc(x, y, 4.5, INK, 0)
    else:
        p.arc(x, y + 3, wide, 5, 190, 350, 4)


def _eyes(p: Pen, seed: int, x: float, y: float, gap: float, r: float = 7) -> None:
    look = ((0, 1), (1.5, 0), (-1.5, 0), (0, -1.5))[(seed >> 13) % 4]
    p.eyes(x, y, gap, r, look=look)


# ---------------------------------------------------------------- creatures


def animal(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """A snout and one of four sorts of ears."""
    fur = _pick(seed, 3, FURS)
    ears = seed % 4
    for side in (-1, 1):
        if ears == 0:
            p.disc(50 + side * 27, 28, 14, fur)
        elif ears == 1:
            p.poly([(50 + side * 34, 10), (50 + side * 34, 46), (50 + side * 8, 30)], fur)
        elif ears == 2:
            p.oval(50 + side * 16, 18, 9, 24, fur)
        else:
            p.line([(50 + side * 14, 34), (50 + side * 26, 10), (50 + side * 38, 14)], 7, BROWN)
            p.line([(50 + side * 24, 18), (50 + side * 16, 6)], 6, BROWN)
    p.oval(50, 56, 33, 31, fur)
    p.oval(50, 68, 17, 13, mix(fur, WHITE, 0.6), 3)
    p.oval(50, 61, 6, 4, INK, 0)
    _mouth(p, seed, 50, 72, 6)
    _eyes(p, seed, 50, 47, 14)


def plant(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """Leaves with an opinion, in a pot or out of it."""
    leaf = GREEN if seed % 2 else mix(GREEN, TEAL, 0.5)
    for x, y, rx, ry in ((24, 34, 16, 22), (76, 34, 16, 22), (50, 22, 16, 22)):
        p.oval(x, y, rx, ry, leaf)
    if seed >> 2 & 1:
        p.disc(50, 18, 8, (RED, GOLD, ROSE)[seed % 3], 3)
    p.oval(50, 56, 29, 28, mix(leaf, MOSS, 0.5))
    p.poly([(24, 72), (76, 72), (68, 100), (32, 100)], BROWN)
    _eyes(p, seed, 50, 50, 12)
    _mouth(p, seed, 50, 65)


def robot(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """An antenna, a screen, rivets; ears, if it is an animal too."""
    metal = (STEEL, TAN, SKY, STONE)[seed % 4]
    if "animal" in more:
        for side in (-1, 1):
            p.poly([(50 + side * 30, 8), (50 + side * 30, 34), (50 + side * 8, 28)], metal)
    else:
        p.line([(50, 28), (50, 12)], 6)
        p.disc(50, 11, 7, (RED, GOLD, GREEN)[(seed >> 2) % 3])
    p.box(20, 26, 60, 54, metal, 12)
    p.box(28, 36, 44, 22, NIGHT, 8, 3)
    light = (GOLD, MOSS, SKY)[(seed >> 4) % 3]
    if seed >> 6 & 1:
        p.disc(50, 47, 8, light, 0)
    else:
        p.disc(40, 47, 6, light, 0)
        p.disc(60, 47, 6, light, 0)
    for x in (36, 45, 55, 64):
        p.line([(x, 66), (x, 72)], 3.5)
    p.box(36, 82, 28, 18, mix(metal, INK, 0.3))


def spirit(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """A sheet with somebody in it."""
    veil = (WHITE, mix(SKY, WHITE, 0.5), mix(LILAC, WHITE, 0.5))[seed % 3]
    top = [(50, 12), (66, 16), (78, 32), (80, 58)]
    hem = [(82, 88), (70, 78), (60, 90), (50, 80), (40, 90), (30, 78), (18, 88)]
    p.poly([*top, *hem, (20, 58), (22, 32), (34, 16)], veil)
    wide, high = ((6, 9), (8, 6), (5, 5))[(seed >> 4) % 3]
    for side in (-1, 1):
        p.oval(50 + side * 12, 44, wide, high, INK, 0)
    p.oval(50, 64, 6, 8 if seed & 8 else 4, INK, 0)
    for side in (-1, 1):
        p.oval(50 + side * 22, 57, 5, 3, ROSE, 0)


def elemental(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """Fire, a drop, or a rock, and in a mood."""
    if seed % 3 == 0:
        p.poly([(50, 4), (64, 28), (74, 18), (88, 58), (74, 88), (26, 88), (12, 58), (28, 30), (38, 38)], ORANGE)
        p.poly([(50, 40), (68, 66), (60, 86), (40, 86), (32, 66)], GOLD, 0)
    elif seed % 3 == 1:
        p.poly([(50, 6), (80, 48), (78, 74), (62, 90), (38, 90), (22, 74), (20, 48)], SKY)
        p.oval(36, 70, 5, 10, WHITE, 0)
    else:
        p.poly([(30, 14), (66, 10), (88, 40), (84, 78), (58, 90), (22, 84), (12, 46)], STONE)
        p.line([(62, 14), (56, 30), (66, 38)], 4)
    _eyes(p, seed, 50, 54, 13)
    _mouth(p, seed, 50, 71)


# ---------------------------------------------------------------- people


def person(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """Somebody; the hat says what for."""
    skin, hair = _pick(seed, 2, SKINS), _pick(seed, 5, HAIRS)
    p.oval(50, 100, 42, 24, (RED, BLUE, GREEN, PURPLE, TEAL)[(seed >> 8) % 5])
    if seed >> 7 & 1:
        p.oval(50, 54, 36, 38, hair)
    p.oval(50, 54, 28, 30, skin)
    p.poly([(22, 46), (26, 26), (42, 18), (60, 18), (75, 28), (78, 46), (62, 33), (42, 36)], hair)
    _eyes(p, seed, 50, 52, 12, 6.5)
    p.oval(50, 62, 4, 5, mix(skin, RED, 0.25), 2.5)
    _mouth(p, seed, 50, 73)
    for name in more:
        if name in HATS:
            HATS[name](p)
            break


def hero(p: Pen, ref: str, subtypes: Sequence[str] = ()) -> None:
    """Somebody, and whoever goes with them."""
    hat, companion = COMPANIONS.get(ref, ("", cat))
    person(p, crc32(ref.encode()), (hat, *subtypes))
    companion(p)


# ---------------------------------------------------------------- things


def spell(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """Sparkles; those that spoil something have a crack in them."""
    if "disruption" in more:
        p.poly([(56, 8), (22, 56), (46, 54), (36, 92), (78, 42), (54, 44)], RED)
        return
    p.star(46, 52, 36, GOLD, 4, 0.34)
    p.star(78, 26, 15, WHITE, 4, 0.34, 3)
    p.star(74, 78, 11, WHITE, 4, 0.34, 3)


def landmark(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """A tower with a light on."""
    p.poly([(28, 92), (34, 38), (66, 38), (72, 92)], PAPER)
    p.poly([(50, 8), (74, 40), (26, 40)], (RED, BLUE, TEAL)[seed % 3])
    p.box(43, 50, 14, 16, GOLD, 6, 3)
    p.box(42, 74, 16, 20, BROWN, 6, 3)


def permanent(p: Pen, seed: int, more: Sequence[str] = ()) -> None:
    """A cart: what travels along."""
    p.poly([(10, 40), (84, 40), (74, 70), (18, 70)], BROWN)
    p.oval(46, 32, 30, 18, (SAND, MOSS, SKY)[seed % 3])
    p.line([(84, 42), (96, 34)], 7)
    for x in (30, 64):
        p.disc(x, 76, 13, TAN)
        p.disc(x, 76, 4, INK, 0)


FACES: dict[str, Callable[[Pen, int, Sequence[str]], None]] = {
    "robot": robot,
    "animal": animal,
    "plant": plant,
    "spirit": spirit,
    "elemental": elemental,
    "spell": spell,
    "landmark": landmark,
    "expedition_permanent": permanent,
    "boon": spell,
    "disruption": spell,
    "maneuver": spell,
}
