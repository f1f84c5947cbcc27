"""A map of the atlas: spaces with their places on the paper, and the roads between them (rules 11.1). Pure."""

from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.geometry.graph import Border, Graph, edge
from cogs.near_and_far.content.terms import ROUTES, Route

Symbol = Literal["none", "chest", "threat"]
TOWN = "T"


class Values(NamedTuple):
    """What a trade route is worth: both ends one's own, and one of them."""

    large: int
    small: int


class Space(BaseModel):
    """A place where one can stand. quest: of its book; region: to which of the map's four it belongs."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9]{1,3}$")]
    x: Annotated[int, Field(ge=0, le=1000)]
    y: Annotated[int, Field(ge=0, le=700)]
    kind: Literal["town", "quest", "trade", "wild", "boss"]
    icon: Literal["coin", "gem"] | None = None
    quest: str = ""
    name: Annotated[str, Field(max_length=40)] = ""
    good: Route | None = None
    region: str = ""


class Road(NamedTuple):
    """A road and what lies across it."""

    a: str
    b: str
    symbol: Symbol = "none"


class FarMap(BaseModel):
    """One map. palette: of its picture, ground and two inks, as hexadecimal colours; is_fixture: for tests, not held to
    the rules of the atlas (11.2)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, Field(pattern=r"^[a-z0-9]{2,4}$")]
    number: Annotated[int, Field(ge=0, le=11)]
    title: Annotated[str, Field(min_length=2, max_length=60)]
    about: Annotated[str, Field(max_length=200)] = ""
    routes: dict[Route, Values]
    regions: tuple[str, ...] = ()
    palette: tuple[str, str, str] = ("#d9cdb4", "#4a4238", "#a4553a")
    spaces: tuple[Space, ...]
    roads: tuple[Road, ...]
    is_fixture: bool = False

    @model_validator(mode="after")
    def _roads_lead_somewhere(self) -> "FarMap":
        ids = [space.id for space in self.spaces]
        for road in self.roads:
            for end in (road.a, road.b):
                if end not in ids:
                    raise ValueError(f"the road {road.a}-{road.b} leads to {end!r}, which is no space")
        pairs = [edge(road.a, road.b) for road in self.roads]
        for name, found in (("space", ids), ("road", ["-".join(pair) for pair in pairs])):
            twice = next((one for one in found if found.count(one) > 1), None)
            if twice is not None:
                raise ValueError(f"the {name} {twice} stands twice")
        return self

    @cached_property
    def graph(self) -> Graph:
        """Where one can walk."""
        return Graph((space.id for space in self.spaces), {(road.a, road.b): Border() for road in self.roads})

    @cached_property
    def symbols(self) -> dict[tuple[str, str], Symbol]:
        """Road (ends in order) -> what lies across it."""
        return {edge(road.a, road.b): road.symbol for road in self.roads}

    @cached_property
    def ways(self) -> dict[str, tuple[tuple[str, Symbol], ...]]:
        """Space -> its neighbours, in the order of `graph`, and what lies across the road to each."""
        return {
            space.id: tuple((other, self.symbol(space.id, other)) for other in self.graph.neighbours(space.id))
            for space in self.spaces
        }

    @cached_property
    def steps(self) -> dict[str, dict[str, int]]:
        """Space -> how many steps every other one is away."""
        return {space.id: dict(self.graph.distances(space.id)) for space in self.spaces}

    @cached_property
    def by_id(self) -> dict[str, Space]:
        """The spaces by id."""
        return {space.id: space for space in self.spaces}

    def symbol(self, a: str, b: str) -> Symbol:
        """What lies across the road between two neighbours. Raises `KeyError` where there is none."""
        return self.symbols[edge(a, b)]

    def of_kind(self, kind: str) -> list[Space]:
        """The spaces of a kind, in printed order."""
        return [space for space in self.spaces if space.kind == kind]

    @cached_property
    def ends(self) -> dict[str, list[Space]]:
        """Good -> the two ends of its trade route."""
        return {good: [space for space in self.spaces if space.good == good] for good in ROUTES}
