"""Rangers that people own and cards that servers have brought in, between the store and the rules. Waits for the
database; no Discord here. Files are read in a thread, so that no table waits for them."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.near_names import near_names
from bot.tables.shelf.shelf import LONGEST_NAME, MOST_ITEMS, MOST_PACKS, Shelf, alike, checked_name
from bot.ui.panels.custom_id import digest
from cogs.rangers.content.building import Draft, deck_made
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import RangerDeck
from cogs.rangers.content.imports.cards import Found, read_cards
from cogs.rangers.content.imports.decks import FoundDeck, Known, disputed, read_deck, settled
from cogs.rangers.content.imports.own import PINNING, PinnedCard, content_of
from cogs.rangers.content.imports.scripts import add_scripts

GAME: Final = "rangers"
DRAFT: Final = "draft"
"""The kind and the name under which the builder keeps what somebody is building: one Ranger at a time."""


class DeckShelf:
    """Drafts and decks of users."""

    def __init__(self, shelf: Shelf, content: RangersContent) -> None:
        self.shelf, self.content = shelf, content

    async def draft(self, user: int) -> Draft:
        """What somebody is building; an empty one where there is none, or none that can be read."""
        try:
            return Draft.model_validate((await self.shelf.items(user, GAME, DRAFT)).get(DRAFT, {}))
        except ValidationError:
            return Draft()

    async def keep_draft(self, user: int, draft: Draft) -> None:
        """Keep it as far as it is."""
        await self.shelf.save(user, GAME, DRAFT, DRAFT, draft.model_dump(mode="json"))

    async def decks(self, user: int) -> dict[str, RangerDeck]:
        """Somebody's Rangers by name; what cannot be read is none."""
        return _read(await self.shelf.decks(user, GAME))

    async def deck(self, user: int, name: str) -> tuple[str, RangerDeck]:
        """One of them, with its name as it is kept. Raises `NotPossible`."""
        known = await self.decks(user)
        found = alike(cleaned(name), known)
        if found is None:
            near = near_names(name, known)
            raise NotPossible(
                text("rangers-refused-no-deck", name=cleaned(name)[:LONGEST_NAME], near=near, n=len(near))
            )
        return found, known[found]

    async def finish(self, user: int, name: str) -> tuple[str, RangerDeck]:
        """Keep what somebody has built under a name. Raises `NotPossible`."""
        deck = deck_made(self.content, await self.draft(user))
        return await self.keep(user, name, deck), deck

    async def keep(self, user: int, name: str, deck: RangerDeck) -> str:
        """Keep a deck in place of one of that name; gives the name as it is kept. Raises `NotPossible`."""
        name = checked_name(cleaned(name).lstrip("@"))
        if not await self.shelf.save_deck(user, GAME, name, deck.model_dump(mode="json")):
            raise NotPossible(text("rangers-refused-full", most=MOST_ITEMS))
        return name

    # ------------------------------------------------------------------ what a server has brought in

    async def own_cards(self, guild: int | None) -> list[PinnedCard]:
        """All cards of a server's packs."""
        if guild is None:
            return []
        stored = [await self.shelf.pack(guild, GAME, pack.name) for pack in await self.shelf.packs(guild, GAME)]
        return await asyncio.to_thread(_cards, stored)

    async def import_cards(
        self, guild: int, name: str, data: bytes, *, scripts: str = "", partial: bool = False
    ) -> tuple[Found, bool]:
        """Read a file and keep its cards for this server: what it holds, and whether it was kept. Nothing is kept of a
        file with a mistake unless `partial`. Raises `NotPossible`."""
        name = checked_name(cleaned(name).lstrip("@"))
        found = await asyncio.to_thread(_read_cards, data, name, scripts, self.content)
        if not found.cards or (found.problems and not partial):
            return found, False
        if not await self.shelf.save_pack(guild, GAME, name, len(found.cards), found.stored()):
            raise NotPossible(text("rangers-refused-packs-full", most=MOST_PACKS))
        return found, True

    async def remove_pack(self, guild: int, name: str) -> str:
        """Throw a pack away; its name as it was. Raises `NotPossible`."""
        known = alike(cleaned(name), [pack.name for pack in await self.shelf.packs(guild, GAME)])
        if known is None:
            raise NotPossible(text("rangers-refused-no-pack", name=cleaned(name)[:LONGEST_NAME]))
        await self.shelf.drop_pack(guild, GAME, known)
        return known

    async def import_deck(self, user: int, guild: int | None, name: str, data: bytes) -> tuple[str, FoundDeck]:
        """Read a deck and keep it under a name, else under the one that it has; "" where there was none. What may not
        ride yet is kept too (ER-18.3). Raises `NotPossible`."""
        own = await self.own_cards(guild)
        found = await asyncio.to_thread(_read_deck, data, self.content, own)
        if found.deck is None:
            return "", found
        return await self.keep(user, name or found.name or "Ranger", found.deck), found

    async def disputed(self, guild: int | None, deck: RangerDeck) -> dict[str, list[PinnedCard]]:
        """The codes of a deck that could be several cards of this server, each with those (ER-18.1)."""
        return Known(self.content, await self.own_cards(guild)).disputed_in(deck)

    async def settle(self, user: int, guild: int | None, mark: str, card: str) -> tuple[str, RangerDeck]:
        """Put the card that its owner has picked in the place of a disputed code. mark: of the deck and the code
        (`mark_of`). Raises `NotPossible`."""
        codes = disputed(await self.own_cards(guild))
        for name, deck in (await self.decks(user)).items():
            for code in [code for code in deck.cards if mark_of(name, code) == mark]:
                if card not in [one.id for one in codes.get(code, ())]:
                    raise NotPossible(text("rangers-refused-card-gone"))
                deck = settled(deck, code, card)
                return await self.keep(user, name, deck), deck
        raise NotPossible(text("rangers-refused-card-gone"))

    async def content_for(self, guild: int | None) -> RangersContent:
        """The bundled facts with all that a server has brought in, to hold decks against."""
        own = await self.own_cards(guild)
        return await asyncio.to_thread(content_of, self.content, own) if own else self.content

    async def with_cards(self, guild: int | None, item: Mapping[str, Any]) -> Mapping[str, Any]:
        """A deck off a shelf, with those of its cards that only this server has: what another one has brought in stays
        there."""
        data = item.get("data")
        deck = RangerDeck.model_validate(data)
        wanted = {*deck.cards, deck.role}
        pinned = [PINNING.packed(card) for card in await self.own_cards(guild) if card.id in wanted]
        return {**item, "pinned": pinned}

    async def ground(self, guild: int | None, name: str) -> Mapping[str, Any] | None:
        """Terrains, places and missions of a pack of this server, by the name that somebody has typed; None for
        none (ER-18.5)."""
        if guild is None:
            return None
        known = alike(cleaned(name), [pack.name for pack in await self.shelf.packs(guild, GAME)])
        stored = None if known is None else await self.shelf.pack(guild, GAME, known)
        cards = await asyncio.to_thread(_cards, [stored])
        pinned = [PINNING.packed(card) for card in cards if card.is_ground]
        return {"ground": known, "pinned": pinned} if pinned else None

    async def drop(self, user: int, name: str) -> str:
        """Forget one; gives its name. Raises `NotPossible`."""
        found, _ = await self.deck(user, name)
        await self.shelf.drop_deck(user, GAME, found)
        return found


def mark_of(deck: str, code: str) -> str:
    """What a select carries of a deck's name and a code that is to be settled in it."""
    return digest(f"{deck}\0{code}")


def _cards(stored: Sequence[Any]) -> list[PinnedCard]:
    return [PinnedCard.model_validate(row) for pack in stored if pack is not None for row in pack["cards"]]


def _read_cards(data: bytes, name: str, scripts: str, content: RangersContent) -> Found:
    found = read_cards(data, name)
    if scripts:
        add_scripts(found, scripts, content)
    return found


def _read_deck(data: bytes, content: RangersContent, own: Sequence[PinnedCard]) -> FoundDeck:
    return read_deck(data, Known(content, own))


def _read(stored: Mapping[str, Any]) -> dict[str, RangerDeck]:
    found = {}
    for name, data in stored.items():
        try:
            found[name] = RangerDeck.model_validate(data)
        except ValidationError:
            continue
    return found
