"""The toolkit for cards that no rule understands (AL-14.10): moving cards, counters, statuses, tokens, Mana. Pure.

How tools ask and tell stands in `bot/rules/own_cards/by_hand.py`. What the rules say about an event (Fleeting,
reactions, winning) holds for these too.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.own_cards.by_hand import Tool, ToolQuestions
from bot.rules.piles.pile import top
from cogs.altered.content.filters import STATUSES
from cogs.altered.rules.effects.reactions import check
from cogs.altered.rules.effects.zone_handlers import refill
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.reading.ids import March, Place, card_of, hand_ids
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import card_options, object_option
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import EXPEDITIONS, Obj, Orb, opposing, other

MOST: Final = 8
"""So many cards or counters at once."""
_FROM_HAND: Final = ("reveal", "discard", "reserve", "mana", "deck_top", "deck_bottom")
_FROM_TOP: Final = ("reveal", "discard", "reserve", "mana", "deck_bottom")
_MOVED: Final = ("expedition", "landmark", "reserve", "discard", "limbo")
_MARKED: Final = ("hero", "expedition", "landmark", "reserve")
_VISIBLE: Final = ("discard", "reserve", "hero", "companion", "landmark")
QUESTIONS: Final = ToolQuestions("altered", "al", after_turn=check)  # reactions, as after a quick action (AL-3.2)
_ask, _how_many = QUESTIONS.ask, QUESTIONS.how_many


async def _do(play: AlteredPlay, seat: int, what: Text, acts: Sequence[Act] = (), learned: bool = False) -> None:
    """Say it and do it, as one event."""
    await QUESTIONS.change(play, seat, what, partial(perform, play, acts), is_learned=learned)


# ---------------------------------------------------------------- what everybody sees


def _objects(play: AlteredPlay, seat: int, zones: Sequence[str]) -> list[Option]:
    """Objects of these zones, one's own first."""
    look = Look(play.state, play.content)
    found = [obj for obj in play.state.objects.values() if obj.zone in zones]
    return [object_option(look, obj) for obj in sorted(found, key=lambda o: o.controller != seat)]


def _places(play: AlteredPlay, kind: str, zone: str, expedition: str | None) -> list[str]:
    """Where a card of a type may lie, but for where it is."""
    found = ["reserve", "discard", "hand", "mana", "deck_top", "deck_bottom"]
    if kind in ("character", "expedition_permanent"):
        found = [*EXPEDITIONS, *found]
    elif kind == "landmark":
        found = ["landmark", *found]
    elif kind == "token":
        found = [*EXPEDITIONS, "discard"]
    return [place for place in found if place not in (zone, expedition)]


async def move(play: AlteredPlay, seat: int) -> None:
    """A visible card or token to another place; its owner's, whoever moves it (AL-2.2)."""
    oid = await _ask(play, seat, "object", lambda: _objects(play, seat, _MOVED))
    if not oid:
        return
    obj = play.state.objects[oid]
    card = play.content.cards[obj.card]
    places = _places(play, card.type, obj.zone, obj.expedition)
    to = await _ask(play, seat, "place", lambda: _place_options(places), card=f"@{card.id}")
    if not to:
        return
    if obj.zone == "expedition" and to in EXPEDITIONS:
        assert to == other(obj.expedition or "")
        act = Act("switch", obj=oid)
    elif to in EXPEDITIONS:
        act = Act("move", obj.controller, obj=oid, to="expedition", exp=to)
    else:
        act = Act("move", obj.controller if to == "landmark" else -1, obj=oid, to=to)
    await _do(play, seat, text("al-hand-move", card=f"@{card.id}", to=to), [act])


def _place_options(places: Sequence[str]) -> list[Option]:
    return [Option(place, text("al-hand-place", to=place)) for place in places]


async def counters(play: AlteredPlay, seat: int) -> None:
    """Boosts and other counters, more or fewer."""
    oid = await _ask(play, seat, "object", lambda: _objects(play, seat, _MARKED))
    if not oid:
        return
    obj = play.state.objects[oid]
    usual = ["boost", "counter"] if Look(play.state, play.content).is_body(obj) else ["counter"]
    names = dict.fromkeys([*usual, *obj.counters])
    what = await _ask(play, seat, "counter", lambda: [Option(n, text("al-hand-counter-name", what=n)) for n in names])
    if not what:
        return
    n = await _how_many(play, seat, MOST, -obj.counters.get(what, 0))
    if n:
        act = Act("gain" if n > 0 else "lose", obj=oid, what=what, n=abs(n))
        await _do(play, seat, text("al-hand-counters", card=f"@{obj.card}", what=what, n=abs(n), more=n > 0), [act])


async def status(play: AlteredPlay, seat: int) -> None:
    """Fleeting, Anchored, Asleep, exhausted: given or taken away."""
    oid = await _ask(play, seat, "object", lambda: _objects(play, seat, _MARKED))
    if not oid:
        return
    obj = play.state.objects[oid]
    what = await _ask(play, seat, "status", lambda: _status_options(obj), card=f"@{obj.card}")
    if not what:
        return
    has = what in obj.statuses or (what == "exhausted" and obj.exhausted)
    if what == "exhausted":
        act = Act("ready" if has else "exhaust", obj=oid)
    else:
        act = Act("lose" if has else "gain", obj=oid, what=what)
    await _do(play, seat, text("al-hand-status", card=f"@{obj.card}", what=what, on=not has), [act])


def _status_options(obj: Obj) -> list[Option]:
    wanted = ("exhausted",) if obj.zone in ("hero", "landmark") else (*STATUSES, "exhausted")
    has = {*obj.statuses, *(["exhausted"] if obj.exhausted else [])}
    return [Option(name, text("al-hand-status-name", what=name, on=name not in has)) for name in wanted]


async def token(play: AlteredPlay, seat: int) -> None:
    """A token into any expedition (AL-13.10)."""
    known = sorted(play.content.tokens.values(), key=lambda ref: str(play.content.cards[ref].name))
    ref = await _ask(play, seat, "token", lambda: [Option(r, text("al-option-card", card=f"@{r}")) for r in known])
    if not ref:
        return
    where = await _ask(play, seat, "where", lambda: _expeditions(seat), card=f"@{ref}")
    if where:
        owner, exp = Place.read(where)
        await _do(play, seat, text("al-hand-token", card=f"@{ref}"), [Act("create", owner, card=ref, exp=exp)])


def _expeditions(seat: int) -> list[Option]:
    return [
        Option(str(place), text("al-option-expedition", seat=f"@seat:{place.seat}", exp=place.expedition))
        for place in _places_of_all(seat)
    ]


def _places_of_all(seat: int) -> list[Place]:
    """All four expeditions, one's own first."""
    return [Place(owner, exp) for owner in (seat, opposing(seat)) for exp in EXPEDITIONS]


async def march(play: AlteredPlay, seat: int) -> None:
    """An expedition moves one region, forward or back."""
    found = await _ask(play, seat, "march", lambda: _marches(play, seat))
    if found:
        chosen = March.read(found)
        owner, exp = chosen.place
        act = Act("advance", owner, exp=exp, n=1 if chosen.is_forward else -1)
        await _do(play, seat, text("al-hand-march", owner=f"@seat:{owner}", exp=exp, way=chosen.way), [act])


def _marches(play: AlteredPlay, seat: int) -> list[Option]:
    look, found = Look(play.state, play.content), []
    for owner, exp in _places_of_all(seat):
        at_start = play.state.players[owner].marker[exp] == (0 if exp == "hero" else 7)
        stuck = {True: look.cannot_advance(owner, exp) is not None, False: play.state.tiebreak or at_start}
        for march in (March(Place(owner, exp), is_forward) for is_forward in stuck):
            label = text("al-hand-march-option", seat=f"@seat:{owner}", exp=exp, way=march.way)
            refused = text("al-hand-stuck") if stuck[march.is_forward] else None
            found.append(Option(str(march), label, None, refused))
    return found


async def roll(play: AlteredPlay, seat: int) -> None:
    """A die, for everybody to see."""
    await _do(play, seat, text("al-hand-roll", n=play.roll("by-hand")[0]))


# ---------------------------------------------------------------- what is hidden


async def draw(play: AlteredPlay, seat: int) -> None:
    """Cards from one's own deck (AL-2.5)."""
    n = await _how_many(play, seat, MOST)
    if n:
        await refill(play, seat, n)
        if play.state.players[seat].deck:
            await _do(play, seat, text("al-hand-draw", n=n), [Act("draw", seat, n=n)])


async def from_hand(play: AlteredPlay, seat: int) -> None:
    """A card of one's own hand: shown, or put somewhere. Only what becomes visible is named."""
    ref = await _ask(play, seat, "card", lambda: card_options(play.content, hand_ids(play.state.players[seat].hand)))
    if not ref:
        return
    ref = card_of(ref)
    kind = play.content.cards[ref].type
    places = [*_FROM_HAND, *(place for place in _places(play, kind, "", "") if place in (*EXPEDITIONS, "landmark"))]
    to = await _ask(play, seat, "place", lambda: _place_options(places), card=f"@{ref}")
    if not to:
        return
    acts = [] if to == "reveal" else [_take(seat, "hand", to, ref)]
    await _do(play, seat, _told(ref, "hand", to), acts, learned=to == "reveal")


async def from_top(play: AlteredPlay, seat: int) -> None:
    """The top card of one's own deck: shown, or put somewhere."""
    await refill(play, seat, 1)
    if not play.state.players[seat].deck:
        return
    to = await _ask(play, seat, "top", lambda: _place_options(_FROM_TOP))
    if not to:
        return
    (ref,) = top(play.state.players[seat].deck)
    acts = [] if to == "reveal" else [_take(seat, "deck", to)]
    await _do(play, seat, _told(ref, "deck", to), acts, learned=True)


def _told(ref: str, source: str, to: str) -> Text:
    """A hidden card that is moved or shown: named only if everybody then sees it."""
    named = to in (*_VISIBLE, "reveal")
    return text("al-hand-card", source=source, to=to, card=f"@{ref}" if named else "", named=named)


def _take(seat: int, source: str, to: str, ref: str = "") -> Act:
    exp = to if to in EXPEDITIONS else ""
    zone = "expedition" if exp else to
    return Act("take", seat, card=ref, source=source, to=zone, exp=exp, exhausted=to == "mana")  # AL-4.6


async def look(play: AlteredPlay, seat: int) -> None:
    """The top cards of one's own deck, for one's own eyes; they stay where they are."""
    n = await _how_many(play, seat, MOST)
    found = top(play.state.players[seat].deck, n)
    if found:
        await _do(play, seat, text("al-hand-look", n=len(found)), learned=True)
        play.tell(seat, "al-you-look", cards=[f"@{ref}" for ref in found])


async def shuffle(play: AlteredPlay, seat: int) -> None:
    """One's own deck."""
    player = play.state.players[seat]
    player.deck = play.shuffle(f"deck:{seat}", player.deck)
    await _do(play, seat, text("al-hand-shuffle"))


async def mana(play: AlteredPlay, seat: int) -> None:
    """Orbs readied, exhausted, or taken back to the hand."""
    how = await _ask(play, seat, "mana", lambda: [Option(h, text("al-hand-mana-how", how=h)) for h in _MANA])
    if not how:
        return
    if how == "take":
        await _orb_to_hand(play, seat)
        return
    orbs = play.state.players[seat].mana
    most = sum(orb.ready == (how == "exhaust") for orb in orbs)
    if most and (n := await _how_many(play, seat, most)):
        act = Act("pay" if how == "exhaust" else "ready_orbs", seat, n=n)
        await _do(play, seat, text("al-hand-mana", how=how, n=n), [act])


_MANA: Final = ("ready", "exhaust", "take")


async def _orb_to_hand(play: AlteredPlay, seat: int) -> None:
    def faces() -> dict[str, str]:
        return hand_ids([orb.card for orb in play.state.players[seat].mana])

    found = await _ask(play, seat, "orb", lambda: card_options(play.content, faces()))
    if not found:
        return
    player = play.state.players[seat]
    orb: Orb = player.mana.pop(list(faces()).index(found))
    player.hand.append(orb.card)
    await _do(play, seat, text("al-hand-mana", how="take", n=1))


TOOLS: Final[Mapping[str, Tool]] = MappingProxyType(
    {
        "move": move,
        "counters": counters,
        "status": status,
        "token": token,
        "march": march,
        "draw": draw,
        "hand": from_hand,
        "top": from_top,
        "look": look,
        "mana": mana,
        "shuffle": shuffle,
        "roll": roll,
    }
)
"""All tools, in the order of their buttons."""
