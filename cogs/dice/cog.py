"""`/roll` and `/rolls` on Discord's side, and the setup of the package. What a roll is stands in the pure files."""

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.dice import check
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.shelf.channel_records import MOST_SAVED
from bot.tables.shelf.ledger import HOST, MINE, OPEN, Entry, Ledger
from bot.ui.door.command_frame import Interaction, made_items
from bot.ui.door.rights import Deed, Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.discord_panel import layout
from bot.ui.panels.panel import Panel, Words
from bot.ui.screens.stage import Shot
from cogs.dice import dealing, screens
from cogs.dice.drawing import Drawing
from cogs.dice.frame import WHERE, WHOSE, CommandFrame, choices, said
from cogs.dice.menus import add_menu
from cogs.dice.proof import make_bundle
from cogs.dice.record import head_of
from cogs.dice.tally import tally
from cogs.dice.throwing import MOST_SAVED_LENGTH, STREAM, expression, offers, saved_name, throw

HIDDEN = {"everybody": OPEN, "me": MINE, "host": HOST}
_VISIBILITY = choices(("visibility-everybody", "everybody"), ("visibility-me", "me"), ("visibility-host", "host"))


class Rolling(commands.Cog):
    """`/roll`, its buttons, and `/rolls ...`"""

    rolls = app_commands.Group(
        name="rolls", description=said("command-rolls"), allowed_contexts=WHERE, allowed_installs=WHOSE
    )

    def __init__(self, frame: CommandFrame) -> None:
        self.frame = frame
        self.channel_records = frame.channel_records
        frame.presses |= {
            "again": Deed(Right.MEMBER, self.press_again),
            "reveal": Deed(Right.MEMBER, self.press_reveal),
            "look": Deed(Right.MEMBER, self.press_look),
        }

    # ------------------------------------------------------------------ rolling

    @needs(Right.MEMBER)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.command(name="roll", description=said("command-roll"))
    @app_commands.describe(
        dice=said("command-roll-dice"),
        label=said("command-roll-label"),
        repeat=said("command-roll-repeat"),
        visibility=said("command-roll-visibility"),
    )
    @app_commands.choices(visibility=_VISIBILITY)
    async def roll(
        self,
        interaction: Interaction,
        dice: str = "",
        label: str = "",
        repeat: app_commands.Range[int, 1, 50] = 1,
        visibility: str = "everybody",
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            if interaction.guild_id is None and visibility == "host":
                raise NotPossible(text("roll-no-host"))
            saved = await self.channel_records.saved(interaction.user.id, interaction.guild_id)
            usual = (await self.frame.usual(interaction)).dice
            wanted = expression(dice, repeat, saved, usual)
            await self._throw(interaction, reply, wanted, label, HIDDEN[visibility])

    @roll.autocomplete("dice")
    async def offer_dice(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        saved = await self.channel_records.saved(interaction.user.id, interaction.guild_id)
        recent = await self.channel_records.recent(interaction.user.id)
        usual = (await self.frame.usual(interaction)).dice
        return [
            app_commands.Choice(name=name, value=value) for name, value in offers(typed, saved, recent, usual=usual)
        ]

    async def _throw(
        self, interaction: Interaction, reply: Reply, dice: str, label: str, hidden: int, again: Entry | None = None
    ) -> None:
        """Roll, store, and only then tell."""
        user, who = interaction.user.id, interaction.user.display_name
        aloud, own = self.frame.aloud(interaction), self.frame.private(interaction)
        short = (await self.frame.usual(interaction)).style == "short"
        extra: dict[str, Any] = {"who": who}
        if again is not None:
            extra["again"] = ", ".join(again.data["totals"][:6]) if again.hidden == OPEN else ""

        def make(ledger: Ledger) -> tuple[Entry, str | None]:
            before = ledger.done_before()
            if before is not None:
                return before, None
            stream = STREAM if hidden == OPEN else ledger.hidden_stream()
            thrown = throw(dice, label, ledger.chance, stream, own.more(), own.no_dice())
            ledger.announce()
            return ledger.enter("roll", user, thrown.data() | extra, hidden), ledger.announced

        entry, seal = await self.channel_records.play(interaction.channel_id or 0, interaction.id, make)
        if hidden == OPEN:
            await reply.public(Shot(None, screens.open_roll(aloud, who, entry.id, entry.data, seal, short=short)))
        else:  # everybody learns that it was thrown, so that nobody rolls in secret until it fits
            only = "you" if hidden == MINE else "host"
            await reply.public(Shot(None, screens.hidden_roll(aloud, who, entry.id, only, seal)))
            await reply.private_anew(Shot(None, screens.own_roll(own, who, entry.id, entry.data, only)))

    # ------------------------------------------------------------------ buttons

    async def _rolled(self, interaction: Interaction, entry: int) -> Entry:
        """The roll of a button. A forged id must not reach into another channel."""
        found = await self.channel_records.entry(entry)
        if found is None or found.kind != "roll" or found.channel != interaction.channel_id or "who" not in found.data:
            raise NoLongerPossible(text("roll-gone"))
        return found

    async def press_again(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        found = await self._rolled(interaction, entry)
        if found.hidden != OPEN and found.user != interaction.user.id:
            raise NotPossible(text("roll-not-yours"))
        await self._throw(interaction, reply, found.data["dice"], found.data["label"], found.hidden, found)

    async def press_look(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        found = await self._rolled(interaction, entry)
        say = self.frame.private(interaction)
        if found.hidden == OPEN:  # told in short, and no secret
            await reply.private_anew(Shot(None, screens.die_by_die(say, found.data["who"], found.data)))
            return
        if not self.frame.may_look(interaction, found):
            raise NotPossible(text("roll-not-yours"))
        await reply.private_anew(Shot(None, screens.looked_at(say, found.data["who"], found.data)))

    async def press_reveal(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        found = await self._rolled(interaction, entry)
        if not self.frame.may_look(interaction, found):
            raise NotPossible(text("roll-not-yours"))
        if not await self.channel_records.reveal(entry):
            raise NoLongerPossible(text("roll-shown-already"))
        by = interaction.user.display_name
        shot = Shot(
            None, screens.open_roll(self.frame.aloud(interaction), found.data["who"], entry, found.data, None, by)
        )
        if reply.is_private:
            await reply.public(shot)
        else:
            await reply.edit(shot)

    # ------------------------------------------------------------------ /rolls

    @needs(Right.MEMBER)
    @rolls.command(name="again", description=said("command-rolls-again"))
    async def again(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            found = await self.channel_records.last_roll(interaction.channel_id or 0, interaction.user.id)
            if found is None:
                raise NotPossible(text("roll-nothing-yet"))
            await self._throw(interaction, reply, found.data["dice"], found.data["label"], found.hidden, found)

    @needs(Right.MEMBER, "for", {"server": Right.MODERATOR}, refused="rolls-not-manager")
    @rolls.command(name="save", description=said("command-rolls-save"))
    @app_commands.describe(
        name=said("command-rolls-name"), dice=said("command-rolls-dice"), whose=said("command-rolls-for")
    )
    @app_commands.rename(whose="for")
    @app_commands.choices(whose=choices(("for-me", "me"), ("for-server", "server")))
    async def save(self, interaction: Interaction, name: str, dice: str, whose: str = "me") -> None:
        async with self.frame.answering(interaction) as reply:
            name, dice = saved_name(name), cleaned(dice)
            check(dice)
            if len(dice) > MOST_SAVED_LENGTH:
                raise NotPossible(text("rolls-too-long", most=MOST_SAVED_LENGTH))
            scope, owner = self._scope(interaction, whose)
            if not await self.channel_records.save(scope, owner, name, dice):
                raise NotPossible(text("rolls-full", most=MOST_SAVED))
            key = "rolls-saved-server" if whose == "server" else "rolls-saved"
            await reply.say(self.frame.private(interaction)(key, name=name, dice=dice))

    @needs(Right.MEMBER)
    @rolls.command(name="list", description=said("command-rolls-list"))
    async def list_saved(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            saved = await self.channel_records.saved(interaction.user.id, interaction.guild_id)
            await reply.private(screens.saved_list(self.frame.private(interaction), saved))

    @needs(Right.MEMBER, "for", {"server": Right.MODERATOR}, refused="rolls-not-manager")
    @rolls.command(name="delete", description=said("command-rolls-delete"))
    @app_commands.describe(name=said("command-rolls-name"), whose=said("command-rolls-for"))
    @app_commands.rename(whose="for")
    @app_commands.choices(whose=choices(("for-me", "me"), ("for-server", "server")))
    async def delete(self, interaction: Interaction, name: str, whose: str = "me") -> None:
        async with self.frame.answering(interaction) as reply:
            scope, owner = self._scope(interaction, whose)
            known = cleaned(name).casefold()
            if not await self.channel_records.unsave(scope, owner, known):
                raise NotPossible(text("rolls-unknown", name=known[:40]))
            await reply.say(self.frame.private(interaction)("rolls-deleted", name=known))

    @delete.autocomplete("name")
    async def offer_names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        saved = await self.channel_records.saved(interaction.user.id, interaction.guild_id)
        scope = "guild" if getattr(interaction.namespace, "for", "me") == "server" else "user"
        names = [name for name in saved[scope] if typed.casefold() in name]
        return [app_commands.Choice(name=name, value=name) for name in names[:25]]

    def _scope(self, interaction: Interaction, whose: str) -> tuple[str, int]:
        if whose != "server":
            return "user", interaction.user.id
        if interaction.guild_id is None:
            raise NotPossible(text("rolls-not-manager"))
        return "guild", interaction.guild_id

    @needs(Right.MEMBER)
    @rolls.command(name="stats", description=said("command-rolls-stats"))
    @app_commands.describe(sides=said("command-rolls-sides"), who=said("command-rolls-who"))
    async def stats(
        self,
        interaction: Interaction,
        sides: app_commands.Range[int, 2, 1_000_000] | None = None,
        who: discord.User | None = None,
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            user = None if who is None else who.id
            entries = await self.channel_records.public_rolls(interaction.channel_id or 0, user)
            found = tally(draw for entry in entries for draw in entry.draws)
            chosen = found.get(sides) if sides is not None else next(iter(found.values()), None)
            if chosen is None:
                raise NotPossible(text("stats-none"))
            others = [one for one in found.values() if one is not chosen][:10]
            name = "" if who is None else who.display_name
            await reply.public(Shot(None, screens.statistics(self.frame.aloud(interaction), chosen, others, name)))

    # ------------------------------------------------------------------ the proof

    @needs(Right.MEMBER)
    @rolls.command(name="fair", description=said("command-rolls-fair"))
    @app_commands.describe(number=said("command-rolls-number"))
    async def fair(self, interaction: Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            channel, say = interaction.channel_id or 0, self.frame.aloud(interaction)
            newest = await self._newest(channel)
            if number is None:
                await reply.public(Shot(None, screens.fairness(say, newest.n, newest.commitment, newest.rolls)))
                return
            if number == newest.n:
                raise NotPossible(text("fair-still-sealed", number=number))
            bundle = await self._bundle(channel, number)
            await self._attach(interaction, Panel().add(Words(say("fair-again", number=number))), bundle)

    @needs(Right.MODERATOR, refused="fair-not-manager")
    @rolls.command(name="open", description=said("command-rolls-open"))
    async def open_seal(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction):
            channel, say = interaction.channel_id or 0, self.frame.aloud(interaction)
            await self._newest(channel)
            closed, fresh = await self.channel_records.play(channel, interaction.id, lambda ledger: ledger.open_seed())
            bundle = await self._bundle(channel, closed.n)
            panel = screens.opened_seal(say, interaction.user.display_name, closed, fresh, head_of(bundle))
            await self._attach(interaction, panel, bundle)

    async def _newest(self, channel: int) -> Any:
        """The seal that holds now. Raises `NotPossible` where nothing has been rolled."""
        newest = await self.channel_records.seed(channel)
        if newest is None:
            raise NotPossible(text("fair-unused"))
        return newest

    async def _bundle(self, channel: int, number: int) -> dict[str, Any]:
        seed = await self.channel_records.seed(channel, number)
        if seed is None:
            raise NotPossible(text("fair-no-such-seal", number=number))
        return make_bundle(seed, await self.channel_records.entries(channel, number))

    async def _attach(self, interaction: Interaction, panel: Panel, bundle: Mapping[str, Any]) -> None:
        """Post a panel with the proof as a file; a view needs a component that shows it."""
        name = f"dice-{bundle['channel']}-{bundle['number']}.json"
        data = BytesIO(json.dumps(bundle, ensure_ascii=False, separators=(",", ":")).encode())
        view = layout(panel)
        view.add_item(discord.ui.File(f"attachment://{name}"))
        view.stop()
        await interaction.response.send_message(
            view=view, file=discord.File(data, name), allowed_mentions=discord.AllowedMentions.none()
        )


async def setup(bot: Any) -> None:
    """Add `/roll`, `/rolls` and `/draw` to the bot, which has `clicks` and `channel_records`."""
    frame = CommandFrame(bot.channel_records, bot.clicks)
    bot.channel_records.leave_deck = dealing.leave
    bot.add_dynamic_items(*made_items(frame.press, screens.BUTTON, screens.SELECT))
    await bot.add_cog(Rolling(frame))
    add_menu(bot, frame)
    await bot.add_cog(Drawing(frame))
