"""Errata: patches of printed cards, applied to plain data before it is checked. Pure."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.rules.content.reader import Entry, Reader


class Erratum(BaseModel):
    """A patch of fields of one card: `{card: id, patch: {field: value}, note: why}`.

    `patch.replace_effect: {find: {...}, put: {...}}` changes the first effect that has all of `find`; its other fields
    stay.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    card: str
    patch: dict[str, Any]
    note: str = ""


def apply_errata(reader: Reader, errata: Sequence[Entry], cards: Sequence[Entry]) -> None:
    """Patch cards in place, by id; silent where a card is absent, the last pack wins. What was changed is noted in the
    card's field `errata`. Mistakes become problems of the reader."""
    by_id = {entry.name: entry for entry in cards}
    for entry in errata:
        for erratum in reader.check([entry], Erratum):
            card = by_id.get(erratum.card)
            if card is not None:
                _patch(reader, entry, card, erratum)


def _patch(reader: Reader, entry: Entry, card: Entry, erratum: Erratum) -> None:
    patch = deepcopy(erratum.patch)
    swap = patch.pop("replace_effect", None)
    if swap is not None and _is_swap(reader, entry, swap):
        card.data, _ = _replaced(card.data, swap["find"], swap["put"])
    card.data.update(patch)
    fields = ", ".join([*patch, *(["effects"] if swap is not None else [])])
    card.data["errata"] = erratum.note or f"changed: {fields}"


def _is_swap(reader: Reader, entry: Entry, swap: Any) -> bool:
    shaped = isinstance(swap, dict) and set(swap) == {"find", "put"}
    fits = shaped and all(isinstance(value, dict) for value in swap.values())
    if not fits:
        reader.problem(entry, "patch.replace_effect", "wants `find` and `put`, each with fields of one effect")
    return fits


def _replaced(part: Any, find: dict[str, Any], put: dict[str, Any]) -> tuple[Any, bool]:
    """The data with its first fitting effect changed, and whether there was one."""
    if isinstance(part, dict):
        if part.get("do") is not None and all(part.get(key) == value for key, value in find.items()):
            # what the patch does not speak of stays: above all whom it concerns
            return {key: value for key, value in part.items() if key not in find} | put, True
        for key, value in part.items():
            new, is_done = _replaced(value, find, put)
            if is_done:
                return part | {key: new}, True
    elif isinstance(part, list):
        for place, value in enumerate(part):
            new, is_done = _replaced(value, find, put)
            if is_done:
                return [*part[:place], new, *part[place + 1 :]], True
    return part, False
