"""The starters as a picture, for whoever chooses one: who leads it, and what it is about. Pictures only."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import INK, PAPER, mix
from cogs.altered.content.decks import FACTION_NAMES
from cogs.altered.pictures.faces import faction_colour
from cogs.altered.pictures.parts import PAD, View, W, card_face

COLUMNS: Final = 2
LEVELS: Final = ("easy", "medium", "hard")
PLAIN: Final[Mapping[str, str]] = {
    "trailwardens": "Few big animals, made bigger by boosts. Nothing to remember.",
    "charterhold": "Many small Levies beside strong defenders. Steady.",
    "charterhold_2": "Many small Levies beside strong defenders. Steady.",
    "dog_school": "Pups and boosts first; later a mammoth and a whale.",
    "dog_school_2": "Pups and boosts first; later a mammoth and a whale.",
    "drum_corps": "Floods both roads with Levies; gives some up for boosts.",
    "drum_corps_2": "Floods both roads with Levies; gives some up for boosts.",
}
"""How the easy ones play, in plain words: whoever has never played chooses by that."""
SOFT: Final = mix(INK, PAPER, 0.2)
HIGH: Final = 238
FACE: Final = 140
"""Pixels of a starter and of who leads it: three of these are one on a phone, where the words can still be read."""


def draw_starters(starters: Sequence[View]) -> bytes:
    """What may be chosen, in the order of the list below it, as PNG."""
    wide = (W - 2 * PAD - (COLUMNS - 1) * 12) // COLUMNS
    rows = -(-len(starters) // COLUMNS)
    canvas = Canvas(W, 2 * PAD - 10 + rows * (HIGH + 10))
    for n, starter in enumerate(starters):
        x, y = PAD + n % COLUMNS * (wide + 12), PAD + n // COLUMNS * (HIGH + 10)
        hero = starter["hero"]
        fill = PAPER if hero is None else mix(faction_colour(hero["faction"]), PAPER, 0.25)
        canvas.panel(x, y, wide, HIGH, fill, 18)
        left, room = x + 18, wide - 36
        if hero is not None:
            card_face(canvas, hero, x + 10, y + (HIGH - FACE) // 2, FACE)
            left, room = x + FACE + 22, wide - FACE - 34
        canvas.text(left, y + 10, room, starter["name"], (44, 41, 38, 35, 32), 1, INK)
        at = _level(canvas, starter["level"], left, y + 62) if starter["level"] else left
        people = "" if hero is None else FACTION_NAMES.get(hero["faction"], hero["faction"])
        if people != starter["name"]:
            canvas.text(at, y + 65, left + room - at, people, (30, 27, 24), 1, SOFT)
        canvas.text(
            left,
            y + 104,
            room,
            PLAIN.get(starter["deck"], starter["about"]),
            (38, 36, 34, 32),
            3,
            INK,
            weight="SemiBold",
        )
    return canvas.png()


def _level(canvas: Canvas, level: int, x: int, y: int) -> int:
    """How hard it is to play, in dots and in a word; where that ends."""
    for n in range(len(LEVELS)):
        canvas.panel(x, y + 10, 20, 20, INK if n < level else PAPER, 10, 3)
        x += 26
    return x + 4 + canvas.words(x + 4, y, LEVELS[level - 1], 34, INK) + 16
