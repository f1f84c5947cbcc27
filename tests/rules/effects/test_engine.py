"""The frame around every effect: condition, moment, limit, consent, cost, what follows, and one result each."""

from typing import Any, Literal

import pytest

from bot.rules.effects import Effect, effect_models, effect_names, shared
from bot.rules.effects.amounts import DieAmount, TableAmount, highest
from bot.rules.effects.engine import end_scope
from bot.rules.effects.registry import EffectRegistry, Result, combined, result_of
from tests.rules.effects.potions import HANDLERS, AnyEffect, Context, Pay, run, swap, table

GAIN = {"do": "gain", "what": "coin"}
DONE, PARTLY, NOT_DONE = Result.DONE, Result.PARTLY, Result.NOT_DONE


def test_each_effect_has_one_result_and_a_card_has_that_of_all() -> None:
    play = table()
    assert run(play, {"do": "lose", "what": "coin", "n": 2}) is DONE
    assert run(play, {"do": "lose", "what": "coin", "n": 2}) is NOT_DONE
    play.coin["ann"] = 1
    assert run(play, {"do": "lose", "what": "coin", "n": 2}) is PARTLY
    assert run(play, GAIN, {"do": "lose", "what": "coin", "n": 9}) is PARTLY
    assert run(play) is DONE
    assert [result for _, result in play.results] == [DONE, NOT_DONE, PARTLY, DONE, PARTLY]
    assert combined([DONE, NOT_DONE]) is PARTLY and combined([NOT_DONE, NOT_DONE]) is NOT_DONE
    assert [result_of(3, n) for n in (0, 2, 3)] == [NOT_DONE, PARTLY, DONE]


def test_each_effect_is_counted_as_work_whether_it_is_done_or_not() -> None:
    play = table()
    run(play, GAIN, {**GAIN, "if": "rich", "tag": "wild"})
    assert play.work == 2


def test_somebody_without_the_counter_is_passed_over() -> None:
    play = table()
    assert run(play, {"do": "gain", "what": "heart", "to": "all"}) is PARTLY
    assert play.heart == {"ann": 4} and play.told == ["gain", "ann +1 heart"]


def test_a_condition_is_asked_when_its_effect_is_reached() -> None:
    play = table()
    poor = {**GAIN, "if": "rich"}
    assert run(play, poor, GAIN, poor) is PARTLY
    assert play.coin["ann"] == 4  # two, not yet rich, then three and rich


def test_a_tag_counts_only_when_the_game_says_so() -> None:
    play = table()
    wild = {**GAIN, "tag": "wild"}
    assert run(play, wild) is NOT_DONE
    assert run(play, wild, context=Context(is_wild=True)) is DONE


@pytest.mark.parametrize(("when", "coins", "kept"), [("night", 2, 0), ("night", 3, 1), ("dawn", 2, 1)])
def test_a_later_moment_is_kept_with_its_condition_asked_now_or_then(when: str, coins: int, kept: int) -> None:
    play = table()
    play.coin["ann"] = coins
    effect = {**GAIN, "when": when, "if": "rich"}
    assert run(play, effect) is NOT_DONE
    assert len(play.kept) == kept and not play.told
    play.is_night, play.coin["ann"] = True, 3
    assert run(play, effect) is DONE
    assert len(play.kept) == kept, "what happens now is not put off as well"


def test_a_limit_is_used_up_once_and_comes_back_with_its_scope() -> None:
    play = table()
    once = {**GAIN, "limit": "round"}
    assert run(play, once) is DONE
    assert run(play, once) is NOT_DONE
    end_scope(play.limits, "game")
    assert run(play, once) is NOT_DONE
    end_scope(play.limits, "round")
    assert run(play, once) is DONE


def test_what_is_declined_uses_up_no_limit() -> None:
    play = table(answers=["no", "yes"])
    effect = {**GAIN, "limit": "round", "optional": True}
    assert run(play, effect) is NOT_DONE
    assert run(play, effect) is DONE
    assert play.told == ["wanted gain?", "wanted gain?", "gain", "ann +1 coin"]


def test_a_card_stops_when_whoever_acts_is_gone() -> None:
    play = table(gone={"ann"})
    assert run(play, GAIN) is NOT_DONE
    assert play.coin["ann"] == 2


# ---------------------------------------------------------------- cost, then, else


def test_a_cost_is_paid_and_then_follows() -> None:
    play = table()
    assert run(play, {"do": "pay", "cost": 2, "then": [{"do": "gain", "what": "heart"}]}) is DONE
    assert play.coin["ann"] == 0 and play.heart["ann"] == 4


def test_what_cannot_be_paid_is_followed_by_else() -> None:
    play = table()
    assert run(play, {"do": "pay", "cost": 3, "then": [GAIN], "else": [{**GAIN, "n": 5}]}) is NOT_DONE
    assert play.coin["ann"] == 7


def test_paying_is_asked_once_and_only_where_it_is_possible() -> None:
    play = table(answers=["no"])
    pay = {"do": "pay", "cost": 2, "optional": True, "then": [GAIN], "else": [{"do": "lose", "what": "heart"}]}
    assert run(play, pay) is NOT_DONE
    assert play.told.count("wanted pay?") == 1 and play.heart["ann"] == 2
    play.coin["ann"] = 0
    run(play, pay)
    assert play.told.count("wanted pay?") == 1 and play.heart["ann"] == 1


def test_what_follows_takes_part_in_the_result() -> None:
    play = table()
    assert run(play, {"do": "pay", "cost": 1, "then": [{"do": "lose", "what": "coin", "n": 5}]}) is PARTLY


def test_if_runs_one_of_two() -> None:
    play = table()
    either = {"do": "if", "holds": {"ge": ["heart", 3]}, "then": [GAIN], "else": [{"do": "lose", "what": "coin"}]}
    assert run(play, either) is DONE
    play.heart["ann"] = 2
    assert run(play, either) is NOT_DONE
    assert play.coin["ann"] == 2


def test_a_roll_runs_what_stands_at_its_face_and_nothing_in_a_gap() -> None:
    play = table(faces=[3, 4, 5])
    roll = {"do": "roll", "table": {"1-3": [GAIN], "5+": [{**GAIN, "n": 2}]}}
    for coins in (3, 3, 5):
        run(play, roll)
        assert play.coin["ann"] == coins
    assert shared.are_faces(["1-3", "4", "5+"]) and not shared.are_faces(["1-3", "3"]) and not shared.are_faces(["x"])


def test_choosing_offers_what_can_be_paid_and_is_not_done_without() -> None:
    play = table(answers=["1"])
    choose = {"do": "choose", "options": [{"cost": 3, "effects": [GAIN]}, {"cost": 1, "effects": [{**GAIN, "n": 4}]}]}
    assert run(play, choose) is DONE
    assert play.coin["ann"] == 5 and "possible 1" in play.told
    play.coin["ann"] = 0
    assert run(play, choose) is NOT_DONE


def test_a_card_may_call_a_function_of_its_game() -> None:
    play = table()
    assert run(play, {"do": "call", "function": "swap"}) is DONE
    assert play.coin == {"ann": 0, "bob": 2}


# ---------------------------------------------------------------- amounts


@pytest.mark.parametrize(
    ("n", "coins"),
    [
        (3, 5),
        ("heart", 5),
        ("base", 4),
        ({"per": "heart", "times": 2, "plus": 1, "max": 6}, 8),
        ({"table": [4, 9]}, 6),
        ({"base": 1}, 5),
        ({"base": 1, "if": "rich"}, 4),
        ({"d6": 2}, 10),
        ({"d6": [0, 0, 0, 9, 0, 0]}, 11),
        (0, 2),
    ],
)
def test_amounts(n: Any, coins: int) -> None:
    play = table(faces=[4])
    run(play, {**GAIN, "n": n})
    assert play.coin["ann"] == coins


def test_the_most_that_an_amount_can_come_to() -> None:
    assert highest(DieAmount(d6=2)) == 12 and highest(DieAmount(d6=[0, 9, 1, 1, 1, 1])) == 9
    assert highest(TableAmount(table=[4, 9, 2])) == 9 and highest(3) == 3


# ---------------------------------------------------------------- the registry


def test_every_effect_needs_a_handler_and_every_handler_an_effect() -> None:
    handlers = {name: handler for name, handler in HANDLERS.items() if name != "gain"} | {"fly": shared.pay}
    with pytest.raises(ValueError, match="effect 'gain' has no handler; handler 'fly' has no effect"):
        EffectRegistry(effect_models(AnyEffect), handlers, functions={"swap": swap})


def test_a_named_function_must_be_there_and_be_named_by_something() -> None:
    with pytest.raises(ValueError, match="function 'swap' is named and not there; function 'fly' can be named by no"):
        EffectRegistry(effect_models(AnyEffect), HANDLERS, functions={"fly": swap})


def test_who_asks_for_itself_is_an_effect() -> None:
    with pytest.raises(ValueError, match="'fly' asks for itself"):
        EffectRegistry(effect_models(AnyEffect), HANDLERS, functions={"swap": swap}, asking={"fly"})


def test_a_handler_that_asks_for_itself_is_not_asked_about() -> None:
    play = table()
    registry = EffectRegistry(effect_models(AnyEffect), HANDLERS, functions={"swap": swap}, asking={"gain"})
    play.effects = type(play.effects)(registry, play.effects.rules)
    assert run(play, {**GAIN, "optional": True}) is DONE
    assert "wanted gain?" not in play.told


def test_names_come_from_the_models() -> None:
    class Open(Effect):
        pass

    class Two(Effect):
        do: Literal["a", "b"]

    assert effect_names(AnyEffect) == ("gain", "lose", "pay", "if", "roll", "choose", "call")
    assert effect_models(Pay) == (Pay,)
    for model in (Open, Two):
        with pytest.raises(TypeError):
            effect_names(model)
