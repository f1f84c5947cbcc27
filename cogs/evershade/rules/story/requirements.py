"""What a choice wants that cannot be made: the requirement in words, never what lies behind it (LE-12.3, LE-12.12).
Pure."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text


def requirement(condition: Any) -> Text:
    """`{brill: 2}` -> "needs 2 brill"; letters of the tracker are not told."""
    if not isinstance(condition, Mapping) or len(condition) != 1:
        return text("story-locked")
    (word, wanted), *_ = condition.items()
    match word:
        case "keyword" | "equipped_kw":
            return text("evershade-needs-keyword", word=wanted)
        case "item":
            return text("evershade-needs-item", item=f"@{wanted}")
        case "brill" | "fate" | "chars" | "advancements":
            return text("evershade-needs-amount", what=word, n=int(wanted))
    return text("story-locked")
