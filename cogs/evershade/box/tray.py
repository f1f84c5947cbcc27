"""What a channel keeps for a group with the printed box of Lands of Evershade: rolls, the bag, boards, the tracker,
decks, a grid. Pure. Names are those that people type; nothing of the publisher's is in here."""

from collections.abc import Sequence
from typing import Final, Literal

from pydantic import BaseModel, Field

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.box.deck import BoxDeck
from bot.rules.box.tracks import Track
from bot.rules.box.tray import Tray
from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.geometry.grid import Direction, Grid, Push
from cogs.evershade.box.vote import Vote
from cogs.evershade.content.sheets import walled
from cogs.evershade.rules.character.burdens import gain_boon, gain_condition, gain_terror
from cogs.evershade.rules.character.tracker import mark, unmark
from cogs.evershade.rules.field.initiative import Token, side_of
from cogs.evershade.state import Boon, Character, Tracker

MOST_BOARDS: Final = 8
MOST_DECKS: Final = 12
MOST_MODELS: Final = 40
MOST_STEPS: Final = 12
MOST_TOKENS: Final = 12
FATE, BRILL, HP = Track(24), Track(99), Track(16)
BoonKind = Literal["STR", "AGI", "INT", "CHA", "DIV", "DIFF"]
Condition = Literal["injury", "trauma", "sunbleached", "dimrot"]


class Terms(BaseModel):
    """What a throw was for. outcomes: the successes that they want; owners: who rolled how many, the performer first;
    divinum: dice that lie beside it."""

    difficulty: int
    outcomes: list[int] = []
    owners: list[tuple[str, int]] = []
    divinum: list[int] = []


class Board(BaseModel):
    """What a group tracks of a character."""

    hp: int = 0
    max_hp: int = 0
    fate: int = 0
    brill: int = 0
    boons: list[tuple[BoonKind, bool]] = []
    terror: int = 0
    conditions: list[str] = []

    def character(self) -> Character:
        """As the rules know it."""
        made = Character("board", hp=self.hp, max_hp=self.max_hp, terror=self.terror)
        made.boons = [Boon(kind, is_greater) for kind, is_greater in self.boons]
        made.conditions = list(self.conditions)
        return made

    def take(self, after: Character) -> None:
        """What the rules have made of it."""
        self.boons = [(one.kind, one.is_greater) for one in after.boons]  # type: ignore[misc]  # kinds of this board
        self.terror, self.conditions = after.terror, after.conditions

    def gain_boon(self, kind: BoonKind, greater: bool) -> bool:
        """LE-10.3: whether it changes anything."""
        made = self.character()
        found = gain_boon(made, Boon(kind, greater))
        self.take(made)
        return found

    def lose_boon(self, kind: BoonKind, greater: bool) -> None:
        """Raises `NotPossible` for one that is not there."""
        if (kind, greater) not in self.boons:
            raise NotPossible(text("loe-refused-boon"))
        self.boons.remove((kind, greater))

    def gain_terror(self, n: int) -> bool:
        """LE-10.6, LE-10.7: whether the table is rolled on. n: below 0 heals (LE-10.8)."""
        made = self.character()
        if n < 0:
            self.terror = max(0, self.terror + n)
            return False
        found = gain_terror(made, n)
        self.take(made)
        return found

    def gain_condition(self, kind: Condition) -> bool:
        """LE-7.1 to LE-7.5: whether the character lives."""
        made = self.character()
        lives = gain_condition(made, kind)
        self.take(made)
        return lives

    def lose_condition(self, kind: Condition) -> None:
        """Raises `NotPossible` for one that is not there."""
        if kind not in self.conditions:
            raise NotPossible(text("loe-refused-condition"))
        self.conditions.remove(kind)


class Bag(BaseModel):
    """The initiative bag (LE-18). left: tokens in it; laid: those that lie on characters and on enemies, by what they
    were drawn as; characters, enemies: how many could act."""

    left: dict[Token, int] = {}
    laid: dict[Token, int] = {}
    on_characters: int = 0
    on_enemies: int = 0
    characters: int = 0
    enemies: int = 0

    def all_tokens(self) -> list[Token]:
        """Those that can be drawn, white before black before dual (LE-1.6)."""
        order: tuple[Token, ...] = ("white", "black", "dual")
        return [token for token in order for _ in range(self.left.get(token, 0))]

    def drawn(self, token: Token) -> Literal["white", "black"]:
        """LE-18.2 to LE-18.5: whose it is."""
        self.left[token] -= 1
        self.laid[token] = self.laid.get(token, 0) + 1
        side = side_of(token, self.on_enemies, self.on_characters)
        if side == "white":
            self.on_characters += 1
        else:
            self.on_enemies += 1
        return side

    @property
    def closed(self) -> str:
        """LE-18.6: which side is complete; empty: none."""
        if self.enemies and self.on_enemies >= self.enemies:
            return "enemies"
        return "characters" if self.characters and self.on_characters >= self.characters else ""

    def give_back(self) -> None:
        """LE-18.8: all tokens, with the end of the round."""
        for token, n in self.laid.items():
            self.left[token] = self.left.get(token, 0) + n
        self.laid, self.on_characters, self.on_enemies = {}, 0, 0


class FoeDeck(BoxDeck):
    """An enemy's activation cards: the top one is turned up and goes face up to the bottom, and nothing is shuffled
    again (LE-20.2). cards: all of them, as they were named."""

    cards: list[str] = Field(default_factory=list)

    def reveal(self) -> str:
        """The next card. Raises `NotPossible` of an empty deck."""
        if not self.pile:
            raise NotPossible(text("loe-refused-deck-empty"))
        card = self.pile.pop()
        self.pile.insert(0, card)
        self.out = [*self.out, card][-len(self.pile) :]
        self.turn += 1
        return card


class FreeGrid(BaseModel):
    """A free grid. walls: borders such as `C2|D2`; models: name -> space, enemies and the party alike."""

    columns: int
    rows: int
    walls: list[str] = Field(default_factory=list)
    models: dict[str, str] = Field(default_factory=dict)

    def grid(self) -> Grid:
        """Raises `ValueError` for a wall that is not there."""
        return walled(self.columns, self.rows, self.walls)

    def push(self, name: str, way: Direction, steps: int) -> Push:
        """LE-22.1: a model in a straight line, other models in its way like walls. Raises `NotPossible`."""
        check_range(steps, 1, MOST_STEPS)
        if name not in self.models:
            raise NotPossible(text("loe-refused-model", most=MOST_MODELS))
        taken = {*self.models.values()}
        found = self.grid().push(self.models[name], way, steps, lambda space: space not in taken)
        if found.path:
            self.models[name] = found.path[-1]
        return found

    def space(self, typed: str) -> str:
        """E31: a space of this grid, however it is typed (`c4`). Raises `NotPossible`, which names what it could be."""
        found = typed.strip().upper()
        turned = found[-1:] + found[:-1]  # `4C`
        for one in (found, turned):
            if one in self.grid():
                return one
        last = f"{chr(64 + self.columns)}{self.rows}"
        raise NotPossible(text("loe-refused-space", typed=typed[:20], last=last))


class LoeBox(Tray):
    """All that a channel keeps. rolls: ledger entry of a throw -> what it was for; token: who has the decision token,
    of `order`; vote: the last one, votes: how many there were."""

    rolls: dict[str, Terms] = Field(default_factory=dict)
    bag: Bag = Field(default_factory=Bag)
    boards: dict[str, Board] = Field(default_factory=dict)
    tracker: list[str] = Field(default_factory=list)
    time: int = 0
    decks: dict[str, FoeDeck] = Field(default_factory=dict)
    field: FreeGrid | None = None
    order: list[str] = Field(default_factory=list)
    token: int = 0
    vote: Vote | None = None
    votes: int = 0

    def board(self, typed: str) -> Board:
        """Whose it is, a new one for a new name. Raises `NotPossible`."""
        name = whose_name(typed)
        if not name:
            raise NotPossible(text("loe-refused-name"))
        found = next((one for one in self.boards if one.casefold() == name.casefold()), name)
        if found not in self.boards and len(self.boards) >= MOST_BOARDS:
            raise NotPossible(text("loe-refused-boards", most=MOST_BOARDS))
        return self.boards.setdefault(found, Board())

    def name_of(self, typed: str) -> str:
        """As it was typed first."""
        name = whose_name(typed)
        return next((one for one in self.boards if one.casefold() == name.casefold()), name)

    def deck(self, typed: str, *, is_new: bool = False) -> FoeDeck:
        """Raises `NotPossible` where there is none."""
        name = whose_name(typed)
        found = next((one for one in self.decks if one.casefold() == name.casefold()), "")
        if found:
            return self.decks[found]
        if not is_new or not name:
            raise NotPossible(text("loe-refused-deck", name=name or "?"))
        if len(self.decks) >= MOST_DECKS:
            raise NotPossible(text("loe-refused-decks", most=MOST_DECKS))
        return self.decks.setdefault(name, FoeDeck())

    def on_field(self) -> FreeGrid:
        """Raises `NotPossible` where nobody has drawn one."""
        if self.field is None:
            raise NotPossible(text("loe-refused-no-grid"))
        return self.field

    # ------------------------------------------------------------------ the decision token

    def pass_token(self) -> None:
        """Raises `NotPossible` where nobody is in turn."""
        if not self.order:
            raise NotPossible(text("loe-refused-order"))
        self.token = (self.token + 1) % len(self.order)

    def begin_vote(self, prompt: str, options: Sequence[str], ends: int) -> None:
        """Of those who are in turn; it takes the place of the one before. Raises `NotPossible` where nobody is."""
        if not self.order:
            raise NotPossible(text("loe-refused-order"))
        self.votes += 1
        self.vote = Vote(n=self.votes, prompt=prompt, options=list(options), voters=list(self.order), ends=ends)

    def vote_of(self, n: int) -> Vote:
        """Raises `NoLongerPossible` for one before the last."""
        if self.vote is None or self.vote.n != n:
            raise NoLongerPossible(text("loe-refused-vote-over"))
        return self.vote

    def break_tie(self, n: int, option: int) -> None:
        """LE-4.4: whoever has the token picks, and hands it on. Who presses for them is the group's own affair."""
        self.vote_of(n).pick(option)
        self.pass_token()

    # ------------------------------------------------------------------ the tracker

    def mark(self, letter: str, is_on: bool) -> bool:
        """LE-13.1: whether it changes anything."""
        shown = Tracker(marks=list(self.tracker))
        found = mark(shown, letter) if is_on else unmark(shown, letter)
        self.tracker = sorted(shown.marks, key=lambda one: (len(one), one))
        return found

    def pass_time(self, n: int, most: int) -> None:
        """LE-13.2, LE-13.3: on or back, as far as it goes."""
        check_range(n, -20, 20)
        self.time = max(0, min(most, self.time + n))
