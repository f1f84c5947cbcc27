"""The party at a glance: HP, fate, terror, brill, boons, the hotbar with what is light and dark; the last roll; the
tracker."""

from collections.abc import Sequence

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, INK, ROSE, STONE, WHITE, Color
from bot.draw.counts import Counted, count_row
from bot.draw.pieces import hp_colour
from bot.draw.themes import DARK, Theme
from cogs.evershade.pictures.emblems import GLYPHS, emblem
from cogs.evershade.pictures.signs import HEROES, View, fate, hero_sign, terror
from cogs.evershade.pictures.tracker import HEIGHT, draw_tracker

WIDE = 600
ROW = 104
DIE = 48
ACROSS = 11


def draw_party(part: View, theme: Theme = DARK) -> bytes:
    """A strip for each hero, above them the roll that was made last, if it still matters, below them the tracker."""
    rolled = part["rolled"]
    top = _roll_height(rolled) if rolled is not None else 0
    below = top + ROW * max(1, len(part["heroes"])) + 8
    canvas = Canvas(WIDE, below + HEIGHT, theme.ground)
    if rolled is not None:
        _roll(canvas, rolled, part["heroes"], theme)
    for place, one in enumerate(part["heroes"]):
        _strip(canvas, one, place, top + place * ROW + 8, theme)
    draw_tracker(canvas, part["tracker"], below, theme)
    return canvas.png()


def _strip(canvas: Canvas, one: View, place: int, y: int, theme: Theme) -> None:
    canvas.panel(8, y, WIDE - 16, ROW - 10, theme.field, 12)
    fill: Color = HEROES[place % len(HEROES)] if one["status"] == "ok" else STONE
    canvas.panel(18, y + 14, 62, 62, fill, 31)
    if one["profession"] in GLYPHS:
        canvas.sprite(emblem, 18, y + 14, 62, one["profession"], fill)
    else:
        canvas.centred(49, y + 45, hero_sign(one), 30, INK)
    canvas.words(92, y + 8, one["name"], 26, theme.words)
    canvas.bar(92, y + 44, 150, 24, one["hp"], one["max_hp"], hp_colour(one["hp"], one["max_hp"]))
    things = [
        Counted(fate, n=one["fate"], one=True, name="fate"),
        Counted(terror, n=one["terror"], one=True, name="terror"),
        Counted(icons.coin, n=one["brill"], one=True, name="brill"),
    ]
    count_row(canvas, tuple(things), 262, y + 41, 28, 220, theme.words, align="left", gap=10)
    for n, slot in enumerate(one["hotbar"]):
        shown = theme.ground if slot is None else (GOLD if slot["light"] else INK)
        canvas.panel(492 + (n % 5) * 19, y + 40 + (n // 5) * 22, 15, 18, shown, 4)


def _roll_height(rolled: View) -> int:
    rows = -(-len(rolled["dice"]) // ACROSS)
    return 44 + rows * (DIE + 6) + 12


def _roll(canvas: Canvas, rolled: View, heroes: Sequence[View], theme: Theme) -> None:
    """Each die in the colour of whoever threw it: a success is framed in gold, a 12 is gold, a 1 is rose."""
    order = {one["id"]: n for n, one in enumerate(heroes)}
    told = "1 success" if rolled["successes"] == 1 else f"{rolled['successes']} successes"
    canvas.words(16, 10, f"{rolled['difficulty']} or more: {told}", 26, theme.words)
    for n, (owner, value) in enumerate(rolled["dice"]):
        x, y = 16 + (n % ACROSS) * (DIE + 5), 46 + (n // ACROSS) * (DIE + 6)
        is_success = value >= rolled["difficulty"] or value == 12
        if is_success:
            canvas.panel(x - 3, y - 3, DIE + 6, DIE + 6, GOLD, 13)
        fill = GOLD if value == 12 else (ROSE if value == 1 else (WHITE if is_success else STONE))
        canvas.panel(x, y, DIE, DIE, fill, 11)
        canvas.centred(x + DIE // 2, y + DIE // 2, str(value), 28, INK)
        canvas.panel(x + DIE - 14, y + DIE - 12, 12, 10, HEROES[order.get(owner, 0) % len(HEROES)], 3)
