"""Heroes that outlive a campaign: put away on their user's shelf, looked at there, taken off it.

Bringing one to another campaign is an answer at its gate (`bot.rules.campaign.steps`), fetched like anything else that
a question wants from a shelf (`bot.tables.play.playing`).
"""

from typing import Any

from bot.rules.campaign.game import Campaign
from bot.rules.campaign.steps import HERO
from bot.rules.cleaning import cleaned, no_reference, shortened
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.live.keeper import TableKeeper
from bot.tables.model.errors import NotSeated
from bot.tables.model.table import Look
from bot.tables.shelf.shelf import LONGEST_NAME, MOST_ITEMS, Shelf, alike, checked_name, shelf_of


class Heroes:
    """What `/campaign` does with the shelf. A user's own heroes only, for the game of one campaign."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self._shelf = Shelf(keeper.storage.database)

    async def owned(self, game: str, user: int) -> dict[str, Any]:
        """Name -> data of somebody's heroes for a campaign (its id), by name. Raises `NotPossible` if it has none."""
        self._with_heroes(game)
        return await self._shelf.items(user, shelf_of(game), HERO)

    async def named(self, game: str, user: int, name: str) -> str:
        """The name of a hero as it stands on the shelf, whatever the case of its letters. Raises `NotPossible`."""
        known = await self.owned(game, user)
        found = alike(cleaned(name), known)
        if found is None:
            raise NotPossible(text("campaign-refused-no-hero", name=shortened(no_reference(name), LONGEST_NAME)))
        return found

    async def put_away(self, table: str, user: int, name: str) -> str:
        """Keep a copy of whom somebody plays in a campaign, in place of one of that name; gives the name as it is kept.

        During a session it is as before it. Raises `NotPossible`, `NotSeated`, `UnknownTable`.
        """
        name = checked_name(no_reference(name))
        game, data = await self._keeper.look(table, lambda look: self._hero(look, user))
        if not await self._shelf.save(user, shelf_of(game), HERO, name, data):
            raise NotPossible(text("campaign-refused-full", most=MOST_ITEMS))
        return name

    def _hero(self, look: Look, user: int) -> tuple[str, Any]:
        game = self._with_heroes(look.info.game)
        seats = look.info.seats_of(user)
        if not seats:
            raise NotSeated()
        if look.run is None:
            raise NotPossible(text("refused-not-started"))
        return game.id, game.put_away(look.run.state.record, seats[0].n)

    async def take_off(self, game: str, user: int, name: str) -> str:
        """Forget a hero; gives its name as it was. Campaigns that it has come to keep it. Raises `NotPossible`."""
        found = await self.named(game, user, name)
        await self._shelf.drop(user, shelf_of(game), HERO, found)
        return found

    def _with_heroes(self, game: str) -> Campaign[Any]:
        found = self._keeper.games[game]
        if not isinstance(found, Campaign) or not found.has_heroes:
            raise NotPossible(text("campaign-refused-no-heroes"))
        return found
