"""What somebody is building, between the store and the rules: one deck at a time, on its owner's shelf, so that it is
there after a restart and on every server. Waits for the database; no Discord here."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.shelf import alike
from cogs.altered.content.building.build import MOST_CARDS, Build, take_over
from cogs.altered.content.decks import Pool
from cogs.altered.screens.deck_shelf import GAME, DeckShelf

KIND: Final = "build"
"""The kind and the name of what is being built on the shelf."""
_DONE: Final = 8
"""So many presses are remembered, so that one that is delivered twice happens once."""


class BuildShelf:
    """Drafts of decks, and what becomes of them."""

    def __init__(self, decks: DeckShelf) -> None:
        self.decks = decks

    async def build(self, user: int) -> Build:
        """What somebody is building; an empty one where there is none, or none that can be read."""
        return _read(await self.decks.shelf.item(user, GAME, KIND, KIND))

    async def change(self, user: int, interaction: int, work: Callable[[Build], Build]) -> Build:
        """Keep what `work` makes of it. interaction: whose doing it is; the second time nothing happens."""

        def change(stored: Any) -> Any:
            done = list(stored.get("done", ())) if isinstance(stored, dict) else []
            build = _read(stored)
            if interaction not in done:
                build, done = work(build), [*done, interaction][-_DONE:]
            return {"build": build.model_dump(mode="json"), "done": done}

        return _read(await self.decks.shelf.change(user, GAME, KIND, KIND, change))

    async def keep(self, user: int, interaction: int, name: str) -> Build:
        """Keep it as a deck of one's own. Raises `NotPossible`."""
        build = await self.build(user)
        if not build.cards:
            raise NotPossible(text("al-refused-empty-deck"))
        deck = await self.decks.keep_deck(user, name, build.form, build.cards)
        return await self.change(user, interaction, lambda one: one.changed(name=deck.name, look="deck"))

    async def load(self, user: int, interaction: int, name: str) -> Build:
        """Go on with a deck of one's own. Raises `NotPossible`."""
        deck = await self.decks.deck(user, name)
        own = "" if deck.starter else deck.name
        _require_room(deck.cards)
        return await self.change(user, interaction, lambda build: take_over(build, own, deck.form, deck.cards))

    async def copy(self, user: int, interaction: int, name: str) -> Build:
        """Go on with a copy of a starter, even where a deck of one's own is called like it. Raises `NotPossible`."""
        deck = self.decks.starters.get(name)
        if deck is None:
            raise NotPossible(text("refused-stale"))
        return await self.change(user, interaction, lambda build: take_over(build, "", deck.form, deck.cards))

    async def take_code(self, user: int, interaction: int, words: str, pool: Pool) -> Build:
        """Go on with a deck that somebody else has handed over. Raises `NotPossible`."""
        found = self.decks.read(words, pool)
        if found.problems:
            raise NotPossible(found.problems[0].text)
        _require_room(found.cards)
        return await self.change(user, interaction, lambda build: take_over(build, "", build.form, found.cards))

    async def rename(self, user: int, interaction: int, name: str, other: str) -> Build:
        """Call a deck of one's own otherwise. Raises `NotPossible`."""
        new = await self.decks.rename_deck(user, name, other)

        def work(build: Build) -> Build:
            own = new if alike(build.name, [name]) else build.name
            return build.changed(picked=new, name=own)

        return await self.change(user, interaction, work)

    async def drop(self, user: int, interaction: int, name: str) -> Build:
        """Throw a deck of one's own away; what is being built stays. Raises `NotPossible`."""
        gone = await self.decks.delete_deck(user, name)

        def work(build: Build) -> Build:
            return build.changed(picked="", name="" if build.name == gone else build.name)

        return await self.change(user, interaction, work)


def _require_room(cards: Mapping[str, int]) -> None:
    total = sum(cards.values())
    if total > MOST_CARDS:
        raise NotPossible(text("al-deck-too-large", have=total, most=MOST_CARDS))


def _read(stored: Any) -> Build:
    try:
        return Build.model_validate(stored["build"])
    except (ValidationError, KeyError, TypeError):
        return Build()
