"""The scenario runner itself, with the toy game: it passes what holds, and says what does not."""

from pathlib import Path
from typing import Any

import pytest

from bot.commands import scenario as command
from bot.rules.game import Game
from bot.trials.scenario import run_files, run_scenario
from bot.trials.scenario_file import Scenario, read_scenarios
from tests.rules.toy import Pebbles


def load(game_id: str, packs: dict[str, str] | None = None) -> Game[Any]:
    if game_id != "pebbles":
        raise KeyError(game_id)
    return Pebbles()


def scenario(**parts: Any) -> Scenario:
    given = {"game": "pebbles", "seats": 2, **parts.pop("given", {})}
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
        game = Pebbles()
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
        ({"when": [{"choose": "1"}]}, "say which seat"),
        ({"when": [{"auto": "rest", "to": "toy.never"}], "given": {"options": {"rounds": 1}}}, None),
        ({"given": {"until": "nowhere"}}, "never reached"),
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
def test_what_does_not_hold_is_named(parts: dict[str, Any], complaint: str | None) -> None:
    found = "\n".join(run_scenario(scenario(**parts), load))
    assert (complaint in found) if complaint else found == ""


def test_a_wrong_file_is_named_with_line_and_field(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("- id: A\n  given: {game: pebbles}\n  then:\n    stat: {heap: 1}\n- id: A\n  given: {}\n")
    (result,) = run_files([path], load)
    assert result.problems == [
        "wrong.yaml:5: entry 'A': field id: found twice, first at wrong.yaml:1",
        "wrong.yaml:4: entry 'A': field then.stat: unknown field",
        "wrong.yaml:6: entry 'A': field given.game: is missing",
    ]


def test_given_may_be_like_another(tmp_path: Path) -> None:
    (tmp_path / "given.yaml").write_text(
        "- id: base\n  given: {game: pebbles, seats: 2, state: {heap: 2, biscuits.1: 4}}\n"
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
    good = "- id: good\n  given: {game: pebbles}\n"
    path.write_text(good + "- id: bad\n  given: {game: pebbles}\n  then: {state: {heap: 9}}\n")
    assert main(["scenario", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "ok     two.yaml  good" in out and "FAILED two.yaml  bad" in out and "1 held, 1 failed" in out
    path.write_text(good)
    assert main(["scenario", str(path)]) == 0
    assert main(["scenario", str(tmp_path / "none.yaml")]) == 2
