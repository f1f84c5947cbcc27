"""The rulebook's words and numbers (LE-5, LE-9, LE-11, LE-19.12). Pure."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Attribute = Literal["STR", "AGI", "INT", "CHA"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = ("STR", "AGI", "INT", "CHA")
BoonKind = Literal["STR", "AGI", "INT", "CHA", "DIV", "DIFF", "any_att", "any"]
ConditionToken = Literal["injury", "trauma", "sunbleached", "dimrot"]
Slot = Literal["hand", "head", "chest", "feet", "small"]
CardClass = Literal["offensive", "defensive", "support"]
CardKind = Literal["action", "reaction"]
EnemyType = Literal["minion", "elite", "boss", "environment"]
Tier = Literal["basic", "common", "uncommon", "rare", "quest"]

DIVINUM: Final = ("D4", "D6", "D8", "D10", "D12", "D12+D4", "D20", "D20+D6")
"""LE-5.5: the ladder of the divinum dice."""
Divinum = Literal["D4", "D6", "D8", "D10", "D12", "D12+D4", "D20", "D20+D6"]
MOBILITY: Final = (4, 6, 8, 10)
"""LE-5.4."""
Mobility = Literal[4, 6, 8, 10]

_OFFENSIVE: Final = ("offensive",)
_DEFENSIVE: Final = ("defensive",)
_SUPPORT: Final = ("support",)
SLOT_CLASSES: Final = (
    _OFFENSIVE,
    _DEFENSIVE,
    *(2 * (_OFFENSIVE + _SUPPORT, _DEFENSIVE + _SUPPORT)),
    *(_OFFENSIVE + _SUPPORT, _DEFENSIVE + _SUPPORT),
    *(2 * (_OFFENSIVE + _DEFENSIVE + _SUPPORT,)),
)
"""LE-9.2: which classes of cards each of the ten slots of the hotbar holds."""
OPENED_AT: Final = {7: 1, 8: 3, 9: 5, 10: 7}
"""LE-9.2: slots that are locked at first, and from how many advancements on they are open."""
CAPACITY: Final[Mapping[str, int]] = {"hand": 3, "head": 1, "chest": 1, "feet": 1, "small": 4}
"""LE-11.1: how many items are worn in each kind of slot."""

Window = Literal[
    "before_draw",
    "dual_drawn",
    "enemy_revealed",
    "enemy_targets",
    "before_roll",
    "during_roll",
    "after_roll",
    "before_action",
    "after_action",
    "attacked",
    "damaged",
    "dealt_damage",
    "terror_gain",
    "pushed",
    "moved",
    "entered",
    "would_be_ko",
    "enemy_defeated",
    "activation_start",
    "activation_end",
    "round_end",
    "entry_opened",
    "camp_step",
    "act_end",
    "time_at",
]
"""LE-19.12, and the moments of the story (rules 9)."""
Until = Literal[
    "instant",
    "roll",
    "attack",
    "action",
    "activation",
    "enemy_activation",
    "round",
    "while_dark",
    "combat",
    "camp",
    "adventure",
    "permanent",
]
Stat = Literal[
    "armor",
    "mob",
    "STR",
    "AGI",
    "INT",
    "CHA",
    "all_att",
    "div_dice",
    "roll_dice",
    "difficulty",
    "en",
    "sun",
    "moon",
    "weapon_damage",
    "damage_dealt",
    "damage_taken",
    "terror_taken",
    "move_enemy",
    "ignore_armor",
]


def _as_written(value: Any) -> Any:
    """An id that is only a number may be written as one."""
    return str(value) if type(value) is int else value


Id = Annotated[str, BeforeValidator(_as_written), Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._/ -]*$", max_length=60)]
Word = Annotated[str, Field(min_length=1, max_length=40)]
"""A keyword as it is printed: `Sleight of Hand`."""
Letter = Annotated[str, Field(pattern=r"^[A-Z]{1,2}$")]
SpaceId = Annotated[str, Field(pattern=r"^([A-Z][1-9][0-9]?|[a-z0-9_]+)$", max_length=40)]
EdgeId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_]+\|[A-Za-z0-9_]+$", max_length=80)]
"""`C2|D2`: the border between two spaces."""


class Part(BaseModel):
    """Fixed, and without fields that it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
