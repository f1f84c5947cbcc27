"""What a hand keeps behind "More": many standing orders fit, a few stand one below the other."""

from collections.abc import Callable, Collection

import pytest

from bot.rules.decision import text
from bot.rules.kernel.game import Order
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import COMPONENTS, LABEL, Panel, Words, count_components, fit
from bot.ui.questions.scene import Scene
from bot.ui.screens.menu import MOST_ALONE, all_orders, menu
from bot.ui.screens.orders import order_id
from cogs.doomrock.cog import surface


@pytest.mark.parametrize("many", [0, 1, MOST_ALONE, MOST_ALONE + 1, 20])
def test_so_many_standing_orders_fit(many: int) -> None:
    """Fourteen of Doomrock's, with all else that stands there in a battle, were one component too many."""
    orders = [(Order("k", f"o{n}", text("o", n="x" * LABEL)), False) for n in range(many)]
    look = surface()
    run = Run.start(look.game, bytes(32), 2)
    scene = Scene("abcdefgh", look, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, orders=lambda seat: orders)
    panel = fit(menu(scene, 0))
    rows = [row for row in panel.rows() if isinstance(row, tuple) and any("order-0." in one.id for one in row)]
    assert sum(len(row) for row in rows) == many
    assert (len(rows) == many) == (many <= MOST_ALONE), "a row each as long as there is room"
    assert count_components(panel) <= COMPONENTS - 6, "what else may stand there has room"


def test_many_standing_orders_stand_below_what_they_are_about() -> None:
    """Fourteen buttons were a wall, and nobody saw which of them are about dice."""
    look = surface()
    run = Run.start(look.game, bytes(32), 2)
    orders = [(order, False) for order in look.game.orders(run.state, 0)]
    scene = Scene("abcdefgh", look, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, orders=lambda seat: orders)
    panel = fit(all_orders(scene, 0))
    shown = [part.text if isinstance(part, Words) else part for part in panel.parts]
    at = shown.index("-# 🎲 My dice")
    dice = shown[at + 1]
    assert isinstance(dice, tuple) and len(dice) == 2 and shown[at + 2] == "-# ⚔️ My cards"
    assert count_components(panel) <= COMPONENTS - 6


def test_what_is_only_read_stands_before_the_standing_orders() -> None:
    """*My hero* stood below fourteen of them, and *What happened* nowhere."""
    look = surface()
    run = Run.start(look.game, bytes(32), 2)
    orders = [(order, False) for order in look.game.orders(run.state, 0)]
    scene = Scene("abcdefgh", look, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, orders=lambda seat: orders)
    labels = [button.label for button in menu(scene, 0).buttons()]
    first = [scene.label(text(key)) for key in ("board-hand", "news-more")]
    assert labels[:2] == first
    last = [one.id for one in menu(scene, 0).buttons()][-4:]
    assert all("order-0." in one for one in last[:3]) and last[3].endswith("more-0.orders")


def test_of_many_standing_orders_the_usual_and_the_given_ones_stand_there_and_all_a_press_further() -> None:
    """Fourteen buttons were two screens of a phone, below headings too."""
    look = surface()
    run = Run.start(look.game, bytes(32), 2)
    every = look.game.orders(run.state, 0)
    seldom = next(order for order in every if not order.often)
    usual = [order for order in every if order.often]

    def ids(given: Collection[Order], page: Callable[[Scene, int], Panel]) -> list[str]:
        orders = [(order, order in given) for order in every]
        scene = Scene(
            "abcdefgh", look, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, orders=lambda seat: orders
        )
        return [one.id.split(":-:")[-1] for one in page(scene, 0).buttons() if "order" in one.id]

    way = "more-0.orders"
    assert len(usual) == 3 and len(every) > MOST_ALONE
    assert ids((), menu) == [*(f"order-0.{order_id(order)}" for order in usual), way]
    assert f"order-0.{order_id(seldom)}" in ids([seldom], menu), "so that one press ends it"
    assert ids((), all_orders) == [f"order-0.{order_id(order)}.orders" for order in every], "a press comes back here"
