"""Campaigns of public trackers (F8) as one record. Pure; what our valley has under another name keeps its words.

Codes of problems: IMP_NOT_JSON, IMP_TOO_BIG, IMP_LINK, IMP_NO_CAMPAIGN.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel, Field

from bot.rules.cleaning import cleaned
from bot.rules.own_cards.files import Problem, is_link
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.normal import same_name, small

TRACKER_BYTES: Final = 256 * 1024
MOST: Final = 200
LATEST_DAY: Final = 60
_LOCATION: Final = ("current_location", "currentLocation", "location")
_TERRAIN: Final = ("current_path_terrain", "currentPathTerrain", "path_terrain", "pathTerrain", "terrain", "path")


class FoundMission(BaseModel):
    """started: on which day; checks: how far it is."""

    name: str
    started: int = 1
    checks: int = 0
    is_done: bool = False


class FoundDay(BaseModel):
    """A checked day."""

    day: int
    location: str = ""
    terrain: str = ""
    camped: bool = False


class FoundCampaign(BaseModel):
    """What a tracker says. unknown: field -> words that our valley does not know; with a place or terrain among them
    the first day waits until they are picked (ER-18.8)."""

    day: int = 1
    location: str = ""
    terrain: str = ""
    missions: list[FoundMission] = Field(default_factory=list)
    events: list[str] = Field(default_factory=list)
    rewards: list[str] = Field(default_factory=list)
    history: list[FoundDay] = Field(default_factory=list)
    unknown: dict[str, list[str]] = Field(default_factory=dict)


def read_campaign(data: bytes, content: RangersContent) -> tuple[FoundCampaign | None, list[Problem]]:
    """A campaign from a file, and what is wrong with the file."""
    if len(data) > TRACKER_BYTES:
        return None, [Problem("IMP_TOO_BIG", {"most": f"{TRACKER_BYTES // 1024} kB"})]
    if is_link(data):
        return None, [Problem("IMP_LINK", {})]
    try:
        whole = json.loads(data.decode("utf-8-sig"), parse_constant=lambda name: None)
    except (ValueError, RecursionError):
        return None, [Problem("IMP_NOT_JSON", {})]
    made = campaign_in(whole, content)
    return made, [] if made is not None else [Problem("IMP_NO_CAMPAIGN", {})]


def campaign_in(whole: Any, content: RangersContent) -> FoundCampaign | None:
    """A tracker's campaign in JSON that has been read; None where there is none."""
    row = _unwrapped(whole)
    if row is None:
        return None
    found = FoundCampaign(
        day=small(row.get("day"), LATEST_DAY) or 1,
        location=_first(row, _LOCATION),
        terrain=_first(row, _TERRAIN),
        missions=[_mission(one) for one in _rows(row.get("missions"))],
        events=_words(row.get("events")),
        rewards=_words(row.get("rewards")),
        history=[_day(one) for one in _rows(row.get("history"))],
    )
    found.unknown = _unknown(found, content)
    return found


def _unwrapped(whole: Any) -> dict[str, Any] | None:
    for _ in range(4):
        if not isinstance(whole, dict):
            return None
        if "day" in whole and any(name in whole for name in (*_LOCATION, "missions", "history")):
            return whole
        whole = next((whole[key] for key in ("data", "campaign", "rangers_campaign_by_pk") if key in whole), None)
    return None


def _first(row: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return next((word for name in names if (word := _word(row.get(name)))), "")


def _word(value: Any) -> str:
    if isinstance(value, dict):
        value = value.get("name", value.get("id"))
    return cleaned(value)[:80] if isinstance(value, str) else ""


def _rows(value: Any) -> list[Mapping[str, Any]]:
    return [one for one in value[:MOST] if isinstance(one, dict)] if isinstance(value, list) else []


def _words(value: Any) -> list[str]:
    found = (
        [_word(one.get("event", one) if isinstance(one, dict) else one) for one in value[:MOST]]
        if isinstance(value, list)
        else []
    )
    return list(dict.fromkeys(word for word in found if word))


def _mission(row: Mapping[str, Any]) -> FoundMission:
    checks = row.get("progress", row.get("checks", 0))
    if isinstance(checks, list):  # a tick each
        checks = sum(bool(one) for one in checks)
    return FoundMission(
        name=_word(row.get("name", row.get("id"))),
        started=small(row.get("day"), LATEST_DAY) or 1,
        checks=small(checks, 9) or 0,
        is_done=bool(row.get("completed", False)),
    )


def _day(row: Mapping[str, Any]) -> FoundDay:
    return FoundDay(
        day=small(row.get("day"), LATEST_DAY) or 1,
        location=_first(row, _LOCATION),
        terrain=_first(row, _TERRAIN),
        camped=row.get("camped") is True,
    )


def _unknown(found: FoundCampaign, content: RangersContent) -> dict[str, list[str]]:
    """What our valley does not know, by field."""
    places = {same_name(name) for place in content.locations.values() for name in (place.name, place.id, place.code)}
    terrains = {
        same_name(name) for one in content.sets.values() if one.kind == "terrain" for name in (one.id, one.name)
    }
    missions = {same_name(name) for one in content.missions.values() for name in (one.name, one.id)}
    cards = {same_name(name) for one in content.ranger_cards.values() for name in (one.name, one.id)}
    asked: dict[str, tuple[list[str], set[str]]] = {
        "location": ([found.location], places),
        "terrain": ([found.terrain], terrains),
        "missions": ([one.name for one in found.missions], missions),
        "rewards": (found.rewards, cards),
    }
    missing = {name: [word for word in words if same_name(word) not in known] for name, (words, known) in asked.items()}
    return {name: words for name, words in missing.items() if words}
