"""Standing orders: which moments of others pass without a question, and what stirs first."""

import pytest

from bot.rules.decision import Answer, Decision, Option, text
from bot.rules.play.request import Request
from cogs.rangers.rules.cards.abilities import IDLE, RESPONSE
from cogs.rangers.rules.orders import AS_IT_LIES, LET_PASS, ORDERS, obey
from tests.games.rangers.kit import answer, asked, at_turn, game, order_asked


def answered(order: str, *legal: str, refused: str = "") -> Answer | None:
    options = [Option(name, text("rangers-option-not-now")) for name in legal]
    options += [Option(refused, text("rangers-option-use"), None, text("rangers-refused-stale"))] if refused else []
    return obey(Request(1, Decision((0,), RESPONSE, text("rangers-option-use"), lambda: options), None), order)


@pytest.mark.parametrize(
    ("order", "legal", "answers"),
    [
        (IDLE, ("no",), "no"),
        (IDLE, ("fern.p.long_stride", "no"), None),
        (LET_PASS, ("no",), "no"),
        (LET_PASS, ("fern.p.long_stride", "no"), "no"),
        (LET_PASS, ("fern.p.long_stride",), None),
    ],
)
def test_a_moment_passes_as_it_was_ordered(order: str, legal: tuple[str, ...], answers: str | None) -> None:  # ER-16.7
    assert answered(order, *legal) == answers


def test_a_card_that_cannot_be_played_now_is_no_answer() -> None:
    assert answered(IDLE, "no", refused="fern.p.long_stride") == "no"


def test_what_stirs_does_so_as_it_lies() -> None:  # ER-8.5
    run = order_asked()
    offered = [option.id for option in run.requests()[0].options(run)]
    given = game().obey(run.state, run.requests()[0], 0, AS_IT_LIES)
    assert given == offered and len(offered) == 2
    answer(run, given)
    assert asked(run) != "rangers.order"


def test_every_ranger_may_give_them_at_any_time() -> None:
    state = at_turn()
    assert [game().orders(state, seat) for seat in (0, 1)] == [ORDERS, ORDERS]
