"""Rangers that people own, between their shelf and the rules. Waits for the database; no Discord here."""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.near_names import near_names
from bot.tables.shelf.shelf import LONGEST_NAME, MOST_ITEMS, Shelf, alike
from cogs.rangers.content.building import Draft, deck_made
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import RangerDeck

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
        name = cleaned(name).lstrip("@")
        if not 1 <= len(name) <= LONGEST_NAME:
            raise NotPossible(text("rangers-refused-name", most=LONGEST_NAME))
        if not await self.shelf.save_deck(user, GAME, name, deck.model_dump(mode="json")):
            raise NotPossible(text("rangers-refused-full", most=MOST_ITEMS))
        return name

    async def drop(self, user: int, name: str) -> str:
        """Forget one; gives its name. Raises `NotPossible`."""
        found, _ = await self.deck(user, name)
        await self.shelf.drop_deck(user, GAME, found)
        return found


def _read(stored: Mapping[str, Any]) -> dict[str, RangerDeck]:
    found = {}
    for name, data in stored.items():
        try:
            found[name] = RangerDeck.model_validate(data)
        except ValidationError:
            continue
    return found
