"""Everything printed in Earthborne Rangers, by id. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal

from bot.rules.content.index import EffectIndex
from bot.rules.effects.packs import PackRegister
from bot.rules.stories.book import StoryBook
from bot.rules.voice.speaking import Voice
from cogs.rangers.content.cards import (
    AspectCard,
    CardSet,
    ChallengeCard,
    PathCard,
    PerRanger,
    Prebuilt,
    RangerCard,
    Role,
)
from cogs.rangers.content.vocabulary.abilities import Ability, PrintedTest
from cogs.rangers.content.vocabulary.effects import CheckMission, Modify, ShuffleIn
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.content.world import Campaign, Location, Mission, ValleyMap, Weather

Kind = Literal["harm", "progress", "rangers"]
"""What a card clears by (ER-9.1)."""
KINDS: Final[tuple[Kind, ...]] = ("progress", "harm", "rangers")
FACE: Final = "#"
"""Stands between a weather and the number of the face that is meant."""


@dataclass(eq=False)
class RangersContent:
    """All printed facts, by id, in the order of the files.

    guide     the entries
    voice     what is remarked upon
    register  which card is from which user's pack
    index     where each ability and test stands, and what cards are called
    hash      of everything read but the prose, pinned in each stored table
    own_names  what the cards are called that only one table knows
    """

    sets: dict[str, CardSet] = field(default_factory=dict)
    aspects: dict[str, AspectCard] = field(default_factory=dict)
    ranger_cards: dict[str, RangerCard] = field(default_factory=dict)
    roles: dict[str, Role] = field(default_factory=dict)
    prebuilt: dict[str, Prebuilt] = field(default_factory=dict)
    challenges: dict[str, ChallengeCard] = field(default_factory=dict)
    path_cards: dict[str, PathCard] = field(default_factory=dict)
    locations: dict[str, Location] = field(default_factory=dict)
    weathers: dict[str, Weather] = field(default_factory=dict)
    missions: dict[str, Mission] = field(default_factory=dict)
    maps: dict[str, ValleyMap] = field(default_factory=dict)
    campaigns: dict[str, Campaign] = field(default_factory=dict)
    guide: StoryBook = field(default_factory=StoryBook)
    voice: Voice = field(default_factory=lambda: Voice("rangers", ()))
    register: PackRegister = field(default_factory=PackRegister)
    index: EffectIndex = field(default_factory=lambda: EffectIndex(Ability, PrintedTest))
    hash: str = ""
    own_names: dict[str, str] = field(default_factory=dict)

    def by_kind(self) -> Mapping[str, dict[str, Any]]:
        """All entries, a shelf a kind of file."""
        return {
            "sets": self.sets,
            "aspects": self.aspects,
            "ranger_cards": self.ranger_cards,
            "roles": self.roles,
            "prebuilt": self.prebuilt,
            "challenges": self.challenges,
            "path_cards": self.path_cards,
            "locations": self.locations,
            "weathers": self.weathers,
            "missions": self.missions,
            "maps": self.maps,
            "campaigns": self.campaigns,
        }

    def cards(self) -> Mapping[str, Any]:
        """Every card with an id. Ids are unique over all kinds."""
        found: dict[str, Any] = {}
        for kind, shelf in self.by_kind().items():
            if kind not in ("sets", "maps", "campaigns", "prebuilt"):
                found |= shelf
        return found

    @cached_property
    def printed(self) -> Mapping[str, Any]:
        """`cards`, once everything has been read."""
        return self.cards()

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """The type of each printed card: `being`, `gear`, `location`."""
        found: dict[str, str] = {card: one.type for card, one in self.ranger_cards.items()}
        found |= {card: one.type for card, one in self.path_cards.items()}
        found |= dict.fromkeys(self.roles, "role") | dict.fromkeys(self.locations, "location")
        return found | dict.fromkeys(self.weathers, "weather") | dict.fromkeys(self.missions, "mission")

    @cached_property
    def numbers(self) -> Mapping[str, Mapping[str, Any]]:
        """Card -> what is printed of `presence`, `harm` and `progress`; those of them that it has. To ask a card for
        what its kind never has is slow."""
        found: dict[str, dict[str, Any]] = {}
        for card_id, card in self.printed.items():
            printed = type(card).model_fields
            found[card_id] = {name: getattr(card, name) for name in ("presence", "harm", "progress") if name in printed}
        return found

    @cached_property
    def keywords(self) -> Mapping[str, frozenset[str]]:
        """Card -> the keywords printed on it; the same."""
        return {card_id: frozenset(getattr(card, "keywords", ())) for card_id, card in self.printed.items()}

    @cached_property
    def clears_by(self) -> Mapping[str, Sequence[Kind]]:
        """Card -> by what it may clear, as far as print goes: tokens against a number, or one of every Ranger."""
        found: dict[str, Sequence[Kind]] = {}
        for card_id, printed in self.numbers.items():
            limits = {"progress": printed.get("progress"), "harm": printed.get("harm")}
            is_counted = {kind: isinstance(limit, int | PerRanger) for kind, limit in limits.items()}
            found[card_id] = [kind for kind in KINDS if is_counted.get(kind, "rangers" in limits.values())]
        return found

    @cached_property
    def icons(self) -> Mapping[tuple[str, int], frozenset[str]]:
        """(card, face) -> the icons of challenge cards that wake something there, where any does."""
        found: dict[tuple[str, int], set[str]] = {}
        for card_id, place, ability in self._abilities():
            if ability.when.challenge is not None:
                found.setdefault((card_id, place), set()).add(ability.when.challenge)
        return {face: frozenset(icons) for face, icons in found.items()}

    def _abilities(self) -> Iterator[tuple[str, int, Ability]]:
        """(card, the face it stands on, the ability) of all that is printed."""
        for card_id, card in self.printed.items():
            for place, face in enumerate(getattr(card, "faces", (card,))):
                for ability in getattr(face, "abilities", ()):
                    yield card_id, place, ability

    @cached_property
    def statics(self) -> Mapping[str, Mapping[str, list[tuple[int, Ability]]]]:
        """What is changed (`presence`) -> card -> its abilities that always change it, each with the face it stands
        on. By what, since a number is read much more often than a card changes one."""
        found: dict[str, dict[str, list[tuple[int, Ability]]]] = {}
        for card_id, place, ability in self._abilities():
            whats = {effect.what for effect in ability.do if isinstance(effect, Modify)}
            for what in whats if ability.when.at == "static" else ():
                found.setdefault(what, {}).setdefault(card_id, []).append((place, ability))
        return found

    @cached_property
    def answering(self) -> Mapping[str, frozenset[str]]:
        """Moment (`after_injury`) -> the cards that answer to it, in play or from a hand."""
        found: dict[str, set[str]] = {}
        for card_id, _, ability in self._abilities():
            found.setdefault(ability.when.name, set()).add(card_id)
        return {name: frozenset(cards) for name, cards in found.items()}

    @cached_property
    def modifiers(self) -> Mapping[str, Mapping[str, int]]:
        """Aspect -> challenge card -> what it adds to the effort."""
        cards = self.challenges.items()
        return {aspect: {card: getattr(one, aspect) for card, one in cards} for aspect in ASPECTS}

    @cached_property
    def waking(self) -> Mapping[str, frozenset[str]]:
        """Icon of a challenge card -> the cards with an effect of that icon."""
        found: dict[str, set[str]] = {}
        for card_id, _, ability in self._abilities():
            if ability.when.challenge is not None:
                found.setdefault(ability.when.challenge, set()).add(card_id)
        return {icon: frozenset(cards) for icon, cards in found.items()}

    @cached_property
    def checking(self) -> Mapping[str, tuple[str, ...]]:
        """Mission -> the cards that are a check of it once progress has cleared them."""
        found: dict[str, list[str]] = {}
        for card_id, _, ability in self._abilities():
            for effect in ability.do if ability.when.clear == "progress" else ():
                if isinstance(effect, CheckMission) and (mission := self.card_id(effect.mission)) is not None:
                    found.setdefault(mission, []).append(card_id)
        return {mission: tuple(cards) for mission, cards in found.items()}

    @cached_property
    def sought(self) -> Mapping[str, tuple[str, ...]]:
        """Mission -> those of its `checking` cards that it shuffles into the path deck, so that drawing finds them."""
        return {
            mission: tuple(card for card in cards if card in self._shuffled_in(mission))
            for mission, cards in self.checking.items()
        }

    def _shuffled_in(self, mission: str) -> set[str | None]:
        found = [ability for ability in self.missions[mission].abilities if ability.when.at == "path_assembly"]
        effects = [effect for ability in found for effect in ability.do if isinstance(effect, ShuffleIn)]
        return {self.card_id(effect.card) for effect in effects if effect.card is not None}

    @cached_property
    def responses(self) -> Mapping[str, Mapping[str, Ability]]:
        """Moment -> the cards that a hand may answer with, in the order of their ids -> the ability that does so: the
        first of a card."""
        found: dict[str, dict[str, Ability]] = {}
        for card_id, card in sorted(self.printed.items()):
            for ability in getattr(card, "abilities", ()):
                if ability.when.response:
                    found.setdefault(ability.when.name, {}).setdefault(card_id, ability)
        return found

    @cached_property
    def collection(self) -> Mapping[str, int]:
        """The path cards of the box: id -> copies."""
        return {card.id: card.qty for card in self.path_cards.values()}

    def of_set(self, name: str) -> list[Any]:
        """The designs of a set, in printed order."""
        return [card for shelf in (self.ranger_cards, self.path_cards) for card in shelf.values() if card.set == name]

    @cached_property
    def short(self) -> Mapping[str, str]:
        """The last part of an id -> the id, where that is unique (rules 9)."""
        found: dict[str, list[str]] = {}
        for card in self.cards():
            found.setdefault(card.rsplit(".", 1)[-1], []).append(card)
        return {name: ids[0] for name, ids in found.items() if len(ids) == 1}

    def card_id(self, ref: str) -> str | None:
        """The id that a reference means: itself, or what its last part is unique for."""
        return ref if ref in self.printed else self.short.get(ref)

    @cached_property
    def _places(self) -> Mapping[str, Location]:
        return {place.code: place for place in reversed(self.locations.values())}

    def location(self, code: str) -> Location | None:
        """The place of a code on the map: of several the first one."""
        return self._places.get(code)

    @cached_property
    def last_stage(self) -> int:
        """The highest stage that a mission has."""
        return max((mission.stage or 0 for mission in self.missions.values()), default=0)

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card, or of a ready-made Ranger: of a weather those of both faces, unless `FACE` and
        the number of one follow its id; of a challenge card what is on it."""
        if ref in self.prebuilt:
            return self.prebuilt[ref].name
        weather, is_face, face = ref.partition(FACE)
        if is_face and weather in self.weathers:
            return self.weathers[weather].faces[int(face)].name
        if ref in self.weathers:
            return "/".join(face.name for face in self.weathers[ref].faces)
        if ref in self.challenges:
            card = self.challenges[ref]
            numbers = [f"{aspect} {n:+d}" for aspect in ASPECTS if (n := getattr(card, aspect))]
            return f"{', '.join(numbers) or '0 for all'} · {card.icon}"
        return self.index.name_of(ref)
