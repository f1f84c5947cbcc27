"""What a seat has read alone, and its heroes' secrets: exchanged for all others when it is tested that nobody can see
them (rules 10.5)."""

import pytest

from bot.rules.kernel.run import Run
from bot.rules.stories.record import PageRead
from cogs.evershade.game import game
from cogs.evershade.options import SessionOptions
from cogs.evershade.state import Character, EvershadeState


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_others_have_read_alone_is_exchanged_and_ones_own_stays(seat: int | None) -> None:
    made = game()
    state: EvershadeState = Run.start(made, b"secrets", 2, SessionOptions()).state
    state.story.pages = [
        PageRead(kind="story-read", title="A Mill", page=page, only=only)
        for page, only in (("all", None), ("first", 0), ("second", 1))
    ]
    state.heroes = [Character(name, secret="a secret") for name in ("one", "two")]
    made.redeal(state, seat, b"others")
    assert [page.page for page in state.story.pages] == [
        "all",
        "first" if seat == 0 else "first.exchanged",
        "second" if seat == 1 else "second.exchanged",
    ]
    assert [one.secret == "a secret" for one in state.heroes] == [seat == 0, seat == 1]
