"""Secret sheets: maps to explore, grids to fight on, the camp and its cards (LE-16, LE-17). Pure."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Final, Literal

from cachetools import LRUCache
from pydantic import Field, model_validator

from bot.rules.geometry.graph import Border, Edge, edge
from bot.rules.geometry.grid import Grid
from bot.rules.stories.shapes import EntryId
from cogs.evershade.content.cards import Name
from cogs.evershade.content.vocabulary.base import Cost
from cogs.evershade.content.vocabulary.effects import AnyEffect, RollOfOne, RollSpec
from cogs.evershade.content.vocabulary.expressions import Expression
from cogs.evershade.content.vocabulary.selectors import Holds
from cogs.evershade.content.vocabulary.terms import EdgeId, Id, Part, SpaceId, Word

MOST_CHARTS: Final = 16
"""So many states of a sheet's walls are kept as grids."""


class GridSize(Part):
    cols: Annotated[int, Field(ge=1, le=26)]
    rows: Annotated[int, Field(ge=1, le=40)]
    void: tuple[SpaceId, ...] = ()


class LargeSpace(Part):
    """A space that holds any number of models. borders: the spaces that it is connected to; at: where it is drawn,
    in columns to the east and rows to the south."""

    id: SpaceId
    name: Name = "Somewhere"
    at: tuple[Annotated[int, Field(ge=0, le=20)], Annotated[int, Field(ge=0, le=20)]] | None = None
    borders: tuple[SpaceId, ...] = ()


class BorderRule(Part):
    """LE-16.13, LE-16.18: what a special border costs in steps, the roll that it asks for, or what must hold for
    anybody to cross it (on a sheet to explore)."""

    enter_cost: Annotated[int, Field(ge=1, le=9)] = 1
    roll: RollOfOne | None = None
    need: Holds | None = None


class SpecialBorder(Part):
    edge: EdgeId
    id: Id
    rule: BorderRule


class Space(Part):
    """What is in a space. once: its trigger works one time."""

    danger: tuple[AnyEffect, ...] = ()
    trigger: tuple[AnyEffect, ...] = ()
    once: bool = False
    cover: bool = False
    keywords: tuple[Word, ...] = ()
    entries: tuple[EntryId, ...] = ()


class SheetAction(Part):
    """LE-19.7. cost: actions of an activation; from: the spaces in which it can be done; need: what must hold."""

    id: Id
    text: Annotated[str, Field(min_length=1, max_length=120)]
    cost: Literal[0, 1] = 1
    per_activation: Annotated[int, Field(ge=1, le=2)] | None = None
    from_: tuple[SpaceId, ...] = Field(default=(), alias="from")
    card: Literal["printed", "beside"] | None = None
    need: Holds | None = None
    roll: RollSpec | None = None
    effects: tuple[AnyEffect, ...] = ()

    @model_validator(mode="after")
    def _does_something(self) -> "SheetAction":
        if self.roll is None and not self.effects:
            raise ValueError("it does nothing: a `roll` or `effects` is missing")
        return self


class Chase(Part):
    """A quarry off the sheet, and how far ahead it is. lead: at first; grows: at the end of each round; away: it is out
    of reach with so much; strips: of the board, one goes under at the end of each round, the first one first."""

    name: Name
    lead: Expression
    grows: Expression = 1
    away: Annotated[int, Field(ge=2, le=20)]
    strips: tuple[tuple[SpaceId, ...], ...] = ()


class Ward(Part):
    """Something to keep, in a space: it is lost once an enemy stands there at the end of a round."""

    space: SpaceId
    name: Name


class Starts(Part):
    """Where models begin: spaces to choose from, and those of each enemy card's models."""

    party: tuple[SpaceId, ...] = ()
    enemies: dict[Id, dict[str, SpaceId]] = Field(default_factory=dict)


class Sheet(Part):
    """A sheet: a grid or large spaces (not both), or the camp with its holders. separate: of one to explore, each
    character has a model of its own on it, so that the party may part (LE-4.1, D14)."""

    id: Id
    name: Name = "Sheet"
    kind: Literal["exploration", "combat", "camp"]
    keywords: tuple[Word, ...] = ()
    grid: GridSize | None = None
    large: tuple[LargeSpace, ...] = ()
    walls: tuple[EdgeId, ...] = ()
    special: tuple[SpecialBorder, ...] = ()
    spaces: dict[SpaceId, Space] = Field(default_factory=dict)
    actions: tuple[SheetAction, ...] = ()
    starts: Starts = Starts()
    chase: Chase | None = None
    wards: tuple[Ward, ...] = ()
    separate: bool = False
    holders: tuple[str, ...] = ()
    adventure: Id | None = None

    @model_validator(mode="after")
    def _is_sound(self) -> "Sheet":
        wanted = {"combat": self.grid is not None, "exploration": bool(self.large), "camp": bool(self.holders)}
        if not wanted[self.kind]:
            raise ValueError(f"a sheet of kind {self.kind} wants {MISSING[self.kind]}")
        if self.separate and self.kind != "exploration":
            raise ValueError(f"on a sheet of kind {self.kind} nobody parts: `separate` is for one to explore (D14)")
        for action in self.actions:
            if self.kind != "exploration" and action.roll is not None and action.roll.each:
                raise ValueError(f"{action.id}: `each` rolls on a sheet to explore only (LE-14.13)")
        if self.grid is not None:
            known = set(self.chart.spaces)  # raises for voids and borders that are not on the grid
        else:
            known = {space.id for space in self.large}
            for one in self.special:
                self._require_border(one.edge)
                if one.rule.roll is not None:
                    raise ValueError(
                        f"{one.edge}: a border asks for a roll in a combat only; here it may `need` (LE-16.13)"
                    )
        named = [*self.spaces, *self.starts.party]
        named += [space for models in self.starts.enemies.values() for space in models.values()]
        named += [space for action in self.actions for space in action.from_]
        named += [other for space in self.large for other in space.borders]
        named += [ward.space for ward in self.wards]
        named += [one for strip in (self.chase.strips if self.chase is not None else ()) for one in strip]
        if lost := [space for space in named if space not in known]:
            raise ValueError(f"no space of this sheet: {', '.join(lost)}")
        return self

    def _require_border(self, name: str) -> None:
        a, _, b = name.partition("|")
        if not any(one.id in (a, b) and {a, b} - {one.id} & {*one.borders} for one in self.large):
            raise ValueError(f"{a} and {b} share no border")

    @cached_property
    def chart(self) -> Grid:
        """LE-16.1, LE-16.16: the grid with its walls and special borders, without voids. Raises `ValueError`."""
        assert self.grid is not None
        borders = _closed(self.walls)
        for one in self.special:
            rule = one.rule
            borders[_ends(one.edge)] = Border("gated" if rule.roll else "open", rule.enter_cost)
        return Grid(self.grid.cols, self.grid.rows, void=self.grid.void, borders=borders)

    def changed_chart(self, walls: Mapping[str, str], sunk: Sequence[str] = ()) -> Grid:
        """The grid on which these borders are `normal` or walls by now, and these spaces are gone, kept while it is
        asked for again and again: an enemy on its way does so at each step. walls: border -> kind."""
        key = (tuple(walls.items()), tuple(sunk))
        found = self._changed_charts.get(key)
        if found is None:
            assert self.grid is not None
            now = {_ends(name): Border("open" if kind == "normal" else "closed") for name, kind in walls.items()}
            void = {*self.grid.void, *sunk}
            borders = {ends: one for ends, one in {**self.chart.graph.borders, **now}.items() if not void & {*ends}}
            found = Grid(self.grid.cols, self.grid.rows, void=sorted(void), borders=borders)
            self._changed_charts[key] = found
        return found

    @cached_property
    def _changed_charts(self) -> LRUCache[Any, Grid]:
        return LRUCache(MOST_CHARTS)


MISSING = {"combat": "a `grid`", "exploration": "`large` spaces", "camp": "`holders`"}


def walled(columns: int, rows: int, walls: Iterable[str]) -> Grid:
    """A grid with nothing but walls on it, each a border such as `C2|D2`. Raises `ValueError`."""
    return Grid(columns, rows, borders=_closed(walls))


def _closed(walls: Iterable[str]) -> dict[Edge, Border]:
    return {_ends(wall): Border("closed") for wall in walls}


def _ends(name: str) -> Edge:
    a, b = name.split("|")
    return edge(a, b)


class CampAction(Part):
    """LE-17.8. cost: what the party pays for it; sells: an item that whoever does this gains, while nobody has it."""

    id: Id
    text: Annotated[str, Field(min_length=1, max_length=120)]
    non_partner: bool = False
    cost: Cost = Cost()
    sells: Id | None = None
    roll: RollOfOne | None = None
    effects: tuple[AnyEffect, ...] = ()

    @model_validator(mode="after")
    def _does_something(self) -> "CampAction":
        if self.roll is None and not self.effects and self.sells is None:
            raise ValueError("it does nothing: `roll`, `effects` or `sells` is missing")
        return self


class CampUpgrade(Part):
    cost: Cost
    to: Id
    entry: EntryId = Field(alias="P")


class CampCard(Part):
    """LE-17.5: fits the holders with its letter."""

    id: Id
    name: Name
    letter: Annotated[str, Field(pattern=r"^[A-C]$")]
    level: Annotated[int, Field(ge=1, le=2)] = 1
    build: Cost = Cost()
    upgrade: CampUpgrade | None = None
    actions: Annotated[tuple[CampAction, ...], Field(min_length=1)]
    adventure: Id | None = None
