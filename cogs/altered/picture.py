"""The board as a picture: the track with its markers, and both lanes with the Characters that face each other.

Knows only the view, so what is not in the view is in no picture. Types are told apart by shape and by colour.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.draw.canvas import Canvas
from bot.draw.colors import BLUE, BROWN, CHALK, DUSK, FOG, GOLD, GREEN, INK, LILAC, PAPER, ROSE, SAND, SKY, Color
from bot.draw.icons import letter
from bot.draw.pen import Pen
from bot.rules.decision import Text, text
from bot.ui.surface import PictureSpec

View = Mapping[str, Any]

W = 1100
PAD = 16
TILE_H = 150
MARK = 40
CHIP_H = 50
ROWS = 3
SEATS: tuple[Color, Color] = (GOLD, LILAC)
MARKS: dict[str, tuple[str, Color]] = {
    "fleeting": ("F", ROSE), "anchored": ("A", SKY), "asleep": ("Z", FOG), "defender": ("D", BROWN),
    "gigantic": ("G", GREEN), "tough": ("T", SAND), "eternal": ("E", GOLD), "exhausted": ("X", FOG),
}  # fmt: skip
SHOWN = ("regions", "tiebreak", "expeditions")


def pictures(view: View) -> Sequence[PictureSpec]:
    """The board, once there is one; the same for everybody."""
    if not view["expeditions"]:
        return ()
    return (PictureSpec("board", alt(view), shown(view)),)


def shown(view: View) -> dict[str, Any]:
    """The part of a view that the picture shows."""
    markers = [player["marker"] for player in view["players"]]
    return {name: view[name] for name in SHOWN} | {"markers": markers}


def alt(view: View) -> Text:
    """What the picture shows, in one sentence; the lines below it say everything."""
    facts = [
        text("al-view-alt-exp", seat=f"@seat:{e['seat']}", exp=e["exp"], at=e["at"], stats=_row(e["stats"]))
        for e in view["expeditions"]
    ]
    return text("al-view-alt", expeditions=facts, tiebreak="yes" if view["tiebreak"] else "no")


def _row(stats: Sequence[int]) -> str:
    return "/".join(map(str, stats))


def draw(view: View, name: str) -> bytes:
    """The board as PNG. Pure; for a thread."""
    part = shown(view)
    lanes = {(e["exp"], e["seat"]): e for e in part["expeditions"]}
    rows = {seat: max(_rows(lanes[exp, seat]) for exp in ("hero", "companion")) for seat in (0, 1)}
    lane_h = 96 + (rows[0] + rows[1]) * (CHIP_H + 6)
    top = PAD + TILE_H + 2 * (MARK + 8) + PAD
    canvas = Canvas(W, top + lane_h + PAD)
    _track(canvas, part)
    wide = (W - 3 * PAD) // 2
    for n, exp in enumerate(("hero", "companion")):
        _lane(canvas, PAD + n * (wide + PAD), top, wide, lane_h, lanes[exp, 0], lanes[exp, 1], rows[0])
    return canvas.png()


# ---------------------------------------------------------------- the track


def sign(p: Pen, kind: str) -> None:
    """A tree, a peak or a wave, on its colour."""
    if kind == "forest":
        p.disc(50, 50, 46, GREEN, 5)
        p.poly([(50, 14), (78, 66), (22, 66)], PAPER, 4)
        p.box(43, 64, 14, 20, PAPER, 0, 4)
    elif kind == "mountain":
        p.box(6, 6, 88, 88, BROWN, 10, 5)
        p.poly([(14, 80), (44, 22), (60, 52), (68, 40), (88, 80)], PAPER, 4)
    else:
        p.poly([(50, 4), (92, 58), (74, 92), (26, 92), (8, 58)], BLUE, 5)
        p.arc(36, 62, 14, 12, 180, 360, 8, PAPER)
        p.arc(64, 62, 14, 12, 0, 180, 8, PAPER)


def _track(canvas: Canvas, part: View) -> None:
    regions, y = part["regions"], PAD + MARK + 8
    wide = (W - 2 * PAD - 6 * (len(regions) - 1)) // len(regions)
    for n, region in enumerate(regions):
        x = PAD + n * (wide + 6)
        if region["face_up"]:
            canvas.panel(x, y, wide, TILE_H, PAPER, 14, 4)
            types = region["types"]
            size = 36 if len(types) > 2 else 42
            left = x + (wide - size * len(types)) // 2
            for place, kind in enumerate(types):
                canvas.sprite(sign, left + place * size, y + 14, size, kind)
            canvas.text(x + wide // 2, y + 68, wide - 14, region["name"], (21, 19, 17, 15, 13), 3, INK, "middle")
        else:
            canvas.panel(x, y, wide, TILE_H, DUSK, 14, 4, FOG)
            canvas.centred(x + wide // 2, y + TILE_H // 2, "?", 64, FOG)
        for seat, marker in enumerate(part["markers"]):
            here = [exp for exp in ("hero", "companion") if marker[exp] == n]
            my = y - MARK - 6 if seat == 0 else y + TILE_H + 6
            for place, exp in enumerate(here):
                word = ("H›" if exp == "hero" else "‹C") if not part["tiebreak"] else exp[0].upper()
                mx = x + wide // 2 - len(here) * (MARK + 4) // 2 + place * (MARK + 4)
                canvas.sprite(letter, mx, my, MARK, word, SEATS[seat], INK)


# ---------------------------------------------------------------- the lanes


def _rows(lane: View) -> int:
    return max(1, min(ROWS, (len(lane["objects"]) + 1) // 2))


def _lane(canvas: Canvas, x: int, y: int, w: int, h: int, up: View, down: View, rows: int) -> None:
    canvas.panel(x, y, w, h, DUSK, 18)
    _chips(canvas, x + 10, y + 10, w - 20, up)
    middle = y + 10 + rows * (CHIP_H + 6) + 4
    half = w // 2
    for n, lane in enumerate((up, down)):
        left = x + 10 + n * half
        canvas.panel(left, middle, half - 20, 62, SEATS[lane["seat"]], 14)
        words = _row(lane["stats"])
        taken = canvas.words(left + 14, middle + 14, words, 34, INK)
        place = left + 14 + taken + 12
        for kind in lane["wins"]:
            canvas.sprite(sign, place, middle + 12, 38, kind)
            place += 40
        if lane["wins"]:
            canvas.words(place + 4, middle + 14, "held" if lane["held"] else "›", 34, INK)
    _chips(canvas, x + 10, middle + 70, w - 20, down)


def _chips(canvas: Canvas, x: int, y: int, w: int, lane: View) -> None:
    objects = lane["objects"]
    wide = (w - 8) // 2
    most = ROWS * 2
    for n, obj in enumerate(objects[:most]):
        cx, cy = x + n % 2 * (wide + 8), y + n // 2 * (CHIP_H + 6)
        if n == most - 1 and len(objects) > most:
            canvas.words(cx + 12, cy + 12, f"+{len(objects) - most + 1}", 28, CHALK)
            break
        canvas.panel(cx, cy, wide, CHIP_H, SEATS[lane["seat"]] if obj["stats"] else SAND, 12, 3)
        right = cx + wide - 8
        for name in [*obj["statuses"], *obj["keywords"]][:3]:
            word, fill = MARKS.get(name, (name[:1].upper(), SKY))
            right -= 28
            canvas.sprite(letter, right, cy + 11, 28, word, fill, INK)
        if obj["stats"]:
            boosts = obj["counters"].get("boost", 0)
            words = _row(obj["stats"]) + (f" +{boosts}" if boosts else "")
            right -= 6
            right -= canvas.words(right, cy + 13, words, 24, INK, "right")
        canvas.text(cx + 10, cy + 8, right - cx - 16, obj["name"], (18, 16, 14), 2, INK)


__all__ = ["draw", "pictures"]
