"""Rewards go into decks, and back, after a day that ended in camp (DP-19, ER-17.6). Pure.

All who rode choose at the same time and in private; what two of them want, and is there once, goes by the order of
seats from that day's Lead, never by who was quicker, and whoever went without is asked again.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.rules.campaign.state import CampaignState
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from cogs.rangers.campaign.days import exchange
from cogs.rangers.campaign.state import Member, RangersRecord
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import MOST_COPIES, is_legal

DONE: Final = "done"
Swap = tuple[str, str]
"""(card that goes out, card that comes in)."""
CampaignPlay = Play[CampaignState[RangersRecord]]


async def swap_rewards(play: CampaignPlay, content: RangersContent, riders: Sequence[int]) -> None:
    """ER-14.6: those who rode, until each has what they wanted or something else."""
    asked = list(riders)
    while asked:
        found = await play.together([_choose(play, content, seat) for seat in asked])
        first = play.state.record.lead
        wanted = dict(zip(asked, found, strict=True))
        asked = []
        for seat in sorted(wanted, key=lambda seat: (seat < first, seat)):
            if not _carry_out(play, content, seat, wanted[seat]):
                asked.append(seat)
        asked.sort()


async def _choose(play: CampaignPlay, content: RangersContent, seat: int) -> list[Swap]:
    swaps: list[Swap] = []
    while True:
        came = partial(_coming, play, content, seat, tuple(swaps))
        if len(came()) < 2:
            return swaps
        prompt = text("rangers-ask-reward", n=len(swaps))
        answer = await play.ask(seat, "rangers.reward", prompt, came, private=True, default=lambda: DONE)
        if answer == DONE:
            return swaps
        gone = partial(_going, play, content, seat, tuple(swaps), answer)
        prompt = text("rangers-ask-reward-for", card=f"@{answer}")
        out = await play.ask(seat, "rangers.reward-for", prompt, gone, private=True)
        swaps.append((out, answer))


def _after(content: RangersContent, member: Member, swaps: Sequence[Swap]) -> Member:
    made = member.model_copy(deep=True)
    for out, came in swaps:
        swap(content, made, out, came)
    return made


def swap(content: RangersContent, member: Member, out: str, came: str) -> None:
    """One card for another. A reward comes from the pool and goes back there; any other card that goes out is laid
    aside, and can come back (ER-17.6)."""
    exchange(member, out, came)
    aside = Counter(member.displaced)
    for card, n in ((out, 1), (came, -1)):
        if not is_reward(content, card):
            aside[card] += n
    member.displaced = {card: n for card, n in aside.items() if n > 0}


def give_back(content: RangersContent, member: Member) -> None:
    """ER-14.10: whoever leaves gives rewards back, and has the cards again that went out for them."""
    deck = Counter({card: n for card, n in member.deck.items() if not is_reward(content, card)})
    deck.update(member.displaced)
    member.deck, member.displaced, member.gear = dict(deck), {}, []


def is_reward(content: RangersContent, card: str) -> bool:
    """Whether the valley gives this card, and no set of Rangers' cards."""
    found = content.ranger_cards.get(card)
    return found is not None and found.category == "reward"


def copies_left(record: RangersRecord, reward: str) -> int:
    """Of two copies for the whole group; those of somebody who has left are back."""
    return MOST_COPIES - sum(one.deck.get(reward, 0) for one in record.members if not one.given_up)


def _coming(play: CampaignPlay, content: RangersContent, seat: int, swaps: tuple[Swap, ...]) -> list[Option]:
    record = play.state.record
    own = _after(content, record.members[seat], swaps)
    taken, just_out = [came for _, came in swaps], {out for out, _ in swaps}
    free = [card for card in record.rewards if copies_left(record, card) > taken.count(card)]
    able = [
        card for card in dict.fromkeys([*free, *own.displaced]) if card not in just_out and _fits(content, own, card)
    ]
    done = Option(DONE, text("rangers-option-rewards-done", n=len(swaps)))
    return [done, *(Option(card, text("rangers-card", card=f"@{card}")) for card in able)]


def _fits(content: RangersContent, own: Member, card: str) -> bool:
    """ER-17.2 to ER-17.4."""
    printed = content.ranger_cards.get(card)
    if printed is None or own.deck.get(card, 0) >= MOST_COPIES:
        return False
    is_own = is_reward(content, card) or printed.set in (own.background, own.specialty)
    return is_legal(printed, content.aspects[own.aspect].values) and ("expert" not in printed.keywords or is_own)


def _going(play: CampaignPlay, content: RangersContent, seat: int, swaps: tuple[Swap, ...], came: str) -> list[Option]:
    """ER-17.7: no malady, and no gear that lies ready for tomorrow."""
    own = _after(content, play.state.record.members[seat], swaps)
    new = {came, *(card for _, card in swaps)}
    kept = [name for gear in own.gear for name in (gear.card, *gear.attached)]
    able = [
        card
        for card, n in sorted(own.deck.items())
        if n > kept.count(card) and card not in new and content.ranger_cards[card].category != "malady"
    ]
    return [Option(card, text("rangers-card", card=f"@{card}")) for card in able]


def _carry_out(play: CampaignPlay, content: RangersContent, seat: int, swaps: Sequence[Swap]) -> bool:
    """Whether everything was still there; else nothing is done, and the seat is asked again."""
    record = play.state.record
    member = record.members[seat]
    rewards = [came for _, came in swaps if is_reward(content, came)]
    if any(rewards.count(card) > copies_left(record, card) for card in rewards):
        play.say("rangers-reward-taken", who=f"@seat:{seat}")
        return False
    for out, came in swaps:
        swap(content, member, out, came)
    if swaps:
        play.say(
            "rangers-rewards-in",
            who=f"@seat:{seat}",
            cards=[f"@{came}" for _, came in swaps],
            out=[f"@{out}" for out, _ in swaps],
        )
    return True
