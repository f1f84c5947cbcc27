"""A view in words: the twin of its pictures with the same facts. Pure; knows only views, never the state.

Lines have a long and sometimes a short form; when a table is so full that the screen would not hold it all, lines are
shortened from the least urgent on. Sentences: `dr-view-...` in `data/doomrock/en.ftl`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.rules.decision import Text, text

PUBLIC = 1_750
OWN = 1_900
"""How long a board and a hand may be, in characters, estimated before the sentences are made."""

DROPPED = text("")

View = Mapping[str, Any]


class Line(NamedTuple):
    """urgent: lines of the smallest number are shortened first; what has no short form stays, `DROPPED` goes."""

    long: Text
    short: Text | None = None
    urgent: int = 9


def describe(view: View) -> list[Text]:
    """The view in words, the headline first: for `you` None the public board, else that seat's own heroes."""
    if view["you"] is not None and any(hero["mine"] for hero in view["heroes"]):
        return fitted(_own(view), OWN)
    lines = [Line(headline(view))]
    if view["phase"] == "ended" and view["heroes"]:
        lines += [Line(text("dr-view-hero", who=name(hero), facts=hero_facts(hero))) for hero in view["heroes"]]
    elif view["battle"] is not None:
        lines += _battle(view)
    elif view["row"]:
        lines += _map(view)
    if view["score"] is not None:
        lines += [Line(text("dr-view-score-line", what=kind, n=n)) for kind, n in view["score"]["rows"]]
        lines.append(Line(text("dr-view-score-total", n=view["score"]["total"])))
    return fitted(lines, PUBLIC)


def brief(view: View) -> list[Text]:
    """The headline and the lines under the board's picture: what matters now, in a battle every group; few, for a
    phone."""
    battle = view["battle"]
    if view["score"] is not None or view["phase"] == "ended":  # the sheet is on the picture, the sum in the result
        return describe(view)[: 1 + len(view["heroes"])]
    if battle is None and not view["row"]:
        return describe(view)
    if battle is None:
        return [headline(view), *(line.long for line in _map_head(view)), *unworn(view)]
    lines = [headline(view)]
    if battle["round"] < 2:
        lines.append(_rules(view).long)
    lines.append(enrage(battle))
    if battle["ai"] is not None and battle["step"] in ("minions", "bosses"):
        lines.append(ai_line(battle["ai"]))
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    for place, group in enumerate(battle["groups"], 1):
        members = [
            glance(heroes.get(who) or battle["enemies"][who])
            for who in group
            if who in heroes or who in battle["enemies"]
        ]
        lines.append(text("dr-view-group-short", place=place, members=members))
    return lines


def glance(character: View) -> Text:
    """A hero or an enemy with its hit points and nothing else."""
    kind = "hero" if "seat" in character else "boss" if character["boss"] else "minion"
    who = character["name"] if kind == "hero" else character["label"]
    return text("dr-view-glance", kind=kind, name=who, hp=character["hp"], max=character["max_hp"])


def headline(view: View) -> Text:
    """Where the game is, and who leads."""
    phase, battle = view["phase"], view["battle"]
    if phase == "battle" and battle is not None:
        return text("dr-view-head-battle", segment=view["segment"], round=battle["round"], step=step(battle["step"]))
    if phase == "map":
        return text("dr-view-head-map", segment=view["segment"], leader=f"@seat:{view['leader']}")
    if phase == "ended":
        return text("dr-view-head-ended", segment=view["segment"])
    return text("dr-view-head-setup")


def step(name: str) -> Text:
    """The step of a round in words."""
    return text("dr-view-step", step=name)


def fitted(lines: Sequence[Line], most: int) -> list[Text]:
    """The lines, some in their short form, so that they stay within `most` characters if they can."""
    found = [line.long for line in lines]
    sizes = [length(line) + 1 for line in found]
    for place in sorted(range(len(lines)), key=lambda i: (lines[i].urgent, -i)):
        if sum(sizes) <= most:
            break
        short = lines[place].short
        if short is not None:
            found[place] = short
            sizes[place] = length(short) + 1 if short is not DROPPED else 0
    return [line for line in found if line is not DROPPED]


def length(value: Any) -> int:
    """About how many characters a text will have: its parameters and a little for what stands around them."""
    if isinstance(value, Text):
        size = _SIZES.get(value.key)
        return size or _FRAMES.get(value.key, 4) + sum(length(part) for part in value.params.values())
    if isinstance(value, str):
        return 14 if value.startswith("@seat:") else len(value)
    if isinstance(value, int):
        return 2
    if isinstance(value, Sequence):
        return sum(length(part) + 2 for part in value)
    return 0


_SIZES = {
    "dr-view-cost": 7,
    "dr-view-token": 8,
    "dr-view-status": 8,
    "dr-view-hp": 6,
    "dr-view-threat": 8,
    "dr-view-resources": 75,
    "dr-view-markers": 60,
}
_FRAMES = {
    "dr-view-foe": 22,
    "dr-view-area": 20,
    "dr-view-enrage": 16,
    "dr-view-costs": 0,
    "dr-view-ai": 24,
    "dr-view-slots": 30,
    "dr-view-own-stats": 24,
    "dr-view-ability": 8,
    "dr-view-ability-short": 8,
    "dr-view-who": 3,
    "dr-view-lying": 12,
    "dr-view-locked": 12,
    "dr-view-step": 12,
}


# ---------------------------------------------------------------- the map


def _map_head(view: View) -> list[Line]:
    """What there is to spend, the setting, and who waits at the end of the row."""
    lines = [Line(resources(view))]
    setting, foe = view["setting"], view["foe"]
    if setting is not None:
        lines.append(Line(text("dr-view-setting", name=setting["name"], text=setting["text"]), urgent=6))
    lines.append(Line(text("dr-view-foe", name=foe["name"]) if foe is not None else text("dr-view-foe-unknown")))
    return lines


def _map(view: View) -> list[Line]:
    lines = _map_head(view)
    for place, area in enumerate(view["row"], 1):
        lines.append(Line(area_line(area, place)))
        if area["bonus"] and not area["explored"]:
            lines.append(Line(text("dr-view-area-bonus", what=area["bonus"]), DROPPED, place - 8))
        for location in area["locations"]:
            long = text("dr-view-location", name=location["name"], cost=cost(location), what=location["text"])
            lines.append(Line(long, location_line(location), 5 if area["here"] else place - 4))
    lines += [Line(text("dr-view-hero", who=name(hero), facts=hero_facts(hero))) for hero in view["heroes"]]
    return lines + bag(view, -9)


def resources(view: View) -> Text:
    """Time, silver, the map deck, and whether Doomrock is found."""
    return text(
        "dr-view-resources", time=view["time"], silver=view["silver"], deck=view["deck"], doomrock=view["doomrock"]
    )


def area_line(area: View, place: int) -> Text:
    return text(
        "dr-view-area",
        place=place,
        name=area["name"],
        kind=area["kind"],
        secrets=area["secrets"],
        explored=str(area["explored"]).lower(),
        here=str(area["here"]).lower(),
    )


def location_line(location: View) -> Text:
    """A location without what it does."""
    return text("dr-view-location-short", name=location["name"], cost=cost(location))


def cost(location: View) -> Text:
    """What it costs; or that it has been used up."""
    if location["used"]:
        return text("dr-view-used")
    if not location["cost"]:
        return text("dr-view-free")
    return text("dr-view-costs", costs=[text("dr-view-cost", kind=kind, n=n) for kind, n in location["cost"]])


def bag(view: View, urgent: int) -> list[Line]:
    """The items of the party, and which of them somebody could put on."""
    if not view["items"]:
        return []
    long = text("dr-view-bag", items=[item["name"] for item in view["items"]])
    return [Line(long, text("dr-view-bag-short", n=len(view["items"])), urgent), *map(Line, unworn(view))]


def unworn(view: View) -> list[Text]:
    """What lies in the bag though it would fit somebody now; nothing in a battle, when gear is fixed (DR-5.7)."""
    known = {hero["id"]: hero["name"] for hero in view["heroes"]}
    found = [
        text("dr-view-fits", item=item["name"], heroes=[known[hero] for hero in item["fits"]])
        for item in view["items"]
        if item["fits"] and view["battle"] is None
    ]
    return [text("dr-view-unworn", items=found)] if found else []


# ---------------------------------------------------------------- characters


def name(hero: View) -> Text:
    """A hero by class and player."""
    return text("dr-view-who", name=hero["name"], seat=f"@seat:{hero['seat']}")


def hero_facts(hero: View) -> list[Text]:
    """Hit points, tokens and threat; what is 0 is left out."""
    if hero["fallen"]:
        return [text("dr-view-fallen")]
    facts = [text("dr-view-hp", hp=hero["hp"], max=hero["max_hp"])]
    facts += _tokens(hero)
    facts.append(text("dr-view-threat", n=hero["threat"]))
    if hero["surrounded"]:
        facts.append(text("dr-view-surrounded"))
    return facts


def enemy_line(enemy: View, short: bool = False) -> Text:
    """An enemy with its hit points, whether it has acted, and what lies on it."""
    facts = [] if short else enemy_facts(enemy)
    marks: Text | str = text("dr-view-marks", facts=facts) if facts else ""
    return text(
        "dr-view-boss" if enemy["boss"] else "dr-view-minion",
        name=enemy["label"],
        hp=enemy["hp"],
        max=enemy["max_hp"],
        dmg=enemy["dmg"],
        done=str(enemy["activated"]).lower(),
        marks=marks,
    )


def enemy_facts(enemy: View) -> list[Text]:
    """Tokens, stolen dice, and whether it rampages."""
    facts = _tokens(enemy)
    if enemy["stolen"]:
        facts.append(text("dr-view-stolen", n=enemy["stolen"]))
    if enemy["rampaging"]:
        facts.append(text("dr-view-rampaging"))
    return facts


def _tokens(character: View) -> list[Text]:
    facts = [
        text("dr-view-token", kind=kind, n=character[kind])
        for kind in ("shields", "heroism", "armor", "expose")
        if character.get(kind)
    ]
    return facts + [text("dr-view-status", name=status, n=n) for status, n in character["statuses"]]


# ---------------------------------------------------------------- the battle


def _battle(view: View) -> list[Line]:
    battle = view["battle"]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    lines = [_rules(view), Line(enrage(battle))]
    if battle["ai"] is not None:
        lines.append(Line(ai_line(battle["ai"])))
    if battle["slots"]:
        slots = [
            text("dr-view-slot", name=heroes[slot]["name"], active=str(slot == battle["active"]).lower())
            for slot in battle["slots"]
            if slot in heroes
        ]
        lines.append(Line(text("dr-view-slots", slots=slots), urgent=4))
    for place, group in enumerate(battle["groups"], 1):
        members, short = [], []
        for member in group:
            if member in heroes:
                hero = heroes[member]
                both = text("dr-view-member-hero", name=name(hero), facts=hero_facts(hero))
                members.append(both)
                short.append(both)
            elif member in battle["enemies"]:
                enemy = battle["enemies"][member]
                members.append(enemy_line(enemy))
                short.append(enemy_line(enemy, True))
        lines.append(
            Line(
                text("dr-view-group", place=place, members=members),
                text("dr-view-group", place=place, members=short),
                7,
            )
        )
    fallen = [hero["name"] for hero in view["heroes"] if hero["fallen"]]
    if fallen:
        lines.append(Line(text("dr-view-fallen-heroes", names=fallen)))
    markers = view["markers"]
    revealed = sum(markers["revealed"].values())
    lines.append(Line(text("dr-view-markers", pool=markers["pool"], revealed=revealed, gone=markers["removed"])))
    return lines


def _rules(view: View) -> Line:
    """What is special about this battle."""
    name = view["foe"]["name"]
    return Line(text("dr-view-battle", name=name, text=view["foe"]["text"]), text("dr-view-battle-short", name=name), 3)


def ai_line(card: View) -> Text:
    """The card by which the enemies act."""
    return text("dr-view-ai", name=card["name"], minion=card["minion"], boss=card["boss"])


def enrage(battle: View) -> Text:
    """How angry they are, and what comes next."""
    ahead = [level for level in battle["levels"] if level["at"] > battle["enrage"]]
    if ahead:
        return text("dr-view-enrage", n=battle["enrage"], at=ahead[0]["at"], text=ahead[0]["text"])
    return text("dr-view-enrage-last", n=battle["enrage"])


# ---------------------------------------------------------------- a seat's own heroes


def _own(view: View) -> list[Line]:
    lines: list[Line] = []
    own = [hero for hero in view["heroes"] if hero["mine"]]
    for hero in own:
        stats = hero["stats"]
        lines.append(Line(text("dr-view-own", name=hero["name"], trait=hero["trait"], facts=hero_facts(hero))))
        lines.append(
            Line(
                text(
                    "dr-view-own-stats", str=stats["str"], agi=stats["agi"], int=stats["int"], trait=hero["trait_text"]
                )
            )
        )
        for ability in hero["abilities"]:
            lines.append(ability_line(ability))
        lines += _dice(hero)
        for item in hero["equipped"]:
            lines.append(
                Line(
                    text("dr-view-item", name=item["name"], text=item["text"], off=str(item["off"]).lower()),
                    text("dr-view-item-short", name=item["name"]),
                    2,
                )
            )
    return lines + bag(view, 1)


def ability_line(ability: View) -> Line:
    """An ability: its faces, its symbol, what it does, and the dice that lie on it."""
    faces = " ".join(str(face) for face in ability["faces"])
    lying = text("dr-view-lying", dice=ability["dice"], n=len(ability["dice"])) if ability["dice"] else ""
    if ability["locked"]:
        lying = text("dr-view-locked", dice=ability["locked"])
    facts: dict[str, Any] = {"name": ability["name"], "faces": faces, "symbol": ability["symbol"], "lying": lying}
    long = text("dr-view-ability", **facts, what=ability["text"])
    return Line(long, text("dr-view-ability-short", **facts), 4 if lying else 3)


def _dice(hero: View) -> list[Line]:
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


# ---------------------------------------------------------------- alt texts


def alt(view: View, name: str) -> Text:
    """What a picture shows, in one sentence: the gist, for the lines below it say everything."""
    heroes = [text("dr-view-alt-who", name=hero["name"], hp=hero["hp"], max=hero["max_hp"]) for hero in view["heroes"]]
    if name == "map":
        areas = [
            text(
                "dr-view-alt-area",
                name=area["name"],
                kind=area["kind"],
                secrets=area["secrets"],
                here=str(area["here"]).lower(),
                locations=[place["name"] for place in area["locations"]],
            )
            for area in view["row"]
        ]
        return text(
            "dr-view-alt-map",
            segment=view["segment"],
            time=view["time"],
            silver=view["silver"],
            areas=areas,
            heroes=heroes,
        )
    if name == "battle":
        battle = view["battle"]
        known = {hero["id"]: line for hero, line in zip(view["heroes"], heroes, strict=True)}
        known |= {
            who: text("dr-view-alt-who", name=enemy["label"], hp=enemy["hp"], max=enemy["max_hp"])
            for who, enemy in battle["enemies"].items()
        }
        groups = [
            text("dr-view-alt-group", place=place, members=[known[who] for who in group if who in known])
            for place, group in enumerate(battle["groups"], 1)
        ]
        return text(
            "dr-view-alt-battle",
            name=view["foe"]["name"],
            round=battle["round"],
            step=step(battle["step"]),
            enrage=battle["enrage"],
            groups=groups,
        )
    if name == "score":
        return text("dr-view-alt-score", n=view["score"]["total"])
    hero = next(hero for hero in view["heroes"] if name == f"hero-{hero['id']}")
    abilities = [ability["name"] for ability in hero["abilities"]]
    return text("dr-view-alt-hero", name=hero["name"], trait=hero["trait"], facts=hero_facts(hero), abilities=abilities)
