"""How SimCord 3.2.1 copies what goes over its wire: at once, and not value by value.

It copies each message four or five times on the way from the bot to the page, with `copy.deepcopy`, which goes through
every word: a fifth of what a click at the local table cost. What is plain data, as JSON is, is written and read back.

Like `simcord_patch`, which checks what is expected of SimCord, it touches its private names.
"""

import copy
import marshal
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


def lacking() -> list[str]:
    """Modules of SimCord that no longer copy as is expected here."""
    known = (copy.deepcopy, copied)  # the latter while a world is open
    found = [module for module in NAMED if vars(module).get("deepcopy") not in known]
    found += [module for module in ASKING if getattr(vars(module).get("copy"), "deepcopy", None) not in known]
    return [module.__name__ for module in found]


def copied(value: Any, memo: dict[int, Any] | None = None) -> Any:
    """`copy.deepcopy`: what holds anything else than plain data is copied by that itself.

    What is the same list or mapping in two places is so in the copy, too.
    """
    if memo is None:
        try:
            return marshal.loads(marshal.dumps(value))
        except ValueError:  # an object of a class, or nested too deeply
            pass
    return copy.deepcopy(value, memo)


class _Copy(ModuleType):
    """The module `copy` as SimCord sees it."""

    deepcopy = staticmethod(copied)

    def __getattr__(self, name: str) -> Any:
        return getattr(copy, name)


@contextmanager
def copying_at_once() -> Iterator[None]:
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
