"""The cards of the shore and of the coats: their models, and how they are read and checked. Pure."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.content.reader import Entry, KeptEntries, Reader, walk
from bot.rules.effects import Effect, PerAmount
from bot.rules.effects.packs import PackRegister
from bot.rules.effects.shared import are_faces
from bot.rules.stories.book import StoryBook, StoryVocabulary
from bot.rules.stories.loading import read_stories
from bot.rules.voice.speaking import Voice, read_voice
from cogs.pebbles.content.vocabulary import CONDITIONS, NUMBERS, CardEffect, PebblesEntry, Read, Roll

VOICE: Final = "pebbles/voice.yaml"
"""Not a kind of card: its sentences stand in the catalogue."""
STORIES = StoryVocabulary(PebblesEntry, conditions=CONDITIONS, numbers=NUMBERS)


class Card(BaseModel):
    """What both kinds of cards have. copies: how many of it there are."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)
    name: str = Field(min_length=1, max_length=40)
    copies: int = Field(default=1, ge=1, le=9)
    effects: tuple[CardEffect, ...] = ()


class ShoreCard(Card):
    """A card of the shore. worth: of stones, shared by those who walk; waves and finds have none."""

    kind: Literal["stones", "wave", "find"]
    worth: int = Field(default=0, ge=0, le=20)


class CoatCard(Card):
    """A card that somebody has in the coat. text: what it says, in words."""

    text: str = Field(min_length=1, max_length=100)


KINDS: dict[str, type[Card]] = {"shore": ShoreCard, "coat": CoatCard}
"""Kind of file -> what its entries are."""


@dataclass(slots=True)
class PebblesContent:
    """All cards by id, the stories, and what is remarked upon."""

    shore: dict[str, ShoreCard] = field(default_factory=dict)
    coat: dict[str, CoatCard] = field(default_factory=dict)
    stories: StoryBook = field(default_factory=StoryBook)
    voice: Voice = field(default_factory=lambda: Voice("pebbles", ()))
    packs: PackRegister = field(default_factory=PackRegister)
    hash: str = ""

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card, by id."""
        card = self.shore.get(ref) or self.coat.get(ref)
        return None if card is None else card.name

    def shore_deck(self, waves: int, without: Collection[str]) -> list[str]:
        """Every card of the shore as often as there are copies, of each wave at most so many."""
        cards = [card for card in self.shore.values() if not self.packs.is_left_out(card.id, without)]
        return [c.id for c in cards for _ in range(min(c.copies, waves) if c.kind == "wave" else c.copies)]

    def coat_deck(self, without: Collection[str]) -> list[str]:
        """Every coat card as often as there are copies."""
        cards = [card for card in self.coat.values() if not self.packs.is_left_out(card.id, without)]
        return [card.id for card in cards for _ in range(card.copies)]


def load(
    files: Mapping[str, str],
    facts: Mapping[str, str],
    prose: Mapping[str, str],
    *,
    packs: Collection[str] = (),
    kept: KeptEntries | None = None,
) -> PebblesContent:
    """Checked content from file name -> text: cards, what stories say, and their words. packs: users' own of `files`.

    Raises `ContentError` with every problem found.
    """
    reader = Reader(kept)
    content = PebblesContent(packs=PackRegister(packs))
    read = reader.by_kind({file: source for file, source in files.items() if file != VOICE}, KINDS)
    reader.unique([entry for _, entry in read])
    checked: list[tuple[Entry, Card]] = []
    for kind, entry in read:
        for card in reader.check([entry], KINDS[kind]):
            shelf: dict[str, Card] = getattr(content, kind)
            shelf[card.id] = card
            content.packs.note(card.id, entry.file)
            checked.append((entry, card))
    content.stories = read_stories(reader, facts, prose, STORIES)
    if VOICE in files:
        content.voice = read_voice(reader, "pebbles", VOICE, files[VOICE])
    for entry, card in checked:
        _check_words(reader, entry, card, content)
    content.hash = reader.finish()
    return content


def counts(content: PebblesContent) -> list[tuple[str, int, int]]:
    """Component, how many there are, how many the README says."""
    stones, waves, finds = (
        sum(card.copies for card in content.shore.values() if card.kind == kind) for kind in ("stones", "wave", "find")
    )
    coats = sum(card.copies for card in content.coat.values())
    return [("stones", stones, 14), ("waves", waves, 9), ("finds", finds, 6), ("coat cards", coats, 16)]


def _check_words(reader: Reader, entry: Entry, card: Card, content: PebblesContent) -> None:
    """Words that the models leave open: conditions, amounts, faces of dice, entries of the story."""
    for path, part in walk(card, ""):
        where = path.lstrip("/").replace("/", ".")
        if isinstance(part, Effect):
            reader.condition(entry, f"{where}.if", part.condition, CONDITIONS, NUMBERS)
        if isinstance(part, PerAmount):
            reader.known(entry, f"{where}.per", part.per, NUMBERS)
        if isinstance(part, Roll) and not are_faces(part.table):
            reader.problem(entry, f"{where}.table", "wants faces such as '1-3' and '4+', none of them twice")
        if isinstance(part, Read):
            reader.known(entry, f"{where}.entry", part.entry, content.stories.entries)
