"""Where everybody begins a combat, named at the same time (D19, LE-18.14)."""

from typing import Any

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.game import game
from cogs.evershade.options import CombatOptions
from cogs.evershade.skirmish import Skirmish, first_combat
from cogs.evershade.state import CombatState

CONTENT = game().content
GAME = Skirmish(CONTENT)
WORDS = Catalogue("evershade")


def begun(fights: str = "clear") -> Run[CombatState]:
    stored = {**CombatOptions(entry=first_combat(CONTENT)).model_dump(), "fights": fights}
    return Run.start(GAME, b"starts", 2, CombatOptions.model_validate(stored))


def asked(run: Run[CombatState], seat: int) -> tuple[str, list[str]]:
    (request,) = run.requests(seat)
    found: Any = request.decision
    assert found.key == "evershade.start"
    return WORDS.format(found.prompt, GAME.name_of, label=True), [one.id for one in request.options(run)]


def test_whoever_was_too_late_reads_who_stands_there() -> None:
    run = begun()
    space = asked(run, 1)[1][0]
    run.choose(1, space)
    run.choose(0, space)
    prompt, offered = asked(run, 1)
    first, second = run.state.heroes
    assert prompt == f"{first.name} stands on {space}. Where does {second.name} begin instead?"
    assert space not in offered
    older = begun("at_first")
    older.choose(1, space)
    older.choose(0, space)
    assert asked(older, 1)[0] == f"Where does {second.name} begin?"
