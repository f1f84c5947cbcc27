"""What a picture shows, in one sentence. Pure; knows only views."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.doomrock.view.battle_lines import step
from cogs.doomrock.view.hero_lines import hero_facts
from cogs.doomrock.view.lines import View


def ending_row(row: View) -> Text:
    """What a hero is remembered for."""
    return text(f"dr-award-{row['award'] or 'none'}", who=row["name"], n=row["n"])


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
                here=area["here"],
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
        return text(
            "dr-view-alt-battle",
            name=view["foe"]["name"],
            round=battle["round"],
            step=step(battle["step"]),
            enrage=battle["enrage"],
            groups=_groups(view, heroes),
        )
    if name == "field":
        return text("dr-view-alt-field", groups=_groups(view, heroes))
    if name in ("offer", "goods"):
        return text("dr-view-alt-offer", abilities=[card["name"] for card in view[name]])
    if name == "ending":
        beaten = [one["foe"] for one in view["ending"]["beaten"]]
        rows = [ending_row(row) for row in view["ending"]["rows"]]
        return text("dr-view-alt-ending", rows=rows, beaten=beaten, many=len(beaten))
    if name == "victory":
        won = view["victory"]
        rows = [ending_row(row) for row in won["rows"]]
        then = [text("dr-view-alt-who", name=row["name"], hp=row["hp"], max=row["max_hp"]) for row in won["rows"]]
        felled = view.get("happened", {}).get("felled")
        by, who = (f"@{felled['by']}", felled["who"]) if felled else ("none", "")
        return text("dr-view-alt-victory", foe=won["foe"], heroes=then, rows=rows, by=by, who=who)
    if name == "score":
        return text("dr-view-alt-score", n=view["score"]["total"])
    hero = next(hero for hero in view["heroes"] if name == f"hero-{hero['id']}")
    abilities = [ability["name"] for ability in hero["abilities"]]
    return text("dr-view-alt-hero", name=hero["name"], trait=hero["trait"], facts=hero_facts(hero), abilities=abilities)


def _groups(view: View, heroes: Sequence[Text]) -> list[Text]:
    """Who stands in which ring. heroes: a line for each of the view."""
    known = {hero["id"]: line for hero, line in zip(view["heroes"], heroes, strict=True)}
    known |= {
        who: text("dr-view-alt-who", name=enemy["label"], hp=enemy["hp"], max=enemy["max_hp"])
        for who, enemy in view["battle"]["enemies"].items()
    }
    battle = view["battle"]
    standing = [
        text("dr-view-alt-group", place=place, members=[known[who] for who in group if who in known])
        for place, group in enumerate(battle["groups"], 1)
    ]
    return standing + [text("dr-view-to-come", members=[known[who] for who in group]) for group in battle["to_come"]]
