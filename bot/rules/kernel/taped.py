"""A run that writes down each draw as it is made: for proofs and replays. Pure."""

from collections.abc import Callable, MutableMapping, Sequence
from typing import Any, TypeVar

from bot.rules.fairness import Draw, Kind
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.rules.table_state import TableState

S = TypeVar("S", bound=TableState)
T = TypeVar("T")
Item = TypeVar("Item")


class TapedChance(Chance):
    """The same draws, each added to `tape`: one entry a call, whatever it draws inside."""

    __slots__ = ("_is_inside", "tape")

    def __init__(
        self,
        seed: bytes,
        counters: MutableMapping[str, int],
        salt: int,
        script: dict[str, list[Any]] | None,
        tape: list[Draw],
    ) -> None:
        super().__init__(seed, counters, salt, script)
        self.tape = tape
        self._is_inside = False

    def below(self, stream: str, n: int) -> int:
        return self._noted("below", stream, n, 1, lambda: super(TapedChance, self).below(stream, n))

    def die(self, stream: str, sides: int = 6) -> int:
        return self._noted("die", stream, sides, 1, lambda: super(TapedChance, self).die(stream, sides))

    def dice(self, stream: str, count: int, sides: int = 6) -> list[int]:
        return self._noted("dice", stream, sides, count, lambda: super(TapedChance, self).dice(stream, count, sides))

    def pick(self, stream: str, items: Sequence[Item]) -> Item:
        places = range(len(items))
        return items[self._noted("pick", stream, len(items), 1, lambda: super(TapedChance, self).pick(stream, places))]

    def shuffle(self, stream: str, items: Sequence[Item]) -> list[Item]:
        many = len(items)
        made = self._noted("shuffle", stream, many, 1, lambda: super(TapedChance, self).shuffle(stream, range(many)))
        return [items[place] for place in made]

    def sample(self, stream: str, items: Sequence[Item], k: int) -> list[Item]:
        many = len(items)
        made = self._noted("sample", stream, many, k, lambda: super(TapedChance, self).sample(stream, range(many), k))
        return [items[place] for place in made]

    def _noted(self, kind: Kind, stream: str, n: int, count: int, draw: Callable[[], T]) -> T:
        if self._is_inside:
            return draw()
        first = self.counters.get(stream, 0)
        self._is_inside = True
        try:
            result = draw()
        finally:
            self._is_inside = False
        self.tape.append(Draw(stream, first, kind, n, result, count, self.salt))
        return result


class TapedRun(Run[S]):
    """`tape`: the draws since they were last taken."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.tape: list[Draw] = []
        super().__init__(*given, **named)

    def dice(
        self, seed: bytes, counters: MutableMapping[str, int], salt: int, script: dict[str, list[Any]] | None
    ) -> Chance:
        return TapedChance(seed, counters, salt, script, self.tape)

    def take_draws(self) -> list[Draw]:
        """The draws since the last call, in order."""
        found = list(self.tape)
        self.tape.clear()
        return found
