"""Chapters 4, 8, 9, 10 and 12 of the rules: what is active, what is woken, thresholds, injuries, Ranger tokens."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.rules.effects.registry import Result
from bot.trials.story_walker import run_through
from cogs.rangers.content.vocabulary.effects import Move
from cogs.rangers.rules.cards.clearing import add_tokens
from cogs.rangers.rules.cards.moving import move_zones
from cogs.rangers.rules.effects.position import move_cards
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context
from cogs.rangers.state import CardInPlay, RangersState
from tests.games.rangers.kit import (
    answer,
    asked,
    at_turn,
    found,
    game,
    house,
    lay,
    make_test,
    options,
    order_asked,
    ranger,
    resume,
    stack,
    told,
)


def place_of(state: RangersState) -> str:
    return next(card.uid for card in state.cards if card.card == "t.loc.gap")


def active(state: RangersState, card: CardInPlay, seat: int = 0) -> bool:
    return Board(state, game().content).is_active(card, seat)


def test_what_is_active_for_a_ranger() -> None:
    """ER-4.3: ready, in the surroundings, along the way, within reach or in the own area; never in another's area."""
    state = at_turn()
    for zone in ("surroundings", "along", "reach:0", "area:0"):
        card = lay(state, "t.hart", zone)
        assert active(state, card), zone
        card.is_ready = False
        assert not active(state, card), zone
    assert not active(state, lay(state, "t.hart", "reach:1"))
    assert not active(state, lay(state, "t.hart", "area:1"))


@pytest.mark.parametrize("setting", ["turn", "test"])
def test_another_rangers_reach_is_active_once_a_card_there_was_tested(setting: str) -> None:
    """ER-4.3, ER-4.4, D17, F1: during the test itself either way, and never beyond the turn."""
    state = at_turn(other_reach_active=setting)
    lynx = lay(state, "t.deer", "reach:1")
    lay(state, "t.hart", "reach:1")
    stack(state, "c08")  # crest
    run = resume(state)
    make_test(run, f"avoid:{lynx.uid}")
    assert len(ranger(run).fatigue) == 1
    assert run.state.open_reaches == []


@pytest.mark.parametrize(("setting", "is_startled"), [("turn", True), ("test", False)])
def test_what_a_test_has_cleared_may_still_find_that_reach_active(setting: str, is_startled: bool) -> None:
    """ER-4.3, D17: what is cleared because it was tired is cleared when the test is over, within the turn."""
    state = at_turn(other_reach_active=setting)
    drum, hart = lay(state, "t.drum", "reach:1"), lay(state, "t.hart", "reach:1")
    stack(state, "c02")  # FIT -2: it fails, and what was tried exhausts
    run = resume(state)
    make_test(run, f"traverse:{drum.uid}")
    assert run.state.find(drum.uid) is None
    assert found(run, hart.uid).is_ready is not is_startled


def test_effects_of_the_icon_stack_and_exhausted_cards_sleep() -> None:
    """ER-8.4, ER-8.6, F6: each active card once; "you" is whoever tests."""
    state = at_turn()
    lay(state, "t.hart", "along")
    lay(state, "t.hart", "reach:0")
    lay(state, "t.hart", "along", is_ready=False)
    stack(state, "c08")
    run = resume(state)
    make_test(run, "remember")
    assert len(ranger(run).fatigue) == 2
    assert len(ranger(run, 1).fatigue) == 0


def test_a_card_that_exhausts_meanwhile_is_passed_over() -> None:
    """ER-8.4, ER-1.2, D8: with 3 fatigue the lynx exhausts, then injures, which leaves no fatigue."""
    state = at_turn(challenge_order="area")
    state.rangers[0].fatigue = ["fern.p.long_stride"] * 3
    lynx = lay(state, "t.lynx", "reach:0")
    stack(state, "c08")
    run = resume(state)
    make_test(run, "remember")
    assert ranger(run).injuries == 1
    assert not found(run, lynx.uid).is_ready
    assert len(ranger(run).discard) == 3


def test_the_order_of_what_is_woken_is_the_groups_where_it_can_matter() -> None:
    """ER-8.5, DP-12, D8: area order is offered first; two plain fatigues come out the same and are not asked."""
    run = order_asked()
    assert run.requests()[0].decision.key == "rangers.order"
    state = at_turn()
    lay(state, "t.hart", "along")
    lay(state, "t.hart", "reach:0")
    stack(state, "c08")
    run = resume(state)
    answer(run, "remember")
    for _ in range(10):
        if asked(run) == "rangers.turn":
            break
        assert asked(run) != "rangers.order"
        answer(run, run.requests()[0].decision.house_answer())


@pytest.mark.parametrize(
    ("cards", "challenge", "is_asked"),
    [
        (("t.hart", "t.hart"), "c08", False),  # crest: fatigue
        (("t.moth", "t.moth"), "c05", False),  # leaf: a token upon itself
        (("t.moth", "t.tom"), "c05", True),  # leaf: a token, and a look at the path
        (("t.hart", "t.lynx"), "c08", True),
        (("t.hart",), "c08", False),
    ],
)
def test_two_that_do_the_same_and_nothing_else_are_not_asked_about(
    cards: tuple[str, ...], challenge: str, is_asked: bool
) -> None:
    """ER-8.5, D8: they come out the same."""
    state = at_turn()
    for card in cards:
        lay(state, card, "along")
    stack(state, challenge)
    run = resume(state)
    answer(run, "remember")
    keys = []
    for _ in range(10):
        keys.append(asked(run))
        if keys[-1] == "rangers.turn":
            break
        answer(run, run.requests()[0].decision.house_answer())
    assert ("rangers.order" in keys) is is_asked


# ---------------------------------------------------------------------- zones


def test_a_card_is_moved_along_the_way_or_within_reach_of_anybody() -> None:
    """ER-4.6: not to where it lies."""
    state = at_turn()
    deer = lay(state, "t.deer", "along")
    play = cast(Any, SimpleNamespace(state=state, content=game().content))
    assert move_zones(play, deer.uid) == ["reach:0", "reach:1"]


def test_what_hangs_on_a_card_goes_with_it() -> None:
    """ER-4.7, ER-9.6, F3: exhausting changes nothing; discarded, both attachments are discarded, tokens are gone."""
    state = at_turn()
    deer = lay(state, "t.deer", "along", tokens={"progress": 3}, is_ready=False)
    one = lay(state, "t.strap", "", owner=0, parent=deer.uid)
    two = lay(state, "t.strap", "", owner=1, parent=deer.uid)
    assert active(state, one)
    stack(state, "c06", "c06")
    run = resume(state)
    assert found(run, two.uid).parent == deer.uid
    make_test(run, f"connect:{deer.uid}", commit=["energy"])
    assert (run.state.find(deer.uid), run.state.find(one.uid), run.state.find(two.uid)) == (None, None, None)
    assert (ranger(run).discard, ranger(run, 1).discard) == (["t.strap"], ["t.strap"])


def test_face_down_attachments_are_not_in_play() -> None:
    """ER-4.5."""
    state = at_turn()
    deer = lay(state, "t.deer", "along")
    strap = lay(state, "t.strap", "", owner=0, parent=deer.uid, is_face_down=True)
    assert not active(state, strap)


# ---------------------------------------------------------------------- thresholds


def test_a_threshold_per_ranger_grows_with_them_and_what_it_brings_comes_first() -> None:
    """ER-9.1, ER-9.4, ER-10.4: 2 a Ranger; cleared, each Ranger heals; then it is discarded."""
    state = at_turn()
    state.rangers[0].injuries = state.rangers[1].injuries = 1
    sluice = lay(state, "t.sluice", "along", tokens={"progress": 3})
    stack(state, "c18")
    run = resume(state)
    make_test(run, f"traverse:{sluice.uid}")
    assert [own.injuries for own in run.state.rangers] == [0, 0]
    assert run.state.find(sluice.uid) is None


def test_the_place_never_clears_and_progress_piles_up() -> None:
    """ER-9.2, ER-4.8, edge case 10."""
    state = at_turn()
    place = place_of(state)
    state.card(place).tokens = {"progress": 8}
    stack(state, "c18")
    run = resume(state)
    make_test(run, f"traverse:{place}")
    assert found(run, place).tokens["progress"] == 10


def test_what_is_disabled_takes_no_tokens() -> None:
    """ER-9.1: however well it is known, nothing is added and nothing clears."""
    state = at_turn()
    fog = lay(state, "t.fog", "along")
    stack(state, "c18")
    run = resume(state)
    make_test(run, f"connect:{fog.uid}")
    assert found(run, fog.uid).tokens == {}


def test_both_thresholds_at_once_are_chosen_between() -> None:
    """ER-9.4, DP-14."""
    state = at_turn()
    deer = lay(state, "t.deer", "along", tokens={"progress": 3, "harm": 3})
    stack(state, "c18")
    run = resume(state)
    answer(run, f"connect:{deer.uid}")
    house(run, "rangers.clear")
    assert set(options(run)) == {"progress", "harm"}


# ---------------------------------------------------------------------- injuries, Ranger tokens


def test_the_third_injury_ends_the_day_with_the_turn_and_lingers() -> None:
    """ER-10.3, ER-14.1, A9: challenge effects still resolve; a Lingering Injury for the record."""
    state = at_turn()
    state.rangers[0].injuries = 2
    lay(state, "t.hart", "along")
    stack(state, "c02")  # FIT -2, crest
    run = resume(state)
    answer(run, f"traverse:{place_of(state)}")
    house(run)
    assert (run.over, run.state.result, ranger(run).injuries) == (True, "injury", 3)
    assert ranger(run).maladies == ["fern.m.lingering_injury"]
    assert told(run).index("rangers-wakes") > 0
    assert not run.state.camped


def test_no_token_of_a_ranger_helps_itself_and_every_other_does() -> None:
    """ER-12.1, ER-12.2, ER-6.7, A10."""
    for seat, effort in ((1, 2), (0, 1)):
        state = at_turn()
        sluice = lay(state, "t.sluice", "along", pawns=[seat])
        stack(state, "c05")  # FIT 0
        run = resume(state)
        make_test(run, f"traverse:{sluice.uid}")
        assert found(run, sluice.uid).tokens["progress"] == effort


def test_a_threshold_of_rangers_wants_a_token_of_each() -> None:
    """ER-9.1, ER-12.1, A10: with both there it clears, and the tokens are on the Roles again."""
    state = at_turn()
    tower = lay(state, "t.tower", "surroundings", pawns=[1])
    stack(state, "c18")
    run = resume(state)
    climb = next(option for option in options(run) if option.startswith(f"test:{tower.uid}"))
    make_test(run, climb, commit=["energy"])
    assert run.state.find(tower.uid) is None
    assert run.state.path_discard == ["t.tower"]


def test_what_may_not_be_moved_is_not_done() -> None:
    """ER-4.6, ER-1.1: what is attached, fixed, or lies in a player area stays where it is."""
    state = at_turn()
    deer = lay(state, "t.deer", "along").uid
    rope = lay(state, "t.rope", "area:0", owner=0).uid
    run = resume(state)
    for uid, to, result in (
        (deer, "surroundings", Result.DONE),
        (deer, "surroundings", Result.NOT_DONE),  # it lies there
        (rope, "along", Result.NOT_DONE),
        (place_of(state), "along", Result.NOT_DONE),
    ):
        effect = Move(do="move", who="self", to=to)
        assert run_through(move_cards(run.play, effect, Context(0, uid))) is result
    assert (found(run, deer).zone, found(run, rope).zone) == ("surroundings", "area:0")


def test_a_line_says_how_many_tokens_lie_there_and_how_many_it_takes() -> None:
    """ER-9.1, ER-9.2: where a number of them clears it, or opens the way."""
    state = at_turn(2)
    deer, mist = (lay(state, card, "along").uid for card in ("t.deer", "t.mist"))
    place = place_of(state)
    run = resume(state)
    run.take_events()
    for uid, token, said in (
        (deer, "progress", "2/4"),
        (deer, "harm", "2/3"),
        (deer, "glow", "2"),
        (mist, "harm", "2/2"),
        (mist, "progress", None),
        (place, "progress", "2/8"),
        (place, "harm", "2"),
    ):
        run_through(add_tokens(run.play, uid, token, 2, 0))
        lines = [event.params["of"] for event in run.take_events() if event.kind == "rangers-token"]
        assert lines == [said] * (said is not None), (uid, token)
