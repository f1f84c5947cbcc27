"""Sentences that all tables share read as if they had been made for one table, in every game and its languages."""

from typing import Any

import pytest

from bot.installed import load_surfaces
from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.names import SeatNames
from bot.ui.panels.surface import Surface

CHOICES = 60
TABLES = ({n: f"P{n}" for n in range(9)}, {n: f"*{n}*, the `{n}th` of @everyone" for n in range(9)}, {0: "Åsa"})


def said_by(run: Run[Any]) -> list[Text]:
    """What a board and its hands say in the present state."""
    found = [*run.describe(None)]
    for request in run.requests():
        found += [request.decision.prompt, *(option.label for option in request.bare_options(run))]
    for event in run.take_events():
        lines = [event.text_for(None), *(event.text_for(seat) for seat in range(run.state.seats))]
        found += [line for line in lines if line is not None]
    return found


@pytest.mark.parametrize("surface", load_surfaces(), ids=lambda surface: surface.id)
def test_a_sentence_for_all_tables_reads_as_one_made_for_this_table(surface: Surface) -> None:
    game = surface.game
    run = Run.start(game, b"kept", max(2, game.seats[0]))
    crowd = Crowd(mixed_player(b"kept"), b"kept", 0)
    texts = said_by(run)
    while not run.over and run.index < CHOICES:
        crowd.step(run)
        texts += said_by(run)
    own = game.own_names(run.state)
    with_people = 0
    for people in TABLES:
        names = SeatNames(people, run.name_of, game, own)
        for said in texts:
            for locale in ("en", "de"):
                for label in (False, True):
                    shown = surface.words.format(said, names, locale, label=label)
                    assert shown == surface.words.format(said, names.__call__, locale, label=label)
                    with_people += any(name in shown for name in ("P0", "P1"))
    assert with_people, "nothing was said of anybody"
