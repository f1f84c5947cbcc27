"""Forged exports of finished games, made from honest ones: no forgery may pass as whole.

    python -m tests.proof.forge --exports 100000 --seed 1

Three kinds: one field of one row changed (every field of every row of the export in turn, so that a new field is
forged as well without anybody thinking of it), rows left out, put in twice or moved, and the same with the chain
computed anew, as whoever runs the bot could do.
"""

import argparse
import asyncio
import copy
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.model.chain import TABLE, chain_key, extended, first_head
from bot.tables.model.codec import seal
from bot.tables.proof.report import Report
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, open_tables, play_on, url
from tests.tables.test_sequels import GAMES as CUP
from tests.tables.test_sequels import a_cup


class Later(Toy):
    """The same rules under a later number."""

    version = Toy.version + 1


GAMES = {**{game.id: game for game in CUP}, "toy": Later(), "duel": Duel()}
CONTESTS = ("rated", "practice", "house", "handed", "moderator")
Way = tuple[str | int, ...]


async def begun(tables: Tables, clock: HandClock, number: int) -> str:
    """The first half of a game, with undos of both kinds."""
    table = await new_table(tables, channel=50 + number, players=3, rounds=3, clock_hours=5)
    chance = Chance(b"forge", {"n": number})
    await tables.playing.do(table, ADA, "1"), await tables.playing.undo(table, ADA)
    await play_on(tables, table, chance, 8)
    clock.time += 61.5
    await tables.proposals.propose_undo(table, CAY)
    await tables.proposals.consent(table, ADA, True), await tables.proposals.consent(table, BEN, True)
    await play_on(tables, table, chance, 3)
    return table


async def finished(tables: Tables, table: str) -> dict[str, Any]:
    """The other half: a pause, the house, changes of seats, the end; and its export."""
    chance = Chance(b"on", {})
    await tables.playing.pause(table, BEN), await tables.playing.resume(table, BEN)
    await tables.seating.hand_over(table, BEN, 1, EVE, "Eve")
    await tables.seating.leave(table, CAY)
    await play_on(tables, table, chance)
    assert (await tables.keeper.get(table)).status == "ended"
    return await export_table(tables, table)


async def of_a_contest(tables: Tables, why: str, channel: int) -> dict[str, Any]:
    """A contest that counts on no ladder, for one reason or another, or that does (`rated`); its export."""
    made = await tables.lobby.create("duel", 1, channel, ADA, {"rounds": 1}, name="Ada")
    table = made.info.id
    if why == "practice":
        await tables.seating.add_house(table, ADA, "Hearth")
    else:
        await tables.seating.join(table, BEN, "Ben")
    await tables.lobby.start(table, ADA)
    if why == "house":
        await tables.seating.kick(table, ADA, 1)
        await tables.proposals.consent(table, BEN, True)
    if why == "handed":
        await tables.seating.hand_over(table, ADA, 0, EVE, "Eve")
        await tables.proposals.consent(table, EVE, True), await tables.proposals.consent(table, BEN, True)
    if why == "moderator":
        await tables.playing.end(table, CAY, moderator=True)
    else:
        await play_on(tables, table, Chance(b"contest", {}))
    info = await tables.keeper.get(table)
    assert info.status == "ended" and (info.unrated or "rated") == {"moderator": "rated"}.get(why, why)
    return await export_table(tables, table)


async def of_a_draft(tables: Tables) -> list[dict[str, Any]]:
    """A draft and a match that came of it; their exports."""
    draft = await a_cup(tables)
    match = (await tables.children.open_child(draft, "m0", 6, 5)).info.id
    await tables.children.open_child(draft, "m1", None)
    await play_on(tables, match, Chance(b"match", {}))
    await tables.children.hand_in(draft)
    return [await export_table(tables, table) for table in (draft, match)]


async def honest(folder: Path) -> list[dict[str, Any]]:
    """Exports to be forged: a game during which the rules were changed, one during which they were not, contests that
    count for nothing, each for another reason, and a draft with a match of it."""
    clock = HandClock()
    tables = await open_tables(folder / "forge.db", clock=clock)
    ids = [await begun(tables, clock, 0)]
    await tables.close()
    tables = await Tables.open(url(folder / "forge.db"), GAMES, clock=clock)
    ids.append(await begun(tables, clock, 1))
    made = [await finished(tables, table) for table in ids]
    made += [await of_a_contest(tables, why, 90 + n) for n, why in enumerate(CONTESTS)]
    made += await of_a_draft(tables)
    await tables.close()
    found: list[dict[str, Any]] = json.loads(json.dumps(made))
    return found


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The place of every value in an export, inner and outer ones."""
    if way:
        yield way
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in entries:
        yield from ways(inner, (*way, name))


def other(value: Any, chance: Chance) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + chance.pick("step", (1, -1, 7))
    if value in CONTESTS:
        return chance.pick("why", (None, *(why for why in CONTESTS if why != value)))
    if isinstance(value, str):
        return chance.pick("word", (value + "x", value[:-1] + ("0" if value[-1:] != "0" else "1"), "player-2x", "?"))
    if value is None:
        return chance.pick("thing", (0, 1, "player-1", {}, True, "house", "handed", "practice"))
    return chance.pick("nothing", (None, 5, "x"))


def change_field(bundle: Any, way: Way, chance: Chance) -> None:
    holder = bundle
    for name in way[:-1]:
        holder = holder[name]
    holder[way[-1]] = other(holder[way[-1]], chance)


def change_rows(bundle: Any, chance: Chance) -> str:
    """Leave rows out, put one in twice, exchange two, or cut the end off; numbered anew."""
    name = chance.pick("log", [name for name in ("choices", "events", "seats", "checkpoints") if bundle[name]])
    rows = bundle[name]
    at = chance.below("at", len(rows))
    how = chance.pick("how", ("drop", "twice", "swap", "cut"))
    if how == "drop":
        del rows[at]
    elif how == "twice":
        rows.insert(at, copy.deepcopy(rows[at]))
    elif how == "swap" and len(rows) > 1:
        rows[at - 1], rows[at] = rows[at], rows[at - 1]
    else:
        del rows[at:]
    for n, row in enumerate(rows):
        if "n" in row:
            row["n"] = n
    bundle["table"]["log_length"], bundle["table"]["event_count"] = len(bundle["choices"]), len(bundle["events"])
    return f"{name} {how} {at}"


def chain_anew(bundle: Any) -> None:
    """What whoever holds the seed can do: the head that fits what stands there now."""
    for row in bundle["choices"]:
        if row["key"] == TABLE:
            row["digest"] = seal("", row["seat"], row["key"], row["answer"])
    key = chain_key(bytes.fromhex(bundle["server_seed"]))
    head = first_head(bundle["table"]["commitment"])
    bundle["table"]["head"] = extended(head, key, bundle["choices"], bundle["events"])


def judged(bundle: Any, true: Any, draft: Any = None) -> Report:
    """Held against the seal and the head that the players of the true game have seen, and against its draft."""
    return verify_export(bundle, GAMES, true["table"]["commitment"], true["table"]["head"], draft)


def draft_of(one: Any, others: list[Any]) -> Any:
    """The draft among these that a match came of, None for other games."""
    is_match = one["table"].get("sequel_key") is not None
    return next((other for other in others if other["table"]["game"] == "toy-cup"), None) if is_match else None


def forgeries(true: Any, chance: Chance) -> Iterator[tuple[str, Any]]:
    """(what was done, the forged export), without end; none is the honest one."""
    places = list(ways(true))
    while True:
        for way in chance.shuffle("ways", places):
            forged = copy.deepcopy(true)
            if chance.below("kind", 4) == 0:
                what = change_rows(forged, chance)
            else:
                what = ".".join(map(str, way))
                change_field(forged, way, chance)
            if chance.below("anew", 3) == 0:
                try:
                    chain_anew(forged)
                    what += ", with the chain anew"
                except (TypeError, KeyError, ValueError, AttributeError, OverflowError):
                    pass
            if forged != true:
                yield what, forged


def run(exports: int, seed: int, true: list[Any]) -> tuple[dict[str, int], list[str]]:
    """(verdicts, forgeries that passed as whole)."""
    found, passed = {"whole": 0, "partly": 0, "false": 0}, []
    makers = [forgeries(one, Chance(str(seed).encode(), {"of": n})) for n, one in enumerate(true)]
    for number in range(exports):
        what, forged = next(makers[number % len(makers)])
        one = true[number % len(true)]
        verdict = judged(forged, one, draft_of(one, true)).verdict
        found[verdict] += 1
        if verdict == "whole":
            passed.append(what)
    return found, passed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--exports", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        true = asyncio.run(honest(Path(folder)))
    assert all(judged(one, one, draft_of(one, true)).verdict == "whole" for one in true)
    begun, done, total = time.monotonic(), 0, {"whole": 0, "partly": 0, "false": 0}
    passed: list[str] = []
    while done < args.exports and time.monotonic() - begun < 60 * args.minutes:
        some = min(1000, args.exports - done)
        found, through = run(some, args.seed + done, true)
        total = {name: total[name] + found[name] for name in total}
        passed, done = passed + through, done + some
    print(json.dumps({"exports": done, **total, "passed": passed[:20]}))
    return 1 if passed else 0


if __name__ == "__main__":
    raise SystemExit(main())
