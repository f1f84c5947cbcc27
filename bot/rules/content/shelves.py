"""What the packs of all games do in the same way: entries onto shelves by kind and id, the files of a folder, printed
counts. Pure."""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel

from bot.rules.content.reader import Entry, Reader
from bot.rules.effects.packs import PackRegister
from bot.rules.errors import ContentError

Row = tuple[str, int, int]
"""A component, how many there are, how many are printed."""


def in_folder(files: Mapping[str, str], folder: str) -> dict[str, str]:
    """Those of the files (name -> text) that lie in a folder of this name: `near_and_far/maps/m01.yaml` in `maps`."""
    return {name: text for name, text in files.items() if folder in name.split("/")[:-1][-1:]}


def on_top(bundled: Mapping[str, str], packs: Mapping[str, str]) -> dict[str, str]:
    """The bundled files and those of users' packs (name -> text). Raises `ContentError` for a file of a pack that would
    take the place of a bundled one."""
    problems = [
        f"{name}: the bundled pack has a file of this name; give the pack's folder another name"
        for name in packs
        if name in bundled
    ]
    if problems:
        raise ContentError(problems)
    return {**bundled, **packs}


def facts_and_prose(files: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """(facts, prose) of files (name -> text): YAML, and the Markdown of stories."""
    prose = {name: text for name, text in files.items() if name.endswith(".md")}
    return {name: text for name, text in files.items() if name not in prose}, prose


def fill_shelves(
    reader: Reader,
    read: Iterable[tuple[str, Entry]],
    kinds: Mapping[str, type[BaseModel]],
    shelves: Mapping[str, dict[str, Any]],
    register: PackRegister,
) -> list[tuple[Entry, Any]]:
    """Put each entry that fits its kind's model onto the shelf of that kind, by its id.

    read: (kind, entry), as `Reader.by_kind` gives them. Gives (entry, what it has become), to be checked against the
    others; problems stay with the reader.
    """
    checked = []
    for kind, entry in read:
        for found in reader.check([entry], kinds[kind]):
            name: str = found.id  # type: ignore[attr-defined]  # every kind has an id
            shelves[kind][name] = found
            register.note(name, entry.file)
            checked.append((entry, found))
    return checked


def check_counts(reader: Reader, rows: Iterable[Row]) -> None:
    """A problem for each component of which there are more or fewer than printed."""
    for what, found, printed in rows:
        reader.count(what, found, printed)
