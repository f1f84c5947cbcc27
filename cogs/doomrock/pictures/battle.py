"""A battle as a picture: a ring for each group, minion slots along the left, enrage above, the AI card below.

The field grows with the fight until the picture is about square. Pictures only.
"""

from collections.abc import Sequence
from typing import Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, GOLD, INK, NIGHT, PAPER, RED, mix
from bot.draw.fonts import fit
from cogs.doomrock.pictures import portraits_enemies
from cogs.doomrock.pictures.field import Frame, draw_field, field
from cogs.doomrock.pictures.parts import PAD, View, W, hero_token

TOP = 118
SIDE = 128
FRAME: Final = Frame(W - SIDE - 2 * PAD, 800, (1.15, 1.0, 0.9, 0.8, 0.72))
STEPS = {
    "roll": "the dice",
    "start": "it begins",
    "initiative": "who is quick",
    "minions": "the minions",
    "bosses": "the boss",
    "heroes": "the heroes",
    "end": "tidying up",
    "won": "victory!",
}


def draw_battle(view: View) -> bytes:
    """The whole battle picture as PNG."""
    battle = view["battle"]
    placed = field(view, FRAME)
    standing = [hero for hero in view["heroes"] if not hero["fallen"]]
    slots = battle["slots"] or [hero["id"] for hero in sorted(standing, key=lambda hero: -hero["threat"])]
    tall = max(placed.high, len(slots) * 122 + 20)
    card = _card_height(battle)
    canvas = Canvas(W, PAD + TOP + 16 + tall + 16 + card)
    _top(canvas, view)
    _slots(canvas, view, slots, PAD + TOP + 16, tall)
    down = (tall - placed.high) // 2
    draw_field(canvas, view, placed, PAD + SIDE + PAD, PAD + TOP + 16 + down, [battle["active"]])
    _card(canvas, battle, PAD + TOP + 16 + tall + 16)
    return canvas.png()


# ---------------------------------------------------------------- the parts


def _top(canvas: Canvas, view: View) -> None:
    battle, foe = view["battle"], view["foe"]
    canvas.panel(PAD, PAD, W - 2 * PAD, TOP, DUSK)
    canvas.text(PAD + 20, PAD + 12, 470, foe["name"], (42, 38, 34, 30), 1, CHALK)
    told = f"Round {battle['round']}: {STEPS.get(battle['step'], 'getting ready')}"
    canvas.text(PAD + 20, PAD + 66, 560, told, (36, 32), 1, GOLD)
    most = max([battle["enrage"], 6, *(level["at"] for level in battle["levels"])])
    step = min(60, 440 // most)
    left = W - PAD - 16 - step * most
    marks = {level["at"] for level in battle["levels"]}
    for n in range(1, most + 1):
        x = left + (n - 1) * step
        canvas.sprite(icons.flame, x, PAD + 48, step - 2, n <= battle["enrage"])
        if n in marks:
            canvas.sprite(icons.anger, x + step // 2 - 19, PAD + 6, 36)
    canvas.words(left - 14, PAD + 16, "enrage", 27, CHALK, "right")
    canvas.words(left - 14, PAD + 54, str(battle["enrage"]), 46, CHALK, "right")


def _slots(canvas: Canvas, view: View, slots: Sequence[str], y: int, tall: int) -> None:
    """For whom the minions come, from top to bottom; an arrow at the one whose turn it is."""
    battle = view["battle"]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    y += (tall - len(slots) * 122 - 20) // 2
    canvas.panel(PAD, y, SIDE - 14, len(slots) * 122 + 20, mix(NIGHT, DUSK, 0.6), 20)
    for n, slot in enumerate(slots):
        hero = heroes[slot]
        at = y + 16 + n * 122
        active = battle["slots"] and slot == battle["active"]
        if active:
            canvas.panel(PAD + 4, at - 8, SIDE - 22, 120, GOLD, 18)
        hero_token(canvas, hero, PAD + 12, at, 90)
        canvas.sprite(icons.threat, PAD + 2, at + 52, 56)
        canvas.panel(PAD + 14, at + 62, 32, 34, INK, 14)
        canvas.centred(PAD + 30, at + 79, str(hero["threat"]), 30, CHALK)
        if not hero["fallen"]:
            canvas.words(
                PAD + 98, at + 76, str(n + 1) if battle["slots"] else "", 32, INK if active else CHALK, "right"
            )


# ---------------------------------------------------------------- the AI card


def _halves(battle: View) -> list[tuple[str, int, tuple[str, ...]]]:
    ai = battle["ai"]
    return [(part, *fit(ai[part], (29, 27, 25), 430, 5)) for part in ("minion", "boss")]


def _card_height(battle: View) -> int:
    if battle["ai"] is None:
        return 0
    return 84 + max(max(round(size * 1.14) * len(lines) for _, size, lines in _halves(battle)), 66) + PAD


def _card(canvas: Canvas, battle: View, y: int) -> None:
    if battle["ai"] is None:
        return
    high = _card_height(battle) - PAD
    canvas.panel(PAD, y, W - 2 * PAD, high, PAPER, 20)
    canvas.sprite(icons.card, PAD + 12, y + 10, 44)
    canvas.text(PAD + 64, y + 12, 860, battle["ai"]["name"], (38, 34, 30), 1, INK)
    canvas.sprite(icons.card, W - PAD - 118, y + 10, 44)
    canvas.words(W - PAD - 68, y + 14, str(battle["ai_left"]), 36, INK)
    examples = {"minion": None, "boss": None}
    for enemy in battle["enemies"].values():
        kind = "boss" if enemy["boss"] else "minion"
        examples[kind] = examples[kind] or enemy
    for n, (part, size, lines) in enumerate(_halves(battle)):
        x = PAD + 14 + n * 524
        example = examples[part]
        if example is not None:
            canvas.sprite(portraits_enemies.enemy, x, y + 64, 66, example["type"], example["name"], example["boss"])
        else:
            canvas.sprite(icons.letter, x, y + 64, 66, part[0].upper(), RED)
        canvas.lines(x + 78, y + 64, lines, size, INK, weight="SemiBold")
