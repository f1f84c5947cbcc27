"""What a throw can bring, counted out face by face: each card that a new die would fill, and what kept dice are for."""

from collections.abc import Sequence
from itertools import product

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.rolling import _is_laid_in_ways
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.odds import reroll_chances
from cogs.doomrock.state import Die
from tests.games.doomrock.battle_table import enemy, field, hero

GAME, SURFACE = game(), surface()
CARDS = ["ab.maneuver", "ab.haymaker", "ab.own_crate", "ab.bellow", "ab.sour_look"]


def said(words: Text) -> str:
    return SURFACE.words.format(words, GAME.name_of, "en", label=True)


def thrown(faces: Sequence[int], abilities: Sequence[str] = CARDS) -> Look:
    """A hero with these dice on the table."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]])
    one = run.state.hero("h0")
    one.abilities = list(abilities)
    one.dice = [Die(f"d{n}", face, "idle") for n, face in enumerate(faces, 1)]
    return Look(run.state, GAME.content)


@pytest.mark.parametrize("faces", [(1, 5, 5, 3), (2, 2, 6, 6), (4, 4, 4, 1), (1, 2, 3, 6)])
@pytest.mark.parametrize("again", [("d1",), ("d1", "d2")])
def test_every_card_that_a_new_die_would_fill_is_named_with_its_chance(
    faces: tuple[int, ...], again: tuple[str, ...]
) -> None:
    """DR-8.3: Grudge had no die, takes a 5, and was not named, since a kept 6 that lay elsewhere would have fit it."""
    look = thrown(faces)
    one = look.state.hero("h0")
    lies = best_plan(look, one, rolled(one))
    ids = [die.id for die in one.dice if die.id in again]
    found = reroll_chances(look, one, ids, lies)
    named = {
        card.params["card"][1:]: some.params["n"] for some in found.params["cards"] for card in some.params["cards"]
    }
    named |= {lost.params["card"][1:]: lost.params["again"] for lost in found.params["lost"]}
    throws = list(product(range(1, 7), repeat=len(ids)))
    for ability in CARDS:
        takes = GAME.content.abilities[ability].faces
        assert GAME.content.abilities[ability].cost == 1
        hit = sum(any(face in takes for face in throw) for throw in throws)
        assert abs(named[ability] - 100 * hit / len(throws)) <= 0.5, ability


def test_a_card_with_a_kept_die_is_named_for_one_use_more() -> None:
    look = thrown((5, 3))
    one = look.state.hero("h0")
    words = said(reroll_chances(look, one, [one.dice[1].id], {one.dice[0].id: "ab.haymaker"}))
    assert (
        "Kept for Haymaker" in words
        and "Haymaker again" in words
        and "Maneuver" in words.partition("brings")[2]
        and "33 % each" in words
    )


def test_what_kept_ones_and_sixes_bring_is_said_where_all_are_kept() -> None:
    """DR-8.4: four 1s were to be kept, two of them on no card; nothing said that each is a shield."""
    look = thrown((1, 1, 1, 6))
    one = look.state.hero("h0")
    lies = {one.dice[0].id: "ab.maneuver"}
    words = said(reroll_chances(look, one, [], lies))
    assert "Maneuver (the 1: a shield too), 2 shields and 1 heroism" in words


@pytest.mark.parametrize(("abilities", "is_open"), [(["ab.haymaker", "ab.maneuver"], False), (CARDS, True)])
def test_dice_that_lie_in_one_way_only_are_kept_by_one_press(abilities: list[str], is_open: bool) -> None:
    look = thrown((5, 1), abilities)
    assert _is_laid_in_ways(look, look.state.hero("h0")) is is_open
