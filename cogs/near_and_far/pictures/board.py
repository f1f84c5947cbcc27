"""A player's board: purse, party of four slots, what each figure is good for, camps, cards; and packs of cards. Draws
only.
"""

from dataclasses import replace
from typing import Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, GREEN, INK, SKY, STEEL
from bot.draw.counts import Counted, count_row
from bot.draw.pieces import Piece, draw_piece
from bot.draw.themes import DARK, Theme
from cogs.near_and_far.pictures.parts import (
    BUILDING_NAMES,
    GAP,
    PAD,
    ROOM,
    W,
    draw_cards,
    draw_person,
    goods,
    heading,
    person_height,
    rows_height,
)
from cogs.near_and_far.pictures.signs import DECKS, View, banner, camp, renown, standee

HEAD, ROW, TOTALS, LISTED = 228, 64, 124, 62
TITLE = 44
SLOT = (ROOM - 3 * GAP) // 4
USES: Final[dict[str, tuple[str, Counted]]] = {
    "hearts": ("hearts", Counted(icons.heart)),
    "skill": ("skill", Counted(icons.letter, ("K", GOLD))),
    "combat": ("combat", Counted(icons.sword)),
    "threat": ("threats", Counted(icons.threat)),
    "duel": ("duels", Counted(icons.anger)),
    "mine": ("mine", Counted(icons.letter, ("K", STEEL))),
    "farm": ("farm", Counted(icons.letter, ("K", GREEN))),
    "search": ("search", Counted(icons.letter, ("S", GREEN))),
}
"""What figures are good for, with the word under each."""
TITLES: Final = {
    "draft": "One of these stays with you, the others go on to the left",
    "kept": "Kept so far; the others are still picking",
    "discard": "Which of these go?",
    "drawn": "What you are looking at",
}


def draw_board(view: View, theme: Theme = DARK) -> bytes:
    """A player's board as PNG. view: {player, hand, camps_each, active}, as in the view of the game."""
    own, hand = view["player"], view["hand"]
    waiting = [own["reserve"][n : n + 4] for n in range(0, len(own["reserve"]), 4)]
    listed = [*own["bought"], *own["worlds"], *own["treasures"]]
    lines = -(-len(listed) // 2)
    party = person_height(own["slots"].values())
    tall = PAD + HEAD + TITLE + party + GAP + TOTALS + GAP + ROW + GAP
    tall += (TITLE + sum(person_height(row) + GAP for row in waiting)) if waiting else 0
    tall += (TITLE + lines * LISTED) if listed else 0
    tall += (TITLE + rows_height(hand)) if hand else 0
    canvas = Canvas(W, tall + PAD, theme.ground)
    _head(canvas, own, view["active"], theme)
    y = heading(canvas, "Party", PAD + HEAD, theme)
    for n, (slot, one) in enumerate(own["slots"].items()):
        note = [Counted(banner, (slot,), f"{own['banners'][slot]}/4", one=True)]
        note += [Counted(icons.crown)] if slot in own["chiefs"] else []
        draw_person(canvas, one, slot, PAD + n * (SLOT + GAP), y, SLOT, party, note)
    y += party + GAP
    if waiting:
        y = heading(canvas, "Waiting in the reserve", y, theme)
        for row in waiting:
            for n, one in enumerate(row):
                faction = one["faction"] or "companion"
                draw_person(canvas, one, faction, PAD + n * (SLOT + GAP), y, SLOT, person_height(row))
            y += person_height(row) + GAP
    _totals(canvas, own, y, theme)
    _camps(canvas, own, view["camps_each"], y + TOTALS + GAP, theme)
    y += TOTALS + GAP + ROW + GAP
    if listed:
        y = heading(
            canvas, f"Open cards, treasures {len(own['treasures'])}/{own['birds'] + own['tortoises']}", y, theme
        )
        for n, card in enumerate(listed):
            _listed(canvas, card, PAD + n % 2 * (ROOM + GAP) // 2, y + n // 2 * LISTED)
        y += lines * LISTED
    if hand:
        draw_cards(canvas, hand, heading(canvas, "In hand: each left there costs a point at the end", y, theme))
    return canvas.png()


def draw_pack(view: View, theme: Theme = DARK) -> bytes:
    """Cards to choose from as PNG. view: {why: one of `TITLES`, cards, kept: those that are the player's already}."""
    cards, kept = view["cards"], view["kept"]
    tall = PAD + TITLE + rows_height(cards) + ((TITLE + rows_height(kept)) if kept else 0) + PAD
    canvas = Canvas(W, tall, theme.ground)
    y = draw_cards(canvas, cards, heading(canvas, TITLES[view["why"]], PAD, theme))
    if kept:
        draw_cards(canvas, kept, heading(canvas, "Yours so far", y, theme))
    return canvas.png()


def _head(canvas: Canvas, own: View, is_active: bool, theme: Theme) -> None:
    canvas.panel(PAD, PAD, ROOM, HEAD - GAP, theme.field)
    draw_piece(canvas, standee(own, active=is_active), PAD + 24, PAD + 28, 120, theme.highlight)
    x = PAD + 176
    wide = canvas.words(x, PAD + 18, own["name"], 46, theme.words)
    canvas.text(x + wide + 20, PAD + 28, ROOM - 200 - wide, place(own), (32, 29, 26), 1, theme.words)
    figures = [
        Counted(icons.heart, n=f"{own['hearts']}", one=True),
        Counted(renown, n=f"{own['rep']}", one=True),
        Counted(icons.tent, n=own["camps"], one=True),
        Counted(icons.card, n=own["hand"], one=True),
    ]
    figures += [Counted(icons.threat, n=", ".join(map(str, own["threats"])), one=True)] if own["threats"] else []
    count_row(canvas, figures, x, PAD + 78, 54, ROOM - 200, theme.words, align="left", gap=28)
    purse = {"coin": own["coins"], "gem": own["gems"], "food": own["food"]}
    animals = {"pack_bird": own["birds"], "pack_tortoise": own["tortoises"]}
    row = [*goods(purse, all_of_them=True), *goods(animals), *goods(own["tokens"])]
    count_row(canvas, row, x, PAD + 146, 54, ROOM - 200, theme.words, align="left", gap=24)


def place(own: View) -> str:
    """Where a player is, in words."""
    if own["area"] == "map":
        return "at the town gate" if own["at"] == "T" else f"on space {own['at']}"
    if own["area"] == "building":
        return f"at the {BUILDING_NAMES[own['at']]}"
    return "in jail" if own["area"] == "jail" else "in the square"


def _totals(canvas: Canvas, own: View, y: int, theme: Theme) -> None:
    """What the party and the open cards are good for, all uses side by side."""
    canvas.panel(PAD, y, ROOM, TOTALS, theme.field)
    shown = [(word, replace(sign, n=own["icons"][use], one=True)) for use, (word, sign) in USES.items()]
    shown = [*shown, ("steps", Counted(icons.letter, ("M", SKY), own["steps"], one=True))]
    if own["shield"]:
        shown.append(("shield", Counted(icons.shield)))
    step = ROOM // len(shown)
    for n, (word, sign) in enumerate(shown):
        x = PAD + n * step + step // 2
        count_row(canvas, [sign], x, y + 16, 50, step - 6, theme.words)
        canvas.words(x, y + 82, word, 26, theme.words, "middle", "SemiBold")


def _camps(canvas: Canvas, own: View, each: int, y: int, theme: Theme) -> None:
    """The tents still on the board, and the empty places of the others."""
    canvas.panel(PAD, y, ROOM, ROW, theme.field)
    wide = canvas.words(PAD + 18, y + 18, f"Camps left {own['camps']}/{each}", 30, theme.words)
    size = min(48, (ROOM - wide - 60) // each)
    tent = Piece("", "", camp(own).fill, "tent")
    for n in range(each):
        x = PAD + 44 + wide + n * size
        if n < own["camps"]:
            draw_piece(canvas, tent, x, y + (ROW - size) // 2, size - 2, theme.highlight)
        else:
            canvas.panel(x + size // 2 - 7, y + ROW // 2 - 3, 14, 14, theme.faint, 7)


def _listed(canvas: Canvas, card: View, x: int, y: int) -> None:
    wide, fill = (ROOM - GAP) // 2, DECKS.get(card["deck"], STEEL)
    canvas.panel(x, y, wide, LISTED - 8, fill, 16)
    canvas.text(x + 16, y + 14, wide - 76, card["name"], (31, 28, 26), 1, INK)
    canvas.words(x + wide - 18, y + 12, str(card["points"]), 34, INK, "right")
