"""The story tracker as a strip: time, slot by slot, the letters that are marked, and what the party is known for. Draws
only."""

from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, INK, mix
from bot.draw.themes import Theme
from cogs.evershade.pictures.signs import View

HEIGHT: Final = 92
SLOT, LETTER = 30, 34
ROOM: Final = 12
"""Letters in a row; of more the rest is told as a number."""


def tracker_of(view: View) -> View:
    """What of a view is on the tracker."""
    return {part: view[part] for part in ("time", "time_max", "marks")}


def draw_tracker(canvas: Canvas, part: View, y: int, theme: Theme) -> None:
    """A round slot for each time, with the token on the present one; below them the letters."""
    dim = mix(theme.ground, theme.words, 0.45)
    canvas.words(16, y + 8, "Time", 22, theme.words)
    for n in range(part["time_max"] + 1):
        x, is_now = 84 + n * (SLOT + 6), n == part["time"]
        canvas.panel(x, y + 4, SLOT, SLOT, GOLD if is_now else theme.field, SLOT // 2, 3, dim)
        canvas.centred(x + SLOT // 2, y + 4 + SLOT // 2, str(n), 18, INK if is_now else theme.words)
    canvas.words(16, y + 52, "Letters", 22, theme.words)
    if not part["marks"]:
        canvas.words(104, y + 52, "none", 22, dim)
    for n, letter in enumerate(part["marks"][:ROOM]):
        x = 104 + n * (LETTER + 5)
        canvas.panel(x, y + 46, LETTER, LETTER, GOLD, 8)
        canvas.centred(x + LETTER // 2, y + 46 + LETTER // 2, letter, 20, INK)
    if len(part["marks"]) > ROOM:
        canvas.words(104 + ROOM * (LETTER + 5) - 12, y + 52, f"+{len(part['marks']) - ROOM}", 18, theme.words)
