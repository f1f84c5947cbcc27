"""The last picture, to be shown around: who came first, and what each is remembered for. Draws only."""

from collections.abc import Mapping

from bot.draw import icons
from bot.draw.colors import Color
from bot.draw.counts import Counted
from bot.draw.ending import EndingRow, draw_last
from bot.draw.themes import DARK, Theme
from cogs.near_and_far.pictures.signs import View, standee

SUNSET: Color = (214, 150, 92)
HONOURS: Mapping[str, tuple[str, str]] = {
    "crown": ("Did Not Blink", "got past the four: {n}"),
    "threats": ("Sleeps on Top of It", "threats beaten: {n}"),
    "thrown": ("Knows That Ditch", "times thrown back: {n}"),
    "jail": ("Friend of the Soup", "nights in jail: {n}"),
    "duels": ("The Last Button", "duels won: {n}"),
    "temper": ("It Was About the Chair", "people called out: {n}"),
    "reader": ("Does the Voices", "stories read aloud: {n}"),
    "quests": ("Opens the Book", "stories met: {n}"),
    "walker": ("The Heels", "roads walked: {n}"),
    "camps": ("One Crooked Peg", "camps pitched: {n}"),
    "miner": ("Knock, Knock", "times dug: {n}"),
    "company": ("Good Company", "people who came along: {n}"),
    "chests": ("Right at the Bottom", "chests opened: {n}"),
    "shopper": ("No Returns", "artifacts bought: {n}"),
    "trader": ("Fair Exchange", "bargains struck: {n}"),
    "farmer": ("Up Before the Turnips", "harvests: {n}"),
    "animals": ("Whistles for Them Still", "animals sent away: {n}"),
    "guest": ("Just One Thing", "errands in town: {n}"),
    "sixes": ("Never Looks Surprised", "sixes rolled: {n}"),
    "ones": ("Patron of Ones", "ones rolled: {n}"),
    "word": ("Will Be Remembered", "for this many things: {n}"),
    "": ("Was There", "and has the dust to prove it"),
}
WINS = frozenset({"won", "tied", "given-up", "gold", "silver", "bronze"})


def draw_ending(view: View, theme: Theme = DARK) -> bytes:
    """The picture as PNG. view: {ending, players}, as in the view of the game."""
    ending, players = view["ending"], view["players"]
    best = max((row["total"] or 0 for row in ending["rows"]), default=0)
    rows = [_row(row, players[row["seat"]], ending["result"], best) for row in ending["rows"]]
    title = "As far as the road went" if ending["result"] in WINS else "Somewhere along the road"
    return draw_last(
        title, f"round {ending['rounds']}", Counted(icons.tent), rows, bright=True, tint=SUNSET, theme=theme
    )


def _row(row: View, player: View, result: str, best: int) -> EndingRow:
    title, what = HONOURS.get(row["award"], HONOURS[""])
    leads = result in WINS and (row["place"] == 1 or (result == "tied" and row["total"] == best))
    points = "" if row["total"] is None else f"{row['total']} points"
    what = f"{player['name']} · {what.format(n=row['n'])}"
    return EndingRow(standee(player, active=False), title, what, points, leads)
