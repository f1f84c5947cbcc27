"""A first table with a teacher: its seed and settings, and what is said at which question. Pure.

A lesson is data (`data/<game>/lesson.yaml`), its sentences stand in `lesson.<locale>.ftl` beside it. Nothing at the
table depends on it: a comment belongs to a kind of question, and whoever does otherwise than the teacher meets the next
ones all the same.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.content.reader import Reader
from bot.rules.decision import Option, Text

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
    offers  the option that it recommends; about: what question or option must be about, by reference (`@ar.queue`).
            Where either is not so, `plain` is said in its place
    secret  the answer is nobody else's business, nor is whether it was the recommended one
    """

    at: str
    say: str
    offers: str = ""
    about: str = ""
    plain: str = ""
    secret: bool = False

    def fits(self, asked: "Asked") -> bool:
        """Whether what it speaks of lies on the table."""
        is_offered = not self.offers or self.offers in asked.options
        return is_offered and (not self.about or any(name.startswith(self.about) for name in asked.names))


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
class Asked:
    """A question as far as a teacher looks at it. options: ids of what may be chosen; names: what its prompt and those
    options are about, as references."""

    options: Collection[str] = ()
    names: Collection[str] = ()


def asked_of(prompt: Text, options: Iterable[Option]) -> Asked:
    """What a teacher sees of a question."""
    possible = [option for option in options if option.refused is None]
    told = [prompt, *(option.label for option in possible)]
    names = {value for line in told for value in line.params.values() if isinstance(value, str)}
    return Asked(frozenset(option.id for option in possible), frozenset(names))


@dataclass(frozen=True, slots=True)
class Teaching:
    """What the teacher says now. n: the how-manieth comment it is or was, out of `DECISIONS`; say: the sentence, None:
    none at this question; is_over: it is the last word; declined: the step whose recommendation the learner has just
    turned down, if that was it."""

    n: int
    say: str | None
    is_over: bool = False
    declined: LessonStep | None = None


def teaching(lesson: Lesson, answered: Sequence[tuple[str, Any]], asked: Mapping[str, Asked]) -> Teaching:
    """answered: the questions that the learner has answered, oldest first: (key, answer); asked: those that are asked
    now, by key."""
    left = list(lesson.steps)
    done, declined = 0, None
    for key, answer in answered:
        step = _next(left, key)
        if step is not None:
            left.remove(step)
            done += 1
        declined = step if step is not None and step.offers not in ("", answer) else None
        if done == DECISIONS:
            return Teaching(done, lesson.head.end, is_over=True)
    for key, question in asked.items():
        step = _next(left, key)
        if step is not None:
            said = step.say if step.fits(question) else step.plain or None
            return Teaching(done + 1, said, declined=declined)
    return Teaching(done, None, declined=declined)


def _next(left: Iterable[LessonStep], key: str) -> LessonStep | None:
    """The first comment on this kind of question that is left."""
    return next((step for step in left if step.at == key), None)


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
