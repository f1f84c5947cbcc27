"""What a seat may know of a table, as plain data built field by field. Pure, only looks.

Hidden are: every deck's order, the other's hand and Mana faces, looked-at cards, face-down Tumult cards, answers of
open questions. Those are numbers here, or nothing. `telling.py` says a view in words, `picture.py` draws it.
"""

from collections.abc import Mapping
from typing import Any

from cogs.altered.content.notation import first_name
from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.at_dusk import End, Late, late
from cogs.altered.rules.events.match import GAMES, SEATS, number
from cogs.altered.rules.handlers import EFFECTS
from cogs.altered.rules.progress import Outlook, outlook
from cogs.altered.rules.reading.boards import leaving_at_once, staying
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, AlteredState, Obj
from cogs.altered.view.hero import power
from cogs.altered.view.printed import printed
from cogs.altered.view.starters import starters
from cogs.altered.view.telling import describe

__all__ = ["describe", "seat_view", "view"]

View = dict[str, Any]
KEYWORDS = ("defender", "gigantic", "tough", "eternal", "seasoned")


def view(state: AlteredState, content: AlteredContent, seat: int | None) -> View:
    """All that a seat (None: anybody) may know."""
    public = _public(state, content)
    return public if seat is None else seat_view(state, content, seat, public)


def seat_view(state: AlteredState, content: AlteredContent, seat: int, public: Mapping[str, Any]) -> View:
    """What everybody may know, and what this seat alone sees."""
    own = _own(Look(state, content), seat) if seat < len(state.players) else None
    return {**public, "you": seat, "own": own}


def _public(state: AlteredState, content: AlteredContent) -> View:
    look = Look(state, content)
    later = Look(staying(state), content) if state.pending else look
    is_track = bool(state.players and state.regions)
    dusk = outlook(later) if is_track else Outlook([])
    first = late(later, EFFECTS) if is_track else Late()
    return {
        "you": None,
        "day": state.day,
        "phase": state.phase,
        "first": state.first,
        "turn": state.turn,
        "passed": list(state.passed),
        "tiebreak": state.tiebreak,
        "over": not state.steps,
        # a Dusk under way has moved those whom it moves, and it is early to speak of the next one
        "settled": not state.steps or state.phase in ("dusk", "night", "morning"),
        "winner": state.winner if state.steps else state.taken,
        "why": state.why,
        "match": _match(state),
        "regions": [_region(look, place) for place in range(len(state.regions))],
        "players": [_player(look, number) for number in range(len(state.players))],
        "expeditions": _expeditions(look, later, dusk, first),
        "dusk": _dusk(look, dusk, first),
        "offer": None if state.offered is None else [state.offered, state.offered_match],
        "limbo": [_object(look, state.objects[oid]) for oid in state.limbo],
        "pending": [{"seat": p.controller} | printed(content.cards[p.card]) for p in state.pending],
        "ending": None if state.steps else _ending(state, content),
        "starters": starters(state, content),
        "own": None,
    }


def _ending(state: AlteredState, content: AlteredContent) -> View:
    """What each player is remembered for; `award` empty: for having been there."""
    honours = {found.owner: found for found in content.voice.honours(state.voice, SEATS)}
    rows = []
    for seat, player in enumerate(state.players):
        found = honours.get(SEATS[seat])
        hero = content.cards[state.objects[player.hero].card] if player.hero in state.objects else None
        face = (
            {"card": hero.id, "type": hero.type, "faction": hero.faction, "subtypes": list(hero.subtypes)}
            if hero
            else None
        )
        award = {"award": found.award, "n": found.n} if found else {"award": "", "n": 0}
        rows.append({"seat": seat, "name": hero.name if hero else "", "face": face, **award})
    return {"winner": state.taken, "why": state.why, "day": state.day, "rows": rows}


def _match(state: AlteredState) -> View | None:
    """Of a best of three: which game this is, the score, who has won the last game."""
    if state.options.match == "single":
        return None
    between = bool(state.steps) and state.phase == "over"
    return {"game": number(state), "of": GAMES, "score": state.score, "between": between}


def _region(look: Look, place: int) -> View:
    """A region; a face-down one tells nothing (AL-1.2)."""
    region = look.state.regions[place]
    if not region.face_up:
        return {"n": place, "face_up": False, "name": None, "types": []}
    name = look.content.lands[region.card].halves[region.half].name if not look.state.tiebreak else "Arena"
    return {"n": place, "face_up": True, "name": name, "types": list(look.types_at(place))}


def _player(look: Look, seat: int) -> View:
    state, content = look.state, look.content
    player = state.players[seat]
    hero = state.objects.get(player.hero or "")
    return {
        "seat": seat,
        "deck_name": content.decks[player.deck_id].name if player.deck_id else "own deck" if player.brought else "",
        "hero": _object(look, hero) if hero is not None else None,
        "power": ""
        if hero is None
        else power(look.card(hero).abilities, exhausted=hero.exhausted, is_first=state.first == seat),
        "hand": len(player.hand),
        "deck": len(player.deck),
        "looked": len(player.looked),
        "mana": len(player.mana),
        "ready": look.ready_orbs(seat),
        "reserve": [_object(look, state.objects[oid]) for oid in player.reserve],
        "landmarks": [_object(look, o) for o in look.zone("landmark") if o.controller == seat],
        "discard": [printed(content.cards[state.objects[oid].card]) for oid in player.discard],
        "marker": dict(player.marker),
        "limits": [player.reserve_limit, player.landmark_limit],
    }


def _object(look: Look, obj: Obj) -> View:
    card = look.card(obj)
    return {
        "id": obj.id,
        "card": obj.card,
        "name": card.name,
        "type": card.type,
        "faction": card.faction,
        "rarity": card.rarity,
        "subtypes": list(card.subtypes),
        "costs": [card.hand_cost, card.reserve_cost],
        "stats": list(look.stats(obj)) if look.is_body(obj) else None,
        "statuses": [*obj.statuses, *(["exhausted"] if obj.exhausted else [])],
        "counters": dict(obj.counters),
        "keywords": [k for k in KEYWORDS if look.keyword(obj, k)],
        "tough": look.keyword(obj, "tough"),
        "manual": card.manual,
        "expedition": obj.expedition,
        "text": card.words,
    }


def _dusk(look: Look, dusk: Outlook, first: Late) -> View:
    """How the day would end, if Dusk came now; first: what comes before its sums."""
    cards = [look.content.cards[ref] for ref in dusk.waiting]
    end = first.end if first.acting else End(dusk.winner, dusk.why, dusk.tiebreak)
    return {
        "winner": end.winner,
        "why": end.why,
        "tiebreak": end.tiebreak,
        "arena": None if dusk.arena is None else list(dusk.arena),
        "waiting": [{"name": card.name, "text": card.words} for card in cards],
        "first": [
            {"seat": seat, "name": look.content.cards[ref].name, "text": look.content.cards[ref].words}
            for seat, ref in first.acting
        ],
        "sure": len(first.sums) == len(first.fates),
    }


def _expeditions(look: Look, later: Look, dusk: Outlook, first: Late) -> list[View]:
    """The four expeditions with the forecast of Progress, which everybody could work out. later: without those who
    leave at once, who are still there and count no more; first: what comes before the sums."""
    state, leaving = look.state, leaving_at_once(look.state) if look.state.pending else ()
    found = []
    for seat, exp, wins, why in dusk.moves:
        inside = [o for o in look.zone("expedition") if o.controller == seat and exp in look.expeditions(o)]
        found.append(
            {
                "seat": seat,
                "exp": exp,
                "at": state.players[seat].marker[exp],
                "types": list(look.types(seat, exp)),
                "stats": list(later.sum(seat, exp)),
                "wins": wins,
                "held": why,
                "late": _late(look, first, seat, exp),
                "objects": [_object(look, o) | {"leaving": o.id in leaving} for o in inside],
            }
        )
    return sorted(found, key=lambda e: (EXPEDITIONS.index(e["exp"]), e["seat"]))


def _late(look: Look, first: Late, seat: int, exp: str) -> View | None:
    """What becomes of an expedition by what comes before the sums of Dusk: {fate, by: the card that comes first, sums:
    None or {stats, wins}, where they are the same in each way}; None: it is as it stands."""
    if (seat, exp) not in first.fates:
        return None
    by = first_name(look.content.cards[first.acting[0][1]].name) if first.acting else ""
    sums = None
    if (seat, exp) in first.sums:
        stats, wins = first.sums[seat, exp]
        sums = {"stats": list(stats), "wins": list(wins)}
    return {"fate": first.fates[seat, exp], "by": by, "sums": sums}


def _own(look: Look, seat: int) -> View:
    """What one player alone sees."""
    player, content = look.state.players[seat], look.content
    hand = [
        printed(card) | {"affordable": look.cost(seat, card, card.hand_cost) <= look.ready_orbs(seat)}
        for card in (content.cards[ref] for ref in player.hand)
    ]
    mana = [printed(content.cards[orb.card]) | {"ready": orb.ready} for orb in player.mana]
    looked = [printed(content.cards[ref]) for ref in player.looked]
    return {"hand": hand, "reserve": _reserve_in_question(look, seat), "mana": mana, "looked": looked}


def _reserve_in_question(look: Look, seat: int) -> list[View]:
    """What lies in the own Reserve and stands in a question: in the own turn whatever may be played or called for
    support (AL-7.1, AL-7.10), at Clean-up all of it, where some has to go (AL-11.3)."""
    state, player = look.state, look.state.players[seat]
    lying = [state.objects[oid] for oid in player.reserve]
    if state.phase == "night" and len(lying) > player.reserve_limit:
        return [_object(look, obj) | {"affordable": True} for obj in lying]
    if state.turn != seat or state.limbo:
        return []
    ready, found = look.ready_orbs(seat), []
    for obj in lying:
        card = look.card(obj)
        less = 0 if card.cost_option is None else card.cost_option.minus
        is_playable = look.cost(seat, card, card.reserve_cost, less) <= ready
        is_playable &= not obj.exhausted or look.play_exhausted(seat)
        support = [ability.cost.mana for _, ability in look.content.printed[obj.card].support]
        if is_playable or (not obj.exhausted and any(mana <= ready for mana in support)):
            found.append(_object(look, obj) | {"affordable": is_playable})
    return found
