"""Whether a card in play changes the sums before Dusk compares them (AL-10.1), without anybody doing anything more.
Pure, only looks.

What comes of it can be rehearsed; where it is not, no number is told that will be another one then.
"""

from cogs.altered.content.cards import LATE, Ability, Trigger
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj


def comes_late(look: Look) -> bool:
    """Whether one would act, as the table is."""
    objects, printed = look.state.objects, look.content.printed
    found = [obj for oid in look.state.in_play if printed[(obj := objects[oid]).card].is_late]
    return bool(found) and any(_acts(look, obj) for obj in found)


def _acts(look: Look, obj: Obj) -> bool:
    reactions = look.content.printed[obj.card].reactions
    late = [(ability, trigger) for _, ability, trigger in reactions if trigger.event in LATE]
    return not late or any(_holds(look, obj, *one) for one in late)  # none: it gives one to others


def _holds(look: Look, obj: Obj, ability: Ability, trigger: Trigger) -> bool:
    if is_aside(ability.do):
        return False
    if trigger.event == "passed":
        left = {seat == obj.controller for seat in (0, 1) if seat not in look.state.passed}
        if not left or (trigger.by is not None and (trigger.by == "me") not in left):
            return False
    return ability.condition is None or look.holds(ability.condition, obj.controller, obj)
