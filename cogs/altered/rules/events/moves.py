"""Acts that take cards and objects from zone to zone, and what they tell. Pure.

A token that leaves play ceases to exist in the same event (AL-2.3).
"""

from bot.rules.decision import text
from bot.rules.piles import pile
from cogs.altered.rules.events.acts import Act, Fact, Outcome
from cogs.altered.rules.events.zones import hide, new_object, put_in, start_counters, take_out
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.objects import IN_PLAY
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AS_BEFORE, BY_KEYWORD, BY_PLACE, AlteredState, Obj, Orb


def move(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
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
        hide(play, owner, obj.card, to)
    else:
        made = new_object(state, obj.card, owner, to)
        if to == "expedition":
            made.expedition = act.exp
            made.controller = act.seat if act.seat >= 0 else owner
        kept = to != "discard" if state.options.rulings == AS_BEFORE else to == "limbo"
        if (was == "reserve" and kept) or (was == "limbo" and to == "expedition"):  # AL-8.4: when it is played
            made.counters = dict(obj.counters)
        if was == "limbo" and to == "expedition":
            made.statuses = list(obj.statuses)
        if to == "reserve" and was == "expedition" and act.is_seasoned and obj.boosts:  # AL-8.9
            made.counters = {"boost": obj.boosts}
        if act.fleeting:
            made.statuses.append("fleeting")
        made.exhausted = act.exhausted and to == "reserve"  # it may go elsewhere instead (AL-8.14, AL-9.4)
        made.played_from = act.played_from or None
        if to in IN_PLAY:
            start_counters(look, made)
        put_in(state, made)
        new = outcome.new[obj.id] = made.id
    told = act.quiet and (token or to in ("reserve", "discard"))
    if to != "limbo" and not (was == "limbo" and to in IN_PLAY) and not told:
        is_told = act.why and to == "discard" and state.options.telling in BY_KEYWORD
        why = {"why": act.why} if is_told else {}
        if was == "reserve" and state.options.telling in BY_PLACE:
            why |= {"seat": f"@seat:{owner}", "left": was}
        play.say("al-goes", card=f"@{obj.card}", to=to, sacrificed=act.sacrificed, **why)
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


def _played(state: AlteredState, obj_id: str, act: Act) -> Fact:
    exp = state.objects[obj_id].expedition or ""
    return Fact("played", obj_id, seat=act.seat, exp=exp, source=act.played_from, no_hand_icon=act.no_hand_icon)


def take(play: AlteredPlay, act: Act, outcome: Outcome) -> None:
    """From a hidden zone of a player. Without a card: the top one of the deck, refilled if need be (AL-2.5)."""
    state = play.state
    player = state.players[act.seat]
    if act.source == "deck":
        drawn = pile.draw(player.deck)
        if not drawn:
            return
        card = drawn[0]
    else:
        card = act.card
        getattr(player, act.source).remove(card)
    outcome.facts.append(Fact("taken", seat=act.seat))
    if act.to == "mana":
        player.mana.append(Orb(card, ready=not act.exhausted))
    elif act.to == "hand":
        player.hand.append(card)
    elif act.to == "deck_top":
        pile.put_on_top(player.deck, [card])
    elif act.to == "deck_bottom":
        pile.put_under(player.deck, [card])
    else:
        made = new_object(state, card, act.seat, act.to)
        made.exhausted = act.exhausted
        made.played_from = act.played_from or None
        if act.to == "expedition":
            made.expedition = act.exp
        if act.to in IN_PLAY:
            start_counters(Look(state, play.content), made)
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


def draw(play: AlteredPlay, seat: int, n: int, outcome: Outcome) -> None:
    """So many cards; who has refilled the deck (AL-2.5) did so before."""
    player = play.state.players[seat]
    drawn = pile.draw(player.deck, n)
    if not drawn:
        return
    player.hand += drawn
    public = text("al-draws", seat=f"@seat:{seat}", n=len(drawn))
    play.tell(seat, "al-you-draw", public=public, cards=[f"@{c}" for c in drawn], n=len(drawn))
    outcome.facts.append(Fact("draws", seat=seat))
