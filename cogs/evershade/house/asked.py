"""What an adventure asks for on the way to entries that nobody has read: letters that are marked or are not, and what
the party is known for. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.rules.content.reader import effects_of
from bot.rules.stories.shapes import Outcome, Passage
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.reachable import entries_from, opened, starts_of
from cogs.evershade.content.story import FAIL, Adventure
from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.content.vocabulary.story_effects import Mark
from cogs.evershade.house.brought import Unseen


@dataclass
class Wanted:
    """marks: letter -> whether it is to be marked; achievements: any of which would do."""

    marks: dict[str, bool] = field(default_factory=dict)
    achievements: list[str] = field(default_factory=list)


def wanted(content: EvershadeContent, adventure: Adventure, act: int, unseen: Unseen) -> Wanted:
    """For the entries of an act, counted through the adventure, that nobody has read. What contradicts an entry before
    it is left for another table."""
    found = Wanted()
    for name in sorted(entries_from(content, starts_of(adventure, act, act))):
        for _, passage in content.storybook.entries[name].passages():
            for conditions, leads in _ways(passage):
                if any(f"entry:{one}" in unseen for one in leads):
                    _add(found, conditions)
    return found


def failing(content: EvershadeContent, adventure: Adventure, act: int, unseen: Unseen) -> list[RollTerms]:
    """The rolls of an act that only whoever fails at them comes on by, to what nobody has read."""
    marks = wanted(content, adventure, act, unseen).marks
    entries = [content.storybook.entries[one] for one in sorted(entries_from(content, starts_of(adventure, act, act)))]
    ways = [way for entry in entries for _, passage in entry.passages() for way in passage.ways()]
    return [check for _, check, outcomes in ways if check is not None and _is_for_failures(outcomes, marks, unseen)]


def _is_for_failures(outcomes: Mapping[str, Outcome[Any]], marks: Mapping[str, bool], unseen: Unseen) -> bool:
    """Whether failing leads to something that is unseen, or marks a letter that does, and succeeding does not."""
    brings: dict[bool, set[str]] = {True: set(), False: set()}
    for name, outcome in outcomes.items():
        there = [*opened(outcome), *([] if outcome.goto is None else [outcome.goto])]
        lettered = {effect.slot for effect in effects_of(outcome) if isinstance(effect, Mark)}
        brings[name == FAIL] |= {one for one in there if f"entry:{one}" in unseen}
        brings[name == FAIL] |= {one for one in lettered if marks.get(one, False)}
    return bool(brings[True] - brings[False])


def _ways(passage: Passage[Any, Any]) -> Iterator[tuple[list[tuple[Any, bool]], list[str]]]:
    """(conditions and whether each has to hold, where it leads to) of each redirect, paragraph and choice."""
    before: list[tuple[Any, bool]] = []
    for redirect in passage.redirects:
        yield [*before, (redirect.condition, True)], [redirect.to]
        before.append((redirect.condition, False))
    for part in passage.paragraphs:
        yield [*before, (part.condition, True)], opened(part) if part.goto is None else [part.goto]
    for choice in passage.choices:
        leads = [one.goto for one in choice.outcomes.values() if one.goto is not None]
        yield [*before, (choice.condition, True)], [*leads, *opened(choice)]


def _add(found: Wanted, conditions: Iterable[tuple[Any, bool]]) -> None:
    """All of it, or nothing where a letter is wanted otherwise already."""
    asks = [one for condition, has_to in conditions for one in _asks(condition, has_to)]
    letters = {what: is_so for kind, what, is_so in asks if kind == "marked"}
    if any(found.marks.get(one, is_so) != is_so for one, is_so in letters.items()):
        return
    found.marks |= letters
    found.achievements += [what for kind, what, is_so in asks if kind == "achievement" and is_so]


def letters(condition: Any) -> set[str]:
    """The letters that are to be marked for it to hold."""
    return {what for kind, what, is_so in _asks(condition, True) if kind == "marked" and is_so}


def _asks(condition: Any, has_to: bool) -> list[tuple[str, str, bool]]:
    """(kind, what, whether it is so) that makes a condition hold, or not hold; of several that would do, the first."""
    if not isinstance(condition, dict):
        return []
    name, argument = next(iter(condition.items()))
    match name:
        case "marked" | "achievement":
            return [(name, str(argument), has_to)]
        case "not_marked":
            return [("marked", str(argument), not has_to)]
        case "not":
            return _asks(argument, not has_to)
        case "all" | "any":
            parts = argument if (name == "all") == has_to else argument[:1]
            return [one for part in parts for one in _asks(part, has_to)]
    return []
