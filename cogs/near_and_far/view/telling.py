"""The board in words: the same facts as its pictures, the headline first. Pure."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.near_and_far.content.terms import written_icons
from cogs.near_and_far.view.story_words import story_lines

NONE = "none"
"""Where a sentence may leave something out."""


def describe(view: Mapping[str, Any]) -> list[Text]:
    """Headline, the present check, lines for each player, town, decks, map; a hand adds its cards."""
    lines = _opening(view)
    if view["sheets"] or not view["players"]:
        return lines
    for one in view["players"]:
        lines += player_lines(one)
    lines += [points_so_far(view), *_town(view), _decks(view), *_map(view)]
    if view["you"] is not None:
        for name in ("pack", "hand"):
            lines += [_in_hand(card, name) for card in view[name]]
        lines += [text("far-drawn", card=f"@{card['id']}", text=card["text"]) for card in view["drawn"]]
    return lines


def brief(view: Mapping[str, Any]) -> list[Text]:
    """What a board says beside its picture: a line for each player, and beside the map the next threat. The rest is a
    picture of its own, and behind "In words"."""
    lines = _opening(view)
    if view["sheets"] or not view["players"]:
        return lines
    lines += [_short(one) for one in view["players"]]
    return [*lines, *(() if view["step"] == "town" else (_next_threat(view),)), points_so_far(view)]


def points_so_far(view: Mapping[str, Any]) -> Text:
    """Who leads, and what brings the end. How many camps are left stands with each player."""
    here = [one for one in view["players"] if not one["gone"]]
    points = [text("far-points-of", who=who(one["seat"]), n=one["points"]) for one in here]
    return text("far-points", points=points, over=view["phase"] == "last")


def _next_threat(view: Mapping[str, Any]) -> Text:
    threat = view["threat"]
    told = {"threat": "" if threat is None else f"@{threat['id']}", "n": 0 if threat is None else threat["level"]}
    return text("far-next-threat", left=view["threats_left"], **told)


def _opening(view: Mapping[str, Any]) -> list[Text]:
    """The headline, the present check, at the end the score."""
    lines = [_headline(view), *(_sheet(one) for one in view["sheets"])]
    if view["check"] is not None and view["check"]["die"]:
        pending = view["check"]
        lines.append(text("far-check", who=who(pending["seat"]), n=pending["total"], target=pending["target"]))
    return lines


def _short(one: Mapping[str, Any]) -> Text:
    """A player in a line: where, with what."""
    if one["gone"]:
        return text("far-player-gone", who=who(one["seat"]), name=one["name"])
    goods = {"coin": one["coins"], "gem": one["gems"], "food": one["food"], **one["tokens"]}
    animals = {"pack_bird": one["birds"], "pack_tortoise": one["tortoises"]}
    have = [text("far-goods-short", good=name, n=n) for name, n in {**goods, **animals}.items() if n]
    kept = {"hearts": one["hearts"], "rep": one["rep"], "camps": one["camps"], "hand": one["hand"]}
    told = {"name": one["name"], "place": place_of(one), "jail": one["jail_pass"], "goods": have, "n": len(have)}
    return text("far-player-brief", who=who(one["seat"]), **told, **kept)


def twin(view: Mapping[str, Any]) -> list[Text]:
    """All of it, as its pictures show it: beside the board in words what people and cards are good for, what may be
    dug, what is left."""
    lines = describe(view)
    if view["sheets"] or not view["players"]:
        return lines
    uses = [
        text("far-uses-of", who=who(one["seat"]), uses=uses_line(one)) for one in view["players"] if not one["gone"]
    ]
    return [*lines, *story_lines(view), *uses, *supply_lines(view)]


def who(seat: int) -> str:
    """The reference that stands for a player's name."""
    return f"@seat:{seat}"


def _headline(view: Mapping[str, Any]) -> Text:
    told = {"map": f"@{view['map']['id']}", "mode": view["mode"], "phase": view["phase"], "n": view["round"]}
    active = view["active"]
    return text("far-headline", who="" if active is None else who(active), busy=active is not None, **told)


def _goods(amounts: Mapping[str, int]) -> list[Text]:
    return [text("far-goods", good=name, n=n) for name, n in amounts.items() if n]


def place_of(one: Mapping[str, Any]) -> Text:
    """Where a player is."""
    if one["area"] == "building":
        return text("far-building", id=one["at"])
    return text("far-where", area=one["area"], at=one["at"])


def player_lines(one: Mapping[str, Any]) -> list[Text]:
    """Where a player stands and how well, what is in the purse, who is in the party, and which cards lie open."""
    if one["gone"]:
        return [text("far-player-gone", who=who(one["seat"]), name=one["name"])]
    goods = {"coin": one["coins"], "gem": one["gems"], "food": one["food"], **one["tokens"]}
    animals = {"pack_bird": one["birds"], "pack_tortoise": one["tortoises"]}
    party = [_member(member) for member in one["slots"].values() if member]
    reserve = [_member(member) for member in one["reserve"]]
    cards = [f"@{card['id']}" for kind in ("bought", "treasures", "worlds") for card in one[kind]]
    kept = {"hearts": one["hearts"], "rep": one["rep"], "camps": one["camps"], "hand": one["hand"]}
    lines = [
        text("far-player", who=who(one["seat"]), name=one["name"], place=place_of(one), jail=one["jail_pass"], **kept),
        text("far-player-goods", goods=_goods({**goods, **animals}), n=len(_goods({**goods, **animals}))),
        text("far-player-party", party=party, reserve=reserve, n=len(reserve)),
    ]
    if cards or one["threats"] or one["chiefs"] or one["bosses"]:
        chiefs = [f"@chief_{faction}" for faction in one["chiefs"]]
        won = [str(level) for level in one["threats"]]
        bosses = [f"@{boss['id']}" for boss in one["bosses"]]
        lines.append(
            text(
                "far-player-cards",
                cards=cards,
                n=len(cards),
                threats=won,
                m=len(won),
                chiefs=chiefs,
                k=len(chiefs),
                bosses=bosses,
                b=len(bosses),
            )
        )
    if one["open_hand"]:
        lines.append(text("far-player-hand", cards=[f"@{card['id']}" for card in one["open_hand"]]))
    quests = [f"@{quest['id']}" for quest in one["side_quests"] if not quest["done"]]
    grown = [f"@{card['id']}" for kind in ("character_cards", "talents") for card in one[kind]]
    if quests or grown or one["keywords"] or one["xp"]:
        words, counts = one["keywords"], {"n": len(grown), "m": len(quests), "k": len(one["keywords"])}
        lines.append(text("far-player-grown", xp=one["xp"], cards=grown, quests=quests, words=words, **counts))
    if one["stage"] is not None:
        lines.append(text("far-player-stage", stage=one["stage"]))
    if one["ending"] is not None:
        lines.append(text("far-player-ending", ending=f"@{one['ending']['id']}", told=one["ending"]["text"]))
    return lines


def uses_line(one: Mapping[str, Any]) -> Text:
    """What a player's people and cards are good for, and how many banners there are of each faction."""
    banners = [text("far-banners-one", faction=faction, n=n) for faction, n in one["banners"].items() if n]
    return text("far-uses", steps=one["steps"], shield=one["shield"], banners=banners, n=len(banners), **one["icons"])


def _member(one: Mapping[str, Any]) -> Text:
    faction = one["faction"] or NONE
    return text("far-member", card=f"@{one['id']}", faction=faction, icons=written_icons(one["icons"]))


def row_line(town: Mapping[str, Any]) -> Text:
    """Who can be hired, with today's prices."""
    row = [
        text(
            "far-row-one",
            card=f"@{one['id']}",
            faction=one["faction"],
            icons=written_icons(one["icons"]),
            price=one["cost"] if one["price"] is None else one["price"],
        )
        for one in town["row"]
    ]
    return text("far-row", row=row, bag=town["bag"], away=town["adv_discard"])


def _town(view: Mapping[str, Any]) -> list[Text]:
    town = view["town"]
    camps = [text("far-mine-one", n=_number(town, at), who=who(seat)) for at, seat in town["mine"]["camps"].items()]
    lines = [row_line(town), text("far-mine", camps=camps, n=len(camps))]
    tiles = [*town["buildings"], {"id": "jail", **town["jail"]}]
    for tile in tiles:
        lines += [text("far-stranger", place=text("far-building", id=tile["id"]))] * tile["npc"]
    return lines


def supply_lines(view: Mapping[str, Any]) -> list[Text]:
    """What may be dug in the Mine, and what is left of tokens, chiefs and animals."""
    town, mine = view["town"], view["town"]["mine"]
    dug = []
    for at in mine["open"]:
        row, column = map(int, at.split(","))
        gives = [
            text("far-goods", good="any" if good == "token" else good, n=n)
            for part in (mine["columns"][column], mine["rows"][row])
            for good, n in part.items()
        ]
        dug.append(text("far-dig-one", n=_number(town, at), goods=gives))
    tokens = [text("far-supply-one", good=faction, n=n) for faction, n in view["tokens_left"].items()]
    chiefs = [f"@chief_{faction}" for faction, seat in view["chiefs"].items() if seat is None]
    supply = text("far-supply", tokens=tokens, animals=town["birds_left"], chiefs=chiefs, n=len(chiefs))
    return [text("far-dig", places=dug, n=len(dug)), supply]


def town_lines(view: Mapping[str, Any]) -> list[Text]:
    """The town in words: who stands where, whom one can hire, the Mine, what is left."""
    return [*standing_lines(view), *_town(view), *supply_lines(view), _decks(view)]


def standing_lines(view: Mapping[str, Any]) -> list[Text]:
    """Where everybody is, and with which reputation."""
    return [
        text("far-standing", who=who(one["seat"]), place=place_of(one), rep=one["rep"], points=one["rep_points"])
        for one in view["players"]
    ]


def _number(town: Mapping[str, Any], at: str) -> int:
    row, column = map(int, at.split(","))
    return int(town["mine"]["numbers"][row][column])


def _map(view: Mapping[str, Any]) -> list[Text]:
    spaces = view["map"]["spaces"]
    tokens = [_space(space) for space in spaces if space["token"]]
    camps = [
        text("far-camp-one", who=who(space["camp"]), space=_space(space))
        for space in spaces
        if space["camp"] is not None
    ]
    near = [text("far-reach-one", space=_space(space), n=space["reach"]) for space in spaces if space["can_stop"]]
    lines = [text("far-tokens", spaces=tokens, n=len(tokens)), text("far-camps", camps=camps, n=len(camps))]
    waiting = [space for space in spaces if space["boss"]]
    lines += [
        text("far-boss-one", boss=f"@{one['boss']['id']}", n=one["boss"]["level"], space=_space(one)) for one in waiting
    ]
    return [*lines, text("far-reach", spaces=near)] if near else lines


def _space(space: Mapping[str, Any]) -> Text:
    icon = space["icon"] or space["good"] or NONE
    return text("far-space", id=space["id"], name=space["name"] or NONE, icon=icon)


def _decks(view: Mapping[str, Any]) -> Text:
    threat, decks = view["threat"], view["decks"]
    piles = {name: decks[name]["pile"] for name in ("treasure", "basic", "advanced")}
    level = 0 if threat is None else threat["level"]
    return text(
        "far-decks", threat="" if threat is None else f"@{threat['id']}", n=level, left=view["threats_left"], **piles
    )


def _in_hand(card: Mapping[str, Any], where: str) -> Text:
    tokens = card["cost"].get("token", {})
    cost = _goods({**{name: n for name, n in card["cost"].items() if name != "token"}, **tokens})
    told = {
        "cost": cost,
        "points": card["points"],
        "icons": written_icons(card["icons"]) or NONE,
        "text": card["text"] or NONE,
    }
    low, high = card["rep_min"], card["rep_max"]
    return text(
        f"far-in-{where}",
        card=f"@{card['id']}",
        low=NONE if low is None else low,
        high=NONE if high is None else high,
        **told,
    )


def _sheet(one: Mapping[str, Any]) -> Text:
    names = (
        "camps",
        "routes",
        "artifacts",
        "threats",
        "wealth",
        "tokens",
        "chiefs",
        "rep",
        "board",
        "treasures",
        "bonus",
    )
    return text("far-sheet", who=who(one["seat"]), total=one["total"], **dict(zip(names, one["points"], strict=True)))
