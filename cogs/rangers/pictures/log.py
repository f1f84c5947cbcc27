"""The campaign's log: its calendar day by day, with where days ended and whether in a camp, missions with their checks,
rewards, and every Ranger. Draws only."""

from collections.abc import Sequence
from typing import Any, Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import GREEN, INK, PAPER, RED, mix
from bot.draw.fonts import wrap
from bot.draw.themes import DARK, Theme
from cogs.rangers.pictures.signs import View, pawn

W, PAD, GAP = 1_100, 18, 10
ROOM: Final = W - 2 * PAD
ACROSS: Final = 10
"""Days side by side."""
CELL, LINE, RANGER, BOX = 104, 44, 76, 30
SIZE: Final = 30
WIDE: Final = (ROOM - (ACROSS - 1) * GAP) // ACROSS
HALF: Final = (ROOM - GAP) // 2


def draw_log(log: View, theme: Theme = DARK) -> bytes:
    """The log as PNG. log: `cogs.rangers.campaign.log.log_of`."""
    lists = [(title, wrap(", ".join(log[what]), SIZE, ROOM - 170)) for what, title in TITLES.items() if log[what]]
    rows = -(-len(log["days"]) // ACROSS)
    pairs = [-(-len(log[what]) // 2) for what in ("missions", "rangers")]
    below = pairs[0] * LINE + sum(len(lines) * LINE for _, lines in lists) + pairs[1] * RANGER
    canvas = Canvas(W, PAD + 60 + rows * (CELL + GAP) + GAP + below + PAD, theme.ground)
    _draw_title(canvas, log, theme)
    y = PAD + 60
    for place, day in enumerate(log["days"]):
        down, across = divmod(place, ACROSS)
        _draw_day(canvas, day, PAD + across * (WIDE + GAP), y + down * (CELL + GAP), log, theme)
    y += rows * (CELL + GAP) + GAP
    for place, one in enumerate(log["missions"]):
        _draw_mission(canvas, one, PAD + (place % 2) * (HALF + GAP), y + place // 2 * LINE, theme)
    y += pairs[0] * LINE
    for title, lines in lists:
        y = _draw_names(canvas, title, lines, y, theme)
    for place, one in enumerate(log["rangers"]):
        _draw_ranger(canvas, one, PAD + (place % 2) * (HALF + GAP), y + place // 2 * RANGER, theme)
    return canvas.png()


TITLES: Final = {"done": "Done", "rewards": "Rewards"}


def _draw_title(canvas: Canvas, log: View, theme: Theme) -> None:
    where = " · ".join(part for part in (log["place"], log["terrain"]) if part)
    head = f"{len(log['days'])} days, closed" if log["is_closed"] else f"Day {log['day']} of {log['of']}"
    canvas.text(PAD, PAD + 4, ROOM, f"{head} · {where}" if where else head, (40, 34, 30), 1, theme.words)


def _draw_day(canvas: Canvas, day: View, x: int, y: int, log: View, theme: Theme) -> None:
    """A day that was ridden with the place where it ended and a tick for a camp, else a cross; another one with its
    weather's grade, and a frame around the next."""
    if "code" not in day:
        frame = 5 if day["n"] == log["day"] and not log["is_closed"] else 0
        canvas.panel(x, y, WIDE, CELL, theme.field, 14, frame, theme.highlight)
        canvas.words(x + 12, y + 10, str(day["n"]), 32, theme.words)
        canvas.text(x + WIDE // 2, y + 58, WIDE - 14, day["grade"], (28, 25), 1, theme.words, "middle", "SemiBold")
        return
    canvas.panel(x, y, WIDE, CELL, PAPER, 14, 3)
    canvas.words(x + 12, y + 10, str(day["n"]), 32, INK)
    canvas.text(x + WIDE // 2, y + 58, WIDE - 10, day["code"], (34, 28), 1, INK, "middle")
    ended = (icons.tick, GREEN) if day["camped"] else (icons.cross, mix(RED, INK, 0.15))
    canvas.panel(x + WIDE - 48, y + 8, 40, 40, ended[1], 12)
    canvas.sprite(ended[0], x + WIDE - 44, y + 12, 32)


def _draw_mission(canvas: Canvas, one: View, x: int, y: int, theme: Theme) -> None:
    """A box for each check that it wants, ticked or not, and its name."""
    for n in range(one["of"]):
        canvas.panel(x, y + 2, BOX, BOX, PAPER, 6, 3)
        if n < one["checks"]:
            canvas.panel(x + 3, y + 5, BOX - 6, BOX - 6, GREEN, 4)
            canvas.sprite(icons.tick, x + 4, y + 6, BOX - 8)
        x += BOX + 6
    room = HALF - one["of"] * (BOX + 6) - 10
    canvas.text(x + 4, y + 2, room, one["name"], (SIZE, 28, 25), 1, theme.words)


def _draw_names(canvas: Canvas, title: str, lines: Sequence[str], y: int, theme: Theme) -> int:
    canvas.words(PAD, y + 2, f"{title}:", SIZE, theme.faint)
    for line in lines:
        canvas.words(PAD + 170, y + 2, line, SIZE, theme.words, weight="SemiBold")
        y += LINE
    return y


def _draw_ranger(canvas: Canvas, one: dict[str, Any], x: int, y: int, theme: Theme) -> None:
    """Who they are, and below it what they carry and suffer from."""
    canvas.sprite(pawn, x, y + 4, 58, one["seat"])
    name = " · ".join(part for part in (one["name"], one["role"]) if part) or "nobody yet"
    canvas.text(x + 70, y + 6, HALF - 80, name, (SIZE, 28, 25), 1, theme.words)
    maladies = f"{one['maladies']} {'malady' if one['maladies'] == 1 else 'maladies'}" if one["maladies"] else ""
    below = ", ".join(part for part in (maladies, *one["gear"]) if part)
    canvas.text(x + 70, y + 40, HALF - 80, below or "carries nothing", (28, 25), 1, theme.faint, weight="SemiBold")
