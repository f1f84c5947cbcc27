"""Reading cards and signs: the select under board and hand, its panels, `/table card`. For anybody who sees the table;
what they are shown is made from their own view.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.rules.numbers import read_count
from bot.tables.model.info import Info
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.hands import Hands
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Modal
from bot.ui.questions.scene import Scene
from bot.ui.screens import cards
from bot.ui.screens.legend import DEED as LEGEND
from bot.ui.screens.legend import Reading, legend
from bot.ui.screens.stage import Shot, Stage


class CardClicks:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, hands: Hands, deeds: Deeds) -> None:
        self.stage, self.hands = stage, hands
        deeds.at_table(cards.DEED, Right.MEMBER, self.read)
        deeds.at_table(LEGEND, Right.MEMBER, self.legend)

    async def read(self, reply: Reply, table: str, wanted: str) -> None:
        """A card, all cards of a place, the legend, or the form in which a name is typed."""
        if wanted == cards.FIND:
            found: Any = await self.stage.scene(table, reply.locale, cards.find_modal)
            if not isinstance(found, Modal):
                raise NoLongerPossible(text("refused-stale"))
            await reply.modal(found)
            return
        if wanted.partition("=")[2] == cards.LEGEND:
            await self.legend(reply, table, "1")
            return
        await self._show(reply, table, lambda scene, mine: cards.read_card(scene, mine, wanted))

    async def legend(self, reply: Reply, table: str, page: str) -> None:
        """What signs and terms mean."""
        await self._show(reply, table, lambda scene, mine: legend(scene, next(iter(mine), None), read_count(page) or 1))

    async def typed(self, reply: Reply, info: Info, name: str) -> None:
        """A card by its name, for the command. Raises `NoLongerPossible` where no game runs."""
        await self._show(reply, info.id, lambda scene, mine: cards.typed_card(scene, mine, name))

    async def offered(self, table: str, user: int, locale: str, begun: str) -> list[tuple[str, str]]:
        """(value, what is shown) of what this user may read at a table, for autocomplete."""
        found: Any = await self.stage.scene(
            table, locale, lambda scene: cards.offered_cards(scene, scene.seats_of(user), begun)
        )
        return found or []

    async def _show(self, reply: Reply, table: str, read: Callable[[Scene, Sequence[int]], Reading | None]) -> None:
        """In the place of the hand; from a board in a message of its own."""
        user = reply.interaction.user.id

        def shot(scene: Scene) -> Shot | None:
            found = read(scene, scene.seats_of(user))
            return None if found is None else Shot(None, found.panel, scene.surface, found.shown, found.pictures)

        await self.hands.show(table, reply, shot, place="side")
