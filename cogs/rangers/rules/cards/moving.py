"""Cards in play exhaust, ready, move, are attached and discarded, and other cards answer to it (ER-4). Pure."""

from cogs.rangers.rules.cards.abilities import fire
from cogs.rangers.rules.cards.strain import fatigued_by
from cogs.rangers.rules.cards.table import RangersPlay, acting_seat, board, content_of, shown, who
from cogs.rangers.rules.cards.zones import Goal, is_fixed, leave
from cogs.rangers.rules.reading.cards import (
    ALONG,
    LIMBO,
    SURROUNDINGS,
    Happening,
    reach,
    role_of,
    root_of,
    seat_of,
    zone_of,
)


async def exhaust(play: RangersPlay, uid: str, seat: int, said: str = "rangers-exhausts") -> bool:
    """ER-4.2: a ready card exhausts; an exhausted one cannot. said: how it is told."""
    card = play.state.find(uid)
    if card is None or not card.is_ready:
        return False
    card.is_ready = False
    play.say(said, card=f"@{card.card}")
    await fire(play, "after", Happening("exhausts", seat, uid, card.card))
    return True


async def ready(play: RangersPlay, uid: str, seat: int) -> bool:
    """An exhausted card readies."""
    card = play.state.find(uid)
    if card is None or card.is_ready:
        return False
    card.is_ready = True
    play.say("rangers-readies", card=f"@{card.card}")
    await fire(play, "after", Happening("readies", seat, uid, card.card))
    return True


def move_zones(play: RangersPlay, uid: str) -> list[str]:
    """ER-4.6: where a card may be moved: along the way, or within any Ranger's reach, but not where it lies."""
    zones = [ALONG, *(reach(seat) for seat in range(play.state.seats))]
    return [zone for zone in zones if zone != zone_of(play.state, play.state.card(uid))]


def may_move(play: RangersPlay, uid: str) -> bool:
    """ER-4.6: attached cards, fixed ones and what lies in a player area stay where they are."""
    card = play.state.find(uid)
    if card is None or card.parent or is_fixed(content_of(play), card):
        return False
    return not zone_of(play.state, card).startswith("area")


async def move(play: RangersPlay, uid: str, zone: str) -> bool:
    """A card goes to another zone; attachments go along. An ambush falls upon whom it reaches (ER-15)."""
    card = play.state.find(uid)
    if card is None or card.zone == zone:
        return False
    card.zone = zone
    _say_where(play, "rangers-moves", uid)
    await fire(play, "after", Happening("moves", acting_seat(play), uid, card.card))
    await ambush(play, uid)
    return True


async def ambush(play: RangersPlay, uid: str) -> None:
    """ER-15: an ambush that is ready within somebody's reach fatigues them as it gets there."""
    card = play.state.find(uid)
    if card is None or not card.zone.startswith("reach") or not card.is_ready:
        return
    if "ambush" in board(play).keywords(card):
        await fatigued_by(play, int(card.zone.partition(":")[2]), uid)


def say_entered(play: RangersPlay, uid: str) -> None:
    """Tell where a card has come to lie."""
    _say_where(play, "rangers-enters", uid)


def _say_where(play: RangersPlay, kind: str, uid: str) -> None:
    card = play.state.card(uid)
    seat = seat_of(card.zone)
    where = card.zone.partition(":")[0]
    play.say(kind, card=f"@{card.card}", where=where, who=who(seat) if seat is not None else "")


def attach(play: RangersPlay, uid: str, to: str, *, face_down: bool = False) -> bool:
    """ER-4.7: it lies under the other card from now on. A face-down one loses its tokens (ER-4.5)."""
    card, parent = play.state.find(uid), play.state.find(to)
    if card is None or parent is None or uid == to or root_of(play.state, parent).uid == uid:
        return False
    card.parent, card.zone = to, ""
    card.is_face_down = face_down
    if face_down:
        card.tokens.clear()
    play.say("rangers-attached", card=f"@{card.card}", to=shown(play, to))
    return True


async def discard(play: RangersPlay, uid: str, to: Goal = "discard") -> bool:
    """ER-9.5, ER-9.6: off the table, to the pile of its origin. Location, weather and missions stay (ER-4.8)."""
    card = play.state.find(uid)
    content = content_of(play)
    if card is None or is_fixed(content, card):
        return False
    if card.zone != LIMBO or card.parent:
        play.say("rangers-leaves", card=f"@{card.card}", to=to)
    leave(play.state, content, uid, to)
    return True


def place_pawn(play: RangersPlay, seat: int, uid: str) -> bool:
    """ER-12.1: a Ranger's token onto a card, or back to the Role where the card is that."""
    state = play.state
    take_pawn(play, seat)
    card = state.find(uid)
    role = role_of(state, content_of(play), seat)
    if card is None or (role is not None and role.uid == uid):
        return False
    card.pawns.append(seat)
    play.say("rangers-pawn", who=who(seat), card=f"@{card.card}")
    return True


def take_pawn(play: RangersPlay, seat: int) -> bool:
    """A Ranger's token goes back to the Role; gives whether it was elsewhere."""
    for card in play.state.cards:
        if seat in card.pawns:
            card.pawns.remove(seat)
            return True
    return False


def enters_zone(play: RangersPlay, card_id: str, seat: int) -> str | None:
    """ER-3.2: where a card that prints `enters` goes; None: it stays, or its player says where."""
    printed = getattr(content_of(play).printed[card_id], "enters", None)
    if printed is None:
        return None
    return ALONG if printed == "along_the_way" else reach(seat)


def home_zone(play: RangersPlay, card_id: str, seat: int) -> str:
    """Where a path card lies that has no `enters`: in the surroundings (D2)."""
    return enters_zone(play, card_id, seat) or SURROUNDINGS
