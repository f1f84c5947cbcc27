"""What `waykeeper bench` measures: medians of repeats in one run, ratios wherever the machine's speed would decide.

Goals are those of the promises; a missed goal is reported, never hidden. Sections are independent and named.
"""

import asyncio
import gc
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.trials.house import Crowd, random_player
from bot.trials.simulate import simulate

REPEATS = 7
GAMES = 6
"""Whole games of each repeat; a third of them are played before, unmeasured."""
TABLES, CHOICES = 12, 300
"""So many tables are held in memory, each so far played."""
FAR = 400
"""How far a game is whose last choices are taken back and made again."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure. goal: `>= 10000` or `<= 10` and so on; empty where there is none."""

    section: str
    name: str
    value: float
    unit: str
    goal: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None without a goal."""
        if not self.goal:
            return None
        sign, limit = self.goal.split()
        return self.value >= float(limit) if sign == ">=" else self.value <= float(limit)

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "met": self.met}


def median_seconds(work: Callable[[], Any], repeats: int = REPEATS) -> float:
    """Processor time of one call, the median of several."""
    times = []
    for _ in range(repeats):
        gc.collect()
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


CHESS_MOVES = 3_000
CHESS_BASE = 8_500
"""Random moves a second of python-chess on the machine for which goals in milliseconds are meant."""


def chess_rate() -> float | None:
    """Random moves a second of python-chess, as a measure of this machine; None where it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    chance = Chance(b"chess", {})
    board, start = chess.Board(), time.process_time()
    for _ in range(CHESS_MOVES):
        if board.is_game_over():
            board.reset()
        board.push(chance.pick("move", list(board.legal_moves)))
    return CHESS_MOVES / (time.process_time() - start)


def against_chess(
    name: str, rates: list[float], chess_rates: list[float], rebuild: float, goal: float
) -> list[Measure]:
    """Choices for each of python-chess's moves, measured in turn; rebuild: seconds here, told as on a known machine."""
    if not chess_rates:
        return [Measure(name, "python-chess is not installed, so there is nothing to compare with", 0, "")]
    ratio = statistics.median(mine / theirs for mine, theirs in zip(rates, chess_rates, strict=True))
    scaled = rebuild * 1000 * statistics.median(chess_rates) / CHESS_BASE
    return [
        Measure(name, "choices for each random move of python-chess", round(ratio, 2), "x", f">= {goal}"),
        Measure(name, f"rebuild where python-chess makes {CHESS_BASE:,} moves/s", round(scaled, 2), "ms", "<= 10"),
    ]


def kernel(game: Game[Any], goal: int = 10_000, ratio: float = 0.67) -> Iterator[Measure]:
    """Choices between random house players, all checkpoints taken, and rebuilding; ratio: goal against python-chess."""
    name = f"{game.id} kernel"
    simulate(game, GAMES // 3, "warm-up", check=False)
    rates, chess_rates = [], []
    for repeat in range(REPEATS):
        start = time.process_time()
        report = simulate(game, GAMES, f"bench {repeat}", check=False)
        rates.append(report.choices / (time.process_time() - start))
        chess_rates += [rate for rate in [chess_rate()] if rate is not None]
    yield Measure(name, "choices between random players", round(statistics.median(rates)), "/s", f">= {goal}")
    run = played(game, FAR)
    point = [c for c in run.checkpoints if c.index <= max(0, run.index - 50)][-1]
    choices = run.choices[point.index : point.index + 50]
    rebuild = median_seconds(lambda: Run.restore(game, run.seed, [point], choices, run.base), 2 * REPEATS + 1)
    yield Measure(name, f"rebuild of a checkpoint and {len(choices)} choices", round(rebuild * 1000, 2), "ms", "<= 10")
    yield from against_chess(name, rates, chess_rates, rebuild, ratio)
    yield Measure(name, "checkpoint", len(run.checkpoints[-1].state), "bytes")


def paces(game: Game[Any]) -> Iterator[Measure]:
    """What a game promises of its own speed, told as on the machine for which goals in milliseconds are meant."""
    for name, pace in game.paces().items():
        pace.work()
        spent, told = [], []
        for _ in range(REPEATS):
            once = 1000 * (median_seconds(pace.work, 9) - median_seconds(pace.without, 9))
            spent.append(once)
            told.append(once * (chess_rate() or CHESS_BASE) / CHESS_BASE)
        yield Measure(f"{game.id} pace", f"{name}, here", round(statistics.median(spent), 2), "ms")
        where = f"{name}, where python-chess makes {CHESS_BASE:,} moves/s"
        yield Measure(f"{game.id} pace", where, round(statistics.median(told), 2), "ms", f"<= {pace.most:g}")
        if pace.beside:
            waits = [1000 * asyncio.run(longest_wait(pace.work)) for _ in range(REPEATS)]
            beside = f"{name}, the longest that all else waits"
            yield Measure(f"{game.id} pace", beside, round(statistics.median(waits), 1), "ms", f"<= {pace.beside:g}")


async def longest_wait(work: Callable[[], Any]) -> float:
    """The longest time, in seconds, in which nothing else was done while this was done in a thread."""
    done, longest, last = asyncio.create_task(asyncio.to_thread(work)), 0.0, time.perf_counter()
    while not done.done():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    await done
    return longest


def memory(game: Game[Any]) -> Iterator[Measure]:
    """What a live table holds, checkpoints and choices since the last thirty included."""
    played(game, 50)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    runs = []
    for number in range(TABLES):
        run = played(game, CHOICES, f"memory {number}")
        run.prune(30)
        run.journal.clear()
        runs.append(run)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    yield Measure(f"{game.id} memory", "a live table", round(grown / TABLES / 1024), "KiB", "<= 1024")


def played(game: Game[Any], choices: int, name: str = "bench") -> Run[Any]:
    """A random game with the most seats, so many choices in."""
    run = Run.start(game, name.encode(), game.seats[1])
    crowd = Crowd(random_player(name.encode()), name.encode())
    while not run.over and run.index < choices:
        crowd.step(run)
    return run


def dice() -> Iterator[Measure]:
    """`/roll` against the d20 package with its parse cache, interleaved in one run, with verifiable dice."""
    from bot.rules.dice import roll

    try:
        import d20
    except ImportError:
        yield Measure("dice", "the d20 package is not installed, so there is nothing to compare with", 0, "")
        return
    chance = Chance(b"bench dice", {})
    for expression in ("4d6kh3+2", "1d20+5", "10d10", "100d6"):
        number = 200 if expression == "100d6" else 1_000

        def ours(expression: str = expression, number: int = number) -> None:
            for _ in range(number):
                _ = roll(expression, chance, "roll")[0].total

        def theirs(expression: str = expression, number: int = number) -> None:
            for _ in range(number):
                _ = d20.roll(expression).total

        ours()
        theirs()
        ratios, rates = [], []
        for _ in range(REPEATS):
            mine, other = median_seconds(ours, 1), median_seconds(theirs, 1)
            ratios.append(other / mine)
            rates.append(number / mine)
        yield Measure("dice", f"{expression}: times as fast as d20", round(statistics.median(ratios), 1), "x", ">= 3")
        yield Measure("dice", f"{expression}: rolls", round(statistics.median(rates)), "/s")
