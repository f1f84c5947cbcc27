"""Parties that part and meet again, where each character has a model of its own on the sheet (LE-4.1, LE-12.6, D14)."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Option, text
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState

GO: Final = "go"
STAY: Final = "stay"


def party(state: EvershadeState) -> list[str]:
    """The characters of the party whose turn it is."""
    return [one.id for one in state.heroes if one.status == "ok" and state.is_present(one)]


def spaces(state: EvershadeState) -> list[str]:
    """Where models stand: of each party once, in the order of the seats of the first one there."""
    return list(dict.fromkeys(state.place_of(one) for one in state.heroes if one.status == "ok"))


def others_at(state: EvershadeState, space: str) -> list[str]:
    """References to the characters of another party that stand there."""
    if not state.models or space == state.space:
        return []
    return [f"@{one.id}" for one in state.heroes if one.status == "ok" and state.place_of(one) == space]


def gather(state: EvershadeState) -> None:
    """LE-4.1: nothing stands for them on a map any more, or one model does."""
    state.models, state.waiting = {}, []


def take_turns(play: Session) -> None:
    """LE-12.6: each party does one thing, then it is the next one's turn; whoever waits is passed over, until all wait.
    Whose models have come to stand in one space are one party."""
    state: EvershadeState = play.state
    if not state.models:
        return
    there = spaces(state)
    if len(there) < 2:
        state.space = there[0]
        gather(state)
        return
    first = there.index(state.space) + 1 if state.space in there else 0
    order = [*there[first:], *there[:first]]
    able = [space for space in order if not _waits(state, space)]
    if not able:
        state.waiting, able = [], order
    state.space = able[0]
    here = party(state)
    if not state.is_member(state.performer) or not state.is_present(state.hero(state.performer)):
        state.performer = here[0]
    play.say("evershade-turns-to", who=[f"@{one}" for one in here], space=f"@{state.sheet}:{state.space}")


def _waits(state: EvershadeState, space: str) -> bool:
    return all(one.id in state.waiting for one in state.heroes if one.status == "ok" and state.place_of(one) == space)


async def walk(play: Session, to: str) -> bool:
    """D14: the party goes to another space; each of its characters comes along or stays, as its player says. Whether
    anybody has gone."""
    before = party(play.state)
    staying = await _staying(play, before, to) if play.content.sheets[play.state.sheet].separate else []
    going = [one for one in before if one not in staying]
    if not going:
        play.say("evershade-nobody-goes", space=f"@{play.state.sheet}:{play.state.space}")
        return False
    move(play, going, to)
    return True


async def _staying(play: Session, heroes: Sequence[str], to: str) -> list[str]:
    """Everybody is asked at the same time, one hero after the other whoever has several."""
    if len(heroes) < 2:
        return []
    seats = sorted({play.state.seat_of(one) for one in heroes})
    own = [[one for one in heroes if play.state.seat_of(one) == seat] for seat in seats]
    found = await play.together([_asked(play, seat, names, to) for seat, names in zip(seats, own, strict=True)])
    return [one for names in found for one in names]


async def _asked(play: Session, seat: int, heroes: Sequence[str], to: str) -> list[str]:
    here, there = (f"@{play.state.sheet}:{space}" for space in (play.state.space, to))
    options = [
        Option(GO, text("evershade-option-along", space=there)),
        Option(STAY, text("evershade-option-stay-at", space=here), text("evershade-hint-stay")),
    ]
    found = []
    for who in heroes:
        prompt = text("evershade-ask-part", who=f"@{who}", space=there)
        answer = await play.ask(seat, "evershade.part", prompt, lambda: options, default=lambda: GO)
        found += [who] if answer == STAY else []
    return found


def move(play: Session, going: Sequence[str], to: str) -> None:
    """These go, as a party of their own where others stay; those whom they come to are of it from then on."""
    state: EvershadeState = play.state
    if state.models or len(going) < len(party(state)):
        state.models = {one.id: state.place_of(one) for one in state.heroes if one.status == "ok"}
        state.models |= dict.fromkeys(going, to)
        space = f"@{state.sheet}:{to}"
        play.say("evershade-some-go", who=[f"@{one}" for one in going], space=space)
        met = [one for one, at in state.models.items() if at == to and one not in going]
        if met:
            play.say("evershade-meet", who=[f"@{one}" for one in met], many=len(met))
            state.waiting = [one for one in state.waiting if one not in met]
    else:
        play.say("evershade-party-goes", space=f"@{state.sheet}:{to}")
    state.space = to
