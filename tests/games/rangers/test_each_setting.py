"""Each setting changes the course of a day, or what it leaves, where nothing else does (rules 0 and 13); and few places
ask for it by its name: it is a branch, never a second copy of the rules."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from cogs.rangers.game import game
from cogs.rangers.options import PRESETS, DayOptions, Reread

WORDS_ONLY: Final = {"icon_names"}
"""What a leaf is called changes no rule."""
SEEN: Final = {"preset", "effects", "show_odds", "open_hands", "weather_level", "scouting"}
"""Shown by tests of their own: what is seen, and what a server has brought in."""
SELDOM: Final = {"min_play_cost", "other_reach_active", "refresh_order", "assist", "camp_keeps_mission_tokens"}
"""What hardly comes up on a day by chance: tests of their own lay it out (D9, D12, D13, D17, DP-10)."""
DAYS: Final = 24
RULES: Final = Path(__file__).parents[3] / "cogs" / "rangers"
MOST_PLACES: Final = 3


def others(name: str) -> list[Any]:
    """The values of a setting beside that of `field`."""
    usual = PRESETS[name][0] if name in PRESETS else DayOptions.model_fields[name].default
    values = get_args(DayOptions.model_fields[name].annotation) or (False, True)
    return [value for value in values if value not in ("preset", usual)]


CASES: Final = [
    (name, value)
    for name in DayOptions.model_fields
    if name not in WORDS_ONLY | SEEN | SELDOM
    for value in others(name)
]


@cache
def course(number: int, name: str = "", value: Any = None) -> tuple[Any, ...]:
    """A day of two: what was asked, how it stood in the end, what it left. Who is asked alike answers alike."""
    seed = f"each setting {number}".encode()
    run = Run.start(game(), seed, 2, game().options.model_validate({name: value} if name else {}))
    crowd, asked = Crowd(mixed_player(seed), seed, 0), []
    while not run.over:
        asked += [(one.decision.key, tuple(o.id for o in one.options(run))) for one in run.requests()]
        crowd.step(run)
    return tuple(asked), run.game.dump(run.state.model_copy(update={"options": None})), repr(run.game.left(run.state))


@pytest.mark.parametrize(("name", "value"), CASES)
def test_a_setting_alone_changes_a_day(name: str, value: Any) -> None:
    assert any(course(number) != course(number, name, value) for number in range(DAYS)), (name, value)


@pytest.mark.parametrize("name", sorted(SELDOM))
def test_what_comes_up_seldom_has_tests_of_its_own(name: str) -> None:
    """Each lays the case out and looks at both sides of it."""
    found = [
        file.stem
        for file in sorted(Path(__file__).parent.glob("test_*.py"))
        if name in file.read_text(encoding="utf-8")
    ]
    assert [stem for stem in found if stem != Path(__file__).stem], name


@pytest.mark.parametrize(
    "name", [*sorted({*PRESETS, *DayOptions.model_fields} - {"preset", "readings"}), *get_args(Reread)]
)
def test_a_setting_is_a_branch_and_no_copy(name: str) -> None:
    """So many places ask for it; whoever adds one asks whether it is still one rule. The edition `readings` is
    asked for by each rule that it is about."""
    asks = re.compile(rf'(says|reads_again)\("{re.escape(name)}"\)|options\.{re.escape(name)}\b')
    places = [
        f"{file.name}:{n}"
        for file in sorted(RULES.rglob("*.py"))
        if {"house", "pictures", "screens"}.isdisjoint(file.parts) and file.name != "options.py"
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if asks.search(line)
    ]
    assert 1 <= len(places) <= MOST_PLACES, places
