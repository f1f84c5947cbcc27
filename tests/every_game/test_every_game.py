"""What must be true of every game: it ends, conserves, rebuilds, undoes, hides, and does not mind being looked at."""

from functools import partial
from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.game import Game
from bot.rules.kernel.legality import require_legal
from bot.rules.kernel.run import Run
from bot.rules.plans.step import PlanStep
from bot.trials.house import Crowd, random_player
from bot.trials.simulate import simulate
from tests.every_game.played import played, seed_of, started, walk

SELDOM = {"rangers-campaign", "evershade-campaign"}
"""Games in which random players are hardly ever asked side by side, or never, as between two acts; where they can be,
tests of their own let two answer in any order."""
META = {"asked", "seen", "used", "counters"}
UNORDERED = {"doomrock": (("battle", "rolling"),)}
"""Lists of which the rules only ask what is in them; they stand as they were filled, so by the order of arrival."""
TABLES = 6
MOST_PAIRS, MOST_UNDONE = 40, 60
"""In one game; more are not tried."""


def is_usual(game: Game[Any]) -> bool:
    """Whether it has its usual settings: under others some kinds of question may never come up."""
    return "options" not in vars(game)


def hides(game: Game[Any]) -> bool:
    """Whether it has anything to hide; one without cards and without a `redeal` of its own, such as a
    campaign of open sheets, has not."""
    return type(game).redeal is not Game.redeal or type(game).stocks is not Game.stocks


def facts(run: Run[Any]) -> dict[str, Any]:
    """The state without what counts questions and random words, and without the order of lists that are sets."""
    dumped: dict[str, Any] = run.state.model_dump(exclude=META)
    for holder, name in UNORDERED.get(run.game.id, ()):
        if dumped[holder] is not None:
            dumped[holder][name] = sorted(dumped[holder][name])
    return dumped


def outputs(run: Run[Any], seat: int | None) -> Any:
    """Everything that may reach a seat: its view, the board in words, and what it and the others are publicly asked."""
    view = run.game.view(run.state, seat)
    asked = []
    for request in run.requests():
        decision = request.decision
        mine = seat is not None and seat in decision.seats
        options = [(o.id, o.label, o.hint, o.refused) for o in request.options(run)]
        asked.append(
            (decision.seats, decision.key, (decision.prompt, options) if mine or not decision.private else None)
        )
    own = [] if seat is None else [(r.decision.key, [o.id for o in r.options(run)]) for r in run.requests(seat)]
    ahead = [] if seat is None else [*run.game.plannable(run.state, seat, ()), run.game.plan_sight(run.state, seat)]
    return view, run.game.describe(view), asked, own, ahead


def test_random_games_end_and_keep_the_invariants(game: Game[Any]) -> None:
    """The usual ones, in turn with named sets and parts of the game. A named set has the tables that are its own, by
    three sizes: all others would be those of the usual ones once more."""
    tables, options = (TABLES, None) if is_usual(game) else (TABLES // 2, game.options())
    report = simulate(game, tables, "every-game", options=options)
    assert report.broken == []
    assert report.finished == tables


@pytest.mark.parametrize("seed", ["a", "b"])
def test_rebuild_equals_live(game: Game[Any], seed: str) -> None:
    for run in walk(game, seed, game.seats[1], 23):
        copy = Run.restore(game, run.seed, run.checkpoints, run.choices, run.base)
        assert copy.state == run.state
        assert [(copy.token(r, s), r.decision.key) for r in copy.requests() for s in r.decision.seats] == [
            (run.token(r, s), r.decision.key) for r in run.requests() for s in r.decision.seats
        ]
        last = run.checkpoints[-1]
        short = Run.restore(game, run.seed, [last], run.choices[last.index :], run.base)
        assert short.state == run.state and short.undo_boundary == run.undo_boundary


def test_undo_and_the_same_choice_leads_back(game: Game[Any]) -> None:
    tried = 0
    run = Run.start(game, b"undo", max(2, game.seats[0]))
    crowd = Crowd(random_player(b"undo"), b"undo", 0)
    while tried <= MOST_UNDONE:
        seat, request, answer = crowd.step(run)
        if run.over:
            break
        index = run.undo_index(seat)
        if index is None:
            continue
        tried, before = tried + 1, facts(run)
        asked = request.decision.key, request.decision.prompt  # of two characters of one player both are asked at once
        run.undo(index)
        again = next(r for r in run.requests(seat) if (r.decision.key, r.decision.prompt) == asked)
        run.choose(seat, answer, run.token(again, seat))
        assert facts(run) == before
    assert tried > 0 or not is_usual(game)


def test_only_the_asked_seats_choose_and_only_what_is_offered(game: Game[Any]) -> None:
    for run in walk(game, "forged", game.seats[1], 7, 400, only_onward=True):
        before, index = facts(run), run.index
        for request in run.requests():
            decision = request.decision
            legal = [o.id for o in request.options(run) if o.refused is None]
            for seat in range(-1, game.seats[1] + 1):
                asked = seat in decision.seats
                token = run.token(request, seat if asked else decision.seats[0])
                lies: list[Any] = ["no such option", "", [], ["x"], -1, 10**9, None, [None], {"a": 1}]
                if not asked and legal:
                    lies += [legal[0], legal[:1]]
                lies += [o.id for o in request.options(run) if o.refused is not None] if asked else []
                if decision.kind in ("some", "order", "amounts") and decision.least == 0:
                    lies.remove([])
                if decision.kind == "text":
                    lies = [lie for lie in lies if not isinstance(lie, str)]
                for lie in lies:
                    with pytest.raises((NotPossible, NoLongerPossible)):
                        run.choose(seat, lie, token)
        assert run.index == index and facts(run) == before


def test_the_order_of_arrival_does_not_matter(game: Game[Any]) -> None:
    """Two seats that are asked side by side may answer in any order: the dice and the outcome are the same."""
    tried = 0
    for n in range(9):
        for run in walk(game, f"arrival{n or ''}", game.seats[1], 3 - 2 * bool(n)):
            tried += _is_same_in_any_order(run)
            if tried > MOST_PAIRS:
                break
        if tried:
            break
    if game.seats[1] > 1:
        assert tried > 0 or not is_usual(game) or game.id in SELDOM


def _is_same_in_any_order(run: Run[Any]) -> bool:
    """Whether two are asked side by side; what comes of their answers may not differ."""
    game, pending = run.game, run.requests()
    pairs = ((a, b) for a in pending for b in pending if a.thread is not b.thread)
    pair = next(((a, b) for a, b in pairs if a.decision.seats != b.decision.seats), None)
    if pair is None:
        return False
    results = []
    for order in (pair, pair[::-1]):
        copy = Run.restore(game, run.seed, run.checkpoints[-1:], run.choices[run.checkpoints[-1].index :], run.base)
        for wanted in order:
            seat = wanted.decision.seats[0]
            request = next(r for r in copy.requests(seat) if r.number == wanted.number)
            answer = random_player(b"same")(copy, request, seat)
            copy.choose(seat, answer, copy.token(request, seat))
        results.append(facts(copy))
    assert results[0] == results[1]
    return True


def test_hidden_faces_exchanged_change_nothing(game: Game[Any]) -> None:
    """P6: deal anew what a seat cannot see; whatever it is shown stays the same. A game in which nothing happened to be
    hidden proves nothing, and the next one is looked at."""
    changed = 0
    for seed in ("secret", "secret, again", "secret, once more", "secret, for the last time"):
        for run in walk(game, seed, game.seats[1], 17):
            for seat in (None, 0, game.seats[1] - 1):
                changed += _is_changed_unseen(run, seat)
        if changed or not hides(game):
            break
    assert (changed > 0) is hides(game)


def _is_changed_unseen(run: Run[Any], seat: int | None) -> bool:
    """Whether anything could be dealt anew that this seat does not see; nothing of what it is shown may change."""
    game, before = run.game, outputs(run, seat)
    copy = Run.restore(game, run.seed, run.checkpoints[-1:], run.choices[run.checkpoints[-1].index :], run.base)
    plain = facts(copy)
    game.redeal(copy.state, seat, b"other cards")
    copy.ticks += 1
    assert outputs(copy, seat) == before
    return facts(copy) != plain


def test_the_secrecy_test_finds_a_planted_leak(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    if not hides(game):
        assert game.keeps_a_log  # whatever has cards in hands has something to hide
        return
    honest = game.view

    def leaky(state: Any, seat: int | None) -> dict[str, Any]:
        return {**honest(state, seat), "leak": repr(state)}

    monkeypatch.setattr(game, "view", leaky)
    with pytest.raises(AssertionError):
        test_hidden_faces_exchanged_change_nothing(game)


def test_looking_changes_nothing(game: Game[Any]) -> None:
    for run in walk(game, "look", game.seats[1], 5, 600, only_onward=True):
        before = run.state.model_dump()
        for seat in (None, *range(game.seats[1])):
            run.game.describe(run.game.view(run.state, seat))
            for request in run.requests(seat):
                request.decision.options()
                request.decision.house_answer()
                if seat is not None:
                    game.answer(run.state, request, seat)
        assert run.state.model_dump() == before


def test_the_house_always_knows_an_answer(game: Game[Any]) -> None:
    for run in walk(game, "house", game.seats[1], 5, 800, only_onward=True):
        for request in run.requests():
            for seat in request.decision.seats:
                run._require_legal(seat, request, request.decision.house_answer())
                own = game.answer(run.state, request, seat)
                if own is not None:
                    run._require_legal(seat, request, own)


def test_what_is_answered_ahead_is_legal_when_its_moment_comes(game: Game[Any]) -> None:
    """Each step that is offered is tried at each question that it is meant for; every game but its campaign and the
    toys has some that fit."""
    fitting = 0
    seeds = ("ahead", "further ahead")
    for run in (run for seed in seeds for run in walk(game, seed, game.seats[1], 5, only_onward=True)):
        for seat in range(run.state.seats):
            offered = run.game.plannable(run.state, seat, ())
            assert len({(step.key, step.answer, step.when) for step in offered}) == len(offered)
            for step in offered:
                fitting += _fits(run, seat, step)
    if is_usual(game):
        assert (fitting > 0) == (type(game).plannable is not Game.plannable)


def _fits(run: Run[Any], seat: int, step: PlanStep) -> bool:
    assert isinstance(run.game.plan_holds(run.state, seat, step.when), bool) if step.when else True
    asked = [request for request in run.requests(seat) if not request.anytime]
    meant = [request for request in asked if run.game.plan_meets(run.state, request, seat, step)]
    answers = [(request, run.game.planned_answer(run.state, request, seat, step)) for request in meant]
    for request, answer in answers:
        if answer is not None:
            require_legal(request.decision, partial(request.options, run), answer, lambda pick: text("refused-stale"))
    return any(answer is not None for _, answer in answers)


def test_the_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    """Whether checkpoints are taken on the way or not."""
    run = started(game, "twice", game.seats[1])
    crowd = Crowd(random_player(run.seed), run.seed)
    while not run.over:
        crowd.step(run)
    assert run.state == played(game, seed_of(game, "twice"), game.seats[1]).state


def test_a_checkpoint_is_the_whole_truth(game: Game[Any]) -> None:
    for run in walk(game, "dump", game.seats[1], 29, only_onward=True):
        assert game.load(game.dump(run.state)) == run.state


def test_whoever_gives_up_a_contest_has_lost_it(game: Game[Any]) -> None:
    """What leaving comes to (`Game.gives_up`): it can be chosen whenever it is named, ends it, and the others win."""
    tried = 0
    for run in walk(game, "gives up", max(2, game.seats[0]), 25, 400):
        for seat in range(run.state.seats):
            answer = None if run.over else game.gives_up(run.state, seat)
            if answer is None:
                continue
            last = run.checkpoints[-1]
            copy = Run.restore(game, run.seed, [last], run.choices[last.index :], run.base)
            request = next(found for found in copy.requests(seat) if found.anytime)
            copy.choose(seat, answer, copy.token(request, seat))
            assert copy.over and seat not in game.winners(copy.state)
            tried += 1
    assert (tried > 0) is game.contest
