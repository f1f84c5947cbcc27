"""Checks what a scenario says of its table: facts of the state and of views, lines told, what is asked and offered."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.rules.decision import Event
from bot.rules.kernel.run import Run
from bot.trials.paths import PathError, get
from bot.trials.scenario_file import Facts
from bot.trials.unordered import bagged
from bot.trials.wording import Wording


def state_of(run: Run[Any]) -> Any:
    """The state as plain data; lists whose order is nothing compare so."""
    return bagged(run.state.model_dump(mode="json"), type(run.state))


def wrong_in_state(run: Run[Any], facts: Mapping[str, Any]) -> list[str]:
    """Which of these facts (path -> value) do not hold, in words."""
    return _wrong(state_of(run), facts) if facts else []


def wrong_now(run: Run[Any], facts: Facts, events: list[Event]) -> list[str]:
    """Which of all other facts do not hold. events: what was told, as far as it counts here."""
    return [*_lines(run, facts, events), *_views(run, facts), *_questions(run, facts), *_options(run, facts)]


def _wrong(data: Any, facts: Mapping[str, Any]) -> list[str]:
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


def _lines(run: Run[Any], facts: Facts, events: list[Event]) -> Iterator[str]:
    if not facts.journal and not facts.silent:
        return
    told = [Wording(run).line(event) for event in events]
    place = 0
    for part in facts.journal:
        while place < len(told) and part not in told[place]:
            place += 1
        if place == len(told):
            yield f"journal: {part!r} was not told (in this order); told was:\n      " + "\n      ".join(told)
            break
        place += 1
    yield from (f"silent: {part!r} was told" for part in facts.silent if any(part in line for line in told))


def _views(run: Run[Any], facts: Facts) -> Iterator[str]:
    for who, wanted in facts.view.items():
        yield from (f"view.{who}: {problem}" for problem in _wrong(view_of(run, who), wanted))
    for who, words in facts.unseen.items():
        seen = set(_words(view_of(run, who)))
        yield from (f"unseen.{who}: {word!r} can be seen" for word in words if word in seen)


def view_of(run: Run[Any], who: int | str) -> dict[str, Any]:
    """What a seat (from 1), or `everyone`, may know."""
    return run.view(None if who == "everyone" else int(who) - 1)


def _words(data: Any) -> Iterator[str]:
    """Every key and every string of plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from _words(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _words(value)


def _questions(run: Run[Any], facts: Facts) -> Iterator[str]:
    if facts.asked == "nobody" and run.requests():
        yield f"asked: expected nobody\n{Wording(run).asked(None)}"
    elif isinstance(facts.asked, dict):
        for number, key in facts.asked.items():
            keys = [r.decision.key for r in run.requests(number - 1) if not r.anytime]
            if key not in keys:
                yield f"asked.{number}: asked is {keys or 'nothing'}, expected {key!r}"


def _options(run: Run[Any], facts: Facts) -> Iterator[str]:
    for number, labels in facts.offered.items():
        missing = [label for label in labels if not _offers(run, number - 1, label)]
        yield from (f"offered.{number}: {w!r} is not offered\n{Wording(run).asked(number - 1)}" for w in missing)
    for number, labels in facts.withheld.items():
        yield from (f"withheld.{number}: {w!r} is offered" for w in labels if _offers(run, number - 1, w))


def _offers(run: Run[Any], seat: int, wanted: str) -> bool:
    for request in run.requests(seat):
        options = request.options(run)
        found = Wording(run).option(options, wanted)
        if found is not None and any(o.id == found and o.refused is None for o in options):
            return True
    return False
