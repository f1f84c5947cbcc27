"""What both have in each pair of expeditions, and what would come of it or has just come of it; how far it still is.
Pictures only."""

from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, INK, ORANGE, STEEL, STONE, Color, mix
from bot.draw.fonts import width
from cogs.altered.pictures.parts import PAD, SEATS, STATS, View, W, badge, card_face, sign
from cogs.altered.pictures.signs import phase_sign

SIGN: Final = 42
TITLE: Final = 66
LANE: Final = 190
FACE, FACES = 48, 3
"""Pixels of a face, and how many of a side are shown; of more the number."""
WORDS: Final = 38
"""As high as the words on the cards of the hand."""
INKS = {"held": ORANGE, "moves": INK}
FATES = {"moves": ("move on", "moved on"), "held": ("are held", "were held"), "stays": ("stay", "stayed")}
"""What would become of an expedition, and what a Dusk has made of it: of *you* or of *them*."""
STAKES = {
    "wins": ("You win at Dusk, as it stands", "They win at Dusk, unless you stop them", ""),
    "tiebreak": ("", "", "Both arrive at Dusk, as it stands"),
    "step": ("One step, and you have won", "One step, and they have won", "One step each: who is first?"),
}
"""How near the end is: of you, of them, of both."""
GAINS = {
    (0, 0): ("nobody moves", "all that for nothing", "a quiet night"),
    (1, 0): ("you gain a step", "a step for you alone", "one up for you"),
    (0, 1): ("they gain a step", "a step for them alone", "one up for them"),
    (1, 1): ("a step each", "one for you, one for them", "nobody gains on anybody"),
    (2, 0): ("you gain two. Lovely!", "two for you, none for them!", "what a day for you!"),
    (0, 2): ("they gain two. Ouch!", "two for them, none for you!", "what a day for them!"),
    (2, 1): ("two for you, one for them", "you gain one on them", "more road for you"),
    (1, 2): ("two for them, one for you", "they gain one on you", "more road for them"),
    (2, 2): ("everybody moves!", "two each: what a rush!", "all four walk on!"),
}
"""What a Dusk has brought, by how many expeditions have moved on of you and of them; another one each day."""
OF_ANYBODY = {"moves": "moved on", "held": "was held", "stays": "stayed"}
"""The same where the reader may be anybody: the sign of a player stands before it."""


def draw_dusk(canvas: Canvas, race: View, y: int) -> None:
    """The line above what a Dusk has brought; for everybody, with how far each still has to go."""
    canvas.panel(PAD, y, W - 2 * PAD, TITLE, ORANGE, 20)
    canvas.sprite(phase_sign, PAD + 14, y + 7, 52, "dusk", True)
    day = race["dusk"]
    said = f"Dusk of day {day}"
    if race["you"] is not None:
        gained = tuple(sum(lane["sides"][n]["fate"] == "moves" for lane in race["lanes"]) for n in (0, 1))
        ways = GAINS[gained]
        # one step from the end it matters more than what it took to come there
        said += f": {ways[day % len(ways)] if race['stake'] is None else _stake_words(race).lower()}"
    canvas.words(PAD + 80, y + 13, said, 42, INK)
    if race["you"] is None:
        draw_to_go(canvas, race, W - PAD - 18, y + 13, INK)


def draw_stake(canvas: Canvas, race: View, y: int) -> None:
    """The line above the track when somebody is near: who would win at Dusk, or is one step from it."""
    seats = race["stake"]["seats"]
    canvas.panel(PAD, y, W - 2 * PAD, TITLE, CHALK if len(seats) > 1 else SEATS[seats[0]], 20)
    canvas.words(W // 2, y + 13, _stake_words(race), 42, INK, "middle")


def _stake_words(race: View) -> str:
    kind, seats = race["stake"]["kind"], race["stake"]["seats"]
    return STAKES[kind][2 if len(seats) > 1 else 0 if seats == [race["you"]] else 1]


def draw_lanes(canvas: Canvas, race: View, y: int) -> None:
    """Both pairs of expeditions, `LANE` pixels high."""
    wide = (W - 2 * PAD - 12) // 2
    for n, lane in enumerate(race["lanes"]):
        _lane(canvas, race, lane, PAD + n * (wide + 12), y, wide)


def draw_to_go(canvas: Canvas, race: View, right: int, y: int, ink: Color) -> None:
    """How many regions each player's expeditions are still apart; ends at `right`."""
    right -= canvas.words(right, y, "to go", WORDS, ink, "right") + 12
    for seat, n in reversed(race["apart"]):
        right -= canvas.words(right, y, str(n), WORDS, ink, "right") + 8
        if race["you"] is None:
            canvas.sprite(badge, right - SIGN, y - 2, SIGN, seat)
            right -= SIGN + 24
        else:
            who = "You" if seat == race["you"] else "they"
            right -= canvas.words(right, y, who, WORDS, SEATS[seat], "right") + 24


def _lane(canvas: Canvas, race: View, lane: View, x: int, y: int, wide: int) -> None:
    one, two = lane["sides"]
    canvas.panel(x, y, wide, LANE, DUSK, 18)
    canvas.words(x + wide // 2, y + 12, lane["exp"].title(), WORDS, STEEL, "middle")
    for side, right in ((one, False), (two, True)):
        faces = side["faces"][:FACES] if len(side["faces"]) <= FACES else side["faces"][: FACES - 1]
        at = x + wide - 12 - FACE if right else x + 12
        for face in faces:
            card_face(canvas, face, at, y + 8, FACE)
            at += -(FACE + 2) if right else FACE + 2
        if len(faces) < len(side["faces"]):
            canvas.centred(at + FACE // 2, y + 8 + FACE // 2, f"+{len(side['faces']) - len(faces)}", 32, CHALK)
    cell = (wide - 16) // 3
    for n, kind in enumerate(STATS):
        _duel(canvas, one, two, n, kind, x + 8 + n * cell + cell // 2, y + 72)
    _fates(canvas, race, (one, two), x, y + LANE - 52, wide)


def _fates(canvas: Canvas, race: View, sides: tuple[View, View], x: int, y: int, wide: int) -> None:
    """What would become of both, or has just become: side by side, smaller where that is long."""
    if race["you"] is None:
        said = [OF_ANYBODY.get(side["fate"], "") for side in sides]
        for side, words, right in zip(sides, said, (False, True), strict=True):
            ink = INKS.get(side["fate"], STEEL)
            long = SIGN + 8 + width(words, WORDS)
            at = x + wide - 14 - long if right else x + 14
            _plate(canvas, side, at - 6, y, long + 12)
            canvas.sprite(badge, at, y - 2, SIGN, side["seat"])
            canvas.words(at + SIGN + 8, y, words, WORDS, ink)
        return
    is_over = bool(race["dusk"])
    said = [
        f"{who} {FATES[side['fate']][is_over]}" if side["fate"] in FATES else ""
        for side, who in zip(sides, ("You", "they"), strict=True)
    ]
    size = next((size for size in (WORDS, 36, 34) if sum(width(words, size) for words in said) < wide - 44), 32)
    for side, words, right in zip(sides, said, (False, True), strict=True):
        at = x + wide - 14 if right else x + 14
        long = width(words, size)
        _plate(canvas, side, (at - long if right else at) - 8, y, long + 16)
        canvas.words(at, y, words, size, INKS.get(side["fate"], STEEL), "right" if right else "left")


def _plate(canvas: Canvas, side: View, x: int, y: int, wide: int) -> None:
    """A bright ground for whoever moves on: no player's colour, and seen without colours too."""
    if side["fate"] == "moves":
        canvas.panel(x, y - 5, wide, WORDS + 12, CHALK, 12)


def _duel(canvas: Canvas, one: View, two: View, n: int, kind: str, middle: int, y: int) -> None:
    """One statistic: both sums with its sign between; on a bright plate whoever leads where it counts for them."""
    lit = kind in one["types"] or kind in two["types"]
    canvas.sprite(sign, middle - 24, y + 2, 48, kind, lit)
    for side, foe, left in ((one, two, middle - 24 - 58), (two, one, middle + 24)):
        leads = side["stats"][n] > foe["stats"][n]
        counts = kind in side["types"]
        if leads:
            canvas.panel(left + 2, y + 1, 54, 50, SEATS[side["seat"]] if counts else mix(DUSK, STONE, 0.5), 12)
        ink = (INK if leads else CHALK) if counts else (CHALK if leads else FOG)
        canvas.centred(left + 29, y + 26, str(side["stats"][n]), 42, ink)
