"""A seat's own heroes in words, in full. Pure; knows only views."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.view.hero_lines import hero_facts
from cogs.doomrock.view.lines import Line, View
from cogs.doomrock.view.map_lines import bag


def own_lines(view: View) -> list[Line]:
    lines: list[Line] = []
    own = [hero for hero in view["heroes"] if hero["mine"]]
    for hero in own:
        stats = hero["stats"]
        lines.append(Line(text("dr-view-own", name=hero["name"], trait=hero["trait"], text=hero["trait_text"])))
        lines.append(
            Line(
                text("dr-view-own-stats", str=stats["str"], agi=stats["agi"], int=stats["int"], facts=hero_facts(hero))
            )
        )
        for ability in hero["abilities"]:
            lines.append(ability_line(ability))
        lines += dice_lines(hero)
        for item in hero["equipped"]:
            lines.append(
                Line(
                    text("dr-view-item", name=item["name"], text=item["text"], off=item["off"]),
                    text("dr-view-item-short", name=item["name"]),
                    2,
                )
            )
    return lines + bag(view, 1)


def in_short(hero: View) -> Text:
    """A hero in one line: how it stands, what a TEST adds, what it wears."""
    stats = hero["stats"]
    worn = [item["name"] for item in hero["equipped"]]
    return text(
        "dr-view-own-short",
        name=hero["name"],
        facts=hero_facts(hero),
        str=stats["str"],
        agi=stats["agi"],
        int=stats["int"],
        worn=worn,
        n=len(worn),
    )


def ability_line(ability: View) -> Line:
    """An ability: its faces, its symbol, what it does, and the dice that lie on it."""
    faces = " ".join(str(face) for face in ability["faces"])
    lying = text("dr-view-lying", dice=ability["dice"], n=len(ability["dice"])) if ability["dice"] else ""
    if ability["locked"]:
        lying = text("dr-view-locked", dice=ability["locked"])
    elif ability["planned"]:
        lying = text("dr-view-planned", dice=ability["planned"])
    elif ability["aimless"]:
        lying = text("dr-view-aimless", dice=ability["dice"])
    facts: dict[str, Any] = {"name": ability["name"], "faces": faces, "symbol": ability["symbol"], "lying": lying}
    long = text("dr-view-ability", **facts, what=ability["text"])
    return Line(long, text("dr-view-ability-short", **facts), 4 if lying else 3)


def dice_lines(hero: View) -> list[Line]:
    """The dice that lie on no card; nothing while there are none."""
    dice = hero["dice"]
    facts = [
        text("dr-view-dice", where=where, n=len(dice[where]), dice=_faces(dice[where]))
        for where in ("pool", "idle", "spent")
        if dice[where]
    ]
    if hero["stolen"]:
        facts.append(text("dr-view-stolen", n=hero["stolen"]))
    return [Line(text("dr-view-dice-line", facts=facts))] if facts else []


def _faces(faces: Sequence[int]) -> str:
    return " ".join(str(face) if face else "?" for face in faces)
