"""Whether effects would come to nothing as the table stands: told to whoever is asked whether to use them, for they are
paid for all the same. Only where that is certain. Pure."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from bot.rules.effects import holds
from cogs.rangers.content.vocabulary.abilities import Ability
from cogs.rangers.content.vocabulary.effects import (
    Add,
    Attempt,
    Choose,
    Exhaust,
    Heal,
    If,
    Modify,
    Remove,
    Soothe,
)
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, kind_of, only
from cogs.rangers.rules.reading.conditions import may_use
from cogs.rangers.rules.reading.difficulty import difficulty, easiest
from cogs.rangers.state import CardInPlay

_ABOUT: Final = ("who", "to", "source", "cards", "card", "of")
"""What effects call the cards that they are about."""


def does_nothing(look: Board, effects: Sequence[Any], context: Context) -> bool:
    """Whether none of these effects would change anything."""
    chosen: dict[str, list[CardInPlay]] = {}
    return bool(effects) and all(_is_idle(look, effect, context, chosen) for effect in effects)


def stirs_in_vain(look: Board, ability: Ability, context: Context) -> bool:
    """Whether nothing would be seen of a challenge effect: it cannot act, or there is nothing for it to change."""
    return not may_use(look, context.card, ability, context) or _are_still(look, ability.do, context)


def _are_still(look: Board, effects: Sequence[Any], context: Context) -> bool:
    chosen: dict[str, list[CardInPlay]] = {}
    return all(_is_still(look, one, context) or _is_idle(look, one, context, chosen) for one in effects)


def _is_still(look: Board, effect: Any, context: Context) -> bool:
    """What is certain besides `_is_idle`, which says who is asked in tables that run."""
    if isinstance(effect, If):
        return _are_still(look, effect.then if holds(effect.holds, look.facts(context)) else effect.otherwise, context)
    card = look.state.find(context.card)
    if isinstance(effect, Exhaust):
        return effect.who == "self" and card is not None and not card.is_ready
    if not isinstance(effect, Remove) or effect.source not in ("self", "location"):
        return False
    holder = card if effect.source == "self" else only(look.state, look.content, "location")
    return holder is not None and not holder.tokens.get(effect.token)


@cache
def _about(kind: Any) -> tuple[str, ...]:
    """Those of the names that effects of this kind have at all."""
    return tuple(name for name in _ABOUT if name in kind.model_fields)


def _is_idle(look: Board, effect: Any, context: Context, chosen: dict[str, list[CardInPlay]]) -> bool:
    """chosen: those of which one was to be chosen before, by the name that it is called from then on."""
    kind: Any = type(effect)
    about = [getattr(effect, name) for name in _about(kind)]
    if isinstance(effect, Choose) and effect.card is not None:  # what is done with it says whether that is anything
        chosen[f"${effect.name}"] = look.found(effect.card, context)
        return True
    if any(isinstance(one, Find) and not look.has_match(one, context) for one in about):
        return True
    if any(isinstance(one, str) and one in chosen and not chosen[one] for one in about):
        return True
    if isinstance(effect, Add):
        return _is_full(look, effect, context, chosen)
    if isinstance(effect, Attempt):  # what of it can be done is done; what follows wants all of it
        return not effect.otherwise and all(_is_idle(look, one, context, chosen) for one in effect.effects)
    own = look.state.rangers[context.seat]
    if isinstance(effect, Soothe):
        return effect.who == "you" and not own.fatigue
    if isinstance(effect, Heal):
        return effect.who == "you" and not own.injuries
    if isinstance(effect, Modify) and effect.what == "difficulty" and effect.of is None and effect.lasts == "test":
        test = look.state.test
        is_easier = isinstance(effect.by, int) and effect.by < 0
        return test is not None and is_easier and difficulty(look, test) <= easiest(test)
    return False


def _is_full(look: Board, effect: Add, context: Context, chosen: dict[str, list[CardInPlay]]) -> bool:
    """Whether all that may get them have enough to be cleared (ER-9.4), and nothing answers to there being more."""
    if effect.token not in ("progress", "harm"):
        return False
    cards = look.found(effect.to, context) if isinstance(effect.to, Find) else chosen.get(effect.to, [])
    answers = look.content.answering.get("after_token_added", frozenset())
    return (
        bool(cards)
        and all(look.is_met(card, effect.token) and kind_of(look.content, card.card) != "location" for card in cards)
        and not any(card.card in answers for card in look.state.cards)
    )
