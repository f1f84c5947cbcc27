"""Uploads without end: card files and their scripts, read one after the other as the bot reads them.

    python -m tests.attack.uploads --count 200

Prints the memory of the process as it goes; ends with 1 if it grows after the first tenth.
"""

import argparse
import gc
import json
import sys
from pathlib import Path

from cogs.altered.content.import_cards import read_cards
from cogs.altered.game import game

GROWTH = 16.0
"""MB between the first tenth and the end: what a heap of several uploads may look like."""


def card(n: int) -> dict[str, object]:
    """A card as the public collections write it."""
    costs = {"MAIN_COST": "1", "RECALL_COST": "2", "FOREST_POWER": "1", "MOUNTAIN_POWER": "2", "OCEAN_POWER": "3"}
    return {
        "reference": f"ALT_CORE_B_AX_{n:03}_C",
        "name": f"Card {n}",
        "cardType": {"reference": "CHARACTER"},
        "mainFaction": {"reference": "AX"},
        "rarity": {"reference": "COMMON"},
        "elements": costs,
    }


def upload(turn: int, lines: int = 4_500) -> int:
    """Read cards, and a text of scripts of so many lines, different each time; how many scripts were taken."""
    found = read_cards(json.dumps([card(n) for n in range(1, 901)]).encode())
    script = "".join(
        f"- {{id: ALT_CORE_B_AX_{n % 900 + 1:03}_C, abilities: "
        f"[{{when: join, do: [{{do: gain, what: boost, n: {turn % 90 + n % 9 + 1}, who: me}}]}}]}}\n"
        for n in range(lines)
    )
    found.add_scripts(script, game().content.tokens)
    return len(found.scripts)


def memory() -> float:
    """MB that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 2**20


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    count = parser.parse_args().count
    sizes = [memory()]
    for turn in range(count):
        upload(turn)
        gc.collect()
        sizes.append(memory())
        if turn % max(1, count // 10) == 0:
            print(f"{turn + 1:5} uploads: {sizes[-1]:7.1f} MB")
    grown = sizes[-1] - sizes[max(1, count // 10)]
    print(f"{count} uploads: {sizes[0]:.1f} MB at first, {sizes[-1]:.1f} at the end, {grown:+.1f} after a tenth")
    return int(grown > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
