"""Whom a card's words mean on a small board, who is asked where that is left open, and what is told at the end."""

from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from cogs.doomrock.rules.effects.ending import end
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.targets import in_order, pick, pick_group
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.positions import (
    adjacent,
    destinations,
    foes_near,
    group_of,
    hero_groups,
    in_range,
    leave,
    place,
    within,
)
from cogs.doomrock.rules.reading.selectors import candidates, group_candidates, weakest
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero, take_markers
from tests.games.doomrock.test_what_cards_ask import wait


def edit(state: DoomrockState) -> None:
    """h2 has fallen; h1 has least hp and a marker; e2 is hidden and has less hp than e1."""
    first, second, third = state.heroes
    first.hp, second.hp = 5, 3
    second.expose = take_markers(state, "blank")
    third.fallen = True
    assert state.battle is not None
    state.battle.groups = [["h0", "e1", "e2"], ["h1", "e3"], ["e4"]]
    state.battle.enemies[1].hp = 1
    state.battle.enemies[1].statuses.append(Status("hidden"))


def running(rules: Any = wait, **more: Any) -> Run[DoomrockState]:
    return field(
        [hero(0, "brawler"), hero(1, "hexer"), hero(2, "archer")],
        [enemy(1, hp=3), enemy(2, hp=3), enemy(3, "boss", 9), enemy(4, hp=3)],
        [["h0", "e1", "e2"], ["h1", "e3"], ["e4"], ["h2"]],
        rules,
        edit=edit,
        **more,
    )


MEANT: list[tuple[str, tuple[str, ...], dict[str, Any], str | None, list[str]]] = [
    ("self", (), {"user": "h0"}, None, ["h0"]),
    ("self", (), {}, None, []),
    ("target", (), {"targets": ["e1", "e9"]}, None, ["e1"]),
    ("attacker", (), {"attacker": "e1"}, None, ["e1"]),
    ("attacker", (), {"attacker": "e9"}, None, []),
    ("each_hero", (), {}, None, ["h0", "h1"]),
    ("one_hero", (), {}, None, ["h0", "h1"]),
    ("other_heroes", (), {"user": "h0"}, None, ["h1"]),
    ("other_hero", (), {"user": "e1"}, None, ["h0", "h1"]),
    ("all_enemies", (), {}, None, ["e1", "e2", "e3", "e4"]),
    ("one_minion", (), {}, None, ["e1", "e2", "e4"]),
    ("one_boss", (), {}, None, ["e3"]),
    ("the_boss", (), {"user": "e3"}, None, ["e3"]),
    ("adjacent_enemies", (), {"user": "h0"}, None, ["e1", "e2"]),
    ("adjacent_enemies", (), {}, None, []),
    ("enemies_in_group", (), {"user": "h1"}, None, ["e3"]),
    ("enemies_in_group", (), {"user": "h1", "group": ["h0", "e1"]}, None, ["e1"]),
    ("heroes_in_group", (), {"user": "e3"}, None, ["h1"]),
    ("heroes_in_group", (), {"user": "e4"}, None, []),
    ("lowest_hp", (), {}, None, ["h1"]),
    ("most_exposed", (), {}, None, ["h1"]),
    ("active_hero", (), {"active_hero": "h1"}, None, ["h1"]),
    ("all_enemies", ("adjacent",), {"user": "h0"}, None, ["e1", "e2"]),
    ("all_enemies", ("not_adjacent",), {"user": "h0"}, None, ["e3", "e4"]),
    ("all_enemies", ("not_adjacent",), {}, None, ["e1", "e2", "e3", "e4"]),
    ("all_enemies", ("adjacent",), {}, None, []),
    ("each_hero", ("adjacent",), {"user": "h0"}, None, []),
    ("all_enemies", ("hidden",), {}, None, ["e2"]),
    ("each_hero", ("exposed",), {}, None, ["h1"]),
    ("all_enemies", ("adjacent", "hidden"), {"user": "h0"}, None, ["e2"]),
    ("all_enemies", (), {"user": "h0"}, "melee", ["e1", "e2"]),
    ("all_enemies", (), {"user": "h0"}, "ranged", ["e3", "e4"]),
    ("all_enemies", (), {"user": "h0"}, "any", ["e1", "e2", "e3", "e4"]),
    ("all_enemies", (), {}, "melee", ["e1", "e2", "e3", "e4"]),
]


@pytest.mark.parametrize(
    ("selector", "filters", "context", "reach", "meant"), MEANT, ids=[f"{row[0]}-{n}" for n, row in enumerate(MEANT)]
)
def test_whom_a_cards_words_mean(
    selector: str, filters: tuple[str, ...], context: dict[str, Any], reach: str | None, meant: list[str]
) -> None:
    look = Look(running().state, content())
    assert candidates(look, selector, filters, Context("it.soup", **context), reach) == meant


def test_of_several_the_extremes_are_those_that_tie() -> None:
    state = running().state
    look, anybody = Look(state, content()), Context("it.soup")
    state.heroes[2].fallen, state.heroes[2].hp = False, 3
    assert candidates(look, "lowest_hp", (), anybody, None) == ["h1", "h2"]
    state.heroes[1].statuses.append(Status("hidden"))
    threats = candidates(look, "highest_threat", (), anybody, None)
    assert "h1" not in threats and candidates(look, "lowest_threat", (), anybody, None) == ["h1"]
    assert candidates(look, "active_hero", (), anybody, None) == threats
    assert state.battle is not None
    state.battle.active_hero = "h1"
    assert candidates(look, "active_hero", (), anybody, None) == ["h1"]
    state.heroes[1].fallen = True
    assert candidates(look, "active_hero", (), anybody, None) == threats
    assert weakest(look, ["e1", "e2", "e4"]) == "e2" and weakest(look, ["e1", "e4"]) == "e1"
    assert weakest(look, ["e9"]) == "" and weakest(look, ["e4", "e1"]) == "e4"


def test_groups_within_reach() -> None:
    state = running().state
    look = Look(state, content())
    assert group_candidates(look, "h0", "any") == ["e1", "e3", "e4"]
    assert group_candidates(look, "h0", "melee") == ["e1"] and group_candidates(look, "h0", "ranged") == ["e3", "e4"]
    state.battle = None
    assert group_candidates(look, "h0", "any") == []
    assert candidates(look, "heroes_in_group", (), Context("it.soup"), None) == ["h0", "h1", "h2"]
    assert candidates(look, "all_enemies", (), Context("it.soup"), None) == []


def test_who_stands_with_whom() -> None:
    """DR-9.1, DR-9.2, DR-9.3"""
    state = running().state
    battle = state.battle
    assert battle is not None
    assert group_of(battle, "e3") == ["h1", "e3"] and group_of(battle, "h2") == []
    assert adjacent(state, "h0", "e2") and not adjacent(state, "h0", "e3")
    assert within(state, "h0", ["h0", "e1", "e3"], "self") == ["h0"]
    assert within(state, "h0", ["h0", "e1", "e3"], "melee") == ["e1"]
    assert within(state, "h0", ["h0", "e1", "e3"], "ranged") == ["h0", "e3"]
    assert in_range(state, "h0", "e1", "melee") and not in_range(state, "h0", "e1", "ranged")
    assert foes_near(state, "h0") == ["e1", "e2"] and foes_near(state, "e3") == ["h1"] and foes_near(state, "h2") == []
    assert hero_groups(battle) == [["h0", "e1", "e2"], ["h1", "e3"]]
    assert destinations(battle, "h0") == ["h1", "e4", "new"] and destinations(battle, "e4") == ["h0", "h1"]
    place(battle, "e2", "h1")
    assert battle.groups == [["h0", "e1"], ["h1", "e3", "e2"], ["e4"]]
    place(battle, "e2", "new")
    place(battle, "e4", "h2")
    assert battle.groups == [["h0", "e1"], ["h1", "e3"], ["e2"], ["e4"]], "who is not there is joined by nobody"
    leave(battle, "e2")
    leave(battle, "e2")
    assert battle.groups == [["h0", "e1"], ["h1", "e3"], ["e4"]]


def asking(deed: Any) -> tuple[Run[DoomrockState], list[Any]]:
    got: list[Any] = []

    async def rules(play: DoomrockPlay) -> None:
        got.append(await deed(play))
        await wait(play)

    return running(rules), got


@pytest.mark.parametrize(
    ("seat", "printed", "asked", "first"),
    [(1, False, 1, ["e2", "e1", "e4"]), (None, False, 0, ["e2", "e1", "e4"]), (1, True, 1, ["e1", "e2", "e4"])],
)
def test_an_order_is_asked_of_the_cards_player_or_the_leader(
    seat: int | None, printed: bool, asked: int, first: list[str]
) -> None:
    """D-9, D-20: lowest hp first, unless it is printed otherwise; who is gone is left out."""
    prompt = text("dr-ask-group", card="x")
    context = Context("it.soup", "h0", seat=seat)
    run, got = asking(lambda play: in_order(play, context, ["e1", "e2", "e9", "e4"], prompt, printed=printed))
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.seats == (asked,) and request.decision.key == "doomrock.attack_order"
    assert [option.id for option in request.options(run)] == ["e1", "e2", "e4"]
    assert request.decision.house_answer() == first
    run.choose(asked, ["e4", "e2", "e1"], run.token(request, asked))
    assert got == [["e4", "e2", "e1"]]


def test_one_of_several_is_asked_and_one_alone_is_not() -> None:
    run, got = asking(lambda play: pick(play, "one_boss", (), Context("it.soup", "h1")))
    assert got == [["e3"]]
    run, got = asking(lambda play: pick(play, "all_minions", (), Context("it.soup", "h1")))
    assert got == [["e1", "e2", "e4"]], "all of them are meant"
    run, got = asking(lambda play: pick(play, "one_minion", (), Context("it.soup", "h1"), why="damage"))
    (request,) = [one for one in run.requests() if not one.anytime]
    assert got == [] and request.decision.seats == (1,) and request.decision.key == "doomrock.who"
    assert request.decision.house_answer() == "e2", "the weakest"
    run.choose(1, "e4", run.token(request, 1))
    assert got == [["e4"]]


def test_a_tie_is_broken_by_the_leader_once_for_a_card() -> None:
    context = Context("it.soup")

    async def twice(play: DoomrockPlay) -> Any:
        for one in play.state.heroes:
            one.hp, one.fallen = 4, False
        return [await pick(play, "lowest_hp", (), context) for _ in range(2)]

    run, got = asking(twice)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.seats == (0,) and request.decision.key == "doomrock.tie"
    run.choose(0, "h1", run.token(request, 0))
    assert got == [[["h1"], ["h1"]]] and context.picks == {"lowest_hp": "h1"}


def test_a_group_is_asked_of_whoever_plays_the_card() -> None:
    context = Context("it.soup", "h1", seat=1)
    run, got = asking(lambda play: pick_group(play, context, "any"))
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.seats == (1,) and [option.id for option in request.options(run)] == ["e1", "e3", "e4"]
    run.choose(1, "e1", run.token(request, 1))
    assert got == [True] and (context.group, context.targets) == (["h0", "e1", "e2"], ["e1", "e2"])
    melee = Context("it.soup", "h1", seat=1)
    _, got = asking(lambda play: pick_group(play, melee, "melee"))
    assert got == [True] and melee.targets == ["e3"], "only one: nobody is asked"


@pytest.mark.parametrize(("hp", "close"), [(2, True), (3, False)])
def test_the_end_tells_who_fell_to_what_how_close_it_was_and_each_honour(hp: int, close: bool) -> None:
    async def rules(play: DoomrockPlay) -> None:
        first, second, third = play.state.heroes
        first.fell, second.fell, third.fell = (3, "en.library"), (2, ""), None
        assert play.state.battle is not None
        play.state.battle.enemies[2].hp = hp
        end(play, "lost-heroes")

    run = running(rules)
    told = [(event.kind, dict(event.params)) for event in run.journal]
    assert run.over and run.state.result == "lost-heroes" and run.state.phase == "ended"
    assert [kind for kind, _ in told][:4] == [
        "dr-end-lost-library",
        "dr-end-fell",
        "dr-end-fell",
        "dr-end-left" if close else "dr-end-far",
    ]
    assert [(params["who"], params["round"], params["by"]) for _, params in told[1:3]] == [
        ("@hexer", 2, "none"),
        ("@brawler", 3, "@en.library"),
    ]
    (row,) = told[3][1]["rows"]
    assert (row.params["hp"], row.params["max"]) == (hp, 9)
    honours = [params["who"] for kind, params in told[4:] if "-award-" in kind]
    assert honours == ["@brawler", "@hexer", "@archer"]


@pytest.mark.parametrize(("user", "meant"), [("e3", ["e3"]), ("e4", ["e4"]), ("h0", ["e3", "e4"])])
def test_of_two_bosses_a_card_of_one_means_that_one(user: str, meant: list[str]) -> None:
    state = running().state
    assert state.battle is not None
    state.battle.enemies[3].kind = "boss"
    assert candidates(Look(state, content()), "the_boss", (), Context("it.soup", user=user), None) == meant
