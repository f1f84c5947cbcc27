"""What happened stands once, below the picture: the reader's own turn as it was told, each other turn in a line."""

from typing import Any

from bot.rules.decision import Event, Text, text
from bot.rules.kernel.run import Run
from bot.tables.model.since import Since
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import Keep, Picture, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.near_and_far.cog import surface
from cogs.near_and_far.game import game
from cogs.near_and_far.view.account import MOST, SHORT, account

WORDS = Catalogue("near_and_far")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of)
ADA, BEN = {"who": "@seat:0"}, {"who": "@seat:1"}
COINS = [text("far-goods", good="coin", n=2)]
OWN = [text("far-mine-camp", n=1, **ADA), text("far-voice-camp-1", **ADA), text("far-gained", goods=COINS, **ADA)]
SALOON = [
    text("far-turn", n=1, **BEN),
    text("far-visits", building=text("far-building", id="saloon"), **BEN),
    text("far-paid", goods=COINS, **BEN),
    text("far-recruits", card="@adv_m01", place="party", **BEN),
    text("far-turn", n=2, **ADA),
]


def said(lines: list[Text]) -> list[str]:
    return [WORDS.format(line, NAMES) for line in account(lines, game().content)]


def test_a_turn_of_somebody_else_is_one_line() -> None:
    told = said([*(line for line in OWN if "voice" not in line.key), *SALOON])
    assert told[0].startswith("⛏️ Ada digs at 1") and "Ada: + 2 coins" in told[1]
    assert told[2:] == ["▶ **Ben**: 🏠 Saloon · 🤝 " + (game().content.name_of("adv_m01") or "")]


def test_what_makes_up_a_turn_has_short_words() -> None:
    for key in SHORT:
        assert WORDS.short(Text(key, {}), "en") is not None, key


def test_a_long_story_has_room_for_the_last_of_it() -> None:
    told = said([*OWN * 4, *SALOON * 6])
    assert len(told) == MOST and all(line.startswith("▶ **Ben**") for line in told)


def scene(lines: list[Text]) -> Scene:
    run: Run[Any] = Run.start(game(), b"account", 2)
    run.take_events()
    events = [Event(line.key, dict(line.params)) for line in lines]
    return Scene("abcdefgh", surface(), run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, events, Since({0: 0, 1: 0}, 0))


def test_the_account_stands_in_one_place_below_the_picture() -> None:
    """It stood in two: its beginning above the picture, the last three lines below."""
    told = scene([line for line in [*OWN, *SALOON] * 2 if "voice" not in line.key])
    for panel in (board(told), hand(told, 0)):
        told_at = [isinstance(part, Words) and part.keep is Keep.NEWS and bool(part.text) for part in panel.parts]
        last_picture = max(n for n, part in enumerate(panel.parts) if isinstance(part, Picture))
        assert [n for n, is_news in enumerate(told_at) if is_news] == [last_picture + 1]
