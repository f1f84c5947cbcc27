"""Reads entries of the storybook at a table: conditions, choices, rolls and effects as this game has them (LE-12)."""

from collections.abc import Sequence
from typing import Any, cast

from bot.rules.decision import Option, Text, text
from bot.rules.effects import Facts, holds
from bot.rules.stories.prose import CLOSING, TITLE
from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import StoryRecord
from bot.rules.stories.shapes import Passage, StoryChoice, StoryEntry
from cogs.evershade.content.story import RollCheck
from cogs.evershade.rules.combat.fate import gain_fate
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.story import rolling
from cogs.evershade.rules.story.requirements import requirement
from cogs.evershade.rules.story.voting import STORY, Session, vote, voters
from cogs.evershade.state import Character, EvershadeState


class EvershadeReader(StoryReader[EvershadeState]):
    """One reading by the whole party."""

    def __init__(self, play: Session) -> None:
        super().__init__(play, play.content.storybook, tuple(range(play.state.seats)))
        self._met: dict[int, str] = {}
        """Seat -> its character for which a private paragraph is meant."""
        self._outcomes: tuple[str, ...] = ()
        """Those of the roll that is being made."""
        self._alone = ""
        """The character that chooses for itself, in an entry that lets each do so."""

    async def read_one(self, entry: str) -> str | None:
        """Whoever reads it: the party, or alone the owner of a secret."""
        self.play.used(f"entry:{entry}")
        return await super().read_one(entry)

    def record(self) -> StoryRecord:
        return self.play.state.story

    def facts(self, seat: int | None) -> Facts:
        state = self.play.state
        hero = next((one.id for one in board.standing(state)), "")
        return cast(Facts, CombatFacts(state, self.play.content, Deed(hero)))

    def meets(self, part: Any, seat: int | None = None) -> bool:
        """LE-12.2, LE-12.3, LE-12.8: one of the party is enough; of private paragraphs one of the seat's (LE-12.4)."""
        condition = getattr(part, "condition", None)
        state = self.play.state
        heroes = board.standing(state) if seat is None else self._heroes_at(seat)
        if self._alone and seat is None:
            heroes = [state.hero(self._alone)]
        for hero in heroes:
            facts = CombatFacts(state, self.play.content, Deed(hero.id))
            if condition is None or holds(condition, cast(Facts, facts)):
                if seat is not None:
                    self._met[seat] = hero.id
                return True
        return condition is None

    def why_locked(self, choice: StoryChoice[Any, Any]) -> Text:
        return requirement(choice.condition)

    def private_notice(self, seat: int) -> Text | None:
        """LE-12.12."""
        return text("evershade-reads-privately", who=f"@seat:{seat}")

    async def choose(self, found: StoryEntry[Any, Any], options: Sequence[Option]) -> str:
        """D1, LE-4.2: by vote, or by whoever chooses for themselves. What is locked is read by all (LE-12.3), so a
        single answer that is left is not taken as given: whoever says it first has said it."""
        title = self.book.reference(found.id, TITLE)
        if not self._alone:
            prompt = self._asked(title)
            if sum(option.refused is None for option in options) == 1:
                return await self.play.ask(tuple(voters(self.play.state)), STORY, prompt, lambda: options, forced=False)
            return await vote(self.play, STORY, prompt, lambda: options)
        prompt = text("evershade-ask-each", title=title, who=f"@{self._alone}")
        seat = self.play.state.seat_of(self._alone)
        return await self.play.ask(seat, "evershade.each-choice", prompt, lambda: options, forced=False)

    def _asked(self, title: str) -> Text:
        """The question, with how ends what everybody has read last: that stands in a post above."""
        pages = [one for one in self.record().pages if one.only is None]
        if not pages or pages[-1].title != title:
            return text("story-ask", title=title)
        return text("evershade-ask-story", title=title, last=f"{pages[-1].page}{CLOSING}")

    async def _choice(self, found: StoryEntry[Any, Any], prefix: str, passage: Passage[Any, Any]) -> str | None:
        """LE-4.2: the party's, unless the entry says that each chooses for themselves (`per: character`): in seat
        order, what it brings is that character's, and what it wants is asked of it alone. The last one that leads
        somewhere says where the party goes on."""
        if getattr(found, "per", "party") == "party":
            return await super()._choice(found, prefix, passage)
        after: str | None = None
        for hero in [one.id for one in board.standing(self.play.state)]:
            if self.play.state.hero(hero).status == "ok":
                self._alone = self.play.state.performer = hero
                after = await super()._choice(found, prefix, passage) or after
        self._alone = ""
        return after

    # ------------------------------------------------------------------ rolls

    async def check(self, check: RollCheck) -> str:
        """LE-14.11: the outcome's name, `fail` where none was reached."""
        return await rolling.make(self.play, check, self._outcomes, self._alone)

    async def _resolve(
        self, found: StoryEntry[Any, Any], prefix: str, passage: Any, way: str, check: Any, outcomes: Any
    ) -> str | None:
        self._outcomes = tuple(outcomes)
        if check is None or not check.each:
            after = await super()._resolve(found, prefix, passage, way, check, outcomes)
            self._fate_of_failure(check)
            return after
        after = None
        for hero in [one.id for one in board.standing(self.play.state)]:  # LE-14.13
            if self.play.state.hero(hero).status != "ok":
                continue
            self.play.state.performer = hero
            after = await super()._resolve(found, prefix, passage, way, check, outcomes) or after
            self._fate_of_failure(check)
        return after

    def _fate_of_failure(self, check: Any) -> None:
        """LE-6.4, LE-14.12: after the outcome, if the performer lives."""
        play: Session = self.play
        state = self.play.state
        if check is None or not state.has_failed:
            return
        state.has_failed = False
        hero = state.hero(state.performer)
        if not hero.is_dead:
            gain_fate(play, hero, 1)

    # ------------------------------------------------------------------ effects

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        """Effects of a private paragraph are its readers' (`seats` are then others than everybody's), all others the
        party's."""
        play: Session = self.play
        state = self.play.state
        readers = [state.performer] if seats is self.seats else [self._reader_at(seat) for seat in seats]
        for hero in readers:
            await self.play.effects.run_one(play, effect, rolling.deed(state, hero))

    def _reader_at(self, seat: int) -> str:
        """LE-12.4: the character of this seat for whom the paragraph is; who it is was found by its condition."""
        return self._met.get(seat) or next(one.id for one in self._heroes_at(seat))

    def _heroes_at(self, seat: int) -> list[Character]:
        """A seat's own of the party that reads (LE-12.8)."""
        state = self.play.state
        return [one for one in state.heroes_of(seat) if one.status == "ok" and state.is_present(one)]
