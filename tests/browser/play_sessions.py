"""Two sessions of a campaign in a real browser, by clicks of two players, with the bot closed and opened again between
them. By hand, since it takes a quarter of an hour:

    python -m tests.browser.play_sessions near_and_far [--sessions 2] [--shots FOLDER] [--phone]
    python -m tests.browser.play_sessions near_and_far --clicks 12
    python -m tests.browser.play_sessions rangers --give-up 1
    python -m tests.browser.play_sessions evershade --take ysolde_karr reeve

With `--clicks` the first answers of each session are clicked, and the bot is told the others without a browser. With
`--give-up` the first day of Rangers is lost: both vote for turning back. With `--take` a private paragraph is met.
Prints what happened, verifies the sessions.
"""

import argparse
import asyncio
import re
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bot.app import local_bot, local_ready
from bot.rules.decision import Answer
from bot.rules.kernel.house import house_answer
from bot.tables.exports.export import export_table
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from cogs import InstalledGames
from tests.browser.play_campaign import ADA, BEN, Log, said
from tests.browser.seated import SOON, Table, settings, waiting
from tests.local.browser import PATIENCE, Seats, table_in_browser


class Trial(NamedTuple):
    """A game's campaign. name: on its button; first: answers at the log before the first session; between: questions
    there after a session, answered as the house would; give_up: the question in which a session can be given up, the
    answer, and what all say to the vote on it."""

    name: str
    first: tuple[str, ...]
    between: tuple[str, ...]
    give_up: tuple[str, str, str] = ("", "", "")


TRIALS: Final = {
    "near_and_far": Trial("Near and Far: the campaign", ("vera", "kiku"), ("far.talents", "far.platypus")),
    "evershade": Trial("Lands of Evershade: the campaign", (), ()),
    "rangers": Trial(
        "Earthborne Rangers: the campaign",
        (),
        ("rangers.reward", "rangers.reward-for"),
        ("rangers.turn", "stop", "yes"),
    ),
}
ALL: Final = 100_000
"""More answers than a session has."""
PLAYED_FIRST: Final = 12
"""Answers of a session before it is given up."""


async def opened(seats: Seats, trial: Trial, shots: Path | None, phone: bool) -> Log:
    """Ada sets the log with a click on its button, Ben joins, and each answers what is asked first."""
    ada, ben = [await seats.page(player, phone=phone) for player in (ADA, BEN)]
    for page in (ada, ben):
        page.page.set_default_timeout(SOON)
    await ada.page.get_by_role("button", name=re.compile(rf"{trial.name}$")).click(timeout=PATIENCE)
    await ben.see("a table is set")
    await ben.click("Join")
    await ada.see(f"2. {BEN}")
    await ada.click("Start")
    for _ in range(SOON // 50):
        if found := await seats.table.world.bot.tables.index.all_tables():
            break
        await asyncio.sleep(0.05)
    log = Log(seats, {ADA: ada, BEN: ben}, found[0], shots, begun="")
    for name in trial.first:
        await log.shot("first", ada)
        await log.seen_by_all().answer(name)
    await ada.see("Begin session 1?")
    await log.shot("gate", ada)
    return log


async def between(log: Log, trial: Trial) -> None:
    """What is asked between two sessions: whatever the house would say."""
    table = log.seen_by_all()
    while (question := await table.question()) is not None and question.key in trial.between:
        await log.shot(question.key, log.pages[(ADA, BEN)[question.seat]])
        await table.answer()


async def told_the_rest(log: Log, evening: Table) -> int:
    """The answers that are left, told to the bot in the name of whoever is asked; gives how many."""
    world, n = log.seats.table.world, 0
    users = [world.players[player] for player in (ADA, BEN)]

    def read(look: Look) -> tuple[int, str, Answer] | None:
        request = waiting(look.run) if look.run is not None else None
        if request is None or look.run is None:
            return None
        seat = request.decision.seats[0]
        return seat, look.run.token(request, seat), house_answer(look.run, request, seat)

    while (found := await log.tables.keeper.look(evening.table, read)) is not None:
        seat, token, answer = found
        await world.in_bot(log.tables.playing.choose(evening.table, users[seat], token, answer))
        n += 1
    await world.in_bot(world.bot.clicks.posts.child_tables.resume())
    return n


async def session(
    log: Log, trial: Trial, began: float, *, loud: bool, is_given_up: bool, clicks: int, taken: Sequence[str]
) -> Table:
    """One session to its end."""
    evening = await log.begin(ADA, BEN)
    presses, where, asked = 0, trial.give_up, Counter[str]()
    while (question := await evening.question()) is not None:
        if presses >= clicks:
            said(began, f"after {presses} clicks {await told_the_rest(log, evening)} answers without a browser")
            break
        wanted = next((one for one in taken if one in question.labels), None)
        if is_given_up and presses >= PLAYED_FIRST and question.key == where[0]:
            wanted = where[1]
        elif is_given_up and where[2] in question.labels:
            wanted = where[2]
        try:
            key = await evening.answer(wanted)
        except AssertionError:
            for place, page in evening.pages.items():
                await log.shot(f"lost-{place}-{question.key}", page)
            raise
        presses += 1
        asked[key] += 1
        if loud:
            said(began, f"{presses}: {key}{' ' + wanted if wanted else ''}")
        if presses % 20 == 1 or wanted:
            await log.shot(f"move-{presses:03}-{key}", evening.pages[presses // 20 % 2])
    await log.until(lambda state: state.session is None)
    await evening.rest()
    await log.shot("session", evening.pages[0])
    said(began, f"session {len(log.evenings)} is over after {presses} answers, {evening.repeated} pressed again")
    said(began, await evening.tables.keeper.look(evening.table, lambda look: ended(log, look)))
    said(began, "answered by clicks: " + ", ".join(f"{key} {n}" for key, n in asked.most_common()))
    return evening


def ended(log: Log, look: Look) -> str:
    """How a session ended, in the words of its board."""
    scene = log.seats.table.world.bot.stage.scene_of(look, "en")
    return str(scene.words(scene.run.game.result_text(scene.run.state)))


async def whole(folder: Path, wish: argparse.Namespace) -> None:
    """All of it."""
    began, trial = time.monotonic(), TRIALS[wish.game]
    async with table_in_browser(lambda: local_bot(settings(folder)), data_dir=folder, on_ready=local_ready) as seats:
        log = await opened(seats, trial, wish.shots, wish.phone)
        said(began, "the campaign has begun")
        for n in range(1, wish.sessions + 1):
            if n > 1:
                await seats.restart()
                for player in (ADA, BEN):
                    await log.pages[player].page.goto(seats.table.page("the-table", player))
                await log.pages[ADA].see(f"Begin session {n}?")
                said(began, "closed and opened again")
            await session(
                log, trial, began, loud=wish.loud, is_given_up=n == wish.give_up, clicks=wish.clicks, taken=wish.take
            )
            await between(log, trial)
            await log.seen_by_all().rest()
            await log.shot("log", log.pages[ADA])
        games = InstalledGames()
        for table in (log.table, *log.evenings):
            exported = await export_table(log.tables, table)
            report = verify_export(exported, games)
            assert report.ok or table == log.table, report.problem
            said(began, f"{table}: {'proved' if report.ok else report.problem}")
            alone = Counter(row["kind"] for row in exported["events"] if row["only"] is not None)
            said(began, "read by one alone: " + (", ".join(f"{kind} {n}" for kind, n in alone.items()) or "nothing"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(TRIALS))
    parser.add_argument("--sessions", type=int, default=2)
    parser.add_argument("--give-up", type=int, default=0, metavar="N", help="session N is given up by vote")
    parser.add_argument("--clicks", type=int, default=ALL, metavar="N", help="so many answers of a session by clicks")
    parser.add_argument(
        "--take", nargs="*", default=(), metavar="OPTION", help="ids that are taken wherever they are offered"
    )
    parser.add_argument("--shots", type=Path, help="where to leave pictures")
    parser.add_argument("--phone", action="store_true", help="in windows as small as a phone")
    parser.add_argument("--loud", action="store_true", help="tell each answer")
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(whole(Path(where), parser.parse_args()))
