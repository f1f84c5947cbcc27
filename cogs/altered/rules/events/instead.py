"""Substitutive modifiers: something happens instead of a part of an event (AL-9.4), before anything is added to it.

Fleeting is one, a card's `replace` another. Each applies at most once to the same act; when several compete, whoever
controls what is affected chooses. What takes an act's place by steps is carried out once the rest of the event is done.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Replace
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.reading.known import last_known
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import alike
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.state import MENDED, Obj

FLEETING: Final = "fleeting"
_TOUCHED: Final = ("move", "gain", "draw", "advance")


@dataclass(slots=True)
class Way:
    """One replacement that a card in play offers. id: of its object, numbered where it has several; known: its object
    before the event, which may take it away."""

    id: str
    source: Obj
    replace: Replace
    known: Obj


async def substitute(play: AlteredPlay, look: Look, acts: list[Act]) -> tuple[list[Act], list[tuple[Way, Act]]]:
    """The acts as they happen, and what takes the place of those that do not."""
    if not any(act.kind in _TOUCHED for act in acts):
        return acts, []
    ways = _ways(look)
    acts = [one for act in acts for one in _card_by_card(look, ways, act)]
    found, instead = [], []
    for act in acts:
        used: set[str] = set()
        while True:
            able = [way for way in ways if way.id not in used and _meets(look, way, act)]
            fleeting = FLEETING not in used and _is_fleeting(look, act)
            if not able and not fleeting:
                found.append(act)
                break
            chosen = await _choose(play, look, act, able, fleeting)
            if chosen == "no":
                used.update(way.id for way in able)
                continue
            used.add(chosen)
            if chosen == FLEETING:
                act.to, act.why = "discard", FLEETING  # AL-8.2
                continue
            way = next(way for way in able if way.id == chosen)
            if way.replace.to is None:
                instead.append((way, act))
                break
            act.to = way.replace.to
    return _at_once(found), instead


def _card_by_card(look: Look, ways: list[Way], act: Act) -> list[Act]:
    """Whoever draws several cards draws each of them: what takes the place of "a card" takes that of each (AL-9.1)."""
    is_split = act.kind == "draw" and act.n > 1 and look.state.options.rulings == MENDED
    if not is_split or not any(way.replace.each and _meets(look, way, act) for way in ways):
        return [act]
    return [replace(act, n=1) for _ in range(act.n)]


def _at_once(acts: list[Act]) -> list[Act]:
    """Draws of one player that nothing took the place of are one again."""
    found: list[Act] = []
    for act in acts:
        if act.kind == "draw" and found and (found[-1].kind, found[-1].seat) == ("draw", act.seat):
            found[-1] = replace(act, n=found[-1].n + act.n)
        else:
            found.append(act)
    return found


def _ways(look: Look) -> list[Way]:
    found: list[Way] = []
    for source, _, passive in look.passives("replace"):
        n = sum(way.source.id == source.id for way in found) + 1
        name = source.id if n == 1 else f"{source.id}~{n}"
        if passive.replace is not None and name not in look.state.replacing:
            found.append(Way(name, source, passive.replace, last_known(look, source)))
    return found


def _is_fleeting(look: Look, act: Act) -> bool:
    if act.kind != "move" or act.to != "reserve":
        return False
    obj = look.state.objects.get(act.obj)
    return obj is not None and FLEETING in obj.statuses and obj.zone in ("expedition", "limbo")


def _meets(look: Look, way: Way, act: Act) -> bool:
    """Whether a replacement is about this act."""
    wanted, source = way.replace, way.source
    obj = look.state.objects.get(act.obj) if act.obj else None
    if wanted.event in ("to_reserve", "to_discard"):
        if act.kind != "move" or f"to_{act.to}" != wanted.event or obj is None or obj.zone != "expedition":
            return False
    elif wanted.event == "gains":
        if act.kind != "gain" or obj is None or wanted.what not in (None, act.what):
            return False
    elif wanted.event == "draws":
        return act.kind == "draw" and (act.seat == source.controller) == (wanted.by == "me")
    else:
        if act.kind != "advance" or act.n < 0:
            return False
        return (act.seat, act.exp) in look.place_of(source, wanted.expedition, source.controller)
    assert obj is not None
    if wanted.who == "me":
        return source.id == obj.id
    return look.matches(obj, wanted.which, source.controller, source)


async def _choose(play: AlteredPlay, look: Look, act: Act, able: list[Way], fleeting: bool) -> str:
    """Which one applies first; asked only when there is something to decide."""
    obj = look.state.objects.get(act.obj) if act.obj else None
    is_free = not fleeting and all(way.replace.optional for way in able)  # D14
    # what is as good one way as the other is not advised by a colour
    options = [
        Option(way.id, _told(way, is_named=len(able) > 1), usual=False if is_free else None, alike=_alike(look, way))
        for way in able
    ]
    if fleeting:
        assert obj is not None
        options.append(Option(FLEETING, text("al-option-fleeting")))
    elif is_free:
        options.append(Option("no", text("al-option-as-usual", kind=act.kind, to=act.to)))
    if len(options) == 1:
        return options[0].id
    is_declined = all(way.replace.optional for way in able)  # D14: who is away has said no
    default = options[-1].id if is_declined else options[0].id
    seat = obj.controller if obj is not None else act.seat
    prompt = text(
        "al-ask-instead",
        kind=act.kind,
        card="" if obj is None else f"@{obj.card}",
        source=f"@{able[0].source.card}",
        seat=f"@seat:{seat}",
        exp=act.exp,
        to=act.to,
        what=act.what,
        n=act.n,
    )
    return await play.ask(seat, "altered.instead", prompt, lambda: options, default=lambda: default)


def _alike(look: Look, way: Way) -> str:
    """The same for what copies of a card offer that nothing tells apart."""
    same = alike(look, way.source)
    return same and f"{way.id.removeprefix(way.source.id)} {same}"


def _told(way: Way, *, is_named: bool) -> Text:
    """What happens instead, in the words of a button. is_named: with whose it is, where several compete."""
    wanted = way.replace
    steps = [text("al-do", do=step.do, n=_number(step), what=getattr(step, "what", "")) for step in wanted.do]
    return text("al-option-instead", card=f"@{way.source.card}", named=is_named, to=wanted.to or "steps", steps=steps)


def _number(step: Any) -> int:
    n = getattr(step, "n", 1)
    return n if isinstance(n, int) else 1


async def follow(play: AlteredPlay, instead: list[tuple[Way, Act]]) -> None:
    """Carry out the steps that took an act's place; the same replacement does not meet what they do."""
    for way, act in instead:
        source = way.known
        me = source.id if source.id in play.state.objects else None
        event = act.obj if act.obj in play.state.objects else None
        ctx = Context(source.controller, source.card, me, source, event, act.seat, act.exp or None)
        play.used(source.card)
        play.say("al-instead", card=f"@{source.card}")
        play.state.replacing.append(way.id)
        await play.effects.run_one(play, way.replace.instead, ctx)
        play.state.replacing.remove(way.id)
