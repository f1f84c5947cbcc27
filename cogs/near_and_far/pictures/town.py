"""The town: its buildings and who stands there, the Saloon's row with today's prices, the Mine, factions, reputation.
Draws only.
"""

from collections.abc import Sequence
from typing import Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import INK, PAPER, SAND, STONE, TAN, mix
from bot.draw.counts import Counted, count_row, draw_count
from bot.draw.pieces import Piece, draw_piece
from bot.draw.themes import DARK, Theme
from cogs.near_and_far.pictures.parts import (
    BUILDING_NAMES,
    GAP,
    GOODS,
    PAD,
    ROOM,
    W,
    draw_person,
    goods,
    heading,
    person_height,
)
from cogs.near_and_far.pictures.signs import FACTION_NAMES, View, camp, renown, standee

TITLE, TILE, CELL, SIDE, ROW = 62, 172, 80, 96, 60
WIDE = (ROOM - 3 * GAP) // 4
MINE = 5 * SIDE + 4 * 6
SHUT = mix(SAND, TAN, 0.6)
STRANGER = Piece("?", "a stranger", STONE, "diamond")
DOES: Final = {
    "town_hall": "trade, discard, buy a name",
    "saloon": "hire somebody",
    "stables": "pack animals",
    "general_store": "a coin, or new cards",
    "farm": "food for skill",
    "hut": "treasures",
    "mine": "dig, leave a camp",
    "jail": "next building without a duel",
}
"""What each building is for."""


def draw_town(view: View, theme: Theme = DARK) -> bytes:
    """The town as PNG. view: as in the view of the game, what `picture.shown` leaves of it."""
    town, players = view["town"], view["players"]
    track = _track_height(players) if view["has_track"] else 0
    people = person_height(town["row"])
    lower = 44 + 5 * (CELL + 6)
    tall = PAD + TITLE + 2 * (TILE + GAP) + 44 + people + GAP + lower + (GAP + track if track else 0) + PAD
    canvas = Canvas(W, tall, theme.ground)
    canvas.words(PAD + 4, PAD + 6, "The town by day" if view["side"] == "day" else "The town at dusk", 40, theme.words)
    if town["square"]:
        x = W - PAD - 52 * len(town["square"])
        canvas.words(x - 14, PAD + 12, "in the square", 30, theme.words, "right")
        _pieces(canvas, view, town["square"], x, PAD, 48, theme)
    y = PAD + TITLE
    for n, tile in enumerate([*town["buildings"], {"id": "jail", **town["jail"]}]):
        _building(canvas, view, tile, PAD + n % 4 * (WIDE + GAP), y + n // 4 * (TILE + GAP), theme)
    y = heading(canvas, "In the Saloon, with today’s price", y + 2 * (TILE + GAP), theme)
    slot = (ROOM - 4 * GAP) // 5
    for n, one in enumerate(town["row"]):
        draw_person(canvas, one, one["faction"], PAD + n * (slot + GAP), y, slot, people, _price(one))
    y += people + GAP
    _mine(canvas, view, y, theme)
    _around(canvas, view, PAD + MINE + 2 * GAP, y, theme)
    if track:
        _track(canvas, view, y + lower + GAP, track, theme)
    return canvas.png()


SALOON, A_ROW = 720, 3
"""Width of the Saloon's own picture, and people in a row of it: a narrow picture is shown larger."""


def draw_saloon(view: View, theme: Theme = DARK) -> bytes:
    """Who can be hired, as PNG. view: {row}."""
    row = view["row"]
    lines = [row[n : n + A_ROW] for n in range(0, len(row), A_ROW)]
    people = person_height(row)
    canvas = Canvas(SALOON, 2 * PAD + 44 + (people + GAP) * len(lines), theme.ground)
    y = heading(canvas, "In the Saloon, with today’s price", PAD, theme)
    wide = (SALOON - 2 * PAD - (A_ROW - 1) * GAP) // A_ROW
    for line in lines:
        for n, one in enumerate(line):
            draw_person(canvas, one, one["faction"], PAD + n * (wide + GAP), y, wide, people, _price(one))
        y += people + GAP
    return canvas.png()


def draw_mine(view: View, theme: Theme = DARK) -> bytes:
    """The Mine and what is left in supply, as PNG. view: as `draw_town` has it."""
    canvas = Canvas(W, 2 * PAD + 44 + 5 * (CELL + 6), theme.ground)
    _mine(canvas, view, PAD, theme)
    _around(canvas, view, PAD + MINE + 2 * GAP, PAD, theme)
    return canvas.png()


def _price(one: View) -> list[Counted]:
    """What somebody of the row costs today."""
    return goods({"coin": one["cost"] if one["price"] is None else one["price"]}, all_of_them=True)


def _track_height(players: Sequence[View]) -> int:
    """So that whoever has the same reputation stands one above the other."""
    return 104 + 44 * max((sum(one["rep"] == other["rep"] for other in players) for one in players), default=1)


def _pieces(canvas: Canvas, view: View, seats: Sequence[int], x: int, y: int, size: int, theme: Theme) -> None:
    for n, seat in enumerate(seats):
        piece = standee(view["players"][seat], active=seat == view["active"])
        draw_piece(canvas, piece, x + n * (size + 4), y, size, theme.highlight)


def _building(canvas: Canvas, view: View, tile: View, x: int, y: int, theme: Theme) -> None:
    canvas.panel(x, y, WIDE, TILE, theme.field, 16)
    canvas.text(x + 14, y + 12, WIDE - 28, BUILDING_NAMES.get(tile["id"], "Jail"), (32, 29), 1, theme.words)
    canvas.text(x + 14, y + 52, WIDE - 28, DOES[tile["id"]], (28, 26), 2, theme.words, weight="SemiBold")
    _pieces(canvas, view, tile["standees"], x + 16, y + TILE - 58, 48, theme)
    for n in range(tile["npc"]):
        draw_piece(canvas, STRANGER, x + 16 + 52 * (len(tile["standees"]) + n), y + TILE - 58, 48, theme.highlight)


def _mine(canvas: Canvas, view: View, y: int, theme: Theme) -> None:
    """The grid: what a column and a row give, the skill that each place asks for, the camps, where the active
    player could dig."""
    mine = view["town"]["mine"]
    y = heading(canvas, "The Mine: skill, and what it gives", y, theme)
    for n, reward in enumerate(mine["columns"]):
        count_row(canvas, goods(reward), PAD + (n + 1) * (SIDE + 6) + SIDE // 2, y + 12, 50, SIDE, theme.words)
    for row, reward in enumerate(mine["rows"]):
        top = y + (row + 1) * (CELL + 6)
        count_row(canvas, goods(reward), PAD + SIDE // 2, top + 12, 50, SIDE, theme.words)
        for column, number in enumerate(mine["numbers"][row]):
            left, at = PAD + (column + 1) * (SIDE + 6), f"{row},{column}"
            owner = mine["camps"].get(at)
            is_open = at in mine["open"] and (view["dig"] is None or number <= view["dig"])
            canvas.panel(left, top, SIDE, CELL, PAPER if is_open else SHUT, 14, 6 if is_open else 0, theme.reach)
            if owner is None:
                canvas.centred(left + SIDE // 2, top + CELL // 2, str(number), 42 if is_open else 34)
            else:
                canvas.words(left + 8, top + 8, str(number), 26, INK)
                draw_piece(canvas, camp(view["players"][owner]), left + 30, top + 8, 58, theme.highlight)


def _around(canvas: Canvas, view: View, x: int, y: int, theme: Theme) -> None:
    """Beside the Mine: tokens and chief of each faction, the next threat, what is left in supply."""
    wide = W - PAD - x
    y = heading(canvas, "Tokens left, and the chief", y, theme, x)
    for faction, left in view["tokens_left"].items():
        canvas.panel(x, y, wide, ROW - 6, theme.field, 14)
        count_row(canvas, goods({faction: left}, all_of_them=True), x + 10, y + 5, 44, 110, theme.words, align="left")
        canvas.words(x + 116, y + 14, FACTION_NAMES[faction], 30, theme.words)
        chief = view["chiefs"][faction]
        if chief is None:
            canvas.words(x + wide - 66, y + 15, "free", 28, theme.words, "right", "SemiBold")
        else:
            _pieces(canvas, view, [chief], x + wide - 114, y + 4, 46, theme)
        canvas.sprite(icons.crown, x + wide - 56, y + 5, 42)
        y += ROW
    threat = view["threat"]
    level = Counted(icons.threat, n="" if threat is None else threat["level"], one=True)
    _line(canvas, level, _threats(view), x, y, theme)
    decks = {name: pile["pile"] for name, pile in view["decks"].items()}
    told = f"basic {decks['basic']}, advanced {decks['advanced']}, treasures {decks['treasure']}"
    _line(canvas, Counted(icons.card), told, x, y + ROW, theme)
    told = f"{view['town']['birds_left']} animals left, {view['town']['bag']} people in the bag"
    _line(canvas, GOODS["pack_bird"], told, x, y + 2 * ROW, theme)


def _threats(view: View) -> str:
    return f"{view['threat']['name']}, {view['threats_left']} left" if view["threat"] else "no threat is left"


def _line(canvas: Canvas, sign: Counted, told: str, x: int, y: int, theme: Theme) -> None:
    wide = W - PAD - x
    canvas.panel(x, y, wide, ROW - 6, theme.field, 14)
    at = x + 22 + draw_count(canvas, sign, x + 10, y + 5, 44, theme.words)
    canvas.text(at, y + 14, x + wide - 12 - at, told, (30, 28, 26, 24), 1, theme.words)


def _track(canvas: Canvas, view: View, y: int, tall: int, theme: Theme) -> None:
    """Reputation from the worst to the best, its points below, a piece for each player above."""
    points = view["town"]["rep_points"]
    canvas.panel(PAD, y, ROOM, tall, theme.field)
    canvas.sprite(renown, PAD + 12, y + tall - 96, 44)
    canvas.words(PAD + 34, y + tall - 38, "pts", 24, theme.words, "middle")
    step = (ROOM - 84) // len(points)
    for n, (rep, worth) in enumerate(points):
        x = PAD + 72 + n * step
        canvas.panel(x, y + tall - 94, step - 5, 44, SHUT, 10)
        canvas.centred(x + (step - 5) // 2, y + tall - 72, str(rep), 28)
        canvas.words(x + (step - 5) // 2, y + tall - 40, str(worth), 26, theme.words, "middle", "SemiBold")
        here = [seat for seat, one in enumerate(view["players"]) if one["rep"] == rep]
        for high, seat in enumerate(here):
            _pieces(canvas, view, [seat], x + (step - 5) // 2 - 20, y + tall - 138 - 44 * high, 40, theme)
