"""Every effect that bundled content prints can be carried out in a session."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from bot.rules.effects import effect_models
from bot.rules.effects.model import effect_name
from cogs.near_and_far.content.vocabulary import FarEffect
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.handlers import HANDLERS

MODELS = tuple(effect_models(FarEffect))


def printed(part: Any) -> Iterator[str]:
    """The names of all effects in a piece of content, however deep."""
    if isinstance(part, MODELS):
        yield effect_name(type(part))
    if isinstance(part, BaseModel):
        inner = [getattr(part, name) for name in type(part).model_fields]
    elif is_dataclass(part):
        inner = [getattr(part, field.name) for field in fields(part)]
    elif isinstance(part, Mapping):
        inner = list(part.values())
    else:
        inner = list(part) if isinstance(part, list | tuple | set | frozenset) else []
    for one in inner:
        yield from printed(one)


def test_every_effect_that_cards_and_stories_print_has_a_handler() -> None:
    content = vars(game().content)
    names = {name for part in content.values() for name in printed(part)}
    assert {"gain", "draw", "reroll", "lose", "gain_adventurer", "use_talent", "next_chapter", "end_story"} <= names
    assert names <= set(HANDLERS)


def test_every_effect_of_the_vocabulary_is_carried_out() -> None:
    assert {effect_name(model) for model in MODELS} == set(HANDLERS)
