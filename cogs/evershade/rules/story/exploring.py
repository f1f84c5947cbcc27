"""Exploration: entry after entry, and the sheet on which the party goes about (LE-12)."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.conditions import holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import Sheet, SheetAction, Space
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.combat.fate import gain_fate
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.story import parting, rolling
from cogs.evershade.rules.story.reader import EvershadeReader
from cogs.evershade.rules.story.voting import Session, vote
from cogs.evershade.state import EvershadeState

NOTHING: Final = Space()
WAIT: Final = "wait"


async def entry(play: Session, entry: str) -> None:
    """LE-12.1: one entry from top to bottom; where it says nothing else the party goes on on its sheet."""
    after = await EvershadeReader(play).read_one(entry)
    if entry not in play.state.story.entries:  # LE-12.11: it sent the party on at once, and does so once
        play.state.story.entries.append(entry)
    if is_lost(play.state):
        lose(play)
    if after is not None:
        play.next("entry", entry=after)
    if not play.upcoming:
        play.next("explore")


def is_lost(state: EvershadeState) -> bool:
    """LE-7.8: nobody is left in play; a joining character does not prevent it."""
    return not any(one.status not in ("dead", "joining") for one in state.heroes)


def lose(play: Session) -> None:
    """LE-7.8: the adventure is lost at once."""
    play.turn_to("end_act", what="lost")


# ---------------------------------------------------------------------- the sheet


async def explore(play: Session) -> None:
    """D13, LE-4.1, LE-12.6: the party, which its one model stands for, reads an entry that it can walk to, goes
    somewhere, or does what the sheet offers. Where it has parted each party does so in turn."""
    parting.take_turns(play)
    state: EvershadeState = play.state
    who = [f"@{one}" for one in parting.party(state)] if state.models else []
    where = {"sheet": f"@{state.sheet}", "space": space_ref(state.sheet, state.space)}
    prompt = text("evershade-ask-explore-apart", **where, who=who) if who else text("evershade-ask-explore", **where)
    chosen = await vote(play, "evershade.explore", prompt, lambda: ways_on(play.state, play.content), pictured=True)
    kind, _, what = chosen.partition(":")
    if kind == "read":
        if await _go(play, space_of_entry(play.state, play.content, what)):
            play.next("entry", entry=what)
    elif kind == "go":
        await _go(play, what)
    elif kind == "do":
        await _act(play, what)
    elif kind == WAIT:
        play.state.waiting += parting.party(play.state)
    if is_lost(play.state):
        lose(play)
    if not play.upcoming:
        play.next("explore")


def space_ref(sheet: str, space: str) -> str:
    """How a sentence names a space of a sheet with large ones."""
    return f"@{sheet}:{space}"


def ways_on(state: EvershadeState, content: EvershadeContent) -> list[Option]:
    """Entries that wait in spaces to which nothing bars the way, first; then spaces in which something happens, then
    what the sheet offers here."""
    sheet = content.sheets[state.sheet]
    reached = within_reach(state, content, sheet)
    found = []
    for space, steps in reached.items():
        for number in unread(state, sheet, space):
            label = text("evershade-option-read", space=space_ref(sheet.id, space), n=steps, entry=number)
            found.append(Option(f"read:{number}", label))
    met = set(parting.spaces(state)) if state.models else set()
    for space, steps in reached.items():
        is_aim = is_eventful(state, sheet, space) or space in met
        if space != state.space and is_aim and not unread(state, sheet, space):
            label = text("evershade-option-go", space=space_ref(sheet.id, space), n=steps)
            others = parting.others_at(state, space)
            if others:
                label = text("evershade-option-join", space=space_ref(sheet.id, space), who=others)
            found.append(Option(f"go:{space}", label))
    has_aim = bool(found)
    found += [
        Option(f"do:{action.id}", text("evershade-option-sheet", what=action.text))
        for action in sheet.actions
        if _is_open(state, content, action, reached)
    ]
    if not has_aim:  # nothing waits within reach: step by step, so that a tide shuts nobody in for good
        found += [
            Option(f"go:{one}", text("evershade-option-go", space=space_ref(sheet.id, one), n=1))
            for one in borders(state, content, sheet, state.space)
        ]
    if state.models:
        found.append(Option(WAIT, text("evershade-option-wait"), text("evershade-hint-wait")))
    return found


def borders(state: EvershadeState, content: EvershadeContent, sheet: Sheet, space: str) -> list[str]:
    """LE-16.2: the spaces that are connected with it; a border that is shut now is none."""
    named = next(one.borders for one in sheet.large if one.id == space)
    back = [one.id for one in sheet.large if space in one.borders]
    shut = shut_borders(state, content, sheet)
    found = dict.fromkeys([*named, *back])
    return [one for one in found if not {f"{space}|{one}", f"{one}|{space}"} & shut]


def shut_borders(state: EvershadeState, content: EvershadeContent, sheet: Sheet) -> set[str]:
    """Borders that have been shut, and those that want what does not hold now, as a ford wants low water (LE-16.13)."""
    facts: Any = CombatFacts(state, content, Deed(state.performer))
    shut = {edge for edge, kind in state.walls.items() if kind == "impassable"}
    asked = [one for one in sheet.special if one.rule.need is not None and one.edge not in state.walls]
    return shut | {one.edge for one in asked if one.rule.need is not None and not holds(one.rule.need, facts)}


def within_reach(state: EvershadeState, content: EvershadeContent, sheet: Sheet) -> dict[str, int]:
    """Space -> steps, the party's own first. Several steps at a time cost nothing and ask nobody anything, so the party
    walks on through spaces in which nothing happens (LE-12.6)."""
    found, edge = {state.space: 0}, [state.space]
    while edge:
        here = edge.pop(0)
        if here != state.space and _happens(state, sheet, here):
            continue
        for other in borders(state, content, sheet, here):
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return found


def _happens(state: EvershadeState, sheet: Sheet, space: str) -> bool:
    """LE-12.7, LE-16.9: whether entering it does something."""
    printed = sheet.spaces.get(space, NOTHING)
    is_sprung = printed.once and space in state.sprung
    return bool(printed.danger) or (bool(printed.trigger) and not is_sprung)


def is_eventful(state: EvershadeState, sheet: Sheet, space: str) -> bool:
    """Whether there is a reason to go there: it does something, or something can be done only there."""
    return _happens(state, sheet, space) or any(space in action.from_ for action in sheet.actions)


def unread(state: EvershadeState, sheet: Sheet, space: str) -> list[str]:
    """LE-12.6, LE-12.11: the numbers that stand in a space and were not read yet."""
    return [one for one in sheet.spaces.get(space, NOTHING).entries if one not in state.story.entries]


def space_of_entry(state: EvershadeState, content: EvershadeContent, entry: str) -> str:
    """Where on the open sheet a number stands. Raises `StopIteration`."""
    sheet = content.sheets[state.sheet]
    return next(space for space, printed in sheet.spaces.items() if entry in printed.entries)


async def _go(play: Session, space: str) -> bool:
    """LE-12.7, LE-16.9, LE-16.19: danger, then the trigger of the space that is entered; whether anybody is there."""
    if space == play.state.space:
        return True
    if not await parting.walk(play, space):
        return False
    state: EvershadeState = play.state
    printed = play.content.sheets[state.sheet].spaces.get(space, NOTHING)
    deed = Deed(_performer(state))
    await play.effects.run(play, printed.danger, deed)
    if printed.trigger and not (printed.once and space in play.state.sprung):
        if printed.once:
            play.state.sprung.append(space)
        await play.effects.run(play, printed.trigger, deed)
    return True


def _performer(state: EvershadeState) -> str:
    """LE-12.11: whoever performed last, of the party that has come here; who stays behind is not of it."""
    here = parting.party(state)
    if state.models and here and state.performer not in here:
        state.performer = here[0]
    return state.performer


def _is_open(state: EvershadeState, content: EvershadeContent, action: SheetAction, reached: dict[str, int]) -> bool:
    """LE-19.7: in its spaces, while what it needs holds."""
    if action.from_ and state.space not in action.from_:
        return False
    facts: Any = CombatFacts(state, content, Deed(state.performer))
    return action.need is None or holds(action.need, facts)


async def _act(play: Session, name: str) -> None:
    """LE-12.6: what the sheet offers."""
    state: EvershadeState = play.state
    action = next(one for one in play.content.sheets[state.sheet].actions if one.id == name)
    play.say("evershade-party-does", what=action.text)
    if action.roll is not None:
        each = [one.id for one in board.standing(state)] if action.roll.each else [""]  # LE-14.13
        for name in each:
            if not name or play.state.hero(name).status == "ok":
                await _roll(play, action.roll, name)
    await play.effects.run(play, action.effects, Deed(play.state.performer))


async def _roll(play: Session, spec: RollSpec, performer: str) -> None:
    """Its outcome, then the fate of failing (LE-14.12), if the performer lives."""
    reached = await rolling.make(play, spec, tuple(spec.outcomes), performer)
    await play.effects.run(play, spec.outcomes.get(reached, spec.fail), rolling.deed(play.state, play.state.performer))
    if play.state.has_failed:
        play.state.has_failed = False
        hero = play.state.hero(play.state.performer)
        if not hero.is_dead:  # LE-14.12, LE-7.9
            gain_fate(play, hero, 1)  # LE-6.4
