"""One whole game per number of seats as text under `tests/playthroughs/<game>/<seats>.txt`; a game without them fails.

After a wanted change of rules or words: `WRITE_TRANSCRIPTS=1 pytest tests/every_game/test_transcripts.py`, then read
the diff.
"""

import os
from pathlib import Path
from typing import Any

from bot.rules.kernel.game import Game
from bot.trials.transcript import transcript

FOLDER = Path(__file__).parent.parent / "playthroughs"


def test_transcripts(game: Game[Any]) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        lines = "\n".join(transcript(game, seats, f"playthrough {seats}")) + "\n"
        path = FOLDER / game.id / f"{seats}.txt"
        if os.environ.get("WRITE_TRANSCRIPTS"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(lines, encoding="utf-8")
        assert path.exists(), f"{game.id} has no transcript for {seats} seats: {path.name}"
        assert lines == path.read_text(encoding="utf-8")
