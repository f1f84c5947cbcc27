"""House players for whole games: one that tries everything, and each game's own greedy one."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any

from bot.rules.decision import Answer, Decision, Option
from bot.rules.kernel.house import house_answer, house_interruption
from bot.rules.kernel.run import Request, Run
from bot.rules.rng import Chance
from bot.trials.child_tables import bring_back, child_of, open_child

LONGEST_CHILD = 20_000
RARELY = 6
"""Once in so many times chance takes into account what ends everything: giving up, leaving, closing."""
Player = Callable[[Run[Any], Request, int], Answer]


def random_player(seed: bytes) -> Player:
    """Answers with any legal option, each as likely as the others; its own dice, so that a table is repeatable."""
    chance = Chance(seed, {})

    def answer(run: Run[Any], request: Request, seat: int) -> Answer:
        decision = request.decision
        if decision.kind == "amount":
            return decision.least + chance.below("amount", decision.most - decision.least + 1)
        if decision.kind == "text":
            return "x" * max(decision.least, min(decision.most, 1))
        ids = [o.id for o in request.bare_options(run) if o.refused is None and not (request.anytime and o.destructive)]
        if decision.kind == "one":
            return chance.pick("one", _mostly_harmless(chance, request.bare_options(run), ids))
        if decision.kind == "amounts":
            return _any_amounts(chance, decision, request.bare_options(run))
        if decision.kind == "order":
            return chance.shuffle("order", ids)
        most = min(decision.most, len(ids))
        least = min(decision.least, most)
        return chance.sample("some", ids, least + chance.below("many", most - least + 1))

    return answer


def _mostly_harmless(chance: Chance, options: Sequence[Option], ids: list[str]) -> list[str]:
    """Without the destructive ones, but once in a while: games that are given up early show little of themselves."""
    final = {option.id for option in options if option.destructive}
    harmless = [one for one in ids if one not in final]
    return harmless if harmless and len(harmless) < len(ids) and chance.below("final", RARELY) else ids


_TRIES = 12
"""So often any amounts are tried that a question may refuse together; then they are what the house answers."""


def _any_amounts(chance: Chance, decision: Decision, options: Sequence[Option]) -> Answer:
    every = [option.id for option in options if option.refused is None for _ in range(option.most)]
    most = min(decision.most, len(every))
    for _ in range(_TRIES):
        n = decision.least + chance.below("many", max(0, most - decision.least) + 1)
        taken = chance.sample("amounts", every, min(n, most))
        if decision.fits is None or decision.fits(Counter(taken)) is None:
            return taken
    return decision.house_answer()


def greedy_player(run: Run[Any], request: Request, seat: int) -> Answer:
    """The game's own idea of a good move; where it has none, what the house answers for an absent player."""
    return house_answer(run, request, seat)


def mixed_player(seed: bytes) -> Player:
    """Mostly the game's greedy player, now and then any legal option: comes further than chance alone, into cards and
    phases that random players never live to see. Of what may be done unasked, and its game wants none of, it takes any
    that ends nothing."""
    by_chance, coin = random_player(seed), Chance(seed + b" coin", {})

    def answer(run: Run[Any], request: Request, seat: int) -> Answer:
        if coin.below("coin", 10) == 0:
            return by_chance(run, request, seat)
        if request.anytime and run.game.answer(run.state, request, seat) is None:
            return by_chance(run, request, seat)  # the house's answer would be the first there is, even to give up
        return greedy_player(run, request, seat)

    return answer


class Crowd:
    """Plays a run to its end, one choice at a time. The order of answering is random too; anytime actions are taken
    now and then by the random crowd, so that interruptions happen everywhere. A child table that its game names
    (`Game.children`) is played to its end within one step.

    on_child_step: called after each choice at a child table, with its run and what was asked; unseen: what no table has
    come across yet, for which it makes first, where the game knows how (`Game.explore`)
    """

    def __init__(
        self,
        player: Player,
        seed: bytes,
        anytime_one_in: int = 12,
        on_child_step: Callable[[Run[Any], Request], None] = lambda run, request: None,
        unseen: Collection[str] = (),
    ) -> None:
        self.unseen = unseen
        self.on_child_step = on_child_step
        self.player = player
        self.chance = Chance(seed, {})
        self.anytime_one_in = anytime_one_in

    def step(self, run: Run[Any]) -> tuple[int, Request, Answer]:
        """Make one choice; gives who, what was asked, what was answered."""
        seat, request = self._next(run)
        child = child_of(run, request)
        if child is not None:
            played = self._play_out(open_child(run, child))
            run.used.update(played.used)
            self.unseen = frozenset(self.unseen).difference(played.used)  # its later sessions look for what is left
            return seat, request, bring_back(run, request, child, played)
        answer = self._answer(run, request, seat)
        run.choose(seat, answer, run.token(request, seat))
        return seat, request, answer

    def next_answer(self, run: Run[Any]) -> tuple[int, Request, Answer]:
        """What `step` would give and do next, before it is done. Not for a game with child tables."""
        seat, request = self._next(run)
        return seat, request, self._answer(run, request, seat)

    def _answer(self, run: Run[Any], request: Request, seat: int) -> Answer:
        answer = self._new(run, request, seat)
        return self.player(run, request, seat) if answer is None else answer

    def _new(self, run: Run[Any], request: Request, seat: int) -> Answer | None:
        return run.game.explore(run.state, request, seat, self.unseen) if self.unseen else None

    def _play_out(self, run: Run[Any]) -> Run[Any]:
        """Raises `RuntimeError` for a child table that does not end."""
        run.is_only_played_through = True
        for _ in range(LONGEST_CHILD):
            if run.over:
                return run
            _, request, _ = self.step(run)
            self.on_child_step(run, request)
            run.journal.clear()
        raise RuntimeError(f"a child table of {run.game.id} is not over after {LONGEST_CHILD} choices")

    def _next(self, run: Run[Any]) -> tuple[int, Request]:
        for seat in range(run.state.seats) if self.unseen else ():
            for extra in run.requests(seat):
                if extra.anytime and self._new(run, extra, seat) is not None:
                    return seat, extra
        if self.player is greedy_player:  # it takes an anytime action whenever its game wants one
            for seat in range(run.state.seats):
                wished = house_interruption(run, seat)
                if wished is not None:
                    return seat, wished[0]
        pending = run.requests()
        request = pending[0] if len(pending) == 1 else self.chance.pick("request", pending)
        seats: Sequence[int] = request.decision.seats
        seat = seats[0] if len(seats) == 1 else self.chance.pick("seat", seats)
        if self.anytime_one_in and not self.chance.below("interrupt", self.anytime_one_in):
            other = self.chance.below("interrupter", run.state.seats)
            for extra in run.requests(other):
                if extra.anytime and any(o.refused is None and not o.destructive for o in extra.bare_options(run)):
                    return other, extra
        return seat, request
