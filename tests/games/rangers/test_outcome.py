"""What a day that is over says of itself: where it ended, how far the missions are, what was gained or lost."""

import pytest

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.state import Gain, MissionRecord, RangersState
from tests.games.rangers.kit import at_turn, game, house, resume

WORDS = Catalogue("rangers")
ALONE = "This was one day by itself; `/campaign new` begins a journey of several, in which what is kept counts."


def over(reason: str, *gains: Gain, checks: int = 0, **fields: object) -> Run[RangersState]:
    state = at_turn(1)
    state.missions = {"t.mi.relight": MissionRecord(1, checks=checks)}
    state.ledger.extend(gains)
    for name, value in fields.items():
        setattr(state, name, value)
    state.steps[0].name, state.steps[0].args = "day_end", {"reason": reason}
    run = resume(state)
    house(run)
    assert run.over
    return run


def said(run: Run[RangersState]) -> tuple[str, str]:
    """(headline, how it ended)"""
    own = game()
    return WORDS.format(run.describe(None)[0], own.name_of), WORDS.format(own.result_text(run.state), own.name_of)


def test_a_day_in_camp_says_where_and_what_became_of_the_mission() -> None:
    headline, result = said(over("camp"))
    assert headline == "Day 1 is over: camp at Gap"
    assert result == f"You made camp at Gap. Mission: Relight, 0 of 1 checks. There was nothing to keep. {ALONE}"


def test_what_was_gained_is_named() -> None:
    gains = [Gain("check", "t.mi.relight"), Gain("reward", "t.rope"), Gain("event", "boat"), Gain("event", "bees")]
    _, result = said(over("camp", *gains, checks=1))
    assert "Relight, 1 of 1 checks." in result
    assert "Gained today, and kept: a check on Relight, Rope and something that the valley remembers." in result


def test_without_a_camp_todays_checks_are_not_counted() -> None:
    """ER-14.3: they go with the day."""
    headline, result = said(over("exhausted", Gain("check", "t.mi.relight"), checks=1))
    assert headline == "Day 1 is over: at Gap, without a camp"
    assert "Relight, 0 of 1 checks. Gained today, and lost without a camp: a check on Relight." in result


def test_a_mission_that_only_a_lost_day_had_is_not_told_as_open() -> None:
    assert "Mission:" not in said(over("injury", Gain("mission", "t.mi.relight")))[1]


@pytest.mark.parametrize("lone", [True, False])
def test_only_a_day_by_itself_names_the_campaign(lone: bool) -> None:
    assert (ALONE in said(over("camp", is_lone=lone))[1]) is lone
