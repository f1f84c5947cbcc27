"""A post that asks for somebody to take a seat that nobody holds any more, with a button that does it.

It says which seat, which game, how far it is, who plays and how long each has; and nothing that not everybody sees.
"""

import discord

from bot.rules.decision import text
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.tables.notifications.outbox import Post
from bot.tables.seats.agreed_actions import clock_text
from bot.ui.messages.standing import StandingPosts
from bot.ui.panels import custom_id
from bot.ui.panels.discord_panel import layout
from bot.ui.panels.panel import Button, Keep, Panel, Words, join_lines
from bot.ui.screens.stage import Stage

KIND = "substitute"
TAKE = "seat"
"""Word of the click that takes a seat: `seat-<number>`."""
_SINCE = "⟦since⟧"


class Substitutes:
    """Posts them, and takes them down when somebody sits there or the game is over."""

    def __init__(self, client: discord.Client, stage: Stage) -> None:
        self.stage = stage
        self.posts = StandingPosts(client, stage, KIND, _is_so)

    async def ask(self, table: str, seat: int) -> None:
        """Post for this seat, which `Patience.ask_substitute` has put in; an older post for it goes."""
        info = await self.stage.tables.keeper.get(table)
        *old, post = [post for post in await self.posts.present(info) if post.payload["seat"] == seat]
        panel = await self.stage.tables.keeper.look(table, lambda look: self._panel(look, seat))
        await self.posts.send(info, post, view=layout(panel))
        for former in old:
            if await self.stage.tables.outbox.take_down(former):
                await self.posts.delete(info, former)

    def _panel(self, look: Look, seat: int) -> Panel:
        info = look.info
        scene = self.stage.scene_of(look, info.locale)
        panel = Panel(scene.words(text("substitute-title", game=text("game-name"))), accent=scene.surface.accent)
        how_far = scene.words(look.run.describe(None)[0]) if look.run is not None else ""
        players = [f"@seat:{place.n}" for place in info.seats if place.user is not None]
        lines = [
            scene.words(text("substitute-seat", who=f"@seat:{seat}", place=seat + 1, of=len(info.seats))),
            scene.words(text("substitute-far", far=how_far, since=_SINCE)),
            scene.words(text("substitute-pace", clock=clock_text(info.clock_hours, info.bank_hours))),
            scene.words(text("substitute-with", players=players, n=len(players))),
        ]
        if look.game.contest:
            lines.append(scene.words(text("substitute-contest")))
        words = join_lines(lines).replace(_SINCE, f"<t:{int(info.created)}:R>")
        take = Button(custom_id.button(info.id, "-", f"{TAKE}-{seat}"), scene.label(text("substitute-take")), "success")
        return panel.add(Words(words, Keep.CALL), (take,))


def _is_so(info: Info, post: Post) -> bool:
    seat = post.payload["seat"]
    is_played = info.status in ("running", "paused") and seat < len(info.seats)
    return is_played and info.seats[seat].user is None and info.seats[seat].first_event <= post.payload["since"]
