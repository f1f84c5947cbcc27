"""Entries are read as their facts say, by reference, and nobody sees what they have not read."""

import json
from typing import Any

import pytest

from bot.rules.decision import Decision, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.rules.stories.reading import StoryLoop
from bot.trials.house import Crowd, random_player
from tests.stories.lamps import DieCheck, Lamps, LampsReader, game, load, texts
from tests.ui.asker import Asker

SCRIPT: dict[str, list[Any]] = {"roll:story": [6, 6, 6, 6, 6, 6]}
"""Every check is won."""


def begun(script: dict[str, list[Any]] | None = SCRIPT, seats: int = 2, lamps: Lamps | None = None) -> Run[Any]:
    return Run.start(lamps or game(), b"lamps" * 8, seats, script=script)


def told(run: Run[Any], seat: int | None = None) -> list[str]:
    """The references that this seat may read again, without what is the same in all of them."""
    return [page["params"]["page"].removeprefix("@prose:lamps/") for page in run.view(seat)["story"]]


def test_a_whole_reading() -> None:
    run = begun()
    assert told(run) == ["quay/intro"]
    run.choose(0, "c1")
    assert told(run) == ["quay/intro", "quay/c1.won", "12/if.lantern", "12/if.lantern.gulls"], "the lantern's variant"
    run.choose(1, "c2")
    assert told(run)[-1] == "cellar/intro", "running leads to the cellar"
    run.choose(0, "c2")
    assert told(run)[-3:] == ["cellar/c2.won", "bell/intro", "cellar/intro"], "then the stair's redirect"
    assert run.state.coin == 4 and run.state.story.keywords == ["lantern"]
    run.choose(0, "c1")
    assert run.over and told(run)[-2:] == ["tollhouse/intro", "tollhouse/won"], "a silent entry only decides"


def test_a_word_for_one_seat_is_in_no_other_view_and_told_nobody_else() -> None:
    run = begun()
    assert told(run, 1) == ["quay/intro", "quay/boot"]
    assert told(run, 0) == told(run) == ["quay/intro"]
    heard = [event for event in run.journal if event.kind == "story-private"]
    assert [(event.only, event.public) for event in heard] == [(1, None)]


def test_a_choice_that_cannot_be_paid_is_not_offered_and_one_that_wants_something_is_shown_locked() -> None:
    run = begun({"roll:story": [1, 1, 1, 1]})
    run.state.coin = 0
    run.choose(0, "c1")
    (request,) = run.requests()
    locked = {option.id: option.refused is not None for option in request.options(run)}
    assert locked == {"pay": True, "wait": False}
    with pytest.raises(NotPossible):
        run.choose(0, "pay")
    run.choose(0, "wait")
    assert told(run)[-2:] == ["weir/intro", "weir/intro"], "the stair is lost, the ledger leads on"


def test_a_price_beyond_the_purse_takes_the_choice_away() -> None:
    lamps = game()
    run = Run.start(lamps, b"lamps" * 8, 2, script=SCRIPT)
    (request,) = run.requests()
    assert [option.id for option in request.options(run)] == ["c1", "c2"]
    reader = LampsReader(run.play, lamps.content, (0,))
    run.state.coin = 0
    assert not reader.may_pay(lamps.content.entries["quay"].choices[1].cost)


def test_events_and_state_hold_references_and_no_prose() -> None:
    run = begun()
    for choice in ("c1", "c2", "c2", "c1"):
        run.choose(0, choice)
    stored = json.dumps([[event.kind, dict(event.params)] for event in run.journal]) + run.state.model_dump_json()
    prose = " ".join(texts(facts=False).values())
    assert "@prose:lamps/quay/intro" in stored
    assert not any(line in stored for line in prose.splitlines() if len(line) > 20 and not line.startswith("#"))


def test_reading_is_where_undo_stops() -> None:
    run = begun()
    for choice in ("c1", "c2", "c2", "c1"):
        run.choose(0, choice)
        assert run.undo_boundary == run.index


def test_a_story_that_runs_in_a_circle_is_stopped() -> None:
    facts = {
        file: source + "\n- {id: x, silent: true, goto: y}\n- {id: y, silent: true, goto: x}\n"
        for file, source in texts(facts=True).items()
    }
    lamps = Lamps(*load(facts))
    run = begun(lamps=lamps)
    rules = LampsReader(run.play, lamps.content, (0,)).read("x")
    with pytest.raises(StoryLoop):
        rules.send(None)


def test_what_is_typed_is_never_read_out_as_prose() -> None:
    run = Run.start(Asker(Decision((0,), "say", text("x"), tuple, "text", 0, 99)), b"s" * 32, 1)
    with pytest.raises(NotPossible) as refused:
        run.choose(0, "@prose:lamps/bell/intro")
    assert refused.value.text.key == "refused-reference"
    run.choose(0, "prose:lamps/bell/intro")


def test_a_table_rebuilt_after_any_choice_has_read_the_same() -> None:
    run = begun(None)
    crowd = Crowd(random_player(b"rebuilt"), b"rebuilt")
    while not run.over:
        crowd.step(run)
        copy = Run.restore(game(), run.seed, run.checkpoints[:1], run.choices, run.base)
        assert copy.state == run.state and copy.view(1) == run.view(1)
    assert run.index > 2


def test_one_outcome_may_be_read_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bonus comes after what was won: words and effects of both, in order."""
    monkeypatch.setattr(DieCheck, "read_for", lambda self, outcome: ("lost", "won"))
    run = begun()
    run.choose(0, "c1")
    assert told(run)[:3] == ["quay/intro", "quay/c1.lost", "quay/c1.won"]
    assert run.state.story.keywords == ["lantern"]
