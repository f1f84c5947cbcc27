"""When a card acts, what that costs, and the tests printed on cards (rules 8.1, 9). Pure."""

from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from bot.rules.effects import Condition
from cogs.rangers.content.vocabulary.effects import Discard, Effects, Exhaust, Modify, Remove, SpendEnergy, Use
from cogs.rangers.content.vocabulary.targets import Counted, Find, Target
from cogs.rangers.content.vocabulary.terms import Approach, Aspect, ChallengeIcon

Moment = Literal[
    "play",
    "turn_edge",
    "static",
    "enters",
    "leaves",
    "refresh",
    "rest",
    "start_of_day",
    "path_assembly",
    "arrive",
    "travel_away",
]
Happening = Literal[
    "test_spend",
    "test_fatigue",
    "test_commit",
    "challenge_revealed",
    "test_succeeded",
    "test_failed",
    "test_ended",
    "fatigue",
    "injury",
    "token_added",
    "card_played",
    "drawn",
    "moves",
    "readies",
    "exhausts",
    "challenge_effect",
    "cleared",
    "scout",
    "challenge_shuffled",
    "travelled",
]
MOMENTS: Final = get_args(Moment)
TIMED: Final = ("challenge", "clear", "before", "during", "after")
_NEVER_BEFORE: Final = ("test_succeeded", "test_failed", "test_ended", "cleared", "travelled", "challenge_shuffled")
"""Nothing comes before these: they are what has been."""


def _written(value: Any) -> Any:
    return {"at": value} if isinstance(value, str) else value


class When(BaseModel):
    """The moment at which an ability acts: `play`, `{challenge: crest}`, `{after: injury, who: any}`.

    who      of whom the happening is; you: the card's owner, or of a path card the Ranger it lies at
    card     the card that it happens to, or that was played or drawn
    target   the target of the test; source: what does it; test: the test's name; committed: this card was committed
    token    of `token_added`
    by       of `cleared`: by which tokens
    response it is a card played from the hand at that moment
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    at: Moment | None = None
    challenge: ChallengeIcon | None = None
    clear: Literal["harm", "progress", "rangers"] | None = None
    before: Happening | None = None
    during: Happening | None = None
    after: Happening | None = None
    who: Literal["you", "any", "other"] | None = None
    card: Target | None = None
    target: Find | Literal["self"] | None = None
    source: Find | Literal["self"] | None = None
    test: str | None = None
    token: str | None = None
    by: Literal["harm", "progress", "rangers"] | None = None
    committed: bool = False
    response: bool = False

    @model_validator(mode="after")
    def _is_one_moment(self) -> "When":
        named = [name for name in ("at", *TIMED) if getattr(self, name) is not None]
        if len(named) != 1:
            raise ValueError(f"wants exactly one of {', '.join(MOMENTS)}, or {', '.join(TIMED)}")
        if self.before in _NEVER_BEFORE:
            raise ValueError(f"nothing comes before {self.before}; `after` does")
        filters = (self.who, self.card, self.target, self.source, self.test, self.token)
        if self.happening is None and (any(part is not None for part in filters) or self.committed or self.response):
            raise ValueError(f"`{named[0]}` has nothing to filter by; only before, during and after do")
        if self.by is not None and self.after != "cleared":
            raise ValueError("only `after: cleared` says by which tokens")
        return self

    @property
    def happening(self) -> Happening | None:
        """What it waits for, if it waits for something that happens."""
        return self.before or self.during or self.after

    @property
    def name(self) -> str:
        """The moment in one word: `play`, `challenge_crest`, `after_injury`."""
        if self.at is not None:
            return self.at
        found = next(name for name in TIMED if getattr(self, name) is not None)
        return f"{found}_{getattr(self, found)}"


Cost = Annotated[Exhaust | Use | Discard | SpendEnergy | Remove, Field(discriminator="do")]
"""What an ability can ask for before it acts; paid whole or not at all."""


class PrintedTest(BaseModel):
    """A test that a card offers. target: the card it affects, `self` unless it says otherwise, None: no card;
    difficulty: without one 1; group: all may contribute to it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=2, max_length=30)]
    aspect: Aspect
    approach: Approach
    difficulty: Counted = 1
    target: Literal["self"] | Find | None = "self"
    cost: tuple[Cost, ...] = ()
    success: Effects = ()
    fail: Effects = ()
    always: Effects = ()
    tireless: bool = False
    group: bool = False

    @model_validator(mode="after")
    def _leads_to_something(self) -> "PrintedTest":
        if not self.success and not self.always:
            raise ValueError("success brings nothing")
        return self


_OPEN: Final = ("turn_edge",)
"""Moments at which an ability could be used without end if it cost nothing."""


class Ability(BaseModel):
    """What a card does at a moment. optional: whoever it concerns may decline; limit: once for each of these."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    when: Annotated[When, BeforeValidator(_written)]
    condition: Condition | None = Field(default=None, alias="if")
    cost: tuple[Cost, ...] = ()
    optional: bool = False
    limit: Literal["test", "turn", "round", "day"] | None = None
    do: Effects = Field(min_length=1)

    @model_validator(mode="after")
    def _can_be_used(self) -> "Ability":
        if self.when.at in _OPEN and not self.cost and self.limit is None:
            raise ValueError(f"`{self.when.at}` wants a cost or a limit")
        is_static = self.when.at == "static"
        for effect in self.do:
            if is_static and not isinstance(effect, Modify):
                raise ValueError(f"`static` only modifies, and `{effect.do}` does something")
        if is_static and (self.cost or self.optional or self.limit):
            raise ValueError("`static` always holds: no cost, no limit, not optional")
        return self
