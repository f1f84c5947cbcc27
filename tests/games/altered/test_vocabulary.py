"""Every word that a card of the bundled sets may say is said by two designs, or stands here with the reason why not."""

from collections import defaultdict
from typing import Any, Final, get_args

import pytest

from cogs.altered.content.cards import EventName, KeywordName
from cogs.altered.content.sets import common_of
from cogs.altered.content.vocabulary import CONDITIONS, NUMBERS, VERBS
from cogs.altered.game import game

KEPT: Final = {
    "exchange": "one trick of one Masquer and its rares; AL-13.13 names it for cards that are brought in",
    "win": "one card wins by a crowd; a second one would be the same card, and drafts would be about it",
    "die": "numbers after a throw are tables on the other cards, which can be read aloud; AL-13.12 names it",
    "on night": "when the day is counted up, which one card asks; AL-9.2 names it beside the other phases",
    "on exhausted": "of Landmarks that tick, for the Apprentice of Levers alone; rules 9.2 name the pattern",
}
"""Words of fewer designs, each with its reason; a word that two designs say must not stand here."""


def said() -> dict[str, set[str]]:
    """Word -> the designs that say it, a design being a common with both its rares."""
    found: defaultdict[str, set[str]] = defaultdict(set)

    def walk(part: Any, design: str) -> None:
        if isinstance(part, dict):
            for key, value in part.items():
                found[str(key)].add(design)
                if key in ("when", "event") and isinstance(value, str):
                    found[f"on {value}"].add(design)
                else:
                    walk(value, design)
        elif isinstance(part, list):
            for one in part:
                walk(one, design)
        elif isinstance(part, str):
            found[part].add(design)

    for ref, card in game().content.cards.items():
        data = card.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        walk([data.get(name, []) for name in ("abilities", "keywords", "cost_option")], common_of(ref))
    return found


SAID = said()
WORDS: Final = sorted(
    {*VERBS, *CONDITIONS, *NUMBERS, *get_args(KeywordName), *(f"on {event}" for event in get_args(EventName))}
)


@pytest.mark.parametrize("word", WORDS)
def test_each_word_is_said_by_two_designs_or_has_its_reason(word: str) -> None:
    enough = len(SAID[word]) >= 2
    assert enough != (word in KEPT), sorted(SAID[word])


def test_only_words_have_reasons() -> None:
    assert set(KEPT) <= set(WORDS) and all(len(reason) > 30 for reason in KEPT.values())
