"""Plays the stored tables of `tests/histories/<game>/` anew, with today's rules: `python -m tests.histories.make`.

Real tables of the tables service on a file of its own, with a fixed time. Two finished ones, exported as players get
them, and one in the middle of the game, exported privately as an operator moves it. `--more` in front plays only those
of `MORE` that are not there yet, and leaves all others alone. See docs/decisions.md, "Histories".
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from bot.rules.decision import Answer
from bot.rules.kernel.house import house_answer
from bot.tables.exports.export import export_table
from bot.tables.model.requests import pending
from bot.tables.model.table import Look
from bot.tables.service import Tables
from cogs import game_ids, load_game
from cogs.altered.content.decklist import write_list
from cogs.altered.draft.house.balance import by_hand
from cogs.altered.draft.rules.deckmaking import listed
from tests.tables.play import HandClock, url

HERE = Path(__file__).parent
ADA, BEN = 100, 101
HALFWAY = 40
"""Choices after which the unfinished table is exported; of a short game a third."""
MOST = 3_000
"""Choices after which a game that has not ended is an error."""
OPTIONS: dict[str, dict[str, Any]] = {
    "doomrock": {"party_decisions": "vote"},
    "altered": {"match": "best_of_three"},
    "altered-draft": {"kind": "sealed"},
    "near_and_far-campaign": {"mode": "character", "maps": "2 6 11"},
    "rangers-campaign": {"length": "5", "preset": "full"},
}
"""Settings of the second finished table, so that more than the usual game is kept."""
SHORT: dict[str, dict[str, Any]] = {"near_and_far-campaign": {"maps": "2-3"}, "rangers-campaign": {"length": "5"}}
"""Settings of the other two, of a game that is long by its usual ones."""


def deck_lists() -> tuple[str, ...]:
    """Two decks with rares of both kinds, as players write them."""
    return tuple(write_list(listed(one.hero, one.cards)) for one in by_hand()[:2])


MORE: dict[str, dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "altered": {
        "finished-3": ({}, ("toll_of_moths", "second_hand")),
        "finished-4": ({"decks": "own"}, deck_lists()),
        "private-2": ({}, ("reading_circle_2", "root_cellar")),
    },
    "altered-draft": {"finished-3": ({"kind": "sealed"}, ())},
}
"""Tables that came later, of cards and lists that the first ones do not have: file -> settings, and the first answer of
each player."""


def next_answer(look: Look) -> tuple[int, str, Answer] | None:
    """What the house would answer to the first question that waits: (user, token, answer)."""
    run = look.run
    if run is None or run.over:
        return None
    for seat, token in pending(run):
        request = next(r for r in run.requests(seat) if run.token(r, seat) == token)
        user = look.info.seats[seat].user
        assert user is not None
        return user, token, house_answer(run, request, seat)
    return None


def is_at_gate(look: Look) -> bool:
    """Whether it is a campaign between two sessions: nobody is asked, and anybody may begin."""
    return look.run is not None and look.info.game.endswith("-campaign") and look.run.game.admits(look.run.state)


def may_ride(look: Look) -> bool:
    """Whether whoever wants to ride along has to say so."""
    asked = [] if look.run is None else look.run.requests(1)
    return any(option.id == "ride" for request in asked for option in request.decision.options())


async def begin_session(tables: Tables, table: str) -> None:
    """Ben rides along with Ada, who begins; where all ride, nobody has to say so."""
    if await tables.keeper.look(table, may_ride):
        await tables.playing.choose(table, BEN, None, "ride")
    await tables.playing.choose(table, ADA, None, "begin")


async def play(tables: Tables, table: str, most: int) -> bool:
    """Answer as the house would, at most so many choices; whether the game has ended."""
    for _ in range(most):
        found = await tables.keeper.look(table, next_answer)
        if found is not None:
            await tables.playing.choose(table, *found)
        elif (await tables.keeper.get(table)).status == "ended":
            return True
        elif await tables.keeper.look(table, is_at_gate):
            await begin_session(tables, table)
        else:  # other tables are waited for
            for n, one in enumerate(await tables.children.child_tables(table)):
                if not one.is_awaited:
                    continue
                child = one.table
                if child is None:
                    channel = 1_000 + n if one.has_people else None
                    child = (await tables.children.open_child(table, one.sequel.key, channel)).info.id
                await play(tables, child, most)
            await tables.children.hand_in(table)
    return False


async def table_of(tables: Tables, game: str, channel: int, options: dict[str, Any]) -> str:
    """A begun table of Ada, Ben and, where there is room, a seat of the house."""
    made = await tables.lobby.create(game, 1, channel, ADA, options, name="Ada", entropy=f"a kettle {channel}")
    await tables.seating.join(made.info.id, BEN, "Ben", "an owl")
    if load_game(game).seats[1] > 2:
        await tables.seating.add_house(made.info.id, ADA, "The house")
    await tables.lobby.start(made.info.id, ADA)
    return made.info.id


async def seed_of(tables: Tables, table: str) -> str:
    """The server seed in hex, for looking into it."""
    found: str = (await export_table(tables, table, private=True))["server_seed"]
    return found


async def make(game: str, folder: Path) -> list[Path]:
    """Write `finished-1.json`, `finished-2.json` and `private-1.json`."""
    with tempfile.TemporaryDirectory() as place:
        games = [load_game(one) for one in game_ids()]
        tables = await Tables.open(url(Path(place) / "tables.db"), games, clock=HandClock())
        try:
            bundles = {}
            for n, options in enumerate((SHORT.get(game, {}), OPTIONS.get(game, {})), 1):
                table = await table_of(tables, game, n, options)
                if not await play(tables, table, MOST):
                    raise RuntimeError(f"a table of {game} does not end: seed {await seed_of(tables, table)}")
                bundles[f"finished-{n}"] = await export_table(tables, table)
            table = await table_of(tables, game, 3, SHORT.get(game, {}))
            whole = len(bundles["finished-1"]["choices"])
            await play(tables, table, min(HALFWAY, whole // 3))
            bundles["private-1"] = await export_table(tables, table, private=True)
        finally:
            await tables.close()
    folder.mkdir(parents=True, exist_ok=True)
    return [write(folder / f"{name}.json", bundle) for name, bundle in bundles.items()]


def write(path: Path, bundle: dict[str, Any]) -> Path:
    path.write_text(json.dumps(bundle, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")
    return path


async def make_more(game: str, folder: Path) -> list[Path]:
    """Write the tables of `MORE` that are not there yet."""
    written = []
    for n, (name, (options, answers)) in enumerate(MORE.get(game, {}).items()):
        if (folder / f"{name}.json").exists():
            continue
        with tempfile.TemporaryDirectory() as place:
            games = [load_game(one) for one in game_ids()]
            tables = await Tables.open(url(Path(place) / "tables.db"), games, clock=HandClock())
            try:
                table = await table_of(tables, game, 10 + n, options)
                for user, answer in zip((ADA, BEN), answers, strict=False):
                    await tables.playing.choose(table, user, None, answer)
                is_whole = name.startswith("finished")
                if await play(tables, table, MOST if is_whole else HALFWAY) != is_whole:
                    raise RuntimeError(f"{game} {name}: seed {await seed_of(tables, table)}")
                written.append(write(folder / f"{name}.json", await export_table(tables, table, private=not is_whole)))
            finally:
                await tables.close()
    return written


if __name__ == "__main__":
    is_more = sys.argv[1:2] == ["--more"]
    for wanted in sys.argv[1 + is_more :] or game_ids():
        for path in asyncio.run((make_more if is_more else make)(wanted, HERE / wanted)):
            print(path.relative_to(HERE.parent.parent))
