"""Runs scenario files: given a game, a patched state and scripted chance; when these choices are made; then these facts
hold. The format is described in `docs/scenarios.md` for people who write card packs. `stage.py` plays a single one.
"""

import json
import marshal
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.rules.errors import ContentError, Refusal
from bot.rules.kernel.game import Game
from bot.rules.rng import ScriptError
from bot.trials.paths import PathError, get
from bot.trials.scenario_file import Given, Scenario, Then, Twin, merged, read_scenarios, scenario_files
from bot.trials.scenario_start import Failed
from bot.trials.stage import Stage
from bot.trials.wording import catalogue


@dataclass(slots=True)
class Result:
    """How a scenario went: `problems` is empty when everything held."""

    file: str
    id: str
    title: str
    problems: list[str] = field(default_factory=list)


_WITHOUT_REFERENCES = 2
"""The format in which equal data is written equally."""

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
    then = scenario.then
    try:
        game = _loaded(load, scenario.given.game, marshal.dumps(scenario.given.packs, _WITHOUT_REFERENCES))
    except KeyError:
        return [f"given.game: there is no game {scenario.given.game!r}"]
    except ContentError as error:
        return _expected(then, "\n".join(error.problems)) if then.error else error.problems
    try:
        stage = Stage(game, scenario)
    except (ValidationError, Refusal) as error:  # a table that cannot be set up may be what is expected
        said = f"{error.text.key} {error}" if isinstance(error, Refusal) else str(error)
        return _expected(then, said) if then.error else [said]
    except Exception as error:
        return [_told(error)]
    try:
        problems = stage.play() + _wrong_content(game, then) + _wrong_cards(game, scenario)
        return problems + (_wrong_twin(game, scenario, scenario.twin, stage) if scenario.twin else [])
    except Exception as error:
        return [_told(error)]


def _expected(then: Then, said: str) -> list[str]:
    return [f"then.error: {part!r} is not in the complaint: {said}" for part in then.error if part not in said]


def _told(error: Exception) -> str:
    """One scenario that breaks the rules must not hide what became of the others."""
    if isinstance(error, PathError | ValidationError | ScriptError | Failed | Refusal):
        return str(error)
    bug = error.__cause__ or error  # of a failing choice the kernel raises what its rules raised
    here = traceback.extract_tb(bug.__traceback__)[-1]
    return f"the rules broke: {type(bug).__name__}: {bug} ({Path(here.filename).name}:{here.lineno})"


def _pack_texts(packs: Mapping[str, list[dict[str, Any]] | str]) -> dict[str, str]:
    import yaml

    # without libyaml the same is written, ten times slower: of a scenario of Altered it was nearly all the time
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    return {
        name: found if isinstance(found, str) else yaml.dump(found, Dumper=dumper, sort_keys=False, allow_unicode=True)
        for name, found in packs.items()
    }


@lru_cache(maxsize=8)
def _loaded(load: Loader, game_id: str, packs: bytes) -> Game[Any]:
    """Scenarios of one file mostly want the same packs: they are told apart as they were read, since to write them as
    YAML takes longer than to play a scenario."""
    return load(game_id, _pack_texts(marshal.loads(packs)) or None)


# ---------------------------------------------------------------------- content and card data


def _wrong_content(game: Game[Any], then: Then) -> list[str]:
    problems = [problem for path, wanted in then.content.items() for problem in _wrong_card(game, path, wanted)]
    notices = "\n".join(map(str, getattr(game.content, "notices", [])))
    problems += [f"then.notices: {part!r} is not in {notices!r}" for part in then.notices if part not in notices]
    return problems + (["then.error: the packs were accepted"] if then.error else [])


def _wrong_card(game: Game[Any], path: str, wanted: Any) -> list[str]:
    """path: a card's id, then a field or a way into one; ids may have dots of their own."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        try:
            card = game.content.card(".".join(parts[:length]))
        except KeyError:
            continue
        data = card.model_dump(mode="json", by_alias=True)
        found = get(data, ".".join(parts[length:])) if parts[length:] else data
        return [] if found == wanted else [f"then.content.{path}: {found!r}, expected {wanted!r}"]
    return [] if wanted is None else [f"then.content: there is no card {path!r}"]


def _wrong_cards(game: Game[Any], scenario: Scenario) -> list[str]:
    given, then = scenario.given.card_data, scenario.then
    if given is None:
        return ["then.cards: there is no `given.card_data`"] if then.cards or then.problems else []
    try:
        cards, wrong = game.read_card_file((given if isinstance(given, str) else json.dumps(given)).encode())
    except NotImplementedError:
        return [f"given.card_data: {game.id} takes no card data"]
    data = json.loads(json.dumps(cards))
    problems = []
    for path, wanted in then.cards.items():
        found = get(data, path)
        if found != wanted:
            problems.append(f"then.cards.{path}: {found!r}, expected {wanted!r}")
    said = [f"{text.key} · {catalogue(game.id, None).format(text, label=True)}" for text in wrong]
    problems += [f"then.problems: {p!r} was not named" for p in then.problems if not any(p in line for line in said)]
    unsaid = [line for line in said if not any(part in line for part in then.problems)]
    return problems + [f"given.card_data: {line}" for line in unsaid]


# ---------------------------------------------------------------------- two runs


def _wrong_twin(game: Game[Any], scenario: Scenario, twin: Twin, first: Stage) -> list[str]:
    """The scenario once more, changed as the twin says: what of the two ends is not as it should be."""
    given = Given.model_validate(merged(scenario.given.model_dump(), twin.given))
    when = scenario.when if twin.when is None else twin.when
    unchecked = [choice.model_copy(update=_NO_FACTS) for choice in when]
    second = Stage(game, scenario.model_copy(update={"given": given, "when": unchecked, "then": Then()}))
    problems = [f"twin: {problem}" for problem in second.play()]
    if problems:
        return problems
    one, other = first.end(), second.end()
    for path in (*twin.same, *twin.differs):
        mine, theirs = get(one, path), get(other, path)
        if path in twin.same and mine != theirs:
            problems.append(f"twin.same: {first_difference(mine, theirs, path)}")
        if path in twin.differs and mine == theirs:
            problems.append(f"twin.differs: {path} is {mine!r} in both")
    return problems


_NO_FACTS: dict[str, Any] = {
    "check": {},
    "journal": [],
    "silent": [],
    "asked": None,
    "offered": {},
    "withheld": {},
    "view": {},
    "unseen": {},
}


def first_difference(one: Any, other: Any, path: str) -> str:
    """Where two pieces of plain data part, as path and both values."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return first_difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return first_difference(mine, theirs, f"{path}.{place}")
    return f"{path}\n      here       {one!r}\n      the twin   {other!r}"
