"""The campaign's log as facts, for its picture and for the same in words. Pure; knows what everybody may know."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.rangers.campaign.state import Member, RangersRecord
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.morning import day_of

View = Mapping[str, Any]


def log_of(content: RangersContent, record: RangersRecord) -> dict[str, Any]:
    """{day, of, is_closed, place, terrain, days: {n, code, place, camped} of past ones, else {n, weather, grade};
    missions: {name, checks, of}, done, rewards: names, rangers}. A day that was ridden has no weather: the group may
    have changed it (ER-2.7)."""
    past = {one.number: one for one in record.past}
    days = []
    for n in range(1, record.length + record.extra + 1):
        if n in past:
            code = past[n].place
            days.append({"n": n, "code": code, "place": _place(content, code), "camped": past[n].camped})
        else:
            days.append({"n": n, **_weather(content, record, n)})
    return {
        "day": record.day,
        "of": record.length + record.extra,
        "is_closed": record.is_closed,
        "place": _place(content, record.place),
        "terrain": content.sets[record.terrain].name if record.terrain in content.sets else "",
        "days": days,
        "missions": [
            {"name": content.missions[name].name, "checks": one.checks, "of": content.missions[name].checks}
            for name, one in record.missions.items()
            if name in content.missions
        ],
        "done": [content.missions[name].name for name in record.done if name in content.missions],
        "rewards": [content.ranger_cards[card].name for card in record.rewards if card in content.ranger_cards],
        "rangers": [
            {"seat": seat, **_ranger(content, one)} for seat, one in enumerate(record.members) if not one.given_up
        ],
    }


def _place(content: RangersContent, code: str) -> str:
    place = content.location(code)
    return place.name if place is not None else code


def _weather(content: RangersContent, record: RangersRecord, day: int) -> dict[str, str]:
    found = day_of(content, record.length, day)
    card = content.weathers.get(content.card_id(found.weather) or "") if found is not None else None
    if found is None or card is None:
        return {"weather": "", "grade": ""}
    return {"weather": card.faces[found.face].name, "grade": card.grade}


def _ranger(content: RangersContent, one: Member) -> dict[str, Any]:
    ready = content.prebuilt.get(one.name)
    role = content.roles.get(one.role)
    cards = [content.ranger_cards[card] for card in one.deck if card in content.ranger_cards]
    return {
        "name": ready.name if ready is not None else one.name,
        "role": role.name if role is not None else "",
        "maladies": sum(one.deck[card.id] for card in cards if card.category == "malady"),
        "gear": [content.ranger_cards[kept.card].name for kept in one.gear if kept.card in content.ranger_cards],
    }


def log_words(log: View) -> list[Text]:
    """The same in words: days, missions, rewards, Rangers."""
    place, terrain = log["place"] or "–", log["terrain"] or "–"
    lines = [text("rangers-log-title", n=log["day"], of=log["of"], place=place, terrain=terrain, over=log["is_closed"])]
    for one in log["days"]:
        if "code" in one:
            lines.append(text("rangers-log-past", n=one["n"], place=one["place"], camped=one["camped"]))
        else:
            lines.append(
                text("rangers-log-day", n=one["n"], weather=one["weather"] or "–", grade=one["grade"] or "none")
            )
    for one in log["missions"]:
        lines.append(text("rangers-log-mission", name=one["name"], n=one["checks"], of=one["of"]))
    for what in ("done", "rewards"):
        if log[what]:
            lines.append(text("rangers-log-names", what=what, names=list(log[what])))
    for one in log["rangers"]:
        told = {"who": f"@seat:{one['seat']}", "name": one["name"], "role": one["role"] or "none"}
        gear = list(one["gear"])
        lines.append(text("rangers-log-ranger", n=one["maladies"], gear=gear, kept=len(gear), **told))
    return lines


def log_alt(log: View) -> Text:
    """The gist: how many days were ridden, how they ended, and what is open."""
    past = [one for one in log["days"] if "code" in one]
    return text(
        "rangers-alt-log",
        day=log["day"],
        of=log["of"],
        n=len(past),
        camped=sum(one["camped"] for one in past),
        many=len(log["missions"]),
        missions=[one["name"] for one in log["missions"]],
        rewards=len(log["rewards"]),
    )
