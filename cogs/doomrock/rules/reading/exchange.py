"""What a place of the map costs and gives, for a glance: icons of its picture, words of its button. Pure."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.rules.effects import PerAmount, TableAmount
from cogs.doomrock.content.vocabulary import Choose, Cost, Effects, Lose, Status, Test

_COUNTED: Final = ("gain", "heal", "expose", "unexpose", "enrage", "damage", "lose_hp")
_IN_WORDS: Final = frozenset(_COUNTED) | {"camp", "event", "loot", "peril", "draw", "lose", "status"}
"""Effects that `glance` has words for, besides what leads to others."""
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
        elif word.do in _COUNTED:
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


def price(cost: Cost) -> list[Text]:
    """A cost in words, one piece for each kind."""
    return [text("dr-view-cost", kind=kind, n=n) for kind, n in cost.items()]


def price_in_signs(cost: Cost, tax: int = 0) -> list[Text]:
    """The same in signs, for a button without room for it. tax: the silver that the setting takes besides."""
    paid = {kind: n if isinstance(n, int) else 1 for kind, n in cost.items()}
    return [text("dr-price", **{kind: paid.get(kind, 0) for kind in _PAID}, tax=tax)]


def glance(effects: Effects, heroes: int) -> list[Text]:
    """What effects amount to in words of a button; of a TEST what passing and failing it bring. What it has no words
    for is left out (`is_told`)."""
    found: list[Text] = []
    for (_, whom), alike in groupby(effects, lambda one: (one.do, _whom(one))):
        some = tuple(alike)
        said = [_in_words(effect, heroes) for effect in some]
        if said[0] is None:
            found += [_glanced(kind, 1 if kind == "loot" else n, whom) for kind, n in gives(some, heroes)]
        else:
            found += [one for one in said if one is not None]
    return summed(found)


def summed(gives: list[Text]) -> list[Text]:
    """What `glance` gives: one of what is the same twice, and of things for all heroes only the last says so."""
    found: list[Text] = []
    for one in gives:
        last = found[-1].params if found and found[-1].key == one.key == "dr-glance" else None
        n = one.params.get("n")
        if last is not None and {**last, "n": n} == one.params and isinstance(n, int) and isinstance(last["n"], int):
            found[-1] = Text(one.key, {**one.params, "n": n + last["n"]})
        else:
            found.append(one)
    for place, one in enumerate(found[:-1]):
        if (
            one.key == found[place + 1].key == "dr-glance"
            and one.params["whom"] == "each" == found[place + 1].params["whom"]
        ):
            found[place] = Text(one.key, {**one.params, "whom": ""})
    return found


def _in_words(effect: Any, heroes: int) -> Text | None:
    """What is more than a number of something."""
    if effect.do == "draw":
        return _drawn(effect, heroes)
    if isinstance(effect, Test):
        return _tested(effect, heroes)
    if isinstance(effect, Choose):
        return _either([glance(option.effects, heroes) for option in effect.options])
    if isinstance(effect, Lose):
        return _glanced(f"lose_{effect.what}", _number(effect.n, heroes), _whom(effect))
    if isinstance(effect, Status):
        n = effect.n if isinstance(effect.n, int) else 0
        return text("dr-glance-status", status=effect.name, n=n, whom=_whom(effect), who="")
    return None


def _either(ways: list[list[Text]]) -> Text:
    found = text("dr-glance-way", gives=ways[0])
    for way in ways[1:]:
        found = text("dr-glance-or", before=found, gives=way)
    return found


def is_told(effects: Effects) -> bool:
    """Whether `glance` has words for all that these effects do, but whom the party takes for it."""
    return all(_has_words(effect) for effect in effects)


def is_exposing(effects: Effects) -> bool:
    """Whether any of these effects, or either end of a TEST among them, may give heroes expose markers."""
    ends = [end for one in effects if isinstance(one, Test) for end in (one.success, one.fail)]
    return any(one.do == "expose" for one in effects) or any(map(is_exposing, ends))


def _has_words(effect: Any) -> bool:
    if effect.optional or effect.condition is not None or effect.trigger is not None:
        return False
    if isinstance(effect, Test):
        return is_told(effect.success) and is_told(effect.fail)
    if isinstance(effect, Choose):
        return all(is_told(option.effects) for option in effect.options)
    if effect.do == "gain" and effect.what == "item":
        return False
    if effect.when == "next_battle" and _whom(effect) != "boss":
        return False
    return effect.do in _IN_WORDS and (not hasattr(effect, "n") or _number(effect.n, 2) is not None)


def _whom(effect: Any) -> str:
    """Whom it is for, where that is not asked: `each` hero, the `boss`; empty: the party, or somebody who is asked."""
    to = getattr(effect, "to", "")
    return {"each_hero": "each", "the_boss": "boss"}.get(to, "")


def for_one(effect: Any, heroes: int, who: str) -> list[Text]:
    """What an effect amounts to that is for somebody who was chosen. who: a reference to the hero's name."""
    return [Text(one.key, {**one.params, "whom": "one", "who": who}) for one in glance((effect,), heroes)]


def woken(effects: Effects, trigger: str, heroes: int) -> list[Text]:
    """What those of the effects amount to that wait for an action of the party."""
    waiting = [effect for effect in effects if effect.trigger == trigger and effect.condition is None]
    return glance(tuple(waiting), heroes)


def _glanced(kind: str, n: int | str | None, whom: str = "") -> Text:
    return text("dr-glance", what=kind, n="" if n is None else n, of=0, whom=whom, who="")


def _tested(effect: Test, heroes: int) -> Text:
    brings, fails = glance(effect.success, heroes), glance(effect.fail, heroes)
    return text(
        "dr-glance-test",
        stat=effect.stat,
        n=effect.difficulty,
        many=len(brings),
        brings=brings,
        fails=fails,
        bad=len(fails),
        odds="none",
        best=0,
    )


Odds = tuple[tuple[str, int, int, bool], ...]
"""Of TESTs: stat, difficulty, how likely in per cent the best hero passes, and whether that is all there is to
say: the others are as likely to, or it is sure."""


def with_odds(gives: list[Text], odds: Odds) -> list[Text]:
    """What `glance` gives; of each TEST with the chance of whoever is best at it."""
    found: dict[tuple[Any, Any], tuple[int, bool]] = {
        (stat, difficulty): (best, alike) for stat, difficulty, best, alike in odds
    }
    told = []
    for one in gives:
        known = found.get((one.params.get("stat"), one.params.get("n"))) if one.key == "dr-glance-test" else None
        if known is not None:
            one = Text(one.key, {**one.params, "best": known[0], "odds": "alike" if known[1] else "best"})
        told.append(one)
    return told


def _drawn(effect: Any, heroes: int) -> Text:
    n = _number(effect.n, heroes) or 1
    kept = effect.keep or n
    return text("dr-glance", what=effect.deck, n=kept, of=n if n > kept else 0, whom="", who="")


def camp_first(gives: list[Text], lesson: int, have: int, idle: bool = False, *, short: bool = False) -> list[Text]:
    """What `glance` gives; of a camp that what stands behind it comes after it, too late for a level (DR-5.2).

    lesson: what a level costs where nobody can pay it, and have how much of that there will be; 0: that is not said
    idle: whether nothing comes of any of it; short: in fewer words
    """
    place = next((n for n, one in enumerate(gives) if one.params.get("what") == "camp"), None)
    if place is None:
        return gives
    then = gives[place + 1 :]
    told = {"lesson": lesson, "have": have, "idle": "yes" if idle else "no", "short": "yes" if short else "no"}
    return [*gives[:place], text("dr-glance-camp", **told, many=len(then), then=then)]


def in_brief(gives: list[Text], *, most: int = 1) -> list[Text]:
    """What `glance` gives; of a TEST without whom it is for, and without what failing it brings where passing it brings
    more than `most` things, for which no button has room. Where its odds are told, they and the first thing are all."""
    return [_test_in_brief(one, most) if one.key == "dr-glance-test" else one for one in gives]


def _test_in_brief(told: Text, most: int) -> Text:
    plain = {**told.params, **{end: _for_anybody(told.params[end]) for end in ("brings", "fails")}}
    if plain["odds"] != "none":
        is_more = plain["many"] > 1 or plain["bad"] > 0
        first = {"brings": plain["brings"][:1], "many": min(plain["many"], 1)}
        return Text("dr-glance-test-brief", {**plain, **first, "sure": [], "safe": 0, "bad": 0, "more": int(is_more)})
    found = certain(plain)
    if found["many"] > most:
        found = {**found, "bad": 0}
    return Text("dr-glance-test-brief", {**found, "more": 0})


def _for_anybody(gives: list[Text]) -> list[Text]:
    return [Text(one.key, {**one.params, "whom": ""}) for one in gives]


def certain(test: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a TEST with what both of its ends bring apart, as `sure`: all that failing it brings, where
    passing it brings that besides something else."""
    brings, fails = list(test["brings"]), list(test["fails"])
    if not fails or len(fails) >= len(brings) or any(one not in brings for one in fails):
        return {**test, "sure": [], "safe": 0}
    rest = [one for one in brings if one not in fails]
    return {**test, "sure": fails, "safe": len(fails), "brings": rest, "many": len(rest), "fails": [], "bad": 0}


def outcome(words: str, cost: Cost, effects: Effects, heroes: int, odds: Odds = ()) -> tuple[Text, Text, Text]:
    """A way that a card offers, with what it costs and what comes of it; the same in brief; and with what it costs
    alone."""
    gives = with_odds(glance(effects, heroes), odds) if is_told(effects) else []
    full, bare = (
        text("dr-option-outcome", words=words, costs=len(cost), price=price(cost), gives=found, many=len(found))
        for found in (gives, [])
    )
    short = in_brief(gives) if odds else gives
    if short == gives:  # no TEST whose odds could be said in fewer words
        return full, bare, bare
    brief = text("dr-option-outcome-brief", before=bare, first=short[0], then=short[1:], many=len(short))
    return full, brief, bare
