"""An entry as a play script: every branch with its words, for proofreading aloud. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.rules.effects import Effect
from bot.rules.stories.book import StoryBook, paragraphs_of
from bot.rules.stories.shapes import Outcome, Passage, StoryEntry, outcome_key, prose_key


def script(book: StoryBook, pack: str = "") -> list[str]:
    """All entries of a book, or of one of its packs, line by line."""
    lines: list[str] = []
    for name, entry in (book.of_pack(pack) if pack else book.entries).items():
        lines += [f"== {name}: {book.title(name)} ==", *_entry(book, entry), ""]
    return lines


def _entry(book: StoryBook, entry: StoryEntry[Any, Any]) -> Iterator[str]:
    for redirect in entry.redirects:
        yield f"[if {_said(redirect.condition)}: on to {redirect.to}]"
    for prefix, passage in entry.passages():
        if prefix:
            yield f"-- {prefix}, instead [{_said(getattr(passage, 'condition', None))}] --"
        yield from _passage(book, entry.id, prefix, passage)


def _passage(book: StoryBook, entry: str, prefix: str, passage: Passage[Any, Any]) -> Iterator[str]:
    if not passage.silent:
        yield from _prose(book, entry, prose_key(prefix, "intro"))
    for paragraph in passage.paragraphs:
        who = "only to whom it applies" if paragraph.private else "to all"
        yield f"({paragraph.name}, {who}{_if(paragraph)})"
        yield from _prose(book, entry, prose_key(prefix, paragraph.name))
        yield from _then(paragraph.effects, paragraph.goto)
    yield from _then(passage.effects, None)
    for way, check, outcomes in passage.ways():
        yield from _way(book, entry, prefix, passage, way, check, outcomes)
    yield from _then((), passage.goto)


def _way(
    book: StoryBook,
    entry: str,
    prefix: str,
    passage: Passage[Any, Any],
    way: str,
    check: Any,
    outcomes: dict[str, Outcome[Any]],
) -> Iterator[str]:
    choice = next((one for one in passage.choices if one.name == way), None)
    label = book.text(entry, prose_key(prefix, way)) if way else ""
    tried = "" if check is None else f" [{_check(check)}]"
    yield f"> {label}{'' if choice is None else _if(choice)}{tried}".rstrip()
    if choice is not None:
        yield from _then(choice.cost, None)
    for name, outcome in (outcomes or {"done": Outcome[Any]()}).items():
        yield f"  {name}:"
        yield from (f"  {line}" for line in _prose(book, entry, prose_key(prefix, outcome_key(way, name))))
        yield from (f"  {line}" for line in _then(outcome.effects, outcome.goto))


def _prose(book: StoryBook, entry: str, key: str) -> Iterator[str]:
    for paragraph in paragraphs_of(book.text(entry, key)):
        yield f"  {' '.join(paragraph.split())}"


def _then(effects: Sequence[Any], goto: str | None) -> Iterator[str]:
    said = [_effect(effect) for effect in effects] + ([] if goto is None else [f"on to {goto}"])
    if said:
        yield f"  [{'; '.join(said)}]"


def _effect(effect: Any) -> str:
    fields = effect.model_dump(exclude_defaults=True, by_alias=True)
    if isinstance(effect, Effect):
        fields.pop("do")
        return " ".join([effect.do, *(f"{name} {_said(value)}" for name, value in fields.items())])
    return _said(fields)


def _check(check: Any) -> str:
    measure = check.measure()
    return f"{measure[0]} {measure[1]}" if measure else type(check).__name__.lower()


def _if(part: Any) -> str:
    return "" if part.condition is None else f", if {_said(part.condition)}"


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(inner)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(_said, value))
    return str(value)
