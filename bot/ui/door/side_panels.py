"""What is shown in the place of a hand: the board in words, peeks, pages that were read, the menu behind "More"; and
giving standing orders.

Reached by clicks without a request (`Clicks.at_table`).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.rules.kernel.game import Order
from bot.rules.numbers import read_count
from bot.rules.plans.step import PlanStep
from bot.tables.model.errors import NotSeated
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.boards import Boards
from bot.ui.messages.hands import Hands
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel
from bot.ui.questions import plans
from bot.ui.questions.scene import Scene
from bot.ui.questions.votes import missing_panel
from bot.ui.screens.in_words import in_words
from bot.ui.screens.menu import ORDERS, all_orders, board_menu, menu, peek
from bot.ui.screens.orders import order_id
from bot.ui.screens.pages import pages_panel
from bot.ui.screens.stage import Stage


class SidePanels:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, boards: Boards, hands: Hands, deeds: Deeds) -> None:
        self.stage, self.boards, self.hands = stage, boards, hands
        deeds.at_table("words", Right.MEMBER, self.in_words)
        deeds.at_table("peek", Right.MEMBER, self.peek)
        deeds.at_table("besides", Right.MEMBER, self.besides)
        deeds.at_table("pages", Right.MEMBER, self.pages)
        deeds.at_table("more", Right.SEATED, self.menu)
        deeds.at_table("order", Right.SEATED, self.order)
        deeds.at_table("missing", Right.SEATED, self.missing)
        deeds.at_table(plans.DEED, Right.SEATED, self.plan)

    async def in_words(self, reply: Reply, table: str, rest: str) -> None:
        """The board in words, a page of it."""
        user, page = reply.interaction.user.id, read_count(rest) or 1
        await self._show(reply, table, lambda scene: in_words(scene, next(iter(scene.seats_of(user)), None), page))

    async def peek(self, reply: Reply, table: str, name: str) -> None:
        """A further look at the board."""
        user = reply.interaction.user.id
        await self._show(reply, table, lambda scene: peek(scene, name, next(iter(scene.seats_of(user)), None)))

    async def besides(self, reply: Reply, table: str, rest: str) -> None:
        """What a board keeps behind "More"."""
        user = reply.interaction.user.id
        await self._show(reply, table, lambda scene: board_menu(scene, next(iter(scene.seats_of(user)), None)))

    async def pages(self, reply: Reply, table: str, wanted: str) -> None:
        """What has been read, a page of it."""
        user = reply.interaction.user.id
        await self._show(reply, table, lambda scene: pages_panel(scene, scene.seats_of(user), wanted))

    async def menu(self, reply: Reply, table: str, written_seat: str, note: str = "") -> None:
        """What a hand keeps behind "More", or that page of it (`<seat>.<page>`)."""
        user = reply.interaction.user.id
        written_seat, _, page = written_seat.partition(".")
        shown = all_orders if page == ORDERS else menu

        def read(scene: Scene, note: str = "") -> Panel:
            seats = scene.seats_of(user)
            if not seats:
                raise NotSeated()
            wanted = read_count(written_seat)
            return shown(scene, wanted if wanted in seats else seats[0], note)

        await self.hands.show(table, reply, partial(read, note=note), note=note, again=read)

    async def missing(self, reply: Reply, table: str, written_seat: str) -> None:
        """What may become of a missing player's seat."""
        user, about = reply.interaction.user.id, read_count(written_seat)

        def read(scene: Scene) -> Panel | None:
            if not scene.seats_of(user):
                raise NotSeated()
            return None if about is None else missing_panel(scene, about)

        await self.hands.show(table, reply, read)

    async def _show(self, reply: Reply, table: str, read: Callable[[Scene], Panel | None]) -> None:
        """A look at what there is to see: in the place of the hand, from a board beside it."""
        await self.hands.show(table, reply, read, place="side")

    async def order(self, reply: Reply, table: str, rest: str) -> None:
        """Give or revoke a standing order. Nothing public changes, unless it answers what is asked just now."""
        user = reply.interaction.user.id
        written_seat, _, found_at = rest.partition(".")
        wanted, _, page = found_at.partition(".")

        def read(scene: Scene) -> tuple[int, Order, bool] | None:
            mine = scene.seats_of(user)
            if not mine:
                raise NotSeated()
            for seat in mine:
                for order, given in scene.orders(seat):
                    if str(seat) == written_seat and order_id(order) == wanted:
                        return seat, order, given
            return None

        found: Any = await self.stage.scene(table, reply.locale, read)
        if found is None:
            raise NoLongerPossible(text("refused-stale"))
        seat, order, given = found
        option, ended = (None, order.option) if given else (order.option, None)
        outcome = await self.stage.tables.seating.set_standing(table, user, order.key, option, seat=seat, ended=ended)
        note = self.stage.say(outcome.info, text("menu-revoked" if given else "menu-given"), reply.locale)
        await self.menu(reply, table, f"{written_seat}.{page}", note)
        if outcome.events:
            await self.boards.refresh(table)
            await self.hands.refresh(table, but=user)

    async def plan(self, reply: Reply, table: str, rest: str) -> None:
        """The panel on which a player answers ahead, or a change of the plan. Nothing public changes."""
        user = reply.interaction.user.id
        written_seat, word, wanted = plans.read_plan_op(rest)

        def read(scene: Scene) -> tuple[int, PlanStep | None]:
            mine = [seat for seat in scene.seats_of(user) if scene.users.get(seat) == user]
            if not mine:
                raise NotSeated()
            seat = read_count(written_seat)
            seat = seat if seat in mine else mine[0]
            assert seat is not None
            return seat, next((step for step in scene.plannable(seat) if plans.step_id(step) == wanted), None)

        found: Any = await self.stage.scene(table, reply.locale, read)
        if found is None:
            raise NoLongerPossible(text("refused-stale"))
        seat, step = found
        planning, note = self.stage.tables.planning, ""
        if word == "add":
            if step is None:
                raise NoLongerPossible(text("refused-stale"))
            await planning.add(table, user, seat, step)
        elif word == plans.CUT:
            await planning.shorten(table, user, seat)
        elif word == plans.GO:
            note = "plan-set"
            await planning.let_run(table, user, seat)
        elif word == plans.OFF:
            note = "plan-dropped"
            await planning.drop(table, user, seat)
        info = await self.stage.tables.keeper.get(table)
        said = self.stage.say(info, text(note), reply.locale) if note else ""
        await self.hands.show(
            table,
            reply,
            lambda scene: plans.plan_panel(scene, seat, said),
            note=said,
            again=lambda scene: plans.plan_panel(scene, seat, ""),
        )
