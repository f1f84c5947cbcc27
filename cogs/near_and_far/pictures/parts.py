"""What the pictures of Near and Far's town, boards and cards are made of: goods, prices, people, artifacts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, INK, PAPER, STEEL, STONE, Color, mix
from bot.draw.counts import Counted, count_row, draw_count, row_width
from bot.draw.fonts import fit
from bot.draw.themes import Theme
from cogs.near_and_far.pictures.card import SIGNS
from cogs.near_and_far.pictures.signs import (
    DECKS,
    FACTION_NAMES,
    FACTIONS,
    View,
    banner,
    bird,
    bread,
    gem,
    renown,
    tortoise,
)

W, PAD, GAP = 1_100, 20, 14
ROOM = W - 2 * PAD
NAMES, TEXT = (34, 31, 28, 26), (30, 28, 26)
"""Sizes of the names of people and cards, and of what a card says, the largest first."""
BUILDING_NAMES: Final = {
    "town_hall": "Town Hall",
    "saloon": "Saloon",
    "stables": "Stables",
    "general_store": "General Store",
    "farm": "Farm",
    "hut": "Mystic’s Hut",
    "mine": "Mine",
}
GOODS: Final[Mapping[str, Counted]] = {
    "coin": Counted(icons.coin, name="coins"),
    "gem": Counted(gem, name="gems"),
    "food": Counted(bread, name="food"),
    "pack_bird": Counted(bird, name="pack birds"),
    "pack_tortoise": Counted(tortoise, name="pack tortoises"),
    "any": Counted(icons.letter, ("?", STEEL), name="tokens of any faction"),
    "token": Counted(icons.letter, ("?", STEEL), name="a token"),
    "rep": Counted(renown, name="reputation"),
    **{faction: Counted(banner, (faction,), name=f"{name} tokens") for faction, name in FACTION_NAMES.items()},
}


def goods(amounts: Mapping[str, int], *, all_of_them: bool = False) -> list[Counted]:
    """Goods with their numbers; nothing of what there is none of, unless all of them are wanted."""
    return [replace(GOODS[name], n=n, one=True) for name, n in amounts.items() if n or all_of_them]


def signs(found: Mapping[str, int]) -> list[Counted]:
    """The icons of a card or of somebody, with their numbers."""
    return [replace(SIGNS[sign], n=n, one=True) for sign, n in found.items()]


def price(cost: View) -> list[Counted]:
    """What a card costs. cost: as in a view, tokens below `token`."""
    return goods({**{name: n for name, n in cost.items() if name != "token"}, **cost.get("token", {})})


def heading(canvas: Canvas, words: str, y: int, theme: Theme, x: int = PAD) -> int:
    """The name of a part of the picture; gives where that part begins."""
    canvas.words(x + 4, y, words, 30, theme.words)
    return y + 44


# ---------------------------------------------------------------- people

PERSON, SIGN_ROW, SIGNS_A_ROW = 182, 50, 3
"""Height of somebody with one row of signs; of a further row; signs that are still large in a row."""
SIGN, SIGN_GAP = 40, 5


def person_height(people: Iterable[View | None]) -> int:
    """How tall these are beside each other."""
    most = max((len(one["icons"]) for one in people if one is not None), default=0)
    return PERSON + (SIGN_ROW if most > SIGNS_A_ROW else 0)


def draw_person(
    canvas: Canvas, one: View | None, slot: str, x: int, y: int, w: int, h: int, note: Sequence[Counted] = ()
) -> None:
    """Somebody of a party or of the Saloon. slot: the faction whose place it is; h: `person_height`; note: at the right
    of the band."""
    fill = FACTIONS.get(slot, STEEL)
    canvas.panel(x, y, w, h, PAPER if one is not None else mix(fill, STONE, 0.7), 16)
    canvas.panel(x, y, w, 46, fill, 16)
    canvas.rect(x, y + 24, w, 22, fill)
    canvas.words(x + 12, y + 11, FACTION_NAMES.get(slot, "Companion"), 25, INK)
    count_row(canvas, note, x + w - 8, y + 5, 36, w - 140, INK, align="right")
    if one is None:
        canvas.words(x + w // 2, y + 88, "nobody", 28, INK, "middle")
        return
    size, lines = fit(one["name"], (30, 28, 26, 24), w - 20, 2)
    canvas.lines(x + 12, y + 54, lines, size, INK)
    own = signs(one["icons"])
    a_row = SIGNS_A_ROW if len(own) <= SIGNS_A_ROW else 2
    for n in range(0, len(own), a_row):
        at = y + h - SIGN_ROW * (1 + (len(own) - 1 - n) // a_row)
        count_row(canvas, own[n : n + a_row], x + 10, at, SIGN, w - 20, INK, align="left", gap=SIGN_GAP)


# ---------------------------------------------------------------- cards


def card_height(card: View, w: int) -> int:
    """How tall an artifact is in this width."""
    size, lines = _said(card, w)
    return 58 + (60 if card.get("cost") or card["icons"] else 8) + round(size * 1.16) * len(lines) + 12


def draw_artifact(canvas: Canvas, card: View, x: int, y: int, w: int, h: int) -> None:
    """A card: its name and points, what it costs at the left, its icons at the right, what it wants and says."""
    fill: Color = DECKS.get(card["deck"], STEEL)
    canvas.panel(x, y, w, h, PAPER, 18)
    canvas.panel(x, y, w, 54, fill, 18)
    canvas.rect(x, y + 30, w, 24, fill)
    canvas.text(x + 14, y + 13, w - 96, card["name"], NAMES, 1, INK)
    canvas.panel(x + w - 68, y + 7, 58, 40, GOLD, 20, 3)
    canvas.centred(x + w - 39, y + 27, str(card["points"]), 30)
    at = y + 62
    if card.get("cost") or card["icons"]:
        own = signs(card["icons"])
        wide = row_width(own, 44, 8)
        count_row(canvas, price(card.get("cost", {})), x + 12, at, 46, w - 40 - wide, INK, align="left", gap=10)
        count_row(canvas, own, x + w - 12, at + 1, 44, w // 2, INK, align="right", gap=8)
        at += 56
    size, lines = _said(card, w)
    canvas.lines(x + 14, at, lines, size, INK, weight="SemiBold", leading=1.16)
    if card.get("payable"):
        canvas.sprite(icons.tick, x + w - 50, y + h - 46, 38)


def _said(card: View, w: int) -> tuple[int, tuple[str, ...]]:
    words = " ".join(part for part in (wanted(card), card["text"]) if part)
    return fit(words, TEXT, w - (70 if card.get("payable") else 28), 4, "SemiBold") if words else (TEXT[0], ())


def wanted(card: View) -> str:
    """The reputation that a card asks for, in words."""
    if card.get("rep_min") is not None:
        return f"Reputation {card['rep_min']} or more."
    return f"Reputation {card['rep_max']} or less." if card.get("rep_max") is not None else ""


def rows_height(cards: Sequence[View]) -> int:
    """How tall `draw_cards` is."""
    return sum(max(card_height(card, _half()) for card in row) + GAP for row in _pairs(cards))


def draw_cards(canvas: Canvas, cards: Sequence[View], y: int) -> int:
    """Cards in two columns, nothing of them cut; gives where they end."""
    for row in _pairs(cards):
        tall = max(card_height(card, _half()) for card in row)
        for n, card in enumerate(row):
            draw_artifact(canvas, card, PAD + n * (_half() + GAP), y, _half(), tall)
        y += tall + GAP
    return y


def _half() -> int:
    return (ROOM - GAP) // 2


def _pairs(cards: Sequence[View]) -> list[Sequence[View]]:
    return [cards[n : n + 2] for n in range(0, len(cards), 2)]


__all__ = [
    "BUILDING_NAMES",
    "GAP",
    "GOODS",
    "PAD",
    "ROOM",
    "W",
    "card_height",
    "draw_artifact",
    "draw_cards",
    "draw_count",
    "draw_person",
    "goods",
    "heading",
    "person_height",
    "rows_height",
    "signs",
    "wanted",
]
