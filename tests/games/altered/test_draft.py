"""Drafts of Altered: packs, picks that nobody can hurry or see, decks, pairings, the way to the matches."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Checkpoint, Run
from bot.rules.rng import Chance
from bot.rules.table_state import Step
from bot.trials.house import Crowd, greedy_player, random_player
from cogs import load_game
from cogs.altered.content.printings import is_rare
from cogs.altered.content.sets import FIRST, SETS, set_of
from cogs.altered.draft.rules import deckmaking
from cogs.altered.draft.rules.packs import pool
from cogs.altered.draft.rules.pairing import BYE, DRAWN, pair, rounds_of, standings
from cogs.altered.draft.state import BOOSTERS, PACK_RARES, PACK_SIZE, SEALED_PACKS, DraftOptions, DraftState, Pairing
from cogs.altered.rules.brought import Brought, read_deck
from cogs.altered.state import AlteredOptions

GAME = load_game("altered-draft")
CARDS = GAME.content.cards


def begin(seats: int, seed: str = "draft", **options: Any) -> Run[DraftState]:
    return Run.start(GAME, seed.encode(), seats, DraftOptions(**options))


def pick(run: Run[DraftState], seat: int, place: int = 0) -> str:
    (request,) = (r for r in run.requests(seat) if not r.anytime)
    answer = [option.id for option in request.options(run)][place]
    run.choose(seat, answer, run.token(request, seat))
    return answer


def play_until(run: Run[DraftState], phase: str, player: Any = greedy_player) -> None:
    crowd = Crowd(player, b"crowd", 0)
    while run.state.phase != phase and not run.over:
        crowd.step(run)


# ---------------------------------------------------------------- picking


def test_packs_hold_twelve_different_bundled_cards() -> None:
    run = begin(8)
    packs = [drafter.queue[0] for drafter in run.state.drafters]
    assert [len(set(pack)) for pack in packs] == [PACK_SIZE] * 8
    assert all(CARDS[ref].type not in ("hero", "token") for pack in packs for ref in pack)
    assert len({tuple(pack) for pack in packs}) == 8
    assert begin(8).state.drafters == run.state.drafters and begin(8, "other").state.drafters != run.state.drafters
    heroes = [begin(8, str(n), heroes="drafted") for n in range(5)]
    assert any(CARDS[ref].type == "hero" for one in heroes for d in one.state.drafters for ref in d.queue[0])


@pytest.mark.parametrize("heroes", ["free", "drafted"])
def test_three_of_twelve_are_rares_and_come_first(heroes: str) -> None:
    """Rules 13: by rarity, then cost; of both printings and of all factions in the long run."""
    packs = [d.queue[0] for n in range(6) for d in begin(8, str(n), heroes=heroes).state.drafters]
    assert all([is_rare(CARDS[ref]) for ref in pack] == [True] * PACK_RARES + [False] * 9 for pack in packs)
    found = {ref for pack in packs for ref in pack[:PACK_RARES]}
    assert {ref[-2:] for ref in found} == {"R1", "R2"} and len({CARDS[ref].faction for ref in found}) == 6
    for extent in ("all", "first"):
        assert not any(is_rare(CARDS[ref]) for d in begin(8, cards=extent).state.drafters for ref in d.queue[0])


def test_a_draft_from_before_there_were_rares_goes_on_without() -> None:
    """Its stored settings say `all` (P5); a pack is dealt as it was then."""
    stored = {"kind": "booster", "match": "single", "rounds": "swiss", "heroes": "free", "cards": "all"}
    assert DraftOptions.model_validate(stored).model_dump() == stored
    found = pool(GAME.content, False, "all")
    assert set(begin(2, cards="all").state.drafters[0].queue[0]) == set(
        Chance(b"draft", {}).sample("pack:0", found, PACK_SIZE)
    )


def test_rares_come_into_suggested_decks_and_those_may_be_played() -> None:
    run = begin(2, kind="sealed")
    for drafter in run.state.drafters:
        assert sum(is_rare(CARDS[ref]) for ref in drafter.pool) == SEALED_PACKS * PACK_RARES
        assert any(is_rare(CARDS[ref]) for ref in drafter.deck)
        assert deckmaking.problems(GAME.content, drafter.hero, drafter.deck) == ()


def test_packs_go_left_and_then_right() -> None:
    run = begin(3)
    for n, step in ((1, 1), (2, -1)):
        assert run.state.pack == n
        rest = [drafter.queue[0][1:] for drafter in run.state.drafters]
        for seat in range(3):
            pick(run, seat)
        assert [run.state.drafters[(seat + step) % 3].queue[0] for seat in range(3)] == rest
        while run.state.pack == n and run.state.phase == "drafting":
            pick(run, run.waiting()[0])


def test_a_slow_player_holds_up_nobody_who_has_a_pack() -> None:
    """Two of four pick as long as packs reach them; what waits in front of the slow one is a matter of its own."""
    run = begin(4)
    token = run.token(run.requests(3)[0], 3)
    for seat in (0, 1, 2, 1, 2, 2):
        pick(run, seat)
    assert run.waiting() == [3]
    assert [len(d.pool) for d in run.state.drafters] == [1, 2, 3, 0] and len(run.state.drafters[3].queue) == 4
    assert run.token(run.requests(3)[0], 3) == token  # the buttons that the slow player looks at still fit
    with pytest.raises(NotPossible):
        pick_of = run.state.drafters[3].queue[1][0]
        run.choose(0, pick_of, None)


@pytest.mark.parametrize("seats", [2, 5])
def test_who_is_quicker_changes_nothing(seats: int) -> None:
    """Everybody takes the best card by the same taste, in three orders of arrival: the same pools."""
    pools = []
    for crowd in (b"one", b"two"):
        run = begin(seats)
        order = Chance(crowd, {})
        while run.state.phase == "drafting":
            seat = order.pick("who", run.waiting())
            front = run.state.drafters[seat].queue[0]
            pick(run, seat, front.index(min(front, key=lambda ref: (CARDS[ref].hand_cost, ref))))
        pools.append([drafter.pool for drafter in run.state.drafters])
    assert pools[0] == pools[1]
    assert all(len(pool) >= BOOSTERS * PACK_SIZE for pool in pools[0])


def test_the_clock_takes_the_dearest_rare() -> None:
    run = begin(2)
    (request,) = run.requests(0)
    costs = [CARDS[ref].hand_cost for ref in run.state.drafters[0].queue[0][:PACK_RARES]]
    assert request.decision.house_answer() == run.state.drafters[0].queue[0][0] and costs[0] == max(costs)


def test_nobody_sees_what_others_pick() -> None:
    run = begin(3)
    mine = pick(run, 0)
    name = CARDS[mine].name
    assert any(card["name"] == name for card in run.view(0)["own"]["pool"])
    for seat in (None, 2):
        assert name not in str(run.game.describe(run.view(seat)))
        assert not any(e.text_for(seat) is not None and mine in str(e.params) for e in run.journal)
    assert run.undo_index(0) is None  # the next player may have the pack already


def test_sealed_is_seven_packs_and_a_deck() -> None:
    run = begin(3, kind="sealed")
    assert run.state.phase == "building"
    assert [len(d.pool) for d in run.state.drafters] == [SEALED_PACKS * PACK_SIZE] * 3
    play_until(run, "matches")
    assert run.index == 3  # one press each


def test_winston() -> None:
    with pytest.raises(NotPossible):
        begin(3, kind="winston")
    run = begin(2, kind="winston")
    state, seat = run.state, run.state.turn
    total = 2 * BOOSTERS * PACK_SIZE
    assert len(state.stock) == total - 3 and [len(p) for p in state.piles] == [1, 1, 1]
    assert len(run.view(seat)["own"]["front"]) == 1 and run.view(1 - seat)["own"]["front"] == []
    for _ in range(2):
        run.choose(seat, "leave", None)
    assert [len(p) for p in state.piles] == [2, 2, 1]
    run.choose(seat, "leave", None)  # all three left: the top of the stock
    assert len(state.drafters[seat].pool) == 1 and state.turn == 1 - seat and len(state.stock) == total - 7
    run.choose(1 - seat, "take", None)
    assert len(state.drafters[1 - seat].pool) == 2 and [len(p) for p in state.piles] == [1, 2, 2]
    play_until(run, "building", random_player(b"winston"))
    assert sum(len(d.pool) for d in run.state.drafters) == sum(run.state.dealt.values())
    assert GAME.invariants(run.state) == []


# ---------------------------------------------------------------- building


def test_a_deck_is_built_in_secret_and_may_not_be_wrong() -> None:
    run = begin(2, kind="sealed")
    drafter = run.state.drafters[0]
    assert deckmaking.problems(GAME.content, drafter.hero, drafter.deck) == ()
    assert len(drafter.deck) == deckmaking.DECK - 1 and drafter.hero is not None
    first = list(drafter.deck)
    run.choose(0, "idea", None)
    assert sorted(drafter.deck) != sorted(first) and GAME.invariants(run.state) == []
    run.choose(0, "out", None)
    (request,) = run.requests(0)
    gone = [option.id for option in request.options(run)][:2]
    run.choose(0, gone, None)
    assert len(run.state.drafters[0].deck) == deckmaking.DECK - 3
    with pytest.raises(NotPossible) as refused:
        run.choose(0, "ready", None)
    assert refused.value.text.key == "al-deck-too-small"
    run.choose(0, "in", None)
    (request,) = run.requests(0)
    back = [option.id for option in request.options(run) if option.id.partition("~")[0] in str(gone)][:2]
    run.choose(0, back, None)
    run.choose(0, "hero", None)
    run.choose(0, "none", None)
    assert run.state.drafters[0].hero is None
    with pytest.raises(NotPossible):  # 29 cards and no Hero
        run.choose(0, "ready", None)
    run.choose(0, "idea", None)
    run.choose(0, "ready", None)
    with pytest.raises(NotPossible):
        run.choose(0, "out", None)
    assert run.waiting() == [1]


def test_whoever_picked_a_bit_of_everything_is_lent_what_is_missing() -> None:
    run = begin(3, "1")
    play_until(run, "building", random_player(b"paint 2"))
    lent = [event.params["n"] for event in run.take_events() if event.kind == "ad-lent"]
    assert lent and sum(run.state.dealt.values()) == 3 * BOOSTERS * PACK_SIZE + sum(lent)
    for drafter in run.state.drafters:
        assert deckmaking.problems(GAME.content, drafter.hero, drafter.deck) == ()


def test_a_deck_is_what_a_table_of_altered_takes() -> None:
    run = begin(4)
    play_until(run, "matches")
    child_tables = GAME.child_tables(run.state)
    assert [one.seats for one in child_tables] == [(0, 1), (2, 3)]
    table = load_game("altered")
    for one in child_tables:
        assert one.game == "altered"
        for seat, key, words in one.answers:
            assert key == "altered.own"
            found = read_deck(table.content, str(words), AlteredOptions.model_validate(dict(one.options)))
            drafter = run.state.drafters[one.seats[seat]]
            assert isinstance(found, Brought) and found.cards == Counter(drafter.deck) and found.hero == drafter.hero


# ---------------------------------------------------------------- rounds


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_meets_everybody_once(seats: int) -> None:
    rounds: list[list[Pairing]] = []
    for _ in range(rounds_of(seats, True)):
        rounds.append(pair(seats, rounds, True))
    met = Counter(frozenset((one.a, one.b)) for made in rounds for one in made if one.b != BYE)
    assert met == Counter(frozenset(two) for two in combinations(range(seats), 2))
    for made in rounds:
        assert sorted(n for one in made for n in (one.a, one.b) if n != BYE) == list(range(seats))


@pytest.mark.parametrize("seats", range(2, 9))
def test_swiss_pairs_nobody_twice_and_lets_nobody_in_front_rest(seats: int) -> None:
    for seed in range(6):
        chance = Chance(str(seed).encode(), {})
        rounds: list[list[Pairing]] = []
        for _ in range(rounds_of(seats, False)):
            before = standings(seats, rounds)
            rounds.append(pair(seats, rounds, False))
            for one in rounds[-1]:
                if one.b == BYE:
                    rested = {p.a for made in rounds[:-1] for p in made if p.b == BYE}
                    assert one.a in [s.seat for s in before if s.seat not in rested][-2:]
                else:
                    one.won = chance.pick("won", [one.a, one.b, DRAWN])
        met = Counter(frozenset((one.a, one.b)) for made in rounds for one in made)
        assert seats == 2 or max(met.values()) == 1 or seats == 3
        assert len(rounds) == {2: 1, 3: 2, 4: 2}.get(seats, 3)


def test_standings_count_wins_halves_and_whom_one_met() -> None:
    rounds = [[Pairing(0, 1, 0), Pairing(2, 3, DRAWN)], [Pairing(0, 2, 0), Pairing(1, 3, 1)]]
    table = standings(4, rounds)
    assert [(one.seat, one.points, one.against, one.place) for one in table] == [
        (0, 4, 3, 1),
        (1, 2, 5, 2),
        (2, 1, 5, 3),
        (3, 1, 3, 4),
    ]
    table = standings(3, [[Pairing(0, 1, -2), Pairing(2, BYE)]])  # broken off: nobody has won
    assert [(one.seat, one.place) for one in table] == [(2, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize(
    ("piles", "stock", "refused", "by_the_clock"),
    [
        ([["a"], [], []], [], True, "take"),
        ([["a"], [], []], ["b"], False, "leave"),
        ([["a"], ["c"], []], [], False, "leave"),
        ([["a", "d"], ["c"], []], ["b"], False, "take"),
    ],
)
def test_only_the_very_last_pile_cannot_be_left(
    piles: list[list[str]], stock: list[str], refused: bool, by_the_clock: str
) -> None:
    run = begin(2, kind="winston")
    cards = dict(zip("abcd", sorted(ref for ref in CARDS if CARDS[ref].type == "character"), strict=False))
    state = run.state.model_copy(deep=True)
    state.piles = [[cards[c] for c in pile] for pile in piles]
    state.stock = [cards[c] for c in stock]
    state.steps = [Step(name="winston_turn")]
    again = Run.resume(GAME, b"draft", Checkpoint(0, 0, GAME.dump(state)))
    (request,) = (r for r in again.requests(state.turn) if not r.anytime)
    leave = next(option for option in request.options(again) if option.id == "leave")
    assert (leave.refused is not None) == refused
    assert request.decision.house_answer() == by_the_clock
    first = next(n for n, pile in enumerate(piles, 1) if pile)
    assert request.decision.prompt.params["n"] == first, "piles are counted from one"


def test_a_draft_from_before_the_second_set_goes_on_with_the_first() -> None:
    """Its stored settings do not name the sets, and stay as they are (P5)."""
    stored = {"kind": "sealed", "match": "single", "rounds": "swiss", "heroes": "free"}
    options = DraftOptions.model_validate(stored)
    assert options.cards == "first" and options.model_dump() == stored
    for extent, sets in (("first", {FIRST}), ("all", set(SETS))):
        run = begin(2, kind="sealed", cards=extent)
        assert {set_of(ref) for drafter in run.state.drafters for ref in drafter.pool} == sets
        run.choose(0, "hero", None)
        (request,) = (r for r in run.requests(0) if not r.anytime)
        assert {set_of(option.id) for option in request.options(run) if option.id != "none"} == sets
