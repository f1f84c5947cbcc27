"""Scenario files as data: what an entry may say, and reading a file of them. The format is described in
`docs/scenarios.md` for people who write card packs; `scenario.py` plays what is read here.
"""

from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.content_cache import content_cache
from bot.rules.content.reader import Entry, Reader
from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import ContentError

SHARED = "given.yaml"
"""The file of a folder whose entries the scenarios of all its files may be `like`."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Given(_Strict):
    """Where the scenario begins.

    until    the step at whose beginning the patch is made; house players answer on the way there
    state    path -> value, put into the state at rest before that step
    steps    the agenda from there on, as step names or {name, args}; none: as it is
    halt     the play ends where one of these steps is about to begin; on the way to `until` they are passed by
    streams  scripted chance: stream -> results
    packs    further pack files: file name -> entries, or the text of the prose of stories
    card_data  a file of card data that people bring: its text, or what it holds as JSON
    """

    game: str
    seats: int = 1
    options: dict[str, Any] = {}
    seed: str = "scenario"
    until: str | None = None
    state: dict[str, Any] = {}
    steps: list[str | dict[str, Any]] | None = None
    halt: list[str] = []
    streams: dict[str, list[Any]] = {}
    packs: dict[str, list[dict[str, Any]] | str] = {}
    card_data: str | list[Any] | dict[str, Any] | None = None


class Facts(_Strict):
    """What holds at a moment. journal: parts of lines in this order; asked: seat -> key, or `nobody`.

    offered / withheld: seat -> labels or ids that may / may not be chosen now.
    view: seat, or `everyone` -> path -> value, of what that seat may know, with all that is worked out for it.
    unseen: seat, or `everyone` -> words that stand nowhere in that view.
    """

    journal: list[str] = []
    silent: list[str] = []
    asked: dict[int, str] | Literal["nobody"] | None = None
    offered: dict[int, list[str]] = {}
    withheld: dict[int, list[str]] = {}
    view: dict[int | Literal["everyone"], dict[str, Any]] = {}
    unseen: dict[int | Literal["everyone"], list[str]] = {}


Board = Literal["the board before", "the first board"]


class When(Facts):
    """One choice. choose: option id, label, or name of what an option is about; a number; a list of
    them; how often each is taken, as `{coin: 2}`.

    refused: part of the refusal expected.

    with: press a button of an older board: the one before the last choice, or the first one.

    auto: let the house answer everybody (or this seat) until the key `to` is asked, or `auto` choices were made.
    clock: so many questions run out of time: each gets the answer that the rules give for somebody who is away.
    Its facts are those right after this choice; `journal` and `silent` look at what this choice told.
    """

    seat: int | None = None
    choose: Any = None
    key: str | None = None
    old_board: Board | None = Field(default=None, alias="with")
    refused: str | None = None
    auto: Annotated[int, Field(ge=1)] | Literal["rest"] | None = None
    to: str | None = None
    clock: int | None = None
    check: dict[str, Any] = {}

    @model_validator(mode="after")
    def _is_one_thing(self) -> Self:
        said = [self.choose is not None, self.auto is not None or self.to is not None, self.clock is not None]
        if sum(said) != 1:
            raise ValueError("a choice says one of `choose` (with a seat), `auto` or `to`, and `clock`")
        if self.choose is not None and self.seat is None:
            raise ValueError("say which seat chooses (or `auto`)")
        return self


class Then(Facts):
    """What holds in the end. content: path -> value in the packs; error: parts of the complaint when packs, options or
    seats are refused.

    unused: streams of which not every scripted result need have been used.
    cards: path -> value in the card data; problems: parts of what is wrong with it, all of which must be named.
    broken: parts of what the game's own checks (`Game.invariants`) may find, where a scenario is about that.
    """

    state: dict[str, Any] = {}
    unused: list[str] = []
    result: str | None = None
    content: dict[str, Any] = {}
    notices: list[str] = []
    error: list[str] = []
    cards: dict[str, Any] = {}
    problems: list[str] = []
    broken: list[str] = []


class Twin(_Strict):
    """The same scenario played a second time, changed in parts, and what of the two ends is compared.

    given: what differs, as with `like`; when: other choices (none: the same)
    same / differs: what must be equal / different: `journal`, `result`, `asked`, or a path into `state` or `view`
    """

    given: dict[str, Any] = {}
    when: list[When] | None = None
    same: list[str] = []
    differs: list[str] = []


class Scenario(_Strict):
    """One entry of a scenario file. shows: the printed cards and entries whose effect it proves."""

    id: str
    title: str = ""
    rules: list[str] = []
    shows: list[str] = []
    given: Given
    when: list[When] = []
    then: Then = Field(default_factory=Then)
    twin: Twin | None = None


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and all `*.yaml` below the folders named, in order."""
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob("*.yaml")) if path.is_dir() else [path])
    return found


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file. Raises `ContentError` with every problem of the file."""
    reader = Reader(content_cache())
    entries = reader.entries(path.name, _text(path))
    reader.unique(entries)
    shared = path.parent / SHARED
    models = list(entries)
    if shared.exists() and shared != path:
        models += reader.entries(shared.name, _text(shared))
    _liken(reader, entries, models)
    found = reader.check(entries, Scenario)
    reader.finish()
    return found


def _text(path: Path) -> str:
    try:
        return decoded(path.read_bytes())
    except (EncodingError, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise ContentError([f"{path.name}: this file {why}"]) from None


def _liken(reader: Reader, entries: list[Entry], models: list[Entry]) -> None:
    """Put what `given.like` names in front of each `given`: maps grow by their keys, anything else is replaced."""
    known = {entry.name: entry for entry in reversed(models)}

    def full(entry: Entry, way: tuple[str, ...]) -> dict[str, Any]:
        given = entry.data.get("given") if isinstance(entry.data, dict) else None
        if not isinstance(given, dict) or "like" not in given:
            return given if isinstance(given, dict) else {}
        name, own = str(given["like"]), {key: value for key, value in given.items() if key != "like"}
        if name in way or name not in known:
            if name in way:
                reader.problem(entry, "given.like", f"{name!r} is like itself")
            else:
                reader.known(entry, "given.like", name, known)
            return own
        return merged(full(known[name], (*way, name)), own)

    made = [(entry, full(entry, (entry.name,))) for entry in entries]
    for entry, given in made:
        if isinstance(entry.data, dict) and given:
            entry.data["given"] = given


def merged(given: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """One `given` with another on top: maps grow by their keys, anything else is replaced."""
    found = dict(given)
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        # taken out and put behind, so that what is said last is patched last
        found[key] = {k: v for k, v in found[key].items() if k not in value} | value if both else value
    return found
