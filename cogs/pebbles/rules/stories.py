"""How a story is read on the shore: whoever is there reads and chooses together; a check is one die. Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import StoryRecord
from cogs.pebbles.content.vocabulary import DieCheck
from cogs.pebbles.rules.shore import Context, PebblesFacts
from cogs.pebbles.state import PebblesState


class ShoreReader(StoryReader[PebblesState]):
    """One reading by those who are on the shore, or at the door before an evening (PB-9)."""

    def record(self) -> StoryRecord:
        return self.play.state.story

    def facts(self, seat: int | None) -> PebblesFacts:
        return PebblesFacts(self.play.state, self.play.content)

    async def check(self, check: DieCheck) -> str:
        face = self.play.roll("roll:story")[0]
        self.play.say("pebbles-rolled", n=face)
        return "won" if face >= check.die else "lost"

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        if effect.do in ("gain_keyword", "lose_keyword"):
            await super().carry_out(effect, seats)
        else:
            await self.play.effects.run_one(self.play, effect, Context(None))
