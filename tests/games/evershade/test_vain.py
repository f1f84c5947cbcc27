"""What would do nothing says so on its button (D22)."""

import pytest

from bot.rules.decision import Option
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.game import game
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.turns.vain import why_vain
from cogs.evershade.skirmish import Skirmish, first_combat
from cogs.evershade.state import CombatState, HotbarCard

CONTENT = game().content
GAME = Skirmish(CONTENT)
WORDS = Catalogue("evershade")
COMMAND = next(name for name, one in CONTENT.action_cards.items() if one.name == "Inspiring Command")


def with_things(state: CombatState) -> None:
    for hero in state.heroes:
        hero.hotbar[9] = HotbarCard(COMMAND, True)
        hero.worn.append("leech_jar")


def acting() -> Run[CombatState]:
    """One of two heroes is asked what to do, with Inspiring Command and a Leech Jar."""
    entry = first_combat(CONTENT)
    run: Run[CombatState] = Run.start(GAME, b"vain", 2, CombatOptions(entry=entry), patch=with_things)
    crowd = Crowd(greedy_player, b"vain", 0)
    while run.requests()[0].decision.key != "evershade.action":
        crowd.step(run)
    for one in run.state.heroes:
        one.hp, one.terror = one.max_hp, 0
    return run


def test_a_command_for_nobody_says_so() -> None:
    run = acting()
    state = run.state
    hero = state.hero(state.steps[0].args["hero"])
    other = next(one for one in state.heroes if one.id != hero.id)
    state.fight.spaces[other.id] = next(
        space for space in ("A1", "A2", "A3", "A4") if space not in state.fight.spaces.values()
    )
    state.fight.tokens.pop(other.id, None)
    assert why_vain(state, CONTENT, hero, "card:9") is None
    state.fight.tokens[other.id] = "white"
    assert why_vain(state, CONTENT, hero, "card:9") == "acted"


@pytest.mark.parametrize(("hp", "why"), [(0, "hp"), (1, None)])
def test_healing_where_nobody_is_hurt_says_so(hp: int, why: str | None) -> None:
    run = acting()
    hero = run.state.hero(run.state.steps[0].args["hero"])
    hero.hp -= hp
    assert why_vain(run.state, CONTENT, hero, "item:leech_jar") == why


def test_it_stands_on_the_button() -> None:
    run = acting()
    (request,) = run.requests()
    found: list[Option] = list(request.options(run))
    label = next(one.label for one in found if one.id == "item:leech_jar")
    assert WORDS.format(label, GAME.name_of, label=True) == "Leech Jar (nobody is hurt)"
