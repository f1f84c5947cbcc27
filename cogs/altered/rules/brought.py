"""Decks that players bring to a table themselves (option `decks: own`), by the rules of the table's option `format`.

Usually that is Limited (AL-14.2): by Constructed 39 bundled cards are exactly what a faction has. Cards of the server's
packs are fetched by the table before the answer is taken (`pinned.py`). Pure.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

from bot.rules.decision import Decision, Text, text
from bot.rules.near_names import near_names
from bot.rules.own_cards.pinning import unseen
from cogs.altered.content.card_names import Names
from cogs.altered.content.deck_code import read_written
from cogs.altered.content.decklist import Problem, is_warning, look_up
from cogs.altered.content.decks import Facts, check, pool_of
from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredOptions

MOST_BROUGHT: Final = 120
LEAST_BROUGHT: Final = 6
"""Whatever the format: the first hand."""
MOST_TRIES: Final = 10
_WRITTEN: Final = 4_000
_TOLD: Final = 5
_SLIP: Final = 40


@dataclass(frozen=True, slots=True)
class Brought:
    """A deck at a table. deck_id: of the starter, empty for a deck of one's own; cards: without the Hero."""

    deck_id: str
    hero: str | None
    cards: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a text is no deck that can be played."""

    problems: list[Problem] = field(default_factory=list)


def starter(content: AlteredContent, name: str) -> Brought:
    """A starter by its id. Raises `KeyError`."""
    deck = content.decks[name]
    return Brought(name, deck.hero, deck.cards)


def read_deck(
    content: AlteredContent, words: str, rules: AlteredOptions | None = None, unseen: Collection[str] = ()
) -> Brought | Wrong:
    """What a player wrote: the name of a starter, or a list.

    rules: of the table, None: the usual ones. unseen: cards that this player may not use.
    """
    rules = rules or AlteredOptions()
    wanted = words.strip().casefold()
    starters = content.starters(rules.starters).values()
    for deck in starters:
        if wanted in (deck.id, deck.name.casefold()):
            return starter(content, deck.id)
    pool: Mapping[str, Facts] = pool_at_tables(content)
    if unseen:
        pool = {ref: facts for ref, facts in pool.items() if ref not in unseen}
    near = near_names(wanted, [deck.name for deck in starters], 1)
    if near and "\n" not in wanted:  # a slip in the name of a starter is no list of cards
        return Wrong([Problem("IMP_NEAR_STARTER", {"text": words.strip()[:_SLIP], "near": near[0]})])
    tokens = {ref for ref, facts in pool.items() if facts.type == "token"}
    written = look_up(read_written(words, Names(pool)), pool, tokens)
    problems = [problem for problem in written.problems if not is_warning(problem)]
    problems = problems or playable(pool, written.cards, rules)
    if problems:
        return Wrong(problems)
    hero = next((ref for ref in written.cards if pool[ref].type == "hero"), None)
    return Brought("", hero, {ref: n for ref, n in written.cards.items() if ref != hero})


def playable(pool: Mapping[str, Facts], cards: Mapping[str, int], rules: AlteredOptions) -> list[Problem]:
    """Why a deck cannot be brought to a table with these settings; nothing when it can."""
    problems = [Problem("IMP_UNKNOWN_REF", {"ref": ref}) for ref in cards if ref not in pool]
    known = {ref: n for ref, n in cards.items() if ref in pool}
    total = sum(known.values())
    if total > MOST_BROUGHT:
        problems.append(Problem("DECK_TOO_LARGE", {"most": MOST_BROUGHT, "have": total}))
    if total < LEAST_BROUGHT:
        problems.append(Problem("DECK_TOO_SMALL", {"need": LEAST_BROUGHT, "have": total}))
    wrong = check(known, pool, rules.format, deck_max=rules.deck_max, allow_manual=rules.allow_manual)
    return problems + wrong


@lru_cache(maxsize=8)
def pool_at_tables(content: AlteredContent) -> dict[str, Facts]:
    """The cards that can be played at a table with this content, which never changes."""
    return pool_of(content.cards.values())


async def bring(play: AlteredPlay, seat: int, house: str) -> Brought:
    """Ask a seat for its deck, in secret, until it is one; whoever never gets it right plays the house's starter."""
    rules = play.state.options
    ask: Text = text("al-ask-own" if rules.format == "limited" else "al-ask-own-format", format=rules.format)
    for _ in range(MOST_TRIES):
        decision = Decision(
            (seat,),
            "altered.own",
            ask,
            lambda: [],
            "text",
            1,
            _WRITTEN,
            private=True,
            default=partial(str, house),
            wants="cards",
        )
        (answer,) = await play.ask_each([decision])
        found = read_deck(play.content, str(answer), rules, unseen(play.state, seat))
        if isinstance(found, Brought):
            return found
        why = [problem.text for problem in found.problems[:_TOLD]]
        ask = text("al-ask-own-again", why=why, more=len(found.problems[_TOLD:]))
    return starter(play.content, house)
