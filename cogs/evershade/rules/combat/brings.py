"""What an outcome of a roll brings, in a few words beside its chance: `3+ damage, pushed 2`. Of effects that have no
short words nothing is said: the card says those. Only looks."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed, Reached
from cogs.evershade.rules.field.striking import Strike, lost_to
from cogs.evershade.rules.rolls import odds
from cogs.evershade.rules.rolls.dice import outcome
from cogs.evershade.state import CombatState

PLAIN: Final = frozenset({"push", "pull", "stabilize", "activate", "skip_activation"})
"""Effects on a target that need no more than their number."""


def brings(state: CombatState, content: EvershadeContent, spec: RollSpec, deed: Deed) -> Mapping[int, Text]:
    """Successes that an outcome wants -> what they bring, where there are words for it. deed: of the roll."""
    number = CombatFacts(state, content, deed).number
    found: dict[int, Text] = {}
    for n in odds.wanted_by(spec.outcomes, number):
        reached = outcome(spec.outcomes, n, number)
        effects = () if reached is None else reached[1]
        words = _words(state, content, deed.after(Reached(n, 0, effects)), effects)
        if words:
            found[n] = text("evershade-brings", what=words)
    return found


def _words(state: CombatState, content: EvershadeContent, deed: Deed, effects: Sequence[Any]) -> list[Text]:
    found = []
    for effect in effects:
        if effect.do == "damage" and effect.to == "target" and "div" not in str(effect.n):
            n = _number(state, content, deed, effect.n) + deed.weapon
            stopped = max(0, n - _lost(state, content, deed, effect, n))
            found.append(text("evershade-brings-damage", n=n, more=_counts(effect.n), stopped=stopped))
        elif effect.do == "prevent" and effect.damage is not None and "div" not in str(effect.damage):
            n = _number(state, content, deed, effect.damage)
            found.append(text("evershade-brings-prevent", n=n, more=_counts(effect.damage)))
        elif effect.do in PLAIN and getattr(effect, "who", "target") == "target":
            n = _number(state, content, deed, getattr(effect, "n", 0))
            found.append(text(f"evershade-brings-{effect.do.replace('_', '-')}", n=n))
    return found


def _number(state: CombatState, content: EvershadeContent, deed: Deed, value: Any) -> int:
    return value_of(value, CombatFacts(state, content, deed).number)


def _lost(state: CombatState, content: EvershadeContent, deed: Deed, effect: Any, amount: int) -> int:
    """What gets through armor and cover (LE-21.1); all of it where nobody is aimed at yet."""
    if not deed.target or board.where(state, deed.target) is None:
        return amount
    ignore = _number(state, content, deed, effect.ignore)
    blow = Strike(amount, deed.actor, (*deed.types, *effect.types), ignore=ignore, is_attack=deed.is_attack)
    return lost_to(state, content, deed.target, blow)[0]


def _counts(value: Any) -> int:
    """Whether each further success adds to it."""
    return int("successes" in str(value))
