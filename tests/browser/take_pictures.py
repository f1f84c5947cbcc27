"""The pictures of README and docs/playing.md, taken anew in a real browser. By hand, when the screens have changed:

    python -m tests.browser.take_pictures [FOLDER] [--only SET]

Two people play Doomrock to its end, answered as the house would, with dice that let them win; on the way their screens
are kept as `screens/NAME.png`, and a draft's first pack as `altered-draft.png`. Two more play Altered, kept as
`altered-NAME.png`, and two Near and Far, kept as `near-and-far-NAME.png`. Without a folder: `docs/pictures`.
"""

import argparse
import asyncio
import io
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Locator

from bot.app import local_bot, local_ready
from bot.local.world import CHANNELS, PLAYERS
from bot.rules.fairness import table_seed
from bot.rules.kernel.house import house_answer
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from tests.browser.seated import settings, waiting
from tests.browser.test_doomrock import a_victory
from tests.local.browser import PlayerPage, Seats, table_in_browser

NAMES = PLAYERS[:2]
DESKTOP, PHONE = {"width": 1280, "height": 1900}, {"width": 390, "height": 1900}
COLOURS = 128
DRAWN = """(message) => [...message.querySelectorAll('img')].every(
  (one) => one.complete && one.naturalWidth > 0 && !one.closest(':disabled'))"""
"""Also that none is the one before, which stands there, dimmed, while a new one is on its way."""
FAR = "near_and_far"
READ = re.compile(r"^\s*Read a(bout)? ")


def in_few_colours(taken: Image.Image) -> Image.Image:
    """The same in `COLOURS` colours. Without rounds of k-means a colour that is rare becomes one of its neighbours: the
    small blue markers of a player turned grey."""
    return taken.convert("RGB").quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE)


class Album:
    """Pages to look at, and the folder in which pictures of them are kept."""

    def __init__(self, seats: Seats, folder: Path) -> None:
        self.seats, self.folder = seats, folder
        self.tables: Any = seats.table.world.bot.tables

    async def page(self, player: str, size: dict[str, int], channel: str = CHANNELS[0]) -> PlayerPage:
        page = await self.seats.page(player, channel)
        await page.page.set_viewport_size(size)  # type: ignore[arg-type]
        return page

    async def take(self, message: Locator, name: str) -> None:
        """Keep one message without what Discord puts around it."""
        await message.page.wait_for_timeout(1_500)
        await message.page.wait_for_function(DRAWN, arg=await message.element_handle())
        await message.page.mouse.move(0, 0)
        taken = Image.open(io.BytesIO(await message.locator(".component-container").screenshot()))
        target = self.folder / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        in_few_colours(taken).save(target, optimize=True)
        print(f"{target} {taken.width} x {taken.height}", flush=True)

    async def board(self, page: PlayerPage, table: str) -> Locator:
        world = self.seats.table.world
        await world.in_bot(world.bot.clicks.posts.boards.refresh(table))
        shown = (await self.tables.keeper.get(table)).board_message
        await page.page.wait_for_timeout(1_500)
        return page.page.locator(f'[data-message-id="{shown}"]')

    async def hand(self, page: PlayerPage, table: str) -> Locator:
        board = await self.board(page, table)
        await board.get_by_role("button", name=re.compile("^(Your move|My hand|My panel)$")).click()
        await page.see(f"{page.player}, for your eyes only")
        return page.page.locator(".channel-message").filter(has_text="for your eyes only").last

    async def read(self, page: PlayerPage, place: int) -> Locator:
        """What shows when something of the list below the newest board or hand is taken up to be read."""
        await page.page.locator(".select-trigger").filter(has_text=READ).last.click()
        await page.page.locator("[role=option]:visible").nth(place).click()
        await page.page.wait_for_timeout(1_500)
        return page.page.locator(".channel-message").last

    async def play_until(self, table: str, is_time: Callable[[Any, str], bool]) -> int:
        """Answer as the house would until it is time; the seat that is asked then, 0 at the end."""

        def read(look: Look) -> Any:
            request = waiting(look.run) if look.run is not None else None
            if request is None or look.run is None or request.decision.seats[0] < 0:  # nobody, or another table
                return None
            run, seat = look.run, request.decision.seats[0]
            answer = house_answer(run, request, seat)
            return seat, run.token(request, seat), answer, is_time(run.state, request.decision.key.partition(".")[2])

        users = [self.seats.table.world.players[name] for name in NAMES]
        while (found := await self.tables.keeper.look(table, read)) is not None and not found[3]:
            seat, token, answer, _ = found
            await self.seats.table.world.in_bot(self.tables.playing.choose(table, users[seat], token, answer))
        return 0 if found is None else int(found[0])


async def doomrock(album: Album) -> None:
    """Lobby, map, phone, battle, a hand, the score."""
    seed, _ = a_victory()
    setattr(lobby, "table_seed", lambda given, words: table_seed(seed, ("", "")))  # noqa: B010 - a name of another file
    pages = [await album.page(name, DESKTOP) for name in NAMES]
    world = album.seats.table.world
    await pages[0].page.get_by_role("button", name=re.compile("Assault on Doomrock$")).click()
    await pages[1].see("a table is set")
    await pages[1].click("Join")
    table = (await album.tables.index.by_channel(world.channels[CHANNELS[0]])).id
    await world.in_bot(album.tables.lobby.set_option(table, world.players[NAMES[0]], "difficulty", "gentle"))
    await album.take(await album.board(pages[0], table), "screens/lobby")
    await pages[0].click("Start")
    await pages[0].see("Segment 1/3")

    seat = await album.play_until(table, lambda state, key: key == "action" and state.time <= 4)
    await album.take(await album.board(pages[seat], table), "screens/map")
    phone = await album.page(NAMES[seat], PHONE)
    await album.take(await album.board(phone, table), "screens/phone")

    def in_the_thick(state: Any, key: str) -> bool:
        return state.segment >= 2 and state.battle is not None and state.battle.round >= 2 and key in wanted

    wanted = ["assign"]
    seat = await album.play_until(table, in_the_thick)
    await album.take(await album.hand(pages[seat], table), "screens/hand")
    wanted = ["initiative", "heroes", "reaction", "boost"]
    seat = await album.play_until(table, in_the_thick)
    await album.take(await album.board(pages[seat], table), "screens/battle")
    await album.play_until(table, lambda state, key: False)
    await album.take(await album.board(pages[0], table), "screens/score")


async def altered(album: Album) -> None:
    """The board of a day in the middle, a hand with its plays, a phone, the morning after a Dusk, the Arena, a play
    before it counts. With dice by which nobody wins before the Arena."""
    setattr(lobby, "table_seed", lambda given, words: bytes([13]) * 32)  # noqa: B010 - a name of another file
    page, table = await altered_table(album, CHANNELS[2], confirm="ask")

    def is_lively(state: Any, key: str) -> bool:
        return key == "turn" and sum(obj.zone == "expedition" for obj in state.objects.values()) >= 3

    def in_the_middle(state: Any, key: str) -> bool:
        if not is_lively(state, key):
            return False
        player = state.players[state.turn]
        return len(player.hand) > 1 and sum(orb.ready for orb in player.mana) >= 4

    seat = await album.play_until(table, in_the_middle)
    await album.take(await album.board(page[seat], table), "altered-board")
    await album.take(await album.hand(page[seat], table), "altered-hand")
    phone = await album.page(NAMES[seat], PHONE, CHANNELS[2])
    await album.take(await album.board(phone, table), "altered-phone")
    await album.take(await album.hand(phone, table), "altered-phone-hand")
    await album.play_until(table, lambda state, key: key == "expand")
    await album.take(await album.board(page[0], table), "altered-dusk")
    seat = await album.play_until(table, lambda state, key: state.tiebreak and is_lively(state, key))
    await album.take(await album.board(page[seat], table), "altered-arena")

    page, table = await altered_table(album, CHANNELS[1], confirm="always")
    seat = await album.play_until(table, in_the_middle)
    plays = (await album.hand(page[seat], table)).get_by_role("button", name=re.compile(r"✋\d 🌲"))
    await plays.first.click()
    await page[seat].page.wait_for_timeout(1_500)
    await album.take(page[seat].page.locator(".channel-message").last, "altered-play")


async def altered_table(album: Album, channel: str, **options: str) -> tuple[list[PlayerPage], str]:
    """A table of two that has begun, and the pages of both."""
    pages = [await album.page(name, DESKTOP, channel) for name in NAMES]
    world = album.seats.table.world
    users = [world.players[name] for name in NAMES]
    create = album.tables.lobby.create
    made = await world.in_bot(
        create("altered", world.guild_id, world.channels[channel], users[0], options, name=NAMES[0])
    )
    await world.in_bot(album.tables.seating.join(made.info.id, users[1], NAMES[1]))
    await world.in_bot(album.tables.lobby.start(made.info.id, users[0]))
    await world.in_bot(world.bot.clicks.posts.boards.refresh(made.info.id, anew=True))
    return pages, made.info.id


async def draft(album: Album) -> None:
    """The first pack of a draft."""
    page = await album.page(NAMES[0], DESKTOP, CHANNELS[1])
    world = album.seats.table.world
    user, channel = world.players[NAMES[0]], world.channels[CHANNELS[1]]
    made = await world.in_bot(album.tables.lobby.create("altered-draft", world.guild_id, channel, user, name=NAMES[0]))
    for _ in range(2):
        name = world.bot.stage.house_name(await album.tables.keeper.get(made.info.id))
        await world.in_bot(album.tables.seating.add_house(made.info.id, user, name))
    await world.in_bot(album.tables.lobby.start(made.info.id, user))
    await world.in_bot(world.bot.clicks.posts.boards.refresh(made.info.id, anew=True))
    await album.take(await album.hand(page, made.info.id), "altered-draft")


async def near_and_far(album: Album) -> None:
    """A pack of the draft, the town, a story on a phone, the map of whoever walks, a board, the score."""
    pages = [await album.page(name, DESKTOP, CHANNELS[2]) for name in NAMES]
    world = album.seats.table.world
    users, channel = [world.players[name] for name in NAMES], world.channels[CHANNELS[2]]
    made = await world.in_bot(album.tables.lobby.create(FAR, world.guild_id, channel, users[0], name=NAMES[0]))
    table = made.info.id
    await world.in_bot(album.tables.seating.join(table, users[1], NAMES[1]))
    await world.in_bot(album.tables.lobby.start(table, users[0]))
    await world.in_bot(world.bot.clicks.posts.boards.refresh(table, anew=True))
    seat = await album.play_until(table, lambda state, key: key == "draft" and len(state.players[0].hand) > 2)
    await album.take(await album.hand(pages[seat], table), "near-and-far-draft")
    seat = await album.play_until(table, lambda state, key: key == "building" and state.round > 2)
    await album.take(await album.board(pages[seat], table), "near-and-far-town")
    seat = await album.play_until(table, lambda state, key: key == "story")
    phone = await album.page(NAMES[seat], PHONE, CHANNELS[2])
    await album.take(await album.board(phone, table), "near-and-far-story")
    seat = await album.play_until(table, lambda state, key: key == "move" and len(state.camps) > 4)
    await album.take(await album.hand(pages[seat], table), "near-and-far-map")
    await album.take(await album.hand(pages[1 - seat], table), "near-and-far-hand")
    await album.play_until(table, lambda state, key: False)
    await album.take(await album.board(pages[0], table), "near-and-far-score")


async def campaign(album: Album) -> None:
    """The log of a campaign after its first session, and its sheet."""
    page = await log_of(album, FAR, lambda record: bool(record.played), "near-and-far-campaign")
    await album.take(await album.read(page, 0), "near-and-far-sheet")


async def rangers_campaign(album: Album) -> None:
    """The valley after a day that has ended somewhere else."""
    await log_of(album, "rangers", lambda record: bool(record.past), "rangers-campaign")


async def log_of(album: Album, game: str, has_a_page: Callable[[Any], bool], name: str) -> PlayerPage:
    """The log of a game's campaign, once its record says that a session is over; gives the page that shows it."""
    page = await album.page(NAMES[0], DESKTOP, CHANNELS[1])
    world = album.seats.table.world
    users, channel = [world.players[name] for name in NAMES], world.channels[CHANNELS[1]]
    made = await world.in_bot(
        album.tables.lobby.create(f"{game}-campaign", world.guild_id, channel, users[0], name=NAMES[0])
    )
    log = made.info.id
    await world.in_bot(album.tables.seating.join(log, users[1], NAMES[1]))
    await world.in_bot(album.tables.lobby.start(log, users[0]))
    await album.play_until(log, lambda state, key: False)
    await world.in_bot(world.bot.clicks.posts.child_tables.resume())
    for table in set(await album.tables.index.all_tables()) - {log}:
        await album.play_until(table, lambda state, key: False)
    await album.play_until(log, lambda state, key: key == "gate" and has_a_page(state.record))
    await world.in_bot(world.bot.clicks.posts.boards.refresh(log, anew=True))
    await album.take(await album.board(page, log), name)
    return page


async def rangers(album: Album) -> None:
    """The valley, the playmat with a test, a hand, a card that is read, the board on a phone."""
    pages = [await album.page(name, DESKTOP, CHANNELS[2]) for name in NAMES]
    world = album.seats.table.world
    users, channel = [world.players[name] for name in NAMES], world.channels[CHANNELS[2]]
    made = await world.in_bot(album.tables.lobby.create("rangers", world.guild_id, channel, users[0], name=NAMES[0]))
    table = made.info.id
    await world.in_bot(album.tables.seating.join(table, users[1], NAMES[1]))
    await world.in_bot(album.tables.lobby.start(table, users[0]))
    await world.in_bot(world.bot.clicks.posts.boards.refresh(table, anew=True))

    seat = await album.play_until(table, lambda state, key: key == "travel")
    await album.take(await album.board(pages[seat], table), "rangers-valley")

    def has_tried(state: Any, key: str) -> bool:
        return key == "turn" and state.round > 1 and state.last_test is not None and len(state.cards) > 8

    seat = await album.play_until(table, has_tried)
    await album.take(await album.board(pages[seat], table), "rangers-playmat")
    await album.take(await album.hand(pages[seat], table), "rangers-hand")
    await album.take(await album.read(pages[seat], 2), "rangers-card")
    phone = await album.page(NAMES[seat], PHONE, CHANNELS[2])
    await album.take(await album.board(phone, table), "rangers-phone")


async def evershade(album: Album) -> None:
    """The sheet of act 1, a fight on the bridge as its active player sees it, on a desktop and on a phone."""
    pages = [await album.page(name, DESKTOP, CHANNELS[1]) for name in NAMES]
    world = album.seats.table.world
    users, channel = [world.players[name] for name in NAMES], world.channels[CHANNELS[1]]
    made = await world.in_bot(album.tables.lobby.create("evershade", world.guild_id, channel, users[0], name=NAMES[0]))
    table = made.info.id
    await world.in_bot(album.tables.seating.join(table, users[1], NAMES[1]))
    await world.in_bot(album.tables.lobby.start(table, users[0]))
    await world.in_bot(world.bot.clicks.posts.boards.refresh(table, anew=True))
    seat = await album.play_until(table, lambda state, key: key == "explore" and len(state.story.entries) > 5)
    await album.take(await album.board(pages[seat], table), "evershade-map")
    seat = await album.play_until(table, lambda state, key: key == "action" and state.fight.round == 2)
    await album.take(await album.board(pages[seat], table), "evershade-fight")
    await album.take(await album.hand(pages[seat], table), "evershade-hand")
    phone = await album.page(NAMES[seat], PHONE, CHANNELS[1])
    await album.take(await album.board(phone, table), "evershade-phone")


async def evershade_apart(album: Album) -> None:
    """A party that has parted on the eve of the siege, and somebody who chooses a target."""
    world = album.seats.table.world
    users = [world.players[name] for name in NAMES]

    async def begun(channel: str, act: int) -> tuple[list[PlayerPage], str]:
        pages = [await album.page(name, DESKTOP, channel) for name in NAMES]
        options = {"adventure": "twelfth_answer", "act": act, "until": "act"}
        create = album.tables.lobby.create
        made = await world.in_bot(
            create("evershade", world.guild_id, world.channels[channel], users[0], options, name=NAMES[0])
        )
        table = made.info.id
        await world.in_bot(album.tables.seating.join(table, users[1], NAMES[1]))
        await world.in_bot(album.tables.lobby.start(table, users[0]))
        await world.in_bot(world.bot.clicks.posts.boards.refresh(table, anew=True))
        return pages, table

    pages, table = await begun(CHANNELS[2], 6)
    seat = await album.play_until(table, lambda state, key: key in ("target", "targets"))
    await album.take(await album.hand(pages[seat], table), "evershade-aim")

    pages, table = await begun(CHANNELS[1], 5)
    await album.play_until(table, lambda state, key: key == "explore" and state.sheet == "causeway_eve")
    for page in pages:
        await (await album.board(page, table)).get_by_role("button", name="Go on: The bell tower").click()
    for page, button in zip(pages, ("Go along", "Stay"), strict=True):
        await (await album.hand(page, table)).get_by_role("button", name=re.compile(f"^{button}")).first.click()
    seat = await album.play_until(table, lambda state, key: key == "explore" and bool(state.models))
    await album.take(await album.board(pages[seat], table), "evershade-apart")


SETS = {
    "evershade": evershade,
    "evershade_apart": evershade_apart,
    "rangers": rangers,
    "rangers_campaign": rangers_campaign,
    "altered": altered,
    "draft": draft,
    "doomrock": doomrock,
    "near_and_far": near_and_far,
    "campaign": campaign,
}


async def take_all(folder: Path, only: str | None) -> None:
    with tempfile.TemporaryDirectory() as kept:
        data = Path(kept)
        async with table_in_browser(lambda: local_bot(settings(data)), data_dir=data, on_ready=local_ready) as seats:
            album = Album(seats, folder)
            for name, take in SETS.items():
                if only in (None, name):
                    await take(album)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs") / "pictures")
    parser.add_argument("--only", choices=SETS)
    given = parser.parse_args()
    asyncio.run(take_all(given.folder, given.only))
