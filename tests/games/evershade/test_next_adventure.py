"""From one adventure to the next: which may follow, what goes along, who is new there, and what a lost one goes back to
(LE-3.2, LE-3.8, LE-26.5, LE-26.11, LE-26.12)."""

import pytest

from bot.rules.campaign.state import CampaignState, Page
from bot.rules.kernel.run import Run
from bot.rules.table_state import Step
from cogs.evershade.campaign.checks import problem_of
from cogs.evershade.campaign.game import EvershadeCampaign, game
from cogs.evershade.campaign.state import CampaignOptions, EvershadeRecord
from cogs.evershade.rules.heroes.casting import ready_made
from cogs.evershade.rules.story.acts import next_act
from cogs.evershade.rules.story.handing import Handed
from cogs.evershade.state import EvershadeState

State = CampaignState[EvershadeRecord]
CONTENT = game().content
FIRST, SECOND = "lamplighters_debt", "twelfth_answer"


@pytest.fixture(scope="module")
def campaign() -> EvershadeCampaign:
    return game()


def at_the_end(campaign: EvershadeCampaign) -> EvershadeRecord:
    """Two who stand before the last act of the first adventure."""
    record = campaign.new_record(CampaignOptions(), 2)
    ready = [ready_made(campaign.content, one) for one in list(campaign.content.pregens)[:2]]
    record.members[0].heroes, record.members[1].heroes = ready[:1], ready[1:]
    record.chapter, record.act = 3, 2
    return record


def come_home(campaign: EvershadeCampaign, record: EvershadeRecord, how: str = "won") -> None:
    """The last act as it comes back: two letters, a thing of the story, a secret."""
    heroes = [member.heroes for member in record.members]
    heroes[0][0].pouch_items.append("handful_of_salt")
    heroes[0][0].secret, heroes[0][0].stages = "lit_one_lamp", 2
    left = Handed(heroes=heroes, achievements=["answered"], completed=[(FIRST, "starting")], holder=1)
    left.tracker.marks, left.tracker.time, left.holders = ["B", "T"], 5, ["cook_fire"]
    campaign.take_in(record, {"how": how, "party": left.model_dump(mode="json")}, [0, 1])


@pytest.fixture
def home(campaign: EvershadeCampaign) -> Run[State]:
    """The same two when the first adventure is won, and somebody is asking for them."""

    def won(state: State) -> None:
        state.record = at_the_end(campaign)
        come_home(campaign, state.record)
        page = Page(number=1, key="1-1", riders=[0, 1], seats=2, before={}, left={"how": "won"})
        state.pages, state.steps = [page], [Step(name="between")]

    return Run.start(campaign, b"further", 2, patch=won)


def test_the_adventure_of_the_next_tier_follows(campaign: EvershadeCampaign) -> None:
    """LE-3.2, LE-3.8: none is open that was completed, and none of a tier that is not."""
    record = at_the_end(campaign)
    come_home(campaign, record)
    assert (record.following, record.is_over) == ([SECOND], "")
    again = at_the_end(campaign)
    again.adventure, completed = SECOND, [(FIRST, "starting"), (SECOND, "advanced")]
    left = Handed(heroes=[one.heroes for one in again.members], completed=completed).model_dump(mode="json")
    campaign.take_in(again, {"how": "won", "party": left}, [0, 1])
    assert (again.following, again.is_over) == ([], "won")


def test_who_has_the_token_says_where_to_and_the_party_takes_along_what_it_is(
    campaign: EvershadeCampaign, home: Run[State]
) -> None:
    """LE-26.5, LE-26.11: heroes, achievements and the token; of the letters those that the next adventure remembers.
    Camp, time and what was only for the old one stay behind; nobody has a secret there yet."""
    assert [one.decision.key for one in home.requests(1)] == ["evershade.next-adventure"]
    assert home.requests(0) == []
    home.choose(1, SECOND)
    record = home.state.record
    assert (record.adventure, record.chapter, record.act, record.holder) == (SECOND, 1, 1, 1)
    assert (record.tracker.marks, record.tracker.time, record.tracker.fired) == (["B"], 0, [])
    assert (record.achievements, record.holders, record.following) == (["answered"], [], [])
    hero = record.members[0].heroes[0]
    assert "handful_of_salt" not in hero.pouch_items and (hero.secret, hero.stages) == ("", 0)
    assert problem_of(campaign.content, record, 2) is None
    opening = campaign.opening(record, [0, 1])
    assert (opening.options["adventure"], opening.options["act"]) == (SECOND, 1)
    act = campaign.children["evershade"]
    run = Run.start(act, b"on", 2, act.options.model_validate(opening.options), brings=opening.brings)
    assert run.state.story.entries[-2:] == ["202", "203"]  # 3A.4: the party is known
    assert {"AC", "B"} <= set(run.state.tracker.marks)  # how the first one ended is the weather


def test_a_party_may_come_home_for_good(home: Run[State]) -> None:
    """LE-3.8: the campaign closes."""
    home.choose(1, "home")
    assert home.over and home.state.result == "won"


def test_a_lost_adventure_goes_back_to_its_own_beginning(campaign: EvershadeCampaign, home: Run[State]) -> None:
    """LE-26.12: with the achievements and letters of that day; those who come new have a head start (3E)."""
    home.choose(1, SECOND)
    record = home.state.record.model_copy(deep=True)
    record.achievements, record.act = ["answered", "came_home"], 2
    campaign.take_in(record, {"how": "lost", "party": {}}, [0, 1])
    assert (record.adventure, record.act, record.achievements, record.tracker.marks) == (SECOND, 1, ["answered"], ["B"])
    opening = campaign.opening(record, [0, 1])
    act = campaign.children["evershade"]
    run = Run.start(act, b"new", 2, act.options.model_validate(opening.options), brings=opening.brings)
    for seat in (0, 1):
        ready = [one.id for one in run.requests(seat)[0].decision.legal() if one.id != "own"]
        run.choose(seat, ready[0])
    assert [len(one.taken) for one in run.state.heroes] == [4, 4]
    assert [one.adv_pouch for one in run.state.heroes] == [0, 0]  # ready-made ones have spent them


def test_a_new_party_of_the_right_strength_may_begin_with_the_second(campaign: EvershadeCampaign) -> None:
    """3E: four advancements, spent before it sets off, and laid out; then the entry for those whom nobody knows."""
    act = campaign.children["evershade"]
    run = Run.start(act, b"begin", 2, act.options(adventure=SECOND))
    while not run.state.story.entries:
        request = run.requests()[0]
        seat = request.decision.seats[0]
        able = [one.id for one in request.decision.legal() if one.refused is None and one.id not in ("keep", "own")]
        key = request.decision.key
        answer = able[0] if key in ("evershade.hero", "evershade.advance", "evershade.upgrade") else "done"
        run.choose(seat, answer, run.token(request, seat))
    assert run.state.story.entries == ["201"]
    assert [len(one.taken) for one in run.state.heroes] == [4, 4]
    assert act.invariants(run.state) == []


@pytest.mark.parametrize("acts", [(2, 2, 2), (1, 3, 2), (4,), (1, 1)])
def test_act_follows_act_and_chapter_chapter_however_many_acts_each_has(acts: tuple[int, ...]) -> None:
    """LE-26.9."""
    printed = CONTENT.adventures[FIRST]
    chapters = tuple(printed.chapters[0].model_copy(update={"acts": printed.chapters[0].acts[:1] * n}) for n in acts)
    adventure, state = printed.model_copy(update={"chapters": chapters}), EvershadeState(chapter=1, act=1)
    gone = [(1, 1)]
    while (following := next_act(state, adventure)) is not None:
        state.chapter, state.act = following
        gone.append(following)
    assert gone == [(chapter, act) for chapter, n in enumerate(acts, 1) for act in range(1, n + 1)]
