"""The round: rolls, abilities, positions, slots, bosses, enrage, dice locked and stolen (DR-7 to DR-15)."""

from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible, NotPossible
from cogs.doomrock.rules.battle.ai_cards import draw_ai
from cogs.doomrock.rules.battle.boss import boss_turn
from cogs.doomrock.rules.battle.damage import strike
from cogs.doomrock.rules.battle.enemies import minion_slot, redirect, slot_order
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockOptions, DoomrockState, Status
from tests.games.doomrock.battle_table import (
    asked,
    choose,
    content,
    enemy,
    field,
    hero,
    lay,
    legal,
    refused,
    said,
    take_markers,
)


def faces(state: DoomrockState, hero_id: str) -> list[int]:
    return [die.face for die in state.hero(hero_id).dice]


# ---------------------------------------------------------------- dice


def test_a21_two_rerolls_and_tokens_of_the_final_faces() -> None:
    """DR-8.1, DR-8.3, DR-8.4, E-10."""
    run_ = field(
        [hero(0, "brawler", "ab.tinpot")],
        [enemy(1, "boss", 20)],
        [["h0"], ["e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={"roll:1:1:h0": [1, 1, 3, 5, 6, 6, 2, 4, 1]},
    )
    brawler = run_.state.hero("h0")
    assert len(brawler.dice) == 5
    choose(run_, "doomrock.reroll", ["d2", "d3", "d4"])
    assert faces(run_.state, "h0") == [1, 6, 2, 4, 6]
    token = run_.token(asked(run_, "doomrock.reroll"), 0)
    choose(run_, "doomrock.reroll", ["d3"])
    assert faces(run_.state, "h0") == [1, 6, 1, 4, 6]
    assert (brawler.shields, brawler.heroism) == (2, 2)
    with pytest.raises((NoLongerPossible, NotPossible)):
        run_.choose(0, ["d1"], token)
    choose(run_, "doomrock.assign", "accept")


def test_keeping_all_ends_rerolling_and_the_suggestion_uses_most_abilities() -> None:
    """D-14, D-15."""
    run_ = field(
        [hero(0, "archer")],
        [enemy(1, "boss", 20)],
        [["h0"], ["e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={"roll:1:1:h0": [6, 6, 1, 3]},
        options=DoomrockOptions(advice="off"),
    )
    choose(run_, "doomrock.reroll", [])
    placed = [die.where for die in run_.state.hero("h0").dice]
    # lucky: its own card takes 1 and 6; Maneuver the 1, Long Shot a 6, Back Off the 3
    assert sorted(placed) == [
        "ability:ab.back_off",
        "ability:ab.double_or_soup",
        "ability:ab.long_shot",
        "ability:ab.maneuver",
    ]
    assert "d3>idle" in legal(run_, "doomrock.assign")
    choose(run_, "doomrock.assign", "d3>idle")
    choose(run_, "doomrock.assign", "d3>ab.maneuver")
    choose(run_, "doomrock.assign", "accept")


def rolled_twice(options: DoomrockOptions, *faces: int, kind: str = "brawler") -> Any:
    """A hero at a roll that is kept, and at another one after it; the faces of each are the same."""
    return field(
        [hero(0, kind)],
        [enemy(1, "boss", 20)],
        [["h0"], ["e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={f"roll:1:{n}:h0": list(faces) for n in (1, 2)},
        options=options,
    )


def where(run_: Any, face: int) -> list[str]:
    return sorted(die.where.removeprefix("ability:ab.") for die in run_.state.hero("h0").dice if die.face == face)


def test_with_advice_dice_lie_where_they_are_worth_most() -> None:
    """D-15: not one on each card, but as the house would lay them; who agrees presses once."""
    laid = []
    for advice in ("on", "off"):
        run_ = rolled_twice(DoomrockOptions(advice=advice), 6, 6, 1, 3, kind="archer")
        choose(run_, "doomrock.reroll", [])
        house = run_.game.answer(run_.state, asked(run_, "doomrock.assign"), 0)
        laid.append([die.where for die in run_.state.hero("h0").dice])
        assert (house == "accept") is (advice == "on")
    assert laid[0] != laid[1]


@pytest.mark.parametrize("advice", ["on", "off"])
def test_a_face_that_was_laid_by_hand_lies_there_again(advice: Any) -> None:
    """D-15: what somebody has moved once they need not move each round; other faces lie as they would have."""
    run_ = rolled_twice(DoomrockOptions(advice=advice), 5, 5, 4, 1)
    choose(run_, "doomrock.reroll", [])
    ones = where(run_, 1)
    moved = next(die.id for die in run_.state.hero("h0").dice if die.face == 5 and die.where != "idle")
    choose(run_, "doomrock.assign", f"{moved}>idle")
    laid = where(run_, 5)
    choose(run_, "doomrock.assign", "accept")
    while (request := run_.requests()[0]).decision.key != "doomrock.reroll":
        run_.choose(0, request.decision.house_answer(), run_.token(request, 0))
    choose(run_, "doomrock.reroll", [])
    assert where(run_, 5) == laid and "idle" in laid
    assert where(run_, 1) == ones


def test_a_die_goes_only_where_its_face_fits() -> None:
    """DR-8.5, E-10."""
    run_ = field(
        [hero(0, "archer")],
        [enemy(1, "boss", 20)],
        [["h0"], ["e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={"roll:1:1:h0": [3, 3, 3, 3]},
    )
    choose(run_, "doomrock.reroll", [])
    with pytest.raises((NoLongerPossible, NotPossible)):
        choose(run_, "doomrock.assign", "d1>ab.long_shot")
    assert legal(run_, "doomrock.assign") == ["accept", "d1>idle"]


def test_tokens_may_use_up_the_die() -> None:
    """Option `tokens_consume_die`."""
    run_ = field(
        [hero(0, "archer")],
        [enemy(1, "boss", 20)],
        [["h0"], ["e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={"roll:1:1:h0": [6, 1, 3, 3]},
        options=DoomrockOptions(tokens_consume_die=True),
    )
    choose(run_, "doomrock.reroll", [])
    archer = run_.state.hero("h0")
    assert [die.where for die in archer.dice[:2]] == ["spent", "spent"] and (archer.shields, archer.heroism) == (1, 1)


def test_a8_locked_dice_stay() -> None:
    """DR-14.1, DR-8.2."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", tinpot=1)

    def start() -> Any:
        return field(
            [hero(0, "brawler", "ab.tinpot")],
            [enemy(1, "boss", 20)],
            [["h0"], ["e1"]],
            "battle_roll",
            edit=edit,
            script={"roll:1:2:h0": [3, 3, 3, 3, 3]},
        )

    run_ = start()
    choose(run_, "doomrock.unlock", [])
    choose(run_, "doomrock.reroll", [])
    brawler = run_.state.hero("h0")
    assert faces(run_.state, "h0") == [1, 3, 3, 3, 3] and brawler.shields == 0
    assert stats.armor(Look(run_.state, content()), "h0") == 1
    run_ = start()
    choose(run_, "doomrock.unlock", ["d1"])
    choose(run_, "doomrock.reroll", [])
    assert faces(run_.state, "h0") == [3, 3, 3, 3, 3]
    assert stats.armor(Look(run_.state, content()), "h0") == 0


def test_a10_stolen_dice() -> None:
    """DR-14.3, DR-14.4, §6.14: rolled at once, tokens, assigned, and its owner is no longer done."""

    def edit(state: DoomrockState) -> None:
        state.hero("h1").dice[0].where = "stolen:e2"
        lay(state, "h0", haymaker=5)
        lay(state, "h1", long_shot=5)

    archer = hero(1, "archer", "ab.shoot_one_free")
    run_ = field(
        [hero(0, "brawler"), archer],
        [enemy(1, "boss", 20), enemy(2)],
        [["h0", "e2"], ["h1"], ["e1"]],
        edit=edit,
        script={"roll:1:1:h1": [6]},
    )
    choose(run_, "doomrock.act", "h1:ab.long_shot")
    choose(run_, "doomrock.target", "e1")
    assert [r.decision.seats for r in run_.requests()] == [(0,)]  # the archer has nothing left
    choose(run_, "doomrock.act", "h0:ab.haymaker")
    assert run_.state.hero("h1").heroism == 1
    assert legal(run_, "doomrock.place_die") == ["ab.long_shot", "ab.double_or_soup", "idle"]
    choose(run_, "doomrock.place_die", "ab.long_shot")
    choose(run_, "doomrock.act", "h1:ab.long_shot")


def test_a_thief_takes_what_the_player_chooses() -> None:
    """DR-14.3, D-23, DR-8.1: locked dice may be given; stolen ones are not rolled."""

    async def rules(play: DoomrockPlay) -> None:
        item = play.content.ai["ai.laundry.7"].minion
        await run(play, item, Context(source="ai.laundry.7", user="e2", active_hero="h0"))
        play.next("battle_roll")

    run_ = field(
        [hero(0, "brawler", "ab.tinpot")],
        [enemy(1, "boss", 20), enemy(2)],
        [["h0"], ["e1", "e2"]],
        rules,
        edit=lambda state: lay(state, "h0", tinpot=1, haymaker=5),
    )
    assert len(legal(run_, "doomrock.steal")) == 5
    choose(run_, "doomrock.steal", ["d1"])
    assert run_.state.hero("h0").dice[0].where == "stolen:e2"
    choose(run_, "doomrock.reroll", [])
    assert run_.state.hero("h0").dice[0].face == 0
    assert run_.game.invariants(run_.state) == []


# ---------------------------------------------------------------- abilities


def test_a22_activation() -> None:
    """DR-8.8, DR-8.9, DR-8.10."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 1
        lay(state, "h0", haymaker=55)

    run_ = field([hero(0, "brawler")], [enemy(1, "boss", 20), enemy(2, hp=3)], [["h0", "e2"], ["e1"]], edit=edit)
    choose(run_, "doomrock.act", "h0:ab.haymaker")
    choose(run_, "doomrock.boost", "boost:0")
    state = run_.state
    assert state.enemy("e2") is None and state.hero("h0").heroism == 0
    # nobody adjacent is left, so the second die has no legal target and the round is over (DR-1.7)
    assert state.battle is not None and state.battle.round == 2


def test_a22_the_second_die_can_still_be_used() -> None:
    def edit(state: DoomrockState) -> None:
        lay(state, "h0", haymaker=55)

    run_ = field([hero(0, "brawler")], [enemy(1, "boss", 20), enemy(2, hp=3)], [["h0", "e1", "e2"]], edit=edit)
    choose(run_, "doomrock.act", "h0:ab.haymaker")
    choose(run_, "doomrock.target", "e2")
    assert sum(die.where == "ability:ab.haymaker" for die in run_.state.hero("h0").dice) == 1
    assert legal(run_, "doomrock.act") == ["h0:ab.haymaker", "done"]


def test_only_initiative_cards_in_the_initiative_step_and_range() -> None:
    """DR-8.7, DR-9.2, E-11, E-12."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", long_shot=5, back_off=3)

    enemies = [enemy(1, "boss", 20), enemy(2), enemy(3)]
    run_ = field([hero(0, "archer")], enemies, [["h0", "e1"], ["e2", "e3"]], "battle_initiative", edit=edit)
    assert legal(run_, "doomrock.act") == ["h0:ab.back_off", "done"]
    with pytest.raises((NotPossible, NoLongerPossible)):
        run_.choose(0, "h0:ab.long_shot")
    choose(run_, "doomrock.act", "h0:ab.back_off")
    assert legal(run_, "doomrock.target") == ["e2", "e3"]
    assert refused(run_, "doomrock.target") == {"e1": "dr-e11"}
    with pytest.raises(NotPossible):
        choose(run_, "doomrock.target", "e1")
    choose(run_, "doomrock.target", "e3")
    assert run_.state.battle is not None and ["e3"] in run_.state.battle.groups


def test_a_boost_is_for_the_first_attack_of_a_card() -> None:
    """DR-8.8: `attack_bonus` in a boost is added to the attack itself."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 1
        lay(state, "h0", shoot_one_free=4)

    run_ = field(
        [hero(0, "archer", "ab.shoot_one_free")],
        [enemy(1, "boss", 20), enemy(2, hp=9)],
        [["h0"], ["e1", "e2"]],
        edit=edit,
    )
    choose(run_, "doomrock.act", "h0:ab.shoot_one_free")
    choose(run_, "doomrock.target", "e1")
    choose(run_, "doomrock.boost", "boost:0")
    choose(run_, "doomrock.who", "e2")
    assert [event.params["n"] for event in said(run_, "dr-damage")] == [2, 1]


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize("pushed", [False, True])
def test_a29_surrounded(pushed: bool) -> None:
    """DR-9.5, DR-9.6, E-15."""
    groups = [["h0", "e2", "e3"], ["e4"], ["e1"]] if pushed else [["h0", "e2", "e3", "e4"], ["e1"]]
    enemies = [enemy(1, "boss", 20), enemy(2), enemy(3), enemy(4)]
    run_ = field(
        [hero(0, "archer")], enemies, groups, "battle_initiative", edit=lambda state: lay(state, "h0", maneuver=2)
    )
    hint = asked(run_, "doomrock.act").options(run_)[0].hint
    assert (hint is not None and hint.key == "dr-e15") == (not pushed)
    choose(run_, "doomrock.act", "h0:ab.maneuver")
    if pushed:
        assert legal(run_, "doomrock.move") == ["stay", "e4", "e1", "new"]
        choose(run_, "doomrock.move", "new")
        assert run_.state.battle is not None and ["h0"] in run_.state.battle.groups
    else:
        assert said(run_, "dr-surrounded")
        assert run_.state.battle is not None and ["h0", "e2", "e3", "e4"] in run_.state.battle.groups
    assert said(run_, "dr-gained")


def test_surrounded_by_option_and_not_while_hidden() -> None:
    """DR-9.5, DR-10.3, option `surround_hero`."""
    enemies = [enemy(1, "boss", 20), enemy(2)]
    state = field(
        [hero(0, "archer"), hero(1, "hexer")],
        enemies,
        [["h0", "h1", "e1", "e2"]],
        "battle_roll",
        options=DoomrockOptions(surround_hero=2),
    ).state
    look = Look(state, content())
    assert stats.surrounded(look, "h0") and stats.surrounded(look, "e1")
    state.hero("h0").statuses.append(Status("hidden"))
    assert not stats.surrounded(look, "h0") and stats.threat(look, "h0") == 0


def test_pulling_the_immovable_is_skipped() -> None:
    """§6.7, DR-1.7, DR-9.4."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", oi_you=3)

    boss = enemy(1, "boss", 20)
    boss.type_id = "en.landlord:0"
    run_ = field([hero(0, "brawler")], [boss], [["h0"], ["e1"]], "battle_initiative", edit=edit)
    choose(run_, "doomrock.act", "h0:ab.oi_you")
    found = run_.state.enemy("e1")
    assert found is not None and len(found.expose) == 1
    assert run_.state.battle is not None and run_.state.battle.groups == [["h0"], ["e1"]]


# ---------------------------------------------------------------- slots


@pytest.mark.parametrize(("minions", "chosen"), [(4, [2, 2, 1]), (3, [2, 1, 1]), (1, [1, 1, 1]), (0, [0, 0, 0])])
def test_a27_slots(minions: int, chosen: list[int]) -> None:
    """DR-13.2 to DR-13.4: two, the rest, then one rampaging minion a slot."""

    async def rules(play: DoomrockPlay) -> None:
        assert await slot_order(play) == ["h0", "h1", "h2"]
        for hero_id in ("h0", "h1", "h2"):
            await minion_slot(play, hero_id)

    small = [enemy(n, hp=9) for n in range(2, 2 + minions)]
    heroes = [hero(0, "brawler"), hero(1, "hexer"), hero(2, "sneak")]
    run_ = field(
        heroes,
        [enemy(1, "boss", 20), *small],
        [["h0"], ["h1"], ["h2"], ["e1"], *([e.id] for e in small)],
        rules,
        now="minions",
    )
    while not run_.over:
        request = run_.requests()[0]
        seat = request.decision.seats[0]
        run_.choose(seat, request.decision.house_answer(), run_.token(request, seat))
    by_hero = [
        sum(event.params["active"] == f"@{c}" for event in said(run_, "dr-ai")) for c in ("brawler", "hexer", "sneak")
    ]
    assert by_hero == chosen
    rampaging = [e.rampaging for e in run_.state.battle.enemies] if run_.state.battle is not None else []
    assert any(rampaging) == (0 < minions < 5)


def test_e16_a_minion_that_has_acted_is_refused() -> None:
    """DR-13.3, E-16."""
    small = [enemy(n) for n in range(2, 6)]
    small[0].activated = True
    small[3].shields = 1

    async def rules(play: DoomrockPlay) -> None:
        await minion_slot(play, "h0")

    run_ = field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 20), *small],
        [["h0"], ["e1"], [e.id for e in small]],
        rules,
        now="minions",
    )
    assert refused(run_, "doomrock.minions") == {"e2": "dr-e16"}
    for wrong in (["e3"], ["e3", "e4", "e5"], ["e2", "e3"]):
        with pytest.raises(NotPossible):
            choose(run_, "doomrock.minions", wrong)
    choose(run_, "doomrock.minions", ["e5", "e3"])
    assert [event.params["who"].params["n"] for event in said(run_, "dr-ai")] == [5, 3]


def test_a28_hidden() -> None:
    """DR-10.2 to DR-10.5, D-18, E-17."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").statuses.append(Status("hidden"))

    orders: list[Any] = []

    async def rules(play: DoomrockPlay) -> None:
        orders.append(await slot_order(play))
        orders.append(await redirect(play, "h0"))
        orders.append(await redirect(play, "h0"))

    heroes = [hero(0, "brawler"), hero(1, "hexer"), hero(2, "archer")]
    run_ = field(heroes, [enemy(1, "boss")], [["h0"], ["h1"], ["h2"], ["e1"]], rules, now="minions", edit=edit)
    assert asked(run_, "doomrock.redirect").decision.house_answer() == "h1"
    choose(run_, "doomrock.redirect", "h2")
    assert orders == [["h1", "h2", "h0"], "h2", "h0"]  # once a round


def test_a_fallen_hero_has_no_slot_and_its_slot_goes_on() -> None:
    """DR-13.2, DR-13.5, §6.11."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").hp = 1
        odd = state.enemy("e4")
        assert odd is not None
        odd.shields = 1  # so that the others can be told from it

    async def rules(play: DoomrockPlay) -> None:
        await minion_slot(play, "h0")
        await minion_slot(play, "h0")

    run_ = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1, "boss"), enemy(2), enemy(3), enemy(4)],
        [["h0"], ["h1"], ["e1"], ["e2", "e3", "e4"]],
        rules,
        now="minions",
        edit=edit,
    )
    assert run_.state.battle is not None
    run_.state.battle.ai_draw = [c for c in run_.state.battle.ai_draw if c != "ai.library.1"] + ["ai.library.1"]
    choose(run_, "doomrock.minions", ["e2", "e3"])
    assert run_.state.hero("h0").fallen
    assert run_.state.battle.active_hero == "h1" and run_.state.hero("h1").hp == 5
    assert [event.params["active"] for event in said(run_, "dr-ai")] == ["@brawler", "@archer"]


def test_stunned_and_bogged() -> None:
    """DR-13.7, DR-13.8, DR-13.9."""

    def edit(state: DoomrockState) -> None:
        assert state.battle is not None
        state.battle.ai_draw = [c for c in state.battle.ai_draw if c != "ai.library.1"] + ["ai.library.1"]
        for one, status in (("e2", "stunned"), ("e3", "bogged")):
            found = state.enemy(one)
            assert found is not None
            found.statuses.append(Status(status))

    async def rules(play: DoomrockPlay) -> None:
        await minion_slot(play, "h0")

    run_ = field(
        [hero(0, "brawler")],
        [enemy(1, "boss"), enemy(2), enemy(3)],
        [["h0"], ["e1"], ["e2", "e3"]],
        rules,
        now="minions",
        edit=edit,
    )
    choose(run_, "doomrock.minion_order", ["e2", "e3"])
    assert said(run_, "dr-stunned") and said(run_, "dr-bogged") and not said(run_, "dr-attacks")


@pytest.mark.parametrize(
    ("markers", "asked"),
    [([[], [], []], False), ([["blank"], ["gash"], ["blank"]], False), ([["blank"], [], []], True)],
)
def test_which_minions_act_is_asked_only_where_one_can_tell_them_apart(markers: list[list[str]], asked: bool) -> None:
    """D-19: what lies face down may not decide whether somebody is asked."""

    def edit(state: DoomrockState) -> None:
        for one, kinds in zip(("e2", "e3", "e4"), markers, strict=True):
            found = state.enemy(one)
            assert found is not None
            found.expose = list(kinds)

    async def rules(play: DoomrockPlay) -> None:
        await minion_slot(play, "h0")

    run_ = field(
        [hero(0, "brawler")],
        [enemy(1, "boss"), enemy(2), enemy(3), enemy(4)],
        [["h0"], ["e1"], ["e2", "e3", "e4"]],
        rules,
        now="minions",
        edit=edit,
    )
    assert ("doomrock.minions" in {request.decision.key for request in run_.requests()}) is asked


def test_each_boss_has_its_own_card_and_the_deck_is_reshuffled() -> None:
    """DR-13.1, DR-13.6."""

    async def rules(play: DoomrockPlay) -> None:
        for _ in range(9):
            draw_ai(play)
        await boss_turn(play, "e1")

    run_ = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], rules, now="bosses")
    assert run_.state.battle is not None
    deck = run_.state.battle.ai_draw + run_.state.battle.ai_discard
    assert sorted(deck) == sorted(content().ai_deck("en.library")) and len(run_.state.battle.ai_draw) == 6


# ---------------------------------------------------------------- enrage, triggers, ends


def test_a30_enrage() -> None:
    """DR-15: the level holds while it is reached, the end of a round adds the step."""
    run_ = field(
        [hero(0, "brawler")],
        [enemy(1, "boss"), enemy(2)],
        [["h0"], ["e1", "e2"]],
        "battle_end",
        edit=lambda state: setattr(state.battle, "enrage", 2),
    )
    state = run_.state
    assert state.battle is not None and state.battle.enrage == 3
    look = Look(state, content())
    assert stats.base(look, "e2") == 2
    state.battle.enrage = 2
    assert stats.base(look, "e2") == 1


def test_reaching_a_level_acts_once_a_battle() -> None:
    """DR-15.2, §6.22."""
    from cogs.doomrock.rules.battle import enrage

    async def rules(play: DoomrockPlay) -> None:
        for n in (4, -2, 2):
            await enrage.change(play, n)

    run_ = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0"], ["e1"]], rules, encounter="en.soup")
    assert run_.state.hero("h0").hp == 6


@pytest.mark.parametrize(("first", "hp"), [("wound", 6), ("heal", 5)])
def test_a2_simultaneous_effects_are_ordered_by_the_leader(first: str, hp: int) -> None:
    """DR-1.3, D-9."""
    from cogs.doomrock import bundled_files
    from cogs.doomrock.content.pack import load

    pack = """
- {id: it.wound, name: Wounding Hat, deck: common, slot: armor,
   effects: [{trigger: start_of_round, do: damage, n: 1, to: self}]}
- {id: it.heal, name: Healing Hat, deck: common, slot: artifact,
   effects: [{trigger: start_of_round, do: heal, n: 1, to: self}]}
"""
    cards = load({**bundled_files(), "items_hats.yaml": pack})

    async def rules(play: DoomrockPlay) -> None:
        await fire(play, "start_of_round")

    def edit(state: DoomrockState) -> None:
        state.hero("h0").equipped = ["it.wound", "it.heal"]

    run_ = field([hero(0, "hexer")], [enemy(1, "boss")], [["h0"], ["e1"]], rules, edit=edit, cards=cards)
    names = legal(run_, "doomrock.order")
    order = sorted(names, key=lambda name: f"it.{first}" not in name)
    choose(run_, "doomrock.order", order)
    assert run_.state.hero("h0").hp == hp


def test_a_limited_item_helps_the_first_attack_of_the_round() -> None:
    """DR-11.8: limit, and switched off by the player."""
    from cogs.doomrock.rules.battle.attack import attack

    async def rules(play: DoomrockPlay) -> None:
        for _ in range(2):
            await attack(play, Context(source="ab.haymaker", user="h0"), "h0", "e1", 1)

    def edit(state: DoomrockState) -> None:
        state.hero("h0").equipped = ["it.ladle"]

    def off(state: DoomrockState) -> None:
        edit(state)
        state.hero("h0").off = ["it.ladle"]

    for change, left in ((edit, 17), (off, 18)):
        run_ = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], rules, edit=change)
        boss = run_.state.enemy("e1")
        assert boss is not None and boss.hp == left


def test_the_round_ends_clean() -> None:
    """DR-8.12."""

    def edit(state: DoomrockState) -> None:
        brawler = state.hero("h0")
        brawler.shields, brawler.heroism, brawler.redirect_used = 3, 2, True
        brawler.statuses = [Status("bogged"), Status("hidden", until="battle")]
        lay(state, "h0", tinpot=1, haymaker=5)
        minion = state.enemy("e2")
        assert minion is not None
        minion.activated = minion.rampaging = True
        minion.shields = 1

    run_ = field(
        [hero(0, "brawler", "ab.tinpot")], [enemy(1, "boss"), enemy(2)], [["h0"], ["e1", "e2"]], "battle_end", edit=edit
    )
    brawler = run_.state.hero("h0")
    minion = run_.state.enemy("e2")
    assert (brawler.shields, brawler.heroism, brawler.redirect_used) == (0, 0, False)
    assert [status.name for status in brawler.statuses] == ["hidden"]
    assert [die.where for die in brawler.dice].count("locked:ab.tinpot") == 1
    assert minion is not None and not minion.activated and not minion.rampaging and minion.shields == 0
    assert run_.state.battle is not None and run_.state.battle.round == 2


def test_dr_7_1_the_third_battle_without_doomrock_is_lost() -> None:
    run_ = field(
        [hero(0, "brawler")],
        [enemy(1, "boss")],
        [["h0"], ["e1"]],
        "battle",
        edit=lambda state: setattr(state, "segment", 3),
    )
    assert run_.over and run_.state.result == "lost-no-doomrock"


@pytest.mark.parametrize(
    ("encounter", "groups"),
    [
        ("en.library", [["h0"], ["h1"], ["e1"], ["e2", "e3", "e4", "e5"]]),
        ("en.horse", [["h0"], ["h1"], ["e1", "e2", "e3", "e4", "e5", "e6"]]),
        ("en.soup", [["h0", "e2", "e4"], ["h1", "e3", "e5"], ["e1"]]),
    ],
)
def test_dr_7_setup(encounter: str, groups: list[list[str]]) -> None:
    """DR-7.2, DR-7.3, DR-7.4, D-12: the tables for two heroes, the formation, eight AI cards."""

    def edit(state: DoomrockState) -> None:
        state.battle = None
        state.phase = "map"
        state.removed = take_markers(state, "blank")
        state.hero("h1").shields = 2

    run_ = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1)], [], "battle", edit=edit, encounter=encounter)
    choose(run_, "doomrock.stand", "new")
    state = run_.state
    assert state.battle is not None and state.battle.groups == groups
    assert len(state.battle.ai_draw) == 8 and len(state.pool) == 29
    assert sum(hero.shields for hero in state.heroes) >= 2  # DR-7.5, tokens of the first roll may have come


def test_standing_together() -> None:
    """D-12."""
    run_ = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1)],
        [],
        "battle",
        edit=lambda state: setattr(state, "battle", None),
    )
    choose(run_, "doomrock.stand", "h0")
    assert run_.state.battle is not None and ["h0", "h1"] in run_.state.battle.groups


def test_victory_all_needs_the_minions_too() -> None:
    """DR-16.4."""

    async def rules(play: DoomrockPlay) -> None:
        await strike(play, Context(source="x", user="h0"), "e1", 9, attack=False)
        await strike(play, Context(source="x", user="h0"), "e2", 9, attack=False)
        raise AssertionError("the current card stops")

    run_ = field([hero(0, "brawler")], [enemy(1, "boss"), enemy(2)], [["h0"], ["e1", "e2"]], rules, encounter="en.soup")
    assert run_.over and run_.state.result == "won" and len(said(run_, "dr-defeated")) == 2
