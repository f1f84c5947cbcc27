"""What house players are called: names from the catalogue, one after the other. Pure; no discord in here.

`house-name-1`, `house-name-2`, ... stand in each language's file. Which one comes first follows from the table, so that
nothing here is random and another table meets other company; each bears the sign of the house (`lobby-house-name`).
"""

from collections.abc import Collection
from hashlib import blake2b

from bot.rules.decision import text
from bot.ui.panels.catalogue import FALLBACK, Catalogue


def house_name(words: Catalogue, table: str, taken: Collection[str], locale: str = FALLBACK) -> str:
    """The name of the next house player. table: its id; taken: the names that are there, which nobody gets again."""
    many = 0
    while words.has(f"house-name-{many + 1}", locale):
        many += 1
    first = int.from_bytes(blake2b(table.encode(), digest_size=8).digest()) % max(many, 1)
    there = {_bare(name) for name in taken}
    found = ""
    for turn in range(many * (len(taken) + 1)):
        bare = words.format(text(f"house-name-{(first + turn) % many + 1}"), None, locale, label=True)
        if turn >= many:  # more house players than names, or persons who are called like furniture
            bare = f"{bare} {turn // many + 1}"
        found = words.format(text("lobby-house-name", name=bare), None, locale, label=True)
        if not any(_bare(bare) in name for name in there):
            break
    return found


def _bare(name: str) -> str:
    return " ".join(name.casefold().split())
