"""How a campaign ends: by an ending, by its calendar, or by a vote between two days (ER-14.7, ER-14.12). Pure."""

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from bot.rules.campaign.state import CampaignState
from bot.rules.council.council import Council
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import StoryRecord
from cogs.rangers.campaign.state import MOST_EXTRA, RangersRecord
from cogs.rangers.content.content import RangersContent

GO_ON, CLOSE = "go-on", "close"
RUN_OUT: Final = "run_out"
"""Result of a campaign whose calendar has ended it; `closed`: the group has; else the name of its ending."""
CLOSED: Final = "closed"
CampaignPlay = Play[CampaignState[RangersRecord]]


class RecordFacts:
    """What conditions of the last entry may ask: events alone."""

    def __init__(self, record: RangersRecord) -> None:
        self.record = record

    def holds(self, name: str, argument: Any) -> bool:
        if name != "event":
            raise KeyError(name)
        return argument in self.record.events

    def number(self, name: str) -> int:
        raise KeyError(name)

    def die(self) -> int:
        raise KeyError("die")

    def scale(self) -> int:
        return 0

    def base(self) -> int:
        return 0


class EpilogueReader(StoryReader[CampaignState[RangersRecord]]):
    """Reads the last entry, which asks nothing and changes nothing."""

    def record(self) -> StoryRecord:
        return self.play.state.record.story

    def facts(self, seat: int | None) -> RecordFacts:
        return RecordFacts(self.play.state.record)


async def after_a_day(play: CampaignPlay, content: RangersContent) -> None:
    """Whether there is another day. An ending closes the campaign; so does the calendar, unless more than half want
    another day, eight times at most."""
    record = play.state.record
    if record.ending:
        await close(play, content, record.ending)
    if not record.is_run_out:
        return
    await read_epilogue(play, content)
    if play.state.record.extra >= MOST_EXTRA or not await _wants_more(play):
        await close(play, content, RUN_OUT)
    play.state.record.extra += 1
    play.say("rangers-campaign-extra", n=play.state.record.extra, of=MOST_EXTRA)


async def close(play: CampaignPlay, content: RangersContent, result: str) -> NoReturn:
    """ER-14.12: nothing is won or lost; the record can be read for ever."""
    await read_epilogue(play, content)
    play.state.record.is_closed = True
    play.end(result)


async def read_epilogue(play: CampaignPlay, content: RangersContent) -> None:
    """What the valley was like afterwards, by what was done; once."""
    epilogue = next(iter(content.campaigns.values())).epilogue
    if epilogue not in play.state.record.story.entries:
        await EpilogueReader(play, content.guide, tuple(play.state.held)).read(epilogue)


async def wants_to_close(play: CampaignPlay) -> bool:
    """ER-14.12: a vote between two days."""
    ways = [Option(GO_ON, text("rangers-option-go-on")), Option(CLOSE, text("rangers-option-close"), destructive=True)]
    return await _vote(play, "rangers.close", "rangers-ask-close", ways) == CLOSE


async def _wants_more(play: CampaignPlay) -> bool:
    ways = [Option(CLOSE, text("rangers-option-close")), Option(GO_ON, text("rangers-option-one-more"))]
    return await _vote(play, "rangers.one-more", "rangers-ask-one-more", ways) == GO_ON


async def _vote(play: CampaignPlay, key: str, asked: str, ways: Sequence[Option]) -> str:
    """More than half; ties go with whoever led last (ER-16.1)."""
    seats, first = play.state.held, ways[0].id
    leader = play.state.record.lead if play.state.record.lead in seats else seats[0]
    council = Council(seats, leader, "vote", closes="half", may_change=True)
    return await council.choose(play, key, text(asked), lambda: ways, lambda: first)
