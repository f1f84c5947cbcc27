"""What an act of a campaign is given, and what it hands back (LE-26.7). Pure."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from cogs.evershade.rules.character.party import FATE_PER_CHARACTER
from cogs.evershade.rules.story.acts import ACT_OVER
from cogs.evershade.state import Character, EvershadeState, Tracker


class Handed(BaseModel):
    """heroes: by the seats that ride, each with those that it brings, the first first; none: it is asked.

    holder: the seat with the decision token, of those that ride; allies: companions of those that ride; offered: of
    those who would come along; elsewhere: professions of those who stay at home
    """

    model_config = ConfigDict(extra="forbid")

    heroes: list[list[Character]]
    tracker: Tracker = Field(default_factory=Tracker)
    holder: int = 0
    entries: list[str] = Field(default_factory=list)
    holders: list[str] = Field(default_factory=list)
    stored: list[str] = Field(default_factory=list)
    achievements: list[str] = Field(default_factory=list)
    completed: list[tuple[str, str]] = Field(default_factory=list)
    allies: list[Character] = Field(default_factory=list)
    offered: list[str] = Field(default_factory=list)
    elsewhere: list[str] = Field(default_factory=list)


def take(state: EvershadeState, given: Handed) -> None:
    """Everything into the state, before its first step. The first heroes of all seats sit before the second ones."""
    rows = max((len(own) for own in given.heroes), default=0)
    state.heroes = [
        own[row] if row < len(own) else Character("")
        for row in range(rows)
        for own in given.heroes
        if row == 0 or any(row < len(other) for other in given.heroes)
    ]
    while state.heroes and not state.heroes[-1].id:
        state.heroes.pop()
    state.fate = FATE_PER_CHARACTER * sum(bool(one.id) for one in state.heroes) - sum(one.fate for one in state.heroes)
    state.tracker, state.holder = given.tracker, given.holder
    state.story.entries = list(given.entries)
    state.holders, state.stored = list(given.holders), list(given.stored)
    state.achievements, state.completed = list(given.achievements), list(given.completed)
    state.allies, state.offered = list(given.allies), list(given.offered)
    state.elsewhere, state.is_campaign = list(given.elsewhere), True


def hand_over(state: EvershadeState) -> dict[str, Any]:
    """How the act has ended (`act`, `won`, `lost`), and the party as it stands, as JSON."""
    how = "act" if state.result == ACT_OVER else str(state.result)
    heroes = [[one for one in state.heroes_of(seat) if one.id and not one.is_dead] for seat in range(state.seats)]
    handed = Handed(
        heroes=heroes,
        tracker=state.tracker,
        holder=state.holder,
        entries=list(state.story.entries),
        holders=list(state.holders),
        stored=list(state.stored),
        achievements=list(state.achievements),
        completed=list(state.completed),
        allies=list(state.allies),
        offered=list(state.offered),
    )
    return {"how": how, "party": handed.model_dump(mode="json")}
