"""Answering ahead in a battle: what is kept of a roll, the abilities after it; and what orders leave to the table."""

from collections.abc import Callable, Sequence

import pytest

from bot.rules.kernel.run import Run
from bot.rules.plans.step import PlanStep
from bot.tables.live.plan_watch import next_answer, settled, sight_of
from bot.tables.model.plan import Plan
from cogs.doomrock.game import Doomrock
from cogs.doomrock.rules import orders
from cogs.doomrock.rules.plans import ACT, BEST, DONE, REROLL
from cogs.doomrock.state import BattleState, DoomrockState
from tests.games.doomrock.battle_table import content, enemy, field, hero, lay

Battle = Run[DoomrockState]


def whole(run: Battle) -> Battle:
    """The same battle as part of the whole game, which knows of plans and orders."""
    game = Doomrock(content())
    game.steps, run.game = run.game.steps, game
    return run


def offers(run: Battle, *before: PlanStep) -> dict[str, PlanStep]:
    found: dict[str, PlanStep] = {}
    for step in run.game.plannable(run.state, 0, before):
        found.setdefault(f"{step.when and 'if '}{step.answer}", step)
    return found


def planned(run: Battle, *steps: PlanStep) -> Plan:
    return Plan(steps, True, sight_of(run, 0))


def carried_out(run: Battle, plan: Plan, most: int = 20) -> tuple[list[str], Plan | None]:
    """What the plan answers, question by question, until it answers no more."""
    answered: list[str] = []
    for _ in range(most):
        now = settled(run, 0, plan)
        found = None if now is None or not now.is_live else next_answer(run, 0, now)
        if found is None:
            return answered, now
        request, answer, plan = found
        run.choose(0, answer, run.token(request, 0))
        answered.append(request.decision.key)
    return answered, plan


def rolling(faces: Sequence[int], again: Sequence[int] = ()) -> Battle:
    """A round that begins with this roll of the first hero, and then these faces for what is thrown again."""
    one = hero(0, "brawler")
    n = len(one.dice)
    dice = [*faces][:n] + [1] * max(0, n - len(faces))
    script = {"roll:1:2:h0": [*dice, *again, *[2] * 20]}
    return whole(field([one], [enemy(1, hp=9)], [["h0", "e1"]], "battle_roll", now="roll", script=script))


def test_what_is_kept_comes_first_then_abilities_then_being_done() -> None:
    run = rolling([5, 6, 2, 2])
    first = offers(run)
    assert {f"h0:{BEST}", "h0:56", "h0:6"} <= first.keys() and DONE not in first
    act = next(step for step in first.values() if step.key == ACT and not step.when)
    then = offers(run, first["h0:56"])
    assert DONE in then and act.answer in then and not any(step.key == REROLL for step in then.values())
    assert not any(step.key == REROLL for step in offers(run, act).values()), "who acts has thrown"
    assert offers(run, then[DONE]) == {}


def test_fives_and_sixes_are_kept_and_the_rest_is_thrown_again_and_laid() -> None:
    run = rolling([5, 6, 2, 3])
    before = {die.id: die.face for die in run.state.heroes[0].dice}
    answered, _ = carried_out(run, planned(run, offers(run)["h0:56"]))
    assert answered[:2] == [REROLL, REROLL] and "doomrock.assign" in answered
    kept = [die for die in run.state.heroes[0].dice if before[die.id] in (5, 6)]
    assert kept and all(die.face == before[die.id] for die in kept)


def fighting(**laid: int) -> Battle:
    """The heroes' floor, with dice on cards of the first hero, who has two enemies beside it."""
    heroes = [hero(0, "brawler"), hero(1, "brawler")]
    foes = [enemy(1, hp=9), enemy(2, hp=9)]
    groups = [["h0", "e1", "e2"], ["h1"]]
    return whole(field(heroes, foes, groups, edit=lambda state: lay(state, "h0", **laid)))


def test_an_ability_follows_with_its_target_and_then_one_is_done() -> None:
    run = fighting(haymaker=55)
    able = offers(run)["h0:ab.haymaker"]
    answered, left = carried_out(run, planned(run, able, offers(run, able)[DONE]))
    assert answered == [ACT, "doomrock.target", ACT]
    assert left is not None and not left.steps and left.off is None


def test_an_ability_that_cannot_be_used_is_left_out_only_where_that_was_said() -> None:
    run = fighting(haymaker=55)
    found = offers(run)
    off = settled(run, 0, planned(run, found["h0:ab.oi_you"]))
    assert off is not None and off.off is not None and off.off.key == "plan-off-illegal"
    able, done = found["if h0:ab.oi_you"], offers(run, found["h0:ab.oi_you"])[DONE]
    assert carried_out(run, planned(run, able, done))[0] == [ACT]


def _boss_falls(battle: BattleState) -> None:
    battle.enemies = [one for one in battle.enemies if one.kind != "boss"]


def _somebody_comes(battle: BattleState) -> None:
    battle.spawned += 1


@pytest.mark.parametrize("news", [_boss_falls, _somebody_comes])
def test_a_boss_that_falls_and_somebody_who_comes_are_something_new(news: Callable[[BattleState], None]) -> None:
    run = rolling([5, 6, 2, 2])
    battle = run.state.battle
    assert battle is not None
    battle.enemies = [enemy(1, "boss", hp=30), enemy(2)]
    plan = planned(run, offers(run)["h0:56"])
    news(battle)
    off = settled(run, 0, plan)
    assert off is not None and off.off is not None and off.off.key == "plan-off-news"


def test_small_enemies_that_fall_before_ones_turn_are_reckoned_with() -> None:
    run = rolling([5, 6, 2, 2])
    battle = run.state.battle
    assert battle is not None
    battle.enemies = [enemy(1, "boss", hp=30), enemy(2), enemy(3)]
    plan = planned(run, offers(run)["h0:56"])
    battle.enemies.pop()
    assert settled(run, 0, plan) == plan


@pytest.mark.parametrize(("kept", "thrown"), [("56", ["d3", "d4"]), ("6", ["d2", "d3", "d4"]), (BEST, None)])
def test_what_is_thrown_again_is_what_was_said_or_what_the_house_would(kept: str, thrown: list[str] | None) -> None:
    run = rolling([6, 5, 2, 1])
    found = next_answer(run, 0, planned(run, offers(run)[f"h0:{kept}"]))
    assert found is not None
    request, answer, _ = found
    assert request.decision.key == REROLL
    assert answer == (run.game.house_answer(run.state, request, 0) if thrown is None else thrown)


def test_on_the_road_nothing_can_be_planned() -> None:
    run = rolling([5, 6, 2, 2])
    run.state.battle = None
    assert not run.game.plannable(run.state, 0, ())


def test_orders_for_the_battle_answer_what_they_say() -> None:
    run = rolling([5, 6, 2, 2])
    game, state = run.game, run.state
    known = {(one.key, one.option) for one in game.orders(state, 0)}
    assert {("doomrock.reroll", orders.HOUSE), ("doomrock.act", orders.HOUSE), ("doomrock.boost", "go")} <= known
    request = next(request for request in run.requests(0) if request.decision.key == REROLL)
    assert game.obey(state, request, 0, orders.HOUSE) == game.answer(state, request, 0)


def test_abilities_left_to_the_house_are_used_until_there_is_nothing_more() -> None:
    """Then the seat is done; nobody else's is, and being done is not taken back."""
    run = fighting(haymaker=55)
    answered = []
    while asked := [one for one in run.requests(0) if one.decision.key in (ACT, "doomrock.target")]:
        answer = run.game.obey(run.state, asked[0], 0, orders.HOUSE)
        if answer is None:
            break
        answered.append(answer)
        run.choose(0, answer, run.token(asked[0], 0))
    assert answered.count("h0:ab.haymaker") == 2, "one for each die that lies there"
    assert set(answered) - {"h0:ab.haymaker"} <= {"e1", "e2", "done"}
    assert not [one for one in run.requests(0) if one.decision.key == ACT], "there is nothing more"
