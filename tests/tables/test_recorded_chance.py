"""What is noted of each draw of a channel's dice: all that is needed to draw it again from the opened seed."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.fairness import Draw, recompute
from bot.tables.shelf.ledger import Recorder

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("draw", "kind", "n", "count"),
    [
        (lambda chance: chance.below("one", 9), "below", 9, 1),
        (lambda chance: chance.die("one", 6), "die", 6, 1),
        (lambda chance: chance.dice("one", 3, 8), "dice", 8, 3),
        (lambda chance: chance.pick("one", "abcde"), "pick", 5, 1),
        (lambda chance: chance.shuffle("one", "abcd"), "shuffle", 4, 1),
        (lambda chance: chance.sample("one", "abcdef", 2), "sample", 6, 2),
    ],
)
def test_a_draw_is_noted_once_and_gives_the_same_again(
    draw: Callable[[Recorder], Any], kind: str, n: int, count: int
) -> None:
    counters: dict[str, int] = {}
    chance = Recorder(SEED, counters, 5)
    results = [draw(chance), draw(chance)]
    first, second = chance.draws
    assert [(note["kind"], note["n"], note["count"]) for note in chance.draws] == [(kind, n, count)] * 2
    again, after = recompute(SEED, Draw(**first, salt=5))
    assert again == first["result"] and second["first"] == after
    again, after = recompute(SEED, Draw(**second, salt=5))
    assert again == second["result"] and counters == {"one": after}
    if kind in ("pick", "shuffle", "sample"):
        places = [note["result"] for note in chance.draws]
        assert results == ["abcdef"[place] if kind == "pick" else ["abcdef"[one] for one in place] for place in places]
    else:
        assert results == [note["result"] for note in chance.draws]
