"""Doomrock's pictures: they can always be drawn, the same view gives the same bytes, and nothing hidden is in them."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.fonts import wrap
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.doomrock.cog import surface
from cogs.doomrock.pictures.battle import FRAME
from cogs.doomrock.pictures.field import MINION, layout
from cogs.doomrock.pictures.map import area_name
from cogs.doomrock.pictures.picture import draw, pictures, shown
from cogs.doomrock.pictures.portraits import HEROES
from cogs.doomrock.pictures.portraits_enemies import FACES
from cogs.doomrock.state import DoomrockState, is_hero
from cogs.doomrock.view.view import view
from tests.games.doomrock import battle_table as laid_out
from tests.games.doomrock.board_states import CONTENT, battle_state, ended_state, map_state
from tests.games.doomrock.test_view import exchanged

EFFECT_NAMES = Catalogue("doomrock")
AREAS = sorted(CONTENT.areas)


def drawn(state: DoomrockState, seat: int | None = None) -> dict[str, bytes]:
    seen = view(state, CONTENT, seat)
    return {spec.name: draw(seen, spec.name) for spec in pictures(seen)}


def opened(png: bytes) -> Image.Image:
    picture = Image.open(BytesIO(png))
    picture.load()
    return picture


def check(png: bytes) -> None:
    picture = opened(png)
    assert picture.width == 1_100
    assert 300 < picture.height < 1_700
    assert len(png) < 200_000
    assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 20


@pytest.mark.parametrize("encounter", sorted(CONTENT.encounters))
def test_every_battle_can_be_drawn(encounter: str) -> None:
    for heroes in (2, 4):
        state = battle_state(len(encounter), encounter, heroes)
        state.heroes[0].fallen = heroes == 4
        assert state.battle is not None
        if heroes == 4:
            state.battle.groups = [group for g in state.battle.groups if (group := [m for m in g if m != "h0"])]
        found = drawn(state)
        assert list(found) == ["battle"]
        check(found["battle"])


def test_a_battle_with_all_markers_on_the_table_can_be_drawn() -> None:
    check(drawn(battle_state(2, "en.landlord", 4, 22))["battle"])


@pytest.mark.parametrize("first", range(0, len(AREAS), 3))
def test_every_area_can_be_drawn(first: int) -> None:
    areas = [AREAS[(first + n) % len(AREAS)] for n in range(3)]
    found = drawn(map_state(first, 3, areas, 2))
    assert list(found) == ["map"]
    check(found["map"])


@pytest.mark.parametrize("here", [False, True])
def test_names_of_areas_stand_uncut(here: bool) -> None:
    for area in CONTENT.areas.values():
        _, lines = area_name(area.name, here)
        assert area.name in ("".join(lines), " ".join(lines)), f"{lines} is not {area.name}"


def test_a_word_that_is_too_long_is_broken_behind_its_hyphens() -> None:
    assert wrap("Mudwick-under-Mud", 36, 200) == ("Mudwick-", "under-Mud")
    assert wrap("Great-Aunt Mildred", 30, 200) == ("Great-Aunt", "Mildred"), "not where it fits"
    assert wrap("-1 or 2-3", 30, 50) == ("-1", "or", "2-3"), "numbers stay whole"


def test_hero_panels_and_the_score_can_be_drawn() -> None:
    for seed in range(3):
        found = drawn(battle_state(seed), 1)
        assert list(found) == ["hero-h1", "field"]
        check(found["hero-h1"])
    check(drawn(ended_state())["score"])


PHONE, READABLE = 330, 8
"""Pixels that a picture is wide on a phone of 390, and how high letters have to be there."""


def test_a_field_that_stands_alone_can_be_read_on_a_phone() -> None:
    """Hit points of minions were less than seven pixels high."""
    groups = [["h0", "e3"], ["h1", "e4", "e5"], ["e1", "e2"]]
    heroes = [laid_out.hero(0, "brawler"), laid_out.hero(1, "archer")]
    run = laid_out.field(heroes, [laid_out.enemy(1, "boss", 20), *map(laid_out.enemy, (2, 3, 4, 5))], groups)
    seen = view(run.state, CONTENT, 1)
    found = opened(draw({**seen, "asked": ("doomrock.act",)}, "field"))
    assert MINION * 0.8 * PHONE / found.width >= READABLE, "the numbers of a minion's bar"
    assert found.height * 2 <= found.width, "and the question below it is seen as well"
    assert found.width < opened(draw(dict(seen), "field")).width


def test_below_a_hero_stands_the_field_as_it_is() -> None:
    """Where one may go and whom one reaches is asked below the own sheet, so that the field stands there."""
    state = battle_state(3)
    sheet, field = drawn(state, 1).items()
    assert (sheet[0], field[0]) == ("hero-h1", "field")
    assert 100 < opened(field[1]).height < 420
    said = pictures(view(state, CONTENT, 1))[1].alt
    assert state.battle is not None
    state.battle.groups = [[who] for group in state.battle.groups for who in group]
    moved = drawn(state, 1)
    assert moved["field"] != field[1] and moved["hero-h1"] == sheet[1]
    assert pictures(view(state, CONTENT, 1))[1].alt != said, "and in words"


def test_before_a_battle_the_field_shows_who_is_to_come() -> None:
    """D-12, DR-7.3: a place is chosen with those in sight who will stand there, too."""
    state = battle_state(3)
    assert state.battle is not None
    there = drawn(state, 1)["field"]
    state.battle.groups = [group for group in ([*filter(is_hero, group)] for group in state.battle.groups) if group]
    state.battle.step = "start"
    awaited = drawn(state, 1)["field"]
    assert awaited != there
    known = view(state, CONTENT, 1)
    assert sorted(who for group in known["battle"]["to_come"] for who in group) == sorted(known["battle"]["enemies"])
    assert "dr-view-to-come" in repr(pictures(known)[1].alt), "and in words"
    state.battle.groups = []
    assert list(drawn(state, 1)) == ["hero-h1", "field"], "before anybody stands anywhere"


def test_at_the_end_also_who_has_the_own_hero_open_sees_how_it_ended() -> None:
    state = ended_state()
    for seat in (None, 0):
        assert list(drawn(state, seat)) == ["score", "ending"]


def test_whoever_has_fallen_reads_for_how_long() -> None:
    state = battle_state(3)
    before = drawn(state, 1)["hero-h1"]
    state.heroes[1].fallen = True
    fallen = drawn(state, 1)["hero-h1"]
    state.heroes[1].shields += 1
    assert before != fallen == drawn(state, 1)["hero-h1"], "no tokens are counted then"


def test_every_hero_and_enemy_has_a_face() -> None:
    assert set(HEROES) == set(CONTENT.heroes)
    types = {f"{e.id}:{place}" for e in CONTENT.encounters.values() for place in (*range(len(e.bosses)), "minion")}
    assert set(FACES) == types


def test_who_has_no_face_gets_initials() -> None:
    seen = view(battle_state(1), CONTENT, None)
    plain = draw(seen, "battle")
    for enemy in seen["battle"]["enemies"].values():
        enemy["type"] = "en.of_a_pack:minion"
    for hero in seen["heroes"]:
        hero["class"] = "of_a_pack"
    check(draw(seen, "battle"))
    assert draw(seen, "battle") != plain


@pytest.mark.parametrize("state", [map_state(5), battle_state(5)], ids=["map", "battle"])
def test_nothing_hidden_is_in_a_picture(state: DoomrockState) -> None:
    for seat in (None, 0):
        before = drawn(state, seat)
        assert drawn(exchanged(state, 7), seat) == before
        assert drawn(state, seat) == before  # the same bytes each time


def test_a_picture_shows_what_it_says_it_shows() -> None:
    """Screens draw anew when `facts` changed; so nothing else may change a picture, and each of these must."""
    state = battle_state(6)
    spec = pictures(view(state, CONTENT, None))[0]
    png = draw(view(state, CONTENT, None), "battle")
    assert state.battle is not None
    state.silver += 5
    state.heroes[0].levels += 1
    assert pictures(view(state, CONTENT, None))[0].facts == spec.facts
    assert draw(view(state, CONTENT, None), "battle") == png
    changes: list[Any] = [
        lambda s: setattr(s.heroes[0], "hp", s.heroes[0].hp % s.heroes[0].max_hp + 1),
        lambda s: s.heroes[1].expose.append("blank"),
        lambda s: setattr(s.battle, "enrage", s.battle.enrage + 1),
        lambda s: setattr(s.battle.enemies[-1], "activated", not s.battle.enemies[-1].activated),
        lambda s: s.battle.groups.append([max(s.battle.groups, key=len).pop()]),
    ]
    for change in changes:
        other = battle_state(6)
        change(other)
        seen = view(other, CONTENT, None)
        assert shown(seen, "battle") != spec.facts
        assert draw(seen, "battle") != png


def test_alt_texts_are_short_enough_and_name_everybody() -> None:
    names = SeatNames({0: "Wilhelmina"}, CONTENT.name_of)
    for seed in range(12):
        fight = battle_state(seed, sorted(CONTENT.encounters)[seed % 9], 2 + seed % 3, 21 if seed % 4 == 0 else None)
        for state in (map_state(seed, 4, permanents=2), fight, ended_state(seed)):
            seen = view(state, CONTENT, None)
            for spec in pictures(seen):
                words = EFFECT_NAMES.format(spec.alt, names, label=True)
                assert 20 < len(words) <= 1_024
                if spec.name != "score":
                    assert all(hero["name"] in words for hero in seen["heroes"])


def test_rings_stay_inside_the_field() -> None:
    for kinds in (("h", "m"), ("H",) * 4 + ("B",) + ("M",) * 22, ("b",)):
        for groups in ((kinds,), tuple((kind,) for kind in kinds), (kinds[:2], kinds[2:] or ("m",))):
            _, boxes, tall = layout(groups, FRAME)
            for x, y, wide, high, _ in boxes:
                assert x >= 0 and x + wide <= FRAME.wide
                assert y >= 0 and y + high <= tall


def test_the_surface_draws_on_its_own_view() -> None:
    found = surface()
    assert found.id == "doomrock"
    seen = found.game.view(map_state(1), None)
    assert [spec.name for spec in found.pictures(seen)] == ["map"]
    check(found.draw(seen, "map"))
