"""Every effect that bundled content prints can be carried out in a session."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from pydantic import BaseModel

from bot.rules.effects import effect_models
from bot.rules.effects.model import effect_name
from bot.rules.kernel.run import Run
from bot.trials.story_walker import run_through
from cogs.near_and_far.content.characters import owner_of, stage_of
from cogs.near_and_far.content.entry_ids import is_chapter
from cogs.near_and_far.content.terms import CHARACTERS
from cogs.near_and_far.content.vocabulary import DrawCards, FarEffect, GainSideQuest, GainWorld, NextChapter
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


@pytest.mark.parametrize("who", CHARACTERS)
def test_the_nth_chapter_that_goes_well_brings_the_nth_card_and_the_fifth_none(who: str) -> None:
    """NF-14.9, NF-14.11: whichever of several chapters of a stage comes next."""
    content, run = game().content, Run.start(game(), b"chapters", 2, FarOptions(mode="campaign", map=5))
    own = run.state.players[0]
    following = [name for name in content.stories.entries if is_chapter(name) and owner_of(name) == who]
    assert {stage_of(name) for name in following} == set(range(1, 7))
    for name in following:
        if (done := stage_of(name) - 1) > 0:
            own.character, own.character_cards, own.chapter, own.xp = who, [], f"{who}_1", 0
            gift = NextChapter(do="next_chapter", chapter=name)
            run_through(run.play.effects.run(run.play, [gift], Context(0)))
            assert (own.chapter, own.xp) == (name, 1)
            assert own.character_cards == ([f"cha_{who}_{done}"] if done <= 4 else [])
