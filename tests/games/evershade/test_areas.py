"""Whom a diagram hits (LE-16.15, LE-20.13), and what counts as come across once it was carried out."""

from types import SimpleNamespace

import pytest

from bot.rules.kernel.run import Run
from bot.trials.story_walker import run_through
from cogs.evershade.content.vocabulary.combat_effects import Damage
from cogs.evershade.rules.combat.tokens import choose_spaces
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import CombatState
from tests.games.evershade import kit

HP = 20


def fight(**spaces: str) -> Run[CombatState]:
    """On the bridge: these models stand there, everybody else far off at its right end."""
    run = Run.start(Skirmish(kit.content()), b"areas", 2)
    state = run.state
    for name, model in board.foes(state):
        model.space, model.hp = spaces.get(name.replace(".", "_"), "G5"), HP
    for one in state.heroes:
        state.fight.spaces[one.id] = spaces.get(one.id, "G1")
        one.hp = one.max_hp = HP
    return run


def lost(run: Run[CombatState], actor: str, *area: tuple[int, int]) -> set[str]:
    """Who has lost HP by damage in such an area."""
    effect = Damage(do="damage", n=3, ignore=9, area=area)
    run_through(run.play.effects.run(run.play, [effect], Deed(actor)))
    state = run.state
    return {one.id for one in state.heroes if one.hp < HP} | {n for n, model in board.foes(state) if model.hp < HP}


@pytest.mark.parametrize(
    ("ysolde", "perrin", "jackal", "hit"),
    [
        ("C2", "G1", "G5", {"ysolde"}),
        ("G1", "C5", "B3", {"perrin"}),
        ("D3", "E3", "B3", {"ysolde", "perrin"}),
        ("E3", "G1", "D3", {"ysolde", "reed_jackals.a"}),
        ("D2", "F3", "D3", {"reed_jackals.a"}),
        ("A1", "F1", "G5", set()),
    ],
)
def test_an_enemy_turns_its_area_to_where_most_of_the_party_are(
    ysolde: str, perrin: str, jackal: str, hit: set[str]
) -> None:
    """Two spaces before it; whoever of its own stands there is hit too (LE-16.8)."""
    run = fight(toll_captain_a="C3", ysolde=ysolde, perrin=perrin, reed_jackals_a=jackal)
    assert lost(run, "toll_captain.a", (1, 0), (2, 0)) == hit


def test_a_character_hits_enemies_alone_and_an_effect_counts_as_come_across() -> None:
    run = fight(ysolde="C3", perrin="D3", reed_jackals_a="E3")
    run.used.clear()
    assert lost(run, "ysolde", (1, 0), (2, 0)) == {"reed_jackals.a"}
    assert run.used["damage"] == 1


@pytest.mark.parametrize(
    ("steps", "empty"), [(0, False), (1, False), (2, False), (None, False), (1, True), (None, True)]
)
def test_tokens_are_laid_within_reach_and_only_an_empty_space_must_be_free(steps: int | None, empty: bool) -> None:
    """LE-23.2, LE-16.12: all spaces where no range is said."""
    run = fight(ysolde="C3", perrin="C4", reed_jackals_a="C2")
    state, content = run.state, kit.content()
    chart = board.chart(state, content)
    near = chart.within("C3", 0, 99 if steps is None else steps)
    found = run_through(choose_spaces(run.play, "ysolde", SimpleNamespace(range=steps, empty=empty), 99))
    stood_in = {"C3", "C4", "C2", "G5"} if empty else set()
    assert set(found) == set(near) - stood_in and (steps is None or len(near) < len(chart.within("C3", 0, 99)))
