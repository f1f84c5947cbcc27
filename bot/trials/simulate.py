"""Many games between house players: do they end, are the invariants kept, how long are they, who wins, what is used."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import gcd
from typing import Any

from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player, mixed_player, random_player

LONGEST = 20_000
EACH = "each"
"""Random, mixed and greedy players in turn: chance tries everything, and the others come to where chance never does.
All of them make for what no table has come across yet, where the game knows how (`Game.explore`)."""
PLAYERS = ("random", "mixed", "greedy")
LOOKING = 0.5
"""After so much of its tables such a simulation plays, of all sets of options, what can bring most of what is left, and
leaves chance alone out: it seldom comes far. Where the game knows what that is (`Game.usable_with`)."""


@dataclass(slots=True)
class Report:
    """What `waykeeper simulate` found. `choices_per_second` counts the processor time of the games alone."""

    game: str
    player: str
    tables: int = 0
    finished: int = 0
    choices: int = 0
    seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    decisions: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    unused: list[str] = field(default_factory=list)
    usable: frozenset[str] | None = None
    """What tables are to come across; None: whatever their game says (`Game.usable`)."""

    def as_json(self) -> dict[str, Any]:
        """One plain object."""
        lengths = sorted(self.lengths) or [0]
        return {
            "game": self.game,
            "player": self.player,
            "tables": self.tables,
            "finished": self.finished,
            "choices": self.choices,
            "choices_per_second": round(self.choices / self.seconds) if self.seconds else 0,
            "length": {"min": lengths[0], "median": lengths[len(lengths) // 2], "max": lengths[-1]},
            "results": dict(self.results.most_common()),
            "broken": self.broken[:20],
            "decisions": dict(self.decisions.most_common()),
            "unused": self.unused,
        }


@dataclass(frozen=True, slots=True)
class _Turn:
    """One set of options of a game or of one of its parts: the which-th of so many. options None: the usual ones."""

    game: Game[Any]
    options: Any
    which: int
    of: int

    def sitting(self, round_: int) -> int:
        """Each set is played by every number of players."""
        least, most = self.game.seats
        sizes = most - least + 1
        step = self.of + 1 if gcd(self.of + 1, sizes) == 1 else 1
        return least + (self.which + step * round_) % sizes


def _turns(game: Game[Any]) -> list[_Turn]:
    found: list[_Turn] = []
    for one in (game, *game.trial_parts()):
        sets = [None, *(one.options.model_validate(dict(given)) for given in one.named_options().values())]
        found += [_Turn(one, options, which, len(sets)) for which, options in enumerate(sets)]
    return found


def simulate(
    game: Game[Any],
    tables: int,
    seed: str,
    *,
    player: str = "random",
    seats: int | None = None,
    options: Any = None,
    check: bool = True,
    openings: bool = False,
    progress: Callable[[int, Report], None] = lambda done, report: None,
) -> Report:
    """Play `tables` whole games. check: look at the invariants after each choice (not counted as playing time).

    options None: the usual ones and every set that the game names, in turn, and so those of its parts
    (`Game.trial_parts`). player: of `PLAYERS`, or `EACH`. openings: tables are given what the game has for them at
    their opening (`Game.trial_opening`).
    """
    report = Report(game.id, player, usable=frozenset(game.usable()))
    turns = _turns(game) if options is None else [_Turn(game, options, 0, 1)]
    played, vain = [0] * len(turns), [0] * len(turns)
    knows = player == EACH and game.usable_with(game.options()) is not None
    for count in range(tables):
        which, is_looking = count % len(turns), knows and count >= LOOKING * tables
        if is_looking:
            which = _most_promising(game, turns, played, vain, report, which)
        turn, round_ = turns[which], played[which]
        number = turn.which + turn.of * round_  # as many tables of each set in turn: the number of the table
        played[which] += 1
        sitting = seats if seats is not None else turn.sitting(round_)
        name = f"{seed}:{number}" if turn.game is game else f"{seed}:{turn.game.id}:{number}"
        kinds = (player,) if player != EACH else PLAYERS[1:] if is_looking else PLAYERS
        who = kinds[round_ % len(kinds)]
        unseen = _unseen(game, report) if openings and player == EACH else ()
        brings = turn.game.trial_opening(number, sitting, unseen) if openings else None
        left = len(_unseen(game, report)) if is_looking else 0
        run = play_one(turn.game, name, sitting, who, turn.options, report, check, brings)
        if is_looking:
            vain[which] = 0 if len(_unseen(game, report)) < left else vain[which] + 1
        report.tables += 1
        report.lengths.append(run.index)
        if run.over:
            report.finished += 1
            report.results[str(run.state.result)] += 1
        progress(count + 1, report)
    report.unused = sorted(_unseen(game, report))
    return report


def _unseen(game: Game[Any], report: Report) -> set[str]:
    """What of `Game.usable` no table has come across so far."""
    usable = game.usable() if report.usable is None else report.usable
    return set(usable.difference(report.used, report.decisions))


def _most_promising(
    game: Game[Any], turns: Sequence[_Turn], played: Sequence[int], vain: Sequence[int], report: Report, usual: int
) -> int:
    """Which set of options can bring most of what is left, less and less the more tables of it looked in vain; of
    equals the one that was played least. usual: where nothing is left."""
    unseen = _unseen(game, report)
    if not unseen:
        return usual
    able = [one.game.usable_with(one.game.options() if one.options is None else one.options) for one in turns]
    promised = [len(unseen & (one or set())) for one in able]
    return max(range(len(turns)), key=lambda which: (promised[which] / (1 + vain[which]), -played[which], -which))


def play_one(
    game: Game[Any],
    name: str,
    seats: int,
    player: str,
    options: Any,
    report: Report,
    check: bool,
    brings: Any = None,
) -> Run[Any]:
    """One whole game; adds to the report. A broken rule or invariant ends it and is named with table and choice.

    brings: what the table is given at its opening (`Game.receive`)
    """
    makers = {"random": random_player, "mixed": mixed_player}
    crowd_player = greedy_player if player == "greedy" else makers[player](f"{name}:random".encode())
    unseen: frozenset[str] = frozenset()
    if report.player == EACH:
        unseen = frozenset(_unseen(game, report))

    def on_child_step(child: Run[Any], request: Request) -> None:
        report.choices += 1
        report.decisions[request.decision.key] += 1
        if check and (problems := child.game.invariants(child.state)):
            raise RuntimeError(f"at a child table, choice {child.index}: {'; '.join(problems)}")

    crowd = Crowd(crowd_player, f"{name}:crowd".encode(), 0 if player == "greedy" else 12, on_child_step, unseen)
    start = time.process_time()
    run = Run.start(game, name.encode(), seats, options, brings=brings)
    while not run.over and run.index < LONGEST:
        try:
            _, request, _ = crowd.step(run)
        except Exception as error:
            report.broken.append(f"table {name}, {seats} seats, choice {run.index}: {error!r} {error.__cause__!r}")
            break
        report.choices += 1
        report.decisions[request.decision.key] += 1
        run.journal.clear()
        if check:  # asking for the time is dear, so it is not asked after each choice
            before = time.process_time()
            problems = game.invariants(run.state)
            start += time.process_time() - before
            if problems:
                report.broken.append(f"table {name}, {seats} seats, choice {run.index}: {'; '.join(problems)}")
                break
    else:
        if not run.over:
            report.broken.append(f"table {name}, {seats} seats: not over after {LONGEST} choices")
    report.seconds += time.process_time() - start
    report.used.update(run.used)
    return run
