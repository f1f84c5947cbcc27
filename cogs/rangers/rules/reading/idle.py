"""Whether effects would come to nothing as the table stands: told to whoever is asked whether to use them, for they are
paid for all the same. Only where that is certain. Pure."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from cogs.rangers.content.vocabulary.effects import Attempt, Choose, Heal, Modify, Soothe
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context
from cogs.rangers.rules.reading.difficulty import difficulty, easiest

_ABOUT: Final = ("who", "to", "source", "cards", "card", "of")
"""What effects call the cards that they are about."""


def does_nothing(look: Board, effects: Sequence[Any], context: Context) -> bool:
    """Whether none of these effects would change anything."""
    missing: set[str] = set()
    return bool(effects) and all(_is_idle(look, effect, context, missing) for effect in effects)


@cache
def _about(kind: Any) -> tuple[str, ...]:
    """Those of the names that effects of this kind have at all."""
    return tuple(name for name in _ABOUT if name in kind.model_fields)


def _is_idle(look: Board, effect: Any, context: Context, missing: set[str]) -> bool:
    """missing: names of cards that were to be chosen before, and that there are none of."""
    kind: Any = type(effect)
    about = [getattr(effect, name) for name in _about(kind)]
    if any(isinstance(one, Find) and not look.has_match(one, context) for one in about):
        if isinstance(effect, Choose) and effect.name is not None:
            missing.add(f"${effect.name}")
        return True
    if any(isinstance(one, str) and one in missing for one in about):
        return True
    if isinstance(effect, Attempt):  # what of it can be done is done; what follows wants all of it
        return not effect.otherwise and all(_is_idle(look, one, context, missing) for one in effect.effects)
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
