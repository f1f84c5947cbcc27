"""Says what a voice has to say, and remembers in the state what it has said. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from bot.rules.content.reader import Reader
from bot.rules.decision import Event
from bot.rules.rng import Chance
from bot.rules.voice.shapes import Award, Occasion

T = TypeVar("T", Occasion, Award)
STREAM: Final = "voice:"
"""Chance of a voice: which of its lines comes first changes no other draw."""


@dataclass(slots=True)
class VoiceRecord:
    """What a table remembers, as a field `voice` of its state.

    heard    occasion -> how often it has come; left: occasion -> numbers of the lines that are still unsaid, next last
    tallies  award -> reference of whose it is -> how many
    """

    heard: dict[str, int] = field(default_factory=dict)
    left: dict[str, list[int]] = field(default_factory=dict)
    tallies: dict[str, dict[str, int]] = field(default_factory=dict)


class Honour(NamedTuple):
    """An award that somebody has won. owner: a reference, such as `@brawler`; n: how many."""

    owner: str
    award: str
    n: int


class Voice:
    """What a game has to say. prefix: of its sentences (`dr`)."""

    def __init__(self, prefix: str, occasions: Iterable[Occasion], awards: Iterable[Award] = ()) -> None:
        self.prefix = prefix
        self.occasions: Sequence[Occasion] = tuple(occasions)
        self.awards: Sequence[Award] = tuple(awards)
        self._remarks = _by_event(self.occasions)
        self._counts = _by_event(self.awards)
        self.listens_to = frozenset((*self._remarks, *self._counts))

    def former(self) -> "Voice":
        """Its first edition, for tables that were begun with that."""
        past = (occasion.as_it_was() for occasion in self.occasions)
        return Voice(self.prefix, [occasion for occasion in past if occasion is not None], self.awards)

    def remark(self, record: VoiceRecord, chance: Chance, event: Event) -> Event | None:
        """Take note of a public event; gives what is said after it, with the same parameters."""
        for award in self._counts.get(event.kind, ()):
            if award.fits(event.params):
                _count(record, award, event.params)
        for occasion in self._remarks.get(event.kind, ()):
            if occasion.fits(event.params):
                return self._speak(record, chance, occasion, event)
        return None

    def _speak(self, record: VoiceRecord, chance: Chance, occasion: Occasion, event: Event) -> Event | None:
        time = record.heard[occasion.id] = record.heard.get(occasion.id, 0) + 1
        if not occasion.speaks(time):
            return None
        own = occasion.own_of(event.params)
        mine = [(occasion.key(own), occasion.own[own])] if own else []
        for key, lines in (*mine, (occasion.key(), occasion.lines)):
            if lines and key not in record.left:
                record.left[key] = chance.shuffle(STREAM + key, range(1, lines + 1))
            if record.left.get(key):
                return Event(f"{self.prefix}-voice-{key}-{record.left[key].pop()}", event.params)
        return None

    def honours(self, record: VoiceRecord, owners: Sequence[str]) -> list[Honour]:
        """At most one award for each owner, each award once, clearest lead first; in the order of the owners."""
        leads = [
            (lead, -place, owner, award.id, counts[owner])
            for place, award in enumerate(self.awards)
            if (counts := record.tallies.get(award.id))
            for owner in owners
            if counts.get(owner, 0) >= award.least
            and (lead := _lead(counts, owner, [one for one in owners if one != owner])) > 0
        ]
        found: dict[str, Honour] = {}
        for _, _, owner, award_id, n in sorted(leads, key=lambda row: row[:2], reverse=True):
            if owner not in found:  # of each award at most one of them is ahead
                found[owner] = Honour(owner, award_id, n)
        return [found[owner] for owner in owners if owner in found]

    def sentences(self) -> list[str]:
        """The keys of all its sentences."""
        said = [f"{occasion.id}-{n + 1}" for occasion in self.occasions for n in range(occasion.lines)]
        said += [
            f"{occasion.key(value)}-{n + 1}"
            for occasion in self.occasions
            for value, lines in occasion.own.items()
            for n in range(lines)
        ]
        remarks = [f"{self.prefix}-voice-{one}" for one in said]
        return remarks + [f"{self.prefix}-award-{award.id}" for award in self.awards]


def read_voice(reader: Reader, prefix: str, file: str, source: str) -> Voice:
    """The voice of a file (YAML text). Problems go to `reader`, whose `finish` raises them."""
    entries = reader.entries(file, source)
    reader.unique(entries)
    of_kind = {kind: [e for e in entries if _kind_of(e.data) == kind] for kind in ("award", "remark")}
    return Voice(prefix, reader.check(of_kind["remark"], Occasion), reader.check(of_kind["award"], Award))


def _kind_of(data: Any) -> str:
    return "award" if isinstance(data, dict) and data.get("kind") == "award" else "remark"


def _by_event(parts: Iterable[T]) -> Mapping[str, Sequence[T]]:
    found: dict[str, list[T]] = {}
    for part in parts:
        found.setdefault(part.after, []).append(part)
    return MappingProxyType(found)


def _count(record: VoiceRecord, award: Award, params: Mapping[str, Any]) -> None:
    owner = params.get(award.of)
    n = award.add if isinstance(award.add, int) else params.get(award.add, 0)
    if isinstance(owner, str) and owner and type(n) is int:
        counts = record.tallies.setdefault(award.id, {})
        counts[owner] = counts.get(owner, 0) + n


def _lead(counts: Mapping[str, int], owner: str, others: Sequence[str]) -> float:
    """How clearly somebody is ahead: the share of the lead in what they have; 0 for a tie, 1 for whoever is alone."""
    second = max((counts.get(one, 0) for one in others), default=0)
    return (counts[owner] - second) / counts[owner]
