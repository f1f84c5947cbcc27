"""Standing orders on a hand: which are on, and the button that ends one. Pure."""

from bot.rules.decision import text
from bot.rules.kernel.game import Order
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Part, Words
from bot.ui.questions.scene import Scene


def order_id(order: Order) -> str:
    """A standing order as a part of a custom id."""
    return custom_id.digest(f"{order.key} {order.option}")


def orders_on(scene: Scene, seat: int) -> list[Part]:
    """That an order answers for a seat, beside what is asked, with the button that ends it; of several that they are
    behind "More"."""
    given = [order for order, is_given in scene.orders(seat) if is_given]
    if not given:
        return []
    told = Words(scene.words(text("hand-orders", n=len(given), order=given[0].label)), Keep.DETAIL)
    if len(given) > 1:
        return [told]
    op = f"order-{seat}.{order_id(given[0])}"
    return [told, (Button(custom_id.button(scene.table, "-", op), scene.label(text("hand-order-stop"))),)]
