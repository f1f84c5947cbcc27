"""The Town Hall (NF-4.4): a trade, a card of the hand, a step of reputation; each once a visit, in any order. Pure."""

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.trade.trade import Deal, Trade, trade_with_supply
from cogs.near_and_far.content.terms import FACTIONS, GOODS, LEAST_REP, MOST_REP, VALUE
from cogs.near_and_far.rules.free import ends_at_once, until_done
from cogs.near_and_far.rules.goods import FarPlay, content_of, gain, who
from cogs.near_and_far.rules.reading.amounts import listed
from cogs.near_and_far.rules.reading.scoring import sheet
from cogs.near_and_far.state import FarState

MOST_GOODS = 5
DEAL: Final = "deal:"
READY: Final = (
    Deal({"coin": 1, "food": 1}, {"gem": 1}),
    Deal({"coin": 3}, {"gem": 1}),
    Deal({"coin": 2}, {"food": 1}),
    Deal({"gem": 1}, {"coin": 1, "food": 1}),
    Deal({"food": 1}, {"coin": 2}),
    Deal({"gem": 1}, {"coin": 3}),
)
"""Trades that are one press: those of the commonest goods in which nothing is lost (NF-1.1)."""
MOST_READY: Final = 3
"""So many of them are offered, the first that can be paid; the others are put together."""


async def visit(play: FarPlay, seat: int) -> bool:
    """D9: until the visitor is done."""
    used: set[str] = set()
    prompt = text("far-ask-town-hall")

    async def act(answer: str) -> None:
        used.add("rep" if answer in ("up", "down") else "trade" if answer.startswith(DEAL) else answer)
        if answer == "trade":
            await _trade(play, seat)
        elif answer.startswith(DEAL):
            await _exchange(play, seat, READY[int(answer.removeprefix(DEAL))])
        elif answer == "card":
            await _discard(play, seat)
        else:
            await _reputation(play, seat, 1 if answer == "up" else -1)

    options = partial(_options, play, seat, used)
    await until_done(play, seat, "far.town-hall", prompt, options, act, lambda: "done")
    return True


def _options(play: FarPlay, seat: int, used: set[str]) -> list[Option]:
    state: FarState = play.state
    own = state.players[seat]
    once = {name: text("far-refused-once") if name in used else None for name in ("trade", "card", "rep")}  # NF-E10
    goods = None if any(_have(state, seat).values()) else text("far-refused-nothing-to-give")
    money = once["rep"] or (None if own.coins + own.gems else text("far-refused-no-money"))
    end = text("far-refused-rep-end", n=own.rep)  # NF-E11
    ready = [] if once["trade"] else _ready(state, seat)
    return [
        Option("done", text("far-option-done", ends=ends_at_once(state)), usual=bool(used) or None),
        *ready,
        Option("trade", text("far-option-trade", more=bool(ready)), refused=once["trade"] or goods),
        Option(
            "card",
            text("far-option-discard"),
            refused=once["card"] or (None if own.hand else text("far-refused-no-hand")),
        ),
        Option("up", text("far-option-rep-up"), refused=money or (end if own.rep >= MOST_REP else None)),
        Option("down", text("far-option-rep-down"), refused=money or (end if own.rep <= LEAST_REP else None)),
    ]


def _ready(state: FarState, seat: int) -> list[Option]:
    have = Counter(_have(state, seat))
    able = [n for n, deal in enumerate(READY) if Counter(deal.give) <= have]
    return [
        Option(f"{DEAL}{n}", text("far-option-deal", give=listed(READY[n].give), get=listed(READY[n].get)))
        for n in able[:MOST_READY]
    ]


def _have(state: FarState, seat: int) -> dict[str, int]:
    own = state.players[seat]
    goods = {"coin": own.coins, "gem": own.gems, "food": own.food, **own.tokens}
    return {name: min(goods.get(name, 0), MOST_GOODS) for name in (*GOODS, *FACTIONS)}


def _stock(state: FarState) -> dict[str, int]:
    return dict.fromkeys(GOODS, MOST_GOODS) | {one: min(MOST_GOODS, state.token_supply(one)) for one in FACTIONS}


def value(goods: "dict[str, int] | Deal") -> int:
    """NF-1.1: what goods are worth together."""
    assert not isinstance(goods, Deal)
    return sum(n * VALUE["token" if name in FACTIONS else name] for name, n in goods.items())


def why_not(deal: Deal) -> Text | None:
    """NF-4.4a: up to five for one, or one for up to five, never for more than they are worth (NF-E09)."""
    given, got = sum(deal.give.values()), sum(deal.get.values())
    shape = 1 in (given, got) and 1 <= given <= MOST_GOODS and 1 <= got <= MOST_GOODS
    if not shape or set(deal.give) & set(deal.get):
        return text("far-refused-trade-shape")
    paid, wanted = value(dict(deal.give)), value(dict(deal.get))
    return text("far-refused-trade-value", paid=paid, wanted=wanted) if wanted > paid else None


def _terms(play: FarPlay, seat: int) -> Trade:
    return Trade(
        "far.trade",
        text("far-ask-trade"),
        lambda: _have(play.state, seat),
        lambda: _stock(play.state),
        lambda kind: text("far-good", good=kind),
        why_not,
    )


async def _trade(play: FarPlay, seat: int) -> None:
    deal = await trade_with_supply(play, seat, _terms(play, seat))
    if deal:
        await _exchange(play, seat, deal)


async def _exchange(play: FarPlay, seat: int, deal: Deal) -> None:
    play.say("far-traded", who=who(seat), **_terms(play, seat).told(deal))
    await gain(play, seat, {name: -n for name, n in deal.give.items()}, "far-gives")
    await gain(play, seat, dict(deal.get), "far-gets")


async def _discard(play: FarPlay, seat: int) -> None:
    """NF-4.4b: which card, the visitor chooses unseen; the card itself is shown."""
    options = [Option(card, text("far-card", card=f"@{card}")) for card in sorted(play.state.players[seat].hand)]
    card = await play.ask(seat, "far.discard", text("far-ask-discard"), lambda: options, private=True)
    state = play.state
    state.players[seat].hand.remove(card)
    (state.basic_discard if card in content_of(play).basic else state.advanced_discard).append(card)
    play.say("far-discarded", who=who(seat), cards=[f"@{card}"], n=1)


def _comes_to(play: FarPlay, seat: int, way: int, steps: int) -> Text:
    """What so many steps make of reputation and points; what is paid for them is gone (NF-13.5)."""
    state, content = play.state, content_of(play)
    own = state.players[seat]
    wealth = own.coins + own.gems - steps  # NF-13.3: coins and gems count together
    then = replace(own, rep=own.rep + way * steps, coins=wealth, gems=0)
    later = state.model_copy(update={"players": [then if n == seat else one for n, one in enumerate(state.players)]})
    points = [sheet(one, content, seat).total + len(own.hand) for one in (state, later)]
    return text("far-reputation-comes-to", rep=own.rep, then=then.rep, points=points[0], after=points[1])


async def _reputation(play: FarPlay, seat: int, way: int) -> None:
    """NF-4.4c: a step for each coin or gem, one way only."""
    own = play.state.players[seat]
    room = MOST_REP - own.rep if way > 0 else own.rep - LEAST_REP
    lines = [
        Option(f"pay.{name}", text("far-option-pay", good=name), most=n)
        for name, n in (("coin", own.coins), ("gem", own.gems))
        if n
    ]
    paid = await play.ask_amounts(
        seat,
        "far.reputation",
        text("far-ask-reputation", way=way, n=room),
        lambda: lines,
        1,
        min(room, own.coins + own.gems),
        preview=lambda paid: _comes_to(play, seat, way, sum(paid.values())),
    )
    n = sum(paid.values())
    await gain(play, seat, {name: -paid[f"pay.{name}"] for name in ("coin", "gem")}, "far-paid")
    await gain(play, seat, {"rep": way * n})
