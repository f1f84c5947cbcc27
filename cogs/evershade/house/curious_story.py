"""What somebody does in the story who would rather come across something new: where it reads on, and when it would
rather fail. Pure."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from bot.rules.content.reader import effects_of
from bot.rules.decision import Answer
from bot.rules.effects import Facts, holds
from bot.rules.play.request import Request
from bot.rules.stories.prose import entry_of
from bot.rules.stories.shapes import Outcome
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.reachable import followed, leads_of, opened
from cogs.evershade.content.story import FAIL
from cogs.evershade.content.vocabulary.story_effects import Mark, PassTime
from cogs.evershade.house import asked, brought
from cogs.evershade.house.brought import Unseen
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import EvershadeState


def explore(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """An entry that nobody has read, or one that leads to some. One that would send the party on to something new under
    another condition waits for it as long as there is anything else to read, or time itself brings it."""
    waiting = {one: one.removeprefix("read:") for one in legal if one.startswith("read:")}
    early = {one for one, entry in waiting.items() if _is_early(state, content, entry, unseen)}
    others = [one for one in waiting if one not in early] or list(waiting)
    found = brought.best(others, lambda one: _promised(state, content, [waiting[one]], unseen))
    if found is None and early and len(others) == len(waiting):
        return _waited(state, content, [waiting[one] for one in early], legal, unseen)
    return found or (others[0] if early and len(others) < len(waiting) else None)


def _waited(
    state: EvershadeState, content: EvershadeContent, early: Iterable[str], legal: list[str], unseen: Unseen
) -> str | None:
    """What the sheet offers that lets time go by, where time itself marks what one of these entries waits for."""
    adventure = content.adventures[state.adventure]
    tide = {effect.slot for effect in effects_of(list(adventure.time.at.values())) if isinstance(effect, Mark)}
    redirects = [one for entry in early for one in content.storybook.entries[entry].redirects]
    if not any(f"entry:{one.to}" in unseen and asked.letters(one.condition) & tide for one in redirects):
        return None
    offers = content.sheets[state.sheet].actions
    idle = [f"do:{one.id}" for one in offers if any(isinstance(effect, PassTime) for effect in effects_of(one))]
    return next((one for one in idle if one in legal), None)


def _is_early(state: EvershadeState, content: EvershadeContent, entry: str, unseen: Unseen) -> bool:
    """Whether it is known, and would send the party on to something that is not, were its condition met."""
    if f"entry:{entry}" in unseen:
        return False
    redirects = [one for one in content.storybook.entries[entry].redirects if f"entry:{one.to}" in unseen]
    return bool(redirects) and not any(holds(one.condition, _facts(state, content)) for one in redirects)


def choice(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """What leads to most that nobody has read, and to the nearest of it."""
    entry = content.storybook.entries.get(entry_of(request.decision.prompt.params.get("title", "")))
    if entry is None:
        return None
    leads: dict[str, list[str]] = {}
    marks: dict[str, int] = {}
    for _, passage in entry.passages():
        for choice in passage.choices:
            ways = [there for outcome in choice.outcomes.values() for there in _leads(outcome)]
            new = (there for there in ways if there not in state.story.entries)  # or it would never end
            leads.setdefault(choice.name, []).extend(new)
            marks[choice.name] = sum(_marked(state, content, one, unseen) for one in choice.outcomes.values())
    return brought.best(legal, lambda one: _promised(state, content, leads.get(one, ()), unseen) + marks.get(one, 0))


def _leads(outcome: Outcome[Any]) -> list[str]:
    """The entries to which an outcome leads, by its own word or by what it does."""
    return [*([] if outcome.goto is None else [outcome.goto]), *opened(outcome)]


def _promised(state: EvershadeState, content: EvershadeContent, entries: Iterable[str], unseen: Unseen) -> int:
    """How much that is unseen lies behind these entries; what is at hand counts for more than all that follows."""
    at_hand = {redirected(state, content, one) for one in entries}
    behind = followed(at_hand, content.storybook.entries, lambda one: _next_of(state, content, one))
    return sum((1000 if one in at_hand else 1) for one in behind if f"entry:{one}" in unseen)


def _marked(state: EvershadeState, content: EvershadeContent, outcome: Outcome[Any], unseen: Unseen) -> int:
    """How many letters an outcome marks that lead to something unseen and are not marked yet."""
    adventure = content.adventures[state.adventure]
    act = sum(len(one.acts) for one in adventure.chapters[: state.chapter - 1]) + state.act
    wanted = _wanted(content, adventure.id, act, frozenset(unseen))
    marks = {effect.slot for effect in effects_of(outcome) if isinstance(effect, Mark)}
    return sum(wanted.get(one, False) and one not in state.tracker.marks for one in marks)


@lru_cache(maxsize=100)
def _wanted(content: EvershadeContent, adventure: str, act: int, unseen: frozenset[str]) -> dict[str, bool]:
    return asked.wanted(content, content.adventures[adventure], act, unseen).marks


def redirected(state: EvershadeState, content: EvershadeContent, entry: str) -> str:
    """Where an entry sends the party on to as things stand, else the entry itself."""
    known = content.storybook.entries.get(entry)
    for _ in range(len(content.storybook.entries) if known is not None and known.redirects else 0):
        facts = _facts(state, content)
        there = next((one.to for one in known.redirects if holds(one.condition, facts)), None) if known else None
        if there is None:
            break
        entry, known = there, content.storybook.entries.get(there)
    return entry


def _facts(state: EvershadeState, content: EvershadeContent) -> Facts:
    return cast(Facts, CombatFacts(state, content, Deed(next((one.id for one in board.standing(state)), ""))))


def _next_of(state: EvershadeState, content: EvershadeContent, entry: str) -> list[str]:
    return [redirected(state, content, one) for one in _leads_of(content, entry)]


@lru_cache(maxsize=1000)
def _leads_of(content: EvershadeContent, entry: str) -> frozenset[str]:
    """To where the entry itself leads, once the party reads it."""
    return frozenset(leads_of(content, entry, with_redirects=False))


# ---------------------------------------------------------------------- rolls of the story


def performer(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """Whoever has fewest dice, where failing leads to more."""
    if not _would_fail(state, content, unseen):
        return None
    options = {one.id: one for one in request.decision.legal()}
    return min(legal, key=lambda one: int(options[one].label.params.get("n", 0)))


def nothing(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """No boon and no reroll, where failing leads to more."""
    return [] if _would_fail(state, content, unseen) else None


def _would_fail(state: EvershadeState, content: EvershadeContent, unseen: Unseen) -> bool:
    """Whether more that is unseen lies behind a failure of the entry that is being read than behind a success."""
    step = state.steps[0] if state.steps else None
    entry = content.storybook.entries.get(str(step.args.get("entry", ""))) if step is not None else None
    if entry is None or state.fight.sheet:
        return False
    leads: dict[bool, list[str]] = {True: [], False: []}
    marks = {True: 0, False: 0}
    for _, passage in entry.passages():
        for _, check, outcomes in passage.ways():
            for name, outcome in outcomes.items() if check is not None else ():
                leads[name == FAIL] += _leads(outcome)
                marks[name == FAIL] += _marked(state, content, outcome, unseen)
    failed, succeeded = (marks[one] + _promised(state, content, leads[one], unseen) for one in (True, False))
    return failed > succeeded
