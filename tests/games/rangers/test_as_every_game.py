"""What must be true of every game holds of a day in the small valley, in both presets, before it is in the lobby."""

from typing import Any

import pytest

from bot.rules.kernel.game import Game
from bot.trials.named_options import with_options
from tests.every_game.test_every_game import (  # noqa: F401  # collected here, with the game below
    test_a_checkpoint_is_the_whole_truth,
    test_hidden_faces_exchanged_change_nothing,
    test_looking_changes_nothing,
    test_only_the_asked_seats_choose_and_only_what_is_offered,
    test_random_games_end_and_keep_the_invariants,
    test_rebuild_equals_live,
    test_the_house_always_knows_an_answer,
    test_the_order_of_arrival_does_not_matter,
    test_the_same_seed_gives_the_same_game,
    test_the_secrecy_test_finds_a_planted_leak,
    test_undo_and_the_same_choice_leads_back,
)
from tests.games.rangers import kit


@pytest.fixture(scope="module", params=["", "as published"])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    made: Game[Any] = kit.game()
    return with_options(made, request.param) if request.param else made
