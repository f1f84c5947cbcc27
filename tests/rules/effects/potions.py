"""A small vocabulary on a small table, for tests of the effect engine without any real game.

Whoever drinks gains and loses coins and hearts; every effect of the engine's frame occurs in it.
"""

from collections.abc import Callable, Coroutine, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, TypeAdapter

from bot.rules.decision import Option, Text, text
from bot.rules.effects import Amount, Condition, Effect, Facts, effect_models, shared
from bot.rules.effects.engine import EffectEngine, EffectRules
from bot.rules.effects.registry import EffectRegistry, Result, result_of


class Gain(Effect):
    do: Literal["gain"]
    what: Literal["coin", "heart"]
    n: Amount = 1
    to: Literal["me", "all"] = "me"


class Lose(Gain):
    do: Literal["lose"]  # type: ignore[assignment]


class Pay(Effect):
    branches: ClassVar[tuple[str, str]] = ("then", "otherwise")
    do: Literal["pay"]
    cost: int
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class If(Effect):
    branches: ClassVar[tuple[str, str]] = ("then", "otherwise")
    do: Literal["if"]
    holds: Condition
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class Roll(Effect):
    do: Literal["roll"]
    table: dict[str, tuple["AnyEffect", ...]]


class Way(Effect):
    do: Literal["way"] = "way"
    cost: int = 0
    effects: tuple["AnyEffect", ...] = ()


class Choose(Effect):
    do: Literal["choose"]
    options: tuple[Way, ...]


class Call(Effect):
    do: Literal["call"]
    function: Literal["swap"]


AnyEffect = Annotated[Gain | Lose | Pay | If | Roll | Choose | Call, Field(discriminator="do")]
for _model in (Pay, If, Roll, Way, Choose):
    _model.model_rebuild()
EFFECTS: TypeAdapter[tuple[Any, ...]] = TypeAdapter(tuple[AnyEffect, ...])


@dataclass
class Context:
    me: str = "ann"
    is_wild: bool = False


@dataclass
class Table:
    """Stands for a `Play`: answers are scripted, what happens is written down."""

    effects: EffectEngine[Any, Context]
    coin: dict[str, int] = field(default_factory=lambda: {"ann": 2, "bob": 0})
    heart: dict[str, int] = field(default_factory=lambda: {"ann": 3})
    limits: dict[str, int] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    results: list[tuple[str, Result]] = field(default_factory=list)
    kept: list[Any] = field(default_factory=list)
    is_night: bool = False
    gone: set[str] = field(default_factory=set)

    work: int = 0

    def spend(self, n: int = 1) -> None:
        self.work += n

    def counters(self, what: str) -> dict[str, int]:
        found: dict[str, int] = getattr(self, what)
        return found


class PotionFacts:
    def __init__(self, table: Table, context: Context) -> None:
        self.table, self.context = table, context

    def number(self, name: str) -> int:
        return self.table.counters(name)[self.context.me]

    def holds(self, name: str, argument: Any) -> bool:
        assert name == "rich", name
        return self.number("coin") >= (argument or 3)

    def die(self) -> int:
        return self.table.faces.pop(0)

    def scale(self) -> int:
        return len(self.table.coin) - 2

    def base(self) -> int:
        return 2


class Night:
    checks_now = True

    def waits(self, play: Table, effect: Any, context: Context) -> bool:
        return not play.is_night

    def keep(self, play: Table, effect: Any, context: Context) -> None:
        play.kept.append(effect)


class Dawn(Night):
    checks_now = False


class PotionRules(EffectRules[Table, Context]):
    moments = {"night": Night(), "dawn": Dawn()}

    def facts(self, look: Any, context: Context) -> Facts:
        return PotionFacts(look, context)

    def may_go_on(self, play: Table, context: Context) -> bool:
        return context.me not in play.gone

    def is_meant(self, play: Table, effect: Any, context: Context) -> bool:
        return effect.tag != "wild" or context.is_wild

    def limits(self, play: Table) -> MutableMapping[str, int]:
        return play.limits

    def limit_key(self, look: Any, effect: Any, context: Context) -> str:
        return f"{effect.limit}|{effect.do}|{context.me}"

    async def is_wanted(self, play: Table, effect: Any, context: Context) -> bool:
        play.told.append(f"wanted {effect.do}?")
        return play.answers.pop(0) == "yes"

    def lacking(self, look: Any, cost: Any, context: Context) -> Text | None:
        return text("too-dear") if look.coin[context.me] < cost else None

    async def pay(self, play: Table, cost: Any, context: Context) -> None:
        play.coin[context.me] -= cost

    def on_used(self, play: Table, effect: Any, context: Context) -> None:
        play.told.append(effect.do)

    def on_result(self, play: Table, effect: Any, context: Context, result: Result) -> None:
        play.results.append((effect.do, result))


class Coins:
    """The port of gain and lose."""

    async def owners(self, play: Table, effect: Any, context: Context) -> Sequence[str]:
        return list(play.coin) if effect.to == "all" else [context.me]

    def read(self, play: Table, what: str, owner: str) -> int | None:
        return play.counters(what).get(owner)

    def write(self, play: Table, what: str, owner: str, n: int) -> None:
        play.counters(what)[owner] = n

    def on_changed(self, play: Table, what: str, owner: str, change: int) -> None:
        play.told.append(f"{owner} {change:+} {what}")


class Ways:
    """The port of choose."""

    def option(self, play: Table, place: int, choice: Any, context: Context) -> Option:
        return Option(str(place), text("way"), None, play.effects.rules.lacking(play, choice.cost, context))

    async def ask(self, play: Table, effect: Any, context: Context, options: Callable[[], list[Option]]) -> str:
        able = [option.id for option in options() if option.refused is None]
        play.told.append(f"possible {','.join(able)}")
        return play.answers.pop(0) if able else ""

    def on_chosen(self, play: Table, choice: Any, context: Context) -> None:
        play.told.append("chosen")


async def throw(play: Table, effect: Any, context: Context) -> int:
    return play.faces.pop(0)


async def swap(play: Table, effect: Any, context: Context) -> Result:
    play.coin["ann"], play.coin["bob"] = play.coin["bob"], play.coin["ann"]
    return result_of(1, 1)


HANDLERS = {
    "gain": shared.gain(Coins()),
    "lose": shared.lose(Coins()),
    "pay": shared.pay,
    "if": shared.if_holds,
    "roll": shared.roll(throw),
    "choose": shared.choose(Ways()),
    "call": shared.call,
}


def table(**fields: Any) -> Table:
    registry: EffectRegistry[Table, Context] = EffectRegistry(
        effect_models(AnyEffect), HANDLERS, functions={"swap": swap}
    )
    return Table(EffectEngine(registry, PotionRules()), **fields)


def run(play: Table, *effects: dict[str, Any], context: Context | None = None) -> Result:
    """Read effects as a pack would hold them, and carry them out; nobody is waited for."""
    found: Result = finished(play.effects.run(play, EFFECTS.validate_python(effects), context or Context()))
    return found


def finished(rules: Coroutine[Any, Any, Any]) -> Any:
    try:
        rules.send(None)
    except StopIteration as stop:
        return stop.value
    raise AssertionError("it waits for somebody")
