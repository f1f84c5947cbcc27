"""What is told beforehand of rolls and rerolls, against every throw there is, counted by hand."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.odds import percent
from cogs.evershade.rules.field.board import apart, hp_of
from cogs.evershade.rules.field.cover import is_in_cover
from cogs.evershade.rules.rolls.dice import Die, successes
from cogs.evershade.rules.rolls.odds import chances, rerolled, spread
from tests.games.evershade.test_combat import PERRIN, ROUND, YSOLDE, answer, fight


def by_hand(dice: tuple[int, ...], difficulty: int, *, ones_cancel: bool) -> int:
    """LE-14.9, LE-27.3."""
    got = sum(2 if face == 12 else 1 if face >= difficulty else 0 for face in dice)
    return max(0, got - (dice.count(1) if ones_cancel else 0))


@pytest.mark.parametrize("ones_cancel", [False, True])
@pytest.mark.parametrize(("n", "difficulty"), [(1, 7), (2, 5), (3, 9), (2, 12), (2, 13), (3, 2)])
def test_every_throw(n: int, difficulty: int, ones_cancel: bool) -> None:
    throws = list(product(range(1, 13), repeat=n))
    said = chances(spread(n, difficulty, ones_cancel=ones_cancel), range(1, 2 * n + 1))
    for one in said:
        reached = sum(by_hand(t, difficulty, ones_cancel=ones_cancel) >= one.params["n"] for t in throws)
        assert one.params["percent"] == percent(Fraction(reached, len(throws)))
    assert all(
        successes([Die("a", face) for face in t], difficulty, ones_cancel=ones_cancel)
        == by_hand(t, difficulty, ones_cancel=ones_cancel)
        for t in throws[:: 12 if n == 3 else 1]
    )


@pytest.mark.parametrize("again", [[], [0], [1, 2]])
def test_what_is_kept_counts_beside_what_is_rolled_again(again: list[int]) -> None:
    """LE-14.8, with a one that cancels among what is kept."""
    lying = (1, 12, 4, 8)
    said = rerolled([Die("a", face) for face in lying], again, 7, [1, 2, 4], ones_cancel=True)
    kept = tuple(face for n, face in enumerate(lying) if n not in again)
    throws = [(*kept, *t) for t in product(range(1, 13), repeat=len(again))]
    for one in said.params["chances"]:
        reached = sum(by_hand(t, 7, ones_cancel=True) >= one.params["n"] for t in throws)
        assert one.params["percent"] == percent(Fraction(reached, len(throws)))


def told(found: Text) -> list[tuple[int, int]]:
    return [(one.params["n"], one.params["percent"]) for one in found.params["chances"]]


def test_a_card_and_its_target_and_the_reroll_all_say_it() -> None:
    """A card says what its roll reaches, each target with its own difficulty, a reroll what it may still bring."""
    run = fight(ROUND)
    answer(run, YSOLDE, "evershade.next", "perrin")
    label = next(one.label for one in run.requests(PERRIN)[0].options(run) if one.id == "card:0")
    answer(run, PERRIN, "evershade.action", "card:0")
    found = run.requests(PERRIN)[0].options(run)
    facts: dict[str, Any] = {one.id: one.hint.params for one in found if one.hint}
    captain = facts["toll_captain.a"]
    assert captain["hp"] == hp_of(run.state, "toll_captain.a") and captain["n"] == apart(
        run.state, run.game.content, "perrin", "toll_captain.a"
    )
    covered = is_in_cover(run.state, run.game.content, "toll_captain.a", "perrin", is_attack=True)  # LE-16.7
    assert captain["cover"] == covered
    assert {fact["odds"] for fact in facts.values()} == {"none"}, "of one outcome the button says all"
    shown = {one.id: one.label.params["percent"] for one in found}
    assert (label.params["percent"], label.params["most"]) == (max(shown.values()), int(len({*shown.values()}) > 1))
    answer(run, PERRIN, "evershade.target", "toll_captain.a")
    request = run.requests(PERRIN)[0]
    assert request.decision.preview is not None
    prompt = request.decision.prompt.params
    assert (prompt["performer"], prompt["helps"], prompt["free"]) == ("@perrin", 0, 0)
    dice, difficulty = [int(one) for one in prompt["dice"].split()], prompt["difficulty"]
    kept = request.decision.preview({})
    lying = successes([Die("perrin", face) for face in dice], difficulty)
    assert told(kept) == [(n, 100 * (lying >= n)) for n, _ in told(kept)]
    assert told(request.decision.preview({str(n): 1 for n in range(len(dice))})) == [(1, shown["toll_captain.a"])]
