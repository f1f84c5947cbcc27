"""D3: the order of reactions is asked for where it can matter, and what is left to the house comes to the same."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.rules.effects import reactions
from cogs.altered.rules.reading.commuting import commute, of_course
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import EFFECTIVE, AlteredOptions, AlteredState, Obj, Pending

GAME = load_game("altered")
KNOWN = AlteredOptions(reaction_order=EFFECTIVE)
"""What is proved by playing it is tried in test_any_order.py."""
PAIRS = [
    ("goat_track", "long_garden"),
    ("trailwardens", "second_hand"),
    ("goat_track", "open_workshop_2"),
    ("long_garden", "greenbound_2"),
    ("goat_track", "rabbit_revue"),
    ("dog_school_2", "goat_track"),
]


def played(
    pair: Sequence[str], number: int, options: AlteredOptions | None = None, keys: Counter[str] | None = None
) -> Run[AlteredState]:
    """A game of two starters between house players, to its end. keys: gets how often each question was open."""
    seed = f"commuting {number}".encode()
    run: Run[AlteredState] = Run.start(GAME, seed, 2, options or KNOWN)
    for seat, deck in enumerate(pair):
        run.choose(seat, deck)
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        if keys is not None:
            keys.update(request.decision.key for request in run.requests())
        crowd.step(run)
    return run


@contextmanager
def newest_first(settled: list[int]) -> Iterator[None]:
    """Where nobody is asked, the newest reaction is played first. settled: gets how many there were, each time."""
    usual = reactions.choose

    async def choose(play: AlteredPlay, seat: int, waiting: list[Pending], same: object = None) -> int:
        if commute(Look(play.state, play.content), waiting):
            settled.append(len(waiting))
            return max(pending.id for pending in waiting)
        return await usual(play, seat, waiting)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reactions, "choose", choose)
        yield


def test_what_nobody_is_asked_about_comes_to_the_same_in_any_order() -> None:
    settled: list[int] = []
    for number, pair in enumerate(PAIRS * 9):
        usual = played(pair, number)
        with newest_first(settled):
            turned = played(pair, number)
        assert turned.state == usual.state, (pair, number)
    assert sum(many > 1 for many in settled) >= 30


def asked(options: AlteredOptions) -> int:
    """How often the order was asked for in some games."""
    keys: Counter[str] = Counter()
    for number, pair in enumerate(PAIRS):
        played(pair, number, options, keys)
    return keys["altered.order"]


def test_the_order_is_asked_for_less_often_and_as_ever_by_tables_that_began_before() -> None:
    stored = AlteredOptions().model_dump(mode="json")
    del stored["reaction_order"]
    before = AlteredOptions.model_validate(stored)
    assert before.reaction_order == "always" and before.starters == AlteredOptions().starters
    assert 0 < asked(KNOWN) < asked(before)


@pytest.mark.parametrize(("beside", "is_certain"), [("GM_BASE_B_CH_90_C", True), ("GM_BASE_B_VK_12_C", False)])
def test_a_counter_is_gained_of_course_only_where_nothing_in_play_could_wait_for_more(
    beside: str, is_certain: bool
) -> None:
    """A Levy waits for nothing; a Judge of Small Hours does, though the clock begins nothing of it."""
    clock = "GM_ROAD_B_GW_11_C"
    state, content = AlteredState(seats=2), GAME.content
    for name, ref, zone in (("clock", clock, "landmark"), ("other", beside, "expedition")):
        state.objects[name] = Obj(name, ref, 0, 0, zone, len(state.objects))
        state.in_play.append(name)
    waiting = Pending(1, "clock", clock, content.path_of(content.cards[clock].abilities[0]), 0, "clock")
    assert of_course(Look(state, content), [waiting]) == (waiting if is_certain else None)
