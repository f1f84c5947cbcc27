"""The words and numbers of the rulebook that cards, maps and rules share. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal

from pydantic import Field

from cogs.near_and_far.state import FACTIONS, Building, CheckKind, Faction

Icon = Literal["H", "K", "W", "M", "S", "D"]
"""Hearts, sKill, sWords, Movement, Search, shielD."""
Icons = dict[Icon, Annotated[int, Field(ge=1, le=9)]]
Good = Literal["coin", "gem", "food"]
GOODS: Final[tuple[Good, ...]] = ("coin", "gem", "food")
VALUE: Final[Mapping[str, int]] = MappingProxyType({"coin": 1, "food": 2, "gem": 3, "token": 5})
"""NF-1.1."""
BUILDINGS: Final[tuple[Building, ...]] = ("town_hall", "saloon", "stables", "general_store", "farm", "hut", "mine")
Route = Literal["peppers", "machine_parts", "ichor_stone", "tea_leaves"]
ROUTES: Final[tuple[Route, ...]] = ("peppers", "machine_parts", "ichor_stone", "tea_leaves")
Mode = Literal["first", "arcade", "campaign", "character"]
Deck = Literal["basic", "advanced"]
Skill = Literal["skill", "combat"]

CHARACTERS: Final = ("shardling", "kiku", "vera", "eyim", "rin", "tanian", "riza", "grear")
"""In the order of the box."""
COLOURS: Final = ("green", "blue", "red", "yellow")
"""Of camps, by seat."""

LEAST_REP: Final = -6
MOST_REP: Final = 12
MOST_TALENTS: Final = 6
MOST_HEARTS: Final = 13
MOST_ANIMALS: Final = 3
LEVELS: Final = range(4, 16)
"""Of the twelve threats."""
MAPS: Final = 11
STORIES: Final = 16
"""Numbered entries of a map."""
WORLDS: Final = 31
NAME: Final = r"^[a-z][a-z0-9_]*$"
Id = Annotated[str, Field(pattern=NAME, max_length=40)]


def threat_id(level: int) -> str:
    """The id of the threat of a level."""
    return f"threat_{level:02}"


def written_icons(icons: Mapping[str, int]) -> str:
    """Icons as sentences show them: `H2 K1`."""
    return " ".join(f"{name}{n}" for name, n in icons.items())


def threat_points(level: int) -> int:
    """The printed points of a threat (NF-13.6)."""
    return (level - 2) // 2


def entries_of(number: int) -> tuple[str, ...]:
    """The story numbers printed on a map (rules 11.3): A to P, 1 to 16, ..., 146 to 161."""
    if number == 1:
        return tuple("ABCDEFGHIJKLMNOP")
    first = 1 + (number - 2) * STORIES + (number > 9)  # 129 is on no map
    return tuple(str(first + n) for n in range(STORIES))


__all__ = [
    "BUILDINGS",
    "CHARACTERS",
    "COLOURS",
    "FACTIONS",
    "GOODS",
    "LEAST_REP",
    "LEVELS",
    "MAPS",
    "MOST_ANIMALS",
    "MOST_HEARTS",
    "MOST_REP",
    "MOST_TALENTS",
    "NAME",
    "ROUTES",
    "STORIES",
    "VALUE",
    "WORLDS",
    "Building",
    "CheckKind",
    "Deck",
    "Faction",
    "Good",
    "Icon",
    "Icons",
    "Id",
    "Mode",
    "Route",
    "Skill",
    "entries_of",
    "threat_id",
    "threat_points",
    "written_icons",
]
