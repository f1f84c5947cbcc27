"""The effects of cards and entries, as data (rules 9): thirty-four verbs, the flow, what the campaign keeps. Pure."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.effects import Condition, Effect, effect_names
from bot.rules.stories.shapes import EntryId, StoryEffect
from cogs.rangers.content.vocabulary.targets import Counted, Find, Target
from cogs.rangers.content.vocabulary.terms import Aspect, CardRef, ChallengeIcon, Keyword, Name

CONDITIONS: Final = (
    *("exists", "in_play", "attached", "zone", "at", "arrived", "icon", "camped"),
    *("event", "mission_open", "mission_done", "has_reward", "late"),
)
"""What a condition may ask besides numbers: `{exists: {type: being, traits: prey}}`, `{event: maren_trusts}`,
`{zone: along}` (where this card lies), `{late: relight}` (the day of that deadline has passed)."""
Who = Literal["you", "any", "each_ranger", "lead", "drawer", "owner"]
Lasting = Literal["test", "turn", "next_turn", "round", "day", "attached", "in_play"]


# ---------------------------------------------------------------------- tokens


class Add(Effect):
    """Tokens on a card: harm, progress, or named ones."""

    do: Literal["add"]
    token: Name
    n: Counted = 1
    to: Target = "self"


class Remove(Effect):
    """Tokens off a card, as far as there are any."""

    do: Literal["remove"]
    token: Name
    n: Counted = 1
    source: Target = Field(default="self", alias="from")


class MoveTokens(Effect):
    """From one card to another, which is not adding."""

    do: Literal["move_tokens"]
    token: Name
    n: Counted = 1
    source: Target = Field(default="self", alias="from")
    to: Target


class Use(Effect):
    """A named token of this card is used up."""

    do: Literal["use"]
    token: Name
    n: Annotated[int, Field(ge=1, le=5)] = 1


# ---------------------------------------------------------------------- state and position


class Exhaust(Effect):
    do: Literal["exhaust"]
    who: Target = "self"


class Ready(Effect):
    do: Literal["ready"]
    who: Target = "self"


class Flip(Effect):
    """A weather shows its other face, an attachment turns over."""

    do: Literal["flip"]
    who: Target = "self"


class Move(Effect):
    """To another zone; without one the Ranger chooses."""

    do: Literal["move"]
    who: Target = "self"
    to: Literal["own_reach", "other_reach", "along", "surroundings"] | None = None


class Attach(Effect):
    do: Literal["attach"]
    who: Target = "self"
    to: Target
    face_down: bool = False


class Discard(Effect):
    """Off the table, which is not clearing. from_hand: so many cards of one's hand instead."""

    do: Literal["discard"]
    who: Target | None = None
    from_hand: Annotated[int, Field(ge=1, le=5)] | None = None

    @model_validator(mode="after")
    def _is_one(self) -> "Discard":
        if (self.who is None) == (self.from_hand is None):
            raise ValueError("wants either `who` or `from_hand`")
        return self


class PutInPlay(Effect):
    """A card that was set aside or is named comes into play by the usual placement."""

    do: Literal["put_in_play"]
    card: CardRef
    n: Annotated[int, Field(ge=1, le=3)] = 1
    to: Literal["own_reach", "along", "surroundings"] | None = None


class ShuffleIn(Effect):
    """Cards of the collection are shuffled into a deck. cards: of a set, so many at random, where none is named."""

    do: Literal["shuffle_in"]
    card: CardRef | None = None
    of_set: Name | None = None
    n: Annotated[int, Field(ge=1, le=6)] = 1

    @model_validator(mode="after")
    def _is_one(self) -> "ShuffleIn":
        if (self.card is None) == (self.of_set is None):
            raise ValueError("wants either `card` or `of_set`")
        return self


class Place(Effect):
    """A card into a deck or hand: of path cards the path deck, of others their owner's."""

    do: Literal["place"]
    who: Target
    to: Literal["top", "bottom", "hand", "fatigue_top"]


class SetAside(Effect):
    do: Literal["set_aside"]
    who: Target = "self"


class RemoveFromDeck(Effect):
    """This malady is gone for good."""

    do: Literal["remove_from_deck"]


# ---------------------------------------------------------------------- decks


class Draw(Effect):
    do: Literal["draw"]
    n: Counted = 1
    who: Who = "you"


class DrawPath(Effect):
    """Path cards, each finished before the next."""

    do: Literal["draw_path"]
    n: Counted = 1


class Search(Effect):
    """A deck is looked through, what fits is taken, the deck is shuffled. top: only so many from the top;
    next: the first that fits instead of a choice. The fields of `where` that look at the table say nothing here."""

    do: Literal["search"]
    deck: Literal["own", "path", "own_discard", "path_discard"]
    where: Find
    top: Annotated[int, Field(ge=2, le=12)] | None = None
    next: bool = False
    to: Literal["hand", "play"]


class Scout(Effect):
    do: Literal["scout"]
    deck: Literal["own", "path", "challenge"]
    n: Counted = 1


class RevealChallenge(Effect):
    """A challenge card as a die: what each icon brings; no challenge effects."""

    do: Literal["reveal_challenge"]
    leaf: tuple["AnyEffect", ...] = ()
    mountain: tuple["AnyEffect", ...] = ()
    crest: tuple["AnyEffect", ...] = ()


# ---------------------------------------------------------------------- Rangers


class Fatigue(Effect):
    do: Literal["fatigue"]
    n: Counted = 1
    who: Who = "you"


class Fatigues(Effect):
    """A card fatigues by its presence, if it is ready."""

    do: Literal["fatigues"]
    card: Target = "self"
    who: Who = "you"


class Soothe(Effect):
    do: Literal["soothe"]
    n: Counted = 1
    who: Who = "you"


class Injure(Effect):
    do: Literal["injure"]
    n: Annotated[int, Field(ge=1, le=2)] = 1
    who: Who = "you"


class Heal(Effect):
    do: Literal["heal"]
    n: Annotated[int, Field(ge=1, le=2)] = 1
    who: Who = "you"


class GainEnergy(Effect):
    """aspect: of whichever kind the Ranger says, if none is named."""

    do: Literal["gain"]
    aspect: Aspect | None = None
    n: Counted = 1
    who: Who = "you"


class SpendEnergy(Effect):
    do: Literal["spend"]
    aspect: Aspect | None = None
    n: Annotated[int, Field(ge=1, le=4)] = 1
    who: Who = "you"


class RangerToken(Effect):
    """A Ranger's token onto a card. away: off that card, back to the role."""

    do: Literal["ranger_token"]
    to: Target = "self"
    who: Who = "you"
    away: bool = False


# ---------------------------------------------------------------------- tests


class Commit(Effect):
    """More effort for the test in hand."""

    do: Literal["commit"]
    n: Counted = 1


class Dodge(Effect):
    """Cards that lie between are passed without fatigue."""

    do: Literal["dodge"]
    cards: Find


Change = Annotated[int, Field(ge=-9, le=9)] | Counted


class Modify(Effect):
    """A number or mark is different for a while (rules 9: recomputed whenever read).

    by        by how much; a plain number may be negative
    of        whose; none: of the test in hand, or of everything of that kind
    of_tests  only in tests of this name: traverse, connect, avoid, remember, or a printed one
    least     it never falls below this
    """

    do: Literal["modify"]
    what: Literal[
        "difficulty",
        "effort",
        "presence",
        "harm_threshold",
        "progress_threshold",
        "equip",
        "cost",
        "soothe",
        "fatigue",
        "trait",
        "keyword",
        "test_aspect",
    ]
    by: Change | None = None
    of: Target | None = None
    of_tests: Name | None = None
    trait: str | None = None
    keyword: Keyword | None = None
    aspect: Aspect | None = None
    least: Annotated[int, Field(ge=0, le=9)] | None = None
    lasts: Lasting | None = Field(default=None, alias="for")

    @model_validator(mode="after")
    def _says_what(self) -> "Modify":
        wanted = {"trait": self.trait, "keyword": self.keyword, "test_aspect": self.aspect}.get(self.what, self.by)
        if wanted is None:
            raise ValueError(f"modifying {self.what} wants {_MARK.get(self.what, 'by')}")
        return self


_MARK: Final = {"trait": "trait", "keyword": "keyword", "test_aspect": "aspect"}


class Cancel(Effect):
    """What was about to happen does not."""

    do: Literal["cancel"]


class Replace(Effect):
    """It happens to another card or Ranger, or something else happens instead."""

    do: Literal["replace"]
    to: Target | None = None
    who: Who | None = None
    instead: tuple["AnyEffect", ...] = ()


class ResolveChallenge(Effect):
    """Another challenge effect of this card is resolved; exhausted: also when it is exhausted."""

    do: Literal["resolve"]
    of: Target
    icon: ChallengeIcon
    exhausted: bool = False


# ---------------------------------------------------------------------- flow


class Choose(Effect):
    """A card is bound to a name for what follows (`$name`), or one of several ways is chosen."""

    do: Literal["choose"]
    card: Find | None = None
    name: Name | None = Field(default=None, alias="as")
    ways: tuple["Way", ...] = ()

    @model_validator(mode="after")
    def _is_one(self) -> "Choose":
        if (self.card is None) == (not self.ways):
            raise ValueError("wants either `card` (with `as`) or `ways`")
        if (self.card is None) != (self.name is None):
            raise ValueError("a chosen card wants a name (`as`), and nothing else has one")
        if len(self.ways) == 1:
            raise ValueError("one way is no choice")
        return self


class Way(BaseModel):
    """One of several."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    text: Annotated[str, Field(min_length=2, max_length=60)]
    effects: tuple["AnyEffect", ...] = ()


class If(Effect):
    branches: ClassVar[tuple[str, str]] = ("then", "otherwise")
    do: Literal["if"]
    holds: Condition
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class Attempt(Effect):
    """What stands before a printed arrow, and what follows only if all of it was fully done."""

    branches: ClassVar[tuple[str, str]] = ("then", "otherwise")
    do: Literal["attempt"]
    effects: tuple["AnyEffect", ...] = Field(min_length=1)
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class EachRanger(Effect):
    """The same for each Ranger in seat order; "you" is each in turn."""

    do: Literal["each_ranger"]
    effects: tuple["AnyEffect", ...] = Field(min_length=1)
    others: bool = False


class ReadEntry(StoryEffect):
    """An entry of the guide is read."""

    do: Literal["entry"]
    entry: EntryId

    def opens(self) -> tuple[str, ...]:
        return (self.entry,)


class Travel(Effect):
    """The group travels now, to a place that is named or as if it had chosen to."""

    do: Literal["travel"]
    to: Name | None = None


class EndDay(Effect):
    do: Literal["end_day"]
    camped: bool = False


class ByHand(Effect):
    """Whom it is about does what these words say, with the toolkit (ER-18.4): of cards that a server has brought in."""

    do: Literal["by_hand"]
    text: Annotated[str, Field(min_length=1, max_length=2_000)]


# ---------------------------------------------------------------------- campaign


class GainMission(Effect):
    do: Literal["mission"]
    mission: Name


class CheckMission(Effect):
    do: Literal["mission_check"]
    mission: Name


class EndMission(Effect):
    do: Literal["mission_done"]
    mission: Name


class Reward(Effect):
    """A reward may be swapped in from the next camp on."""

    do: Literal["reward"]
    card: CardRef


class Event(StoryEffect):
    """Something that the valley remembers; conditions ask for it as `{keyword: name}`."""

    do: Literal["event"]
    event: Name

    def gives(self) -> frozenset[str]:
        return frozenset({self.event})


class DayEntry(StoryEffect):
    """An entry that is read on a later day, so many days from now."""

    do: Literal["day_entry"]
    days: Annotated[int, Field(ge=1, le=10)]
    entry: EntryId

    def opens(self) -> tuple[str, ...]:
        return (self.entry,)


class AlterDeck(Effect):
    """A card of a Ranger's deck is traded for a starting card of a set."""

    do: Literal["alter_deck"]
    of_set: Name
    who: Who = "you"


class Malady(Effect):
    """Copies of a malady into somebody's deck, kept even when the day is lost."""

    do: Literal["malady"]
    card: CardRef
    n: Annotated[int, Field(ge=1, le=2)] = 1
    who: Who = "you"


class EndCampaign(Effect):
    """This ending; the day counts as camped."""

    do: Literal["end_campaign"]
    ending: Name


AnyEffect = Annotated[
    Add
    | Remove
    | MoveTokens
    | Use
    | Exhaust
    | Ready
    | Flip
    | Move
    | Attach
    | Discard
    | PutInPlay
    | ShuffleIn
    | Place
    | SetAside
    | RemoveFromDeck
    | Draw
    | DrawPath
    | Search
    | Scout
    | RevealChallenge
    | Fatigue
    | Fatigues
    | Soothe
    | Injure
    | Heal
    | GainEnergy
    | SpendEnergy
    | RangerToken
    | Commit
    | Dodge
    | Modify
    | Cancel
    | Replace
    | ResolveChallenge
    | Choose
    | If
    | Attempt
    | EachRanger
    | ReadEntry
    | Travel
    | EndDay
    | ByHand
    | GainMission
    | CheckMission
    | EndMission
    | Reward
    | Event
    | DayEntry
    | AlterDeck
    | Malady
    | EndCampaign,
    Field(discriminator="do"),
]
Effects = tuple[AnyEffect, ...]
EFFECT_NAMES: Final = effect_names(AnyEffect)
for _model in (RevealChallenge, Replace, Way, Choose, If, Attempt, EachRanger):
    _model.model_rebuild()
