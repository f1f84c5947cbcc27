"""What decks, packs and the glossary look like: panels as plain data. Pure; every sentence comes from the catalogue."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.tables.shelf.shelf import LONGEST_NAME, Pack
from bot.ui.panels import catalogue
from bot.ui.panels.panel import Button, Field, Keep, Modal, Panel, Picture, Words, join_lines
from cogs.altered.content.decklist import Problem
from cogs.altered.content.decks import Facts, Format, figures
from cogs.altered.content.import_cards import Found
from cogs.altered.pictures.curve import CURVE
from cogs.altered.screens.deck_shelf import Deck, Kept

ACCENT: Final = 0x3E7CB1
MEND: Final = "wka:mend"
MODAL: Final = r"wka:deck:(?P<form>[a-z_]{1,20}):(?P<partial>[01])"
_NO_REFERENCE = ("IMP_BAD_REF", "IMP_SYNTAX", "IMP_SEVERAL_CARDS")
_SHOWN: Final = 20
"""Mistakes that a screen names before it says how many more there are."""
_TYPES: Final = ("hero", "character", "spell", "landmark", "expedition_permanent", "token")
_MOST_WRITTEN: Final = 4_000


class Say(catalogue.Say):
    """The same, with what formats are called."""

    def format(self, form: Format) -> str:
        """What a format is called."""
        return self.plain("al-format-" + form.replace("_", "-"))


def problem_lines(say: Say, problems: Sequence[Problem], many: int | None = None) -> str:
    """Mistakes, one a line; many: how many there are in all, when not every one was kept."""
    lines = [f"- {say('al-problem', line=p.line, what=p.text)}" for p in problems[:_SHOWN]]
    left = (len(problems) if many is None else many) - len(lines)
    if left > 0:
        lines.append(say("al-problems-more", n=left))
    return join_lines(lines)


def _panel(*parts: str, title: str = "") -> Panel:
    panel = Panel(title, accent=ACCENT)
    for part in parts:
        panel.add(Words(part))
    return panel


def paste(say: Say, form: Format, partial: bool, name: str = "", words: str = "") -> Modal:
    """The form in which a list is pasted. words: what stands in it already."""
    return Modal(
        f"wka:deck:{form}:{int(partial)}",
        say.plain("al-deck-modal"),
        (
            Field("name", say.plain("al-deck-modal-name"), name[:LONGEST_NAME], least=1, most=LONGEST_NAME),
            Field(
                "list",
                say.plain("al-deck-modal-list"),
                words[:_MOST_WRITTEN],
                hint=say.plain("al-deck-modal-hint"),
                least=1,
                most=_MOST_WRITTEN,
                long=True,
            ),
        ),
    )


def kept(say: Say, made: Kept, mend: bool = False) -> Panel:
    """What became of a list. mend: what was written is still there, to be put right."""
    deck = made.deck
    if deck is None:
        parts = [say("al-deck-not-kept"), problem_lines(say, made.left_out)]
        if any(problem.code in _NO_REFERENCE for problem in made.left_out):
            parts.append(say("al-deck-references"))
        panel = _panel(*parts)
        return panel.add((Button(MEND, say.plain("al-deck-mend"), "primary"),)) if mend else panel
    parts = [say("al-deck-kept", name=deck.name, n=deck.size(), format=say.format(deck.form))]
    if made.left_out:
        parts += [say("al-deck-left-out"), problem_lines(say, made.left_out)]
    if made.problems:
        parts += [say("al-deck-kept-not-legal"), problem_lines(say, made.problems)]
    else:
        parts.append(say("al-deck-kept-legal"))
    return _panel(*parts)


def deck_list(say: Say, decks: Sequence[Deck], pool: Mapping[str, Facts], starters: Sequence[Deck]) -> Panel:
    """All decks of somebody, and the starters, which everybody has."""
    lent = [say("al-deck-starters"), *(f"- **{say.text(_name(deck))}**: {_starter(say, deck)}" for deck in starters)]
    if not decks:
        return _panel(say("al-deck-none"), join_lines(lent))
    lines = []
    for deck in decks:
        state = "unknown" if deck.unknown(pool) else "draft" if deck.problems(pool) else "legal"
        if state == "draft" and not deck.problems(pool, manual=True):
            state = "by-hand"
        line = say("al-deck-line", name=deck.name, n=deck.size(), format=say.format(deck.form), state=state)
        lines.append(f"- {line}")
    return _panel(join_lines(lines), join_lines(lent))


def _name(deck: Deck) -> Text:
    return text("al-name", name=deck.name)


def _starter(say: Say, deck: Deck) -> str:
    """How a starter wins, and who will like it; empty for other decks."""
    return say("al-starter", deck=deck.starter, about=deck.about) if deck.starter else ""


def deck_cards(say: Say, deck: Deck, pool: Mapping[str, Facts]) -> Panel:
    """What is in a deck, by type and cost."""
    panel = Panel(say("al-deck-title", name=deck.name), accent=ACCENT)
    panel.add(Words(_starter(say, deck)), Words(say.format(deck.form)))
    for kind in _TYPES:
        here = [(pool[ref], n) for ref, n in deck.cards.items() if ref in pool and pool[ref].type == kind]
        if not here:
            continue
        lines = [say("al-deck-group", type=say.plain("al-deck-type", type=kind), n=sum(n for _, n in here))]
        for facts, n in sorted(here, key=lambda pair: (pair[0].hand_cost, pair[0].name)):
            key = "al-deck-entry-hero" if kind in ("hero", "token") else "al-deck-entry"
            told = {"n": n, "name": facts.name, "hand": facts.hand_cost, "reserve": facts.reserve_cost}
            lines.append(say(key, **told, manual=facts.effects == "manual"))
        panel.add(Words(join_lines(lines)))
    unknown = [say("al-deck-entry-unknown", n=deck.cards[ref], ref=ref) for ref in deck.unknown(pool)]
    return panel.add(Words(join_lines(unknown)))


def verdict(say: Say, deck: Deck, form: Format, problems: Sequence[Problem]) -> Panel:
    """Whether a deck is legal, and everything that is not."""
    named = {"name": deck.name, "format": say.format(form)}
    if not problems:
        return _panel(say("al-deck-legal", **named))
    return _panel(say("al-deck-not-legal", **named), problem_lines(say, problems))


def not_playable(say: Say, deck: Deck, problems: Sequence[Problem]) -> Panel:
    """Why a deck cannot come to a table."""
    return _panel(say("al-deck-not-playable", name=deck.name), problem_lines(say, problems))


def stats(say: Say, deck: Deck, pool: Mapping[str, Facts]) -> tuple[Panel, dict[str, Any]]:
    """A deck in figures (AL-15.2, AL-15.3), and what its picture shows: see `deck_picture`."""
    made = figures({ref: n for ref, n in deck.cards.items() if ref in pool}, pool)
    panel = Panel(say("al-deck-title", name=deck.name), accent=ACCENT)
    panel.add(Words(_starter(say, deck), Keep.ANSWER))
    panel.add(Words(say("al-deck-stats-head", n=made.cards, heroes=list(made.heroes), label=made.label), Keep.ANSWER))
    told = {
        "hand": f"{made.mean_hand:.2f}",
        "reserve": f"{made.mean_reserve:.2f}",
        "curve": _curve(say, made.hand),
        "again": _curve(say, made.reserve),
    }
    if made.cards:
        panel.add(Picture(CURVE, say.plain("al-deck-stats-curve", **told)))
    panel.add(Words(say("al-deck-stats-curve", **told), Keep.CALL))
    types = [
        say.plain("al-deck-stats-part", n=made.types[kind], type=say.plain("al-deck-type", type=kind))
        for kind in _TYPES
        if kind in made.types
    ]
    rarities = Counter(made.rarities)
    forest, mountain, water = (f"{value:.1f}" for value in made.mean_stats)
    lines = [
        say("al-deck-stats-types", types=types),
        say("al-deck-stats-rarities", c=rarities["C"], r=rarities["R"], u=rarities["U"], e=rarities["E"]),
        say("al-deck-stats-stats", forest=forest, mountain=mountain, water=water),
        say("al-deck-stats-disrupts", share=round(100 * made.share)),
    ]
    if made.manual:
        lines.append(say("al-deck-stats-manual", n=made.manual))
    note = say.plain("al-deck-stats-note", label=made.label, share=round(100 * made.share))
    shown = {
        "title": deck.name[:60],
        "hand": made.hand,
        "reserve": made.reserve,
        "kinds": made.types,
        "stats": list(made.mean_stats),
        "note": note,
    }
    return panel.add(Words(join_lines(lines))), shown


def _curve(say: Say, costs: Mapping[int, int]) -> list[str]:
    return [say.plain("al-deck-stats-cost", cost=cost, n=n) for cost, n in costs.items()]


def cards_kept(say: Say, name: str, found: Found, is_kept: bool) -> Panel:
    """What became of a file with cards."""
    many = sum(found.wrong.values())
    if not is_kept:
        return _panel(say("al-cards-not-kept"), problem_lines(say, found.problems, many))
    effects = found.effects()
    counts = {kind: effects[kind] for kind in ("scripted", "compiled", "manual")}
    parts = [say("al-cards-kept", name=name, n=len(found.cards), **counts)]
    if found.problems:
        parts += [say("al-cards-left-out"), problem_lines(say, found.problems, many)]
    return _panel(*parts)


def pack_list(say: Say, packs: Sequence[Pack]) -> Panel:
    """The packs of a server."""
    if not packs:
        return _panel(say("al-cards-none"))
    return _panel(join_lines([f"- {say('al-cards-line', name=pack.name, n=pack.size)}" for pack in packs]))


def sentence(words: str) -> Panel:
    """One sentence."""
    return _panel(words)
