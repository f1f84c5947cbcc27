"""Places, the map, weather, missions and the calendar (rules 8.1, 8.5, 8.7). Pure."""

from functools import cached_property
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.effects import Condition
from bot.rules.geometry.graph import Border, Graph
from bot.rules.stories.shapes import EntryId
from cogs.rangers.content.cards import NamedTokens, Printed, Small, Threshold
from cogs.rangers.content.vocabulary.abilities import Ability, PrintedTest
from cogs.rangers.content.vocabulary.effects import Effects
from cogs.rangers.content.vocabulary.terms import CardId, CardRef, Length, Name

PLACE: Final = r"^[A-Z]{2}$"
Code = Annotated[str, Field(pattern=PLACE)]
ARRIVALS: Final = 4


class _Fixed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class Location(Printed):
    """A place. code: two letters, on the map; arrival: one effect a Ranger; once: before them;
    assembly: when the path deck is built; pivotal: the set of who lives there."""

    code: Code
    presence: Small
    progress: Threshold
    pivotal: Name | None = None
    entry: EntryId | None = None
    assembly: Effects = ()
    once: Effects = ()
    arrival: tuple[Effects, ...] = Field(min_length=ARRIVALS, max_length=ARRIVALS)
    arrival_text: tuple[str, ...] = Field(min_length=ARRIVALS, max_length=ARRIVALS)

    @model_validator(mode="after")
    def _is_pivotal(self) -> "Location":
        if (self.pivotal is not None) != ("pivotal" in self.traits):
            raise ValueError("a pivotal place has the trait and a set, any other has neither")
        return self


class Spot(NamedTuple):
    """Where a place stands on the paper."""

    code: str
    x: int
    y: int


class Path(NamedTuple):
    """A way between two places through a terrain; locked: until the event of this name."""

    a: str
    b: str
    terrain: str
    locked: str = ""


class ValleyMap(_Fixed):
    """All places and paths."""

    id: Name
    start: Code
    start_terrain: Name
    spots: tuple[Spot, ...]
    paths: tuple[Path, ...]

    @model_validator(mode="after")
    def _leads_somewhere(self) -> "ValleyMap":
        codes = [spot.code for spot in self.spots]
        for path in self.paths:
            for end in (path.a, path.b):
                if end not in codes:
                    raise ValueError(f"the path {path.a}-{path.b} leads to {end!r}, which is no place")
        if self.start not in codes:
            raise ValueError(f"starts at {self.start!r}, which is no place")
        return self

    def graph(self, *, locked: bool) -> Graph:
        """Which places have a path between them. locked: those that need an event too."""
        ways = {(path.a, path.b): Border() for path in self.paths if locked or not path.locked}
        return Graph((spot.code for spot in self.spots), ways)

    @cached_property
    def ways(self) -> dict[str, list[Path]]:
        """Place -> the paths that leave it, each told from there."""
        found: dict[str, list[Path]] = {spot.code: [] for spot in self.spots}
        for path in self.paths:
            found[path.a].append(path)
            found[path.b].append(Path(path.b, path.a, path.terrain, path.locked))
        return found


class Face(_Fixed):
    """One side of a weather card."""

    name: Annotated[str, Field(min_length=2, max_length=40)]
    traits: tuple[str, ...] = ()
    tokens: NamedTokens | None = None
    abilities: tuple[Ability, ...] = ()
    tests: tuple[PrintedTest, ...] = ()
    text: Annotated[str, Field(max_length=320)] = ""
    flavour: Annotated[str, Field(max_length=200)] = ""


class Weather(_Fixed):
    """A card with two faces. grade: how hard it is (rules 8.2)."""

    id: CardId
    grade: Literal["easy", "normal", "hard", "expert"]
    faces: tuple[Face, Face]


class Mission(Printed):
    """What the group has taken upon itself. objective: when it is met `on_objective` is read."""

    kind: Literal["main", "side", "interlude"]
    stage: Annotated[int, Field(ge=1, le=5)] | None = None
    places: tuple[Code, ...] = ()
    checks: Annotated[int, Field(ge=0, le=3)] = 0
    objective: Condition
    on_objective: EntryId


class Day(_Fixed):
    """A day of the calendar. entries: read at its setup, in order."""

    weather: CardRef
    face: Literal[0, 1] = 0
    entries: tuple[EntryId, ...] = ()


class Campaign(_Fixed):
    """A story through the valley. days: one calendar a length; deadlines: name -> the last day, by length; endings:
    name -> what it is called."""

    id: Name
    name: Annotated[str, Field(min_length=2, max_length=40)]
    start_entry: EntryId
    missions: tuple[Name, ...]
    days: dict[Length, tuple[Day, ...]]
    deadlines: dict[Name, dict[Length, int]]
    epilogue: EntryId
    endings: dict[Name, str] = Field(min_length=3)

    @model_validator(mode="after")
    def _has_its_days(self) -> "Campaign":
        for length, days in self.days.items():
            if len(days) != length:
                raise ValueError(f"the calendar of {length} days has {len(days)}")
        return self
