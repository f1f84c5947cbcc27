"""A trade as one decision with several amounts: what is given and what is got for it. Pure.

With the supply it is done when it is allowed; with another seat it is an offer, which that seat accepts, declines, or
answers with one of its own. What changes hands in the state is the game's to say.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from bot.rules.play.handle import Play

Goods = Mapping[str, int]
GIVE: Final = "give"
GET: Final = "get"
ACCEPT: Final = Option("accept", text("option-accept"))
DECLINE: Final = Option("no", text("option-decline"))
COUNTER: Final = Option("counter", text("option-counter"))


@dataclass(frozen=True, slots=True)
class Deal:
    """What a seat gives, and what it gets for it, by kind; kinds that do not change hands are not in it."""

    give: Goods
    get: Goods

    def __bool__(self) -> bool:
        return bool(self.give or self.get)

    def seen_from_the_other_side(self) -> "Deal":
        """The same deal as whoever agrees to it has it."""
        return Deal(self.get, self.give)


def deal_of(taken: Goods) -> Deal:
    """The deal behind the amounts of a trade's lines."""
    sides: dict[str, dict[str, int]] = {GIVE: {}, GET: {}}
    for line, n in taken.items():
        side, _, kind = line.partition(".")
        if n:
            sides[side][kind] = n
    return Deal(sides[GIVE], sides[GET])


@dataclass(frozen=True, slots=True)
class Trade:
    """The terms of a trade. All are functions of the present state, which may change while somebody thinks.

    key      of the question; those about an offer are `<key>.answer`
    prompt   what is asked
    have     what the seat can give; stock: what can be got, which of another seat's goods may be all that it has
    name     of a kind of goods, for the lines
    allows   why a deal is not allowed, such as a value that does not balance; None: it is
    """

    key: str
    prompt: Text
    have: Callable[[], Goods]
    stock: Callable[[], Goods]
    name: Callable[[str], Text]
    allows: Callable[[Deal], Text | None] = lambda deal: None

    def lines(self) -> list[Option]:
        """A line for each kind that can be given, and for each that can be got."""
        sides = ((GIVE, "trade-give", self.have()), (GET, "trade-get", self.stock()))
        return [
            Option(f"{side}.{kind}", text(key, what=self.name(kind)), most=n)
            for side, key, goods in sides
            for kind, n in goods.items()
            if n > 0
        ]

    def refusal(self, taken: Goods) -> Text | None:
        """Why these amounts are no deal; nothing at all is none, and is always allowed."""
        deal = deal_of(taken)
        return self.allows(deal) if deal else None

    def told(self, deal: Deal) -> Mapping[str, list[Text]]:
        """Both sides as lists of sentences, for questions and the journal: `give` and `get`."""
        return {
            side: [text("trade-goods", n=n, what=self.name(kind)) for kind, n in goods.items()]
            for side, goods in ((GIVE, deal.give), (GET, deal.get))
        }


async def trade_with_supply(play: Play[Any], seat: int, trade: Trade) -> Deal:
    """What a seat trades with the supply; an empty deal when it does not."""
    return deal_of(await _amounts(play, seat, trade.key, trade))


def _with_counter() -> list[Option]:
    return [ACCEPT, COUNTER, DECLINE]


def _final() -> list[Option]:
    return [ACCEPT, DECLINE]


async def trade_with(play: Play[Any], seat: int, other: int, trade: Trade, counters: int = 1) -> Deal | None:
    """What two seats have agreed on, as `seat` has it; None: nothing. The other may answer with an offer of its own, so
    many times between them. Offers are public; whoever is late declines.
    """
    key = f"{trade.key}.answer"
    by, to, terms = seat, other, trade
    for left in range(counters, -1, -1):
        deal = deal_of(await _amounts(play, by, trade.key, terms))
        if not deal:
            return None
        prompt = text("ask-trade", who=f"@seat:{by}", **terms.told(deal))
        options = _with_counter if left else _final
        answer = await play.ask(to, key, prompt, options, forced=False, default=lambda: DECLINE.id)
        if answer == ACCEPT.id:
            # what was offered may be gone meanwhile
            if not _is_there(deal, terms):
                return None
            return deal if by == seat else deal.seen_from_the_other_side()
        if answer != COUNTER.id:
            return None
        by, to, terms = to, by, _turned(terms)
    return None


def _is_there(deal: Deal, trade: Trade) -> bool:
    """Whether both can still give what they would, and the deal is still allowed."""
    have, stock = Counter(trade.have()), Counter(trade.stock())
    return Counter(deal.give) <= have and Counter(deal.get) <= stock and trade.allows(deal) is None


def _turned(trade: Trade) -> Trade:
    """The same terms for the other side."""
    allows = trade.allows
    return Trade(
        trade.key,
        trade.prompt,
        trade.stock,
        trade.have,
        trade.name,
        lambda deal: allows(deal.seen_from_the_other_side()),
    )


async def _amounts(play: Play[Any], seat: int, key: str, trade: Trade) -> Counter[str]:
    most = sum(option.most for option in trade.lines())
    return await play.ask_amounts(
        seat, key, trade.prompt, trade.lines, 0, most, fits=trade.refusal, forced=False, default=list
    )
