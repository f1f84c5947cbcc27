"""What tells two tables apart for whoever tries a play: everything that they see, and nothing that they do not."""

from dataclasses import fields, replace
from typing import Any

import pytest

from cogs.altered.rules.reading.seen_copy import as_seen
from cogs.altered.state import AlteredState, Floating, Obj, Orb, Pending, Player, Region

HIDDEN = {"deck", "hand", "mana", "looked"}
"""Of a player: what only its number, or nothing at all, is known of."""


def table() -> AlteredState:
    """One with something of each kind on it."""
    made = AlteredState(seats=2)
    made.players = [Player(deck=["a"], hand=["b"], mana=[Orb("c")], looked=["d"]) for _ in range(2)]
    made.objects = {"o1": Obj("o1", "a", 0, 0, "expedition", 1)}
    made.regions = [Region("r", 0, ["forest"])]
    made.pending = [Pending(1, "o1", "a", "0", 0, None)]
    made.floating = [Floating("next", 0, "turn")]
    return made


def otherwise(value: Any) -> Any:
    """Another value in place of this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, "x"]
    return {**value, "x": 1} if isinstance(value, dict) else "x"


@pytest.mark.parametrize("kind", ["objects", "regions", "pending", "floating", "players"])
def test_each_field_of_what_lies_there_makes_another_table(kind: str) -> None:
    made = table()
    known, held = as_seen(made, 0), getattr(made, kind)
    place = next(iter(held)) if isinstance(held, dict) else 0
    one = held[place]
    for name in {field.name for field in fields(one)} - (HIDDEN if kind == "players" else {"known"}):
        held[place] = replace(one, **{name: otherwise(getattr(one, name))})
        assert as_seen(made, 0) != known, name
    held[place] = one
    assert as_seen(made, 0) == known


def test_what_a_reaction_knew_of_its_source_counts() -> None:
    made = table()
    known = as_seen(made, 0)
    made.pending[0].known = Obj("o1", "a", 0, 0, "expedition", 1)
    assert as_seen(made, 0) != known


def test_a_setting_and_a_step_count() -> None:
    made = table()
    known = as_seen(made, 0)
    made.options = made.options.model_copy(update={"end_check": "end_of_day"})
    assert as_seen(made, 0) != known


def test_of_the_other_hand_and_mana_only_the_number_counts() -> None:
    made = table()
    known, foe = as_seen(made, 0), made.players[1]
    foe.hand[0], foe.mana[0].card, foe.deck[0], foe.looked[0] = "x", "y", "z", "w"
    assert as_seen(made, 0) == known != as_seen(made, 1)
    foe.mana[0].ready = False
    is_spent = as_seen(made, 0)
    assert is_spent != known
    foe.hand.append("b")
    assert as_seen(made, 0) != is_spent


def test_the_own_hand_counts_and_the_own_deck_does_not() -> None:
    made = table()
    known, own = as_seen(made, 0), made.players[0]
    own.deck[0] = "x"
    assert as_seen(made, 0) == known
    own.mana[0].card = "y"
    is_other = as_seen(made, 0)
    assert is_other != known
    own.hand[0] = "z"
    assert as_seen(made, 0) != is_other
