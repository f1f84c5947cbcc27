"""Before a place is taken one reads what it means: who will stand there, who is surrounded, and whom
one's cards reach."""

import pytest

from bot.rules.decision import Form, Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.pictures.picture import draw
from cogs.doomrock.rules.cards.floor import act_form
from cogs.doomrock.rules.cards.places import move_option, stand_option, stay_option, told_ways, ways
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.formation import formation, lined_up, to_come
from cogs.doomrock.state import Die
from cogs.doomrock.view.own_lines import own_lines
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import enemy, field, hero

SURFACE = surface()
GAME = game()


def said(words: Text | None) -> str:
    assert words is not None
    return SURFACE.words.format(words, GAME.name_of, "en", label=True)


def before(groups: list[list[str]], encounter: str) -> Look:
    """Two heroes, some of them placed, while a boss and three minions wait."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss"), enemy(2), enemy(3), enemy(4)], groups)
    battle = run.state.battle
    assert battle is not None
    battle.encounter, battle.step = encounter, "start"
    return Look(run.state, GAME.content)


def of_formation(kind: str) -> str:
    return next(card.id for card in GAME.content.encounters.values() if card.formation == kind)


@pytest.mark.parametrize(
    ("kind", "groups"),
    [
        ("far", [["e1", "e2", "e3", "e4"]]),
        ("ranks", [["e1"], ["e2", "e3", "e4"]]),
        ("ambush", [["e1"], ["e2", "e3", "e4"]]),
    ],
)
def test_who_will_come_is_known_before_anybody_stands(kind: str, groups: list[list[str]]) -> None:
    """DR-7.3; those in ambush are told apart only by where the heroes will stand."""
    look = before([], of_formation(kind))
    assert formation(look) == kind and to_come(look) == groups
    assert to_come(before([["h0"], ["e1", "e2", "e3", "e4"]], of_formation(kind))) == [], "they have come"


def test_an_ambush_is_counted_for_each_place() -> None:
    """DR-7.3: dealt one at a time, the ring with the highest threat first; the Brawler is louder than the Archer."""
    look = before([["h0"]], of_formation("ambush"))
    assert lined_up(look, [["h0"], ["h1"]]) == [["h0", "e2", "e4"], ["h1", "e3"], ["e1"]]
    alone, beside = stand_option(look, "h1", "new"), stand_option(look, "h1", "h0")
    assert said(alone.hint) == "a ring of your own; 1 in ambush"
    assert said(beside.hint) == "ring 1, with 1 hero; 3 in ambush"
    assert look.state.battle is not None and look.state.battle.groups == [["h0"]], "only looked"
    first = stand_option(before([], of_formation("ambush")), "h0", "new")
    assert said(first.hint) == "a ring of your own; 3 in ambush so far"


def test_a_way_tells_who_is_reached_there_and_whether_it_is_surrounded() -> None:
    """D-24, DR-9.2, DR-9.5: dice lie on a melee card, so it matters who stands there."""
    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1, "boss"), enemy(2), enemy(3), enemy(4)],
        [["h0", "h1"], ["e1"], ["e2", "e3", "e4"]],
    )
    look = Look(run.state, GAME.content)
    assert said(move_option(look, "h0", "e1").hint) == "ring 2: Head Librarian", "without dice nothing is reached"
    run.state.hero("h0").dice = [Die("d0", 5, "ability:ab.haymaker")]
    assert said(stay_option(look, "h0").hint) == "can strike nobody as they stand now", "the enemies are still to come"
    for one in run.state.battle.enemies if run.state.battle is not None else ():
        one.activated = True
    assert said(stay_option(look, "h0").hint) == "can strike nobody"
    assert said(move_option(look, "h0", "e1").hint) == "ring 2: Head Librarian · can strike"
    assert said(move_option(look, "h0", "new").hint) == "a ring of your own · can strike nobody"
    assert "melee" in said(move_option(look, "h1", "new").hint), "without dice it is said what a ring is"
    wanted = "ring 3: Bitey Book 2, Bitey Book 3 and Bitey Book 4 · surrounded · can strike"
    assert said(move_option(look, "h0", "e2").hint) == wanted
    assert run.state.battle is not None and run.state.battle.groups[0] == ["h0", "h1"], "only looked"
    found = ways(look, "h0", optional=True)
    assert found[0].hint is None and said(found[-2].hint) == "ring 3: Bitey Book 2, Bitey Book 3 and Bitey Book 4"
    assert [one.id for one in told_ways(look, "h0", found)] == [one.id for one in found]
    assert said(told_ways(look, "h0", found)[-2].hint) == wanted, "worked out for whoever looks"


def test_what_is_so_of_every_way_is_told_of_none() -> None:
    """Four ways of *Maneuver* all said “can strike as they stand now” of an Archer, who shoots at whom it stands not
    beside; what differs is whom it cannot shoot at from there."""
    foes = [enemy(1, "boss"), enemy(2), enemy(3)]
    run = field([hero(0, "archer"), hero(1, "brawler")], foes, [["h0"], ["h1"], ["e1"], ["e2", "e3"]])
    look = Look(run.state, GAME.content)
    run.state.hero("h0").dice = [Die("d0", 5, "ability:ab.long_shot")]
    found = told_ways(look, "h0", ways(look, "h0", optional=True))
    told = {one.id: said(one.hint) if one.hint else "" for one in found}
    assert told["stay"] == "" and told["h1"] == "ring 2: Brawler"
    assert told["e1"] == "ring 3: Head Librarian · cannot strike Head Librarian as they stand now"
    assert (
        told["e2"]
        == "ring 4: Bitey Book 2 and Bitey Book 3 · cannot strike Bitey Book 2 and Bitey Book 3 as they stand now"
    )
    run.state.hero("h0").dice = []
    (second,) = [one for one in told_ways(look, "h0", ways(look, "h0", optional=True)) if one.id == "e1"]
    assert said(second.hint) == "ring 3: Head Librarian"


def test_the_sheet_tells_which_cards_reach_nobody_and_where_thrown_dice_would_lie() -> None:
    """DR-1.7, DR-8.5: seen before a card is pressed, or a throw is kept."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss")], [["h0", "h1"], ["e1"]])
    battle, brawler = run.state.battle, run.state.hero("h0")
    assert battle is not None
    brawler.dice = [Die("d1", 5, "ability:ab.haymaker"), Die("d2", 1, "ability:ab.maneuver")]
    battle.step, battle.rolling = "heroes", []

    def cards() -> dict[str, dict[str, object]]:
        return {card["id"]: card for card in view(run.state, GAME.content, 0)["heroes"][0]["abilities"]}

    def in_words() -> str:
        return repr(own_lines(view(run.state, GAME.content, 0)))

    assert [card for card, shown in cards().items() if shown["aimless"]] == ["ab.haymaker"]
    assert "dr-view-aimless" in in_words(), "and in words"
    there = draw(view(run.state, GAME.content, 0), "hero-h0")
    battle.groups = [["h0", "h1", "e1"]]
    assert not any(shown["aimless"] for shown in cards().values())
    assert draw(view(run.state, GAME.content, 0), "hero-h0") != there
    battle.step, battle.rolling = "roll", ["h0"]
    assert not any(shown["planned"] for shown in cards().values()), "they lie there already"
    for die in brawler.dice:
        die.where = "idle"
    planned = {card: shown["planned"] for card, shown in cards().items() if shown["planned"]}
    assert planned == {"ab.haymaker": [5], "ab.maneuver": [1]}
    assert "dr-view-planned" in in_words() and "dr-view-aimless" not in in_words()
    battle.rolling = []
    assert not any(shown["planned"] for shown in cards().values()), "no more throws"


def test_a_ring_is_told_by_who_stands_there_the_boss_first() -> None:
    """“With Archer: ring 1: 1 hero, 2 enemies” left to be looked up who they were."""
    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(2), enemy(3), enemy(1, "boss"), enemy(4)],
        [["h0"], ["e2", "h1", "e1", "e3", "e4"]],
    )
    found = move_option(Look(run.state, GAME.content), "h0", "e2")
    assert said(found.label) == "With Archer"
    assert said(found.hint) == "ring 2: Head Librarian, Archer and Bitey Book 2 and 2 more · surrounded"


def test_a_boost_beside_many_places_is_one_switch() -> None:
    """The same four walks stood there twice, with the boost and without."""
    heroes, foes = [hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss"), enemy(2), enemy(3)]

    def form(groups: list[list[str]]) -> Form:
        run = field(heroes, foes, groups, now="initiative")
        run.state.hero("h1").dice = [Die("d0", 1, "ability:ab.maneuver")]
        run.state.hero("h1").heroism = 1
        found = act_form(Look(run.state, GAME.content), 1, "h1:ab.maneuver")
        assert found is not None
        return found

    assert form([["h0"], ["h1"], ["e1"], ["e2", "e3"]]).stepwise
    assert not form([["h0", "h1", "e1", "e2", "e3"]]).stepwise, "to stay or to go, with the boost or without: four"
