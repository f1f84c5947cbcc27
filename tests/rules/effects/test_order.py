"""Who is asked about the order of what happens at once, and who is not."""

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from bot.rules.effects import Condition, Effect
from bot.rules.effects.marks import ANYBODY, ANYTHING, READ, TABLE, Mark, Reads, Whose, is_clash, may_be_same
from bot.rules.effects.order import AlwaysMatters, Unit, contested, in_order
from tests.rules.effects.potions import finished

ANN, BOB = Whose("hero", "ann"), Whose("hero", "bob")
READS = Reads({"hurt": (Mark("hp", Whose("hero"), READ),)}, {"round": (Mark("round", TABLE, READ),)})
CHANGES = {
    "shield": Mark("shield", ANN, "up"),
    "shield bob": Mark("shield", BOB, "up"),
    "strip": Mark("shield", ANN, "down"),
    "heal": Mark("hp", ANN, "up"),
    "blast": ANYTHING,
    "gold": Mark("gold", TABLE, "up"),
}


class Judge:
    """Effects whose `do` says what they change; `asleep` and `spent` are their tags."""

    def marks(self, effect: Effect, context: str) -> list[Mark]:
        return [*self.condition_marks(effect), CHANGES[effect.do]]

    def condition_marks(self, effect: Effect) -> list[Mark]:
        return READS.of_condition(effect.condition)

    def is_spent(self, effect: Effect, context: str) -> bool:
        return effect.tag == "spent"

    def is_awake(self, effect: Effect, context: str) -> bool:
        return effect.tag != "asleep"


def unit(card: str, do: str, **fields: Any) -> Unit:
    return Unit(card, None, [Effect(do=do, **fields)])


def names(*units: Unit) -> list[str]:
    return [found.card for found in contested(units, [""] * len(units), Judge())]


def test_only_those_that_touch_one_another_are_contested() -> None:
    assert names(unit("a", "shield"), unit("b", "shield")) == []
    assert names(unit("a", "shield"), unit("b", "strip"), unit("c", "gold")) == ["a", "b"]
    assert names(unit("a", "shield bob"), unit("b", "strip")) == []
    assert names(unit("a", "gold"), unit("b", "blast")) == ["a", "b"]


def test_what_is_used_up_counts_no_more() -> None:
    assert names(unit("a", "shield"), unit("b", "strip", tag="spent")) == []


def test_what_waits_for_a_later_moment_comes_after_what_does_not() -> None:
    assert names(unit("a", "shield"), unit("b", "strip", when="dawn")) == []
    assert names(unit("a", "shield", when="dawn"), unit("b", "strip", when="dawn")) == ["a", "b"]


def test_a_sleeper_counts_when_something_may_wake_it_even_another_sleeper() -> None:
    sleeper = unit("s", "gold", condition="hurt", tag="asleep")
    assert names(sleeper, unit("a", "shield")) == []
    assert names(sleeper, unit("a", "heal")) == ["s", "a"]
    second = unit("t", "heal", condition="hurt", tag="asleep")
    assert names(sleeper, second, unit("a", "shield")) == []
    # found by its wakening: `b` wakes the second sleeper, which may wake the third
    assert names(second, unit("b", "heal"), unit("u", "gold", condition="hurt", tag="asleep")) == ["t", "b", "u"]


def test_without_a_judge_every_two_are_asked_about() -> None:
    units = [unit("a", "gold"), unit("b", "gold")]
    assert contested(units, ["", ""], AlwaysMatters()) == units


def asked(units: list[Unit]) -> tuple[list[str], list[str]]:
    questions: list[str] = []

    async def ask(found: Mapping[str, Unit]) -> list[str]:
        questions.extend(found)
        return list(found)[::-1]

    order = finished(in_order(units, lambda one: "", lambda units, contexts: Judge(), ask))
    return [one.card for one in order], questions


def test_the_contested_go_first_as_they_were_ordered_and_nobody_is_asked_without_need() -> None:
    assert asked([unit("c", "gold"), unit("a", "shield"), unit("b", "strip")]) == (["b", "a", "c"], ["a|", "b|"])
    assert asked([unit("a", "shield"), unit("b", "gold")]) == (["a", "b"], [])
    assert asked([unit("a", "blast")]) == (["a"], [])


# ---------------------------------------------------------------- marks


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (ANN, ANN, True),
        (ANN, BOB, False),
        (ANN, Whose("hero"), True),
        (ANN, Whose("enemy"), False),
        (TABLE, TABLE, True),
        (ANN, TABLE, False),
        (ANN, ANYBODY, True),
        (Whose("enemy", "e1"), Whose("hero", "e1"), False),
    ],
)
def test_who_may_be_the_same(one: Whose, other: Whose, same: bool) -> None:
    assert may_be_same(one, other) is may_be_same(other, one) is same


def test_only_the_same_change_commutes_with_itself() -> None:
    up, down, put = (Mark("hp", ANN, how) for how in ("up", "down", "set"))
    assert not is_clash([up], [up]) and is_clash([up], [down]) and is_clash([put], [put])
    assert is_clash([Mark("hp", ANN, READ)], [up]) and not is_clash([Mark("hp", ANN, READ)], [Mark("hp", ANN, READ)])


@pytest.mark.parametrize("wrong", [{"all": []}, {"any": []}, {"all": "hurt"}, {"all": {"not": "hurt"}}])
def test_a_condition_of_several_wants_a_list_with_something_in_it(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="wants a list of conditions"):
        TypeAdapter[Any](Condition).validate_python(wrong)
    assert TypeAdapter[Any](Condition).validate_python({"any": ["hurt"]}) == {"any": ["hurt"]}


def test_what_conditions_and_amounts_look_at() -> None:
    looked = [Mark("hp", Whose("hero"), READ), Mark("round", TABLE, READ)]
    assert READS.of_condition({"all": [{"not": "hurt"}, {"ge": ["round", 3]}]}) == looked
    assert READS.of_amount("round") == [looked[1]] and READS.of_amount(3) == [] and READS.of_condition(None) == []
