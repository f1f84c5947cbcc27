"""The state of a session of Near and Far: ids and numbers, no objects of the content. Pure data (rules 2.1)."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, Field, PlainSerializer, model_validator

from bot.rules.edition import as_stored, edition
from bot.rules.stories.record import StoryRecord
from bot.rules.table_state import TableState
from bot.rules.unordered import Unordered
from bot.rules.voice.speaking import VoiceRecord

Faction = Literal["mystic", "nomad", "outlaw", "lizard"]
FACTIONS: Final[tuple[Faction, ...]] = ("mystic", "nomad", "outlaw", "lizard")
"""In the order of the party's slots (NF-5.2)."""
TOKENS_EACH: Final = 9
"""Faction tokens of each faction (NF-1.2)."""
Building = Literal["town_hall", "saloon", "stables", "general_store", "farm", "hut", "mine"]
CheckKind = Literal["quest_skill", "quest_combat", "threat", "boss", "duel_attack", "duel_defend"]
"""What a check is about."""
Area = Literal["square", "building", "jail", "map", "gone"]
"""gone: whoever has left the game for good (NF-14.14)."""


def _read_late_coins(given: Any) -> Any:
    """It was yes or no once; a table that said yes goes on as it began."""
    return ("rising" if given else "none") if isinstance(given, bool) else given


def _write_late_coins(kept: str) -> bool | str:
    """As it was written then: the digests of stored tables hold it."""
    return kept if kept == "even" else kept == "rising"


LateCoins = Annotated[
    Literal["none", "even", "rising"],
    BeforeValidator(_read_late_coins),
    PlainSerializer(_write_late_coins, when_used="json"),
]


class SessionOptions(BaseModel):
    """What a group may choose for a session, alone or as one of a campaign; the first value of each is the usual one
    (rules 14).

    side          of the town (NF-2.1): at dusk no tortoises are sold and the hut shows one treasure (NF-16.1)
    camps         how many everybody has; more make a longer game (NF-16.2)
    more_quests   tokens besides those of NF-2.11
    threats       in the order of their levels, or shuffled (NF-16.3)
    draft         whether the basic artifacts are drafted; else those that were dealt are kept (NF-16.6)
    draft_rank    a pack is ranked when it is first seen, and asks no more when it comes back
    open_hands    everybody sees everybody's artifacts, for teaching (NF-16.6)
    arcade_blend  at a book without a token a card of the arcade deck may be read (NF-16.4)
    reader        `player`: the left neighbour sees a story first and reads it out (NF-7.2)
    random_seats  turns go round in another order than people sit (NF-2.2)
    late_coins    of three or four, whoever moves later begins with a coin and food more: ours, not printed. `even`: so
                  that each seat wins its share; `rising`: the shares of earlier releases, for what was begun then
    npc_swords    of the stranger at the Town Hall and the Saloon's regulars (NF-10.10, NF-10.12)
    first_turn_town  whether everybody begins in town (NF-3.3)
    round_cap     a game that is still going on then ends (NF-13.2)
    without       users' packs whose cards stay in the box (`content_packs`)
    rulings       an edition: the rules as they were read at first, or as README and docs/decisions.md say since
    """

    side: Literal["day", "dusk"] = "day"
    camps: int = Field(default=14, ge=14, le=20)
    more_quests: Literal[0, 2] = 0
    threats: Literal["ascending", "shuffled"] = "ascending"
    draft: bool = True
    draft_rank: bool = False
    open_hands: bool = False
    arcade_blend: bool = False
    reader: Literal["bot", "player"] = "bot"
    random_seats: bool = False
    late_coins: LateCoins = "none"
    npc_swords: int = Field(default=2, ge=0, le=5)
    first_turn_town: bool = True
    round_cap: int = Field(default=60, ge=20, le=200)
    without: tuple[str, ...] = Field(default=(), max_length=25)
    rulings: Literal["second", "first"] = edition("second", "first")

    @property
    def is_read_anew(self) -> bool:
        """Whether the table was begun with the second reading of its rules."""
        return self.rulings == "second"


class Scope(BaseModel):
    """What is played.

    mode  `first`: map 1 and its storybook; `arcade`: any map, with the deck of short stories; `campaign`: a map of
          the campaign and its storybook, alone or as a session of the campaign (NF-14.3)
    map   which map of the atlas; First Adventure knows the first one only, a campaign all others (NF-14.1)
    """

    mode: Literal["first", "arcade", "campaign"] = "first"
    map: int = Field(default=1, ge=1, le=11)


class FarOptions(SessionOptions, Scope):
    """What is played, and how; what is played stands first in the lobby.

    turn_ends  an edition: whether somebody with a hand and nothing to pay with is asked before their turn ends; `once`:
               nor is whoever has just said that they are done
    picks      an edition: whether what somebody has picked in the draft is theirs to see while the others still pick
    """

    turn_ends: Literal["once", "unasked", "asked"] = edition("once", "asked")
    picks: Literal["shown", "unseen"] = edition("shown", "unseen")

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        first = {"turn_ends": "asked", "picks": "unseen", "rulings": "first"}
        return as_stored(given, cls.model_fields.keys() - first.keys(), first)


@dataclass(slots=True)
class Player:
    """What one player has, and where they stand.

    character     which of the eight; companion: id of the dog, cat or platypus
    tokens        of each faction that there is any of; camps: left on the board
    area, at      where the standee is: `at` is the building or the space of the map
    party         slot -> adventurer or companion; reserve: those who wait, the companion too
    hand          artifacts that only this player sees; pack: those to be drafted from, the same; ranked: what was
                  ranked in the draft, best first (`draft_rank`), or picked while the others still pick
    bought        artifacts that lie open; treasures, worlds, character_cards: the other open cards
    threats       levels won; bosses: those beaten (NF-15.3)
    jail_pass     any building without a duel; jail_pass_ends: at the end of this turn (NF-10.8)
    used          limits that are used up: `turn|<ability>` and `game|<ability>`
    mine_camps .. recruits   what cards and the result sheet count
    leaving       leaves for good when the round ends
    keywords, talents    of a campaign; xp: gained in this session
    side_quests   id -> whether it is done (NF-14.8)
    chapter       of the character's own story, read next at a named place; ending: how the story has ended (NF-14.11)
    """

    character: str = ""
    companion: str = ""
    coins: int = 3
    gems: int = 0
    food: int = 0
    tokens: dict[str, int] = field(default_factory=dict)
    rep: int = 0
    hearts: int = 0
    camps: int = 14
    area: Area = "square"
    at: str = ""
    party: dict[Faction, str] = field(default_factory=dict)
    reserve: list[str] = field(default_factory=list)
    birds: int = 0
    tortoises: int = 0
    treasures: list[str] = field(default_factory=list)
    hand: Unordered[str] = field(default_factory=list)
    pack: Unordered[str] = field(default_factory=list)
    ranked: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    worlds: list[str] = field(default_factory=list)
    character_cards: list[str] = field(default_factory=list)
    threats: list[int] = field(default_factory=list)
    bosses: list[str] = field(default_factory=list)
    jail_pass: bool = False
    jail_pass_ends: bool = False
    used: dict[str, int] = field(default_factory=dict)
    mine_camps: int = 0
    quests_done: int = 0
    duels_won: int = 0
    recruits: int = 0
    leaving: bool = False
    keywords: list[str] = field(default_factory=list)
    xp: int = 0
    talents: list[str] = field(default_factory=list)
    side_quests: dict[str, bool] = field(default_factory=dict)
    chapter: str = ""
    ending: str = ""

    @property
    def animals(self) -> int:
        """Pack animals; each carries one treasure (NF-9.2)."""
        return self.birds + self.tortoises

    @property
    def room(self) -> int:
        """Treasures that could still be carried; negative: so many must go (NF-9.2)."""
        return self.animals - len(self.treasures)

    @property
    def members(self) -> list[str]:
        """The active party, in the order of the slots (NF-5.2)."""
        return [self.party[slot] for slot in FACTIONS if slot in self.party]

    @property
    def cards(self) -> list[str]:
        """The own cards that lie open and may do something, in a fixed order."""
        return [*self.bought, *self.treasures, *self.worlds, *self.character_cards, *self.talents]


@dataclass(slots=True)
class PendingCheck:
    """A check that is being made (NF-12.1): from the first look at the stat until the total stands.

    seat, kind   whose and which; target: 0 in a duel; stat: what is added to the die; spent: hearts
    rival, rival_die, rival_stat   the other side of a duel
    """

    seat: int
    kind: CheckKind
    target: int
    stat: int
    die: int = 0
    spent: int = 0
    rival: str = ""
    rival_die: int = 0
    rival_stat: int = 0

    @property
    def total(self) -> int:
        """What stands once the die has fallen, hearts included."""
        return self.die + self.stat + self.spent

    @property
    def rival_total(self) -> int:
        """The same of the other side of a duel, which spends no hearts."""
        return self.rival_die + self.rival_stat


@dataclass(slots=True)
class Boosted:
    """A number of one seat that is higher for a while (`boost`)."""

    seat: int
    stat: str
    n: int
    until: Literal["check", "turn"]


@dataclass(slots=True)
class Turn:
    """What holds for the present turn only.

    seat      whose it is
    is_open   whether that seat is at an open decision, so that free actions are allowed (rules 4)
    moving    the move phase has begun: `moves` and `skips` are what is left of NF-5.3
    plan      spaces that are walked next without being asked; came_from: the space that was left last
    boosts    numbers that are higher until the end of the check or of the turn
    check     what is being tried just now
    reader    who sees the story `unread` (its entry, and the variant behind a `|`) before it is read out (NF-7.2)
    """

    seat: int = 0
    is_open: bool = False
    moving: bool = False
    moves: int = 0
    skips: int = 0
    plan: list[str] = field(default_factory=list)
    came_from: str = ""
    boosts: list[Boosted] = field(default_factory=list)
    check: PendingCheck | None = None
    reader: int | None = None
    unread: str = ""


@dataclass(slots=True)
class Sheet:
    """The final score of a seat: the eleven categories of NF-13.3, in their order, and what decides a tie."""

    seat: int
    points: list[int]
    total: int
    tiebreak: bool
    rep: int
    wealth: int


@dataclass(slots=True)
class Brought:
    """What a player brings along from the sessions before (NF-14.4). chapter, ending: of the character's own story, in
    character mode alone; everybody there has one of the two."""

    character: str
    companion: str
    worlds: list[str] = field(default_factory=list)
    character_cards: list[str] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    talents: list[str] = field(default_factory=list)
    side_quests: dict[str, bool] = field(default_factory=dict)
    chapter: str = ""
    ending: str = ""


class FarState(TableState):
    """A session.

    phase        how far it is: setup, play, last (the end has been triggered), over
    map_id       `m01`; session: of the campaign, from 1; brought: by seat, what is kept of the sessions before
    round        and turns from 1, 0 before
    first        who begins each round; ended_by: who placed the last camp first
    order        in which turns go round, from anybody; empty: as people sit
    row          adventurers in the Saloon; bag: those in the bag, hidden; adv_discard: open
    *_pile       face down, the last one is on top; *_discard: open
    drawn        cards that `drawn_by` has drawn and looks at: in nobody's hand yet
    threats      levels still to be met, the first is face up
    chiefs       faction -> who has claimed it
    quests       spaces with a quest token, in printed order
    camps        space -> whose camp stands there; mine: `row,column` -> whose
    bosses       space -> who waits there (NF-15.1)
    npc          where the stranger of a game of one or two stands: a building or `jail`; empty: there is none
    wanderer     the same of the second one of a game of one (NF-16.5), who is out of town in some rounds
    reader_wishes        who wants stories read otherwise than now; is_reader_changed: than was chosen (NF-17.5)
    sheets       final scores, best first, once it is over; gave_up: who has ended a game of two before its end
    """

    options: FarOptions = Field(default_factory=FarOptions)
    phase: Literal["setup", "play", "last", "over"] = "setup"
    map_id: str = "m01"
    session: int = 1
    brought: list[Brought] = Field(default_factory=list)
    round: int = 0
    turns: int = 0
    first: int = 0
    order: list[int] = Field(default_factory=list)
    ended_by: int | None = None
    players: list[Player] = Field(default_factory=list)
    turn: Turn = Field(default_factory=Turn)
    row: list[str] = Field(default_factory=list)
    bag: list[str] = Field(default_factory=list)
    adv_discard: Unordered[str] = Field(default_factory=list)
    treasure_pile: list[str] = Field(default_factory=list)
    treasure_discard: Unordered[str] = Field(default_factory=list)
    basic_pile: list[str] = Field(default_factory=list)
    basic_discard: Unordered[str] = Field(default_factory=list)
    advanced_pile: list[str] = Field(default_factory=list)
    advanced_discard: Unordered[str] = Field(default_factory=list)
    arcade_pile: list[str] = Field(default_factory=list)
    arcade_discard: Unordered[str] = Field(default_factory=list)
    drawn: list[str] = Field(default_factory=list)
    drawn_by: int | None = None
    threats: list[int] = Field(default_factory=list)
    chiefs: dict[Faction, int] = Field(default_factory=dict)
    quests: list[str] = Field(default_factory=list)
    camps: dict[str, int] = Field(default_factory=dict)
    mine: dict[str, int] = Field(default_factory=dict)
    bosses: dict[str, str] = Field(default_factory=dict)
    npc: str = ""
    wanderer: str = ""
    story: StoryRecord = Field(default_factory=StoryRecord)
    sheets: list[Sheet] = Field(default_factory=list)
    gave_up: int | None = None
    reader_wishes: list[int] = Field(default_factory=list)
    is_reader_changed: bool = False
    voice: VoiceRecord = Field(default_factory=VoiceRecord)

    @property
    def mode(self) -> Literal["first", "arcade", "campaign", "character"]:
        """What is played. A session among several is one of character mode when the players bring stories of their own
        (NF-14.10); no lobby offers that, since a story needs several maps."""
        tells_own = any(one.chapter or one.ending for one in self.brought)
        return "character" if tells_own and self.options.mode == "campaign" else self.options.mode

    @property
    def owners(self) -> list[str]:
        """A reference to everybody, by seat."""
        return [f"@seat:{seat}" for seat in range(len(self.players))]

    @property
    def has_arcade_deck(self) -> bool:
        """Whether short stories are read off a deck (NF-2.15, NF-16.4)."""
        return self.options.mode == "arcade" or self.options.arcade_blend

    @property
    def present(self) -> list[int]:
        """The seats that have not left (NF-14.14), in their order."""
        return [seat for seat, one in enumerate(self.players) if one.area != "gone"]

    def after(self, seat: int) -> list[int]:
        """The others who are present, from the seat's left neighbour on."""
        order = self.order or list(range(self.seats))
        place = order.index(seat)
        others = order[place + 1 :] + order[:place]
        return [other for other in others if self.players[other].area != "gone"]

    def token_supply(self, faction: str) -> int:
        """Tokens of a faction that nobody has (NF-1.2)."""
        return TOKENS_EACH - sum(one.tokens.get(faction, 0) for one in self.players)

    def standing_at(self, building: Building) -> list[int]:
        """The seats whose standees are on a building, in seat order."""
        return [seat for seat, one in enumerate(self.players) if one.area == "building" and one.at == building]
