"""What each effect of the storybook does: where it goes on, time, sheets, camp, the end of an act, and what makes
characters better for good (rules 9)."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Handler, Result, result_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.rules.character import goods, tracker
from cogs.evershade.rules.character.growing import raise_for_good
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.meant import heroes_meant
from cogs.evershade.rules.story import belongings, parting
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState


def adventure_of(state: EvershadeState, content: EvershadeContent) -> Adventure:
    return content.adventures[state.adventure]


# ---------------------------------------------------------------------- where it goes on


async def goto(play: Session, effect: Any, deed: Deed) -> Result:
    play.next("entry", entry=effect.entry)
    return Result.DONE


async def tell(play: Session, effect: Any, deed: Deed) -> Result:
    play.say("evershade-text", what=effect.t)
    return Result.DONE


async def open_sheet(play: Session, effect: Any, deed: Deed) -> Result:
    """LE-12.6: the party stands at its start. A sheet that lies open already keeps what has happened on it; the party
    goes to where it says."""
    state, sheet = play.state, play.content.sheets[effect.sheet]
    if state.sheet != sheet.id:
        parting.gather(state)
        state.sheet, state.walls, state.sprung = sheet.id, {}, []
        state.space = sheet.starts.party[0] if sheet.starts.party else sheet.large[0].id
        play.say("evershade-sheet", sheet=f"@{sheet.id}")
    if effect.at is not None:
        state.models |= dict.fromkeys(parting.party(state), effect.at) if state.models else {}
        state.space = effect.at
    play.next("explore")
    return Result.DONE


async def combat(play: Session, effect: Any, deed: Deed) -> Result:
    """LE-18.1: the combat of the entry that is being read; those who have parted come to it (LE-4.1)."""
    parting.gather(play.state)
    play.next("setup", entry=play.state.story.entries[-1])
    return Result.DONE


async def camp(play: Session, effect: Any, deed: Deed) -> Result:
    parting.gather(play.state)
    play.next("camp", then=effect.then or "", sheet=effect.sheet or "")
    return Result.DONE


async def end(play: Session, effect: Any, deed: Deed) -> Result:
    play.next("end_act", what=effect.what)
    return Result.DONE


async def pass_time(play: Session, effect: Any, deed: Deed) -> Result:
    """LE-13.2 to 13.4: the token turns, and thresholds that are reached do what they say."""
    state = play.state
    before = state.tracker.time
    track = adventure_of(state, play.content).time
    reached = tracker.pass_time(state.tracker, effect.n, track, wraps=state.options.time_wrap)
    play.say("evershade-time", time=play.state.tracker.time, max=track.max, way="back" if effect.n < 0 else "on")
    for threshold in reached:
        play.used(f"time:{threshold}")
        await play.effects.run(play, track.at[threshold], deed)
    return result_of(1, int(before != play.state.tracker.time))


# ---------------------------------------------------------------------- better for good


async def raise_(play: Session, effect: Any, deed: Deed) -> Result:
    """LE-5.3 to 5.5, LE-5.11."""
    gone = 0
    for hero in heroes_meant(play, effect.who, deed):
        n = raise_for_good(hero, effect.what, effect.n)
        gone += n
        play.say("evershade-raised", who=f"@{hero.id}", what=effect.what, n=n)
    return result_of(1, gone)


async def upgrade(play: Session, effect: Any, deed: Deed) -> Result:
    """LE-8.12 to 8.15: a named card is taken even if stages are skipped; of a family the next better one. Where it is
    the best already, or the named one is owned, it is another of the owner's choice (E18)."""
    hero = play.state.hero(deed.actor)
    if effect.card is not None and effect.card in goods.owned_cards(hero):
        if play.state.options.rulings == "at_first":
            return Result.NOT_DONE
    elif effect.card is not None:
        goods.upgrade(play, hero, effect.card)
        return Result.DONE
    able = goods.better_cards(play.content, hero, effect.family, play.state.options.bash_shoot_chain)
    if not able:
        return Result.NOT_DONE
    options = [Option(one, text("evershade-option-card", card=f"@{one}")) for one in able]
    prompt = text("evershade-ask-upgrade", who=f"@{hero.id}")
    chosen = await play.ask(play.state.seat_of(hero.id), "evershade.upgrade", prompt, lambda: options)
    goods.upgrade(play, play.state.hero(deed.actor), chosen)
    return Result.DONE


STORY_HANDLERS: Final[dict[str, Handler[Any, Deed]]] = {
    "gain": belongings.gain,
    "lose": belongings.lose,
    "goto": goto,
    "text": tell,
    "open_sheet": open_sheet,
    "combat": combat,
    "camp": camp,
    "end": end,
    "time": pass_time,
    "raise": raise_,
    "upgrade": upgrade,
}
"""Effects that only the storybook, trees and camp cards have; those of characters are a combat's too. `gain` and `lose`
know more here than in a table that plays one combat."""
