"""The scenario runner itself, with the toy game: it passes what holds, and says what does not."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.commands import scenario as command
from bot.rules.decision import Option, text
from bot.rules.kernel.game import Game
from bot.trials.scenario import run_files, run_scenario
from bot.trials.scenario_file import Scenario, read_scenarios
from tests.rules.market import Market
from tests.rules.toy import Toy


def load(game_id: str, packs: dict[str, str] | None = None) -> Game[Any]:
    if game_id == "market":
        return Market()
    if game_id != "toy":
        raise KeyError(game_id)
    return Toy()


def scenario(**parts: Any) -> Scenario:
    given = {"game": "toy", "seats": 2, **parts.pop("given", {})}
    return Scenario.model_validate({"id": "T-1", "given": given, **parts})


BIDS = [{"seat": 1, "choose": "1"}, {"seat": 2, "choose": "3"}]


def test_what_holds_passes() -> None:
    found = run_scenario(
        scenario(
            given={"streams": {"roll:1": [4]}, "state": {"heap": 2}},
            when=[
                *BIDS,
                {"seat": 1, "choose": "take", "check": {"heap": 6}, "journal": ["toy-took"]},
                {"seat": 1, "choose": "fly", "refused": "refused-unknown-option"},
                {"seat": 1, "choose": "done"},
                {"seat": 2, "choose": "I am done"},
                {"seat": 1, "choose": "yes"},
                {"seat": 2, "choose": "yes"},
                {"seat": 2, "choose": 2},
            ],
            then={
                "state": {"thrown": 4, "bids": [1, 3], "bids.length": 2},
                "journal": ["toy-bids", "toy-thrown"],
                "silent": ["toy-kept"],
                "asked": {1: "toy.keep", 2: "toy.more"},
                "withheld": {1: ["take"]},
            },
        ),
        load,
    )
    assert found == []


def test_the_patch_is_made_at_the_step_named() -> None:
    parts = {"until": "throw", "state": {"heap": 40, "biscuits.1": 3}, "streams": {"roll:1": [2]}}
    then = {"state": {"heap": 40, "biscuits": [1, 3], "thrown": 2}, "journal": ["toy-thrown"]}
    when = [{"seat": 1, "choose": "yes"}, {"seat": 2, "choose": "yes"}]
    assert run_scenario(scenario(given=parts, when=when, then=then), load) == []


def test_facts_in_between_and_the_clock() -> None:
    when = [
        {
            "clock": 1,
            "seat": 2,
            "key": "toy.bid",
            "asked": {1: "toy.bid"},
            "offered": {1: ["3"]},
            "withheld": {1: ["9"]},
        },
        {"seat": 1, "choose": "3", "journal": ["toy-bids"], "silent": ["toy-took"]},
    ]
    assert run_scenario(scenario(when=when, then={"state": {"bids.0": 3}}), load) == []


def test_the_play_ends_where_a_step_would_begin() -> None:
    given = {"halt": ["throw"], "steps": ["take", "throw"], "state": {"heap": 3, "thrown": 0}}
    when = [{"seat": 1, "choose": "done"}, {"seat": 2, "choose": "done"}]
    then = {"asked": "nobody", "state": {"heap": 3, "thrown": 0}}
    assert run_scenario(scenario(given=given, when=when, then=then), load) == []
    assert run_scenario(scenario(when=BIDS, then={"asked": "nobody"}), load) != []  # the game itself is not changed


def test_the_clock_leaves_those_who_are_done_alone() -> None:
    given = {"steps": ["take", "throw"], "state": {"heap": 3, "hands": [0, 0]}, "halt": ["throw"]}
    when = [{"seat": 1, "choose": "done"}, {"clock": 2}]
    assert run_scenario(scenario(given=given, when=when, then={"state": {"hands": [0, 2], "heap": 1}}), load) == []


def test_patches_are_not_shared_between_scenarios() -> None:
    entry = scenario(given={"state": {"biscuits": [5, 5], "biscuits.0": 1}})
    assert run_scenario(entry, load) == []
    assert entry.given.state["biscuits"] == [5, 5]


def test_what_is_expected_to_be_refused() -> None:
    assert run_scenario(scenario(given={"seats": 9}, then={"error": ["refused-seats"]}), load) == []
    assert run_scenario(scenario(given={"options": {"rounds": 99}}, then={"error": ["rounds"]}), load) == []
    assert "is not in the complaint" in run_scenario(scenario(given={"seats": 9}, then={"error": ["rain"]}), load)[0]
    assert run_scenario(scenario(then={"error": ["rain"]}), load) == ["then.error: the packs were accepted"]


def test_rules_that_break_are_reported() -> None:
    async def breaks(play: Any, **args: Any) -> None:
        raise ZeroDivisionError("oh")

    def broken(game_id: str, packs: Any = None) -> Game[Any]:
        game = Toy()
        game.steps = {**game.steps, "take": breaks}
        return game

    for parts in ({"given": {"steps": ["take"]}}, {"when": BIDS}):
        (problem,) = run_scenario(scenario(**parts), broken)
        assert problem.startswith("the rules broke: ZeroDivisionError: oh (test_scenario.py:")


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"then": {"state": {"heap": 9}}}, "expected  9"),
        ({"then": {"state": {"pile": 9}}}, "it has steps, counters"),
        ({"then": {"journal": ["toy-bids"]}}, "was not told"),
        ({"when": BIDS, "then": {"silent": ["toy-bids"]}}, "was told"),
        ({"then": {"asked": {1: "toy.vote"}}}, "asked is ['toy.bid']"),
        ({"then": {"asked": "nobody"}}, "expected nobody"),
        ({"then": {"offered": {1: ["9"]}}}, "is not offered"),
        ({"then": {"withheld": {1: ["1"]}}}, "is offered"),
        ({"then": {"result": "won"}}, "expected 'won'"),
        ({"when": [{"seat": 1, "choose": "9"}]}, "was refused"),
        ({"when": [{"seat": 1, "choose": "1", "refused": "why"}]}, "was taken"),
        ({"when": [{"auto": "rest", "to": "toy.never"}], "given": {"options": {"rounds": 1}}}, "was never asked"),
        ({"when": [{"to": "toy.never"}], "given": {"options": {"rounds": 1}}}, "the game is over: done"),
        ({"when": [{"auto": 2, "seat": 1}]}, "only 1 of 2 times"),
        ({"when": [{"auto": 2, "seat": 1}]}, "asked is toy.bid of seats [2]"),
        ({"given": {"until": "nowhere"}}, "no step 'nowhere'; there are deal, bid, take, throw"),
        ({"given": {"halt": ["thorw"]}}, "no step 'thorw'"),
        (
            {"given": {"until": "throw", "steps": ["throw"], "halt": ["throw"]}, "when": BIDS},
            "halted before the step 'throw'",
        ),
        ({"when": BIDS[:1], "then": {"state": {"bids": [1, 3]}}}, "the script ends here, and the game goes on"),
        ({"when": BIDS[:1], "then": {"state": {"bids": [1, 3]}}}, "asked is toy.bid of seats [2]"),
        ({"given": {"state": {"hands.7.x": 1}}}, "hands"),
        ({"given": {"game": "chess"}}, "no game 'chess'"),
        ({"given": {"options": {"rounds": 99}}}, "less than or equal to 9"),
        ({"given": {"seats": 9}}, "refused-seats"),
        ({"given": {"streams": {"roll:9": [4]}}}, "[4] was never used; streams that were: "),
        ({"when": [{"clock": 3, "seat": 1}]}, "the clock could answer"),
        ({"when": [{**BIDS[0], "silent": ["toy"]}, {**BIDS[1], "silent": ["toy-bids"]}]}, "when 2: silent"),
        ({"when": [{**BIDS[0], "asked": {1: "toy.bid"}}]}, "when 1: asked.1"),
    ],
)
def test_what_does_not_hold_is_named(parts: dict[str, Any], complaint: str) -> None:
    assert complaint in "\n".join(run_scenario(scenario(**parts), load))


def test_a_refusal_that_leaves_something_changed_is_noticed() -> None:
    class Sloppy(Toy):
        def refusal(self, state: Any, seat: int, request: Any, answer: str) -> Any:
            state.heap += 1

    parts = {"when": [{"seat": 1, "choose": "9", "refused": "refused-unknown-option"}]}
    (problem,) = run_scenario(scenario(**parts), lambda game_id, packs: Sloppy())
    assert problem == "when 1: '9' was refused, and yet something is not as it was"
    assert run_scenario(scenario(**parts), load) == []


@pytest.mark.parametrize(
    ("when", "complaint"),
    [
        ({"choose": "1"}, "say which seat"),
        ({"seat": 1}, "a choice says one of"),
        ({"seat": 1, "choose": "1", "auto": 1}, "a choice says one of"),
        ({"auto": 0}, "greater than or equal to 1"),
    ],
)
def test_a_choice_is_one_thing(when: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValidationError, match=complaint):
        scenario(when=[when])


def test_the_house_plays_on_as_long_as_it_is_told() -> None:
    one_round = {"options": {"rounds": 1}}
    assert run_scenario(scenario(given=one_round, when=[{"auto": "rest"}], then={"result": "done"}), load) == []
    to_vote = [{"to": "toy.vote", "asked": {1: "toy.vote", 2: "toy.vote"}}]
    assert run_scenario(scenario(when=to_vote), load) == []
    only_one = [{"seat": 1, "auto": "rest", "asked": {2: "toy.bid"}}]  # the other's bid is nobody's but the other's
    assert run_scenario(scenario(when=only_one), load) == []


def test_the_way_to_the_patch_passes_by_the_steps_at_which_the_play_halts() -> None:
    given = {"until": "throw", "halt": ["take"], "options": {"rounds": 2}}
    when = [{"auto": "rest", "asked": "nobody", "check": {"round": 2, "steps.0.name": "take"}}]
    assert run_scenario(scenario(given=given, when=when), load) == []


def test_what_a_seat_may_know() -> None:
    then = {"view": {1: {"own": 9, "heap": 5}, 2: {"own": 4}, "everyone": {"own": None}}, "unseen": {2: ["secret"]}}
    given = {"until": "bid", "state": {"hands": [9, 4]}}
    assert run_scenario(scenario(given=given, then=then), load) == []
    (problem,) = run_scenario(scenario(given=given, then={"view": {2: {"own": 9}}}), load)[:1]
    assert problem == "view.2: own\n      expected  9\n      found     4"
    assert "unseen.2: 'biscuits' can be seen" in run_scenario(scenario(then={"unseen": {2: ["biscuits"]}}), load)
    assert "it has round, heap" in run_scenario(scenario(then={"view": {1: {"hands": 1}}}), load)[0]


def test_amounts_are_said_by_line() -> None:
    given = {"game": "market", "options": {"turns": 1}}
    swap = {"give.food": 1, "get.coin": 2}
    when = [{"seat": 1, "choose": {"give.coin": 3, "get.gem": 1}}, {"seat": 1, "choose": swap}]
    when.append({"seat": 2, "choose": "accept"})
    then = {"state": {"goods.0": {"coin": 2, "food": 0, "gem": 1}, "goods.1.coin": 1}, "result": "done"}
    assert run_scenario(scenario(given=given, when=when, then=then), load) == []
    assert run_scenario(scenario(given=given, when=[{"seat": 1, "choose": {"give.coin": 4}}]), load) != []


TAKEN = [*BIDS, {"seat": 1, "choose": "take"}]


def test_a_button_of_an_older_board() -> None:
    """Somebody else's bid leaves a seat's own button good; its own answer does not."""
    late = {"seat": 2, "choose": "3", "with": "the board before"}
    assert run_scenario(scenario(when=[BIDS[0], late], then={"state": {"bids": [1, 3]}}), load) == []
    for board in ("the board before", "the first board"):
        again = {"seat": 1, "choose": "1", "with": board}
        assert run_scenario(scenario(when=[BIDS[0], again | {"refused": "refused-stale"}]), load) == []
        assert "was refused: refused-stale" in run_scenario(scenario(when=[BIDS[0], again]), load)[0]
    older = {"seat": 1, "choose": "2", "with": "the first board"}
    assert "was refused: refused-stale" in run_scenario(scenario(when=[*TAKEN, older]), load)[0]
    newer = {"seat": 1, "choose": "done", "with": "the board before"}
    assert "refused-stale" in run_scenario(scenario(when=[*TAKEN, newer]), load)[0]  # it has acted since


def test_two_runs_are_compared() -> None:
    given = {"until": "take", "state": {"hands": [1, 2]}}
    hidden = {"given": {"state": {"hands": [1, 7]}}, "same": ["view.1", "view.everyone", "journal", "asked", "result"]}
    assert run_scenario(scenario(given=given, twin=hidden | {"differs": ["view.2", "state.hands.1"]}), load) == []
    leak = run_scenario(scenario(given=given, twin=hidden | {"same": ["state.heap", "view"]}), load)
    assert leak == ["twin.same: view.2.own\n      here       2\n      the twin   7"]
    still = {"when": [{"seat": 1, "choose": "take"}], "differs": ["state.hands.1"]}
    assert run_scenario(scenario(given=given, twin=still), load) == ["twin.differs: state.hands.1 is 2 in both"]
    refused = {"when": [{"seat": 1, "choose": "fly"}]}
    assert "twin: when 1: seat 1 choosing 'fly' was refused" in run_scenario(scenario(twin=refused), load)[0]


def test_the_games_own_checks_are_made_after_every_scenario() -> None:
    class Owing(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.steps = {**self.steps, "take": owe}

    async def owe(play: Any) -> None:
        play.state.heap -= 99
        await play.ask(
            0, "toy.why", text("toy-vote"), lambda: [Option("a", text("toy-yes")), Option("b", text("toy-no"))]
        )

    def owing(game_id: str, packs: Any = None) -> Game[Any]:
        return Owing()

    assert run_scenario(scenario(when=BIDS), owing)[0] == "broken: the heap is negative"
    assert run_scenario(scenario(when=BIDS, then={"broken": ["heap"]}), owing) == []
    assert run_scenario(scenario(then={"broken": ["heap"]}), load)[0] == "then.broken: 'heap' was not found"
    patched = scenario(given={"until": "take", "state": {"heap": -1}})  # broken by its own patch: that is no finding
    assert run_scenario(patched, load) == []


def test_a_wrong_file_is_named_with_line_and_field(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("- id: A\n  given: {game: toy}\n  then:\n    stat: {heap: 1}\n- id: A\n  given: {}\n")
    (result,) = run_files([path], load)
    assert result.problems == [
        "wrong.yaml:5: entry 'A': field id: found twice, first at wrong.yaml:1",
        "wrong.yaml:4: entry 'A': field then.stat: unknown field",
        "wrong.yaml:6: entry 'A': field given.game: is missing",
    ]


def test_given_may_be_like_another(tmp_path: Path) -> None:
    (tmp_path / "given.yaml").write_text(
        "- id: base\n  given: {game: toy, seats: 2, state: {heap: 2, biscuits.1: 4}}\n"
        "- id: grown\n  given: {like: base, seats: 3, state: {heap: 7}}\n"
    )
    path = tmp_path / "one.yaml"
    path.write_text("- id: A\n  given: {like: grown, state: {biscuits.1: 5}}\n  then: {state: {biscuits: [1, 5, 1]}}\n")
    (scenario,) = read_scenarios(path)
    assert scenario.given.seats == 3 and scenario.given.state == {"heap": 7, "biscuits.1": 5}
    (result,) = run_files([path], load)
    assert result.problems == []
    path.write_text("- id: A\n  given: {like: bsae}\n- id: B\n  given: {like: B}\n")
    (result,) = run_files([path], load)
    assert "field given.like: found 'bsae'; did you mean 'base'?" in result.problems[0]
    assert "field given.like: 'B' is like itself" in result.problems[1]


def test_the_command_tells_what_failed(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    from bot.__main__ import main

    monkeypatch.setattr(command, "load_game", load)
    path = tmp_path / "two.yaml"
    good = "- id: good\n  given: {game: toy}\n"
    path.write_text(good + "- id: bad\n  given: {game: toy}\n  then: {state: {heap: 9}}\n")
    assert main(["scenario", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "ok     two.yaml  good" in out and "FAILED two.yaml  bad" in out and "1 held, 1 failed" in out
    path.write_text(good)
    assert main(["scenario", str(path)]) == 0
    assert main(["scenario", str(tmp_path / "none.yaml")]) == 2
