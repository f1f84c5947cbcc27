"""What became of files from elsewhere: panels as plain data. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.rules.own_cards.files import Problem
from bot.tables.shelf.shelf import Pack
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import OPTIONS, Keep, Panel, Part, Pick, Select, Words, join_lines
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import problems_of
from cogs.rangers.content.imports.cards import Found
from cogs.rangers.content.imports.decks import FoundDeck
from cogs.rangers.content.imports.own import PinnedCard
from cogs.rangers.screens.build_screens import ACCENT, problem_lines, sentence
from cogs.rangers.screens.deck_shelf import mark_of

GROUND: Final = ("path", "place", "mission")
"""What a card of the valley can be, by its field in `PinnedCard`."""
SETTLED: Final = r"wkr-pick:(?P<mark>[0-9a-f]{12})"
MOST_SELECTS: Final = 4
"""Disputed codes that are asked for on one screen; with one of them picked the next comes up."""
SHOWN: Final = 15
"""Mistakes that a screen names before it says how many more there are."""


def _wrong(say: Say, problems: Sequence[Problem], many: int) -> str:
    lines = [f"- {say.text(one.text_in('rangers'))}" for one in problems[:SHOWN]]
    return join_lines([*lines, *([say("rangers-imp-more", n=many - SHOWN)] if many > SHOWN else [])])


def picks(say: Say, name: str, codes: Mapping[str, Sequence[PinnedCard]]) -> list[Part]:
    """A select for each code of a deck that could be several cards, by name (ER-18.1). name: of the deck."""
    return [
        Select(
            f"wkr-pick:{mark_of(name, code)}",
            say.plain("rangers-imp-pick", ref=code),
            tuple(Pick(card.id, card.name, card.id) for card in cards[:OPTIONS]),
        )
        for code, cards in list(codes.items())[:MOST_SELECTS]
    ]


def deck_read(
    say: Say,
    content: RangersContent,
    kept: str,
    found: FoundDeck,
    codes: Mapping[str, Sequence[PinnedCard]],
) -> Panel:
    """What became of a deck: under which name it is kept, which lines were not understood, whether it may ride. codes:
    of it that wait for a pick."""
    told = _wrong(say, found.problems, len(found.problems))
    if found.deck is None:
        return Panel(accent=ACCENT).add(Words(join_lines([say("rangers-imp-nothing"), told])))
    head = say("rangers-imp-deck", name=kept, n=sum(found.deck.cards.values()))
    return Panel(accent=ACCENT).add(
        Words(head),
        Words(told),
        Words(problem_lines(say, problems_of(content, found.deck)), Keep.ANSWER),
        *picks(say, kept, codes),
    )


def cards_read(say: Say, name: str, found: Found, is_kept: bool) -> Panel:
    """What became of a file of cards: how many there are, and all that is wrong."""
    by_hand = sum(card.card is not None and card.card.is_by_hand for card in found.cards.values())
    ground = Counter(kind for card in found.cards.values() for kind in GROUND if getattr(card, kind) is not None)
    key = "rangers-imp-kept" if is_kept else "rangers-imp-not-kept"
    lines = [say(key, name=name, n=len(found.cards) - ground.total(), hand=by_hand)]
    if ground:
        lines.append(say("rangers-imp-ground", **{kind: ground[kind] for kind in GROUND}))
    lines += [say("rangers-imp-short", name=name, n=n) for name, n in found.short]
    if found.elsewhere:
        lines.append(say("rangers-imp-elsewhere", n=sum(found.elsewhere.values())))
    if not found.cards and found.names:
        lines.append(say("rangers-imp-names", n=len(found.names), copies=sum(n for _, n in found.names.values())))
    if is_kept:  # ER-18.7
        lines.append(say("rangers-imp-full"))
    told = _wrong(say, found.problems, sum(found.wrong.values()))
    return Panel(accent=ACCENT).add(Words(join_lines(lines)), Words(told))


def pack_list(say: Say, packs: Sequence[Pack]) -> Panel:
    """What a server has brought in."""
    lines = [say("rangers-imp-pack", name=pack.name, n=pack.size) for pack in packs]
    return sentence(join_lines(lines) if lines else say("rangers-imp-no-packs"))
