"""A small game of nothing but trade: each turn a seat trades with the supply, then with the next seat."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, Field

from bot.rules.decision import Option, Text, text
from bot.rules.kernel.game import Game
from bot.rules.piles.zones import Stock, open_zones
from bot.rules.play.handle import Play
from bot.rules.table_state import Step, TableState
from bot.rules.trade.trade import Deal, Trade, trade_with, trade_with_supply

VALUE = {"coin": 1, "food": 2, "gem": 3}
PROMPT = text("toy-bid")


class MarketOptions(BaseModel):
    turns: int = 2


class MarketState(TableState):
    turns: int = 2
    goods: list[dict[str, int]] = Field(default_factory=list)
    supply: dict[str, int] = Field(default_factory=lambda: {"coin": 9, "food": 6, "gem": 3})
    deals: list[Any] = Field(default_factory=list)


def _worth(goods: Mapping[str, int]) -> int:
    return sum(VALUE[kind] * n for kind, n in goods.items())


def balances(deal: Deal) -> Text | None:
    """The supply gives no more than it is worth."""
    give, get = _worth(deal.give), _worth(deal.get)
    return text("toy-number", n=f"{give} for {get}") if get > give else None


def _name(kind: str) -> Text:
    return text("toy-number", n=kind)


def _moved(goods: dict[str, int], plus: Mapping[str, int], minus: Mapping[str, int]) -> None:
    for kind in VALUE:
        goods[kind] = goods.get(kind, 0) + plus.get(kind, 0) - minus.get(kind, 0)


async def with_supply(play: Play[MarketState], seat: int) -> None:
    state = play.state
    terms = Trade("market.supply", PROMPT, lambda: state.goods[seat], lambda: state.supply, _name, balances)
    deal = await trade_with_supply(play, seat, terms)
    _moved(state.goods[seat], deal.get, deal.give)
    _moved(state.supply, deal.give, deal.get)
    state.deals.append([dict(deal.give), dict(deal.get)])
    play.next("swap", seat=seat)


async def swap(play: Play[MarketState], seat: int) -> None:
    state = play.state
    other = (seat + 1) % state.seats
    terms = Trade("market.swap", PROMPT, lambda: state.goods[seat], lambda: state.goods[other], _name)
    deal = await trade_with(play, seat, other, terms)
    if deal is not None:
        _moved(state.goods[seat], deal.get, deal.give)
        _moved(state.goods[other], deal.give, deal.get)
    state.deals.append(None if deal is None else [dict(deal.give), dict(deal.get)])
    state.turns -= 1
    if state.turns > 0:
        play.next("supply", seat=other)
    else:
        play.end("done")


class Market(Game[MarketState]):
    id = "market"
    seats = (2, 3)
    state = MarketState
    options = MarketOptions
    content: Any = None
    content_hash = "toy"
    steps = {"supply": with_supply, "swap": swap}

    def new(self, options: BaseModel, seats: int) -> MarketState:
        assert isinstance(options, MarketOptions)
        goods = [{"coin": 3, "food": 1, "gem": 0} for _ in range(seats)]
        return MarketState(steps=[Step(name="supply", args={"seat": 0})], turns=options.turns, goods=goods)

    def view(self, state: MarketState, seat: int | None) -> dict[str, Any]:
        return {"goods": [dict(goods) for goods in state.goods], "supply": dict(state.supply)}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("toy-over")]

    def stocks(self, state: MarketState) -> list[Stock]:
        printed = {"coin": 9 + 3 * state.seats, "food": 6 + state.seats, "gem": 3}
        return [Stock("goods", printed, open_zones(*map(_pieces, [*state.goods, state.supply])))]

    def anytime(self, state: MarketState, seat: int) -> Any:
        return [Option("eat", text("toy-biscuit"))] if state.goods[seat].get("food") else []

    async def act_anytime(self, play: Play[MarketState], seat: int, option: str) -> None:
        play.state.goods[seat]["food"] -= 1
        play.state.supply["food"] += 1

    def result_text(self, state: MarketState) -> Text:
        return text("toy-over")


def _pieces(goods: Mapping[str, int]) -> list[str]:
    return list(Counter(goods).elements())
