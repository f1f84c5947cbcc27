"""In which order the ways of a turn are offered, and which of them stand apart."""

from bot.rules.decision import Option
from cogs.rangers.state import MissionRecord, RangersState
from tests.games.rangers.kit import at_turn, game, lay, resume


def offered(state: RangersState) -> list[Option]:
    """As whoever has the turn sees them."""
    run = resume(state)
    request = run.requests()[0]
    return [one for one in request.options(run) if one.refused is None]


def test_what_a_mission_waits_for_comes_first_of_its_kind() -> None:
    """*Traverse Guttering Lantern* stood in a list, behind the road."""
    (lantern,) = game().content.checking["t.mi.relight"][:1]
    state = at_turn()
    state.missions = {}
    lit = lay(state, lantern, "along")
    ways = [one.id for one in offered(state) if one.group == "traverse"]
    assert len(ways) > 1 and ways[0] != f"traverse:{lit.uid}"
    state.missions = {"t.mi.relight": MissionRecord()}
    assert next(one.id for one in offered(state) if one.group == "traverse") == f"traverse:{lit.uid}"


def test_with_what_is_cleared_already_nobody_is_led_to_connect() -> None:
    state = at_turn()
    done, fresh = (lay(state, "t.hart", "along") for _ in range(2))
    done.tokens["progress"] = 99
    ways = [one.id for one in offered(state) if one.group == "connect"]
    assert ways == [f"connect:{fresh.uid}", f"connect:{done.uid}"]


def test_ones_own_dog_stands_apart_and_what_can_be_used_has_a_button() -> None:
    """*Connect with Brindle* had a button, though there is nothing to be had; *Use Brindle* had none."""
    state = at_turn()
    dog, hart = lay(state, "fern.s.brindle", "area:0", owner=0), lay(state, "t.hart", "along")
    found = {one.id: one for one in offered(state)}
    assert found[f"connect:{dog.uid}"].secondary and not found[f"connect:{hart.uid}"].secondary
    use = next(one for one in found.values() if one.id.startswith(f"use:{dog.uid}:"))
    assert use.group == use.id and not use.secondary


def test_who_is_awake_and_within_reach_comes_first_of_its_kind() -> None:
    """*Avoid Bell Deer*, which was exhausted, had the button; the lynx within reach stood in a list."""
    state = at_turn()
    asleep = lay(state, "t.hart", "reach:0", is_ready=False)
    far, near = lay(state, "t.deer", "along"), lay(state, "t.lynx", "reach:0")
    ways = [one.id for one in offered(state) if one.group == "avoid"]
    assert ways == [f"avoid:{near.uid}", f"avoid:{far.uid}", f"avoid:{asleep.uid}"]
