"""The score sheet: eleven lines, a column for each player, the best first. Draws only."""

from typing import Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import BROWN, GOLD, INK, PAPER, SAND, SKY, STEEL
from bot.draw.counts import Counted
from bot.draw.pieces import draw_piece
from bot.draw.themes import DARK, Theme
from cogs.near_and_far.pictures.parts import GOODS, PAD, ROOM, W
from cogs.near_and_far.pictures.signs import View, chest, renown, standee

HEAD, ROW, FOOT, NAMES = 150, 68, 116, 400
LINES: Final[tuple[tuple[str, Counted], ...]] = (
    ("Camps", Counted(icons.tent)),
    ("Trade routes", Counted(icons.bag, ("R", SAND))),
    ("Artifacts", Counted(icons.card)),
    ("Threats", Counted(icons.threat)),
    ("Coins and gems", Counted(icons.coin)),
    ("Faction tokens", GOODS["any"]),
    ("Chiefs", Counted(icons.crown)),
    ("Reputation", Counted(renown)),
    ("All camps placed", Counted(icons.pin)),
    ("Three treasures", Counted(chest)),
    ("What cards bring", Counted(icons.letter, ("+", STEEL))),
)
"""The categories of NF-13.3, in their order."""


def draw_score(view: View, theme: Theme = DARK) -> bytes:
    """The score sheet as PNG. view: {sheets, players, result}, as in the view of the game."""
    sheets = view["sheets"]
    canvas = Canvas(W, 2 * PAD + HEAD + len(LINES) * ROW + FOOT, theme.ground)
    canvas.panel(PAD, PAD, ROOM, canvas.h - 2 * PAD, PAPER, 26)
    canvas.words(PAD + 30, PAD + 52, "Journey points", 44, INK)
    step = (ROOM - NAMES - 20) // len(sheets)
    middles = [PAD + NAMES + n * step + step // 2 for n in range(len(sheets))]
    tied = [sheet for sheet in sheets if sheet["total"] == sheets[0]["total"]]
    best = tied if view["result"] == "tied" else sheets[:1]
    for x, sheet in zip(middles, sheets, strict=True):
        own = view["players"][sheet["seat"]]
        draw_piece(canvas, standee(own, active=False), x - 40, PAD + 18, 80, theme.highlight)
        canvas.text(x, PAD + 108, step - 8, own["name"], (32, 28, 24), 1, INK, "middle")
    y = PAD + HEAD
    for n, (words, sign) in enumerate(LINES):
        if n % 2 == 0:
            canvas.panel(PAD + 16, y, ROOM - 32, ROW, SAND, 14)
        canvas.sprite(sign.paint, PAD + 28, y + 8, 52, *sign.args)
        canvas.words(PAD + 94, y + 18, words, 35, INK)
        for x, sheet in zip(middles, sheets, strict=True):
            points = sheet["points"][n]
            canvas.words(x, y + 16, str(points), 40, INK if points else BROWN, "middle")
        y += ROW
    canvas.panel(PAD + 16, y + 6, ROOM - 32, FOOT - 22, SKY, 18)
    canvas.words(PAD + 94, y + 34, "Total", 44, INK)
    for x, sheet in zip(middles, sheets, strict=True):
        if sheet in best:
            canvas.panel(x - 62, y + 14, 124, FOOT - 38, GOLD, 22, 4)
        canvas.words(x, y + 28, str(sheet["total"]), 60, INK, "middle")
    return canvas.png()
