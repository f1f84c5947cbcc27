"""A small game that uses every way of asking, for tests of kernel, tables and screens without any real game.

`Toy`: each seat holds a secret number. Rounds: everybody bids in secret, the table votes, an open floor lets seats
take pebbles, a die is thrown. At any time a seat may eat its biscuit.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import BaseModel, Field

from bot.rules.council.council import Council
from bot.rules.decision import Decision, Option, Text, text
from bot.rules.kernel.game import Game
from bot.rules.play.handle import Play
from bot.rules.table_state import Step, TableState


class ToyOptions(BaseModel):
    rounds: int = Field(default=2, ge=1, le=9)


class ToyState(TableState):
    round: int = 0
    rounds: int = 2
    heap: int = 0
    hands: list[int] = Field(default_factory=list)
    biscuits: list[int] = Field(default_factory=list)
    bids: list[int] = Field(default_factory=list)
    thrown: int = 0


def _numbers(least: int, most: int) -> list[Option]:
    return [Option(str(n), text("toy-number", n=n)) for n in range(least, most + 1)]


async def deal(play: Play[ToyState]) -> None:
    state = play.state
    state.hands = play.shuffle("deck:hands", list(range(1, 1 + state.seats)))
    play.next("bid", round=1)


async def bid(play: Play[ToyState], round: int) -> None:
    state = play.state
    state.round = round
    state.heap += 5
    answers = await play.ask_each(
        [
            Decision((s,), "toy.bid", text("toy-bid"), partial(_numbers, 0, 3), private=True, reveals=False)
            for s in range(state.seats)
        ]
    )
    state.bids = [int(str(a)) for a in answers]
    play.mark_undo_boundary()
    play.say("toy-bids", bids=list(state.bids))
    play.next("take")
    play.next("throw")


async def take(play: Play[ToyState]) -> None:
    state = play.state

    def actions(seat: int) -> Sequence[Option]:
        return [Option("take", text("toy-take"))] if state.heap else []

    async def act(seat: int, option: str) -> None:
        state.heap -= 1
        state.hands[seat] += 1
        play.say("toy-took", who=f"@seat:{seat}")

    await play.open_floor("toy.floor", text("toy-floor"), range(state.seats), actions, act)


async def throw(play: Play[ToyState]) -> None:
    state = play.state
    yes = [Option("yes", text("toy-yes")), Option("no", text("toy-no"))]
    if await Council(range(state.seats), 0).choose(play, "toy.vote", text("toy-vote"), lambda: yes) == "yes":
        state.thrown = play.roll(f"roll:{state.round}")[0]
        play.say("toy-thrown", n=state.thrown)
    await play.together([keep(play, seat) for seat in range(state.seats)])
    if state.round < state.rounds:
        play.next("bid", round=state.round + 1)
    else:
        play.end("done")


async def keep(play: Play[ToyState], seat: int, private: bool = False) -> None:
    least = await play.ask_amount(seat, "toy.keep", text("toy-keep"), 0, 2, private=private)
    await play.ask_amount(seat, "toy.more", text("toy-keep"), least, 3, private=private)
    play.tell(seat, "toy-kept", n=least)


class Toy(Game[ToyState]):
    id = "toy"
    seats = (1, 4)
    state = ToyState
    options = ToyOptions
    content: Any = None
    content_hash = "toy"

    def __init__(self) -> None:
        self.steps = {"deal": deal, "bid": bid, "take": take, "throw": throw}

    def new(self, options: BaseModel, seats: int) -> ToyState:
        assert isinstance(options, ToyOptions)
        return ToyState(steps=[Step(name="deal")], rounds=options.rounds, biscuits=[1] * seats)

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        own = None if seat is None or not state.hands else state.hands[seat]
        return {"round": state.round, "heap": state.heap, "own": own, "biscuits": list(state.biscuits)}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("toy-board", round=view["round"], heap=view["heap"])]

    def anytime(self, state: ToyState, seat: int) -> Sequence[Option]:
        return [Option("biscuit", text("toy-biscuit"))] if state.biscuits[seat] else []

    async def act_anytime(self, play: Play[ToyState], seat: int, option: str) -> None:
        play.state.biscuits[seat] -= 1
        if await play.ask(seat, "toy.crumbs", text("toy-crumbs"), partial(_numbers, 0, 1)) == "1":
            play.state.heap = 0

    def invariants(self, state: ToyState) -> list[str]:
        return ["the heap is negative"] if state.heap < 0 else []

    def redeal(self, state: ToyState, seat: int | None, seed: bytes) -> None:
        others = [s for s in range(state.seats) if s != seat]
        values = [state.hands[s] for s in others]
        for place, value in zip(others, reversed(values), strict=True):
            state.hands[place] = value

    def winners(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat, n in enumerate(state.hands) if n == max(state.hands))

    def result_text(self, state: ToyState) -> Text:
        return text("toy-over")
