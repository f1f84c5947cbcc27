"""Emblems and advancement trees as they are seen; likely characters, by whom paths are measured."""

from itertools import combinations

import pytest
from PIL import ImageChops

from bot.draw.colors import GOLD
from bot.draw.pen import sprite
from cogs import load_game
from cogs.evershade.house.balance import ADVANCED, PARTY, parties
from cogs.evershade.house.likely import likely
from cogs.evershade.pictures.emblems import ENVIRONMENTS, GLYPHS, emblem
from cogs.evershade.pictures.tree import draw_offers
from cogs.evershade.view.trees import offers_view, trees_view

CONTENT = load_game("evershade").content  # a game says what its content is


def test_every_profession_has_an_emblem_and_no_two_look_alike() -> None:
    """At the size of a piece on the grid, in one colour: a tenth of the square differs between any two."""
    assert set(GLYPHS) == set(CONTENT.professions)
    drawn = {name: sprite(emblem, 48, name, GOLD).convert("L") for name in GLYPHS}
    for one, other in combinations(drawn, 2):
        apart = ImageChops.difference(drawn[one], drawn[other]).point(lambda v: 255 if v > 48 else 0)
        assert apart.histogram()[255] > 0.08 * 48 * 48, (one, other)


def test_every_environment_has_a_picture_that_is_none_of_the_others() -> None:
    """It has no models, so that its card is all that is seen of it."""
    assert set(ENVIRONMENTS) == {one.id for one in CONTENT.enemies.values() if one.type == "environment"}
    drawn = {name: sprite(emblem, 48, name, GOLD).convert("L").tobytes() for name in [*GLYPHS, *ENVIRONMENTS, "nobody"]}
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize(
    ("path", "weapon", "card"),
    [("snuffer", "Staff Sling", "B15"), ("courier", "Club", "B00"), ("pole_bearer", "Club", "B14")],
)
def test_who_is_nimble_is_laid_out_with_the_sling_unless_its_own_card_wants_to_be_close(
    path: str, weapon: str, card: str
) -> None:
    """3B.6, 3B.10: the snuffer holds something to strike with anyway; the courier's card asks for the club."""
    hero = likely(CONTENT, path, 0)
    assert f"club_sling/{weapon}" in hero.worn
    attacks = [slot.card for slot in hero.hotbar if slot is not None and slot.card in ("B00", "B14", "B15", "B16")]
    assert attacks[0] == card


def test_a_select_of_all_professions_has_a_whole_line_for_each() -> None:
    """3B.5: Discord cuts what stands below an option after 100 characters."""
    told = [f"{one.keyword} · {one.line}" for one in CONTENT.professions.values()]
    assert all(one.line for one in CONTENT.professions.values()) and len(set(told)) == len(told)
    assert max(map(len, told)) <= 100


def test_a_tree_shows_what_was_taken_what_may_be_and_what_not_yet() -> None:
    """LE-8.5, LE-8.6: after four advancements the gate of node 5 is met, that of node 7 is not."""
    hero = likely(CONTENT, "keener", 4)
    primary, *secondary = trees_view(CONTENT, hero)
    shown = {node["n"]: node["is"] for node in primary["nodes"]}
    assert shown == {1: "taken", 2: "taken", 3: "taken", 4: "open", 5: "open", 6: "shut", 7: "shut", 8: "shut"}
    assert [tree["nodes"][0]["is"] for tree in secondary] == ["taken", "open"]
    assert primary["nodes"][0]["brings"] in (["I Knew Him"], ["Say It over Them"])
    assert primary["nodes"][5]["brings"] == ["The Whole Churchyard", "+1 divinum or +1 CHA"]


def test_what_may_be_taken_now_is_told_whole() -> None:
    """The picture beside the question had numbers alone, and a list cut what the cards do."""
    hero = likely(CONTENT, "gatekeeper", 0)
    offers = offers_view(CONTENT, hero)
    names = [name for one in offers for name in one["brings"]]
    cards = [one for one in CONTENT.action_cards.values() if one.name in names]
    assert cards and all(any(one.text in told for offer in offers for told in offer["texts"]) for one in cards)
    part = {"name": hero.name, "profession": hero.profession, "tokens": 1, "offers": offers}
    less = {**part, "offers": [{**offers[0], "texts": ["Nothing."]}, *offers[1:]]}
    assert draw_offers(part) != draw_offers(less)


@pytest.mark.parametrize("path", CONTENT.paths)
def test_a_likely_character_has_its_card_laid_out_and_its_advancements_taken(path: str) -> None:
    """3B.10, LE-9.2: the path's card lies on the hotbar whatever else has come."""
    for n in set(ADVANCED):
        made = likely(CONTENT, path, n)
        assert len(made.taken) == n
        assert CONTENT.paths[path][1].card in [slot.card for slot in made.hotbar if slot is not None]


def test_parties_by_which_paths_are_measured_have_three_professions() -> None:
    """LE-3.4; each path is once among the parties of a combat, with other friends each time."""
    found = [parties(CONTENT, n) for n in range(4)]
    for every in found:
        assert all(len({CONTENT.paths[one][0].id for one in party}) == PARTY for party in every)
        assert sorted(one for party in every for one in party) == sorted(CONTENT.paths)
    assert len({frozenset(party) for every in found for party in every}) > 3 * len(found[0])
