"""The race in a strip: where the expeditions are, who travels, who leads in what, and what would come of it at Dusk.
Pictures only."""

from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, LILAC, ORANGE, PAPER, STEEL, STONE, mix
from cogs.altered.pictures.parts import PAD, SEATS, STATS, View, W, card_face, marker, sign

MARK, TILE, SIGN = 46, 48, 34
LANE: Final = 184
HEIGHT: Final = 2 * MARK + TILE + 14 + LANE
"""Pixels that the strip takes."""
FACE, FACES = 50, 4
"""Pixels of a face, and how many of a side are shown; of more the number."""
INKS = {"held": ORANGE, "moves": GOLD}
SAID = {
    ("moves", True): "You move on",
    ("held", True): "You are held",
    ("stays", True): "You stay",
    ("moves", False): "they move on",
    ("held", False): "they are held",
    ("stays", False): "they stay",
}


def draw_race(canvas: Canvas, race: View, y: int) -> None:
    """race: of `cogs.altered.view.race`; y: pixels."""
    _track(canvas, race, y)
    wide = (W - 2 * PAD - 12) // 2
    for n, lane in enumerate(race["lanes"]):
        _lane(canvas, lane, PAD + n * (wide + 12), y + 2 * MARK + TILE + 14, wide)


def _track(canvas: Canvas, race: View, y: int) -> None:
    """The own markers above the regions, the other's below."""
    wide = (W - 2 * PAD - 7 * 8) // 8
    for n, region in enumerate(race["regions"]):
        x, top = PAD + n * (wide + 8), y + MARK
        canvas.panel(x, top, wide, TILE, PAPER if region["face_up"] else mix(DUSK, LILAC, 0.3), 12, 4)
        left = x + (wide - len(region["types"]) * (SIGN + 2)) // 2
        for k, kind in enumerate(region["types"] if region["face_up"] else ()):
            canvas.sprite(sign, left + k * (SIGN + 2), top + (TILE - SIGN) // 2, SIGN, kind)
        for seat in (0, 1):
            here = [exp for who, exp in region["markers"] if who == seat]
            at = x + (wide - len(here) * MARK) // 2
            for k, exp in enumerate(here):
                canvas.sprite(marker, at + k * MARK, y if seat == race["you"] else top + TILE, MARK, seat, exp)


def _lane(canvas: Canvas, lane: View, x: int, y: int, wide: int) -> None:
    mine, theirs = lane["sides"]
    canvas.panel(x, y, wide, LANE, DUSK, 18)
    canvas.words(x + wide // 2, y + 12, lane["exp"].title(), 34, STEEL, "middle")
    for side, right in ((mine, False), (theirs, True)):
        faces = side["faces"][:FACES] if len(side["faces"]) <= FACES else side["faces"][: FACES - 1]
        at = x + wide - 12 - FACE if right else x + 12
        for face in faces:
            card_face(canvas, face, at, y + 8, FACE)
            at += -(FACE + 2) if right else FACE + 2
        if len(faces) < len(side["faces"]):
            canvas.centred(at + FACE // 2, y + 8 + FACE // 2, f"+{len(side['faces']) - len(faces)}", 30, CHALK)
        said = SAID.get((side["fate"], not right), "")
        canvas.words(
            x + wide - 14 if right else x + 14, y + LANE - 46, said, 36, INKS.get(side["fate"], STEEL),
            "right" if right else "left",
        )  # fmt: skip
    cell = (wide - 16) // 3
    for n, kind in enumerate(STATS):
        _duel(canvas, mine, theirs, n, kind, x + 8 + n * cell + cell // 2, y + 70)


def _duel(canvas: Canvas, mine: View, theirs: View, n: int, kind: str, middle: int, y: int) -> None:
    """One statistic: the own sum, its sign, the other's; on a bright plate whoever leads where it counts for them."""
    lit = kind in mine["types"] or kind in theirs["types"]
    canvas.sprite(sign, middle - 24, y + 2, 48, kind, lit)
    for side, foe, left in ((mine, theirs, middle - 24 - 54), (theirs, mine, middle + 24)):
        leads = side["stats"][n] > foe["stats"][n]
        counts = kind in side["types"]
        if leads:
            canvas.panel(left + 2, y + 2, 50, 48, SEATS[side["seat"]] if counts else mix(DUSK, STONE, 0.5), 12)
        ink = (INK if leads else CHALK) if counts else (CHALK if leads else FOG)
        canvas.centred(left + 27, y + 26, str(side["stats"][n]), 40, ink)
