"""The path deck: what it is made of, drawing it, what comes into play, looking ahead (ER-2.3, ER-3.2, ER-4.9). Pure."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import shorten
from typing import Any, Final

from bot.rules.decision import Option, Text, Toggles, text
from bot.rules.piles.deck import Deck
from bot.rules.piles.pile import draw, put_on_top, put_under, take_all, top
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.cards.abilities import act_at
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.guide import read_entry
from cogs.rangers.rules.cards.moving import ambush, discard, home_zone, say_entered
from cogs.rangers.rules.cards.quoting import UNQUOTED
from cogs.rangers.rules.cards.table import RangersPlay, content_of, who
from cogs.rangers.rules.cards.zones import enter, take_from_collection
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import SURROUNDINGS, in_play, kind_of
from cogs.rangers.state import RangersState

VALLEY_CARDS: Final = 3
"""Of the valley set, where few people live (ER-2.3)."""
WHOLE, BEGINNING = 170, 60
"""Characters of cards that are looked at for which a phone has room above their buttons, and of each where they have
more: all of it is read card by card."""


def path_deck(state: RangersState) -> Deck:
    """The path deck with its discard."""
    return Deck("deck:path", state.path_deck, state.path_discard)


def challenge_deck(state: RangersState) -> Deck:
    """The challenge deck with its discard."""
    return Deck("deck:challenge", state.challenge_deck, state.challenge_discard)


def own_deck(state: RangersState, seat: int) -> Deck:
    """A Ranger's deck. Its discard is never shuffled back (ER-10.4)."""
    return Deck(f"deck:{seat}", state.rangers[seat].deck, state.rangers[seat].discard)


def build_path_deck(play: RangersPlay) -> None:
    """ER-2.3: the terrain and whoever lives here; elsewhere three of the valley, and the terrain waits beneath (D3).
    What missions add is shuffled in afterwards, at either kind of place (ER-2.11)."""
    state, content = play.state, content_of(play)
    place = content.location(state.place)
    assert place is not None
    terrain = _take_set(play, state.terrain)
    if place.pivotal is not None:
        cards = [*terrain, *_take_set(play, place.pivotal)]
    else:
        cards = _take_valley(play)
        if state.options.says("path_deck") == "full":
            cards += terrain
        else:
            state.reserve = play.shuffle("deck:reserve", terrain)
    path_deck(state).lay(play, cards)


def _take_set(play: RangersPlay, name: str) -> list[str]:
    """Every copy of a set that is in the box (ER-2.9)."""
    found = []
    for card in content_of(play).path_cards.values():
        if card.set == name:
            found += [card.id for _ in range(card.qty) if take_from_collection(play.state, card.id)]
    return found


def _take_valley(play: RangersPlay) -> list[str]:
    content = content_of(play)
    valley = [card for card in play.state.collection if content.sets[content.path_cards[card].set].kind == "valley"]
    found = play.shuffle("deck:valley", sorted(valley))[:VALLEY_CARDS]
    for card in found:
        play.state.collection.remove(card)
    return found


def shuffle_in_moments(play: RangersPlay) -> None:
    """Rules 13, `path_moments`: one moment of the path for each Ranger, after an arrival."""
    state, content = play.state, content_of(play)
    if not state.options.path_moments:
        return
    able = [card for card in state.collection if content.sets[content.path_cards[card].set].kind == "moment"]
    shuffle_in(play, play.shuffle("deck:moments", sorted(able))[: state.seats])


def pack_up(play: RangersPlay) -> None:
    """Everything that is left of the path deck goes back into the box (ER-13.2a); what is set aside only in the evening
    (ER-14.2)."""
    state = play.state
    piles = [state.path_deck, state.path_discard, state.reserve]
    if not state.options.reads_again("ER-13.2"):
        piles.append(state.set_aside)
    for pile in piles:
        state.collection.extend(take_all(pile))


def shuffle_in(play: RangersPlay, cards: Sequence[str], *, is_named: bool = False) -> int:
    """Cards of the box into the path deck; gives how many there were. is_named: all can read which they are."""
    found = [card for card in cards if take_from_collection(play.state, card)]
    if found:
        path_deck(play.state).shuffle_in(play, found)
        if is_named and play.state.options.tellings == "second":
            play.say("rangers-shuffled-in-named", n=len(found), cards=[f"@{card}" for card in dict.fromkeys(found)])
        else:
            play.say("rangers-shuffled-in", n=len(found))
    return len(found)


# ---------------------------------------------------------------------- drawing


async def draw_path(play: RangersPlay, seat: int) -> bool:
    """ER-3.2: the top card face up into the surroundings, then where it says; it is finished before the next."""
    state = play.state
    if not state.path_deck and not _refill(play):
        play.say("rangers-no-path")
        return False
    play.mark_undo_boundary()
    card_id = draw(state.path_deck)[0]
    await come_into_play(play, card_id, seat)
    return True


def _refill(play: RangersPlay) -> bool:
    """ER-2.4: first the terrain's reserve, later the path discard."""
    state = play.state
    if state.reserve:
        state.path_deck = take_all(state.reserve)
        return True
    path_deck(state).reshuffle(play)
    return bool(state.path_deck)


async def come_into_play(play: RangersPlay, card_id: str, seat: int, zone: str | None = None) -> None:
    """ER-3.2, ER-3.3: a card from the path is placed; then keywords, its entry, what it does as it enters.

    seat: its drawer. The card must have been taken from its pile.
    """
    state, content = play.state, content_of(play)
    card = enter(state, content, card_id, SURROUNDINGS, None)
    play.used(card_id)
    if state.options.says("path_placement") == "printed" or zone is not None:
        card.zone = zone or home_zone(play, card_id, seat)  # D2
    say_entered(play, card.uid)
    await has_entered(play, card.uid, seat)
    if kind_of(content, card_id) == "moment" and play.state.find(card.uid) is not None:
        await discard(play, card.uid)  # it has happened


async def has_entered(play: RangersPlay, uid: str, seat: int) -> None:
    """What follows when a card has been placed: uniqueness, ambush, its entry, what it does."""
    await _keep_unique(play, uid)
    await ambush(play, uid)
    card = play.state.find(uid)
    entry = getattr(content_of(play).printed[card.card], "entry", None) if card is not None else None
    if entry is not None:
        await read_entry(play, entry, uid)
    if play.state.find(uid) is not None:
        await act_at(play, uid, "enters", seat)
    await clear_all(play)


async def _keep_unique(play: RangersPlay, uid: str) -> None:
    """ER-15: when the second copy of a unique card of one Ranger enters, the first is discarded."""
    state = play.state
    card = state.card(uid)
    if "unique" not in Board(state, content_of(play)).keywords(card):
        return
    for one in list(in_play(state)):
        if one.uid != uid and one.card == card.card and one.owner == card.owner:
            await discard(play, one.uid)


# ---------------------------------------------------------------------- looking ahead


async def scout(play: RangersPlay, seat: int, name: str, n: int, asking: Mapping[str, str] = UNQUOTED) -> int:
    """ER-4.9: the top n are looked at; those that are named go on top in that order, the others to the bottom.
    asking: of `quoted`, which card wants it."""
    state = play.state
    pile = {"own": state.rangers[seat].deck, "path": state.path_deck, "challenge": state.challenge_deck}[name]
    found = top(pile, n)
    if not found:
        return 0
    play.tell(seat, "rangers-scouts-own", cards=[f"@{card}" for card in found], deck=name)

    content = content_of(play)
    is_kept = state.options.scouting == "kept"
    is_long = is_kept and len(found) > 1 and sum(len(said_on(content, card)) for card in found) > WHOLE
    if is_kept:
        state.ahead[seat] = list(found)

    def options() -> list[Option]:
        return [
            Option(str(place), text("rangers-card", card=f"@{card}"), printed_on(content, card, is_short=is_long))
            for place, card in enumerate(found)
        ]

    everything = [str(place) for place in range(len(found))]
    answer = await play.ask_some(
        seat,
        "rangers.scout",
        text(
            "rangers-ask-scout",
            deck=name,
            n=len(found),
            whole=int(len(found) == len(pile)),
            long=int(is_long),
            **asking,
        ),
        options,
        0,
        len(found),
        private=True,
        default=lambda: everything,
        toggles=Toggles(
            text("rangers-go-scout"),
            text("rangers-go-scout-none", of=len(found)),
            first=tuple(everything),
            ordered=True,
        ),
    )
    state = play.state
    state.ahead.pop(seat, None)
    pile = {"own": state.rangers[seat].deck, "path": state.path_deck, "challenge": state.challenge_deck}[name]
    still = [str(place) for place, card in enumerate(found) if _taken_out(pile, card)]
    put_on_top(pile, [found[int(place)] for place in answer if place in still])
    put_under(pile, [card for place, card in enumerate(found) if str(place) in still and str(place) not in answer])
    play.say("rangers-scouts", who=who(seat), deck=name, top=len(answer), bottom=len(found) - len(answer))
    return len(found)


def said_on(content: RangersContent, card: str) -> str:
    """The text of a card that is looked at; a challenge card has none."""
    found = content.ranger_cards.get(card) or content.path_cards.get(card)
    return "" if found is None else found.text


def printed_on(content: RangersContent, card: str, *, is_short: bool = False) -> Text | None:
    """What stands on a card that is looked at; of a challenge card its name says all. is_short: of its text no more
    than how it begins."""
    said = said_on(content, card)
    said = shorten(said, BEGINNING, placeholder="…") if is_short else said
    if (own := content.ranger_cards.get(card)) is not None:
        price = "none" if own.cost is None or own.aspect is None else f"{own.cost} {own.aspect}"
        return text("rangers-ahead-own", type=own.type, price=price, text=said)
    if (lying := content.path_cards.get(card)) is not None:
        return text("rangers-ahead-path", type=lying.type, presence=lying.presence, text=said)
    return None


def _taken_out(pile: list[str], card: str) -> bool:
    """The topmost copy; False: an ability at the turn's edge was faster, and it is not there any more."""
    if card not in pile:
        return False
    del pile[len(pile) - 1 - pile[::-1].index(card)]
    return True


async def search(play: RangersPlay, seat: int, effect: Any, fits: Callable[[str], bool]) -> str:
    """ER-4.9: what fits is taken out of a deck, which is shuffled; gives the card, "" for none."""
    state = play.state
    own = state.rangers[seat]
    pile = {
        "own": own.deck,
        "path": state.path_deck,
        "own_discard": own.discard,
        "path_discard": state.path_discard,
    }[effect.deck]
    looked_at = top(pile, effect.top or len(pile))
    found = [card for card in dict.fromkeys(looked_at) if fits(card)]
    if effect.next:
        found = found[:1]
    is_secret = effect.deck in ("own", "path")
    play.mark_undo_boundary()
    card = ""
    if found:
        prompt = text("rangers-ask-search", deck=effect.deck)
        card = await play.ask(
            seat,
            "rangers.search",
            prompt,
            lambda: [Option(one, text("rangers-card", card=f"@{one}")) for one in found],
            private=is_secret,
            default=lambda: found[0],
        )
        if not _taken_out(pile, card):
            card = ""
    if effect.deck == "own":
        own_deck(state, seat).shuffle_in(play)
    elif effect.deck == "path":
        path_deck(state).shuffle_in(play)
    if not card:
        play.say("rangers-search-nothing", who=who(seat), deck=effect.deck)
    return card
