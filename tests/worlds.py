"""What every test world can do, and plays that run in each of them: `tests/simcord_world.py`, which is one process on a
clock of its own, and `tests/wire/world.py`, which is the real bot behind real sockets. Each is the other's judge.
"""

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.seen import control_in, controls_of, parts

SEED = b"the same dice in every world".ljust(32, b".")


class World(Protocol):
    """People, channels and a bot. Users and channels go by name; messages have `id`, `content` and `components`."""

    async def slash(self, user: str, command: str, channel: Any = None, /, **options: Any) -> Any: ...
    async def complete(
        self, user: str, command: str, option: str, typed: str = "", channel: Any = None, /, **filled: Any
    ) -> list[dict[str, Any]]: ...
    async def click(self, user: str, control: str, message: Any = None, channel: Any = None) -> Any: ...
    async def select(
        self, user: str, control: str, values: Sequence[Any], message: Any = None, channel: Any = None
    ) -> Any: ...
    async def submit(self, user: str, shown: Any, /, **values: Any) -> Any: ...
    def user(self, name: str) -> Any: ...
    def messages(self, channel: Any = None, *, user: str | None = None) -> list[Any]: ...
    def board(self, channel: Any = None) -> Any: ...
    def ephemerals(self, user: str, channel: Any = None) -> list[Any]: ...
    def text(self, message: Any) -> str: ...
    def controls(self, message: Any) -> dict[str, str]: ...


def same_dice(patch: Callable[[Any, str, Any], None]) -> None:
    """Every seed is the same in both worlds. patch: `monkeypatch.setattr`, or plain `setattr`."""
    from bot.tables.seats import lobby
    from bot.tables.shelf import ledger

    for module in (ledger, lobby):
        patch(module, "table_seed", lambda server_seed, words: SEED)

    class Unsalted(ledger.Recorder):
        """The throws of `/roll` depend on the interaction as well."""

        def __init__(self, seed: bytes, counters: Any, salt: int) -> None:
            super().__init__(seed, counters, 0)

    patch(ledger, "Recorder", Unsalted)


# ---------------------------------------------------------------------- what people see

_VOLATILE = (
    (re.compile(r"<t:\d+:(\w)>"), r"<t:\1>"),
    (re.compile(r"\b(?:[0-9a-f]{64}|[0-9a-f]{12}(?=…))\b"), "<seal>"),
    (re.compile(r"^.*<@\d+>.*\n?", re.M), ""),  # who is called by name depends on the clock
    (re.compile(r"\b\d{17,20}\b"), "<id>"),
)
_SHOWN = ("type", "style", "label", "content", "placeholder", "description", "disabled", "min_values", "max_values")


def plain(words: Any, table: str = "") -> Any:
    """Text without what no two worlds share: ids, seals, times."""
    if not isinstance(words, str):
        return words
    for pattern, instead in _VOLATILE:
        words = pattern.sub(instead, words)
    return words.replace(table, "<table>") if table else words


def screen(message: Any) -> list[Any]:
    """A message as it looks: each component with what is shown of it, and which control means what."""
    ids = list(controls_of(message))
    table = next((i.split(":")[1] for i in ids if i.startswith("wk:") and i.count(":") > 2), "")
    looks: list[Any] = [plain(message.content)]
    for part in parts(message.components):
        look: list[Any] = [
            f"{key}={plain(part[key], table)}" for key in _SHOWN if part.get(key) not in (None, "", False)
        ]
        if part.get("custom_id"):
            look.append(plain(part["custom_id"], table))
        for option in part.get("options") or []:
            look.append(tuple(plain(option.get(key), table) for key in ("label", "value", "description", "default")))
        look += [plain(item.get("description")) for item in part.get("items") or []]
        looks.append(look)
    return looks


@dataclass
class Deed:
    """Something somebody does. where: `board`, or `mine` for the newest private message; place: of the control there;
    picks: places of options. how: slash, press, fill (a modal), again (the bot is restarted)."""

    how: str
    user: str = ""
    command: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    where: str = ""
    place: int = 0
    picks: tuple[int, ...] = ()

    def __str__(self) -> str:
        what = f"/{self.command} {self.options}" if self.how == "slash" else f"{self.where} {self.place} {self.picks}"
        return f"{self.user} {self.how} {what}"


class Play:
    """One play in one world. frames: what everybody saw after each deed."""

    def __init__(self, world: World, users: Sequence[str], restart: Callable[[], Awaitable[Any]]) -> None:
        self.world, self.users, self.restart = world, users, restart
        self.frames: list[dict[str, Any]] = []
        self.done: list[Deed] = []

    async def do(self, deed: Deed) -> None:
        """Do it and remember what everybody sees then."""
        shown: Any = None
        if deed.how == "slash":
            options = {k: self.world.user(v[1:]) if str(v).startswith("@") else v for k, v in deed.options.items()}
            shown = await self.world.slash(deed.user, deed.command, **options)
        elif deed.how == "again":
            await self.restart()
        else:
            message = self._message(deed.user, deed.where)
            custom_id = list(controls_of(message))[deed.place]
            part = control_in(message, custom_id) or {}
            if part.get("options"):
                values = [part["options"][n]["value"] for n in deed.picks]
                shown = await self.world.select(deed.user, custom_id, values, message)
            else:
                shown = await self.world.click(deed.user, custom_id, message)
        modal = getattr(shown, "modal", None)
        if modal is not None:
            fields = [part["custom_id"] for part in parts(modal["components"]) if part.get("custom_id")]
            await self.world.submit(deed.user, shown, **dict.fromkeys(fields, "2"))
        self.done.append(deed)
        self.frames.append(self.frame())

    def frame(self) -> dict[str, Any]:
        """What stands on the board, and in the newest private message of everybody."""
        seen: dict[str, Any] = {"board": screen(self._message("", "board"))} if self._has_board() else {}
        for user in self.users:
            mine = self.world.ephemerals(user)
            seen[user] = screen(mine[-1]) if mine else None
        return seen

    def _has_board(self) -> bool:
        return any(message.components for message in self.world.messages())

    def _message(self, user: str, where: str) -> Any:
        return self.world.board() if where == "board" else self.world.ephemerals(user)[-1]

    def any_press(self, chance: random.Random) -> Deed | None:
        """Something that can be pressed now: mostly answers to questions, seldom by the last user, who watches; nothing
        that ends the game."""
        found: list[tuple[int, Deed]] = []
        for user in self.users:
            for where in ("board", "mine"):
                if where == "mine" and not self.world.ephemerals(user):
                    continue
                message = self._message(user, where)
                for place, (custom_id, label) in enumerate(controls_of(message).items()):
                    weight = _weight(custom_id, label) if user != self.users[-1] else min(1, _weight(custom_id, label))
                    part = control_in(message, custom_id) or {}
                    options, most = part.get("options") or (), part.get("max_values", 1)
                    count = chance.randint(min(part.get("min_values", 1), len(options)), min(most, len(options)))
                    picks = tuple(sorted(chance.sample(range(len(options)), count)))
                    if weight:
                        found.append((weight, Deed("press", user, where=where, place=place, picks=picks)))
        if not found:
            return None
        return chance.choices([deed for _, deed in found], [weight for weight, _ in found])[0]


_ENDS = re.compile(r"concede|draw|another game|copy|story|leave|forget", re.I)


def _weight(custom_id: str, label: str) -> int:
    kind, _, rest = custom_id.partition(":")
    token = rest.split(":")[1] if rest.count(":") else ""
    if kind != "wk" or not token or _ENDS.search(label):
        return 0
    if token != "-":
        return 20
    op = rest.split(":", 2)[2]
    return {"hand": 6, "words": 1, "board": 1, "resume": 20}.get(op, 1 if op.startswith("undo") else 0)


def first_difference(one: Play, other: Play) -> str:
    """Where two plays of the same deeds part, in a sentence; nothing if they are equal."""
    for n, (mine, theirs) in enumerate(zip(one.frames, other.frames, strict=False)):
        for who in sorted({*mine, *theirs}):
            if mine.get(who) != theirs.get(who):
                a, b = mine.get(who) or [], theirs.get(who) or []
                k = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
                return (
                    f"after deed {n} ({one.done[n]}) {who} differs at part {k}:\n"
                    f"one world:   {a[k : k + 2]}\nthe other:   {b[k : k + 2]}"
                )
    return ""
