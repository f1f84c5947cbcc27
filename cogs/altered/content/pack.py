"""From YAML texts to Altered's content: reading, cross checks, printed counts. Pure: the caller brings the texts.

Which kind of entry a file holds follows from its name: `cards_gw.yaml` and `cards-of-mine.yaml` hold cards,
`rares_gw.yaml` rare printings of them (`printings.py`), `decks.yaml` decks, `lands.yaml` the Adventure, `scripts.yaml`
what imported cards do. All problems of all files are reported at once.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, get_args

from pydantic import BaseModel

from bot.rules.content.index import EffectIndex
from bot.rules.content.reader import Entry, KeptEntries, Reader, walk
from bot.rules.content.shelves import check_counts
from bot.rules.effects import condition_size
from bot.rules.numbers import read_count
from bot.rules.voice.speaking import Voice, read_voice
from cogs.altered.content.card_words import check_words
from cogs.altered.content.cards import (
    FACTIONS,
    LATE,
    Ability,
    Card,
    Deck,
    Keyword,
    Land,
    Passive,
    Script,
    Trigger,
)
from cogs.altered.content.printings import (
    RARES,
    Printing,
    called,
    check_trade,
    family_of,
    is_rare,
    print_rares,
)
from cogs.altered.content.sets import FIRST, SECOND, SETS, common_of, set_of
from cogs.altered.content.vocabulary import Create, Verb
from cogs.altered.state import NEWEST, Edition

KINDS: dict[str, type[BaseModel]] = {"cards": Card, "decks": Deck, "lands": Land, "scripts": Script, RARES: Printing}
PRINTED: Final = {FIRST: (1, 13), SECOND: (2, 15)}
"""Heroes and other designs that a faction has in each set."""
VOICE: Final = "altered/voice.yaml"
"""Not a kind of card: its sentences stand in the catalogue."""
EDITIONS: Final = get_args(Edition)


@dataclass(slots=True)
class Printed:
    """What a card says, sorted for quick looking-up: (path, ability) each."""

    reactions: list[tuple[str, Ability, Trigger]] = field(default_factory=list)
    passives: list[tuple[str, Ability, Passive]] = field(default_factory=list)
    quick: list[tuple[str, Ability]] = field(default_factory=list)
    support: list[tuple[str, Ability]] = field(default_factory=list)
    spell: list[tuple[str, Ability]] = field(default_factory=list)
    keywords: dict[str, Keyword] = field(default_factory=dict)
    changes: dict[str, list[tuple[str, Ability, Passive]]] = field(default_factory=dict)
    """Its passives by what they do (`Passive.kind`)."""
    asked: int = 0
    """How many questions its passives and keywords ask while it is in play."""
    is_late: bool = False
    """Whether it has a reaction, or gives one, that comes before the sums of Dusk without anybody doing more."""


@dataclass(slots=True, eq=False)
class AlteredContent:
    """All printed facts. `tokens`: short name -> reference. own_names: of cards that only one table knows. voice:
    what is remarked upon."""

    cards: dict[str, Card] = field(default_factory=dict)
    printed: dict[str, Printed] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)
    lands: dict[str, Land] = field(default_factory=dict)
    scripts: dict[str, Script] = field(default_factory=dict)
    own_names: dict[str, str] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
    hash: str = ""
    voice: Voice = field(default_factory=lambda: Voice("al", ()))
    parts: EffectIndex = field(default_factory=lambda: EffectIndex(Ability, Verb))

    def shelf(self, kind: str) -> dict[str, Any]:
        """The entries of a kind of file."""
        shelves: dict[str, dict[str, Any]] = {
            "cards": self.cards,
            "decks": self.decks,
            "lands": self.lands,
            "scripts": self.scripts,
        }
        return shelves[kind]

    def card(self, card_id: str) -> Any:
        """A card, deck or region card by id. Raises `KeyError`."""
        for shelf in (self.cards, self.decks, self.lands):
            if card_id in shelf:
                return shelf[card_id]
        raise KeyError(card_id)

    def ability(self, path: str) -> Ability:
        """The ability at a path (`GM_BASE_B_GW_05_C/abilities/0`)."""
        found: Ability = self.parts.at(path)
        return found

    def word(self, path: str) -> Any:
        """The step at a path."""
        return self.parts.at(path)

    def steps(self) -> Iterator[Any]:
        """Every step of every card."""
        return (part for part in self.parts if isinstance(part, Verb))

    def starters(self, edition: Edition = NEWEST) -> dict[str, Deck]:
        """The decks that an edition offers, in order."""
        return {name: deck for name, deck in self.decks.items() if edition in deck.editions}

    def path_of(self, part: Any) -> str:
        """Where an ability or a step stands."""
        return self.parts.path_of(part)

    def tumults(self) -> list[str]:
        """The Tumult cards, in order."""
        return [land.id for land in self.lands.values() if len(land.halves) == 2]

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card, deck or region (`tumult_a:0`); of a rare with its sign."""
        if ref in self.cards:
            return called(self.cards[ref])
        if ref in self.decks:
            return self.decks[ref].name
        land, _, half = ref.partition(":")
        place = read_count(half)
        if land in self.lands and place is not None and place < len(self.lands[land].halves):
            return self.lands[land].halves[place].name
        return None

    def index(self, cards: Iterable[Card]) -> None:
        """Build the tables for cards that have just been added; once, after all of them stand."""
        for card in cards:
            printed = self.printed[card.id] = Printed(keywords={k.k: k for k in card.keywords})
            if card.token is not None:
                self.tokens[card.token] = card.id
            self.parts.add(card, card.id)
            for place, ability in enumerate(card.abilities):
                path = f"{card.id}/abilities/{place}"
                if ability.trigger is not None:
                    printed.reactions.append((path, ability, ability.trigger))
                elif ability.passive is not None:
                    printed.passives.append((path, ability, ability.passive))
                elif ability.quick:
                    printed.quick.append((path, ability))
                elif ability.support:
                    printed.support.append((path, ability))
                else:
                    printed.spell.append((path, ability))
            for passive in printed.passives:
                printed.changes.setdefault(passive[2].kind, []).append(passive)
            printed.asked = _asked(card)
            given = [passive.grant.trigger for _, _, passive in printed.passives if passive.grant is not None]
            waits = [*(trigger for _, _, trigger in printed.reactions), *given]
            printed.is_late = any(one is not None and one.event in LATE for one in waits)


def _asked(card: Card) -> int:
    found = sum(condition_size(keyword.condition) for keyword in card.keywords)
    for ability in card.abilities:
        if ability.passive is not None:
            passive = ability.passive
            granted = [part.condition for part in (passive.keyword, passive.grant) if part is not None]
            found += sum(map(condition_size, (ability.condition, passive.unless, *granted)))
    return found


def created(card: Card | Script) -> set[str]:
    """The tokens that a card creates, by their short names."""
    return {part.token for _, part in walk(card, "") if isinstance(part, Create)}


def load(files: Mapping[str, str], *, strict: bool = False, kept: KeptEntries | None = None) -> AlteredContent:
    """Checked content from file name -> YAML text. strict: the counts of the bundle must be met too.
    kept: what was read before (`Reader`).

    Raises `ContentError` with every problem found.
    """
    reader = Reader(kept)
    content = AlteredContent()
    read = print_rares(reader, reader.by_kind({file: source for file, source in files.items() if file != VOICE}, KINDS))
    if VOICE in files:
        content.voice = read_voice(reader, "al", VOICE, files[VOICE])
    reader.unique([entry for _, entry in read])
    checked: list[tuple[Entry, Any]] = []
    for kind, entry in read:
        for found in reader.check([entry], KINDS[kind]):
            assert isinstance(found, Card | Deck | Land | Script)
            content.shelf(kind)[found.id] = found
            checked.append((entry, found))
    tokens = {card.token for card in content.cards.values() if card.token is not None}
    for entry, found in checked:
        if isinstance(found, Card):
            check_words(reader, entry, found, tokens)
            if strict and is_rare(found) and (common := content.cards.get(common_of(found.id))) is not None:
                check_trade(reader, entry, found, common)
        elif isinstance(found, Script):  # the tokens of imported cards are not known here; see `pinned.pin`
            check_words(reader, entry, found, tokens | {name for name in created(found) if name.startswith("x_")})
        elif isinstance(found, Deck):
            _check_deck(reader, entry, found, content)
    if strict:
        check_counts(reader, counts(content))
    content.hash = reader.finish()
    content.index(content.cards.values())
    return content


def counts(content: AlteredContent) -> list[tuple[str, int, int]]:
    """Component, how many there are, how many the bundle has (rules 1 and 8.2)."""
    cards = content.cards.values()
    rows = [("region cards", len(content.lands), 5), ("tumult cards", len(content.tumults()), 3)]
    rows += [(f"starters, {name} edition", len(content.starters(name)), 3 * len(FACTIONS)) for name in EDITIONS]
    for faction, name in product(FACTIONS, SETS):
        heroes, others = PRINTED[name]
        own = [card for card in cards if card.faction == faction and set_of(card.id) == name and not is_rare(card)]
        rows.append((f"{faction}, {name}: heroes", sum(card.type == "hero" for card in own), heroes))
        rows.append((f"{faction}, {name}: cards", sum(card.type not in ("hero", "token") for card in own), others))
    for faction in sorted({family_of(card.id) for card in cards if is_rare(card)}):
        families = [card for card in cards if family_of(card.id) == faction and card.type not in ("hero", "token")]
        rares = sum(map(is_rare, families))
        rows.append((f"{faction}: rare printings", rares, 2 * (len(families) - rares)))
    rows.append(("tokens", sum(card.type == "token" for card in cards), 6))
    for deck in content.decks.values():
        rows.append((f"{deck.name}: cards beside the hero", sum(deck.cards.values()), 39))
    return rows


def _check_deck(reader: Reader, entry: Entry, deck: Deck, content: AlteredContent) -> None:
    for ref in deck.cards:
        reader.known(entry, f"cards.{ref}", ref, content.cards)
    hero = content.cards.get(deck.hero or "")
    if deck.hero is not None and (hero is None or hero.type != "hero"):
        reader.problem(entry, "hero", f"{deck.hero!r} is no Hero")
    for ref, n in deck.cards.items():
        card = content.cards.get(ref)
        if card is not None and card.type in ("hero", "token"):
            reader.problem(entry, f"cards.{ref}", f"a {card.type} does not go into the deck")
        if n < 1:
            reader.problem(entry, f"cards.{ref}", "at least 1")
