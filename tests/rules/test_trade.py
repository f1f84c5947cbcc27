"""A trade is one decision with several amounts: what is refused, what is agreed on, and that no goods are lost."""

from typing import Any

import pytest

from bot.rules.errors import Refusal
from bot.rules.kernel.run import Run
from bot.rules.trade.trade import Deal, deal_of
from bot.trials.house import Crowd, random_player
from tests.rules.market import Market, MarketOptions, MarketState

SWAP = ["give.food", "get.coin", "get.coin"]


def market(turns: int = 1, seats: int = 2) -> Run[MarketState]:
    return Run.start(Market(), b"market", seats, MarketOptions(turns=turns))


def swapping() -> Run[MarketState]:
    run = market()
    run.choose(0, [])
    return run


def lines(run: Run[MarketState], seat: int) -> dict[str, int]:
    return {o.id: o.most for o in run.requests(seat)[0].options(run)}


def test_there_is_a_line_for_all_that_can_be_given_or_got() -> None:
    assert lines(market(), 0) == {"give.coin": 3, "give.food": 1, "get.coin": 9, "get.food": 6, "get.gem": 3}


def test_several_kinds_change_hands_at_once() -> None:
    run = market()
    run.choose(0, ["give.coin", "give.food", "get.gem"])
    assert run.state.goods[0] == {"coin": 2, "food": 0, "gem": 1}
    assert run.state.supply == {"coin": 10, "food": 7, "gem": 2}
    assert run.state.deals == [[{"coin": 1, "food": 1}, {"gem": 1}]]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (["give.coin"] * 4, "refused-too-many"),
        (["give.gem"], "refused-unknown-option"),
        (["give.coin", "get.gem"], "toy-number"),
        ("give.coin", "refused-unknown-option"),
        (["give.coin", 1], "refused-unknown-option"),
    ],
)
def test_what_is_not_there_or_does_not_balance_is_refused(answer: Any, why: str) -> None:
    run = market()
    before = run.state.model_dump()
    with pytest.raises(Refusal) as refused:
        run.choose(0, answer)
    assert refused.value.text.key == why and run.state.model_dump() == before


def test_nothing_is_a_legal_answer_and_what_the_clock_gives() -> None:
    run = market()
    assert run.requests(0)[0].decision.house_answer() == []
    run.choose(0, [])
    assert run.state.deals == [[{}, {}]]


def test_an_offer_is_accepted() -> None:
    run = swapping()
    run.choose(0, SWAP)
    assert run.waiting() == [1] and run.requests(1)[0].decision.house_answer() == "no"
    run.choose(1, "accept")
    assert [goods["coin"] for goods in run.state.goods] == [5, 1]
    assert [goods["food"] for goods in run.state.goods] == [0, 2]


@pytest.mark.parametrize("answer", [[], SWAP])
def test_no_offer_or_a_declined_one_changes_nothing(answer: list[str]) -> None:
    run = swapping()
    run.choose(0, answer)
    if answer:
        run.choose(1, "no")
    assert run.over and run.state.deals[-1] is None
    assert run.state.goods[0] == run.state.goods[1] == {"coin": 3, "food": 1, "gem": 0}


def test_an_offer_is_answered_with_another_one_once() -> None:
    run = swapping()
    run.choose(0, SWAP)
    run.choose(1, "counter")
    run.choose(1, ["give.coin", "get.food"])
    assert [o.id for o in run.requests(0)[0].options(run)] == ["accept", "no"]
    run.choose(0, "accept")
    assert run.state.deals[-1] == [{"food": 1}, {"coin": 1}], "as the first seat has it"
    assert [goods["coin"] for goods in run.state.goods] == [4, 2]


def test_all_that_somebody_has_may_be_asked_for() -> None:
    run = swapping()
    have = [f"get.{what}" for what, n in run.state.goods[1].items() for _ in range(n)]
    run.choose(0, have)
    run.choose(1, "accept")
    assert set(run.state.goods[1].values()) == {0}


def test_what_was_eaten_meanwhile_cannot_be_had() -> None:
    run = swapping()
    run.choose(0, SWAP)
    run.choose(0, "eat")
    run.choose(1, "accept")
    assert run.state.deals[-1] is None and run.game.invariants(run.state) == []


def test_a_line_that_is_gone_can_no_longer_be_chosen() -> None:
    run = market()
    run.choose(0, "eat")
    assert "give.food" not in lines(run, 0)


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_random_players_trade_and_lose_nothing(seed: bytes) -> None:
    run = market(12, 3)
    crowd = Crowd(random_player(seed), seed)
    while not run.over:
        crowd.step(run)
        assert run.game.invariants(run.state) == []
    assert any(deal and deal != [{}, {}] for deal in run.state.deals)
    again = Run.restore(run.game, run.seed, run.checkpoints[:1], run.choices)
    assert again.state == run.state


def test_a_deal_has_two_sides() -> None:
    deal = deal_of({"give.coin": 2, "get.gem": 1, "get.food": 0})
    assert deal == Deal({"coin": 2}, {"gem": 1}) and not Deal({}, {})
    assert deal.seen_from_the_other_side() == Deal({"gem": 1}, {"coin": 2})
