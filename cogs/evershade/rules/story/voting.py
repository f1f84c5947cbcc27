"""How the party decides together (LE-4.3 to 4.5, LE-4.11)."""

from typing import Any, Final

from bot.rules.council.council import Council
from bot.rules.decision import Text
from bot.rules.play.handle import Play
from cogs.evershade.rules.character.outcomes import tell
from cogs.evershade.rules.character.party import next_holder
from cogs.evershade.state import Character, EvershadeState

STORY: Final = "story.choice"
"""The key of what a story asks."""
Session = Play[Any]
"""A table of `EvershadeState`. `Play` is invariant: the rules of a combat, which are used here too, would not take
`Play[EvershadeState]`."""


def voters(state: EvershadeState) -> list[int]:
    """LE-4.3, LE-4.11: the seats with a living character in the party whose turn it is; where there is none the holder
    decides."""
    seats = [seat for seat in in_play(state) if any(_votes(state, one) for one in state.heroes_of(seat))]
    return seats or [state.holder]


def _votes(state: EvershadeState, one: Character) -> bool:
    return one.status == "ok" and state.is_present(one)


def in_play(state: EvershadeState) -> list[int]:
    """LE-4.4, LE-4.11: the seats that the decision token may pass to, of whatever party."""
    return [seat for seat in range(state.seats) if any(one.status == "ok" for one in state.heroes_of(seat))]


async def vote(play: Session, key: str, prompt: Text, options: Any, **more: Any) -> str:
    """D1, D3, D13, D17: counted once nobody can be overtaken; whoever is late has not voted, unless the question says
    what their vote is. Of a tie, also without any vote, the holder picks one and hands the decision token on (LE-4.4).
    A single user is simply asked (LE-4.7)."""
    seats = voters(play.state)
    if len(seats) < 2:
        return await play.ask(tuple(seats), key, prompt, options, forced=False, **more)
    ways: dict[str, Any] = {"closes": "reached", "is_tie_asked": True, "may_change": True, "may_abstain": True}
    verdict = await Council(seats, play.state.holder, "vote", **ways).vote(play, key, prompt, options, **more)
    if key == STORY:  # what else is voted on is told by what is done then
        label = next((one.label for one in options() if one.id == verdict.option), "")
        voices = [f"@seat:{seat}" for seat, vote in verdict.votes.items() if vote == verdict.option]
        tell(play, "evershade-voted", what=label, who=voices, many=len(voices))
    if verdict.by_leader:
        state: EvershadeState = play.state
        state.holder = next_holder(state.holder, state.seats, in_play(state))
        play.say("evershade-token", who=f"@seat:{state.holder}")
    return verdict.option
