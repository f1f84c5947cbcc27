"""Which card a name means, as people write names: in any case, with any spaces and signs, sometimes with a slip. Pure.

names = Names(pool)
names.find("boiler mule (C)")    every card that may be meant; one: that is it
names.near("Boyler Mule")        what it may have been meant to be
"""

import difflib
import re
import unicodedata
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from cogs.altered.content.sets import RARE_SIGNS

_BRACKETS: Final = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
_RARITIES: Final = {
    "c": "C",
    "common": "C",
    "r": "R1",
    "rare": "R1",
    "r1": "R1",
    "r2": "R2",
    "e": "E",
    "exalted": "E",
}
_CLOSE: Final = 0.65
"""How much of two names must be the same for one to be a slip of the other, 0 to 1."""
_LEAST: Final = 4
"""Letters from which on a part of a name is as good as a slip."""
_MOST_NEAR: Final = 3
LONGEST: Final = 80


def plain(name: str) -> str:
    """A name without case, accents, spaces and signs."""
    letters = unicodedata.normalize("NFKD", name.replace("&", " and ")).casefold()
    return "".join(c for c in letters if c.isalnum())


class Names:
    """The names of a pool of cards. Costs nothing before it is first asked."""

    def __init__(self, pool: Mapping[str, Any]) -> None:
        self._pool = pool

    @cached_property
    def _refs(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for ref, facts in self._pool.items():
            found.setdefault(plain(facts.name), []).append(ref)
        return found

    def find(self, words: str) -> list[str]:
        """The references of all cards of this name, without those that a rarity behind it in brackets leaves out; the
        commons where none is. A token only where no card is called so."""
        if len(words) > LONGEST:
            return []
        refs = self._refs.get(plain(words), [])
        match = _BRACKETS.search(words)
        signed = [rarity for rarity, sign in RARE_SIGNS.items() if words.rstrip().endswith(sign)]
        rarity = (*signed, "C")[0]  # so that a list from before there were rares means what it meant
        if not refs and match is not None:
            refs = self._refs.get(plain(words[: match.start()]), [])
            rarity = _RARITIES.get(match[0].strip(" ()[]\t").casefold(), "C")
        refs = [ref for ref in refs if ref.endswith(f"_{rarity}")] or refs
        return [ref for ref in refs if self._pool[ref].type != "token"] or refs

    def near(self, words: str) -> list[str]:
        """A few names that are much like this one, the likeliest first."""
        wanted = plain(_BRACKETS.sub("", words[:LONGEST]))
        if not wanted:
            return []
        parts = [key for key in self._refs if wanted in key] if len(wanted) >= _LEAST else []
        close = difflib.get_close_matches(wanted, self._refs, _MOST_NEAR, _CLOSE)
        return [self._pool[self._refs[key][0]].name for key in list(dict.fromkeys(close + parts))[:_MOST_NEAR]]
