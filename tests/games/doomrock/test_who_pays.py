"""Who pays is asked with what it is for."""

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import ask_payer
from tests.games.doomrock.kit import table

GAME, SURFACE = game(), surface()


def said(words: Text, language: str = "en") -> str:
    return SURFACE.words.format(words, GAME.name_of, language, label=True)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_price_brings_stands_in_the_question_who_pays(language: str) -> None:
    look = Look(table(2).state, GAME.content)
    sides = [one.a for one in GAME.content.events.values() if one.a is not None and one.a.cost.get("heroism") == 1]
    assert sides
    for side in sides:
        asked = said(ask_payer(look, "heroism", side.effects, Context(source="ev.slide")), language)
        assert " → " in asked and asked.endswith("?") and len(asked) > len("Who pays 1 heroism → ?"), asked


def test_where_no_words_are_for_it_the_card_is_named() -> None:
    look = Look(table(2).state, GAME.content)
    card = next(iter(GAME.content.items.values()))
    asked = said(ask_payer(look, "shield", (), Context(source=card.id)))
    assert asked == f"Who pays 1 shield for {card.name}?"
