"""The town board: what its mine gives and asks, and what animals cost (NF-4, NF-8.8). Pure."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, model_validator


class Yield(BaseModel):
    """What a row or column of the mine gives; `token`: of a faction of choice."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    coin: Annotated[int, Field(ge=0, le=3)] = 0
    gem: Annotated[int, Field(ge=0, le=3)] = 0
    food: Annotated[int, Field(ge=0, le=3)] = 0
    token: Annotated[int, Field(ge=0, le=1)] = 0


class Mine(BaseModel):
    """The grid of numbers: rows by columns, the entrance at the top left (NF-8.6)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    columns: tuple[Yield, ...]
    rows: tuple[Yield, ...]
    numbers: tuple[tuple[Annotated[int, Field(ge=1, le=12)], ...], ...]

    @model_validator(mode="after")
    def _is_a_grid(self) -> "Mine":
        if len(self.numbers) != len(self.rows) or any(len(row) != len(self.columns) for row in self.numbers):
            raise ValueError("`numbers` wants a row for each of `rows` and a number for each of `columns`")
        return self


class Town(BaseModel):
    """id: there is one."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    mine: Mine
    bird_food: Annotated[int, Field(ge=1, le=3)] = 1
    tortoise_gems: Annotated[int, Field(ge=1, le=3)] = 1
    refresh_food: Annotated[int, Field(ge=1, le=3)] = 1
    row: Annotated[int, Field(ge=3, le=8)] = 5
    """Adventurers in the Saloon."""
