"""How long an enemy takes: one whole activation on the largest sheet, for `waykeeper bench`. Pure."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.rules.kernel.game import StepFunction
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from bot.rules.table_state import Step
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import Sheet
from cogs.evershade.options import CombatOptions
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import CombatState, Foe, Model

SHEET: Final = Sheet.model_validate(
    {
        "id": "pace",
        "name": "Nine by Seven",
        "kind": "combat",
        "grid": {"cols": 9, "rows": 7},
        "walls": ["D2|D3", "E2|E3", "F2|F3", "C4|D4", "G5|H5"],
        "spaces": {
            "E5": {"danger": [{"do": "damage", "n": 2, "to": "entering"}]},
            "B3": {"danger": [{"do": "damage", "n": 1, "to": "entering"}]},
        },
        "starts": {"party": ["A1", "B1", "A7", "B7"]},
    }
)
HEROES: Final = ("A1", "D1", "A7", "E7")
MODELS: Final = ("I1", "I4", "I7", "G3")
"""Four of each: eight models on the sheet."""


async def _stop(play: Play[CombatState]) -> None:
    play.end("won")


class _Pace(Skirmish):
    """A fight that begins with an enemy's activation and is over after it."""

    def __init__(self, content: EvershadeContent) -> None:
        super().__init__(content)
        self.steps: dict[str, StepFunction] = {**self.steps, "stop": _stop}


def activations(content: EvershadeContent) -> tuple[Callable[[], object], Callable[[], object]]:
    """(an enemy card with four models acts, as its first card says, against four heroes; the same table without it)."""
    game = _Pace(replace(content, sheets=content.sheets | {SHEET.id: SHEET}))
    card = next(one for one in content.enemies.values() if one.type == "minion" and len(one.models) >= len(MODELS))
    entry = next(iter(content.storybook.entries))

    def laid(agenda: list[Step], state: CombatState) -> None:
        for hero, space in zip(state.heroes, HEROES, strict=False):
            state.fight.spaces[hero.id] = space
            hero.hotbar, hero.worn = [], []  # nobody is asked
        state.fight.sheet, state.fight.entry, state.fight.round = SHEET.id, entry, 0
        models = [Model(letter, space, 1) for letter, space in zip(card.models, MODELS, strict=False)]
        state.fight.line = [Foe(card.id, models, list(card.deck))]
        state.steps = agenda

    def play(*names: str) -> object:
        steps = [Step(name=name, args={"card": card.id, "token": ""} if name == "enemy" else {}) for name in names]
        return Run.start(game, b"pace", 1, CombatOptions(heroes=4), patch=partial(laid, steps))

    return partial(play, "enemy", "stop"), partial(play, "stop")
