"""Whoever reads of themselves is called *you* in their hand; the board and everybody else read their name."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.decision import Event, Text, text
from bot.rules.kernel.run import Run
from bot.tables.model.since import Since
from bot.ui.panels.addressed import TO_YOU, addressed
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.news import news
from bot.ui.screens.present import hand
from cogs import game_ids
from cogs.altered.cog import surface

ALTERED = surface()
WORDS = Catalogue("altered")


def plays(seat: int, card: str) -> Event:
    facts = {"card": card, "zone": "hand", "exp": "hero", "cost": 3, "targets": [], "aimed": False}
    return Event("al-plays", {"seat": f"@seat:{seat}", **facts})


def scene(*events: Event) -> Scene:
    run: Run[Any] = Run.start(ALTERED.game, b"you", 2)
    run.take_events()
    return Scene("abcdefgh", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, events, Since({0: 0, 1: 0}, 0))


def test_one_line_is_read_by_each_as_theirs() -> None:
    told = scene(plays(0, "Moth"), plays(1, "Countess"))
    mine, board, theirs = (news(told, seat).words for seat in (0, None, 1))
    assert mine.startswith("› You play **Moth** from hand") and "› Ben plays **Countess**" in mine
    assert board.startswith("› Ada plays **Moth** from hand") and "› Ben plays **Countess**" in board
    assert theirs.startswith("› Ada plays **Moth** from hand") and "› You play **Countess**" in theirs


def test_what_long_news_come_to_is_read_so_too() -> None:
    told = scene(*[plays(n % 2, f"Moth {n}") for n in range(14)])
    mine, board = news(told, 0).words, news(told, None).words
    assert "› you play Moth 2" in mine and "Ada" not in mine
    assert "› Ada plays Moth 2" in board and "you play" not in board
    came_to = [part.text for part in hand(told, 0).parts if isinstance(part, Words) and "Moth 13** →" in part.text]
    assert came_to and all("You play **Moth 12**" in one and "Ada" not in one for one in came_to)


def test_sentences_within_a_sentence_are_theirs_each_by_itself() -> None:
    sides = [text("al-dusk-side", seat=f"@seat:{n}", fate="stays", how="behind", n=0, told=False) for n in (0, 1)]
    first = text("al-dusk-first", seat="@seat:1")
    line = text("al-dusk-lane", exp="hero", one=sides[0], two=sides[1], first=first, duel="3:2", empty=False)
    told = scene()
    assert told.words(told.addressed(line, 1)) == "🧭 Hero: Ada stays, outdone · you stay, outdone (you first: 3:2)."
    assert told.addressed(line, None) is line and told.addressed(line, 7) is line


def test_who_sits_there_now_did_not_do_what_was_before() -> None:
    told = replace(scene(plays(0, "Moth"), plays(0, "Countess")), sat_down={0: 1})
    words = news(told, 0).words
    assert "You play **Countess**" in words and "You play **Moth**" not in words


class OtherLanguage(Catalogue):
    """One in which the sentence is said, but not to whom it is about."""

    def speaks(self, key: str, locale: str) -> bool:
        return key == "al-passes" if locale == "xx" else super().speaks(key, locale)


@pytest.mark.parametrize(("locale", "key"), [("en", "al-passes-to-you"), ("xx", "al-passes")])
def test_no_language_is_mixed_into_another(locale: str, key: str) -> None:
    said = Text("al-passes", {"seat": "@seat:0"})
    assert addressed(OtherLanguage("altered"), said, 0, locale).key == key


@pytest.mark.parametrize("game", game_ids())
def test_each_such_sentence_has_one_for_all_with_the_same_facts(game: str) -> None:
    catalogue = Catalogue(game)
    source = "".join(path.read_text(encoding="utf-8") for path in (catalogue.root / game).glob("en.ftl"))
    said = dict(re.findall(r"(?ms)^([a-z][\w-]*) = (.*?)(?=^[a-z#]|\Z)", source))
    facts = {key: set(re.findall(r"\$(\w+)", words)) for key, words in said.items()}
    own = [key for key in said if key.endswith(TO_YOU)]
    for key in own:
        base = key.removesuffix(TO_YOU)
        assert facts[key] <= facts[base] and facts[base] - facts[key] <= {"seat"}, key
        assert base.removesuffix("-short") + TO_YOU in said or base == "al-summary-play", key
    assert own or game != "altered"
