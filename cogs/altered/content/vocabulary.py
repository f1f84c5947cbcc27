"""The words of Altered's effects as data: verbs with their conditions (rules 9.2-9.4). Pure models, no behaviour.

A step is `{do: gain, what: boost, n: 2, who: {target: {by: me}}}`. Conditions and plain amounts are the house's
(`bot/rules/effects`); what they may name stands in `CONDITIONS` and `NUMBERS`.
"""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from bot.rules.effects import effect_names
from cogs.altered.content.filters import Cost, Filter, Number, Pick, Question, Side, Strict, Who

At = Literal["mine", "other", "facing", "hero", "companion", "each", "pick", "foe_hero", "foe_companion", "any"]
Until = Literal["turn", "afternoon", "day"]
CONDITIONS: Final = frozenset(
    {
        "first_player",
        "behind",
        "tied",
        "ahead",
        "region",
        "hand_empty",
        "reserve_empty",
        "did",
        "me_is",
        "it_is",
        "event_is",
        "from_reserve",
        "tiebreak",
        "there_is",
    }
)
NUMBERS: Final = frozenset(
    {
        "day",
        "orbs",
        "ready_orbs",
        "hand",
        "reserve",
        "landmarks",
        "die",
        "regions_between",
        "boosts",
        "my_characters",
        "their_characters",
        "opponent_hand",
        "opponent_reserve",
        "here",
        "facing",
        "zero_stats",
        "hand_cost",
    }
)


class Verb(Strict):
    """What every step may carry: a condition, and whether its controller may decline it just before it (D9). It acts
    when it is reached: none has a moment, a limit or a tag of its own."""

    when: ClassVar[str] = "now"
    limit: ClassVar[str | None] = None
    tag: ClassVar[str | None] = None

    do: str
    condition: Question | None = Field(default=None, alias="if")
    optional: bool = False


class Compound(Verb):
    """A verb that carries out steps of its own: "if you do" then asks about the last of them."""


class Gain(Verb):
    """Status, or `boost` or another counter. most: caps the result (AL-13.11)."""

    do: Literal["gain"]
    what: str
    n: Number = 1
    who: Who = "me"
    most: int | None = None


class Lose(Verb):
    """The opposite; n 0: all of them."""

    do: Literal["lose"]
    what: str
    n: Number = 0
    who: Who = "me"


class Draw(Verb):
    do: Literal["draw"]
    n: Number = 1
    player: Literal["me", "opponent", "each"] = "me"


class Discard(Verb):
    """Objects, or so many cards from a hand (`hand: 1`), chosen by whose hand it is."""

    do: Literal["discard"]
    who: Who | None = None
    hand: int = 0
    player: Literal["me", "opponent", "each"] = "me"


class Sacrifice(Verb):
    do: Literal["sacrifice"]
    who: Filter = Filter(type="character")
    me: bool = False
    player: Literal["me", "opponent", "each"] = "me"


class Send(Verb):
    """To its owner's Reserve."""

    do: Literal["send"]
    who: Who = "me"
    exhausted: bool = False


class Return(Verb):
    """To its owner's hand."""

    do: Literal["return"]
    who: Who = "me"


class ToDeckTop(Verb):
    do: Literal["to_deck_top"]
    who: Who = "me"


class ToMana(Verb):
    """An object, or the top card of the deck (`top: 1`); exhausted (AL-4.6)."""

    do: Literal["to_mana"]
    who: Who | None = None
    top: int = 0


class Resupply(Verb):
    do: Literal["resupply"]
    n: Number = 1
    exhausted: bool = False
    player: Literal["me", "opponent", "each"] = "me"


class Sabotage(Verb):
    """Discard up to one target card in any Reserve (AL-13.9)."""

    do: Literal["sabotage"]
    who: Pick = Pick(target=Filter(zone="reserve"), up_to=True)


class Create(Verb):
    do: Literal["create"]
    token: str
    n: Number = 1
    at: At = "pick"


class Advance(Verb):
    """Forward, or backward when negative; so many single moves (AL-1.5)."""

    do: Literal["advance"]
    n: int = 1
    at: At = "mine"


class Switch(Verb):
    do: Literal["switch"]
    who: Who = "me"


class Exhaust(Verb):
    do: Literal["exhaust"]
    who: Who = "me"


class Ready(Verb):
    """Objects, or so many of my orbs."""

    do: Literal["ready"]
    who: Who | None = None
    orbs: int = 0


class PlayCard(Verb):
    """Play a card now: free, or for less. From the hand or the Reserve."""

    do: Literal["play"]
    which: Filter = Filter(zone="hand")
    free: bool = False
    minus: int = 0
    no_hand_icon: bool = False


class Activate(Verb):
    """Icons of an object once more."""

    do: Literal["activate"]
    who: Who = "me"
    icons: tuple[Literal["join", "hand", "reserve"], ...]


class Roll(Compound):
    """A die, then what its face says: `table: {"1-3": [...], "4-6": [...]}`."""

    do: Literal["roll"]
    table: dict[str, tuple["Step", ...]] = Field(default_factory=dict)
    plus: Number = 0


class LookAt(Verb):
    """Look at the top n, take so many to a zone, or fewer (`up_to`), the rest elsewhere."""

    do: Literal["look"]
    n: int = Field(ge=1)
    take: int = 1
    up_to: bool = True
    to: Literal["hand", "reserve", "mana"] = "hand"
    rest: Literal["top", "bottom", "discard"] = "bottom"


class Exchange(Verb):
    """Two simultaneous moves: this goes where that is and the other way round (AL-13.13)."""

    do: Literal["exchange"]
    who: Who
    other: Who


class AfterYou(Verb):
    do: Literal["after_you"]


class Win(Verb):
    do: Literal["win"]
    player: Side = "me"


class Lock(Verb):
    """An expedition cannot move forward this day (AL-10.13)."""

    do: Literal["lock"]
    at: At = "facing"


class Next(Verb):
    """The next fitting card that I play costs less, or something happens with it (AL-7.11)."""

    do: Literal["next"]
    which: Filter = Filter()
    until: Until = "turn"
    minus: int = 0
    steps: tuple["Step", ...] = ()


class Each(Compound):
    """A loop over objects; `it` is the object."""

    do: Literal["each"]
    objects: Filter
    steps: tuple["Step", ...]


class Choose(Compound):
    """Modes, declared up front (D7)."""

    do: Literal["choose"]
    n: int = 1
    modes: tuple[tuple["Step", ...], ...] = Field(min_length=2)


class Pay(Compound):
    """You may pay this; if you do, the steps (D10). Their targets are chosen between the yes and the payment."""

    do: Literal["pay"]
    price: Cost = Field(alias="cost")
    steps: tuple["Step", ...]


Step = Annotated[
    Gain
    | Lose
    | Draw
    | Discard
    | Sacrifice
    | Send
    | Return
    | ToDeckTop
    | ToMana
    | Resupply
    | Sabotage
    | Create
    | Advance
    | Switch
    | Exhaust
    | Ready
    | PlayCard
    | Activate
    | Roll
    | LookAt
    | Exchange
    | AfterYou
    | Win
    | Lock
    | Next
    | Each
    | Choose
    | Pay,
    Field(discriminator="do"),
]
Steps = tuple[Step, ...]


class Instead(Compound):
    """What happens instead of a part of an event (AL-9.4). No card says it by this name: see `cards.Replace`."""

    do: Literal["instead"] = "instead"
    steps: Steps


for _model in (Roll, Next, Each, Choose, Pay):
    _model.model_rebuild()
VERBS: Final = effect_names(Step)
"""The names of all verbs, in the order of the models."""
