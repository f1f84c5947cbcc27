"""The house decides alike in every process: nothing it weighs may depend on the order of a set, which Python makes anew
at each start."""

import os
import subprocess
import sys

PLAYED = """
import hashlib
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from cogs import game_ids, load_game
for game_id in game_ids():
    game = load_game(game_id)
    for n in range(2):
        seed = f"voice {n}".encode()
        run = Run.start(game, seed, min(game.seats[0] + n, game.seats[1]))
        crowd, told = Crowd(mixed_player(seed), seed, 0), []
        while not run.over and len(told) < 150:
            seat, request, answer = crowd.step(run)
            told.append(f"{seat} {request.decision.key} {answer}")
        print(game_id, n, len(told), hashlib.sha256("\\n".join(told).encode()).hexdigest()[:12])
"""


def test_the_same_games_are_played_whatever_the_order_of_sets() -> None:
    first, second = (
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1")
    )
    assert first == second and first.count("\n") > 10
