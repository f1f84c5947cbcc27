"""Borders that ask for a roll of whoever crosses them on its own feet (LE-16.13, LE-16.18)."""

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.combat import rolling
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.state import CombatState


def asked_at(state: CombatState, content: EvershadeContent, here: str, there: str) -> RollSpec | None:
    """The roll of the border between two spaces; None: it asks for none, or not any more (`move_border`)."""
    border = board.chart(state, content).graph.border(here, there)
    if border is None or border.kind != "gated":
        return None
    ends = (f"{here}|{there}", f"{there}|{here}")
    return next(one.rule.roll for one in board.sheet(state, content).special if one.edge in ends)


def rolls_on(state: CombatState, content: EvershadeContent, start: str, path: list[str]) -> int:
    """How many borders on a way ask for a roll."""
    steps = zip([start, *path], path, strict=False)
    return sum(asked_at(state, content, here, there) is not None for here, there in steps)


async def crosses(play: CombatPlay, model: str, here: str, there: str) -> bool:
    """LE-16.18: whether somebody gets to the other side: where no roll is asked, or an outcome of it is reached. What
    the roll says happens on this side, before the step."""
    spec = asked_at(play.state, play.content, here, there)
    if spec is None:
        return True
    play.say("evershade-crosses", who=f"@{model}", space=there)
    reached = await rolling.make(play, model, spec, model)
    await play.effects.run(play, reached.effects, Deed(model, target=model).after(reached))
    rolling.settle(play, model, [reached])
    if not reached.is_met:
        play.say("evershade-crosses-not", who=f"@{model}", space=here)
    return reached.is_met and board.where(play.state, model) == here
