"""What a pack's author says that imported cards do, in the vocabulary of `data/altered` (AL-14.10). Pure.

    - id: ALT_CORE_B_AX_07_C
      abilities: [{when: join, do: [{do: gain, what: boost, n: 2, who: me}]}]

Beside a file with cards (`read_scripts`: all mistakes at once, checked against those cards), or for every server as
`<data_dir>/packs/altered/scripts*.yaml`. A script replaces whatever was understood of the card's own text.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.content import Entry, Reader
from bot.rules.own_cards.pinning import Row
from cogs.altered.content.cards import Card, Script
from cogs.altered.content.glossary import disrupts
from cogs.altered.content.pack import check_words
from cogs.altered.content.pinned import definition, token_name

SCRIPT_BYTES: Final = 512 * 1024


def read_scripts(
    source: str, rows: Mapping[str, Row], tokens: Collection[str], file: str = "scripts"
) -> tuple[dict[str, Script], list[str]]:
    """The scripts of a text by the card's reference, and everything that is wrong, in words.

    rows: the cards that they are for; tokens: short names that `create` knows besides theirs.
    """
    reader = Reader()
    entries = reader.entries(file, source)
    reader.unique(entries)
    known = {*tokens, *(token_name(row["name"]) for row in rows.values() if row["type"] == "token")}
    found: dict[str, Script] = {}
    for entry in entries:
        before = reader.total
        for script in reader.check([entry], Script):
            check_words(reader, entry, script, known)
            row = rows.get(script.id)
            if row is None:
                near = reader.near(script.id, rows)
                hint = f"; did you mean {near}?" if near else ""
                reader.problem(entry, "id", f"there is no card {script.id} in this file{hint}")
            else:
                _check_fits(reader, entry, row, script)
            if reader.total == before:
                found[script.id] = script
    return found, reader.problems


def _check_fits(reader: Reader, entry: Entry, row: Row, script: Script) -> None:
    """Whether a card of this type may have it."""
    bare = definition({**row, "effects": "manual"}).model_dump(by_alias=True, exclude={"manual"})
    try:
        Card.model_validate(bare | _said(script))
    except ValidationError as error:
        for item in error.errors(include_url=False):
            place = ".".join(map(str, item["loc"])) or "(entry)"
            reader.problem(entry, place, str(item["msg"]).removeprefix("Value error, "))


def _said(script: Script) -> dict[str, Any]:
    return script.model_dump(mode="json", by_alias=True, exclude_defaults=True, exclude={"id"})


def scripted(row: Row, script: Script | None) -> Row:
    """A stored card with what its script says, where it has one and may have it."""
    if script is None:
        return row
    kept = {name: value for name, value in row.items() if name not in ("abilities", "keywords")}
    made = {**kept, **_said(script), "effects": "scripted"}
    try:
        card = definition(made)
    except ValidationError:
        return row
    return row if card.manual else made | {"disrupts": disrupts(card)}
