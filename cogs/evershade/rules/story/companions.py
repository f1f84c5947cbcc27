"""Companions who come along and who go (LE-25, LE-3.6)."""

from cogs.evershade.rules.company.allies import companion
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState


def in_party(state: EvershadeState) -> list[str]:
    """The companions of the whole party, a partner among them; summons do not count (LE-3.6)."""
    return [one.id for one in state.allies if one.kind == "companion"]


def join(play: Session, name: str, owner: str) -> None:
    """Somebody comes along."""
    state: EvershadeState = play.state
    state.allies.append(companion(play.content, name, owner))
    if name in state.offered:
        state.offered.remove(name)
    play.used(name)
    play.say("evershade-companion-joins", who=f"@{name}", owner=f"@{owner}")


def part(play: Session, name: str) -> bool:
    """A companion goes its own way: its card is in the box, and there is room for another (A75). Whether it was
    there."""
    state: EvershadeState = play.state
    found = [one for one in state.allies if one.id == name]
    if not found:
        return False
    state.allies.remove(found[0])
    play.say("evershade-companion-parts", who=f"@{name}")
    return True
