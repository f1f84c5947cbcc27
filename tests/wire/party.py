"""A few people at one table who play on whatever Discord does, and remember what they were told.

party = Party(world, "the-den", seed=1)
await party.begin("doomrock")
await party.moves(5)
party.check()           P1, P2: nothing acknowledged is lost, nothing counts twice
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.ui.questions.request_controls import MOST_BUTTONS
from tests.patience import GIVE_UP
from tests.seen import controls_of, parts, text_of
from tests.wire import stored
from tests.wire.state import Message
from tests.wire.world import Result, World

DONE = "✓ "
"""Begins the line of a panel that says what was done. A panel that follows a refusal may have marks elsewhere: on what
is picked, in a question about it."""
OPENS_WITHIN = 5.0
"""Seconds from pressing *Start* until the board shows it, when Discord is slow."""
LOOKS = 3
"""How often a watcher looks what the board should show, before it counts as staying behind."""
_GIVES_UP = re.compile(r"concede|a draw|give up|surrender|go home", re.I)
_WHO = re.compile(r"^(👉 )[^:\n]*: ", re.M)
_REQUEST = re.compile(r"wk:(?P<table>[^:]+):(?P<token>[\dqpa.]+)(?::(?P<op>.*))?")


@dataclass
class Party:
    """done: what was acknowledged, each once; tried: every attempt. by_click: share of moves made on the screens."""

    world: World
    channel: str
    users: tuple[str, ...] = ("Ada", "Ben")
    seed: int = 0
    by_click: float = 0.7
    done: list[Result] = field(default_factory=list)
    tried: list[Result] = field(default_factory=list)
    table: str = ""
    is_sound: bool = True
    trouble: Callable[[], None] | None = None
    """What to break just before the next answer is given."""

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        if self.channel not in self.world.channels:
            self.world.add_channel(self.channel)

    async def begin(self, game: str = "doomrock") -> None:
        """The first user hosts, the others join. Raises LookupError when the table stays in its lobby: a press that met
        trouble is not repeated here."""
        await self.world.slash(self.users[0], "table new", self.channel, game=game)
        for user in self.users[1:]:
            await self.world.click(user, "Join", channel=self.channel)
        await self.world.click(self.users[0], "Start", channel=self.channel)
        ids = [custom_id for custom_id in controls_of(self.board) if custom_id.startswith("wk:")]
        self.table = ids[0].split(":")[1]
        try:
            await self.world.until(lambda: not self.is_in_lobby, OPENS_WITHIN)
        except TimeoutError:
            raise LookupError("the table was not started") from None

    @property
    def board(self) -> Message:
        return self.world.board(self.channel)

    @property
    def has_board(self) -> bool:
        return any(controls_of(message) for message in self.world.messages(self.channel))

    @property
    def is_in_lobby(self) -> bool:
        return "Start" in controls_of(self.board).values()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or nearly."""
        return "Another game" in controls_of(self.board).values()

    # ------------------------------------------------------------------ moving

    async def moves(self, count: int) -> None:
        """So many moves that are acknowledged, by whoever is asked. Raises AssertionError when nobody can move."""
        wanted = len(self.done) + count
        for _ in range(count * 16):  # a press on a card stores nothing yet: it opens the card's form
            if len(self.done) >= wanted:
                return
            await self.move()
        if len(self.done) >= wanted:
            return
        raise AssertionError(f"only {len(self.done)} of {wanted} moves; the board says: {text_of(self.board)}")

    async def move(self, *, settle: bool = True) -> Result | None:
        """One move by somebody who is asked; None when nobody was offered anything."""
        for custom_id in self._controls():
            if custom_id.endswith(":-:resume"):  # all have passed, and the table took a rest
                await self.world.forge(self.users[0], custom_id, self.board)
        for user in self.chance.sample(self.users, len(self.users)):
            offered = await self.world.complete(user, "table do", "what", "", self.channel)
            playing = [choice for choice in offered if not _GIVES_UP.search(choice["name"])]
            if playing and not (self.tried and not self.is_acknowledged(self.tried[-1]) and self.chance.random() < 0.5):
                value = self.chance.choice(playing)["value"]
                result = await self._answer(user, value, settle)
                self.note(result)
                return result
            other = await self._unoffered(user, settle)
            if other is not None:
                self.note(other)
                return other
        return None

    async def _answer(self, user: str, value: str, settle: bool) -> Result:
        """By a click where a screen offers it, else by a command."""
        self._break()
        if self.chance.random() < self.by_click:
            token, _, op = value.partition(":")
            for message in reversed(self.world.messages(self.channel, user=user)):
                found = control_for(message, token, op)
                if found is not None:
                    custom_id, values = found
                    return await self.world.forge(user, custom_id, message, values=values, settle=settle)
        return await self.world.slash(user, "table do", self.channel, what=value, settle=settle)

    async def _unoffered(self, user: str, settle: bool) -> Result | None:
        """What cannot be answered with one word (several, an order) is picked in the hand and handed in there; so is a
        form that a press has opened."""
        for custom_id in self._forms(user):
            self._break()
            opened = self.world.ephemerals(user, self.channel)[-1]
            return await self.world.forge(user, custom_id, opened, settle=settle)
        await self.world.slash(user, "table hand", self.channel)
        hands = self.world.ephemerals(user, self.channel)
        for part in parts(hands[-1].components) if hands else ():
            found = _REQUEST.fullmatch(str(part.get("custom_id") or ""))
            values = [option["value"] for option in part.get("options") or []]
            if found is None or not (found["op"] or "").startswith("*") or part.get("max_values", 1) < 2:
                continue
            for count in (self.chance.randint(1, part["max_values"]), 3, 2, 1):
                picked = self.chance.sample(values, min(count, len(values)))
                await self.world.forge(user, str(part["custom_id"]), hands[-1], values=picked, settle=settle)
                if any("=" in custom_id for custom_id in controls_of(hands[-1])):
                    break
            break
        for _ in range(MOST_BUTTONS if hands else 0):  # few options are switches, each a button
            off = _switches(hands[-1])
            if not off:
                break
            await self.world.forge(user, self.chance.choice(off), hands[-1], settle=settle)
        for custom_id in controls_of(hands[-1]) if hands else ():
            found = _REQUEST.fullmatch(custom_id)
            if found is not None and (found["op"] or "").startswith("="):
                self._break()
                return await self.world.forge(user, custom_id, hands[-1], settle=settle)
        return None

    def _forms(self, user: str) -> list[str]:
        """What hands in the form that stands open before a user, if there is one."""
        hands = self.world.ephemerals(user, self.channel)
        found = [_REQUEST.fullmatch(custom_id) for custom_id in (controls_of(hands[-1]) if hands else ())]
        return [one.string for one in found if one is not None and (one["op"] or "").startswith("=&")]

    def _controls(self) -> list[str]:
        """What can be pressed on the public messages."""
        return [custom_id for message in self.world.messages(self.channel) for custom_id in controls_of(message)]

    def _break(self) -> None:
        if self.trouble is not None:
            self.trouble()
            self.trouble = None

    def note(self, result: Result) -> None:
        """Remember an attempt, and whether it was acknowledged as done."""
        self.tried.append(result)
        if self.is_acknowledged(result):
            self.done.append(result)

    def is_acknowledged(self, result: Result) -> bool:
        """The person was told that it is done, or saw the clicked board change."""
        made = result.interaction
        if made.answer is None:
            return False
        if result.response is not None and any(line.startswith(DONE) for line in _told_by(result.response)):
            return True
        return made.id in stored.interactions(self.world.folder)

    # ------------------------------------------------------------------ judging

    def check(self) -> None:
        """P1, P2. Raises AssertionError."""
        log = [choice for choice in stored.choices(self.world.folder) if choice.table == self.table]
        by_people = [choice.interaction for choice in log if choice.interaction is not None]
        assert [choice.n for choice in log] == list(range(len(log))), "the log has gaps"
        lost = [result.interaction for result in self.done if result.interaction.id not in by_people]
        assert not lost, f"acknowledged and lost: {lost}"
        tried = [result.interaction.id for result in self.tried]
        strange = [number for number in by_people if number not in tried]
        assert not strange, f"counted, but nobody has done it: {strange}"
        assert len(set(by_people)) == len(by_people), "counted twice"

    async def check_screen(self, seconds: float = GIVE_UP, *, alone: bool = True) -> None:
        """Within some seconds the board shows the present state as a watcher is told it. alone: no other can be used;
        a bot that was killed between posting one and closing the other leaves both."""
        watcher = next(name for name in self.world.users if name not in self.users)
        if not self.world.ephemerals(watcher, self.channel):
            await self.world.slash(watcher, "help", self.channel)
        note = self.world.ephemerals(watcher, self.channel)[-1]
        true: list[str] = []

        def is_right() -> bool:
            usable = [message for message in self.world.messages(self.channel) if controls_of(message)]
            return bool(usable) and (len(usable) == 1 or not alone) and seen(usable[-1]) == true

        for _ in range(LOOKS):  # the house may decide for somebody after the watcher has looked
            await self.world.forge(watcher, f"wk:{self.table}:-:board", note)
            true = seen(note)
            try:
                await self.world.until(is_right, seconds / LOOKS)
            except TimeoutError:
                continue
            return
        usable = [message for message in self.world.messages(self.channel) if controls_of(message)]
        assert usable and (len(usable) == 1 or not alone), [text_of(message)[:200] for message in usable]
        differs = sorted({*seen(usable[-1])} ^ {*true})
        assert seen(usable[-1]) == true, f"the board stays behind: {differs}"

    async def check_all(self, more: int = 2) -> None:
        """Nothing is lost, the screen is right, and the table goes on."""
        await self.world.settle()
        self.check()
        await self.check_screen()
        await self.moves(more)
        self.check()
        await self.check_screen()
        self.is_sound = True


def _switches(message: Message) -> list[str]:
    """The switches that can still be switched on, where too few are on for handing in."""
    usable, switches, hand_in = controls_of(message), [], []
    for part in parts(message.components):
        custom_id = str(part.get("custom_id") or "")
        found = _REQUEST.fullmatch(custom_id)
        op = (found and found["op"]) or ""
        if op.startswith("="):
            hand_in.append(custom_id)
        elif op.startswith(">0.") and not str(part.get("label") or "").startswith("✓"):
            switches.append(custom_id)
    if not hand_in or any(custom_id in usable for custom_id in hand_in):
        return []
    return [custom_id for custom_id in switches if custom_id in usable]


def _told_by(message: Message) -> list[str]:
    """The lines of a message, without the words on what can be pressed."""
    told = [message.content or "", *(str(part.get("content") or "") for part in parts(message.components))]
    return [line for text in told for line in text.splitlines()]


def seen(message: Message) -> list[str]:
    """What a board says, but for whom: the same may be called by mention on one and stand by name on the other."""
    return _WHO.sub(r"\1", text_of(message)).splitlines()


def control_for(message: Any, token: str, op: str) -> tuple[str, list[str] | None] | None:
    """(custom id, values) of the control that gives this answer to this request."""
    for part in parts(message.components):
        found = _REQUEST.fullmatch(str(part.get("custom_id") or ""))
        if found is None or part.get("disabled") or token not in found["token"].split("."):
            continue
        if found["op"] == op:
            return str(part["custom_id"]), None
        values = [option["value"] for option in part.get("options") or []]
        if found["op"] == "*" and op in values and part.get("max_values", 1) == 1:
            return str(part["custom_id"]), [op]
    return None
