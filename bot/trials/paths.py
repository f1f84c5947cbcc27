"""Reads and changes plain data by paths such as `heroes.h0.hp` or `battle.groups.1`. Pure.

A step is a key of a mapping, a place in a list, or what a list's entry is called: its `id`, `uid` or `card`.
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.numbers import read_whole

NAMES: Final = ("id", "uid", "card")
"""The fields of a list's entry by which it can be called."""


class PathError(ValueError):
    """A path that leads nowhere; the message says where it ended and what there was."""


def get(data: Any, path: str) -> Any:
    """What stands at a path. `length` behind a list or mapping is how many entries it has. Raises `PathError`."""
    here, walked = data, ""
    for step in path.split("."):
        here = _step(here, step, walked, path)
        walked = f"{walked}.{step}" if walked else step
    return here


def put(data: Any, path: str, value: Any) -> None:
    """Change, in place, what stands at a path; the last step may be a new key of a mapping. Raises `PathError`."""
    *way, last = path.split(".")
    here = get(data, ".".join(way)) if way else data
    if isinstance(here, dict):
        key = _key(here, last)
        here[last if key is None else key] = value
    elif isinstance(here, list):
        if last == "+":
            here.append(value)
        elif last == "++":
            here.extend(value)
        else:
            here[_place(here, last, path)] = value
    else:
        raise PathError(f"{path}: {'.'.join(way)} is {here!r} and has no parts")


def _step(here: Any, step: str, walked: str, path: str) -> Any:
    if isinstance(here, Mapping):
        key = _key(here, step)
        if key is not None:
            return here[key]
        if step == "length":
            return len(here)
        there = ", ".join(map(str, here)) or "nothing"
        raise PathError(f"{path}: {walked or 'the state'} has no {step!r}; it has {there}")
    if isinstance(here, list):
        return len(here) if step == "length" else here[_place(here, step, path)]
    raise PathError(f"{path}: {walked} is {here!r} and has no {step!r}")


def _key(here: Mapping[Any, Any], step: str) -> Any:
    if step in here:
        return step
    number = read_whole(step)
    return number if number is not None and number in here else None


def _place(here: list[Any], step: str, path: str) -> int:
    for place, entry in enumerate(here):
        if isinstance(entry, Mapping) and step in {str(entry[name]) for name in NAMES if name in entry}:
            return place
    number = read_whole(step)
    if number is not None and -len(here) <= number < len(here):
        return number
    raise PathError(f"{path}: no entry {step!r} among {len(here)}")
