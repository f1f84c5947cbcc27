"""D3: nobody is asked when a reaction comes that can do nothing whatever is played before it, nor in which order those
come that have nothing to do with each other."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.rules.effects import reactions
from cogs.altered.rules.effects.futile import futile
from cogs.altered.rules.reading.commuting import commute, independent
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import EFFECTIVE, MATTERS, AlteredOptions, AlteredState, Obj, Pending, Player

GAME = load_game("altered")
CONTENT = GAME.content
NEW = AlteredOptions(reaction_order=EFFECTIVE)
"""What is proved by playing it is tried in test_any_order.py."""
OLD = AlteredOptions(reaction_order=MATTERS)
PAIRS = [("goat_track", "rabbit_revue"), ("goat_track", "dog_school_2"), ("rabbit_revue", "long_garden")]
HATTIE, COOK, CAMP = "GM_ROAD_B_TW_01_C", "GM_ROAD_B_TW_09_C", "GM_ROAD_B_TW_11_C"
POMPO, NIGHT, TANSY = "GM_ROAD_B_MQ_01_C", "GM_ROAD_B_MQ_10_C", "GM_ROAD_B_GB_02_C"
RATION, WHALE, REAR = "GM_BASE_B_TW_11_C", "GM_ROAD_B_TW_17_C", "GM_ROAD_B_CH_12_C"


def played(
    pair: Sequence[str], number: int, options: AlteredOptions, keys: Counter[str] | None = None
) -> Run[AlteredState]:
    """A game of two starters between house players, to its end. keys: gets how often each question was open."""
    seed = f"futile {number}".encode()
    run: Run[AlteredState] = Run.start(GAME, seed, 2, options)
    for seat, deck in enumerate(pair):
        run.choose(seat, deck)
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        if keys is not None:
            keys.update(request.decision.key for request in run.requests())
        crowd.step(run)
    return run


def end(run: Run[AlteredState]) -> dict[str, Any]:
    """How a game has ended, whatever its players were asked on the way."""
    return run.state.model_dump(exclude={"options", "asked", "lines"})


@contextmanager
def turned(first: Callable[[AlteredPlay, list[Pending]], int | None]) -> Iterator[None]:
    """Games in which these come first, None: as usual."""
    usual = reactions.choose

    async def choose(play: AlteredPlay, seat: int, waiting: list[Pending], same: object = None) -> int:
        number = first(play, waiting) if len(waiting) > 1 else None
        return await usual(play, seat, waiting) if number is None else number

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reactions, "choose", choose)
        yield


def test_what_can_do_nothing_may_as_well_come_last() -> None:
    met: list[int] = []

    def others_first(play: AlteredPlay, waiting: list[Pending]) -> int | None:
        idle = futile(play, waiting)
        if idle is None or commute(Look(play.state, play.content), waiting):
            return None
        met.append(len(waiting))
        return max(one.id for one in waiting if one is not idle)

    for number, pair in enumerate(PAIRS * 8):
        usual = played(pair, number, NEW)
        with turned(others_first):
            assert end(played(pair, number, NEW)) == end(usual), (pair, number)
    assert len(met) >= 3


def test_what_has_nothing_to_do_with_each_other_comes_to_the_same_in_any_order() -> None:
    met: list[int] = []

    def newest_first(play: AlteredPlay, waiting: list[Pending]) -> int | None:
        look = Look(play.state, play.content)
        if commute(look, waiting) or not independent(look, waiting):
            return None
        met.append(len(waiting))
        return max(one.id for one in waiting)

    for number, pair in enumerate(PAIRS * 8):
        usual = played(pair, number, NEW)
        with turned(newest_first):
            assert end(played(pair, number, NEW)) == end(usual), (pair, number)
    assert len(met) >= 10


def test_the_order_is_asked_for_less_often_and_as_ever_by_tables_that_began_before() -> None:
    before, now = Counter[str](), Counter[str]()
    for number, pair in enumerate(PAIRS * 3):
        played(pair, number, OLD, before)
        played(pair, number, NEW, now)
    assert now["altered.order"] < before["altered.order"] / 2
    stored = NEW.model_dump(mode="json") | {"reaction_order": "matters"}
    assert AlteredOptions.model_validate(stored) == OLD


def at_table(*cards: str, asks: Sequence[str], exhausted: Sequence[str] = ()) -> tuple[AlteredPlay, list[Pending]]:
    """Cards in play for seat 0, all in the hero expedition, and the first reaction of these waiting for a Whale that
    has joined there. exhausted: of the cards."""
    state = AlteredState(seats=2, players=[Player(deck=[COOK] * 9), Player(deck=[COOK] * 9)])
    for name in (*cards, "whale"):
        kind = CONTENT.cards[WHALE if name == "whale" else name].type
        zone = "expedition" if kind == "character" else "landmark" if kind == "landmark" else kind
        exp = "hero" if zone == "expedition" else None
        card = WHALE if name == "whale" else name
        state.objects[name] = Obj(name, card, 0, 0, zone, len(state.objects), exp, exhausted=name in exhausted)
        state.in_play.append(name)
    for number, name in enumerate(asks):
        path = next(path for path, _, _ in CONTENT.printed[name].reactions)
        state.pending.append(Pending(number, name, name, path, 0, name, "whale", 0, "hero"))
    play: Any = SimpleNamespace(state=state, content=CONTENT)
    return play, state.pending


@pytest.mark.parametrize(
    ("cards", "exhausted", "is_futile"),
    [
        ((HATTIE, CAMP), (HATTIE,), True),
        ((HATTIE, CAMP), (), False),  # she still can
        ((HATTIE, "GM_BASE_B_GW_09_C"), (HATTIE,), False),  # whatever is activated may ready her
        ((TANSY, CAMP), (TANSY,), True),
    ],
)
def test_who_is_exhausted_can_do_nothing_unless_something_could_ready_them(
    cards: tuple[str, ...], exhausted: tuple[str, ...], is_futile: bool
) -> None:
    play, waiting = at_table(*cards, asks=cards, exhausted=exhausted)
    assert futile(play, waiting) is (waiting[0] if is_futile else None)


@pytest.mark.parametrize(
    ("beside", "is_futile"),
    [
        (CAMP, True),
        (REAR, False),  # a Levy may join them
    ],
)
def test_nobody_is_there_unless_somebody_could_come(beside: str, is_futile: bool) -> None:
    play, waiting = at_table(COOK, beside, asks=(COOK, beside))
    state = play.state
    state.objects["whale"].expedition = state.objects[beside].expedition = "companion"
    state.objects["whale"].controller = 1  # a Gigantic of one's own would be there too
    assert futile(play, waiting) is (waiting[0] if is_futile else None)
    assert futile(play, [waiting[1]]) is None
    play, waiting = at_table(COOK, beside, asks=(COOK, beside))
    assert futile(play, waiting) is None, "the whale is there"


def test_a_status_is_gained_once() -> None:
    hedge = "GM_BASE_B_GB_05_C"
    play, waiting = at_table(hedge, CAMP, asks=(hedge, CAMP))
    assert futile(play, waiting) is None
    play.state.objects[hedge].statuses.append("anchored")
    assert futile(play, waiting) is waiting[0]
    del play.state.objects[hedge]
    play.state.in_play.remove(hedge)
    assert futile(play, waiting) is waiting[0], "it has gone, and whoever comes back is somebody new"
    play.state.options = AlteredOptions(allow_manual=True)
    assert futile(play, waiting) is None, "what is played by hand may do anything"


@pytest.mark.parametrize(
    ("cards", "asks", "are_apart"),
    [
        ((POMPO, NIGHT), (POMPO, NIGHT), True),
        ((HATTIE, CAMP), (HATTIE, CAMP), True),
        ((HATTIE, CAMP), (HATTIE, HATTIE, CAMP), False),  # she can be exhausted once
        ((POMPO, NIGHT, RATION), (POMPO, NIGHT), False),  # who joins would be waited for
        ((POMPO, REAR), (POMPO, REAR), False),  # tokens of two kinds
        ((HATTIE, CAMP, TANSY), (HATTIE, CAMP), True),  # she waits for Anchored, not for boosts
        ((HATTIE, "GM_BASE_B_GB_05_C", TANSY), (HATTIE, "GM_BASE_B_GB_05_C"), False),
    ],
)
def test_what_may_be_declined_and_what_makes_a_token_can_be_apart(
    cards: tuple[str, ...], asks: tuple[str, ...], are_apart: bool
) -> None:
    play, waiting = at_table(*cards, asks=asks)
    assert independent(Look(play.state, CONTENT), waiting) is are_apart


def test_who_is_asked_something_does_not_know_yet_what_would_be_drawn() -> None:
    burdock, mossback = "GM_ROAD_B_GB_01_C", "GM_BASE_B_GB_05_C"
    play, waiting = at_table(burdock, mossback, asks=(burdock, mossback))
    assert independent(Look(play.state, CONTENT), waiting)
    play, waiting = at_table(burdock, HATTIE, asks=(burdock, HATTIE))
    assert not independent(Look(play.state, CONTENT), waiting)
    play, waiting = at_table(burdock, mossback, asks=(burdock, mossback))
    play.state.players[1].deck.clear()
    assert not independent(Look(play.state, CONTENT), waiting), "a Discard could be shuffled in between"
