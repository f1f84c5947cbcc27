"""Ground that a server has brought in, walked for a day that no campaign has sent: somebody proposes it, all vote
(ER-18.5). Pure."""

from typing import Any, Final

from bot.rules.decision import Decision, Option, text
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.own import PINNING
from cogs.rangers.rules.cards.table import RangersPlay, content_of, council, who
from cogs.rangers.state import MissionRecord, RangersState

PROPOSE: Final = "ground"
WANTED: Final = "rangers.ground"
"""What the question for its name wants of the table."""
PINNED: Final = -1
"""In the place of a seat: whose pinned cards these are."""
MOST_NAME: Final = 60
MOST_MISSIONS: Final = 3
OPTION: Final = Option(PROPOSE, text("rangers-option-ground"), text("rangers-hint-ground"), secondary=True)


def may_propose(state: RangersState) -> bool:
    """Until the morning has begun, and where no campaign waits for its places."""
    return state.is_lone and bool(state.steps) and state.steps[0].name == "choose_rangers"


async def propose(play: RangersPlay, seat: int) -> None:
    """Somebody names what this server has brought in; the last proposal counts."""
    asked = Decision(
        (seat,), "rangers.ground", text("rangers-ask-ground"), tuple, "text", 0, MOST_NAME, wants=WANTED, default=str
    )
    before = play.state.ground
    play.state.ground = ""
    await play.decide(asked)
    if play.state.ground:
        play.say("rangers-ground-proposed", who=who(seat), ground=play.state.ground)
    else:
        play.state.ground = before
        play.say("rangers-no-ground", who=who(seat))


def take(state: RangersState, name: str, cards: Any) -> None:
    """What the table has fetched for a name. Raises `NotPossible` for what are no cards."""
    PINNING.take(state, PINNED, cards)
    state.ground = name


async def settle(play: RangersPlay) -> None:
    """Whether the day is walked there; the group says so, and whoever is away stays in the valley."""
    state = play.state
    if not state.ground:
        return
    yes, no = Option("yes", text("rangers-option-ground-yes")), Option("no", text("rangers-option-ground-no"))
    asked = text("rangers-ask-ground-walk", ground=state.ground)
    if await council(play).choose(play, "rangers.walk", asked, lambda: [yes, no], lambda: "no") == "yes":
        _lay(play.state, content_of(play))
        play.say("rangers-ground", ground=play.state.ground)
    else:
        PINNING.take(play.state, PINNED, [])
        play.state.ground = ""


def _lay(state: RangersState, content: RangersContent) -> None:
    """Where it begins, and the first of its missions."""
    valley = next(iter(content.maps.values()))
    state.place, state.terrain = valley.start, valley.start_terrain
    own = [name for name in content.missions if name in content.own_names]
    state.missions = {name: MissionRecord(state.day) for name in own[:MOST_MISSIONS]}
