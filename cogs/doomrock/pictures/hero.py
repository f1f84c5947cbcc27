"""A hero's panel and the score sheet as pictures. Pictures only."""

from collections.abc import Sequence

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, NIGHT, PAPER, SAND, SKY, STONE, TAN, WHITE, mix
from bot.draw.counts import count_width, draw_count
from bot.draw.fonts import fit, width
from bot.draw.pieces import hp_colour
from cogs.doomrock.pictures import portraits
from cogs.doomrock.pictures.map import doom
from cogs.doomrock.pictures.parts import ICONS, PAD, SLOTS, STATS, SYMBOLS, View, W, count, named_tokens, put

HEAD = 214
CARD = (W - 3 * PAD) // 2
ASLEEP = 62
"""Height of the name of a card without dice, with the room below it."""
LYING, THROWN = 58, 96
"""Pixels of a die that lies on no card, and of those that were just thrown."""
THERE, PLANNED = (WHITE, INK), (SAND, STONE)
"""Colours of a die, and of its pips: where it lies and can be used, and where it would lie or is of no use."""
TRAIT = 38
"""Height of a line of what the trait does."""
WORD = 27
"""Size of the word beside a sign."""
KINDS = {"initiative": "quick", "lock": "lock", "reaction": "reaction"}
TEXT = (31, 29, 27, 25)
WIDE_TEXT = (40, 37, 34)


def draw_hero(hero: View, *, whole: bool = False) -> bytes:
    """One hero with all cards and dice, as PNG; of cards that sleep only the names, unless it is to be whole."""
    abilities = [one for one in hero["abilities"] if whole or not one["asleep"]]
    asleep = [] if whole else [one for one in hero["abilities"] if one["asleep"]]
    rows = [abilities[n : n + 2] for n in range(0, len(abilities), 2)]
    heights = [max(_height(ability) for ability in row) for row in rows]
    idle = (THROWN if hero["rolling"] else LYING) + 20 if any(hero["dice"].values()) or hero["stolen"] else 0
    gear = 64 * ((len(hero["equipped"]) + 1) // 2)
    names = ASLEEP * ((len(asleep) + 1) // 2)
    head = HEAD + TRAIT * len(_trait(hero)[1])
    canvas = Canvas(W, PAD + head + sum(h + 14 for h in heights) + idle + names + gear + PAD)
    _head(canvas, hero, head)
    y = PAD + head
    if idle:
        _dice(canvas, hero, y)
        y += idle
    for row, tall in zip(rows, heights, strict=True):
        for n, ability in enumerate(row):
            _ability(canvas, ability, PAD + n * (CARD + PAD), y, tall)
        y += tall + 14
    for n, ability in enumerate(asleep):
        _sleeper(canvas, ability, PAD + n % 2 * (CARD + PAD), y + n // 2 * ASLEEP)
    y += names
    for n, item in enumerate(hero["equipped"]):
        _item(canvas, item, PAD + n % 2 * (CARD + PAD), y + n // 2 * 64)
    return canvas.png()


def draw_offer(offer: Sequence[View]) -> bytes:
    """Ability cards to choose from, each as wide as the picture so that it can be read on a phone, as PNG."""
    wide = W - 2 * PAD
    heights = [_height(ability, wide) for ability in offer]
    canvas = Canvas(W, PAD + sum(h + 14 for h in heights) + PAD - 14)
    y = PAD
    for ability, tall in zip(offer, heights, strict=True):
        _ability(canvas, ability, PAD, y, tall, wide)
        y += tall + 14
    return canvas.png()


def _trait(hero: View) -> tuple[int, tuple[str, ...]]:
    """What the trait does, below all else of the head."""
    return fit(hero["trait_text"], (31, 29, 27), W - 2 * PAD - 32, 2, "SemiBold") if hero["trait_text"] else (0, ())


def _head(canvas: Canvas, hero: View, tall: int) -> None:
    canvas.panel(PAD, PAD, W - 2 * PAD, tall - 16, DUSK)
    size, lines = _trait(hero)
    canvas.lines(PAD + 16, PAD + HEAD - 18, lines, size, CHALK, weight="SemiBold")
    canvas.sprite(portraits.hero, PAD + 14, PAD + 12, 174, hero["class"], hero["name"], hero["fallen"])
    x = PAD + 206
    wide = canvas.words(x, PAD + 14, hero["name"], 46)
    canvas.text(x + wide + 18, PAD + 24, W - 2 * PAD - x - wide - 30, hero["trait"], (34, 30, 26), 1, GOLD)
    canvas.bar(x, PAD + 72, 236, 46, hero["hp"], hero["max_hp"], hp_colour(hero["hp"], hero["max_hp"]))
    at = x + 256
    at += draw_count(canvas, count(ICONS["threat"], f"{hero['threat']}"), at, PAD + 68, 54) + 6
    at += canvas.words(at, PAD + 86, "threat", WORD, CHALK) + 26
    for name in ("str", "agi", "int"):
        letters, fill = STATS[name]
        canvas.panel(at, PAD + 70, 110, 50, fill, 14, 4)
        canvas.words(at + 11, PAD + 84, letters, 26, INK)
        canvas.words(at + 100, PAD + 78, str(hero["stats"][name]), 38, INK, "right")
        at += 118
    if hero["fallen"]:
        canvas.words(x, PAD + 140, "down until the battle is won", 34, GOLD)
    else:
        _tokens(canvas, hero, x, PAD + 134)


def _tokens(canvas: Canvas, hero: View, x: int, y: int) -> None:
    """What lies on a hero, each with its word while there is room for all words."""
    parts = named_tokens(hero)
    room = W - 2 * PAD - x
    is_told = sum(count_width(part, 50) + 6 + width(word, WORD) + 22 for part, word in parts) <= room
    at = x
    for part, word in parts:
        if at + 90 > x + room:
            break
        at += draw_count(canvas, part, at, y, 50) + (6 if is_told else 18)
        if is_told:
            at += canvas.words(at, y + 17, word, WORD, CHALK) + 22
    if not parts:
        canvas.words(x, y + 8, "no tokens", 30, FOG)


def _dice(canvas: Canvas, hero: View, y: int) -> None:
    """Dice that lie on no card: to roll, thrown or idle, spent, stolen; each kind with its word."""
    x, size = PAD, THROWN if hero["rolling"] else LYING
    down = size // 2 - 13
    for where, word in (("pool", "to roll"), ("idle", "thrown" if hero["rolling"] else "idle"), ("spent", "spent")):
        faces = hero["dice"][where]
        if not faces:
            continue
        x += canvas.words(x, y + down, word, 32, CHALK) + 12
        for face in faces:
            canvas.sprite(icons.die, x, y, size, face, STONE if where == "spent" else WHITE)
            x += size + 6
        x += 24
    if hero["rolling"] and x + 330 < W - PAD:
        canvas.lines(x, y + down - 12, ("pale on the cards:", "where they would lie"), 27, FOG)
    if hero["stolen"]:
        x += canvas.words(x, y + down, "stolen", 32, CHALK) + 12
        canvas.words(x, y + down - 8, str(hero["stolen"]), 44, GOLD)


# ---------------------------------------------------------------- cards


def _body(ability: View, wide: int = CARD) -> tuple[int, tuple[str, ...]]:
    if wide > CARD:
        return fit(ability["text"], WIDE_TEXT, wide - 32, 3, "SemiBold")
    return fit(ability["text"], TEXT, wide - 32, 6, "SemiBold")


def _height(ability: View, wide: int = CARD) -> int:
    size, lines = _body(ability, wide)
    return 122 + round(size * 1.14) * len(lines) + 14


def _ability(canvas: Canvas, ability: View, x: int, y: int, tall: int, wide: int = CARD) -> None:
    letters, fill = STATS.get(ability["stat"], ("", TAN))
    lying, aimless = ability["dice"] or ability["locked"], ability["aimless"]
    canvas.panel(x, y, wide, tall, STONE if aimless else GOLD if lying else PAPER, 18)
    canvas.panel(x + 5, y + 5, wide - 10, tall - 10, PAPER, 14)
    canvas.panel(x + 5, y + 5, wide - 10, 46, fill, 14)
    canvas.rect(x + 5, y + 30, wide - 10, 22, fill)
    canvas.text(x + 16, y + 10, wide - (170 if aimless else 90), ability["name"], (35, 32, 29, 26, 23), 1, INK)
    canvas.words(x + wide - 16, y + 17, "no target" if aimless else letters, 27, INK, "right")
    at = x + 14
    for face in ability["faces"]:
        canvas.sprite(icons.face, at, y + 60, 54, face)
        at += 58
    if ability["cost"] > 1:
        canvas.words(at + 2, y + 70, f"×{ability['cost']}", 36, INK)
        at += 56
    if ability["symbol"] in SYMBOLS:
        canvas.sprite(SYMBOLS[ability["symbol"]], at + 6, y + 60, 54)
        at += 62
    kind = icons.hands
    if ability["type"] == "attack":
        kind = icons.bow if ability["range"] == "ranged" else icons.sword
    canvas.sprite(kind, at + 6, y + 62, 50)
    at += 64
    right = x + wide - 14
    dice = [(face, PLANNED if aimless else THERE, False) for face in ability["dice"]]
    dice += [(face, PLANNED, False) for face in ability["planned"]]
    dice += [(face, THERE, True) for face in ability["locked"]]
    step = min(64, (right - at - 2) // max(len(dice), 1))
    words = ", ".join(filter(None, [KINDS.get(ability["symbol"]), _kind(ability)]))
    if at + width(words, WORD) + 10 <= right - step * len(dice):
        canvas.words(at, y + 75, words, WORD, mix(STONE, INK, 0.5))
    for n, (face, colours, locked) in enumerate(reversed(dice)):
        left = right - 58 - n * step
        canvas.sprite(icons.die, left, y + 58, 58, face, *colours)
        if locked:
            canvas.sprite(icons.lock, left + 30, y + 86, 36)
    size, lines = _body(ability, wide)
    canvas.lines(x + 16, y + 122, lines, size, INK, weight="SemiBold")


def _kind(ability: View) -> str:
    """What the sign of a card's kind says."""
    attack = "any range" if ability["range"] == "any" else ability["range"]
    return attack if ability["type"] == "attack" else "" if ability["symbol"] in ("lock", "reaction") else "no attack"


def _sleeper(canvas: Canvas, ability: View, x: int, y: int) -> None:
    """A card on which no die lies this round: its name, and the faces that it waits for."""
    canvas.panel(x, y, CARD, ASLEEP - 10, mix(NIGHT, DUSK, 0.6), 14)
    right = x + CARD - 12 - 44 * len(ability["faces"])
    canvas.text(x + 16, y + 10, right - x - 24, ability["name"], (31, 28, 25), 1, SAND)
    for n, face in enumerate(ability["faces"]):
        canvas.sprite(icons.face, right + n * 44, y + 6, 40, face)


def _item(canvas: Canvas, item: View, x: int, y: int) -> None:
    canvas.panel(x, y, CARD, 54, mix(NIGHT, DUSK, 0.5) if item["off"] else SAND, 14)
    canvas.sprite(SLOTS.get(item["slot"], icons.bag), x + 8, y + 4, 46)
    canvas.text(x + 64, y + 11, CARD - 122, item["name"], (32, 29, 26), 1, FOG if item["off"] else INK)
    put(canvas, ICONS[item["deck"]], x + CARD - 52, y + 5, 44)


# ---------------------------------------------------------------- the score

ROWS = {
    "abilities": ("Abilities learned", (icons.scroll, ())),
    "common": ("Common items", ICONS["common"]),
    "epic": ("Epic items", ICONS["epic"]),
    "silver": ("Silver", ICONS["silver"]),
    "hp": ("Hit points", ICONS["hp"]),
    "done": ("Doing it at all", (doom, ())),
    "time": ("Time to spare", ICONS["time"]),
}


def draw_score(view: View) -> bytes:
    """The score sheet as PNG."""
    score, heroes = view["score"], view["heroes"]
    canvas = Canvas(W, 150 + len(score["rows"]) * 84 + 180)
    canvas.panel(PAD, PAD, W - 2 * PAD, canvas.h - 2 * PAD, PAPER, 26)
    canvas.sprite(doom, PAD + 24, PAD + 16, 110)
    canvas.words(PAD + 156, PAD + 38, "Doomrock is yours!", 66, INK)
    y = 160
    for n, (kind, points) in enumerate(score["rows"]):
        words, sign = ROWS[kind]
        if n % 2 == 0:
            canvas.panel(PAD + 24, y - 8, W - 2 * PAD - 48, 80, SAND, 18)
        put(canvas, sign, PAD + 44, y, 64)
        canvas.words(PAD + 134, y + 9, words, 48, INK)
        canvas.words(W - PAD - 50, y + 7, str(points), 54, INK, "right")
        y += 84
    canvas.panel(PAD + 24, y + 4, W - 2 * PAD - 48, 132, SKY, 26)
    for n, hero in enumerate(heroes):
        canvas.sprite(portraits.hero, PAD + 44 + n * 118, y + 16, 108, hero["class"], hero["name"])
    canvas.words(W - PAD - 50, y + 16, str(score["total"]), 116, INK, "right")
    return canvas.png()
