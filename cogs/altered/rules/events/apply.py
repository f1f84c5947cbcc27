"""What each act of an event does to the state, and what it tells. Only `events.perform` calls this. Pure.

An object that changes zone becomes a new object (AL-2.1); a card always goes to its owner's private zones (AL-2.2); a
token that leaves play ceases to exist in the same event (AL-2.3).
"""

from typing import TYPE_CHECKING

from bot.rules.decision import text
from cogs.altered.rules.events.triggers import Fact
from cogs.altered.rules.reading.ids import Place
from cogs.altered.rules.reading.look import IN_PLAY, Look
from cogs.altered.state import AlteredState, Obj, Orb, other

if TYPE_CHECKING:
    from cogs.altered.rules.events.events import Act, AlteredPlay, Outcome

STATUS_WORDS = ("fleeting", "anchored", "asleep")


def apply(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """Do it; the fact of it goes to `outcome`."""
    kind = act.kind
    if kind == "move":
        move(play, act, outcome)
    elif kind == "take":
        take(play, act, outcome)
    elif kind == "draw":
        draw(play, act.seat, act.n, outcome)
    elif kind in ("gain", "lose", "spend"):
        change(play, act, outcome)
    elif kind == "create":
        create(play, act, outcome)
    elif kind == "advance":
        advance(play, act, outcome)
    elif kind == "switch":
        switch(play, act, outcome)
    else:
        simple(play, act, outcome)


def simple(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """Acts of one line."""
    state, kind = play.state, act.kind
    if kind in ("exhaust", "ready"):
        obj = state.objects[act.obj]
        obj.exhausted = kind == "exhaust"
        if kind == "exhaust":
            outcome.facts.append(Fact("exhausted", obj.id, seat=obj.controller))
    elif kind == "pay":
        left = act.n
        for orb in state.players[act.seat].mana:  # AL-7.4; which ones is never asked
            if left and orb.ready:
                orb.ready = False
                left -= 1
        assert not left, "a cost was paid that nobody could pay"
    elif kind == "ready_orbs":
        left = act.n
        for orb in state.players[act.seat].mana:
            if left and not orb.ready:
                orb.ready = True
                left -= 1
    elif kind == "fail":
        outcome.facts.append(Fact("fails_to_move", seat=act.seat, exp=act.exp))
    elif kind == "phase":
        outcome.facts.append(Fact(act.what))
    else:  # passed, rolled, win
        outcome.facts.append(Fact(kind, seat=act.seat))


# ---------------------------------------------------------------- zones


def take_out(state: AlteredState, obj: Obj) -> None:
    """Out of the list of its zone."""
    _zone(state, obj).remove(obj.id)
    del state.objects[obj.id]


def put_in(state: AlteredState, obj: Obj) -> None:
    """Into the list of its zone."""
    state.objects[obj.id] = obj
    _zone(state, obj).append(obj.id)


def _zone(state: AlteredState, obj: Obj) -> list[str]:
    if obj.zone in IN_PLAY:
        return state.in_play
    player = state.players[obj.owner]
    return {"reserve": player.reserve, "discard": player.discard}.get(obj.zone, state.limbo)


def new_object(state: AlteredState, card: str, owner: int, zone: str) -> Obj:
    """A fresh object with a new timestamp, without statuses and counters (AL-2.1)."""
    stamp = state.fresh_id()
    return Obj(f"o{stamp}", card, owner, owner, zone, stamp)


def move(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """From a visible zone to another place."""
    state = play.state
    look = Look(state, play.content)
    obj, known = state.objects[act.obj], act.known
    assert known is not None
    token = look.is_token(obj)
    was = obj.zone
    take_out(state, obj)
    if was in IN_PLAY:
        _leave_known(state, known)
    to, owner = act.to, obj.owner
    new = ""
    if token and was != "limbo":  # AL-2.3
        if to != "expedition" and not act.quiet:
            play.say("al-ceases", card=f"@{obj.card}")
    elif to in ("hand", "deck_top", "deck_bottom", "mana"):
        _hide(play, owner, obj.card, to)
    else:
        made = new_object(state, obj.card, owner, to)
        if to == "expedition":
            made.expedition = act.exp
            made.controller = act.seat if act.seat >= 0 else owner
        if was == "reserve" or (was == "limbo" and to == "expedition"):  # AL-8.4
            made.counters = dict(obj.counters) if to != "discard" else {}
        if was == "limbo" and to == "expedition":
            made.statuses = list(obj.statuses)
        if to == "reserve" and was == "expedition" and act.is_seasoned and obj.boosts:  # AL-8.9
            made.counters = {"boost": obj.boosts}
        if act.fleeting:
            made.statuses.append("fleeting")
        made.exhausted = act.exhausted and to == "reserve"  # it may go elsewhere instead (AL-8.14, AL-9.4)
        made.played_from = act.played_from or None
        if to in IN_PLAY:
            _start_counters(look, made)
        put_in(state, made)
        new = outcome.new[obj.id] = made.id
    told = act.quiet and (token or to in ("reserve", "discard"))
    if to != "limbo" and not (was == "limbo" and to in IN_PLAY) and not told:
        play.say("al-goes", card=f"@{obj.card}", to=to, sacrificed=act.sacrificed)
    facts = outcome.facts
    if was in ("expedition", "landmark"):
        facts.append(Fact("leaves", new, obj.id, obj.controller, known.expedition or "", known=known))
        if act.sacrificed:
            facts.append(Fact("sacrificed", new, obj.id, obj.controller, known.expedition or "", known=known))
    if was == "reserve":
        facts.append(Fact("card_leaves_reserve", new, obj.id, owner, known=known))
    if to == "reserve":
        facts.append(Fact("goes_to_reserve", new, obj.id, owner, known.expedition or "", source=was, known=known))
    if to in ("expedition", "landmark"):
        facts.append(Fact("joins", new, seat=state.objects[new].controller, exp=act.exp, first=True))
    if act.what == "played":
        facts.append(_played(state, new, act))


def _leave_known(state: AlteredState, known: Obj) -> None:
    """Reactions that wait keep what was last known of their source (AL-9.9)."""
    for pending in state.pending:
        if pending.source == known.id and pending.known is None:
            pending.known = known


def _played(state: AlteredState, obj_id: str, act: "Act") -> Fact:
    exp = state.objects[obj_id].expedition or ""
    return Fact("played", obj_id, seat=act.seat, exp=exp, source=act.played_from, no_hand_icon=act.no_hand_icon)


def _start_counters(look: Look, obj: Obj) -> None:
    for _, ability, passive in look.content.printed[obj.card].passives:
        if ability.condition is not None and not look.holds(ability.condition, obj.controller, obj):
            continue
        for name, n in passive.start.items():
            obj.counters[name] = obj.counters.get(name, 0) + n


def _hide(play: "AlteredPlay", owner: int, card: str, to: str) -> None:
    player = play.state.players[owner]
    if to == "hand":
        player.hand.append(card)
    elif to == "deck_top":
        player.deck.append(card)
    elif to == "deck_bottom":
        player.deck.insert(0, card)
    else:
        player.mana.append(Orb(card, ready=False))  # AL-4.6


def take(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """From a hidden zone of a player. Without a card: the top one of the deck, refilled if need be (AL-2.5)."""
    state = play.state
    player = state.players[act.seat]
    if act.source == "deck":
        if not player.deck:
            return
        card = player.deck.pop()
    else:
        card = act.card
        getattr(player, act.source).remove(card)
    outcome.facts.append(Fact("taken", seat=act.seat))
    if act.to == "mana":
        player.mana.append(Orb(card, ready=not act.exhausted))
    elif act.to == "hand":
        player.hand.append(card)
    elif act.to == "deck_top":
        player.deck.append(card)
    elif act.to == "deck_bottom":
        player.deck.insert(0, card)
    else:
        made = new_object(state, card, act.seat, act.to)
        made.exhausted = act.exhausted
        made.played_from = act.played_from or None
        if act.to == "expedition":
            made.expedition = act.exp
        if act.to in IN_PLAY:
            _start_counters(Look(state, play.content), made)
        put_in(state, made)
        outcome.shown.append(made.id)
        play.mark_undo_boundary()
        if act.to == "limbo":
            if act.what == "played":
                outcome.facts.append(_played(state, made.id, act))
            return
        if act.what == "resupply":
            play.say("al-resupplies", seat=f"@seat:{act.seat}", card=f"@{card}")
            outcome.facts.append(Fact("resupplies", made.id, seat=act.seat))
        else:
            play.say("al-puts", seat=f"@seat:{act.seat}", card=f"@{card}", to=act.to)
        if act.to == "reserve":
            outcome.facts.append(Fact("goes_to_reserve", made.id, seat=act.seat, source=act.source))
        elif act.to in ("expedition", "landmark"):
            outcome.facts.append(Fact("joins", made.id, seat=act.seat, exp=act.exp, first=True))


def draw(play: "AlteredPlay", seat: int, n: int, outcome: "Outcome") -> None:
    """So many cards; who has refilled the deck (AL-2.5) did so before."""
    player = play.state.players[seat]
    drawn = []
    for _ in range(n):
        if not player.deck:
            break
        drawn.append(player.deck.pop())
    if not drawn:
        return
    player.hand += drawn
    public = text("al-draws", seat=f"@seat:{seat}", n=len(drawn))
    play.tell(seat, "al-you-draw", public=public, cards=[f"@{c}" for c in drawn], n=len(drawn))
    outcome.facts.append(Fact("draws", seat=seat))


# ---------------------------------------------------------------- objects and markers


def change(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """Statuses and counters."""
    obj = play.state.objects[act.obj]
    if act.what in STATUS_WORDS:
        if act.kind == "gain":
            obj.statuses.append(act.what)
            outcome.facts.append(Fact("gains", obj.id, seat=obj.controller, exp=obj.expedition or "", what=act.what))
        else:
            obj.statuses.remove(act.what)
            outcome.facts.append(Fact("loses", obj.id, seat=obj.controller))
    else:
        have = obj.counters.get(act.what, 0)
        left = have + act.n if act.kind == "gain" else max(have - (act.n or have), 0)
        if left:
            obj.counters[act.what] = left
        else:
            obj.counters.pop(act.what, None)
        if act.kind == "gain":
            outcome.facts.append(Fact("gains", obj.id, seat=obj.controller, exp=obj.expedition or "", what=act.what))
        else:
            outcome.facts.append(Fact("loses", obj.id, seat=obj.controller))
    play.say(f"al-{'gains' if act.kind == 'gain' else 'loses'}", card=f"@{obj.card}", what=act.what, n=act.n)


def create(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """One token (AL-13.10); it is not played, so only its join icon counts (AL-7.9)."""
    made = new_object(play.state, act.card, act.seat, "expedition")
    made.expedition = act.exp
    put_in(play.state, made)
    play.say("al-creates", seat=f"@seat:{act.seat}", card=f"@{act.card}", exp=act.exp)
    outcome.facts.append(Fact("joins", made.id, seat=act.seat, exp=act.exp, first=True))


def switch(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """To the other expedition: neither leaving nor joining the zone, but joining that expedition (AL-2.4)."""
    obj = play.state.objects[act.obj]
    assert obj.expedition is not None and act.known is not None
    obj.expedition = other(obj.expedition)
    play.say("al-switches", card=f"@{obj.card}", exp=obj.expedition)
    if len(act.known.seen_in) == 1:  # AL-8.11: a Gigantic was there already
        outcome.facts.append(Fact("joins", obj.id, seat=obj.controller, exp=obj.expedition, first=False))
    else:
        outcome.facts.append(Fact("switched", obj.id, seat=obj.controller))


def advance(play: "AlteredPlay", act: "Act", outcome: "Outcome") -> None:
    """One region forward or backward; heroes count up, companions down."""
    state = play.state
    marker = state.players[act.seat].marker
    step = act.n if act.exp == "hero" else -act.n
    marker[act.exp] += step
    if act.n > 0:
        name = str(Place(act.seat, act.exp))
        if name not in state.moved_today:
            state.moved_today.append(name)
        play.say(
            "al-moves",
            seat=f"@seat:{act.seat}",
            exp=act.exp,
            due=[text(f"al-stat-{s}") for s in act.due_to],
            n=len(act.due_to),
        )
        outcome.facts.append(Fact("moves_forward", seat=act.seat, exp=act.exp, due_to=act.due_to))
    else:
        play.say("al-moves-back", seat=f"@seat:{act.seat}", exp=act.exp)
        outcome.facts.append(Fact("moves_back", seat=act.seat, exp=act.exp))
