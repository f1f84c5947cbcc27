"""What is stored of characters, of a combat, and of the acts around it in Lands of Evershade: ids and numbers, no
objects of the content. Pure data."""

from dataclasses import dataclass, field
from operator import not_
from typing import Any, Literal

from pydantic import Field as ModelField

from bot.rules.stories.record import StoryRecord
from bot.rules.table_state import TableState
from bot.rules.unordered import Unordered
from bot.rules.voice.speaking import VoiceRecord
from cogs.evershade.options import CombatOptions, SessionOptions

Status = Literal["ok", "knocked_out", "eliminated", "dead", "joining"]


@dataclass(slots=True)
class Boon:
    """A boon in one of the four slots that it shares with terror (LE-10.2). kind: STR, AGI, INT, CHA, DIV, DIFF."""

    kind: str
    is_greater: bool = False


@dataclass(slots=True)
class HotbarCard:
    """An action card in its slot (LE-9.2), its light side up or its dark one. markers: on it (LE-9.9)."""

    card: str
    is_light: bool = True
    markers: int = 0


@dataclass(slots=True)
class Character:
    """A player's character as its board has it (LE-5), or one of its companions and summons (LE-25).

    kind, owner  of a companion or a summon: which of the two, and the character whose it is; empty for a character
    partner      the partner card of a companion that counts as a character (LE-25.7); has_supported: its space for
    support is marked (LE-25.8)

    att          base dice by attribute; div_step: place on the ladder of the divinum dice, from 0
    exp          the marker; exp_tokens_left: advancement tokens that still lie on the track
    adv_pouch    advancements that were earned and not spent
    terror       tokens in the slots that boons share
    keywords     tokens on the board, as often as they are there (LE-5.1); skills: those of the three slots (LE-8.9)
    taken        nodes of its trees, `tree:node:version`; their number is that of its advancements (LE-8.5)
    secret       its personal secret; stages: how many of it have been read
    worn         equipped items, `club_sling/Club` for a side of one; hotbar: slot by slot, None for an empty one
    """

    id: str
    name: str = ""
    att: dict[str, int] = field(default_factory=dict)
    mob: int = 4
    div_step: int = 0
    hp: int = 1
    max_hp: int = 1
    fate: int = 0
    brill: int = 0
    boons: list[Boon] = field(default_factory=list)
    terror: int = 0
    conditions: Unordered[str] = field(default_factory=list)
    exp: int = 0
    exp_tokens_left: int = 12
    adv_pouch: int = 0
    is_dead: bool = False
    profession: str = ""
    race: str = ""
    origin: str = ""
    path: str = ""
    keywords: Unordered[str] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    secret: str = ""
    stages: int = 0
    worn: list[str] = field(default_factory=list)
    hotbar: list[HotbarCard | None] = field(default_factory=list)
    pouch_items: Unordered[str] = field(default_factory=list)
    pouch_cards: Unordered[str] = field(default_factory=list)
    status: Status = "ok"
    kind: Literal["", "companion", "summon"] = ""
    owner: str = ""
    partner: str = ""
    has_supported: bool = False


@dataclass(slots=True)
class Model:
    """A model of an enemy card on the sheet. letter: which of the card's."""

    letter: str
    space: str
    hp: int


@dataclass(slots=True)
class Foe:
    """An enemy card in the line. deck: the next one first; discard: face up, below the deck, the oldest first.

    token        the activation token that lies on it: `black` or `dual`; empty: none
    is_flipped   its last model is gone (LE-20.14); is_known: its deck has been through once, so that all know its order
    """

    card: str
    models: list[Model] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    token: str = ""
    is_flipped: bool = False
    is_known: bool = False


@dataclass(slots=True)
class Lasting:
    """A number that is another one for a while (LE-1, rules 9). about: a model, or an enemy card for all of its models.

    n        added; is_set: it is exactly n instead
    until    `enemy_activation` (the next one of that card), `activation` (the running one), `round`, `combat`
    """

    stat: str
    about: str
    n: int = 0
    is_set: bool = False
    until: str = "round"


@dataclass(slots=True)
class EffectToken:
    """LE-23: a token of a character's card. where: a space, a model, or an enemy card."""

    owner: str
    card: str
    where: str


@dataclass(slots=True)
class Fight:
    """A combat (LE-18). Who stands where, the bag, and whose activation it is.

    sheet      empty: there is no combat now; entry: of the storybook, whose combat it is
    spaces     character -> space; fallen: space of the token of a knocked-out one (LE-24.2)
    tokens     character -> activation token on its board; bag: how many are left in it by colour
    walls      borders that have changed: `C3|D3` -> normal or impassable; sprung: triggers that work once and have
    changed    space -> what has become of it: cover, danger, keywords, as the content says them
    actions    left in the running activation; used: sheet actions done in it
    called     by Command: who is next without a draw
    lasting    numbers that are others for a while; laid: effect tokens
    pulled     models that were pulled in the running activation; pushed: models that were pushed in it
    moved      character -> spaces that it has entered on its own feet in its running activation
    untargetable  characters that no enemy picks until its activation is over
    windows    how many windows for reactions are open, one inside the other (LE-19.13)
    keeps      the card that is being used stays light (LE-9.3); side: what somebody has chosen of a dual token;
               is_ended: a card has ended the running activation
    acting     the companion or summon that acts in its owner's activation (LE-25.4)
    aiming     whoever chooses a target now; aimed: the models that it may choose
    shown      enemy cards whose next card lies open for this round (LE-27.1)
    lead       of a chase: how far ahead the quarry is; sunk: spaces that have gone under, strips: how many strips have
    kept       of a siege: spaces whose ward is not lost; waves: how many have come or were left out, waves_left: how
               many are still to come
    """

    sheet: str = ""
    entry: str = ""
    line: list[Foe] = field(default_factory=list)
    round: int = 0
    spaces: dict[str, str] = field(default_factory=dict)
    fallen: dict[str, str] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    bag: dict[str, int] = field(default_factory=dict)
    walls: dict[str, str] = field(default_factory=dict)
    changed: dict[str, dict[str, Any]] = field(default_factory=dict)
    sprung: Unordered[str] = field(default_factory=list)
    actions: int = 0
    used: list[str] = field(default_factory=list)
    called: str = ""
    is_closed: bool = False
    lasting: list[Lasting] = field(default_factory=list)
    laid: list[EffectToken] = field(default_factory=list)
    pulled: list[str] = field(default_factory=list)
    pushed: list[str] = field(default_factory=list)
    moved: dict[str, int] = field(default_factory=dict)
    untargetable: list[str] = field(default_factory=list)
    windows: int = 0
    keeps: bool = False
    side: str = ""
    is_ended: bool = False
    acting: str = ""
    aiming: str = ""
    aimed: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    lead: int = 0
    sunk: list[str] = field(default_factory=list)
    strips: int = 0
    kept: list[str] = field(default_factory=list)
    waves: int = 0
    waves_left: int = 0


@dataclass(slots=True)
class Tracker:
    """The story tracker (LE-13). marks: letters in the order in which they were marked; fired: thresholds of time that
    were reached before."""

    marks: list[str] = field(default_factory=list)
    time: int = 0
    fired: list[int] = field(default_factory=list)


class CombatState(TableState):
    """What a combat knows; alone it is a table that plays one.

    heroes   in seat order; fate: what is left in the pool (LE-2.1)
    holder   the seat with the decision token (LE-4.4), at first the host, who sits first (LE-4.6)
    allies   companions, partners and summons (LE-25), in the order in which they came
    dying    whose death is gone through, and who dies after it (LE-7.10)
    is_attacking  while somebody chooses a target: whether it is for an attack (LE-16.7); stored only where it is not
    met      enemy models that have stood in this combat, for the letters of those that join (LE-18.15); stored only
             where there are some
    """

    options: CombatOptions | SessionOptions = ModelField(default_factory=CombatOptions)
    heroes: list[Character] = ModelField(default_factory=list)
    allies: list[Character] = ModelField(default_factory=list)
    fight: Fight = ModelField(default_factory=Fight)
    tracker: Tracker = ModelField(default_factory=Tracker)
    fate: int = 0
    holder: int = 0
    limits: dict[str, int] = ModelField(default_factory=dict)
    dying: list[str] = ModelField(default_factory=list)
    is_attacking: bool = ModelField(default=True, exclude_if=bool)
    met: list[str] = ModelField(default_factory=list, exclude_if=not_)

    def has_reached(self, what: str, wanted: Any) -> bool:
        """Whether a chapter, a number of completed adventures or an achievement was reached; not in a single combat."""
        return False

    @property
    def explored(self) -> tuple[str, str]:
        """The exploration sheet that lies open, and the space of the party on it; empty: none."""
        return "", ""

    def is_present(self, one: Character) -> bool:
        """LE-4.1: whether somebody is of the party whose turn it is; in a single combat all are."""
        return True

    def is_occupied(self, space: str) -> bool:
        """Whether a character stands in this space of the exploration sheet."""
        return False

    def hero(self, name: str) -> Character:
        """The party member of this id. Raises `StopIteration`."""
        for one in (*self.heroes, *self.allies):
            if one.id == name:
                return one
        raise StopIteration(name)

    def is_member(self, name: str) -> bool:
        """Whether it is a character, companion, partner or summon of this table."""
        return any(one.id == name for one in (*self.heroes, *self.allies))

    def allies_of(self, name: str) -> list[Character]:
        """Partner, then companions and summons of a character (LE-1.7)."""
        own = [one for one in self.allies if one.owner == name]
        return sorted(own, key=lambda one: not one.partner)

    @property
    def characters(self) -> list[Character]:
        """LE-25.7: who counts as a character: the heroes, a partner after its owner."""
        if not self.allies:
            return self.heroes
        return [who for one in self.heroes for who in (one, *(a for a in self.allies_of(one.id) if a.partner))]

    @property
    def members(self) -> list[Character]:
        """LE-1.7: all party members: the heroes by seat, their allies after each."""
        if not self.allies:
            return self.heroes
        return [who for one in self.heroes for who in (one, *self.allies_of(one.id))]

    def seat_of(self, name: str) -> int:
        """Who plays a party member: one player may have several (LE-3.9), and plays what belongs to them (LE-25.4)."""
        owner = next((one.owner for one in self.allies if one.id == name), name)
        return next(n for n, one in enumerate(self.heroes) if one.id == owner) % self.seats

    def heroes_of(self, seat: int) -> list[Character]:
        """The characters of a seat, in their order."""
        return [one for n, one in enumerate(self.heroes) if n % self.seats == seat]


@dataclass(slots=True)
class Camp:
    """A camp phase that is running (LE-17). then: the entry after it; sheet: of the camp.

    gifts    character -> `item:character`, what it would like to hand over to whom
    chosen   character -> `card/action` that it does in step 8; done: characters whose action has been carried out
    """

    then: str = ""
    sheet: str = ""
    gifts: dict[str, list[str]] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Rolled:
    """The last roll outside of a combat, for all to see. dice: (character, value), supporters' after the performer's;
    outcome: its name, `fail` where none was reached; entry: where it was asked for; divinum: the sum of the
    performer's divinum dice (LE-14.14)."""

    performer: str
    difficulty: int
    dice: list[tuple[str, int]] = field(default_factory=list)
    successes: int = 0
    outcome: str = ""
    entry: str = ""
    divinum: int = 0


class EvershadeState(CombatState):
    """A table that plays acts of an adventure.

    chapter, act   of the adventure, from 1; last: the one after which the table ends
    story          what has been read; performer: the character of the last roll, whom `performer` means afterwards;
                   rolled: that roll; has_failed: the fate for failing it is still to come
    sheet, space   the exploration sheet that lies open, and where the party stands on it; empty: none
    models         character -> space of its model, while they stand apart on a sheet that lets them (D14), `space` is
                   then that of the party whose turn it is; empty: one party, in `space`
    waiting        characters apart that wait until somebody comes
    walls          of that sheet, as of a combat's; sprung: triggers that work once and have
    camp           empty between camps; holders: camp card on each holder of the camp sheet; stored: camp cards in the
                   inventory of the party
    achievements   held by the party (LE-13.5); completed: adventures and their tiers (LE-3.8)
    gone           characters that have died, whose players may come back (LE-7.7)
    making         place in the party -> profession of a character that is being made (LE-3.4)
    offered        companions who would come along if they were asked in a camp (LE-17.6)
    is_campaign    an act of a campaign; elsewhere: professions of those of its roster who do not ride (LE-3.4)
    """

    options: SessionOptions = ModelField(default_factory=SessionOptions)
    adventure: str = ""
    chapter: int = 1
    act: int = 1
    story: StoryRecord = ModelField(default_factory=StoryRecord)
    performer: str = ""
    rolled: Rolled | None = None
    has_failed: bool = False
    sheet: str = ""
    space: str = ""
    models: dict[str, str] = ModelField(default_factory=dict)
    waiting: Unordered[str] = ModelField(default_factory=list)
    sprung: Unordered[str] = ModelField(default_factory=list)
    camp: Camp | None = None
    holders: list[str] = ModelField(default_factory=list)
    stored: Unordered[str] = ModelField(default_factory=list)
    achievements: list[str] = ModelField(default_factory=list)
    completed: list[tuple[str, str]] = ModelField(default_factory=list)
    walls: dict[str, str] = ModelField(default_factory=dict)
    gone: list[Character] = ModelField(default_factory=list)
    making: dict[str, str] = ModelField(default_factory=dict)
    offered: list[str] = ModelField(default_factory=list)
    is_campaign: bool = False
    elsewhere: list[str] = ModelField(default_factory=list)
    voice: VoiceRecord = ModelField(default_factory=VoiceRecord)

    @property
    def everybody(self) -> list[Character]:
        """Every hero, those whose players have come back as somebody else at the end."""
        return [one for one in (*self.heroes, *self.gone) if one.id]

    @property
    def explored(self) -> tuple[str, str]:
        return self.sheet, self.space

    def place_of(self, one: Character) -> str:
        """The space of its model; what belongs to a character goes where that one goes."""
        return self.models.get(one.owner or one.id, self.space)

    def is_present(self, one: Character) -> bool:
        """LE-4.1, LE-12.11: whoever stands with the party whose turn it is; all, where nobody of it lives any more."""
        if not self.models or self.place_of(one) == self.space:
            return True
        return not any(hero.status == "ok" and self.place_of(hero) == self.space for hero in self.heroes)

    def is_occupied(self, space: str) -> bool:
        return bool(self.sheet) and any(one.status == "ok" and self.place_of(one) == space for one in self.heroes)

    def has_reached(self, what: str, wanted: Any) -> bool:
        reached = {"chapter": self.chapter, "adventures": len(self.completed)}
        return wanted in self.achievements if what == "achievement" else reached[what] >= int(wanted)
