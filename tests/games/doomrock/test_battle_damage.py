"""Attacks, damage, markers, falling: DR-11, DR-12, DR-16, DR-18, DR-19 in battle."""

from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.errors import NotPossible
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.doomrock.cog import surface
from cogs.doomrock.rules.battle import enemies
from cogs.doomrock.rules.battle.attack import attack
from cogs.doomrock.rules.battle.damage import lose_hp, strike
from cogs.doomrock.rules.battle.explosion import expose
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockOptions, DoomrockState, Status
from tests.games.doomrock.battle_table import asked, choose, enemy, field, hero, lay, legal, refused, said, take_markers


def hit(user: str, target: str, *amounts: int) -> Any:
    """Rules that attack so often."""

    async def rules(play: DoomrockPlay) -> None:
        for n in amounts:
            await attack(play, Context(source="ai.library.1", user=user), user, target, n)

    return rules


def test_a23_damage_order() -> None:
    """DR-11.2: markers, shields, armor, hp."""

    def edit(state: DoomrockState) -> None:
        brawler = state.hero("h0")
        brawler.shields = 2
        brawler.expose = take_markers(state, "plus1", "plus1", "blank")
        lay(state, "h0", tinpot=1)

    run = field(
        [hero(0, "brawler", "ab.tinpot"), hero(1, "archer")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"], ["h1"]],
        hit("e1", "h0", 3),
        edit=edit,
    )
    brawler = run.state.hero("h0")
    assert (brawler.hp, brawler.shields, brawler.expose) == (5, 0, [])
    assert sorted(run.state.revealed) == ["blank", "plus1", "plus1"]
    (line,) = said(run, "dr-damage")
    assert {k: line.params[k] for k in ("n", "total", "before", "after")} == {
        "n": 3,
        "total": 2,
        "before": 7,
        "after": 5,
    }
    told = surface().words.format(Text(line.kind, line.params), run.name_of)
    assert "takes **2** (3 base + 2 markers − 2 shields − 1 ab.tinpot): 7→5 hp." in told  # names are not looked up here


@pytest.mark.parametrize(("amounts", "left"), [((1, 1), 7), ((2,), 6)])
def test_a24_armor_counts_per_source(amounts: tuple[int, ...], left: int) -> None:
    """DR-11.4."""
    run = field(
        [hero(0, "brawler", "ab.tinpot")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"]],
        hit("e1", "h0", *amounts),
        edit=lambda state: lay(state, "h0", tinpot=1),
    )
    assert run.state.hero("h0").hp == left


def test_a25_attacked_for_nothing() -> None:
    """DR-11.3, DR-12.2, DR-9.4."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").shields = 4
        state.hero("h0").expose = take_markers(state, "push")

    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], hit("e1", "h0", 1), edit=edit)
    brawler = run.state.hero("h0")
    assert (brawler.shields, brawler.hp, brawler.expose) == (3, 7, [])
    assert run.state.revealed == ["push"]
    assert run.state.battle is not None and run.state.battle.groups == [["e1"], ["h0"]]


def test_damage_of_nothing_reveals_nothing_and_lost_hp_never_does() -> None:
    """DR-11.3, DR-11.5."""

    async def rules(play: DoomrockPlay) -> None:
        await strike(play, Context(source="x"), "h0", 0, attack=False)
        await lose_hp(play, Context(source="x"), "h0", 2)

    def edit(state: DoomrockState) -> None:
        state.hero("h0").expose = take_markers(state, "plus1")
        state.hero("h0").shields = 3

    run = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0"], ["e1"]], rules, edit=edit)
    brawler = run.state.hero("h0")
    assert (brawler.hp, brawler.shields, brawler.expose) == (5, 3, ["plus1"])


@pytest.mark.parametrize(("option", "blanks_left"), [("revealed", 8), ("all_blanks", 0)])
def test_a26_cumulation(option: Any, blanks_left: int) -> None:
    """DR-12.4: revealed blanks and the cumulation leave the battle, the others go back."""

    def edit(state: DoomrockState) -> None:
        state.revealed = take_markers(state, *["blank"] * 4, *["plus1"] * 3, "push")
        state.hero("h0").expose = take_markers(state, "cumulation", "plus1")
        state.removed = take_markers(state, "cumulation", "cumulation", "plus1", "plus1")
        assert len(state.pool) == 15

    run = field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"]],
        hit("e1", "h0", 2),
        edit=edit,
        options=DoomrockOptions(cumulation=option),
    )
    state = run.state
    assert state.hero("h0").hp == 4
    assert state.revealed == [] and state.pool.count("blank") == blanks_left
    assert state.removed.count("cumulation") == 3
    assert len(state.pool) == (20 if option == "revealed" else 12)


def test_a7_explosion() -> None:
    """DR-12.6."""

    def edit(state: DoomrockState) -> None:
        brawler, boss = state.hero("h0"), state.enemy("e1")
        assert boss is not None
        brawler.expose = take_markers(state, "plus1", "plus1")
        boss.expose = take_markers(state, "plus1", "blank")
        state.revealed = take_markers(state, *["plus1"] * 7, *["push"] * 4, *["blank"] * 4)
        state.removed = take_markers(state, *["cumulation"] * 3, *["blank"] * 7)
        brawler.hp, brawler.shields = 5, 1
        assert state.pool == []

    async def rules(play: DoomrockPlay) -> None:
        await expose(play, "h1", 1)

    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1, "boss", 10, armor=1)],
        [["h0", "h1"], ["e1"]],
        rules,
        edit=edit,
    )
    state = run.state
    boss = state.enemy("e1")
    assert boss is not None
    assert (state.hero("h0").hp, state.hero("h0").shields, boss.hp) == (4, 0, 10)
    assert (len(state.pool), len(state.removed), state.revealed) == (18, 10, [])
    assert len(state.hero("h1").expose) == 1


def test_explosion_that_kills_whom_the_marker_was_for() -> None:
    """§6.20, DR-12.6e, DR-12.8."""

    def edit(state: DoomrockState) -> None:
        state.hero("h1").expose = take_markers(state, "plus1", "plus1")
        state.hero("h1").hp = 1
        state.revealed, state.pool = state.pool, []

    async def rules(play: DoomrockPlay) -> None:
        await expose(play, "h1", 1)

    run = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss")], [["h0", "h1"], ["e1"]], rules, edit=edit)
    archer = run.state.hero("h1")
    assert archer.fallen and archer.expose == [] and len(run.state.pool) == 29
    assert archer.heroism == 0 and all(die.where == "pool" for die in archer.dice)  # DR-16.2


def test_weakened_and_hexed_attacks() -> None:
    """DR-11.8; a modifier of attacks counts once (DR-11.2)."""

    def edit(state: DoomrockState) -> None:
        boss = state.enemy("e1")
        assert boss is not None
        boss.statuses.append(Status("weakened", 2))

    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], hit("e1", "h0", 3), edit=edit)
    assert run.state.hero("h0").hp == 6


def test_a6_out_of_minions() -> None:
    """DR-18.1."""

    async def rules(play: DoomrockPlay) -> None:
        await enemies.spawn(play, "minion", 3, "alone", Context(source="en.library"))
        await enemies.spawn(play, "minion", 1, "alone", Context(source="en.library"))

    small = [enemy(n) for n in range(2, 23)]
    run = field([hero(0, "brawler")], [enemy(1, "boss"), *small], [["h0"], ["e1"], [e.id for e in small]], rules)
    assert run.state.battle is not None
    assert sum(e.kind == "minion" for e in run.state.battle.enemies) == 22
    assert [event.params["n"] for event in said(run, "dr-no-marker")] == [2, 1]


@pytest.mark.parametrize(("pick", "groups"), [("e1", [["h0"], ["e1", "e2"]]), (None, [["h0"], ["e1"], ["e2"]])])
def test_a3_placement_is_the_leaders(pick: str | None, groups: list[list[str]]) -> None:
    """DR-1.4, D-24: by default alone in a new group."""

    async def rules(play: DoomrockPlay) -> None:
        await enemies.spawn(play, "minion", 1, None, Context(source="en.library"))
        await play.ask(0, "stop", asked_nothing, lambda: [])

    asked_nothing: Any = ("stop", {})
    run = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0"], ["e1"]], rules)
    request = asked(run, "doomrock.spawn")
    choose(run, "doomrock.spawn", pick or request.decision.house_answer())
    assert run.state.battle is not None and run.state.battle.groups == groups


def test_a9_soup_before_the_fall() -> None:
    """DR-19.2, D-22."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").hp -= 1
        state.hero("h1").hp = 1
        state.items = ["it.soup"]

    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1, "boss")],
        [["h0"], ["h1", "e1"]],
        hit("e1", "h1", 2),
        edit=edit,
    )
    assert {seat for request in run.requests() for seat in request.decision.seats} == {0, 1}
    choose(run, "doomrock.save", "it.soup")
    choose(run, "doomrock.who", "h1")
    assert run.state.hero("h1").hp == 1 and not run.state.hero("h1").fallen
    assert run.state.items == []


def test_what_could_save_somebody_says_what_it_does_and_who_is_about_to_fall() -> None:
    """D-22: the name of an item alone once stood there, unexplained."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").hp = 1
        state.items = ["it.soup"]

    run = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0", "e1"]], hit("e1", "h0", 2), edit=edit)
    (request,) = run.requests()
    words = Catalogue("doomrock")
    names = SeatNames({0: "Ada"}, run.name_of)
    option = next(option for option in request.options(run) if option.id == "it.soup")
    assert words.format(request.decision.prompt, names).endswith("is about to fall (2 damage). Save them?")
    printed = run.game.content.items["it.soup"].text
    assert option.hint is not None and printed in words.format(option.hint, names, label=True)


def test_everybody_passes_and_the_last_fall_is_a_loss() -> None:
    """DR-16.2, DR-16.3."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").hp = 1
        state.items = ["it.soup"]

    run = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0", "e1"]], hit("e1", "h0", 2), edit=edit)
    choose(run, "doomrock.save", "pass")
    assert run.over and run.state.result == "lost-heroes"


def test_a32_reaction() -> None:
    """DR-19.3: shield before, the slip move after the damage, although surrounded."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").hp = 2
        lay(state, "h0", duck=1)

    run = field(
        [hero(0, "archer", "ab.duck"), hero(1, "brawler")],
        [enemy(1, "boss"), enemy(2), enemy(3)],
        [["h0", "e1", "e2", "e3"], ["h1"]],
        hit("e1", "h0", 2),
        edit=edit,
    )
    assert legal(run, "doomrock.reaction") == ["pass", "ab.duck"]
    choose(run, "doomrock.reaction", "ab.duck")
    archer = run.state.hero("h0")
    assert (archer.hp, archer.shields) == (1, 0)
    assert legal(run, "doomrock.move") == ["h1", "new"]
    choose(run, "doomrock.move", "h1")
    assert run.state.battle is not None and run.state.battle.groups == [["e1", "e2", "e3"], ["h1", "h0"]]


def test_one_reaction_an_attack_and_hidden_ends_at_declaration() -> None:
    """DR-10.5, DR-19.3."""

    def edit(state: DoomrockState) -> None:
        archer = state.hero("h0")
        archer.statuses = [Status("hidden")]
        lay(state, "h0", duck=13)

    run = field(
        [hero(0, "archer", "ab.duck"), hero(1, "brawler")],
        [enemy(1, "boss")],
        [["h0", "e1"], ["h1"]],
        hit("e1", "h0", 1),
        edit=edit,
    )
    assert run.state.hero("h0").statuses == []
    choose(run, "doomrock.reaction", "ab.duck")
    choose(run, "doomrock.move", "new")
    assert run.state.hero("h0").hp == 6 and sum(die.where == "spent" for die in run.state.hero("h0").dice) == 1


def test_shields_may_be_kept_where_the_table_asks() -> None:
    """Option `shield_choice`."""
    run = field(
        [hero(0, "brawler")],
        [enemy(1, "boss")],
        [["h0", "e1"]],
        hit("e1", "h0", 2),
        edit=lambda state: setattr(state.hero("h0"), "shields", 2),
        options=DoomrockOptions(shield_choice="ask"),
    )
    choose(run, "doomrock.shields", 1)
    assert (run.state.hero("h0").hp, run.state.hero("h0").shields) == (6, 1)


def test_a5_the_fallen_after_a_victory() -> None:
    """DR-16.4, DR-16.5, DR-12.9, DR-14.2: the last boss falls, the rest scatters."""

    def edit(state: DoomrockState) -> None:
        hexer, archer, boss = state.hero("h0"), state.hero("h1"), state.enemy("e1")
        assert boss is not None
        hexer.fallen, hexer.hp = True, 0
        archer.hp, archer.shields, archer.heroism = 2, 3, 2
        archer.dice[0].where = "stolen:e2"
        archer.expose = take_markers(state, "push")
        boss.expose = take_markers(state, "blank")
        state.removed = take_markers(state, "cumulation")

    run = field(
        [hero(0, "hexer"), hero(1, "archer")],
        [enemy(1, "boss", 1), enemy(2)],
        [["h1"], ["e1", "e2"]],
        hit("h1", "e1", 1),
        edit=edit,
    )
    state = run.state
    hexer, archer = state.heroes
    assert run.state.result == "won"
    assert (hexer.hp, hexer.fallen, archer.hp, archer.shields, archer.heroism) == (1, False, 2, 0, 0)
    assert all(die.where == "pool" for die in archer.dice)
    assert archer.expose == ["push"] and len(state.pool) == 28 and not state.revealed and not state.removed
    assert state.battle is None and state.silver == 4  # se.plans: two silver a hero


def test_boost_refusals() -> None:
    """DR-8.8, DR-8.9, E-13."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 2
        lay(state, "h0", piano_again=22)

    run = field([hero(0, "hexer", "ab.piano_again")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], edit=edit)
    choose(run, "doomrock.act", "h0:ab.piano_again")
    choose(run, "doomrock.boost", "boost:0")
    assert refused(run, "doomrock.boost") == {"boost:0": "dr-e13-twice"}
    with pytest.raises(NotPossible):
        choose(run, "doomrock.boost", "boost:0")
    choose(run, "doomrock.boost", "go")
    boss = run.state.enemy("e1")
    assert boss is not None and boss.hp == 16 and run.state.hero("h0").heroism == 1
