"""What is not made anew must be what it would be: sentences without names of the table, fields that are set plainly."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import pytest

from bot.rules.decision import Decision, Option, Text, text, written_out
from bot.rules.errors import NotPossible
from bot.rules.kernel.checkpoint import Checkpoint, packed, unpacked
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from tests.rules.toy import Toy, ToyState

NAMES = {"own": "Aunt Verity"}


def test_a_sentence_without_such_a_name_is_the_very_same() -> None:
    plain = text("a", who="@seat:1", n=2, more=["@other", text("b", x="y")], pair=("c", 1))
    assert written_out(plain, NAMES) is plain
    assert Text("a", {"n": 1}) == text("a", n=1)


def test_a_name_is_written_out_wherever_it_stands() -> None:
    said = text("a", who="@own", more=["x", text("b", by="@own")], pair=("c", "@own"))
    found = written_out(said, NAMES)
    assert found.params == {
        "who": "Aunt Verity",
        "more": ["x", text("b", by="Aunt Verity")],
        "pair": ["c", "Aunt Verity"],
    }
    assert said.params["who"] == "@own", "the sentence itself stays as it was"


def test_a_checkpoint_holds_what_was_set_before_it_and_nothing_later() -> None:
    state = ToyState()
    state.asked, state.result = 7, "early"
    point = Checkpoint.of(state, 0, 0)
    state.asked, state.result = 8, "late"
    assert (point.read(ToyState).asked, point.read(ToyState).result) == (7, "early")
    assert point.state == packed(unpacked(ToyState, point.state))
    assert unpacked(ToyState, point.state) == point.read(ToyState) != state


def test_what_only_people_read_is_worked_out_once_a_state_and_never_for_the_rules() -> None:
    looks: list[str] = []

    def explain(options: Sequence[Option]) -> list[Option]:
        looks.extend(option.id for option in options)
        return [replace(option, hint=text("toy-keep")) for option in options]

    run = Run.start(Toy(), b"explain", 2)
    decision = Decision((0,), "toy.any", text("toy-keep"), lambda: [Option("a", text("toy-keep"))], explain=explain)
    request = Request(0, decision, None)
    assert [option.hint for option in request.bare_options(run)] == [None] and request.has("a", run)
    assert not looks
    assert (
        [option.hint for option in request.options(run)]
        == [text("toy-keep")]
        == [option.hint for option in request.options(run)]
    )
    assert looks == ["a"]
    run.ticks += 1
    request.options(run)
    assert looks == ["a", "a"]


def test_what_was_asked_last_is_not_worked_out_again_though_others_are_asked_besides() -> None:
    run = Run.start(game := Sides(), b"sides", 2)
    run.choose(0, "a")
    made = len(game.made)
    assert _shown(run, 1) == {"n": 1} and len(game.made) == made
    assert _shown(run, 0) == {"n": 1} and len(game.made) == made + 1, "the other side ran on after it was asked"
    run.choose(1, "a")
    made = len(game.made)
    assert _shown(run, 1) == {"n": 2} and len(game.made) == made
    assert _shown(run, 0) == {"n": 2}, "who was asked before sees what has changed"


def _shown(run: Run[ToyState], seat: int) -> Mapping[str, object]:
    return run.requests(seat)[0].bare_options(run)[0].label.params


def test_the_words_of_what_was_just_asked_are_not_made_again_and_those_of_what_is_asked_on_are() -> None:
    said: list[int] = []

    async def ask_twice(play: Play[ToyState]) -> None:
        def words() -> Text:
            said.append(play.state.biscuits[1])
            return text("toy-number", n=play.state.biscuits[1])

        options = [Option(one, text("toy-keep")) for one in "ab"]
        for _ in range(2):
            await play.ask(0, "toy.words", words(), partial(list, options), restated=words)

    game = Toy()
    game.steps = {"deal": ask_twice}
    run = Run.start(game, b"words", 2)
    run.choose(0, "a")
    assert said == [1, 1], "once for each question"
    run.choose(1, "biscuit")
    run.choose(1, "0")
    assert run.requests(0)[0].decision.prompt == text("toy-number", n=0)


class Sides(Toy):
    """Asks one seat, then both at once, each at its own pace; notes each time that options are worked out."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[int] = []
        self.steps = {"deal": self._sides}

    async def _sides(self, play: Play[ToyState]) -> None:
        await self._ask(play, 0)
        await play.together([self._side(play, 0), self._late_side(play)])

    async def _late_side(self, play: Play[ToyState]) -> None:
        play.state.heap += 1
        await self._side(play, 1)

    async def _side(self, play: Play[ToyState], seat: int) -> None:
        for _ in range(2):
            await self._ask(play, seat)
            play.state.heap += 1

    async def _ask(self, play: Play[ToyState], seat: int) -> None:
        def options() -> list[Option]:
            self.made.append(seat)
            return [Option(one, text("toy-number", n=play.state.heap)) for one in "ab"]

        await play.ask(seat, "toy.side", text("toy-keep"), options)


def test_names_of_the_table_are_written_out_for_people_and_not_for_the_rules() -> None:
    run = Run.start(Named(), b"names", 1)
    request = run.requests()[0]
    assert request.bare_options(run)[0].label == text("toy-keep", what="@own")
    assert [option.label for option in request.options(run)] == [text("toy-keep", what="Aunt Verity")] * 2
    for answer, why in ((["b"], text("toy-taken", by="Aunt Verity")), (["a"], text("toy-no-fit", what="Aunt Verity"))):
        with pytest.raises(NotPossible) as refused:  # told where nobody knows the table's names
            run.choose(0, answer)
        assert refused.value.text == why


class Named(Toy):
    """Asks for amounts of things that only this table has a name for."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = {"deal": _ask_for_some}

    def own_names(self, state: ToyState) -> Mapping[str, str]:
        return NAMES


async def _ask_for_some(play: Play[ToyState]) -> None:
    label = text("toy-keep", what="@own")
    options = [Option("a", label), Option("b", label, refused=text("toy-taken", by="@own"))]
    await play.ask_amounts(
        0,
        "toy.some",
        label,
        lambda: options,
        0,
        1,
        fits=lambda taken: text("toy-no-fit", what="@own") if taken else None,
    )
