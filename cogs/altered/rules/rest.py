"""Night's daily effects: Rest and Clean-up (AL-11). Pure."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, Toggles, text
from cogs.altered.content.notation import stats
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.reading.ids import Place
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import BRIEF, BY_KEYWORD, BY_STAY, Obj

_Gone = tuple[int, str, str, str]
"""(owner, zone to which it went, card, why it is discarded: fleeting, token)"""
_Still = tuple[int, str, str]
"""(player, card, why it stays: anchored, asleep, eternal, gear)"""


async def rest(play: AlteredPlay) -> None:
    """Everybody in the expeditions goes to the Reserve in one event, but for those who stay (AL-11.1, AL-11.2)."""
    state = play.state
    look = Look(state, play.content)
    acts = []
    held: dict[str, list[str]] = {}
    for obj in look.zone("play"):
        held[obj.id] = [s for s in ("anchored", "asleep") if s in obj.statuses]
        acts += [Act("lose", obj=obj.id, what=s, why="rest") for s in held[obj.id]]  # AL-8.3, AL-8.5, AL-8.6
        if not held[obj.id] and _is_due(look, obj) and not look.keyword(obj, "eternal"):  # AL-8.8
            acts.append(Act("move", obj=obj.id, to="reserve", quiet=True))
    outcome = await perform(play, acts)
    went: list[_Gone] = []
    for fact in outcome.facts:
        if fact.kind == "leaves" and fact.known is not None:
            there = state.objects.get(fact.obj)
            why = "token" if look.is_token(fact.known) else "fleeting" if "fleeting" in fact.known.statuses else ""
            went.append((fact.known.owner, "discard" if there is None else there.zone, f"@{fact.known.card}", why))
    of_each = {}
    if state.options.telling != BRIEF:
        stayed = _staying(Look(state, play.content), held)
        of_each["of"] = [_of(play, went, stayed, seat) for seat in state.initiative()]
    play.say("al-rest", **_told(went), **of_each)  # one line for all, so that Dusk stays to be read


def _staying(look: Look, held: Mapping[str, Sequence[str]]) -> list[_Still]:
    """Who is in an expedition still, once all the others are gone. held: by which status, of those whom one held."""
    return [
        (obj.controller, obj.card, (*held.get(obj.id, ()), "eternal" if look.is_body(obj) else "gear")[0])
        for obj in look.zone("expedition")
    ]


def _of(play: AlteredPlay, went: Sequence[_Gone], stayed: Sequence[_Still], seat: int) -> Text:
    """What a journal says of one player's."""
    told = _told(went, seat)
    if play.state.options.telling in BY_KEYWORD:
        spent, lost = (
            [card for owner, zone, card, why in went if (owner, zone, why) == (seat, "discard", one)]
            for one in ("fleeting", "token")
        )
        told |= {"spent": spent, "lost": lost}
    if play.state.options.telling in BY_STAY:
        told["stay"] = [text("al-still", card=f"@{card}", why=why) for owner, card, why in stayed if owner == seat]
    return text("al-rest-of", seat=f"@seat:{seat}", **told)


def _told(went: Sequence[_Gone], seat: int | None = None) -> dict[str, Any]:
    """What a journal says of those who went: everybody's, or one player's."""
    home, gone = (
        [card for owner, zone, card, _ in went if zone == place and seat in (None, owner)]
        for place in ("reserve", "discard")
    )
    return {"home": home, "n": len(home), "gone": gone, "m": len(gone)}


def _is_due(look: Look, obj: Obj) -> bool:
    """Whether Rest sends it to the Reserve: Characters, and gear whose expedition has moved today (AL-8.16)."""
    if obj.zone != "expedition":
        return False
    moved = look.state.moved_today
    return look.is_body(obj) or any(str(Place(obj.controller, e)) in moved for e in look.expeditions(obj))


async def clean_up(play: AlteredPlay) -> None:
    """Each keeps as many as the limits allow (AL-11.3); they bind only here (AL-11.4).

    All are asked at once (D13): the first player's answer is shown at once, the other may answer early, and that stays
    hidden until then. What goes, goes at once.
    """
    state = play.state
    order = state.initiative()
    kept: dict[int, list[str]] = {}
    asked: dict[int, bool] = {}
    shown: list[int] = []

    async def ask(seat: int) -> None:
        answers = []
        for zone in ("reserve", "landmark"):
            found = _in_zone(play, seat, zone)
            limit = getattr(play.state.players[seat], f"{zone}_limit")
            if len(found) > limit:
                asked[seat] = True
                answers += await keep(play, seat, zone, limit)
            else:
                answers += [o.id for o in found]
        kept[seat] = answers
        for who in order:
            if who not in kept:
                return
            if who not in shown:
                shown.append(who)
                if asked.get(who):
                    names = [f"@{play.state.objects[oid].card}" for oid in kept[who]]
                    play.say("al-tidies", seat=f"@seat:{who}", kept=names, n=len(names))
                    play.mark_undo_boundary()

    await play.together([ask(seat) for seat in order])
    acts = []
    for seat in order:
        for zone in ("reserve", "landmark"):
            acts += [
                Act("move", obj=o.id, to="discard", sacrificed=zone == "landmark")
                for o in _in_zone(play, seat, zone)
                if o.id not in kept[seat]
            ]
    await perform(play, acts)


def _in_zone(play: AlteredPlay, seat: int, zone: str) -> list[Obj]:
    look = Look(play.state, play.content)
    return [o for o in look.zone(zone) if (o.owner if zone == "reserve" else o.controller) == seat]


def _options(play: AlteredPlay, seat: int, zone: str) -> list[Option]:
    """What each would be good for tomorrow: its cost from the Reserve, its statistics; all are this player's own."""
    look = Look(play.state, play.content)
    found = []
    for obj in _in_zone(play, seat, zone):
        cost, body = look.card(obj).reserve_cost, look.is_body(obj)
        row = stats(look.stats(obj))
        label = text(
            "al-option-kept", card=f"@{obj.card}", zone=zone, cost=cost, body=body, stats=row, exhausted=obj.exhausted
        )
        found.append(Option(obj.id, label))
    return found


async def keep(play: AlteredPlay, seat: int, zone: str, limit: int) -> list[str]:
    """Which ones stay. The house keeps the dearest, the newest among equals."""

    def best() -> list[str]:
        cards = play.content.cards
        found = sorted(_in_zone(play, seat, zone), key=lambda o: (-cards[o.card].hand_cost, -o.stamp))
        return [o.id for o in found[:limit]]

    prompt = text("al-ask-keep", n=limit, zone=zone)
    go = text("al-go-keep")
    options = partial(_options, play, seat, zone)
    ready = Toggles(go, go, first=tuple(best()))
    return await play.ask_some(seat, "altered.keep", prompt, options, limit, limit, default=best, toggles=ready)
