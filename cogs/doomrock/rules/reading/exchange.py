"""What a place of the map costs and gives, for a glance: icons of its picture, words of its button. Pure."""

from itertools import groupby
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.rules.effects import PerAmount, TableAmount
from cogs.doomrock.content.vocabulary import Choose, Cost, Effects, Test

_PAID: Final = ("time", "secret", "silver", "item", "heroism", "shield", "hp", "peril")


def cost_of(cost: Cost) -> list[list[Any]]:
    """A cost as pairs of kind and number; items by deck: `[["time", 1], ["item", "common"]]`."""
    return [[kind, n] for kind, n in cost.items()]


def gives(words: Effects, heroes: int) -> list[list[Any]]:
    """What effects amount to, as pairs of icon and number or letters, for a glance: no conditions, no targets."""
    found: list[list[Any]] = []
    for word in words:
        if word.do == "camp" or word.do in ("event", "loot", "peril"):
            found.append([word.do, None])
        elif word.do == "test":
            found.append(["test", f"{word.stat.upper()} {word.difficulty}"])
        elif word.do == "draw":
            found.append([word.deck, word.keep or _number(word.n, heroes)])
        elif word.do in ("gain", "heal", "expose", "unexpose", "enrage", "damage", "lose_hp"):
            kind = word.what if word.do == "gain" else word.do
            n = _number(word.n, heroes)
            if found and found[-1][0] == kind and isinstance(n, int) and isinstance(found[-1][1], int):
                found[-1][1] += n
            else:
                found.append([kind, n])
        elif isinstance(word, Choose):
            found.append(["choose", None])
    return found


def _number(amount: Any, heroes: int) -> int | None:
    """A printed amount as a number, None when it depends on more than the number of heroes."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, PerAmount) and amount.per in ("hero", "living_hero"):
        return min(heroes * amount.times + amount.plus, amount.max or 99)
    if isinstance(amount, TableAmount):
        return amount.table[min(max(heroes - 2, 0), len(amount.table) - 1)]
    return None


def price(cost: Cost) -> Text:
    """A cost in signs."""
    paid = {kind: n if isinstance(n, int) else 1 for kind, n in cost.items()}
    return text("dr-price", **{kind: paid.get(kind, 0) for kind in _PAID})


def glance(effects: Effects, heroes: int) -> list[Text]:
    """What effects amount to in words of a button; of a TEST what passing it brings."""
    found: list[Text] = []
    for kind, some in groupby(effects, lambda effect: effect.do if effect.do in ("draw", "test") else ""):
        if kind == "draw":
            found += [_drawn(effect, heroes) for effect in some]
        elif kind == "test":
            found += [_tested(effect, heroes) for effect in some if isinstance(effect, Test)]
        else:
            found += [
                text("dr-glance", what=kind, n="" if n is None else n, of=0) for kind, n in gives(tuple(some), heroes)
            ]
    return found


def _tested(effect: Test, heroes: int) -> Text:
    brings = glance(effect.success, heroes)
    return text("dr-glance-test", stat=effect.stat, n=effect.difficulty, many=len(brings), brings=brings)


def _drawn(effect: Any, heroes: int) -> Text:
    n = _number(effect.n, heroes) or 1
    kept = effect.keep or n
    return text("dr-glance", what=effect.deck, n=kept, of=n if n > kept else 0)
