"""`/draw` on Discord's side: decks and bags of a channel, private hands. What a deck does stands in the pure files."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.ui.door.command_frame import Choices, Interaction
from bot.ui.door.rights import Deed, Right, is_moderator, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot
from cogs.dice import dealing, screens
from cogs.dice.dealing import Dealt
from cogs.dice.deck import MOST_AT_ONCE, MOST_PILES, PLAYING_CARDS, Deck
from cogs.dice.frame import CommandFrame, choices, said
from cogs.dice.screens import Say

T = TypeVar("T")
Count = app_commands.Range[int, 1, MOST_AT_ONCE]
Pile = app_commands.Range[int, 1, MOST_PILES]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class Drawing(commands.GroupCog, group_name="draw", group_description=said("command-draw")):
    """`/draw ...` and its buttons"""

    def __init__(self, frame: CommandFrame) -> None:
        super().__init__()
        self.frame = frame
        self.channel_records = frame.channel_records
        frame.presses |= {
            "open": Deed(Right.MEMBER, self.press_open),
            "keep": Deed(Right.MEMBER, self.press_keep),
            "hand": Deed(Right.MEMBER, self.press_hand),
            "play": Deed(Right.MEMBER, self.press_play),
        }

    # ------------------------------------------------------------------ commands

    @needs(Right.MEMBER)
    @app_commands.command(name="new", description=said("command-draw-new"))
    @app_commands.describe(
        name=said("command-draw-name"),
        cards=said("command-draw-cards"),
        put_back=said("command-draw-put-back"),
        piles=said("command-draw-piles"),
    )
    async def new(
        self, interaction: Interaction, name: str, cards: str, put_back: bool = False, piles: Pile = 1
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            user = interaction.user.id
            dealt = await self._do(
                interaction, lambda ledger: dealing.put_down(ledger, user, name, cards, puts_back=put_back, piles=piles)
            )
            key = "draw-made-bag" if put_back else "draw-made"
            await self._tell(interaction, reply, dealt, key, n=len(dealt.deck.faces), piles=piles)
            if cards.strip() == PLAYING_CARDS and not put_back:
                await reply.say(self.frame.private(interaction)("draw-hint-playing-cards", deck=dealt.deck.name))

    @needs(Right.MEMBER)
    @app_commands.command(name="card", description=said("command-draw-card"))
    @app_commands.describe(
        deck=said("command-draw-deck"),
        count=said("command-draw-count"),
        visibility=said("command-draw-visibility"),
        pile=said("command-draw-pile"),
    )
    @app_commands.choices(visibility=choices(("visibility-everybody", "everybody"), ("visibility-me", "me")))
    async def card(
        self,
        interaction: Interaction,
        deck: str | None = None,
        count: Count = 1,
        visibility: str = "everybody",
        pile: Pile = 1,
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            await self._draw(interaction, reply, deck, count, pile, secret=visibility == "me")

    @needs(Right.MEMBER)
    @app_commands.command(name="peek", description=said("command-draw-peek"))
    @app_commands.describe(
        deck=said("command-draw-deck"), count=said("command-draw-count"), pile=said("command-draw-pile")
    )
    async def peek(self, interaction: Interaction, deck: str | None = None, count: Count = 1, pile: Pile = 1) -> None:
        async with self.frame.answering(interaction) as reply:
            dealt = await self._do(interaction, lambda ledger: dealing.peek(ledger, deck, count, pile))
            await self._tell(interaction, reply, dealt, "draw-peeked", n=len(dealt.cards))
            await self._whisper(interaction, reply, dealt, "draw-peeked-you")

    @needs(Right.MEMBER)
    @app_commands.command(name="hand", description=said("command-draw-hand"))
    async def hand(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await reply.private_anew(Shot(None, await self._hand(interaction)))

    @needs(Right.MEMBER)
    @app_commands.command(name="play", description=said("command-draw-play"))
    @app_commands.describe(cards=said("command-draw-which"), deck=said("command-draw-deck"))
    async def play(self, interaction: Interaction, cards: str, deck: str | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            user = interaction.user.id
            dealt = await self._do(interaction, lambda ledger: dealing.play(ledger, user, deck, cards))
            await self._tell(interaction, reply, dealt, "draw-played")

    @needs(Right.MEMBER)
    @app_commands.command(name="discard", description=said("command-draw-discard"))
    @app_commands.describe(cards=said("command-draw-which"), deck=said("command-draw-deck"))
    async def discard(self, interaction: Interaction, cards: str, deck: str | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            user = interaction.user.id
            dealt = await self._do(interaction, lambda ledger: dealing.throw_away(ledger, user, deck, cards))
            await self._tell(interaction, reply, dealt, "draw-discarded")

    @needs(Right.MEMBER)
    @app_commands.command(name="return", description=said("command-draw-return"))
    @app_commands.describe(cards=said("command-draw-which"), deck=said("command-draw-deck"))
    async def give_back(self, interaction: Interaction, cards: str, deck: str | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            user = interaction.user.id
            dealt = await self._do(interaction, lambda ledger: dealing.give_back(ledger, user, deck, cards))
            # from a hand they go back unseen
            await self._tell(interaction, reply, dealt, "draw-returned", n=len(dealt.cards))

    @needs(Right.MEMBER)
    @app_commands.command(name="reshuffle", description=said("command-draw-reshuffle"))
    @app_commands.describe(deck=said("command-draw-deck"), everything=said("command-draw-everything"))
    async def reshuffle(self, interaction: Interaction, deck: str | None = None, everything: bool = False) -> None:
        async with self.frame.answering(interaction) as reply:
            user = interaction.user.id
            dealt = await self._do(
                interaction, lambda ledger: dealing.reshuffle(ledger, user, deck, everything=everything)
            )
            key = "draw-reshuffled-all" if everything else "draw-reshuffled"
            await self._tell(interaction, reply, dealt, key, n=dealt.deck.left)

    @needs(Right.MEMBER)
    @app_commands.command(name="show", description=said("command-draw-show"))
    @app_commands.describe(deck=said("command-draw-deck"))
    async def show(self, interaction: Interaction, deck: str | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            found = await self._decks(interaction)
            if deck is not None:
                found = [one for one in found if one.name.casefold() == deck.strip().casefold()]
                if not found:
                    raise NotPossible(text("draw-unknown", deck=deck[:40]))
            if not found:
                raise NotPossible(text("draw-none-here"))
            panel = screens.table(self.frame.aloud(interaction), found, lambda user: f"<@{user}>")
            await reply.public(Shot(None, panel))

    @needs(Right.MEMBER)
    @app_commands.command(name="remove", description=said("command-draw-remove"))
    @app_commands.describe(deck=said("command-draw-deck"))
    async def remove(self, interaction: Interaction, deck: str | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            user, manager = interaction.user.id, is_moderator(interaction)
            dealt = await self._do(interaction, lambda ledger: dealing.clear_away(ledger, user, deck, manager=manager))
            say = self.frame.aloud(interaction)
            news = say("draw-removed", who=interaction.user.display_name, deck=dealt.deck.name)
            await reply.public(Shot(None, screens.plain_news(news)))

    # ------------------------------------------------------------------ autocomplete

    @card.autocomplete("deck")
    @peek.autocomplete("deck")
    @play.autocomplete("deck")
    @discard.autocomplete("deck")
    @give_back.autocomplete("deck")
    @reshuffle.autocomplete("deck")
    @show.autocomplete("deck")
    @remove.autocomplete("deck")
    async def offer_decks(self, interaction: Interaction, typed: str) -> Choices:
        return _offer([deck.name for deck in await self._decks(interaction)], typed)

    @play.autocomplete("cards")
    async def offer_hand(self, interaction: Interaction, typed: str) -> Choices:
        return await self._offer_cards(interaction, typed, lambda deck, user: deck.hand(user))

    @discard.autocomplete("cards")
    @give_back.autocomplete("cards")
    async def offer_mine(self, interaction: Interaction, typed: str) -> Choices:
        return await self._offer_cards(
            interaction, typed, lambda deck, user: [*deck.hand(user), *deck.lies_before(user)]
        )

    async def _offer_cards(
        self, interaction: Interaction, typed: str, of: Callable[[Deck, int], Sequence[int]]
    ) -> Choices:
        chosen = str(getattr(interaction.namespace, "deck", None) or "").casefold()
        decks = [deck for deck in await self._decks(interaction) if chosen in ("", deck.name.casefold())]
        return _offer([name for deck in decks for name in deck.names(of(deck, interaction.user.id))], typed)

    # ------------------------------------------------------------------ buttons

    async def _deck_of(self, interaction: Interaction, entry: int) -> str:
        """The name of the deck that a button belongs to, if it still lies in this channel."""
        for deck in await self._decks(interaction):
            if deck.entry == entry:
                return deck.name
        raise NoLongerPossible(text("draw-gone"))

    async def press_open(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        await self._draw(interaction, reply, await self._deck_of(interaction, entry), secret=False)

    async def press_keep(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        await self._draw(interaction, reply, await self._deck_of(interaction, entry), secret=True)

    async def press_hand(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        await reply.private_anew(Shot(None, await self._hand(interaction)))

    async def press_play(self, interaction: Interaction, reply: Reply, entry: int, value: str | None) -> None:
        name, user = await self._deck_of(interaction, entry), interaction.user.id
        dealt = await self._do(interaction, lambda ledger: dealing.play(ledger, user, name, f"#{value}"))
        await reply.edit(Shot(None, await self._hand(interaction)))
        await self._tell(interaction, reply, dealt, "draw-played")

    # ------------------------------------------------------------------ shared

    async def _do(self, interaction: Interaction, work: Callable[[Ledger], T]) -> T:
        return await self.channel_records.play(interaction.channel_id or 0, interaction.id, work)

    async def _draw(
        self, interaction: Interaction, reply: Reply, name: str | None, count: int = 1, pile: int = 1, *, secret: bool
    ) -> None:
        user = interaction.user.id
        dealt = await self._do(interaction, lambda ledger: dealing.draw(ledger, user, name, count, pile, secret=secret))
        await self._tell(interaction, reply, dealt, "draw-kept" if secret else "draw-open", n=count)
        if secret:
            await self._whisper(interaction, reply, dealt, "draw-kept-you")

    async def _tell(self, interaction: Interaction, reply: Reply, dealt: Dealt, key: str, **params: int) -> None:
        """Post what happened for everybody. Sentences that tell no cards do not get to know them."""
        told = {"cards": dealt.cards} if key in ("draw-open", "draw-played", "draw-discarded") else {}
        say = self.frame.aloud(interaction)
        news = say(key, who=interaction.user.display_name, deck=dealt.deck.name, **told, **params)
        await reply.public(Shot(None, screens.deck_news(say, dealt.deck, news, dealt.seal, dealt.shuffle)))

    async def _whisper(self, interaction: Interaction, reply: Reply, dealt: Dealt, key: str) -> None:
        say = self.frame.private(interaction)
        words = say(key, deck=dealt.deck.name, cards=dealt.cards)
        await reply.private_anew(Shot(None, screens.private_cards(say, words)))

    async def _hand(self, interaction: Interaction) -> Panel:
        say: Say = self.frame.private(interaction)
        return screens.hand(say, await self._decks(interaction), interaction.user.id)

    async def _decks(self, interaction: Interaction) -> list[Deck]:
        found = await self.channel_records.decks(interaction.channel_id or 0)
        return [Deck.model_validate(data) for data in found.values()]


def _offer(names: Sequence[str], typed: str) -> Choices:
    fitting = dict.fromkeys(name for name in names if typed.strip().casefold() in name.casefold())
    return [app_commands.Choice(name=name, value=name) for name in list(fitting)[:25]]
