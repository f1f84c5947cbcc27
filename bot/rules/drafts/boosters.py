"""Packs that go round: everybody picks a card in secret and passes the rest on, until the packs are empty. Pure.

At their own pace: whoever has a pack in front of them may pick, and packs wait behind a slow player. All together: the
packs move on when everybody has picked. What is picked depends on the packs alone, never on who was quicker.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.rules.decision import Decision
from bot.rules.drafts.packs import Drafter
from bot.rules.play.handle import Play

Drafters = Callable[[], Sequence[Drafter]]
"""Looks the players up in the state, which may be another one after each answer."""
Asking = Callable[[int], Decision]
"""What a seat is asked about the pack in front of it; its options are cards by reference, its `kind` is `one`."""


async def go_round(play: Play[Any], drafters: Drafters, asking: Asking, step: int) -> None:
    """Everybody picks at their own pace until nothing is left. step: 1 passes to the left (the next seat), -1 right."""
    while asked := [seat for seat, drafter in enumerate(drafters()) if drafter.queue]:
        place, _, answer = await play.ask_one_of([asking(seat) for seat in asked])
        seats = drafters()
        rest = take(seats[asked[place]], str(answer))
        pass_on(seats, asked[place], rest, step)
        play.mark_undo_boundary()  # the next pack is in front of somebody


async def go_round_together(play: Play[Any], drafters: Drafters, asking: Asking, step: int) -> None:
    """Everybody picks at once, then all packs move on. The last card of a pack is taken without a question."""
    while asked := [seat for seat, drafter in enumerate(drafters()) if drafter.queue]:
        choosing = [seat for seat in asked if len(drafters()[seat].queue[0]) > 1]
        answers = await play.ask_each([asking(seat) for seat in choosing])
        picked = dict(zip(choosing, map(str, answers), strict=True))
        seats = drafters()
        rests = [take(seats[seat], picked.get(seat, seats[seat].queue[0][0])) for seat in asked]
        for seat, rest in zip(asked, rests, strict=True):
            pass_on(seats, seat, rest, step)
        play.mark_undo_boundary()


def take(drafter: Drafter, ref: str) -> list[str]:
    """A card of the first pack goes to the pool; gives the rest of that pack. Raises `ValueError` for another card."""
    rest = drafter.queue.pop(0)
    rest.remove(ref)
    drafter.pool.append(ref)
    return rest


def pass_on(drafters: Sequence[Drafter], seat: int, rest: list[str], step: int) -> None:
    """The rest of a pack to the next player; nothing, if it is empty."""
    if rest:
        drafters[(seat + step) % len(drafters)].queue.append(rest)
