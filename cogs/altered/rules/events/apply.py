"""What each act of an event does to the state, and what it tells. Only `events.perform` calls this. Pure."""

from bot.rules.decision import text
from cogs.altered.content.filters import STATUSES
from cogs.altered.content.notation import stats
from cogs.altered.rules.events.acts import Act, Fact, Outcome
from cogs.altered.rules.events.moves import draw, move, take
from cogs.altered.rules.events.zones import new_object, put_in
from cogs.altered.rules.reading.goal import apart
from cogs.altered.rules.reading.ids import Place
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import BY_KEYWORD, EXACTLY, other


def apply(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
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


def simple(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
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


# ---------------------------------------------------------------- objects and markers


def change(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
    """Statuses and counters."""
    obj = play.state.objects[act.obj]
    if act.what in STATUSES:
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
    more: dict[str, str] = {}
    if act.kind == "gain" and act.what == "boost" and play.state.options.telling in EXACTLY:
        look = Look(play.state, play.content)
        more = {"now": stats(look.stats(obj))} if look.is_body(obj) and obj.zone == "expedition" else {}
    if act.why and play.state.options.telling in BY_KEYWORD:
        more["why"] = act.why
    play.say(f"al-{'gains' if act.kind == 'gain' else 'loses'}", card=f"@{obj.card}", what=act.what, n=act.n, **more)


def create(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
    """One token (AL-13.10); it is not played, so only its join icon counts (AL-7.9)."""
    made = new_object(play.state, act.card, act.seat, "expedition")
    made.expedition = act.exp
    put_in(play.state, made)
    play.say("al-creates", seat=f"@seat:{act.seat}", card=f"@{act.card}", exp=act.exp)
    outcome.facts.append(Fact("joins", made.id, seat=act.seat, exp=act.exp, first=True))


def switch(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
    """To the other expedition: neither leaving nor joining the zone, but joining that expedition (AL-2.4)."""
    obj = play.state.objects[act.obj]
    assert obj.expedition is not None and act.known is not None
    obj.expedition = other(obj.expedition)
    play.say("al-switches", card=f"@{obj.card}", exp=obj.expedition)
    if len(act.known.seen_in) == 1:  # AL-8.11: a Gigantic was there already
        outcome.facts.append(Fact("joins", obj.id, seat=obj.controller, exp=obj.expedition, first=False))
    else:
        outcome.facts.append(Fact("switched", obj.id, seat=obj.controller))


def advance(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
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
            **({"left": apart(marker)} if state.options.telling in EXACTLY else {}),
        )
        outcome.facts.append(Fact("moves_forward", seat=act.seat, exp=act.exp, due_to=act.due_to))
    else:
        play.say("al-moves-back", seat=f"@seat:{act.seat}", exp=act.exp)
        outcome.facts.append(Fact("moves_back", seat=act.seat, exp=act.exp))
