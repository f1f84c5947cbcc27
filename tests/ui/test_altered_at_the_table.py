"""Altered on SimCord: two people play a whole game by buttons and private hands, and nobody sees what is not theirs."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.app import make_bot
from bot.rules.decision import text
from bot.rules.kernel.game import Order
from bot.settings import Settings
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from bot.ui.door.answers import Answers
from bot.ui.screens.orders import order_id
from cogs.altered.cog import surface
from cogs.altered.state import Player
from cogs.altered.view.printed import printed
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.presser import Presser
from tests.ui.test_clocks_on_discord import ring, turned
from tests.ui.test_table import forged

DECKS = ("gearwrights_2", "veilkeepers_2")
PLAYERS = {0: "Ada", 1: "Ben"}


def dot() -> bytes:
    out = BytesIO()
    Image.new("RGB", (8, 8)).save(out, "PNG")
    return out.getvalue()


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    """A bot whose pictures are dots: what is on them is looked at elsewhere."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    small = dot()
    return lambda: make_bot(settings, surfaces=[replace(surface(), draw=lambda view, name: small)])


async def sit_down(world: World, **options: str) -> Presser:
    await world.slash("Ada", "table new", game="altered")
    await world.click("Ben", "Join")
    opened = await world.bot.tables.index.by_channel(world.channel().id)
    for name, value in options.items():
        await world.bot.tables.lobby.set_option(opened.id, world.user("Ada").id, name, value)
    await world.click("Ada", "Start")
    info = await world.bot.tables.index.by_channel(world.channel().id)
    return Presser(world, info.id, PLAYERS)


async def with_clock(world: World, table: Presser, hours: float) -> HandClock:
    clock = HandClock()
    await turned(world, clock)
    await world.bot.tables.lobby.set_clock(table.table, world.user("Ada").id, hours)
    await world.bot.tables.proposals.consent(table.table, world.user("Ben").id, True)
    return clock


async def begin(world: World) -> Presser:
    table = await sit_down(world)
    for seat, deck in enumerate(DECKS):
        assert await table.answer(deck, seat) == "altered.deck"
    return table


async def test_what_a_hand_tells_it_tells_once(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await begin(world)
        hand = world.text(world.ephemerals("Ben")[-1])  # Ben chose last, in his hand, and both drew
        assert "You draw" not in hand, "each of the six is a button, and the picture"
        assert hand.count("★") == 1


async def test_what_was_answered_is_told_to_whoever_answered_it(
    make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Yes, can move your 🎒” was pressed, and above the hand stood: ✓ Yes, can move Ben’s 🎒."""
    usual = Answers.choose
    can = text("al-option-can", what="✓ Yes", can="move", seat="@seat:1", foe="@seat:0", exp="companion")

    async def choose(self: Answers, reply: Any, table: str, token: str | None, answer: Any, *_: Any) -> None:
        await usual(self, reply, table, token, answer, can)

    async with simcord_world(make) as world:
        table = await sit_down(world)
        monkeypatch.setattr(Answers, "choose", choose)
        for seat, deck in enumerate(DECKS):
            await table.answer(deck, seat)
        hand = world.text(world.ephemerals("Ben")[-1])
        assert "can move your 🎒" in hand and "Ben’s 🎒" not in hand


def seen_by(world: World, user: str) -> str:
    """Everything a user's client holds: texts, custom ids, alt texts, file names, who is called, when it changed."""
    return repr([asdict(message) for message in world.messages(user=user)])


class Secrets:
    """What has been public so far, card by card, and what must not be seen by whom."""

    def __init__(self) -> None:
        self.open: set[str] = set()

    def note(self, look: Look) -> dict[str, list[str]]:
        """Per user: names and references that its client may not hold now."""
        run = look.run
        assert run is not None
        cards = run.game.content.cards
        self.open |= {obj.card for obj in run.state.objects.values()}
        for event in look.events():
            line = event.text_for(None)
            if line is not None and line.key in ("al-plays", "al-goes", "al-resupplies", "al-puts"):
                self.open.add(str(line.params["card"]).removeprefix("@"))
        hidden: dict[int, set[str]] = {}
        for seat, player in enumerate(run.state.players):
            own = [*player.deck, *player.hand, *player.looked, *(orb.card for orb in player.mana)]
            hidden[seat] = set(own) - self.open
        words = {seat: [*refs, *(cards[ref].name for ref in refs)] for seat, refs in hidden.items()}
        return {"Ada": words.get(1, []), "Ben": words.get(0, []), "Cleo": [*words.get(0, []), *words.get(1, [])]}


def nothing_is_seen(world: World, hidden: Mapping[str, list[str]]) -> int:
    """Nobody holds a word that is hidden from them; gives how many were looked for."""
    for user, words in hidden.items():
        held = seen_by(world, user)
        assert [word for word in words if word in held] == []
    return sum(map(len, hidden.values()))


async def test_two_people_play_a_whole_game_and_a_third_learns_nothing(make: Callable[[], Any]) -> None:
    """S-38: no card of a hand, of Mana or of a deck is in what others hold, before it has been open to all."""
    async with simcord_world(make) as world:
        table = await begin(world)
        secrets, keys, checked = Secrets(), set(), 0
        while key := await table.answer():
            keys |= {key, *await table.read(lambda look: {choice.key for choice in look.run.choices})}  # by forms, too
            assert table.presses < 1_500
            hidden = await table.read(secrets.note)
            checked += nothing_is_seen(world, hidden)
            is_going_on = "More" in world.controls(world.board()).values()
            if is_going_on and table.presses % 7 == 0:  # she is curious
                for button in ("Your move", "More"):
                    for control, label in world.controls(world.board()).items():
                        if label == button:
                            await world.click("Cleo", control, world.board())
                for button in ("In words", "🌇 Dusk preview"):
                    more = world.ephemerals("Cleo")[-1]
                    for control, label in world.controls(more).items():
                        if label == button:
                            await world.click("Cleo", control, more)
                            await world.click("Cleo", "More", world.board())
                checked += nothing_is_seen(world, hidden)
        info = await world.bot.tables.keeper.get(table.table)
        assert info.status == "ended" and checked > 3_000
        assert {"altered.first_mana", "altered.expand", "altered.turn", "altered.expedition", "altered.confirm"} <= keys
        assert "wins" in world.text(world.board())


async def test_the_check_finds_a_planted_leak(make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        while await table.read(lambda look: look.run.state.day) < 2:
            await table.answer()
        game = world.bot.stage.surfaces["altered"].game
        honest = game.view

        def leaky(state: Any, seat: int | None) -> dict[str, Any]:
            seen: dict[str, Any] = honest(state, seat)
            seen["pending"] = [{"seat": 0} | printed(game.content.cards[state.players[1].hand[0]])]
            return seen

        monkeypatch.setattr(game, "view", leaky)
        hidden = {}
        for _ in range(6):
            await table.answer()
            hidden = await table.read(Secrets().note)
        assert any(word in seen_by(world, "Cleo") for word in hidden["Cleo"])


def orders_of(world: World, seat: int) -> list[Order]:
    game = world.bot.stage.surfaces["altered"].game
    state = game.new(game.options(), 2)
    state.players = [Player(), Player()]
    return list(game.orders(state, seat))


async def until_turn(table: Presser, days: int = 1) -> int:
    """Play on to the first turn of an Afternoon; gives whose it is."""
    while True:
        asked = await table.read(lambda look: [r.decision.key for r in look.run.requests()])
        state = await table.read(lambda look: look.run.state)
        if asked == ["altered.turn"] and state.day >= days and not state.passed:
            return int(state.turn)
        await table.answer()


async def menu(world: World, user: str) -> None:
    await world.click(user, "Your move", world.board())
    await world.click(user, "More", world.ephemerals(user)[-1])


def of(world: World, user: str) -> str:
    return world.text(world.ephemerals(user)[-1])


async def test_a_play_is_one_private_flow(make: Callable[[], Any]) -> None:
    """A card and its form; until it is sent nobody else's screen changes, not even by an edit or a clock."""
    async with simcord_world(make) as world:
        table = await sit_down(world, confirm="always")
        clock = await with_clock(world, table, 24)
        for seat, deck in enumerate(DECKS):
            await table.answer(deck, seat)
        seat = await until_turn(table)
        mine, other = PLAYERS[seat], PLAYERS[1 - seat]
        card = await table.read(
            lambda look: next(
                o.id
                for o in look.run.requests()[0].decision.legal()
                if o.id.startswith("hand:") and look.game.content.cards[o.id[5:]].is_body
            )
        )
        public, theirs = seen_by(world, "Cleo"), seen_by(world, other)
        name = await table.read(lambda look: look.game.content.cards[card[5:]].name)
        clock.time += 61
        await table.answer(card)
        assert seen_by(world, "Cleo") == public and seen_by(world, other) == theirs
        mine_offered = world.controls(world.ephemerals(mine)[-1]).values()
        await world.click(mine, next(label for label in mine_offered if label.startswith("🧭 ")))
        assert name in world.text(world.board())


async def test_standing_orders_are_given_shown_kept_secret_and_end(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        seat = await until_turn(table)
        mine, other = PLAYERS[1 - seat], PLAYERS[seat]
        before, theirs = repr(world.board()), seen_by(world, other)
        await menu(world, mine)
        wanted = (
            "Pass for the rest of today",
            "Never put a card into Mana",
            "Put my most expensive card into Mana",
        )
        for order in wanted:
            await world.click(mine, order, world.ephemerals(mine)[-1])
        assert "📌 Put my most expensive" in of(world, mine) and "📌 Never" not in of(world, mine)
        assert repr(world.board()) == before and seen_by(world, other) == theirs  # the board is not even edited
        await world.click(mine, "My hand", world.ephemerals(mine)[-1])
        assert "📌 2 standing orders answer for you: see “More”." in of(world, mine)
        await table.answer("pass")  # the other passes, then the order does: the day is over
        state = await table.read(lambda look: look.run.state)
        assert state.day == 2 and state.passed == []
        mana = len(state.players[1 - seat].mana)
        await table.answer("keep", seat)
        state = await table.read(lambda look: look.run.state)
        assert len(state.players[1 - seat].mana) == mana + (0 if state.first == 1 - seat else 1) or mana == 4
        assert (await table.read(lambda look: [r.decision.seats for r in look.run.requests()])) == [(state.first,)]
        orders = await table.read(lambda look: {o.option: given for o, given in look.orders(1 - seat)})
        assert [order for order, is_given in orders.items() if is_given] == ["dearest"]
        assert set(orders) == {"pass", "pass-after", "pass-idle", "oldest", "keep", "dearest"}
        assert "📌" not in seen_by(world, other) and "📌" not in seen_by(world, "Cleo")
        await world.click(other, "Your move", world.board())
        assert "📌" not in of(world, other)
        theirs_too = next(order for order in orders_of(world, 1 - seat) if order.option == "dearest")
        for user in (other, "Cleo"):  # an order is revoked by nobody but its giver
            await forged(world, user, f"wk:{table.table}:-:order-{1 - seat}.{order_id(theirs_too)}")
            await forged(world, user, f"wk:{table.table}:-:more-{1 - seat}")
            assert f"{mine}, what else?" not in of(world, user) and "📌" not in of(world, user)
        assert (await table.read(lambda look: {o.option: given for o, given in look.orders(1 - seat)}))["dearest"]


async def test_draw_and_concession_are_buttons_that_ask_twice(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        await until_turn(table)
        await menu(world, "Ada")
        await world.click("Ada", "🤝 Offer a draw", world.ephemerals("Ada")[-1])
        assert "Ada offers a draw" in world.text(world.board())
        await world.click("Ben", "Your move", world.board())
        await world.click("Ben", "Play on, no draw", world.ephemerals("Ben")[-1])
        told = world.text(world.board())
        assert "Ben plays on" in told and "offers a draw. It stands" not in told
        await menu(world, "Ada")
        assert "Offer a draw" not in of(world, "Ada")
        await world.click("Ada", "🏳️ Concede", world.ephemerals("Ada")[-1])
        assert "cannot be taken back" in of(world, "Ada")
        await world.click("Ada", "Rather not", world.ephemerals("Ada")[-1])
        assert (await world.bot.tables.keeper.get(table.table)).status == "running"
        await menu(world, "Ada")
        await world.click("Ada", "🏳️ Concede", world.ephemerals("Ada")[-1])
        await world.click("Ada", "🏳️ Concede", world.ephemerals("Ada")[-1])
        assert "Ben wins" in world.text(world.board())


async def test_who_misses_three_in_a_row_may_lose_by_a_claim(make: Callable[[], Any]) -> None:
    """S-39, D15: the count is that of the table's clock."""
    async with simcord_world(make) as world:
        table = await sit_down(world)
        clock = await with_clock(world, table, 1)
        for seat, deck in enumerate(DECKS):
            await table.answer(deck, seat)
        late = await until_turn(table)
        there = PLAYERS[1 - late]
        for _ in range(2):
            while late not in await table.read(lambda look: look.awaited()):
                await table.answer(seat=1 - late)
            await world.click(there, "Your move", world.board())
            assert "Claim the win" not in of(world, there)
            clock.time += 3_700
            await ring(world)
        assert "has missed 2 in a row" in seen_by(world, "Cleo")
        await table.answer(seat=1 - late)
        await world.click(there, "Your move", world.board())
        assert late not in await table.read(lambda look: look.awaited())  # nobody waits any more
        back = PLAYERS[late]
        await world.click(back, "Your move", world.board())
        await world.click(back, "I am back", world.ephemerals(back)[-1])
        assert "I am back" not in of(world, back)
        while (await table.read(lambda look: look.run.state.missed.get(late, 0))) < 3:
            if late not in await table.read(lambda look: look.awaited()):
                await table.answer(seat=1 - late)
                continue
            clock.time += 3_700
            await ring(world)
        await world.click(there, "Your move", world.board())
        label = next(one for one in world.controls(world.ephemerals(there)[-1]).values() if one.startswith("⌛"))
        await world.click(there, label, world.ephemerals(there)[-1])
        await world.click(there, label, world.ephemerals(there)[-1])
        assert f"{there} wins" in world.text(world.board())


async def test_the_forecast_and_the_board_in_words(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        seat = await until_turn(table)
        await world.click("Cleo", "More", world.board())
        assert "🌇 Dusk preview" not in world.controls(world.ephemerals("Cleo")[-1]).values(), "nobody travels yet"
        while not await table.read(lambda look: any(e["objects"] for e in look.view(None)["expeditions"])):
            await table.answer()
            seat = await until_turn(table)
        mine = PLAYERS[seat]
        await world.click("Cleo", "More", world.board())
        await world.click("Cleo", "🌇 Dusk preview", world.ephemerals("Cleo")[-1])
        assert of(world, "Cleo").count(" → ") == 4 and "counts only the landscapes" in of(world, "Cleo")
        await world.click(mine, "Your move", world.board())
        await world.click(mine, "🌇 Dusk preview", world.ephemerals(mine)[-1])
        assert "What would Dusk bring?" in of(world, mine)
        await world.click(mine, "My hand", world.ephemerals(mine)[-1])
        assert "for your eyes only" in of(world, mine)
        await world.click(mine, "More", world.ephemerals(mine)[-1])
        await world.click(mine, "In words", world.ephemerals(mine)[-1])
        told = of(world, mine)
        while "Page 2 →" in world.controls(world.ephemerals(mine)[-1]).values():
            await world.click(mine, "Page 2 →", world.ephemerals(mine)[-1])
            told += of(world, mine)
        hand = await table.read(lambda look: [card["name"] for card in look.view(seat)["own"]["hand"]])
        assert all(name in told for name in hand) and told.count("🧭") >= 2
