"""Altered's house player against an earlier commit's, with equal decks: `python -m tools.duel 873ed91 --games 288`.

Every starter meets itself, both players in turn at the first seat; the earlier player is read out of git.
"""

import argparse
import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game

HOUSE: Final = "cogs/altered/house"
EARLIER: Final = "earlier_house"
"""The earlier player's package: its files, with their imports of each other turned to it."""
Answer = Callable[[Any, Any, Request, int], Any]


def earlier(commit: str, folder: Path) -> Answer:
    """The `answer` of the player that a commit has, unpacked below a folder."""
    packed = subprocess.run(["git", "archive", commit, HOUSE], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    (folder / HOUSE).rename(folder / EARLIER)
    for file in (folder / EARLIER).glob("*.py"):
        file.write_text(file.read_text().replace("cogs.altered.house", EARLIER))
    sys.path.insert(0, str(folder))
    found: Answer = importlib.import_module(f"{EARLIER}.greedy").answer
    return found


class Duel:
    """One game: who sits where, and how long each has thought. seconds, choices: of the present player, the earlier."""

    def __init__(self, old: Answer) -> None:
        self.old, self.old_seat = old, 0
        self.seconds, self.choices = [0.0, 0.0], [0, 0]

    def play(self, game: Any, deck: str, seed: bytes, old_seat: int) -> int | None:
        """The winner's seat; None: drawn."""
        self.old_seat = old_seat
        run = Run.start(game, seed, 2)
        run.choose(0, deck)
        run.choose(1, deck)
        crowd = Crowd(self.answer, seed, 0)
        while not run.over:
            crowd.step(run)
        winner: int | None = run.state.winner
        return winner

    def answer(self, run: Run[Any], request: Request, seat: int) -> Any:
        """What a seat's player says, or the question's default."""
        old = seat == self.old_seat
        began = time.process_time()
        if old:
            found = self.old(run.state, run.game.content_of(run.state), request, seat)
            found = request.decision.house_answer() if found is None else found
        else:
            found = greedy_player(run, request, seat)
        self.seconds[old] += time.process_time() - began
        self.choices[old] += 1
        return found


def main() -> None:
    """Print the present player's share of wins, and how fast both are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--games", type=int, default=288)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    game: Any = load_game("altered")
    decks = list(game.content.decks)
    with tempfile.TemporaryDirectory() as folder:
        duel, won = Duel(earlier(args.commit, Path(folder))), 0.0
        for n in range(args.games):
            winner = duel.play(game, decks[n // 2 % len(decks)], f"{args.seed}:{n // 2}".encode(), n % 2)
            won += 0.5 if winner is None else winner != n % 2
    share = won / args.games
    noise = (share * (1 - share) / args.games) ** 0.5
    print(f"{args.games} games: {share:.1%} won, one standard deviation {noise:.1%}")
    for name, seconds, choices in zip(("present", "earlier"), duel.seconds, duel.choices, strict=True):
        print(
            f"{name}: {choices / seconds:,.0f} choices a second of its own thinking, {choices / args.games:.0f} a game"
        )


if __name__ == "__main__":
    main()
