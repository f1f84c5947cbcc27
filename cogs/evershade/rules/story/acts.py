"""From act to act: who sets out, what follows a combat, and how an act, a chapter and the adventure end (LE-26)."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Option, text
from cogs.evershade.content.building import draft_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Pregen
from cogs.evershade.content.story import Adventure
from cogs.evershade.rules.character.creating import created, join_late
from cogs.evershade.rules.character.party import FATE_PER_CHARACTER
from cogs.evershade.rules.combat.hurt import WON, printed_combat
from cogs.evershade.rules.story.handlers import adventure_of
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


async def cast(play: Session) -> None:
    """3B.9, LE-3.4: each takes a ready-made hero, in seat order; no profession twice in a party."""
    while (place := _empty_place(play.state, play.content)) is not None:
        seat = place % play.state.seats
        prompt = text("evershade-ask-hero", who=f"@seat:{seat}")
        options = [_candidate(one) for one in free_heroes(play.state, play.content)]
        chosen = await play.ask(seat, "evershade.hero", prompt, lambda options=options: options)  # type: ignore[misc]
        take(play, play.content.pregens[chosen], place)
    play.next("set_off")


def _empty_place(state: EvershadeState, content: EvershadeContent) -> int | None:
    """Where a hero is missing: in a campaign somebody may have brought none."""
    for place, one in enumerate(state.heroes):
        if not one.id:
            return place
    return len(state.heroes) if len(state.heroes) < heroes_at(state, content) else None


def heroes_at(state: EvershadeState, content: EvershadeContent) -> int:
    """LE-3.1, LE-3.9: at least one for each player, and two for one who plays alone."""
    return min(len(content.pregens), max(state.options.heroes, state.seats, 2))


def free_heroes(state: EvershadeState, content: EvershadeContent) -> list[Pregen]:
    taken = {one.profession for one in [*state.heroes, *state.gone]} | set(state.elsewhere)
    return [one for one in content.pregens.values() if one.profession not in taken]


def _candidate(one: Pregen) -> Option:
    return Option(one.id, text("evershade-option-hero", who=f"@{one.id}"), text("evershade-hint-hero", what=one.blurb))


def take(play: Session, ready: Pregen, place: int) -> None:
    """The hero joins the party, with six fate more in the pool (LE-2.1). Whoever joins later has had as many
    advancements as the others may have (3E), to be spent in the next camp."""
    state: EvershadeState = play.state
    made = created(play.content, draft_of(ready), ready.id)
    if state.is_campaign and state.chapter > 1:
        join_late(made, adventure_of(state, play.content).tier, state.chapter - 1)
        made.status = "ok"
    state.heroes[place : place + 1] = [made]
    state.fate += FATE_PER_CHARACTER
    play.used(f"hero:{ready.id}")
    play.say("evershade-joins", who=f"@seat:{state.seat_of(ready.id)}", hero=f"@{ready.id}")


async def set_off(play: Session) -> None:
    """3A.4, LE-26.8: the first entry of the act; a new party begins the adventure by `setting_off.new`."""
    state: EvershadeState = play.state
    adventure = adventure_of(state, play.content)
    start = adventure.chapters[state.chapter - 1].acts[state.act - 1].start
    is_first = state.chapter == state.act == 1
    state.tracker.time = max(state.tracker.time, adventure.time.start)
    play.say("evershade-act", adventure=f"@{adventure.id}", chapter=state.chapter, act=act_number(state, adventure))
    play.next("entry", entry=adventure.setting_off.new if is_first and not state.completed else start)


def act_number(state: EvershadeState, adventure: Adventure) -> int:
    """The running act, counted through the adventure."""
    return sum(len(chapter.acts) for chapter in adventure.chapters[: state.chapter - 1]) + state.act


# ---------------------------------------------------------------------- ends


async def combat_over(play: Session, result: str) -> None:
    """LE-18.10, LE-18.11: the entry of victory or defeat; a party of which nobody lives has lost the adventure
    (LE-7.8), without one."""
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
        play.end(what)
    state.sheet = state.space = ""
    play.say("evershade-act-ends", act=act_number(state, adventure))
    following = next_act(state, adventure)
    ends_chapter = following is not None and following[0] != state.chapter
    until = state.options.until
    if following is None or until == "act" or (until == "chapter" and ends_chapter):
        play.end(ACT_OVER)
    state.chapter, state.act = following
    if act_number(state, adventure) > acts_written(play.content, adventure):
        play.end(ACT_OVER)
    play.next("set_off")


def next_act(state: EvershadeState, adventure: Adventure) -> tuple[int, int] | None:
    """LE-26.9: the act after this one; None after the last."""
    if state.act < len(adventure.chapters[state.chapter - 1].acts):
        return state.chapter, state.act + 1
    return (state.chapter + 1, 1) if state.chapter < len(adventure.chapters) else None


def living(state: EvershadeState) -> Sequence[str]:
    """The characters in play."""
    return [one.id for one in state.heroes if one.status == "ok"]
