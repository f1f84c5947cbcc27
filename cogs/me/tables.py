"""All tables of one person: for `/my tables` and for the button on boards and hands."""

from typing import Any

from bot.rules.errors import Refusal
from bot.rules.numbers import read_count
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.door.sight import seen_tables
from bot.ui.messages.reply import Reply
from bot.ui.screens.my_tables import DEED, MyTable, read_op, tables_panel
from bot.ui.screens.stage import Shot


class MyTables:
    """Enters its deed into those of `Clicks`."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.stage = clicks.stage
        clicks.deeds.alone(DEED, Right.ANYONE, self.clicked)

    async def clicked(self, reply: Reply, rest: str) -> None:
        """From a board or a hand in a message of its own; a page of the list in its place."""
        page, words = read_op(rest)
        await self.show(reply, read_count(page) or 0, words, anew=not rest)

    async def show(self, reply: Reply, page: int, words: str, *, anew: bool = False) -> None:
        """A page of the list, privately. words: what is looked for."""
        found = await reply.in_time(self._tables(reply))
        here = reply.interaction.channel_id or 0

        def say(words: Any) -> str:
            return self.stage.words.format(words, None, reply.locale)

        panel = tables_panel(found, say, page=page, words=words, here=here)
        await (reply.private_anew(Shot(None, panel)) if anew else reply.private(panel))

    async def _tables(self, reply: Reply) -> list[MyTable]:
        user, index = reply.interaction.user.id, self.stage.tables.index
        going, over = await index.of_user(user), await index.ended_of(user)
        known = [info for info in (*going, *over) if info.game in self.stage.surfaces]
        seen = await seen_tables(reply.interaction, known)
        return [await self._table(info, info.id in seen, user, reply.locale) for info in known]

    async def _table(self, info: Info, is_seen: bool, user: int, locale: str) -> MyTable:
        """P6: of a table whose channel its player does not see, only how it stands."""
        game = self.stage.game_name(info.game, locale)
        if info.status != "running":
            state = "over" if info.status == "ended" else info.status
            return MyTable(info, game, state, is_seen)

        def read(look: Look) -> MyTable:
            awaited, mine = look.awaited(), look.seats_for(user)
            asked = [seat for seat in mine if seat in awaited]
            if not is_seen:
                return MyTable(info, game, "yours" if asked else "others", is_seen)
            if not asked:
                names = tuple(look.info.seats[seat].name for seat in awaited)
                return MyTable(info, game, "others", is_seen, waits=names)
            return MyTable(info, game, "yours", is_seen, self._question(look, asked[0], locale), (), look.due_for(mine))

        try:
            return await self.stage.tables.keeper.look(info.id, read)
        except Refusal:  # of another process, or it cannot be opened just now: the others are shown all the same
            return MyTable(info, game, "others", is_seen)

    def _question(self, look: Look, seat: int, locale: str) -> str:
        scene = self.stage.scene_of(look, locale)
        prompts = [request.decision.prompt for _, request in scene.requests(seat) if not request.anytime]
        return scene.words(prompts[0]).replace("\n", " ") if prompts else ""
