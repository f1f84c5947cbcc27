"""A Ranger's hand: each card with its cost, its icons and what it says; pale without the energy. Draws only."""

from dataclasses import replace
from typing import Any, Final

from bot.draw.canvas import Canvas
from bot.draw.colors import INK, PAPER, SAND, STONE, mix
from bot.draw.counts import Counted, count_row, row_width
from bot.draw.fonts import fit
from bot.draw.themes import DARK, Theme
from cogs.rangers.pictures.signs import APPROACHES, BANDS, ENERGY, SIGNS, View, injury

W, PAD, GAP = 1_100, 18, 12
ACROSS: Final = 2
WIDE: Final = (W - 2 * PAD - GAP) // ACROSS
HEAD, BAND, SIGN = 72, 54, 46
NAME, TEXT = (32, 29, 26, 24), (29, 27, 25)
SHOWN: Final = ("id", "name", "type", "aspect", "cost", "icons", "payable", "text")


def hand_facts(view: View) -> dict[str, Any]:
    """What the picture shows of a seat's view: {cards, with `n` for copies, and the Ranger}."""
    cards: dict[str, dict[str, Any]] = {}
    for card in view["hand"]:
        cards.setdefault(card["id"], {name: card[name] for name in SHOWN} | {"n": 0})["n"] += 1
    own = view["rangers"][view["you"]]
    names = ("name", "energy", "deck", "fatigue", "injuries")
    return {"cards": list(cards.values()), "ranger": {name: own[name] for name in names}}


def draw_hand(view: View, theme: Theme = DARK) -> bytes:
    """The hand as PNG. view: `hand_facts`."""
    cards = view["cards"]
    rows = [cards[n : n + ACROSS] for n in range(0, len(cards), ACROSS)]
    high = [max(_height(card) for card in row) for row in rows]
    canvas = Canvas(W, PAD + HEAD + sum(tall + GAP for tall in high) + PAD, theme.ground)
    _draw_head(canvas, view["ranger"], theme)
    y = PAD + HEAD
    for row, tall in zip(rows, high, strict=True):
        for n, card in enumerate(row):
            _draw_held(canvas, card, PAD + n * (WIDE + GAP), y, tall)
        y += tall + GAP
    return canvas.png()


def _draw_head(canvas: Canvas, one: View, theme: Theme) -> None:
    """What there is to pay with, and how much strength is left."""
    counts = [replace(SIGNS[name], n=one[name], one=True) for name in ("deck", "fatigue")]
    counts += [Counted(injury, (n < one["injuries"],)) for n in range(3)]
    row = [replace(ENERGY[name], n=n, one=True) for name, n in one["energy"].items()]
    taken = row_width([*row, *counts], 48, 14)
    canvas.text(PAD + 6, PAD + 10, W - 2 * PAD - taken - 40, one["name"], (36, 32, 28, 25), 1, theme.words)
    count_row(canvas, [*row, *counts], W - PAD - 6, PAD + 4, 48, taken + 10, theme.words, align="right", gap=14)


def _said(card: View) -> tuple[int, tuple[str, ...]]:
    return fit(card["text"], TEXT, WIDE - 32, 6, "SemiBold") if card["text"] else (TEXT[0], ())


def _height(card: View) -> int:
    size, lines = _said(card)
    return BAND + 10 + SIGN + 10 + round(size * 1.16) * len(lines) + 14


def _draw_held(canvas: Canvas, card: View, x: int, y: int, tall: int) -> None:
    """Name and kind above; cost at the left, icons at the right; what it says."""
    pale = 0.0 if card["payable"] else 0.55
    band = mix(BANDS.get(card["type"], STONE), STONE, pale)
    canvas.panel(x, y, WIDE, tall, mix(PAPER, STONE, pale), 16, 3)
    canvas.panel(x + 3, y + 3, WIDE - 6, BAND - 3, band, 13)
    canvas.rect(x + 3, y + BAND - 14, WIDE - 6, 14, band)
    kind = f"{card['type']} ×{card['n']}" if card["n"] > 1 else card["type"]
    taken = canvas.words(x + WIDE - 14, y + 15, kind, 26, INK, "right", "SemiBold")
    canvas.text(x + 14, y + 13, WIDE - 42 - taken, card["name"], NAME, 1, INK)
    at = y + BAND + 10
    icons = [replace(APPROACHES[name], n=n) for name, n in card["icons"].items()]
    if card["cost"] != "":
        price = replace(ENERGY[card["aspect"] or "any"], n=card["cost"], one=True)
        count_row(canvas, [price], x + 14, at, SIGN, 160, INK, align="left")
        if not card["payable"]:
            canvas.words(x + 130, at + 10, "too dear now", 25, INK, weight="SemiBold")
    else:
        canvas.panel(x + 14, at + 8, 8, SIGN - 16, SAND, 4)
        canvas.words(x + 32, at + 10, "to commit only" if icons else "never played", 26, INK, weight="SemiBold")
    count_row(canvas, icons, x + WIDE - 14, at, SIGN, WIDE // 2, INK, align="right", gap=8)
    size, lines = _said(card)
    canvas.lines(x + 16, at + SIGN + 12, lines, size, INK, weight="SemiBold", leading=1.16)


def shows(view: View) -> bool:
    """Whether a view has a hand to draw."""
    return view["you"] is not None and bool(view["hand"])
