"""Decisions of the party as a whole: the leader's, by vote, or whoever is first (DR-1.6). Pure."""

from collections.abc import Callable, Sequence

from bot.rules.decision import Answer, Decision, Option, Text
from bot.rules.play.handle import Play, settled
from cogs.doomrock.state import DoomrockState

DoomrockPlay = Play[DoomrockState]
Options = Callable[[], Sequence[Option]]


def deciders(state: DoomrockState) -> tuple[int, ...]:
    """The seats that may answer a decision of the leader."""
    return tuple(range(state.seats)) if state.options.party_decisions == "anyone" else (state.leader,)


async def ask_leader(
    play: DoomrockPlay, key: str, prompt: Text, options: Options, default: Callable[[], Answer] | None = None
) -> str:
    """One option, chosen as the party has agreed to decide; "" when there is none."""
    state = play.state
    if state.options.party_decisions == "vote" and state.seats > 1:
        known = settled(Decision((state.leader,), key, prompt, options))
        if known is not None:
            return str(known)
        return await play.vote(key, prompt, range(state.seats), options, tie=state.leader, default=default)
    return await play.ask(deciders(state), key, prompt, options, default=default)


async def order_leader(
    play: DoomrockPlay, key: str, prompt: Text, options: Options, default: Callable[[], Answer] | None = None
) -> list[str]:
    """All options in the order that the leader (with `anyone`: the first to answer) gives them."""
    return await play.ask_order(deciders(play.state), key, prompt, options, default=default)
