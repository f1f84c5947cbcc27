"""What a pack's author says that imported cards do, in the vocabulary of `data/altered` (AL-14.10). Pure.

    - id: ALT_CORE_B_AX_07_C
      abilities: [{when: join, do: [{do: gain, what: boost, n: 2, who: me}]}]

Beside a file with cards (`read_scripts`: all mistakes at once, checked against those cards), or for every server as
`<data_dir>/packs/altered/scripts*.yaml`. A script replaces whatever was understood of the card's own text.
"""

from collections.abc import Collection, Mapping
from typing import Final

from pydantic import ValidationError

from bot.rules.content.reader import Entry, Reader
from bot.rules.own_cards.mapping import ScriptReader, said
from bot.rules.own_cards.pinning import Row
from cogs.altered.content.card_words import check_words
from cogs.altered.content.cards import Card, Script
from cogs.altered.content.glossary import disrupts
from cogs.altered.content.stored import definition, token_name

SCRIPT_BYTES: Final = 512 * 1024


def _made(row: Row, script: Script) -> Card:
    bare = definition({**row, "effects": "manual"}).model_dump(by_alias=True, exclude={"manual"})
    return Card.model_validate(bare | said(script))


SCRIPTS: Final = ScriptReader(Script, _made)


def read_scripts(
    source: str, rows: Mapping[str, Row], tokens: Collection[str], file: str = "scripts"
) -> tuple[dict[str, Script], list[str]]:
    """The scripts of a text by the card's reference, and everything that is wrong, in words.

    rows: the cards that they are for; tokens: short names that `create` knows besides theirs.
    """
    known = {*tokens, *(token_name(row["name"]) for row in rows.values() if row["type"] == "token")}

    def check(reader: Reader, entry: Entry, script: Script) -> None:
        check_words(reader, entry, script, known)

    return SCRIPTS.read(source, rows, check, file)


def scripted(row: Row, script: Script | None) -> Row:
    """A stored card with what its script says, where it has one and may have it."""
    if script is None:
        return row
    kept = {name: value for name, value in row.items() if name not in ("abilities", "keywords")}
    made = {**kept, **said(script), "effects": "scripted"}
    try:
        card = definition(made)
    except ValidationError:
        return row
    return row if card.manual else made | {"disrupts": disrupts(card)}
