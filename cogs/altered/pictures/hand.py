"""A player's own hand as a picture, with what is in question of the own Reserve and the faces of the own Mana; and the
curve of a deck. Pictures only."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, LILAC, MOSS, PURPLE, STEEL, STONE, TAN, Color, mix
from bot.draw.fonts import width
from bot.draw.pen import Pen
from cogs.altered.pictures.card_box import Box, card_height, draw_card_box
from cogs.altered.pictures.parts import (
    PAD,
    STATS,
    View,
    W,
    card_face,
    cost,
    hand,
    initials,
    orb,
    reserve,
    sign,
)

COLUMNS, MANY, DENSE = 2, 4, 6
"""Cards side by side: as many as a phone can show with letters that can be read; and of how many cards there are three
side by side, and of how many in small letters, for the picture would be too high."""
GAP, TITLE, RIM = 12, 56, 12
"""Pixels between two cards; of the line above one that lies in the Reserve, and of its rim on both sides together."""
LEAST, LINE = 420, 38
"""Pixels without which the cards of a Reserve cannot be named beside the orbs, and stand below them; of such a line."""
NAMED = 32, 29
"""Pixels of letters in which they are named, the smaller ones where there are many."""
FACE, FACES = 58, 13
"""Pixels of a card's face in Mana, and how many stand in a row."""


class Shown(NamedTuple):
    """A card of the picture, how many of it there are, and whether it lies in the Reserve."""

    card: View
    many: int
    is_reserve: bool

    def height(self, wide: int, is_dense: bool) -> int:
        """Pixels that it needs."""
        rim, more = (RIM, TITLE + RIM // 2) if self.is_reserve else (0, 0)
        return card_height(self.card, wide - rim, is_dense) + more


def draw_hand(view: View) -> bytes:
    """The hand's cards, bright when they can be paid (all are in Mornings), then those of the Reserve that are in
    question, on green ground; looked-at cards; Mana."""
    own = view["own"]
    cards = [*_alike(own["hand"], False), *_alike(own["reserve"], True)]
    columns, is_dense = COLUMNS + (len(cards) > MANY), len(cards) > DENSE
    wide = (W - 2 * PAD - (columns - 1) * GAP) // columns
    rows = [cards[n : n + columns] for n in range(0, len(cards), columns)]
    tall = [max(one.height(wide, is_dense) for one in row) for row in rows]
    looked = 62 * len(own["looked"]) + 12 if own["looked"] else 0
    lying, beside = view.get("reserves", ()), PAD + 212 + len(own["mana"]) * (FACE + 8)
    is_beside = W - PAD - 12 - beside - 44 >= LEAST
    faces = -(-len(own["mana"]) // FACES) * (FACE + 8) + 24
    mana = faces + (0 if is_beside else LINE * len(lying)) if own["mana"] else 0
    canvas = Canvas(W, max(PAD + sum(tall) + 14 * len(rows) + looked + mana + PAD, 120))
    y = PAD
    for row, row_high in zip(rows, tall, strict=True):
        for n, one in enumerate(row):
            fits = one.card["affordable"] or view["phase"] == "morning"
            _draw_shown(canvas, one, (PAD + n * (wide + GAP), y, wide, row_high), fits, is_dense)
        y += row_high + 14
    if not cards:
        canvas.words(W // 2, y + 20, "No cards", 36, STONE, "middle")
    for name in (card["name"] for card in own["looked"]):
        canvas.panel(PAD, y, W - 2 * PAD, 54, mix(DUSK, PURPLE, 0.35), 16)
        canvas.sprite(icons.secret, PAD + 10, y + 7, 42)
        canvas.text(PAD + 64, y + 11, W - 140, name, (32, 28), 1, CHALK)
        y += 62
    if own["mana"]:
        top = y + (12 if own["looked"] else 0)
        _mana(canvas, own["mana"], top, mana - 8)
        if is_beside:
            _reserves(canvas, lying, beside, top + (LINE // 2 if len(lying) == 1 else 0))
        else:
            _reserves(canvas, lying, PAD + 20, top + faces - 20)
    return canvas.png()


def _alike(cards: Sequence[View], is_reserve: bool) -> list[Shown]:
    """Each different card once, with how many there are of it; what lies on it tells two of the Reserve apart."""
    found: dict[str, Shown] = {}
    for card in cards:
        same = f"{card['card']} {card.get('statuses')} {card.get('counters')}"
        found[same] = Shown(card, found[same].many + 1 if same in found else 1, is_reserve)
    return list(found.values())


def _draw_shown(canvas: Canvas, one: Shown, box: Box, fits: bool, is_dense: bool) -> None:
    x, y, wide, high = box
    if one.is_reserve:  # not a card of the hand: it says where it lies, with the sign of the cost that counts there
        canvas.panel(x, y, wide, high, mix(DUSK, MOSS, 0.45), 20)
        canvas.sprite(reserve, x + 14, y + 6, 44)
        canvas.words(x + 68, y + 9, "In your Reserve", 38, CHALK)
        x, y, wide, high = x + RIM // 2, y + TITLE, wide - RIM, high - TITLE - RIM // 2
    many = f"×{one.many}" if one.many > 1 else ""
    draw_card_box(canvas, one.card, many, (x, y, wide, high), fits=fits, marked=fits, is_dense=is_dense)


def _mana(canvas: Canvas, mana: Sequence[View], y: int, high: int) -> None:
    """How much is ready, and whose face each orb hides from the other: bright while it is ready. Their names are
    among the cards that can be read."""
    canvas.panel(PAD, y, W - 2 * PAD, high, mix(DUSK, PURPLE, 0.35), 20)
    canvas.sprite(orb, PAD + 12, y + 12, 54)
    ready = sum(one["ready"] for one in mana)
    canvas.words(PAD + 76, y + 18, f"{ready}/{len(mana)}", 44, CHALK)
    for n, one in enumerate(mana):
        x, top = PAD + 196 + n % FACES * (FACE + 8), y + 10 + n // FACES * (FACE + 8)
        if one["ready"]:
            canvas.panel(x - 3, top - 3, FACE + 6, FACE + 6, LILAC, FACE // 2 + 3)
        card_face(canvas, one, x, top, FACE)
        if not one["ready"]:
            canvas.sprite(_spent, x, top, FACE)


def _reserves(canvas: Canvas, lying: Sequence[tuple[str, Sequence[tuple[str, int]]]], x: int, y: int) -> None:
    """Whose Reserve holds what, a line each."""
    room = W - PAD - 12 - x - 44
    for n, (who, cards) in enumerate(lying):
        top = y + 4 + LINE * n
        canvas.sprite(reserve, x, top, 36)
        names = [f"{many} × {name}" if many > 1 else name for name, many in cards]
        canvas.text(x + 44, top + 2, room, whole_names(who, names, room), NAMED, 1, CHALK)


def whole_names(who: str, names: Sequence[str], room: int) -> str:
    """As many of these names as have room, each whole, and how many more there are."""
    said = [
        f"{who}: {', '.join(names[:n])}{f' and {len(names) - n} more' if n < len(names) else ''}"
        for n in range(len(names), 0, -1)
    ]
    return next((one for one in said if width(one, NAMED[-1]) <= room), said[-1] if said else who)


def _spent(p: Pen) -> None:
    """Over the face of an orb that has paid today."""
    p.line([(14, 86), (86, 14)], 13, INK)
    p.line([(14, 86), (86, 14)], 6, FOG)


# ---------------------------------------------------------------- the curve of a deck


def draw_curve(
    counts: Mapping[int, int],
    reserve_counts: Mapping[int, int] | None = None,
    *,
    title: str = "",
    kinds: Mapping[str, int] | None = None,
    stats: Sequence[float] | None = None,
    note: str = "",
) -> bytes:
    """How many cards of a deck cost what, as bars with their numbers.

    counts          Hand Cost -> cards (the Hero left out); reserve_counts: Reserve Cost -> cards, as slimmer bars
    title, note     a line above, one below (label of the deck, share of disruption)
    kinds           sort of card (`character`, `spell`, ...; or a faction's letters) -> cards
    stats           mean forest, mountain, water of its Characters
    """
    last = max([5, *counts, *(reserve_counts or {})])
    most = max([1, *counts.values(), *(reserve_counts or {}).values()])
    foot = 76 * bool(kinds or stats) + 56 * bool(note)
    canvas = Canvas(W, 560 + foot)
    canvas.panel(PAD, PAD, W - 2 * PAD, 76, DUSK)
    total = sum(counts.values())
    mean = sum(n * many for n, many in counts.items()) / total if total else 0.0
    canvas.text(PAD + 20, PAD + 17, 560, title, (42, 38, 34, 30, 26), 1, CHALK)
    right = W - PAD - 18
    right -= canvas.words(right, PAD + 20, f"{mean:.1f}", 38, CHALK, "right") + 6
    canvas.sprite(cost, right - 48, PAD + 14, 48, 0)
    canvas.panel(right - 46, PAD + 16, 44, 44, PURPLE, 22)
    canvas.centred(right - 24, PAD + 38, "Ø", 32, CHALK)
    right -= 74
    right -= canvas.words(right, PAD + 20, str(total), 38, CHALK, "right") + 8
    canvas.sprite(icons.card, right - 46, PAD + 14, 48)
    base, step = 488, (W - 2 * PAD) // (last + 1)
    for n in range(last + 1):
        x = PAD + n * step
        slim = step * 30 // 100 if reserve_counts is not None else 0
        broad = step - 24 - slim
        _pillar(canvas, x + 12, base, broad, counts.get(n, 0), most, GOLD)
        if reserve_counts is not None:
            _pillar(canvas, x + 12 + broad, base, slim, reserve_counts.get(n, 0), most, TAN)
        canvas.sprite(cost, x + step // 2 - 28, base + 8, 56, n)
    if reserve_counts is not None:
        canvas.sprite(hand, W - PAD - 220, PAD + 92, 44)
        canvas.panel(W - PAD - 172, PAD + 98, 40, 32, GOLD, 10, 4)
        canvas.sprite(reserve, W - PAD - 108, PAD + 92, 44)
        canvas.panel(W - PAD - 60, PAD + 98, 40, 32, TAN, 10, 4)
    y = 560
    if kinds or stats:
        _foot(canvas, kinds or {}, stats, y)
        y += 76
    if note:
        canvas.text(PAD + 12, y + 8, W - 2 * PAD - 24, note, (32, 29, 26), 1, CHALK)
    return canvas.png()


def _pillar(canvas: Canvas, x: int, base: int, wide: int, n: int, most: int, fill: Color) -> None:
    if not n:
        canvas.rect(x, base - 4, wide, 4, FOG)
        return
    high = max(round(310 * n / most), 16)
    canvas.panel(x, base - high, wide, high, fill, 12, 4)
    canvas.words(x + wide // 2, base - high - 38, str(n), 32, CHALK, "middle")


def _foot(canvas: Canvas, kinds: Mapping[str, int], stats: Sequence[float] | None, y: int) -> None:
    canvas.panel(PAD, y, W - 2 * PAD, 68, DUSK)
    x = PAD + 16
    for kind, n in kinds.items():
        if len(kind) == 2:
            canvas.sprite(initials, x, y + 8, 52, kind)
        else:
            shown: View = {"card": kind, "type": kind, "faction": "NE", "subtypes": ()}
            card_face(canvas, shown, x, y + 8, 52)
        x += 60 + canvas.words(x + 60, y + 16, str(n), 36, CHALK) + 26
    if stats is not None:
        x = W - PAD - 16 - 3 * 132
        for kind, share in zip(STATS, stats, strict=True):
            canvas.sprite(sign, x, y + 9, 50, kind)
            canvas.words(x + 58, y + 16, f"{share:.1f}", 36, STEEL)
            x += 132
