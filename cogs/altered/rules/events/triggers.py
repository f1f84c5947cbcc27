"""Which reactions an event awakens (AL-9.5, 9.7, 9.8): facts against the triggers of those who saw them. Pure."""

from collections.abc import Collection
from dataclasses import dataclass, field

from cogs.altered.content.cards import ICONS, Ability, Trigger
from cogs.altered.rules.events.acts import PHASES, Fact, Outcome
from cogs.altered.rules.reading.granted import granted, icons_of
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AS_BEFORE, MENDED, Obj, Pending


@dataclass(slots=True)
class Listener:
    """A reaction that exists, and its object: as it is now, or as it was last seen when the event took it away. user:
    the object itself, which knows what it has used already, also when it is gone."""

    obj: Obj
    path: str
    ability: Ability
    trigger: Trigger
    user: Obj = field(init=False)

    def __post_init__(self) -> None:
        self.user = self.obj


def listeners(look: Look) -> list[Listener]:
    """The reactions in play now; icons are not among them, they belong to what enters."""
    state, printed = look.state, look.content.printed
    found = []
    for oid in state.in_play:
        obj = state.objects[oid]
        for path, ability, trigger in printed[obj.card].reactions:
            if trigger.event not in ICONS:
                found.append(Listener(obj, path, ability, trigger))
    for obj, path, ability in granted(look):
        if ability.trigger is not None and ability.trigger.event not in ICONS:
            found.append(Listener(obj, path, ability, ability.trigger))
    return found


def create(play: AlteredPlay, alive: list[Listener], outcome: Outcome) -> None:
    """Append the pending reactions of an event (AL-9.5). One ability, once for each matching object (AL-9.7)."""
    look = Look(play.state, play.content)
    left = {fact.old: fact.known for fact in outcome.facts if fact.known is not None}
    for listener in alive:  # AL-9.6: on what the event leads to; AL-9.8: who has left, as it was
        listener.obj = left.get(listener.obj.id) or listener.obj
    for fact in outcome.facts:
        if fact.kind in ("joins", "played"):
            _icons(play, look, fact)
        if not alive:
            continue
        for listener in alive:
            if sees(look, listener, fact):
                _await(play, look, listener, fact, outcome)


def _icons(play: AlteredPlay, look: Look, fact: Fact) -> None:
    """The object's own icons (AL-7.9): join once in the zone, hand and reserve by where it was played from."""
    state = look.state
    obj = state.objects.get(fact.obj)
    if obj is None or obj.zone not in ("expedition", "landmark"):
        return
    if fact.kind == "joins" and not fact.first:
        return
    icon = "join" if fact.kind == "joins" else fact.source
    if icon == "hand" and fact.no_hand_icon:
        return
    if not look.suppressed(obj):
        awaken(play, look, obj, (icon,))


def awaken(play: AlteredPlay, look: Look, obj: Obj, icons: Collection[str]) -> bool:
    """Icons of an object become pending reactions if their own conditions hold; whether any did."""
    found = False
    for path, ability in icons_of(look, obj, icons):
        if ability.condition is not None and not look.holds(ability.condition, obj.controller, obj):
            continue
        if ability.once is not None and not ready_again(look, obj, path, ability):
            continue
        pend(play, obj.id, obj.card, path, obj.controller, obj.id, event=obj.id, ability=ability)
        found = True
    return found


def sees(look: Look, listener: Listener, fact: Fact) -> bool:
    """Whether a fact is what a reaction waits for, and its condition holds."""
    trigger, me = listener.trigger, listener.obj
    event = trigger.event
    if event in PHASES:
        if fact.kind != event:
            return False
    elif event == "opponent_draws_or_resupplies":
        if fact.kind not in ("draws", "resupplies") or fact.seat == me.controller:
            return False
    elif fact.kind != event:
        return False
    own = fact.old or fact.obj
    if trigger.who == "me" and own != me.id:
        return False
    if event in ("joins", "played") and own == me.id and trigger.who != "me":
        return False
    if trigger.by is not None and fact.seat >= 0 and (fact.seat == me.controller) != (trigger.by == "me"):
        return False
    if trigger.what is not None and trigger.what != fact.what:
        return False
    if trigger.source is not None and trigger.source != fact.source:
        return False
    if trigger.due_to is not None and trigger.due_to not in fact.due_to:
        return False
    if trigger.expedition is not None:
        places = look.place_of(me, trigger.expedition, me.controller)
        if not any((fact.seat, e) in places for e in _where(look, fact)):
            return False
    subject = fact.known or look.state.objects.get(fact.obj)
    if trigger.which is not None and (subject is None or not look.matches(subject, trigger.which, me.controller, me)):
        return False
    ability = listener.ability
    return ability.condition is None or look.holds(ability.condition, me.controller, me, subject)


def _where(look: Look, fact: Fact) -> tuple[str, ...]:
    """The expeditions in which a fact takes place: a Gigantic is in both."""
    if fact.obj and fact.kind in ("joins", "played", "gains"):
        obj = look.state.objects.get(fact.obj)
        if obj is not None:
            return look.expeditions(obj) if fact.first or fact.kind != "joins" else (fact.exp,)
    if fact.known is not None and fact.known.seen_in:  # AL-9.8
        return tuple(fact.known.seen_in)
    return (fact.exp,)


def _await(play: AlteredPlay, look: Look, listener: Listener, fact: Fact, outcome: Outcome) -> None:
    me = listener.obj
    now: str | None = me.id if me.id in look.state.objects else None
    if now is None:  # only a reaction to the move itself can find the object where it went (AL-2.1)
        now = outcome.new.get(me.id) if (fact.old == me.id) else None
    if listener.ability.once is not None:
        if me.id not in look.state.objects and look.state.options.rulings == AS_BEFORE:
            return
        if not ready_again(look, listener.user, listener.path, listener.ability):  # AL-9.8: who has left, too
            return
    event = fact.obj or None
    pend(
        play,
        me.id,
        me.card,
        listener.path,
        me.controller,
        now,
        event=event,
        event_seat=fact.seat,
        event_expedition=fact.exp or None,
        known=me if now != me.id else None,
        ability=listener.ability,
    )


def ready_again(look: Look, obj: Obj, path: str, ability: Ability) -> bool:
    """Whether an ability of an object with a limit may be used; if so it is marked as used."""
    stamp = once_stamp(look, ability)
    if obj.once.get(path) == stamp:
        return False
    obj.once[path] = stamp
    return True


def once_stamp(look: Look, ability: Ability) -> str:
    """The name of the present turn, Afternoon or day, as far as this ability's limit counts it. What comes before the
    first turn of a day is none of it (AL-6.1), nor is what comes after the last."""
    state = look.state
    if ability.once != "turn":
        return str(state.day)
    aside = "." if state.turn is None and state.options.rulings == MENDED else ""
    return f"{state.day}.{state.turns}{aside}"


def pend(
    play: AlteredPlay,
    source: str,
    card: str,
    path: str,
    controller: int,
    me: str | None,
    *,
    event: str | None = None,
    event_seat: int = -1,
    event_expedition: str | None = None,
    known: Obj | None = None,
    ability: Ability | None = None,
) -> None:
    """Put a reaction among those that wait."""
    state = play.state
    late = ability is not None and ability.delay == "after_rest"  # AL-9.11
    state.pending.append(
        Pending(state.fresh_id(), source, card, path, controller, me, event, event_seat, event_expedition, known, late)
    )
