"""Setting up a table (rules §3, DR-2, D-0, E-20)."""

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from cogs.doomrock import bundled_files
from cogs.doomrock.game import game
from cogs.doomrock.state import DoomrockOptions
from tests.games.doomrock.kit import SEED, asked, kinds, legal, table

SWAP = {
    "packs/more/starting_abilities.yaml": (
        "- {id: ab.shove, name: Shove, class: brawler, stat: str, faces: [5], type: attack, range: melee, "
        "target: one_enemy, effects: [{do: attack, n: 2}]}\n"
    )
}


@pytest.mark.parametrize(("seats", "each", "silver"), [(1, 1, 3), (2, 1, 3), (3, 1, 4), (4, 1, 5), (2, 2, 5)])
def test_a_table_after_setup(seats: int, each: int, silver: int) -> None:
    """A-13, DR-2.1, for every number of heroes."""
    run = Run.start(game(), SEED, seats, DoomrockOptions(heroes_per_player=each))
    state, content = run.state, run.game.content
    heroes = max(2, seats * each)
    assert len(state.heroes) == heroes and state.silver == silver
    assert [hero.seat for hero in state.heroes] == sorted(hero.seat for hero in state.heroes)
    assert len({h.class_id for h in state.heroes}) == len({h.trait_id for h in state.heroes}) == heroes
    for hero in state.heroes:
        starting = [*content.heroes[hero.class_id].starting, content.traits[hero.trait_id].ability]
        assert hero.abilities == starting and len(hero.dice) == 4
        assert (hero.heroism, hero.shields, hero.expose, hero.equipped) == (1, 0, [], [])
        assert hero.hp == hero.max_hp
    assert sorted(content.areas[a.card].kind for a in state.row) == ["mountain", "town", "wilderness"]
    assert content.areas[state.row[state.place].card].kind == "town"
    assert all(area.secrets == content.areas[area.card].secrets for area in state.row)
    below = [content.areas[card].kind for card in state.map_deck]
    assert below[0] == "doomrock"  # the last card to be drawn
    assert sorted(below[1:]) == ["mountain"] * 2 + ["town"] * 2 + ["wilderness"] * 2
    assert [content.encounters[e].tier for e in state.encounters] == [1, 2, 3]
    assert state.time == content.settings[state.setting].time
    assert len(state.pool) == 29 and (state.leader, state.phase, state.segment) == (0, "map", 1)
    assert asked(run) == ["doomrock.action"] and not run.game.invariants(state)


def test_too_many_heroes_are_refused() -> None:
    """E-20."""
    with pytest.raises(NotPossible) as caught:
        Run.start(game(), SEED, 3, DoomrockOptions(heroes_per_player=2))
    assert caught.value.text.key == "dr-refused-heroes"
    with pytest.raises(NotPossible):
        Run.start(game(), SEED, 5)


def test_draft_shows_two_and_two_and_the_rest_goes_back() -> None:
    run = Run.start(game(), SEED, 3, DoomrockOptions(hero_pick="draft"))
    for seat in range(3):
        assert asked(run) == ["doomrock.pick_hero"] and run.waiting() == [seat]
        assert len(legal(run)) == 2
        run.choose(seat, legal(run)[1])
        assert asked(run) == ["doomrock.pick_trait"] and len(legal(run)) == 2
        run.choose(seat, legal(run)[0])
    assert len({hero.class_id for hero in run.state.heroes}) == 3
    assert asked(run) == ["doomrock.action"]


def test_free_choice_without_repeats() -> None:
    run = Run.start(game(), SEED, 2, DoomrockOptions(hero_pick="free"))
    assert len(legal(run)) == 6
    run.choose(0, "sneak")
    assert len(legal(run)) == 8
    run.choose(0, "tr.sulking")
    assert "sneak" not in legal(run) and len(legal(run)) == 5
    run.choose(1, "hexer")
    assert "tr.sulking" not in legal(run)
    run.choose(1, "tr.noble")
    assert [(h.class_id, h.trait_id) for h in run.state.heroes] == [("sneak", "tr.sulking"), ("hexer", "tr.noble")]


def test_swap_of_a_class_card() -> None:
    """Setup 5: never Maneuver, never the trait's card; the swapped card is basic (DR-17.3)."""
    made = game({**SWAP})
    script = {"deck:heroes": ["brawler", "hexer"]}
    run = Run.start(made, SEED, 2, DoomrockOptions(expansion_abilities=True), script=script)
    assert asked(run) == ["doomrock.swap"] and run.waiting() == [0]
    assert legal(run) == ["keep", "ab.haymaker>ab.shove", "ab.oi_you>ab.shove"]
    assert run.requests()[0].decision.house_answer() == "keep"
    run.choose(0, "ab.oi_you>ab.shove")
    brawler = run.state.heroes[0]
    assert brawler.abilities[:3] == ["ab.maneuver", "ab.haymaker", "ab.shove"] and brawler.levels == 0
    assert asked(run) == ["doomrock.action"] and not made.invariants(run.state)


def test_swap_is_not_asked_without_the_option() -> None:
    assert asked(Run.start(game({**SWAP}), SEED, 2)) == ["doomrock.action"]


def test_difficulties() -> None:
    gentle, normal, doomed = (table(difficulty=d) for d in ("gentle", "normal", "doomed"))
    assert [h.max_hp for h in gentle.state.heroes] == [h.max_hp + 1 for h in normal.state.heroes]
    assert doomed.state.silver == normal.state.silver - 1


def test_traits_change_max_hp_at_once() -> None:
    run = table(script={"deck:heroes": ["brawler", "hexer"], "deck:traits": ["tr.brittle", "tr.eats_anything"]})
    assert [(h.hp, h.max_hp) for h in run.state.heroes] == [(6, 6), (7, 7)]


def test_the_table_s_edition_leaves_cards_out() -> None:
    """DR-20.3, by the table's option."""
    pack = {
        "packs/x/items.yaml": (
            "- {id: it.old, name: Old Thing, deck: common, slot: armor, effects: [], "
            "incompatible_with: [first_edition]}\n"
        )
    }
    made = game(pack)
    first = Run.start(made, SEED, 2, DoomrockOptions(edition="first"))
    second = Run.start(made, SEED, 2)
    assert "it.old" not in first.state.decks["common"] and "it.old" in second.state.decks["common"]
    assert "dr-left-out" in kinds(first) and "dr-left-out" not in kinds(second)
    assert not made.invariants(first.state)


def test_one_seed_one_table() -> None:
    one, two = (Run.start(game(), b"same", 4).state for _ in range(2))
    assert one == two != Run.start(game(), b"other", 4).state
    assert set(bundled_files()) and one.setting
