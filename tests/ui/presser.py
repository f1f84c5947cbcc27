"""Answers a table's questions as people do on SimCord: by the buttons and selects of boards and private hands.

What is pressed is found by what it stands for (table, request, option), never by its place or its words.
"""

from collections.abc import Mapping
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.ui.panels import custom_id
from bot.ui.questions.forms import SIGN
from tests.simcord_world import World


class Presser:
    """Seats of one table and who sits there. presses: how often something was pressed; forms: how many went in."""

    def __init__(self, world: World, table: str, players: Mapping[int, str]) -> None:
        self.world, self.table, self.players = world, table, players
        self.presses = self.forms = 0

    async def read(self, what: Any) -> Any:
        """What a function of a `Look` gives."""
        return await self.world.bot.tables.keeper.look(self.table, what)

    async def answer(self, wanted: Any = None, seat: int | None = None) -> str:
        """Answer the first pending question (of this seat), as the house would or as wanted; its key, "" at the end."""

        def read(look: Look) -> Any:
            run = look.run
            assert run is not None
            found = first(run, seat)
            if found is None:
                return None
            request, who = found
            answer = house_answer(run, request, who) if wanted is None else wanted
            ids = [option.id for option in request.options(run) if option.refused is None]
            decision = request.decision
            token, toggles = run.token(request, who), decision.toggles
            is_ordered = toggles is not None and toggles.ordered
            return decision.key, who, token, decision.kind, decision.private, answer, ids, is_ordered

        asked = await self.read(read)
        if asked is None:
            return ""
        key, who, token, kind, private, answer, ids, is_ordered = asked
        user = self.players[who]
        if kind == "one":
            await self.press(user, token, answer, private)
            if wanted is None:
                await self.send_form(user, token)
        elif kind == "some":
            await self.pick_some(user, token, list(answer), ids, is_ordered)
        elif kind == "order":
            await self.put_in_order(user, token, list(answer), ids)
        else:
            raise AssertionError(f"nobody here can answer {key}, {kind}")
        return str(key)

    async def press(self, user: str, token: str, option: str, private: bool) -> None:
        """The button or pick that stands for an option; in the hand, which is opened if need be, or on the board."""
        for attempt in range(2):
            if await self.press_whole(user, token, option, private):
                return
            for message in self.where(user, private):
                room = custom_id.room(self.table, token)
                wanted = custom_id.option_op(option, room)
                for control in self.world.controls(message):
                    press = custom_id.parse(control)
                    if press is None or token not in press.token.split("."):
                        continue
                    if press.op == wanted:
                        await self.click(user, control, message)
                        return
                    value = custom_id.option_op(option, 90)
                    if press.op.startswith("*") and value in self.values(message, control):
                        self.presses += 1
                        await self.world.select(user, control, [value], message)
                        return
            if attempt == 0:
                await self.hand(user)
        raise LookupError(f"{user} cannot press {option!r} of request {token}")

    async def press_whole(self, user: str, token: str, option: str, private: bool) -> bool:
        """One of the buttons that hold all that is asked together with an option, another each time; False: none is."""
        for message in self.where(user, private):
            ways = [
                control
                for control in self.world.controls(message)
                if (press := custom_id.parse(control)) is not None
                and token in press.token.split(".")
                and press.op.startswith(f"={SIGN}")
                and custom_id.find_option(press.op.partition(".")[2], [option]) == option
            ]
            if ways:
                self.forms += 1
                await self.click(user, ways[self.forms % len(ways)], message)
                return True
        return False

    async def send_form(self, user: str, token: str) -> None:
        """Where a form has opened with what follows the answer, hand it in, by another of its ways each time."""
        for message in self.world.ephemerals(user)[-1:]:
            parsed = {control: custom_id.parse(control) for control in self.world.controls(message)}
            ways = [
                c for c, press in parsed.items() if press and press.token == token and press.op.startswith(f"={SIGN}")
            ]
            if ways:
                self.forms += 1  # counted apart: what else somebody pressed decides nothing
                await self.click(user, ways[self.forms % len(ways)], message)

    async def pick_some(self, user: str, token: str, picks: list[str], ids: list[str], is_ordered: bool) -> None:
        if not self.find(user, token, "*") and not self.find(user, token, "="):
            await self.hand(user)
        if not self.find(user, token, "*"):
            await self.switch(user, token, picks, ids, is_ordered=is_ordered)
            return
        for place, here in enumerate([ids[n : n + 25] for n in range(0, len(ids), 25)]):
            chosen = [custom_id.option_op(pick, 90) for pick in picks if pick in here]
            if not chosen:
                continue
            if place:
                message, control = self.find(user, token, f">{place}.")
                await self.click(user, control, message)
            message, control = self.find(user, token, "*")
            self.presses += 1
            await self.world.select(user, control, chosen, message)
        message, control = self.find(user, token, "=")
        await self.click(user, control, message)

    async def switch(
        self, user: str, token: str, picks: list[str], ids: list[str], op: str = "", *, is_ordered: bool = False
    ) -> None:
        """Switch options on and off until what can be handed in is what is wanted. op: of another button than the usual
        one that hands it in; is_ordered: the order in which they are switched on counts."""
        wanted = op or f"={custom_id.pack_picks(picks, ids, is_ordered)}"
        for _ in range(2 * len(ids) + 1):
            found = self.find(user, token, wanted)
            if found:
                await self.click(user, found[1], found[0])
                return
            message = self.world.ephemerals(user)[-1]
            ways = {}
            for control in self.world.controls(message):
                press = custom_id.parse(control)
                if press is not None and press.token == token and press.op.startswith(">0."):
                    draft = custom_id.unpack_picks(press.op[3:], ids, is_ordered)
                    if draft is not None:
                        ways[control] = _far(draft, picks) if is_ordered else len(set(draft) ^ set(picks))
            await self.click(user, min(ways, key=ways.__getitem__), message)
        raise LookupError(f"{user} cannot switch to {picks}")

    async def put_in_order(self, user: str, token: str, picks: list[str], ids: list[str]) -> None:
        if not self.find(user, token, ">") and not self.find(user, token, "="):
            await self.hand(user)
        for n in range(1, len(picks)):
            draft = custom_id.pack_picks(picks[:n], ids, True)
            message, control = self.find(user, token, f">0.{draft}")
            await self.click(user, control, message)
        message, control = self.find(user, token, "=")
        await self.click(user, control, message)

    async def hand(self, user: str) -> None:
        """Open the own hand from the board."""
        await self.click(user, custom_id.button(self.table, "-", "hand"), self.world.board())

    async def click(self, user: str, control: str, message: Message) -> None:
        self.presses += 1
        await self.world.click(user, control, message)

    def where(self, user: str, private: bool) -> list[Message]:
        mine = self.world.ephemerals(user)[-1:]
        return mine if private else [*mine, self.world.board()]

    def find(self, user: str, token: str, sign: str) -> Any:
        """(message, custom id) of the control in the hand whose op begins so; () when there is none."""
        for message in self.world.ephemerals(user)[-1:]:
            for control in self.world.controls(message):
                press = custom_id.parse(control)
                if press is not None and press.token == token and press.op.startswith(sign):
                    return message, control
        return ()

    @staticmethod
    def values(message: Message, control: str) -> list[str]:
        for part in walk_components(list(message.components)):
            if part.get("custom_id") == control:
                return [option["value"] for option in part.get("options") or []]
        return []


def first(run: Run[Any], seat: int | None) -> tuple[Request, int] | None:
    """The first question that is really waited for, and whom it is asked."""
    for request in run.requests():
        for who in request.decision.seats:
            if not is_done(run, request) and seat in (None, who):
                return request, who
    return None


def _far(draft: list[str], picks: list[str]) -> int:
    """How many switches lead from one order to another: what stands in a wrong place is switched off first."""
    same = next((n for n, (one, two) in enumerate(zip(draft, picks, strict=False)) if one != two), None)
    kept = min(len(draft), len(picks)) if same is None else same
    return len(draft) + len(picks) - 2 * kept
