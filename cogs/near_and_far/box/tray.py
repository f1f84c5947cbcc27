"""What a channel keeps for a group with Near and Far's printed box: decks of numbers, threats, a draft, sheets of
score and campaign. Pure. The decks are numbered as the group's own cards are; nothing of the publisher's is in here."""

from hashlib import sha256
from typing import Final, Literal

from pydantic import BaseModel, Field

from bot.rules.box.amounts import check_range
from bot.rules.box.deck import BoxDeck
from bot.rules.box.tray import Tray
from bot.rules.decision import text
from bot.rules.drafts.boosters import pass_on, take
from bot.rules.errors import NoLongerPossible, NotPossible
from cogs.near_and_far.content.terms import LEVELS
from cogs.near_and_far.rules.setup import ADVANCED, BASIC

Deck = Literal["basic", "advanced", "treasure"]
Colour = Literal["green", "blue", "red", "yellow"]
Character = Literal["shardling", "kiku", "vera", "eyim", "rin", "tanian", "riza", "grear"]
SIZES: Final[dict[Deck, int]] = {"basic": 38, "advanced": 17, "treasure": 36}
DEALT: Final = {"basic": BASIC, "advanced": ADVANCED}  # NF-2.7
MOST_NOTES: Final = 30


class FarDeck(BoxDeck):
    """A deck of numbers. `out` is its discard pile: what people keep is in neither."""

    def give_back(self, cards: list[str], size: int) -> None:
        """Cards go to the discard. Raises `NotPossible` for one that the deck has not, or that nobody holds."""
        for card in cards:
            if not card.isdecimal() or not 1 <= int(card) <= size:
                raise NotPossible(text("nf-box-refused-card", card=card, most=size))
            if card in self.pile or card in self.out or not self.shuffles:
                raise NotPossible(text("nf-box-refused-held", card=card))
            self.out.append(card)


class DraftPlace(BaseModel):
    """A place of a draft. queue: its packs, the first is looked at; pool: picked; advanced: dealt, not drafted."""

    pool: list[str] = []
    queue: list[list[str]] = []
    advanced: list[str] = []


class Draft(BaseModel):
    """made: the interaction that dealt it, for buttons; round: from 1; picked: place -> card of this round; owners:
    place -> mark of whoever has opened its pack first, which tells two people apart and names nobody."""

    made: int
    places: list[DraftPlace]
    round: int = 1
    picked: dict[int, str] = {}
    owners: dict[int, str] = {}

    def claim(self, place: int, user: int) -> None:
        """A colour is whoever's who opens it first; one person may hold several, at one phone. Raises `NotPossible`."""
        mark = sha256(f"{self.made} {user}".encode()).hexdigest()[:16]
        if self.owners.setdefault(place, mark) != mark:
            raise NotPossible(text("nf-box-refused-colour"))

    def pick(self, made: int, round_: int, place: int, card: str) -> bool:
        """A card of the pack before a place (NF-2.8); gives whether the packs have moved on, as they do when all have
        picked. The last card of a pack is taken by itself."""
        self.require(made, place)
        if round_ != self.round or place in self.picked:
            raise NoLongerPossible(text("nf-box-refused-picked"))
        if card not in self.places[place].queue[0]:  # NF-E20
            raise NotPossible(text("nf-box-refused-pack"))
        self.picked[place] = card
        if len(self.picked) < len(self.places):
            return False
        self._move_on(self.picked)
        if len(self.places[0].queue[0]) == 1:
            self._move_on({n: one.queue[0][0] for n, one in enumerate(self.places)})
        self.picked, self.round = {}, self.round + 1
        return True

    def require(self, made: int, place: int) -> None:
        """Raises `NoLongerPossible` for a button of another draft."""
        if made != self.made or place >= len(self.places):
            raise NoLongerPossible(text("nf-box-refused-no-draft"))

    @property
    def is_over(self) -> bool:
        return all(not one.queue for one in self.places)

    def _move_on(self, picked: dict[int, str]) -> None:
        rests = [take(self.places[place], card) for place, card in sorted(picked.items())]
        for place, rest in enumerate(rests):
            pass_on(self.places, place, rest, 1)  # to the left


class CampaignSheet(BaseModel):
    """A character's sheet (NF-14.4). quests: side quest -> whether it is done; talents: as on the sheet, each once."""

    xp: int = 0
    keywords: list[str] = []
    talents: list[str] = []
    quests: dict[str, bool] = {}

    def note(self, kind: str, what: str) -> None:
        """Write down a keyword or a side quest."""
        if len(self.keywords) + len(self.quests) >= MOST_NOTES:
            raise NotPossible(text("nf-box-refused-notes", most=MOST_NOTES))
        if kind == "keyword" and what not in self.keywords:
            self.keywords.append(what)
        elif kind == "quest":
            self.quests.setdefault(what, False)
        elif kind == "done":
            self.quests[what] = True

    def strike(self, what: str) -> None:
        """Strike a keyword, a side quest or a talent. Raises `NotPossible` where it does not stand."""
        if what in self.keywords:
            self.keywords.remove(what)
        elif what in self.quests:
            del self.quests[what]
        elif what in self.talents:
            self.talents.remove(what)
        else:
            raise NotPossible(text("nf-box-refused-strike", what=what))


class FarBox(Tray):
    """All that a channel keeps. threats: levels that are left, the first is face up; scores: colour -> the numbers that
    were counted, in the order of `sums.LINES`; sealed: the shuffle of the last draft."""

    decks: dict[Deck, FarDeck] = Field(default_factory=lambda: {name: FarDeck() for name in SIZES})
    threats: list[int] = Field(default_factory=lambda: list(LEVELS))
    scores: dict[str, list[int]] = Field(default_factory=dict)
    sheets: dict[str, CampaignSheet] = Field(default_factory=dict)
    draft: Draft | None = None
    sealed: list[int] = Field(default_factory=list)

    def take_threat(self, level: int | None) -> int:
        """A threat is beaten (NF-6.5): the one face up, or another where they were shuffled (NF-16.3)."""
        if level is not None:
            check_range(level, LEVELS.start, LEVELS.stop - 1)
        if not self.threats or (level is not None and level not in self.threats):
            raise NotPossible(text("nf-box-refused-threat"))
        taken = self.threats[0] if level is None else level
        self.threats.remove(taken)
        return taken

    def new_threats(self) -> None:
        """All twelve again (NF-2.10)."""
        self.threats = list(LEVELS)
