"""What one player changes or where a hero walks to is asked in that player's panel, and handed in as one: the others
keep their buttons meanwhile."""

from typing import Any

import pytest

from bot.rules.decision import Form
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import as_text
from bot.ui.questions.controls import controls
from bot.ui.questions.forms import form_of, opened, whole_answers
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from bot.ui.screens.request_section import PartialAnswer, ask_of
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.floor import act_form
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import Status
from tests.games.doomrock.battle_table import enemy, field, hero, lay
from tests.games.doomrock.kit import table, touch

GAME, SURFACE = game(), surface()


def scene(run: Run[Any]) -> Scene:
    return Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)


def test_gear_is_changed_in_a_panel_while_the_leader_keeps_the_buttons() -> None:
    """D-10: pressing Gear put the leader's question aside until the other had chosen."""
    run = table(2)
    run.state.items.append("it.umbrella")
    touch(run)
    other = 1 - run.state.leader
    (mine,) = [one for one in run.requests(run.state.leader) if not one.anytime]
    before = run.token(mine, run.state.leader)
    (token, request) = next(pair for pair in scene(run).requests(other) if pair[1].anytime)
    ask = ask_of(scene(run), token, request)
    draft = opened(ask, "gear")
    assert draft, "it opens a panel, and asks nothing of the table"
    shown = as_text(hand(scene(run), other, PartialAnswer(token, draft)))
    assert "[Put on " in shown and "[← Back]" in shown and "Never mind" not in shown, shown
    form = form_of(ask, "gear")
    assert form is not None and [part.key for part in form.parts] == ["doomrock.gear"]
    assert [one.id.partition(":")[0] for one in form.parts[0].options] == ["wear", "back"]
    assert controls(ask), "the others stand there as before"
    wears = form.parts[0].options[0].id
    run.choose(other, "gear", token)
    run.choose(other, wears)
    assert run.state.heroes[other].equipped == ["it.umbrella"]
    (still,) = [one for one in run.requests(run.state.leader) if not one.anytime]
    assert run.token(still, run.state.leader) == before, "the leader's buttons are those of before"


def test_the_panel_of_gear_says_why_something_cannot_be_worn() -> None:
    """It offered "Take off Trowel" and nothing else: the rest of the bag was gone without a reason."""
    run = table(2)
    run.state.items += ["it.umbrella", "it.ladle"]
    seat = 1 - run.state.leader
    run.state.heroes[seat].equipped.append("it.umbrella")
    run.state.items.remove("it.umbrella")
    touch(run)
    (token, request) = next(pair for pair in scene(run).requests(seat) if pair[1].anytime)
    shown = as_text(hand(scene(run), seat, PartialAnswer(token, opened(ask_of(scene(run), token, request), "gear"))))
    assert "[Take off " in shown and "\n-# ✗ Put on " in shown, shown


def test_what_else_may_be_done_at_any_time_opens_nothing() -> None:
    run = table(2)
    run.state.items.append("it.soup")
    touch(run)
    assert GAME.anytime_form(run.state, 0, "use:it.soup") is None
    assert GAME.anytime_form(run.state, 0, "gear") is None, "there is nothing to change"
    run.state.items.append("it.umbrella")
    assert GAME.anytime_form(run.state, 0, "gear") is not None
    run.state.fitting.append(0)
    assert GAME.anytime_form(run.state, 0, "gear") is None, "it is open already"


def maneuver(*groups: list[str], heroism: int = 0) -> tuple[Run[Any], Form | None]:
    def edit(state: Any) -> None:
        lay(state, "h0", maneuver=1)
        state.hero("h0").heroism = heroism

    foes = [enemy(n, "boss" if n == 1 else "minion", 20) for n in (1, 2, 3)]
    run = field([hero(0, "brawler"), hero(1, "archer")], foes, groups, "battle_initiative", now="initiative", edit=edit)
    return run, act_form(Look(run.state, GAME.content), 0, "h0:ab.maneuver")


def test_where_to_is_asked_together_with_the_card_that_moves() -> None:
    """D-24: the other heroes waited until it was said where to."""
    run, form = maneuver(["h0", "e2"], ["h1"], ["e1", "e3"])
    assert form is not None and [part.key for part in form.parts] == ["doomrock.move"]
    places = [one.id for one in form.parts[0].options]
    assert places[0] == "stay" and form.shown == "panel", "of many places each is read with what it means"
    run.choose(0, "h0:ab.maneuver")
    (asked,) = [one for one in run.requests(0) if not one.anytime]
    assert (asked.decision.key, asked.decision.prompt) == ("doomrock.move", form.parts[0].prompt)
    assert [one.id for one in asked.options(run)] == places, "the very same is asked of whoever answers one by one"


def test_to_stay_or_to_go_are_two_buttons_where_there_are_just_these() -> None:
    run, form = maneuver(["h0", "e1", "e2", "e3", "h1"])
    assert form is None, "whoever is surrounded cannot walk"
    run, form = maneuver(["h0"], ["e1", "e2", "e3", "h1"])
    assert form is not None and form.shown == "either" and len(whole_answers(form)) == 2
    run.game = GAME
    labels = [button.label for button in hand(scene(run), 0).buttons()]
    ways = [label for label in labels if "Maneuver" in label]
    assert len(ways) == 2 and any(label.endswith("Stay") for label in ways), labels


@pytest.mark.parametrize("heroism", [0, 1])
def test_a_boost_comes_before_the_way(heroism: int) -> None:
    _, form = maneuver(["h0", "e2"], ["h1"], ["e1", "e3"], heroism=heroism)
    assert form is not None
    assert [part.key for part in form.parts] == [*["doomrock.boost"][:heroism], "doomrock.move"]


def test_whoever_is_bogged_is_not_asked_where_to() -> None:
    run, _ = maneuver(["h0", "e2"], ["h1"], ["e1", "e3"])
    run.state.hero("h0").statuses.append(Status("bogged"))
    assert act_form(Look(run.state, GAME.content), 0, "h0:ab.maneuver") is None
