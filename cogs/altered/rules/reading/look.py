"""Readings of the table: filters, statistics, keywords, region types, costs. Everything continuous is computed here, by
timestamp (AL-8.15), and nothing is changed. Pure.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from bot.rules.effects import holds
from cogs.altered.content.cards import Ability, Card, Passive
from cogs.altered.content.filters import STATS, Filter
from cogs.altered.rules.reading.facts import Moment
from cogs.altered.rules.reading.objects import IN_PLAY, Objects
from cogs.altered.state import EXPEDITIONS, Obj, opposing, other

Row = tuple[int, int, int]
Sums = Mapping[tuple[int, str], Row]
"""(seat, expedition) -> its three statistics."""
_EVERY: Final = [(seat, exp) for seat in (0, 1) for exp in EXPEDITIONS]


@cache
def _in_order(types: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(t for t in STATS if t in types)


class Look(Objects):
    """The table as it is now, everything that holds for the moment worked in. Cheap to make; holds no copies."""

    __slots__ = ("_asking",)

    # ------------------------------------------------------------------ objects

    def expeditions(self, obj: Obj) -> tuple[str, ...]:
        """In which of its controller's expeditions it is present (AL-8.11)."""
        if obj.seen_in:  # AL-9.8
            return tuple(obj.seen_in)
        if obj.zone != "expedition" or obj.expedition is None:
            return ()
        return EXPEDITIONS if self.keyword(obj, "gigantic") else (obj.expedition,)

    def bodies(self, seat: int, expedition: str) -> list[Obj]:
        """The Characters in an expedition."""
        objects, cards = self.state.objects, self.content.cards
        return [
            o
            for i in self.state.in_play
            if (o := objects[i]).controller == seat
            and o.zone == "expedition"
            and cards[o.card].stats is not None
            and expedition in self.expeditions(o)
        ]

    def place_of(self, me: Obj | None, name: str, seat: int) -> list[tuple[int, str]]:
        """Which expeditions `mine`, `facing` and so on mean for an ability of this object and player."""
        if name in EXPEDITIONS:
            return [(seat, name)]
        if name in ("foe_hero", "foe_companion"):
            return [(opposing(seat), name.removeprefix("foe_"))]
        if name in ("each", "own"):
            return [(seat, e) for e in EXPEDITIONS]
        if me is None or me.expedition is None:
            return []
        here = self.expeditions(me)
        if name == "mine":
            return [(me.controller, e) for e in here]
        if name == "other":  # a Gigantic has no other expedition
            return [(me.controller, other(e)) for e in here if len(here) == 1]
        return [(opposing(me.controller), e) for e in here]

    def matches(self, obj: Obj, wanted: Filter, seat: int, me: Obj | None) -> bool:
        """Whether an object fits a filter, for an ability of `me` controlled by `seat`. The zone is not looked at."""
        card = self.content.cards[obj.card]
        if wanted.type is not None:
            types = (wanted.type,) if isinstance(wanted.type, str) else wanted.type
            if card.type not in types and not (card.token is not None and "character" in types):
                return False
        if wanted.by is not None and (obj.controller == seat) != (wanted.by == "me"):
            return False
        if wanted.subtype is not None and wanted.subtype not in card.subtypes:
            return False
        if wanted.not_me and me is not None and obj.id == me.id:
            return False
        if wanted.token is not None and (card.token is not None) != wanted.token:
            return False
        if wanted.exhausted is not None and obj.exhausted != wanted.exhausted:
            return False
        low, high, cheap, dear = (
            wanted.hand_cost_min,
            wanted.hand_cost_max,
            wanted.reserve_cost_min,
            wanted.reserve_cost_max,
        )
        if (low is not None and card.hand_cost < low) or (high is not None and card.hand_cost > high):  # AL-7.16
            return False
        if (cheap is not None and card.reserve_cost < cheap) or (dear is not None and card.reserve_cost > dear):
            return False
        if wanted.status and not any(self.has(obj, s) for s in wanted.status):
            return False
        if any(self.has(obj, s) for s in wanted.no_status):
            return False
        if wanted.zero is not None and self.stats(obj)[STATS.index(wanted.zero)] != 0:
            return False
        if wanted.stat_max and any(self.stats(obj)[STATS.index(s)] > n for s, n in wanted.stat_max.items()):
            return False
        if wanted.region is not None and not any(
            wanted.region in self.types(obj.controller, e) for e in self.expeditions(obj)
        ):
            return False
        if wanted.expedition is not None:
            if wanted.expedition in EXPEDITIONS:
                return wanted.expedition in self.expeditions(obj)
            places = self.place_of(me, wanted.expedition, seat)
            return any((obj.controller, e) in places for e in self.expeditions(obj))
        return True

    def find(self, wanted: Filter, seat: int, me: Obj | None = None) -> list[Obj]:
        """The objects that fit a filter in its zone (hands are not objects)."""
        if wanted.zone == "hand":
            return []
        return [o for o in self.zone(wanted.zone) if self.matches(o, wanted, seat, me)]

    # ------------------------------------------------------------------ passives

    def passives(self, kind: str) -> Iterator[tuple[Obj, Ability, Passive]]:
        """The passive abilities of a kind (`Passive.kind`) in play whose condition holds, by timestamp (AL-8.15).

        Only those of the kind asked for have their conditions read, so that two kinds may depend on each other.
        """
        objects, printed = self.state.objects, self.content.printed
        for oid in self.state.in_play:
            obj = objects[oid]
            for _, ability, passive in printed[obj.card].changes.get(kind, ()):
                if ability.condition is None or self._lets(kind, ability.condition, obj):
                    yield obj, ability, passive

    def _lets(self, what: str, condition: object, obj: Obj) -> bool:
        """Whether the condition of an object's passive or keyword lets it be. What such a condition asks is worked out
        without whatever of the same kind has a condition too, or the answer would depend on itself without end."""
        before: tuple[str, ...] = getattr(self, "_asking", ())  # not set when made: that happens all the time
        if what in before:
            return False
        self._asking = (*before, what)
        try:
            return self.holds(condition, obj.controller, obj)
        finally:
            self._asking = before

    def holds(self, condition: object, seat: int, me: Obj | None, event: Obj | None = None) -> bool:
        """Whether a condition holds for a player and an object, outside of any effect; event: what has triggered it."""
        return holds(condition, Moment(self, seat, me, event=event))

    def keyword(self, obj: Obj, name: str) -> int:
        """0, or the number of a keyword (1 where it has none; Scout 0 counts as -1), printed or granted."""
        found = 0
        printed = self.content.printed[obj.card].keywords.get(name)
        if printed is not None and (printed.condition is None or self._lets(f"keyword {name}", printed.condition, obj)):
            found = 1 if printed.x is None else printed.x
        for source, _, passive in self.passives(f"keyword {name}"):
            keyword = passive.keyword
            if keyword is None:
                continue
            if keyword.condition is not None and not self._lets(f"keyword {name}", keyword.condition, source):
                continue
            fits = (
                obj.id == source.id
                if passive.of is None
                else obj.zone in (*IN_PLAY, "limbo") and self._grants(passive.of, obj, source, name)
            )
            if fits:
                found += 1 if keyword.x is None else keyword.x
        return found

    def _grants(self, wanted: Filter, obj: Obj, source: Obj, name: str) -> bool:
        if name == "gigantic" and (wanted.expedition is not None or wanted.region is not None):
            # who is Gigantic decides where it stands, so a filter by place looks at the place of the card (AL-8.15)
            plain = wanted.model_copy(update={"expedition": None, "region": None})
            here = {"mine": source.expedition, "hero": "hero", "companion": "companion"}.get(wanted.expedition or "")
            return self.matches(obj, plain, source.controller, source) and (here is None or obj.expedition == here)
        return self.matches(obj, wanted, source.controller, source)

    def types(self, seat: int, expedition: str) -> tuple[str, ...]:
        """The types of the region an expedition stands on (AL-1.2, AL-1.9)."""
        state = self.state
        place = 0 if state.tiebreak else state.players[seat].marker[expedition]
        return self.types_at(place)

    def types_at(self, place: int) -> tuple[str, ...]:
        """The types of a region; changes by timestamp."""
        state = self.state
        region = state.regions[place]
        if not region.face_up:
            return ()
        found = region.types
        for source, _, passive in self.passives("types"):
            change = passive.types
            if change is None:
                continue
            if change.region == "mine":
                marker = state.players[source.controller].marker
                if not state.tiebreak and all(marker[e] != place for e in self._stands(source)):
                    continue
            if change.lose_others:
                found = []
            found = [*found, *(t for t in change.add if t not in found)]
        return _in_order(tuple(found))

    def _stands(self, obj: Obj) -> tuple[str, ...]:
        return self.expeditions(obj) if obj.zone == "expedition" else ()

    def cannot_advance(self, seat: int, expedition: str) -> str | None:
        """Why an expedition cannot move forward now, or None."""
        state = self.state
        place = state.players[seat].marker[expedition]
        if state.tiebreak:  # AL-12.7
            return "tiebreak"
        if place == (7 if expedition == "hero" else 0):
            return "end"
        if any(f.kind == "lock" and f.seat == seat and f.expedition == expedition for f in state.floating):
            return "lock"  # AL-10.13
        if state.phase == "dusk" and any(self.keyword(o, "defender") for o in self.bodies(seat, expedition)):
            return "defender"  # AL-8.10, AL-10.8, AL-10.9
        for source, _, passive in self.passives("cannot_move"):
            held = passive.cannot_move
            if held is not None and (seat, expedition) in self.place_of(source, held, source.controller):
                return "passive"
        return None

    # ------------------------------------------------------------------ statistics

    def sum(self, seat: int, expedition: str) -> tuple[int, int, int]:
        """The statistics of an expedition (AL-10.2): the Asleep do not count (AL-8.5), the Gigantic do here too."""
        return self.sums()[seat, expedition]

    def sums(self) -> Sums:
        """The same of all four: in one walk, for most who ask need several."""
        found = dict.fromkeys(_EVERY, (0, 0, 0))
        objects, cards = self.state.objects, self.content.cards
        for oid in self.state.in_play:
            obj = objects[oid]
            if obj.zone == "expedition" and cards[obj.card].stats is not None and "asleep" not in obj.statuses:
                f, m, w = self.stats(obj)
                for exp in self.expeditions(obj):
                    a, b, c = found[obj.controller, exp]
                    found[obj.controller, exp] = a + f, b + m, c + w
        return found

    def winning(self, seat: int, expedition: str, sums: Sums | None = None) -> list[str]:
        """In which statistics an expedition beats the opposing one, its own kind wherever it stands (AL-1.4, 10.3).

        Equal is not enough (AL-10.4), nor is 0 (AL-10.5); several still mean one region (AL-10.6). sums: of the table,
        where they are known.
        """
        sums = self.sums() if sums is None else sums
        mine, theirs = sums[seat, expedition], sums[opposing(seat), expedition]
        here = self.types(seat, expedition)
        return [s for s, a, b in zip(STATS, mine, theirs, strict=True) if s in here and a > b and a > 0]

    def total(self, seat: int) -> tuple[int, int, int]:
        """Both expeditions in one set, for tiebreakers (AL-12.8)."""
        a, b = self.sum(seat, "hero"), self.sum(seat, "companion")
        return a[0] + b[0], a[1] + b[1], a[2] + b[2]

    # ------------------------------------------------------------------ costs

    def cost(self, seat: int, card: Card, base: int, minus: int = 0, free: bool = False) -> int:
        """What a card costs without Tough (AL-7.3)."""
        return 0 if free else self.priced(seat, card, base - minus)[0]

    def priced(self, seat: int, card: Card, base: int) -> tuple[int, list[str]]:
        """What a card costs without Tough, and the cards that make it cost something else than this (AL-7.3)."""
        cost, least, by = base, 0, list[str]()
        raised: list[tuple[int, str]] = []
        probe: Obj | None = None
        for source, _, passive in self.passives("cost"):
            change = passive.cost
            if change is None or (source.controller == seat) != (change.by == "me"):
                continue
            probe = probe or Obj("", card.id, seat, seat, "limbo", 0)
            if self.matches(probe, change.which, seat, source):
                cost += change.plus
                least = max(least, change.least or 0)
                raised.append((change.least or 0, source.card))
                by += [source.card] if change.plus else []
        for floating in self.state.floating:
            if floating.kind == "next" and floating.seat == seat:
                word = self.content.word(floating.path)
                probe = probe or Obj("", card.id, seat, seat, "limbo", 0)
                if self.matches(probe, word.which, seat, None):  # AL-7.11: several add up
                    cost -= word.minus
                    by += [floating.card] if word.minus else []
        if least > max(cost, 0):
            by += [one for n, one in raised if n == least]
        return max(cost, 0, least), list(dict.fromkeys(by))

    def tough(self, seat: int, targets: list[str]) -> int:
        """What an opponent's Tough adds for these targets (AL-8.12)."""
        objects = self.state.objects
        found = 0
        for target in targets:
            obj = objects.get(target)
            if obj is not None and obj.controller != seat and obj.zone in IN_PLAY:
                found += self.keyword(obj, "tough")
        return found

    def suppressed(self, obj: Obj) -> bool:
        """Whether an opposing card takes away its icons."""
        for source, _, passive in self.passives("suppress_facing"):
            if passive.suppress_facing and any(
                (obj.controller, e) in self.place_of(source, "facing", source.controller) for e in self.expeditions(obj)
            ):
                return True
        return False

    def play_exhausted(self, seat: int) -> bool:
        """Whether a permission lets this player play exhausted cards of the Reserve."""
        return any(p.play_exhausted and o.controller == seat for o, _, p in self.passives("play_exhausted"))
