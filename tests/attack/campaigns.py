"""Hostile campaign files: an honest one with values exchanged, removed, nested and blown up.

    python -m tests.attack.campaigns --count 20000 --seed 1

Every one is refused in a sentence, or gone on with: looked at by everybody, its last page torn out, the next session
begun. Nothing else is raised. Ends with 1 otherwise.
"""

import argparse
import asyncio
import copy
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.rules.campaign.game import Campaign
from bot.rules.errors import Refusal
from bot.rules.kernel.run import Run
from bot.tables.exports.campaign_file import CampaignFile, read_campaign, verify_campaign
from tests.attack.exports import Tally, changed


def attack(honest: Any, games: Any, count: int, seed: int) -> Tally:
    """Change the file, read it, verify it, and go on with what was taken, so many times."""
    chance, tally = Random(seed), Tally()
    plain = {name: value for name, value in honest.items() if name != "sessions"}
    for _ in range(count):
        if chance.random() < 0.5:  # sessions are most of a file, yet least of what is new here
            bundle, told = changed(chance, plain)
            bundle["sessions"] = copy.deepcopy(honest["sessions"]) if chance.random() < 0.3 else {}
        else:
            bundle, told = changed(chance, honest)
        for way in (_verified, _taken):
            try:
                tally.ends[way(bundle, games)] += 1
            except Refusal as refusal:
                tally.ends[refusal.text.key] += 1
                if len(str(dict(refusal.text.params))) > 2_000:
                    tally.wrong.append(f"a sentence without end: {told}")
            except Exception as error:
                tally.wrong.append(f"{way.__name__}: {type(error).__name__} {str(error)[:200]}: {told}")
    return tally


def _verified(bundle: Any, games: Any) -> str:
    report = verify_campaign(bundle, games)
    assert report.ok or 0 < len(report.problem or "") < 3_000
    return "good" if report.ok else "not good"


def _taken(bundle: Any, games: Any) -> str:
    file = read_campaign(bundle, games)
    go_on(file, games[file.game])
    return "taken"


def go_on(file: CampaignFile, game: Campaign[Any]) -> None:
    """What a table does that has begun with this file: shown to all, its pages torn out, its next session opened."""
    brings = file.campaign | {"empty": list(range(1, len(file.seats)))}
    options = game.options.model_validate(file.options)
    for torn in (False, True):
        run = Run.start(game, bytes(32), len(file.seats), options, brings=brings)
        if torn and run.state.standing:
            run.choose(0, "tear", None)
        while run.requests(0) and not run.requests(0)[0].decision.key.endswith("gate"):  # who is asked agrees
            run.choose(0, "yes", None)
        if any(option.id == "begin" and option.refused is None for option in run.requests(0)[0].options(run)):
            run.choose(0, "begin", None)
            game.child_tables(run.state)
        for seat in (None, *range(len(file.seats))):
            game.describe(run.view(seat))
        game.carried(run.state)
        json.dumps(game.view(run.state, None))


async def honest_file(folder: Path) -> Any:
    """A campaign after one session."""
    from tests.campaign.played import opened
    from tests.campaign.test_campaign_file import written

    tables = await opened(folder / "campaign.db")
    try:
        return (await written(tables))[1]
    finally:
        await tables.close()


def main() -> int:
    from tests.campaign.played import KNOWN

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        tally = attack(asyncio.run(honest_file(Path(name))), KNOWN, args.count, args.seed)
    print(", ".join(f"{n:,} {end}" for end, n in tally.ends.most_common()))
    print(f"{args.count:,} campaign files in {time.perf_counter() - begun:.0f} s")
    for line in tally.wrong[:20]:
        print(f"WRONG {line[:500]}")
    return int(bool(tally.wrong))


if __name__ == "__main__":
    sys.exit(main())
