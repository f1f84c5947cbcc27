"""The one way in which anything happens (AL-9.13): an event is a list of acts that happen at the same time.

`perform` drops what is impossible, lets substitutive modifiers change the rest, works out on the state that follows
which additive modifiers join in (revealed regions, ceasing tokens, winning, reactions), applies all of it as one, and
ends the game there and then if somebody has won (AL-9.6).
"""

from collections.abc import Sequence

from bot.rules.play.handle import Play
from cogs.altered.content.filters import STATUSES
from cogs.altered.rules.events import ends, triggers
from cogs.altered.rules.events.acts import Act, Outcome
from cogs.altered.rules.events.apply import apply
from cogs.altered.rules.events.instead import follow, substitute
from cogs.altered.rules.reading.bounds import GLANCE, require_in_bounds
from cogs.altered.rules.reading.known import last_known
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState

AlteredPlay = Play[AlteredState]


async def perform(play: AlteredPlay, acts: Sequence[Act]) -> Outcome:
    """Carry out one event; gives what came of it. Ends the game if somebody wins by it."""
    state = play.state
    look = Look(state, play.content)
    doing = _once([act for act in acts if possible(look, act)])  # AL-7.13: the rest triggers nothing
    if not doing:
        return Outcome()
    if len(doing) > 1:
        play.spend(len(doing) * len(state.in_play) // GLANCE)
    doing, replaced = await substitute(play, look, doing)
    if not doing:
        await follow(play, replaced)
        return Outcome()
    alive = triggers.listeners(look)  # AL-9.7: a reaction must exist before the event
    before = ends.finished(state)
    outcome = Outcome()
    for act in doing:
        _witness(look, act)
    for act in doing:
        apply(play, act, outcome)
    require_in_bounds(state, look.content)
    if len(alive) > GLANCE:
        play.spend(len(outcome.facts) * len(alive) // GLANCE)
    _reveal(play, doing)
    was_tiebreak = state.tiebreak
    ends.judge(play, before, [act.seat for act in doing if act.kind == "win"])
    if state.tiebreak and not was_tiebreak:  # AL-10.10: nobody fails in the event that starts tiebreakers
        outcome.facts = [fact for fact in outcome.facts if fact.kind != "fails_to_move"]
    for fact in outcome.facts:
        if fact.kind == "fails_to_move":
            play.say("al-fails", seat=f"@seat:{fact.seat}", exp=fact.exp)
    triggers.create(play, alive, outcome)
    await follow(play, replaced)
    return outcome


def _once(acts: list[Act]) -> list[Act]:
    """In one event an object goes to one place."""
    gone: set[str] = set()
    found = []
    for act in acts:
        if act.kind != "move" or act.obj not in gone:
            found.append(act)
        if act.kind == "move":
            gone.add(act.obj)
    return found


def _witness(look: Look, act: Act) -> None:
    """Note what an act depends on before any act of its event is done: they happen at the same time (AL-9.1)."""
    if act.kind in ("move", "switch"):
        obj = look.state.objects[act.obj]
        act.known = last_known(look, obj)
        act.is_seasoned = look.keyword(obj, "seasoned") > 0


def possible(look: Look, act: Act) -> bool:
    """Whether an act changes anything."""
    state, kind = look.state, act.kind
    if act.obj:
        obj = state.objects.get(act.obj)
        if obj is None:
            return False
        if kind == "gain":
            if act.what in STATUSES:
                return act.what not in obj.statuses and obj.zone != "discard"  # AL-8.1
            return act.n > 0 and not (act.what == "boost" and not look.is_body(obj))
        if kind == "lose":
            if act.what in STATUSES:
                return act.what in obj.statuses  # AL-8.1
            return obj.counters.get(act.what, 0) > 0
        if kind == "spend":
            return obj.counters.get(act.what, 0) >= act.n
        if kind == "exhaust":  # AL-8.7
            return not obj.exhausted
        if kind == "ready":
            return obj.exhausted
        if kind == "switch":
            return obj.zone == "expedition"
        if kind == "move":
            return obj.zone != act.to or act.to == "expedition"
        return True
    if kind == "advance":
        marker = state.players[act.seat].marker[act.exp]
        if act.n > 0:
            return look.cannot_advance(act.seat, act.exp) is None
        return not state.tiebreak and marker != (0 if act.exp == "hero" else 7)  # AL-1.6, AL-12.7
    if kind == "take":
        player = state.players[act.seat]
        return act.card in getattr(player, act.source) if act.card else bool(getattr(player, act.source))
    return act.n > 0


# ---------------------------------------------------------------- additive modifiers


def _reveal(play: AlteredPlay, acts: Sequence[Act]) -> None:
    """A face-down Tumult card turns up as part of the event in which a marker enters it (AL-1.3)."""
    state = play.state
    if state.tiebreak:
        return
    for act in acts:
        if act.kind != "advance":
            continue
        region = state.regions[state.players[act.seat].marker[act.exp]]
        if not region.face_up:
            for each in state.regions:
                if each.card == region.card:
                    each.face_up = True
            names = [f"@{each.card}:{each.half}" for each in state.regions if each.card == region.card]
            play.say("al-revealed", names=names)
            play.mark_undo_boundary()
