"""What a card asks names the card, and what each answer does: *Which of these?* said neither."""

import pytest

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.rangers.content.vocabulary.effects import Exhaust, Fatigue
from cogs.rangers.rules.cards.quoting import what_it_does
from cogs.rangers.rules.reading.naming import said_after
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import answer, asked, at_turn, game, house, lay, resume, stack

WORDS = Catalogue("rangers")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of, game())


def told(run: Run[RangersState]) -> tuple[str, list[str]]:
    """(the question, its answers with what they do)"""
    request = run.requests()[0]
    found = [
        f"{WORDS.format(one.label, NAMES)}: {'' if one.hint is None else WORDS.format(one.hint, NAMES)}"
        for one in request.options(run)
    ]
    return WORDS.format(request.decision.prompt, NAMES), found


def test_a_role_that_asks_is_named_with_what_it_says() -> None:
    state = at_turn()
    role = lay(state, "fern.r.listener", "area:0", owner=0)
    run = resume(state)
    answer(run, f"use:{role.uid}:0")
    assert asked(run) == "rangers.scout"
    listener = "Listener: “Exhaust: scout 2 path cards, then you may draw 1 path card”. "
    assert told(run)[0].startswith(f"{listener}The next 2 cards of the path deck: which stay on top")
    house(run, "rangers.way")
    assert told(run) == (
        f"{listener}Which of these?",
        ["Go and look: draws the top path card into play", "Let it be: nothing happens"],
    )


def test_of_what_a_challenge_stirs_that_alone_is_quoted() -> None:
    """ER-8.4: Still Air asked for the order of path cards, and nobody knew why."""
    state = at_turn()
    lay(state, "t.tom", "reach:0")
    stack(state, "c01")
    run = resume(state)
    answer(run, "remember")
    house(run, "rangers.commit")
    answer(run, [])
    while asked(run) != "rangers.scout" or "own deck" in told(run)[0]:
        answer(run, run.requests()[0].decision.house_answer())
    assert told(run)[0].startswith("Tom: “scout 1 path card”. The next card of the path deck: does it stay on top?")


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        ("Crest", "if so, he bites. Else he goes"),
        ("Leaf", "it sinks"),
        ("Cleared by harm", "read"),
        ("Mountain", ""),
    ],
)
def test_a_card_is_quoted_up_to_what_it_says_of_something_else(mark: str, said: str) -> None:
    assert said_after("Crest: if so, he bites. Else he goes. Leaf: it sinks. Cleared by harm: read.", mark) == said


def test_what_a_few_words_cannot_say_is_not_said_in_part() -> None:
    fatigue, crowd = Fatigue(do="fatigue"), Exhaust(do="exhaust", who="$crowd")
    assert [WORDS.format(one) for one in what_it_does([fatigue])] == ["you suffer 1 fatigue"]
    assert what_it_does([fatigue, crowd]) == []


def test_a_card_that_would_be_played_for_nothing_stands_behind_the_others() -> None:
    """*Play Second Wind*, without any fatigue, had the button."""
    state = at_turn()
    state.rangers[0].hand = ["fern.b.second_wind", "fern.b.upwind"]
    lay(state, "t.hart", "reach:0")
    run = resume(state)
    found = [one for one in run.requests()[0].options(run) if one.id.startswith("play:")]
    assert [one.id for one in found] == ["play:fern.b.upwind", "play:fern.b.second_wind"]
    assert found[1].hint is not None and found[1].hint.key == "rangers-says-idle"
