"""Bad input and what the rules forbid (rules 11): a sentence for whoever tried it, and nothing has changed."""

from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.content.imports.cards import read_cards
from cogs.rangers.content.imports.own import PINNING
from cogs.rangers.game import game as fernreach
from cogs.rangers.options import RangersOptions
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import SEED, answer, asked, at_turn, game, house, lay, options, resume, stack
from tests.games.rangers.test_imports import box, row

WORDS = Catalogue("rangers")


def refused(run: Run[RangersState], seat: int, choice: Any, token: str | None = None) -> str:
    """What somebody is told; the state is as it was."""
    before = game().dump(run.state)
    with pytest.raises((NotPossible, NoLongerPossible)) as error:
        run.choose(seat, choice, token)
    assert game().dump(run.state) == before
    return WORDS.format(error.value.text, lambda ref: {"seat:0": "Ada", "seat:1": "Bo"}.get(ref))


def token(run: Run[RangersState]) -> str:
    request = run.requests()[0]
    return run.token(request, request.decision.seats[0])


def test_it_is_somebody_elses_turn() -> None:  # E-TURN, A5
    run = resume(at_turn())
    assert refused(run, 1, "pass") == "It is the turn of Ada."


def test_whoever_rests_is_told_so() -> None:  # E-TURN, ER-3.5
    state = at_turn()
    state.rangers[1].has_passed = True
    assert refused(resume(state), 1, "pass") == "You rest until the next round."


def test_a_choice_is_its_seats_alone() -> None:  # E-SEAT
    run = resume(at_turn())
    refused(run, 1, "pass", token(run))


def test_an_answered_question_is_gone() -> None:  # E-STALE, E-TWICE, ER-6.15
    """A second action in one turn comes too late."""
    run = resume(at_turn(1))
    old = token(run)
    answer(run, "remember")
    assert refused(run, 0, "pass", old)


def test_a_hand_is_changed_once() -> None:  # E-TWICE, ER-2.1, A1
    run = Run.start(fernreach(), SEED, 2, RangersOptions(group_mode="lead"))
    house(run, "rangers.mulligan")
    old = run.token(run.requests(0)[0], 0)
    answer(run, ["0", "1"], 0)
    with pytest.raises((NotPossible, NoLongerPossible)):
        run.choose(0, ["2"], old)
    answer(run, [], 1)
    assert asked(run) != "rangers.mulligan" and len(run.state.rangers[0].hand) == 6


def test_only_energy_of_the_tests_aspect_goes_in() -> None:  # E-ASPECT
    run = resume(at_turn(1))
    answer(run, "remember")
    refused(run, 0, ["AWA"], token(run))
    assert [option.id for option in run.requests()[0].options(run)] == ["energy"]


def test_more_energy_than_there_is_does_not_go_in() -> None:  # E-NUM, E-ENERGY
    run = resume(at_turn(1))
    answer(run, "remember")
    assert refused(run, 0, ["energy"] * 2, token(run))


def test_a_cost_of_nothing_still_wants_energy() -> None:  # E-MINCOST, F7
    state = at_turn(1)
    free = next(card.id for card in game().content.ranger_cards.values() if card.cost == 0)
    state.rangers[0].hand = [free]
    state.rangers[0].energy = dict.fromkeys(state.rangers[0].energy, 0)
    run = resume(state)
    assert options(run)[f"play:{free}"] == "rangers-refused-mincost"
    assert refused(run, 0, f"play:{free}", token(run)) == "Every play costs energy."


def test_a_test_wants_a_target_of_its_kind() -> None:  # E-TARGET, ER-6.3
    state = at_turn(1)
    deer = lay(state, "fern.wild.bell_deer", "along")
    face_down = lay(state, "fern.wild.lynx", "along", is_face_down=True)
    run = resume(state)
    for option in (f"traverse:{deer.uid}", f"connect:{face_down.uid}", "connect:nothing"):
        assert refused(run, 0, option, token(run))


def test_an_obstacle_blocks_whoever_cannot_dodge_it() -> None:  # E-OBSTACLE, F4, ER-7.7
    state = at_turn(1)
    lay(state, "fern.wild.windfall", "along")
    state.rangers[0].energy["AWA"] = 0
    run = resume(state)
    place = next(card.uid for card in run.state.cards if card.card == "t.loc.gap")
    assert refused(run, 0, f"traverse:{place}", token(run)) == "An obstacle blocks the way: dodge it or exhaust it."


def test_only_what_lies_between_is_dodged() -> None:  # E-DODGE, ER-7.6
    state = at_turn(1)
    lynx = lay(state, "fern.wild.lynx", "reach:0")
    far = lay(state, "fern.wild.bell_deer", "along", is_ready=False)
    run = resume(state)
    place = next(card.uid for card in run.state.cards if card.card == "t.loc.gap")
    answer(run, f"traverse:{place}")
    house(run, "rangers.dodge")
    assert asked(run) == "rangers.dodge" and set(options(run)) == {lynx.uid}
    assert refused(run, 0, [far.uid], token(run))


def test_where_dodging_is_off_nobody_is_asked() -> None:  # E-DODGE, D7
    state = at_turn(1, basic_dodge="off")
    lay(state, "fern.wild.lynx", "reach:0")
    run = resume(state)
    place = next(card.uid for card in run.state.cards if card.card == "t.loc.gap")
    answer(run, f"traverse:{place}")
    while run.requests() and asked(run) != "rangers.turn":
        assert asked(run) != "rangers.dodge"
        answer(run, run.requests()[0].decision.house_answer())


def test_a_card_that_sleeps_does_not_exhaust_for_anything() -> None:  # E-EXHAUSTED, ER-4.2
    state = at_turn()
    state.rangers[0].fatigue = ["fern.p.long_stride"] * 3
    sack = lay(state, "t.sack", "area:0", owner=0, is_ready=False)
    run = resume(state)
    assert refused(run, 0, f"use:{sack.uid}:0", token(run))


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
    assert refused(run, 0, f"test:{mine.uid}:0:{tom.uid}", token(run))


def test_with_too_little_progress_the_way_is_not_offered() -> None:  # E-GATE, ER-13.1
    state = at_turn(1)
    place = next(card for card in state.cards if card.card == "t.loc.gap")
    place.tokens["progress"] = 3
    run = resume(state)
    answer(run, "pass")
    assert run.state.round == 2 and run.state.place == "GA"


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_ride(seats: int) -> None:  # E-PLAYERS
    with pytest.raises(NotPossible, match="refused-seats"):
        Run.start(game(), SEED, seats)


def test_nobody_joins_during_a_day() -> None:  # E-PLAYERS, ER-16.6
    run = resume(at_turn(1))
    assert not game().admits(run.state)


def test_a_day_does_not_go_on_for_ever() -> None:  # E-ENGINE, rules 6.24
    state = at_turn(1)
    state.round = 60
    run = resume(state)
    answer(run, "pass")
    assert run.over and run.state.result == "exhausted"


def test_forged_answers_of_every_shape_change_nothing() -> None:  # E-NUM, P3
    run = resume(at_turn(2))
    for choice in (None, 3, -1, 1.5, "", "use:c1:99", "play:nothing", ["pass"], {"pass": 1}, "traverse:", "test:::"):
        refused(run, 0, choice, token(run))


# ---------------------------------------------------------------------- readings


def test_somebody_who_is_away_takes_the_default() -> None:  # ER-16.6
    """Passing, declining, keeping: each question has an answer that the clock may take."""
    state = at_turn(2)
    run = resume(state)
    assert run.requests()[0].decision.house_answer() == "pass"
    answer(run, "pass")
    assert run.requests()[0].decision.seats == (1,)


def test_a_test_goes_on_when_its_target_has_left() -> None:  # ER-1.10, ER-9.5, rules 6.1
    """The challenge effects still stir, and the sum names what was there."""
    state = at_turn(1)
    deer = lay(state, "fern.wild.bell_deer", "along", tokens={"progress": 3})
    stack(state, "c17")  # SPI 0: the fourth progress clears it
    run = resume(state)
    answer(run, f"connect:{deer.uid}")
    house(run, "rangers.turn")
    assert run.state.find(deer.uid) is None
    assert run.view(None)["last_test"]["card_name"] == "Bell Deer"
