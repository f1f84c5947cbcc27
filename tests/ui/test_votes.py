"""What the others are asked on the board about somebody, what those who wait may do, and the panel of a plan."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.rules.plans.step import PlanStep
from bot.tables.model.leave import Leave, SeatLeave
from bot.tables.model.plan import MOST_STEPS, Plan
from bot.tables.model.proposal import Proposal
from bot.ui.panels.panel import Button, Panel, Part, Select, Words
from bot.ui.questions import patience, plans, votes
from bot.ui.questions.scene import Scene
from tests.ui.asker import toy_surface

NAMES = {0: "Ada", 1: "Ben", 2: "Cleo"}


def scene_of(**more: Any) -> Scene:
    """Three at the beginning of a round: all are asked what they bid."""
    surface = toy_surface()
    run = Run.start(surface.game, b"s" * 32, 3)
    return replace(Scene("t1", surface, run, NAMES, {0: 100, 1: 101, 2: 102}), **more)


def words(parts: list[Part]) -> list[str]:
    return [part.text for part in parts if isinstance(part, Words)]


def buttons(parts: Any) -> list[tuple[str, str, str]]:
    """(label, what its id says, style) of all of them."""
    rows = [part if isinstance(part, tuple) else (part,) for part in parts]
    found = [one for row in rows for one in row if isinstance(one, Button)]
    return [(one.label, one.id.rsplit(":", 1)[1], one.style) for one in found]


def proposed(proposal: Proposal, mentions: dict[int, int] | None = None, **more: Any) -> list[Part]:
    return votes.proposal_parts(scene_of(proposal=proposal, **more), mentions or {})


def test_a_choice_that_somebody_would_take_back() -> None:
    parts = proposed(Proposal("undo", 1, (0, 2), agreed=(0,), by=1), {0: 100, 2: 102})
    assert words(parts) == ["<@102> ↩ **Ben** would like to take back a choice. Still to agree: Cleo."]
    assert buttons(parts) == [("Let them", "agree", "success"), ("Rather not", "object", "secondary")]


def test_a_vote_names_who_is_for_it_and_who_against_and_lets_the_missing_one_say_so() -> None:
    vote = Proposal("away", 1, (0, 2), agreed=(0,), by=0)
    parts = proposed(vote, {0: 100, 2: 102})
    (said,) = words(parts)
    assert said.startswith("<@102> 🗳️ **Ada** proposes: **Ben** counts as away until they are back. For it: Ada.")
    assert "Cleo" in said and "gainst" not in said
    assert buttons(parts) == [
        ("Agree", "agree", "success"),
        ("Rather wait", "object", "secondary"),
        ("Ben is here!", "back", "secondary"),
    ]
    (said,) = words(proposed(replace(vote, kind="free", objected=(2,))))
    assert said.startswith("🗳️ **Ada** proposes: the seat of **Ben** is free") and "Against: Cleo" in said
    assert not votes._missed(scene_of()) and words(proposed(vote, missing=frozenset({2}))) == words(proposed(vote))


def test_a_deed_names_who_wants_it_and_calls_who_has_to_say_yes() -> None:
    deed = Proposal("give", 1, (0, 2), agreed=(2,), by=1, user=900, name="Dora")
    (said,) = words(proposed(deed, {0: 100, 2: 102}))
    assert said.startswith("<@100> <@900> 🤝") and "Ben" in said and "Ada and Dora" in said
    (said,) = words(proposed(replace(deed, is_taken=True)))
    assert said.startswith("🤝") and not said.endswith("Dora.")
    parts = proposed(Proposal("end", -1, (0, 1), by=2), missing=frozenset({1}))
    assert len(words(parts)) == 2 and "Nothing moves without **Ben**" in words(parts)[0]
    assert [label for label, _, _ in buttons(parts)] == ["What about Ben?", "Agree", "Rather not"]


@pytest.mark.parametrize(
    ("more", "asks"),
    [
        ({"missing": frozenset({1})}, [1]),
        ({"missing": frozenset({2, 1})}, [1, 2]),
        ({"missing": frozenset({0, 1, 2})}, []),
        ({"missing": frozenset({1, 2}), "away": frozenset({0})}, []),
        ({"missing": frozenset({1}), "paused": True}, []),
        ({}, []),
    ],
)
def test_who_is_missed_stands_on_the_board_while_somebody_is_there(more: dict[str, Any], asks: list[int]) -> None:
    parts = votes.proposal_parts(scene_of(**more), {})
    assert buttons(parts) == [(f"What about {NAMES[n]}?", f"missing-{n}", "secondary") for n in asks]
    assert len(words(parts)) == bool(asks)


def test_what_a_menu_offers_about_seats() -> None:
    scene = scene_of(missing=frozenset({0, 2, 1}), kicked=frozenset({1}), vacant=frozenset({2}))
    assert [op for _, op, _ in buttons(votes.missed_by(scene, 1))] == ["missing-0", "missing-2"]
    assert votes.missed_by(replace(scene, paused=True), 1) == ()
    assert buttons(votes.back_buttons(scene)) == [("Have Ben back?", "return-1", "secondary")]
    assert votes.back_buttons(replace(scene, paused=True)) == ()
    assert votes.back_buttons(replace(scene, proposal=Proposal("return", 1))) == ()
    assert votes.back_buttons(replace(scene, proposal=Proposal("undo", 1))) != ()
    assert buttons(votes.vacant_buttons(scene)) == [("Find somebody for the seat of Cleo", "substitute-2", "secondary")]


def test_what_may_become_of_a_missing_players_seat() -> None:
    scene = scene_of(missing=frozenset({1}))
    panel = votes.missing_panel(scene, 1)
    assert panel is not None and panel.title == "What about Ben?"
    assert buttons(panel.parts) == [
        ("Away until Ben is back", "vote-1.away", "secondary"),
        ("Free the seat for somebody else", "vote-1.free", "secondary"),
    ]
    assert votes.missing_panel(scene, 2) is None and votes.missing_panel(replace(scene, paused=True), 1) is None
    read = [votes.read_vote(rest) for rest in ("1.away", "999.free", "1000.free", "1.kick", "x.away", "1")]
    assert read == [(1, "away"), (999, "free"), None, None, None, None]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"late": frozenset({1}), "away": frozenset({1})}, "You missed so much"),
        ({"away": frozenset({1})}, "You are away"),
        ({"leaves": {1: SeatLeave(Leave(0.0, 9.0), 0.0)}}, "You are on leave"),
        ({"leaves": {1: SeatLeave(Leave(0.0, 9.0), 0.0)}, "away": frozenset({1})}, "You are away"),
        ({"proposal": Proposal("away", 1)}, "The others ask themselves"),
        ({"proposal": Proposal("away", 2)}, ""),
        ({"proposal": Proposal("undo", 1)}, ""),
        ({}, ""),
    ],
)
def test_whoever_is_not_waited_for_reads_why_and_may_be_back(more: dict[str, Any], told: str) -> None:
    parts = votes.return_parts(scene_of(**more), 1, is_own=True)
    assert bool(parts) == bool(told) and all(told in said for said in words(parts))
    assert buttons(parts) == [("I am back", "back", "success")] * bool(told)


def test_whoever_decides_for_another_is_told_for_whom() -> None:
    parts = votes.return_parts(scene_of(away=frozenset({1})), 1, is_own=False)
    assert words(parts) == ["🏠 Ben is away: you decide here meanwhile, and see this hand."] and buttons(parts) == []
    parts = votes.return_parts(scene_of(stand_ins={1: 102}), 1, is_own=False)
    assert len(words(parts)) == len(buttons(parts)) == 1


# ---------------------------------------------------------------------- patience


def test_whoever_waits_for_one_may_nudge_them_and_for_several_chooses() -> None:
    scene = scene_of()
    scene.run.choose(0, "1")
    scene.run.choose(2, "1")
    assert buttons(patience.patience_row(scene, 0)) == [("Nudge Ben", "nudge-1", "secondary")]
    assert patience.patience_panel(scene, 100) is None, "there are no two to choose from"
    timed = replace(scene, due=60.0)
    assert [op for _, op, _ in buttons(patience.patience_row(timed, 0))] == ["nudge-1", "grant-1"]
    assert patience.patience_row(scene, 1) == ()
    scene = scene_of()
    scene.run.choose(0, "1")
    assert [op for _, op, _ in buttons(patience.patience_row(scene, 0))] == ["nudge"]
    panel = patience.patience_panel(scene, 100)
    assert panel is not None and [op for _, op, _ in buttons(panel.parts)] == ["nudge-1", "nudge-2"]
    assert len(words(list(panel.parts))) == 1
    assert patience.patience_row(replace(scene, paused=True), 0) == ()


def test_whoever_is_late_or_away_is_not_nudged_but_who_stands_in_is() -> None:
    scene = scene_of()
    scene.run.choose(0, "1")
    assert [op for _, op, _ in buttons(patience.patience_row(replace(scene, late=frozenset({2})), 0))] == ["nudge-1"]
    away = replace(scene, away=frozenset({1}))
    assert [op for _, op, _ in buttons(patience.patience_row(away, 0))] == ["nudge-2"]
    assert [op for _, op, _ in buttons(patience.patience_row(replace(away, stand_ins={1: 105}), 0))] == ["nudge"]
    empty = replace(scene, users={0: 100, 2: 102})
    assert [op for _, op, _ in buttons(patience.patience_row(empty, 0))] == ["nudge-2"], "nobody nudges the house"
    asked = replace(scene, users={0: 100, 1: 101}, proposal=Proposal("undo", 0, (1,)))
    assert [op for _, op, _ in buttons(patience.patience_row(asked, 0))] == ["nudge-1"]


# ---------------------------------------------------------------------- plans


def step(n: int) -> PlanStep:
    return PlanStep("toy.bid", str(n), text("toy-number", n=n))


def planning(monkeypatch: pytest.MonkeyPatch, offers: int, plan: Plan | None = None) -> tuple[Panel, Scene]:
    scene = scene_of(plans={} if plan is None else {0: plan})
    monkeypatch.setattr(scene.run.game, "plannable", lambda state, seat, steps: [step(n) for n in range(offers)])
    return plans.plan_panel(scene, 0, "a note"), scene


def test_the_panel_of_a_plan_that_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    panel, _ = planning(monkeypatch, 2, Plan((step(7), step(8))))
    said = words(list(panel.parts))
    assert panel.title == "Ada, what do you answer ahead?" and said[0] == "a note"
    assert said[1].startswith("Choose step by step.") and said[-1] == "**So far:** 7 pebbles and 8 pebbles"
    assert buttons(panel.parts) == [
        ("Let it run", "plan-0.go", "success"),
        ("Take the last step away", "plan-0.cut", "secondary"),
        ("No plan", "plan-0.off", "secondary"),
        ("My hand", "hand-0", "primary"),
    ]
    (select,) = [part for part in panel.parts if isinstance(part, Select)]
    assert [pick.label for pick in select.picks] == ["0 pebbles", "1 pebbles"]
    assert len({pick.value for pick in select.picks}) == 2


def test_the_panel_of_a_plan_that_runs_is_off_or_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    panel, _ = planning(monkeypatch, 1, Plan((step(7),), True))
    said = words(list(panel.parts))
    assert said[2:] == ["-# 🗒️ Your plan: 7 pebbles. It answers for you when its moment comes."]
    assert [op for _, op, _ in buttons(panel.parts)] == ["plan-0.off", "hand-0"]
    panel, _ = planning(monkeypatch, 0, Plan(done=(text("toy-yes"),), off=text("toy-no")))
    assert words(list(panel.parts))[-2:] == [
        "-# 🗒️ Your plan has answered for you: Yes.",
        "🗒️ **Your plan is off.** No",
    ]
    panel, scene = planning(monkeypatch, 0)
    assert words(list(panel.parts))[-1] == "There is nothing here to answer ahead just now."
    assert [op for _, op, _ in buttons(panel.parts)] == ["hand-0"] and not plans.has_plans(scene, 0)
    panel, scene = planning(monkeypatch, 1)
    assert "nothing here" not in " ".join(words(list(panel.parts))) and plans.has_plans(scene, 0)
    assert plans.has_plans(scene_of(plans={0: Plan()}), 0) and not plans.has_plans(scene_of(plans={0: Plan()}), 1)


@pytest.mark.parametrize(("offers", "lists"), [(25, [25]), (26, [25, 1]), (75, [25, 25, 25]), (80, [25, 25, 25])])
def test_long_lists_of_steps_are_parted_and_end(monkeypatch: pytest.MonkeyPatch, offers: int, lists: list[int]) -> None:
    panel, _ = planning(monkeypatch, offers)
    selects = [part for part in panel.parts if isinstance(part, Select)]
    assert [len(select.picks) for select in selects] == lists
    assert [select.id.rsplit(":", 1)[1] for select in selects] == ["*plan-0.add", "*plan-0.add1", "*plan-0.add2"][
        : len(lists)
    ]


def test_no_more_steps_are_offered_than_a_plan_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    for n, offers in ((MOST_STEPS - 1, 1), (MOST_STEPS, 0)):
        panel, _ = planning(monkeypatch, 3, Plan(tuple(step(k) for k in range(n))))
        assert len([part for part in panel.parts if isinstance(part, Select)]) == offers


def test_a_click_on_the_panel_of_a_plan_is_read() -> None:
    read = [plans.read_plan_op(rest) for rest in ("0.go", "12.add=ab12", "3.add2=cd", "4")]
    assert read == [("0", "go", ""), ("12", "add", "ab12"), ("3", "add", "cd"), ("4", "", "")]
