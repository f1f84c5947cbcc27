"""Codes, names, thresholds and traits as foreign sources write them, in one form (ER-18.1, ER-18.2). Pure."""

import re
import unicodedata
from typing import Any, Final

from bot.rules.cleaning import cleaned
from bot.rules.own_cards.files import number_of
from cogs.rangers.content.vocabulary.terms import Aspect, Keyword

CODE_DIGITS: Final = 5
_KEYWORDS: Final[dict[str, Keyword]] = {
    name: name
    for name in (
        *("ambush", "conduit", "dangerous", "disconnected", "expert", "fatiguing", "friendly", "manifestation"),
        *("obstacle", "persistent", "setup", "unique", "untraversable"),
    )
}
_ASPECTS: Final[dict[str, Aspect]] = {
    **{"awa": "AWA", "awareness": "AWA", "fit": "FIT", "fitness": "FIT"},
    **{"spi": "SPI", "spirit": "SPI", "foc": "FOC", "focus": "FOC"},
}


def code_of(value: Any) -> str:
    """A code with its leading zero: 1039 is "01039"; "" for what is none."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, int):
        return f"{value:0{CODE_DIGITS}d}" if 0 <= value < 10**9 else ""
    return cleaned(value)[:40] if isinstance(value, str) else ""


def same_name(name: str) -> str:
    """A name as names are compared: whatever the case, the apostrophes, the width of letters."""
    plain = unicodedata.normalize("NFKC", cleaned(name)).replace("’", "'").replace("‘", "'")
    return " ".join(plain.casefold().split())


def slug(value: Any) -> str:
    """A name as a set's id; "" for what is none."""
    made = re.sub(r"[^a-z0-9]+", "_", same_name(value)).strip("_") if isinstance(value, str) else ""
    return (made if made[:1].isalpha() else f"set_{made}" if made else "")[:40]


def aspect_of(value: Any) -> Aspect | None:
    return _ASPECTS.get(value.strip().casefold()) if isinstance(value, str) else None


def threshold_of(value: Any) -> Any:
    """`3`, `"3"`, `"3[per_ranger]"`, `"3R"`, `"[ranger]"`, `"X"` as our cards have it; an X is set by hand, so it has
    none. Raises `ValueError` for anything else."""
    if value is None or value == "" or value in ("-", "–"):
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        return value if 1 <= value <= 20 else None
    if not isinstance(value, str):
        raise ValueError(value)
    plain = re.sub(r"\s+", "", value).casefold()
    if plain in ("[ranger]", "rangers", "ranger"):
        return "rangers"
    if plain == "disabled":
        return "disabled"
    if plain in ("x", "-2"):
        return None
    found = re.fullmatch(r"(\d{1,2})(\[per_ranger\]|\[per\]|r)?", plain)
    if found is None:
        raise ValueError(value)
    n = int(found[1])
    if not n:
        return None
    return {"per_ranger": min(n, 9)} if found[2] else min(n, 20)


def is_x(value: Any) -> bool:
    """Whether a number is one that is set by hand (ER-18.2)."""
    return value == -2 or (isinstance(value, str) and value.strip().casefold() in ("x", "-2"))


def traits_of(value: Any) -> list[str]:
    """`"Tool / Mod"` as traits."""
    if not isinstance(value, str):
        return []
    words = [re.sub(r"[^a-z]", "", part.casefold()) for part in re.split(r"[/,•]", value)]
    return list(dict.fromkeys(word[:20] for word in words if word))[:8]


def keywords_of(text: str) -> list[Keyword]:
    """The known words of the first block that end in full stops: `Friendly. Persistent. ...`."""
    found: list[Keyword] = []
    for part in re.sub(r"<[^>]*>|\*", "", text).split("\n")[0].split("."):
        word = re.sub(r"\s*\[?\d\]?$", "", part.strip().casefold())
        if word not in _KEYWORDS:
            break
        found.append(_KEYWORDS[word])
    return list(dict.fromkeys(found))


def small(value: Any, most: int) -> int | None:
    """A whole number from 0 to most, None for anything else."""
    return number_of(value, most)
