"""What the house advises does something: no blow that is stopped whole (DR-11.4, DR-11.8), nor what hangs on one."""

from typing import Any

import pytest

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.house.last_blows import aim
from cogs.doomrock.house.reasons import reason
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import asked, content, enemy, field, hero, lay

GAME, SURFACE = game(), surface()
STOPPED = "No attack of yours would get through: armor and weakness stop all of it."


def fight(class_id: str, *cards: str, weak: int = 0, armor: int = 1, heroism: int = 0, **dice: int) -> Run[Any]:
    """A hurt hero beside a boss with armor, and a minion with armor apart."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.hp, one.heroism = 2, heroism
        if weak:
            one.statuses.append(Status("weakened", weak))
        lay(state, "h0", **dice)

    foes = [enemy(1, "boss", 20, armor=armor), enemy(2, hp=1, armor=armor)]
    return field([hero(0, class_id, *cards)], foes, [["h0", "e1"], ["e2"]], edit=edit)


def advised(run: Run[Any]) -> tuple[str, str]:
    """What the house would do, and why."""
    request = asked(run, "doomrock.act")
    answer = house_answer(run, request, 0)
    why = reason(Look(run.state, content()), request, 0, answer)
    return str(answer), "" if why is None else SURFACE.words.format(why, GAME.name_of, "en")


@pytest.mark.parametrize("card", ["shoot_one_free", "compound_interest", "taste_test", "elbows_first"])
def test_a_blow_that_is_stopped_whole_is_not_advised(card: str) -> None:
    """Two blows of 1 at armor 1 counted as one of 2; a weakness ended before anybody struck again."""
    faces = {"shoot_one_free": 4, "compound_interest": 4, "taste_test": 5, "elbows_first": 4}
    run = fight("brawler", f"ab.{card}", **{card: faces[card]})
    assert advised(run) == ("done", STOPPED)
    loose = fight("brawler", f"ab.{card}", armor=0, **{card: faces[card]})
    assert advised(loose)[0] == f"h0:ab.{card}"


def test_of_a_weakened_hero_the_attack_is_advised_that_does_something() -> None:
    """DR-11.8: weakened by 1 and at armor 1 a blow of 2 does nothing, one of 3 does."""
    run = fight("brawler", "ab.drop_anvil", weak=1, haymaker=55, drop_anvil=6)
    assert advised(run)[0] == "h0:ab.drop_anvil"
    assert advised(fight("brawler", weak=1, haymaker=55)) == ("done", STOPPED)
    assert advised(fight("brawler", weak=1, heroism=1, haymaker=55))[0] == "h0:ab.haymaker", "with a boost it hurts"


def test_a_blow_is_aimed_at_whom_it_hurts() -> None:
    """The minion with 1 hit point was aimed at, whose armor stops both blows."""
    run = field(
        [hero(0, "archer", "ab.shoot_one_free")],
        [enemy(1, "boss", 20), enemy(2, hp=1, armor=1)],
        [["h0"], ["e1"], ["e2"]],
        edit=lambda state: lay(state, "h0", shoot_one_free=4),
    )
    look = Look(run.state, content())
    assert aim(look, run.state.hero("h0"), content().abilities["ab.shoot_one_free"], ["e1", "e2"]) == "e1"


def test_where_something_else_would_help_it_is_not_said_that_all_is_stopped() -> None:
    run = fight("brawler", weak=1, haymaker=5, maneuver=2)
    answer, why = advised(run)
    assert answer in ("done", "h0:ab.maneuver") and why != STOPPED
