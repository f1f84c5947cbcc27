"""What the engine tells a game besides results, and an index that another one grows from."""

from typing import Any

import pytest

from bot.rules.content.index import EffectIndex
from bot.rules.effects.engine import EffectEngine
from tests.rules.effects.potions import EFFECTS, Context, Pay, PotionRules, Table, run, table

GAIN = {"do": "gain", "what": "coin"}


class TellingRules(PotionRules):
    def on_skipped(self, play: Table, effect: Any, context: Context) -> None:
        play.told.append(f"skipped {effect.do}")


def telling(**fields: Any) -> Table:
    play = table(**fields)
    play.effects = EffectEngine(play.effects.registry, TellingRules())
    return play


@pytest.mark.parametrize(
    "effect",
    [{**GAIN, "if": "rich"}, {**GAIN, "tag": "wild"}, {**GAIN, "when": "night"}, {**GAIN, "optional": True}],
)
def test_a_game_is_told_of_what_does_not_happen_now(effect: dict[str, Any]) -> None:
    play = telling(answers=["no"])
    run(play, effect)
    assert play.told[-1] == "skipped gain" and "gain" not in play.told


def test_it_is_told_of_what_is_used_up_and_not_of_what_happens() -> None:
    play = telling()
    run(play, {**GAIN, "limit": "day"})
    assert "skipped gain" not in play.told
    run(play, {**GAIN, "limit": "day"})
    assert play.told[-1] == "skipped gain"


def test_a_copied_index_grows_by_itself() -> None:
    (first,) = EFFECTS.validate_python([{"do": "pay", "cost": 1, "then": [GAIN]}])
    (second,) = EFFECTS.validate_python([{"do": "pay", "cost": 2}])
    index = EffectIndex(Pay)
    index.add(first, "first")
    copied = index.copied()
    copied.add(second, "second")
    assert copied.path_of(first) == "first" and copied.at("second") is second
    with pytest.raises(KeyError):
        index.at("second")
