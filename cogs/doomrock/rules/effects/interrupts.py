"""Interruptions inside a card: the points at which a consumable may still be used before damage is done. Pure.

Here is only when the party is asked (DR-19.2); what a consumable does stands in `consumables.py`.
"""

from collections.abc import Callable, Sequence
from functools import partial

from bot.rules.decision import Decision, Option, Text, text
from cogs.doomrock.rules.effects.consumables import usable, use
from cogs.doomrock.rules.effects.party import DoomrockPlay

PASS = "pass"


def _options(play: DoomrockPlay, seat: int) -> list[Option]:
    return [Option(PASS, text("dr-option-pass")), *usable(play, seat)]


def _pass() -> str:
    return PASS


async def between_cards(play: DoomrockPlay) -> None:
    """DR-19.2: before an enemy's card those may use something who wish to be asked there."""
    if any("cards" in agreed for agreed in play.state.standing.values()):
        await window(play, "doomrock.between", text("dr-ask-between"), lambda: True, wanted=True)


async def window(
    play: DoomrockPlay, key: str, prompt: Text, still: Callable[[], bool], *, wanted: bool = False
) -> None:
    """Ask every seat, while the party has a consumable; first come, again after each use, until all have passed.

    still: whether there is anything left to save; wanted: only those who wish to be asked between cards.
    """
    state = play.state
    if not state.items:
        return
    passed: set[int] = set()
    while still():
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


def _is_asked(agreed: Sequence[str], wanted: bool) -> bool:
    return "cards" in agreed if wanted else "save" not in agreed


async def serve_queue(play: DoomrockPlay, seat: int) -> None:
    """What this seat has asked for with dice in its hand is used now (E-18)."""
    state = play.state
    for item in [item for asker, item in state.queued if asker == seat]:
        state.queued.remove((seat, item))
        if any(option.id == item and option.refused is None for option in usable(play, seat)):
            await use(play, seat, item)
