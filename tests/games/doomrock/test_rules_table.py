"""Rules of the whole table that no scenario shows: setup over many seeds, what is hidden, stale clicks, threat."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.decision import Answer
from bot.rules.errors import NoLongerPossible
from bot.rules.kernel.run import Run
from cogs import load_game
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockOptions, DoomrockState, Modifier

GAME: Any = load_game("doomrock")


def table(seats: int, seed: int = 0, **options: Any) -> Run[DoomrockState]:
    return Run.start(GAME, f"table {seed}".encode(), seats, DoomrockOptions(**options))


def press_on(run: Run[DoomrockState], choices: int) -> None:
    """The first question, answered by the house, again and again; where that is to pass, the party explores."""
    for _ in range(choices):
        if run.over:
            return
        request = run.requests()[0]
        seat = request.decision.seats[0]
        answer: Answer = request.decision.house_answer()
        if request.decision.key == "doomrock.action":
            legal = [option.id for option in request.options(run) if option.refused is None]
            answer = next((a for a in ("explore", "venture") if a in legal), "pass")
        run.choose(seat, answer, run.token(request, seat))


@pytest.mark.parametrize(("seats", "heroes", "silver"), [(1, 2, 3), (2, 2, 3), (3, 3, 4), (4, 4, 5)])
@pytest.mark.parametrize("seed", range(5))
def test_setup(seats: int, heroes: int, silver: int, seed: int) -> None:
    """DR-2.1 and §3, for every number of players."""
    state = table(seats, seed).state
    content = GAME.content
    assert len(state.heroes) == heroes and state.silver == silver and state.leader == 0
    for hero in state.heroes:
        assert len(hero.abilities) == len(hero.dice) == 4
        assert hero.heroism == 1 and hero.shields == 0 and not hero.expose and not hero.equipped
        assert hero.hp == hero.max_hp == stats.max_hp(Look(state, content), hero.id)
        printed = content.heroes[hero.class_id]
        assert hero.abilities == [*printed.starting, content.traits[hero.trait_id].ability]
    assert len({hero.class_id for hero in state.heroes}) == len({hero.trait_id for hero in state.heroes}) == heroes

    def kind(card: str) -> str:
        return str(content.areas[card].kind)

    assert sorted(kind(area.card) for area in state.row) == ["mountain", "town", "wilderness"]
    assert all(area.secrets == content.areas[area.card].secrets for area in state.row)
    assert kind(state.row[state.place].card) == "town"
    assert len(state.map_deck) == 7 and kind(state.map_deck[0]) == "doomrock"  # the top is the last
    assert Counter(map(kind, state.map_deck[1:])) == {"wilderness": 2, "mountain": 2, "town": 2}
    assert [content.encounters[e].tier for e in state.encounters] == [1, 2, 3]
    assert state.time == content.settings[state.setting].time
    assert Counter(state.pool) == {"blank": 12, "plus1": 10, "push": 4, "cumulation": 3}
    assert {name: len(deck) for name, deck in state.decks.items()} == {
        "common": 32,
        "epic": 30,
        "ability": 48,
        "wilderness": 20,
        "mountain": 20,
        "settings": 9,
    }


def test_setup_differs_with_the_seed() -> None:
    """DR-2.1: heroes, areas, encounters and settings are drawn."""
    states = [table(4, seed).state for seed in range(12)]
    drawn: list[Callable[[DoomrockState], Any]] = [
        lambda s: s.heroes[0].class_id,
        lambda s: s.heroes[0].trait_id,
        lambda s: s.row[0].card,
        lambda s: s.map_deck[0],
        lambda s: s.setting,
        lambda s: s.encounters[0],
        lambda s: s.place,
        lambda s: s.pool[-1],
    ]
    for what in drawn:
        assert len({what(state) for state in states}) > 1


@pytest.mark.parametrize("choices", [0, 12, 40, 90])
def test_only_deck_order_and_faces_are_hidden(choices: int) -> None:
    """DR-1.8: what cannot be known may be dealt anew without any seat seeing a difference; all else is open."""
    run = table(3, 3)
    press_on(run, choices)
    state = run.state
    other = GAME.load(GAME.dump(state))
    GAME.redeal(other, None, b"another deal")
    assert other.decks != state.decks and other.pool != state.pool
    assert {name: sorted(deck) for name, deck in other.decks.items()} == {n: sorted(d) for n, d in state.decks.items()}
    for seat in (0, 1, 2, None):
        assert GAME.view(other, seat) == GAME.view(state, seat)
    views = [GAME.view(state, seat) for seat in range(3)]
    for name in ("silver", "time", "row", "items", "markers", "battle"):
        assert views[0][name] == views[1][name] == views[2][name]


def test_a_stale_click_is_refused_and_changes_nothing() -> None:
    """R-14 (E-14): the decision was made already, or another activation came first."""
    run = table(2)
    request = run.requests(0)[0]
    token = run.token(request, 0)
    run.choose(0, "pass", token)
    before = GAME.dump(run.state)
    with pytest.raises(NoLongerPossible) as error:
        run.choose(0, "explore", token)
    assert error.value.text.key == "refused-stale"
    assert GAME.dump(run.state) == before


def test_threat() -> None:
    """DR-10.1: the card's second number, trait, items and what was modified; never below 0; 0 while hidden."""
    state = table(2).state
    look = Look(state, GAME.content)
    hero = state.heroes[0]
    hero.class_id, hero.trait_id = "hexer", "tr.loud"
    assert stats.threat(look, "h0") == 3 + 2
    hero.equipped = ["it.barrel"]
    assert stats.threat(look, "h0") == 3 + 2 + 1
    state.modifiers.append(Modifier("threat", -4, "h0", "round", "ab.x"))
    assert stats.threat(look, "h0") == 2
    state.modifiers.append(Modifier("threat", -4, "h0", "round", "ab.x"))
    assert stats.threat(look, "h0") == 0


def test_printed_threats_differ() -> None:
    """DR-10.1: distinct numbers make ties rare."""
    threats = [hero.threat for hero in GAME.content.heroes.values()]
    assert len(set(threats)) == len(threats) == 6


def test_dice_are_one_for_each_ability_card() -> None:
    """§2: number of dice = number of ability cards, with `modify dice`."""
    run = table(2)
    hero = run.state.heroes[0]
    look = Look(run.state, GAME.content)
    hero.abilities.append("ab.duck")
    stats.refresh(look, "h0")
    assert [die.id for die in hero.dice] == ["d1", "d2", "d3", "d4", "d5"]
    hero.equipped = ["it.sofa_die"]
    stats.refresh(look, "h0")
    assert len(hero.dice) == 6
    hero.equipped = []
    stats.refresh(look, "h0")
    assert len(hero.dice) == 5


def test_heroes_of_one_player_roll_side_by_side() -> None:
    """D-13 to D-15 are parallel, also for two heroes of one seat: an answer for one leaves the other as it is."""
    run = table(1, 3)
    for _ in range(400):
        if any(request.decision.key == "doomrock.reroll" for request in run.requests()):
            break
        request = run.requests()[0]
        answer: Answer = "battle" if request.decision.key == "doomrock.action" else request.decision.house_answer()
        answer = "yes" if request.decision.key == "doomrock.to_battle" else answer
        run.choose(0, answer, run.token(request, 0))
    first, second = [request for request in run.requests() if request.decision.key == "doomrock.reroll"]
    assert first.decision.prompt.params["who"] != second.decision.prompt.params["who"]
    token = run.token(second, 0)
    dice = [[die.face for die in hero.dice] for hero in run.state.heroes]
    run.choose(0, [], token)
    (left,) = [request for request in run.requests() if request.decision.key == "doomrock.reroll"]
    assert left is first and [[die.face for die in hero.dice] for hero in run.state.heroes] == dice
    run.choose(0, ["d1"], run.token(first, 0))
    assert run.state.heroes[1].dice[0].face == dice[1][0]
    restored = Run.restore(GAME, run.seed, run.checkpoints, run.choices)
    assert GAME.dump(restored.state) == GAME.dump(run.state)


def test_a_quick_decision_has_the_minutes_of_the_option() -> None:
    """§13: save_timeout."""
    assert GAME.quick_minutes(table(2, save_timeout_minutes=7).state) == 7


def test_why_not_only_looks_whatever_is_asked() -> None:
    """E-1 to E-18: any answer to anything gets a reason or none, and nothing changes."""
    run = table(3, 1)
    forged = (
        "",
        "x",
        ":",
        ">",
        "h",
        "h0",
        "h9",
        "e1",
        "e99",
        "h1:zz",
        "h0:ab.maneuver",
        "d1",
        "d9>x",
        "d1>ab.maneuver",
        "boost:x",
        "gear",
        "use:zz",
        "use:it.soup",
        "travel:x",
        "visit:ev.toll",
        "explore",
        "Maneuver",
    )
    told = set()
    for _ in range(24):
        before = GAME.dump(run.state)
        for seat in range(3):
            for request in (None, *run.requests(seat)):
                found = [GAME.refusal(run.state, seat, request, answer) for answer in forged]
                told |= {reason.key for reason in found if reason is not None}
        assert GAME.dump(run.state) == before
        key = run.requests()[0].decision.key
        if key in ("doomrock.action", "doomrock.to_battle"):
            request = run.requests()[0]
            answer = "battle" if key == "doomrock.action" else "yes"
            run.choose(request.decision.seats[0], answer, run.token(request, request.decision.seats[0]))
        else:
            press_on(run, 1)
    assert {"dr-e1", "dr-e6-no-camp", "dr-e11-gone", "dr-e12-map", "dr-e12-no-die", "dr-e18-not-held"} <= told
