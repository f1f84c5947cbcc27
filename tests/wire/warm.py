"""Starts the bot several times from one warm process, for tests of how it ends: what takes seconds is done once.

`python -m tests.wire.warm 6` runs `waykeeper run` six times, one after the other, and prints each exit code.
"""

import os
import sys
from pathlib import Path

from bot.__main__ import main
from bot.hosting.brake import FILE
from bot.hosting.process import host
from cogs import game_ids, load_game


def start_often(times: int) -> None:
    assert callable(host) and [load_game(game) for game in game_ids()]
    for _ in range(times):
        (Path(os.environ["WAYKEEPER_DATA_DIR"]) / FILE).unlink(missing_ok=True)
        child = os.fork()
        if not child:
            os._exit(main(["run"]))
        print("exit code", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    start_often(int(sys.argv[1]))
