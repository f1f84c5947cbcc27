"""The kernel with a toy game: asking, checking, checkpoints, rebuilding, undo, interruptions."""

from functools import partial

import pytest

from bot.rules.decision import Decision, Option, text
from bot.rules.errors import NoLongerPossible, NotPossible, RuleFailure
from bot.rules.kernel.game import StepFunction
from bot.rules.kernel.run import Checkpoint, Run
from bot.rules.play.handle import Play
from bot.rules.rng import Chance
from tests.rules.duel import Duel
from tests.rules.toy import Toy, ToyState, deal, keep

SEED = b"kernel test"


def start(seats: int = 2, **script: list[int]) -> Run[ToyState]:
    return Run.start(Toy(), SEED, seats, script=dict(script) or None)


def play_on(run: Run[ToyState], chance: Chance, limit: int = 500) -> None:
    """Random house players until the end, or `limit` choices."""
    for _ in range(limit):
        if run.over:
            return
        seats = run.waiting()
        seat = chance.pick("who", seats)
        requests = run.requests(seat)
        request = chance.pick("which", requests)
        decision = request.decision
        if decision.kind == "amount":
            answer: str | int = decision.least + chance.below("n", decision.most - decision.least + 1)
        else:
            answer = chance.pick("what", [o.id for o in request.options(run) if o.refused is None])
        run.choose(seat, answer, run.token(request, seat))


def test_secret_answers_come_in_the_order_of_the_question() -> None:
    one, two = start(), start()
    one.choose(0, "1"), one.choose(1, "3")
    two.choose(1, "3"), two.choose(0, "1")
    assert one.state.bids == two.state.bids == [1, 3]


def test_rebuild_after_any_choice_equals_live() -> None:
    run = start(3)
    chance = Chance(b"players", {})
    while not run.over:
        play_on(run, chance, 1)
        copy = Run.restore(run.game, SEED, run.checkpoints, run.choices, run.base)
        assert copy.state == run.state
        assert [r.decision.key for r in copy.requests()] == [r.decision.key for r in run.requests()]
        assert [copy.token(r, r.decision.seats[0]) for r in copy.requests()] == [
            run.token(r, r.decision.seats[0]) for r in run.requests()
        ]
        last = Run.restore(run.game, SEED, run.checkpoints[-1:], run.choices[run.checkpoints[-1].index :], run.base)
        assert last.state == run.state
        assert last.undo_boundary == run.undo_boundary
    assert run.state.result == "done"


def test_only_the_asked_seat_and_only_legal_options() -> None:
    run = start()
    for answer in ("4", "-1", "", "done", 1, ["1"], ["1", "1"]):
        with pytest.raises((NotPossible, NoLongerPossible)):
            run.choose(0, answer, "1")
    run.choose(0, "1")
    with pytest.raises(NotPossible):
        run.choose(0, "1")
    assert run.index == 1


def test_what_others_are_asked_is_refused_as_theirs_however_it_is_answered() -> None:
    run, chance, seen = start(), Chance(b"why not", {}), 0
    while not run.over:
        for seat, other in ((0, 1), (1, 0)):
            for request in run.requests(seat):
                decision = request.decision
                if decision.key != "toy.vote" or other in decision.seats:
                    continue
                for pick in ("yes", "no"):
                    told = [run.why_not(other, None, answer) for answer in (pick, [pick], [pick, "else"])]
                    assert told == [text("refused-for-others", who=[f"@seat:{seat}"])] * 3
                    seen += 1
        assert run.why_not(0, None, []).key == "refused-not-asked"
        play_on(run, chance, 1)
    assert seen > 0


def test_a_token_is_good_once() -> None:
    run = start()
    run.choose(0, "1"), run.choose(1, "1")
    token = run.token(run.requests(0)[0], 0)
    other = run.token(run.requests(1)[0], 1)
    run.choose(0, "take", token)
    with pytest.raises(NoLongerPossible):
        run.choose(0, "take", token)
    run.choose(1, "take", other)  # what seat 1 is asked has not changed
    assert run.state.heap == 3


def test_no_token_repeats_with_another_meaning_also_after_undo() -> None:
    """P2: whatever is chosen, taken back and chosen otherwise, a token stands for one question, or its repetition."""
    run, chance, meant = start(3), Chance(b"tokens", {}), dict[str, tuple[str, int]]()
    answered: set[str] = set()
    for n in range(400):
        if run.over:
            break
        for seat in range(3):
            for request in run.requests(seat):
                token = run.token(request, seat)
                assert token not in answered, "a button whose question was answered fits again"
                assert meant.setdefault(token, (request.decision.key, seat)) == (request.decision.key, seat)
        index = next((i for s in range(3) if (i := run.undo_index(s)) is not None), None)
        if index is not None and n % 3 == 0:
            run.undo(index)
            continue
        if n % 17 == 16:
            run.undo(max(run._first_index, run.index - 2), fresh=True)
            continue
        before = {(s, r.decision.key): run.token(r, s) for s in range(3) for r in run.requests(s)}
        play_on(run, chance, 1)
        choice = run.choices[-1]
        answered.add(before[choice.seat, choice.key])
    assert len(answered) > 50 and len(run.bases) > 3


def test_a_token_counts_only_what_its_seat_was_asked_in_the_same_way() -> None:
    """P6: nobody counts by his own buttons, or those of the board, what others were asked; nor by anybody's, what that
    seat was asked in private."""
    runs = []
    for private in (0, 3):
        run = start(2)
        steps = dict(run.game.steps)

        async def take(play: Play[ToyState], times: int = private) -> None:
            for _ in range(times):
                await keep(play, 1, private=True)
            play.state.heap = 5
            await play.together([keep(play, 0), keep(play, 1)])

        run.game.steps = steps | {"take": take}
        run.choose(0, "1"), run.choose(1, "1")
        for _ in range(2 * private):
            run.choose(1, 1)
        runs.append(run)
    few, many = (
        [(run.token(r, s), run.mark(s, own=False)) for r in run.requests() for s in r.decision.seats] for run in runs
    )
    assert few == many


def test_anytime_goes_on_top_and_what_became_impossible_answers_itself() -> None:
    run = start()
    run.choose(0, "1"), run.choose(1, "1")
    run.choose(0, "biscuit")
    assert [r.decision.key for r in run.requests()] == ["toy.crumbs"]
    run.choose(0, "1")
    assert run.state.heap == 0
    assert {r.decision.key for r in run.requests()} == {"toy.vote"}


async def pick(play: Play[ToyState], round: int = 1) -> None:
    play.state.heap = 5
    both = [Option("left", text("toy-take")), Option("right", text("toy-take"))]
    await play.ask(0, "toy.pick", text("toy-floor"), lambda: both if play.state.heap else [])
    play.end("done")


class Greedy(Toy):
    """A biscuit takes the whole heap at once."""

    def __init__(self) -> None:
        self.steps = {"deal": deal, "bid": pick}

    async def act_anytime(self, play: Play[ToyState], seat: int, option: str) -> None:
        play.state.heap = 0


def test_a_question_that_nothing_is_left_of_answers_itself_though_its_options_were_seen() -> None:
    run = Run.start(Greedy(), SEED, 2)
    assert [len(r.options(run)) for r in run.requests()] == [2]
    run.choose(1, "biscuit")
    assert run.requests() == [] and run.over


def test_options_are_worked_out_once_a_choice_and_are_never_those_of_before() -> None:
    worked_out: list[int] = []

    async def two_in_turn(play: Play[ToyState], round: int = 1) -> None:
        def left() -> list[Option]:
            worked_out.append(play.state.heap)
            return [Option(str(n), text("toy-number", n=n)) for n in range(play.state.heap)]

        play.state.heap = 4
        play.state.heap = int(str(await play.ask(0, "toy.pick", text("toy-floor"), left)))
        await play.ask(0, "toy.pick", text("toy-floor"), left)
        play.end("done")

    game = Greedy()
    game.steps = {"deal": deal, "bid": two_in_turn}
    run = Run.start(game, SEED, 2)
    run.choose(0, "3")
    (asked,) = run.requests()
    assert [option.id for option in asked.options(run)] == ["0", "1", "2"]
    assert worked_out.count(3) == 1  # to see whether to ask, and not again for whoever looks
    run.choose(1, "biscuit")
    assert run.requests() == [] and 0 in worked_out  # looked at anew: nothing is left of it


def test_whoever_is_asked_the_same_after_something_was_taken_back_has_the_same_question() -> None:
    run = start()
    request = run.requests(0)[0]
    first = run.token(request, 0)
    assert run.question(first) == first
    for bid in ("1", "2"):
        run.choose(0, bid)
        run.undo(0)
        request = run.requests(0)[0]
        assert run.token(request, 0) != first and run.question(run.token(request, 0)) == first


def test_undo_is_free_until_something_was_learned() -> None:
    run = start()
    run.choose(0, "1")
    assert run.undo_index(0) == 0 and run.undo_index(1) is None
    mine, other = run.choices[-1], run.token(run.requests(1)[0], 1)
    run.undo(0)
    assert run.token(run.requests(1)[0], 1) == other, "what seat 1 is asked has not changed"
    run.choose(mine.seat, "1"), run.choose(1, "2", other)
    assert run.undo_index(1) is None  # the bids are open now
    run.choose(0, "take")
    state = run.state.model_copy(deep=True)
    run.undo(2)
    run.choose(0, "take")
    run.state.asked = state.asked
    assert run.state.model_dump(exclude={"seen"}) == state.model_dump(exclude={"seen"})


def test_what_lies_before_the_first_checkpoint_cannot_be_taken_back() -> None:
    run = start(1)
    run.choose(0, "1"), run.choose(0, "done")
    assert run.undo_index(0) == 1
    later = Run.resume(run.game, SEED, run.checkpoints[-1])
    assert later.index == 2 and later.undo_index(0) is None


def test_undo_by_consent_gives_fresh_dice_and_still_rebuilds() -> None:
    rolls = set()
    run = start()
    run.choose(0, "1"), run.choose(1, "2"), run.choose(0, "done"), run.choose(1, "done")
    for _ in range(8):
        index = run.index
        run.choose(0, "yes"), run.choose(1, "yes")
        rolls.add(run.state.thrown)
        run.undo(index, fresh=True)
        copy = Run.restore(run.game, SEED, run.checkpoints, run.choices, run.base)
        assert copy.state == run.state and copy.index == run.index
    assert len(rolls) > 1


def test_a_rule_that_raises_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    run = start()
    run.choose(0, "1")
    steps = dict(run.game.steps)

    async def broken(play: object) -> None:
        raise ZeroDivisionError("on purpose")

    run.game.steps = steps | {"take": broken}
    run.take_events()
    before = run.state.model_copy(deep=True)
    with pytest.raises(RuleFailure, match="on purpose"):
        run.choose(1, "1")
    assert run.state == before and run.index == 1 and run.journal == []
    run.game.steps = steps
    run.choose(1, "1")
    assert run.state.bids == [1, 1]


def test_arrival_order_does_not_matter_side_by_side() -> None:
    states = []
    for order in ((0, 1), (1, 0)):
        run = start()
        run.choose(0, "1"), run.choose(1, "2"), run.choose(0, "done"), run.choose(1, "done")
        run.choose(0, "no"), run.choose(1, "no")
        for seat in order:
            run.choose(seat, 1), run.choose(seat, 2)
        run.state.asked = 0
        states.append(run.state.model_dump(exclude={"seen", "asked"}))
    assert states[0] == states[1]


def test_prune_forgets_but_goes_on() -> None:
    run = start(2)
    play_on(run, Chance(b"p", {}), 25)
    run.prune(1)
    copy = Run.restore(run.game, SEED, run.checkpoints, run.choices, run.base)
    assert copy.state == run.state


def test_two_questions_of_the_same_kind_to_one_seat_have_tokens_of_their_own() -> None:
    run = start(1)
    steps = dict(run.game.steps)

    async def twice(play: Play[ToyState]) -> None:
        both = [keep(play, 0), keep(play, 0)]
        await play.together(both)

    run.game.steps = steps | {"take": twice}
    run.choose(0, "1")
    first, second = run.requests()
    assert run.token(first, 0) != run.token(second, 0)
    run.choose(0, 2, run.token(second, 0))
    assert [r.decision.least for r in run.requests()] == [0, 2]
    copy = Run.restore(run.game, SEED, run.checkpoints, run.choices, run.base)
    assert [copy.token(r, 0) for r in copy.requests()] == [run.token(r, 0) for r in run.requests()]


def test_an_answer_without_a_token_goes_to_the_question_that_has_it() -> None:
    """As scenarios and stored choices of long ago are told: by what was answered."""
    run = start(1)
    steps = dict(run.game.steps)

    async def two(play: Play[ToyState]) -> None:
        def options(key: str) -> list[Option]:
            return [Option(f"{key}{n}", text("p")) for n in "12"]

        await play.ask_each([Decision((0,), f"toy.{key}", text("p"), partial(options, key)) for key in "xy"])

    run.game.steps = steps | {"take": two}
    run.choose(0, "1")
    assert run.choose(0, "y2").key == "toy.y"
    assert run.choose(0, "x1").key == "toy.x"


def test_who_is_done_is_not_waited_for() -> None:
    run = start(3)
    for seat in range(3):
        run.choose(seat, "0")
    assert run.waiting() == [0, 1, 2]
    run.choose(1, "done")
    assert run.waiting() == [0, 2]
    run.choose(1, "not-done")
    assert run.waiting() == [0, 1, 2]


def test_a_failure_names_the_choice_at_which_it_happened() -> None:
    game = Toy()

    async def broken(play: Play[ToyState]) -> None:
        raise ZeroDivisionError

    run = Run.start(game, SEED, 2)
    run.choose(0, "1")
    game.steps = {**game.steps, "take": broken}
    with pytest.raises(RuleFailure) as failure:
        run.choose(1, "1")
    assert (failure.value.index, run.index) == (1, 1)


def test_a_checkpoint_for_each_number_of_choices_at_most() -> None:
    """Several steps may run on one choice; only where the first of them begins is there something new to keep."""
    run = Run.start(Toy(), SEED, 2)  # two steps, no choice
    assert [point.index for point in run.checkpoints] == [0]
    assert run.checkpoints[0].state == run.game.dump(
        run.game.new(run.game.options(), 2).model_copy(update={"seats": 2})
    )
    for seat in (0, 1):
        run.choose(seat, "1")
    assert [point.index for point in run.checkpoints] == [0, 2]
    run.undo(1)
    assert [point.index for point in run.checkpoints] == [0], "what was taken back is kept no more"
    run.choose(1, "1")
    run.choose(0, run.requests(0)[0].options(run)[0].id)
    begun: list[str] = []

    def noted(name: str, step: StepFunction) -> StepFunction:
        async def noting(play: Play[ToyState]) -> None:
            begun.append(name)
            await step(play)

        return noting

    run.game.steps = {name: noted(name, step) for name, step in run.game.steps.items()}
    run.undo(2)
    assert [point.index for point in run.checkpoints] == [0, 2]
    assert begun == ["take"], "no further back than need be: nobody bids again"


def test_the_actions_of_an_open_floor_are_worked_out_once_a_choice() -> None:
    worked_out: list[tuple[int, int]] = []

    async def floor(play: Play[ToyState], round: int = 1) -> None:
        play.state.heap = 4

        def actions(seat: int) -> list[Option]:
            worked_out.append((seat, play.state.heap))
            return [Option("take", text("toy-take"))] if play.state.heap else []

        async def act(seat: int, option: str) -> None:
            play.state.heap -= 1

        await play.open_floor("toy.floor", text("toy-floor"), (0, 1), actions, act)
        play.end("done")

    game = Greedy()
    game.steps = {"deal": deal, "bid": floor}
    run = Run.start(game, SEED, 2)
    worked_out.clear()
    run.choose(0, "take")
    assert [[option.id for option in request.options(run)] for request in run.requests()] == [["take", "done"]] * 2
    assert worked_out.count((0, 3)) == worked_out.count((1, 3)) == 1  # to see who can act, not again for whoever looks
    run.choose(0, "biscuit")
    assert run.over  # looked at anew: the biscuit has eaten the heap


def test_a_checkpoint_is_the_same_before_and_after_it_was_stored() -> None:
    run = start()
    for seat in (0, 1):
        run.choose(seat, "1")
    point = run.checkpoints[-1]
    before = point.read(ToyState)
    assert before == run.game.load(point.state) == point.read(ToyState) == Checkpoint(2, 2, point.state).read(ToyState)
    before.heap += 1
    assert point.read(ToyState) != before  # a new object each time


def test_how_a_contest_ended_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Duel()
    state = Run.start(game, b"duel", 2).state
    for winners, told in (((1,), ["lost", "won"]), ((0, 1), ["drawn", "drawn"]), ((), ["", ""])):
        monkeypatch.setattr(game, "winners", lambda state, winners=winners: winners)
        assert [game.verdict(state, seat) for seat in (0, 1)] == told
    monkeypatch.setattr(game, "contest", False)
    assert game.verdict(state, 0) == "", "nobody wins what is no contest"
