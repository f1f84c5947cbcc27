"""Pictures of a day: they can always be drawn, show what they say, and a hand to nobody but its player (rules 10)."""

from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_words
from bot.draw.fonts import MINUS, font
from bot.draw.themes import THEMES
from bot.rules.geometry.graph import edge
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.game import game
from cogs.rangers.pictures.bands import MOST, band, split
from cogs.rangers.pictures.chart import RANGERS, VISITED, chart
from cogs.rangers.pictures.hand import hand_facts
from cogs.rangers.pictures.picture import draw, pictures
from cogs.rangers.pictures.playmat import playmat_facts
from cogs.rangers.pictures.readable import cards
from cogs.rangers.pictures.signs import LEGEND
from cogs.rangers.pictures.strip import parts, strip_facts
from cogs.rangers.state import MissionRecord
from tests.games.rangers.kit import answer, at_turn, lay, make_test, resume, stack

WORDS = Catalogue("rangers")


@lru_cache
def busy(seats: int) -> Run[Any]:
    """A day between house players in which a test has been made, and somebody holds cards."""
    seed = f"pictures {seats}".encode()
    run = Run.start(game(), seed, seats)
    crowd = Crowd(mixed_player(seed), seed, 0)
    while not run.over:
        view = run.view(None)
        if view["last_test"] is not None and view["phase"] == "turns" and any(one["hand"] for one in view["rangers"]):
            return run
        crowd.step(run)
    raise AssertionError("nobody made a test")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_picture_is_wide_enough_for_a_desk_and_small_enough_for_a_phone(seats: int, theme: Any) -> None:
    run = busy(seats)
    seen = {}
    for seat in (None, *range(seats)):
        view = run.view(seat)
        for spec in pictures(view):
            png = draw(view, spec.name, theme)
            seen[spec.name] = Image.open(BytesIO(png))
            assert len(png) < 200_000
            assert png == draw(view, spec.name, theme)
    assert {"playmat", "test", "hand"} == set(seen)
    assert all(picture.width == 1_100 for picture in seen.values())


def test_a_board_shows_the_last_test_above_the_playmat_and_the_valley_where_one_looks_for_a_way() -> None:
    view = busy(2).view(None)
    assert [spec.name for spec in pictures(view)] == ["test", "playmat"]
    assert [spec.name for spec in pictures({**view, "last_test": None})] == ["playmat"]
    assert [spec.name for spec in pictures({**view, "phase": "travel"})] == ["map"]
    assert pictures({**view, "result": "camp"}) == []


def test_the_valley_shows_which_paths_lead_on_and_which_are_closed() -> None:  # rules 10
    """Bright from where the Rangers are, with a lock until its event has come about; the words say so too."""
    run = busy(2)
    told = chart(run.view(None)["map"])
    here = run.state.place
    assert told.here == here
    assert {ends for ends, road in told.roads.items() if not road.faint} == {
        ends for ends in told.graph.borders if here in ends
    }
    ways = next(iter(game().content.maps.values())).paths
    closed = {edge(way.a, way.b): way.locked for way in ways if way.locked}
    assert closed and {ends for ends, road in told.roads.items() if road.mark is not None} == set(closed)
    said = [WORDS.format(line, label=True) for line in chart_words(told)]
    assert sum("closed as yet" in line for line in said) == len({end for ends in closed for end in ends})
    state = run.state.model_copy(deep=True)
    state.story.keywords.append("boat")
    later = chart(game().view(state, None)["map"])
    assert {ends for ends, road in later.roads.items() if road.mark} == {
        ends for ends, event in closed.items() if event != "boat"
    }
    assert draw_chart(told) != draw_chart(later)


def test_the_typeface_has_what_pictures_write() -> None:
    """A letter that it lacks would be drawn as a box or a dot."""
    missing = font(40).getmask("\ufffe")
    signs = {MINUS, "+", "=", "·", "…", "×", *VISITED.sign, *RANGERS.sign}
    for letter in signs:
        assert bytes(font(40).getmask(letter)) != bytes(missing), letter


def test_the_hand_is_its_players_alone() -> None:
    run = busy(2)
    seat = next(seat for seat in range(2) if run.view(seat)["hand"])
    assert [spec.name for spec in pictures(run.view(seat))] == ["hand"]
    held = run.state.rangers[seat].hand[0]
    for other in (None, 1 - seat):
        told = [(spec.facts, WORDS.format(spec.alt, label=True)) for spec in pictures(run.view(other))]
        if held not in run.state.rangers[1 - seat].hand:
            assert held not in str(told)


def test_what_there_is_no_energy_for_is_pale_and_copies_are_counted() -> None:
    state = at_turn(1)
    state.rangers[0].hand = ["fern.s.heron_staff", "fern.s.heron_staff", "fern.p.long_stride"]
    view = resume(state).view(0)
    shown = {card["id"]: card for card in hand_facts(view)["cards"]}
    assert {name: (card["n"], card["payable"]) for name, card in shown.items()} == {
        "fern.s.heron_staff": (2, True),
        "fern.p.long_stride": (1, True),
    }
    state.rangers[0].energy["FIT"] = 1
    poor = resume(state).view(0)
    assert not next(card for card in hand_facts(poor)["cards"] if card["id"] == "fern.s.heron_staff")["payable"]
    assert draw(poor, "hand") != draw(view, "hand")


def test_an_exhausted_card_is_turned_and_what_is_attached_is_tucked_under_it() -> None:  # ER-4.2, ER-4.7
    state = at_turn(1)
    deer = lay(state, "fern.wild.bell_deer", "along")
    view = resume(state).view(None)
    deer.is_ready = False
    asleep = resume(state).view(None)
    assert draw(asleep, "playmat") != draw(view, "playmat")
    lay(state, "fern.s.heron_staff", "", owner=0, parent=deer.uid)
    tucked = playmat_facts(resume(state).view(None))["zones"]["along"][0]["tucked"]
    assert [card["name"] for card in tucked] == ["Heron Staff"]
    assert "(exhausted)" in WORDS.format(pictures(asleep)[0].alt, label=True)


def test_of_very_many_cards_forty_are_drawn() -> None:  # rules 6.23
    state = at_turn(1)
    for _ in range(MOST + 3):
        lay(state, "fern.wild.bell_deer", "along")
    view = resume(state).view(None)
    assert len(playmat_facts(view)["zones"]["along"]) == MOST + 3
    tall = Image.open(BytesIO(draw(view, "playmat"))).height
    for _ in range(8):
        lay(state, "fern.wild.bell_deer", "along")
    assert Image.open(BytesIO(draw(resume(state).view(None), "playmat"))).height == tall


def test_the_strip_adds_up() -> None:  # ER-6.5 to 6.9
    """Ada traverses with 2 fitness and a card with 2 icons; C16 gives 1 more: 5, where 1 was needed."""
    state = at_turn(1)
    state.rangers[0].hand = ["fern.p.long_stride"]
    stack(state, "c16")
    run = resume(state)
    place = next(card for card in state.cards if card.card == "t.loc.gap")
    make_test(run, f"traverse:{place.uid}", commit=["energy", "fern.p.long_stride"])
    view = run.view(None)
    test = strip_facts(view)["test"]
    assert parts(test) == [(2, "FIT"), (2, "icons"), (1, "challenge card")]
    assert sum(n for n, _ in parts(test)) == test["resulting"] == 5
    assert test["won"]
    told = WORDS.format(pictures(view)[0].alt, label=True)
    assert told.endswith("2 FIT + 2 by icons, challenge card +1 and a crest: 5 of 1, success.")
    assert draw({**view, "last_test": {**view["last_test"], "won": False}}, "test") != draw(view, "test")


def test_the_last_test_is_shown_until_the_round_is_over() -> None:
    run = resume(at_turn(1))
    make_test(run, "remember")
    assert run.view(None)["last_test"] is not None
    answer(run, "pass")
    assert run.state.round == 2
    assert run.view(None)["last_test"] is None


def test_everything_that_can_be_read_can_be_drawn() -> None:
    run = busy(2)
    seat = next(seat for seat in range(2) if run.view(seat)["hand"])
    entries = [entry for group in cards(run.view(seat)) for entry in group.cards]
    assert len(entries) > 6
    for entry in entries:
        shown = entry.read().shown
        assert shown is not None
        assert Image.open(BytesIO(draw({"card": shown}, "card"))).width >= 600


def test_every_sign_is_explained() -> None:
    rows = [[sign, sign] for sign in LEGEND]
    assert Image.open(BytesIO(draw({"legend": rows}, "legend"))).width > 600
    assert [key for key in LEGEND.values() if not WORDS.has(key)] == []


def test_a_playmat_of_two_is_wide_enough_to_fill_a_desk() -> None:
    """A desktop shows pictures 350 px high at most: one that is higher than wide is too small to be read there."""
    state = at_turn()
    state.missions = {"t.mi.relight": MissionRecord()}
    lay(state, "t.mi.relight", "surroundings")
    lay(state, "t.hart", "along")
    for seat in range(2):
        lay(state, "fern.b.light_boots", f"area:{seat}", owner=seat, tokens={"sole": 3})
    picture = Image.open(BytesIO(draw(resume(state).view(None), "playmat")))
    assert picture.width / picture.height > 563 / 350


def test_zones_share_a_row_only_where_that_is_lower() -> None:
    """What lies along the way stands beside the surroundings as long as both have room."""
    around = playmat_facts(resume(at_turn()).view(None))["zones"]["surroundings"]
    place = [card for card in around if card["kind"] == "location"]
    assert split(place * 3, place, 4, 46, 50) == 3
    assert split(place * 2, place * 2, 4, 46, 50) == 2
    assert split(place * 4, (), 4, 46, 50) == 0
    assert band(place * 4, 4, 50).tall == band(place, 4, 50).tall < band(place * 5, 4, 50).tall
