"""What is shown around: a battle that was won, and the end of the game, with what each hero is remembered for. Pictures
only."""

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, NIGHT, PAPER, RED, ROSE, SAND, SKY, mix
from bot.draw.pieces import hp_colour
from cogs.doomrock.pictures import portraits, portraits_enemies
from cogs.doomrock.pictures.map import doom
from cogs.doomrock.pictures.parts import ICONS, PAD, Icon, View, W, put, status_icon

HEAD = 150
ROW = 148
FOE = 132
BEATEN, CELL, BAR = 170, 142, 200
HONOURS: dict[str, tuple[str, str, Icon]] = {
    "slayer": ("The Last Word", "bosses seen off in person: {n}", ICONS["damage"]),
    "dice-lost": ("Robbed Blind", "dice stolen: {n}", ICONS["stolen"]),
    "bottle": ("Friend of the Bottle", "corks drawn: {n}", ICONS["silver"]),
    "floor": ("Inspector of Floors", "times lain down: {n}", (icons.tent, ())),
    "kills": ("Scourge of the Small", "small ones sent home: {n}", ICONS["damage"]),
    "damage": ("The Heavy Hand", "damage dealt: {n}", ICONS["damage"]),
    "chin": ("The Chin", "damage stopped with the face: {n}", ICONS["hp"]),
    "shield": ("Not At Home", "damage that only knocked: {n}", ICONS["shield"]),
    "sixes": ("The Jawline", "sixes thrown: {n}", ICONS["heroism"]),
    "ones": ("The Mason", "ones thrown, and built with: {n}", ICONS["shield"]),
    "markers": ("The Notice-Board", "markers worn: {n}", ICONS["expose"]),
    "crowd": ("The Centre of Attention", "crowds been in the middle of: {n}", status_icon("surrounded")),
    "bandages": ("Held Together by Tape", "wounds mended: {n}", ICONS["heal"]),
    "volunteer": ("Said “Let Me”, and Could", "tests passed: {n}", ICONS["test"]),
    "optimist": ("Said “Let Me”, and Could Not", "tests failed: {n}", ICONS["test"]),
    "sponsor": ("Patron of the Journey", "times paid in person: {n}", ICONS["silver"]),
    "pupil": ("The Swot", "lessons learned: {n}", ICONS["event"]),
    "wardrobe": ("The Wardrobe", "things put on: {n}", ICONS["common"]),
    "": ("Was There", "and will say so", (icons.pin, ())),
}


def draw_ending(ending: View) -> bytes:
    """The picture as PNG."""
    rows, foes, beaten = ending["rows"], ending["foes"], ending["beaten"]
    is_won = ending["result"] == "win"
    below = (FOE + 20 if foes else 0) + (FOE + 20 if beaten else 0)
    canvas = Canvas(W, HEAD + ROW * len(rows) + below + PAD)
    ground = PAPER if is_won else DUSK
    ink = INK if is_won else CHALK
    canvas.panel(PAD, PAD, W - 2 * PAD, canvas.h - 2 * PAD, ground, 26)
    canvas.sprite(doom, PAD + 24, PAD + 14, 104)
    if is_won:
        canvas.words(PAD + 150, PAD + 14, "Doomrock has fallen", 62, RED)
        canvas.words(PAD + 150, PAD + 84, "and they came back down", 36, INK)
        put(canvas, ICONS["heroism"], W - PAD - 140, PAD + 20, 96)
    else:
        canvas.words(PAD + 150, PAD + 38, "They did not come back", 56, ink)
    y = HEAD
    for row in rows:
        _hero(canvas, row, y, SAND if is_won else mix(DUSK, NIGHT, 0.5), ink)
        y += ROW
    if beaten:
        _trophies(canvas, beaten, y, ink)
        y += FOE + 20
    for n, foe in enumerate(foes):
        x = PAD + 44 + n * (W - 2 * PAD) // max(len(foes), 1)
        canvas.sprite(portraits_enemies.enemy, x, y + 6, 108, foe["type"], foe["name"], True)
        room = (W - 2 * PAD) // max(len(foes), 1) - 180
        canvas.text(x + 126, y + 22, room, foe["name"], (34, 30, 26), 1, ink)
        canvas.words(x + 126, y + 72, f"still standing: {foe['hp']}/{foe['max_hp']}", 26, ROSE)
    return canvas.png()


def _trophies(canvas: Canvas, beaten: list[View], y: int, ink: tuple[int, int, int]) -> None:
    """The bosses of the battles that were won, greyed, and which battles these were."""
    bosses = [boss for one in beaten for boss in one["bosses"]]
    side = min(84, (W - 2 * PAD - 80) // len(bosses))
    for n, boss in enumerate(bosses):
        canvas.sprite(portraits_enemies.enemy, PAD + 44 + n * side, y, side - 6, boss["type"], boss["name"], True, True)
    told = " · ".join(one["foe"] for one in beaten)
    canvas.text(PAD + 44, y + 92, W - 2 * PAD - 88, f"beaten: {told}", (30, 27, 24, 21), 1, ink)


def draw_victory(view: View) -> bytes:
    """A battle that was won, as PNG: who is beaten, and the party as it stands there."""
    won, heroes = view["victory"], view["heroes"]
    rows = -(-len(heroes) // 2)
    canvas = Canvas(W, BEATEN + CELL * rows + 2 * PAD)
    canvas.panel(PAD, PAD, W - 2 * PAD, canvas.h - 2 * PAD, PAPER, 26)
    side = BEATEN - 20
    for n, boss in enumerate(won["bosses"]):
        canvas.sprite(
            portraits_enemies.enemy, PAD + 20 + n * (side + 8), PAD + 14, side, boss["type"], boss["name"], True, True
        )
    x = PAD + 44 + len(won["bosses"]) * (side + 8)
    canvas.text(x, PAD + 30, W - PAD - 30 - x, won["foe"], (60, 54, 48, 42, 36, 32), 1, INK)
    canvas.text(x, PAD + 98, W - PAD - 30 - x, _beaten_by(view), (46, 40, 36, 32), 1, RED)
    room = (W - 2 * PAD - 60) // 2
    for n, (row, hero) in enumerate(zip(won["rows"], heroes, strict=True)):
        _cell(canvas, row, hero, PAD + 24 + n % 2 * (room + 12), PAD + BEATEN + n // 2 * CELL, room)
    return canvas.png()


def _beaten_by(view: View) -> str:
    felled = view["felled"]
    name = next((hero["name"] for hero in view["heroes"] if felled and hero["class"] == felled["by"]), "")
    return f"{name} fells {felled['who']}" if name else "beaten"


def _cell(canvas: Canvas, row: View, hero: View, x: int, y: int, w: int) -> None:
    """A hero as it stood then, and what it had been good for."""
    title, what, _ = HONOURS.get(row["award"], HONOURS[""])
    canvas.panel(x, y, w, CELL - 12, SAND, 20)
    canvas.sprite(portraits.hero, x + 12, y + 10, CELL - 32, row["class"], row["name"], hero["fallen"])
    left, room = x + CELL - 4, w - CELL - 8
    canvas.text(left, y + 10, room, title, (34, 31, 28, 25), 1, INK)
    canvas.text(left, y + 50, room, what.format(n=row["n"]), (27, 25, 23, 21), 1, FOG)
    canvas.text(left + BAR + 14, y + 84, room - BAR - 14, row["name"], (27, 25, 23, 21, 19), 1, INK)
    canvas.bar(left, y + 84, BAR, 34, row["hp"], row["max_hp"], hp_colour(row["hp"], row["max_hp"]))


def _hero(canvas: Canvas, row: View, y: int, fill: tuple[int, int, int], ink: tuple[int, int, int]) -> None:
    title, what, sign = HONOURS.get(row["award"], HONOURS[""])
    canvas.panel(PAD + 24, y, W - 2 * PAD - 48, ROW - 14, fill, 20)
    canvas.sprite(portraits.hero, PAD + 40, y + 10, 114, row["class"], row["name"], row["fell"] is not None)
    x, room = PAD + 176, W - 2 * PAD - 330
    canvas.text(x, y + 16, room, title, (40, 36, 32, 28), 1, ink if ink is INK else GOLD)
    put(canvas, sign, W - PAD - 140, y + 24, 86)
    fell = row["fell"]
    lines = [f"{row['name']} · {what.format(n=row['n'])}"]
    if fell is not None:
        lines.append(f"fell in round {fell['round']}" + (f" · {fell['by']}" if fell["by"] else ""))
    elif ink is INK:
        lines.append(f"came home with {row['hp']} of {row['max_hp']} hp")
    colours = (ink, FOG if ink is INK else SKY)
    for place, (line, colour) in enumerate(zip(lines, colours, strict=False)):
        canvas.text(x, y + 66 + place * 34, room, line, (27, 25, 23, 21), 1, colour)
