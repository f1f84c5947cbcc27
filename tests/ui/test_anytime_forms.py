"""What may be done at any time and asks something more (`Game.anytime_form`): a panel in its player's hand, handed in
as one, while the others keep what they are asked."""

from pathlib import Path
from typing import Any

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.panels import custom_id
from bot.ui.questions.forms import SIGN
from cogs import load_surface
from tests.simcord_world import simcord_world
from tests.ui.presser import Presser


async def test_gear_is_one_press_of_the_table(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[load_surface("doomrock")])) as world:
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        presser = Presser(world, table, {0: "Ada", 1: "Ben"})

        def give(look: Any) -> str:
            look.run.state.items.append("it.umbrella")
            look.run.ticks += 1
            return str(look.run.token(look.run.anytime(1), 1))

        async def asked() -> tuple[list[tuple[str, str]], list[tuple[str, Any, int]]]:
            def read(look: Any) -> Any:
                run = look.run
                pending = [(one.decision.key, run.token(one, 0)) for one in run.requests(0) if not one.anytime]
                return pending, [(one.key, one.answer, one.seat) for one in run.choices][-2:]

            found: tuple[list[tuple[str, str]], list[tuple[str, Any, int]]] = await presser.read(read)
            return found

        while [key for key, _ in (await asked())[0]] != ["doomrock.action"]:
            await presser.answer()
        before, _ = await asked()
        token = await presser.read(give)
        await presser.hand("Ben")
        await presser.press("Ben", token, "gear", True)
        assert (await asked())[0] == before, "nothing has been asked of the table"
        message = world.ephemerals("Ben")[-1]
        parsed = {control: custom_id.parse(control) for control in world.controls(message)}
        wear = next(one for one, press in parsed.items() if press is not None and press.op.startswith(f"={SIGN}"))
        await presser.click("Ben", wear, message)
        after, log = await asked()
        assert after == before, "the leader has the same buttons"
        assert [(key, seat) for key, _, seat in log] == [("anytime", 1), ("doomrock.gear", 1)], log
        assert str(log[1][1]).startswith("wear:it.umbrella")
