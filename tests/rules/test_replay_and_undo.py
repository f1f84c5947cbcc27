"""Whatever is stored is looked at as if it were chosen now, and what was taken back leaves nothing behind."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.decision import Choice, Decision, Option, text
from bot.rules.errors import NoLongerPossible, NotPossible, ReplayMismatch, RuleFailure
from bot.rules.kernel.run import Run
from bot.rules.kernel.stepper import MOST_WORK
from bot.rules.play.handle import Play
from tests.rules.toy import Toy, ToyState, deal

SEED = b"replay"


def played(seats: int = 2) -> Run[ToyState]:
    """Both have bid, and seat 0 has taken two pebbles."""
    run = Run.start(Toy(), SEED, seats)
    for seat in range(seats):
        run.choose(seat, str(seat))
    for _ in range(2):
        run.choose(0, "take", run.token(run.requests(0)[0], 0))
    return run


def restored(run: Run[ToyState], choices: list[Choice]) -> Run[ToyState]:
    return Run.restore(Toy(), SEED, run.checkpoints[:1], choices, run.base, bases=run.bases)


def copied(run: Run[ToyState]) -> list[Choice]:
    return [Choice(choice.seat, choice.key, choice.answer, choice.by) for choice in run.choices]


@pytest.mark.parametrize(
    ("n", "field", "value", "why"),
    [
        (0, "answer", "4", "choice 0"),
        (1, "answer", ["1"], "choice 1"),
        (2, "answer", "nothing", "choice 2"),
        (0, "key", "toy.vote", "it answers 'toy.vote'"),
        (0, "key", "toy.bid#1", "it answers 'toy.bid'"),
        (0, "key", "toy.bid#x", "it answers 'toy.bid'"),
        (1, "seat", 0, "choice 1"),
        (2, "key", "anytime", "choice 2"),
    ],
)
def test_a_stored_choice_that_does_not_fit_is_not_played(n: int, field: str, value: Any, why: str) -> None:
    run = played()
    choices = copied(run)
    assert restored(run, choices).state == run.state
    setattr(choices[n], field, value)
    with pytest.raises(ReplayMismatch, match=why):
        restored(run, choices)


def test_a_place_of_zero_is_the_first_question_of_its_key() -> None:
    run = played()
    choices = copied(run)
    choices[0].key = "toy.bid#0"
    assert restored(run, choices).state == run.state


def test_nothing_is_taken_back_that_is_not_there() -> None:
    run = played()
    for index in (-1, run.index + 1):
        with pytest.raises(NotPossible, match="refused-undo-too-far"):
            run.undo(index)
    state = run.state
    run.undo(run.index)
    assert run.state.heap == state.heap and run.index == 4


@pytest.mark.parametrize(
    ("does", "is_learned"),
    [
        (lambda play: play.say("told"), False),
        (lambda play: play.shuffle("pile", [1, 2, 3]), False),
        (lambda play: play.roll("d"), True),
        (lambda play: play.pick("d", [1, 2]), True),
        (lambda play: play.tell(0, "secret"), True),
        (lambda play: play.tell(1, "secret", text("toy-yes")), True),
        (lambda play: play.mark_undo_boundary(), True),
    ],
    ids=["said", "shuffled", "rolled", "picked", "told to oneself", "told to another", "seen"],
)
def test_what_somebody_has_learned_is_not_taken_back(does: Callable[[Play[ToyState]], Any], is_learned: bool) -> None:
    """Neither by whoever was asked, nor by an answer after that."""

    async def ask(play: Play[ToyState]) -> None:
        for last in (False, False, True):
            await play.ask(0, "toy.which", text("toy-bid"), lambda: [Option("yes", text("toy-yes"))], forced=False)
            if not last:
                does(play)
        play.end("done")

    game = Toy()
    game.steps = {"deal": ask}
    run = Run.start(game, SEED, 1)
    for n in range(2):
        run.choose(0, "yes")
        assert (run.undo_index(0) is None) is is_learned, n


def test_a_button_of_what_was_taken_back_never_fits_again() -> None:
    """P2: also where several questions of one line are taken back at once, and again and again."""
    run, given = played(), set[str]()
    for back in (3, 2, 3, 2, 2, 3):
        given.add(run.token(run.requests(0)[0], 0))
        run.undo(back)
        for _ in range(4 - back):
            token = run.token(run.requests(0)[0], 0)
            assert token not in given
            given.add(token)
            run.choose(0, "take", token)
    for token in given:
        with pytest.raises(NoLongerPossible):
            run.choose(0, "take", token)


def test_choices_before_the_checkpoints_that_are_kept_are_forgotten() -> None:
    run = Run.start(Toy(), SEED, 1)
    for answer in ("1", "done", "no", 1, 2):
        run.choose(0, answer)
    n, places = len(run.choices), [point.index for point in run.checkpoints]
    assert len(places) >= 3
    run.prune(len(places))
    assert len(run.choices) == n, "there are no more than that"
    run.prune(2)
    assert [point.index for point in run.checkpoints] == places[-2:]
    assert len(run.choices) == n - places[-2] and run._first_index == places[-2]
    assert Run.restore(Toy(), SEED, run.checkpoints, run.choices, run.base, bases=run.bases).state == run.state
    with pytest.raises(NotPossible):
        run.undo(places[-2] - 1)


def test_the_second_of_two_questions_of_one_key_is_stored_as_such() -> None:
    async def both(play: Play[ToyState], round: int = 1) -> None:
        def options() -> list[Option]:
            return [Option("yes", text("toy-yes")), Option("no", text("toy-no"))]

        asked = [Decision((0,), "toy.twice", text("toy-vote"), options, forced=False) for _ in range(3)]
        answers = await play.ask_each(asked)
        play.state.bids = [("yes", "no").index(str(answer)) for answer in answers]
        play.end("done")

    game = Toy()
    game.steps = {"deal": deal, "bid": both}
    run = Run.start(game, SEED, 1)
    tokens = [run.token(request, 0) for request in run.requests(0) if not request.anytime]
    assert len(set(tokens)) == 3
    for token, answer in zip((tokens[2], tokens[0], tokens[1]), ("no", "yes", "no"), strict=True):
        run.choose(0, answer, token)
    assert [choice.key for choice in run.choices] == ["toy.twice#2", "toy.twice", "toy.twice"]
    assert run.state.bids == [0, 1, 1]
    assert Run.restore(game, SEED, run.checkpoints[:1], run.choices, run.base).state == run.state


def test_one_choice_may_set_so_much_in_motion_and_no_more() -> None:
    def working(n: int) -> Run[ToyState]:
        async def work(play: Play[ToyState], round: int = 1) -> None:
            await play.ask(0, "toy.go", text("toy-vote"), lambda: [Option("go", text("toy-yes"))], forced=False)
            play.spend(n)
            play.end("done")

        game = Toy()
        game.steps = {"deal": deal, "bid": work}
        return Run.start(game, SEED, 1)

    run = working(MOST_WORK)
    run.choose(0, "go")
    assert run.over
    run = working(MOST_WORK + 1)
    with pytest.raises(RuleFailure, match="units of work"):
        run.choose(0, "go")
    assert not run.over and run.index == 0


def test_nothing_to_do_side_by_side_is_done_at_once() -> None:
    async def nothing(play: Play[ToyState], round: int = 1) -> None:
        play.state.bids = [len(await play.together([]))]
        play.end("done")

    game = Toy()
    game.steps = {"deal": deal, "bid": nothing}
    run = Run.start(game, SEED, 1)
    assert run.over and run.state.bids == [0]


def test_a_table_that_is_only_played_through_keeps_its_opening_and_is_put_back_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain, onward = Run.start(Toy(), SEED, 2), Run.start(Toy(), SEED, 2)
    onward.is_only_played_through = True
    for run in (plain, onward):
        for seat, answer in ((0, "1"), (1, "2"), (0, "done")):
            run.choose(seat, answer)
    assert onward.state == plain.state and onward.waiting() == plain.waiting()
    assert [point.index for point in onward.checkpoints] == [0] and len(plain.checkpoints) > 1

    async def broken(play: object) -> None:
        raise ZeroDivisionError("on purpose")

    before = onward.state.model_copy(deep=True)
    monkeypatch.setitem(onward.game.steps, "throw", broken)
    with pytest.raises(RuleFailure, match="on purpose"):
        onward.choose(1, "done")
    assert onward.state == before and onward.index == 3
