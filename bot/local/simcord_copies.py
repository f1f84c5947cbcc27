"""How SimCord 3.2.1 copies what goes over its wire: lists and mappings, and not each word.

It copies each message four or five times on the way from the bot to the page, with `copy.deepcopy`, which asks of every
word how it is copied: a tenth of what a click at the local table cost.

Like `simcord_patch`, which checks what is expected of SimCord, it touches its private names.
"""

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router
from simcord.preview import _component_projection, _queries, _snapshot

NAMED: Final = (components, results, serializers, _component_projection, _queries, _snapshot)
"""Modules that have `deepcopy` as a name of their own."""
ASKING: Final = (gateway, router)
"""Modules that ask the module `copy` for it."""

_WORDS: Final = frozenset({str, int, float, bool, type(None)})


def lacking() -> list[str]:
    """Modules of SimCord that no longer copy as is expected here."""
    known = (copy.deepcopy, copied)  # the latter while a world is open
    found = [module for module in NAMED if vars(module).get("deepcopy") not in known]
    found += [module for module in ASKING if getattr(vars(module).get("copy"), "deepcopy", None) not in known]
    return [module.__name__ for module in found]


def copied(value: Any, memo: dict[int, Any] | None = None) -> Any:
    """`copy.deepcopy` of lists and mappings as they come out of JSON, in which nothing is in two places; what else
    stands in them is copied by that itself. memo: only `copy.deepcopy` gives one."""
    kind = type(value)
    if kind is dict:
        return {key: one if type(one) in _WORDS else copied(one) for key, one in value.items()}
    if kind is list:
        return [one if type(one) in _WORDS else copied(one) for one in value]
    return copy.deepcopy(value, memo)


class _Copy(ModuleType):
    """The module `copy` as SimCord sees it."""

    deepcopy = staticmethod(copied)

    def __getattr__(self, name: str) -> Any:
        return getattr(copy, name)


@contextmanager
def copying_quickly() -> Iterator[None]:
    """For as long as a world is open; there is one at a time."""
    _put(copied, _Copy("copy"))
    try:
        yield
    finally:
        _put(copy.deepcopy, copy)


def _put(function: Any, module: ModuleType) -> None:
    for one in NAMED:
        vars(one)["deepcopy"] = function
    for one in ASKING:
        vars(one)["copy"] = module
