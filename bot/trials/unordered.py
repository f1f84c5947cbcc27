"""Compares plain data of a state as its types mean it: sets, and lists marked `UNORDERED`, without order. Pure."""

import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from bot.rules.unordered import UNORDERED


class Bag(list[Any]):
    """A list that equals every list of the same entries."""

    __hash__ = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and _sorted(self) == _sorted(other)

    def __ne__(self, other: object) -> bool:
        return not self == other


def _sorted(entries: list[Any]) -> list[str]:
    return sorted(json.dumps(entry, sort_keys=True, default=str) for entry in entries)


def bagged(data: Any, kind: Any) -> Any:
    """The same plain data with a `Bag` wherever `kind`, the type it was dumped from, says that order is nothing."""
    if isinstance(data, Mapping):
        return _mapping(data, _arms(kind))
    return _list(data, _arms(kind)) if isinstance(data, list) else data


def _mapping(data: Mapping[str, Any], arms: tuple[Any, ...]) -> dict[str, Any]:
    """Of several types the first model that has all of these fields, or what the values of a dict are."""
    fields = next((found for arm in arms if (found := _fields(arm)) and found.keys() >= data.keys()), {})
    each = next((get_args(arm)[1] for arm in arms if len(get_args(arm)) == 2 and get_origin(arm) is not tuple), None)
    return {key: bagged(value, fields.get(key, each)) for key, value in data.items()}


def _list(data: list[Any], arms: tuple[Any, ...]) -> list[Any]:
    for arm in arms:
        origin, inner = get_origin(arm) or arm, get_args(arm)
        if origin is Annotated:
            found = _list(data, _arms(inner[0]))
            return Bag(found) if UNORDERED in inner[1:] else found
        if origin in (set, frozenset):
            return Bag(data)
        if origin is list and inner:
            return [bagged(entry, inner[0]) for entry in data]
        if origin is tuple and inner:
            kinds = [inner[0]] * len(data) if inner[-1] is ... else inner
            return [bagged(entry, kind) for entry, kind in zip(data, kinds, strict=False)]
    return data


def _arms(kind: Any) -> tuple[Any, ...]:
    """The types of a union; an annotated mapping or model is looked through."""
    if get_origin(kind) is Annotated and UNORDERED not in get_args(kind):
        return _arms(get_args(kind)[0])
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


@lru_cache(maxsize=256)
def _fields(kind: Any) -> Mapping[str, Any]:
    """Field -> type, with what it is annotated with; nothing for what is no model."""
    is_model = isinstance(kind, type) and (issubclass(kind, BaseModel) or is_dataclass(kind))
    return get_type_hints(kind, include_extras=True) if is_model else {}
