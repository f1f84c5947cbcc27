"""Every effect that bundled content prints outside talents and chapters can be carried out in a single session."""

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
CAMPAIGN_ONLY = {"gain_adventurer", "use_talent"}
"""Printed by talents alone, which single sessions do not have."""
CHAPTERS_ONLY = {"next_chapter", "end_story"}
"""Printed by chapters of characters alone, which are read in Character mode (NF-14.10)."""


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


def test_every_effect_of_single_sessions_has_a_handler() -> None:
    content = vars(game().content)
    names = {name for shelf, part in content.items() if shelf != "talents" for name in printed(part)}
    assert {"gain", "draw", "reroll", "lose"} <= names
    assert names - CHAPTERS_ONLY <= set(HANDLERS)


def test_what_has_no_handler_is_printed_by_talents_alone() -> None:
    names = set(printed(game().content.talents))
    assert names - set(HANDLERS) == CAMPAIGN_ONLY
