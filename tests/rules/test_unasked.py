"""Which questions answer themselves."""

from typing import Any

import pytest

from bot.rules.decision import Answer, Decision, Option, text
from bot.rules.play.unasked import settled

LEFT, RIGHT = Option("left", text("toy-number", n=1)), Option("right", text("toy-number", n=2))
SHUT = Option("shut", text("toy-number", n=3), refused=text("toy-number", n=4))


@pytest.mark.parametrize(
    ("kind", "options", "more", "answer"),
    [
        ("one", [LEFT], {}, "left"),
        ("one", [LEFT, SHUT], {}, "left"),
        ("one", [LEFT, RIGHT], {}, None),
        ("one", [LEFT, RIGHT], {"otherwise": "none"}, None),
        ("one", [SHUT], {"otherwise": "none"}, "none"),
        ("one", [LEFT], {"private": True}, None),
        ("one", [LEFT], {"forced": False}, None),
        ("one", [SHUT], {}, ""),
        ("one", [], {"otherwise": "none", "forced": False}, "none"),
        ("some", [LEFT, RIGHT], {"least": 2, "most": 2}, ["left", "right"]),
        ("some", [LEFT, RIGHT], {"least": 1, "most": 2}, None),
        ("some", [LEFT, RIGHT], {"least": 0, "most": 0}, []),
        ("some", [], {"least": 1, "most": 1}, []),
        ("some", [LEFT, SHUT], {"least": 1, "most": 1}, ["left"]),
        ("some", [LEFT, RIGHT], {"least": 3, "most": 3}, ["left", "right"]),
        ("some", [LEFT], {"least": 1, "most": 1, "private": True}, None),
        ("some", [LEFT, RIGHT], {"least": 0, "most": 1}, None),
        ("amounts", [LEFT, RIGHT], {"least": 0, "most": 0}, []),
        ("amounts", [LEFT], {"least": 1, "most": 1}, None),
        ("order", [LEFT], {}, ["left"]),
        ("order", [LEFT, RIGHT], {}, None),
        ("order", [LEFT], {"forced": False}, None),
        ("amount", [], {"least": 3, "most": 3}, 3),
        ("amount", [], {"least": 3, "most": 4}, None),
        ("amount", [], {"least": 3, "most": 3, "forced": False}, None),
        ("amount", [], {"least": 3, "most": 3, "private": True}, None),
        ("text", [], {}, None),
    ],
)
def test_what_leaves_nothing_to_choose_is_not_asked(
    kind: Any, options: list[Option], more: dict[str, Any], answer: Answer | None
) -> None:
    assert settled(Decision((0,), "way", text("toy-number", n=0), lambda: options, kind, **more), options) == answer
