"""Leaving a game of three or four for good, at the end of a round (NF-14.14). Pure."""

from typing import Final

from bot.rules.decision import Option, text
from cogs.near_and_far.content.terms import FACTIONS
from cogs.near_and_far.rules.goods import FarPlay, content_of, who
from cogs.near_and_far.state import FarState

LEAVE: Final = "leave"
STAY: Final = "stay"
WAYS: Final = (LEAVE, STAY)


def options(state: FarState, seat: int) -> list[Option]:
    """Leave when the round ends, or stay after all; with two players left one can only give up."""
    if state.phase not in ("play", "last") or seat not in state.present or len(state.present) <= 2:
        return []
    if state.players[seat].leaving:
        return [Option(STAY, text("far-option-stay"), secondary=True)]
    return [Option(LEAVE, text("far-option-leave"), secondary=True, destructive=True)]


def decide(play: FarPlay, seat: int, way: str) -> None:
    """One of `WAYS`: nothing else happens before the round has ended."""
    play.state.players[seat].leaving = way == LEAVE
    play.say("far-leaves-soon" if way == LEAVE else "far-stays", who=who(seat))


def remove(play: FarPlay, seat: int) -> None:
    """People, treasures and hand go to their discards, tokens and animals to the supply. Camps stay, and score for
    nobody; what lies open besides, a chief too, is out of the game."""
    state, content = play.state, content_of(play)
    own = state.players[seat]
    cards = sorted(own.hand)
    for card in cards:
        (state.basic_discard if card in content.basic else state.advanced_discard).append(card)
    state.adv_discard += [one for one in (*own.members, *own.reserve) if one != own.companion]
    state.treasure_discard += own.treasures
    own.hand, own.treasures, own.reserve = [], [], []
    own.party = {FACTIONS[0]: own.companion}
    own.tokens, own.birds, own.tortoises = {}, 0, 0
    own.area, own.at, own.leaving = "gone", "", False
    own.jail_pass = own.jail_pass_ends = False
    play.mark_undo_boundary()
    play.say("far-left", who=who(seat), cards=[f"@{card}" for card in cards], n=len(cards))
