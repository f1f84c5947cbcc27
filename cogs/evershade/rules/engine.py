"""The effects of a whole table: those of combats, of the storybook and of trees and camp cards together, and what of a
pack no table can carry out."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from bot.rules.content.reader import effects_of, walk
from bot.rules.effects.conditions import condition_words
from bot.rules.effects.engine import EffectEngine
from bot.rules.effects.model import effect_models, effect_name
from bot.rules.effects.registry import EffectRegistry
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import AnyEffect
from cogs.evershade.rules.combat.handlers import goods
from cogs.evershade.rules.combat.handlers.registry import HANDLERS, CombatRules
from cogs.evershade.rules.field.context import ASKS
from cogs.evershade.rules.story.handlers import STORY_HANDLERS

_OF_STORIES: Final = frozenset({"camp_card", "achievement", "companion"})
GAINS: Final = goods.GAINS | _OF_STORIES | {"secret"}
LOSSES: Final = goods.LOSSES | _OF_STORIES
"""What `gain` and `lose` can be about."""
ALL: Final = {**HANDLERS, **STORY_HANDLERS}


def evershade_effects() -> EffectEngine[Any, Any]:
    """The engine with a handler for each effect that a table carries out."""
    models = [model for model in effect_models(AnyEffect) if effect_name(model) in ALL]
    return EffectEngine(EffectRegistry(models, ALL), CombatRules())


@lru_cache(maxsize=4)
def said(content: EvershadeContent) -> frozenset[str]:
    """The effects that cards, sheets and entries of these packs say anywhere."""
    parts = [entry for _, entry in _entries(content)]
    return frozenset(effect.do for effect in effects_of(parts))


def problems_of(content: EvershadeContent) -> list[str]:
    """What cards, sheets and entries say that no table carries out, in words; a pack with any of it is not played."""
    return [problem for name, entry in _entries(content) for problem in _of_entry(name, entry)]


def _entries(content: EvershadeContent) -> Iterator[tuple[str, Any]]:
    for shelf in content.by_kind().values():
        yield from shelf.items()
    yield from content.storybook.entries.items()


def _of_entry(name: str, entry: Any) -> Iterator[str]:
    for _, part in walk(entry, ""):
        fields = vars(part)  # `getattr` of what a model lacks is slow, and a start asks fifty thousand times
        do = fields.get("do")
        if do is not None and do not in ALL:
            yield f"{name}: no table carries out {do!r}"
        what = fields.get("what")
        if (do == "gain" and what not in GAINS) or (do == "lose" and what not in LOSSES):
            yield f"{name}: no table knows how to {do} {what!r}"
        for asked in ("condition", "holds", "need"):
            condition = fields.get(asked)
            for word in sorted(condition_words(condition).difference(ASKS)) if condition is not None else ():
                yield f"{name}: no table answers {word!r}"
