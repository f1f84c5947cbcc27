"""Decks of people and card packs of servers, between the store and the rules. Waits for the database; no Discord here.

Reading large files and packs happens in a thread, so that no table waits for it. Pools are remembered by the marks of
the packs they come from.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

from cachetools import LRUCache

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.near_names import near_names
from bot.tables.shelf.shelf import (
    DECK,
    ITEM_BYTES,
    MOST_ENTRIES,
    MOST_ITEMS,
    MOST_PACKS,
    PACK_BYTES,
    Pack,
    Shelf,
    alike,
    checked_name,
)
from cogs.altered.content.card_names import Names
from cogs.altered.content.deck_code import read_written
from cogs.altered.content.decklist import Problem, Written, is_warning, look_up
from cogs.altered.content.decks import FORMATS, Facts, Format, check
from cogs.altered.content.import_cards import Found, pool_of_stored, read_cards
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.pinned import pin
from cogs.altered.content.scripts import scripted
from cogs.altered.content.stored import token_name
from cogs.altered.rules.brought import pool_at_tables

GAME: Final = "altered"
_POOLS: Final = 4
"""How many servers' pools are remembered; a full one takes about 30 MB."""


@dataclass(slots=True)
class Deck:
    """A deck that somebody owns, or a starter: then with its id, and one line about it."""

    name: str
    form: Format
    cards: dict[str, int]
    starter: str = ""
    about: str = ""

    def size(self) -> int:
        return sum(self.cards.values())

    def unknown(self, pool: Mapping[str, Facts]) -> list[str]:
        """Cards that are not in a pool."""
        return [ref for ref in self.cards if ref not in pool]

    def problems(self, pool: Mapping[str, Facts], form: Format | None = None, *, manual: bool = False) -> list[Problem]:
        """Everything that is wrong with it where this pool holds."""
        known = {ref: n for ref, n in self.cards.items() if ref in pool}
        unknown = [Problem("IMP_UNKNOWN_REF", {"ref": ref}) for ref in self.unknown(pool)]
        return [*unknown, *check(known, pool, form or self.form, allow_manual=manual)]


@dataclass(slots=True)
class Kept:
    """What became of an import. deck: None when nothing was kept; left_out: of the file; problems: of the deck."""

    deck: Deck | None
    left_out: list[Problem] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


class _ServerPool(NamedTuple):
    """The cards that a server knows, as they follow from its packs with these marks."""

    marks: tuple[str, ...]
    cards: dict[str, Facts]


class DeckShelf:
    """Everything that `/altered deck` and `/altered cards` do, beside showing it."""

    def __init__(self, shelf: Shelf, content: AlteredContent) -> None:
        self.shelf = shelf
        self.content = content
        self.bundled = pool_at_tables(content)
        self.starters = {
            deck.name: Deck(
                deck.name,
                "constructed",
                ({} if deck.hero is None else {deck.hero: 1}) | deck.cards,
                starter=deck.id,
                about=deck.about,
            )
            for deck in content.starters().values()
        }
        self._pools: LRUCache[int, _ServerPool] = LRUCache(_POOLS)

    # ------------------------------------------------------------------ cards

    async def pool(self, guild: int | None) -> Mapping[str, Facts]:
        """The bundled cards, and those that a server has brought in."""
        packs = [] if guild is None else await self.shelf.packs(guild, GAME)
        if guild is None or not packs:
            return self.bundled
        marks = tuple(pack.mark for pack in packs)
        known = self._pools.get(guild)
        if known is None or known.marks != marks:
            known = self._pools[guild] = _ServerPool(marks, await self._read_pool(guild, packs))
        return known.cards

    async def _read_pool(self, guild: int, packs: Sequence[Pack]) -> dict[str, Facts]:
        found = dict(self.bundled)
        for pack in packs:
            stored = await self.shelf.pack(guild, GAME, pack.name)
            if stored is not None:
                brought = await asyncio.to_thread(pool_of_stored, stored, self.content.scripts)
                found = brought | found  # bundled cards stay as they are
        return found

    async def rows(self, guild: int | None, refs: Collection[str]) -> list[dict[str, Any]]:
        """JSON of those of these cards that a server has brought in, ready for a table: see `pinned.pin`."""
        pool = await self.pool(guild)
        wanted = {ref for ref in refs if ref in pool and ref not in self.bundled}
        if guild is None or not wanted:
            return []
        stored = [await self.shelf.pack(guild, GAME, pack.name) for pack in await self.packs(guild)]
        return await asyncio.to_thread(_rows, [pack for pack in stored if pack is not None], wanted, self.content)

    async def fetch(self, guild: int | None, words: str) -> list[dict[str, Any]] | None:
        """The cards of the server's packs that a list names; None when it names none."""
        pool = await self.pool(guild)
        if pool is self.bundled:
            return None
        written = await asyncio.to_thread(_read_deck, words, pool)
        return await self.rows(guild, written.cards) or None

    async def packs(self, guild: int) -> list[Pack]:
        return await self.shelf.packs(guild, GAME)

    async def import_cards(
        self, guild: int, name: str, data: bytes, *, partial: bool, scripts: str = ""
    ) -> tuple[Found, bool]:
        """Read a file and keep its cards as a pack: what it holds, and whether it was kept. Raises `NotPossible`.

        Nothing is kept of a file with a mistake unless `partial`; then the cards that are right are. scripts: what
        these cards do (`scripts.py`).
        """
        name = checked_name(name)
        found, stored = await asyncio.to_thread(_read_pack, data, scripts, self.content.tokens)
        if not found.cards or (found.problems and not partial):
            return found, False
        if not await self.shelf.save_pack(guild, GAME, name, len(found.cards), stored):
            most = {"packs": MOST_PACKS, "cards": MOST_ENTRIES, "bytes": PACK_BYTES >> 20}
            raise NotPossible(text("al-refused-packs-full", **most))
        return found, True

    async def remove_pack(self, guild: int, name: str) -> str:
        """Throw a pack away; its name as it was. Raises `NotPossible`."""
        known = alike(name.strip(), [pack.name for pack in await self.packs(guild)])
        if known is None or not await self.shelf.drop_pack(guild, GAME, known):
            raise NotPossible(text("al-refused-no-pack", name=name))
        return known

    # ------------------------------------------------------------------ decks

    async def decks(self, user: int) -> dict[str, Deck]:
        """Somebody's own decks by name."""
        return {name: _deck(name, data) for name, data in (await self.shelf.decks(user, GAME)).items()}

    async def deck(self, user: int, name: str) -> Deck:
        """Somebody's own deck, or a starter. Raises `NotPossible`."""
        decks = self.starters | await self.decks(user)  # a deck of one's own hides a starter of the same name
        known = alike(name.strip(), list(decks)[::-1])
        if known is None:
            raise _no_deck(name, decks)
        return decks[known]

    async def import_deck(
        self, user: int, guild: int | None, name: str, words: str, form: Format, *, partial: bool
    ) -> Kept:
        """Read a list and keep it. A deck that is not legal is kept as a draft; of a list with a mistake nothing is,
        unless `partial`. Raises `NotPossible`."""
        name = checked_name(name)
        pool = await self.pool(guild)
        written = await asyncio.to_thread(_read_deck, words, pool)
        if not written.cards or (not partial and any(not is_warning(problem) for problem in written.problems)):
            return Kept(None, written.problems)
        deck = await self.keep_deck(user, name, form, written.cards)
        return Kept(deck, written.problems, deck.problems(pool))

    async def keep_deck(self, user: int, name: str, form: Format, cards: Mapping[str, int]) -> Deck:
        """Keep a deck, in place of one of that name. Raises `NotPossible`."""
        deck = Deck(checked_name(name), form, dict(cards))
        if not await self.shelf.save_deck(user, GAME, deck.name, {"format": form, "cards": deck.cards}):
            raise NotPossible(text("al-refused-decks-full", most=MOST_ITEMS, bytes=ITEM_BYTES >> 10))
        return deck

    async def rename_deck(self, user: int, name: str, other: str) -> str:
        """Call a deck of one's own otherwise; its new name. Raises `NotPossible`."""
        other, decks = checked_name(other), await self.shelf.decks(user, GAME)
        known = alike(name.strip(), list(decks))
        if known is None:
            raise _no_deck(name, decks)
        if not await self.shelf.rename(user, GAME, DECK, known, other):
            raise NotPossible(text("al-refused-name-taken", name=other))
        return other

    def read(self, words: str, pool: Mapping[str, Facts]) -> Written:
        """The cards of a list or a code that is short enough not to need a thread."""
        return _read_deck(words, pool)

    async def delete_deck(self, user: int, name: str) -> str:
        """Throw a deck of one's own away; its name as it was. Raises `NotPossible`."""
        decks = await self.shelf.decks(user, GAME)
        known = alike(name.strip(), list(decks))
        if known is None or not await self.shelf.drop_deck(user, GAME, known):
            raise _no_deck(name, decks)
        return known


def _read_deck(words: str, pool: Mapping[str, Facts]) -> Written:
    tokens = {ref for ref, facts in pool.items() if facts.type == "token"}
    return look_up(read_written(words, Names(pool)), pool, tokens)


def _rows(packs: list[dict[str, Any]], wanted: Collection[str], content: AlteredContent) -> list[dict[str, Any]]:
    found: dict[str, Any] = {}
    tokens: dict[str, Any] = {}
    for row in (row for pack in packs for row in pack["cards"]):
        if row["ref"] in wanted:
            found[row["ref"]] = scripted(row, content.scripts.get(row["ref"]))  # of a later pack, as in the pool
        if row["type"] == "token":
            tokens[token_name(row["name"])] = row
    return pin(found.values(), tokens, content)


def _read_pack(data: bytes, scripts: str, tokens: Collection[str]) -> tuple[Found, dict[str, Any]]:
    found = read_cards(data)
    if scripts:
        found.add_scripts(scripts, tokens)
    return found, found.stored()


def _deck(name: str, data: Any) -> Deck:
    form = data.get("format")
    cards = {str(ref): int(n) for ref, n in data.get("cards", {}).items()}
    return Deck(name, cast(Format, form) if form in FORMATS else "constructed", cards)


def _no_deck(name: str, decks: Iterable[str]) -> NotPossible:
    near = near_names(name, decks)
    return NotPossible(text("al-refused-no-deck", name=name, near=near, n=len(near)))
