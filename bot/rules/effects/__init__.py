"""The effect engine of all games: effects as data, how their amounts and conditions are read, and how they run.

facts, conditions, amounts, model   what a pack may say
registry, engine, shared            who carries it out
marks, order                        in which order, where several happen at once
index, errata, packs                where an effect stands, and whose card it is
"""

from bot.rules.effects.amounts import (
    MOST_AMOUNT,
    Amount,
    BaseAmount,
    DieAmount,
    PerAmount,
    TableAmount,
    amount,
    bounded,
    highest,
    of_face,
)
from bot.rules.effects.conditions import (
    Condition,
    Reading,
    condition_arguments,
    condition_numbers,
    condition_size,
    condition_words,
    holds,
    reading,
)
from bot.rules.effects.facts import Facts
from bot.rules.effects.model import Effect, effect_models, effect_name, effect_names

__all__ = [
    "MOST_AMOUNT",
    "Amount",
    "BaseAmount",
    "Condition",
    "DieAmount",
    "Effect",
    "Facts",
    "PerAmount",
    "Reading",
    "TableAmount",
    "amount",
    "bounded",
    "condition_arguments",
    "condition_numbers",
    "condition_size",
    "condition_words",
    "effect_models",
    "effect_name",
    "effect_names",
    "highest",
    "holds",
    "of_face",
    "reading",
]
