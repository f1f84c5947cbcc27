"""A first table with a teacher: its seed and settings, and what is said at which question. Pure.

A lesson is data (`data/<game>/lesson.yaml`), its sentences stand in `lesson.<locale>.ftl` beside it. Nothing at the
table depends on it: a comment belongs to a kind of question, and whoever does otherwise than the teacher meets the next
ones all the same.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.content.reader import Reader

DECISIONS = 10
"""So many questions are commented upon; then the teacher says goodbye."""
LEARNER = 0
"""The seat of whoever learns; the house sits at the others."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str


class LessonHead(_Part):
    """seed: the dice of everybody who learns here; end: the last sentence; options: settings of the table."""

    seed: str = Field(min_length=1)
    seats: int = Field(ge=1, le=8)
    end: str
    options: dict[str, Any] = Field(default_factory=dict)


class LessonStep(_Part):
    """One comment.

    at      the key of the question that it is about; the first of them that has not been commented upon yet
    say     the sentence
    offers  an option that it speaks of; where that is not possible now, `plain` is said in its place
    """

    at: str
    say: str
    offers: str = ""
    plain: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson. steps: more than `DECISIONS`, since nobody knows what a learner does."""

    head: LessonHead
    steps: tuple[LessonStep, ...]

    @property
    def seed(self) -> bytes:
        """In the place of the server's secret one."""
        return sha256(f"lesson:{self.head.seed}".encode()).digest()

    def sentences(self) -> list[str]:
        """The keys of all that the teacher may say."""
        return [self.head.end, *(key for step in self.steps for key in (step.say, step.plain) if key)]


@dataclass(frozen=True, slots=True)
class Teaching:
    """What the teacher says now. n: the how-manieth comment it is or was, out of `DECISIONS`; say: the sentence, None:
    none at this question; is_over: it is the last word."""

    n: int
    say: str | None
    is_over: bool = False


def teaching(lesson: Lesson, answered: Sequence[str], asked: Mapping[str, Collection[str]]) -> Teaching:
    """answered: the keys of the questions that the learner has answered, oldest first; asked: those that are asked now,
    with the ids of what may be chosen."""
    left = list(lesson.steps)
    done = 0
    for key in answered:
        step = next((one for one in left if one.at == key), None)
        if step is not None:
            left.remove(step)
            done += 1
        if done == DECISIONS:
            return Teaching(done, lesson.head.end, is_over=True)
    for key, options in asked.items():
        step = next((one for one in left if one.at == key), None)
        if step is not None:
            fits = not step.offers or step.offers in options
            return Teaching(done + 1, step.say if fits else step.plain or None)
    return Teaching(done, None)


def read_lesson(files: Mapping[str, str]) -> Lesson | None:
    """A lesson (file name -> YAML text): its head, then its steps; None: there is none. Raises `ContentError`."""
    if not files:
        return None
    ((file, source),) = files.items()
    reader = Reader()
    entries = reader.entries(file, source)
    reader.unique(entries)
    head, steps = reader.check(entries[:1], LessonHead), reader.check(entries[1:], LessonStep)
    reader.count(f"{file}: heads", len(head), 1)
    reader.finish()
    return Lesson(head[0], tuple(steps))
