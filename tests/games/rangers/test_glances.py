"""A look at one moment keeps what it has found: it must find what a look that keeps nothing does, and be taken anew."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.turn import turn_options
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import game


def looks(run: Run[RangersState]) -> tuple[Board, Glance]:
    content = run.game.content_of(run.state)
    return Board(run.state, content), Glance(run.state, content)


def test_what_is_kept_is_what_is_there_after_every_choice() -> None:
    run = Run.start(game(), b"glances", 3)
    crowd = Crowd(mixed_player(b"glances"), b"glances")
    seen = 0
    while not run.over and run.index < 200:
        crowd.step(run)
        board, glance = looks(run)
        for seat in range(3) if run.state.turn_of is not None else ():
            assert turn_options(glance, seat) == turn_options(board, seat)
            seen += len(turn_options(glance, seat)) > 3
        for card in [*run.state.cards, *run.state.cards]:
            assert glance.presence(card) == board.presence(card)
            assert glance.keywords(card) == board.keywords(card)
        assert glance.all_in_play() == board.all_in_play()
    assert seen > 100


def test_a_glance_is_of_its_moment() -> None:
    run = Run.start(game(), b"glances", 1)
    crowd = Crowd(mixed_player(b"glances"), b"glances")
    while not run.state.cards:
        crowd.step(run)
    board, glance = looks(run)
    before = glance.all_in_play()
    run.state.cards.pop()
    assert glance.all_in_play() == before
    assert looks(run)[1].all_in_play() == board.all_in_play() != before
