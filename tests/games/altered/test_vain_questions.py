"""Nobody is asked what cannot matter: whether to sacrifice where there is nothing, which of two copies comes first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.rules.effects import reactions
from cogs.altered.rules.reading.commuting import of_course, same_sources
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import ASKED, EFFECTIVE, UNASKED, AlteredOptions, AlteredState, Pending

GAME = load_game("altered")
NEW = AlteredOptions(reaction_order=EFFECTIVE)
OLD = AlteredOptions(reaction_order=EFFECTIVE, vain_questions=ASKED)
BETWEEN = AlteredOptions(reaction_order=EFFECTIVE, vain_questions=UNASKED)
SACRIFICERS = [("veilkeepers_2", "toll_of_moths"), ("toll_of_moths", "dog_school_2")]
BUILDERS = [("open_workshop_2", "open_workshop_2"), ("long_garden", "open_workshop_2"), ("long_garden", "root_cellar")]


def played(pair: Sequence[str], number: int, options: AlteredOptions, keys: Counter[str]) -> Run[AlteredState]:
    """A game of two starters between house players, to its end. keys: gets how often each question was open."""
    seed = f"vain {number}".encode()
    run: Run[AlteredState] = Run.start(GAME, seed, 2, options)
    for seat, deck in enumerate(pair):
        run.choose(seat, deck)
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        keys.update(f"{request.decision.key} {request.decision.prompt.key}" for request in run.requests())
        crowd.step(run)
    return run


def end(run: Run[AlteredState]) -> dict[str, Any]:
    """How a game has ended, whatever its players were asked on the way."""
    return run.state.model_dump(exclude={"options", "asked", "lines"})


def test_where_nothing_can_be_sacrificed_nobody_is_asked_and_all_comes_to_the_same() -> None:
    before, now = Counter[str](), Counter[str]()
    for number, pair in enumerate(SACRIFICERS * 3):
        assert end(played(pair, number, OLD, before)) == end(played(pair, number, NEW, now))
    asked = "altered.may al-ask-may"
    assert 0 < now[asked] < before[asked], "whoever has somebody to give is asked as ever"


@contextmanager
def newest_copy_first(met: list[int]) -> Iterator[None]:
    """Of copies of which nobody is asked which is first, the newest is. met: gets how many there were, each time."""
    usual = reactions.choose

    async def choose(play: AlteredPlay, seat: int, waiting: list[Pending], same: object = None) -> int:
        number = await usual(play, seat, waiting)
        copies = same_sources(play.state, waiting)
        chosen = next(one for one in waiting if one.id == number)
        same = [one for one in waiting if one.ability == chosen.ability and copies.get(one.source) is not None]
        same = [one for one in same if copies[one.source] == copies.get(chosen.source)]
        if len({one.source for one in same}) > 1:
            met.append(len(same))
            newest = max(one.source for one in same)
            return min(one.id for one in same if one.source == newest)
        return number

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reactions, "choose", choose)
        yield


def test_which_of_two_copies_comes_first_is_not_asked_and_all_comes_to_the_same() -> None:
    before, now, met = Counter[str](), Counter[str](), list[int]()
    for number, pair in enumerate(BUILDERS * 4):
        played(pair, number, OLD, before)
        usual = played(pair, number, NEW, now)
        with newest_copy_first(met):
            turned = played(pair, number, NEW, Counter())
        assert turned.state == usual.state, (pair, number)
    assert len(met) >= 2
    asked = "altered.order al-ask-order"
    assert 0 < now[asked] < before[asked], "different things of one player are put in order as ever"


CLOCKS = [(6, ("open_workshop_2", "trailwardens")), (16, ("open_workshop_2", "trailwardens"))]


@contextmanager
def counter_last(met: list[int]) -> Iterator[None]:
    """Where a counter would be gained first of course, it is gained last. met: gets how many waited, each time."""
    usual = reactions.choose

    async def choose(play: AlteredPlay, seat: int, waiting: list[Pending], same: object = None) -> int:
        number = await usual(play, seat, waiting)
        counted = of_course(Look(play.state, play.content), waiting)
        if counted is None or counted.id != number or len(waiting) < 2:
            return number
        met.append(len(waiting))
        others = [one for one in waiting if one.ability != counted.ability]
        return min((one.id for one in others), default=number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reactions, "choose", choose)
        yield


def test_when_a_counter_is_gained_beside_tokens_is_not_asked_and_all_comes_to_the_same() -> None:
    before, now, met = Counter[str](), Counter[str](), list[int]()
    for number, pair in CLOCKS:
        played(pair, number, BETWEEN, before)
        usual = played(pair, number, NEW, now)
        with counter_last(met):
            turned = played(pair, number, NEW, Counter())
        assert end(turned) == end(usual), (pair, number)
    assert len(met) >= 2
    asked = "altered.order al-ask-order"
    assert 0 < now[asked] < before[asked], "what can matter is asked as ever"


def test_tables_of_before_go_on_as_they_were() -> None:
    stored = NEW.model_dump(mode="json")
    assert stored.pop("vain_questions") == "fewest"
    assert AlteredOptions.model_validate(stored) == OLD
    assert AlteredOptions.model_validate(stored | {"vain_questions": "unasked"}) == BETWEEN
