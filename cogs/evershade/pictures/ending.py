"""The last picture, to be shown around: how far the party came, and what each is remembered for. Draws only."""

from collections.abc import Mapping

from bot.draw.counts import Counted
from bot.draw.ending import EndingRow, draw_last
from bot.draw.pieces import Piece
from bot.draw.themes import DARK, Theme
from cogs.evershade.pictures.signs import ENEMIES, HEROES, View, fate, hero_sign

HONOURS: Mapping[str, tuple[str, str]] = {
    "floor": ("Has Seen It From Below", "times down: {n}"),
    "kills": ("Closed Their Eyes", "seen off: {n}"),
    "damage": ("Kept the Receipts", "damage dealt: {n}"),
    "chin": ("Lost No Argument", "HP lost: {n}"),
    "shield": ("Wool, Leather, Wool", "damage stopped: {n}"),
    "dice": ("Makes It Look Like Work", "successes: {n}"),
    "duds": ("Before Witnesses", "rolls without a success: {n}"),
    "helper": ("Wants None Back", "dice lent: {n}"),
    "hand": ("A Hand Free", "times lent in a fight: {n}"),
    "fated": ("Kept for Something", "fate gained: {n}"),
    "once-more": ("Are You Sure?", "rolled again: {n}"),
    "answers": ("Answers Back", "reactions: {n}"),
    "nerves": ("Will Not Say What", "times it was too much: {n}"),
    "boons": ("While They Were Warm", "boons spent: {n}"),
    "pupil": ("One on Purpose", "things learned: {n}"),
    "busy": ("It Was a Plan", "cards used: {n}"),
    "runner": ("How One Stays Dry", "times on the move: {n}"),
    "pockets": ("Not There Before", "things found: {n}"),
    "": ("Was There", "and has wet feet to prove it"),
}
TITLES: Mapping[str, str] = {
    "won": "All twelve towns are ringing",
    "lost": "Nobody is left to ask",
    "act_over": "Still owed something",
}


def draw_ending(ending: View, theme: Theme = DARK) -> bytes:
    """The picture as PNG. ending: as in the view."""
    rows = [_row(row, place) for place, row in enumerate(ending["rows"])]
    title, corner = TITLES.get(ending["result"], TITLES["act_over"]), f"act {ending['act']}"
    is_lost = ending["result"] == "lost"
    return draw_last(title, corner, Counted(fate), rows, bright=not is_lost, tint=ENEMIES[2], theme=theme)


def _row(row: View, place: int) -> EndingRow:
    title, what = HONOURS.get(row["award"], HONOURS[""])
    piece = Piece(hero_sign(row), row["name"], HEROES[place % len(HEROES)], faded=row["dead"])
    falls = f"went down: {row['falls']}" if row["falls"] else ""
    more = "did not come back" if row["dead"] else falls
    return EndingRow(piece, title, f"{row['name']} · {what.format(n=row['n'])}", more)
