"""Each lesson: ten comments whatever the learner does, each a sentence, about questions that are really asked."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.fairness import table_seed
from bot.rules.kernel.run import Run
from bot.rules.lessons.lesson import DECISIONS, LEARNER, Lesson, teaching
from bot.ui.panels.catalogue import Catalogue
from cogs import game_ids, load_game

MOST = 3_000
LESSONS = [game for game in game_ids() if load_game(game).lesson is not None]
LOCALES = {"doomrock": ("en", "de")}


def lesson_of(game: str) -> Lesson:
    found = load_game(game).lesson
    assert found is not None
    return found


def test_every_game_of_the_lobby_has_one() -> None:
    assert LESSONS == ["altered", "doomrock", "evershade", "near_and_far", "pebbles", "rangers"]


@pytest.mark.parametrize("taught", LESSONS)
def test_each_comment_is_a_sentence_and_short_enough_to_be_read(taught: str) -> None:
    words = Catalogue(taught)
    keys = lesson_of(taught).sentences()
    assert len(set(keys)) == len(keys)
    for locale in LOCALES.get(taught, ("en",)):
        known = set(words.keys(locale))
        assert {key for key in known if re.match("[a-z]+-lesson-", key)} == set(keys)
        said = [words.format(text(key), None, locale) for key in keys]
        assert len(set(said)) == len(said)
        assert all(60 <= len(one) <= 480 for one in said), [one for one in said if not 60 <= len(one) <= 480]


def heard(game: str, choose: Callable[[Any, str, list[str]], Any]) -> tuple[list[str], bool]:
    """The comments of a whole lesson, and whether it came to its end before the game did."""
    rules, lesson = load_game(game), lesson_of(game)
    options = rules.options.model_validate(lesson.head.options)
    run: Run[Any] = Run.start(rules, table_seed(lesson.seed, ("",) * lesson.head.seats), lesson.head.seats, options)
    answered: list[str] = []
    said: list[str] = []
    for _ in range(MOST):
        pending = [one for one in run.requests() if not one.anytime and not one.is_done(run)]
        if run.over or not pending:
            break
        mine = [one for one in pending if LEARNER in one.decision.seats]
        request = mine[0] if mine else pending[0]
        seat = LEARNER if mine else request.decision.seats[0]
        usual = rules.answer(run.state, request, seat)
        usual = request.decision.house_answer() if usual is None else usual
        if mine:
            legal = [option.id for option in request.options(run) if option.refused is None]
            found = teaching(lesson, answered, {request.decision.key: legal})
            if found.is_over:
                return said, True
            said += [] if found.say is None else [found.say]
            answered.append(request.decision.key)
            usual = choose(usual, request.decision.kind, legal)
        run.choose(seat, usual, run.token(request, seat))
    return said, False


@pytest.mark.parametrize("taught", LESSONS)
def test_ten_comments_for_who_plays_as_the_house_would(taught: str) -> None:
    said, is_over = heard(taught, lambda usual, kind, legal: usual)
    assert (len(said), is_over) == (DECISIONS, True)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("taught", LESSONS)
def test_ten_comments_for_who_does_otherwise(taught: str, seed: int) -> None:
    """By lot, but for giving up; Pebbles may be over first, and says goodbye then."""
    lot = random.Random(seed)

    def choose(usual: Any, kind: str, legal: list[str]) -> Any:
        wanted = [one for one in legal if one not in ("stop", "own", "battle")]
        return lot.choice(wanted) if kind == "one" and wanted else usual

    said, is_over = heard(taught, choose)
    assert len(said) == DECISIONS if taught != "pebbles" else len(said) >= 4
    assert is_over or taught == "pebbles"


@pytest.mark.parametrize("taught", LESSONS)
def test_the_first_comment_names_what_may_be_chosen(taught: str) -> None:
    """The seed is fixed, so the first question is the same for everybody: its comment may name an option."""
    rules, lesson = load_game(taught), lesson_of(taught)
    options = rules.options.model_validate(lesson.head.options)
    run: Run[Any] = Run.start(rules, table_seed(lesson.seed, ("",) * lesson.head.seats), lesson.head.seats, options)
    request = next(one for one in run.requests(LEARNER) if not one.anytime)
    legal = [option.id for option in request.options(run) if option.refused is None]
    assert teaching(lesson, [], {request.decision.key: legal}).say == lesson.steps[0].say
