"""The battle of a view in words. Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.doomrock.view.hero_lines import hero_facts, name, tokens
from cogs.doomrock.view.lines import Line, View


def step(name: str) -> Text:
    """The step of a round in words."""
    return text("dr-view-step", step=name)


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
        done=enemy["activated"],
        marks=marks,
    )


def enemy_facts(enemy: View) -> list[Text]:
    """Tokens, stolen dice, and whether it rampages."""
    facts = tokens(enemy)
    if enemy["stolen"]:
        facts.append(text("dr-view-stolen", n=enemy["stolen"]))
    if enemy["rampaging"]:
        facts.append(text("dr-view-rampaging"))
    return facts


def battle_lines(view: View) -> list[Line]:
    battle = view["battle"]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    lines = [rules_line(view), Line(enrage(battle)), *impatience(battle)]
    if battle["ai"] is not None:
        lines.append(Line(ai_line(battle["ai"])))
    if battle["slots"]:
        slots = [
            text("dr-view-slot", name=heroes[slot]["name"], active=slot == battle["active"])
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
    expected = [battle["enemies"][who] for group in battle["to_come"] for who in group]
    if expected:
        whole = text("dr-view-to-come", members=[enemy_line(enemy) for enemy in expected])
        lines.append(Line(whole, text("dr-view-to-come", members=[enemy_line(enemy, True) for enemy in expected]), 7))
    fallen = [hero["name"] for hero in view["heroes"] if hero["fallen"]]
    if fallen:
        lines.append(Line(text("dr-view-fallen-heroes", names=fallen)))
    markers = view["markers"]
    revealed = sum(markers["revealed"].values())
    lines.append(Line(text("dr-view-markers", pool=markers["pool"], revealed=revealed, gone=markers["removed"])))
    return lines


def rules_line(view: View) -> Line:
    """What is special about this battle."""
    name = view["foe"]["name"]
    return Line(text("dr-view-battle", name=name, text=view["foe"]["text"]), text("dr-view-battle-short", name=name), 3)


def ai_line(card: View) -> Text:
    """The card by which the enemies act."""
    return text("dr-view-ai", name=card["name"], minion=card["minion"], boss=card["boss"])


def impatience(battle: View) -> list[Line]:
    """DR-15, house: what a battle that drags on comes to, told shortly before and while it is so."""
    known = battle["impatience"]
    if battle["round"] < known["at"] - 2:
        return []
    return [Line(text("dr-view-impatience", n=known["now"], at=known["at"]))]


def enrage(battle: View) -> Text:
    """How angry they are, what that has done already, and what comes next."""
    reached = [level for level in battle["levels"] if level["at"] <= battle["enrage"]]
    ahead = [level for level in battle["levels"] if level["at"] > battle["enrage"]]
    since = {"since": reached[-1]["at"] if reached else 0, "done": reached[-1]["text"] if reached else ""}
    if ahead:
        return text("dr-view-enrage", n=battle["enrage"], at=ahead[0]["at"], text=ahead[0]["text"], **since)
    return text("dr-view-enrage-last", n=battle["enrage"], **since)
