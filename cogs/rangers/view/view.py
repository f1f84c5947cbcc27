"""What a seat may know of a day, field by field. Pure.

Everybody knows what is in play, discards, and how many cards lie face down; a hand is its player's alone; what lies in
decks, in fatigue decks and in the box nobody knows (rules 2).
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from bot.rules.voice.honours import honour_rows
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.cards.path import printed_on
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import area_rank, face_of, has_energy, in_play, kind_of, zone_of
from cogs.rangers.rules.reading.conditions import cost_of
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.reading.naming import as_said, icon_name
from cogs.rangers.state import CardInPlay, RangersState, SumOfTest
from cogs.rangers.view.valley import valley

_SUMMED: Final = tuple(field.name for field in fields(SumOfTest))


def public_view(state: RangersState, content: RangersContent) -> dict[str, Any]:
    """What everybody may know."""
    look = Glance(state, content)
    cards = sorted(in_play(state), key=lambda card: area_rank(state, content, card))
    place = content.location(state.place)
    return {
        "you": None,
        "day": state.day,
        "round": state.round,
        "phase": state.phase,
        "place": place.id if place is not None and state.phase != "setup" else None,
        "has_arrived": state.has_arrived,
        "terrain": content.sets[state.terrain].name if state.terrain in content.sets else "",
        "map": valley(content, state.place, events=state.story.keywords),
        "lead": state.lead,
        "turn_of": state.turn_of,
        "cards": [_card(look, card) for card in cards],
        "face_down": sum(card.is_face_down for card in state.cards),
        "path": {"deck": len(state.path_deck), "discard": list(state.path_discard), "reserve": len(state.reserve)},
        "challenge": {"deck": len(state.challenge_deck), "discard": list(state.challenge_discard)},
        "rangers": [_ranger(state, content, seat) for seat in range(state.seats)],
        "test": _test(state),
        "last_test": _last_test(state, content),
        "missions": [_mission(content, name, one.checks) for name, one in state.missions.items()],
        "ledger": [{"kind": gain.kind, "what": gain.what} for gain in state.ledger if gain.kind in ("reward", "check")],
        "gains": len(state.ledger),
        "story": state.story.view(None),
        "result": state.result,
        "camped": state.camped,
        "ending": None if state.steps or not state.rangers[0].role else _ending(state, content),
        "hand": [],
        "ahead": [],
        "hands": _hands(look) if state.options.open_hands else {},
    }


def _mission(content: RangersContent, name: str, checks: int) -> dict[str, Any]:
    """of: so many checks it wants; cards: whose progress is one, `sought` if the mission has put them on the path."""
    cards = content.checking.get(name, ())
    of = content.missions[name].checks
    return {"id": name, "checks": checks, "of": of, "cards": list(cards), "sought": bool(content.sought.get(name))}


def _ending(state: RangersState, content: RangersContent) -> dict[str, Any]:
    """What each is remembered for; `award` empty: for having been there. left: cards of the deck."""
    rows = honour_rows(content.voice, state.voice, state.owners)
    place = content.location(state.place)
    told = [
        {
            **row,
            "seat": seat,
            "name": content.name_of(own.ready_made) or own.ready_made,
            "injuries": own.injuries,
            "left": len(own.deck),
        }
        for seat, (row, own) in enumerate(zip(rows, state.rangers, strict=True))
    ]
    where = "" if place is None else place.name
    return {"result": state.result, "camped": state.camped, "day": state.day, "place": where, "rows": told}


def _hands(look: Board) -> dict[str, list[dict[str, Any]]]:
    """Everybody's cards, by seat, where a group plays with open hands."""
    rangers = look.state.rangers
    return {str(seat): [_held(look, seat, card) for card in sorted(own.hand)] for seat, own in enumerate(rangers)}


def _card(look: Board, card: CardInPlay) -> dict[str, Any]:
    state, content = look.state, look.content
    printed = face_of(content, card)
    return {
        "uid": card.uid,
        "id": card.card,
        "name": printed.name,
        "kind": kind_of(content, card.card),
        "zone": zone_of(state, card),
        "parent": card.parent,
        "ready": card.is_ready,
        "presence": look.presence(card),
        "tokens": dict(sorted(card.tokens.items())),
        "harm": look.threshold(card, "harm"),
        "progress": look.threshold(card, "progress"),
        "pawns": sorted(card.pawns),
        "keywords": sorted(look.keywords(card)),
        "traits": sorted(look.traits(card)),
        "icons": sorted({icon_name(state, icon) for icon in content.icons.get((card.card, card.face), ())}),
        "text": as_said(state, printed.text),
    }


def _ranger(state: RangersState, content: RangersContent, seat: int) -> dict[str, Any]:
    own = state.rangers[seat]
    return {
        "seat": seat,
        "ranger": own.ready_made,
        "name": content.name_of(own.ready_made) or own.ready_made,
        "role": own.role,
        "role_name": content.roles[own.role].name if own.role in content.roles else "",
        "energy": dict(own.energy),
        "injuries": own.injuries,
        "deck": len(own.deck),
        "hand": len(own.hand),
        "fatigue": len(own.fatigue),
        "discard": list(own.discard),
        "passed": own.has_passed,
    }


def _test(state: RangersState) -> dict[str, Any] | None:
    test = state.test
    if test is None:
        return None
    return {
        "seat": test.seat,
        "name": test.name,
        "target": test.target,
        "effort": test.effort,
        "challenge": test.challenge,
        "resulting": test.resulting,
        "outcome": test.outcome,
    }


def _last_test(state: RangersState, content: RangersContent) -> dict[str, Any] | None:
    """The last test of this round as a sum (rules 10)."""
    test = state.last_test
    if test is None:
        return None
    return {
        **{name: getattr(test, name) for name in _SUMMED},
        "card_name": (content.name_of(test.card) or "") if test.card else "",
        "icon": icon_name(state, content.challenges[test.challenge].icon),
        "reshuffle": content.challenges[test.challenge].reshuffle,
    }


def seat_view(state: RangersState, content: RangersContent, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
    """The same for a player, with the own hand, and what this seat alone has read."""
    look = Glance(state, content)
    hand = [_held(look, seat, card) for card in sorted(state.rangers[seat].hand)]
    ahead = [_ahead(content, card) for card in state.ahead.get(seat, ())]
    return {**public, "you": seat, "hand": hand, "ahead": ahead, "story": state.story.view(seat)}


def _ahead(content: RangersContent, card_id: str) -> dict[str, Any]:
    """A card that is looked at. said: what is printed on it, as a sentence; None: its name says all."""
    said = printed_on(content, card_id)
    told = None if said is None else {"key": said.key, "params": dict(said.params)}
    return {"id": card_id, "name": content.name_of(card_id) or card_id, "said": told}


def _held(look: Board, seat: int, card_id: str) -> dict[str, Any]:
    """A card of the hand. payable: there is the energy to play it now, or it is never played."""
    printed = look.content.ranger_cards[card_id]
    return {
        "id": card_id,
        "name": printed.name,
        "type": printed.type,
        "aspect": printed.aspect or "",
        "cost": printed.cost if printed.cost is not None else "",
        "icons": dict(printed.icons),
        "payable": printed.cost is None or has_energy(look.state, seat, printed.aspect) >= cost_of(look, printed, seat),
        "equip": printed.equip or 0,
        "keywords": sorted(printed.keywords),
        "text": printed.text,
    }
