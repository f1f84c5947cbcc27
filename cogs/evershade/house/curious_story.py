"""What somebody does in the story who would rather come across something new: where it reads on, and when it would
rather fail. Pure."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from bot.rules.decision import Answer
from bot.rules.effects import Facts, holds
from bot.rules.play.request import Request
from bot.rules.stories.prose import entry_of
from bot.rules.stories.shapes import Outcome
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.reachable import followed, leads_of, opened
from cogs.evershade.content.story import FAIL
from cogs.evershade.house import brought
from cogs.evershade.house.brought import Unseen
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import EvershadeState


def explore(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """An entry that nobody has read, or one that leads to some. One that would send the party on to something new under
    another condition waits for it as long as there is anything else to read."""
    waiting = {one: one.removeprefix("read:") for one in legal if one.startswith("read:")}
    early = {one for one, entry in waiting.items() if _is_early(state, content, entry, unseen)}
    others = [one for one in waiting if one not in early] or list(waiting)
    found = brought.best(others, lambda one: _promised(state, content, [waiting[one]], unseen))
    return found or (others[0] if early and len(others) < len(waiting) else None)


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
    for _, passage in entry.passages():
        for choice in passage.choices:
            ways = [there for outcome in choice.outcomes.values() for there in _leads(outcome)]
            new = (there for there in ways if there not in state.story.entries)  # or it would never end
            leads.setdefault(choice.name, []).extend(new)
    return brought.best(legal, lambda one: _promised(state, content, leads.get(one, ()), unseen))


def _leads(outcome: Outcome[Any]) -> list[str]:
    """The entries to which an outcome leads, by its own word or by what it does."""
    return [*([] if outcome.goto is None else [outcome.goto]), *opened(outcome)]


def _promised(state: EvershadeState, content: EvershadeContent, entries: Iterable[str], unseen: Unseen) -> int:
    """How much that is unseen lies behind these entries; what is at hand counts for more than all that follows."""
    at_hand = {redirected(state, content, one) for one in entries}
    behind = followed(at_hand, content.storybook.entries, lambda one: _next_of(state, content, one))
    return sum((1000 if one in at_hand else 1) for one in behind if f"entry:{one}" in unseen)


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
    for _, passage in entry.passages():
        for _, check, outcomes in passage.ways():
            for name, outcome in outcomes.items() if check is not None else ():
                leads[name == FAIL] += _leads(outcome)
    return _promised(state, content, leads[True], unseen) > _promised(state, content, leads[False], unseen)
