"""What conditions and amounts may ask about a table at one moment of one effect (rules 9.4). Pure, only looks."""

from collections.abc import Iterator
from typing import Any, Protocol

from bot.rules.effects import amount, bounded
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Count, Filter
from cogs.altered.state import EXPEDITIONS, AlteredState, Obj, opposing


class Readings(Protocol):
    """The table as a moment reads it: what `Look` answers."""

    @property
    def state(self) -> AlteredState: ...

    def card(self, obj: Obj) -> Card: ...

    def is_body(self, obj: Obj) -> bool: ...

    def ready_orbs(self, seat: int) -> int: ...

    def zone(self, name: str) -> Iterator[Obj]: ...

    def stats(self, obj: Obj) -> tuple[int, int, int]: ...

    def bodies(self, seat: int, expedition: str) -> list[Obj]: ...

    def place_of(self, me: Obj | None, name: str, seat: int) -> list[tuple[int, str]]: ...

    def types(self, seat: int, expedition: str) -> tuple[str, ...]: ...

    def matches(self, obj: Obj, wanted: Filter, seat: int, me: Obj | None) -> bool: ...

    def find(self, wanted: Filter, seat: int, me: Obj | None = None) -> list[Obj]: ...


class Moment:
    """Answers for `bot.rules.effects.Facts`. it: the object an effect is about; event: the object of the reaction."""

    __slots__ = ("did", "event", "it", "look", "me", "rolled", "seat")

    def __init__(
        self,
        look: Readings,
        seat: int,
        me: Obj | None,
        it: Obj | None = None,
        event: Obj | None = None,
        rolled: int = 0,
        did: bool = False,
    ) -> None:
        self.look, self.seat, self.me, self.it, self.event = look, seat, me, it, event
        self.rolled, self.did = rolled, did

    def number(self, name: str) -> int:
        """A countable thing by name; a missing one is 0 (AL-2.6)."""
        look, state = self.look, self.look.state
        own, foe = state.players[self.seat], state.players[opposing(self.seat)]
        if name == "day":
            return state.day
        if name == "orbs":  # AL-4.7
            return len(own.mana)
        if name == "ready_orbs":
            return look.ready_orbs(self.seat)
        if name in ("hand", "reserve"):
            return len(getattr(own, name))
        if name in ("opponent_hand", "opponent_reserve"):
            return len(getattr(foe, name.removeprefix("opponent_")))
        if name == "die":
            return self.rolled
        if name == "boosts":
            return self.me.boosts if self.me is not None else 0
        if name == "landmarks":
            return sum(o.controller == self.seat for o in look.zone("landmark"))
        if name in ("my_characters", "their_characters"):
            seat = self.seat if name == "my_characters" else opposing(self.seat)
            return sum(o.controller == seat and look.is_body(o) for o in look.zone("expedition"))
        if name == "regions_between":  # AL-1.8
            return 0 if state.tiebreak else max(own.marker["companion"] - own.marker["hero"] - 1, 0)
        if name in ("here", "facing"):
            places = look.place_of(self.me, "mine" if name == "here" else "facing", self.seat)
            return len({o.id for seat, e in places for o in look.bodies(seat, e)})
        thing = self.it or self.event or self.me
        if thing is None:
            return 0
        if name == "zero_stats":
            return sum(n == 0 for n in look.stats(thing))
        return look.card(thing).hand_cost if name == "hand_cost" else 0

    def holds(self, name: str, argument: Any) -> bool:
        """Whether a condition of the game holds. `ahead: hero`; without an argument my own expedition is meant."""
        look, state = self.look, self.look.state
        if name == "first_player":
            return state.first == self.seat
        if name in ("behind", "tied", "ahead"):  # AL-1.7
            if state.tiebreak:
                return False
            return any(self._race(e) == name for e in self._own(argument))
        if name == "region":
            return any(argument in look.types(self.seat, e) for e in self._own(None))
        if name == "hand_empty":
            return not state.players[self.seat].hand
        if name == "reserve_empty":
            return not state.players[self.seat].reserve
        if name == "did":
            return self.did
        if name == "tiebreak":
            return state.tiebreak
        if name == "from_reserve":
            return self.me is not None and self.me.played_from == "reserve"
        if name == "there_is":
            return bool(look.find(Filter.model_validate(argument), self.seat, self.me))
        thing = {"me_is": self.me, "it_is": self.it, "event_is": self.event}[name]
        return thing is not None and look.matches(thing, Filter.model_validate(argument), self.seat, self.me)

    def _own(self, argument: Any) -> list[str]:
        if isinstance(argument, str):
            return [argument]
        if self.me is not None and self.me.expedition is not None:
            return [e for _, e in self.look.place_of(self.me, "mine", self.seat)]
        return list(EXPEDITIONS)

    def _race(self, expedition: str) -> str:
        players = self.look.state.players
        mine, theirs = players[self.seat].marker[expedition], players[opposing(self.seat)].marker[expedition]
        if mine == theirs:
            return "tied"
        return "ahead" if (mine > theirs) == (expedition == "hero") else "behind"

    def die(self) -> int:
        """The face just thrown; dice are only thrown by `roll`."""
        return self.rolled

    def scale(self) -> int:
        """Two players: the first entry."""
        return 0

    def base(self) -> int:
        """My own best statistic."""
        return max(self.look.stats(self.me)) if self.me is not None else 0

    def count(self, value: Any) -> int:
        """The number behind any amount of the vocabulary."""
        if isinstance(value, Count):
            n = len(self.look.find(value.count, self.seat, self.me)) * value.times + value.plus
            return bounded(n if value.max is None else min(n, value.max))
        return amount(value, self)
