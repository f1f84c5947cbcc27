"""D3, AL-9.10: of reactions that come to the same tables in whatever order they are played nobody is asked which is
next."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import permutations

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.rules import day
from cogs.altered.rules.any_order import _as_value, _played, same_in_any_order
from cogs.altered.rules.effects.reactions import check
from cogs.altered.rules.rehearsal import carried_out
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import EFFECTIVE, AlteredOptions, AlteredState, Obj, Pending
from tests.games.altered.test_mode_labels import PAIRS as MORE

GAME = load_game("altered")
PAIRS = [("drum_corps_2", "dog_school_2"), ("goat_track", "second_hand"), ("gearwrights_2", "open_workshop_2"), *MORE]
PLAIN = [(55, ("trailwardens", "rabbit_revue")), (133, ("second_hand", "toll_of_moths"))]
"""Games in which nothing is chosen on the way."""
DRAWS, RESUPPLIES = "GM_ROAD_B_GB_11_C", "GM_BASE_B_GW_06_C"


def played(number: int, options: AlteredOptions, pair: Sequence[str] = ()) -> Counter[str]:
    """How often each question was open in a game of two starters between house players."""
    keys, seed = Counter[str](), f"any order {number}".encode()
    run: Run[AlteredState] = Run.start(GAME, seed, 2, options)
    for seat, deck in enumerate(pair or PAIRS[number % len(PAIRS)]):
        run.choose(seat, deck)
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        keys.update(request.decision.key for request in run.requests())
        crowd.step(run)
    return keys


def test_the_order_is_asked_for_less_often_and_as_ever_by_tables_that_began_before() -> None:
    new, old = (sum(played(n, one)["altered.order"] for n in range(36)) for one in OPTIONS)
    assert new * 2 < old, (new, old)


OPTIONS = (AlteredOptions(), AlteredOptions(reaction_order=EFFECTIVE))


def test_what_is_proved_with_numbers_for_hidden_cards_is_so_with_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    met = Counter[bool]()

    def compared(play: AlteredPlay, waiting: Sequence[Pending]) -> bool:
        found = same_in_any_order(play, waiting)
        if found:
            ends = set()
            for order in permutations(one.id for one in waiting):
                table = partial(play.state.model_copy, deep=True)
                then = carried_out(play, waiting[0].controller, partial(_played, order=order), table)
                ends.add(frozenset(_as_value(one, play.content, play.state.objects) for one in then))
                met[len(then) > 1] += 1
            assert len(ends) == 1, waiting
        return found

    monkeypatch.setattr(day, "check", partial(check, same=compared))
    for n, pair in [*PLAIN, *((n, ()) for n in range(24))]:
        played(n, AlteredOptions(), pair)
    assert met[False] and met[True], met


@pytest.mark.parametrize(
    ("cards", "is_same"),
    [((RESUPPLIES, RESUPPLIES), True), ((DRAWS, DRAWS), True), ((DRAWS, RESUPPLIES), False)],
)
def test_which_card_goes_where_is_a_difference_that_nobody_need_see(cards: tuple[str, str], is_same: bool) -> None:
    """Either way one is drawn and one lies in the Reserve, and which is which nobody knows yet."""
    run: Run[AlteredState] = Run.start(GAME, b"which", 2, AlteredOptions())
    for seat in (0, 1):
        run.choose(seat, "long_garden")
    state = run.state.model_copy(deep=True)
    state.pending = []
    for n, card in enumerate(cards):
        state.objects[f"x{n}"] = Obj(f"x{n}", card, 0, 0, "expedition", 900 + n, "hero")
        state.in_play.append(f"x{n}")
        (path, *_) = (path for path, _, _ in GAME.content.printed[card].reactions)
        state.pending.append(Pending(900 + n, f"x{n}", card, path, 0, f"x{n}"))
    run.state = state
    run.play.state = state
    assert same_in_any_order(run.play, state.pending) is is_same
