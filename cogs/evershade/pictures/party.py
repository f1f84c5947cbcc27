"""The party at a glance, two heroes beside each other: HP, fate, terror, brill, boons; the last roll above them."""

from collections.abc import Sequence

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, GOLD, INK, ROSE, STONE, WHITE, Color
from bot.draw.counts import Counted, count_row
from bot.draw.pieces import hp_colour
from bot.draw.themes import DARK, Theme
from cogs.evershade.pictures.emblems import GLYPHS, emblem
from cogs.evershade.pictures.signs import HEROES, View, fate, hero_sign, terror

WIDE = 600
CELL, ROW, BESIDE = 290, 96, 2
DIE = 48
ACROSS = 11
BOONS = 4


def draw_party(part: View, theme: Theme = DARK) -> bytes:
    """A cell for each hero, above them the roll that was made last, if it still matters."""
    rolled = part["rolled"]
    top = _roll_height(rolled) if rolled is not None else 0
    rows = -(-max(1, len(part["heroes"])) // BESIDE)
    canvas = Canvas(WIDE, top + ROW * rows + 8, theme.ground)
    if rolled is not None:
        _roll(canvas, rolled, part["heroes"], theme)
    for place, one in enumerate(part["heroes"]):
        _cell(canvas, one, place, 6 + place % BESIDE * (CELL + 8), top + place // BESIDE * ROW + 6, theme)
    return canvas.png()


def _cell(canvas: Canvas, one: View, place: int, x: int, y: int, theme: Theme) -> None:
    canvas.panel(x, y, CELL, ROW - 8, theme.field, 12)
    fill: Color = HEROES[place % len(HEROES)] if one["status"] == "ok" else STONE
    canvas.panel(x + 8, y + 18, 50, 50, fill, 25)
    if one["profession"] in GLYPHS:
        canvas.sprite(emblem, x + 8, y + 18, 50, one["profession"], fill)
    else:
        canvas.centred(x + 33, y + 43, hero_sign(one), 26, INK)
    shown = one["boons"][:BOONS]
    canvas.text(x + 66, y + 5, CELL - 74 - 42 * len(shown), one["name"], (25, 22, 20, 18), 1, theme.words)
    for n, boon in enumerate(shown):
        _boon(canvas, boon, x + CELL - 42 * (len(shown) - n) - 4, y + 8)
    canvas.bar(x + 66, y + 47, 84, 26, one["hp"], one["max_hp"], hp_colour(one["hp"], one["max_hp"]))
    things = [
        Counted(fate, n=one["fate"], one=True, name="fate"),
        Counted(terror, n=one["terror"], one=True, name="terror"),
        Counted(icons.coin, n=one["brill"], one=True, name="brill"),
    ]
    count_row(canvas, tuple(things), x + 158, y + 46, 27, CELL - 164, theme.words, align="left", gap=8)


def _boon(canvas: Canvas, boon: View, x: int, y: int) -> None:
    """Its kind; a great one is gold."""
    canvas.panel(x, y, 38, 24, GOLD if boon["greater"] else CHALK, 7)
    canvas.centred(x + 19, y + 12, boon["kind"][:3], 15, INK)


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
