"""Who stays behind and who waits, on a sheet that lets the party part (D14). Pure."""

from typing import Any, cast

from bot.rules.decision import Answer
from bot.rules.effects import Facts, condition_arguments, holds
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import SpecialBorder
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.story import parting
from cogs.evershade.rules.story.exploring import WAIT, unread
from cogs.evershade.state import CombatState, EvershadeState


class _Nobody(CombatFacts):
    """What holds where nobody stands anywhere."""

    def holds(self, name: str, argument: Any) -> bool:
        return name != "stands" and super().holds(name, argument)


def part(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
    """The last of the party stays where the way of the others hangs on it, if there is something to read beyond."""
    assert isinstance(state, EvershadeState)
    is_last = f"@{parting.party(state)[-1]}" == request.decision.prompt.params["who"]
    return parting.STAY if is_last and _is_needed(state, content) else parting.GO


def apart(state: EvershadeState, content: EvershadeContent, legal: list[str]) -> str | None:
    """Of a party that has parted: it stays where it is needed, else it goes where others are."""
    if _is_needed(state, content):
        return WAIT
    others = [f"go:{space}" for space in parting.spaces(state) if space != state.space]
    return next((one for one in others if one in legal), None)


def _is_needed(state: EvershadeState, content: EvershadeContent) -> bool:
    """Whether somebody in this space keeps a border open that would be shut, to something that nobody has read."""
    sheet = content.sheets[state.sheet]
    return any(
        any(unread(state, sheet, end) for end in one.edge.split("|"))
        for one in sheet.special
        if one.edge not in state.walls and _hangs_on(state, content, one)
    )


def _hangs_on(state: EvershadeState, content: EvershadeContent, border: SpecialBorder) -> bool:
    if border.rule.need is None or state.space not in condition_arguments(border.rule.need, ("stands",)):
        return False
    return not holds(border.rule.need, cast(Facts, _Nobody(state, content, Deed(state.performer))))
