"""Every story of the book, every choice of it, and all that it may come to, as a single session carries it out."""

from bot.rules.content.reader import effects_of
from bot.rules.kernel.run import Run
from bot.rules.stories.shapes import LoseKeyword
from bot.trials.story_walker import walk_stories
from cogs.near_and_far.cog import surface
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.arrival import FarReader


def test_every_way_through_every_story() -> None:
    """By somebody with every keyword that a story takes away again."""
    entries = game().content.stories.entries.values()
    lost = {effect.keyword for entry in entries for effect in effects_of(entry) if isinstance(effect, LoseKeyword)}

    def make() -> FarReader:
        run = Run.start(game(), b"walk", 2)
        run.state.players[0].birds = 3
        run.state.players[0].keywords = sorted(lost)
        return FarReader(run.play, game().content.stories, (0,))

    walked = walk_stories(surface(), make)
    assert walked.problems == []
