"""A best of three: whole matches, the score on the board, taking back as the table has set it (rules 13)."""

from pathlib import Path

import pytest

from bot.rules.kernel.run import Run
from bot.tables.model.errors import NothingToUndo, UndoNeedsConsent
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.rules.events.match import DRAWN
from cogs.altered.state import AlteredOptions, AlteredState
from tests.tables.play import HandClock, url

GAME = load_game("altered")


def test_a_whole_match() -> None:
    """Every game starts from the same decks, the score is told, and a rebuild in any game gives the same match."""
    run: Run[AlteredState] = Run.start(GAME, b"match", 2, AlteredOptions(match="best_of_three"))
    crowd = Crowd(greedy_player, b"match", 0)
    told: list[list[int]] = []
    while not run.over:
        crowd.step(run)
        assert GAME.invariants(run.state) == []
        match = run.view(None)["match"]
        if not told or told[-1] != match["score"]:
            told.append(match["score"])
            assert any(line.key == "al-view-score" for line in run.describe(None)) == bool(run.state.players)

        if run.index % 40 == 0:
            copy = Run.restore(GAME, run.seed, run.checkpoints, run.choices, run.base)
            assert copy.state == run.state
    state = run.state
    assert max(state.score) == 2 or len(state.games) == 3
    assert told[0] == [0, 0] and told[-1] == state.score and len(told) == 1 + sum(state.score)
    assert state.taken == state.score.index(max(state.score))
    assert run.state.result is not None and run.state.result.startswith(f"seat{state.taken + 1}:")
    assert GAME.result_text(state).key == "al-result-match"


def test_who_is_ahead_may_concede_the_match() -> None:
    """The score is told from the winner's side, and which game lay on the table."""
    run: Run[AlteredState] = Run.start(GAME, b"ahead", 2, AlteredOptions(match="best_of_three"))
    for seat in (0, 1):
        run.choose(seat, "gearwrights_2", None)
    run.choose(1, "concede", None)
    assert run.view(None)["match"] == {"game": 1, "of": 3, "score": [1, 0], "between": True}
    run.choose(1, "seat:1", None)
    assert run.view(None)["match"]["game"] == 2
    run.choose(0, "concede-match", None)
    assert (run.state.taken, run.view(None)["match"]["game"], run.view(None)["winner"]) == (1, 2, 1)
    told = GAME.result_text(run.state)
    assert (told.params["n"], told.params["m"], told.params["why"], told.params["early"]) == (0, 1, "concession", True)


@pytest.mark.parametrize(
    ("games", "early"),
    [([0], True), ([0, DRAWN], True), ([0, DRAWN, DRAWN], False), ([0, 0], False), ([0, 1, 0], False)],
)
def test_a_match_is_cut_short_unless_its_games_decide_it(games: list[int], early: bool) -> None:
    """Three games are played at most; with draws among them one that is won may be enough."""
    state = AlteredState(options=AlteredOptions(match="best_of_three"), games=games, taken=0, winner=0)
    assert GAME.result_text(state).params["early"] is early


@pytest.mark.parametrize(("undo", "free"), [("free", True), ("consent", False), ("off", False)])
async def test_taking_back_as_the_table_has_set_it(tmp_path: Path, undo: str, free: bool) -> None:
    tables = await Tables.open(url(tmp_path / "tables.db"), [GAME], clock=HandClock())
    try:
        made = await tables.lobby.create("altered", 1, 5, 100, {"undo": undo}, name="Ada")
        await tables.seating.join(made.info.id, 101, "Ben")
        await tables.lobby.start(made.info.id, 100)
        table = made.info.id
        await tables.playing.choose(table, 100, None, "gearwrights_2")

        def mine(look: Look) -> dict[int, int]:
            return look.undo()

        assert bool(await tables.keeper.look(table, mine)) == free
        if undo == "off":
            with pytest.raises(NothingToUndo):
                await tables.playing.undo(table, 100)
            with pytest.raises(NothingToUndo):
                await tables.proposals.propose_undo(table, 100)
            return
        if free:
            await tables.playing.undo(table, 100)
        else:
            with pytest.raises(UndoNeedsConsent):
                await tables.playing.undo(table, 100)
            await tables.proposals.propose_undo(table, 100)
            await tables.proposals.consent(table, 101, True)
        assert {asked.key for asked in await tables.reader.requests(table, 0)} == {"altered.deck"}
    finally:
        await tables.close()
