"""What the signs on the buttons of a question mean, in one line below them. Pure.

The names are those of the game's legend (`Surface.signs`), whose sentences begin with a name and, where it can be
typed, the sign itself: "**Silver** 🪙: ...".
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from bot.rules.decision import text
from bot.ui.panels.catalogue import Catalogue

SEPARATOR, _MEANS = " · ", " = "
"""Between two signs, and between a sign and its name."""
_NAMED = re.compile(r"^\*\*(?P<name>.+?)\*\* (?P<sign>[^\s\w(]\S*?):")
_PLAIN = "\ufe0f"
"""Asks for the coloured form of a sign; some sentences write it and some do not."""
_WORD = r"(?! [^\W\d_])"
"""What is followed by a word is explained by it: "🧭 Hero", "🔎 Explore"."""


def signs_of(words: Catalogue, keys: Iterable[str], locale: str) -> Mapping[str, str]:
    """Sign -> its name, of those that can be typed."""
    return _signs_of(words, tuple(keys), locale)


@lru_cache(maxsize=64)
def _signs_of(words: Catalogue, keys: Sequence[str], locale: str) -> Mapping[str, str]:
    found = [_NAMED.match(words.format(text(key), None, locale)) for key in keys]
    return {one["sign"].replace(_PLAIN, ""): one["name"] for one in found if one is not None}


def without_sign(sentence: str, *, unless_in: str) -> str:
    """A sentence of the legend without its sign, unless that stands in these words."""
    found = _NAMED.match(sentence)
    if found is None or found["sign"].replace(_PLAIN, "") in unless_in.replace(_PLAIN, ""):
        return sentence
    return f"{sentence[: found.start('sign')].rstrip()}{sentence[found.end('sign') :]}"


@lru_cache(maxsize=512)
def _bare(sign: str) -> re.Pattern[str]:
    """The sign without a word behind it."""
    return re.compile(re.escape(sign) + _WORD)


@lru_cache(maxsize=512)
def _doing(sign: str) -> re.Pattern[str]:
    """The sign among words, with a verb behind it."""
    return re.compile(rf"(?<=\w ){re.escape(sign)} [a-z]+s\b")


def _is_named(sign: str, name: str, words: str) -> bool:
    """Whether words tell what a sign stands for, or a number of it, with its name."""
    named = rf"{re.escape(sign)} ?(\d+ )?{re.escape(name)}\b"
    return sign in words and re.search(named, words, re.IGNORECASE) is not None


def without_told(said: str, told: str) -> str:
    """What `explained` says without those whose names stand in bold in some other words, which explain them."""
    return SEPARATOR.join(one for one in said.split(SEPARATOR) if f"**{one.partition(_MEANS)[2]}" not in told)


def explained(labels: Sequence[str], signs: Mapping[str, str], above: str = "") -> str:
    """The signs that stand in these labels without a word behind them, each with its name; empty: there are none.
    above: the question, which may have named some of them already (`⏳ 7 time`, `🧭 Hero`)."""
    shown = "\n".join(labels).replace(_PLAIN, "")
    told = above.replace(_PLAIN, "")
    met = [(one, _bare(one).search(shown)) for one in signs if one in shown and not _is_named(one, signs[one], told)]
    found = {sign: place.start() for sign, place in met if place is not None}
    if found:  # what is written there anyway has room for those that do something: "your 🎒 moves" names no 🎒
        doing = [(one, _doing(one).search(shown)) for one, place in met if place is None]
        found |= {sign: place.start() for sign, place in doing if place is not None}
    return SEPARATOR.join(f"{sign}{_MEANS}{signs[sign]}" for sign in sorted(found, key=lambda sign: found[sign]))
