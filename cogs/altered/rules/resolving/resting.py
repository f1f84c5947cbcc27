"""A target in the Reserve that it changes nothing to exhaust: its player has passed, and it is readied in the Morning
(AL-4.1). Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.content.reader import walk
from bot.rules.decision import Option, text
from cogs.altered.content.vocabulary import PlayCard
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj


def told_resting(look: Look, obj: Obj, steps: Sequence[Any], option: Option) -> Option:
    """The target of these steps, with that nothing is changed today where that is so."""
    is_exhausting = obj.zone == "reserve" and {step.do for step in steps} == {"exhaust"}
    if not is_exhausting or obj.exhausted or obj.owner not in look.state.passed or _may_play(look, obj.owner):
        return option
    label = text(option.label.key, **{**option.label.params, "body": False})
    return replace(option, label=text("al-option-resting", what=label, seat=f"@seat:{obj.owner}"))


def _may_play(look: Look, seat: int) -> bool:
    """Whether a card of theirs in play may still play one, though they have passed."""
    own = (look.state.objects[oid] for oid in look.state.in_play)
    return any(
        isinstance(part, PlayCard) for obj in own if obj.controller == seat for _, part in walk(look.card(obj), "")
    )
