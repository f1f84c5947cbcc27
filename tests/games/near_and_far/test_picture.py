"""Near and Far's map: it can always be drawn, shows what it says, and what is in reach only to whoever may walk."""

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.chart.words import chart_words
from bot.draw.counts import row_width
from bot.draw.themes import THEMES
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.catalogue import Catalogue
from cogs.near_and_far.content.terms import CHARACTERS
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.chart import chart
from cogs.near_and_far.pictures.palette import brightness, dyed
from cogs.near_and_far.pictures.parts import GAP, ROOM, SIGN, SIGN_GAP, person_height, signs
from cogs.near_and_far.pictures.picture import draw, pictures, shown
from cogs.near_and_far.pictures.signs import letter
from cogs.near_and_far.state import FarOptions

WORDS = Catalogue("near_and_far")
ZAG = {"id": "zag", "name": "Zag the Treasure Hunter", "level": 14, "points": 6}


def boards(seats: int) -> Iterator[Run[Any]]:
    """A game between house players, stopped before each of their answers."""
    seed = f"pictures {seats}".encode()
    run = Run.start(game(), seed, seats)
    crowd = Crowd(mixed_player(seed), seed, 0)
    while not run.over:
        yield run
        crowd.step(run)
    yield run


@lru_cache
def walking() -> dict[str, Any]:
    """A view in which the active player looks at a map with camps on it, and may walk."""
    for run in boards(3):
        public = run.view(None)
        active = public["active"]
        if active is not None and len(run.state.camps) > 3 and public["players"][active]["area"] == "map":
            found: dict[str, Any] = run.view(active)
            if any(space["can_stop"] for space in found["map"]["spaces"]) and found["step"] == "adventure":
                return found
    raise AssertionError("nobody walked")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_same_view_gives_the_same_bytes(theme: Any) -> None:
    png = draw(walking(), "map", theme)
    assert png == draw(walking(), "map", theme)
    assert len(png) < 200_000


def test_what_is_in_reach_before_the_move_is_drawn_for_the_active_seat_alone() -> None:
    own = {**walking(), "walking": False, "step": "turn"}
    others = [{**own, "you": you} for you in (None, *range(3)) if you != own["active"]]
    assert {draw(other, "map") for other in others} == {draw(others[0], "map")}
    assert [shown(other, "map") for other in others] == [shown(others[0], "map")] * 3
    assert draw(own, "map") != draw(others[0], "map")
    assert "In reach" in WORDS.format(pictures(own)[0].alt, label=True)
    assert "In reach" not in WORDS.format(pictures(others[0])[0].alt, label=True)


def test_what_lies_on_the_map_changes_the_picture_and_its_facts() -> None:
    view = walking()
    spaces = view["map"]["spaces"]
    free = next(n for n, space in enumerate(spaces) if space["camp"] is None and space["kind"] == "quest")
    gone = next(n for n, road in enumerate(view["map"]["roads"]) if road["symbol"] != "none" and road["active"])
    roads = [{**road, "active": False} if n == gone else road for n, road in enumerate(view["map"]["roads"])]
    changes: list[dict[str, Any]] = [
        {"spaces": [{**space, "camp": 2} if n == free else space for n, space in enumerate(spaces)]},
        {"spaces": [{**space, "token": not space["token"]} if n == free else space for n, space in enumerate(spaces)]},
        {"spaces": [{**space, "boss": ZAG} if n == free else space for n, space in enumerate(spaces)]},
        {"spaces": [{**space, "standees": [0, 1, 2]} if n == free else space for n, space in enumerate(spaces)]},
        {"roads": roads},
        {"routes": {**view["map"]["routes"], "peppers": [13, 6]}},
    ]
    for change in changes:
        other = {**view, "map": {**view["map"], **change}}
        assert draw(other, "map") != draw(view, "map"), change
        assert pictures(other)[0].facts != pictures(view)[0].facts
    told = {**view, "threats_left": 0, "hand": [], "chiefs": {}}
    assert pictures(told)[0].facts == pictures(view)[0].facts


def test_a_boss_stands_on_the_map_with_its_level_until_it_is_beaten() -> None:  # NF-15.1
    run = Run.start(game(), b"bosses", 3, FarOptions(mode="campaign", map=11))
    found = chart(shown(run.view(None), "map"))
    assert {space: [piece.sign for piece in on_it] for space, on_it in found.pieces.items()} == {
        space: [str(game().content.bosses[boss].level)] for space, boss in run.state.bosses.items()
    }
    told = [WORDS.format(line) for line in chart_words(found)]
    for boss in run.state.bosses.values():
        card = game().content.bosses[boss]
        assert sum(f"{card.name}, level {card.level}" in line for line in told) == 1
    run.state.bosses.popitem()
    assert len(chart(shown(game().view(run.state, None), "map")).pieces) == 2


@pytest.mark.parametrize("map_id", sorted(game().content.maps))
def test_every_map_of_the_box_can_be_drawn(map_id: str) -> None:
    view, printed = walking(), game().content.maps[map_id]
    spaces = [
        {**view["map"]["spaces"][0], "id": one.id, "x": one.x, "y": one.y, "kind": one.kind, "icon": one.icon}
        | {"name": one.name, "good": one.good, "region": one.region, "camp": None, "standees": [], "reach": None}
        | {"token": one.kind == "quest", "can_stop": False, "boss": ZAG if one.kind == "boss" else None}
        for one in printed.spaces
    ]
    roads = [{"a": road.a, "b": road.b, "symbol": road.symbol, "active": True} for road in printed.roads]
    routes = {good: list(values) for good, values in printed.routes.items()}
    shape = {"spaces": spaces, "roads": roads, "routes": routes, "palette": printed.palette}
    whole = {**view, "you": None, "map": shape}
    assert 600 < Image.open(BytesIO(draw(whole, "map"))).height < 1_700
    regions = chart(shown(whole, "map")).regions
    assert len({region.fill for region in regions}) == 4, "a colour each"
    assert {region.name[1:] for region in regions} == {name[1:] for name in printed.regions}, "as they are printed"


def test_whoever_has_four_signs_shows_them_as_large_as_the_others_do() -> None:
    few, many = {"icons": {"H": 2, "K": 1, "M": 1}}, {"icons": {"H": 3, "K": 1, "M": 2, "S": 2}}
    assert person_height([few, None]) == person_height([]) < person_height([few, many])
    narrowest = (ROOM - 4 * GAP) // 5 - 20  # five in the Saloon
    assert row_width(signs(many["icons"]), SIGN, SIGN_GAP) > narrowest
    for row in (signs(few["icons"]), signs(many["icons"])[:2], signs(many["icons"])[2:]):
        assert row_width(row, SIGN, SIGN_GAP) <= narrowest


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_map_has_a_ground_of_its_own_from_which_words_stand_out(theme: Any) -> None:
    grounds = {dyed(theme, *printed.palette[:2]).ground for printed in game().content.maps.values()}
    assert len(grounds) == len(game().content.maps)
    for ground in grounds:
        assert abs(brightness(ground) - brightness(theme.words)) > 0.6
        assert abs(brightness(ground) - brightness(theme.ground)) < 0.08, "as bright as the theme's own"
    view = walking()
    other = {**view["map"], "palette": game().content.maps["m04"].palette}
    assert draw({**view, "map": other}, "map", theme) != draw(view, "map", theme)


def test_no_two_players_share_a_letter() -> None:
    assert len({letter(character) for character in CHARACTERS}) == len(CHARACTERS)
