"""What a language still lacks, and what it has too much: sentences against the English ones, and translated card texts
against what is printed. Reads `data`, touches nothing else."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from bot import DATA
from bot.ui.panels.catalogue import FALLBACK
from bot.ui.panels.fluent_files import FluentFiles
from bot.ui.panels.translations import translations

COMMAND_NAMES = "slash-"
"""Keys of Discord's names of commands, options and choices: English needs none, since they stand in the code."""


@dataclass
class Missing:
    """What one catalogue or pack lacks in a language.

    part: the English file below `data`, or a game and its cards. untranslated, stale: keys, or printed texts. `all`
    counts what there is in English.
    """

    part: str
    all: int
    untranslated: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Sentences that ask for something that the English one does not know."""


def catalogues(locale: str, root: Path = DATA) -> Iterator[Missing]:
    """Every English catalogue beside its counterpart, in the order of their folders.

    Raises `CatalogueError` at the first sentence that cannot be read.
    """
    for english in sorted(root.glob(f"**/*{FALLBACK}.ftl")):
        if english.name != f"{FALLBACK}.ftl" and not english.name.endswith(f".{FALLBACK}.ftl"):
            continue
        theirs = english.with_name(english.name.removesuffix(f"{FALLBACK}.ftl") + f"{locale}.ftl")
        known, found = _messages(english), _messages(theirs) if theirs.is_file() else {}
        names = _command_names(english)
        yield Missing(
            english.relative_to(root).as_posix(),
            len(known) + len(names),
            [key for key in (*known, *names) if key not in found],
            [key for key in found if key not in known and not key.startswith(COMMAND_NAMES)],
            [key for key in found if key in known and found[key] - known[key]],
        )


def cards(game: str, locale: str, printed: Iterable[str], root: Path = DATA) -> Missing | None:
    """The translated card texts of a game beside all that its content says; None where nobody has translated any."""
    found = translations(game, locale, root)
    if not found:
        return None
    texts = dict.fromkeys(printed)
    untranslated = [one for one in texts if one not in found]
    return Missing(f"{game}, cards", len(texts), untranslated, [one for one in found if one not in texts])


def printed_texts(data: Any) -> Iterator[str]:
    """Every text for players in the plain data of a pack's file."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in _FOR_PLAYERS and isinstance(value, str):
                yield value
            else:
                yield from printed_texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from printed_texts(value)


_FOR_PLAYERS = frozenset({"name", "flavor", "story", "text", "minion_text", "boss_text"})


def _command_names(english: Path) -> list[str]:
    """The keys of Discord's names of commands that any language has beside this English file."""
    pattern = english.name.removesuffix(f"{FALLBACK}.ftl") + "*.ftl"
    others = [file for file in english.parent.glob(pattern) if file.name.count(".") == english.name.count(".")]
    keys = (key for file in sorted(others) for key in _messages(file) if key.startswith(COMMAND_NAMES))
    return list(dict.fromkeys(keys))


def _messages(file: Path) -> dict[str, set[str]]:
    """Key -> the parameters that its sentence asks for."""
    words = file.read_text(encoding="utf-8")
    FluentFiles(FALLBACK, [(file.as_posix(), words)]).check()
    resource = FluentParser().parse(words)
    return {one.id.name: variables(one) for one in resource.body if isinstance(one, ast.Message)}


def variables(node: Any) -> set[str]:
    """All parameters that a parsed sentence asks for."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for one in inside for name in variables(one)}
