"""How often a game's voice speaks in whole games of house players: `python -m tools.voices doomrock 16`."""

import sys
from collections import Counter

from bot.rules.decision import Event
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game


def main(game_id: str, games: int) -> None:
    """Print lines and remarks a game, and remarks by occasion."""
    game = load_game(game_id)
    voice, (least, most) = game.voice, game.seats
    if voice is None:
        sys.exit(f"{game_id} has no voice")
    told: list[Event] = []
    for n in range(games):
        run = Run.start(game, f"voices {n}".encode(), least + n % (most - least + 1))
        crowd = Crowd(greedy_player, b"crowd", 0)
        told += run.take_events()
        while not run.over:
            crowd.step(run)
            told += run.take_events()
    head, spoken = f"{voice.prefix}-voice-", Counter[str]()
    for event in told:
        if event.kind.startswith(head):
            said = event.kind.removeprefix(head)
            spoken[max((one.id for one in voice.occasions if said.startswith(f"{one.id}-")), key=len)] += 1
    print(f"{len(told) / games:.0f} lines a game, {spoken.total() / games:.1f} of them remarks")
    for occasion, n in spoken.most_common():
        print(f"{n / games:6.1f}  {occasion}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
