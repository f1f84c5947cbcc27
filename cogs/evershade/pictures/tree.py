"""Advancement trees as a picture: a box a node, joined as they are taken; what was taken is gold, what may be taken now
has a bright rim, the rest is dim. Beside the question what may be taken now, with all that it brings. Draws only."""

from collections.abc import Sequence
from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, GOLD, INK, Color, mix
from bot.draw.fonts import wrap
from bot.draw.themes import DARK, Theme
from cogs.evershade.pictures.emblems import GLYPHS, emblem
from cogs.evershade.pictures.signs import View

W: Final = 860
HEAD, ROW, BOX_W, BOX_H, TITLE = 96, 130, 396, 106, 52
TEXT, NAME = 25, 34
NARROW, OFFER, LINE, PRINTED, MOST_LINES, GAP = 600, 40, 24, 21, 5, 5


def draw_trees(part: View, theme: Theme = DARK) -> bytes:
    """part: {name, profession, tokens, trees}, as `view.trees` has them."""
    rows = [-(-len(tree["nodes"]) // 2) for tree in part["trees"]]
    canvas = Canvas(W, HEAD + sum(TITLE + n * ROW for n in rows) + 8, theme.ground)
    _head(canvas, part, theme)
    y = HEAD
    for tree, n in zip(part["trees"], rows, strict=True):
        canvas.words(24, y + 6, tree["name"], NAME, theme.words)
        _tree(canvas, tree["nodes"], y + TITLE, theme)
        y += TITLE + n * ROW
    return canvas.png()


def draw_offers(part: View, theme: Theme = DARK) -> bytes:
    """What may be taken now, each with all that it brings, as it is printed. part: as above, with its `offers`."""
    rows = [(one, [line for words in one["texts"] for line in wrapped(words)]) for one in part["offers"]]
    heights = [OFFER + LINE * len(lines) + 6 for _, lines in rows]
    canvas = Canvas(NARROW, sum(heights) + GAP * (len(rows) + 1), theme.ground)
    y = GAP
    for (one, lines), high in zip(rows, heights, strict=True):
        canvas.panel(8, y, NARROW - 16, high, theme.field, 12)
        canvas.panel(14, y + 5, 30, 30, GOLD, 8)
        canvas.centred(29, y + 20, str(one["n"]), 20, INK)
        told = f"{' + '.join(one['brings'])} ({one['tree']})"
        canvas.text(52, y + 7, NARROW - 72, told, (25, 22, 20, 18), 1, theme.words)
        canvas.lines(18, y + OFFER, lines, PRINTED, theme.words, weight="SemiBold", leading=LINE / PRINTED)
        y += high + GAP
    return canvas.png()


def wrapped(words: str) -> Sequence[str]:
    """A printed text in lines of such a picture."""
    return wrap(words, PRINTED, NARROW - 36, MOST_LINES, weight="SemiBold")


def _fills(theme: Theme) -> dict[str, tuple[Color, Color]]:
    """What a node is -> its ground and its words."""
    return {
        "taken": (GOLD, INK),
        "open": (CHALK, INK),
        "shut": (mix(theme.ground, theme.field, 0.8), theme.words),
    }


def _head(canvas: Canvas, part: View, theme: Theme) -> None:
    if part["profession"] in GLYPHS:
        canvas.sprite(emblem, 20, 10, 76, part["profession"], GOLD)
    canvas.words(112, 12, part["name"], 40, theme.words)
    told = "1 token to spend" if part["tokens"] == 1 else f"{part['tokens']} tokens to spend"
    canvas.words(112, 58, told, 28, theme.words)


def _place(n: int, y: int) -> tuple[int, int]:
    """Odd nodes go down on the left, each with the even one that hangs on it to its right (LE-8.6)."""
    return 24 + (n + 1) % 2 * (W - 48 - BOX_W), y + (n - 1) // 2 * ROW


def _tree(canvas: Canvas, nodes: Sequence[View], y: int, theme: Theme) -> None:
    for node in nodes:
        for other in node["needs"]:
            _link(canvas, _place(other, y), _place(node["n"], y), theme)
    for node in nodes:
        _node(canvas, node, *_place(node["n"], y), theme)


def _link(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], theme: Theme) -> None:
    ink = mix(theme.ground, theme.words, 0.5)
    if start[1] == end[1]:
        canvas.rect(start[0] + BOX_W, start[1] + BOX_H // 2 - 3, end[0] - start[0] - BOX_W, 6, ink)
    else:
        canvas.rect(start[0] + 60, start[1] + BOX_H, 6, end[1] - start[1] - BOX_H, ink)


def _node(canvas: Canvas, node: View, x: int, y: int, theme: Theme) -> None:
    fill, ink = _fills(theme)[node["is"]]
    if node["is"] == "open":
        canvas.panel(x - 5, y - 5, BOX_W + 10, BOX_H + 10, GOLD, 19)
    canvas.panel(x, y, BOX_W, BOX_H, fill, 14)
    mark = {"taken": "taken", "open": "now"}.get(node["is"], f"after {node['gate']}" if node["gate"] else "")
    canvas.words(x + 14, y + 8, f"{node['n']}{' · ' + mark if mark else ''}", 22, mix(ink, fill, 0.25))
    lines = [line for told in node["brings"] for line in wrap(told, TEXT, BOX_W - 28, weight="SemiBold")]
    size = TEXT if len(lines) <= 2 else 20
    if size != TEXT:
        lines = [line for told in node["brings"] for line in wrap(told, size, BOX_W - 28, weight="SemiBold")]
    canvas.lines(x + 14, y + 38, lines[:3], size, ink, weight="SemiBold", leading=1.1)
