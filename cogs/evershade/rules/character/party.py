"""A party: who may set off together on which adventure, how many it counts as, whose token it is, what is shared out
(LE-3, LE-4, LE-12.5). Pure."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal

from cogs.evershade.content.cards import Companion
from cogs.evershade.state import Character

FATE_PER_CHARACTER: Final = 6
"""LE-2.1: what the pool begins with, for each of the party."""
MOST_COMPANIONS: Final = 2
Tier = Literal["starting", "advanced", "expert"]
Adventures = Sequence[tuple[str, Tier]]
"""What was completed: (adventure, tier), in order (LE-3.8)."""


def tier_open_to(completed: Sequence[tuple[str, str]]) -> Tier:
    """LE-3.2, LE-3.8: the tier that follows the highest one completed."""
    tiers = {tier for _, tier in completed}
    if not tiers:
        return "starting"
    return "advanced" if tiers == {"starting"} else "expert"


def may_set_off(party: Sequence[Adventures], tier: Tier) -> bool:
    """LE-3.2, LE-3.3 (E20): all have completed as many adventures, and this is the tier that follows for each."""
    return len({len(one) for one in party}) == 1 and all(tier_open_to(one) == tier for one in party)


def needs_partner(characters: int, users: int) -> bool:
    """LE-3.5, LE-3.9: a single character has a partner; whoever plays several needs none."""
    return characters == 1 and users == 1


def may_be_partners(companions: Mapping[str, Companion]) -> list[str]:
    """LE-3.5 (E23): the humanoid ones."""
    return [name for name, one in companions.items() if one.humanoid]


def has_room_for_companion(companions: Collection[str]) -> bool:
    """LE-3.6 (E24): in the whole party, however they are shared out; summons do not count."""
    return len(companions) < MOST_COMPANIONS


def counts_as(characters: Sequence[Character], *, has_partner: bool, has_companion: bool, harder: bool = False) -> int:
    """LE-12.5: `chars`: living characters in play, knocked-out ones too, and one more for a partner. LE-27.5: where
    companions make it harder, one more for any that is no partner."""
    living = sum(not one.is_dead and one.status not in ("dead", "joining") for one in characters)
    return living + has_partner + (harder and has_companion)


def next_holder(holder: int, seats: int, in_play: Collection[int]) -> int:
    """LE-4.4, LE-4.11: the next seat whose character lives and is in play has the decision token; where there is none
    it stays."""
    following = [(holder + step) % seats for step in range(1, seats)]
    return next((seat for seat in following if seat in in_play), holder)


def shared_out(n: int, holder: int, in_play: Sequence[int]) -> dict[int, int]:
    """D9, LE-4.9, LE-10.1: how a gain of the party is divided where nobody decides: evenly, from the holder on."""
    first = in_play.index(holder) if holder in in_play else 0
    order = [*in_play[first:], *in_play[:first]]
    return {seat: n // len(order) + (place < n % len(order)) for place, seat in enumerate(order)}
