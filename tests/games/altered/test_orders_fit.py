"""Standing orders have one line each on a phone, and what is to be known of one stands below them."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Button, Words, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.menu import menu
from cogs.altered.rules.effects.orders import orders
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.test_hero_line import ALTERED, NAMES, said

A_LINE = 40
"""So many characters a button has room for in a line of a phone of 390 pixels."""


def test_each_order_has_a_line_and_the_guess_is_said_below_them() -> None:
    run: Run[AlteredState] = Run.start(ALTERED.game, b"orders", 2, AlteredOptions(decks="random"))
    crowd = Crowd(greedy_player, b"orders", 0)
    while run.state.turn is None:
        crowd.step(run)
    offered = orders(run.state, run.state.turn)
    labels = [said(one.label) for one in offered]
    assert len(labels) == 6 and all(len(one) <= A_LINE for one in labels), labels
    panel = menu(
        Scene("t", ALTERED, run, NAMES, {0: 1, 1: 2}, orders=lambda seat: [(one, False) for one in offered]), 0
    )
    shown = as_text(panel)
    assert shown.count("Pass when I can play nothing") == 2 and "the other may guess that you could not" in shown
    buttons = [n for n, part in enumerate(panel.parts) if isinstance(part, tuple) and isinstance(part[0], Button)]
    note = next(n for n, part in enumerate(panel.parts) if isinstance(part, Words) and "may guess" in part.text)
    assert note > buttons[-1], "below them, so that the orders stay together"
