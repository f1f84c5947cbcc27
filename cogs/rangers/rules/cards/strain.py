"""What the day costs a Ranger: fatigue, injuries, cards drawn, and what gives some of it back (ER-7, ER-10). Pure."""

from typing import Final

from bot.rules.decision import Text, text
from bot.rules.piles.pile import draw as take
from cogs.rangers.rules.cards.abilities import act_at, fire
from cogs.rangers.rules.cards.table import SINGLE_POOL, RangersPlay, board, content_of, end_day, shown, who
from cogs.rangers.rules.cards.zones import enter, leave
from cogs.rangers.rules.reading.cards import LIMBO, Happening, pool

FATAL: Final = 3
"""The injury with which the day ends (ER-10.3)."""
LINGERING: Final = "lingering_injury"
EXHAUSTED: Final = "exhausted"


async def fatigue(play: RangersPlay, seat: int, n: int, source: str = "", why: str = "none") -> int:
    """ER-7.1: the top cards of the deck go to the fatigue deck unseen; where one is missing the day ends.

    Gives how many there were. source: the card that fatigues; why: how it is told where none does (`injuries`).
    """
    happening = Happening("fatigue", seat, source=source, n=n)
    await fire(play, "before", happening)
    n = board(play).changed(happening.n, board(play).changes("fatigue", None, seat))
    if happening.is_off or n <= 0:
        return 0
    own = play.state.rangers[seat]
    burnt = take(own.deck, n)
    own.fatigue.extend(burnt)
    play.say("rangers-fatigue", who=who(seat), n=len(burnt), left=len(own.deck), card=_named(play, source, why))
    if len(burnt) < n:
        end_day(play, EXHAUSTED)
    await fire(play, "after", happening)
    return n


def _named(play: RangersPlay, uid: str, otherwise: str = "none") -> str:
    return shown(play, uid) if uid and play.state.find(uid) is not None else otherwise


async def fatigued_by(play: RangersPlay, seat: int, uid: str) -> int:
    """ER-7.5: a card fatigues by its presence, if it is ready; what an effect names in another Ranger's reach too
    (ER-7.9). Without a test nothing else does (ER-7.8). Dangerous: and injures (ER-15)."""
    card = play.state.find(uid)
    if card is None or not card.is_ready:
        return 0
    n = board(play).presence(card)
    if not n:
        return 0
    is_dangerous = "dangerous" in board(play).keywords(card)
    n = await fatigue(play, seat, n, uid)
    if n and is_dangerous:
        await injure(play, seat, uid)
    return n


def soothe(play: RangersPlay, seat: int, n: int) -> int:
    """ER-7.5: the top cards of the fatigue deck into the hand, as many as there are; gives how many."""
    look = board(play)
    own = play.state.rangers[seat]
    found = take(own.fatigue, look.changed(n, look.changes("soothe", None, seat)))
    own.hand.extend(found)
    if found:
        play.tell(
            seat,
            "rangers-soothes-own",
            public=_public("rangers-soothes", seat, len(found)),
            cards=[f"@{card}" for card in found],
        )
    return len(found)


def _public(kind: str, seat: int, n: int) -> Text:
    return text(kind, who=who(seat), n=n)


async def injure(play: RangersPlay, seat: int, source: str = "") -> bool:
    """ER-10.2: one harm on the Role, the fatigue deck is discarded. With the third the day ends soon (ER-10.3)."""
    happening = Happening("injury", seat, source=source, n=1)
    await fire(play, "before", happening)
    state = play.state
    own = state.rangers[seat]
    if happening.is_off or own.injuries >= FATAL:
        return False
    own.injuries += 1
    own.discard.extend(own.fatigue)
    own.fatigue.clear()
    play.say("rangers-injury", who=who(seat), n=own.injuries)
    if own.injuries >= FATAL and seat not in state.collapsed:
        state.collapsed.append(seat)
        _linger(play, seat)
    await fire(play, "after", happening)
    return True


def _linger(play: RangersPlay, seat: int) -> None:
    """ER-10.3: a Lingering Injury for the record, as long as the pack has one left."""
    content = content_of(play)
    card = content.card_id(LINGERING)
    if card is None:
        return
    if is_left(play, card):
        play.state.rangers[seat].maladies.append(card)
        play.say("rangers-lingers", who=who(seat), card=f"@{card}")


def is_left(play: RangersPlay, card: str) -> bool:
    """ER-10.3: whether the pack has a copy of a malady left. Those in the decks of all who ride are out of it, but not
    those that somebody has got rid of today."""
    taken = 0
    for own in play.state.rangers:
        taken += own.maladies.count(card)
        if play.state.options.reads_again("ER-10.3"):
            taken += own.cards.count(card) - own.gone.count(card)
    return taken < content_of(play).ranger_cards[card].qty


def heal(play: RangersPlay, seat: int, n: int) -> int:
    """ER-10.4: harm off the Role; gives how much."""
    own = play.state.rangers[seat]
    healed = min(n, own.injuries)
    own.injuries -= healed
    if healed:
        play.say("rangers-heals", who=who(seat), n=healed)
    return healed


async def draw(play: RangersPlay, seat: int, n: int) -> int:
    """Cards off the own deck; where one is missing the day ends (ER-3.9). Some answer to being drawn (ER-2.10)."""
    for _ in range(n):
        own = play.state.rangers[seat]
        found = take(own.deck)
        if not found:
            end_day(play, EXHAUSTED)
        own.hand.extend(found)
        play.tell(seat, "rangers-draws-own", public=_public("rangers-draws", seat, 1), card=f"@{found[0]}")
        await has_drawn(play, seat, found[0])
    return n


async def has_drawn(play: RangersPlay, seat: int, card_id: str) -> None:
    """A card in the hand that answers to being drawn comes onto the table, and stays if it says so (maladies)."""
    content = content_of(play)
    own = play.state.rangers[seat]
    if card_id not in content.answering.get("after_drawn", ()) or card_id not in own.hand:
        return
    own.hand.remove(card_id)
    card = enter(play.state, content, card_id, LIMBO, seat)
    play.say("rangers-shows", who=who(seat), card=f"@{card_id}")
    await act_at(play, card.uid, "after_drawn", seat, Happening("drawn", seat, card.uid, card_id))
    if (found := play.state.find(card.uid)) is not None and found.zone == LIMBO and not found.parent:
        leave(play.state, content, card.uid, "hand")


def full_energy(play: RangersPlay, seat: int) -> dict[str, int]:
    """What a Ranger's energy is filled up to (ER-3.8b): the aspect's values; eight where there is one kind of it."""
    aspect = content_of(play).aspects[play.state.rangers[seat].aspect]
    if pool(play.state, "AWA") == "any":
        return {"any": SINGLE_POOL}
    return {"AWA": aspect.AWA, "FIT": aspect.FIT, "SPI": aspect.SPI, "FOC": aspect.FOC}
