"""Advancement trees as a picture: a box a node, joined as they are taken; what was taken is gold, what may be taken now
has a bright rim, the rest is dim. Small beside the question, where each answer names its number; with all words as a
card. Draws only."""

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
COLUMN, SMALL_W, SMALL_H, SMALL_ROW, SMALL_TITLE = 280, 118, 66, 84, 82


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


def draw_progress(part: View, theme: Theme = DARK) -> bytes:
    """The same beside each other and without what the nodes bring."""
    rows = max(-(-len(tree["nodes"]) // 2) for tree in part["trees"])
    canvas = Canvas(W, HEAD + SMALL_TITLE + rows * SMALL_ROW, theme.ground)
    _head(canvas, part, theme)
    for n, tree in enumerate(part["trees"]):
        canvas.text(14 + n * COLUMN, HEAD + 4, COLUMN - 12, tree["name"], (34, 30), 2, theme.words)
        _small_tree(canvas, tree["nodes"], 14 + n * COLUMN, HEAD + SMALL_TITLE, theme)
    return canvas.png()


def _small_tree(canvas: Canvas, nodes: Sequence[View], x: int, y: int, theme: Theme) -> None:
    places = {
        node["n"]: (x + (node["n"] + 1) % 2 * (SMALL_W + 22), y + (node["n"] - 1) // 2 * SMALL_ROW) for node in nodes
    }
    ink = mix(theme.ground, theme.words, 0.5)
    for node in nodes:
        for other in node["needs"]:
            (a, b), (c, d) = places[other], places[node["n"]]
            if b == d:
                canvas.rect(a + SMALL_W, b + SMALL_H // 2 - 3, c - a - SMALL_W, 6, ink)
            else:
                canvas.rect(a + SMALL_W // 2 - 3, b + SMALL_H, 6, d - b - SMALL_H, ink)
    for node in nodes:
        left, top = places[node["n"]]
        fill, words = _fills(theme)[node["is"]]
        if node["is"] == "open":
            canvas.panel(left - 6, top - 6, SMALL_W + 12, SMALL_H + 12, GOLD, 17)
        canvas.panel(left, top, SMALL_W, SMALL_H, fill, 12)
        canvas.centred(left + SMALL_W // 2, top + SMALL_H // 2, str(node["n"]), 42, words)


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
