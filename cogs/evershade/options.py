"""The settings of a table and of a campaign (rules 13). Pure."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field


class CombatOptions(BaseModel):
    """Which combat is played, and how many characters fight; more of them than players are shared out in turn."""

    entry: str = ""
    heroes: int = Field(default=2, ge=1, le=4)


class HouseRules(BaseModel):
    """LE-27 and other rules that a group may change. adventure: its id, for groups with a pack of their own; empty: the
    bundled one. proxy_after_timeout: LE-4.8."""

    adventure: Annotated[str, Field(max_length=60)] = ""
    ones_fate_only_on_failure: bool = False
    ones_cancel_successes: bool = False
    proxy_after_timeout: bool = True
    time_wrap: bool = False


class SessionOptions(HouseRules):
    """The settings of a table.

    act      the act that it begins with, counted through the adventure, as its choices say
    until    when the table ends: after one act, a chapter, or with the adventure
    heroes   characters, shared out in turn where they are more than players; a single player has at least two (LE-3.9)
    """

    act: int = Field(default=1, ge=1, le=6)
    until: Literal["act", "chapter", "adventure"] = "chapter"
    heroes: int = Field(default=2, ge=1, le=4)
