"""Dusk's one daily effect: Progress (AL-10), and what it becomes in tiebreakers (AL-12.8). Pure."""

from dataclasses import dataclass

from cogs.altered.content.filters import STATS
from cogs.altered.rules.events import ends
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.events.triggers import listeners
from cogs.altered.rules.reading.goal import verdict
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import BRIEF, EXPEDITIONS


def forecast(look: Look) -> list[tuple[int, str, list[str], str | None]]:
    """For each expedition: player, which, the statistics it wins, and why it cannot move (AL-10.7: on one state)."""
    sums = look.sums()
    return [(seat, exp, look.winning(seat, exp, sums), look.cannot_advance(seat, exp)) for seat, exp in sums]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What Dusk would bring if it came now, reactions aside.

    moves   for each expedition: player, which, the statistics it wins, why it is held
    winner  who would win, and how (`why`); tiebreak: tiebreakers would start
    arena   in tiebreakers: how many statistics each would win
    waiting  cards with reactions "At Dusk", which come first and may change all this
    """

    moves: list[tuple[int, str, list[str], str | None]]
    winner: int | None = None
    why: str = ""
    tiebreak: bool = False
    arena: tuple[int, int] | None = None
    waiting: tuple[str, ...] = ()


def outlook(look: Look) -> Outlook:
    """Progress on the present board, worked out and not carried out; from what everybody sees."""
    state = look.state
    late = [listener.obj.card for listener in listeners(look) if listener.trigger.event == "dusk"]
    waiting = tuple(dict.fromkeys(late))
    if state.tiebreak:
        won = arena(look)
        winner = None if won[0] == won[1] else int(won[1] > won[0])
        return Outlook(forecast(look), winner, "tiebreak" if winner is not None else "", arena=won, waiting=waiting)
    moves = []
    markers = [dict(player.marker) for player in state.players]
    for seat, exp, wins, why in forecast(look):
        if why is None and any(look.keyword(o, "defender") for o in look.bodies(seat, exp)):
            why = "defender"  # AL-10.8 holds at Dusk, and this tells all day what Dusk would bring
        moves.append((seat, exp, wins, why))
        if wins and why is None:
            markers[seat][exp] += 1 if exp == "hero" else -1
    found = verdict(state.options, markers)
    if found is None:
        return Outlook(moves, waiting=waiting)
    return Outlook(moves, found[0], found[1], tiebreak=found[0] is None, waiting=waiting)


async def progress(play: AlteredPlay) -> None:
    """All results on the same state, then all moves as one event (AL-10.7, AL-10.14)."""
    state = play.state
    look = Look(state, play.content)
    play.say("al-progress", **_sums(look))
    if state.tiebreak:
        tiebreaker(play, look)
        return
    acts = []
    before = [dict(player.marker) for player in state.players]
    for seat, exp, wins, why in forecast(look):
        if wins and why is None:
            acts.append(Act("advance", seat, exp=exp, due_to=tuple(wins)))  # AL-10.12
        else:
            acts.append(Act("fail", seat, exp=exp))  # AL-10.10, AL-10.11
            if wins and why is not None:
                play.say("al-held", seat=f"@seat:{seat}", exp=exp, why=why)
    outcome = await perform(play, acts)
    moved = {(fact.seat, fact.exp) for fact in outcome.facts if fact.kind == "moves_forward"}
    instead = [(act.seat, act.exp) for act in acts if act.kind == "advance" and (act.seat, act.exp) not in moved]
    if instead and not state.tiebreak:  # whatever took the place of moving: it may have been moving all the same
        await perform(
            play,
            [
                Act("fail", seat, exp=exp)
                for seat, exp in instead
                if not _is_farther(state.players[seat].marker[exp], before[seat][exp], exp)
            ],
        )


def _sums(look: Look) -> dict[str, list[str]]:
    """What each pair of expeditions has, for the journal; nothing in the Arena, which tells its own."""
    if look.state.options.telling == BRIEF or look.state.tiebreak:
        return {}
    return {exp: ["/".join(map(str, look.sum(seat, exp))) for seat in (0, 1)] for exp in EXPEDITIONS}


def _is_farther(now: int, before: int, expedition: str) -> bool:
    return now > before if expedition == "hero" else now < before


def tiebreaker(play: AlteredPlay, look: Look) -> None:
    """One set of statistics each; who wins more wins the game, else it goes on (AL-12.8 to AL-12.10).

    The greater number wins, also 0 against less (AL-12.9).
    """
    totals = [look.total(seat) for seat in (0, 1)]
    won = arena(look)
    play.say(
        "al-tiebreak-progress",
        a="/".join(map(str, totals[0])),
        b="/".join(map(str, totals[1])),
        won_a=won[0],
        won_b=won[1],
    )
    if won[0] != won[1]:
        ends.win(play, 0 if won[0] > won[1] else 1, "tiebreak")


def arena(look: Look) -> tuple[int, int]:
    """How many statistics each player wins in the Arena (AL-12.8)."""
    types = look.types_at(0)
    pairs = [(a, b) for stat, a, b in zip(STATS, look.total(0), look.total(1), strict=True) if stat in types]
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)
