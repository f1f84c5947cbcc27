"""How a journal is told: lines that follow each other and say one thing become one. Pure; nothing stored changes.

A game says in `Game.retold` what its lines come to; screens, the story, the terminal and the transcripts all ask there,
so that everybody reads the same.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.rules.decision import Text

ASIDE = "-voice-"
"""Stands in the key of each remark of a game's voice: a remark between two lines does not keep them apart."""


class Told(NamedTuple):
    """A line as it is told. place: of the first one of those given that is in it."""

    place: int
    said: Text


Join = Callable[[Text, Text], Text | None]
"""What two lines come to, the earlier one first; None: they stay two."""


def as_they_are(lines: Iterable[Text]) -> list[Told]:
    """Every line by itself."""
    return [Told(place, said) for place, said in enumerate(lines)]


def joined(lines: Iterable[Told], joins: Mapping[str, Sequence[Join]]) -> list[Told]:
    """Lines in which neighbours are joined. joins: kind of the later one -> what may be tried, the first that fits.

    Remarks that stand between the two come after what they have become."""
    told: list[Told] = []
    last: int | None = None
    for line in lines:
        one = None
        if last is not None:
            before = told[last]
            tried = (join(before.said, line.said) for join in joins.get(line.said.key, ()))
            one = next((found for found in tried if found is not None), None)
            if one is not None:
                told[last] = Told(before.place, one)
        if one is None:
            told.append(line)
            if ASIDE not in line.said.key:
                last = len(told) - 1
    return told


def replacing(key: str, **same: Any) -> Join:
    """The earlier line goes where it is of this kind and has these parameters: the later one says it too."""

    def join(before: Text, after: Text) -> Text | None:
        fits = before.key == key and all(before.params.get(name) == value for name, value in same.items())
        return after if fits else None

    return join


def listing(several: str, listed: str, but: Sequence[str] = (), repeats: bool = False) -> Join:
    """Lines of one kind that differ in one parameter become `several`, with a list of what they had in it.

    but: parameters that may differ too, the last one's are kept; repeats: whether the same may be listed again, as
    cards of one name are."""

    def join(before: Text, after: Text) -> Text | None:
        free = {listed, *but}
        if before.key not in (after.key, several) or _rest(before, free) != _rest(after, free):
            return None
        so_far = before.params[listed] if before.key == several else [before.params[listed]]
        if after.params[listed] in so_far and not repeats:
            return None
        return Text(several, {**after.params, listed: [*so_far, after.params[listed]]})

    return join


def adding(*numbers: str, but: Sequence[str] = ()) -> Join:
    """Lines of one kind about the same become one with the sums of these numbers. but: as in `listing`."""

    def join(before: Text, after: Text) -> Text | None:
        free = {*numbers, *but}
        if before.key != after.key or _rest(before, free) != _rest(after, free):
            return None
        sums = {name: before.params[name] + after.params[name] for name in numbers}
        return Text(after.key, {**after.params, **sums})

    return join


def _rest(line: Text, but: set[str]) -> dict[str, Any]:
    return {name: value for name, value in line.params.items() if name not in but}


@dataclass(slots=True)
class Deed:
    """What began with the first of its lines and came of it. remark: the last one upon it."""

    lines: list[Text] = field(default_factory=list)
    remark: Text | None = None


def deeds(lines: Iterable[Text], begins: Callable[[Text], bool], tells: Callable[[Text], bool]) -> list[Deed]:
    """Lines by the deeds that they came of. begins: whether a line begins one, asked of each that is told;
    tells: whether it is.

    What stands before the first beginning is of a deed that began earlier, and is one by itself."""
    found: list[Deed] = []
    for line in lines:
        if ASIDE in line.key:
            if found:
                found[-1].remark = line
        elif tells(line):
            if begins(line) or not found:
                found.append(Deed())
            found[-1].lines.append(line)
    return found
