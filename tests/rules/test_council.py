"""Decisions of a group, with a game of nothing else: who is asked, when it is counted, who breaks a tie."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.council.council import Council
from bot.rules.council.counting import by_all, by_more_than_half, is_out_of_reach, leading, next_present
from bot.rules.decision import Form, Option, Text, text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from bot.rules.table_state import Step, TableState

PROMPT = text("toy-vote")
YES, NO = Option("yes", text("toy-yes")), Option("no", text("toy-no"))
Decide = Callable[[Play["Town"]], Awaitable[Any]]


class Town(TableState):
    found: Any = None
    roads: list[str] = ["hill", "marsh", "wood"]


class Meeting(Game[Town]):
    id = "meeting"
    seats = (1, 4)
    state = Town
    options = Town
    content: Any = None
    content_hash = "toy"

    def __init__(self, decide: Decide) -> None:
        async def meet(play: Play[Town]) -> None:
            play.state.found = await decide(play)

        self.steps = {"meet": meet}

    def new(self, options: Any, seats: int) -> Town:
        return Town(steps=[Step(name="meet")])

    def view(self, state: Town, seat: int | None) -> dict[str, Any]:
        return {}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("toy-board")]

    def anytime(self, state: Town, seat: int) -> list[Option]:
        return [Option("burn", text("toy-biscuit"))] if "marsh" in state.roads else []

    async def act_anytime(self, play: Play[Town], seat: int, option: str) -> None:
        play.state.roads.remove("marsh")


def meeting(decide: Decide, seats: int = 3) -> Run[Town]:
    return Run.start(Meeting(decide), b"meeting", seats)


def roads(play: Play[Town]) -> list[Option]:
    return [Option(road, text("toy-number", n=road)) for road in play.state.roads]


def choosing(seats: int = 3, leader: int = 0, **how: Any) -> Run[Town]:
    council = Council(range(seats), leader, **how)
    return meeting(lambda play: council.choose(play, "road", PROMPT, lambda: roads(play)), seats)


def voting(seats: int = 3, leader: int = 0, **how: Any) -> Run[Town]:
    council = Council(range(seats), leader, **how)
    return meeting(lambda play: council.vote(play, "road", PROMPT, lambda: roads(play)), seats)


def test_the_leader_decides_alone_and_nobody_else_is_asked() -> None:
    run = choosing(leader=1, mode="leader")
    assert run.waiting() == [1]
    with pytest.raises(NotPossible):
        run.choose(0, "hill")
    run.choose(1, "wood")
    assert run.state.found == "wood"


def test_of_anyone_the_first_answer_counts() -> None:
    run = choosing(mode="anyone")
    assert run.waiting() == [0, 1, 2]
    run.choose(2, "marsh")
    assert run.over and run.state.found == "marsh"


@pytest.mark.parametrize(("mode", "seats", "shown"), [("leader", 3, True), ("anyone", 1, True), ("anyone", 3, False)])
def test_only_of_whoever_decides_alone_it_is_known_what_follows(mode: Any, seats: int, shown: bool) -> None:
    council = Council(range(seats), 0, mode=mode)
    form = Form(PROMPT, (), PROMPT)
    run = meeting(lambda play: council.choose(play, "road", PROMPT, lambda: roads(play), form=lambda road: form), seats)
    assert (run.requests(0)[0].decision.form is not None) is shown


def test_a_button_of_others_is_known_as_theirs() -> None:
    council = Council((0, 1), 0, mode="anyone")
    run = meeting(lambda play: council.choose(play, "road", PROMPT, lambda: roads(play)))
    request = run.requests(1)[0]
    for seat in (0, 1):
        assert run.asked_of_others(2, run.token(request, seat)) is request
    assert run.asked_of_others(2, "9q9") is None
    assert run.asked_of_others(0, run.token(request, 1)) is None, "it is asked itself"


def test_a_vote_waits_for_all_and_most_votes_win() -> None:
    run = choosing()
    run.choose(0, "hill")
    run.choose(2, "wood")
    assert run.waiting() == [1]
    run.choose(1, "wood")
    assert run.state.found == "wood"


@pytest.mark.parametrize(("leaders", "found"), [("wood", "wood"), ("hill", "hill")])
def test_a_tie_goes_to_what_the_leader_voted_for(leaders: str, found: str) -> None:
    run = choosing(2, leader=1)
    run.choose(0, "wood" if leaders == "hill" else "hill")
    run.choose(1, leaders)
    assert run.state.found == found


def test_a_tie_without_the_leader_goes_to_the_first_listed() -> None:
    run = choosing(4, leader=0, closes="all")
    for seat, road in enumerate(("marsh", "wood", "hill", "hill")):
        run.choose(seat, road)
    assert run.state.found == "hill", "most votes"
    council = Council([1, 2], 0)
    run = meeting(lambda play: council.choose(play, "road", PROMPT, lambda: roads(play)))
    run.choose(1, "wood")
    run.choose(2, "marsh")
    assert run.state.found == "marsh"


def test_a_tie_may_be_put_to_the_leader_anew() -> None:
    run = voting(2, leader=1, is_tie_asked=True)
    run.choose(0, "marsh")
    run.choose(1, "wood")
    (request,) = run.requests(1)[:1]
    assert request.decision.key == "road.tie" and [o.id for o in request.options(run)] == ["marsh", "wood"]
    run.choose(1, "marsh")
    assert run.state.found == ("marsh", True, {0: "marsh", 1: "wood"})


def test_where_one_thing_is_left_nobody_votes_and_no_tie_was_broken() -> None:
    run = meeting(lambda play: Council(range(3), 0).vote(play, "road", PROMPT, lambda: roads(play)[:1]))
    assert run.over and run.state.found == ("hill", False, {})


def test_without_a_tie_the_leader_is_not_asked_anew() -> None:
    run = voting(2, leader=1, is_tie_asked=True)
    run.choose(0, "wood")
    run.choose(1, "wood")
    assert run.state.found == ("wood", False, {0: "wood", 1: "wood"})


@pytest.mark.parametrize(
    ("closes", "votes", "is_over"),
    [
        ("all", "hhh", False),
        ("half", "hh", False),
        ("half", "hhh", True),
        ("half", "hmh", False),
        ("reached", "hh", False),
        ("reached", "hhh", True),
        ("reached", "hmh", False),
    ],
)
def test_a_vote_may_be_counted_before_all_have_spoken(closes: Any, votes: str, is_over: bool) -> None:
    run = choosing(4, closes=closes)
    for seat, letter in enumerate(votes):
        run.choose(seat, {"h": "hill", "m": "marsh"}[letter])
    assert run.over == is_over


def test_a_vote_may_be_changed_and_taken_back_until_it_is_counted() -> None:
    run = choosing(2, may_change=True)
    run.choose(0, "hill")
    assert run.waiting() == [1], "whoever has voted is not waited for"
    run.choose(0, "wood")
    run.choose(0, "not-done")
    assert run.waiting() == [0, 1]
    run.choose(1, "marsh")
    assert not run.over
    run.choose(0, "wood")
    assert run.state.found == "wood"


def test_an_open_ballot_tells_who_is_for_what() -> None:
    """Nobody was told what the other had said, nor saw one's own vote."""
    run = choosing(3, may_change=True)
    run.choose(0, "wood")
    for request in run.requests():
        said = {one.id: one.label for one in request.options(run)}
        assert said["wood"].key == "option-voted" and said["wood"].params["who"] == ["@seat:0"]
        assert said["hill"].key == "toy-number"


def test_without_that_a_vote_stands() -> None:
    run = choosing(2)
    run.choose(0, "hill")
    with pytest.raises((NotPossible, NoLongerPossible)):
        run.choose(0, "wood")


@pytest.mark.parametrize("may_change", [False, True])
def test_what_becomes_possible_or_not_meanwhile_is_offered_anew(may_change: bool) -> None:
    run = choosing(2, may_change=may_change)
    run.choose(1, "wood")
    run.choose(0, "burn")
    offered = [option.id for option in run.requests(0)[0].options(run)]
    assert offered == ["hill", "wood"]
    run.choose(0, "hill")
    assert run.state.found == "hill"


def test_whoever_abstains_counts_for_nothing() -> None:
    run = voting(3, may_abstain=True)
    request = run.requests(1)[0]
    assert request.decision.house_answer() == "abstain"
    run.choose(0, "abstain")
    run.choose(1, "wood")
    run.choose(2, "abstain")
    assert run.state.found == ("wood", False, {1: "wood"})


def test_most_who_abstain_close_no_vote() -> None:
    run = voting(3, may_abstain=True, closes="half")
    run.choose(0, "abstain")
    run.choose(1, "abstain")
    assert not run.over
    run.choose(2, "marsh")
    assert run.state.found == ("marsh", False, {2: "marsh"})


def test_when_all_abstain_the_leader_may_be_asked() -> None:
    run = voting(2, leader=0, may_abstain=True, is_tie_asked=True)
    run.choose(0, "abstain")
    run.choose(1, "abstain")
    run.choose(0, "wood")
    assert run.state.found == ("wood", True, {})


def test_a_council_of_one_is_asked_and_one_road_is_taken() -> None:
    run = choosing(1)
    run.choose(0, "marsh")
    assert run.state.found == "marsh"
    council = Council(range(3), 0)
    only = meeting(lambda play: council.choose(play, "road", PROMPT, lambda: roads(play)[:1]))
    assert only.over and only.state.found == "hill"
    nothing = meeting(lambda play: council.choose(play, "road", PROMPT, list))
    assert nothing.over and nothing.state.found == ""


def test_an_order_is_the_leaders() -> None:
    council = Council(range(3), 2)
    run = meeting(lambda play: council.order(play, "order", PROMPT, lambda: roads(play)))
    assert run.waiting() == [2]
    run.choose(2, ["wood", "hill", "marsh"])
    assert run.state.found == ["wood", "hill", "marsh"]


def test_consent_needs_everybody_and_the_first_no_ends_it() -> None:
    council = Council(range(3), 0)

    def ask() -> Run[Town]:
        return meeting(lambda play: council.agree(play, "go", PROMPT, YES, NO))

    run = ask()
    assert run.requests(1)[0].decision.house_answer() == "no"
    for seat in (1, 0, 2):
        assert not run.over
        run.choose(seat, "yes")
    assert run.state.found is True
    run = ask()
    run.choose(1, "yes")
    run.choose(2, "no")
    assert run.over and run.state.found is False


def test_the_first_to_step_forward_is_the_volunteer() -> None:
    council = Council(range(3), 0)

    def ask() -> Run[Town]:
        return meeting(lambda play: council.volunteer(play, "who", PROMPT, YES, NO))

    run = ask()
    run.choose(0, "no")
    run.choose(2, "yes")
    assert run.state.found == 2
    run = ask()
    for seat in (0, 2, 1):
        run.choose(seat, "no")
    assert run.over and run.state.found is None


def proposing(mode: Any, seats: int = 3) -> Run[Town]:
    council = Council(range(seats), 1, mode)
    return meeting(lambda play: council.propose(play, "share", PROMPT, lambda: roads(play)), seats)


@pytest.mark.parametrize(("mode", "who"), [("leader", [1]), ("anyone", [0, 1, 2])])
def test_a_proposal_stands_when_nobody_wants_anything_else(mode: str, who: list[int]) -> None:
    run = proposing(mode)
    assert run.waiting() == who
    run.choose(1, "wood")
    assert run.waiting() == [0, 2]
    offered = [option.id for option in run.requests(0)[0].options(run)]
    assert offered == ["agree", "hill", "marsh"] and run.requests(0)[0].decision.house_answer() == "agree"
    assert run.requests(0)[0].decision.prompt.params == {"who": "@seat:1", "what": text("toy-number", n="wood")}
    run.choose(0, "agree")
    run.choose(2, "agree")
    assert run.over and run.state.found == "wood"


def test_another_proposal_is_voted_on() -> None:
    run = proposing("leader")
    run.choose(1, "wood")
    run.choose(0, "hill")
    run.choose(2, "agree")
    request = run.requests(2)[0]
    assert request.decision.key == "share.vote" and [o.id for o in request.options(run)] == ["hill", "wood"]
    for seat, road in ((0, "hill"), (1, "wood"), (2, "hill")):
        run.choose(seat, road)
    assert run.state.found == "hill"


def test_of_two_roads_the_other_may_be_wanted_still() -> None:
    async def of_two(play: Play[Town]) -> str:
        play.state.roads = ["hill", "wood"]
        return await Council(range(3), 1).propose(play, "share", PROMPT, lambda: roads(play))

    run = meeting(of_two)
    run.choose(1, "wood")
    assert [option.id for option in run.requests(0)[0].options(run)] == ["agree", "hill"]


def test_alone_a_proposal_is_a_choice() -> None:
    run = meeting(lambda play: Council([0], 0).propose(play, "share", PROMPT, lambda: roads(play)), 1)
    run.choose(0, "hill")
    assert run.over and run.state.found == "hill"


# ---------------------------------------------------------------- counting


@given(st.integers(1, 6), st.data())
def test_no_later_word_changes_what_is_counted(n: int, data: Any) -> None:
    """A verdict that is given before all have spoken is the one that all words together give."""
    words = data.draw(st.lists(st.booleans(), min_size=n, max_size=n))
    for rule in (by_all, by_more_than_half):
        final = rule(range(n), [s for s in range(n) if words[s]], [s for s in range(n) if not words[s]])
        assert final is not None
        for said in range(n):
            early = rule(range(n), [s for s in range(said) if words[s]], [s for s in range(said) if not words[s]])
            assert early in (None, final)


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=7), st.integers(0, 7))
def test_what_is_out_of_reach_wins(votes: list[str], said: int) -> None:
    early = votes[:said]
    if is_out_of_reach(early, "abc", len(votes) - len(early)):
        assert leading(dict(enumerate(votes)), "abc") == leading(dict(enumerate(early)), "abc")


def test_while_nobody_has_voted_all_are_level() -> None:
    assert leading({}, ["a", "b"]) == ["a", "b"] and not is_out_of_reach([], ["a", "b"], 0)


def test_whoever_leads_next_and_is_there() -> None:
    assert next_present(2, 4, (0, 3)) == 3 and next_present(2, 4, (0, 1)) == 0 and next_present(2, 4, (2,)) == 2
