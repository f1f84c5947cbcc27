"""A question quotes of a card what it is about, and no other ability of it."""

import pytest

from bot.rules.decision import text
from cogs import load_game
from cogs.altered.content.clauses import meant, when_played
from cogs.altered.view.retelling import retold

MOTH = "Scout 1. When I join: You may sacrifice another Character. If you do, draw a card."
PAIR = "You may keep three Landmarks at Night. At Noon — If you control three or more Landmarks: create a Cogling."
CLOCK = "At Noon: I gain an hour counter. Quick action — Spend 2 hour counters: Draw a card."
BOTH = "When played from hand: Draw a card. When played from Reserve: Resupply. When I leave: Resupply."


@pytest.mark.parametrize(
    ("printed", "event", "quoted"),
    [
        (MOTH, "join", "When I join: You may sacrifice another Character. If you do, draw a card."),
        (PAIR, "noon", "At Noon — If you control three or more Landmarks: create a Cogling."),
        (CLOCK, "noon", "At Noon: I gain an hour counter."),
        (BOTH, "hand", "When played from hand: Draw a card."),
        (BOTH, "reserve", "When played from Reserve: Resupply."),
        (BOTH, "leaves", "When I leave: Resupply."),
        (CLOCK, "leaves", CLOCK),
    ],
)
def test_of_a_card_the_ability_that_is_at_work_is_quoted(printed: str, event: str, quoted: str) -> None:
    assert meant(printed, event) == quoted


def test_what_is_done_only_from_elsewhere_is_not_quoted_of_a_play() -> None:
    assert when_played(BOTH, "hand") == "When played from hand: Draw a card. When I leave: Resupply."
    assert when_played(BOTH, "reserve") == "When played from Reserve: Resupply. When I leave: Resupply."
    assert when_played("When played from hand: Draw a card. Then discard one.", "reserve") == ""
    assert when_played(MOTH, "hand") == MOTH


def test_each_printed_reaction_leaves_something_to_quote() -> None:
    content = load_game("altered").content
    cut = 0
    for card in content.cards.values():
        for _, _, trigger in content.printed[card.id].reactions:
            found = meant(card.text, trigger.event)
            assert (found and found in card.text) or " " in found, card.id
            cut += found != card.text
    assert cut > 50


def test_news_that_begin_in_the_middle_of_a_phase_quote_no_more() -> None:
    said = text("al-reacts", seat="@seat:1", card="@x", text=PAIR, told=True)
    (one,) = retold([said])
    assert one.said.params["text"].startswith("At Noon")
