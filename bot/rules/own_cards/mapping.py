"""Mapping files: what a user says that cards without a script do, in the vocabulary of the game. Pure.

    - id: ALT_CORE_B_AX_07_C
      abilities: [{when: join, do: [{do: gain, what: boost, n: 2, who: me}]}]

A script stands for all that its card does, in place of the text. All mistakes are named at once, with line and field.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from bot.rules.content.reader import Entry, Reader
from bot.rules.own_cards.pinning import Row

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class ScriptReader(Generic[M]):
    """How a game reads such a file.

    model    the pydantic model of a script, with the card's reference as `id`
    made     a card's row with what its script says, as a card of the game; raises `ValidationError` where it may not
    """

    model: type[M]
    made: Callable[[Row, M], Any]

    def read(
        self, source: str, rows: Mapping[str, Row], check: Callable[[Reader, Entry, M], None], file: str = "scripts"
    ) -> tuple[dict[str, M], list[str]]:
        """The scripts of a text by the card's reference, and everything that is wrong, in words.

        rows: the cards that they are for; check: what the model cannot check by itself, as problems of the reader.
        """
        reader = Reader()
        entries = reader.entries(file, source)
        reader.unique(entries)
        found: dict[str, M] = {}
        for entry in entries:
            before = reader.total
            for script in reader.check([entry], self.model):
                check(reader, entry, script)
                self._check_card(reader, entry, rows, script)
                if reader.total == before:
                    found[_ref(script)] = script
        return found, reader.problems

    def _check_card(self, reader: Reader, entry: Entry, rows: Mapping[str, Row], script: M) -> None:
        """Whether there is such a card, and whether it may have this."""
        row = rows.get(_ref(script))
        if row is None:
            near = reader.near(_ref(script), rows)
            hint = f"; did you mean {near}?" if near else ""
            reader.problem(entry, "id", f"there is no card {_ref(script)} in this file{hint}")
            return
        try:
            self.made(row, script)
        except ValidationError as error:
            for item in error.errors(include_url=False):
                place = ".".join(map(str, item["loc"])) or "(entry)"
                reader.problem(entry, place, str(item["msg"]).removeprefix("Value error, "))


def said(script: BaseModel) -> dict[str, Any]:
    """What a script says, as JSON for a card's row; without the card's reference."""
    return script.model_dump(mode="json", by_alias=True, exclude_defaults=True, exclude={"id"})


def _ref(script: Any) -> str:
    return str(script.id)
