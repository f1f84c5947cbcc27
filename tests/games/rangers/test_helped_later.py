"""What can still help a test afterwards is told before effort is committed (ER-6.7, ER-6.8)."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.rangers.state import Change, RangersState
from tests.games.rangers.kit import answer, at_turn, game, house, lay, resume

WORDS = Catalogue("rangers")
BOOTS, LEAN, WICK = "fern.b.light_boots", "fern.s.lean_on_me", "fern.s.trim_the_wick"
EVEN = ["fern.ch.c03", "fern.ch.c05", "fern.ch.c09"]
"""Challenge cards that change nothing of FIT: the effort alone decides."""
AFTER = "; afterwards still possible: "


def about_to(**options: Any) -> RangersState:
    """The first Ranger is about to traverse something that wants 3 effort, with a card to commit in the hand."""
    state = at_turn(**options)
    state.challenge_deck = [card for card in state.challenge_deck if card in EVEN]
    state.changes.append(Change("difficulty", 2, lasts="day"))
    state.rangers[0].hand = ["fern.p.long_stride"]
    return state


def told(state: RangersState, taken: dict[str, int] | None = None, name: str = "traverse") -> str:
    """What it says beside so much effort."""
    place = next(card.uid for card in state.cards if card.card == "t.loc.gap")
    run: Run[Any] = resume(state)
    answer(run, f"{name}:{place}" if name != "remember" else name)
    house(run, "rangers.commit")
    decision = run.requests()[0].decision
    names = SeatNames({0: "Ada", 1: "Ben"}, game().name_of, game())
    said = decision.preview(taken or {}) if decision.preview is not None else decision.prompt
    return WORDS.format(said, names)


def test_gear_that_answers_to_effort_is_told_with_the_chances_that_it_makes() -> None:
    state = about_to()
    assert told(state) == "Effort 1, needed 3: **0 %**"
    lay(state, BOOTS, "area:0", owner=0, tokens={"sole": 1})
    assert told(state) == "Effort 1, needed 3: **0 %**; afterwards still possible: Light Boots (+2), then **100 %**"
    assert AFTER not in told(state, {"energy": 1, "fern.p.long_stride": 1})  # it is certain without them


@pytest.mark.parametrize("fields", [{"is_ready": False, "tokens": {"sole": 1}}, {"tokens": {}}])
def test_gear_that_cannot_be_used_is_not_told(fields: dict[str, Any]) -> None:
    state = about_to()
    lay(state, BOOTS, "area:0", owner=0, **fields)
    assert AFTER not in told(state)


def test_gear_for_another_kind_of_test_is_not_told() -> None:
    state = about_to()
    lay(state, BOOTS, "area:0", owner=0, tokens={"sole": 1})
    assert AFTER not in told(state, name="remember")


def test_what_others_have_in_play_is_told_with_whose_it_is() -> None:
    state = about_to()
    lay(state, "fern.r.lamplighter", "area:1", owner=1)
    assert "Lamplighter of Ben (+1), then **0 %**" in told(state)


def test_a_moment_in_the_own_hand_is_told_as_long_as_it_can_be_paid() -> None:
    """ER-5.3: what it costs may be committed instead."""
    state = about_to()
    state.rangers[0].hand.append(LEAN)
    assert "Lean on Me (+2), then **100 %**" in told(state)
    assert AFTER not in told(state, {"energy": 2})  # all of FIT
    state.rangers[0].energy["FIT"] = 1  # the test takes it
    assert AFTER not in told(state)


def test_two_moments_that_one_energy_pays_for_do_not_count_both() -> None:
    state = about_to()
    state.rangers[0].hand += [LEAN, LEAN]
    assert told(state).count("Lean on Me") == 1


def test_nobody_is_told_of_moments_in_another_hand() -> None:
    state = about_to()
    state.rangers[1].hand = [LEAN, WICK]
    assert AFTER not in told(state)


def test_where_no_chances_are_shown_the_question_tells_it() -> None:
    state = about_to(show_odds=False)
    lay(state, BOOTS, "area:0", owner=0, tokens={"sole": 1})
    assert told(state).endswith(" You are asked afterwards about: Light Boots (+2).")


def test_what_goes_into_a_test_is_asked_with_its_name() -> None:
    """The sentence named an effort, and not what it was for."""
    state = about_to()
    place = next(card.uid for card in state.cards if card.card == "t.loc.gap")
    run: Run[Any] = resume(state)
    answer(run, f"traverse:{place}")
    house(run, "rangers.commit")
    asked = WORDS.format(run.requests()[0].decision.prompt, SeatNames({}, game().name_of, game()))
    name = game().name_of("t.loc.gap") or ""
    assert name and asked.startswith(f"Traverse {name}: effort 1, needed 3:")
