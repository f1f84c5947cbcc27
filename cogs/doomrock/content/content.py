"""Everything printed in Doomrock, by id. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.rules.content.index import EffectIndex
from bot.rules.effects.packs import PackRegister
from bot.rules.voice.speaking import Voice
from cogs.doomrock.content.cards import (
    Ability,
    AiCard,
    Area,
    Card,
    Encounter,
    EventCard,
    Hero,
    Item,
    Setting,
    Trait,
)
from cogs.doomrock.content.vocabulary import DoomrockEffect

SHELVES: Final[Sequence[type[Card]]] = (Ability, Hero, Trait, Item, Area, EventCard, Setting, Encounter, AiCard)


@dataclass(slots=True, eq=False)
class DoomrockContent:
    """All printed facts, by id, in the order of the files.

    starting     ids of abilities that are not in the level-up deck (class cards, trait cards, Maneuver)
    expose       how many markers of each kind
    left_out     cards not used in this edition (DR-20.3); notices: the same in words
    register     which card is from which user's pack; errata and markers belong to no pack and always count
    index        where each effect stands
    voice        what is remarked upon
    hash         of everything read, pinned in each stored table
    """

    abilities: dict[str, Ability] = field(default_factory=dict)
    starting: set[str] = field(default_factory=set)
    heroes: dict[str, Hero] = field(default_factory=dict)
    traits: dict[str, Trait] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)
    events: dict[str, EventCard] = field(default_factory=dict)
    settings: dict[str, Setting] = field(default_factory=dict)
    encounters: dict[str, Encounter] = field(default_factory=dict)
    ai: dict[str, AiCard] = field(default_factory=dict)
    expose: dict[str, int] = field(default_factory=dict)
    left_out: set[str] = field(default_factory=set)
    notices: list[str] = field(default_factory=list)
    register: PackRegister = field(default_factory=PackRegister)
    index: EffectIndex = field(default_factory=EffectIndex)
    voice: Voice = field(default_factory=lambda: Voice("dr", ()))
    hash: str = ""

    def path_of(self, item: DoomrockEffect) -> str:
        """Where an effect stands, unique over all packs: `ab.haymaker/effects/0`."""
        return self.index.path_of(item)

    def effect_at(self, path: str) -> DoomrockEffect:
        """The effect at a path. Raises `KeyError`."""
        found: DoomrockEffect = self.index.at(path)
        return found

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card, or of a location by its path (`ar.woods/locations/0`)."""
        return self.index.name_of(ref)

    def card(self, card_id: str) -> Card:
        """Any card by id. Raises `KeyError`."""
        for shelf in self.shelves():
            if card_id in shelf:
                found: Card = shelf[card_id]
                return found
        raise KeyError(card_id)

    def by_kind(self) -> Mapping[type[Card], dict[str, Any]]:
        """All cards, a shelf a kind."""
        return dict(zip(SHELVES, self.shelves(), strict=True))

    def shelves(self) -> tuple[dict[str, Any], ...]:
        """The same without their kinds, in the order of `SHELVES`."""
        return (
            self.abilities,
            self.heroes,
            self.traits,
            self.items,
            self.areas,
            self.events,
            self.settings,
            self.encounters,
            self.ai,
        )

    @property
    def packs(self) -> tuple[str, ...]:
        """The users' packs with cards, by name."""
        return self.register.names

    def fits(self, card_id: str, edition: str, without: Sequence[str] = ()) -> bool:
        """Whether a card may be used in this edition (DR-20.3) at a table that leaves these packs out (DR-20.4)."""
        if self.register.is_left_out(card_id, without):
            return False
        return is_of_edition(self.card(card_id).incompatible_with, edition)

    def ai_deck(self, encounter: str, edition: str = "second") -> list[str]:
        """The AI cards of an encounter, unshuffled, those left out for the edition missing."""
        return [c for c in self.encounters[encounter].ai if c in self.ai and self.fits(c, edition)]

    def level_up(self) -> list[str]:
        """The shared deck of level-up abilities, unshuffled, with copies."""
        return [c.id for c in self.abilities.values() if c.id not in self.starting for _ in range(c.copies)]

    def deck(self, name: str) -> list[str]:
        """A deck, unshuffled, by name: common, epic, ability, wilderness, mountain or settings."""
        if name in ("common", "epic"):
            return [c.id for c in self.items.values() if c.deck == name]
        if name in ("wilderness", "mountain"):
            return [c.id for c in self.events.values() if c.deck == name]
        return self.level_up() if name == "ability" else list(self.settings)


def is_of_edition(incompatible: Sequence[str], edition: str) -> bool:
    """Whether a card that is printed as incompatible with these editions is used in this one (DR-20.3)."""
    return edition not in incompatible and f"{edition}_edition" not in incompatible
