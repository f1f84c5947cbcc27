"""Every way through every entry of the storybook, as a party in the middle of an act carries it out."""

from functools import lru_cache

from bot.rules.kernel.run import Checkpoint, Run
from bot.rules.stories.survey import survey
from bot.trials.story_walker import walk_stories
from cogs.evershade.act_game import Evershade
from cogs.evershade.cog import surface
from cogs.evershade.content.story import STORYBOOK
from cogs.evershade.rules.story.reader import EvershadeReader
from cogs.evershade.state import Boon

UNCHANGED = ("goto", "combat", "camp", "end", "unmark", "if")
"""What may leave the party as it is: what only says what comes next (that it comes, the acts that are played show),
and what looks for a letter that nobody has marked."""


def acts() -> Evershade:
    game = surface().game
    assert isinstance(game, Evershade)
    return game


@lru_cache
def tired_party() -> bytes:
    """Two heroes on their way: hurt, afraid, with a purse, a boon each, the three things that entries take away, and no
    letter marked."""
    game = acts()
    run = Run.start(
        game, b"walk" * 8, 2, game.options(until="act"), at_rest=lambda state: state.steps[0].name == "entry"
    )
    while run.requests() and not run.state.story.entries:
        request = run.requests()[0]
        seat = request.decision.seats[0]
        run.choose(seat, request.decision.house_answer(), run.token(request, seat))
    state = run.state
    state.tracker.marks, state.tracker.time, state.performer = [], 2, state.heroes[0].id
    state.heroes[0].pouch_items.extend(("notes_on_a_mug", "ansels_answer", "thirty_pounds"))
    for hero in state.heroes:
        hero.hp, hero.terror, hero.brill, hero.fate, hero.boons = 2, 2, 6, 1, [Boon("STR")]
    return game.dump(state)


def test_nothing_is_to_be_said_of_the_storybook() -> None:
    """`waykeeper check --story`: whatever can be read is led to, no letter is given in vain, nothing begins alike."""
    found = survey(acts().content.storybook, STORYBOOK)
    assert [line for _, lines in found.findings() for line in lines] == []


def test_every_way_through_the_storybook() -> None:
    """Entries, choices, outcomes, redirects: each ends where it says, with words, and changes what it says."""

    def make() -> EvershadeReader:
        return EvershadeReader(Run.resume(acts(), b"walk" * 8, Checkpoint(0, 0, tired_party())).play)

    walked = walk_stories(surface(), make, UNCHANGED)
    assert walked.problems == []
    assert {page.split("/")[1] for page in walked.read} == set(acts().content.storybook.entries)
