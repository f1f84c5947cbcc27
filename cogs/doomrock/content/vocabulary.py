"""The vocabulary of Doomrock's cards as checked data: every effect, what may stand in it, whom it concerns. Pure.

An effect is a model here and has a handler in `rules/registry.py`; what a card may say is
exactly what these types allow, so a misspelt card is refused when it is loaded, not when it is drawn (E-19).
"""

from typing import Annotated, ClassVar, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from bot.rules.effects import Amount, Effect, effect_names

One = Literal[
    "self",
    "target",
    "attacker",
    "slayer",
    "tester",
    "active_hero",
    "the_boss",
    "highest_threat",
    "lowest_threat",
    "lowest_hp",
    "most_exposed",
    "random_hero",
    "one_hero",
    "other_hero",
    "one_enemy",
    "one_minion",
    "one_boss",
    "one_group",
    "subject",
]
Many = Literal[
    "each_hero",
    "other_heroes",
    "heroes_in_group",
    "all_enemies",
    "all_minions",
    "enemies_in_group",
    "adjacent_enemies",
]
Selector = Literal[One, Many]
MANY: tuple[str, ...] = get_args(Many)
Filter = Literal["adjacent", "not_adjacent", "surrounded", "exposed", "hidden"]
Filters = Annotated[tuple[Filter, ...], BeforeValidator(lambda v: [v] if isinstance(v, str) else v)]
Range = Literal["melee", "ranged", "any", "self"]
Stat = Literal["str", "agi", "int", "none"]
Trigger = Literal[
    "use",
    "start_of_round",
    "end_of_round",
    "battle_start",
    "battle_end",
    "roll_final",
    "own_attack",
    "on_attacked",
    "on_damaged",
    "enemy_defeated",
    "hero_fallen",
    "travel",
    "visit",
    "explore",
    "venture",
    "camp",
    "level_up",
]
Timing = Literal["now", "after_attack", "next_battle"]
Limit = Literal["attack", "round", "battle", "segment", "game"]
Lasting = Literal["attack", "round", "battle", "while_locked", "while_equipped", "segment", "game"]
StatusName = Literal["hidden", "bogged", "stunned", "weakened", "immovable"]
CostKind = Literal["time", "secret", "silver", "heroism", "shield", "peril", "hp", "item"]
Cost = dict[CostKind, int | str]
"""What is paid: `{time: 1, secret: 1}`; an item is named by its deck: `{item: common}`."""
CONDITIONS = frozenset(
    {
        "surrounded",
        "adjacent",
        "hidden",
        "exposed",
        "rampaging",
        "hp_le",
        "enrage_ge",
        "minions_le",
        "die_face",
        "heroism_ge",
        "damaged",
        "is",
        "area_kind",
        "segment",
        "round",
    }
)
NUMBERS = frozenset(
    {"hero", "living_hero", "adjacent_enemy", "expose_on_target", "locked_die", "enrage", "segment", "round", "base"}
)


class DoomrockEffect(Effect):
    """An effect of Doomrock: the shared frame with this game's moments."""

    when: Timing = "now"
    trigger: Trigger | None = None
    limit: Limit | None = None
    tag: Literal["rampage"] | None = None
    lasts: Lasting | None = None
    range: Range | None = None
    """attack: how far it reaches, instead of its card's range. With `trigger: own_attack`: which attacks wake it."""


class Attack(DoomrockEffect):
    do: Literal["attack"]
    n: Amount
    to: Selector = "target"
    filter: Filters = ()


class AttackBonus(DoomrockEffect):
    do: Literal["attack_bonus"]
    n: Amount


class Damage(DoomrockEffect):
    do: Literal["damage"]
    n: Amount
    to: Selector = "target"
    filter: Filters = ()


class LoseHp(DoomrockEffect):
    do: Literal["lose_hp"]
    n: Amount
    to: Selector = "target"
    filter: Filters = ()


class Heal(DoomrockEffect):
    do: Literal["heal"]
    n: Amount
    to: Selector = "target"
    filter: Filters = ()


class Gain(DoomrockEffect):
    do: Literal["gain"]
    what: Literal["silver", "time", "secret", "shield", "heroism", "item"]
    n: Amount = 1
    to: Selector = "target"
    filter: Filters = ()
    deck: Literal["common", "epic"] | None = None


class Lose(DoomrockEffect):
    do: Literal["lose"]
    what: Literal["silver", "time", "secret", "shield", "heroism", "item"]
    n: Amount = 1
    to: Selector = "target"
    filter: Filters = ()
    deck: Literal["common", "epic"] | None = None


class Expose(DoomrockEffect):
    do: Literal["expose"]
    n: Amount = 1
    to: Selector = "target"
    filter: Filters = ()


class Unexpose(DoomrockEffect):
    do: Literal["unexpose"]
    n: Amount = 1
    to: Selector = "target"
    filter: Filters = ()


class Move(DoomrockEffect):
    """Somebody changes groups. `to: choice` leaves the destination to the mover's player."""

    do: Literal["move"]
    who: Selector = "self"
    to: Selector | Literal["choice"] = "choice"
    slip: bool = False
    filter: Filters = ()


class Push(DoomrockEffect):
    do: Literal["push"]
    who: Selector = "target"
    filter: Filters = ()


class Pull(DoomrockEffect):
    do: Literal["pull"]
    who: Selector = "target"
    to: Selector = "self"
    filter: Filters = ()


class Spawn(DoomrockEffect):
    """New minions (or a boss). `where` omitted: the leader places them (DR-1.4)."""

    do: Literal["spawn"]
    what: Literal["minion", "boss"] = "minion"
    n: Amount = 1
    where: Literal["alone", "with_boss", "active_hero"] | None = None


class Status(DoomrockEffect):
    do: Literal["status"]
    name: StatusName
    n: Amount = 1
    to: Selector = "target"
    filter: Filters = ()


class Modify(DoomrockEffect):
    """Changes a number of somebody for a while; as a passive of a card, while the card is in force."""

    do: Literal["modify"]
    what: Literal["threat", "armor", "attack", "str", "agi", "int", "test", "rerolls", "dice", "max_hp"]
    n: Amount
    to: Selector = "self"
    filter: Filters = ()


class Draw(DoomrockEffect):
    do: Literal["draw"]
    deck: Literal["common", "epic"]
    n: Amount = 1
    keep: int | None = None


class Loot(DoomrockEffect):
    do: Literal["loot"]


class Test(DoomrockEffect):
    do: Literal["test"]
    stat: Literal["str", "agi", "int"]
    difficulty: int = Field(ge=2, le=12)
    success: tuple["AnyEffect", ...] = Field(default=(), alias="pass")
    fail: tuple["AnyEffect", ...] = ()


class ChoiceOption(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    text: str = Field(max_length=80)
    cost: Cost = {}
    effects: tuple["AnyEffect", ...] = ()


class Choose(DoomrockEffect):
    do: Literal["choose"]
    options: tuple[ChoiceOption, ...] = Field(min_length=2)


class Pay(DoomrockEffect):
    branches: ClassVar[tuple[str, str]] = ("then", "otherwise")
    do: Literal["pay"]
    cost: Cost
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class Dice(DoomrockEffect):
    """Does something to dice. from: whose; by: which enemy takes them; face: 1..6 or `choice`."""

    do: Literal["dice"]
    op: Literal["lock", "unlock", "steal", "return", "reroll", "set_face"]
    n: Amount = 1
    source: Selector = Field(default="self", alias="from")
    by: Selector | None = None
    face: int | Literal["choice"] | None = None
    filter: Filters = ()


class Enrage(DoomrockEffect):
    do: Literal["enrage"]
    n: Amount = 1


class Activate(DoomrockEffect):
    """An enemy acts once more, by a new AI card."""

    do: Literal["activate"]
    who: Selector = "self"


class Peril(DoomrockEffect):
    do: Literal["peril"]


class Event(DoomrockEffect):
    do: Literal["event"]


class Camp(DoomrockEffect):
    do: Literal["camp"]


AnyEffect = Annotated[
    Attack
    | AttackBonus
    | Damage
    | LoseHp
    | Heal
    | Gain
    | Lose
    | Expose
    | Unexpose
    | Move
    | Push
    | Pull
    | Spawn
    | Status
    | Modify
    | Draw
    | Loot
    | Test
    | Choose
    | Pay
    | Dice
    | Enrage
    | Activate
    | Peril
    | Event
    | Camp,
    Field(discriminator="do"),
]
Effects = tuple[AnyEffect, ...]
EFFECT_NAMES = effect_names(AnyEffect)
for _model in (Test, ChoiceOption, Choose, Pay):
    _model.model_rebuild()
