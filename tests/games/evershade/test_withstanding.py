"""What an attack comes to stands on the buttons of whoever is attacked: what is left, and how likely anything is."""

from collections.abc import Mapping
from typing import Any

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.rules.combat.reactions import Moment, usable
from cogs.evershade.rules.combat.withstanding import chance_to_stand
from cogs.evershade.rules.field.context import Coming, Deed
from cogs.evershade.state import CombatState
from tests.games.evershade import kit
from tests.games.evershade.test_combat import PERRIN, ROUND, YSOLDE, answer, fight, to_the_blow, with_fate

WORDS = Catalogue("evershade")


def attacked(hp: int, more: Mapping[str, list[Any]] | None = None) -> Run[CombatState]:
    """Perrin, with so many HP, before the captain's blow of 4, of which cover stops nothing where he stands."""

    def patch(state: CombatState) -> None:
        with_fate(state)
        state.hero("perrin").hp = hp

    run = fight({**ROUND, **(more or {})}, patch)
    to_the_blow(run)
    return run


def buttons(run: Run[CombatState], seat: int) -> dict[str, str]:
    """Option id -> label."""
    request = run.requests(seat)[0]
    return {one.id: WORDS.format(one.label, run.name_of, label=True) for one in request.options(run)}


def test_to_let_it_happen_says_what_is_left() -> None:
    run = attacked(8)
    before = run.state.hero("perrin").hp
    label = buttons(run, PERRIN)["pass"]
    answer(run, PERRIN, "evershade.react", "pass")
    assert label.startswith(f"Let it happen · ❤️ {before} → {run.state.hero('perrin').hp}")


def test_where_nothing_would_be_left_a_reaction_says_how_likely_something_is() -> None:
    """Dodge saves with two successes of its three dice; Endurance only where its single die shows a 12, which counts
    twice."""
    found = buttons(attacked(1), PERRIN)
    assert found["pass"].startswith("Let it happen · ❤️ 1 → 0"), found
    assert (found["1"], found["3"]) == ("Dodge · 88 % to stay up", "Endurance · 8 % to stay up")


def test_that_12_does_save() -> None:
    run = attacked(1, {"roll:perrin": [12]})
    answer(run, PERRIN, "evershade.react", "3")
    answer(run, PERRIN, "evershade.prevent", "damage")
    assert run.state.hero("perrin").hp == 1


def test_a_reaction_that_cannot_save_says_so() -> None:
    run = attacked(1)
    hero, content = run.state.hero("perrin"), kit.content()
    moment = Moment("attacked", "perrin", "toll_captain.a", Coming(damage=9))
    found = {one.id: one.side.roll for one in usable(run.state, content, hero, moment)}
    deed = Deed("perrin", target="toll_captain.a", coming=moment.coming)
    assert chance_to_stand(run.state, content, moment, deed, found["3"], (1, 8)) == 0
    assert chance_to_stand(run.state, content, moment, deed, found["1"], (3, 8)) == 0


def test_first_aid_says_how_likely_it_is() -> None:
    run = attacked(1, {"roll:ysolde": [6, 2, 2], "roll:perrin": [2, 2, 2, 2], "div:perrin": [5]})
    answer(run, PERRIN, "evershade.react", "pass")
    answer(run, YSOLDE, "evershade.action", "move")
    answer(run, YSOLDE, "evershade.space", "C3")
    assert buttons(run, YSOLDE)["aid:perrin"].endswith(" %")
