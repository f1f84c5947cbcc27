"""A table in words: the act and its place, the party, the sheet or the combat (rules 10.1). Pure."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from bot.rules.decision import Text, text
from cogs.evershade.rules.rolls.odds import either
from cogs.evershade.rules.turns.aiming import FIRST_AID
from cogs.evershade.view.stakes import told

View = Mapping[str, Any]


def describe(view: View) -> list[Text]:
    """The board, the headline first."""
    if view["fight"] is not None:
        return describe_combat(view)
    lines = [_headline(view), _tracker(view)]
    if view["place"] is not None:
        lines += _place(view["place"])
    if view["camp"] is not None:
        lines += [_holder(one) for one in view["camp"]["holders"]]
    if view["rolled"] is not None:
        lines.append(_rolled(view["rolled"]))
    return [*lines, *map(_hero, view["heroes"]), *map(_ally, view["allies"]), *map(_own_lines, view["own"])]


def brief(view: View) -> list[Text]:
    """The lines above a picture, the headline first: what the picture does not show."""
    if view["fight"] is None:
        return describe(view)[: 2 + len(_place(view["place"]) if view["place"] is not None else ())]
    fight = view["fight"]
    acted = [f"@{foe['card']}" for foe in fight["line"] if foe["token"]]
    party = [one for one in [*view["heroes"], *view["allies"]] if one["id"] != view["active"]]
    acted += [f"@{one['id']}" for one in party if one["token"]]
    lines = [text("evershade-fight-headline", sheet=f"@{fight['sheet']}", round=fight["round"]), told(fight["stakes"])]
    lines += lying(view)
    lines.append(text("evershade-initiative", acted=acted, many=len(acted), **fight["bag"]))
    return [*lines, *pressing(fight)]


def stakes(view: View) -> Sequence[Text]:
    """What a combat is about and who is down, for below the picture of a hand; elsewhere nothing."""
    return [] if view["fight"] is None else [told(view["fight"]["stakes"], in_brief=True), *lying(view)]


def lying(view: View) -> list[Text]:
    """Who is down, and what helps (LE-19.4)."""
    aid = {"att": either(FIRST_AID), "difficulty": FIRST_AID.difficulty}
    down = [one for one in [*view["heroes"], *view["allies"]] if one["status"] == "knocked_out" and one["space"]]
    return [text("evershade-lies", who=f"@{one['id']}", space=one["space"], **aid) for one in down]


def describe_combat(view: View) -> list[Text]:
    """A combat: enemies from the left, then the party."""
    return [*_fight(view["fight"]), *map(_fighter, view["heroes"]), *map(_ally, view["allies"])]


def _headline(view: View) -> Text:
    where = "camp" if view["camp"] is not None else "story"
    return text("evershade-act-headline", adventure=f"@{view['adventure']}", act=view["act"], where=where)


def _tracker(view: View) -> Text:
    holder = f"@seat:{view['holder']}" if view["holder"] is not None else "none"
    return text(
        "evershade-tracker",
        time=view["time"],
        max=view["time_max"],
        letters=", ".join(view["marks"]) or "none",
        who=holder,
    )


def _place(place: View) -> list[Text]:
    """The sheet and where the party stands on it; where it has parted, who stands where (D14)."""
    lines = [text("evershade-place", sheet=f"@{place['sheet']}", space=f"@{place['sheet']}:{place['space']}")]
    for space in dict.fromkeys(one["space"] for one in place["models"]):
        there = [one for one in place["models"] if one["space"] == space]
        how = "now" if there[0]["present"] else "waits" if all(one["waits"] for one in there) else "next"
        who = [f"@{one['id']}" for one in there]
        lines.append(text("evershade-party-at", who=who, space=f"@{place['sheet']}:{space}", how=how))
    return lines


def _holder(one: View) -> Text:
    return text("evershade-holder", letter=one["letter"], card=f"@{one['card']}" if one["card"] else "none")


def _rolled(rolled: View) -> Text:
    dice = " ".join(str(value) for _, value in rolled["dice"])
    return text(
        "evershade-rolled-line",
        who=f"@{rolled['performer']}",
        dice=dice,
        difficulty=rolled["difficulty"],
        n=rolled["successes"],
    )


def _hero(one: View) -> Text:
    return text(
        "evershade-hero-line",
        who=f"@{one['id']}",
        hp=one["hp"],
        max=one["max_hp"],
        fate=one["fate"],
        terror=one["terror"],
        brill=one["brill"],
        status=one["status"],
        conditions=", ".join(one["conditions"]) or "none",
    )


def _ally(one: View) -> Text:
    """A companion, a partner or a summon: whose it is, what it has left, where it stands."""
    return text(
        "evershade-ally-line",
        who=f"@{one['id']}",
        owner=f"@{one['owner']}",
        hp=one["hp"],
        kind="partner" if one["partner"] else "other",
        space=one["space"] or "none",
    )


def _own_lines(own: View) -> Text:
    """What only a hand tells of a character: all that it has."""
    return text(
        "evershade-own",
        who=f"@{own['id']}",
        att=[text("evershade-att", att=name, n=n) for name, n in own["att"].items()],
        worn=[f"@{one}" for one in own["worn"]],
        many=len(own["worn"]),
        keywords=", ".join(own["keywords"]),
    )


# ---------------------------------------------------------------------- a combat


def _fight(fight: View) -> list[Text]:
    lines = [text("evershade-headline", round=fight["round"], sheet=f"@{fight['sheet']}", **fight["bag"])]
    lines.append(told(fight["stakes"]))
    lines += pressing(fight)
    for foe in fight["line"]:
        lines += [
            text("evershade-enemy", who=f"@{foe['card']}.{m['letter']}", space=m["space"], hp=m["hp"])
            for m in foe["models"]
        ]
    return lines


def pressing(fight: View) -> list[Text]:
    """What presses: how far ahead a quarry is, what is to be kept, what comes next."""
    lines = []
    if chase := fight["chase"]:
        sinks = chase["sinks"]
        told = {name: chase[name] for name in ("lead", "away", "grows")}
        lines.append(text("evershade-chase", who=chase["name"], sinks=sinks, many=len(sinks), **told))
    if wards := fight["wards"]:
        kept = [f"{one['name']} ({one['space']})" for one in wards if one["kept"]]
        lost = [f"{one['name']} ({one['space']})" for one in wards if not one["kept"]]
        lines.append(text("evershade-wards", kept=kept, n=len(kept), lost=lost, gone=len(lost)))
    if waves := fight["waves"]:
        lines.append(_next_wave(waves))
    return lines


def _next_wave(waves: View) -> Text:
    one = waves["next"]
    if one is None:
        return text("evershade-no-wave")
    enters = [text("evershade-enters", who=f"@{e['card']}", n=e["n"], at=e["at"][0]) for e in one["enters"]]
    when = {"round": one["round"], "early": int(one["early"])}
    return text("evershade-wave", name=one["name"], who=enters, many=len(enters), left=waves["left"], **when)


def _fighter(one: View) -> Text:
    return text(
        "evershade-hero",
        who=f"@{one['id']}",
        space=one["space"] or "",
        hp=one["hp"],
        max=one["max_hp"],
        fate=one["fate"],
        terror=one["terror"],
        status=one["status"],
    )


def ending_alt(view: View) -> Text:
    """The last picture in words."""
    rows = [
        text(f"evershade-award-{row['award'] or 'none'}", who=row["owner"], n=row["n"])
        for row in view["ending"]["rows"]
    ]
    return text("evershade-alt-ending", rows=rows)


def party_alt(view: View) -> Text:
    """What the picture of the party shows."""
    heroes = [_hero(one) for one in view["heroes"]]
    return text("evershade-alt-party", heroes=heroes)


def joined(lines: Sequence[Text | str]) -> Text:
    """Sentences one after the other."""
    found = [one if isinstance(one, Text) else text("evershade-text", what=one) for one in lines]
    return reduce(lambda one, other: text("evershade-account", one=one, other=other), found)


def camp_alt(view: View) -> Text:
    """What the picture of the camp shows."""
    camp = view["camp"]
    holders = [
        text("evershade-alt-holder", letter=one["letter"], what=one["name"] or "none") for one in camp["holders"]
    ]
    packed = ", ".join(camp["names"][one] for one in camp["stored"]) or "none"
    return text("evershade-alt-camp", holders=holders, packed=packed, tracker=tracker_text(view))


def tracker_text(view: View) -> Text:
    """Time and letters as a picture shows them."""
    letters = ", ".join(view["marks"]) or "none"
    return text("evershade-alt-tracker", time=view["time"], max=view["time_max"], letters=letters)


def trees_alt(part: Mapping[str, Any]) -> Text:
    """What the picture of somebody's trees shows: what was taken, and what may be taken now."""
    nodes = [(tree["name"], one) for tree in part["trees"] for one in tree["nodes"]]

    def told(state: str) -> str:
        found = [f"{tree} {one['n']}: {' '.join(one['brings'])}" for tree, one in nodes if one["is"] == state]
        return "; ".join(found) or "none"

    taken, able = told("taken")[:380], told("open")[:480]
    return text("evershade-trees-alt", who=f"@{part['hero']}", n=part["tokens"], taken=taken, open=able)
