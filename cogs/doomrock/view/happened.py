"""What the pictures show of a reader's news: how many hit points each character has lost or won since. Pure; knows only
sentences."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text


def happened(lines: Sequence[Text]) -> dict[str, Any]:
    """{hp: {character: difference}} of those that are not as they were: a hero by its class, an enemy by its label."""
    found: dict[str, int] = {}
    for line in lines:
        if line.key in ("dr-damage", "dr-lost-hp"):
            n = int(line.params["after"]) - int(line.params["before"])
        elif line.key == "dr-healed":
            n = int(line.params["n"])
        else:
            continue
        if (who := _character(line.params["who"])) is not None:
            found[who] = found.get(who, 0) + n
    return {"hp": {who: n for who, n in found.items() if n}}


def _character(who: object) -> str | None:
    """As a view knows it: `brawler`, `Head Librarian`, `Bitey Book 2`; None for one who was gone."""
    if isinstance(who, str):
        return who.removeprefix("@")
    if not isinstance(who, Text) or "name" not in who.params:
        return None
    return f"{who.params['name']} {who.params['n']}" if "n" in who.params else str(who.params["name"])
