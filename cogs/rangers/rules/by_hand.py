"""Cards that no rule understands are carried out by their owner with a toolkit (ER-18.4): tokens, states, places,
cards, energy. Pure. How tools ask and tell stands in `bot/rules/own_cards/by_hand.py`.

Whatever the rules say about a change (thresholds, ambushes, an empty deck) holds for one by hand too.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from bot.rules.own_cards.by_hand import Tool, Toolkit, ToolQuestions
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.ground import Ground
from cogs.rangers.content.imports.own import OwnCard, OwnRole
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.rules.cards import strain
from cogs.rangers.rules.cards.clearing import add_tokens, clear_all, take_tokens
from cogs.rangers.rules.cards.moving import discard, exhaust, may_move, move, move_zones, ready
from cogs.rangers.rules.cards.path import draw_path, scout
from cogs.rangers.rules.cards.table import RangersPlay, content_of, who
from cogs.rangers.rules.reading.cards import FIXED, in_play, kind_of, pool, seat_of
from cogs.rangers.state import CardInPlay, RangersState

MOST: Final = 8
"""So many cards, tokens or energy at once."""
QUESTIONS: Final = ToolQuestions("rangers", "rangers")
DECKS: Final = ("own", "path", "challenge")


async def _do(
    play: RangersPlay, seat: int, what: Text, act: Callable[[], Awaitable[Any]], *, is_learned: bool = False
) -> None:
    """Say it and do it; what it clears is cleared (ER-9.4)."""

    async def done() -> None:
        await act()
        await clear_all(play)

    await QUESTIONS.change(play, seat, what, done, is_learned=is_learned)


# ---------------------------------------------------------------------- what is meant


async def _card(play: RangersPlay, seat: int, wanted: Callable[[CardInPlay], bool]) -> str:
    """A card in play; "" where it was left."""

    def options() -> list[Option]:
        found = [card for card in in_play(play.state) if wanted(card)]
        return [Option(card.uid, text("rangers-card", card=f"@{card.card}")) for card in found]

    return await QUESTIONS.ask(play, seat, "object", options)


async def _ranger(play: RangersPlay, seat: int) -> int | None:
    """One of the Rangers; not asked of whoever is alone."""
    if play.state.seats == 1:
        return seat
    options = [Option(str(one), text("rangers-seat", who=who(one))) for one in play.state.clockwise(seat)]
    answer = await QUESTIONS.ask(play, seat, "ranger", lambda: options)
    return int(answer) if answer else None


def _is_loose(play: RangersPlay, card: CardInPlay) -> bool:
    return kind_of(content_of(play), card.card) not in FIXED


# ---------------------------------------------------------------------- the tools


async def tokens(play: RangersPlay, seat: int) -> None:
    """Progress, harm or named tokens on a card, more or fewer."""
    uid = await _card(play, seat, lambda card: kind_of(content_of(play), card.card) != "role")
    if not uid:
        return
    card = play.state.card(uid)
    names = dict.fromkeys(["progress", "harm", *card.tokens])
    token = await QUESTIONS.ask(
        play, seat, "token", lambda: [Option(name, text("rangers-says", text=name)) for name in names]
    )
    if not token:
        return
    n = await QUESTIONS.how_many(play, seat, MOST, -card.tokens.get(token, 0))
    what = text("rangers-hand-tokens", card=f"@{card.card}", token=token, n=abs(n), more=n > 0)
    if n > 0:
        await _do(play, seat, what, partial(add_tokens, play, uid, token, n, seat))
    elif n < 0:
        await _do(play, seat, what, partial(_take, play, uid, token, -n))


async def _take(play: RangersPlay, uid: str, token: str, n: int) -> None:
    take_tokens(play, uid, token, n)


async def turn_card(play: RangersPlay, seat: int) -> None:
    """A card is exhausted, or readied."""
    uid = await _card(play, seat, lambda card: True)
    if uid:
        card = play.state.card(uid)
        act = exhaust if card.is_ready else ready
        what = text("rangers-hand-turn", card=f"@{card.card}", ready=not card.is_ready)
        await _do(play, seat, what, partial(act, play, uid, seat))


async def move_card(play: RangersPlay, seat: int) -> None:
    """A card goes to another zone (ER-4.6)."""
    uid = await _card(play, seat, lambda card: may_move(play, card.uid))
    if not uid:
        return
    zones = move_zones(play, uid)
    zone = await QUESTIONS.ask(play, seat, "zone", lambda: [Option(one, _zone(one)) for one in zones])
    if zone:
        what = text("rangers-hand-move", card=f"@{play.state.card(uid).card}", to=_zone(zone))
        await _do(play, seat, what, partial(move, play, uid, zone))


def _zone(zone: str) -> Text:
    name, seat = zone.partition(":")[0], seat_of(zone)
    return text("rangers-zone", zone=name, who=who(seat) if seat is not None else "")


async def discard_card(play: RangersPlay, seat: int) -> None:
    """A card leaves play; it is not cleared (ER-9.5)."""
    uid = await _card(play, seat, lambda card: _is_loose(play, card))
    if uid:
        what = text("rangers-hand-discard", card=f"@{play.state.card(uid).card}")
        await _do(play, seat, what, partial(discard, play, uid))


async def energy(play: RangersPlay, seat: int) -> None:
    """Energy of a Ranger, more or less."""
    whose = await _ranger(play, seat)
    if whose is None:
        return
    kinds = [name for name in ("any", *ASPECTS) if name in play.state.rangers[whose].energy]
    options = [Option(name, text("rangers-aspect", aspect=name)) for name in kinds]
    aspect = kinds[0] if len(kinds) == 1 else await QUESTIONS.ask(play, seat, "aspect", lambda: options)
    if not aspect:
        return
    n = await QUESTIONS.how_many(play, seat, MOST, -play.state.rangers[whose].energy.get(aspect, 0))
    if n:
        what = text("rangers-hand-energy", who=who(whose), aspect=aspect, n=abs(n), more=n > 0)
        await _do(play, seat, what, partial(_energy, play.state, whose, aspect, n))


async def _energy(state: RangersState, seat: int, aspect: str, n: int) -> None:
    state.rangers[seat].energy[pool(state, aspect)] += n


def _on_ranger(name: str, act: Callable[[RangersPlay, int, int], Awaitable[Any]], *, is_learned: bool = False) -> Tool:
    """A tool that does something so many times to a Ranger."""

    async def tool(play: RangersPlay, seat: int) -> None:
        whose = await _ranger(play, seat)
        n = await QUESTIONS.how_many(play, seat, MOST) if whose is not None else 0
        if whose is not None and n:
            what = text("rangers-hand-ranger", what=name, who=who(whose), n=n)
            await _do(play, seat, what, partial(act, play, whose, n), is_learned=is_learned)

    return tool


async def _soothe(play: RangersPlay, seat: int, n: int) -> None:
    strain.soothe(play, seat, n)


async def _heal(play: RangersPlay, seat: int, n: int) -> None:
    strain.heal(play, seat, n)


async def _injure(play: RangersPlay, seat: int, n: int) -> None:
    for _ in range(n):
        await strain.injure(play, seat)


async def draw_from_path(play: RangersPlay, seat: int) -> None:
    """The next path card; whoever does it is its drawer (ER-3.3)."""
    await _do(play, seat, text("rangers-hand-path"), partial(draw_path, play, seat), is_learned=True)


async def look_ahead(play: RangersPlay, seat: int) -> None:
    """The top of a deck is scouted (ER-4.9)."""
    options = [Option(name, text("rangers-hand-deck", deck=name)) for name in DECKS]
    name = await QUESTIONS.ask(play, seat, "deck", lambda: options)
    n = await QUESTIONS.how_many(play, seat, MOST) if name else 0
    if n:
        what = text("rangers-hand-scout", deck=text("rangers-hand-deck", deck=name), n=n)
        await _do(play, seat, what, partial(scout, play, seat, name, n), is_learned=True)


TOOLS: Final[Mapping[str, Tool]] = MappingProxyType(
    {
        "tokens": tokens,
        "turn": turn_card,
        "move": move_card,
        "discard": discard_card,
        "energy": energy,
        "draw": _on_ranger("draw", strain.draw, is_learned=True),
        "soothe": _on_ranger("soothe", _soothe, is_learned=True),
        "fatigue": _on_ranger("fatigue", strain.fatigue),
        "injure": _on_ranger("injure", _injure),
        "heal": _on_ranger("heal", _heal),
        "path": draw_from_path,
        "scout": look_ahead,
    }
)
BY_HAND: Final = Toolkit(QUESTIONS, TOOLS)


def words_by_hand(content: RangersContent, card_id: str, effects: str) -> str:
    """What a card's owner carries out; "" where rules do. effects: the setting; `manual`: whatever has been mapped."""
    printed = content.printed[card_id]
    if isinstance(printed, Ground):
        return "" if printed.is_mapped else printed.text
    if not isinstance(printed, OwnCard | OwnRole):
        return ""
    return printed.text if effects == "manual" or not printed.abilities else ""


async def resolve_by_hand(play: RangersPlay, seat: int, card_id: str) -> None:
    """Its owner does what a card says, if no rule does."""
    words = words_by_hand(content_of(play), card_id, play.state.options.effects)
    if words:
        await BY_HAND.resolve(play, seat, card_id, words)
        await clear_all(play)
