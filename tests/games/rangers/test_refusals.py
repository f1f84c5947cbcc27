"""Bad input and what the rules forbid (rules 11): a sentence for whoever tried it, and nothing has changed."""

import pytest

from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.run import Run
from cogs.rangers.content.imports.cards import read_cards
from cogs.rangers.content.imports.own import PINNING
from cogs.rangers.game import game as fernreach
from cogs.rangers.options import RangersOptions
from tests.games.rangers.kit import (
    SEED,
    answer,
    asked,
    at_turn,
    game,
    house,
    lay,
    options,
    resume,
)
from tests.games.rangers.refusing import GONE, MOVED_ON, place, refused, token
from tests.games.rangers.test_imports import box, row


def test_it_is_somebody_elses_turn() -> None:  # E-TURN, A5
    run = resume(at_turn())
    assert refused(run, 1, "pass") == "It is the turn of Ada."


def test_whoever_rests_is_told_so() -> None:  # E-TURN, ER-3.5
    state = at_turn()
    state.rangers[1].has_passed = True
    assert refused(resume(state), 1, "pass") == "You rest until the next round."


def test_a_choice_is_its_seats_alone() -> None:  # E-SEAT
    state = at_turn()
    state.options.group_mode = "consensus"
    run = resume(state)
    assert refused(run, 1, "pass", token(run)) == MOVED_ON
    answer(run, "remember")
    house(run, "rangers.commit")
    assert refused(run, 1, ["energy"]) == "It is the turn of Ada."


def test_an_answered_question_is_gone() -> None:  # E-STALE, E-TWICE, ER-6.15
    """A second action in one turn comes too late."""
    run = resume(at_turn(1))
    old = token(run)
    answer(run, "remember")
    assert refused(run, 0, "pass", old) == MOVED_ON


def test_what_others_answer_for_themselves_makes_nothing_stale() -> None:  # E-STALE
    """Neither a private answer nor somebody's vote moves the board of the others."""
    run = Run.start(fernreach(), SEED, 3, RangersOptions(group_mode="consensus"))
    house(run, "rangers.mulligan")
    old = run.token(run.requests(2)[0], 2)
    answer(run, ["0"], 0)
    answer(run, [], 1)
    run.choose(2, ["1", "2"], old)
    assert asked(run) == "rangers.lead"
    votes = {seat: run.token(run.requests(seat)[0], seat) for seat in (0, 1)}
    run.choose(0, "1", votes[0])
    run.choose(1, "1", votes[1])
    assert run.state.lead == 1


def test_a_hand_is_changed_once() -> None:  # E-TWICE, ER-2.1, A1
    run = Run.start(fernreach(), SEED, 2, RangersOptions(group_mode="lead"))
    house(run, "rangers.mulligan")
    old = run.token(run.requests(0)[0], 0)
    answer(run, ["0", "1"], 0)
    with pytest.raises((NotPossible, NoLongerPossible)) as error:
        run.choose(0, ["2"], old)
    assert error.value.text.key in ("refused-stale", "refused-not-asked")
    answer(run, [], 1)
    assert asked(run) != "rangers.mulligan" and len(run.state.rangers[0].hand) == 6


def test_a_test_takes_no_more_energy_than_there_is() -> None:  # E-ENERGY
    state = at_turn(1)
    state.rangers[0].energy |= {"FIT": 0, "SPI": 1}
    run = resume(state)
    assert refused(run, 0, f"traverse:{place(run)}", token(run)) == "Needs 1 FIT, you have 0."


def test_only_energy_of_the_tests_aspect_goes_in() -> None:  # E-ASPECT
    run = resume(at_turn(1))
    answer(run, "remember")
    for aspect in ("AWA", "FIT", "SPI"):
        assert refused(run, 0, [aspect], token(run)) == "This test takes FOC."
    assert [option.id for option in run.requests()[0].options(run)] == ["energy"]


def test_more_energy_than_there_is_does_not_go_in() -> None:  # E-NUM, E-ENERGY
    run = resume(at_turn(1))
    answer(run, "remember")
    assert refused(run, 0, ["energy"] * 2, token(run)).endswith("at most 1, please; that was 2.")


def test_an_x_is_a_whole_number_that_can_be_paid() -> None:  # E-NUM, ER-5.1
    state = at_turn(1)
    state.rangers[0].hand = ["t.spark"]
    run = resume(state)
    answer(run, "play:t.spark")
    for n in (-1, 0, 3, 1.5, True, "2", ["1"], None):
        assert refused(run, 0, n, token(run)) == "A number from 1 to 2, please."


def test_only_cards_with_the_icon_go_in() -> None:  # E-ICON, ER-6.7
    state = at_turn(1)
    state.rangers[0].hand = ["fern.p.long_stride"]  # exploration; a test of memory is one of reason
    run = resume(state)
    answer(run, "remember")
    assert refused(run, 0, ["fern.p.long_stride"], token(run)) == "Long Stride has no icon of reason."
    assert refused(run, 0, ["fern.p.hearth_calm"], token(run)) == "Hearth-Calm is not in your hand."


def test_a_cost_of_nothing_still_wants_energy() -> None:  # E-MINCOST, F7
    state = at_turn(1)
    free = next(card.id for card in game().content.ranger_cards.values() if card.cost == 0)
    state.rangers[0].hand = [free]
    state.rangers[0].energy = dict.fromkeys(state.rangers[0].energy, 0)
    run = resume(state)
    assert options(run)[f"play:{free}"] == "rangers-refused-mincost"
    assert refused(run, 0, f"play:{free}", token(run)) == "Every play costs energy."


def test_attributes_are_only_committed_and_responses_wait_for_their_moment() -> None:  # E-UNPLAYABLE, ER-5.2, ER-5.3
    state = at_turn(1)
    state.rangers[0].hand = ["fern.p.long_stride", "t.ache", "t.duck"]
    run = resume(state)
    told = {card: refused(run, 0, f"play:{card}", token(run)) for card in state.rangers[0].hand}
    assert told["fern.p.long_stride"] == "Attributes are only committed to tests."
    assert told["t.ache"] == "Maladies are never played."
    assert told["t.duck"] == "It is played at its moment: you are asked when that comes."
    assert refused(run, 0, "play:t.sack", token(run)).endswith("is not in your hand.")


def test_a_test_wants_a_target_of_its_kind() -> None:  # E-TARGET, ER-6.3
    state = at_turn(1)
    deer = lay(state, "fern.wild.bell_deer", "along")
    face_down = lay(state, "fern.wild.lynx", "along", is_face_down=True)
    run = resume(state)
    told = {
        f"traverse:{deer.uid}": "Traverse needs a feature or the location.",
        f"connect:{place(run)}": "Connect needs a being.",
        f"avoid:{place(run)}": "Avoid needs a being.",
        f"connect:{face_down.uid}": "Only what lies open can be tried.",
        "connect:nothing": GONE,
    }
    assert {option: refused(run, 0, option, token(run)) for option in told} == told


def test_what_lies_face_down_is_not_named() -> None:  # E-TARGET, P6
    """Whatever lies there, the answer is the same: a refusal tells no secret."""
    told = set()
    for card in ("fern.wild.lynx", "fern.wild.windfall", "fern.wild.bell_deer"):
        state = at_turn(1)
        hidden = lay(state, card, "along", is_face_down=True)
        run = resume(state)
        names = (f"connect:{hidden.uid}", f"traverse:{hidden.uid}", f"test:{hidden.uid}:0:{hidden.uid}")
        told |= {refused(run, 0, option, token(run)) for option in names}
    assert told == {"Only what lies open can be tried."}


def test_what_another_carries_is_not_tested() -> None:  # E-OTHERAREA, ER-6.1
    state = at_turn()
    tower = lay(state, "t.tower", "area:1", owner=1)
    run = resume(state)
    assert refused(run, 0, f"traverse:{tower.uid}", token(run)) == "What another Ranger carries cannot be tried."
    assert refused(run, 0, f"test:{tower.uid}:0:{tower.uid}", token(run)) == refused(
        run, 0, f"traverse:{tower.uid}", token(run)
    )


def test_who_is_disconnected_is_not_met_and_what_is_untraversable_not_passed() -> None:  # E-KEYWORD, ER-15
    state = at_turn(1)
    stray = lay(state, "t.stray", "along")
    run = resume(state)
    assert refused(run, 0, f"connect:{stray.uid}", token(run)).endswith(
        "is disconnected: Connect brings no progress there."
    )


def test_an_obstacle_blocks_whoever_cannot_dodge_it() -> None:  # E-OBSTACLE, F4, ER-7.7
    state = at_turn(1)
    lay(state, "fern.wild.windfall", "along")
    state.rangers[0].energy["AWA"] = 0
    run = resume(state)
    told = "Windfall Tangle blocks the way: dodge or exhaust it."
    assert refused(run, 0, f"traverse:{place(run)}", token(run)) == told


def test_only_what_lies_between_is_dodged() -> None:  # E-DODGE, ER-7.6
    state = at_turn(1)
    lynx = lay(state, "fern.wild.lynx", "reach:0")
    far = lay(state, "fern.wild.bell_deer", "along", is_ready=False)
    run = resume(state)
    answer(run, f"traverse:{place(run)}")
    house(run, "rangers.dodge")
    assert asked(run) == "rangers.dodge" and set(options(run)) == {lynx.uid}
    assert refused(run, 0, [far.uid], token(run)) == "Bell Deer is not between you and what you try."


def test_where_dodging_is_off_nobody_is_asked() -> None:  # E-DODGE, D7
    state = at_turn(1, basic_dodge="off")
    lynx = lay(state, "fern.wild.lynx", "reach:0")
    run = resume(state)
    answer(run, f"traverse:{place(run)}")
    assert refused(run, 0, [lynx.uid], token(run)) == GONE
    while run.requests() and asked(run) != "rangers.turn":
        assert asked(run) != "rangers.dodge"
        answer(run, run.requests()[0].decision.house_answer())


def test_a_card_that_sleeps_does_not_exhaust_for_anything() -> None:  # E-EXHAUSTED, ER-4.2
    state = at_turn()
    state.rangers[0].fatigue = ["fern.p.long_stride"] * 3
    sack = lay(state, "t.sack", "area:0", owner=0, is_ready=False, tokens={"room": 1})
    run = resume(state)
    assert refused(run, 0, f"use:{sack.uid}:0", token(run)).endswith("is exhausted already.")


def test_without_a_token_nothing_is_used() -> None:  # E-TOKEN, ER-5.6
    state = at_turn()
    state.rangers[0].hand = ["t.glow"]
    sack = lay(state, "t.sack", "area:0", owner=0, tokens={"room": 0})
    run = resume(state)
    assert refused(run, 0, f"use:{sack.uid}:0", token(run)).endswith("has no room left.")
    assert refused(run, 0, "play:t.glow", token(run)) == "No conduit of yours has a token left."


def test_a_weapon_does_not_aim_at_friends() -> None:  # E-FRIENDLY, ER-15 Friendly, rules 6.20
    strike = {"name": "Strike", "aspect": "FIT", "approach": "conflict", "target": {"type": "being"}}
    club = read_cards(box(row(traits="Weapon")), "box").cards["imp.box.09001"]
    packed = PINNING.packed(club)
    packed["card"]["tests"] = [strike | {"success": [{"do": "exhaust", "who": "$target"}]}]
    state = at_turn(1)
    PINNING.take(state, 0, [packed])
    mine = lay(state, club.id, "area:0", owner=0)
    deer, tom = (lay(state, card, "reach:0") for card in ("fern.wild.bell_deer", "fern.s.brindle"))
    run = resume(state)
    assert f"test:{mine.uid}:0:{deer.uid}" in options(run)
    told = refused(run, 0, f"test:{mine.uid}:0:{tom.uid}", token(run))
    assert told == "Brindle, Trail Hound is friendly: no weapon goes against it."
    told = refused(run, 0, f"test:{mine.uid}:0:{place(run)}", token(run))
    assert told == "Strike does not go for Gap."  # E-TARGET
