"""What a Permanent is good for in a few words: a card without statistics of its own, whose kind says nothing of that.
Pure, only looks."""

from collections.abc import Callable
from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Ability, Card, Passive
from cogs.altered.content.filters import Filter
from cogs.altered.rules.reading.options import signs

Saying = Callable[[Any], Text]
"""One step in a few words."""
_HEARD: Final = frozenset(
    {"played", "joins", "rolled", "card_leaves_reserve", "goes_to_reserve", "moves_forward", "noon"}
)
"""Events with a name of their own; of all others it is only said what comes of them."""


def kind_of(card: Card) -> Text:
    """What kind it is, alone."""
    return text("al-gist-kind", type=card.type, does=[], n=0)


def permanent_gist(card: Card, said: Saying) -> Text:
    """What kind it is, and the first thing that it is played for: what one may do with it, what it answers, what it
    changes."""
    found = [one for one in map(lambda ability: _does(ability, said), _by_worth(card)) if one is not None]
    return text("al-gist-kind", type=card.type, does=found[:1], n=len(found[:1]))


def _by_worth(card: Card) -> list[Ability]:
    return sorted(card.abilities, key=lambda one: 0 if one.quick else 1 if one.when is not None else 2)


def _does(ability: Ability, said: Saying) -> Text | None:
    """None: it only counts something for what else the card does."""
    if ability.passive is not None:
        return _changes(ability.passive, said)
    (step, *_) = ability.do
    if step.do == "roll" and not ability.quick:
        step = next((one for steps in step.table.values() for one in steps), step)
    if step.do == "gain" and step.who == "me" and step.what not in ("boost", "anchored", "asleep", "fleeting"):
        return None
    trigger = ability.trigger
    if trigger is None:
        return text("al-gist-answers", when="quick", what="", by="me", at="", does=said(step))
    when = trigger.event if trigger.event in _HEARD else "other"
    whose = {"by": trigger.by or "me", "at": trigger.expedition or ""}
    return text("al-gist-answers", when=when, what=_kind(trigger.which), **whose, does=said(step))


def _kind(wanted: Filter | None) -> str:
    """The one type of card that is meant; empty: there are several."""
    found = None if wanted is None else wanted.type
    return found if isinstance(found, str) else ""


def _changes(passive: Passive, said: Saying) -> Text | None:
    if passive.start:
        return None
    if passive.cost is not None:
        cost, is_more = passive.cost, passive.cost.least is not None or passive.cost.plus > 0
        return text("al-gist-costs", by=cost.by, what=_kind(cost.which), more=is_more)
    if passive.types is not None:
        return text("al-gist-types", region=passive.types.region, signs=signs(passive.types.add))
    if passive.keyword is not None:
        return text("al-gist-keyword", k=passive.keyword.k)
    if passive.grant is not None:
        given = passive.grant
        return text("al-gist-grants", what=_kind(passive.of), quick=given.quick, does=said(given.do[0]))
    if passive.replace is not None:
        return text("al-gist-instead", event=passive.replace.event)
    return None
