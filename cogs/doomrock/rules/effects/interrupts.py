"""Interruptions inside a card: the points at which a consumable may still be used before damage is done. Pure.

Here is only when the party is asked (DR-19.2); what a consumable does stands in `consumables.py`.
"""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache, partial
from typing import Any

from bot.rules.content.reader import walk
from bot.rules.decision import Decision, Option, Text, text
from cogs.doomrock.rules.effects.consumables import usable, use
from cogs.doomrock.rules.effects.party import DoomrockPlay

PASS = "pass"
SHIELDED = frozenset({"shield"})
"""What helps no more once shields have been counted."""
NO_HELP = frozenset({"choose", "draw", "enrage", "expose", "loot", "move", "pull", "push", "status", "unexpose"})
"""What consumables do that changes nothing of a blow that is under way; `choose` by what may be chosen."""


def _options(play: DoomrockPlay, seat: int) -> list[Option]:
    return [Option(PASS, text("dr-option-pass")), *usable(play, seat)]


def _pass() -> str:
    return PASS


async def between_cards(play: DoomrockPlay) -> None:
    """DR-19.2: before an enemy's card those may use something who wish to be asked there."""
    if any("cards" in agreed for agreed in play.state.standing.values()):
        await window(play, "doomrock.between", text("dr-ask-between"), lambda: True, wanted=True)


async def window(
    play: DoomrockPlay,
    key: str,
    prompt: Text,
    still: Callable[[], bool],
    *,
    wanted: bool = False,
    passed: set[int] | None = None,
    too_late: Collection[str] = (),
) -> None:
    """Ask every seat, while the party has a consumable that may help; first come, again after each use, until all have
    passed. All of it is public: the bag is everybody's.

    still     whether there is anything left to save
    wanted    only those who wish to be asked between cards, whatever the bag holds
    passed    seats that have said no to this blow already; those who do now are added
    too_late  what it is too late to gain
    """
    state = play.state
    if not state.items:
        return
    passed = set() if passed is None else passed
    while still():
        if not wanted and not any(may_save(play.content, item, too_late) for item in state.items):
            return
        seats = [
            seat
            for seat in range(state.seats)
            if seat not in passed
            and _is_asked(state.standing.get(seat, ()), wanted)
            and any(option.refused is None for option in usable(play, seat))
        ]
        if not seats:
            return
        questions = [
            Decision(
                (seat,),
                key,
                prompt,
                partial(_options, play, seat),
                forced=False,
                default=_pass,
                otherwise=PASS,
                deadline="quick",
            )
            for seat in seats
        ]
        _, seat, answer = await play.ask_one_of(questions)
        if answer == PASS:
            passed.add(seat)
        else:
            await use(play, seat, str(answer))


@lru_cache(maxsize=1024)
def _helps(content: Any, item: str) -> frozenset[str]:
    """What a consumable may do for somebody who is being hurt: `heal`, `shield`, or `other` for what is not known."""
    if content.items[item].slot != "consumable":
        return frozenset()
    found = set()
    for _, part in walk(content.items[item], ""):
        do, what = getattr(part, "do", ""), getattr(part, "what", "")
        if do == "gain":
            found.add(what if what in ("shield", "hp") else "")
        elif do and do not in NO_HELP:
            found.add(do if do == "heal" else "other")
    return frozenset(found - {""})


def may_save(content: Any, item: str, too_late: Collection[str] = ()) -> bool:
    """Whether using this could change what a blow does to somebody."""
    return bool(_helps(content, item) - set(too_late))


def _is_asked(agreed: Sequence[str], wanted: bool) -> bool:
    return "cards" in agreed if wanted else "save" not in agreed


async def serve_queue(play: DoomrockPlay, seat: int) -> None:
    """What this seat has asked for with dice in its hand is used now (E-18)."""
    state = play.state
    for item in [item for asker, item in state.queued if asker == seat]:
        state.queued.remove((seat, item))
        if any(option.id == item and option.refused is None for option in usable(play, seat)):
            await use(play, seat, item)
