"""A sentence about somebody as that very person reads it: *you play*, not their own name. Pure.

A catalogue may have `<key>-to-you` beside `<key>`, with the same parameters, where their `seat` is whoever it is about.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.rules.decision import Text
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import PERSON

TO_YOU: Final = "-to-you"


def addressed(words: Catalogue, said: Text, seat: int | None, locale: str) -> Text:
    """The sentence, and those within it, as this seat is told them; the same object where nothing in it is about them,
    or where this language has no such sentence. seat None: anybody may read it."""
    if seat is None or not said.params:
        return said
    person = f"{PERSON}{seat}"

    def is_known(key: str) -> bool:
        return words.speaks(key + TO_YOU, locale) or (not words.speaks(key, locale) and words.has(key + TO_YOU, locale))

    return _addressed(said, person, is_known)


def _addressed(said: Text, person: str, is_known: Callable[[str], bool]) -> Text:
    params = {name: _within(value, person, is_known) for name, value in said.params.items()}
    is_theirs = said.params.get("seat") == person and is_known(said.key)
    if not is_theirs and all(params[name] is value for name, value in said.params.items()):
        return said
    return Text(said.key + TO_YOU if is_theirs else said.key, params)


def _within(value: Any, person: str, is_known: Callable[[str], bool]) -> Any:
    if isinstance(value, Text):
        return _addressed(value, person, is_known)
    if isinstance(value, (list, tuple)):
        found = [_within(one, person, is_known) for one in value]
        return value if all(one is was for one, was in zip(found, value, strict=True)) else found
    return value
