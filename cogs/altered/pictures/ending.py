"""The last picture, to be shown around: who has won, how, and what each is remembered for. Pictures only."""

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, INK, NIGHT, PAPER, STEEL, mix
from cogs.altered.pictures.parts import PAD, SEATS, View, W, badge, card_face

HEAD = 132
ROW = 156
WHY = {
    "meet": "brought both together",
    "cross": "crossed paths",
    "distance": "went further",
    "tiebreak": "won in the Arena",
    "concession": "was given the day",
    "claim": "was the one who came",
    "effect": "read the small print",
    "score": "won more games",
}
HONOURS: dict[str, tuple[str, str]] = {
    "strides": ("Seven-League Boots", "times forward: {n}"),
    "milestone": ("The Milestone", "times stood still: {n}"),
    "turnabout": ("The Second Look", "times backward: {n}"),
    "spender": ("The Big Purse", "Mana spent: {n}"),
    "thrift": ("Waste Not", "played from the Reserve: {n}"),
    "crowd": ("The Host With the Most", "cards played: {n}"),
    "polite": ("After You, No, You", "times let go first: {n}"),
    "maker": ("Out of Thin Air", "tokens made: {n}"),
    "helper": ("A Friend in Every Camp", "times helped from the Reserve: {n}"),
    "dice": ("The Cube", "pips rolled: {n}"),
    "hoarder": ("The Squirrel", "cards buried as Mana: {n}"),
    "bench": ("The Long Bench", "cards fetched to the Reserve: {n}"),
    "anchored": ("The Leash", "times held back: {n}"),
    "": ("Was There", "and has the boots to prove it"),
}


def draw_ending(ending: View) -> bytes:
    """The picture as PNG."""
    rows, winner = ending["rows"], ending["winner"]
    canvas = Canvas(W, HEAD + ROW * len(rows) + PAD)
    canvas.panel(PAD, PAD, W - 2 * PAD, canvas.h - 2 * PAD, DUSK, 26)
    name = next((row["name"] for row in rows if row["seat"] == winner), "")
    title = f"{name} {WHY.get(ending['why'], 'has won')}" if name else "Nobody’s, and everybody’s"
    canvas.text(PAD + 34, PAD + 30, W - 2 * PAD - 260, title, (52, 46, 40, 34, 28), 1, CHALK)
    canvas.words(W - PAD - 34, PAD + 40, f"day {ending['day']}", 36, STEEL, "right")
    for place, row in enumerate(rows):
        _player(canvas, row, HEAD + place * ROW, row["seat"] == winner)
    return canvas.png()


def _player(canvas: Canvas, row: View, y: int, has_won: bool) -> None:
    fill = mix(PAPER, SEATS[row["seat"]], 0.35) if has_won else mix(NIGHT, SEATS[row["seat"]], 0.14)
    ink = INK if has_won else CHALK
    canvas.panel(PAD + 24, y, W - 2 * PAD - 48, ROW - 14, fill, 22)
    if row["face"] is not None:
        card_face(canvas, row["face"], PAD + 42, y + 12, 118)
    canvas.sprite(badge, PAD + 36, y + 8, 46, row["seat"])
    title, what = HONOURS.get(row["award"], HONOURS[""])
    x, room = PAD + 186, W - 2 * PAD - 330
    canvas.text(x, y + 24, room, title, (42, 38, 34, 30), 1, ink if has_won else CHALK)
    canvas.text(x, y + 82, room, f"{row['name']} · {what.format(n=row['n'])}", (29, 27, 25, 23), 1, ink)
    if has_won:
        canvas.sprite(icons.crown, W - PAD - 150, y + 26, 92)
