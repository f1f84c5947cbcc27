"""Runs effects: top to bottom, one at a time, each with its condition, limit, consent, cost and what follows. Pure.

    condition -> limit -> optional -> cost -> handler -> then / else

What is impossible is skipped and the rest goes on. A game answers for its own facts through `EffectRules`; handlers and
everything else reach the engine as `play.effects`, so that no handler imports what runs it.
"""

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from bot.rules.decision import Text
from bot.rules.effects.amounts import Amount, amount
from bot.rules.effects.conditions import holds
from bot.rules.effects.facts import Facts
from bot.rules.effects.registry import Binding, C, CountsWork, EffectRegistry, P, Result, combined

_P = TypeVar("_P", contravariant=True, bound=CountsWork)
_C = TypeVar("_C", contravariant=True)


class LaterMoment(Protocol[_P, _C]):
    """A later moment that an effect may name (`when: after_attack`)."""

    checks_now: bool
    """Whether the condition must hold now as well as then."""

    def waits(self, play: _P, effect: Any, context: _C) -> bool:
        """Whether the moment is still to come."""

    def keep(self, play: _P, effect: Any, context: _C) -> None:
        """Put the effect away until then; whoever reaches that moment runs it."""


class EffectRules(Generic[P, C]):
    """What a game answers for the engine. What it leaves out does not occur in its vocabulary."""

    moments: Mapping[str, LaterMoment[P, C]] = MappingProxyType({})

    def facts(self, look: Any, context: C) -> Facts:
        """What conditions and amounts may ask. look: a `Play`, or whatever the game looks through; only read."""
        raise NotImplementedError

    def may_go_on(self, play: P, context: C) -> bool:
        """Whether the rest of a card still happens; False once whoever acts is gone."""
        return True

    def is_meant(self, play: P, effect: Any, context: C) -> bool:
        """Whether the effect counts at all this time (its `tag`)."""
        return True

    def limits(self, play: P) -> MutableMapping[str, int]:
        """How often limited effects were used, by `limit_key`; part of the state."""
        raise NotImplementedError

    def limit_key(self, look: Any, effect: Any, context: C) -> str:
        """Under which name uses of a limited effect are counted; begins with its limit and `|`."""
        raise NotImplementedError

    async def is_wanted(self, play: P, effect: Any, context: C) -> bool:
        """Ask whoever it concerns whether an optional effect is used, and its cost paid where it has one."""
        raise NotImplementedError

    def lacking(self, look: Any, cost: Any, context: C) -> Text | None:
        """Why a cost cannot be paid, or None when it can. Only looks."""
        raise NotImplementedError

    async def pay(self, play: P, cost: Any, context: C) -> None:
        """Pay a whole cost that can be paid."""
        raise NotImplementedError

    def on_skipped(self, play: P, effect: Any, context: C) -> None:
        """An effect does not happen now: its condition, its moment or its limit is against it, or it was declined."""

    def on_used(self, play: P, effect: Any, context: C) -> None:
        """An effect is about to be carried out."""

    def on_result(self, play: P, effect: Any, context: C, result: Result) -> None:
        """An effect and all that follows from it is over."""


@dataclass(frozen=True, slots=True)
class EffectEngine(Generic[P, C]):
    """The effects of one game, ready to run."""

    registry: EffectRegistry[P, C]
    rules: EffectRules[P, C]

    def facts(self, look: Any, context: C) -> Facts:
        """What conditions and amounts may ask now."""
        return self.rules.facts(look, context)

    def amount(self, look: Any, value: Amount, context: C) -> int:
        """The number behind an amount here and now."""
        return value if type(value) is int else amount(value, self.rules.facts(look, context))

    async def run(self, play: P, effects: Sequence[Any], context: C) -> Result:
        """Carry out a card's effects, as long as whoever acts is there."""
        results = []
        for effect in effects:
            if not self.rules.may_go_on(play, context):
                results.append(Result.NOT_DONE)
                break
            results.append(await self.run_one(play, effect, context))
        return combined(results)

    async def run_one(self, play: P, effect: Any, context: C) -> Result:
        """Carry out one effect, if its tag, moment, condition and limit allow it. Raises `TooMuchWork` when cards wake
        one another without end."""
        rules = self.rules
        play.spend()
        if not self._is_due(play, effect, context):
            rules.on_skipped(play, effect, context)
            return Result.NOT_DONE
        key = rules.limit_key(play, effect, context) if effect.limit is not None else ""
        if key and rules.limits(play).get(key, 0):
            rules.on_skipped(play, effect, context)
            return Result.NOT_DONE
        binding = self.registry.bindings[effect.do]
        asked = effect.optional and not binding.asks and not binding.has_cost
        if asked and not await rules.is_wanted(play, effect, context):
            rules.on_skipped(play, effect, context)
            return await self._follow(play, binding, effect, context, Result.NOT_DONE)
        if key:
            rules.limits(play)[key] = 1
        rules.on_used(play, effect, context)
        result = await self._carry_out(play, binding, effect, context)
        result = await self._follow(play, binding, effect, context, result)
        rules.on_result(play, effect, context, result)
        return result

    def _is_due(self, play: P, effect: Any, context: C) -> bool:
        rules = self.rules
        if not rules.is_meant(play, effect, context):
            return False
        later = rules.moments.get(effect.when) if effect.when != "now" else None
        waits = later is not None and later.waits(play, effect, context)
        if not (waits and later is not None and not later.checks_now) and not self._holds(play, effect, context):
            return False
        if waits and later is not None:
            later.keep(play, effect, context)
        return not waits

    def _holds(self, play: P, effect: Any, context: C) -> bool:
        return effect.condition is None or holds(effect.condition, self.rules.facts(play, context))

    async def _carry_out(self, play: P, binding: Binding[P, C], effect: Any, context: C) -> Result:
        if binding.has_cost and not await self._is_paid(play, binding, effect, context):
            return Result.NOT_DONE
        return await binding.handler(play, effect, context)

    async def _is_paid(self, play: P, binding: Binding[P, C], effect: Any, context: C) -> bool:
        rules, cost = self.rules, effect.cost
        if rules.lacking(play, cost, context) is not None:
            return False
        if effect.optional and not binding.asks:
            if not await rules.is_wanted(play, effect, context):
                return False
            if rules.lacking(play, cost, context) is not None:  # somebody has broken in meanwhile
                return False
        await rules.pay(play, cost, context)
        return True

    async def _follow(self, play: P, binding: Binding[P, C], effect: Any, context: C, result: Result) -> Result:
        """`then` or `else`. What follows takes part in the result of what was done; what was not done stays so."""
        if binding.branches is None:
            return result
        done, undone = binding.branches
        if result is Result.NOT_DONE:
            await self.run(play, getattr(effect, undone), context)
            return result
        after = getattr(effect, done)
        return combined((result, await self.run(play, after, context))) if after else result


def end_scope(limits: MutableMapping[str, int], *scopes: str) -> None:
    """A span of time is over: what was used up in it may be used again."""
    marks = tuple(f"{scope}|" for scope in scopes)
    for key in [key for key in limits if key.startswith(marks)]:
        del limits[key]
