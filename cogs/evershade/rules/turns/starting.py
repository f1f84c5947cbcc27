"""Where everybody stands when a combat begins (LE-18.14, D19)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.geometry.grid import cell
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.state import CombatState

NOBODY: Final[Mapping[str, str]] = {}


async def take_places(play: CombatPlay) -> None:
    """D19, LE-18.14: all name spaces at the same time; where two want the same one it is the earlier seat's, and the
    later one is asked again. Companions and partners are placed by their owners. For whom only one space will be left
    that is no question; where none is left it is the closest empty one."""
    starts = free_starts(play.state, play.content)
    models = to_place(play.state)
    last = models[len(starts) - 1 : len(starts)]
    asked = models[: len(starts) - 1] if starts else []
    if play.state.options.starts == "in_turn":
        for one in asked:
            await _let_choose(play, [one])
    lost: Mapping[str, str] = NOBODY
    while asked := [one for one in asked if one not in play.state.fight.spaces]:
        lost = await _let_choose(play, asked, lost)
    for one in last:
        play.state.fight.spaces[one] = free_starts(play.state, play.content)[0]
    for one in models[len(starts) :]:
        space = board.nearest_empty(play.state, play.content, board.sheet(play.state, play.content).starts.party[0])
        if space is not None:
            play.state.fight.spaces[one] = space


async def _let_choose(play: CombatPlay, models: Sequence[str], lost: Mapping[str, str] = NOBODY) -> dict[str, str]:
    """Each seat names spaces for its own; a space that two have named is for the earlier one. lost: who was too late
    for which space before; gives who is now."""
    named: dict[str, str] = {}
    seats = dict.fromkeys(play.state.seat_of(one) for one in models)
    await play.together([_name(play, seat, models, named, lost) for seat in seats])
    for one in models:
        if named[one] not in play.state.fight.spaces.values():
            play.state.fight.spaces[one] = named[one]
    return {one: space for one, space in named.items() if one not in play.state.fight.spaces}


def to_place(state: CombatState) -> list[str]:
    """Who begins on the sheet and has no space there yet, in seat order."""
    able = [one.id for one in state.members if one.status == "ok" and (one.hp or not one.kind)]
    return [one for one in able if one not in state.fight.spaces]


def free_starts(state: CombatState, content: EvershadeContent) -> list[str]:
    """The starting spaces that nobody stands in, as they are printed."""
    taken = board.occupied(state, content)
    return [space for space in board.sheet(state, content).starts.party if space not in taken]


async def _name(
    play: CombatPlay, seat: int, models: Sequence[str], named: dict[str, str], lost: Mapping[str, str]
) -> None:
    """One seat names a space for each of its models. named: what has been named, by all."""
    own = [one for one in models if play.state.seat_of(one) == seat]
    for one in own:
        left = _left(play, seat, models, named)
        named[one] = await play.ask(
            seat,
            "evershade.start",
            _prompt(play, one, lost),
            partial(_options, left),
            default=partial(_default, play, models.index(one), left),
        )


def _left(play: CombatPlay, seat: int, models: Sequence[str], named: Mapping[str, str]) -> list[str]:
    """The starting spaces that nobody of this seat has named. What others have named is offered all the same: it hangs
    on who was quicker, and that is to make no difference."""
    taken = {named[other] for other in models if play.state.seat_of(other) == seat and other in named}
    return [space for space in free_starts(play.state, play.content) if space not in taken]


def _prompt(play: CombatPlay, one: str, lost: Mapping[str, str]) -> Text:
    """Whoever is asked again reads who stands where they wanted to."""
    space = lost.get(one, "")
    there = next((who for who, at in play.state.fight.spaces.items() if at == space), None)
    if there is None or play.state.options.fights == "at_first":
        return text("evershade-ask-start", who=f"@{one}")
    return text("evershade-ask-start-again", who=f"@{one}", space=space, there=f"@{there}")


def _options(spaces: Sequence[str]) -> list[Option]:
    return [Option(space, text("evershade-option-start", space=space)) for space in spaces]


def _default(play: CombatPlay, place: int, left: Sequence[str]) -> str:
    """D19: the lowest row, there the lowest column; whoever comes later in seat order gets the next one, so that nobody
    waits for a second question. place: in that order."""
    spaces = sorted(free_starts(play.state, play.content), key=lambda one: (cell(one)[1], cell(one)[0]))
    rest = [space for space in spaces[place:] if space in left] or [space for space in spaces if space in left]
    return rest[0]
