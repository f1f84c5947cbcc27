"""What came of something, in the journal of tables whose edition tells it (`HouseRules.outcomes`)."""

from typing import Any

from bot.rules.play.handle import Play
from cogs.evershade.state import Boon, CombatState


def tell(play: Play[CombatState], kind: str, **params: Any) -> None:
    """One line of it."""
    if play.state.options.outcomes == "told":
        play.say(kind, **params)


def tell_boon(play: Play[CombatState], kind: str, name: str, boon: Boon) -> None:
    """A boon that somebody gains or loses."""
    tell(play, kind, who=f"@{name}", boon=boon.kind, greater=int(boon.is_greater))
