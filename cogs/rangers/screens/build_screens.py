"""What the builder and people's Rangers look like: panels as plain data. Pure; sentences under `rangers-build-`.

Custom ids: `wkr:<op>:<arg>`; `page` leads to a page, `keep` asks for the name, all others pick something.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.rules.decision import text
from bot.tables.shelf.shelf import LONGEST_NAME
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Button, Field, Keep, Modal, Panel, Part, Pick, Select, Words, join_lines
from cogs.rangers.content.building import (
    STEPS,
    Draft,
    cards_of,
    closed_to,
    deck_made,
    interests,
    manners_of,
    sets_of,
    specialty_of,
)
from cogs.rangers.content.cards import RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import OF_A_SET, DeckProblem, RangerDeck, problems_of
from cogs.rangers.content.vocabulary.terms import ASPECTS

ACCENT: Final = 0x5E8C4A
PRESS: Final = r"wkr:(?P<op>[a-z]{3,10}):(?P<arg>[A-Za-z0-9]{1,4})"
NAMED: Final = r"wkr-keep"
MOST_PICKS: Final = 25


def page(say: Say, content: RangersContent, draft: Draft, at: int) -> Panel:
    """A page of the builder: what is chosen here and why, the choice, the way on."""
    at = min(max(at, 0), len(STEPS) - 1)
    step = STEPS[at]
    panel = Panel(say("rangers-build-title", n=at + 1, of=len(STEPS), step=step), accent=ACCENT)
    panel.add(Words(say(f"rangers-build-{step}")))
    panel.add(*_STEPS[step](say, content, draft))
    return panel.add(_way(say, at))


def _way(say: Say, at: int) -> tuple[Button, ...]:
    last = len(STEPS) - 1
    back = Button(f"wkr:page:{max(at - 1, 0)}", say.plain("rangers-build-back"), off=at == 0)
    on = Button(f"wkr:page:{min(at + 1, last)}", say.plain("rangers-build-on"), "primary", off=at == last)
    look = Button("wkr:whole:0", say.plain("rangers-build-look"), off=at == last)
    keep = Button("wkr:keep:0", say.plain("rangers-build-keep"), "success")
    return (back, on, look) if at < last else (back, keep)


def _select(say: Say, op: str, where: str, picks: Sequence[Pick], least: int = 1, most: int = 1) -> list[Part]:
    """A select, or a sentence where there is nothing to pick."""
    if not picks:
        return [Words(say("rangers-build-nothing"))]
    hint = say.plain(f"rangers-build-pick-{op}", of=most, aspect=where)
    return [Select(f"wkr:{op}:{where or 0}", hint, tuple(picks[:MOST_PICKS]), least, min(most, len(picks)))]


def _card_picks(say: Say, cards: Iterable[RangerCard], chosen: Iterable[str]) -> list[Pick]:
    taken = set(chosen)
    return [
        Pick(
            card.id,
            card.name,
            say.plain(
                "rangers-build-card",
                type=card.type,
                aspect=card.aspect or "",
                level=card.level,
                text=card.text,
                icons=[say.plain("rangers-icon-line", approach=name, n=n) for name, n in card.icons.items()],
            ),
            chosen=card.id in taken,
        )
        for card in cards
    ]


# ---------------------------------------------------------------------- the pages


def _begin(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    ready = [Pick(one.id, one.name, one.about) for one in content.prebuilt.values()]
    return _select(say, "begin", "", [Pick("none", say.plain("rangers-build-from-nothing")), *ready])


def _aspect(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    picks = []
    for card in content.aspects.values():
        values = " · ".join(f"{aspect} {n}" for aspect, n in zip(ASPECTS, card.values, strict=True))
        picks.append(Pick(card.id, values, chosen=card.id == draft.aspect))
    return _select(say, "aspect", "", picks)


def _background(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    found = [content.sets[name] for name in sets_of(content, "background")]
    picks = [Pick(one.id, one.name, one.about, chosen=one.id == draft.background) for one in found]
    return _select(say, "background", "", picks)


def _role(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    picks = []
    for role in content.roles.values():
        bonus = " ".join(f"+{n} {aspect}" for aspect, n in role.start_bonus.model_dump().items() if n)
        hint = f"{content.sets[role.specialty].name} · {bonus} · {role.text}"
        picks.append(Pick(role.id, role.name, hint, chosen=role.id == draft.role))
    return _select(say, "role", "", picks)


def _manners(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    parts: list[Part] = []
    for aspect in ASPECTS:
        own = draft.manners.get(aspect, "")
        parts += _select(say, "manner", aspect, _card_picks(say, manners_of(content, draft, aspect), [own]))
    return [*parts, *_said(say, content, draft.manners.values())]


def _childhood(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    return _five(say, content, draft, "childhood", draft.background, draft.background_cards)


def _craft(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    return _five(say, content, draft, "craft", specialty_of(content, draft), draft.specialty_cards)


def _five(say: Say, content: RangersContent, draft: Draft, op: str, name: str, chosen: Sequence[str]) -> list[Part]:
    """Five designs of a set; how many ask for more than this Ranger has."""
    if not name:
        return [Words(say("rangers-build-first", what=op))]
    parts = _select(say, op, "", _card_picks(say, cards_of(content, draft, name), chosen), OF_A_SET, OF_A_SET)
    parts += _said(say, content, chosen)
    closed = closed_to(content, draft, name)
    return [*parts, Words(say("rangers-build-closed", n=closed))] if closed else parts


def _said(say: Say, content: RangersContent, chosen: Iterable[str]) -> list[Part]:
    """What the chosen designs say, in full."""
    lines = []
    for card in (content.ranger_cards[name] for name in chosen if name in content.ranger_cards):
        icons = [say.plain("rangers-icon-line", approach=name, n=n) for name, n in card.icons.items()]
        lines.append(
            say(
                "rangers-build-chosen",
                name=card.name,
                type=card.type,
                aspect=card.aspect or "",
                level=card.level,
                icons=icons,
                text=card.text or "none",
            )
        )
    return [Words(join_lines([f"-# {line}" for line in lines]), Keep.STANDING)] if lines else []


def _outside(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    found = [content.sets[name] for name in sets_of(content, "background", "specialty")]
    sets = [Pick(one.id, one.name, one.about, chosen=one.id == draft.outside_set) for one in found]
    parts = _select(say, "oset", "", sets)
    if draft.outside_set:
        parts += _select(say, "outside", "", _card_picks(say, interests(content, draft), [draft.outside]))
    return [*parts, *_said(say, content, [draft.outside])]


def _whole(say: Say, content: RangersContent, draft: Draft) -> list[Part]:
    return _deck_parts(say, content, deck_made(content, draft))


_STEPS: Final = {
    "begin": _begin,
    "aspect": _aspect,
    "background": _background,
    "role": _role,
    "manners": _manners,
    "childhood": _childhood,
    "craft": _craft,
    "outside": _outside,
    "whole": _whole,
}


# ---------------------------------------------------------------------- decks


def problem_lines(say: Say, problems: Sequence[DeckProblem]) -> str:
    """All that is wrong, a line each; that nothing is where nothing is."""
    if not problems:
        return say("rangers-build-fine")
    return join_lines([say("rangers-build-wrong", n=len(problems)), *(f"- {say.text(one.said)}" for one in problems)])


def _deck_parts(say: Say, content: RangersContent, deck: RangerDeck) -> list[Part]:
    lines = []
    for category in ("personality", "background", "specialty", "reward", "malady"):
        names = [
            f"{content.ranger_cards[name].name} ×{n}" if n != 2 else content.ranger_cards[name].name
            for name, n in deck.cards.items()
            if name in content.ranger_cards and content.ranger_cards[name].category == category
        ]
        if names:
            lines.append(say("rangers-build-part", category=category, cards=names))
    head = say(
        "rangers-build-head",
        role=text("rangers-says", text=content.roles[deck.role].name if deck.role in content.roles else "–"),
        aspect=_values(content, deck.aspect),
        n=sum(deck.cards.values()),
    )
    return [Words(join_lines([head, *lines])), Words(problem_lines(say, problems_of(content, deck)), Keep.ANSWER)]


def _values(content: RangersContent, aspect: str) -> str:
    card = content.aspects.get(aspect)
    return "–" if card is None else " ".join(f"{name} {n}" for name, n in zip(ASPECTS, card.values, strict=True))


def shown(say: Say, content: RangersContent, name: str, deck: RangerDeck) -> Panel:
    """A Ranger that somebody owns, with all that is wrong."""
    return Panel(say.plain("rangers-build-name", name=name), accent=ACCENT).add(*_deck_parts(say, content, deck))


def listed(say: Say, content: RangersContent, decks: dict[str, RangerDeck]) -> Panel:
    """All Rangers that somebody owns, and whether they may ride."""
    lines = [
        say("rangers-build-line", name=name, n=sum(deck.cards.values()), wrong=len(problems_of(content, deck)))
        for name, deck in decks.items()
    ]
    return Panel(say("rangers-build-yours"), accent=ACCENT).add(
        Words(join_lines([f"- {line}" for line in lines]) if lines else say("rangers-build-none"))
    )


def name_asked(say: Say) -> Modal:
    """The question for the name under which a Ranger is kept."""
    field = Field("name", say.plain("rangers-build-name-field"), least=1, most=LONGEST_NAME)
    return Modal("wkr-keep", say.plain("rangers-build-keep"), (field,))


def sentence(words: str) -> Panel:
    """A panel with one sentence."""
    return Panel(accent=ACCENT).add(Words(words))
