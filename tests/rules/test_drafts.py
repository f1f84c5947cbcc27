"""Drafting without any real game: artifacts that four pass on all at once, packs at everybody's own pace, Winston."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations
from typing import Any, Literal

import pytest
from pydantic import BaseModel, Field

from bot.rules.decision import Decision, Option, Text, text
from bot.rules.drafts import winston
from bot.rules.drafts.boosters import go_round, go_round_together
from bot.rules.drafts.packs import PackMaker, tally, zones_of
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.piles.zones import Stock
from bot.rules.play.handle import Play
from bot.rules.rng import Chance
from bot.rules.table_state import Step, TableState
from bot.trials.house import Crowd, random_player

CARDS = [f"artifact_{n:02}" for n in range(1, 39)]
HAND = 5


class ArtifactOptions(BaseModel):
    pace: Literal["together", "own", "winston"] = "together"


@dataclass(slots=True)
class Hand:
    pool: list[str] = field(default_factory=list)
    queue: list[list[str]] = field(default_factory=list)


class ArtifactState(TableState):
    options: ArtifactOptions = Field(default_factory=ArtifactOptions)
    drafters: list[Hand] = Field(default_factory=list)
    dealt: dict[str, int] = Field(default_factory=dict)
    piles: list[list[str]] = Field(default_factory=list)
    stock: list[str] = Field(default_factory=list)
    turn: int = -1
    looking: int = -1


def asking(play: Play[ArtifactState], seat: int) -> Decision:
    def options() -> list[Option]:
        return [Option(ref, text("toy-number", n=ref)) for ref in play.state.drafters[seat].queue[0]]

    return Decision((seat,), "toy.pick", text("toy-bid"), options, private=True, forced=False)


def asking_winston(play: Play[ArtifactState], seat: int, place: int, is_last: bool) -> Decision:
    stays = text("toy-no") if is_last else None
    options = [Option(winston.TAKE, text("toy-yes")), Option(winston.LEAVE, text("toy-no"), refused=stays)]
    return Decision((seat,), "toy.winston", text("toy-bid"), partial(tuple, options), private=True)


async def deal(play: Play[ArtifactState]) -> None:
    """Five each from one deck (or, for Winston, twelve for both): every card is there once."""
    state = play.state
    state.drafters = [Hand() for _ in range(state.seats)]
    cards = play.shuffle("deck", CARDS)[: HAND * state.seats]
    tally(state.dealt, cards)
    if state.options.pace == "winston":
        winston.lay_out(state, cards, 3, first=0)
        play.next("winston")
        return
    for seat, drafter in enumerate(state.drafters):
        drafter.queue = [cards[seat * HAND : (seat + 1) * HAND]]
    go = go_round if state.options.pace == "own" else go_round_together
    await go(play, lambda: play.state.drafters, partial(asking, play), 1)
    play.end("done")


async def turn(play: Play[ArtifactState]) -> None:
    await winston.take_turn(play, partial(asking_winston, play, play.state.turn))
    if winston.is_over(play.state):
        play.end("done")
    play.next("winston")


class Artifacts(Game[ArtifactState]):
    id = "artifacts"
    seats = (2, 4)
    state = ArtifactState
    options = ArtifactOptions
    content: Any = None
    content_hash = "toy"
    steps = {"deal": deal, "winston": turn}

    def new(self, options: BaseModel, seats: int) -> ArtifactState:
        assert isinstance(options, ArtifactOptions)
        return ArtifactState(steps=[Step(name="deal")], options=options)

    def view(self, state: ArtifactState, seat: int | None) -> dict[str, Any]:
        return {"own": None if seat is None else state.drafters[seat].pool}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("toy-board")]

    def stocks(self, state: ArtifactState) -> list[Stock]:
        return [Stock("dealt", state.dealt, [*winston.zones_of(state), *zones_of(state.drafters)])]


def begin(seats: int = 4, seed: str = "draft", **options: Any) -> Run[ArtifactState]:
    return Run.start(Artifacts(), seed.encode(), seats, ArtifactOptions(**options))


def pick(run: Run[ArtifactState], seat: int, ref: str) -> None:
    (request,) = run.requests(seat)
    run.choose(seat, ref, run.token(request, seat))


def least(run: Run[ArtifactState], seat: int) -> str:
    return min(run.state.drafters[seat].queue[0])


def test_four_pick_at_once_and_the_packs_move_on_when_all_have() -> None:
    run = begin()
    packs = [list(drafter.queue[0]) for drafter in run.state.drafters]
    for seat in (2, 0, 3):
        pick(run, seat, least(run, seat))
        assert run.state.drafters[seat].pool == [] and run.waiting().count(seat) == 0
    assert [drafter.queue[0] for drafter in run.state.drafters] == packs
    pick(run, 1, least(run, 1))
    assert [len(drafter.pool) for drafter in run.state.drafters] == [1] * 4
    for seat in range(4):  # to the left: seat + 1
        assert run.state.drafters[(seat + 1) % 4].queue == [_rest(packs[seat])]


def _rest(pack: list[str]) -> list[str]:
    return [ref for ref in pack if ref != min(pack)]


def test_the_fifth_card_is_taken_without_a_question() -> None:
    run = begin()
    asked = 0
    while not run.over:
        for seat in run.waiting():
            pick(run, seat, least(run, seat))
            asked += 1
    assert asked == 4 * 4
    assert [len(drafter.pool) for drafter in run.state.drafters] == [HAND] * 4
    assert run.game.invariants(run.state) == []


@pytest.mark.parametrize("pace", ["together", "own"])
def test_the_order_of_arrival_changes_nothing(pace: str) -> None:
    pools = []
    for order in list(permutations(range(3)))[::2]:
        run = begin(3, pace=pace)
        while not run.over:
            seat = next(s for s in order if s in run.waiting())
            pick(run, seat, least(run, seat))
        pools.append([drafter.pool for drafter in run.state.drafters])
    assert pools[0] == pools[1] == pools[2]


def test_at_their_own_pace_a_slow_player_holds_up_nobody() -> None:
    run = begin(3, pace="own")
    for seat in (0, 1, 1):
        pick(run, seat, least(run, seat))
    assert run.waiting() == [2] and len(run.state.drafters[2].queue) == 3


def test_a_pick_together_may_be_taken_back_until_the_packs_move_on() -> None:
    run = begin(3)
    for seat in (0, 1):
        pick(run, seat, least(run, seat))
        assert run.undo_index(seat) is not None
    pick(run, 2, least(run, 2))
    assert [run.undo_index(seat) for seat in range(3)] == [None] * 3, "the next packs have been looked at"


def test_a_pick_at_ones_own_pace_is_not_taken_back_once_the_pack_is_passed_on() -> None:
    run = begin(3, pace="own")
    pick(run, 0, least(run, 0))
    assert run.undo_index(0) is None, "the next player has the rest in hand"


def test_a_card_of_another_pack_is_no_pick() -> None:
    run = begin()
    foreign = run.state.drafters[1].queue[0][0]
    with pytest.raises(NoLongerPossible):
        pick(run, 0, foreign)


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_winston_hands_out_every_card_once(seed: bytes) -> None:
    run = begin(2, seed.decode(), pace="winston")
    crowd = Crowd(random_player(seed), seed, 0)
    while not run.over:
        crowd.step(run)
        assert run.game.invariants(run.state) == []
    assert Counter(ref for drafter in run.state.drafters for ref in drafter.pool) == Counter(run.state.dealt)


def test_a_pile_that_is_left_grows_and_the_next_one_is_looked_at() -> None:
    run = begin(2, pace="winston")
    top, first = run.state.stock[-1], run.state.piles[0][0]
    pick(run, 0, winston.LEAVE)
    assert run.state.piles[0] == [first, top] and run.state.looking == 1
    pick(run, 0, winston.TAKE)
    assert len(run.state.drafters[0].pool) == 1 and run.state.turn == 1 and run.state.looking == 0


def test_what_was_looked_at_is_not_taken_back() -> None:
    run = begin(2, pace="winston")
    pick(run, 0, winston.LEAVE)
    assert run.undo_index(0) is None, "the next pile was looked at"
    pick(run, 0, winston.TAKE)
    assert run.undo_index(0) is None


def test_the_top_of_the_stock_is_for_whoever_takes_no_pile_and_the_last_pile_must_be_taken() -> None:
    run = begin(2, pace="winston")  # three piles of one, seven in the stock
    fifth = run.state.stock[-4]
    for _ in range(3):
        pick(run, 0, winston.LEAVE)
    assert run.state.drafters[0].pool == [fifth] and (run.state.turn, run.state.looking) == (1, 0)
    for _ in range(3):
        pick(run, 1, winston.LEAVE)
    assert run.state.drafters[1].pool == [] and run.state.stock == [], "the last went onto the third pile"
    assert [len(pile) for pile in run.state.piles] == [3, 3, 3] and run.state.turn == 0
    pick(run, 0, winston.LEAVE)
    pick(run, 0, winston.LEAVE)
    with pytest.raises(NotPossible):
        pick(run, 0, winston.LEAVE)
    pick(run, 0, winston.TAKE)
    assert len(run.state.drafters[0].pool) == 4 and run.state.piles[2] == []
    pick(run, 1, winston.TAKE)
    assert run.state.looking == 1, "an empty pile is passed over"
    with pytest.raises(NotPossible):
        pick(run, 0, winston.LEAVE)
    assert not winston.is_over(run.state)
    pick(run, 0, winston.TAKE)
    assert run.over and winston.is_over(run.state) and run.state.looking == winston.NOBODY
    assert run.undo_index(0) is None, "what was taken stays taken, also in the end"


def test_a_lost_card_is_named() -> None:
    run = begin()
    gone = run.state.drafters[0].queue[0].pop()
    assert gone in run.game.invariants(run.state)[0]


def test_dealing_anew_keeps_what_a_seat_sees() -> None:
    run = begin(4)
    state = run.state
    seen = list(state.drafters[2].queue[0])
    before = [list(drafter.queue[0]) for drafter in state.drafters]
    run.game.redeal(state, 2, b"anew")
    assert state.drafters[2].queue[0] == seen
    assert [drafter.queue[0] for drafter in state.drafters] != before
    assert run.game.invariants(state) == []


def test_packs_that_wait_behind_a_slow_player_are_counted_and_known_to_nobody() -> None:
    run = begin(3, "slow", pace="own")
    for seat in (0, 1, 1):
        pick(run, seat, least(run, seat))
    state = run.state
    assert run.game.invariants(state) == []
    looked_at, *waiting = [list(pack) for pack in state.drafters[2].queue]
    pool = list(state.drafters[1].pool)
    run.game.redeal(state, 2, b"anew")
    assert state.drafters[2].queue[0] == looked_at
    assert all(dealt != was for dealt, was in zip(state.drafters[2].queue[1:], waiting, strict=True))
    assert state.drafters[1].pool != pool and run.game.invariants(state) == []


def test_only_the_player_in_turn_knows_the_pile_it_looks_at() -> None:
    run = begin(2, pace="winston")
    pick(run, 0, winston.LEAVE)
    assert [_known_piles(run.state, seat) for seat in range(2)] == [[False, True, False], [False] * 3]


def _known_piles(state: ArtifactState, seat: int) -> list[bool]:
    """Which piles stay as they are, however often what this seat does not know is dealt anew."""
    dealt = []
    for seed in (b"a", b"b", b"c", b"d"):
        Artifacts().redeal(state, seat, seed)
        dealt.append([list(pile) for pile in state.piles])
    return [all(pile == piles[0] for pile in piles) for piles in zip(*dealt, strict=True)]


def test_packs_hold_different_cards_in_their_order() -> None:
    dealt: dict[str, int] = {}
    pack = PackMaker([(CARDS, 12)], order=str).deal(Chance(b"packs", {}), "pack:0", dealt)
    assert len(set(pack)) == 12 and pack == sorted(pack) == sorted(dealt) and set(dealt.values()) == {1}
