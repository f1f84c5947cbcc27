"""Doomrock on the effect engine: every effect has its handler, and each says what became of it."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.rules.effects import effect_models
from bot.rules.effects.marks import is_clash
from bot.rules.effects.registry import EffectRegistry, Result
from cogs.doomrock.content.vocabulary import EFFECT_NAMES, AnyEffect
from cogs.doomrock.game import game
from cogs.doomrock.rules.battle.blows import most
from cogs.doomrock.rules.cards.triggers import end_scope
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.reading.facts import DoomrockFacts, Look
from cogs.doomrock.rules.reading.footprint import footprint
from cogs.doomrock.rules.reading.order import DoomrockJudge
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.stats import refresh
from cogs.doomrock.rules.registry import HANDLERS
from cogs.doomrock.state import DoomrockState, Modifier, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero

EFFECTS: TypeAdapter[tuple[Any, ...]] = TypeAdapter(tuple[AnyEffect, ...])
DONE, PARTLY, NOT_DONE = Result.DONE, Result.PARTLY, Result.NOT_DONE


def test_every_effect_of_the_vocabulary_has_a_handler() -> None:
    assert set(game().effects.registry.bindings) == set(EFFECT_NAMES) == set(HANDLERS)
    without = {name: handler for name, handler in HANDLERS.items() if name != "heal"}
    with pytest.raises(ValueError, match="effect 'heal' has no handler"):
        EffectRegistry(effect_models(AnyEffect), without)


def edit(state: DoomrockState) -> None:
    """h0 has lost 2 hp and can be lifted by one heroism; nobody has shields but e2, which cannot be moved."""
    first = state.heroes[0]
    first.hp, first.heroism = first.max_hp - 2, 1
    assert state.battle is not None
    state.silver = 2
    foe = state.enemy("e2")
    assert foe is not None
    foe.shields = 1
    foe.statuses.append(Status("immovable"))


def outcome(*effects: dict[str, Any], user: str = "h0", target: str = "e1") -> tuple[Result, DoomrockState]:
    """What became of effects on a small battlefield: h0 and e1 stand together, e2 and a boss alone."""
    found: list[Result] = []

    async def rules(play: DoomrockPlay) -> None:
        context = Context("it.soup", user, targets=[target], range="any")
        found.append(await run(play, EFFECTS.validate_python(effects), context))

    table = field(
        [hero(0, "brawler"), hero(1, "hexer")],
        [enemy(1, hp=3), enemy(2, hp=3), enemy(3, "boss", 9)],
        [["h0", "e1"], ["h1"], ["e2"], ["e3"]],
        rules,
        edit=edit,
    )
    while not found:
        request = table.requests()[0]
        table.choose(request.decision.seats[0], request.decision.house_answer())
    return found[0], table.state


@pytest.mark.parametrize(
    ("effect", "result"),
    [
        ({"do": "gain", "what": "silver", "n": 2}, DONE),
        ({"do": "gain", "what": "silver", "n": 0}, NOT_DONE),
        ({"do": "gain", "what": "heroism", "to": "all_enemies"}, NOT_DONE),
        ({"do": "lose", "what": "silver", "n": 2}, DONE),
        ({"do": "lose", "what": "silver", "n": 3}, PARTLY),
        ({"do": "lose", "what": "shield", "to": "all_enemies"}, PARTLY),
        ({"do": "lose", "what": "time"}, NOT_DONE),
        ({"do": "heal", "n": 2, "to": "self"}, DONE),
        ({"do": "heal", "n": 9, "to": "self"}, PARTLY),
        ({"do": "heal", "n": 1, "to": "target"}, NOT_DONE),
        ({"do": "push", "who": "target"}, DONE),
        ({"do": "push", "who": "all_enemies"}, PARTLY),
        ({"do": "pull", "who": "target"}, NOT_DONE),
        ({"do": "status", "name": "immovable", "to": "all_enemies"}, PARTLY),
        ({"do": "expose", "n": 2}, DONE),
        ({"do": "unexpose"}, NOT_DONE),
        ({"do": "damage", "n": 2}, DONE),
        ({"do": "attack", "n": 1}, DONE),
        ({"do": "attack", "n": 1, "range": "ranged"}, NOT_DONE),
        ({"do": "camp"}, NOT_DONE),
        ({"do": "enrage"}, DONE),
    ],
)
def test_each_effect_says_what_became_of_it(effect: dict[str, Any], result: Result) -> None:
    assert outcome(effect)[0] is result


def test_what_cannot_be_paid_is_followed_by_else() -> None:
    gain = {"do": "gain", "what": "shield", "to": "self"}
    pay = {"do": "pay", "cost": {"heroism": 1}, "then": [{**gain, "n": 3}], "else": [gain]}
    result, state = outcome(pay, pay)
    assert result is PARTLY
    assert (state.heroes[0].heroism, state.heroes[0].shields) == (0, 4)


def test_the_rest_of_a_card_is_lost_with_whoever_acts() -> None:
    wound = {"do": "lose_hp", "n": 99, "to": "self"}
    result, state = outcome(wound, {"do": "gain", "what": "silver"})
    assert state.silver == 2 and state.heroes[0].fallen and result is PARTLY


def test_a_limit_counts_for_each_user_of_a_card() -> None:
    limited = next(effect for effect in content().index if effect.limit is not None)
    rules = game().effects.rules
    look = Look(DoomrockState(), content())
    keys = {rules.limit_key(look, limited, Context("c", user)) for user in ("h0", "h1", None)}
    assert len(keys) == 3 and all(key.startswith(f"{limited.limit}|") for key in keys)


def test_what_is_used_up_is_not_put_in_order() -> None:
    """DR-1.3 is about effects that still can happen."""
    limited = next(effect for effect in content().index if effect.limit is not None)
    look = Look(DoomrockState(), content())
    judge, context = DoomrockJudge(look, (), ()), Context("c", "h0")
    assert not judge.is_spent(limited, context)
    look.state.limits[game().effects.rules.limit_key(look, limited, context)] = 1
    assert judge.is_spent(limited, context) and not judge.is_spent(limited, Context("c", "h1"))
    assert not judge.is_spent(next(effect for effect in content().index if effect.limit is None), context)


@pytest.mark.parametrize(("what", "clash"), [("silver", True), ("secret", True), ("shield", False), ("heroism", False)])
def test_silver_is_the_partys_and_shields_are_a_heros_own(what: str, clash: bool) -> None:
    """Whose it is says whether it matters if one hero gains before another loses (DR-1.3)."""
    gain, lose = EFFECTS.validate_python([{"do": do, "what": what, "to": "self"} for do in ("gain", "lose")])
    assert is_clash(footprint(gain, Context("c", "h0")), footprint(lose, Context("c", "h1"))) is clash
    assert is_clash(footprint(gain, Context("c", "h0")), footprint(lose, Context("c", "h0")))


@pytest.mark.parametrize("op", ["set_face", "reroll", "steal", "return", "lock", "unlock"])
def test_a_die_that_is_only_turned_is_its_heros_own(op: str) -> None:
    """Dice that are thrown or put elsewhere may change what anything comes to (DR-1.3)."""
    turn, shield = EFFECTS.validate_python(
        [{"do": "dice", "op": op, "from": "self"}, {"do": "gain", "what": "shield", "to": "self"}]
    )
    mine, other = footprint(turn, Context("c", "h0")), footprint(turn, Context("c", "h1"))
    assert is_clash(mine, mine) and is_clash(mine, other) is (op != "set_face")
    assert is_clash(mine, footprint(shield, Context("c", "h0"))) is (op != "set_face")


def test_dice_are_not_thrown_to_see_whether_an_order_matters() -> None:
    found: list[int] = []

    async def rules(play: DoomrockPlay) -> None:
        amounts = ({"d6": 1}, {"d6": [0, 0, 1, 1, 2, 4]}, 2, {"per": "expose_on_target", "times": 2})
        effects = EFFECTS.validate_python([{"do": "damage", "n": n} for n in amounts])
        before = dict(play.state.counters)
        found.extend(most(play, effect.n, Context("c", "h0"), "e1") for effect in effects)
        assert dict(play.state.counters) == before

    foe = enemy(1, "boss", 20)
    foe.expose = ["blank", "blank", "blank"]
    field([hero(0, "brawler")], [foe], [["h0"], ["e1"]], rules)
    assert found == [6, 4, 2, 6]


def test_whoever_has_fallen_is_meant_by_no_card() -> None:
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0"], ["e1"]])
    look = Look(run.state, content())
    meant = [candidates(look, "attacker", (), Context("c", "h0", attacker=one), None) for one in ("e1", "e2", None)]
    assert meant == [["e1"], [], []]


def test_with_its_span_of_time_a_modifier_goes_and_the_others_stay() -> None:
    found: list[list[str]] = []

    async def rules(play: DoomrockPlay) -> None:
        brawler, modifiers = play.state.hero("h0"), [("max_hp", "round"), ("dmg", "battle")]
        before = brawler.max_hp
        play.state.modifiers = [Modifier(what, 2, "h0", until, "it.soup") for what, until in modifiers]
        refresh(play, "h0")
        assert brawler.max_hp == before + 2
        for scope in ("segment", "round"):
            end_scope(play, scope)
            found.append([modifier.until for modifier in play.state.modifiers])
        assert brawler.max_hp == before

    field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], rules)
    assert found == [["round", "battle"], ["battle"]]


def test_looking_and_playing_ask_the_same_facts() -> None:
    look = Look(DoomrockState(), content())
    assert isinstance(look.effects.facts(look, Context("c")), DoomrockFacts)
    assert isinstance(game().effects.facts(look, Context("c")), DoomrockFacts)
