"""Playing a card out of the hand: what it costs, where it goes, what it does (ER-5). Pure."""

from collections.abc import Iterable
from typing import Final

from bot.rules.decision import Option, text
from cogs.rangers.content.cards import RangerCard
from cogs.rangers.rules.by_hand import resolve_by_hand
from cogs.rangers.rules.cards.abilities import act_at, fire
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.moving import discard, enters_zone, say_entered
from cogs.rangers.rules.cards.path import has_entered
from cogs.rangers.rules.cards.table import RangersPlay, ask_card, board, content_of, who
from cogs.rangers.rules.cards.zones import enter, leave
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import ALONG, LIMBO, Happening, area, has_energy, in_play, kind_of, pool, reach
from cogs.rangers.rules.reading.conditions import cost_of
from cogs.rangers.state import CardInPlay

MOST_EQUIP: Final = 5
"""Of all gear of a Ranger together (ER-5.4)."""


def why_unplayable(look: Board, seat: int, card_id: str) -> str:
    """Why a card of the hand cannot be played now, as the code of the rules (11); "" if it can."""
    printed = look.content.ranger_cards[card_id]
    if printed.type in ("attribute", "malady") or _is_response(printed):
        return "unplayable"
    if printed.cost == 0 and cost_of(look, printed, seat) > 0 and not _any_energy(look, seat):
        return "mincost"  # F7
    if has_energy(look.state, seat, printed.aspect) < cost_of(look, printed, seat):
        return "energy"
    if "manifestation" in printed.keywords and not conduits(look, seat):
        return "token"
    return ""


def _any_energy(look: Board, seat: int) -> bool:
    return any(look.state.rangers[seat].energy.values())


def _is_response(card: RangerCard) -> bool:
    """A moment that is played when its time comes, and never as an action (ER-5.3)."""
    return any(ability.when.response for ability in card.abilities) and not any(
        ability.when.at == "play" for ability in card.abilities
    )


def conduits(look: Board, seat: int) -> list[CardInPlay]:
    """ER-5.5: a Ranger's equipped conduits with a token left."""
    own = [card for card in in_play(look.state) if card.owner == seat and "conduit" in look.keywords(card)]
    return [card for card in own if any(card.tokens.values())]


async def play_card(play: RangersPlay, seat: int, card_id: str) -> None:
    """ER-5.7: announced, paid, resolved; what answers to it comes after that."""
    state, content = play.state, content_of(play)
    printed = content.ranger_cards[card_id]
    await _pay(play, seat, printed)
    state.rangers[seat].hand.remove(card_id)
    card = enter(state, content, card_id, LIMBO, seat)
    play.used(card_id)
    play.say("rangers-plays", who=who(seat), card=f"@{card_id}")
    if printed.type == "gear":
        card.zone = area(seat)
        say_entered(play, card.uid)
        await has_entered(play, card.uid, seat)
        await _fit_equipment(play, seat)
    elif printed.type in ("being", "feature"):
        card.zone = await _ask_place(play, seat, card)
        say_entered(play, card.uid)
        await has_entered(play, card.uid, seat)
    if state.find(card.uid) is not None:
        await act_at(play, card.uid, "play", seat)
    await resolve_by_hand(play, seat, card_id)
    left = play.state.find(card.uid)
    if left is not None and left.zone == LIMBO and not left.parent:
        leave(play.state, content, card.uid, "discard")
    await fire(play, "after", Happening("card_played", seat, card.uid, card_id))
    await clear_all(play)


async def _pay(play: RangersPlay, seat: int, printed: RangerCard) -> None:
    """ER-5.1: energy of the card's aspect; an X is chosen now. ER-5.5: a manifestation takes a conduit's token."""
    cost = cost_of(board(play), printed, seat)
    assert printed.aspect is not None
    name = pool(play.state, printed.aspect)
    if printed.cost == "X":
        have = play.state.rangers[seat].energy[name]
        asked = text("rangers-ask-x", card=f"@{printed.id}", aspect=name)
        cost = await play.ask_amount(seat, "rangers.x", asked, cost, have)
    play.state.rangers[seat].energy[name] -= cost
    if "manifestation" in printed.keywords:
        able = [card.uid for card in conduits(board(play), seat)]
        card = play.state.card(await ask_card(play, seat, able, "conduit"))
        token = next(name for name, n in card.tokens.items() if n)
        card.tokens[token] -= 1


async def _ask_place(play: RangersPlay, seat: int, card: CardInPlay) -> str:
    """ER-5.2, D19: where it says, else within reach or along the way."""
    zone = enters_zone(play, card.card, seat)
    if zone is not None or play.state.options.says("play_zone") == "within_reach":
        return zone or reach(seat)
    options = [
        Option(reach(seat), text("rangers-zone", zone="reach", who=who(seat))),
        Option(ALONG, text("rangers-zone", zone="along", who="")),
    ]
    prompt = text("rangers-ask-zone", card=f"@{card.card}")
    return await play.ask(seat, "rangers.zone", prompt, lambda: options)


def equipped(look: Board, seat: int) -> list[CardInPlay]:
    """A Ranger's gear."""
    return [c for c in in_play(look.state) if c.zone == area(seat) and kind_of(look.content, c.card) == "gear"]


def equip_total(look: Board, seat: int) -> int:
    """How much a Ranger carries."""
    return weight_of(look, seat, equipped(look, seat))


def weight_of(look: Board, seat: int, gear: Iterable[CardInPlay]) -> int:
    """How much some gear is to carry."""
    total = 0
    for card in gear:
        printed = look.content.ranger_cards[card.card].equip or 0
        total += look.changed(printed, look.changes("equip", card.uid, seat))
    return total


async def _fit_equipment(play: RangersPlay, seat: int) -> None:
    """ER-5.4, DP-15: over five the owner discards gear until it fits; the newest by default."""
    while equip_total(board(play), seat) > MOST_EQUIP:
        able = [card.uid for card in reversed(equipped(board(play), seat))]
        await discard(play, await ask_card(play, seat, able, "equip"))
