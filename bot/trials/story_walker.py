"""Walks through every entry, choice, outcome and variant of a game's stories, which chance never does.

    problems = walk_stories(surface, make)

`make` gives a fresh `StoryReader` at a table where an entry may be read, with enough of everything that prices can be
paid. The walker decides what holds, what is chosen and what a check brings; everything else is the game's own: how an
effect is carried out, what is told. Each step must end, say something that fits a panel, and change what it says.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import Event, Option, Text
from bot.rules.effects import Facts
from bot.rules.play.driving import AwaitAll, AwaitAnswer, StepEnded
from bot.rules.stories.book import LABEL, pages_of
from bot.rules.stories.loading import DONE
from bot.rules.stories.prose import PREFIX
from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import POSTS, StoryRecord
from bot.rules.stories.shapes import Passage, StoryEntry
from bot.ui.panels.panel import Keep, Panel, Words, fit
from bot.ui.panels.surface import Surface
from bot.ui.screens.pages import PAGE

Make = Callable[[], StoryReader[Any]]


@dataclass(frozen=True)
class Visit:
    """One way through one entry. holds: parts whose conditions are met; leads_to: where it must end up."""

    entry: str
    name: str
    holds: tuple[Any, ...] = ()
    choice: str = ""
    outcome: str = ""
    leads_to: str | None = None
    effects: tuple[Any, ...] = ()


def visits(entry: StoryEntry[Any, Any]) -> Iterator[Visit]:
    """Every way through an entry: each redirect, paragraph that leads away, choice, outcome and variant."""
    for n, redirect in enumerate(entry.redirects):
        yield Visit(entry.id, f"redirect {n + 1}", (redirect,), leads_to=redirect.to)
    for prefix, passage in entry.passages():
        chosen = (passage,) if prefix else ()
        yield from _of_passage(entry.id, prefix or "itself", passage, chosen)


def _of_passage(entry: str, name: str, passage: Passage[Any, Any], chosen: tuple[Any, ...]) -> Iterator[Visit]:
    for n, redirect in enumerate(passage.redirects if chosen else ()):
        yield Visit(entry, f"{name}, redirect {n + 1}", (*chosen, redirect), leads_to=redirect.to)
    leaving = [p for p in passage.paragraphs if p.goto is not None and p.condition is not None]
    for part in leaving:
        yield Visit(entry, f"{name}, {part.name}", (*chosen, part), leads_to=part.goto, effects=part.effects)
    staying = tuple(part for part in passage.paragraphs if part not in leaving)
    read = tuple(effect for part in staying for effect in part.effects) + passage.effects
    ways = list(passage.ways())
    if not ways:
        yield Visit(entry, name, (*chosen, *staying, *read), leads_to=passage.goto, effects=read)
        if any(getattr(part, "condition", None) is not None for part in (*staying, *read)):
            yield Visit(entry, f"{name}, the short way", chosen, leads_to=passage.goto)
    for way, check, outcomes in ways:
        choice = next((one for one in passage.choices if one.name == way), None)
        price = () if choice is None else choice.cost
        for outcome in sorted(outcomes) if check is not None else [DONE]:
            names = (outcome,) if check is None else check.read_for(outcome)
            came = [outcomes[name] for name in names if name in outcomes]
            effects = (*read, *price, *(effect for one in came for effect in one.effects))
            goto = next((one.goto for one in reversed(came) if one.goto is not None), None) or passage.goto
            holds = (*chosen, *staying, *(() if choice is None else (choice,)), *effects)
            yield Visit(entry, f"{name}, {way or 'check'}: {outcome}", holds, way, outcome, goto, effects)


class _Guided(StoryReader[Any]):
    """A game's reader whose conditions, choices and checks are the visit's."""

    def __init__(self, reader: StoryReader[Any], visit: Visit, unchanged: Collection[str]) -> None:
        super().__init__(reader.play, reader.book, reader.seats)
        self.reader, self.visit, self.unchanged = reader, visit, unchanged
        self.problems: list[str] = []
        self.labels: list[Text] = []
        self.carried_out: list[Any] = []

    def record(self) -> StoryRecord:
        return self.reader.record()

    def facts(self, seat: int | None) -> Facts:
        return self.reader.facts(seat)

    def meets(self, part: Any, seat: int | None = None) -> bool:
        condition = getattr(part, "condition", None)
        return condition is None or any(part is one for one in self.visit.holds)

    def private_notice(self, seat: int) -> Text | None:
        return self.reader.private_notice(seat)

    async def check(self, check: Any) -> str:
        return self.visit.outcome

    async def choose(self, found: StoryEntry[Any, Any], options: Sequence[Option]) -> str:
        self.labels = [option.label for option in options]
        if all(option.id != self.visit.choice or option.refused is not None for option in options):
            self.problems.append(f"the choice {self.visit.choice!r} is not offered")
        return self.visit.choice

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        before = self.play.state.model_dump_json()
        self.carried_out.append(effect)
        await self.reader.carry_out(effect, seats)
        kind = str(getattr(effect, "do", type(effect).__name__))
        if kind not in self.unchanged and self.play.state.model_dump_json() == before:
            self.problems.append(f"{kind} changed nothing")


@dataclass
class Walk:
    """What came of it: how many ways there are, and what is wrong with any, in words."""

    visits: int = 0
    read: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


def walk_stories(surface: Surface, make: Make, unchanged: Collection[str] = ()) -> Walk:
    """Go every way through every entry of the book of `make()`.

    unchanged: effects that rightly leave the state as it is, such as one that only ends the reading
    """
    walk = Walk()
    for entry in make().book.entries.values():
        for visit in visits(entry):
            reader = make()
            guided = _Guided(reader, visit, unchanged)
            walk.visits += 1
            walk.problems += [f"{visit.entry}, {visit.name}: {what}" for what in _visit(surface, guided)]
            walk.read |= {page.page for page in reader.record().pages}
    return walk


def _visit(surface: Surface, guided: _Guided) -> list[str]:
    """What is wrong with one way through an entry."""
    play = guided.play
    journal = play._run.journal
    told = len(journal)
    _prepare(guided)
    try:
        led = run_through(guided.read_one(guided.visit.entry))
    except StepEnded:
        led = guided.visit.leads_to
    except Exception as error:
        return [*guided.problems, f"{type(error).__name__}: {error}"]
    found = list(guided.problems)
    if led != guided.visit.leads_to:
        found.append(f"leads to {led!r}, not to {guided.visit.leads_to!r}")
    missed = [effect for effect in guided.visit.effects if all(effect is not one for one in guided.carried_out)]
    found += [f"{getattr(effect, 'do', effect)} was not carried out" for effect in missed]
    found += [what for event in journal[told:] for what in _said(surface, event)]
    return found + [what for label in guided.labels for what in _is_told(surface, label, label=True)]


def _prepare(guided: _Guided) -> None:
    """A shared keyword that the way takes away must be there, one that it gives must not."""
    keywords = guided.record().keywords
    for effect in guided.visit.effects:
        keyword = getattr(effect, "keyword", None)
        if keyword is None:
            continue
        if effect.do == "lose_keyword" and keyword not in keywords:
            keywords.append(keyword)
        elif effect.do == "gain_keyword" and keyword in keywords:
            keywords.remove(keyword)


def run_through(rules: Any) -> Any:
    """Drive rules to their end: every question is answered as the house would. Raises what they raise."""
    value: Any = None
    while True:
        try:
            wish = rules.send(value)
        except StopIteration as end:
            return end.value
        if isinstance(wish, AwaitAll):
            value = [run_through(one) for one in wish.rules]
        else:
            assert isinstance(wish, AwaitAnswer)
            decision = wish.decisions[0]
            value = (0, decision.seats[0], decision.house_answer())


def _said(surface: Surface, event: Event) -> list[str]:
    """What is wrong with a sentence of the journal, and with its post."""
    problems = _is_told(surface, Text(event.kind, event.params))
    if event.kind in POSTS:
        problems += _is_told(surface, Text(POSTS[event.kind], event.params))
    return problems


def _is_told(surface: Surface, said: Text, label: bool = False) -> list[str]:
    words = surface.words.format(said, surface.game.name_of, label=label)
    for value in said.params.values():
        if isinstance(value, str) and value.startswith(f"@{PREFIX}"):
            prose = surface.game.prose(value.removeprefix(f"@{PREFIX}"))
            if not prose:
                return [f"{value} has no prose"]
    if not words.strip() or words == f"<{said.key}>":
        return [f"{said.key} says nothing"]
    if label:
        return [] if len(words) <= LABEL else [f"a label of {len(words)} characters: {words!r}"]
    return [] if _fits(words) else [f"{said.key} with {dict(said.params)} fits no panel"]


def _fits(words: str) -> bool:
    """Whether every page of it stands on a panel uncut."""
    panels = [Panel("-", [Words(page, Keep.ANSWER)]) for page in pages_of(words, PAGE)]
    return all(fit(panel).parts == panel.parts for panel in panels)
