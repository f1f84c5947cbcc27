"""What a thing that is used up does, and an ability that may be learned, stands on its button in a few words."""

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules import anytime
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects.consumables import usable
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map.camp import ability_option
from cogs.doomrock.rules.map.road_forms import NO_LESSON
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import asked, enemy, field, hero

SURFACE, GAME = surface(), game()
LONGEST = 44


def said(words: Text, language: str = "en") -> str:
    return SURFACE.words.format(words, GAME.name_of, language, label=True)


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_thing_that_is_used_up_says_what_it_does(language: str) -> None:
    """“Use Military Pepper” beside “Use Flypaper, Industrial”: nobody knew which of the two was wanted."""
    names = [one.id for one in GAME.content.items.values() if one.slot == "consumable"]
    run = field(
        [hero(0, "templar"), hero(1, "hexer"), hero(2, "archer")], [enemy(1, "boss")], [["h0", "h1", "h2", "e1"]]
    )
    for one in run.state.heroes:
        one.hp, one.expose = 1, ["blank"]
    run.state.items, run.state.segment = names, 3
    found = usable(Look(run.state, GAME.content), 0)
    assert len(found) == len(names) == 12
    for option in found:
        assert option.brief is not None
        does = said(option.label, language).removeprefix(said(option.brief, language))
        assert does.startswith(": ") and 5 < len(does) <= LONGEST, option.id


def test_what_stands_beside_names_a_thing_without_saying_twice_what_it_does() -> None:
    run = field([hero(0, "templar")], [enemy(1, "boss")], [["h0", "e1"]])
    run.state.items = ["it.pepper"]
    (found,) = [one for one in anytime.options(run.state, GAME.content, 0) if one.id == "use:it.pepper"]
    assert found.brief is not None and said(found.brief) == "Use Military Pepper"
    assert said(found.label) == "Use Military Pepper: stun a minion, 1 shield"


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_ability_that_may_be_learned_says_what_it_does(language: str) -> None:
    """Its picture was missing, and nobody knew what they chose from."""
    for one in GAME.content.abilities:
        label = said(ability_option(GAME.content.abilities[one], 0, one).label, language)
        card = GAME.content.abilities[one]
        name, _, does = label.partition(": ")
        assert name.startswith(f"{card.name} ") and does and len(label) <= 80, label
        assert all(GLYPHS[face] in name for face in card.faces), "a ranged hero took a melee card by mistake"
        far = {"melee": ("melee", "Nahkampf"), "ranged": ("ranged", "Fernkampf")}.get(card.range, ())
        assert card.type != "attack" or not far or name.endswith(far), label


def test_a_thing_that_asks_whether_it_is_used_says_what_it_does() -> None:
    """“Use Reception Bell?”"""

    def edit(state: DoomrockState) -> None:
        state.heroes[0].equipped = ["it.reception_bell"]

    async def rules(play: DoomrockPlay) -> None:
        await fire(play, "start_of_round")

    run = field([hero(0, "hexer")], [enemy(1, "boss")], [["h0"], ["e1"]], rules, edit=edit)
    prompt = asked(run, "doomrock.optional").decision.prompt
    assert said(prompt) == "Reception Bell: At the start of each round, you may pull one enemy to you. Use it?"


def test_where_nobody_takes_a_level_it_says_nobody() -> None:
    """“Campsite: ⏳ → camp · no level” sounded as if none could be had."""
    assert said(NO_LESSON.label) == "nobody learns yet"
