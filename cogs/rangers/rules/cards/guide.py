"""How the guide is read at the table: all Rangers read and decide together (DP-20). Pure."""

from collections.abc import Sequence
from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.stories.prose import TITLE
from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import StoryRecord
from cogs.rangers.rules.cards.table import RangersPlay, acting_seat, board, content_of, council
from cogs.rangers.rules.reading.board import BoardFacts
from cogs.rangers.rules.reading.cards import Context
from cogs.rangers.state import RangersState

ENDINGS: Final = ("travel", "end_day", "end_campaign")
"""What acts after the rest of its branch (ER-14.15)."""


class GuideReader(StoryReader[RangersState]):
    """One reading. card: the card that leads to the entry, in play or not."""

    def __init__(self, play: RangersPlay, card: str = "") -> None:
        super().__init__(play, content_of(play).guide, tuple(range(play.state.seats)))
        self.card = card
        self.later: list[Any] = []

    def record(self) -> StoryRecord:
        return self.play.state.story

    def facts(self, seat: int | None) -> BoardFacts:
        return board(self.play).facts(self._context(seat))

    def _context(self, seat: int | None = None) -> Context:
        return Context(acting_seat(self.play) if seat is None else seat, self.card)

    async def choose(self, found: Any, options: Sequence[Option]) -> str:
        prompt = text("story-ask", title=self.book.reference(found.id, TITLE))
        first = next(option.id for option in options if option.refused is None)
        return await council(self.play).choose(self.play, "story.choice", prompt, lambda: options, lambda: first)

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        if effect.do in ENDINGS:
            self.later.append(effect)
        else:
            await self.play.effects.run_one(self.play, effect, self._context())


async def read_entry(play: RangersPlay, entry: str, card: str = "") -> None:
    """Read an entry and all that it leads to; what ends the day or sets out comes last (ER-14.15)."""
    reader = GuideReader(play, card)
    await reader.read(entry)
    for effect in reader.later:
        await play.effects.run_one(play, effect, reader._context())
