"""What cards and stories may say: one model for each effect (`rules/handlers.py` carries them out). Pure."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bot.rules.effects import Amount, Effect, effect_names
from bot.rules.stories.shapes import Check, GainKeyword, LoseKeyword, StoryEntry

Whom = Literal["me", "walkers"]
"""me: who plays the card; walkers: everybody who is still on the shore."""
CONDITIONS = ("alone", "keyword")
NUMBERS = ("wave", "walker", "strewn")


class PebblesEffect(Effect):
    """What all effects here share: a condition (`if`), and nothing else of what other games' cards can say."""

    when: Literal["now"] = "now"
    trigger: None = None
    limit: None = None
    optional: Literal[False] = False
    tag: None = None


class Gain(PebblesEffect):
    """Stones into the pocket: `{do: gain, n: 2, to: walkers}`."""

    do: Literal["gain"]
    what: Literal["stones"] = "stones"
    n: Amount = 1
    to: Whom = "me"


class Lose(PebblesEffect):
    """Stones out of the pocket, as far as there are any."""

    do: Literal["lose"]
    what: Literal["stones"] = "stones"
    n: Amount = 1
    to: Whom = "me"


class Draw(PebblesEffect):
    """Coat cards from the pile."""

    do: Literal["draw"]
    n: int = Field(default=1, ge=1, le=3)
    to: Whom = "me"


class Look(PebblesEffect):
    """See the next card of the shore, then decide once more."""

    do: Literal["look"]


class Shelter(PebblesEffect):
    """The tide takes nothing from this pocket on this stretch."""

    do: Literal["shelter"]


class Sweep(PebblesEffect):
    """Pick up what lies strewn on the way home."""

    do: Literal["sweep"]


class Calm(PebblesEffect):
    """The last wave that was seen is forgotten."""

    do: Literal["calm"]


class Read(PebblesEffect):
    """Read an entry of the story: `{do: read, entry: bottle}`."""

    do: Literal["read"]
    entry: str


class Pay(PebblesEffect):
    """Stones out of the pocket, then what follows; nothing at all where there are too few."""

    branches: ClassVar[tuple[str, str]] = ("then", "otherwise")
    do: Literal["pay"]
    cost: int = Field(ge=1)
    then: tuple["CardEffect", ...] = ()
    otherwise: tuple["CardEffect", ...] = Field(default=(), alias="else")


class Roll(PebblesEffect):
    """One die, and what its face says: `{do: roll, table: {"1-2": [...], "3+": [...]}}`."""

    do: Literal["roll"]
    table: dict[str, tuple["CardEffect", ...]]


CardEffect = Annotated[
    Gain | Lose | Draw | Look | Shelter | Sweep | Calm | Read | Pay | Roll, Field(discriminator="do")
]
EFFECT_NAMES = effect_names(CardEffect)
for _model in (Pay, Roll):
    _model.model_rebuild()


class DieCheck(Check):
    """A check of a story: a die that must reach this."""

    die: int = Field(ge=2, le=6)

    def measure(self) -> tuple[str, int]:
        return "die", self.die


StoryEffect = Annotated[Gain | Lose | Draw | GainKeyword | LoseKeyword, Field(discriminator="do")]


class PebblesEntry(StoryEntry[StoryEffect, DieCheck]):
    """An entry of a story."""
