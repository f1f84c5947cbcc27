"""Reads an entry at a table: from redirects and variants to what a check brings. A game does its part. Pure.

    class FarReader(StoryReader[FarState]): ...
    await FarReader(play, book, seats=(0,)).read("37")

Prose is told by reference. Whatever is read is noted in the `StoryRecord`, and undo stops there.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, cast

from bot.rules.decision import Option, Text, text
from bot.rules.effects import Facts, holds
from bot.rules.play.handle import Play
from bot.rules.stories.book import StoryBook
from bot.rules.stories.loading import DONE
from bot.rules.stories.prose import TITLE
from bot.rules.stories.record import PageRead, StoryRecord
from bot.rules.stories.shapes import (
    GainKeyword,
    LoseKeyword,
    Paragraph,
    Passage,
    StoryChoice,
    StoryEntry,
    outcome_key,
    prose_key,
)
from bot.rules.table_state import TableState

S = TypeVar("S", bound=TableState)
MOST_JUMPS: Final = 50
"""Entries that follow each other without anybody being asked; more is a story that runs in a circle."""


class StoryLoop(RuntimeError):
    """Entries lead to each other for ever: a mistake in the story, which the survey finds as well."""


class StoryReader(Generic[S]):
    """One reading. seats: who reads, and who of them may choose; a game overrides what it does its own way."""

    def __init__(self, play: Play[S], book: StoryBook, seats: tuple[int, ...]) -> None:
        self.play = play
        self.book = book
        self.seats = seats

    # ------------------------------------------------------------------ what a game answers

    def record(self) -> StoryRecord:
        """Where this table keeps what it has read."""
        raise NotImplementedError

    def facts(self, seat: int | None) -> Facts:
        """What conditions are asked of; seat: one of the readers, None: all of them together."""
        raise NotImplementedError

    async def check(self, check: Any) -> str:
        """Try it; gives the outcome's name."""
        raise NotImplementedError

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        """Carry out an effect of the entry; seats: whom it concerns. Knows the two that change a shared keyword."""
        keywords = self.record().keywords
        if isinstance(effect, GainKeyword):
            if effect.keyword not in keywords:
                keywords.append(effect.keyword)
        elif isinstance(effect, LoseKeyword):
            if effect.keyword in keywords:
                keywords.remove(effect.keyword)
        else:
            raise NotImplementedError(getattr(effect, "do", repr(effect)))

    def may_pay(self, cost: Sequence[Any]) -> bool:
        """Whether the price of a choice can be paid; one that cannot is not offered."""
        return True

    def why_locked(self, choice: StoryChoice[Any, Any]) -> Text:
        """What a choice wants whose condition does not hold; never what lies behind it."""
        return text("story-locked")

    def private_notice(self, seat: int) -> Text | None:
        """What the others read when this seat alone reads something; None: nobody learns of it."""
        return None

    async def choose(self, found: StoryEntry[Any, Any], options: Sequence[Option]) -> str:
        """Ask for one of the choices; gives its name."""
        prompt = text("story-ask", title=self.book.reference(found.id, TITLE))
        return await self.play.ask(self.seats, "story.choice", prompt, lambda: options, forced=False)

    def meets(self, part: Any, seat: int | None = None) -> bool:
        """Whether the condition of a redirect, variant, paragraph, choice or effect holds."""
        condition = getattr(part, "condition", None)
        return condition is None or holds(condition, self.facts(seat))

    # ------------------------------------------------------------------ reading

    async def read(self, entry: str) -> None:
        """Read an entry, and whatever it leads to."""
        for _ in range(MOST_JUMPS):
            after = await self.read_one(entry)
            if after is None:
                return
            entry = after
        raise StoryLoop(entry)

    async def read_one(self, entry: str) -> str | None:
        """Read this entry; gives the one that it leads to."""
        found = self.book.entries[entry]
        prefix, passage = "", cast(Passage[Any, Any], found)
        redirect = next((r.to for r in found.redirects if self.meets(r)), None)
        if redirect is None and (variant := next((v for v in found.variants if self.meets(v)), None)):
            prefix, passage = f"if.{variant.name}", variant
            redirect = next((r.to for r in variant.redirects if self.meets(r)), None)
        if redirect is not None:
            return redirect
        self.record().entries.append(entry)
        return await self._read_passage(found, prefix, passage)

    async def _read_passage(self, found: StoryEntry[Any, Any], prefix: str, passage: Passage[Any, Any]) -> str | None:
        if not passage.silent:
            self._tell(found, "story-read", prose_key(prefix, "intro"))
        for paragraph in passage.paragraphs:
            if await self._read_paragraph(found, prefix, paragraph) and paragraph.goto is not None:
                return paragraph.goto
        await self._carry_out_all(passage.effects)
        if passage.check is not None:
            return await self._resolve(found, prefix, passage, "", passage.check, passage.outcomes)
        if passage.choices:
            return await self._choice(found, prefix, passage)
        return passage.goto

    async def _read_paragraph(self, found: StoryEntry[Any, Any], prefix: str, paragraph: Paragraph[Any]) -> bool:
        key = prose_key(prefix, paragraph.name)
        readers: list[int | None] = list(self.seats) if paragraph.private else [None]
        readers = [seat for seat in readers if self.meets(paragraph, seat)]
        for seat in readers:
            if not paragraph.silent:
                self._tell(found, "story-more" if seat is None else "story-private", key, only=seat)
        if readers:
            await self._carry_out_all(paragraph.effects, [seat for seat in readers if seat is not None])
        return bool(readers)

    async def _choice(self, found: StoryEntry[Any, Any], prefix: str, passage: Passage[Any, Any]) -> str | None:
        offered = {choice.name: choice for choice in passage.choices if self.may_pay(choice.cost)}
        options = [self._option(found, prefix, choice) for choice in offered.values()]
        chosen = offered[await self.choose(found, options)]
        await self._carry_out_all(chosen.cost)
        return await self._resolve(found, prefix, passage, chosen.name, chosen.check, chosen.outcomes)

    def _option(self, found: StoryEntry[Any, Any], prefix: str, choice: StoryChoice[Any, Any]) -> Option:
        label = text("story-choice", label=self.book.reference(found.id, prose_key(prefix, choice.name)))
        return Option(choice.name, label, refused=None if self.meets(choice) else self.why_locked(choice))

    async def _resolve(
        self, found: StoryEntry[Any, Any], prefix: str, passage: Passage[Any, Any], way: str, check: Any, outcomes: Any
    ) -> str | None:
        names = (DONE,) if check is None else check.read_for(await self.check(check))
        goto: str | None = None
        for name in names:
            key = prose_key(prefix, outcome_key(way, name))
            if self.book.text(found.id, key):
                label = prose_key(prefix, way) if way else None
                self._tell(found, "story-outcome" if label else "story-more", key, choice=label)
            outcome = outcomes.get(name)
            if outcome is not None:
                await self._carry_out_all(outcome.effects)
                goto = outcome.goto or goto
        return goto or passage.goto

    async def _carry_out_all(self, effects: Sequence[Any], seats: Sequence[int] = ()) -> None:
        for effect in effects:
            if self.meets(effect):
                await self.carry_out(effect, seats or self.seats)

    def _tell(
        self, found: StoryEntry[Any, Any], kind: str, key: str, choice: str | None = None, only: int | None = None
    ) -> None:
        refer = self.book.reference
        label = None if choice is None else refer(found.id, choice)
        page = PageRead(kind=kind, title=refer(found.id, TITLE), page=refer(found.id, key), choice=label, only=only)
        self.record().pages.append(page)
        self.play.used(f"story:{found.id}/{key}")
        self.play.mark_undo_boundary()
        if only is None:
            self.play.say(kind, **page.params())
        else:
            self.play.tell(only, kind, public=self.private_notice(only), **page.params())
