"""Which cards of a view can be read, and what stands on each (`bot.rules.card_list`). Pure; knows only views."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.evershade.pictures.signs import View
from cogs.evershade.view.cards import activation_lines

BOONS = {"DIFF": "difficulty", "DIV": "divinum"}
"""What boons are called that are of no attribute."""


def cards(view: View) -> Sequence[CardGroup]:
    """The own heroes first: what lies on the hotbar, what is worn; then enemies from the left."""
    heroes = sorted(view["heroes"], key=lambda one: one["seat"] != view["you"])
    found = [_hero_group(view, one) for one in heroes]
    if view["fight"] is not None:
        entries = [
            CardEntry(f"foe:{foe['card']}", foe["name"], partial(_foe, view, foe)) for foe in view["fight"]["line"]
        ]
        found.append(CardGroup("foes", text("evershade-cards-foes"), entries))
    found += [_trees_group(one) for one in view.get("trees", ())]
    return [group for group in found if group.cards]


def _trees_group(part: View) -> CardGroup:
    """The trees of a hero with tokens to spend."""
    entries = [
        CardEntry(f"tree:{part['hero']}:{n}", tree["name"], partial(_tree, part, tree))
        for n, tree in enumerate(part["trees"])
    ]
    return CardGroup(f"trees:{part['hero']}", text("evershade-cards-trees", who=f"@{part['hero']}"), entries)


def _tree(part: View, tree: View) -> CardFace:
    lines: list[Text | str] = [
        text("evershade-face-node", n=one["n"], what=" · ".join(one["brings"]), state=one["is"], gate=one["gate"])
        for one in tree["nodes"]
    ]
    return CardFace(lines, {**part, "kind": "trees", "trees": [tree]})


def _hero_group(view: View, one: View) -> CardGroup:
    found = [CardEntry(f"hero:{one['id']}", one["name"], partial(hero_face, view, one))]
    found += [  # by place: somebody may have laid out two copies of a card, one light and one dark
        CardEntry(f"card:{one['id']}:{place}:{slot['card']}", slot["name"], partial(_card, view, slot))
        for place, slot in enumerate(one["hotbar"])
        if slot is not None
    ]
    worn = view["faces"]["heroes"][one["id"]]["worn"]
    for place, ref in enumerate(worn):
        item = view["faces"]["items"][ref.partition("/")[0]]
        found.append(CardEntry(f"item:{one['id']}:{place}:{ref}", item["name"], partial(_item, item)))
    return CardGroup(f"hero:{one['seat']}:{one['id']}", text("evershade-cards-hero", who=f"@{one['id']}"), found)


def hero_face(view: View, one: View) -> CardFace:
    """The whole sheet, and the same in words."""
    face = view["faces"]["heroes"][one["id"]]
    att = [text("evershade-att", att=name, n=n) for name, n in face["att"].items()]
    items = view["faces"]["items"]
    worn = [ref.partition("/")[2] or items[ref]["name"] for ref in face["worn"]]  # of two sides the one that is up
    boons = [f"{'great ' * boon['greater']}{BOONS.get(boon['kind'], boon['kind'])}" for boon in one["boons"]]
    carried = {"worn": worn, "boons": boons, "conditions": one["conditions"], "keywords": face["keywords"]}
    lists = {name: ", ".join(words) or "none" for name, words in carried.items()}
    hotbar = [
        None if slot is None else {**slot, "class": view["faces"]["cards"][slot["card"]]["class"]}
        for slot in one["hotbar"]
    ]
    lines: list[Text | str] = [
        text("evershade-face-hero", att=att, mob=face["mob"], hp=one["hp"], max=one["max_hp"]),
        text("evershade-face-carried", fate=one["fate"], terror=one["terror"], brill=one["brill"], **lists),
        *(
            text("evershade-face-slot", n=place, what=slot["name"], of=slot["class"], light=int(slot["light"]))
            for place, slot in enumerate(hotbar, 1)
            if slot is not None
        ),
    ]
    picture = {
        **{"name": one["name"], "kind": "board", "of": face["of"], "hp": one["hp"], "max_hp": one["max_hp"]},
        **{"under": f"moves {face['mob']} · advancements: {one['advancements']}", "att": face["att"], "hotbar": hotbar},
        "things": {name: one[name] for name in ("fate", "terror", "brill")},
        "notes": [f"{name.capitalize()}: {told}" for name, told in lists.items() if told != "none"],
    }
    return CardFace(lines, picture)


def _card(view: View, slot: View) -> CardFace:
    face = view["faces"]["cards"][slot["card"]]
    state = text("evershade-face-card", kind=face["kind"], of=face["class"], light=int(slot["light"]))
    lines: list[Text | str] = [state, *([face["text"]] if face["text"] else [])]
    under = f"{face['class']} {face['kind']} · {'light now' if slot['light'] else 'dark now'}"
    if slot["markers"]:
        lines.append(text("evershade-face-marks", n=slot["markers"]))
        under += f" · marks: {slot['markers']}"
    return CardFace(lines, _shown(face["name"], face["class"], under, face["text"], of=face["of"]))


def _item(item: View) -> CardFace:
    keywords = ", ".join(item["keywords"]) or "none"
    lines: list[Text | str] = [text("evershade-face-item", slot=item["slot"], keywords=keywords)]
    lines += [item["text"]] if item["text"] else []
    under = " · ".join([item["slot"], *item["keywords"]])
    return CardFace(lines, _shown(item["name"], "item", under, item["text"], of=item["of"]))


def _foe(view: View, foe: View) -> CardFace:
    first = text("evershade-face-foe", kind=foe["type"], en=foe["en"], armor=foe["armor"], hp=foe["max_hp"])
    lines: list[Text | str] = [first, text("evershade-face-deck", n=foe["face_down"], seen=len(foe["seen"]))]
    for card in foe["seen"]:
        does = activation_lines(card["does"])
        lines.append(text("evershade-face-seen", card=f"@{card['id']}", what=does, many=len(does)))
    lines += [foe["text"]] if foe["text"] else []
    signs = {"HP": foe["max_hp"], "hit at": foe["en"], "armor": foe["armor"]}
    under = " · ".join([foe["type"], *foe["keywords"]])
    return CardFace(lines, _shown(foe["name"], "enemy", under, foe["text"], signs, foe["card"]))


def _shown(name: str, kind: str, under: str, printed: str, signs: View | None = None, of: str = "") -> dict[str, Any]:
    """What the picture of a card shows. of: the profession whose emblem it has, or the environment that it
    is."""
    return {"name": name, "kind": kind, "under": under, "text": printed, "signs": dict(signs or {}), "of": of}
