"""Whole battles between house players: they end, the invariants hold, a rebuilt table is the same, all is in words."""

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.trials.house import Crowd, random_player
from bot.ui.panels.catalogue import Catalogue
from cogs.doomrock.house.trial import BattleTrial, battle_trial, start
from cogs.doomrock.state import DoomrockOptions, DoomrockState
from tests.games.doomrock.battle_table import content

ENCOUNTERS = tuple(content().encounters)
POTIONS = [item.id for item in content().items.values() if item.slot == "consumable"]


def random_battle(encounter: str, heroes: int, seed: str) -> tuple[Run[DoomrockState], Crowd]:
    """A battle with random options, gear and consumables, and a crowd to play it."""
    chance = Chance(seed.encode(), {})
    options = DoomrockOptions(
        shield_choice=chance.pick("a", ["auto", "ask"]),
        ai_per_minion=bool(chance.below("b", 2)),
        tokens_consume_die=bool(chance.below("c", 2)),
        cumulation=chance.pick("d", ["revealed", "all_blanks"]),
        party_decisions=chance.pick("e", ["leader", "vote", "anyone"]),
        difficulty=chance.pick("f", ["gentle", "normal", "doomed"]),
        clear_exposes=bool(chance.below("g", 2)),
    )
    items = chance.sample("items", POTIONS, 4)
    run = start(content(), encounter, heroes, 7, seed, options=options, items=items, gear=True)
    return run, Crowd(random_player(seed.encode()), seed.encode())


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_random_battles_end_and_keep_the_invariants(encounter: str, heroes: int) -> None:
    """§2 of the rules, after each choice; every sentence is in the catalogue."""
    run, crowd = random_battle(encounter, heroes, f"{encounter}:{heroes}")
    words = Catalogue("doomrock")
    missing: set[str] = set()
    told: set[str] = set()

    def tell(sentence: Text | None) -> None:
        if sentence is not None and sentence.key not in told:
            told.add(sentence.key)
            said = words.format(sentence, content().name_of)
            if "<" in said or "{" in said or "@" in said:
                missing.add(f"{sentence.key}: {said}")

    while not run.over:
        assert run.index < 6_000
        _, request, _ = crowd.step(run)
        tell(request.decision.prompt)
        for event in run.take_events():
            tell(event.text_for(None))
        assert run.game.invariants(run.state) == []
        for pending in run.requests():
            for option in pending.options(run):
                tell(option.label)
                tell(option.hint)
                tell(option.refused)
    assert run.state.result in ("won", "lost-heroes")
    assert not missing


def test_a_rebuilt_battle_is_the_same() -> None:
    """Looking changes nothing, and nothing outlives a choice outside the state."""
    run, crowd = random_battle("en.landlord", 3, "rebuild")
    while not run.over:
        crowd.step(run)
        if run.index % 7 == 0:
            before = run.game.dump(run.state)
            for request in run.requests():
                request.decision.options()
            assert run.game.dump(run.state) == before
            last = run.checkpoints[-1]
            copy = Run.restore(run.game, run.seed, [last], run.choices[last.index :], run.base)
            assert copy.state == run.state
            assert [r.decision.key for r in copy.requests()] == [r.decision.key for r in run.requests()]


@pytest.mark.parametrize(("seats", "heroes"), [(1, 2), (2, 4)])
def test_players_of_two_heroes_each(seats: int, heroes: int) -> None:
    """Both roll at their own pace; each question has its own token and names its hero, so no answer goes astray."""
    crowd = Crowd(random_player(b"two"), b"two")
    run = start(content(), "en.horse", heroes, 5, "two", seats=seats)
    while not run.over:
        asked = [(seat, r) for r in run.requests() for seat in r.decision.seats]
        assert len({(seat, run.token(r, seat)) for seat, r in asked}) == len(asked)
        named = {(seat, r.decision.key, str(r.decision.prompt.params.get("who"))) for seat, r in asked}
        assert len(named) == len(asked)
        crowd.step(run)
        assert run.game.invariants(run.state) == []


def test_the_order_of_clicks_does_not_change_the_dice() -> None:
    """§2: each hero rolls from its own stream."""
    runs = [start(content(), "en.library", 3, 5, "order") for _ in range(2)]
    for run, order in zip(runs, ((0, 1, 2), (2, 1, 0)), strict=True):
        while run.requests()[0].decision.key == "doomrock.stand":
            run.choose(run.waiting()[0], "new")
        for seat in order:
            request = run.requests(seat)[0]
            assert request.decision.key == "doomrock.reroll"
            run.choose(seat, [request.options(run)[0].id], run.token(request, seat))
    first, second = ([[die.face for die in hero.dice] for hero in run.state.heroes] for run in runs)
    assert first == second


@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_greedy_players_win_some_battles(encounter: str) -> None:
    found = [battle_trial(content(), encounter, 3, seed=f"greedy {n}") for n in range(6)]
    assert any(one.won for one in found)
    assert all(2 <= one.rounds <= 15 for one in found)


def test_every_step_of_a_battle_is_named() -> None:
    """A save says in plain words where the game is."""
    run, crowd = random_battle("en.audit", 2, "steps")
    seen = set()
    while not run.over:
        seen.add(run.state.steps[0].name)
        crowd.step(run)
    assert seen <= set(BattleTrial(content()).steps)
    assert {"battle_roll", "battle_minions"} <= seen
