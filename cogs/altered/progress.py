"""Dusk's one daily effect: Progress (AL-10), and what it becomes in tiebreakers (AL-12.8). Pure."""

from cogs.altered import ends
from cogs.altered.events import Act, Table, perform
from cogs.altered.look import Look
from cogs.altered.state import EXPEDITIONS
from cogs.altered.vocabulary import STATS


def forecast(look: Look) -> list[tuple[int, str, list[str], str | None]]:
    """For each expedition: player, which, the statistics it wins, and why it cannot move (AL-10.7: on one state)."""
    return [(seat, exp, look.winning(seat, exp), look.cannot_advance(seat, exp))
            for seat in (0, 1) for exp in EXPEDITIONS]  # fmt: skip


async def progress(play: Table) -> None:
    """All results on the same state, then all moves as one event (AL-10.7, AL-10.14)."""
    state = play.state
    look = Look(state, play.content)
    play.say("al-progress")
    if state.tiebreak:
        tiebreaker(play, look)
        return
    acts = []
    for seat, exp, wins, why in forecast(look):
        if wins and why is None:
            acts.append(Act("advance", seat, exp=exp, due_to=tuple(wins)))  # AL-10.12
        else:
            acts.append(Act("fail", seat, exp=exp))  # AL-10.10, AL-10.11
            if wins and why is not None:
                play.say("al-held", seat=f"@seat:{seat}", exp=exp, why=why)
    await perform(play, acts)


def tiebreaker(play: Table, look: Look) -> None:
    """One set of statistics each; who wins more wins the game, else it goes on (AL-12.8 to AL-12.10).

    The greater number wins, also 0 against less (AL-12.9).
    """
    totals = [look.total(seat) for seat in (0, 1)]
    types = look.types_at(0)
    won = [0, 0]
    for stat, a, b in zip(STATS, *totals, strict=True):
        if stat in types and a != b:
            won[0 if a > b else 1] += 1
    play.say("al-tiebreak-progress", a="/".join(map(str, totals[0])), b="/".join(map(str, totals[1])),
             won_a=won[0], won_b=won[1])  # fmt: skip
    if won[0] != won[1]:
        ends.win(play, 0 if won[0] > won[1] else 1, "tiebreak")
