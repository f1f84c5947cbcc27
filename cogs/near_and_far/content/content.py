"""Everything printed in Near and Far, by id. Pure."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from pydantic import BaseModel

from bot.rules.content.index import EffectIndex
from bot.rules.effects.packs import PackRegister
from bot.rules.stories.book import StoryBook
from bot.rules.voice.speaking import Voice
from cogs.near_and_far.content.cards import (
    Adventurer,
    Artifact,
    Boss,
    Character,
    Chief,
    Companion,
    SideQuest,
    Talent,
    Threat,
    Treasure,
    World,
)
from cogs.near_and_far.content.entry_ids import arcade_cards
from cogs.near_and_far.content.maps import FarMap
from cogs.near_and_far.content.town import Town
from cogs.near_and_far.content.vocabulary import Ability

DeckName = Literal["adventurers", "treasures", "basic", "advanced", "arcade"]


@dataclass(eq=False)
class FarContent:
    """All printed facts, by id, in the order of the files.

    stories   storybook, arcade cards and chapters in one book
    voice     what is remarked upon
    books     the story files of users' packs, as `stories.pack_of` names them
    register  which card is from which user's pack
    index     where each ability stands, and what cards are called
    hash      of everything read but the prose, pinned in each stored table
    """

    adventurers: dict[str, Adventurer] = field(default_factory=dict)
    companions: dict[str, Companion] = field(default_factory=dict)
    threats: dict[str, Threat] = field(default_factory=dict)
    treasures: dict[str, Treasure] = field(default_factory=dict)
    basic: dict[str, Artifact] = field(default_factory=dict)
    advanced: dict[str, Artifact] = field(default_factory=dict)
    worlds: dict[str, World] = field(default_factory=dict)
    chiefs: dict[str, Chief] = field(default_factory=dict)
    bosses: dict[str, Boss] = field(default_factory=dict)
    talents: dict[str, Talent] = field(default_factory=dict)
    characters: dict[str, Character] = field(default_factory=dict)
    side_quests: dict[str, SideQuest] = field(default_factory=dict)
    town: dict[str, Town] = field(default_factory=dict)
    maps: dict[str, FarMap] = field(default_factory=dict)
    stories: StoryBook = field(default_factory=StoryBook)
    voice: Voice = field(default_factory=lambda: Voice("far", ()))
    books: frozenset[str] = frozenset()
    register: PackRegister = field(default_factory=PackRegister)
    index: EffectIndex = field(default_factory=lambda: EffectIndex(Ability))
    hash: str = ""

    def by_kind(self) -> Mapping[str, dict[str, Any]]:
        """All entries, a shelf a kind of file."""
        return {
            "adventurers": self.adventurers,
            "companions": self.companions,
            "threats": self.threats,
            "treasures": self.treasures,
            "artifacts_basic": self.basic,
            "artifacts_advanced": self.advanced,
            "worlds": self.worlds,
            "chiefs": self.chiefs,
            "bosses": self.bosses,
            "talents": self.talents,
            "characters": self.characters,
            "side_quests": self.side_quests,
            "town": self.town,
            "maps": self.maps,
        }

    def cards(self) -> Mapping[str, BaseModel]:
        """Everything with an id, characters' cards and endings too. Ids are unique over all kinds."""
        found: dict[str, BaseModel] = {}
        for shelf in self.by_kind().values():
            found |= shelf
        characters = self.characters.values()
        return found | {one.id: one for character in characters for one in (*character.cards, *character.endings)}

    @cached_property
    def working(self) -> Mapping[str, Any]:
        """The cards that lie open before a player and may do something, by id."""
        shelves = (self.basic, self.advanced, self.treasures, self.worlds, self.talents)
        found: dict[str, Any] = {name: card for shelf in shelves for name, card in shelf.items()}
        return found | {card.id: card for character in self.characters.values() for card in character.cards}

    @cached_property
    def icons(self) -> Mapping[str, Mapping[str, int]]:
        """The icons of whoever may be in a party, by id."""
        members: dict[str, Any] = {**self.adventurers, **self.companions}
        return {name: dict(one.icons) for name, one in members.items()}

    def deck(self, name: DeckName, without: Collection[str] = ()) -> list[str]:
        """What a deck is made of, in the order of the files. without: users' packs that a table leaves out."""
        shelves: Mapping[DeckName, Collection[str]] = {
            **{"adventurers": self.adventurers, "treasures": self.treasures, "basic": self.basic},
            **{"advanced": self.advanced, "arcade": arcade_cards(self.stories)},
        }
        return [one for one in shelves[name] if not self.register.is_left_out(one, without)]

    def world(self, number: int) -> World | None:
        """A world card by its number (NF-9.6)."""
        return next((card for card in self.worlds.values() if card.number == number), None)

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card."""
        return self.index.name_of(ref)
