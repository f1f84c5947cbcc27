"""Everything printed in Lands of Evershade, by id. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from bot.rules.content.index import EffectIndex
from bot.rules.effects.packs import PackRegister
from bot.rules.stories.book import StoryBook
from bot.rules.voice.speaking import Voice
from cogs.evershade.content.cards import ActionCard, Companion, Item, ItemSide, Partner, Summon, as_action_card
from cogs.evershade.content.foes import Activation, Enemy
from cogs.evershade.content.people import Achievement, KeywordKind, Origin, Pregen, Profession, Race, Secret, Tree
from cogs.evershade.content.sheets import CampCard, Sheet
from cogs.evershade.content.story import Adventure


@dataclass(eq=False)
class EvershadeContent:
    """All printed facts, by id, in the order of the files.

    storybook  the entries
    voice      what is remarked upon
    register   which card is from which user's pack
    index      where each effect stands, and what cards are called
    hash       of everything read but the prose, pinned in each stored table
    """

    keywords: dict[str, KeywordKind] = field(default_factory=dict)
    races: dict[str, Race] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)
    professions: dict[str, Profession] = field(default_factory=dict)
    trees: dict[str, Tree] = field(default_factory=dict)
    action_cards: dict[str, ActionCard] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    companions: dict[str, Companion] = field(default_factory=dict)
    partners: dict[str, Partner] = field(default_factory=dict)
    summons: dict[str, Summon] = field(default_factory=dict)
    enemies: dict[str, Enemy] = field(default_factory=dict)
    activations: dict[str, Activation] = field(default_factory=dict)
    sheets: dict[str, Sheet] = field(default_factory=dict)
    camp_cards: dict[str, CampCard] = field(default_factory=dict)
    secrets: dict[str, Secret] = field(default_factory=dict)
    adventures: dict[str, Adventure] = field(default_factory=dict)
    pregens: dict[str, Pregen] = field(default_factory=dict)
    achievements: dict[str, Achievement] = field(default_factory=dict)
    storybook: StoryBook = field(default_factory=StoryBook)
    voice: Voice = field(default_factory=lambda: Voice("evershade", ()))
    register: PackRegister = field(default_factory=PackRegister)
    index: EffectIndex = field(default_factory=EffectIndex)
    hash: str = ""

    def by_kind(self) -> Mapping[str, dict[str, Any]]:
        """All entries but those of the storybook, a shelf a kind of folder."""
        apart = ("storybook", "voice", "register", "index", "hash")
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name not in apart}

    @cached_property
    def paths(self) -> Mapping[str, tuple[Profession, Any]]:
        """Path -> its profession and itself."""
        return {path.id: (found, path) for found in self.professions.values() for path in found.paths}

    @cached_property
    def playable(self) -> Mapping[str, ActionCard]:
        """What lies on a hotbar by its id: action cards, and the cards of companions and summons, which have two sides
        like them (LE-25.4)."""
        allies: list[Companion | Summon] = [*self.companions.values(), *self.summons.values()]
        return {**self.action_cards, **{one.id: as_action_card(one) for one in allies}}

    @cached_property
    def worn(self) -> Mapping[str, Item | ItemSide]:
        """What is worn by how it is named: an item, with the side that is up (LE-11.4), else its first one."""
        items = self.items.values()
        sides = {f"{item.id}/{side.name}": side for item in items for side in item.sides}
        return {**{item.id: item.side(None) for item in items}, **sides}

    @cached_property
    def _professions_of(self) -> Mapping[str, str]:
        """Card or item -> the profession whose path or tree brings it; nothing that several could have."""
        found = {
            name: one.id for one in self.professions.values() for path in one.paths for name in (path.item, path.card)
        }
        primary = {one.primary: one.id for one in self.professions.values()}
        found |= {name: primary[card.tree] for name, card in self.action_cards.items() if card.tree in primary}
        brought = {item.card: found[name] for name, item in self.items.items() if item.card and name in found}
        return {**found, **brought}

    def profession_of(self, name: str) -> str:
        """The profession that a card or an item is of; empty: of none."""
        return self._professions_of.get(name, "")

    def adventure(self, name: str) -> Adventure | None:
        """The adventure of this id; of none the first."""
        return self.adventures.get(name) if name else next(iter(self.adventures.values()), None)

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card, enemy, sheet or hero."""
        return self.index.name_of(ref)
