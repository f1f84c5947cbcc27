"""What both have in each pair of expeditions, and what would come of it or has just come of it; how far it still is.
Pictures only."""

from collections.abc import Sequence
from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, INK, ORANGE, STEEL, Color
from bot.draw.fonts import clip, width
from cogs.altered.pictures.parts import PAD, SEATS, STATS, View, W, marker, own_face, sign
from cogs.altered.pictures.signs import ahead, expedition_sign, onward, phase_sign

SIGN: Final = 42
TITLE: Final = 66
ROW, GAP = 58, 8
"""Pixels of an expedition's row, and between the two pairs."""
LANES: Final = 2 * (2 * ROW + 8) + GAP
FACE, FACES = 46, 7
"""Pixels of a face, and how many of an expedition are shown: the newest."""
WORDS: Final = 38
"""As high as the words on the cards of the hand."""
MARK, LABEL, CAST, SUMS, FATE = PAD + 86, PAD + 138, PAD + 292, PAD + 440, PAD + 844
"""Where the parts of a row begin: its marker, whose expedition it is, who travels, the three sums, what comes of it."""
CELL: Final = 132
NAME: Final = 210
"""Pixels that a name may take beside a number."""
FATES = {"moves": ("moves", "moved"), "held": ("is held", "was held"), "stays": ("stays", "stayed")}
"""What would become of an expedition, and what a Dusk has made of it."""
STAKES = {
    "wins": ("you win at Dusk unless {foe} acts", "{foe} wins at Dusk unless you act", ""),
    "tiebreak": ("", "", "both arrive at Dusk"),
    "step": ("you win if one of yours moves", "{foe} wins if one of theirs moves", "each wins if one of theirs moves"),
    "both": ("you win if both of yours move", "{foe} wins if both of theirs move", "each wins if both of theirs move"),
}
"""How near the end is: of you, of the other, of both."""
SETTLED: Final = ("you win at Dusk", "{foe} wins at Dusk")
"""Where whoever could stop it, the other or the reader, has passed."""
GAINS = {
    (0, 0): ("nobody moves", "all that for nothing", "a quiet night", "four expeditions, no step"),
    (1, 0): ("you gain a step", "a step for you alone", "one up for you", "yours alone walk on"),
    (0, 1): ("{foe} gains a step", "a step for {foe} alone", "one up for {foe}", "only {foe} walks on"),
    (1, 1): ("a step each", "one for you, one for {foe}", "nobody gains on anybody", "even. Grumble."),
    (2, 0): ("you gain two. Lovely!", "two for you, none for {foe}!", "what a day for you!", "a clean sweep!"),
    (0, 2): ("{foe} gains two. Ouch!", "two for {foe}, none for you!", "what a day for {foe}!", "swept away. Ouch."),
    (2, 1): ("two for you, one for {foe}", "you gain one on {foe}", "more road for you", "you stay ahead by a nose"),
    (1, 2): ("two for {foe}, one for you", "{foe} gains one on you", "more road for {foe}", "{foe} by a nose"),
    (2, 2): ("everybody moves!", "two each: what a rush!", "all four walk on!", "nobody stopped anybody"),
}
"""What a Dusk has brought, by how many expeditions have moved on of you and of the other; another one each day."""


TWISTS = {
    ("whisker", True): (
        "you squeeze past by a point!",
        "you, by a point. Phew!",
        "you slip past by a point",
        "{foe} will dream of that one",
    ),
    ("whisker", False): (
        "{foe} squeezes past by a point",
        "{foe}, by a point. Argh!",
        "by a whisker, {foe}’s",
        "{foe} slips past by a point",
    ),
    ("rout", True): (
        "you thunder past!",
        "you pass. Not close.",
        "you, by a mile",
        "you leave {foe} in dust",
    ),
    ("rout", False): ("{foe} thunders past", "{foe}, by a mile", "dust, and {foe} in it", "{foe} sweeps past"),
}
"""The same where somebody has moved on by next to nothing, or by a great deal; whether that is the reader."""


def draw_dusk(canvas: Canvas, race: View, y: int) -> None:
    """The line above what a Dusk has brought; for everybody, with how far each still has to go."""
    canvas.panel(PAD, y, W - 2 * PAD, TITLE, ORANGE, 20)
    canvas.sprite(phase_sign, PAD + 14, y + 7, 52, "dusk", True)
    day = race["dusk"]
    said = f"Dusk of day {day}"
    if race["you"] is None:
        draw_to_go(canvas, race, W - PAD - 18, y + 13, INK)
    else:
        ways = _ways(race)
        # one step from the end it matters more than what it took to come there
        what = ways[day % len(ways)] if race["stake"] is None else _stake_words(race)
        what = what.format(foe=_foe(race))
        said += f": {what}"
    canvas.text(PAD + 80, y + 13, W - 2 * PAD - 100 if race["you"] is not None else 420, said, (42, 38, 34), 1, INK)


def _ways(race: View) -> Sequence[str]:
    """How the reader may be told what a Dusk has brought, one for each day."""
    if race["twist"] is not None:
        kind, seat = race["twist"]
        return TWISTS[kind, seat == race["you"]]
    mine, theirs = (sum(lane["sides"][n]["fate"] == "moves" for lane in race["lanes"]) for n in (0, 1))
    return GAINS[mine, theirs]


def draw_stake(canvas: Canvas, race: View, y: int) -> None:
    """The line above the track when somebody is near: who would win at Dusk, or is one step from it."""
    seats = race["stake"]["seats"]
    canvas.panel(PAD, y, W - 2 * PAD, TITLE, CHALK if len(seats) > 1 else SEATS[seats[0]], 20)
    said = _stake_words(race)
    canvas.words(W // 2, y + 13, (said[0].upper() + said[1:]).format(foe=_foe(race)), 42, INK, "middle")


def _foe(race: View) -> str:
    """The other's name, no longer than its place."""
    return clip(str(race["names"][1 - race["you"]]), WORDS, NAME)


def _stake_words(race: View) -> str:
    kind, seats = race["stake"]["kind"], race["stake"]["seats"]
    is_own = seats == [race["you"]]
    if kind == "wins" and race["foe_passed" if is_own else "passed"]:
        return SETTLED[not is_own]
    return STAKES[kind][2 if len(seats) > 1 else 0 if is_own else 1]


def draw_to_go(canvas: Canvas, race: View, right: int, y: int, ink: Color) -> None:
    """How many regions each player's expeditions are still apart; ends at `right`."""
    right -= canvas.words(right, y, "to go", WORDS, ink, "right") + 12
    for seat, n in reversed(race["apart"]):
        right -= canvas.words(right, y, str(n), WORDS, ink, "right") + 8
        who = "You" if seat == race["you"] else clip(str(race["names"][seat]), WORDS, NAME)
        right -= canvas.words(right, y, who, WORDS, INK if ink == INK else SEATS[seat], "right") + 24


def draw_lanes(canvas: Canvas, race: View, y: int) -> None:
    """Both pairs of expeditions, `LANES` pixels high: a row for each, the own above that of the other."""
    for lane in race["lanes"]:
        canvas.panel(PAD, y, W - 2 * PAD, 2 * ROW + 8, DUSK, 18)
        canvas.sprite(expedition_sign, PAD + 12, y + 4 + ROW - 30, 60, lane["exp"])
        one, two = lane["sides"]
        for n, (side, foe) in enumerate(((one, two), (two, one))):
            _row(canvas, race, lane["exp"], (side, foe), y + 4 + n * ROW)
        y += 2 * ROW + 8 + GAP


def _row(canvas: Canvas, race: View, exp: str, sides: tuple[View, View], y: int) -> None:
    """Whose expedition it is, who travels, what they have in each statistic, what comes of it."""
    side, foe = sides
    canvas.sprite(marker, MARK, y + 6, 46, side["seat"], exp)
    who = "You" if side["seat"] == race["you"] else str(race["names"][side["seat"]])
    canvas.text(LABEL, y + 8, CAST - LABEL - 8, who, (WORDS, 34, 30, 26), 1, SEATS[side["seat"]])
    _cast(canvas, side["faces"], side["seat"], y + 6)
    for n, kind in enumerate(STATS):
        _sum(canvas, side, foe, n, kind, SUMS + n * CELL, y)
    _fate(canvas, side, exp, bool(race["dusk"]), y)


def _cast(canvas: Canvas, travel: Sequence[View], seat: int, y: int) -> None:
    """Who travels; many overlap. A number of those left out would be read as a boost."""
    shown = travel[-FACES:]
    step = min(FACE + 2, (SUMS - CAST - 2 - FACE) // max(1, len(shown) - 1))
    for n, one in enumerate(shown):
        own_face(canvas, one, seat, CAST + n * step, y, FACE)


def _sum(canvas: Canvas, side: View, foe: View, n: int, kind: str, x: int, y: int) -> None:
    """One statistic of one expedition: bright where it counts, on a plate with the lead where that is enough."""
    mine, theirs, counts = side["stats"][n], foe["stats"][n], kind in side["types"]
    canvas.sprite(sign, x, y + 8, 42, kind, counts)
    if not (counts and mine > max(theirs, 0)):
        canvas.words(x + 52, y + 6, str(mine), 44, CHALK if counts else FOG)
        return
    number, lead = str(mine), str(mine - theirs)
    canvas.panel(x + 44, y + 4, 86, ROW - 8, SEATS[side["seat"]], 12)
    # its arrow is a good half as broad as the number is high
    big, small = (44, 30) if width(number, 44) + width(lead, 30) + 22 < 74 else (34, 22)
    canvas.words(x + 51, y + 6 + (44 - big) // 2, number, big, INK)
    canvas.words(x + 125, y + 13 + (32 - small) // 2, lead, small, INK, "right")
    arrow = small * 5 // 8
    canvas.sprite(ahead, x + 122 - width(lead, small) - arrow, y + (ROW - arrow) // 2, arrow)


def _fate(canvas: Canvas, side: View, exp: str, is_over: bool, y: int) -> None:
    """What comes of it; of who would stay, how much more it needs in what counts. A bright ground for who moves: seen
    without colours too."""
    fate, lack = side["fate"], side["lack"]
    if fate == "stays" and lack is not None and not is_over:
        n, kinds = lack
        x = FATE + canvas.words(FATE, y + 8, f"needs {n}", WORDS, STEEL) + 8
        if len(kinds) == len(STATS):  # all that there are: they need not be named
            return
        size = min(38, (W - PAD - 8 - x) // len(kinds) - 2) if kinds else 0
        for place, kind in enumerate(kinds):
            canvas.sprite(sign, x + place * (size + 2), y + 10 + (38 - size) // 2, size, kind)
        return
    if fate == "open":
        canvas.text(FATE, y + 8, W - PAD - 8 - FATE, f"{side['by']} first", (WORDS, 34, 30, 26), 1, ORANGE)
        return
    words = FATES[fate][is_over] if fate in FATES else ""
    if fate == "moves":
        canvas.panel(FATE - 8, y + 3, width(words, WORDS) + 60, ROW - 6, CHALK, 12)
        canvas.sprite(onward, FATE, y + 10, 38, exp, SEATS[side["seat"]])
        canvas.words(FATE + 44, y + 8, words, WORDS, INK)
        return
    canvas.words(FATE, y + 8, words, WORDS, ORANGE if fate == "held" else STEEL)
