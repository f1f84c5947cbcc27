"""The state of a game of Doomrock: ids and numbers only, never objects of the content. Pure.

Characters are named by short ids: heroes `h0`..`h3`, enemies `e1`, `e2`, ... Cards by their content ids. Everything is
open to everybody except the order of face-down decks and the faces of face-down expose markers (DR-1.8).
"""

from dataclasses import asdict, dataclass, field
from functools import partial
from operator import is_
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.edition import as_stored
from bot.rules.edition import edition as edition_of
from bot.rules.table_state import TableState
from bot.rules.unordered import Unordered
from bot.rules.voice.speaking import VoiceRecord


def is_hero(character_id: str) -> bool:
    """Whether an id is a hero's: `h0`."""
    return character_id[0] == "h"


def is_enemy(character_id: str) -> bool:
    """Whether an id is an enemy's: `e1`."""
    return character_id[0] == "e"


Vain = Literal["unasked", "asked"]
"""What becomes of a question whose answers come to the same: for whom the minions come first while there are none."""
ASKED: Final = "asked"
UNASKED: Final = "unasked"
Remarks = Literal["often", "seldom"]
"""How often the voice speaks up in a battle."""
OFTEN: Final = "often"
SELDOM: Final = "seldom"


FreeDice = Literal["laid", "left"]
"""What becomes of a die for which a hero has one card only, where no more is worth it there: laid there all the same,
which costs nothing."""
LAID: Final = "laid"
LEFT: Final = "left"


Reading = Literal["second", "first"]
"""How the rules of a battle are read. first: a returned 1 or 6 is assigned although it has given its token, a boss of
step 4 strikes in step 5, a surrounded or immovable enemy is held or led wherever it chooses, a card that hits several
looks but once who is in reach, a blow struck back ends what lasts for the attack it answers, thieves are like other
minions, and a stunned enemy has a card drawn for it."""
SECOND: Final = "second"
FIRST: Final = "first"


Weights = Literal["reach", "danger", "plain"]
"""What the dice are laid by that nobody has laid yet. danger: a card for which nobody is there, nor will be, counts as
others do; plain: a shield counts alike whoever is attacked, too, and an attack little less for having nobody in
reach."""
REACH: Final = "reach"
DANGER: Final = "danger"
PLAIN: Final = "plain"


News = Literal["thrown", "whole", "brief"]
"""What is told. whole: of dice that are thrown again only what they show in the end, and of a battle that was won how
the party stands now; brief: on the road neither which
area drops out of the map nor what the face of a die brings, either."""
THROWN: Final = "thrown"
WHOLE: Final = "whole"
BRIEF: Final = "brief"


Questions = Literal["helpful", "useful", "needed", "all"]
"""Which questions are asked. useful: also whether to use up a thing that would do nothing and around whom, whom to heal
of those who are whole, who takes damage that all armor stops, and which piece of gear where none can be changed;
needed: of a battle also whether to use a card that would do nothing (DR-1.7), and which of two minions comes first
where that comes to the same (D-19); all: also in which order things happen where that comes to the same on the table as
it stands (DR-1.3), and whom a boss means before its card is drawn, which may be about all or nobody (D-20)."""
HELPFUL: Final = "helpful"
USEFUL: Final = "useful"
SIFTED: Final = frozenset({HELPFUL, USEFUL})
"""Of these, those that leave out cards which would do nothing."""
NEEDED: Final = "needed"
ALL: Final = "all"


Walks = Literal["named", "unnamed"]
"""What is told of where a battle leaves somebody. unnamed: that a hero moves and not to whom, and nothing of dice that
lie where nobody is in reach when the heroes have acted."""
NAMED: Final = "named"
UNNAMED: Final = "unnamed"


Ways = Literal["told", "untold"]
"""What is told of the way that an event takes. untold: not that it was the only one that the party could pay."""
TOLD: Final = "told"
UNTOLD: Final = "untold"


class DoomrockOptions(BaseModel):
    """The house options of the game; every one has a default, so nothing must be set before the first game.

    Nobody chooses vain_questions (`Vain`), remarks (`Remarks`), free_dice (`FreeDice`), readings (`Reading`),
    weights (`Weights`), news (`News`), questions (`Questions`), walks (`Walks`) and ways (`Ways`).
    """

    model_config = ConfigDict(extra="forbid")

    heroes_per_player: Literal[1, 2] = 1
    hero_pick: Literal["random", "draft", "free"] = "random"
    party_decisions: Literal["leader", "vote", "anyone"] = "leader"
    difficulty: Literal["gentle", "normal", "doomed"] = "normal"
    expansion_abilities: bool = False
    hidden_encounters: bool = False
    surround_hero: Annotated[int, Field(ge=2, le=4)] = 3
    surround_enemy: Annotated[int, Field(ge=2, le=3)] = 2
    tokens_consume_die: bool = False
    ai_per_minion: bool = False
    cumulation: Literal["revealed", "all_blanks"] = "revealed"
    clear_exposes: bool = False
    shield_choice: Literal["auto", "ask"] = "auto"
    rescue: Literal["falling", "damage"] = "falling"
    advice: Literal["on", "off"] = "on"
    level_limit_per_camp: Literal["none", "1"] = "none"
    early_battle: bool = True
    edition: Literal["second", "first"] = "second"
    without: Annotated[tuple[str, ...], Field(max_length=25)] = ()
    away_mode: Literal["default", "leader", "house"] = "default"
    save_timeout_minutes: Annotated[int, Field(ge=1, le=1440)] = 30
    vain_questions: Vain = edition_of(UNASKED, ASKED)
    remarks: Remarks = edition_of(OFTEN, SELDOM)
    free_dice: FreeDice = edition_of(LAID, LEFT)
    readings: Reading = edition_of(SECOND, FIRST)
    weights: Weights = edition_of(REACH, PLAIN)
    news: News = edition_of(THROWN, BRIEF)
    questions: Questions = edition_of(HELPFUL, ALL)
    walks: Walks = edition_of(NAMED, UNNAMED)
    ways: Ways = edition_of(TOLD, UNTOLD)

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        first = {
            "vain_questions": ASKED,
            "remarks": SELDOM,
            "free_dice": LEFT,
            "readings": FIRST,
            "weights": PLAIN,
            "news": BRIEF,
            "questions": ALL,
            "walks": UNNAMED,
            "ways": UNTOLD,
        }
        return as_stored(given, cls.model_fields.keys() - first.keys(), first)


@dataclass(slots=True)
class Die:
    """One die of a hero. where: `pool` (not rolled yet), `idle`, `spent`, `ability:<card>`, `locked:<card>`,
    `stolen:<enemy>`. face 0: not rolled."""

    id: str
    face: int = 0
    where: str = "pool"

    @property
    def is_locked(self) -> bool:
        return self.where[0] == "l"

    @property
    def is_stolen(self) -> bool:
        return self.where[:2] == "st"

    @property
    def is_bound(self) -> bool:
        """Locked or stolen: it is not rolled (DR-8.1)."""
        return self.where[0] == "l" or self.where[:2] == "st"

    @property
    def is_on_ability(self) -> bool:
        return self.where[0] == "a"

    @property
    def is_rolled(self) -> bool:
        """It shows a face and is not used up: idle or on an ability."""
        return self.face > 0 and self.where[0] in "ia"

    @property
    def card(self) -> str:
        """The ability or lock that it lies on, or its thief; empty for none."""
        return self.where.partition(":")[2]


@dataclass(slots=True)
class Status:
    """A condition on a character. until: `attack`, `round`, `battle`."""

    name: str
    n: int = 1
    until: str = "round"


@dataclass(slots=True)
class HeroState:
    id: str
    seat: int
    class_id: str
    trait_id: str
    hp: int
    max_hp: int
    shields: int = 0
    heroism: int = 0
    abilities: list[str] = field(default_factory=list)
    equipped: list[str] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    expose: list[str] = field(default_factory=list)
    """Kinds of the face-down markers, hidden from everybody; only their number is open."""
    statuses: list[Status] = field(default_factory=list)
    redirect_used: bool = False
    fallen: bool = False
    off: list[str] = field(default_factory=list)
    """Items whose attack bonus the player switched off (DR-11.8)."""
    fell: tuple[int, str] | None = None
    """The round in which it fell in this battle, and to which type of enemy; "" for anything else."""
    levels: int = 0
    """Ability cards gained by levels: the non-basic ones (DR-17.2)."""
    habit: dict[int, list[str]] = field(default_factory=dict)
    """Face -> where its player laid dice of that face last time: an ability each, or `idle`."""


@dataclass(slots=True)
class EnemyState:
    id: str
    kind: str
    """boss or minion."""
    type_id: str
    """`<encounter id>:<index of the boss>` or `<encounter id>:minion`."""
    hp: int
    max_hp: int
    armor: int
    dmg: int
    shields: int = 0
    expose: list[str] = field(default_factory=list)
    statuses: list[Status] = field(default_factory=list)
    activated: bool = False
    rampaging: bool = False


@dataclass(slots=True)
class AreaState:
    card: str
    secrets: int
    permanents: list[str] = field(default_factory=list)
    """Event cards that stay here as extra locations (DR-4.4)."""
    used: list[str] = field(default_factory=list)
    """Names of `once` locations already visited."""
    emptied: bool = False
    """The party has taken its last secret (DR-3.7); its bonus follows when the action is over."""
    explored: bool = False
    """Its bonus was given."""


@dataclass(slots=True)
class Modifier:
    """A lasting change of a number. to: character id, or `party`. until: round, battle, segment, game."""

    what: str
    n: int
    to: str
    until: str
    source: str


@dataclass(slots=True)
class BattleState:
    encounter: str
    round: int = 0
    enrage: int = 0
    reached: list[int] = field(default_factory=list)
    """Enrage levels whose `on_reach` has fired (DR-15.2)."""
    ai_draw: list[str] = field(default_factory=list)
    ai_discard: list[str] = field(default_factory=list)
    ai_card: str | None = None
    """The AI card being resolved, or the last one."""
    enemies: list[EnemyState] = field(default_factory=list)
    groups: list[Unordered[str]] = field(default_factory=list)
    """Who stands with whom; a group is known by its first member's place in this list only while nobody moves."""
    slots: list[str] = field(default_factory=list)
    """Heroes in the order of their minion slots this round (DR-10.2)."""
    active_hero: str | None = None
    step: str = ""
    recalled: list[int] = field(default_factory=list)
    """Seats whose being done is revoked, because a stolen die came back to them."""
    rolling: Unordered[str] = field(default_factory=list)
    """Heroes whose players hold dice that they may still throw again (D-14); the order says nothing."""
    spawned: int = 0
    """How many enemies have been made, for ids that never repeat."""


@dataclass(slots=True)
class Laurels:
    """The party as it stood when a battle was won: hit points by hero, and what each had been good for until then, as
    `VoiceRecord` counts it."""

    hp: dict[str, int]
    tallies: dict[str, dict[str, int]]


@dataclass(slots=True)
class Score:
    """Points by kind; the total is their sum."""

    abilities: int
    common: int
    epic: int
    silver: int
    hp: int
    done: int
    time: int

    @property
    def rows(self) -> dict[str, int]:
        """Points by kind, in printed order."""
        return asdict(self)

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class DoomrockState(TableState):
    """One table. decks and discards: `common`, `epic`, `ability`, `wilderness`, `mountain`, `settings`."""

    options: DoomrockOptions = Field(default_factory=DoomrockOptions)
    phase: Literal["setup", "map", "battle", "ended"] = "setup"
    segment: int = 1
    leader: int = 0
    heroes: list[HeroState] = Field(default_factory=list)
    silver: int = 0
    items: Unordered[str] = Field(default_factory=list)
    """Unequipped items and consumables of the party."""
    place: int = 0
    """Where the party is: index into `row`."""
    row: list[AreaState] = Field(default_factory=list)
    map_deck: list[str] = Field(default_factory=list)
    """Face down; the top card is the last one."""
    map_discard: list[str] = Field(default_factory=list)
    time: int = 0
    setting: str = ""
    encounters: list[str] = Field(default_factory=list)
    decks: dict[str, list[str]] = Field(default_factory=dict)
    """Face-down piles; the top card is the last one."""
    discards: dict[str, list[str]] = Field(default_factory=dict)
    pool: list[str] = Field(default_factory=list)
    """Kinds of the face-down expose markers off the field, in hidden order; drawn from the end."""
    revealed: Unordered[str] = Field(default_factory=list)
    removed: Unordered[str] = Field(default_factory=list)
    markers_alike: bool = True
    """Whether the markers on characters and those of the pool are one lot of which nobody knows which is which; not so
    once markers that were seen have come into the pool while others lay on characters."""
    battle: BattleState | None = None
    modifiers: list[Modifier] = Field(default_factory=list)
    limits: dict[str, int] = Field(default_factory=dict)
    """How often limited effects were used: `<scope>|<word>|<user>` -> times; a scope's entries go when it ends."""
    pending: list[dict[str, Any]] = Field(default_factory=list)
    """Effects that wait for the next battle: {source, path, user} (`when: next_battle`)."""
    queued: list[tuple[int, str]] = Field(default_factory=list)
    """Consumables asked for during a roll: (seat, item) (E-18, DR-19.2)."""
    standing: dict[int, list[str]] = Field(default_factory=dict)
    """Per seat what it has agreed to pass on: `reaction`, `save`."""
    doing: str = ""
    """The map action being resolved (`travel`, `visit`, `explore`, `venture`), `camp` while camp is open, `dressing`
    before a battle, else empty: between two actions gear may be changed (D-10)."""
    harming: bool = False
    """An effect that hurts several is under way on the map: who is down is looked at when it is over (DR-16.1)."""
    fitting: list[int] = Field(default_factory=list)
    """Seats that are just changing gear."""
    limbo: list[str] = Field(default_factory=list)
    """Cards in transit: drawn, and not yet kept, discarded or laid out."""
    voice: VoiceRecord = Field(default_factory=VoiceRecord)
    tests: int = 0
    loots: int = 0
    """How many tests and loot rolls there were, for the names of their streams."""
    passes: int = 0
    """Map decisions passed in a row by the clock."""
    score: Score | None = None
    laurels: Laurels | None = Field(default=None, exclude_if=partial(is_, None))
    """Of the last battle that was won; None: none was yet, or by a table from before they were kept."""

    def hero(self, hero_id: str) -> HeroState:
        """The hero with this id. Raises `KeyError`."""
        for hero in self.heroes:
            if hero.id == hero_id:
                return hero
        raise KeyError(hero_id)

    def enemy(self, enemy_id: str) -> EnemyState | None:
        """The undefeated enemy with this id, or None when it is gone."""
        if self.battle is not None:
            for enemy in self.battle.enemies:
                if enemy.id == enemy_id:
                    return enemy
        return None

    def character(self, character_id: str) -> HeroState | EnemyState | None:
        """The undefeated hero or enemy with this id, or None."""
        if is_hero(character_id):
            hero = self.hero(character_id)
            return None if hero.fallen else hero
        return self.enemy(character_id)

    def standing_heroes(self) -> list[HeroState]:
        """The undefeated heroes, by seat."""
        return [hero for hero in self.heroes if not hero.fallen]
