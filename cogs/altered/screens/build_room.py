"""What all panels of the builder have: what they are made of, the deck in figures, what is wrong with it, the way on.
Pure; sentences under `al-build-`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.ui.panels.panel import OPTIONS, Button, Keep, Panel, Pick, Select, Words, join_lines
from cogs.altered.content.building.build import Build, beside, hero_of
from cogs.altered.content.building.collection import PLAYED, called, in_order, page_of
from cogs.altered.content.building.doctor import Doctor
from cogs.altered.content.decklist import Problem
from cogs.altered.content.decks import Facts, Figures, Pool, figures, size_of
from cogs.altered.screens.deck_screens import Say, problem_lines
from cogs.altered.screens.deck_shelf import Deck

_TOOLS: Final = ("cards", "deck", "doctor", "decks")


@dataclass(frozen=True)
class Room:
    """All that a panel of the builder is made of. own: decks of one's own by name; kept: whether the deck is one of
    them just as it is; note: what has just happened, in words."""

    build: Build
    pool: Pool
    starters: Sequence[Deck]
    own: Mapping[str, Deck]
    doctor: Doctor
    note: str = ""

    @property
    def problems(self) -> list[Problem]:
        """Everything that is wrong with it, in the words of whoever checks decks that come to a table."""
        return Deck(self.build.name, self.build.form, self.build.cards).problems(self.pool)

    @property
    def hero(self) -> Facts | None:
        return hero_of(self.build.cards, self.pool)

    @property
    def kept(self) -> bool:
        known = self.own.get(self.build.name)
        return known is not None and (known.cards, known.form) == (self.build.cards, self.build.form)

    @property
    def known(self) -> dict[str, int]:
        """The cards that are known here."""
        return {ref: n for ref, n in self.build.cards.items() if ref in self.pool}


Made = tuple[Panel, dict[str, Any] | None]
"""A panel, and what its picture shows."""


def starters(say: Say, room: Room) -> Select:
    picks = [
        Pick(deck.starter, deck.name, say.plain("al-starter", deck=deck.starter, about=deck.about))
        for deck in room.starters
    ]
    return select(say, "starter", "0", "al-build-starter-pick", picks)


def out_select(say: Say, room: Room) -> Select | None:
    """What can be taken out: all cards of the deck, in pages of as many as a select has."""
    refs = [ref for ref in in_order(room.build.cards, room.pool) if not leads(room, ref)]
    if not refs:
        return None
    here, _, _ = page_of(refs, room.build.place, OPTIONS)
    picks = []
    for ref in here:
        card = room.pool.get(ref)
        name, hand = (ref, 0) if card is None else (called(card), card.hand_cost)
        n = room.build.cards[ref]
        label = say.plain("al-build-out-card", name=name, hand=hand, n=n)
        picks.append(Pick(ref, label, "" if card is None else card.text))
    return select(say, "out", "0", "al-build-out", picks, most=len(picks), many=room.build.many)


def leads(room: Room, ref: str) -> bool:
    return ref in room.pool and room.pool[ref].type == "hero"


def listed(room: Room) -> list[tuple[str, int]]:
    return [(ref, room.build.cards[ref]) for ref in in_order(room.known, room.pool) if not leads(room, ref)]


# ---------------------------------------------------------------- what all have


def status(say: Say, room: Room) -> Words:
    """Who leads how many cards, and the deck in figures."""
    build, hero = room.build, room.hero
    least = size_of(build.form, hero, 0).least if build.form not in ("limited", "free") else 0
    head = say(
        "al-build-head",
        hero="–" if hero is None else hero.name,
        n=beside(build.cards, room.pool),
        least=least,
        format=say.format(build.form),
        kept="kept" if room.kept else "changed" if build.name in room.own else "new",
    )
    return Words(join_lines([head, numbers(say, room)]), Keep.ANSWER)


def numbers(say: Say, room: Room) -> str:
    made = figures(room.known, room.pool)
    if not made.cards:
        return ""
    forest, mountain, water = made.terrain
    return say(
        "al-build-numbers",
        curve=" · ".join(say.plain("al-build-cost", cost=cost, n=n) for cost, n in made.hand.items()),
        types=[
            say.plain("al-deck-stats-part", n=n, type=say.plain("al-deck-type", type=kind))
            for kind in PLAYED
            if (n := made.types.get(kind, 0))
        ],
        forest=forest,
        mountain=mountain,
        water=water,
        reserve=round(made.mean_reserve, 1),
        cheap=made.cheap,
        label=made.label,
        share=round(100 * made.share),
    )


def wrong(say: Say, room: Room) -> Words:
    """Everything that keeps the deck from being legal, at once."""
    if not room.build.cards:
        return Words("")
    problems = room.problems
    if not problems:
        return Words(say("al-build-legal", format=say.format(room.build.form)), Keep.ANSWER)
    lines = [say("al-build-not-legal", n=len(problems)), problem_lines(say, problems)]
    return Words(join_lines(lines), Keep.ANSWER)


def tools(say: Say, room: Room) -> tuple[Button, ...]:
    """The way to the other panels."""
    found = [
        Button(f"wkab:look:{look}", say.plain(f"al-build-to-{look}"), off=look == room.build.look)
        for look in _TOOLS
        if look != room.build.look
    ]
    keep = Button("wkab:write:keep", say.plain("al-build-keep"), "primary", off=not room.build.cards or room.kept)
    undo = Button("wkab:undo:0", say.plain("al-build-undo"), off=room.build.before is None)
    return (*found, undo, keep)


def picture_of(say: Say, room: Room, name: str) -> dict[str, Any]:
    made: Figures = figures(room.known, room.pool)
    hero = room.hero
    title = room.build.name or ("" if hero is None else hero.name)
    return {
        "picture": name,
        "hero": None if hero is None else printed_facts(hero),
        "title": title[:60],
        "n": beside(room.build.cards, room.pool),
        "least": size_of(room.build.form, hero, 0).least if room.build.form not in ("limited", "free") else 30,
        "figures": {
            "hand": made.hand,
            "kinds": made.types,
            "terrain": list(made.terrain),
            "reserve": f"{made.mean_reserve:.1f}",
            "cheap": made.cheap,
        },
    }


def printed_facts(card: Facts) -> dict[str, Any]:
    """A card as pictures want it (`view.printed`)."""
    return {
        "card": card.ref,
        "name": card.name,
        "type": card.type,
        "faction": card.faction,
        "subtypes": list(card.subtypes),
        "costs": [card.hand_cost, card.reserve_cost],
        "stats": None if card.stats is None else list(card.stats),
        "text": card.text,
        "keywords": list(card.keywords),
    }


def select(
    say: Say, op: str, arg: str, hint: str, picks: Sequence[Pick], least: int = 1, most: int = 1, **told: Any
) -> Select:
    return Select(f"wkab:{op}:{arg}", say.plain(hint, **told), tuple(picks[:OPTIONS]), least, min(most, OPTIONS))
