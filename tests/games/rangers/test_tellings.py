"""What is told, and what is asked, in tables of the edition `tellings`: those of before go on as they began."""

from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.rangers.campaign.state import CampaignOptions
from cogs.rangers.game import game as fernreach
from cogs.rangers.options import RangersOptions
from cogs.rangers.state import RangersState
from cogs.rangers.view.account import account
from tests.games.rangers.kit import answer, asked, at_turn, game, house, lay, resume, stack
from tests.games.rangers.test_travel import place_of, travelling

WORDS = Catalogue("rangers")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of, game())
EDITIONS = pytest.mark.parametrize("tellings", ["second", "first"])


def lines(run: Run[RangersState], *kinds: str) -> list[str]:
    found = [event.text_for(None) for event in run.journal if event.kind in kinds]
    return [WORDS.format(one, NAMES) for one in found if one is not None]


@EDITIONS
def test_which_card_a_mission_shuffles_in_is_told(tellings: Any) -> None:  # ER-2.3
    """*One card is shuffled into the path deck*: the mission, which all can read, says which."""
    run = Run.start(fernreach(), b"which card", 1, RangersOptions(tellings=tellings, one_day="see_him_home"))
    house(run, "rangers.turn")
    kinds = {event.kind for event in run.journal}
    assert ("rangers-shuffled-in-named" in kinds) is (tellings == "second")
    assert ("rangers-shuffled-in" in kinds) is (tellings == "first")


def test_cards_at_random_are_not_named() -> None:  # rules 13, `path_moments`
    run = Run.start(fernreach(), b"at random", 2, RangersOptions(path_moments=True, group_mode="lead"))
    house(run, "rangers.turn")
    assert "rangers-shuffled-in" in {event.kind for event in run.journal}


def remembers(state: RangersState, challenge: str) -> Run[RangersState]:
    """The first Ranger remembers, and this challenge card is turned."""
    stack(state, challenge)
    run = resume(state)
    answer(run, "remember")
    house(run, "rangers.commit")
    answer(run, [])
    return run


@EDITIONS
@pytest.mark.parametrize("has", [0, 1])
def test_what_stirs_in_vain_is_not_told(tellings: Any, has: int) -> None:  # ER-8.4
    """*Tangle stirs*, and nothing came of it."""
    state = at_turn(1, tellings=tellings)
    lay(state, "t.tangle", "along", tokens={"progress": has} if has else {})
    run = remembers(state, "c07")
    house(run, "rangers.turn")
    assert lines(run, "rangers-wakes") == (["Tangle stirs."] if has or tellings == "first" else [])


@EDITIONS
def test_no_order_is_asked_of_two_that_take_from_the_location(tellings: Any) -> None:  # ER-8.4, DP-12
    """*Leaning Signal Tower, then Sweetcap Ring*, or the other way: the location lost 1 progress each."""
    state = at_turn(tellings=tellings)
    for card in ("fern.wild.sweetcap", "fern.wild.sweetcap"):
        lay(state, card, "along")
    state.card(place_of(state)).tokens["progress"] = 3
    run = remembers(state, "c07")
    while run.requests() and asked(run) not in ("rangers.order", "rangers.turn"):
        answer(run, run.requests()[0].decision.house_answer())
    assert (asked(run) == "rangers.order") is (tellings == "first")


@pytest.mark.parametrize(
    ("votes", "tellings", "told"),
    [
        (("stay", "FO:wildwood"), "second", ["The vote is a tie, and Ada leads: Stay."]),
        (("stay", "stay"), "second", []),
        (("stay", "FO:wildwood"), "first", []),
    ],
)
def test_a_vote_that_was_not_of_one_mind_says_how_it_ended(
    votes: tuple[str, str], tellings: Any, told: list[str]
) -> None:
    """ER-1.6, ER-16.2: of *Ada and Ben, your move* nothing was told but that the group had left."""
    state = travelling()
    state.options = state.options.model_copy(update={"group_mode": "consensus", "tellings": tellings})
    run = resume(state)
    for seat, vote in enumerate(votes):
        if any(request.decision.key == "rangers.travel" for request in run.requests(seat)):
            answer(run, vote, seat)
    assert lines(run, "rangers-voted") == told


def test_a_vote_and_a_card_that_is_shuffled_in_are_in_the_account() -> None:
    voted = text("rangers-voted", what=text("rangers-option-stay"), n=1, of=2, tie=True, lead="@seat:0")
    named = text("rangers-shuffled-in-named", n=1, cards=["@t.lantern"])
    told = account([text("rangers-passes", who="@seat:1"), voted, text("rangers-round", n=2), named])
    assert [WORDS.format(one, NAMES) for one in told][1:] == [
        "The vote is a tie, and Ada leads: Stay.",
        "Round 2. Everybody's energy is full again; what a role adds was for the first round. "
        "Lantern is shuffled into the path deck.",
    ]


@pytest.mark.parametrize("options", [RangersOptions, CampaignOptions])
def test_tables_of_before_are_of_the_first_edition(options: type[RangersOptions | CampaignOptions]) -> None:
    stored = {name: value for name, value in options().model_dump(mode="json").items() if name != "tellings"}
    assert (options.model_validate(stored).tellings, options().tellings) == ("first", "second")
    assert "tellings" not in options.model_validate(stored).model_dump(mode="json")
