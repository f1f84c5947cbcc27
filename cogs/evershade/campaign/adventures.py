"""From one adventure to the next: which may follow, and what the party takes along (LE-3.2, LE-3.8, LE-26.5, LE-26.11).
Pure."""

from typing import Any, Final

from bot.rules.campaign import steps
from bot.rules.campaign.state import CampaignState
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from cogs.evershade.campaign.state import Beginning, EvershadeRecord
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.rules.character.party import tier_open_to
from cogs.evershade.rules.story.acts import acts_written
from cogs.evershade.state import Character, Tracker

HOME: Final = "home"


def adventure_of(content: EvershadeContent, record: EvershadeRecord) -> Adventure | None:
    """The running adventure; None: it is not installed here."""
    return content.adventure(record.adventure or record.options.adventure)


def following(content: EvershadeContent, record: EvershadeRecord) -> list[str]:
    """LE-3.2, LE-3.8: adventures of the tier that is open now, of which an act is written, in the packs' order."""
    done = {name for name, _ in record.completed}
    tier = tier_open_to(record.completed)
    able = [one for one in content.adventures.values() if one.tier == tier and one.id not in done]
    return [one.id for one in able if acts_written(content, one)]


def set_off_on(content: EvershadeContent, record: EvershadeRecord, name: str) -> None:
    """LE-26.5, LE-26.11: letters, time and camp cards are those of the new adventure, but for letters that it
    remembers; what was only for the old one goes back to the box. Heroes, achievements and the decision token stay."""
    adventure = content.adventures[name]
    record.adventure, record.chapter, record.act = name, 1, 1
    marks = [letter for letter in record.tracker.marks if letter in adventure.remembers]
    record.tracker = Tracker(marks=marks, time=adventure.time.start)
    record.holders, record.stored, record.offered = [], [], []
    record.began = Beginning(marks=list(marks), achievements=list(record.achievements))
    for member in record.members:
        for hero in member.heroes:
            _lay_down(content, hero)


async def between_adventures(game: Any, play: Play[CampaignState[EvershadeRecord]]) -> None:
    """After an adventure it is said which one is next, then all is as after every session."""
    if play.state.record.following:
        await _choose_next(play, game.content)
    await steps.between(game, play)


async def _choose_next(play: Play[CampaignState[EvershadeRecord]], content: EvershadeContent) -> None:
    """Whoever has the decision token says with which adventure the party goes on, or that it has come home; where they
    have left, whoever sits first. Nobody is there, or nobody says it in time: the first."""
    state = play.state
    first, held = state.record.following[0], state.held
    chosen = first
    if held:
        able = [Option(one, text("evershade-campaign-go-on", adventure=f"@{one}")) for one in state.record.following]
        options = [*able, Option(HOME, text("evershade-campaign-home"), destructive=True)]
        seat = state.record.holder if state.record.holder in held else held[0]
        prompt, key = text("evershade-campaign-ask-next"), "evershade.next-adventure"
        chosen = await play.ask(seat, key, prompt, lambda: options, default=lambda: first, forced=False) or first
    record = play.state.record
    record.following = []
    if chosen == HOME:
        record.is_over = "won"
        return
    set_off_on(content, record, chosen)
    play.say("evershade-campaign-sets-off", adventure=f"@{chosen}")


def _lay_down(content: EvershadeContent, hero: Character) -> None:
    """Quest items, unless they are for keeps, and the personal secret; its keyword stays on the board."""
    gone = {name for name, item in content.items.items() if item.quest and not item.keeps}
    hero.pouch_items = [one for one in hero.pouch_items if one not in gone]
    hero.worn = [ref for ref in hero.worn if ref.partition("/")[0] not in gone]
    hero.secret, hero.stages = "", 0
