"""P6 by two runs: the same game as all may see it, and a second time with secret doings of one player in it. Whatever
leaves the bot for others is the same to the last byte, and comes as often and in the same order."""

import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.kernel.run import Run
from bot.settings import Settings
from bot.tables.exports import export
from bot.tables.exports.export import export_table
from bot.tables.model.policy import HOUR
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from bot.tables.shelf import ledger
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Panel
from bot.ui.panels.surface import Surface
from bot.ui.screens import stage
from bot.ui.screens.present import board
from cogs import load_surface
from tests.secrecy.gate import Gate, plain
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.presser import Presser
from tests.ui.test_altered_at_the_table import dot

Secretly = Callable[[World, Presser], Awaitable[bool]]
"""What Ada does before a move; whether there was anything to do."""
NAMES = ("Ada", "Ben", "Cleo", "Dora")
LOOKING = ("Ben", "Eve")
MOVES = 14
MOVES_TO_FIND = 6
"""In which a planted leak must show: what finds it in these finds it in more."""
REMINDED = (5, 10)
"""Moves before which half a day passes, so that whoever is awaited is reminded."""
TABLE = "abcdefgh"


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    for module in (lobby, ledger):
        monkeypatch.setattr(module, "table_seed", lambda seed, words: bytes(range(32)))
    monkeypatch.setattr(lobby, "new_id", lambda: TABLE)
    monkeypatch.setattr(lobby, "commitment", lambda seed: "5ea1")
    yield Gate(monkeypatch)


def makers(path: Path, game: str, drawn: bool = False) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=path)
    small = dot()
    found: Surface = load_surface(game)
    surface = found if drawn else replace(found, draw=lambda view, name: small)
    return lambda: make_bot(settings, surfaces=[surface])


async def played(
    gate: Gate, path: Path, game: str, seats: int, secretly: Secretly | None, moves: int = MOVES
) -> list[str]:
    """What others than Ada were sent in so many moves, line by line. secretly: what she does before each."""
    gate.sent, gate.secrets = [], 0
    async with simcord_world(makers(path, game), players=(*NAMES, "Eve")) as world:
        clock = HandClock()
        world.bot.tables.keeper.clock = world.bot.clocks._clock = clock
        table = await seated(world, gate, game, seats)
        for move in range(moves):
            clock.time += 61.0
            is_busy = secretly is not None and await secretly(world, table)
            gate.secrets += is_busy
            await world.slash("Ada", "table log")  # no hand lies open then: she answers on the board
            # what Ben may take back is still his to take back
            await look_around(world, table, gate, reader=LOOKING[move % 2])
            if is_busy and secretly in BACK:
                await BACK[secretly](world, table)
                await world.slash("Ada", "table log")
            if move in REMINDED:
                clock.time += 13 * HOUR
                await world.env.work_as_bot(world.bot.clocks.run_due())
            if not await table.answer():
                break
            await look_around(world, table, gate, reader=LOOKING[(move + 1) % 2])
    return gate.sent


async def seated(world: World, gate: Gate, game: str, seats: int) -> Presser:
    """A table that Ben hosts, begun."""
    gate.secret_user = world.user("Ada").id
    await world.slash("Ben", "table new", game=game)
    for name in [name for name in NAMES if name != "Ben"][: seats - 1]:
        await world.click(name, "Join")
    await world.click("Ben", "Start")
    info = await world.bot.tables.index.by_channel(world.channel().id)
    users = {actor.id: name for name, actor in world.local.actors.items()}
    return Presser(world, info.id, {seat.n: users[seat.user] for seat in info.seats})


async def look_around(world: World, table: Presser, gate: Gate, reader: str = "") -> None:
    """Ben and a spectator look at all there is; the host takes a copy. reader: who of them reads the cards, which takes
    longest; both unless told."""
    for user in LOOKING:
        await world.click(user, custom_id.button(table.table, "-", "hand"), world.board())
        await world.slash(user, "table log")
        offered = await world.complete(user, "table do", "what")
        gate.sent.append(f"{user} is offered {offered}")
        offered = await world.complete(user, "table card", "name")
        gate.sent.append(f"{user} may read {offered}")
        if reader in ("", user):
            await read_all(world, user)
    for wrong in ("nonsense", "3"):
        await world.slash("Ben", "table do", what=wrong)
    copy = json.dumps(await export_table(world.bot.tables, table.table))
    gate.sent.append(plain(copy))
    called = await table.read(lambda look: look.awaited())
    gate.sent.append(f"awaited: {called}")
    due = await table.read(lambda look: look.due())
    gate.sent.append(f"due: {due}")
    for post in await world.bot.tables.outbox.pending(table=table.table):
        if post.payload.get("user") != gate.secret_user:
            gate.sent.append(f"waits: {post.kind} {dict(post.payload)}")


async def read_all(world: World, user: str) -> None:
    """Everything that the board's select of cards leads to, and a card that is looked for by name."""
    board = world.board()
    for control in [one for one in world.controls(board) if ":*card-" in one]:
        for value in Presser.values(board, control):
            await world.select(user, control, [value], board)
    await world.slash(user, "table card", name="the")


async def curious(world: World, table: Presser) -> bool:
    """Opens the hand, looks at the board in words, reads every card in the hand and one that she looks for."""
    await table.hand("Ada")
    mine = world.ephemerals("Ada")[-1]
    for control in [one for one in world.controls(mine) if ":*card-" in one]:
        for value in Presser.values(mine, control)[:4]:
            await world.select("Ada", control, [value], mine)
            await table.hand("Ada")
            mine = world.ephemerals("Ada")[-1]
    await world.slash("Ada", "table card", name="the")
    await world.slash("Ada", "table log")
    return True


async def orders(world: World, table: Presser) -> bool:
    """Gives a standing order for what is not asked now, or revokes it."""
    seat = seat_of(table)
    asked = await table.read(lambda look: {request.decision.key for request in look.run.requests(seat)})
    offered = await table.read(lambda look: look.orders(seat))
    for order, given in offered:
        if order.option == "oldest" and order.key not in asked:
            option, user = None if given else order.option, world.user("Ada").id
            await world.bot.tables.seating.set_standing(table.table, user, order.key, option, seat=seat)
            await drawn_anew(world, table)
            return True
    return False


async def drafts(world: World, table: Presser) -> bool:
    """Picks something in the hand without handing it in."""
    await table.hand("Ada")
    mine, seat = world.ephemerals("Ada")[-1], seat_of(table)
    kinds = await table.read(lambda look: [r.decision.kind for r in look.run.requests(seat) if not r.anytime])
    for control in world.controls(mine):
        press = custom_id.parse(control)
        if press is not None and press.op.startswith("*") and "one" not in kinds:
            await world.select("Ada", control, table.values(mine, control)[:1], mine)
            return True
    return False


async def begun(world: World, table: Presser, seat: int) -> bool:
    """Ada names a card that she plays and nothing more, as one may who types; whether there was one.

    In her hand a button holds all of it, and stores nothing before it is pressed.
    """
    asked = await table.read(lambda look: [r.decision for r in look.run.requests(seat) if r.decision.private])
    card = next((o.id for one in asked if one.key == "altered.turn" for o in one.legal() if o.id[:5] == "hand:"), None)
    if card is None:
        return False
    await table.hand("Ada")
    offered = await world.complete("Ada", "table do", "what")
    typed = next((one["value"] for one in offered if str(one["value"]).endswith(card)), None)
    if typed is None:
        return False
    await world.slash("Ada", "table do", what=typed)
    return True


async def take_back(world: World) -> None:
    """Presses what takes back in Ada's hand; it says what, which is another thing each time."""
    hand = world.ephemerals("Ada")[-1]
    (control,) = [one for one, label in world.controls(hand).items() if label.startswith("Take back")]
    await world.click("Ada", control, hand)


async def changes_of_mind(world: World, table: Presser) -> bool:
    """Begins to play a card, goes back, and takes that back: the private steps of a turn."""
    seat = seat_of(table)
    if not await begun(world, table, seat):
        return False
    await table.hand("Ada")
    for _ in range(3):
        if not await table.read(lambda look: look.undo().get(seat)):
            return False
        await take_back(world)
        if await table.read(lambda look: any(r.decision.key == "altered.turn" for r in look.run.requests(seat))):
            return True
    return False


async def halfway(world: World, table: Presser) -> bool:
    """Begins to play a card, and takes that back only after the others have looked around."""
    return await begun(world, table, seat_of(table))


async def back_again(world: World, table: Presser) -> None:
    seat = seat_of(table)
    await table.hand("Ada")
    for _ in range(3):
        if await table.read(lambda look: any(r.decision.key == "altered.turn" for r in look.run.requests(seat))):
            return
        await take_back(world)


async def plans(world: World, table: Presser) -> bool:
    """Answers ahead and lets it run; the plan is dropped only after the others have looked around."""
    await world.slash("Ada", "my plan")
    panel = world.ephemerals("Ada")[-1]
    adding = next((control for control in world.controls(panel) if ":*plan-" in control), None)
    if adding is None:  # nothing can be planned just now
        return False
    await world.select("Ada", adding, [table.values(panel, adding)[0]], panel)
    await world.click("Ada", "Let it run", world.ephemerals("Ada")[-1])
    assert await planned(table) is not None
    await drawn_anew(world, table)
    return True


async def no_plan(world: World, table: Presser) -> None:
    assert await planned(table) is not None, "it was still there when the others looked"
    await world.slash("Ada", "my plan")
    await world.click("Ada", "No plan", world.ephemerals("Ada")[-1])
    assert await planned(table) is None
    await drawn_anew(world, table)


async def drawn_anew(world: World, table: Presser) -> None:
    """What others see, as after any change."""
    await world.bot.clicks.posts.boards.refresh(table.table)
    await world.bot.clicks.posts.hands.refresh(table.table)


async def planned(table: Presser) -> object:
    return await table.read(lambda look: look.plan(seat_of(table)))


def seat_of(table: Presser) -> int:
    return next(n for n, name in table.players.items() if name == "Ada")


BACK: dict[Secretly | None, Callable[[World, Presser], Awaitable[None]]] = {halfway: back_again, plans: no_plan}
"""What undoes a doing, after others have looked around."""
PLAINLY: dict[tuple[str, int], list[str]] = {}
"""What others were sent without her doings: the same for all of them, so it is played once a process."""
DEEDS = [("altered", 2, deed) for deed in (curious, orders, drafts, halfway, changes_of_mind, plans)]
DEEDS += [("doomrock", seats, curious) for seats in (2, 3, 4)]
DEEDS += [("pebbles", 2, plans), ("near_and_far", 2, plans)]


@pytest.mark.parametrize(("game", "seats", "secretly"), DEEDS)
async def test_secret_doings_change_nothing_for_others(
    gate: Gate, tmp_path: Path, game: str, seats: int, secretly: Secretly
) -> None:
    if (game, seats) not in PLAINLY:
        PLAINLY[game, seats] = await played(gate, tmp_path / "one", game, seats, None)
    await compared(gate, tmp_path, PLAINLY[game, seats], game, seats, secretly)


async def compared(
    gate: Gate, tmp_path: Path, plainly: list[str], game: str, seats: int, secretly: Secretly, moves: int = MOVES
) -> None:
    """Plays again, with her doings, and holds that against the plain run."""
    busily = await played(gate, tmp_path / "two", game, seats, secretly, moves)
    assert gate.secrets > 0 and len(plainly) > moves
    for n, (one, other) in enumerate(zip(plainly, busily, strict=False)):
        assert one == other, n
    assert len(plainly) == len(busily), "an extra call tells as well"


@pytest.mark.parametrize(("game", "seats"), [("altered", 2), ("doomrock", 3)])
async def test_other_faces_change_nothing_for_others(gate: Gate, tmp_path: Path, game: str, seats: int) -> None:
    """What Ben cannot see is dealt anew: whatever he and a spectator look at is the same, pictures too."""
    changed = 0
    async with simcord_world(makers(tmp_path, game, drawn=True), players=(*NAMES, "Eve")) as world:
        table = await seated(world, gate, game, seats)
        ben = next(n for n, name in table.players.items() if name == "Ben")
        await looked(world, table, gate)  # from now on each look takes the one before it away
        for _ in range(MOVES):
            await table.answer()
            before, run = await looked(world, table, gate), await table.read(lambda look: look.run)
            own, kept = run.state, run.game.dump(run.state)
            other = run.game.load(kept)
            run.game.redeal(other, ben, b"other")
            changed += run.game.dump(other) != kept
            run.state = run.play.state = other
            run.ticks += 1
            after = await looked(world, table, gate)
            run.state = run.play.state = own
            run.ticks += 1
            assert after == before
    assert changed > 0


async def looked(world: World, table: Presser, gate: Gate) -> list[str]:
    gate.sent = []
    await look_around(world, table, gate)
    return gate.sent


def told_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        stage,
        "board",
        lambda scene, ping, words: board(scene, ping, repr([scene.orders(seat) for seat in scene.users])),
    )


def told_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "board", lambda scene, ping, words: board(scene, ping, repr(bool(scene.plans))))


def hurried_by_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of whoever has planned is not shown: timing tells."""
    whole = Look.due

    def due(look: Look) -> float | None:
        return None if any(look.plan(place.n) for place in look.info.seats) else whole(look)

    monkeypatch.setattr(Look, "due", due)


def shared_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """One count for all lines: what is asked and taken back in private moves the numbers on the board."""

    def token(run: Run[Any], request: Any, seat: int) -> str:
        return f"{request.places[seat][0]}{run.state.asked + sum(run.bases.values())}"

    monkeypatch.setattr(Run, "token", token)


def counted_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "_UNTOLD", {})


def idle_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Panel, "__eq__", lambda panel, other: False)


@pytest.mark.parametrize(
    ("leak", "secretly"),
    [
        (told_orders, orders),
        (told_plans, plans),
        (hurried_by_plans, plans),
        (shared_count, changes_of_mind),
        (counted_choices, changes_of_mind),
        (idle_edits, orders),
    ],
)
async def test_a_planted_leak_is_found(
    gate: Gate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any], None], secretly: Secretly
) -> None:
    leak(monkeypatch)
    # with the leak: it may show without her, too
    plainly = await played(gate, tmp_path / "one", "altered", 2, None, MOVES_TO_FIND)
    with pytest.raises(AssertionError):
        await compared(gate, tmp_path, plainly, "altered", 2, secretly, MOVES_TO_FIND)
    assert gate.secrets > 0, "it was not the leak that was found"
