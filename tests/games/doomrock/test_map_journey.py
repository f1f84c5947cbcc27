"""From segment to segment, the score, and whole journeys with a battle that is won at once (DR-16.5, DR-17)."""

import logging
from collections import Counter

import pytest

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.doomrock.content.vocabulary import EFFECT_NAMES
from cogs.doomrock.game import game
from cogs.doomrock.rules.map.score import score
from cogs.doomrock.state import DoomrockOptions, DoomrockState
from tests.games.doomrock.kit import SEED, act, crowd, settle, table, without_battles

MOST = 4_000


def to_battle(run: Run[DoomrockState]) -> None:
    act(run, "battle")
    while "doomrock.to_battle" in [r.decision.key for r in run.requests()]:
        run.choose(run.waiting()[0], "yes")
    settle(run)


def test_who_is_hurt_is_named_before_the_battle() -> None:
    """D-6: half the party marched into a battle with one hit point left and had not seen it."""
    run = table()
    hurt = run.state.heroes[0]
    hurt.hp = hurt.max_hp // 2
    act(run, "battle")
    (request, *_) = (one for one in run.requests() if one.decision.key == "doomrock.to_battle")
    said = Catalogue("doomrock").format(request.decision.prompt, run.game.name_of, "en", label=True)
    name = run.game.name_of(hurt.class_id)
    assert said.endswith(f"Not at their best: {name} ({hurt.hp}/{hurt.max_hp}).")


def test_a_new_setting_with_fresh_time() -> None:
    """DR-16.5: the old time is discarded; limits of the segment end; the reward is in the purse."""
    run = table(script={"deck:settings": ["se.plans", "se.rain"]})
    run.state.limits["segment|x|party"] = 1
    to_battle(run)
    state = run.state
    assert (state.segment, state.setting, state.time, state.phase) == (2, "se.rain", 8, "map")
    assert state.silver == 3 + 4 and len(state.items) == 1 and "segment|x|party" not in state.limits
    assert state.discards["settings"] == ["se.plans"] and not run.game.invariants(state)


def test_the_worked_example_of_the_score() -> None:
    """A-31, DR-17.2."""
    state = table(3).state
    for hero, levels, hp in zip(state.heroes, (3, 2, 2), (4, 2, 1), strict=True):
        hero.levels, hero.hp = levels, hp
    state.items = ["it.soup", "it.barrel", "it.quilt"]
    state.heroes[0].equipped = ["it.ladle", "it.plate"]
    state.heroes[1].equipped = ["it.umbrella", "it.wand"]
    state.silver, state.time = 3, 2
    found = score(state, {card.id: card.deck for card in game().content.items.values()})
    assert (found.abilities, found.common, found.epic, found.silver) == (21, 5, 4, 3)
    assert (found.hp, found.done, found.time, found.total) == (7, 10, 4, 54)


def test_winning_counts_and_ends() -> None:
    """DR-17.1: after the last reward."""
    run = table()
    for _ in range(2):
        to_battle(run)
    run.state.row[0].card = "ar.lobby"
    to_battle(run)
    assert run.over and run.state.result == "win" and run.state.score is not None
    assert run.state.score.time == 2 * run.state.time and run.state.score.done == 10
    assert run.game.result_text(run.state).params["total"] == run.state.score.total


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        DoomrockOptions(early_battle=False),
        DoomrockOptions(party_decisions="vote", hero_pick="draft", difficulty="doomed"),
        DoomrockOptions(party_decisions="anyone", hero_pick="free", level_limit_per_camp="1", hidden_encounters=True),
    ],
    ids=["plain", "vote", "anyone"],
)
def test_random_journeys_end_and_lose_no_card(seats: int, options: DoomrockOptions) -> None:
    """DR-3.2: the map phase always ends; every card is somewhere, exactly once."""
    for number in range(3):
        seed = f"journey {number}"
        run = Run.start(without_battles(), seed.encode(), seats, options)
        players = crowd("random", seed)
        while not run.over:
            players.step(run)
            assert run.game.invariants(run.state) == []
            assert run.index < MOST


def test_a_rebuilt_journey_is_the_same() -> None:
    run = Run.start(without_battles(), SEED, 3, DoomrockOptions(early_battle=False))
    players = crowd("random", "rebuilt")
    while not run.over:
        for _ in range(7):
            if not run.over:
                players.step(run)
        copy = Run.restore(run.game, SEED, run.checkpoints, run.choices, run.base)
        assert copy.state == run.state
        assert [r.decision.key for r in copy.requests()] == [r.decision.key for r in run.requests()]


def test_the_house_player_finds_doomrock_and_learns() -> None:
    """DR-7.1 never loses it the game; rules §8: about 5, 6, 6.7 ability cards at the battles."""
    cards: dict[int, list[float]] = {1: [], 2: [], 3: []}
    results: Counter[str] = Counter()
    for number in range(24):
        seed = f"house {number}"
        run = Run.start(without_battles(), seed.encode(), 1 + number % 4)
        players = crowd("greedy", seed)
        segment = 0
        while not run.over:
            players.step(run)
            assert run.index < MOST
            state = run.state
            if state.segment != segment or run.over:
                if segment:
                    cards[segment].append(sum(len(h.abilities) for h in state.heroes) / len(state.heroes))
                segment = state.segment
        seen = any(run.game.content.areas[area.card].kind == "doomrock" for area in run.state.row)
        assert seen or run.state.result == "lost-map", seed  # never for want of Doomrock
        results[str(run.state.result)] += 1
    assert results["win"] >= 22
    first, second, third = (sum(found) / len(found) for found in cards.values())
    assert first >= 4.7 and second >= 5.4 and third >= 6.0


def test_every_sentence_of_a_journey_can_be_read(caplog: pytest.LogCaptureFixture) -> None:
    """Prompts, options, hints, refusals and journal lines all stand in the catalogue, with all their parameters."""
    made = without_battles()
    words, names = Catalogue("doomrock"), SeatNames({}, made.name_of)
    caplog.set_level(logging.WARNING, "bot.ui.panels.catalogue")
    used: Counter[str] = Counter()
    for number in range(8):
        seed = f"told {number}"
        run = Run.start(made, seed.encode(), 1 + number % 4, DoomrockOptions(early_battle=number % 2 == 1))
        players = crowd("random", seed)
        while not run.over:
            for request in run.requests():
                words.format(request.decision.prompt, names)
                for option in request.options(run):
                    words.format(option.label, names, label=True)
                    assert len(words.format(option.brief or option.label, names, label=True)) <= 80
                    for line in (option.hint, option.refused):
                        if line is not None:
                            words.format(line, names)
            players.step(run)
            for event in run.take_events():
                line = event.text_for(None)
                assert line is not None
                assert "@" not in words.format(line, names)
        words.format(made.result_text(run.state), names)
        used.update(run.used)
    assert caplog.records == []
    assert {"gain", "lose", "heal", "draw", "test", "camp", "expose", "damage"} <= set(used) & set(EFFECT_NAMES)


def test_looking_changes_nothing() -> None:
    run = Run.start(without_battles(), SEED, 2)
    players = crowd("random", "look")
    for _ in range(120):
        if run.over:
            break
        before = run.game.dump(run.state)
        for seat in range(2):
            for request in run.requests(seat):
                request.decision.options()
                run.game.answer(run.state, request, seat)
        assert run.game.dump(run.state) == before
        players.step(run)


def test_dealing_anew_keeps_what_is_seen() -> None:
    """DR-1.8: only orders of piles and faces of markers change."""
    run = Run.start(without_battles(), SEED, 2)
    players = crowd("random", "deal")
    for _ in range(30):
        players.step(run)
    state = run.state.model_copy(deep=True)
    run.game.redeal(state, None, b"other")
    assert state != run.state and run.game.invariants(state) == []
    hidden = {"decks", "map_deck", "pool", "heroes"}
    assert state.model_dump(exclude=hidden) == run.state.model_dump(exclude=hidden)
    assert state.map_deck[:1] == run.state.map_deck[:1]
    assert [len(h.expose) for h in state.heroes] == [len(h.expose) for h in run.state.heroes]
