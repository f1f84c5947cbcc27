"""The area in which the party is, and its secrets. Pure."""

from cogs.doomrock.state import AreaState, DoomrockState


def here(state: DoomrockState) -> AreaState | None:
    """The area of the party; None before the map lies."""
    return state.row[state.place] if state.row else None


def take_secrets(area: AreaState, n: int) -> None:
    """The party takes secrets from its area; the last one makes it explored when the action is over (DR-3.7)."""
    area.secrets -= n
    if area.secrets == 0:
        area.emptied = True
