"""Toy as a contest of two: the higher hand wins, and whoever gives up has lost."""

from collections.abc import Sequence

from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from tests.rules.toy import Toy, ToyState


class Duel(Toy):
    id = "duel"
    seats = (2, 2)
    contest = True

    def anytime(self, state: ToyState, seat: int) -> Sequence[Option]:
        return [*super().anytime(state, seat), Option("concede", text("toy-concede"))]

    async def act_anytime(self, play: Play[ToyState], seat: int, option: str) -> None:
        if option != "concede":
            await super().act_anytime(play, seat, option)
            return
        play.state.hands = [0 if n == seat else 9 for n in range(play.state.seats)]
        play.end("conceded")

    def gives_up(self, state: ToyState, seat: int) -> str | None:
        return "concede"

    def is_rated(self, state: ToyState) -> bool:
        return state.rounds == 1
