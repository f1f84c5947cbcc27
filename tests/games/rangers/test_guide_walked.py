"""Every way through every entry of the guide of the Fernreach, as a day carries it out."""

from functools import lru_cache

from bot.rules.kernel.run import Checkpoint, Run
from bot.trials.story_walker import walk_stories
from bot.ui.panels.surface import Surface
from cogs.rangers import bundled_files, bundled_prose
from cogs.rangers.content.pack import load
from cogs.rangers.day_game import RangersDay
from cogs.rangers.options import RangersOptions
from cogs.rangers.rules.cards.guide import ENDINGS, GuideReader

UNCHANGED = ("scout", "mission_done", *ENDINGS)
"""What may leave the day as it is: a look at cards; the end of a mission that is not open this morning (that each one
is closed: `test_a_mission_is_taken_on_and_closed`); what comes after the rest of its branch."""


@lru_cache
def valley() -> RangersDay:
    return RangersDay(load(bundled_files(), bundled_prose()))


@lru_cache
def tired_morning() -> bytes:
    """Two Rangers in the middle of a day: tired, hurt, with cards in their hands."""
    chosen = RangersOptions(group_mode="lead")
    run = Run.start(valley(), b"walk" * 8, 2, chosen, at_rest=lambda state: state.steps[0].name == "turn")
    while run.requests():
        request = run.requests()[0]
        seat = request.decision.seats[0]
        run.choose(seat, request.decision.house_answer(), run.token(request, seat))
    for ranger in run.state.rangers:
        ranger.injuries = 1
        ranger.fatigue = [ranger.deck.pop() for _ in range(4)]
    return valley().dump(run.state)


def test_every_way_through_the_guide() -> None:
    surface = Surface(valley(), accent=0x4F7942, emoji="🌿")

    def make() -> GuideReader:
        run = Run.resume(valley(), b"walk" * 8, Checkpoint(0, 0, tired_morning()))
        return GuideReader(run.play)

    walked = walk_stories(surface, make, UNCHANGED)
    assert walked.problems == []
    assert {page.split("/")[1] for page in walked.read} == set(valley().content.guide.entries)
