"""Effects and checks of a story that belongs to no game: written short, and what they give."""

from typing import Any

import pytest

from bot.rules.stories.plain import PlainCheck, PlainEffect


@pytest.mark.parametrize(
    ("written", "does"),
    [
        ({"do": "gain", "coin": 2}, "gain"),
        ({"gain": {"coin": 2}}, "gain"),
        ({"if": {"event": "storm"}, "lose": {"coin": 1}}, "lose"),
        ({"lose": {"coin": 1}, "if": {"event": "storm"}}, "lose"),
    ],
)
def test_an_effect_is_named_by_do_or_by_its_first_field(written: dict[str, Any], does: str) -> None:
    assert PlainEffect.model_validate(written).do == does


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ({"gain": {"keyword": "lantern", "coin": 2}}, {"lantern"}),
        ({"do": "gain", "mark": "gate"}, {"gate"}),
        ({"gain": {"event": 7, "hero": {"event": "storm"}}}, {"storm"}),
        ({"gain": {"coin": 2}}, set()),
        ({"lose": {"keyword": "lantern"}}, set()),
    ],
)
def test_what_an_effect_gives_to_be_asked_for_later(written: dict[str, Any], given: set[str]) -> None:
    assert PlainEffect.model_validate(written).gives() == given


def test_a_check_measures_the_first_number() -> None:
    assert PlainCheck.model_validate({"who": "all", "skill": 5, "luck": 2}).measure() == ("skill", 5)
    assert PlainCheck.model_validate({"who": "all"}).measure() is None
