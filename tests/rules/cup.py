"""A toy that opens other tables: a cup of two matches of `Toy` at once, for tests of child_tables."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import BaseModel, Field

from bot.rules.decision import Decision, Option, Text, text
from bot.rules.kernel.game import ChildTable, Game
from bot.rules.play.handle import Play
from bot.rules.table_state import Step, TableState


class CupOptions(BaseModel):
    pass


class CupState(TableState):
    bids: list[int] = Field(default_factory=list)
    won: list[int] = Field(default_factory=list)
    told: list[str] = Field(default_factory=list)


async def ready(play: Play[CupState]) -> None:
    """Everybody says in secret what they will bid in their first round, then the matches begin."""
    options = [Option(str(n), text("toy-number", n=n)) for n in range(4)]
    answers = await play.ask_each(
        [Decision((s,), "cup.ready", text("toy-bid"), lambda: options, private=True) for s in range(play.state.seats)]
    )
    play.state.bids = [int(str(answer)) for answer in answers]
    play.next("matches")


async def matches(play: Play[CupState]) -> None:
    await play.together([match(play, n) for n in range(play.state.seats // 2)])
    play.end("cup")


async def match(play: Play[CupState], n: int) -> None:
    pair = (2 * n, 2 * n + 1)
    won = await play.result_of(f"m{n}", text("toy-take"), pair, default=partial(str, f"won:{pair[0]}"))
    play.state.won += list(won or ())
    play.state.told.append(f"{n}:{won}")
    play.say("toy-took", who=f"@seat:{won[0] if won else 0}")


class Cup(Game[CupState]):
    id = "toy-cup"
    seats = (2, 4)
    state = CupState
    options = CupOptions
    content: Any = None
    content_hash = "cup"

    def __init__(self) -> None:
        self.steps = {"ready": ready, "matches": matches}

    def new(self, options: BaseModel, seats: int) -> CupState:
        return CupState(steps=[Step(name="ready")])

    def view(self, state: CupState, seat: int | None) -> dict[str, Any]:
        return {"won": list(state.won)}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("toy-board", round=0, heap=len(view["won"]))]

    def child_tables(self, state: CupState) -> Sequence[ChildTable]:
        if not state.bids:
            return ()
        return [
            ChildTable(f"m{n}", "toy", (2 * n, 2 * n + 1), {"rounds": 1}, ((0, "toy.bid", str(state.bids[2 * n])),))
            for n in range(state.seats // 2)
        ]

    def result_text(self, state: CupState) -> Text:
        return text("toy-over")
