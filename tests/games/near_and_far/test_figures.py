"""Figures of the rulebook: the steps of the reputation table, points of threats, the spread of the stories."""

from collections import Counter

import pytest

from bot.rules.kernel.run import Run
from cogs.near_and_far.content.terms import LEVELS, threat_points
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.reading.scoring import rep_points
from cogs.near_and_far.state import FarOptions


def test_every_step_of_the_reputation_table() -> None:
    """NF-13.5."""
    printed = {-6: -2, -5: -2, -4: -1, -3: -1, -2: 0, -1: 0, 0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3}
    printed |= {8: 4, 9: 4, 10: 5, 11: 5, 12: 6}
    assert {rep: rep_points(rep) for rep in range(-6, 13)} == printed


def test_points_of_threats() -> None:
    """NF-13.6."""
    assert [threat_points(level) for level in LEVELS] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@pytest.mark.parametrize(("seats", "more", "tokens"), [(2, 0, 7), (3, 0, 10), (4, 0, 13), (2, 2, 9), (4, 2, 15)])
def test_stories_are_spread_over_the_regions(seats: int, more: int, tokens: int) -> None:
    """A18, NF-2.11, NF-16.2: no region has more than one story more than another, however they fall."""
    far, seen = game(), set()
    books = {space.id: space.region for space in far.content.maps["m01"].of_kind("quest")}
    for seed in range(12):
        run = Run.start(far, f"spread:{seed}".encode(), seats, FarOptions(more_quests=more))
        quests = run.state.quests
        assert len(set(quests)) == len(quests) == tokens
        spread = Counter(dict.fromkeys(books.values(), 0)) + Counter(books[space] for space in quests)
        fewest = min(spread[region] for region in books.values())
        assert max(spread.values()) - fewest <= 1
        seen.add(tuple(quests))
    assert len(seen) > 1


def test_a_turn_begins_at_a_checkpoint() -> None:
    """NF-17.2: a table is stored whole at each turn's beginning, so that no more than a turn is played again."""
    far = game()
    run = Run.start(far, b"checkpoint", 2, FarOptions())
    before = 0
    while run.state.turns < 4:
        request = run.requests()[0]
        seat = request.decision.seats[0]
        run.choose(seat, request.decision.house_answer(), run.token(request, seat))
        if run.state.turns > before:
            before = run.state.turns
            assert run.checkpoints[-1].index == run.index


def test_who_moves_later_begins_with_more_is_kept_as_tables_of_earlier_releases_have_it() -> None:
    """It was yes or no then: digests of stored tables hold what is written, and a yes keeps the shares of that time."""
    for written, meant in (("true", "rising"), ("false", "none"), ('"even"', "even")):
        options = FarOptions.model_validate_json(f'{{"late_coins": {written}}}')
        assert options.late_coins == meant
        assert f'"late_coins":{written}' in options.model_dump_json()
