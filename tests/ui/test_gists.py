"""What answers do in a few words each, where a board's picture is to stand first."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.panel import Button, Picture, Words, plain
from bot.ui.questions.gists import gists, outlined
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import LONGEST_ASIDE, board, hand
from cogs.evershade.cog import surface
from cogs.rangers.cog import surface as valley

LONG = "-# **Bash**: Attack somebody beside you. With 2 successes: 1 more damage."
SHORT = "-# **Shoot**: Attack somebody."


def shortened(text: str, most: int = 100) -> str | None:
    found = gists([Words(text, is_aside=True)], most)
    return None if found is None else found[0].text


@pytest.mark.parametrize(
    ("text", "most", "told"),
    [
        (f"{LONG}\n{SHORT}", 100, f"-# **Bash**: Attack somebody beside you…\n{SHORT}"),
        (f"{LONG}\n{LONG}", 74, "-# **Bash**: Attack somebody beside…\n-# **Bash**: Attack somebody beside…"),
        (f"{LONG}\n{LONG}", 56, None),  # too little of each would be left
        (SHORT, 100, None),  # as short as can be
        ("-# **Bash**: Attack *somebody. Twice* now.", 100, None),  # its mark would have no end
        ("-# Then it is over. All of it.", 100, None),
    ],
)
def test_the_first_sentence_is_told_and_that_there_is_more(text: str, most: int, told: str | None) -> None:
    assert shortened(text, most) == told


@pytest.mark.parametrize(
    ("line", "room", "told"),
    [
        (LONG, 58, "-# **Bash**: Attack somebody beside you. With 2…"),
        ("-# **Go**: FIT 1 → progress, or an injury", 36, "-# **Go**: FIT 1 → progress…"),
        (SHORT, 34, SHORT),
        ("-# **Go**: Attack *somebody twice* now.", 31, "-# **Go**: Attack *somebody twice* now."),
    ],
)
def test_an_outline_is_as_much_as_has_room_and_not_the_first_sentence(line: str, room: int, told: str) -> None:
    assert outlined(line, room) == told


def test_each_button_of_a_turn_in_the_valley_has_its_line() -> None:
    """Those with a short explanation had one, so that which had none was another thing each turn."""
    told = valley()
    run = Run.start(told.game, b"outline", 2)
    crowd = Crowd(mixed_player(b"outline"), b"outline", 0)
    cut = 0
    while not run.over and run.index < 60:
        request = run.requests()[0] if run.requests() else None
        if request is not None and request.decision.key == "rangers.turn":
            seat = request.decision.seats[0]
            scene = Scene("abcdefgh", told, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
            parts = hand(scene, seat).parts
            lines = [line for part in parts if isinstance(part, Words) for line in part.text.split("\n")]
            told_of = {line.split("**")[1]: line for line in lines if line.startswith("-# **")}
            shown = {
                button.label for row in parts if isinstance(row, tuple) for button in row if isinstance(button, Button)
            }
            found = [one for one in request.options(run) if one.hint is not None and not one.pictured]
            hinted = {plain(scene.words(one.label)) for one in found}
            assert shown & hinted <= told_of.keys()
            cut += sum(line.endswith("…") for line in told_of.values())
        crowd.step(run)
    assert cut, "all were short"


def test_in_a_fight_nothing_that_explains_answers_stands_above_the_picture() -> None:
    """Card texts were read before anybody had seen where anybody stands."""
    told = surface()
    told_below = 0
    for seed in (b"panel", b"gist"):
        run = Run.start(told.game, seed, 2)
        crowd = Crowd(mixed_player(seed), seed, 0)
        while not run.over and run.index < 260:
            if run.requests() and run.requests()[0].decision.key in ("evershade.action", "evershade.target"):
                parts = board(Scene("abcdefgh", told, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})).parts
                picture = next(n for n, part in enumerate(parts) if isinstance(part, Picture))
                places = [n for n, p in enumerate(parts) if isinstance(p, Words) and p.is_aside and p.text]
                assert all(n > picture for n in places), parts[places[0]]
                asides = [part for part in parts if isinstance(part, Words) and part.is_aside and part.text]
                assert all(len(part.text) <= LONGEST_ASIDE[True] for part in asides)
                told_below += len(places)
            crowd.step(run)
    assert told_below > 20
