"""Objects and orbs as they lie there: printed card, zone, statuses, statistics with boosts. Pure, only looks."""

from collections.abc import Iterator
from typing import Final

from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent
from cogs.altered.state import AlteredState, Obj

IN_PLAY: Final = ("hero", "expedition", "landmark")


class Objects:
    """The table without anything continuous. Cheap to make; holds no copies."""

    __slots__ = ("content", "state")

    def __init__(self, state: AlteredState, content: AlteredContent) -> None:
        self.state = state
        self.content = content

    def card(self, obj: Obj) -> Card:
        """Its printed card."""
        return self.content.cards[obj.card]

    def is_body(self, obj: Obj) -> bool:
        """Whether it is a Character, tokens included."""
        return self.content.cards[obj.card].stats is not None

    def is_token(self, obj: Obj) -> bool:
        return self.content.cards[obj.card].token is not None

    def zone(self, name: str) -> Iterator[Obj]:
        """The objects of a zone, oldest first within each player."""
        state = self.state
        if name == "play":
            yield from [state.objects[i] for i in state.in_play]
        elif name in IN_PLAY:
            objects = state.objects
            yield from [o for i in state.in_play if (o := objects[i]).zone == name]
        else:
            for player in state.players:
                yield from (state.objects[i] for i in (player.reserve if name == "reserve" else player.discard))

    def has(self, obj: Obj, status: str) -> bool:
        """Whether it has a status; `boosted` (AL-8.4) and `exhausted` are derived."""
        if status == "boosted":
            return obj.boosts > 0
        return obj.exhausted if status == "exhausted" else status in obj.statuses

    def stats(self, obj: Obj) -> tuple[int, int, int]:
        """Printed statistics and boosts (AL-8.4); an Expedition Permanent has none (AL-8.16)."""
        card = self.content.cards[obj.card]
        if card.stats is None:
            return (0, 0, 0)
        f, m, w = card.row
        n = obj.counters.get("boost", 0) if obj.zone == "expedition" else 0
        return (f + n, m + n, w + n)

    def ready_orbs(self, seat: int) -> int:
        return sum(orb.ready for orb in self.state.players[seat].mana)
