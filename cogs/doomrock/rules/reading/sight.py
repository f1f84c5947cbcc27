"""What is needed to look at a table, and who does what to whom while a card resolves. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.rules.effects import Facts
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.state import DoomrockState


class FactSource(Protocol):
    """Who answers conditions and amounts: the effect engine of a `Play`, or what a `Look` brings."""

    def facts(self, look: Any, context: Any) -> Facts:
        """What conditions and amounts may ask now."""


class Sight(Protocol):
    """What is needed to look: a `Play`, or a `Look` where nothing may be changed."""

    @property
    def state(self) -> DoomrockState: ...

    @property
    def content(self) -> Any: ...

    @property
    def effects(self) -> FactSource: ...


@dataclass(slots=True)
class AttackFrame:
    """One attack under way: what bonuses and reactions may still change."""

    attacker: str
    target: str
    n: int = 0
    """Its strength as far as the attacker is concerned, before what reactions change."""
    bonus: int = 0
    sources: list[tuple[str, int]] = field(default_factory=list)
    """(card, how much) of that bonus, for the sum that is told."""
    dealt: int = 0
    dealt_with: bool = False
    """The damage steps are over."""
    after: list[tuple[DoomrockEffect, "Context"]] = field(default_factory=list)
    """Parts that wait until the damage is done (`when: after_attack`)."""


@dataclass(slots=True)
class Context:
    """Who does what to whom while effects run. Ids only.

    source   id of the card whose effects these are (for names, limits and pins)
    user     character the card belongs to (hero of the ability, the acting enemy), or None for a card of the map
    seat     who decides what the card leaves open: the user's player, or the leader
    targets  what was chosen up front; `group` the chosen group as its members at that time
    subject  who the trigger is about; attacker, slayer, tester, active_hero as in the card texts
    """

    source: str
    user: str | None = None
    seat: int | None = None
    targets: list[str] = field(default_factory=list)
    group: list[str] = field(default_factory=list)
    subject: str | None = None
    attacker: str | None = None
    slayer: str | None = None
    tester: str | None = None
    active_hero: str | None = None
    range: str | None = None
    bonus: int = 0
    """Collected by `attack_bonus` effects and boosts; the next attack has it against each of its targets."""
    sources: tuple[tuple[str, int], ...] = ()
    """(card or `boost`, how much) of that bonus, for the sum that is told."""
    die_face: int = 0
    dice_set: int = 0
    """How many dice the card has set already, so that its next question is not the same once more."""
    faces: tuple[int, ...] = ()
    """The final faces of a roll (`roll_final`): `die_face` holds when one of them shows it."""
    aim: str | None = None
    """The one target that an effect upon several is just dealing with."""
    picks: dict[str, str] = field(default_factory=dict)
    """How ties were broken on this card, so that its next line means the same character."""
    subject_kind: str | None = None
    """boss, minion or hero: what the subject was, for when it is gone."""
    rampage: bool = False
    dealt: int = 0
    """Damage that the last attack of this context dealt (`damaged`)."""
    attack: AttackFrame | None = None
    stack: tuple[str, ...] = ()
    """Triggers being resolved, so that a trigger does not wake itself."""
    effects: Sequence[DoomrockEffect] = ()
    """The effects of which one is being resolved."""
    place: str | None = None
    """The location of the card that was called at: players know it by this name."""

    @property
    def name(self) -> str:
        """What the table calls the card, as a reference."""
        return f"@{self.place or self.source}"

    def named(self, who: str) -> str | None:
        """The character behind a word for one of those that the trigger is about (`BYSTANDERS`)."""
        known = {"attacker": self.attacker, "slayer": self.slayer, "tester": self.tester, "subject": self.subject}
        return known[who]


BYSTANDERS = frozenset({"attacker", "slayer", "tester", "subject"})


def limit_key(look: Sight, item: DoomrockEffect, context: Context) -> str:
    """Under which name uses of a limited effect are counted: per effect of a card and user."""
    path = look.content.path_of(item)
    return f"{item.limit}|{path}|{context.user or 'party'}"
