"""Items to choose from as a picture: what each does and needs, with nothing cut. Pictures only."""

from collections.abc import Sequence

from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, INK, PAPER, SAND
from bot.draw.fonts import fit, width, wrap
from cogs.doomrock.pictures.parts import ICONS, PAD, SLOTS, STATS, View, W, put

BAND, EDGE, APART = 56, 16, 12
TEXT, NEED = 34, 32
LEADING = 1.14
ROOM = W - 2 * PAD - 2 * EDGE


def draw_goods(goods: Sequence[View]) -> bytes:
    """A row for each item, as wide as the picture so that it can be read on a phone, as PNG."""
    texts = [wrap(item["text"], TEXT, ROOM, weight="SemiBold") for item in goods]
    heights = [BAND + 12 + round(TEXT * LEADING) * len(lines) + 14 for lines in texts]
    canvas = Canvas(W, 2 * PAD + sum(heights) + APART * (len(goods) - 1))
    y = PAD
    for item, lines, tall in zip(goods, texts, heights, strict=True):
        canvas.panel(PAD, y, W - 2 * PAD, tall, PAPER, 18)
        _band(canvas, item, y)
        canvas.lines(PAD + EDGE, y + BAND + 12, lines, TEXT, INK, weight="SemiBold", leading=LEADING)
        y += tall + APART
    return canvas.png()


def _band(canvas: Canvas, item: View, y: int) -> None:
    """The deck it is of, its name, what it needs, and where it is worn."""
    fill = SAND if item["deck"] == "common" else GOLD
    canvas.panel(PAD, y, W - 2 * PAD, BAND, fill, 18)
    canvas.rect(PAD, y + 30, W - 2 * PAD, BAND - 30, fill)
    put(canvas, ICONS[item["deck"]], PAD + EDGE, y + 6, 44)
    right = W - PAD - EDGE
    if item["slot"] in SLOTS:
        canvas.sprite(SLOTS[item["slot"]], right - 44, y + 6, 44)
        right -= 60
    for stat, n in item["req"]:
        need = f"needs {STATS[stat][0]} {n}"
        canvas.words(right, y + 14, need, NEED, INK, "right")
        right -= width(need, NEED) + 24
    size, lines = fit(item["name"], (40, 36, 32, 28), right - PAD - EDGE - 60, 1)
    canvas.lines(PAD + EDGE + 58, y + (BAND - round(size * LEADING)) // 2, lines, size, INK)
