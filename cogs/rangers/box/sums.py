"""Sums that a group with the printed box would do in its head: fatigue on the way, a test, what a path deck is made of,
neighbours, the weather of a day. Pure."""

import re
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from cogs.rangers.box.tray import Sheet
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.world import Location, Path

Target = Literal["reach", "along", "surroundings", "other"]
VALLEY: Final = 3
"""Valley cards away from people (ER-2.3)."""
_CARD: Final = re.compile(r"(\d)([fed]*)")


@dataclass(frozen=True, slots=True)
class Fatigue:
    """total: of all cards between; cards: presence of each that counts."""

    total: int
    cards: tuple[int, ...]


def fatigue(target: Target, reach: str, along: str, role: str = "") -> Fatigue:
    """ER-7.2 to 7.6. reach, along, role: a presence a card, with marks: `2 1f 3e 1d` are a 2, a friendly one, one that
    is exhausted, one that is dodged. Raises `NotPossible`."""
    zones = {"reach": (), "along": (reach,), "surroundings": (reach, along), "other": (reach,)}[target]
    counted = [n for zone in (*zones, role) for n in _presences(zone)]
    return Fatigue(sum(counted), tuple(counted))


def _presences(zone: str) -> list[int]:
    found = []
    for part in zone.replace(",", " ").split():
        match = _CARD.fullmatch(part.casefold())
        if match is None:
            raise NotPossible(text("rangers-box-refused-presence", text=part[:20]))
        if not match[2] and int(match[1]):
            found.append(int(match[1]))
    return found


@dataclass(frozen=True, slots=True)
class Outcome:
    """A test (ER-6.8, ER-6.9)."""

    effort: int
    modifier: int
    resulting: int
    difficulty: int
    won: bool


def test(energy: int, icons: int, more: int, difficulty: int, modifier: int) -> Outcome:
    """The first energy is mandatory; the resulting effort is never below 0."""
    check_range(energy, 1, 20)
    for n in (icons, more, difficulty):
        check_range(n, 0, 30)
    effort = energy + icons + more
    resulting = max(0, effort + modifier)
    return Outcome(effort, modifier, resulting, difficulty, resulting >= difficulty)


def place_of(content: RangersContent, typed: str) -> Location:
    """A place of the valley by name or code. Raises `NotPossible`."""
    wanted = typed.strip().casefold()
    for place in content.locations.values():
        if wanted in (place.code.casefold(), place.name.casefold()):
            return place
    raise NotPossible(text("rangers-box-refused-place", name=typed.strip()[:40]))


class Way(NamedTuple):
    """Where a path leads, through what, and the event that opens it ("": it is open)."""

    place: str
    terrain: str
    locked: str = ""


def around(content: RangersContent, sheet: Sheet, typed: str) -> tuple[str, list[Way]]:
    """The name of a place and where one can go from there: on the map that the group has noted, else in the Fernreach.
    Raises `NotPossible` for a place that neither knows."""
    if noted := sheet.ways_from(typed):
        return whose_name(typed), [Way(*one) for one in noted]
    place = place_of(content, typed)
    ways = next(iter(content.maps.values())).ways[place.code]
    return place.name, [_way(content, path) for path in ways]


def _way(content: RangersContent, path: Path) -> Way:
    there = content.location(path.b)
    return Way(there.name if there is not None else path.b, content.sets[path.terrain].name, path.locked or "")


def weather(content: RangersContent, sheet: Sheet, day: int, length: int) -> str:
    """The name of a day's weather: as the group has noted it, else in our calendar of so many days. Raises
    `NotPossible`."""
    if noted := sheet.weathers.get(day):
        return noted
    campaign = next(iter(content.campaigns.values()))
    days = next((days for of, days in campaign.days.items() if of == length), ())
    check_range(day, 1, len(days) or 1)
    if not days:
        raise NotPossible(text("rangers-box-refused-length", lengths=sorted(campaign.days)))
    found = days[day - 1]
    card = content.card_id(found.weather)
    assert card is not None
    return content.weathers[card].faces[found.face].name
