"""What of a view can be read in full: foes, areas, heroes with their cards, the bag (`bot.rules.card_list`). Pure."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.doomrock.view.battle_lines import enemy_facts
from cogs.doomrock.view.hero_lines import hero_facts, name
from cogs.doomrock.view.map_lines import cost
from cogs.doomrock.view.own_lines import dice_lines

View = Mapping[str, Any]
Lines = Sequence[Text | str]


def cards(view: View) -> Sequence[CardGroup]:
    """What lies open: the foes first, then in a battle the heroes, else the areas, where the party is before others."""
    heroes = [_hero_group(hero) for hero in view["heroes"]]
    row = sorted(enumerate(view["row"], 1), key=lambda placed: not placed[1]["here"])
    areas = [_area_group(area, place) for place, area in row]
    groups = [*_foes(view), *areas, *heroes] if view["battle"] is None else [*_foes(view), *heroes, *areas]
    if view["items"]:
        groups.append(CardGroup("bag", text("dr-cards-bag"), [_item(f"bag:{i['id']}", i) for i in view["items"]]))
    if view["events"]:
        met = [
            _entry(f"event:{one['id']}", "event", one, [said for said in (one["story"], one["text"]) if said])
            for one in view["events"]
        ]
        groups.append(CardGroup("events", text("dr-cards-events"), met))
    return groups


# ---------------------------------------------------------------------- foes


def _foes(view: View) -> list[CardGroup]:
    battle, foe = view["battle"], view["foe"]
    found: list[CardEntry] = []
    if battle is not None:
        if battle["ai"] is not None:
            found.append(_entry(f"ai:{battle['ai']['id']}", "ai", battle["ai"], _ai_lines(battle["ai"])))
        for who, enemy, label in _alike(battle["enemies"]):
            found.append(CardEntry(f"enemy:{who}", label, partial(_enemy, enemy)))
    groups: list[CardGroup] = []
    if foe is not None:
        whole = CardEntry(f"foe:{foe['id']}", foe["name"], partial(_foe, foe))
        deck = [_entry(f"deck:{one['id']}", "ai", one, _deck_lines(one)) for one in foe["cards"]]
        if battle is None and not view["beaten"]:  # by itself, so that what waits is read at once
            groups.append(CardGroup("waits", text("dr-cards-waits"), [whole], is_listed=True))
        else:
            found.append(whole)
        groups.append(CardGroup("deck", text("dr-cards-deck", foe=foe["name"]), deck))
    if found:
        groups.insert(0, CardGroup("foes", text("dr-cards-foes"), found))
    setting = view["setting"]
    if setting is None:
        return groups
    lines: Lines = [text("dr-card-setting", time=setting["time"]), setting["text"]]
    return [*groups, CardGroup("setting", text("dr-cards-setting"), [_entry(setting["id"], "setting", setting, lines)])]


def _alike(enemies: View) -> list[tuple[str, View, str]]:
    """Those between which nobody sees a difference once, under all their numbers: (id of the first, what is seen of
    it, label)."""
    found: list[tuple[str, View, list[str]]] = []
    for who, enemy in enemies.items():
        same = next((one for one in found if enemy["mark"] and _unmarked(one[1]) == _unmarked(enemy)), None)
        if same is None:
            found.append((who, enemy, [enemy["mark"]]))
        else:
            same[2].append(enemy["mark"])
    return [
        (who, enemy, enemy["label"] if len(marks) == 1 else f"{enemy['name']} {', '.join(marks)}")
        for who, enemy, marks in found
    ]


def _unmarked(enemy: View) -> View:
    return {name: value for name, value in enemy.items() if name not in ("label", "mark")}


def _entry(card: str, kind: str, shown: View, lines: Lines) -> CardEntry:
    return CardEntry(card, shown["name"], partial(CardFace, lines, {"kind": kind, **shown}))


def _ai_lines(card: View) -> Lines:
    return [
        text("dr-card-ai"),
        text("dr-card-ai-minion", what=card["minion"]),
        text("dr-card-ai-boss", what=card["boss"]),
    ]


def _enemy(enemy: View) -> CardFace:
    """An enemy as it stands; by which card it acts is not known before its turn, and told then."""
    facts = enemy_facts(enemy)
    told = {"hp": enemy["hp"], "max": enemy["max_hp"], "dmg": enemy["dmg"], "armor": enemy["armor"]}
    marks: Text | str = text("dr-view-marks", facts=facts) if facts else ""
    lines: list[Text | str] = [text("dr-card-enemy", **told, done=enemy["activated"], marks=marks)]
    return CardFace(lines, {"kind": "enemy", **enemy})


def _foe(foe: View) -> CardFace:
    """The encounter with all that it may do, so that nobody meets it unprepared."""
    levels = [level for level in foe["levels"] if level["text"]]
    lines: list[Text | str] = [text("dr-card-waiting", **_numbers(one)) for one in foe["waiting"]]
    lines.append(foe["text"])
    lines += [text("dr-card-enrage", at=level["at"], what=level["text"]) for level in levels]
    lines.append(text("dr-card-deck"))
    lines += [
        text("dr-card-deck-line", name=one["name"], minion=one["minion"], boss=one["boss"], gone=one["gone"])
        for one in foe["cards"]
    ]
    return CardFace([line for line in lines if line], {"kind": "foe", **foe, "levels": levels})


def _numbers(kind: View) -> View:
    return {name: kind[name] for name in ("name", "hp", "dmg", "armor", "n")}


def _deck_lines(card: View) -> Lines:
    halves = [text("dr-card-ai-minion", what=card["minion"]), text("dr-card-ai-boss", what=card["boss"])]
    return [text("dr-card-deck-gone"), *halves] if card["gone"] else halves


# ---------------------------------------------------------------------- the map


def _area_group(area: View, place: int) -> CardGroup:
    key = f"area:{place}:{area['id']}"
    entries = [CardEntry(key, area["name"], partial(_area, area))]
    entries += [
        CardEntry(f"{key}:{n}", location["name"], partial(_location, location))
        for n, location in enumerate(area["locations"])
    ]
    return CardGroup(f"area{place}", text("dr-cards-area", place=place, name=area["name"]), entries)


def _area(area: View) -> CardFace:
    lines: list[Text | str] = [
        text("dr-card-area", kind=area["kind"], secrets=area["secrets"], explored=area["explored"], here=area["here"]),
        area["text"],
    ]
    drawn = {part: area[part] for part in ("name", "kind", "secrets", "explored", "text")}
    return CardFace([line for line in lines if line], drawn | {"kind": "area", "ground": area["kind"]})


def _location(location: View) -> CardFace:
    lines: list[Text | str] = [text("dr-card-location", cost=cost(location)), location["text"]]
    if location["once"]:
        lines.append(text("dr-card-once", used=location["used"]))
    return CardFace(lines, {"kind": "location", **location})


# ---------------------------------------------------------------------- heroes and items


def _hero_group(hero: View) -> CardGroup:
    who, key = name(hero), f"hero:{hero['id']}"
    entries = [CardEntry(key, hero["name"], partial(_hero, hero))]
    entries += [
        CardEntry(f"{key}:{ability['id']}:{n}", ability["name"], partial(ability_face, ability))
        for n, ability in enumerate(hero["abilities"])
    ]
    entries += [_item(f"{key}:{item['id']}:{n}", item) for n, item in enumerate(hero["equipped"])]
    return CardGroup(f"hero{hero['id']}", text("dr-cards-hero", who=who), entries)


def _hero(hero: View) -> CardFace:
    """A hero with the whole sheet as its picture."""
    stats = hero["stats"]
    lines: list[Text | str] = [
        text("dr-view-own", name=hero["name"], trait=hero["trait"], text=hero["trait_text"]),
        text("dr-view-own-stats", str=stats["str"], agi=stats["agi"], int=stats["int"], facts=hero_facts(hero)),
        *(line.long for line in dice_lines(hero)),
    ]
    return CardFace(lines, {"kind": "hero", "hero": {**hero, "mine": False}})


def ability_face(ability: View) -> CardFace:
    lines: list[Text | str] = [
        text(
            "dr-card-ability",
            faces=" ".join(map(str, ability["faces"])),
            cost=ability["cost"],
            symbol=ability["symbol"],
            stat=ability["stat"],
            type=ability["type"],
            range=ability["range"],
        ),
        ability["text"],
    ]
    if ability["dice"]:
        lines.append(text("dr-card-lying", dice=" ".join(map(str, ability["dice"])), n=len(ability["dice"])))
    if ability["locked"]:
        lines.append(text("dr-card-locked", dice=" ".join(map(str, ability["locked"]))))
    return CardFace(lines, {"kind": "ability", **ability})


def _item(key: str, item: View) -> CardEntry:
    return CardEntry(key, item["name"], partial(item_face, item))


def item_face(item: View) -> CardFace:
    needs = [text("dr-card-req", stat=stat, n=n) for stat, n in item["req"]]
    lines: list[Text | str] = [text("dr-card-item", deck=item["deck"], slot=item["slot"]), item["text"]]
    if needs:
        lines.append(text("dr-card-needs", needs=needs))
    if item.get("off"):
        lines.append(text("dr-card-off"))
    return CardFace(lines, {"kind": "item", **item})
