"""Decisions of the party as a whole: the leader's, by vote, or whoever is first (DR-1.6). Pure."""

from collections.abc import Callable, Sequence

from bot.rules.council.council import Council, Explain
from bot.rules.decision import Answer, Form, Option, Text
from bot.rules.play.handle import Play
from cogs.doomrock.state import DoomrockState

DoomrockPlay = Play[DoomrockState]
Options = Callable[[], Sequence[Option]]


def council(state: DoomrockState) -> Council:
    """The party, in the way of deciding that it has agreed on."""
    return Council(range(state.seats), state.leader, state.options.party_decisions)


async def ask_leader(
    play: DoomrockPlay,
    key: str,
    prompt: Text,
    options: Options,
    default: Callable[[], Answer] | None = None,
    *,
    pictured: bool = False,
    restated: Callable[[], Text] | None = None,
    explain: Explain | None = None,
    form: Callable[[str], Form | None] | None = None,
) -> str:
    """One option, chosen as the party has agreed to decide; "" when there is none. pictured, restated, explain, form:
    as in `Decision`."""
    return await council(play.state).choose(
        play, key, prompt, options, default, pictured=pictured, restated=restated, explain=explain, form=form
    )


async def order_leader(
    play: DoomrockPlay, key: str, prompt: Text, options: Options, default: Callable[[], Answer] | None = None
) -> list[str]:
    """All options in the order that the leader (with `anyone`: the first to answer) gives them."""
    return await council(play.state).order(play, key, prompt, options, default)
