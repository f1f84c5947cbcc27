"""From act to act: setting off, what follows a combat, and how an act, a chapter and the adventure end (LE-26)."""

from collections.abc import Sequence
from typing import Final

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.rules.combat.hurt import WON, printed_combat
from cogs.evershade.rules.story.ending import end
from cogs.evershade.rules.story.handlers import adventure_of
from cogs.evershade.rules.story.parting import gather
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState, Fight

ACT_OVER: Final = "act_over"


def place_of(adventure: Adventure, act: int) -> tuple[int, int]:
    """(chapter, act in it), both from 1, of an act that is counted through the adventure."""
    for number, chapter in enumerate(adventure.chapters, 1):
        if act <= len(chapter.acts):
            return number, act
        act -= len(chapter.acts)
    raise IndexError(act)


def acts_written(content: EvershadeContent, adventure: Adventure) -> int:
    """How many acts, from the first on, have their first entry in the packs."""
    entries, n = content.storybook.entries, 0
    for chapter in adventure.chapters:
        for act in chapter.acts:
            if act.start not in entries:
                return n
            n += 1
    return n


# ---------------------------------------------------------------------- setting off


async def set_off(play: Session, is_known: bool = False) -> None:
    """3A.4, LE-26.2, LE-26.8: the first entry of the act. An adventure is begun by a new party with `setting_off.new`,
    by one that is known with `setting_off.existing`. is_known: one of it has ridden before."""
    state: EvershadeState = play.state
    adventure = adventure_of(state, play.content)
    act = adventure.chapters[state.chapter - 1].acts[state.act - 1]
    start = act.resume if state.is_campaign else act.start  # LE-26.8: an act of a campaign is come back to
    is_first = state.chapter == state.act == 1
    state.tracker.time = max(state.tracker.time, adventure.time.start)
    play.say("evershade-act", adventure=f"@{adventure.id}", chapter=state.chapter, act=act_number(state, adventure))
    first = adventure.setting_off.existing if is_known else adventure.setting_off.new
    play.next("entry", entry=first if is_first else start)


def act_number(state: EvershadeState, adventure: Adventure) -> int:
    """The running act, counted through the adventure."""
    return sum(len(chapter.acts) for chapter in adventure.chapters[: state.chapter - 1]) + state.act


# ---------------------------------------------------------------------- ends


async def combat_over(play: Session, result: str) -> None:
    """LE-1.1, LE-18.10, LE-18.11: exploration goes on with the entry of victory or defeat; a party of which nobody
    lives has lost the adventure (LE-7.8), without one."""
    state: EvershadeState = play.state
    printed = printed_combat(state, play.content)
    state.fight = Fight()
    if not any(one.status not in ("dead", "joining") for one in state.heroes):
        play.next("end_act", what="lost")
        return
    play.next("entry", entry=printed.victory if result == WON else printed.defeat)


async def end_act(play: Session, what: str) -> None:
    """LE-26.1, LE-26.4, LE-26.9, D37: the adventure is won or lost, or the next act follows, if the table goes on."""
    state: EvershadeState = play.state
    adventure = adventure_of(state, play.content)
    if what in ("won", "lost"):
        if what == "won":
            state.completed.append((adventure.id, adventure.tier))
        end(play, what)
    state.sheet = state.space = ""
    gather(state)
    play.say("evershade-act-ends", act=act_number(state, adventure))
    following = next_act(state, adventure)
    ends_chapter = following is not None and following[0] != state.chapter
    until = state.options.until
    if following is None or until == "act" or (until == "chapter" and ends_chapter):
        end(play, ACT_OVER)
    state.chapter, state.act = following
    if act_number(state, adventure) > acts_written(play.content, adventure):
        end(play, ACT_OVER)
    play.next("set_off")


def next_act(state: EvershadeState, adventure: Adventure) -> tuple[int, int] | None:
    """LE-26.9: the act after this one; None after the last."""
    if state.act < len(adventure.chapters[state.chapter - 1].acts):
        return state.chapter, state.act + 1
    return (state.chapter + 1, 1) if state.chapter < len(adventure.chapters) else None


def living(state: EvershadeState) -> Sequence[str]:
    """The characters in play."""
    return [one.id for one in state.heroes if one.status == "ok"]
