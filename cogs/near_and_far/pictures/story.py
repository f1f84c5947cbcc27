"""A story that is being read, with the ways out of it and their odds; and its ending. Draws only."""

from collections.abc import Sequence
from dataclasses import replace

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import BROWN, GOLD, INK, PAPER, SAND
from bot.draw.counts import Counted, count_row, row_width
from bot.draw.fonts import fit, wrap
from bot.draw.pieces import draw_piece
from bot.draw.themes import DARK, Theme
from bot.ui.panels.markdown import prose_plain
from cogs.near_and_far.pictures.card import SIGNS
from cogs.near_and_far.pictures.parts import GAP, GOODS, PAD, ROOM, W
from cogs.near_and_far.pictures.signs import View, book, standee

HEAD, EDGE, TEXT, LEADING = 124, 34, 33, 1.26
KINDS = {"skill": "K", "combat": "W"}


def draw_story(view: View, theme: Theme = DARK) -> bytes:
    """The story as PNG. view: {reading, check, player}, as in the view of the game."""
    reading, room = view["reading"], ROOM - 2 * EDGE
    words = wrap(prose_plain(reading["text"]), TEXT, room, weight="SemiBold")
    step = round(TEXT * LEADING)
    heights = [_choice_height(choice) for choice in reading["choices"]]
    canvas = Canvas(W, 2 * PAD + HEAD + len(words) * step + 34 + sum(h + GAP for h in heights) + 12, theme.ground)
    canvas.panel(PAD, PAD, ROOM, canvas.h - 2 * PAD, PAPER, 26)
    canvas.sprite(book, PAD + 24, PAD + 18, 92)
    title = prose_plain(reading["title"])
    canvas.text(PAD + 138, PAD + 42, ROOM - 138 - 120, title, (50, 44, 38, 33), 1, INK)
    draw_piece(canvas, standee(view["player"], active=False), W - PAD - 104, PAD + 22, 80, theme.highlight)
    y = PAD + HEAD
    y += canvas.lines(PAD + EDGE, y, words, TEXT, INK, weight="SemiBold", leading=LEADING) + 22
    for choice, tall in zip(reading["choices"], heights, strict=True):
        _choice(canvas, choice, view["check"], y, tall)
        y += tall + GAP
    return canvas.png()


def _label(choice: View) -> tuple[int, tuple[str, ...]]:
    return fit(prose_plain(choice["label"]), (36, 33, 30), ROOM - 2 * EDGE - 220, 3)


def _choice_height(choice: View) -> int:
    size, lines = _label(choice)
    return max(round(size * 1.14) * len(lines) + 76, 124)


def _choice(canvas: Canvas, choice: View, check: View | None, y: int, tall: int) -> None:
    """A way out: what it tries against what, its words, the odds; the die once it has been rolled."""
    tried = check is not None and check["die"] and check["kind"] == f"quest_{choice['kind']}"
    tried = tried and check is not None and check["target"] == choice["target"]
    x, wide = PAD + EDGE - 14, ROOM - 2 * EDGE + 28
    canvas.panel(x, y, wide, tall, SAND, 20, 5 if tried else 0, GOLD)
    sign = SIGNS[KINDS[choice["kind"]]]
    canvas.sprite(sign.paint, x + 20, y + (tall - 72) // 2, 72, *sign.args)
    canvas.words(x + 104, y + (tall - 64) // 2 + 6, str(choice["target"]), 60, INK)
    size, lines = _label(choice)
    high = canvas.lines(x + 186, y + 18, lines, size, INK)
    if tried and check is not None:
        canvas.sprite(icons.die, x + 186, y + high + 16, 50, check["die"])
        canvas.words(x + 248, y + high + 24, f"and {check['total'] - check['die']}: {check['total']}", 34, INK)
        return
    told = f"You add {choice['have']}: {choice['chance']} %"
    if choice["most"] != choice["chance"]:
        told += f", with all your hearts {choice['most']} %"
    canvas.text(x + 186, y + high + 24, wide - 200, told, (30, 27), 1, BROWN)


# ---------------------------------------------------------------- its ending

ENDING, TRIED, PRIZE = 40, 96, 76
"""Size of the ending's words (those of a story are more, and smaller); heights of what was tried and of the prize."""


def draw_told(view: View, theme: Theme = DARK) -> bytes:
    """How a story has ended, as PNG: what was tried, the die, the words, the prize. view: {told}, see
    `cogs.near_and_far.view.happened`."""
    told, room = view["told"], ROOM - 2 * EDGE
    words = wrap(prose_plain(told["text"]), ENDING, room, weight="SemiBold")
    label = prose_plain(told["label"]) if told["label"] else ""
    prize = _prize(told)
    step = round(ENDING * LEADING)
    parts = [TRIED + GAP] * bool(label) + [PRIZE] * bool(prize or told["names"])
    canvas = Canvas(W, 2 * PAD + HEAD + len(words) * step + 24 + sum(parts), theme.ground)
    canvas.panel(PAD, PAD, ROOM, canvas.h - 2 * PAD, PAPER, 26)
    canvas.sprite(book, PAD + 24, PAD + 18, 92)
    canvas.text(PAD + 138, PAD + 42, ROOM - 138 - 40, prose_plain(told["title"]), (50, 44, 38, 33), 1, INK)
    y = PAD + HEAD
    if label:
        _tried(canvas, label, told["roll"], y)
        y += TRIED + GAP
    y += canvas.lines(PAD + EDGE, y, words, ENDING, INK, weight="SemiBold", leading=LEADING) + 14
    _prizes(canvas, prize, told["names"], y)
    return canvas.png()


def _tried(canvas: Canvas, label: str, roll: View | None, y: int) -> None:
    """What was tried; at the right the die, if it has not been seen before, and what it came to."""
    x, wide = PAD + EDGE - 14, ROOM - 2 * EDGE + 28
    canvas.panel(x, y, wide, TRIED, SAND, 20)
    at = x + wide - 24
    if roll is not None and roll["die"]:
        came_to = f"and {roll['total'] - roll['die']}: {roll['total']} against {roll['target']}"
        at -= canvas.words(at, y + 30, came_to, 36, INK, "right")
        canvas.sprite(icons.die, at - 72, y + 18, 60, roll["die"])
        at -= 84
    elif roll is not None and roll["spent"]:
        at -= canvas.words(at, y + 30, f"{roll['spent']} spent", 36, INK, "right")
        canvas.sprite(icons.heart, at - 68, y + 20, 56)
        at -= 80
    size, lines = fit(label, (36, 33, 30, 27), at - x - 40, 2)
    high = round(size * 1.14) * len(lines)
    canvas.lines(x + 22, y + (TRIED - high) // 2, lines, size, INK)


def _prize(told: View) -> list[Counted]:
    """What it brought and took, with a sign before each number."""
    known = {**GOODS, "hearts": SIGNS["H"]}
    return [replace(known[name], n=f"{n:+}") for name, n in told["goods"].items() if n]


def _prizes(canvas: Canvas, prize: Sequence[Counted], names: Sequence[str], y: int) -> None:
    count_row(canvas, prize, PAD + EDGE, y, 52, ROOM - 2 * EDGE, INK, align="left", gap=22)
    wide = row_width(prize, 52, 22) + 34 if prize else 0
    if names:
        said = ", ".join(f"+ {name}" for name in names)
        canvas.text(PAD + EDGE + wide, y + 10, ROOM - 2 * EDGE - wide, said, (36, 32, 28, 24), 1, INK)
