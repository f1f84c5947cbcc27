"""Which pictures a view has, and drawing them: the map strip, the battle, a hero's panel, the score sheet.

`pictures` looks, `draw` draws; both know only the view, so what is not in the view is in no picture. Each picture gets
just the part of the view that it shows (`shown`), which is also what tells the screens that it need not be drawn again.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from bot.ui.panels.surface import PictureSpec
from cogs.doomrock.pictures.battle import draw_battle
from cogs.doomrock.pictures.card import draw_face, draw_signs
from cogs.doomrock.pictures.ending import draw_ending, draw_victory
from cogs.doomrock.pictures.field import draw_strip
from cogs.doomrock.pictures.goods import draw_goods
from cogs.doomrock.pictures.hero import draw_hero, draw_offer, draw_score
from cogs.doomrock.pictures.map import draw_map, names_every_sign
from cogs.doomrock.view.alt import alt
from cogs.doomrock.view.greeting import greeting
from cogs.doomrock.view.holding import holding
from cogs.doomrock.view.own_lines import in_short

View = Mapping[str, Any]
ON_THE_MAP = frozenset(
    f"doomrock.{key}" for key in ("action", "camp", "choose", "event", "payer", "tester", "to_battle", "which_hero")
)
"""Questions for which one looks at the map, and not at the own cards."""
ON_THE_FIELD = frozenset(
    f"doomrock.{key}"
    for key in (
        "act",
        "attack_order",
        "boost",
        "group",
        "minion_order",
        "minions",
        "move",
        "rampage",
        "reaction",
        "redirect",
        "revealed",
        "spawn",
        "stand",
        "steal",
        "target",
        "who",
    )
)
"""Questions for which one looks at who stands where: their buttons say what the own cards and dice do there."""
GOODS = "doomrock.keep"
"""The question which of the drawn items are kept."""
MAP = ("phase", "segment", "leader", "silver", "time", "deck", "doomrock", "setting", "foe", "row")
HERO_ON_MAP = ("id", "seat", "class", "name", "hp", "max_hp", "shields", "heroism", "expose", "fallen")
HERO_IN_BATTLE = (*HERO_ON_MAP, "armor", "threat", "statuses", "surrounded", "stolen")
HERO_ALONE = (*HERO_IN_BATTLE, "trait", "trait_text", "stats", "abilities", "equipped", "dice", "rolling")


def pictures(view: View) -> Sequence[PictureSpec]:
    """The pictures of a view: `map`, `battle`, `offer` (of a lesson), `goods` (items to choose from), or `score` and
    `ending` for all; `hero-h0` for a seat's own heroes, in battle with the `field` right above what is asked: who goes
    where, who reaches whom, and alone where just that is asked; but whoever is asked about a lesson, items or the road
    sees that. After a battle `victory` above all that is asked about and below a sheet, for whoever has not seen it."""
    asked_about = _asked_about(view)
    own = [hero for hero in view["heroes"] if hero["mine"]]
    if view["ending"] is not None:  # also for whoever has the own hero open
        names = ["score", "ending"] if view["score"] is not None else ["ending"]
    elif asked_about:
        names = [asked_about]
    elif view["you"] is not None and own:
        names = [] if _asks_about_the_field(view) else [f"hero-{hero['id']}" for hero in own]
        if _has_field(view):
            names.append("field")
    elif view["offer"] or view["goods"]:
        names = ["offer" if view["offer"] else "goods"]
    elif view["battle"] is not None:
        names = ["battle"]
    else:
        names = ["map"] if view["row"] else []
    if view.get("happened", {}).get("won") and view["victory"] is not None and not view["offer"]:
        # what is asked on the road is about the map; a sheet is nothing new, and would push it off a phone
        names.insert(len(names) if names[:1] == [f"hero-{own[0]['id']}" if own else ""] else 0, "victory")
    return [
        PictureSpec(
            name,
            alt(view, name),
            shown(view, name),
            has_legend=name == "map" and names_every_sign(view),
            # a victory stays in a hand though the board shows it: from there nobody looks up
            is_asked=name == asked_about or (name == "victory" and view["you"] is not None),
        )
        for name in names
    ]


def _asked_about(view: View) -> str:
    """Of the public pictures the one that the question in a hand is about; empty: its heroes' sheets are."""
    asked = view.get("asked", ())
    if view["offer"] and asked:
        return "offer"
    if GOODS in asked and view["goods"]:
        return "goods"
    return "map" if view["phase"] == "map" and view["row"] and not ON_THE_MAP.isdisjoint(asked) else ""


def _has_field(view: View) -> bool:
    return view["battle"] is not None and bool(view["battle"]["groups"] or view["battle"]["to_come"])


def _asks_about_the_field(view: View) -> bool:
    """Whether all that a hand is asked is about who stands where."""
    asked = view.get("asked", ())
    return _has_field(view) and bool(asked) and ON_THE_FIELD.issuperset(asked)


def sheets(view: View) -> Sequence[tuple[Text, str]]:
    """The own heroes whose sheets a hand does not show while it shows what it is asked about: the label of a button,
    and the card that it opens."""
    hides_them = _asked_about(view) or _asks_about_the_field(view)
    own = [hero for hero in view["heroes"] if hero["mine"]] if hides_them else []
    return [(text("dr-sheet", hero=hero["name"]), f"hero:{hero['id']}") for hero in own]


def heroes_in_short(view: View) -> Sequence[Text]:
    """The same heroes beside the map: what they are asked about on the road hangs on it. A lesson's picture has it.
    As long as no time has been spent, first what goes for this part of the journey: whoever plays from their own hand
    would have to look for it on the board. Beside the field, what they have at hand. Whoever has just been dealt a hero
    reads first who that is."""
    if _asked_about(view) != "map":
        return holding(view) if _asks_about_the_field(view) else greeting(view)
    setting = view["setting"]
    is_new = setting is not None and view["time"] == setting["time"]
    rules = [text("dr-view-setting", name=setting["name"], text=setting["text"])] if is_new else []
    return [*greeting(view), *rules, *(in_short(hero) for hero in view["heroes"] if hero["mine"])]


def shown(view: View, name: str) -> dict[str, Any]:
    """The part of a view that a picture shows."""
    if name == "map":
        heroes = [_some(hero, HERO_ON_MAP) for hero in view["heroes"]]
        return _some(view, MAP) | {"heroes": heroes}
    if name == "battle":
        heroes = [_some(hero, HERO_IN_BATTLE) for hero in view["heroes"]]
        return _some(view, ("foe", "battle")) | {"heroes": heroes, "changed": _changed(view)}
    if name == "field":
        heroes = [_some(hero, HERO_IN_BATTLE) for hero in view["heroes"]]
        own = [hero["id"] for hero in view["heroes"] if hero["mine"]]
        battle = _some(view["battle"], ("round", "enrage", "levels", "groups", "to_come", "enemies"))
        alone = _asks_about_the_field(view)
        return {"battle": battle, "heroes": heroes, "own": own, "changed": _changed(view), "alone": alone}
    if name in ("offer", "goods"):
        return {name: view[name]}
    if name == "ending":
        return {"ending": view["ending"]}
    if name == "victory":
        heroes = [_some(hero, HERO_ON_MAP) for hero in view["heroes"]]
        return {"victory": view["victory"], "heroes": heroes, "felled": view.get("happened", {}).get("felled")}
    if name == "score":
        return {"score": view["score"], "heroes": [_some(hero, ("class", "name")) for hero in view["heroes"]]}
    return _some(next(hero for hero in view["heroes"] if name == f"hero-{hero['id']}"), HERO_ALONE)


def _changed(view: View) -> Mapping[str, int]:
    """Hit points that whoever looks has not seen change yet, by character (`view/happened.py`); a view as the rules
    make it has no news."""
    found: Mapping[str, int] = view.get("happened", {}).get("hp", {})
    return found


def draw(view: View, name: str) -> bytes:
    """A picture as PNG: those of `pictures`, a card to be read, the legend. Pure; for a thread. Raises `StopIteration`
    for the panel of a hero who is not in the view."""
    if name == "card":
        card = view["card"]
        return draw_hero(card["hero"], whole=True) if card["kind"] == "hero" else draw_face(card)
    if name == "legend":
        return draw_signs(view["legend"])
    part = shown(view, name)
    if name == "map":
        return draw_map(part)
    if name == "battle":
        return draw_battle(part)
    if name == "field":
        return draw_strip(part)
    if name == "offer":
        return draw_offer(part["offer"])
    if name == "goods":
        return draw_goods(part["goods"])
    if name == "ending":
        return draw_ending(part["ending"])
    if name == "victory":
        return draw_victory(part)
    return draw_score(part) if name == "score" else draw_hero(part)


def _some(whole: View, names: Sequence[str]) -> dict[str, Any]:
    return {name: whole[name] for name in names}
