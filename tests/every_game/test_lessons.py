"""Each lesson: ten comments whatever the learner does, each a sentence, about questions that are really asked."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.installed import load_surfaces
from bot.rules.decision import text
from bot.rules.fairness import table_seed
from bot.rules.kernel.run import Run
from bot.rules.lessons.lesson import DECISIONS, LEARNER, Lesson, LessonStep, asked_of, teaching
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs import game_ids, load_game

MOST = 3_000
LESSONS = [game for game in game_ids() if load_game(game).lesson is not None]
SURFACES = {surface.id: surface for surface in load_surfaces()}
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


@dataclass
class Heard:
    """A whole lesson.

    said     the comments
    kept     recommendations that stood on the table when they were made; missed: those that did not
    told     what the learner read at each comment
    is_over  it ended before the game did; is_lost: the game ended first, which is said with the same last word
    """

    said: list[str] = field(default_factory=list)
    kept: list[LessonStep] = field(default_factory=list)
    missed: list[LessonStep] = field(default_factory=list)
    told: list[tuple[str, str]] = field(default_factory=list)
    is_over: bool = False
    is_lost: bool = False


Chooser = Callable[[Any, str, list[str], LessonStep | None], Any]


def heard(game: str, choose: Chooser) -> Heard:
    """Play a lesson: the house at its seats, and for the learner what `choose` makes of (what the house would answer,
    kind of question, what is possible, the comment)."""
    surface, lesson, found = SURFACES[game], lesson_of(game), Heard()
    rules = surface.game
    steps = {step.say: step for step in lesson.steps}
    steps |= {step.plain: step for step in lesson.steps if step.plain}
    run = opened(game)
    names = SeatNames({0: "Ada", 1: "House"}, run.name_of)
    answered: list[tuple[str, Any]] = []
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
            decision, options = request.decision, request.options(run)
            here = teaching(lesson, answered, {decision.key: asked_of(decision.prompt, options)})
            if here.is_over:
                found.is_over = True
                return found
            step = None if here.say is None else steps[here.say]
            if step is not None and here.say is not None:
                found.said.append(here.say)
                if step.offers:
                    (found.kept if here.say == step.say else found.missed).append(step)
                    assert step.secret or not decision.private, "what is secret is compared in private only"
                lines = [decision.prompt, *run.describe(LEARNER), *(option.label for option in options)]
                lines += [option.hint for option in options if option.hint is not None]
                told = "\n".join(surface.words.format(line, names, "en") for line in lines)
                found.told.append((here.say, told))
            legal = [option.id for option in options if option.refused is None]
            usual = choose(usual, decision.kind, legal, step)
            answered.append((decision.key, usual))
        run.choose(seat, usual, run.token(request, seat))
    found.is_lost = run.over
    return found


def opened(game: str) -> Run[Any]:
    """A lesson's table as everybody finds it."""
    rules, lesson = SURFACES[game].game, lesson_of(game)
    options = rules.options.model_validate(lesson.head.options)
    return Run.start(rules, table_seed(lesson.seed, ("",) * lesson.head.seats), lesson.head.seats, options)


def obedient(usual: Any, kind: str, legal: list[str], step: LessonStep | None) -> Any:
    """What the teacher recommends, else what the house would do."""
    return step.offers if step is not None and step.offers in legal else usual


@pytest.mark.parametrize("taught", LESSONS)
def test_whoever_follows_the_teacher_finds_each_thing_that_is_spoken_of(taught: str) -> None:
    """Each recommended option can be chosen, and whatever stands out in a comment stands on the table as well."""
    found, words = heard(taught, obedient), Catalogue(taught)
    assert (len(found.said), found.is_over) == (DECISIONS, True)
    assert found.kept and not found.missed
    assert [step.offers for step in lesson_of(taught).steps if step.offers] == [step.offers for step in found.kept]
    for said, told in found.told:
        for spoken in re.findall(r"\*\*(.+?)\*\*", words.format(text(said), None, "en")):
            assert spoken.casefold() in told.casefold(), (said, spoken)


def test_what_stands_out_in_german_is_what_stands_on_the_buttons() -> None:
    words = SURFACES["doomrock"].words
    for key in ("dr-option-venture", "dr-option-battle"):
        label = words.format(text(key), None, "de").split(" ", 1)[1].partition(":")[0]
        assert f"**{label}**" in words.format(text("dr-lesson-3"), None, "de")


@pytest.mark.parametrize("taught", LESSONS)
def test_ten_comments_for_who_plays_as_the_house_would(taught: str) -> None:
    found = heard(taught, lambda usual, kind, legal, step: usual)
    assert (len(found.said), found.is_over) == (DECISIONS, True)


@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("taught", LESSONS)
def test_ten_comments_for_who_does_otherwise(taught: str, seed: int) -> None:
    """By lot, but for giving up; Pebbles may be over first, and says goodbye then."""
    lot = random.Random(seed)

    def choose(usual: Any, kind: str, legal: list[str], step: LessonStep | None) -> Any:
        wanted = [one for one in legal if one not in ("stop", "own", "battle")]
        return lot.choice(wanted) if kind == "one" and wanted else usual

    found = heard(taught, choose)
    assert len(found.said) == DECISIONS if taught != "pebbles" else len(found.said) >= 4
    assert found.is_over or found.is_lost or taught == "pebbles"


@pytest.mark.parametrize("taught", LESSONS)
def test_what_is_recommended_has_a_plain_sentence_beside_it_where_it_may_lack(taught: str) -> None:
    lesson = lesson_of(taught)
    sure = {"far-lesson-5"}  # one can always go to town
    assert {step.say for step in lesson.steps if step.offers and not step.plain} <= sure
    run = opened(taught)
    request = next(one for one in run.requests(LEARNER) if not one.anytime)
    asked = {request.decision.key: asked_of(request.decision.prompt, request.options(run))}
    assert teaching(lesson, [], asked).say == lesson.steps[0].say
