"""Parties that part (LE-4.1, D14): what a pack may say of it, and what is seen. How it goes is in `parting.yaml` of the
scenarios."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.draw.themes import DARK
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.game import game
from cogs.evershade.options import SessionOptions
from cogs.evershade.pictures.picture import draw, pictures, shown
from cogs.evershade.rules.story import parting
from cogs.evershade.state import EvershadeState
from tests.games.evershade.test_content import problems

GAME = game()
WORDS = Catalogue("evershade")
EVE = SessionOptions(adventure="twelfth_answer", act=5, until="act")


@pytest.fixture(scope="module")
def parted() -> Run[EvershadeState]:
    """Three on the eve of act 5: two at the cart, whose turn it is, and one who waits in the tower."""
    run: Run[EvershadeState] = Run.start(GAME, b"parted", 3, EVE)
    crowd = Crowd(greedy_player, b"parted", 0)
    while run.requests()[0].decision.key != "evershade.explore":
        crowd.step(run)
    state = run.state
    first, second, third = (one.id for one in state.heroes)
    state.space, state.models = "cart", {first: "cart", second: "cart", third: "bell_tower"}
    state.waiting = [third]
    return run


def test_nobody_parts_in_a_combat() -> None:
    sheet = "[{id: fen, kind: combat, separate: true, grid: {cols: 2, rows: 2}}]"
    assert "`separate` is for one to explore (D14)" in problems("sheets/fen.yaml", sheet)


def test_a_space_in_which_somebody_is_to_stand_is_one_to_explore() -> None:
    """E40: a space of a grid is none."""
    sheet = (
        "[{id: fen, kind: exploration, separate: true, large: [{id: here, borders: [there]}, {id: there}], "
        'special: [{edge: "here|there", id: ford, rule: {need: {stands: weir}}}]}]'
    )
    assert "weir" in problems("sheets/fen.yaml", sheet)


def test_everybody_reads_who_stands_where_and_whose_turn_it_is(parted: Run[EvershadeState]) -> None:
    lines = [WORDS.format(line, GAME.name_of) for line in GAME.describe(GAME.view(parted.state, None))]
    names = [GAME.content.name_of(one.id) for one in parted.state.heroes]
    assert any("▶️" in line and f"{names[0]}" in line and f"{names[1]}" in line for line in lines)
    assert any("⏸️" in line and f"{names[2]}, waiting" in line for line in lines)


def test_the_map_has_a_model_for_each_where_they_stand(parted: Run[EvershadeState]) -> None:
    """The same in its twin in words."""
    view = GAME.view(parted.state, None)
    words = WORDS.format(pictures(view)[0].alt)
    for one in parted.state.heroes:
        assert str(GAME.content.name_of(one.id)) in words
    assert "the party" not in words


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda view: view["place"]["models"][2].update(space="gate"), id="where somebody stands"),
        pytest.param(lambda view: view["place"]["models"][0].update(present=False), id="whose turn it is"),
        pytest.param(lambda view: view["place"]["models"].clear(), id="together"),
    ],
)
def test_the_map_is_another_where_they_have_gone_on(
    parted: Run[EvershadeState], change: Callable[[dict[str, Any]], Any]
) -> None:
    """What the picture is kept by is different as well, so that nobody sees an old one."""
    view, later = GAME.view(parted.state, None), GAME.view(parted.state, None)
    change(later)
    assert draw(view, "map", DARK) != draw(later, "map", DARK)
    assert shown(view, "map") != shown(later, "map")


@pytest.mark.parametrize("seed", range(4))
def test_random_players_part_and_come_to_the_end_of_the_act(seed: int) -> None:
    """Whatever they do, nobody is left behind for good: the siege finds all of them (LE-4.1)."""
    run: Run[EvershadeState] = Run.start(GAME, b"eve %d" % seed, 3, EVE)
    crowd = Crowd(random_player(b"eve %d" % seed), b"eve %d" % seed, 0)
    have_parted = False
    while run.requests() and not run.state.fight.round:
        crowd.step(run)
        have_parted |= len(parting.spaces(run.state)) > 1
    assert have_parted and run.state.fight.sheet == "the_causeway"
    assert not run.state.models and set(run.state.fight.spaces) >= {one.id for one in run.state.heroes}
