"""Mapping files: what a user says that imported cards do, in the vocabulary of `data/rangers` (ER-18.4). Pure.

    - id: "09001"
      abilities: [{when: turn_edge, cost: [{do: use, token: coil}], do: [{do: soothe}]}]

A card with such an entry acts by itself where the table's setting `effects` is `auto`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.content.reader import Entry, Reader
from bot.rules.own_cards.mapping import ScriptReader, said
from bot.rules.own_cards.pinning import Row
from cogs.rangers.content import references
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.cards import Found
from cogs.rangers.content.imports.ground import Ground, OwnMission, OwnPath, OwnPlace
from cogs.rangers.content.imports.own import OwnCard, OwnRole, PinnedCard
from cogs.rangers.content.vocabulary.abilities import Ability, PrintedTest

SCRIPT_BYTES: Final = 512 * 1024
Part = OwnCard | OwnRole | Ground
PARTS: Final[Mapping[str, type[Part]]] = {
    "card": OwnCard,
    "role": OwnRole,
    "path": OwnPath,
    "place": OwnPlace,
    "mission": OwnMission,
}
"""What a card can be, by its field in `PinnedCard`."""


class Script(BaseModel):
    """What one card does. id: its code."""

    model_config = ConfigDict(extra="forbid")

    id: Annotated[str, Field(max_length=40)]
    abilities: tuple[Ability, ...] = ()
    tests: tuple[PrintedTest, ...] = ()

    @model_validator(mode="after")
    def _does_something(self) -> "Script":
        if not self.abilities and not self.tests:
            raise ValueError("says nothing of what the card does")
        return self


def _made(row: Row, script: Script) -> Part:
    """Goes through JSON, as the store does: only then is a card the same again."""
    field = next(name for name in PARTS if row.get(name) is not None)
    mapped = {"is_mapped": True} if field in ("path", "place", "mission") else {}
    return PARTS[field].model_validate({**row[field], **said(script), **mapped})


SCRIPTS: Final = ScriptReader(Script, _made)


def add_scripts(found: Found, source: str, content: RangersContent) -> None:
    """Give the cards of a file what somebody says that they do; every mistake is a problem of the file."""
    rows: dict[str, Any] = {card.code: card.model_dump(mode="json", by_alias=True) for card in found.cards.values()}
    tokens = references.known_tokens(content)

    def check(reader: Reader, entry: Entry, script: Script) -> None:
        row = rows.get(script.id)
        if row is not None:
            references.check_card(reader, content, entry, _made(row, script), tokens)

    scripts, wrong = SCRIPTS.read(source, rows, check)
    for why in wrong:
        found.add("IMP_SCRIPT", why=why)
    for ref, card in list(found.cards.items()):
        script = scripts.get(card.code)
        if script is not None:
            row = rows[card.code]
            field = next(name for name in PARTS if row.get(name) is not None)
            part = _made(row, script)
            found.cards[ref] = PinnedCard.model_validate({**card.model_dump(by_alias=True), field: part})
