"""Drawing cards and adventurers, and where they go (NF-4.7, NF-4.8, NF-4.10, NF-9.8, NF-9.9). Pure."""

from collections.abc import Awaitable, Callable

from bot.rules.decision import Option, text
from bot.rules.piles.deck import Deck
from cogs.near_and_far.content.terms import FACTIONS
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.goods import FarPlay, content_of, drop_treasure, settle, who
from cogs.near_and_far.rules.reading.buying import offer
from cogs.near_and_far.state import FarState


def deck(state: FarState, name: str) -> Deck:
    """treasure, basic, advanced or arcade, with its discard."""
    return Deck(f"deck:{name}", getattr(state, f"{name}_pile"), getattr(state, f"{name}_discard"))


def draw(play: FarPlay, name: str, n: int = 1) -> list[str]:
    """Cards off a deck; its discard is shuffled in where it is short (NF-4.10, NF-9.8). Fewer if that is empty too."""
    pile, found = deck(play.state, name), list[str]()
    while len(found) < n:
        card = pile.draw(play)
        if card is None:
            if not pile.reshuffle(play):
                break
            continue
        found.append(card)
    return found


def refill_row(play: FarPlay) -> None:
    """NF-4.8: the Saloon's row is filled up one by one; an empty bag takes back those who were sent away."""
    state = play.state
    size = content_of(play).town["town"].row
    while len(state.row) < size:
        if not state.bag:
            if not state.adv_discard:
                return
            state.bag[:] = play.shuffle("deck:bag", sorted(state.adv_discard))
            state.adv_discard.clear()
        play.mark_undo_boundary()
        state.row.append(state.bag.pop())


def join(play: FarPlay, seat: int, adventurer: str, *, to_party: bool) -> None:
    """NF-4.7: into the slot of the own faction, whose holder makes room, or to the reserve."""
    own = play.state.players[seat]
    slot = content_of(play).adventurers[adventurer].faction
    if not to_party:
        own.reserve.append(adventurer)
        return
    before = own.party.pop(slot, None)
    own.party[slot] = adventurer
    if before is None:
        return
    free = next((one for one in FACTIONS if one not in own.party), None)
    if before == own.companion and free is not None:
        own.party[free] = before
    else:
        own.reserve.append(before)


async def welcome(play: FarPlay, seat: int, adventurer: str) -> None:
    """NF-4.7: a place for somebody who joins, asked for where another holds it."""
    own = play.state.players[seat]
    slot = content_of(play).adventurers[adventurer].faction
    place = "party"
    own.reserve.append(adventurer)  # nobody is between places while the question stands
    if slot in own.party:
        options = [Option("party", text("far-option-party")), Option("reserve", text("far-option-reserve"))]
        prompt = text("far-ask-place", card=f"@{adventurer}", other=f"@{own.party[slot]}")
        place = await play.ask(seat, "far.place", prompt, lambda: options)
    play.state.players[seat].reserve.remove(adventurer)
    join(play, seat, adventurer, to_party=place == "party")
    play.used(adventurer)
    play.say("far-recruits", who=who(seat), card=f"@{adventurer}", place=place)


async def take_treasure(play: FarPlay, seat: int, card: str) -> None:
    """A treasure that there is room for lies open before its finder; what it does on being gained, it does."""
    play.state.players[seat].treasures.append(card)
    play.used(card)
    play.say("far-treasure", who=who(seat), card=f"@{card}")
    await fire(play, seat, "on_gain", card=card)
    await settle(play)


async def make_room(
    play: FarPlay, seat: int, asked: Callable[..., Awaitable[str]] | None = None, found: str = ""
) -> bool:
    """NF-6.3, NF-9.9: with no room a held treasure may be dropped first; False: the new one is forgone. asked: asks
    in place of `play.ask`, for at a chest free actions are allowed meanwhile (D19), in the middle of an effect not.
    found: the new one, where it has been looked at."""
    own = play.state.players[seat]
    if own.room > 0:
        return True
    if not own.treasures:
        return False

    def options() -> list[Option]:
        held = play.state.players[seat].treasures
        drops = [Option(card, text("far-option-drop", card=f"@{card}")) for card in held]
        return [Option("keep", text("far-option-keep-treasures"), usual=True), *drops]

    prompt = text("far-ask-room-for", card=f"@{found}") if found else text("far-ask-room")
    answer = await (asked or play.ask)(seat, "far.room", prompt, options)
    if answer != "keep":
        drop_treasure(play, seat, answer)
    return play.state.players[seat].room > 0  # a free action may have made room too


async def look_at(play: FarPlay, seat: int, cards: list[str], most: int) -> list[str]:
    """Cards that one seat has drawn and looks at (rules 2.3d): which of them it keeps, at most so many."""
    state = play.state
    state.drawn, state.drawn_by = list(cards), seat
    content = content_of(play)
    priced = {card for card in cards if card in content.basic or card in content.advanced}
    options = [
        Option(card, text("far-card", card=f"@{card}"), offer(state, content, seat, card) if card in priced else None)
        for card in cards
    ]
    kept = await play.ask_some(
        seat,
        "far.keep",
        text("far-ask-keep", unbought=bool(priced)),
        lambda: options,
        0,
        min(most, len(cards)),
        private=True,
        default=lambda: [],
    )
    state = play.state
    state.drawn, state.drawn_by = [], None
    return kept
