"""An imported card, as a server's pack stores it, as the rules know cards. Names and texts are foreign words: cut to
length, and never a reference. Pure."""

import re
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.cleaning import cleaned
from bot.rules.own_cards.pinning import Row
from cogs.altered.content.cards import Card

_LONGEST: Final = {"name": 60, "text": 900}
_SIGNS: Final = (
    (r"\{J\}", "When I join:"),
    (r"\{H\}", "When played from hand:"),
    (r"\{R\}", "When played from Reserve:"),
    (r"\{D\} *:?", "Support:"),
    (r"\{T\}", "Exhaust me"),
    (r"\{([0-9X]{1,2})\}", r"\1"),
    (r"[\[\]#<>$]", ""),
    (r" +([:.,])", r"\1"),
)
"""Signs of the public card files and what they mean, in the order of replacing."""
_BODIES: Final = ("character", "token")
_COSTLESS: Final = ("hero", "token")


def definition(row: Row) -> Card:
    """A stored card as the rules know cards; manual when no rule understands it. Raises `ValidationError`."""
    kind, stats = row["type"], row.get("stats")
    words = "\n".join(part for part in (row.get("text", ""), row.get("support", "")) if part)
    made: dict[str, Any] = {
        "id": row["ref"],
        "name": _foreign(" ".join(row["name"].split()), "name") or row["ref"],
        "type": kind,
        "faction": row["faction"],
        "rarity": row["rarity"] if row["rarity"] in ("C", "R", "U", "E") else "none",
        "subtypes": tuple(row.get("subtypes", ())),
        "text": _foreign(readable(words), "text"),
        "tags": tuple(tag for tag in ("banned", "suspended") if row.get(tag)),
    }
    if kind not in _COSTLESS:
        made |= {"hand_cost": row.get("hand_cost", 0), "reserve_cost": row.get("reserve_cost", 0)}
    if kind in _BODIES:
        made["stats"] = dict(zip(("forest", "mountain", "water"), stats or (0, 0, 0), strict=True))
    if kind == "token":
        made["token"] = token_name(row["name"])
    if row.get("effects", "manual") != "manual":
        known = {name: row[name] for name in ("abilities", "keywords", "cost_option", "counters") if row.get(name)}
        known |= {name: row[name] for name in ("reserve_limit", "landmark_limit") if name in row}
        try:
            return Card.model_validate(made | known)
        except ValidationError:
            pass  # of an older form of the vocabulary: then its text is all there is
    return Card.model_validate(made | {"manual": True})


def readable(words: str) -> str:
    """A text of the public card files without their marks, with the words that bundled cards use for the signs."""
    for pattern, word in _SIGNS:
        words = re.sub(pattern, word, words)
    return words


def token_name(name: str) -> str:
    """The short name of an imported token, by which `create` finds it; never one of the bundle's."""
    plain = " ".join(name.casefold().replace("’", "'").split())
    return "x_" + "".join(c if c.isalnum() else "_" for c in plain)


def _foreign(words: str, what: str) -> str:
    """A foreign text: printable, cut to length, and no reference, which a leading @ would make it."""
    return cleaned(words, lines=True).lstrip("@ ")[: _LONGEST[what]].strip()
