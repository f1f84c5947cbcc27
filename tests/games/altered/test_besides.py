"""A row says what a card is besides its statistics, and does as it comes, in a word where there is room."""

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.rules.reading.besides import ROOM, besides
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.test_telling import GAME, NAMES

WORDS = Catalogue("altered")
CARDS = {card.name: card.id for card in GAME.content.cards.values() if card.id.endswith("_C")}


def said(name: str, source: str = "hand") -> str:
    told = [*besides(GAME.content, CARDS[name], source)]
    return WORDS.format(text("al-gist-besides", gist="", said=told), NAMES) if told else ""


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Gate Warden", "Defender"),
        ("Mossback Sapling", "⚓ Anchored"),
        ("Grandmother Mountain", "Tough 2"),
        ("Ink Sprite", "Sabotage"),
    ],
)
def test_keywords_and_what_surely_happens_have_a_word(name: str, words: str) -> None:
    assert said(name) == f" · {words}"


def test_what_hangs_on_where_it_comes_from_is_said_only_then() -> None:
    assert said("Ink Sprite", "reserve") == "", "it says Sabotage only from hand"
    assert said("Encore Ghost") == " · ⏳ Fleeting" and not said("Encore Ghost", "reserve"), "its cost has that sign"


def test_there_is_room_for_it_in_its_row() -> None:
    for card in GAME.content.cards.values():
        for source in ("hand", "reserve", "scout") if card.is_body else ():
            told = [WORDS.format(one, NAMES) for one in besides(GAME.content, card.id, source)]
            assert len(card.name) + sum(map(len, told)) <= ROOM or not told, card.name


def test_it_stands_in_the_rows_of_a_turn() -> None:
    found = 0
    for n in range(4):
        run: Run[AlteredState] = Run.start(GAME, b"besides %d" % n, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, b"besides %d" % n, 0)
        while not run.over:
            for request in run.requests():
                if request.decision.key == "altered.turn":
                    told = [one.label.params.get("gist") for one in request.options(run)]
                    found += any(one is not None and one.key == "al-gist-besides" for one in told)
            crowd.step(run)
    assert found
