"""Nothing picked, together with what is usual after it, is one press: who keeps all dice need not be asked where they
lie."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.app import make_bot
from bot.rules.decision import Onward, Toggles, text
from bot.settings import Settings
from bot.trials.touches import Held, switches
from bot.ui.panels.panel import Button
from bot.ui.questions.controls import controls
from bot.ui.questions.request_controls import ONWARD, RequestControls
from cogs import load_surface
from tests.simcord_world import simcord_world
from tests.ui.presser import Presser
from tests.ui.test_one_of import ask_of, plain
from tests.ui.test_several import pressed, shown

USUAL = Onward(text("both"), text("apart"), "next", "yes")


def test_it_always_stands_there_and_beside_it_the_way_to_be_asked() -> None:
    """Where dice were ticked to be thrown, nothing led to laying the others oneself."""
    ask = ask_of(plain(2), "some", 0, 2)
    ask.decision.toggles = Toggles(text("go"), text("none"), rest=True, first=("o0",), onward=USUAL)
    assert [label for label, _ in shown(ask)][-2:] == ["both", "apart"], "also where something is thrown yet"
    kept = pressed(ask, "o1")
    assert shown(kept)[-2:] == [("both", True), ("apart", True)]
    both = next(one for row in controls(kept) if isinstance(row, tuple) for one in row if "both" in str(one))
    assert isinstance(both, Button) and both.style == "success" and both.id.endswith(f":={ONWARD}")
    ask.decision.toggles = Toggles(text("go"), text("none"), rest=True, onward=USUAL._replace(apart=None))
    assert [label for label, _ in shown(kept)][-1] == "both", "the next question would have this answer only"
    assert switches(ask, []) == [Held("next", usual="yes")] and not switches(ask, ["o0"]), "counted as one press"
    ask.decision.least = 1
    assert "both" not in [label for label, _ in shown(kept)], "nothing at all is no answer"


def test_the_advice_to_pick_nothing_is_a_mark_on_that_button() -> None:
    """“Keep all” stood beside “Keep all, laid as shown”, and nobody could tell them apart."""
    ask = ask_of(plain(2), "some", 0, 2)
    ask.decision.toggles = Toggles(text("go"), text("none"), rest=True, first=("o0",), onward=USUAL, is_own=True)
    advised = replace(ask, advice=[])
    for now in (advised, pressed(advised, "✓ o1")):  # the new die is ticked as the house would keep it
        assert [label for label, _ in shown(now)][-2:] == ["ask-advice both", "apart"]
        assert [one.label for one in buttons(now) if one.style == "success"] == ["ask-advice both"]
    other = replace(ask, advice=[ask.options[0]])
    labels = [one.label for one in buttons(other)]
    assert labels[-3:-1] == ["both", "apart"] and labels[-1].startswith("ask-advice "), "two ways, and another advice"


def buttons(ask: RequestControls) -> list[Button]:
    return [one for row in controls(ask) if isinstance(row, tuple) for one in row if isinstance(one, Button)]


async def test_both_answers_are_choices_of_their_own(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[load_surface("doomrock")])) as world:
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ada", "Start")
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        presser = Presser(world, table, {0: "Ada"})

        async def asked() -> Any:
            return await presser.read(lambda look: next(one for one in look.run.requests(0) if not one.anytime))

        for _ in range(80):
            if (request := await asked()).decision.key == "doomrock.reroll":
                break
            await presser.answer()
        ids = [option.id for option in request.decision.options()]
        token = await presser.read(lambda look: look.run.token(request, 0))
        await presser.hand("Ada")
        await presser.switch("Ada", token, [], ids, f"={ONWARD}")
        log = await presser.read(lambda look: [(one.key, one.answer, one.by) for one in look.run.choices][-2:])
        assert log == [("doomrock.reroll", [], "player"), ("doomrock.assign", "accept", "order")]
