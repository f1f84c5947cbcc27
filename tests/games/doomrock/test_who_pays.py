"""Who pays is asked with what it is for, and whose hero stands ready."""

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.map.road_words import PAYER
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import ask_payer, usually_meant
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.kit import table, touch

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


def test_ones_own_hero_stands_ready_to_pay_if_it_can() -> None:
    """D-2: whoever presses it spends nothing of another's; the default of a clock stays who has most."""
    run = table(
        2, script={"deck:wilderness-areas": ["ar.orchard"], "deck:map-top": ["ar.orchard", "ar.adequate", "ar.stairs"]}
    )
    run.state.place = 0
    own, other = sorted(run.state.heroes, key=lambda hero: hero.seat != run.state.leader)
    own.heroism, other.heroism = 1, 3
    assert ready(run) == own.id
    own.heroism = 0
    assert ready(run) == other.id


def ready(run: Run[DoomrockState]) -> str:
    """Who stands ready to pay for the first place of the area."""
    touch(run)
    form = run.requests()[0].decision.form
    found = None if form is None else form("visit:0")
    assert found is not None and found.parts[0].key == PAYER
    return found.parts[0].usual


def test_of_heroes_in_equal_need_ones_own_stands_ready() -> None:
    run = table(2)
    state = run.state
    for state.leader in (0, 1):
        for hero in state.heroes:
            hero.hp = hero.max_hp - 2
        meant = usually_meant(Look(state, GAME.content), [hero.id for hero in state.heroes], "heal", [])
        assert state.hero(meant).seat == state.leader
    next(hero for hero in state.heroes if hero.seat == 0).hp -= 1
    meant = usually_meant(Look(state, GAME.content), [hero.id for hero in state.heroes], "heal", [])
    assert state.hero(meant).seat == 0, "who needs it more"
