"""The last picture, to be shown around: where the day ended, and what each is remembered for. Draws only."""

from collections.abc import Mapping

from bot.draw import icons
from bot.draw.colors import GREEN
from bot.draw.counts import Counted
from bot.draw.ending import EndingRow, draw_last
from bot.draw.themes import DARK, Theme
from cogs.rangers.pictures.signs import View, pawn

HONOURS: Mapping[str, tuple[str, str]] = {
    "won": ("Says It Was Luck", "tests passed: {n}"),
    "tried": ("Ways That It Does Not Go", "found: {n}"),
    "effort": ("Before Breakfast", "effort put in: {n}"),
    "tired": ("Carried the Soup", "cards more tired: {n}"),
    "plasters": ("It Was a Bear", "times hurt: {n}"),
    "rests": ("The One Dry Stone", "rests: {n}"),
    "scout": ("Lets Others Be Surprised", "looks ahead: {n}"),
    "talker": ("Was Told Everything", "stops for a word: {n}"),
    "pathfinder": ("Where There Was One", "ways found: {n}"),
    "thinker": ("Gazing at a Hedge", "times thought back: {n}"),
    "wide-berth": ("Presence of Mind", "times out of the way: {n}"),
    "pockets": ("The Bottomless Pack", "things unpacked: {n}"),
    "handy": ("The Right Thing to Hand", "times: {n}"),
    "looks": ("Ducked in One", "places looked over first: {n}"),
    "slips": ("Nobody Can Confirm It", "times slipped past: {n}"),
    "lucky": ("Lent a Hand by the Valley", "times: {n}"),
    "unlucky": ("Bears It No Grudge", "times let down: {n}"),
    "": ("Was There", "and has the mud to prove it"),
}


def draw_ending(ending: View, theme: Theme = DARK) -> bytes:
    """The picture as PNG. ending: as in the view."""
    title = f"{'Camp' if ending['camped'] else 'Home'}, by way of {ending['place']}" if ending["place"] else "Home"
    rows, corner = [_row(row) for row in ending["rows"]], f"day {ending['day']}"
    return draw_last(title, corner, Counted(icons.tent), rows, bright=ending["camped"], tint=GREEN, theme=theme)


def _row(row: View) -> EndingRow:
    title, what = HONOURS.get(row["award"], HONOURS[""])
    hurt = {0: "", 1: " · 1 injury"}.get(row["injuries"], f" · {row['injuries']} injuries")
    sign = Counted(pawn, (row["seat"],))
    return EndingRow(sign, title, f"{row['name']} · {what.format(n=row['n'])}", f"{row['left']} cards left{hurt}")
