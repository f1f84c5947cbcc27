"""Runs scenario files: given a game, a patched state and scripted chance; when these choices are made; then these facts
hold. The format is described in `docs/scenarios.md` for people who write card packs.
"""

import traceback
from collections.abc import Callable, Iterator, Mapping
from copy import copy, deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.rules.decision import Answer, Event, Option, Text
from bot.rules.errors import ContentError, Refusal
from bot.rules.game import Game
from bot.rules.kernel import Checkpoint, Request, Run, house_answer
from bot.rules.play import NOT_DONE
from bot.rules.rng import ScriptError
from bot.rules.table_state import Step
from bot.trials.paths import PathError, get, put
from bot.trials.scenario_file import Facts, Given, Scenario, Then, When, read_scenarios, scenario_files
from bot.ui.panels.catalogue import Catalogue

MOST_CHOICES = 3_000


@dataclass(slots=True)
class Result:
    """How a scenario went: `problems` is empty when everything held."""

    file: str
    id: str
    title: str
    problems: list[str] = field(default_factory=list)


class _Failed(Exception):
    pass


Loader = Callable[[str, dict[str, str] | None], Game[Any]]


def run_files(paths: list[Path], load: Loader, only: str | None = None) -> Iterator[Result]:
    """Every scenario below these paths (only: the one with this id), one result each."""
    for path in scenario_files(paths):
        try:
            scenarios = read_scenarios(path)
        except ContentError as error:
            yield Result(path.name, path.stem, "the file cannot be read", error.problems)
            continue
        for scenario in scenarios:
            if only is not None and scenario.id != only:
                continue
            yield Result(path.name, scenario.id, scenario.title, run_scenario(scenario, load))


def run_scenario(scenario: Scenario, load: Loader) -> list[str]:
    """What did not hold, in words; empty when all did."""
    given = scenario.given
    try:
        game = _loaded(load, given.game, tuple(_pack_texts(given.packs).items()))
    except KeyError:
        return [f"given.game: there is no game {given.game!r}"]
    except ContentError as error:
        if not scenario.then.error:
            return error.problems
        text = "\n".join(error.problems)
        return [
            f"then.error: {part!r} is not in the complaint:\n{text}" for part in scenario.then.error if part not in text
        ]
    try:
        stage = _Stage(game, scenario)
    except (ValidationError, Refusal) as error:  # a table that cannot be set up may be what is expected
        said = f"{error.text.key} {error}" if isinstance(error, Refusal) else str(error)
        missing = [part for part in scenario.then.error if part not in said]
        return [f"then.error: {part!r} is not in the complaint: {said}" for part in missing] or (
            [] if scenario.then.error else [said]
        )
    except (PathError, ScriptError, _Failed) as error:
        return [str(error)]
    except Exception as error:
        return [_broken(error)]
    try:
        return stage.play()
    except (PathError, ValidationError, ScriptError, _Failed, Refusal) as error:
        return [str(error)]
    except Exception as error:
        return [_broken(error)]


def _broken(error: Exception) -> str:
    """One scenario that breaks the rules must not hide what became of the others."""
    bug = error.__cause__ or error  # of a failing choice the kernel raises what its rules raised
    here = traceback.extract_tb(bug.__traceback__)[-1]
    return f"the rules broke: {type(bug).__name__}: {bug} ({Path(here.filename).name}:{here.lineno})"


def _pack_texts(packs: Mapping[str, list[dict[str, Any]]]) -> dict[str, str]:
    import yaml

    return {name: yaml.safe_dump(entries, sort_keys=False, allow_unicode=True) for name, entries in packs.items()}


@lru_cache(maxsize=8)
def _loaded(load: Loader, game_id: str, packs: tuple[tuple[str, str], ...]) -> Game[Any]:
    """Scenarios of one file mostly want the same packs."""
    return load(game_id, dict(packs) if packs else None)


@lru_cache(maxsize=8)
def _catalogue(game_id: str) -> Catalogue:
    return Catalogue(game_id)


async def _halt(play: Any, **args: Any) -> None:
    del play.state.steps[1:]


class _Stage:
    """One scenario being played."""

    def __init__(self, game: Game[Any], scenario: Scenario) -> None:
        self.game = game
        if scenario.given.halt:
            self.game = copy(game)
            self.game.steps = {**game.steps, **dict.fromkeys(scenario.given.halt, _halt)}
        self.scenario = scenario
        self.catalogue = _catalogue(game.id)
        self.journal: list[Event] = []
        self.run = self._begin(scenario.given)
        self._collect()

    def play(self) -> list[str]:
        problems: list[str] = []
        for number, when in enumerate(self.scenario.when, 1):
            before = len(self.journal)
            problem = self._act(when)
            self._collect()
            if problem is not None:
                return [f"when {number}: {problem}"]
            here = self._facts(when.check) + self._now(when, self.journal[before:])
            problems += [f"when {number}: {p}" for p in here]
        return problems + self._then(self.scenario.then)

    # ------------------------------------------------------------------ given

    def _begin(self, given: Given) -> Run[Any]:
        seed = given.seed.encode()
        options = self.game.options.model_validate(given.options)
        script = {stream: list(values) for stream, values in given.streams.items()}
        if given.until is None:
            return Run.start(self.game, seed, given.seats, options, script, lambda state: self._patch(state, given))
        state = self._state_at(given, options)
        return Run.resume(self.game, seed, Checkpoint(0, 0, self._patched(state, given)), script)

    def _state_at(self, given: Given, options: Any) -> Any:
        found: list[bytes] = []

        def look(state: Any) -> None:
            if state.steps[0].name == given.until and not found:
                found.append(self.game.dump(state))

        run = Run.start(self.game, given.seed.encode(), given.seats, options, at_rest=look)
        for _ in range(MOST_CHOICES):
            if run.over or found:
                break
            request = run.requests()[0]
            seat = request.decision.seats[0]
            run.choose(seat, request.decision.house_answer(), run.token(request, seat))
        if found:
            return self.game.load(found[0])
        raise _Failed(f"given.until: the step {given.until!r} was never reached")

    def _patch(self, state: Any, given: Given) -> None:
        changed = self.game.load(self._patched(state, given))
        for name in type(state).model_fields:
            setattr(state, name, getattr(changed, name))

    def _patched(self, state: Any, given: Given) -> bytes:
        data = state.model_dump(mode="json")
        for path, value in given.state.items():
            put(data, path, deepcopy(value))
        if given.steps is not None:
            data["steps"] = [Step(name=s).model_dump() if isinstance(s, str) else s for s in given.steps]
        return self.game.dump(type(state).model_validate(data))

    # ------------------------------------------------------------------ when

    def _act(self, when: When) -> str | None:
        if when.auto is not None or when.to is not None:
            return self._auto(when)
        if when.clock is not None:
            return self._clock(when, when.clock)
        if when.seat is None:
            return "say which seat chooses (or `auto`)"
        seat = when.seat - 1
        request, answer = self._answer(seat, when)
        try:
            if request is None:
                self.run.choose(seat, answer)
            else:
                self.run.choose(seat, answer, self.run.token(request, seat))
        except Refusal as refusal:
            said = f"{refusal.text.key} · {self._words(refusal.text)}"
            if when.refused is None:
                return f"seat {when.seat} choosing {when.choose!r} was refused: {said}\n{self._asked(seat)}"
            return None if when.refused in said else f"refused with {said!r}, expected {when.refused!r}"
        return None if when.refused is None else f"{when.choose!r} was taken, expected a refusal {when.refused!r}"

    def _answer(self, seat: int, when: When) -> tuple[Request | None, Answer]:
        requests = self.run.requests(seat)
        if when.key is not None:
            requests = [r for r in requests if r.decision.key == when.key]
        wanted = when.choose
        for request in requests:
            kind = request.decision.kind
            if kind == "amount" and isinstance(wanted, int):
                return request, wanted
            if kind == "text" and isinstance(wanted, str):
                return request, wanted
            if kind in ("some", "order") and isinstance(wanted, list):
                ids = [self._option(request, w) for w in wanted]
                return request, [i if i is not None else str(w) for i, w in zip(ids, wanted, strict=True)]
            if kind == "one" and not isinstance(wanted, list):
                found = self._option(request, wanted)
                if found is not None:
                    return request, found
        fallback = (
            [str(w) for w in wanted] if isinstance(wanted, list) else wanted if isinstance(wanted, int) else str(wanted)
        )
        return (requests[0] if requests else None), fallback

    def _option(self, request: Request, wanted: Any) -> str | None:
        options = request.options(self.run)
        for option in options:
            if option.id == str(wanted):
                return option.id
        labels = [(option, self._label(option)) for option in options]
        exact = [o for o, label in labels if label == str(wanted)]
        begun = exact or [o for o, label in labels if label.startswith(str(wanted))]
        begun = begun or [o for o in options if str(wanted) in self._about(o)]
        return begun[0].id if len(begun) >= 1 and (exact or len(begun) == 1) else None

    def _auto(self, when: When) -> str | None:
        limit = when.auto if isinstance(when.auto, int) else MOST_CHOICES
        for _ in range(limit):
            pending = self.run.requests()
            if self.run.over or (when.to is not None and any(r.decision.key == when.to for r in pending)):
                return None
            mine = [r for r in pending if when.seat is None or when.seat - 1 in r.decision.seats]
            mine = [r for r in mine if not self._rests(r)]
            if not mine:
                return None
            seat = mine[0].decision.seats[0] if when.seat is None else when.seat - 1
            self.run.choose(seat, house_answer(self.run, mine[0], seat), self.run.token(mine[0], seat))
        return (
            None
            if isinstance(when.auto, int) and when.to is None
            else f"the house answered {limit} times; {when.to!r} was never asked"
        )

    def _clock(self, when: When, count: int) -> str | None:
        for _ in range(count):
            pending = [r for r in self.run.requests() if when.key in (None, r.decision.key)]
            mine = [r for r in pending if when.seat is None or when.seat - 1 in r.decision.seats]
            mine = [r for r in mine if not self._rests(r)]
            if not mine:
                return f"nothing is asked that the clock could answer\n{self._asked(None)}"
            seat = mine[0].decision.seats[0] if when.seat is None else when.seat - 1
            self.run.choose(seat, mine[0].decision.house_answer(), self.run.token(mine[0], seat), "clock")
        return None

    def _rests(self, request: Request) -> bool:
        """Whether it is only the chance to revoke being done on an open floor: nobody waits for that."""
        return any(option.id == NOT_DONE.id for option in request.options(self.run))

    # ------------------------------------------------------------------ then

    def _then(self, then: Then) -> list[str]:
        problems = self._facts(then.state) + self._now(then, self.journal)
        if then.result is not None and self.run.state.result != then.result:
            problems.append(f"then.result: {self.run.state.result!r}, expected {then.result!r}")
        for stream, left in self.run.chance.unused_script().items():
            if stream not in then.unused:
                problems.append(f"given.streams.{stream}: {left} was never used; streams that were: {self._streams()}")
        for path, wanted in then.content.items():
            problems += self._content(path, wanted)
        notices = "\n".join(map(str, getattr(self.game.content, "notices", [])))
        problems += [f"then.notices: {part!r} is not in {notices!r}" for part in then.notices if part not in notices]
        if then.error:
            problems.append("then.error: the packs were accepted")
        return problems

    def _now(self, facts: Facts, events: list[Event]) -> list[str]:
        problems = self._lines(facts.journal, events)
        told = [self._line(event) for event in events] if facts.silent else []
        problems += [f"silent: {part!r} was told" for part in facts.silent if any(part in line for line in told)]
        if facts.asked == "nobody" and self.run.requests():
            problems.append(f"asked: expected nobody\n{self._asked(None)}")
        elif isinstance(facts.asked, dict):
            for number, key in facts.asked.items():
                keys = [r.decision.key for r in self.run.requests(number - 1) if not r.anytime]
                if key not in keys:
                    problems.append(f"asked.{number}: asked is {keys or 'nothing'}, expected {key!r}")
        for number, labels in facts.offered.items():
            problems += [
                f"offered.{number}: {w!r} is not offered\n{self._asked(number - 1)}"
                for w in labels
                if not self._offers(number - 1, w)
            ]
        for number, labels in facts.withheld.items():
            problems += [f"withheld.{number}: {w!r} is offered" for w in labels if self._offers(number - 1, w)]
        return problems

    def _streams(self) -> str:
        return ", ".join(s for s in self.run.state.counters if not s.startswith("script:")) or "none"

    def _facts(self, facts: Mapping[str, Any]) -> list[str]:
        data = self.run.state.model_dump(mode="json") if facts else {}
        problems = []
        for path, wanted in facts.items():
            try:
                found = get(data, path)
            except PathError as error:
                problems.append(str(error))
                continue
            if found != wanted:
                problems.append(f"{path}\n      expected  {wanted!r}\n      found     {found!r}")
        return problems

    def _content(self, path: str, wanted: Any) -> list[str]:
        """path: a card's id, then a field or a way into one; ids may have dots of their own."""
        parts = path.split(".")
        for length in range(len(parts), 0, -1):
            try:
                card = self.game.content.card(".".join(parts[:length]))
            except KeyError:
                continue
            data = card.model_dump(mode="json", by_alias=True)
            found = get(data, ".".join(parts[length:])) if parts[length:] else data
            return [] if found == wanted else [f"then.content.{path}: {found!r}, expected {wanted!r}"]
        return [] if wanted is None else [f"then.content: there is no card {path!r}"]

    def _lines(self, wanted: list[str], events: list[Event]) -> list[str]:
        lines = [self._line(event) for event in events] if wanted else []
        place = 0
        for part in wanted:
            while place < len(lines) and part not in lines[place]:
                place += 1
            if place == len(lines):
                return [f"journal: {part!r} was not told (in this order); told was:\n      " + "\n      ".join(lines)]
            place += 1
        return []

    def _offers(self, seat: int, wanted: str) -> bool:
        for request in self.run.requests(seat):
            found = self._option(request, wanted)
            if found is not None and any(o.id == found and o.refused is None for o in request.options(self.run)):
                return True
        return False

    def _asked(self, seat: int | None) -> str:
        lines = []
        for request in self.run.requests(seat):
            labels = ", ".join(f"{o.id} ({self._label(o)})" for o in request.options(self.run))
            lines.append(
                f"      asked is {request.decision.key} of seats {[s + 1 for s in request.decision.seats]}: {labels}"
            )
        return "\n".join(lines) or "      nothing is asked"

    # ------------------------------------------------------------------ words

    def _collect(self) -> None:
        self.journal += self.run.take_events()

    def _names(self, ref: str) -> str | None:
        return f"Player {int(ref[5:]) + 1}" if ref.startswith("seat:") else self.run.name_of(ref)

    def _words(self, text: Text) -> str:
        return self.catalogue.format(text, self._names, label=True)

    def _label(self, option: Option) -> str:
        return self._words(option.label)

    def _about(self, option: Option) -> list[str | None]:
        """The names of what an option's label speaks of."""
        refs = [v[1:] for v in option.label.params.values() if isinstance(v, str) and v.startswith("@")]
        return [self._names(ref) for ref in refs]

    def _line(self, event: Event) -> str:
        return f"{event.kind} · {self._words(Text(event.kind, event.params))}"
