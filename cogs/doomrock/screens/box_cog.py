"""`/doom`: dice, markers, cards and counters for groups who play with the printed box. Needs no table.

Only Discord's side. What a command does stands in `box_deeds`, what it looks like in `box_screens`.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.ui.door.command_frame import Choices, Interaction, made_items, offered, offered_names
from bot.ui.door.rights import Deed, Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot
from cogs.doomrock.box import actions as deeds
from cogs.doomrock.box import sums
from cogs.doomrock.box.state import ALL_MARKERS, MOST_DICE, MOST_TIME, Box, check_range
from cogs.doomrock.screens import box_screens as screens
from cogs.doomrock.screens.box_frame import CommandFrame, said

T = TypeVar("T")
Dice = app_commands.Range[int, 1, MOST_DICE]
Few = app_commands.Range[int, 1, ALL_MARKERS]
Time = app_commands.Range[int, 0, MOST_TIME]
SomeTime = app_commands.Range[int, 1, MOST_TIME]
Anger = app_commands.Range[int, -MOST_TIME, MOST_TIME]
Number = app_commands.Range[int, 0, sums.MOST]
Signed = app_commands.Range[int, -sums.MOST, sums.MOST]
Stat = app_commands.Range[int, 0, sums.MOST_CARDS]
Difficulty = app_commands.Range[int, 1, 6 + sums.MOST_CARDS]
Heroes = app_commands.Range[int, 1, 6]
Traits = app_commands.Range[int, 1, 8]


class BoxCommands(commands.GroupCog, group_name="doom", group_description=said("dr-box-command")):
    """`/doom ...` and its buttons"""

    expose = app_commands.Group(name="expose", description=said("dr-box-command-expose"))
    ai = app_commands.Group(name="ai", description=said("dr-box-command-ai"))
    time = app_commands.Group(name="time", description=said("dr-box-command-time"))
    hero = app_commands.Group(name="hero", description=said("dr-box-command-hero"))
    trait = app_commands.Group(name="trait", description=said("dr-box-command-trait"))

    def __init__(self, edge: CommandFrame) -> None:
        super().__init__()
        self.edge = edge
        self.content = edge.content
        edge.presses |= {
            "reroll": Deed(Right.MEMBER, self.press_reroll),
            "keep": Deed(Right.MEMBER, self.press_keep),
            "clean": Deed(Right.MEMBER, self.press_clean),
            "explode": Deed(Right.MEMBER, self.press_explode),
            "ai": Deed(Right.MEMBER, self.press_ai),
        }

    async def _do(self, interaction: Interaction, work: Callable[[Ledger], T]) -> T:
        return await self.edge.channel_records.play(interaction.channel_id or 0, interaction.id, work)

    async def _box(self, interaction: Interaction) -> Box:
        return deeds.read(await self.edge.channel_records.kit(interaction.channel_id or 0, deeds.KIND))

    async def _answer(
        self, interaction: Interaction, work: Callable[[Ledger], T], show: Callable[[Say, T], Panel]
    ) -> None:
        """Do it, store it, and only then tell everybody."""
        async with self.edge.answering(interaction) as reply:
            done = await self._do(interaction, work)
            await self.edge.post(reply, show(self.edge.aloud(interaction), done))

    # ------------------------------------------------------------------ dice

    @needs(Right.MEMBER)
    @app_commands.command(name="roll", description=said("dr-box-command-roll"))
    @app_commands.describe(dice=said("dr-box-command-roll-dice"), keep=said("dr-box-command-roll-keep"))
    async def roll(self, interaction: Interaction, dice: Dice, keep: str | None = None) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        async with self.edge.answering(interaction) as reply:
            kept = frozenset() if keep is None else sums.kept_faces(keep)
            done = await self._do(interaction, lambda ledger: deeds.throw(ledger, user, who, dice, kept))
            await self.edge.post(reply, screens.thrown(self.edge.aloud(interaction), who, done))

    @needs(Right.MEMBER)
    @app_commands.command(name="test", description=said("dr-box-command-test"))
    @app_commands.describe(
        stat=said("dr-box-command-test-stat"),
        difficulty=said("dr-box-command-test-difficulty"),
        which=said("dr-box-command-test-which"),
    )
    async def test(
        self,
        interaction: Interaction,
        stat: Stat,
        difficulty: Difficulty,
        which: Literal["str", "agi", "int"] | None = None,
    ) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        async with self.edge.answering(interaction) as reply:
            check_range(stat, 0, sums.MOST_CARDS)
            check_range(difficulty, 1, 6 + sums.MOST_CARDS)
            done = await self._do(interaction, lambda ledger: deeds.one_die(ledger, user, who))
            say = self.edge.aloud(interaction)
            await self.edge.post(reply, screens.tested(say, who, done, which or "", stat, difficulty))

    @needs(Right.MEMBER)
    @app_commands.command(name="d6", description=said("dr-box-command-d6"))
    async def d6(self, interaction: Interaction) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        await self._answer(
            interaction,
            lambda ledger: deeds.one_die(ledger, user, who),
            lambda say, done: screens.news(say, [say("dr-box-d6", who=who, die=done.faces[0])], done),
        )

    async def _own_throw(self, interaction: Interaction, entry: int) -> None:
        """Refuse whoever did not roll these dice; a forged id must not reach into another channel."""
        found = await self.edge.channel_records.entry(entry)
        if found is None or found.channel != interaction.channel_id:
            raise NoLongerPossible(text("dr-box-refused-thrown"))
        if found.user != interaction.user.id:
            raise NotPossible(text("dr-box-refused-not-yours"))

    async def press_reroll(
        self, interaction: Interaction, reply: Reply, entry: int, left: int, values: list[str]
    ) -> None:
        await self._own_throw(interaction, entry)
        user, who = interaction.user.id, interaction.user.display_name
        done = await self._do(interaction, lambda ledger: deeds.reroll(ledger, user, who, entry, left, values))
        await reply.edit(Shot(None, screens.thrown(self.edge.aloud(interaction), who, done)))

    async def press_keep(
        self, interaction: Interaction, reply: Reply, entry: int, left: int, values: list[str]
    ) -> None:
        await self._own_throw(interaction, entry)
        done = await self._do(interaction, lambda ledger: deeds.keep(ledger, entry, left))
        shown = screens.thrown(self.edge.aloud(interaction), interaction.user.display_name, done)
        await reply.edit(Shot(None, shown))

    # ------------------------------------------------------------------ expose markers

    @needs(Right.MEMBER)
    @expose.command(name="draw", description=said("dr-box-command-expose-draw"))
    @app_commands.describe(n=said("dr-box-command-expose-draw-n"), who=said("dr-box-command-expose-who"))
    async def draw(self, interaction: Interaction, n: Few = 1, who: str | None = None) -> None:
        user = interaction.user.id
        await self._answer(interaction, lambda ledger: deeds.lay(ledger, user, n, who), screens.laid)

    @needs(Right.MEMBER)
    @expose.command(name="reveal", description=said("dr-box-command-expose-reveal"))
    @app_commands.describe(n=said("dr-box-command-expose-reveal-n"), who=said("dr-box-command-expose-who"))
    async def reveal(self, interaction: Interaction, n: Few | None = None, who: str | None = None) -> None:
        await self._answer(interaction, lambda ledger: deeds.reveal(ledger, n, who), screens.revealed)

    @needs(Right.MEMBER)
    @expose.command(name="cumulation", description=said("dr-box-command-expose-cumulation"))
    @app_commands.describe(all_blanks=said("dr-box-command-expose-blanks"))
    async def cumulation(self, interaction: Interaction, all_blanks: bool = False) -> None:
        user = interaction.user.id
        await self._answer(interaction, lambda ledger: deeds.clean(ledger, user, all_blanks), screens.cleaned)

    @needs(Right.MEMBER)
    @expose.command(name="explode", description=said("dr-box-command-expose-explode"))
    async def explode(self, interaction: Interaction) -> None:
        user = interaction.user.id
        await self._answer(interaction, lambda ledger: deeds.explode(ledger, user), screens.exploded)

    @needs(Right.MEMBER)
    @expose.command(name="reset", description=said("dr-box-command-expose-reset"))
    @app_commands.describe(keep=said("dr-box-command-expose-reset-keep"))
    async def reset(self, interaction: Interaction, keep: str | None = None) -> None:
        user = interaction.user.id
        await self._answer(
            interaction,
            lambda ledger: deeds.reset(ledger, user, keep),
            lambda say, done: screens.news(say, [say("dr-box-reset", n=done.n)], done),
        )

    @needs(Right.MEMBER)
    @expose.command(name="count", description=said("dr-box-command-expose-count"))
    async def count(self, interaction: Interaction) -> None:
        async with self.edge.answering(interaction) as reply:
            box = await self._box(interaction)
            await self.edge.post(reply, screens.count(self.edge.aloud(interaction), box))

    @draw.autocomplete("who")
    @reveal.autocomplete("who")
    @reset.autocomplete("keep")
    async def offer_names(self, interaction: Interaction, typed: str) -> Choices:
        lying = [name for name in (await self._box(interaction)).pool.lying if name]
        heroes = [hero.name for hero in self.content.heroes.values()] if interaction.command is self.draw else []
        names = dict.fromkeys([*lying, *heroes])
        return offered_names(names, typed)

    async def press_clean(self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]) -> None:
        user = interaction.user.id
        done = await self._do(interaction, lambda ledger: deeds.clean(ledger, user))
        await self.edge.post(reply, screens.cleaned(self.edge.aloud(interaction), done))

    async def press_explode(
        self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]
    ) -> None:
        user = interaction.user.id
        done = await self._do(interaction, lambda ledger: deeds.explode(ledger, user))
        await self.edge.post(reply, screens.exploded(self.edge.aloud(interaction), done))

    # ------------------------------------------------------------------ the AI deck

    @needs(Right.MEMBER)
    @ai.command(name="shuffle", description=said("dr-box-command-ai-shuffle"))
    @app_commands.describe(encounter=said("dr-box-command-ai-shuffle-encounter"))
    async def shuffle(self, interaction: Interaction, encounter: str | None = None) -> None:
        user = interaction.user.id
        async with self.edge.answering(interaction) as reply:
            name, cards, start = "", None, 0
            if encounter is not None:
                wanted = encounter.strip().casefold()
                known = self.content.encounters.values()
                card = next((c for c in known if wanted in (c.id.casefold(), c.name.casefold())), None)
                if card is None:
                    raise NotPossible(text("dr-box-refused-encounter"))
                name, cards, start = card.id, self.content.ai_deck(card.id), card.enrage.start
            done = await self._do(interaction, lambda ledger: deeds.shuffle_ai(ledger, user, name, cards, start))
            await self.edge.post(reply, screens.ai_shuffled(self.edge.aloud(interaction), done))

    @shuffle.autocomplete("encounter")
    async def offer_encounters(self, interaction: Interaction, typed: str) -> Choices:
        return offered([(card.name, card.id) for card in self.content.encounters.values()], typed)

    @needs(Right.MEMBER)
    @ai.command(name="draw", description=said("dr-box-command-ai-draw"))
    async def draw_ai(self, interaction: Interaction) -> None:
        user = interaction.user.id
        await self._answer(interaction, lambda ledger: deeds.draw_ai(ledger, user), self._card)

    def _card(self, say: Say, done: deeds.Card) -> Panel:
        return screens.ai_card(say, self.content, done)

    async def press_ai(self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]) -> None:
        user = interaction.user.id
        done = await self._do(interaction, lambda ledger: deeds.draw_ai(ledger, user, at))
        await self.edge.post(reply, self._card(self.edge.aloud(interaction), done))

    # ------------------------------------------------------------------ counters

    @needs(Right.MEMBER)
    @time.command(name="set", description=said("dr-box-command-time-set"))
    @app_commands.describe(n=said("dr-box-command-time-n"))
    async def set_time(self, interaction: Interaction, n: Time) -> None:
        await self._count(interaction, lambda box: box.set_time(n))

    @needs(Right.MEMBER)
    @time.command(name="spend", description=said("dr-box-command-time-spend"))
    @app_commands.describe(n=said("dr-box-command-time-n"))
    async def spend(self, interaction: Interaction, n: SomeTime = 1) -> None:
        await self._count(interaction, lambda box: box.spend_time(n))

    @needs(Right.MEMBER)
    @time.command(name="add", description=said("dr-box-command-time-add"))
    @app_commands.describe(n=said("dr-box-command-time-n"))
    async def add(self, interaction: Interaction, n: SomeTime = 1) -> None:
        await self._count(interaction, lambda box: box.add_time(n))

    async def _count(self, interaction: Interaction, work: Callable[[Box], None]) -> None:
        async with self.edge.answering(interaction) as reply:
            before, box = await self._do(interaction, lambda ledger: deeds.count(ledger, work))
            say = self.edge.aloud(interaction)
            words = say("dr-box-time", before=before.time, after=box.time)
            await self.edge.post(reply, screens.news(say, [words]))

    @needs(Right.MEMBER)
    @app_commands.command(name="enrage", description=said("dr-box-command-enrage"))
    @app_commands.describe(n=said("dr-box-command-enrage-n"))
    async def enrage(self, interaction: Interaction, n: Anger = 1) -> None:
        async with self.edge.answering(interaction) as reply:
            before, box = await self._do(interaction, lambda ledger: deeds.count(ledger, lambda b: b.change_enrage(n)))
            say = self.edge.aloud(interaction)
            await self.edge.post(reply, screens.enraged(say, self.content, box, before.enrage))

    # ------------------------------------------------------------------ sums

    @needs(Right.MEMBER)
    @app_commands.command(name="damage", description=said("dr-box-command-damage"))
    @app_commands.describe(
        n=said("dr-box-command-damage-n"),
        shields=said("dr-box-command-damage-shields"),
        armor=said("dr-box-command-damage-armor"),
        plus=said("dr-box-command-damage-expose"),
    )
    @app_commands.rename(plus="expose")
    async def damage(
        self, interaction: Interaction, n: Signed, shields: Number = 0, armor: Number = 0, plus: Number = 0
    ) -> None:
        async with self.edge.answering(interaction) as reply:
            found = sums.damage(n, shields, armor, plus)
            await self.edge.post(reply, screens.damaged(self.edge.aloud(interaction), found))

    @needs(Right.MEMBER)
    @hero.command(name="random", description=said("dr-box-command-hero-random"))
    @app_commands.describe(n=said("dr-box-command-random-n"))
    async def random_hero(self, interaction: Interaction, n: Heroes = 1) -> None:
        await self._pick(interaction, "dr-box-heroes", list(self.content.heroes), n)

    @needs(Right.MEMBER)
    @trait.command(name="random", description=said("dr-box-command-trait-random"))
    @app_commands.describe(n=said("dr-box-command-random-n"))
    async def random_trait(self, interaction: Interaction, n: Traits = 1) -> None:
        await self._pick(interaction, "dr-box-traits", list(self.content.traits), n)

    async def _pick(self, interaction: Interaction, key: str, cards: list[str], n: int) -> None:
        user = interaction.user.id
        await self._answer(
            interaction,
            lambda ledger: deeds.pick(ledger, user, cards, n),
            lambda say, done: screens.picked(say, key, done.names, done),
        )

    @needs(Right.MEMBER)
    @app_commands.command(name="level", description=said("dr-box-command-level"))
    @app_commands.describe(cards=said("dr-box-command-level-cards"), silver=said("dr-box-command-level-silver"))
    async def level(self, interaction: Interaction, cards: str, silver: Number) -> None:
        async with self.edge.answering(interaction) as reply:
            heroes = sums.read_heroes(cards)
            found, (order, left) = sums.levels(heroes, silver), sums.most_levels(heroes, silver)
            await self.edge.post(reply, screens.levels(self.edge.aloud(interaction), found, order, silver, left))

    @needs(Right.MEMBER)
    @app_commands.command(name="score", description=said("dr-box-command-score"))
    @app_commands.describe(
        abilities=said("dr-box-command-score-abilities"),
        common=said("dr-box-command-score-common"),
        epic=said("dr-box-command-score-epic"),
        silver=said("dr-box-command-score-silver"),
        hp=said("dr-box-command-score-hp"),
        left=said("dr-box-command-score-time"),
    )
    @app_commands.rename(left="time")
    async def score(
        self,
        interaction: Interaction,
        abilities: Number,
        common: Number,
        epic: Number,
        silver: Number,
        hp: Number,
        left: Number,
    ) -> None:
        async with self.edge.answering(interaction) as reply:
            found = sums.score(abilities, common, epic, silver, hp, left)
            await self.edge.post(reply, screens.scored(self.edge.aloud(interaction), found))


async def add_box(bot: Any, edge: CommandFrame) -> None:
    """Add `/doom` to the bot."""
    bot.add_dynamic_items(*made_items(edge.press, screens.BUTTON, screens.SELECT))
    await bot.add_cog(BoxCommands(edge))
