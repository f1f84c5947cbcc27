"""Whoever is asked whether to use something is told when nothing would come of it."""

import pytest

from bot.rules.decision import Option
from bot.rules.kernel.run import Run
from cogs.rangers.content.vocabulary.effects import Add, Attempt, Draw
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.cards.abilities import NOT_NOW
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.conditions import context_of
from cogs.rangers.rules.reading.idle import does_nothing
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import answer, asked, at_turn, game, lay, response_asked, resume


def on(state: RangersState) -> Board:
    return Board(state, game().content_of(state))


def hint_of(run: Run[RangersState], option: str) -> str:
    found: Option = next(one for one in run.requests()[0].options(run) if one.id == option)
    return "" if found.hint is None else found.hint.key


@pytest.mark.parametrize(("target", "is_idle"), [("t.loc.gap", True), ("t.loc.mere", False)])
def test_a_test_that_is_as_easy_as_can_be_is_made_no_easier(target: str, is_idle: bool) -> None:
    """Pathmaker exhausted for it, and said "The test is easier by 1" (ER-6.9)."""
    state = at_turn(vain_uses="asked")
    lay(state, "fern.r.pathmaker", "area:0", owner=0)
    card = next(one for one in state.cards if one.card == "t.loc.gap")
    card.card = target
    assert (on(state).presence(card) < 2) is is_idle
    run = resume(state)
    answer(run, f"traverse:{card.uid}")
    assert asked(run) == "rangers.use" and run.requests()[0].decision.prompt.params["idle"] is is_idle
    use = next(one for one in run.requests()[0].options(run) if one.id == "use")
    assert use.usual is (False if is_idle else None), "nobody is led to press it"


@pytest.mark.parametrize(
    ("target", "more", "asks"),
    [("t.loc.gap", "", "rangers.commit"), ("t.loc.mere", "", "rangers.use"), ("t.loc.gap", "seams", "rangers.use")],
)
def test_nobody_is_asked_to_use_what_would_do_nothing(target: str, more: str, asks: str) -> None:
    """Three times in an evening: unless something answers to how it is paid for."""
    state = at_turn()
    role = lay(state, "fern.r.pathmaker", "area:0", owner=0)
    if more:
        lay(state, "fern.b.braced_seams", "area:0", owner=0, parent=role.uid)
    card = next(one for one in state.cards if one.card == "t.loc.gap")
    card.card = target
    run = resume(state)
    answer(run, f"traverse:{card.uid}")
    assert asked(run) == asks


def test_a_choice_of_cards_that_there_are_none_of() -> None:
    """Good Neighbour was used up with no being ready."""
    state = at_turn()
    role = lay(state, "fern.r.good_neighbour", "area:0", owner=0)
    hart = lay(state, "t.hart", "along")
    ability = game().content.roles["fern.r.good_neighbour"].abilities[0]
    assert not does_nothing(on(state), ability.do, context_of(state, 0, role.uid))
    needed = on(state).threshold(hart, "progress")
    assert isinstance(needed, int)
    hart.tokens["progress"] = needed  # it is cleared in a moment
    assert does_nothing(on(state), ability.do, context_of(state, 0, role.uid))
    hart.tokens["progress"] -= 1
    assert not does_nothing(on(state), ability.do, context_of(state, 0, role.uid))
    hart.is_ready = False
    assert does_nothing(on(state), ability.do, context_of(state, 0, role.uid))


def test_a_card_of_the_hand_that_would_be_played_for_nothing_says_so() -> None:
    """Standing Invitation cost two energy with no human in play."""
    state = at_turn()
    state.rangers[0].hand = ["fern.b.standing_invitation"]
    run = resume(state)
    assert hint_of(run, "play:fern.b.standing_invitation") == "rangers-says-idle"


def test_soothing_and_healing_nobody_is_nothing() -> None:
    state = at_turn()
    rules = game().content
    soothes = [
        one for card in rules.ranger_cards.values() for a in card.abilities for one in a.do if one.do == "soothe"
    ]
    mine = [one for one in soothes if one.who == "you"][:1]
    assert mine and does_nothing(on(state), mine, context_of(state, 0, ""))
    state.rangers[0].fatigue = ["fern.p.long_stride"]
    assert not does_nothing(on(state), mine, context_of(state, 0, ""))
    assert not does_nothing(on(state), [], context_of(state, 0, "")), "what says nothing is not known to do nothing"


def test_with_an_empty_answer_the_order_for_all_like_it_is_a_button_beside() -> None:
    run = response_asked()
    decision = run.requests()[0].decision
    assert decision.form is not None
    form = decision.form(NOT_NOW.id)
    assert form is not None and [one.id for one in form.parts[0].options] == ["idle"] and form.parts[0].beside


def test_an_arrow_of_which_a_part_can_be_done_does_something() -> None:
    """What stands before it is done as far as it can be, though nothing follows then."""
    state = at_turn()
    nobody = Add(do="add", token="progress", to=Find(type=("being",)))
    draw = Draw(do="draw")
    context = context_of(state, 0, "")
    assert does_nothing(on(state), [Attempt(do="attempt", effects=(nobody,), then=(draw,))], context)
    assert not does_nothing(on(state), [Attempt(do="attempt", effects=(nobody, draw))], context)
