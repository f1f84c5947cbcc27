"""`/loe`: rolls, chances, sums, the bag and enemies' decks for groups who play with the printed box. Needs no table.

Only Discord's side. What a command does stands in `box/actions.py`, what it looks like in `box_screens.py`.
"""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.rules.box.amounts import whose_name
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Thrown
from bot.ui.door.command_frame import Choices, Interaction, offered, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot
from cogs.evershade.box import actions as deeds
from cogs.evershade.box import sums
from cogs.evershade.box.tray import MOST_TOKENS, LoeBox, Terms
from cogs.evershade.screens import box_screens as screens
from cogs.evershade.screens.box_boards_cog import BoardCommands
from cogs.evershade.screens.box_frame import LoeFrame, said
from cogs.evershade.screens.box_grid_cog import GridCommands
from cogs.evershade.screens.box_vote_cog import VoteCommands

Dice = app_commands.Range[int, 1, sums.MOST_DICE]
Difficulty = app_commands.Range[int, 2, sums.SIDES]
Plus = app_commands.Range[int, -sums.SIDES, sums.SIDES]
Number = app_commands.Range[int, 0, sums.MOST]
Traumas = app_commands.Range[int, 0, 3]
Marker = app_commands.Range[int, 0, 14]
Left = app_commands.Range[int, 0, 12]
Tokens = app_commands.Range[int, -1, MOST_TOKENS]
Some = app_commands.Range[int, 0, MOST_TOKENS]
Minutes = app_commands.Range[int, 1, 240]


class LoeCommands(
    BoardCommands,
    GridCommands,
    VoteCommands,
    commands.GroupCog,
    group_name="loe",
    group_description=said("loe-command"),
):
    """`/loe ...` and its buttons"""

    bag = app_commands.Group(name="bag", description=said("loe-command-bag"))
    deck = app_commands.Group(name="deck", description=said("loe-command-deck"))

    def __init__(self, frame: LoeFrame) -> None:
        super().__init__()
        self.content = frame.content
        self.begin(frame, deeds.TRAYS, screens.SCREENS, **self.vote_presses)

    def thrown(self, say: Say, who: str, done: Thrown[LoeBox]) -> Panel:
        return screens.rolled(say, who, done)

    # ------------------------------------------------------------------ rolls

    @needs(Right.MEMBER)
    @app_commands.command(name="roll", description=said("loe-command-roll"))
    @app_commands.describe(
        dice=said("loe-command-roll-dice"),
        difficulty=said("loe-command-roll-difficulty"),
        mod_dice=said("loe-command-roll-mod-dice"),
        mod_difficulty=said("loe-command-roll-mod-difficulty"),
        div=said("loe-command-roll-div"),
        outcomes=said("loe-command-roll-outcomes"),
        support=said("loe-command-roll-support"),
    )
    @app_commands.rename(mod_dice="mod-dice", mod_difficulty="mod-difficulty")
    async def roll(
        self,
        interaction: Interaction,
        dice: Dice,
        difficulty: Difficulty,
        mod_dice: Plus = 0,
        mod_difficulty: Plus = 0,
        div: str = "",
        outcomes: str = "",
        support: str = "",
    ) -> None:
        user, who = interaction.user.id, interaction.user.display_name

        def work(ledger: Ledger) -> Thrown[LoeBox]:
            n, needed = sums.pool(dice, difficulty, mod_dice, mod_difficulty)
            wanted = sums.numbers_of(outcomes, 1, 2 * sums.MOST_DICE)
            owners = [(whose_name(who[:40]), n), *sums.helpers_of(support)]
            return deeds.roll(ledger, user, who, owners, Terms(difficulty=needed, outcomes=wanted), sums.dice_of(div))

        await self.answer(interaction, work, lambda say, done: screens.rolled(say, who, done))

    @needs(Right.MEMBER)
    @app_commands.command(name="div", description=said("loe-command-div"))
    @app_commands.describe(die=said("loe-command-div-die"), half=said("loe-command-div-half"))
    async def div(self, interaction: Interaction, die: str, half: bool = False) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        await self.answer(
            interaction,
            lambda ledger: deeds.divinum(ledger, user, who, sums.dice_of(die)),
            lambda say, done: screens.divinum(say, who, done, is_half=half),
        )

    @needs(Right.MEMBER)
    @app_commands.command(name="odds", description=said("loe-command-odds"))
    @app_commands.describe(
        dice=said("loe-command-roll-dice"),
        difficulty=said("loe-command-roll-difficulty"),
        thresholds=said("loe-command-odds-thresholds"),
    )
    async def odds(
        self, interaction: Interaction, dice: Dice, difficulty: Difficulty, thresholds: str = "1, 2, 3, 4"
    ) -> None:
        def show(say: Say) -> Panel:
            wanted = sums.numbers_of(thresholds, 1, 2 * sums.MOST_DICE)
            return screens.odds(say, dice, difficulty, sums.chances(dice, difficulty, wanted))

        await self.show(interaction, show)

    @needs(Right.MEMBER)
    @app_commands.command(name="terror", description=said("loe-command-terror"))
    @app_commands.describe(traumas=said("loe-command-terror-traumas"), combat=said("loe-command-terror-combat"))
    async def terror(self, interaction: Interaction, traumas: Traumas = 0, combat: bool = False) -> None:
        user, who = interaction.user.id, interaction.user.display_name

        def work(ledger: Ledger) -> Thrown[LoeBox]:
            sums.terror(1, traumas)  # refused before a die is rolled
            return deeds.TRAYS.throw(ledger, user, who, 1, most=1, sides=sums.SIDES)

        def show(say: Say, done: Thrown[LoeBox]) -> Panel:
            row = sums.terror(done.faces[0], traumas)
            return screens.terror(say, who, done.faces[0], traumas, row, done, in_combat=combat)

        await self.answer(interaction, work, show)

    # ------------------------------------------------------------------ sums

    @needs(Right.MEMBER)
    @app_commands.command(name="armor", description=said("loe-command-armor"))
    @app_commands.describe(
        damage=said("loe-command-armor-damage"),
        armor=said("loe-command-armor-armor"),
        ignore=said("loe-command-armor-ignore"),
        cover=said("loe-command-armor-cover"),
        weak=said("loe-command-armor-weak"),
        resist=said("loe-command-armor-resist"),
        prevent=said("loe-command-armor-prevent"),
    )
    async def armor(
        self,
        interaction: Interaction,
        damage: Number,
        armor: Number = 0,
        ignore: Number = 0,
        cover: bool = False,
        weak: Number = 0,
        resist: Number = 0,
        prevent: Number = 0,
    ) -> None:
        await self.show(
            interaction,
            lambda say: screens.struck(say, sums.armored(damage, armor, ignore, prevent, weak, resist, cover=cover)),
        )

    @needs(Right.MEMBER)
    @app_commands.command(name="exp", description=said("loe-command-exp"))
    @app_commands.describe(
        gain=said("loe-command-exp-gain"), marker=said("loe-command-exp-marker"), left=said("loe-command-exp-left")
    )
    async def exp(self, interaction: Interaction, gain: Number, marker: Marker = 0, left: Left = 12) -> None:
        await self.show(interaction, lambda say: screens.learned(say, gain, sums.experience(marker, left, gain)))

    @needs(Right.MEMBER)
    @app_commands.command(name="tree", description=said("loe-command-tree"))
    @app_commands.describe(profession=said("loe-command-tree-profession"), taken=said("loe-command-tree-taken"))
    async def tree(self, interaction: Interaction, profession: str, taken: str = "") -> None:
        await self.show(interaction, lambda say: screens.nodes(say, sums.nodes_open(self.content, profession, taken)))

    @tree.autocomplete("profession")
    async def offer_professions(self, interaction: Interaction, typed: str) -> Choices:
        return offered([(one.name, one.id) for one in self.content.professions.values()], typed)

    @needs(Right.MEMBER)
    @app_commands.command(name="timer", description=said("loe-command-timer"))
    @app_commands.describe(minutes=said("loe-command-timer-minutes"))
    async def timer(self, interaction: Interaction, minutes: Minutes) -> None:
        await self.count_down(interaction, minutes)

    # ------------------------------------------------------------------ the bag

    @needs(Right.MEMBER)
    @bag.command(name="new", description=said("loe-command-bag-new"))
    @app_commands.describe(
        characters=said("loe-command-bag-characters"),
        enemies=said("loe-command-bag-enemies"),
        white=said("loe-command-bag-white"),
        black=said("loe-command-bag-black"),
        dual=said("loe-command-bag-dual"),
    )
    async def new_bag(
        self,
        interaction: Interaction,
        characters: Some,
        enemies: Some,
        white: Tokens = -1,
        black: Tokens = -1,
        dual: Some = 1,
    ) -> None:
        await self.answer(
            interaction,
            lambda ledger: deeds.new_bag(ledger, characters, enemies, white, black, dual),
            screens.bag,
        )

    @needs(Right.MEMBER)
    @bag.command(name="draw", description=said("loe-command-bag-draw"))
    async def draw(self, interaction: Interaction) -> None:
        user = interaction.user.id
        await self.answer(
            interaction,
            lambda ledger: deeds.draw_token(ledger, user),
            lambda say, done: screens.bag(say, done.box, done),
        )

    @needs(Right.MEMBER)
    @bag.command(name="add", description=said("loe-command-bag-add"))
    @app_commands.describe(token=said("loe-command-bag-token"), n=said("loe-command-bag-n"))
    async def add(self, interaction: Interaction, token: Literal["white", "black", "dual"], n: Some = 1) -> None:
        def work(box: LoeBox) -> None:
            box.bag.left[token] = min(MOST_TOKENS, box.bag.left.get(token, 0) + n)

        await self.change(interaction, work, lambda say, _, box: screens.bag(say, box))

    @needs(Right.MEMBER)
    @bag.command(name="return", description=said("loe-command-bag-return"))
    async def give_back(self, interaction: Interaction) -> None:
        await self.change(interaction, lambda box: box.bag.give_back(), lambda say, _, box: screens.bag(say, box))

    @needs(Right.MEMBER)
    @bag.command(name="show", description=said("loe-command-bag-show"))
    async def show_bag(self, interaction: Interaction) -> None:
        box = await self.tray(interaction)
        await self.show(interaction, lambda say: screens.bag(say, box))

    # ------------------------------------------------------------------ enemies' decks

    @needs(Right.MEMBER)
    @deck.command(name="new", description=said("loe-command-deck-new"))
    @app_commands.describe(enemy=said("loe-command-deck-enemy"), cards=said("loe-command-deck-cards"))
    async def new_deck(self, interaction: Interaction, enemy: str, cards: str) -> None:
        user = interaction.user.id
        await self.answer(
            interaction,
            lambda ledger: deeds.new_deck(ledger, user, enemy, deeds.cards_of(cards)),
            screens.deck_made,
        )

    @needs(Right.MEMBER)
    @deck.command(name="draw", description=said("loe-command-deck-draw"))
    @app_commands.describe(enemy=said("loe-command-deck-enemy"))
    async def reveal(self, interaction: Interaction, enemy: str) -> None:
        await self.answer(interaction, lambda ledger: deeds.reveal(ledger, enemy), screens.revealed)

    @needs(Right.MEMBER)
    @deck.command(name="peek", description=said("loe-command-deck-peek"))
    @app_commands.describe(enemy=said("loe-command-deck-enemy"))
    async def peek(self, interaction: Interaction, enemy: str) -> None:
        who = interaction.user.display_name
        async with self.frame.answering(interaction) as reply:
            done = await self.do(interaction, lambda ledger: deeds.peek(ledger, enemy))
            await reply.private_anew(Shot(None, screens.peeked(self.frame.private(interaction), done)))
            await self.frame.post(reply, screens.has_peeked(self.frame.aloud(interaction), who, done))

    @needs(Right.MEMBER)
    @deck.command(name="reset", description=said("loe-command-deck-reset"))
    @app_commands.describe(enemy=said("loe-command-deck-enemy"))
    async def reset(self, interaction: Interaction, enemy: str) -> None:
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: deeds.new_deck(ledger, user, enemy, ()), screens.deck_made)

    @reveal.autocomplete("enemy")
    @peek.autocomplete("enemy")
    @reset.autocomplete("enemy")
    async def offer_decks(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names((await self.tray(interaction)).decks, typed)
