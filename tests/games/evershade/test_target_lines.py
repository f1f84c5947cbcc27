"""Target lines: while somebody chooses a target their picture shows whom they may choose, how far each is, and what
helps against it (rules 10.3, LE-16.7, LE-16.8)."""

from copy import deepcopy

import pytest

from bot.draw.themes import DARK
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.game import game
from cogs.evershade.options import SessionOptions
from cogs.evershade.pictures.picture import draw, pictures, shown
from cogs.evershade.rules.combat.brings import brings
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.cover import is_in_cover
from cogs.evershade.rules.field.striking import Strike, lost_to
from cogs.evershade.state import EvershadeState

GAME = game()
WORDS = Catalogue("evershade")
TARGETS = ("evershade.target", "evershade.targets")


@pytest.fixture
def tables() -> tuple[Run[EvershadeState], Run[EvershadeState]]:
    """Somebody of three chooses between targets, one of them in cover; and the same table before the last choice."""
    run: Run[EvershadeState] = Run.start(GAME, b"aim3", 3, SessionOptions(act=6, until="act"))
    crowd, before = Crowd(greedy_player, b"aim3", 0), None
    while not any(one["cover"] for one in GAME.view(run.state, aiming(run))["sights"]):
        before = deepcopy(run.state)
        crowd.step(run)
    assert before is not None
    earlier: Run[EvershadeState] = Run.start(GAME, b"aim3", 3, SessionOptions(act=6, until="act"))
    earlier.state = before
    return run, earlier


def aiming(run: Run[EvershadeState]) -> int:
    request = run.requests()[0]
    return request.decision.seats[0] if request.decision.key in TARGETS else 0


def test_there_is_a_line_to_each_who_may_be_chosen_and_to_nobody_else(
    tables: tuple[Run[EvershadeState], Run[EvershadeState]],
) -> None:
    run, _ = tables
    state, seat = run.state, aiming(run)
    legal = [option.id for option in run.requests()[0].decision.legal()]
    lines = GAME.view(state, seat)["sights"]
    assert [one["model"] for one in lines] == legal
    for one in lines:
        assert one["n"] == board.apart(state, GAME.content, state.fight.aiming, one["model"])
        assert one["to"] in board.covered(state, GAME.content, one["model"])
        assert one["cover"] == is_in_cover(
            state, GAME.content, one["model"], state.fight.aiming, is_attack=state.is_attacking
        )


def test_the_twin_says_them_with_coordinates(tables: tuple[Run[EvershadeState], Run[EvershadeState]]) -> None:
    run, _ = tables
    view = GAME.view(run.state, aiming(run))
    words = WORDS.format(pictures(view)[0].alt)
    for one in view["sights"]:
        assert f"{one['to']} (range {one['n']}{', cover' if one['cover'] else ''})" in words


def test_others_see_what_they_saw_before(tables: tuple[Run[EvershadeState], Run[EvershadeState]]) -> None:
    """Until it is used nobody else knows that somebody reaches for a card, in the picture and by what it is kept."""
    run, earlier = tables
    own = aiming(run)
    assert shown(GAME.view(run.state, own), "grid") != shown(GAME.view(earlier.state, own), "grid")
    for seat in [None, *(seat for seat in range(3) if seat != own)]:
        now, then = GAME.view(run.state, seat), GAME.view(earlier.state, seat)
        assert now["sights"] == []
        assert shown(now, "grid") == shown(then, "grid")
        assert draw(now, "grid", DARK) == draw(then, "grid", DARK)


def test_cover_and_reach_change_the_picture(tables: tuple[Run[EvershadeState], Run[EvershadeState]]) -> None:
    """A line to somebody in cover looks otherwise; whoever aims does not walk, so that no reach is shown."""
    run, _ = tables
    view = GAME.view(run.state, aiming(run))
    bare = {**view, "sights": [{**one, "cover": False} for one in view["sights"]]}
    idle = {**view, "reach": {}}
    assert draw(view, "grid", DARK) != draw(bare, "grid", DARK)
    assert draw(view, "grid", DARK) == draw(idle, "grid", DARK)


def test_nobody_aims_any_more_once_the_target_is_chosen(
    tables: tuple[Run[EvershadeState], Run[EvershadeState]],
) -> None:
    run, _ = tables
    run.choose(aiming(run), run.requests()[0].decision.legal()[0].id)
    assert (run.state.fight.aiming, run.state.fight.aimed) == ("", [])


def test_what_a_success_brings_counts_cover_and_armor(tables: tuple[Run[EvershadeState], Run[EvershadeState]]) -> None:
    """LE-21.1: “in cover · 1 success 97 % (2 damage)” was word for word what was said of one without; nothing got
    through."""
    run, _ = tables
    state = run.state
    (covered, *_) = [one["model"] for one in GAME.view(state, aiming(run))["sights"] if one["cover"]]
    for n in (1, 9):
        effect = {"do": "damage", "to": "target", "n": n}
        spec = RollSpec.model_validate({"att": ["STR"], "difficulty": 6, "outcomes": {"1": [effect]}})
        attack = Deed(state.fight.aiming, covered, is_attack=True)
        lost = lost_to(state, GAME.content, covered, Strike(n, state.fight.aiming, is_attack=True))[0]
        told = {one: WORDS.format(said) for one, said in brings(state, GAME.content, spec, attack).items()}
        assert lost < n and told == {1: f"{n} damage, {n - lost} stopped"}
        anybody = brings(state, GAME.content, spec, Deed(state.fight.aiming, is_attack=True))
        assert WORDS.format(anybody[1]) == f"{n} damage"
