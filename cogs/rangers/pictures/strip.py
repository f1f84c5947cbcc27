"""The reveal strip: the last test as a sum, with the challenge card that was turned. Draws only."""

from dataclasses import replace
from typing import Any, Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import GREEN, INK, PAPER, RED, WHITE, mix
from bot.draw.counts import count_row
from bot.draw.fonts import MINUS, width
from bot.draw.themes import DARK, Theme
from cogs.rangers.pictures.signs import CHALLENGES, ENERGY, View, pawn

W, TALL, PAD = 1_100, 190, 14
CARD: Final = 170
NAMES: Final = {"traverse": "Traverse", "connect": "Connect", "avoid": "Avoid", "remember": "Remember"}
SHOWN: Final = (
    *("seat", "name", "title", "card_name", "aspect", "energy", "icons", "other", "modifier", "more", "resulting"),
    *("difficulty", "won", "icon", "reshuffle"),
)


def strip_facts(view: View) -> dict[str, Any]:
    """What the strip shows of a view: the last test of the round."""
    test = view["last_test"]
    return {"test": {name: test[name] for name in SHOWN}, "who": view["rangers"][test["seat"]]["name"]}


def parts(test: View) -> list[tuple[int, str]]:
    """The summands, with what each is, as they are put together: effort, then what was turned."""
    found = [(test["energy"], test["aspect"]), (test["icons"], "icons"), (test["other"], "help")]
    found = [one for one in found if one[0]]
    found.append((test["modifier"], "challenge card"))
    return [*found, *([(test["more"], "cards")] if test["more"] else [])]


def draw_strip(view: View, theme: Theme = DARK) -> bytes:
    """The strip as PNG. view: `strip_facts`."""
    test = view["test"]
    canvas = Canvas(W, TALL, theme.ground)
    canvas.panel(PAD, PAD, W - 2 * PAD, TALL - 2 * PAD, theme.field, 18)
    _draw_challenge(canvas, test)
    x, room = PAD + CARD + 20, W - 2 * PAD - CARD - 40
    canvas.sprite(pawn, x, PAD + 12, 48, test["seat"])
    name = NAMES.get(test["name"], test["title"])
    about = f"{name}: {test['card_name']}" if test["card_name"] and test["name"] != "remember" else name
    canvas.text(x + 60, PAD + 20, room - 60, f"{view['who']} · {about}", (33, 30, 27, 24), 1, theme.words)
    y = PAD + 76
    for n, (value, what) in enumerate(parts(test)):
        sign = "" if not n and value >= 0 else ("+" if value >= 0 else MINUS)
        x += _term(canvas, f"{sign} {abs(value)}".strip(), what, x, y, theme) + 22
    said = f"= {test['resulting']}, {test['difficulty']} needed"
    x += canvas.words(x, y + 4, said, 46, theme.words) + 20
    word, fill = ("success", GREEN) if test["won"] else ("failure", mix(RED, INK, 0.15))
    wide = 74 + width(word, 30)
    canvas.panel(x, y - 4, wide, 62, fill, 26, 3)
    if test["won"]:
        canvas.sprite(icons.tick, x + 8, y + 8, 38)
    else:
        canvas.sprite(icons.cross, x + 10, y + 10, 34)
    canvas.words(x + 52, y + 12, word, 30, WHITE)
    return canvas.png()


def _draw_challenge(canvas: Canvas, test: View) -> None:
    """The card that was turned: the modifier of the test's aspect, and its icon."""
    x, y, tall = PAD + 10, PAD + 10, TALL - 2 * PAD - 20
    canvas.panel(x, y, CARD - 10, tall, PAPER, 16, 3)
    modifier = f"{test['modifier']:+d}".replace("-", MINUS) if test["modifier"] else "0"
    canvas.sprite(ENERGY[test["aspect"]].paint, x + 12, y + 14, 44, *ENERGY[test["aspect"]].args)
    canvas.words(x + 68, y + 14, modifier, 46, INK)
    canvas.sprite(CHALLENGES[test["icon"]].paint, x + 42, y + 66, 66)
    if test["reshuffle"]:
        canvas.sprite(icons.reaction, x + CARD - 52, y + tall - 44, 34)


def _term(canvas: Canvas, words: str, what: str, x: int, y: int, theme: Theme) -> int:
    """A summand with its word below; gives the width."""
    if what in ENERGY:
        sign = replace(ENERGY[what], n=None)
        wide = canvas.words(x, y + 4, words, 46, theme.words)
        count_row(canvas, [sign], x + wide + 6, y + 4, 46, 60, theme.words, align="left")
        return wide + 52
    wide = canvas.words(x, y + 4, words, 46, theme.words)
    small = canvas.words(x, y + 56, what, 22, theme.words, weight="SemiBold")
    return max(wide, small)
