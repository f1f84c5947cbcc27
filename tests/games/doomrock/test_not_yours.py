"""Whoever presses a button of somebody else's question is told whose it is, and not what else cannot be had."""

from dataclasses import replace

from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface

GAME = surface().game


def test_a_hero_in_somebody_elses_question_is_no_lesson() -> None:
    """E-1, E-6: in a camp “Who gets 1 heroism?” was answered with “Needs 4 silver; 0 left.”"""
    run = Run.start(GAME, b"c" * 32, 2)
    run.state.doing = "camp"
    pending = run.requests()[0]
    theirs = replace(pending, decision=replace(pending.decision, key="doomrock.which_hero", seats=(1,)))
    hero = run.state.heroes[0].id
    assert run.not_yours(0, theirs, hero).key == "refused-for-others"
    camp = replace(pending, decision=replace(pending.decision, key="doomrock.camp", seats=(1,)))
    assert run.not_yours(0, camp, hero).key != "refused-for-others", "there it is about a level"
