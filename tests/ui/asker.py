"""A game that asks one given question and is over, and a surface of the toy game with sentences of its own."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from bot.rules.decision import Decision, Text, text
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from bot.rules.table_state import Step, TableState
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene
from tests.rules.toy import Toy

WORDS = Path(__file__).parent / "words"


class NoOptions(BaseModel):
    pass


class Asker(Game[TableState]):
    """Asks `decision`; what was answered stands in `answers`."""

    id = "asker"
    seats = (1, 4)
    state = TableState
    options = NoOptions
    content: Any = None
    content_hash = "asker"

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.answers: list[Any] = []
        self.steps = {"ask": self.ask}

    async def ask(self, play: Play[TableState]) -> None:
        _, answer = await play.decide(self.decision)
        self.answers.append(answer)
        play.end("done")

    def new(self, options: BaseModel, seats: int) -> TableState:
        return TableState(steps=[Step(name="ask")])

    def view(self, state: TableState, seat: int | None) -> dict[str, Any]:
        return {"seat": seat}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("asker-board")]

    def result_text(self, state: TableState) -> Text:
        return text("asker-over")


def asking(decision: Decision, seats: int = 2, names: Mapping[int, str] | None = None) -> tuple[Scene, Asker]:
    """A scene in which this decision is pending."""
    game = Asker(decision)
    run = Run.start(game, b"s" * 32, seats)
    users = {seat: 100 + seat for seat in range(seats)}
    return Scene("t1", Surface(game, root=WORDS), run, names or {0: "Ada", 1: "Ben"}, users), game


def toy_surface() -> Surface:
    return Surface(Toy(), root=WORDS)
