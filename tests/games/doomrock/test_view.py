"""What a seat may know of Doomrock: nothing hidden gets into a view or its words, and the words tell all facts."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs import load_game
from cogs.doomrock.state import DoomrockState
from cogs.doomrock.view.telling import twin
from cogs.doomrock.view.view import describe, view
from tests.games.doomrock.board_states import CONTENT, battle_state, ended_state, made_state, map_state

EFFECT_NAMES = Catalogue("doomrock")
NAMES = SeatNames({0: "Wilhelmina", 1: "Bob", 2: "Gwendolyn the Third", 3: "Zed"}, CONTENT.name_of)
ENCOUNTERS = sorted(CONTENT.encounters)


def told(seen: dict[str, Any]) -> str:
    return "\n".join(EFFECT_NAMES.format(line, NAMES) for line in describe(seen))


def states() -> list[DoomrockState]:
    found = [map_state(seed, 2 + seed % 3, permanents=seed % 3) for seed in range(6)]
    found += [battle_state(seed, encounter, 2 + seed % 3) for seed, encounter in enumerate(ENCOUNTERS)]
    return [*found, ended_state(), DoomrockState(seats=2), made_state(3)]


def exchanged(state: DoomrockState, seed: int) -> DoomrockState:
    """Another table with everything that nobody may see dealt anew: decks, faces of markers, encounters to come."""
    other, chance = deepcopy(state), Random(seed)
    for deck in other.decks.values():
        chance.shuffle(deck)
    chance.shuffle(other.map_deck)
    holders = [other.pool, *(hero.expose for hero in other.heroes)]
    if other.battle is not None:
        holders += [enemy.expose for enemy in other.battle.enemies]
        chance.shuffle(other.battle.ai_draw)
    faces = [face for held in holders for face in held]
    chance.shuffle(faces)
    for held in holders:
        held[:] = [faces.pop() for _ in held]
    hidden = other.segment if other.phase in ("map", "battle") and not other.options.hidden_encounters else 0
    if other.phase == "ended":  # whom the party has beaten everybody has seen
        hidden = len(other.encounters) if other.result == "win" else other.segment - 1
    for tier in range(max(hidden, other.segment if other.battle else hidden), len(other.encounters)):
        other.encounters[tier] = chance.choice(ENCOUNTERS)
    return other


def looked(state: DoomrockState) -> list[Any]:
    seats: list[int | None] = [None, *range(state.seats)]
    seen = [view(state, CONTENT, seat) for seat in seats]
    return [(one, told(one)) for one in seen]


@pytest.mark.parametrize("place", range(len(states())))
def test_nothing_hidden_is_in_a_view(place: int) -> None:
    state = states()[place]
    before = looked(state)
    for seed in range(5):
        assert looked(exchanged(state, seed)) == before


def test_a_hidden_encounter_stays_hidden_until_its_battle() -> None:
    state = map_state(1)
    state.options.hidden_encounters = True
    foe = CONTENT.encounters[state.encounters[state.segment - 1]]
    assert view(state, CONTENT, None)["foe"] is None
    assert foe.name not in told(view(state, CONTENT, None))
    state.options.hidden_encounters = False
    assert foe.name in told(view(state, CONTENT, None))


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: markers told by their faces are noticed."""
    state = battle_state(3)
    honest = looked(state)
    assert looked(exchanged(state, 1)) == honest
    real = view

    def leaky(state: DoomrockState, content: Any, seat: int | None) -> dict[str, Any]:
        return real(state, content, seat) | {"next": state.pool[-3:], "decks": state.decks["common"]}

    monkeypatch.setitem(globals(), "view", leaky)
    assert looked(exchanged(state, 1)) != looked(state)


@pytest.mark.parametrize("seed", range(9))
def test_the_words_of_a_battle_tell_every_hero_and_enemy(seed: int) -> None:
    state = battle_state(seed, ENCOUNTERS[seed], 2 + seed % 3)
    state.heroes[-1].fallen = seed % 4 == 0
    assert state.battle is not None
    state.battle.step = "minions"
    state.battle.enemies[0].activated = True  # the AI card of this round is told once somebody has acted by it
    seen = view(state, CONTENT, None)
    words = told(seen)
    for hero in seen["heroes"]:
        told_of = "💤 Fallen: {}" if hero["fallen"] else "{} ("
        assert told_of.format(hero["name"]) in words
        assert hero["fallen"] or f"{hero['hp']}/{hero['max_hp']} hp" in words
    groups = [int(line[2:].partition(":")[0]) for line in words.splitlines() if line.startswith("◯ ")]
    assert groups == [*range(1, 1 + len(seen["battle"]["groups"]))]
    for enemy in seen["battle"]["enemies"].values():
        assert f"{enemy['label']}" in words
        assert f"({enemy['hp']}/{enemy['max_hp']}" in words
    assert seen["battle"]["ai"]["minion"] in words
    assert seen["battle"]["ai"]["boss"] in words
    assert f"Enrage {state.battle.enrage}" in words


@pytest.mark.parametrize("seed", range(12))
def test_the_words_of_a_map_tell_every_location_and_its_cost(seed: int) -> None:
    state = map_state(seed, 2 + seed % 3, permanents=2)
    seen = view(state, CONTENT, None)
    words = told(seen)
    for area in seen["row"]:
        assert area["name"] in words
        for location in area["locations"]:
            line = next(line for line in words.splitlines() if line.startswith(f"- {location['name']} ("))
            costs = [n for kind, n in location["cost"] if kind != "peril" and n != 1]
            assert location["used"] or all(str(n) in line for n in costs), line
    assert f"{state.time} time" in words
    assert f"{state.silver} silver" in words
    assert f"{len(state.map_deck)} areas" in words


def test_in_words_the_whole_map_is_told_to_those_who_sit_too() -> None:
    """A hand tells its own heroes; behind "In words" there are all areas as well."""
    state = map_state(0, 2, permanents=1)
    words = Catalogue("doomrock")
    seen = view(state, CONTENT, 0)
    everything = "\n".join(words.format(line, SeatNames({}, CONTENT.name_of)) for line in twin(seen))
    for area in seen["row"]:
        assert area["name"] in everything
        assert all(f"- {location['name']} (" in everything for location in area["locations"])
    assert all(hero["name"] in everything for hero in seen["heroes"])


def test_what_locations_do_is_told_where_the_party_stands() -> None:
    for seed in range(40):
        seen = view(map_state(seed, 4, permanents=2), CONTENT, None)
        words = told(seen)
        for location in next(area for area in seen["row"] if area["here"])["locations"]:
            assert location["used"] or location["text"] in words


def test_a_seat_reads_its_own_cards_and_dice() -> None:
    state = battle_state(4)
    hero = state.heroes[1]
    words = told(view(state, CONTENT, hero.seat))
    for ability in hero.abilities:
        assert CONTENT.abilities[ability].name in words
    for other in state.heroes[0], state.heroes[2]:
        assert f"**{CONTENT.heroes[other.class_id].name}" not in words
    die = next(die for die in hero.dice if die.where.startswith("ability:"))
    line = next(line for line in words.splitlines() if CONTENT.abilities[die.where[8:]].name in line)
    assert f"🎲 {die.face}" in line or f"{die.face}" in line.split("🎲")[1]


def test_words_keep_within_a_message() -> None:
    longest = 0
    for seed in range(60):
        full = battle_state(seed, ENCOUNTERS[seed % 9], 2 + seed % 3, 20 if seed % 3 == 0 else None)
        for state in (map_state(seed, 4, permanents=2), full):
            for seat in (None, 0):
                longest = max(longest, len(told(view(state, CONTENT, seat))))
    assert 1_200 < longest <= 2_000


def test_no_sentence_is_missing_or_broken() -> None:
    for state in states():
        for seat in (None, 0):
            for line in describe(view(state, CONTENT, seat)):
                words = EFFECT_NAMES.format(line, NAMES)
                assert words.strip()
                assert "<" not in words, words
                assert "{" not in words, words


def test_numbers_are_those_with_modifiers() -> None:
    state = map_state(2)
    hero = state.heroes[0]
    hero.trait_id, hero.equipped, hero.statuses = "tr.loud", [], []
    printed = CONTENT.heroes[hero.class_id].threat
    assert view(state, CONTENT, None)["heroes"][0]["threat"] == printed + 2


def test_an_empty_table_has_a_view() -> None:
    seen = view(DoomrockState(), CONTENT, None)
    assert told(seen) == "Before the journey"
    assert seen["row"] == seen["heroes"] == []


@pytest.mark.parametrize("seats", [1, 3])
def test_a_real_game_can_be_looked_at_at_any_time(seats: int) -> None:
    """Looking changes nothing, and what nobody sees may be dealt anew without anybody noticing."""
    game = load_game("doomrock")
    run = Run.start(game, b"look", seats, None)
    crowd = Crowd(random_player(b"look"), b"look", 12)
    phases = set()
    while not run.over and run.index < 160:
        crowd.step(run)
        state = run.state
        phases.add(state.phase)
        if run.index % 7:
            continue
        before = game.dump(state)
        seen = [(one, told(one)) for seat in (None, *range(seats)) for one in [game.view(state, seat)]]
        assert game.dump(state) == before
        other = game.load(before)
        game.redeal(other, None, b"other")
        assert [(one, told(one)) for seat in (None, *range(seats)) for one in [game.view(other, seat)]] == seen
    assert {"map", "battle"} <= phases


def test_a_minion_is_told_from_its_like_by_its_number_and_a_boss_needs_none() -> None:
    for seed, encounter in enumerate(ENCOUNTERS):
        state = battle_state(seed, encounter, 3)
        assert state.battle is not None
        told_of = view(state, CONTENT, None)["battle"]["enemies"]
        for enemy in state.battle.enemies:
            shown = told_of[enemy.id]
            number = "" if enemy.kind == "boss" else enemy.id[1:]
            assert shown["mark"] == number
            assert shown["label"] == f"{shown['name']} {number}".rstrip()
