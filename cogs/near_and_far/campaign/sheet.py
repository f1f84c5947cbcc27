"""The campaign sheet of a view: in words, and what its picture shows. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.near_and_far.content.content import FarContent


def sheet_lines(content: FarContent, record: Mapping[str, Any]) -> Sequence[Text]:
    """The next map, everybody's points and what they carry, best first; then the epilogue."""
    lines = [] if record["over"] else [text("far-campaign-next", map=f"@m{record['map']:02}")]
    for one in sorted(record["members"], key=lambda one: -one["total"]):
        quests = [f"@{name}" for name, done in one["side_quests"].items() if not done]
        cards = [f"@{name}" for kind in ("talents", "character_cards", "worlds") for name in one[kind]]
        words = [word.replace("_", " ") for word in one["keywords"]]
        counts = {"many": len(cards), "quests": len(quests), "words": len(words)}
        known = content.characters.get(one["character"])
        name = known.name if known is not None else "none"
        told = {"who": f"@seat:{one['seat']}", "name": name, "n": one["total"]}
        lines.append(text("far-campaign-member", xp=one["xp"], cards=cards, open=quests, known=words, **told, **counts))
    return [*lines, *(Text(one["key"], one["params"]) for one in record["epilogue"])]


def sheet_facts(content: FarContent, record: Mapping[str, Any]) -> dict[str, Any]:
    """What the picture of the sheet shows. record: as in the view of the campaign."""
    played = [(one["map"], {int(seat): n for seat, n in one["points"].items()}, one["won"]) for one in record["played"]]
    members = []
    for one in record["members"]:
        seat, known = one["seat"], content.characters.get(one["character"])
        shown = {name: one[name] for name in ("seat", "character", "total", "mean", "xp")}
        shown["points"] = [points.get(seat) for _, points, _ in played]
        shown["won"] = [seat in won for _, _, won in played]
        shown |= {"name": known.name if known is not None else "–", "gone": one["given_up"]}
        members.append({**shown, "learned": list(_learned(content, one))})
    following = "" if record["over"] else content.maps[f"m{record['map']:02}"].title
    maps = [number for number, _, _ in played]
    return {"next": following, "maps": maps, "members": members, "is_open": record["roster"] == "open"}


def _learned(content: FarContent, one: Mapping[str, Any]) -> Iterator[str]:
    """What a member has, and has still to do, a line a kind."""
    kinds = {
        "Talents": [content.working[name].name for name in one["talents"]],
        "Cards": [content.working[name].name for kind in ("character_cards", "worlds") for name in one[kind]],
        "Keywords": [word.replace("_", " ") for word in one["keywords"]],
        "Still to do": [content.side_quests[name].name for name, is_done in one["side_quests"].items() if not is_done],
    }
    for kind, names in kinds.items():
        if names:
            yield f"{kind}: {', '.join(names)}"
