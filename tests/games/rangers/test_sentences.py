"""Every line, question and board of days between house players has its English sentence, with nothing missing in it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.game import game as bundled
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import game

HAND: tuple[str, ...] = (
    "rangers-hand-",
    "rangers-ask-hand-",
    "rangers-ask-toolkit",
    "rangers-ask-by-hand",
    "rangers-by-hand",
)
HAND += ("rangers-option-toolkit", "rangers-option-hand-done", "rangers-option-back")
"""Sentences of the shared toolkit (`bot/rules/own_cards/by_hand.py`)."""
BY_NAME = ("rangers-build-", "rangers-deck-", "rangers-imp-", "rangers-box-", *HAND)
"""Sentences that the code names by a page, or by the code of a problem; `tests/ui/test_rangers_decks.py` shows them."""
CODE = Path(__file__).parents[3] / "cogs" / "rangers"
WORDS = Catalogue("rangers")


def named(ref: str) -> str | None:
    return "Ada" if ref.startswith("seat:") else game().name_of(ref)


def keys_in_code() -> set[str]:
    """The keys that stand in the code word for word."""
    return {
        key
        for path in CODE.rglob("*.py")
        for key in re.findall(r'"(rangers-[a-z0-9-]+[a-z0-9])"', path.read_text("utf-8"))
    }


def test_every_key_of_the_code_has_a_sentence_and_every_sentence_a_key() -> None:
    both = {*WORDS.keys(), *Catalogue("rangers-campaign").keys()}
    voiced = ("rangers-voice-", "rangers-award-", "rangers-lesson-")  # see tests/every_game
    own = {key for key in sorted(both) if key.startswith("rangers-") and not key.startswith(voiced)}
    built = {
        key
        for key in own
        if key.startswith(("rangers-refused-", "rangers-option-clear-", "rangers-term-", "rangers-sign-", *BY_NAME))
    }
    short = {
        key for key in own if key.endswith("-short") and key.removesuffix("-short") in own
    }  # news that are summed up
    assert keys_in_code() - own - {"rangers-campaign"} == set()  # which is a game's id
    assert own - keys_in_code() - built - short == set()


def said(run: Run[RangersState]) -> Iterator[Text]:
    for event in run.take_events():
        yield Text(event.kind, event.params)
    for request in run.requests():
        yield request.decision.prompt
        for option in request.options(run):
            yield from (one for one in (option.label, option.hint, option.refused) if one is not None)
    yield from run.game.describe(run.game.view(run.state, 0))


def test_cards_without_a_printed_name_are_called_by_what_is_on_them() -> None:
    assert game().name_of("fern.ch.c08") == "FIT +1, SPI -1, FOC -1 · crest"
    assert game().name_of("t.we.calm") == "Calm/Still"


@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_is_missing_in_what_a_day_says(seats: int) -> None:
    crowd = Crowd(random_player(b"sentences"), b"sentences")
    run = Run.start(game(), f"sentences {seats}".encode(), seats)
    lines = set()
    while not run.over and run.index < 400:
        crowd.step(run)
        lines |= {WORDS.format(text, named) for text in said(run)}
    wrong = [line for line in lines if re.search(r"\{|\$|@|<|None|rangers-|fern\b|  ", line)]
    assert len(lines) > 60
    assert wrong == []


def test_a_hand_says_of_each_card_what_it_is_costs_brings_and_does() -> None:
    """Whatever card it is: with nothing printed below the line ends there."""
    made = bundled()
    run = Run.start(made, b"hands", 1)
    cards = list(made.content.ranger_cards.values())
    run.state.rangers[0].hand = [card.id for card in cards]
    lines = [WORDS.format(line, made.name_of) for line in made.describe(made.view(run.state, 0))]
    seen = 0
    for card in cards:
        (line,) = [one for one in lines if one.startswith(f"{card.name} ({card.type}")]
        cost = "" if card.cost is None else f", {card.cost} {card.aspect}"
        icons = [f"{name} {n}" for name, n in card.icons.items() if n]
        shown = line.removeprefix(f"{card.name} ({card.type}{cost}")
        assert shown.endswith(f"): {card.text}" if card.text else ")"), line
        assert all(icon in shown for icon in icons) and (icons or shown.startswith(")")), line
        seen += not card.text
    assert 0 < seen < len(cards) // 2
