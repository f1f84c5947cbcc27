"""What a hand keeps behind "More": standing orders, seldom wanted actions, the board in words, all tables. And peeks:
further looks at the board.
Pure; no discord in here.

Standing orders are for their giver alone: no other panel shows them than this one and their giver's hand.
"""

from collections.abc import Sequence
from itertools import groupby

from bot.rules.decision import text
from bot.rules.kernel.game import Order
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Part, Words, button_rows, join_lines
from bot.ui.questions.plans import has_plans, plan_button
from bot.ui.questions.scene import Scene
from bot.ui.questions.votes import back_buttons, missed_by, vacant_buttons
from bot.ui.screens.footer import board_seldom, hand_seldom
from bot.ui.screens.news import since_op
from bot.ui.screens.orders import order_id
from bot.ui.screens.request_section import ask_of

MOST_ALONE = 8
"""So many standing orders have a row each."""
MOST_REASONS = 6
"""So many actions that are no offer now say why."""
ORDERS = "orders"
"""Names the page with all of them in the ids of its buttons."""


def menu(scene: Scene, seat: int, note: str = "") -> Panel:
    """What one seat may do besides answering, what is only read first; only for that seat's eyes."""
    panel = Panel(scene.words(text("menu-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    panel.add(Words(note, Keep.ANSWER), Words(still_asked(scene, seat), Keep.CALL))
    since = Button(custom_id.button(scene.table, "-", since_op(seat)), scene.label(text("news-more")))
    panel.add(*button_rows([_hand_button(scene, seat), since, *hand_seldom(scene, bool(scene.pictures(seat)))]))
    if has_plans(scene, seat):
        panel.add((plan_button(scene, seat),))
    for token, request in scene.requests(seat):
        if not request.anytime:
            continue
        ask = ask_of(scene, token, request)
        room = custom_id.room(scene.table, token)
        wanted = [option for option in ask.options if option.secondary and option.refused is None]
        if wanted:
            panel.add(Words(scene.words(text("menu-actions")), Keep.PROMPT))
            panel.add(
                *button_rows(
                    Button(
                        custom_id.button(scene.table, token, custom_id.option_op(option.id, room)),
                        scene.label(option.label),
                        "danger" if option.destructive else "secondary",
                    )
                    for option in wanted
                )
            )
        refused = [option for option in ask.options if option.refused is not None][:MOST_REASONS]
        panel.add(Words(ask.reasons(refused), Keep.DETAIL))
    if missed := missed_by(scene, seat):
        panel.add(missed)
    for buttons in (back_buttons(scene), vacant_buttons(scene)):
        if buttons:
            panel.add(buttons)
    if orders := scene.orders(seat):  # last, for they may be many, and the rest would be looked for below them
        panel.add(Words(scene.words(text("menu-orders")), Keep.PROMPT))
        panel.add(*_some_orders(scene, seat, orders))
    return panel


def all_orders(scene: Scene, seat: int, note: str = "") -> Panel:
    """All standing orders of a seat, where its menu shows a few; only for that seat's eyes."""
    panel = Panel(scene.words(text("menu-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    panel.add(Words(note, Keep.ANSWER))
    panel.add(Words(still_asked(scene, seat), Keep.CALL))
    back = Button(custom_id.button(scene.table, "-", f"more-{seat}"), scene.label(text("hand-menu")))
    panel.add((_hand_button(scene, seat), back))
    panel.add(Words(scene.words(text("menu-orders")), Keep.PROMPT))
    return panel.add(*_order_rows(scene, seat, scene.orders(seat), on=ORDERS))


def still_asked(scene: Scene, seat: int) -> str:
    """What a seat is asked while it looks at something else, and by which button it comes back; empty: nothing."""
    asked = [request.decision.prompt for _, request in scene.requests(seat) if not request.anytime]
    return scene.words(text("menu-asked", asked=asked[0], back=text("board-hand"))) if asked else ""


def _some_orders(scene: Scene, seat: int, orders: Sequence[tuple[Order, bool]]) -> list[Part]:
    """All of them; of many the usual ones and those that are given, and the way to all."""
    if len(orders) <= MOST_ALONE or not any(order.often for order, _ in orders):
        return _order_rows(scene, seat, orders)
    few = [(order, given) for order, given in orders if order.often or given][:MOST_ALONE]
    everything = custom_id.button(scene.table, "-", f"more-{seat}.{ORDERS}")
    return [
        *_order_rows(scene, seat, few),
        (Button(everything, scene.label(text("menu-all-orders", n=len(orders)))),),
    ]


def _order_button(scene: Scene, seat: int, order: Order, given: bool, on: str = "") -> Button:
    """on: the page to which a press comes back."""
    label = scene.label(text("menu-order", order=order.label, given=given))
    op = f"order-{seat}.{order_id(order)}" + (f".{on}" if on else "")
    return Button(custom_id.button(scene.table, "-", op), label, "success" if given else "secondary")


def _order_rows(scene: Scene, seat: int, orders: Sequence[tuple[Order, bool]], on: str = "") -> list[Part]:
    """One below the other; several a row where they are so many that a panel would be too large, each group of them
    below what it is about."""
    notes = join_lines([f"-# {scene.words(order.note)}" for order, _ in orders if order.note is not None])
    told = [Words(notes, Keep.DETAIL)] if notes else []
    if len(orders) <= MOST_ALONE:
        return [*((_order_button(scene, seat, order, given, on),) for order, given in orders), *told]
    found: list[Part] = []
    for about, group in groupby(orders, key=lambda pair: pair[0].group):
        if about is not None:
            found.append(Words(f"-# {scene.words(about)}", Keep.PROMPT))
        found += button_rows([_order_button(scene, seat, order, given, on) for order, given in group])
    return [*found, *told]


def board_menu(scene: Scene, seat: int | None) -> Panel:
    """What a board keeps behind "More", for anybody; seat: of its reader, who may go on to the hand."""
    panel = Panel(scene.words(text("board-menu-title")), accent=scene.surface.accent)
    ways = board_seldom(scene)
    return panel.add(*button_rows(ways if seat is None else [_hand_button(scene, seat), *ways]))


def peek(scene: Scene, name: str, seat: int | None) -> Panel | None:
    """A further look at the public board (`Surface.peeks`); seat: of its reader, who may go back to the hand.

    None: there is no such look, or nothing to see by it any more."""
    told = scene.peek(name)
    if not told:
        return None
    title, *lines = [scene.words(line) for line in told]
    panel = Panel(title, accent=scene.surface.accent).add(Words(join_lines(lines)))
    return panel if seat is None else panel.add((_hand_button(scene, seat),))


def _hand_button(scene: Scene, seat: int) -> Button:
    return Button(custom_id.button(scene.table, "-", f"hand-{seat}"), scene.to_hand, "primary")
