"""Every effect that bundled content prints can be carried out in a session."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from bot.rules.effects import effect_models
from bot.rules.effects.model import effect_name
from bot.rules.kernel.run import Run
from bot.trials.story_walker import run_through
from cogs.near_and_far.content.vocabulary import DrawCards, FarEffect, GainSideQuest, GainWorld
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.abilities import Context
from cogs.near_and_far.rules.handlers import HANDLERS
from cogs.near_and_far.state import FarOptions, Player

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


def belongings(own: Player) -> set[str]:
    return {*own.worlds, *own.treasures, *own.side_quests, *own.members, *own.reserve}


def test_whatever_an_effect_brings_counts_as_come_across_and_nobody_gets_a_world_twice() -> None:
    """For the house's curious player, and for what a simulation says is never seen."""
    content, run = game().content, Run.start(game(), b"gifts", 2, FarOptions(mode="campaign", map=5))
    own = run.state.players[0]
    own.birds, own.treasures = 3, []
    gifts: list[Any] = [
        *(GainWorld(do="gain_world", number=card.number) for card in content.worlds.values()),
        *(GainSideQuest(do="gain_side_quest", quest=quest) for quest in content.side_quests),
        *[DrawCards(do="draw", deck="treasure")] * own.room,
    ]
    for gift in gifts:
        before = belongings(own)
        run_through(run.play.effects.run(run.play, [gift], Context(0)))
        new = belongings(own) - before
        assert new and new <= set(run.used), gift
    for seat, gift in ((0, gifts[0]), (1, gifts[0]), (0, gifts[len(content.worlds)])):
        other, coins = run.state.players[seat], run.state.players[seat].coins
        before = belongings(other)
        run_through(run.play.effects.run(run.play, [gift], Context(seat)))
        assert belongings(other) == before and other.coins == coins + 2  # NF-9.6, NF-14.8
