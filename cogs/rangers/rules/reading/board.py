"""Numbers and marks of cards as they are now, what conditions ask, which cards match (rules 9). Only looks. Pure."""

from collections.abc import Callable, Sequence, Set
from typing import Any, Final

from bot.rules.effects import amount, holds
from cogs.rangers.content.cards import PerRanger
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.effects import Modify
from cogs.rangers.content.vocabulary.targets import CountAmount, Find, PresenceAmount, TokensAmount
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.rules.reading.cards import (
    ALONG,
    LIMBO,
    SURROUNDINGS,
    Context,
    area,
    face_of,
    in_play,
    kind_of,
    only,
    pool,
    reach,
    role_of,
    zone_of,
)
from cogs.rangers.rules.reading.record import remembers
from cogs.rangers.state import CardInPlay, RangersState

MOST_PRESENCE: Final = 3
"""No card is larger (rules 8.2)."""


def is_gone(by: int, least: int | None) -> bool:
    """Whether a card that changes a presence says that there is none: by as much less as the largest have."""
    return by <= -MOST_PRESENCE and least == 0


class Board:
    """A look at a state, with the facts that are printed."""

    def __init__(self, state: RangersState, content: RangersContent) -> None:
        self.state, self.content = state, content

    def once(self, key: Any, find: Callable[[], Any]) -> Any:
        """What `find` gives; a look at one moment (`Glance`) keeps it under this key."""
        return find()

    def all_in_play(self) -> list[CardInPlay]:
        """`in_play`; to be read only."""
        found: list[CardInPlay] = self.once("in_play", lambda: in_play(self.state))
        return found

    # ------------------------------------------------------------------ what is different for a while

    def changes(self, what: str, card: str | None, seat: int = 0, test: str = "") -> list[tuple[int, Any]]:
        """(by how much, what says so) for everything that holds of a card now (rules 9: recomputed whenever read).
        What cards say wins over these rules (ER-1.1)."""
        if not self.state.changes:
            return self._static_changes(what, card, seat, test) if what in self.content.statics else []
        found = [
            (change.by, change)
            for change in self.state.changes
            if change.what == what
            and (change.of is None or card in change.of)
            and (change.of_tests is None or change.of_tests == test)
        ]
        return [*found, *self._static_changes(what, card, seat, test)]

    def _static_changes(self, what: str, card: str | None, seat: int, test: str) -> list[tuple[int, Any]]:
        sources: list[CardInPlay] = self.once(("sources", what), lambda: self._sources(what))
        if not sources:
            return []
        found: list[tuple[int, Any]] = []
        statics = self.content.statics[what]
        for source in sources:
            for face, ability in statics[source.card]:
                context = Context(seat if source.owner is None else source.owner, source.uid)
                if face != source.face or (source.owner not in (None, seat) and what in ("soothe", "fatigue", "cost")):
                    continue
                if ability.condition is not None and not holds(ability.condition, BoardFacts(self, context)):
                    continue
                for effect in ability.do:
                    assert isinstance(effect, Modify)
                    named = effect.of_tests is None or effect.of_tests == test
                    if effect.what == what and named and self._is_meant(effect.of, card, context):
                        found.append((self.amount(effect.by or 0, context), effect))
        return found

    def _sources(self, what: str) -> list[CardInPlay]:
        """The cards in play that may always change this."""
        statics = self.content.statics.get(what, {})
        return [
            card
            for card in self.state.cards
            if card.card in statics and not card.is_face_down and zone_of(self.state, card) != LIMBO
        ]

    def _is_meant(self, of: Any, card: str | None, context: Context) -> bool:
        if of is None:
            return True
        if card is None:
            return False
        if isinstance(of, Find):
            found = self.state.find(card)
            return found is not None and self.matches(of, found, context, plain=True)
        return card in self.named(of, context)

    def changed(self, base: int, found: list[tuple[int, Any]], least: int = 0) -> int:
        """ER-1.11: all increases, then all decreases, then floors."""
        if not found:
            return max(least, base)
        total = base + sum(by for by, _ in found)
        floors = [one.least for by, one in found if one.least is not None and by < 0]
        floored: int = max([least, total, *(min(floor, base) for floor in floors)])
        return floored

    # ------------------------------------------------------------------ a card

    def traits(self, card: CardInPlay) -> Set[str]:
        """Printed ones, and what cards have given it."""
        printed, found = face_of(self.content, card).traits, self.changes("trait", card.uid)
        return {*printed, *(one.trait for _, one in found if one.trait is not None)}

    def keywords(self, card: CardInPlay) -> Set[str]:
        """Printed ones, and what cards have given it."""
        printed, found = self.content.keywords[card.card], self.changes("keyword", card.uid)
        return {*printed, *(one.keyword for _, one in found if one.keyword is not None)} if found else printed

    def presence(self, card: CardInPlay) -> int:
        """What it is now, at least 0; 0 whatever else is said while a card says that it has none (ER-1.1)."""
        printed = self.content.numbers[card.card].get("presence")
        if printed is None:
            return 0
        found = self.changes("presence", card.uid)
        if self.state.options.reads_again("ER-1.1") and any(is_gone(by, one.least) for by, one in found):
            return 0
        return self.changed(printed, found)

    def threshold(self, card: CardInPlay, kind: str) -> int | str | None:
        """At how many tokens it clears: a number, `rangers`, `disabled`, or None (ER-9.1)."""
        printed = self.content.numbers[card.card].get(kind)
        if printed is None:
            return None
        if type(printed) is PerRanger:
            printed = printed.per_ranger * self.state.seats
        if not isinstance(printed, int):
            return str(printed)
        return self.changed(printed, self.changes(f"{kind}_threshold", card.uid))

    def is_met(self, card: CardInPlay, kind: str) -> bool:
        """Whether it is at or over a threshold: `harm`, `progress`, or `rangers`."""
        if kind == "rangers":
            wanted = [self.content.numbers[card.card].get(name) for name in ("harm", "progress")]
            return "rangers" in wanted and len(card.pawns) >= self.state.seats
        limit = self.threshold(card, kind)
        return isinstance(limit, int) and card.tokens.get(kind, 0) >= limit

    def is_active(self, card: CardInPlay, seat: int) -> bool:
        """ER-4.3, ER-4.4: ready, and in an area that is active for this Ranger."""
        test = self.state.test
        areas = test.areas if test is not None and test.seat == seat else self.areas(seat)
        return card.is_ready and not card.is_face_down and zone_of(self.state, card) in areas

    def areas(self, seat: int) -> list[str]:
        """The active areas of a Ranger (D17: and those that this turn's tests have opened)."""
        more = [reach(other) for other in self.state.open_reaches] if self.state.turn_of == seat else []
        return [SURROUNDINGS, ALONG, reach(seat), area(seat), *more]

    # ------------------------------------------------------------------ which cards

    def named(self, target: str, context: Context) -> list[str]:
        """The cards behind a name; nothing once they have left."""
        card = self.state.find(context.card)
        found: list[str | None]
        if target == "self":
            found = [context.card]
        elif target == "parent":
            found = [card.parent] if card is not None else []
        elif target in ("location", "weather"):
            place = only(self.state, self.content, target)
            found = [place.uid] if place is not None else []
        elif target == "own_role":
            role = role_of(self.state, self.content, context.seat)
            found = [role.uid] if role is not None else []
        elif target == "subject":
            found = [context.happening.card] if context.happening is not None else []
        else:
            found = list(context.names.get(target.removeprefix("$"), ()))
        return [uid for uid in found if uid and self.state.find(uid) is not None]

    def matching(self, find: Find, context: Context) -> list[CardInPlay]:
        """The cards in play that match, in the order in which they came."""
        return [card for card in self._candidates(find) if self.matches(find, card, context)]

    def has_match(self, find: Find, context: Context) -> bool:
        """Whether any card in play matches."""
        return any(self.matches(find, card, context) for card in self._candidates(find))

    def found(self, find: Find, context: Context) -> list[CardInPlay]:
        """All cards in play that match."""
        return [card for card in self._candidates(find) if self.matches(find, card, context)]

    def _candidates(self, find: Find) -> Sequence[CardInPlay]:
        return [card for card in self.state.cards if card.is_face_down] if find.face_down else self.all_in_play()

    def matches(self, find: Find, card: CardInPlay, context: Context, *, plain: bool = False) -> bool:
        """Whether a card matches. plain: printed traits and presence alone, for what always holds asks of others."""
        state = self.state
        printed = face_of(self.content, card)
        if find.type and kind_of(self.content, card.card) not in find.type:
            return False
        if find.id is not None and self.content.card_id(find.id) != card.card:
            return False
        if not set(find.traits) <= (set(printed.traits) if plain else self.traits(card)):
            return False
        if not any(self._is_in(zone, card, context) for zone in find.zone):
            return False
        if find.not_self and card.uid == context.card:
            return False
        if find.has is not None and not card.tokens.get(find.has, 0):
            return False
        if find.state is not None and not self._is_in_state(find.state, card, context):
            return False
        low, high = find.least_presence, find.most_presence
        if low is not None or high is not None:
            presence = self.content.numbers[card.card].get("presence") or 0 if plain else self.presence(card)
            if not (low or 0) <= presence <= (99 if high is None else high):
                return False
        return plain or not self.is_spared(state.find(context.card), card)

    def _is_in(self, zone: str, card: CardInPlay, context: Context) -> bool:
        """`player_area` is any Ranger's."""
        where = zone_of(self.state, card)
        wanted = {"own_reach": reach(context.seat), "along": ALONG, "surroundings": SURROUNDINGS}
        if zone == "any":
            return where != LIMBO
        if zone in ("any_reach", "player_area"):
            return where.startswith("reach" if zone == "any_reach" else "area")
        return where == wanted[zone]

    def _is_in_state(self, wanted: str, card: CardInPlay, context: Context) -> bool:
        return self.is_active(card, context.seat) if wanted == "active" else card.is_ready == (wanted == "ready")

    def is_spared(self, weapon: CardInPlay | None, card: CardInPlay) -> bool:
        """ER-15: a weapon cannot affect what is friendly (E-FRIENDLY)."""
        if weapon is None or "weapon" not in face_of(self.content, weapon).traits:
            return False
        return "friendly" in self.keywords(card)

    def suits(self, find: Find, card_id: str) -> bool:
        """Whether a printed card matches as far as print goes: for searches, and for cards that have left play."""
        printed = self.content.printed[card_id]
        if find.type and kind_of(self.content, card_id) not in find.type:
            return False
        if find.id is not None and self.content.card_id(find.id) != card_id:
            return False
        return set(find.traits) <= set(getattr(printed, "traits", ()))

    # ------------------------------------------------------------------ amounts and conditions

    def facts(self, context: Context) -> "BoardFacts":
        """What conditions and amounts may ask."""
        return BoardFacts(self, context)

    def amount(self, value: Any, context: Context) -> int:
        """The number behind an amount here and now."""
        if isinstance(value, int):
            return value
        if isinstance(value, CountAmount):
            n = len(self.matching(value.count, context)) * value.times
            return n if value.max is None else min(n, value.max)
        if isinstance(value, PresenceAmount | TokensAmount):
            target = value.presence if isinstance(value, PresenceAmount) else value.on
            if isinstance(target, Find):
                cards = self.matching(target, context)
            else:
                cards = [self.state.card(uid) for uid in self.named(target, context)]
            if isinstance(value, PresenceAmount):
                return sum(self.presence(card) for card in cards)
            return sum(card.tokens.get(value.tokens, 0) for card in cards)
        return amount(value, BoardFacts(self, context))


class BoardFacts:
    """What conditions and amounts may ask (`CONDITIONS`, `NUMBERS` of the vocabulary)."""

    def __init__(self, board: Board, context: Context) -> None:
        self.board, self.context = board, context

    def number(self, name: str) -> int:
        state, board = self.board.state, self.board
        ranger = state.rangers[self.context.seat]
        card = state.find(self.context.card)
        test = state.test
        if name.startswith("tokens_"):
            return card.tokens.get(name.removeprefix("tokens_"), 0) if card is not None else 0
        if name.startswith("energy_"):
            return ranger.energy.get(pool(state, name.removeprefix("energy_")), 0)
        if name in ASPECTS:
            return int(getattr(board.content.aspects[ranger.aspect], name))
        if name == "checks":
            record = state.missions.get(card.card) if card is not None else None
            return record.checks if record is not None else 0
        if name == "presence":
            return board.presence(card) if card is not None else 0
        if name in ("effort", "resulting"):
            if test is None:
                return 0
            return test.resulting if test.outcome or name == "resulting" else test.effort
        found = {
            "ranger": state.seats,
            "fatigue": len(ranger.fatigue),
            "hand": len(ranger.hand),
            "injuries": ranger.injuries,
            "day": state.day,
            "round": state.round,
        }
        return found[name]

    def holds(self, name: str, argument: Any) -> bool:
        state, content = self.board.state, self.board.content
        card = state.find(self.context.card)
        if name == "exists":
            return self.board.has_match(Find.model_validate(argument), self.context)
        if name == "in_play":
            return any(one.card == content.card_id(argument) for one in in_play(state))
        if name == "attached":
            return card is not None and bool(card.parent)
        if name == "zone":
            wanted = argument if isinstance(argument, list) else [argument]
            return card is not None and any(self.board._is_in(zone, card, self.context) for zone in wanted)
        if name in ("at", "arrived"):
            place = content.location(state.place)
            here = place is not None and argument in (place.code, place.id.rsplit(".", 1)[-1], *place.traits)
            return here and (name == "at" or state.has_arrived)
        if name == "icon":
            test = state.test
            return test is not None and bool(test.challenge) and content.challenges[test.challenge].icon == argument
        return remembers(state, content, name, argument)

    def die(self) -> int:
        raise NotImplementedError("no card throws for an amount")

    def scale(self) -> int:
        return self.board.state.seats - 1

    def base(self) -> int:
        return 0
