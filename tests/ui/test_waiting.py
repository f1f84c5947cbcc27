"""Who is awaited, and above which buttons: whoever looks for theirs finds them under their own name, at every game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.tables.model.requests import is_done
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Select, Words, as_text
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from tests.ui.asker import toy_surface
from tests.ui.test_every_game import surfaces, table

MARK = "👉 "


def asked_above(panel: Panel) -> list[tuple[str, set[str]]]:
    """For each control that answers a request: the last line above it that names who is awaited, and its tokens."""
    line, found = "", []
    for part in panel.parts:
        if isinstance(part, Words):
            marked = [one for one in part.text.splitlines() if one.startswith(MARK) or one.endswith(AT_ONCE)]
            line = "\n".join(marked) or line
        row = [part] if isinstance(part, Button | Select) else part if isinstance(part, tuple) else []
        for control in row:
            press = custom_id.parse(control.id) if isinstance(control, Button | Select) else None
            if press is not None and press.token != custom_id.NO_REQUEST:
                found.append((line, set(press.token.split("."))))
    return found


AT_ONCE = "can do this at once:"


@pytest.mark.parametrize("surface", surfaces(), ids=lambda surface: surface.id)
def test_whoever_a_control_is_for_is_named_right_above_it(surface: Surface) -> None:
    for seed in (1, 2):
        for scene in table(surface, max(2, surface.game.seats[0]), seed):
            run = scene.run
            asked = {
                # whoever is done, and who may answer what has no deadline, is not waited for and so not named
                run.token(request, seat): (
                    scene.names[seat],
                    is_done(run, request) or request.decision.deadline == "none",
                )
                for request in run.requests()
                for seat in request.decision.seats
                if seat >= 0
            }
            everybody = {name for name, done in asked.values() if not done}
            free = {
                run.token(request, seat): scene.names[seat]
                for seat in scene.names
                for request in run.requests(seat)
                if request.anytime
            }
            for line, tokens in asked_above(board(scene)):
                if tokens <= set(free):  # what somebody may do unasked
                    assert line.endswith(AT_ONCE) and all(free[token] in line for token in tokens)
                    continue
                meant = {name for name, done in map(asked.__getitem__, tokens) if not done}
                others = everybody - meant
                assert "\n" not in line and all(name in line for name in meant), line
                assert not any(name in line for name in others), f"{others} are asked something else: {line}"


def toy_at_the_end_of_a_round() -> Scene:
    """Two seats keep pebbles, each at its own pace, and the questions have the same words."""
    surface = toy_surface()
    run = Run.start(surface.game, b"s" * 32, 2)
    scene = Scene("t1", surface, run, {0: "Ada", 1: "Ben"}, {0: 100, 1: 101})
    for answer in ("1", "done", "no"):
        for seat in (0, 1):
            run.choose(seat, answer, run.token(run.requests(seat)[0], seat))
    return scene


def shown(scene: Scene) -> list[str]:
    text = as_text(board(scene, ping=[1])).partition("---")[2]
    return [line for line in text.splitlines() if line.startswith((MARK, "[", "-#"))]


def test_two_who_are_asked_the_same_share_their_buttons() -> None:
    lines = shown(toy_at_the_end_of_a_round())
    (line,) = [line for line in lines if line.startswith(MARK)]
    assert line == "👉 **Ada and <@101>**, your move: How many do you keep?"
    assert sum(line == "[0]" for line in lines) == 1


def test_whose_buttons_they_are_is_said_above_them_and_elsewhere_who_is_waited_for() -> None:
    """All see the same buttons: on a phone somebody else's were pressed."""
    surface = next(one for one in surfaces() if one.id == "doomrock")
    run = Run.start(surface.game, b"s" * 32, 2)
    scene = Scene("t1", surface, run, {0: "Ada", 1: "Ben"}, {0: 100, 1: 101})
    (seat,) = run.requests()[0].decision.seats
    asked, other = scene.names[seat], 1 - seat
    assert f"👉 **{asked}**, your move: " in as_text(board(scene))
    waits = as_text(hand(scene, other))
    assert "your move" not in waits and f"Waiting for **{asked}**: " in waits


def test_nobody_waits_for_a_seat_of_the_house_while_people_are_asked_the_same() -> None:
    """The house answers after those who sit there; whoever has left is not named as being awaited."""
    scene = replace(toy_at_the_end_of_a_round(), users={0: 100})
    assert "👉 **Ada**, your move: How many do you keep?" in shown(scene)
    alone = replace(scene, users={})
    assert "👉 **Ada and Ben**, your move: How many do you keep?" in as_text(board(alone))


def test_nobody_calls_another_by_what_they_are_named() -> None:
    """A name that reads like the place in a sentence at which somebody is called stays a name."""
    named = replace(toy_at_the_end_of_a_round(), names={0: "Eve ⟦1⟧", 1: "Ben ⟦prompt⟧"})
    assert shown(named)[0] == "👉 **Eve ⟦1⟧ and <@101>**, your move: How many do you keep?"
    text = as_text(board(named)).partition("---")[2]
    assert "👉 **Eve ⟦1⟧ and Ben ⟦prompt⟧**, your move: How many do you keep?" in text


def test_two_who_are_asked_different_things_have_their_own_buttons_under_their_names() -> None:
    scene = toy_at_the_end_of_a_round()
    scene.run.choose(0, 1, scene.run.token(scene.run.requests(0)[0], 0))
    lines = shown(scene)
    ada, ben = (lines.index(f"👉 **{who}**, your move: How many do you keep?") for who in ("Ada", "<@101>"))
    mine, yours = (lines[ada + 1 : ben], lines[ben + 1 :]) if ada < ben else (lines[ada + 1 :], lines[ben + 1 : ada])
    assert [b for b in mine if b.strip("[]").isdecimal()] == ["[1]", "[2]", "[3]"]
    assert [b for b in yours if b.strip("[]").isdecimal()] == ["[0]", "[1]", "[2]"]


def test_what_would_be_a_wall_of_buttons_for_several_is_left_to_their_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = toy_at_the_end_of_a_round()
    scene.run.choose(0, 1, scene.run.token(scene.run.requests(0)[0], 0))
    for most, buttons, way in ((10, 6, "[My hand]"), (4, 3, "[Your move]")):
        monkeypatch.setattr("bot.ui.questions.waiting.MOST_PRESSED", most)
        lines = shown(scene)
        assert sum(line.strip("[]").isdecimal() for line in lines) == buttons and way in lines
        assert sum(line.startswith(MARK) for line in lines) == 2, "both are named all the same"


def test_beside_another_question_one_with_many_buttons_is_a_line_and_alone_it_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.ui.questions.waiting.MOST_BESIDE_OTHERS", 2)
    scene = toy_at_the_end_of_a_round()
    alone = shown(scene)
    assert sum(line.strip("[]").isdecimal() for line in alone) > 2, "both are asked the same"
    scene.run.choose(0, 1, scene.run.token(scene.run.requests(0)[0], 0))
    lines = shown(scene)
    assert not any(line.strip("[]").isdecimal() for line in lines)
    assert "[Your move]" in lines and sum("How many do you keep?" in line for line in lines) == 1


def test_how_long_there_is_time_stands_once_and_last() -> None:
    scene = toy_at_the_end_of_a_round()
    scene.run.choose(0, 1, scene.run.token(scene.run.requests(0)[0], 0))
    lines = shown(replace(scene, due=60.0))
    due = [n for n, line in enumerate(lines) if "the house decides" in line]
    assert len(due) == 1 and lines[due[0] + 1] == "[My hand]"


BUSY: dict[str, tuple[Callable[[Any], int | None], set[str], str]] = {
    "altered": (lambda state: state.turn, {"altered.turn", "altered.expedition"}, "to play a card or pass"),
    "rangers": (lambda state: state.turn_of, {"rangers.turn", "rangers.commit"}, "their turn"),
}
"""Whose turn it is as all see it, what is asked in private within a turn, and what is said of it."""


@pytest.mark.parametrize("game_id", BUSY)
def test_what_somebody_is_busy_with_in_private_is_told_by_what_all_see(game_id: str) -> None:
    """ "A choice in private" did not say whose turn it is; and how far a turn has come is nobody's business."""
    surface = next(one for one in surfaces() if one.id == game_id)
    turn_of, within, words = BUSY[game_id]
    keys = set()
    for scene in table(surface, 2, 1):
        run = scene.run
        turn = turn_of(run.state)
        private = [one for one in run.requests() if one.decision.private and not is_done(run, one)]
        told = as_text(board(scene))
        for request in private:
            (seat,) = request.decision.seats
            if turn is not None:
                keys |= {request.decision.key} if seat == turn else set()
                said = words if seat == turn else "a choice in private"
                if run.view(None).get("limbo"):  # a card that is being played, as everybody sees
                    said = "deciding in private for"
                assert f"{scene.names[seat]}**: {said}" in told
    assert within <= keys
