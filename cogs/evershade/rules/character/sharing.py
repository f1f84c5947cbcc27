"""What the party gains and pays together, and how it is divided (LE-4.9, LE-4.10, LE-10.1, D9)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules.council.council import Council
from bot.rules.decision import Decision, Option, Text, text
from bot.rules.play.handle import Play
from cogs.evershade.rules.character.party import next_holder, shared_out
from cogs.evershade.rules.character.pools import brill_left

AGREE, OBJECT = "agree", "object"
ASKED: Final = "asked"
Shares = Mapping[str, int]
"""Character -> how much of it."""


async def gain_brill(play: Play[Any], heroes: Sequence[str], n: int) -> None:
    """D9, LE-4.9, LE-10.1: one amount for the party, evenly from the holder of the decision token on, unless the table
    wants to be asked."""
    n = min(n, brill_left(play.state.heroes))  # LE-1.3
    if not heroes or not n:
        return
    first = play.state.heroes_of(play.state.holder)
    start = heroes.index(first[0].id) if first and first[0].id in heroes else 0
    even = {heroes[place]: got for place, got in shared_out(n, start, range(len(heroes))).items()}
    found = await agreed(play, "gain", heroes, even, dict.fromkeys(heroes, n))
    for who, got in found.items():
        play.state.hero(who).brill += got
    play.say("evershade-brill", n=n)


def find_brill(play: Play[Any], who: str, n: int) -> None:
    """What somebody gains alone, as far as there is any left (LE-1.3)."""
    n = min(n, brill_left(play.state.heroes))
    if n:
        play.state.hero(who).brill += n
        play.say("evershade-brill", n=n)


async def pay_brill(play: Play[Any], heroes: Sequence[str], n: int) -> None:
    """D9: costs of the party are paid by the richest, brill by brill, whoever comes first of equals; unless the table
    wants to be asked. What is not there is not paid (LE-10.11)."""
    have = {one: play.state.hero(one).brill for one in heroes}
    n = min(n, sum(have.values()))
    if not n:
        return
    left = Counter(have)
    for _ in range(n):
        left[max(heroes, key=lambda one: left[one])] -= 1
    found = await agreed(play, "pay", heroes, {one: have[one] - left[one] for one in heroes}, have)
    for who, paid in found.items():
        play.state.hero(who).brill -= paid
    play.say("evershade-brill-paid", n=n)


async def agreed(play: Play[Any], kind: str, heroes: Sequence[str], usual: Shares, most: Shares) -> Shares:
    """LE-4.10: the first proposal stands, that of whoever has the decision token, unless somebody objects; then the
    proposals of all who do are voted on. usual: where nobody is asked, and what a proposal begins with; most: of
    each."""
    state = play.state
    seats = sorted({state.seat_of(one) for one in heroes})
    if state.options.shares != ASKED or len(seats) < 2 or not sum(usual.values()):
        return usual
    first = state.holder if state.holder in seats else seats[0]
    proposals = {first: await _proposal(play, first, kind, usual, most)}
    others = [seat for seat in seats if seat != first]
    said = await play.ask_each([_question(seat, first, kind, proposals[first]) for seat in others])
    for seat, answer in zip(others, said, strict=True):
        if answer == OBJECT:
            proposals[seat] = await _proposal(play, seat, kind, proposals[first], most)
    found = proposals[first] if len(proposals) == 1 else proposals[await _voted(play, seats, first, kind, proposals)]
    play.say("evershade-shared", kind=kind, shares=told(found))
    return found


def told(shares: Shares) -> list[Text]:
    """Who gets or gives how much, those with nothing left out."""
    return [text("evershade-share", who=f"@{who}", n=n) for who, n in shares.items() if n]


async def _proposal(play: Play[Any], seat: int, kind: str, usual: Shares, most: Shares) -> Shares:
    n = sum(usual.values())
    options = [Option(one, text("evershade-option-hero", who=f"@{one}"), most=most[one]) for one in usual if most[one]]
    begin = [one for one, much in usual.items() for _ in range(much)]
    prompt = text("evershade-ask-shares", kind=kind, n=n)
    found = await play.ask_amounts(seat, "evershade.shares", prompt, lambda: options, n, n, default=lambda: begin)
    return {one: found[one] for one in usual}


def _question(seat: int, first: int, kind: str, shares: Shares) -> Decision:
    options = [Option(AGREE, text("evershade-shares-agree")), Option(OBJECT, text("evershade-shares-object"))]
    prompt = text("evershade-ask-shares-agree", who=f"@seat:{first}", kind=kind, shares=told(shares))
    return Decision((seat,), "evershade.shares-agree", prompt, lambda: options, default=lambda: AGREE, forced=False)


async def _voted(play: Play[Any], seats: Sequence[int], first: int, kind: str, proposals: Mapping[int, Shares]) -> int:
    """The seat whose proposal most want; a tie is broken by the holder, who hands the token on (LE-4.4)."""
    options = [
        Option(str(seat), text("evershade-option-shares", who=f"@seat:{seat}", shares=told(one)))
        for seat, one in proposals.items()
    ]
    council = Council(seats, first, "vote", closes="reached", is_tie_asked=True, may_change=True)
    verdict = await council.vote(
        play, "evershade.shares-vote", text("evershade-ask-shares-vote", kind=kind), lambda: options
    )
    if verdict.by_leader:
        play.state.holder = next_holder(first, play.state.seats, seats)
        play.say("evershade-token", who=f"@seat:{play.state.holder}")
    return int(verdict.option)
