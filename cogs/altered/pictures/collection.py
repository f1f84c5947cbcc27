"""What somebody who builds a deck looks at: a page of the collection, with the deck's figures above it; and the deck
itself on one sheet, to be shown around. Pictures only."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, NIGHT, PAPER, SAND, STONE, TAN, mix
from bot.draw.fonts import fit, width
from bot.rules.decision import text
from bot.ui.panels.panel import Panel
from bot.ui.panels.surface import PictureSpec, Surface
from bot.ui.screens.stage import Shot
from cogs.altered.content.sets import grade_of
from cogs.altered.pictures.card_box import card_height, draw_card_box
from cogs.altered.pictures.faces import faction_colour, hero_scene
from cogs.altered.pictures.parts import (
    AMONG_WORDS,
    PAD,
    STATS,
    View,
    W,
    card_face,
    cost,
    drawn,
    gem,
    initials,
    reserve,
    sign,
)

COLLECTION: Final = "collection"
SHEET: Final = "deck"
HEROES: Final = "heroes"
COLUMNS: Final = 3
HEAD, SHEET_HEAD = 132, 236
ROW = 62
PILLARS = 8
"""Costs that a curve has, the last one with all that are dearer."""


def shot(panel: Panel, shown: Mapping[str, Any], surface: Surface) -> Shot:
    """A panel with its picture. shown: what `draw` gets; surface: the game's, which lends its name."""
    return Shot(None, panel, replace(surface, pictures=_pictures, draw=draw), dict(shown))


def _pictures(shown: Mapping[str, Any]) -> Sequence[PictureSpec]:
    return [PictureSpec(shown["picture"], text("al-deck"))]


def draw(shown: Mapping[str, Any], name: str) -> bytes:
    """A page of the collection or a deck's sheet as PNG.

    Both have `hero` (a printed card or None), `title`, `n`, `least` and `figures`: `hand` (cost -> cards), `kinds`,
    `terrain`, `reserve` (mean) and `cheap`. A page has `cards`, how many of each the deck has in `counts`, and
    in `foreign` those that this Hero does not lead; a sheet has `cards` with their numbers `n`. The Heroes have only
    `heroes`.
    """
    if name == HEROES:
        return draw_heroes(shown["heroes"])
    return draw_sheet(shown) if name == SHEET else draw_page(shown)


def draw_heroes(heroes: Sequence[View]) -> bytes:
    """All who may lead a deck, three a row: portrait, name, faction."""
    wide, high = (W - 2 * PAD - 2 * 12) // 3, 142
    canvas = Canvas(W, 2 * PAD - 10 + -(-len(heroes) // 3) * (high + 10))
    for n, hero in enumerate(heroes):
        x, y = PAD + n % 3 * (wide + 12), PAD + n // 3 * (high + 10)
        canvas.panel(x, y, wide, high, mix(faction_colour(hero["faction"]), PAPER, 0.25), 18)
        _portrait(canvas, hero, x + 6, y + 6, high - 12)
        size, lines = fit(hero["name"], (31, 29, 27), wide - high - 14, 2)
        if " ".join(lines) != hero["name"]:
            size, lines = fit(hero["name"], (26, 24), wide - high - 14, 3)
        tall = round(size * 1.14) * len(lines)
        canvas.lines(x + high + 4, y + max((high - 40 - tall) // 2, 6), lines, size, INK)
        canvas.sprite(initials, x + wide - 62, y + high - 48, 54, hero["faction"])
    return canvas.png()


def draw_page(shown: Mapping[str, Any]) -> bytes:
    """A page of the collection: cards that the deck has are framed in gold and say how many."""
    cards: Sequence[View] = shown["cards"]
    wide = (W - 2 * PAD - (COLUMNS - 1) * 12) // COLUMNS
    rows = [cards[n : n + COLUMNS] for n in range(0, len(cards), COLUMNS)]
    tall = [max(card_height(card, wide, True) for card in row) for row in rows]
    canvas = Canvas(W, PAD + HEAD + 14 + max(sum(tall) + 14 * len(rows), 90) + PAD)
    _head(canvas, shown)
    y = PAD + HEAD + 14
    if not cards:
        canvas.words(W // 2, y + 24, "No such cards", 36, STONE, "middle")
    for row, high in zip(rows, tall, strict=True):
        for n, card in enumerate(row):
            many = shown["counts"].get(card["card"], 0)
            box = (PAD + n * (wide + 12), y, wide, high)
            fits = card["card"] not in shown["foreign"]
            draw_card_box(canvas, card, f"×{many}" if many else "", box, fits=fits, marked=bool(many), is_dense=True)
        y += high + 14
    return canvas.png()


def _head(canvas: Canvas, shown: Mapping[str, Any]) -> None:
    """The deck so far in one strip: who leads it, how many, its curve, terrain and Reserve."""
    hero, told = shown["hero"], shown["figures"]
    ground = DUSK if hero is None else mix(DUSK, faction_colour(hero["faction"]), 0.25)
    canvas.panel(PAD, PAD, W - 2 * PAD, HEAD, ground)
    if hero is not None:
        _portrait(canvas, hero, PAD + 8, PAD + 8, HEAD - 16)
    left = PAD + HEAD + 6
    canvas.text(left, PAD + 18, 300, shown["title"], (34, 30, 27, 24), 1, CHALK)
    x = left + canvas.words(left, PAD + 66, str(shown["n"]), 46, GOLD if shown["n"] >= shown["least"] else CHALK) + 8
    canvas.words(x, PAD + 76, f"/ {shown['least']}", 34, STONE)
    _pillars(canvas, told["hand"], left + 316, PAD + 10, 330, HEAD - 20)
    _terrain(canvas, told, W - PAD - 214, PAD + 8, 40)


def _portrait(canvas: Canvas, hero: View, x: int, y: int, size: int) -> None:
    canvas.sprite(hero_scene, x, y, size, hero["card"], hero["faction"], tuple(hero["subtypes"]))


def _terrain(canvas: Canvas, told: Mapping[str, Any], x: int, y: int, size: int) -> None:
    """Forest, mountain and water of all Characters; what the Reserve costs on average, and how much of it little."""
    for n, (kind, total) in enumerate(zip(STATS, told["terrain"], strict=True)):
        canvas.sprite(sign, x, y + n * size, size - 4, kind)
        canvas.words(x + size + 2, y + n * size + 3, str(total), size - 10)
    canvas.sprite(reserve, x + 110, y, size)
    canvas.words(x + 112 + size, y + 5, told["reserve"], size - 10)
    canvas.sprite(cost, x + 110, y + size + 2, size - 2, 2)
    canvas.words(x + 112 + size, y + size + 7, f"{told['cheap']}", size - 10)


def _pillars(canvas: Canvas, hand: Mapping[int, int], x: int, y: int, wide: int, high: int) -> None:
    """How many cards cost what, small."""
    counts = [0] * PILLARS
    for price, n in hand.items():
        counts[min(int(price), PILLARS - 1)] += n
    most, step = max([*counts, 1]), wide // PILLARS
    for price, n in enumerate(counts):
        tall = round((high - 56) * n / most) if n else 3
        canvas.panel(x + price * step + 4, y + high - 28 - tall, step - 8, tall, GOLD if n else FOG, min(6, tall // 2))
        if n:
            canvas.words(x + price * step + step // 2, y + high - 28 - tall - 24, str(n), 22, CHALK, "middle")
        label = f"{price}+" if price == PILLARS - 1 else str(price)
        canvas.words(x + price * step + step // 2, y + high - 24, label, 22, STONE, "middle")


# ---------------------------------------------------------------- the deck on one sheet


def draw_sheet(shown: Mapping[str, Any]) -> bytes:
    """A deck to be shown around: its Hero, its cards by cost with their numbers, its curve."""
    cards: Sequence[View] = shown["cards"]
    half = -(-len(cards) // 2)
    columns = (cards[:half], cards[half:]) if len(cards) > 1 else (cards,)
    canvas = Canvas(W, PAD + SHEET_HEAD + 14 + max(half, 1) * (ROW + 6) + 10 + 190 + PAD)
    _banner(canvas, shown)
    wide = (W - 2 * PAD - 12) // 2
    for n, column in enumerate(columns):
        for row, card in enumerate(column):
            _row(canvas, card, PAD + n * (wide + 12), PAD + SHEET_HEAD + 14 + row * (ROW + 6), wide)
    y = canvas.h - PAD - 190
    canvas.panel(PAD, y, W - 2 * PAD, 190, DUSK)
    _pillars(canvas, shown["figures"]["hand"], PAD + 16, y + 8, 620, 178)
    _terrain(canvas, shown["figures"], PAD + 668, y + 18, 50)
    _kinds(canvas, shown["figures"]["kinds"], W - PAD - 118, y + 14)
    return canvas.png()


def _banner(canvas: Canvas, shown: Mapping[str, Any]) -> None:
    hero = shown["hero"]
    colour = STONE if hero is None else faction_colour(hero["faction"])
    canvas.panel(PAD, PAD, W - 2 * PAD, SHEET_HEAD, mix(colour, NIGHT, 0.35), 24, 8, colour)
    left = PAD + 24
    if hero is not None:
        canvas.sprite(
            hero_scene, PAD + 14, PAD + 14, SHEET_HEAD - 28, hero["card"], hero["faction"], tuple(hero["subtypes"])
        )
        canvas.sprite(initials, W - PAD - 120, PAD + 22, 92, hero["faction"])
        left = PAD + SHEET_HEAD
    room = W - PAD - 140 - left
    canvas.text(left, PAD + 28, room, shown["title"], (52, 46, 40, 34, 28), 1, CHALK)
    canvas.signs = AMONG_WORDS
    if hero is not None:
        if shown["title"] == hero["name"]:  # a deck without a name of its own: once is enough
            canvas.text(left, PAD + 100, room, drawn(hero["text"]), (27, 25, 23, 21), 4, CHALK, weight="SemiBold")
        else:
            wide = W - PAD - 24 - left
            canvas.text(left, PAD + 96, room, hero["name"], (36, 32, 28), 1, GOLD)
            canvas.text(left, PAD + 140, wide, drawn(hero["text"]), (25, 23, 21), 3, CHALK, weight="SemiBold")
    right = W - PAD - 28
    right -= canvas.words(right, PAD + 104, str(shown["n"]), 36, CHALK, "right") + 6
    canvas.sprite(icons.card, right - 40, PAD + 100, 42)


def _row(canvas: Canvas, card: View, x: int, y: int, wide: int) -> None:
    """A card of the sheet: cost, face, name, number; a rare one on gold, with its gem."""
    grade = grade_of(card["card"])
    rare = grade not in ("", "C")
    canvas.panel(x, y, wide, ROW, mix(SAND, GOLD, 0.35) if rare else PAPER, 14, 4 if rare else 0, GOLD)
    canvas.sprite(cost, x + 8, y + 8, 46, card["costs"][0])
    card_face(canvas, card, x + 60, y + 5, 52)
    right = x + wide - 70
    canvas.panel(right + 6, y + 9, 56, 44, INK, 18)
    canvas.centred(right + 34, y + 31, f"×{card['n']}", 30, CHALK)
    if rare:
        right -= 44
        canvas.sprite(gem, right, y + 10, 42, grade)
    size, lines = fit(
        card["name"], (29, 27, 25, 23), right - x - 128, 2 if width(card["name"], 23) > right - x - 128 else 1
    )
    canvas.lines(x + 122, y + (ROW - round(size * 1.14) * len(lines)) // 2, lines, size, INK)


def _kinds(canvas: Canvas, kinds: Mapping[str, int], x: int, y: int) -> None:
    for n, (kind, many) in enumerate(kinds.items()):
        shown: View = {"card": kind, "type": kind, "faction": "NE", "subtypes": ()}
        card_face(canvas, shown, x, y + n * 42, 38)
        canvas.words(x + 48, y + n * 42 + 5, str(many), 28, TAN)
