"""The map of a view in words. Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.doomrock.view.hero_lines import hero_facts, name
from cogs.doomrock.view.lines import DROPPED, Line, View

SEGMENTS = 3
"""As many battles are to be won (DR-7.1)."""


def map_head(view: View) -> list[Line]:
    """What there is to spend, the setting, and who waits at the end of the row."""
    lines = [Line(resources(view))]
    setting, foe = view["setting"], view["foe"]
    if setting is not None:
        lines.append(Line(text("dr-view-setting", name=setting["name"], text=setting["text"]), urgent=6))
    lines.append(
        Line(
            text("dr-view-foe", name=foe["name"], beaten=view["beaten"], bosses=_bosses(foe))
            if foe is not None
            else text("dr-view-foe-unknown")
        )
    )
    return lines


def _bosses(foe: View) -> list[Text]:
    return [
        text("dr-foe-boss", name=one["name"], hp=one["hp"], dmg=one["dmg"]) for one in foe["waiting"] if one["boss"]
    ]


def map_lines(view: View) -> list[Line]:
    lines = map_head(view)
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
        "dr-view-resources",
        time=view["time"],
        silver=view["silver"],
        level=view["level"],
        deck=view["deck"],
        doomrock=view["doomrock"],
    )


def unknown(view: View) -> list[Text]:
    """Where Doomrock lies, as long as a part of the journey is new: under all that is face down (setup 9); in the first
    what the game is won and lost by. Once it is found, what is left to do, as long as that is so (DR-7.1)."""
    if view["doomrock"] == "here":
        left = SEGMENTS - view["segment"] + (0 if view["beaten"] else 1)
        return [text("dr-view-goal-left", n=left)] if left else []
    setting = view["setting"]
    is_new = setting is not None and view["time"] == setting["time"]
    is_lost = view["doomrock"] == "ahead" and bool(view["deck"])
    if not (is_new and is_lost):
        return []
    return [text("dr-view-goal" if view["segment"] == 1 else "dr-view-doomrock-last", deck=view["deck"])]


def area_line(area: View, place: int) -> Text:
    return text(
        "dr-view-area",
        place=place,
        name=area["name"],
        kind=area["kind"],
        secrets=area["secrets"],
        explored=area["explored"],
        here=area["here"],
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
    """What could be worn but lies in the bag, and whom it fits; nothing in a battle, when gear is fixed (DR-5.7)."""
    known = {hero["id"]: hero["name"] for hero in view["heroes"]}
    found = []
    for item in view["items"] if view["battle"] is None else ():
        if item["fits"]:
            found.append(text("dr-view-fits", item=item["name"], heroes=[known[hero] for hero in item["fits"]]))
        elif item["later"]:
            who = [known[hero] for hero in item["later"]]
            found.append(text("dr-view-fits-later", item=item["name"], heroes=who, hands=item["slot"]))
        elif item["req"] and item["slot"] != "consumable":  # that is not worn
            needs = [text("dr-card-req", stat=stat, n=n) for stat, n in item["req"]]
            found.append(text("dr-view-fits-nobody", item=item["name"], needs=needs))
    return [text("dr-view-unworn", items=found, own="yes" if view["you"] is not None else "no")] if found else []
