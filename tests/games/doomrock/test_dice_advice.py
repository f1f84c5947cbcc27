"""A card that turns dice or throws them again is advised where that does something, and its dice are advised so that it
does: “Calibrate” led to a first die, its first face and the first card that takes it (DR-8.8, D-23)."""

from typing import Any

import pytest

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import asked, enemy, field, hero, lay


def tinkering(*, struck: bool = False, heroism: int = 0, idle: int = 0, **dice: int) -> Run[Any]:
    """A Sparkwright whom nobody strikes unless told so, with a die on each of these cards and one that is idle."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.heroism = heroism
        lay(state, "h0", **dice)
        if idle:
            die = next(die for die in one.dice if die.where == "pool")
            die.where, die.face = "idle", idle
        if not struck:
            one.shields = 30

    foes = [enemy(1, "boss", 20), enemy(2, hp=6)]
    return field(
        [hero(0, "sparkwright")], foes, [["h0"], ["e1", "e2"]], "battle_initiative", now="initiative", edit=edit
    )


def answers(run: Run[Any], *keys: str) -> list[str]:
    """What the house answers to these, one after another; those that are not asked are left out."""
    found = []
    for key in keys:
        if key in [one.decision.key for one in run.requests()]:
            request = asked(run, key)
            answer = house_answer(run, request, 0)
            found.append(str(answer))
            run.choose(0, answer)
    return found


CHAIN = ("doomrock.act", "doomrock.boost", "doomrock.set_die", "doomrock.set_face", "doomrock.place_die")


def test_a_die_that_lies_well_is_not_turned() -> None:
    """Unlicensed Lightning has its die, and no blow gets through: nothing is gained by another face."""
    assert answers(tinkering(unlicensed_lightning=3, calibrate=5), "doomrock.act") == ["done"]


@pytest.mark.parametrize("idle", [5, 6])
def test_an_idle_die_is_turned_for_an_attack(idle: int) -> None:
    run = tinkering(calibrate=5, idle=idle)
    told = answers(run, *CHAIN)
    assert told[0] == "h0:ab.calibrate"
    attacks = [die.card for die in run.state.hero("h0").dice if die.is_on_ability]
    assert attacks == ["ab.unlicensed_lightning"], told


def test_no_heroism_is_paid_to_turn_a_second_die_for_nothing() -> None:
    run = tinkering(calibrate=5, heroism=3, idle=2, unlicensed_lightning=3)
    assert answers(run, "doomrock.act", "doomrock.boost") == ["h0:ab.calibrate", "go"]


def test_a_die_that_has_to_be_turned_may_stay_as_it_is() -> None:
    """Used for its shield alone, since the boss strikes: the card turns a die all the same (DR-1.9)."""
    run = tinkering(struck=True, calibrate=5, unlicensed_lightning=4)
    run.choose(0, "h0:ab.calibrate")
    answers(run, *CHAIN)
    (die,) = [die for die in run.state.hero("h0").dice if die.is_on_ability]
    assert die.card == "ab.unlicensed_lightning"


def test_dice_that_lie_nowhere_are_thrown_again() -> None:
    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        lay(state, "h0", double_or_soup=1, haymaker=5)
        die = next(die for die in one.dice if die.where == "pool")
        die.where, die.face = "idle", 3

    run = field(
        [hero(0, "brawler", trait="tr.lucky")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"]],
        "battle_initiative",
        now="initiative",
        edit=edit,
    )
    run.choose(0, "h0:ab.double_or_soup")
    request = asked(run, "doomrock.card_reroll")
    thrown = house_answer(run, request, 0)
    assert isinstance(thrown, list)
    (again,) = thrown
    assert next(die.face for die in run.state.hero("h0").dice if die.id == again) == 3
