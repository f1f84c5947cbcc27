"""The starters as a picture, for whoever chooses one: who leads it, and what it is about. Pictures only."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import INK, PAPER, mix
from cogs.altered.pictures.faces import faction_colour
from cogs.altered.pictures.parts import PAD, View, W, card_face

COLUMNS: Final = 2
PEOPLE: Final[Mapping[str, str]] = {
    "GW": "Gearwrights",
    "TW": "Trailwardens",
    "MQ": "Masquers",
    "GB": "Greenbound",
    "CH": "Charterhold",
    "VK": "Veilkeepers",
}
"""The factions in full: who chooses a first deck has not met their two letters yet."""
HIGH: Final = 198
"""Pixels of a starter: three of these are one on a phone, where its words can still be read."""


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
            card_face(canvas, hero, x + 8, y + 12, HIGH - 24)
            left, room = x + HIGH - 4, wide - HIGH - 8
            canvas.words(left, y + 50, PEOPLE.get(hero["faction"], hero["faction"]), 26, mix(INK, PAPER, 0.2))
        canvas.text(left, y + 10, room, starter["name"], (38, 35, 32, 29), 1, INK)
        canvas.text(left, y + 84, room, starter["about"], (31, 29, 27), 3, INK, weight="SemiBold")
    return canvas.png()
