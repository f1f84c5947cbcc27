"""Why the house would do so stands below its advice; what is said comes true, and what cannot be told is not said."""

from collections import Counter
from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from bot.ui.panels.panel import Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.house.battle_dice import finishing, without_gains
from cogs.doomrock.house.ground import STAY, place_of
from cogs.doomrock.house.whose_dice import hero_of_dice
from cogs.doomrock.rules.cards.abilities import has_target
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.throws import chances
from cogs.doomrock.rules.cards.worth import act_value
from cogs.doomrock.rules.reading.coming import blow
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.stats import has_status
from tests.games.doomrock.battle_table import enemy, field, hero, lay

GAME = game()
SURFACE = surface()
MOST = 420


def played(seed: bytes, seen: Counter[str]) -> None:
    """A game of the house; what it gives as a reason is held against what then happens."""
    run = Run.start(GAME, seed, 3)
    claimed: tuple[Text, dict[str, Any]] | None = None
    for _ in range(MOST):
        if run.over:
            break
        request = next(one for one in run.requests() if not one.anytime and not _is_done(one))
        seat = request.decision.seats[0]
        if request.decision.key in NEXT and claimed is not None:
            _came_true(run, *claimed)
            claimed = None
        answer = house_answer(run, request, seat)
        said = GAME.reason(run.state, request, seat, answer)
        if said is not None:
            said_first = said.params["first"] if said.key == "dr-why-both" else said
            seen[said_first.key] += 1
            if request.decision.key == "doomrock.reroll" and answer:
                _is_no_gamble(run, request, seat, answer)
            _holds(run, request, said, answer)
            if request.decision.key == "doomrock.act" and answer != "done":
                claimed = said_first, _facts(run, str(answer))
        run.choose(seat, answer)


def _is_no_gamble(run: Run[Any], request: Request, seat: int, answer: Any) -> None:
    """“Better 3 times in 10, worse 5”, and it was advised."""
    look = Look(without_gains(run.state, seat), GAME.content)
    one = hero_of_dice(look, request, seat)
    assert one is not None
    better, worse = chances(look, one, answer)
    assert better >= worse or finishing(look, one)


NEXT = frozenset({"doomrock.act", "doomrock.minions", "doomrock.minion_order", "doomrock.reroll"})
"""Questions at which a card that was used before has done all that it does."""


def _is_done(request: Request) -> bool:
    return request.decision.key == "doomrock.act" and not any(o.id == "done" for o in request.decision.options())


def _facts(run: Run[Any], answer: str) -> dict[str, Any]:
    look, (hero_id, _, _) = Look(run.state, GAME.content), answer.partition(":")
    battle = run.state.battle
    if not hero_id.startswith("h"):
        return {}
    foes = {str(who(look, enemy.id)): enemy.id for enemy in battle.enemies}
    return {
        "shields": sum(one.shields for one in run.state.heroes),
        "foes": foes,
        "at": (battle.encounter, battle.step),
    }


def _came_true(run: Run[Any], said: Text, before: dict[str, Any]) -> None:
    """After the card was used: the enemy is gone, shields lie there."""
    state = run.state
    encounter, step = before["at"]
    if state.battle is None or state.battle.encounter != encounter:
        return
    if said.key == "dr-why-fells":
        assert state.enemy(before["foes"][str(said.params["who"])]) is None, said
    elif said.key == "dr-why-shields" and state.battle.step == step:
        assert sum(one.shields for one in state.heroes) > before["shields"], said


def _holds(run: Run[Any], request: Request, said: Text, answer: Any) -> None:
    """What can be seen before it is done."""
    look, state = Look(run.state, GAME.content), run.state
    battle = state.battle
    if said.key == "dr-why-sixes":
        thrower = hero_of_dice(look, request, request.decision.seats[0])
        assert thrower is not None
        assert said.params["n"] == sum(die.face == 6 for die in rolled(thrower) if die.id in answer) > 0
        said = said.params["why"]
    if said.key == "dr-why-both":
        said = said.params["first"]
    if said.key in ("dr-why-shields", "dr-why-weaken"):
        assert battle.step == "initiative", "the enemies act next"
    elif said.key == "dr-why-heal":
        one = state.hero(str(answer).partition(":")[0])
        assert said.params["n"] == one.max_hp - one.hp > 0
    elif said.key == "dr-why-near":
        hero_id = str(answer).partition(":")[0]
        group = next(group for group in battle.groups if hero_id in group)
        assert not any(one.startswith("e") for one in group)
    elif said.key == "dr-why-done":
        options = [one.id.split(":") for one in request.decision.options() if one.refused is None and ":" in one.id]
        for owner, card in ((state.hero(hero_id), card) for hero_id, card in options):
            assert act_value(look, owner, card) <= 0.05 or place_of(look, owner, card) == STAY
    elif said.key == "dr-why-stunned":
        assert any(has_status(look, one, "stunned") for one in answer)
    elif said.key in ("dr-why-mild", "dr-why-mild-first"):
        first = answer if said.key == "dr-why-mild" else answer[:1]
        others = [one.id for one in request.decision.options() if one.refused is None and one.id not in first]
        assert max(blow(look, one) for one in first) <= min(blow(look, one) for one in others)
    elif said.key == "dr-why-keep-all":
        assert answer == []
    elif said.key in ("dr-why-no-target", "dr-why-covered", "dr-why-idle", "dr-why-way"):
        one = hero_of_dice(look, request, request.decision.seats[0])
        assert one is not None
        lies = best_plan(look, one, rolled(one))
        kept = {lies.get(die.id) for die in rolled(one) if die.id not in answer}
        card = str(said.params.get("card"))[1:]
        if said.key == "dr-why-no-target":
            found = GAME.content.abilities[card]
            assert not has_target(look, one.id, found) and (found.range != "melee" or found.symbol == "initiative")
        elif said.key == "dr-why-idle":
            assert any(die not in lies for die in answer)
            idle = {die.face for die in rolled(one) if die.id in answer and die.id not in lies}
            taking = [f"@{card}" for card in one.abilities if idle & set(GAME.content.abilities[card].faces)]
            assert said.params["cards"] == taking and (said.params["fits"] == "none") is (not taking)
            stay = {lies.get(die.id) for die in rolled(one) if die.id not in answer}
            assert said.params["fits"] != "laid" or taking[0][1:] in stay, "“has a die already”, which was thrown again"
            assert any(card[1:] in stay or card[1:] not in lies.values() for card in taking) or not taking
        else:
            assert card in kept


def test_what_is_given_as_a_reason_is_so_and_comes_true() -> None:
    seen: Counter[str] = Counter()
    for n in range(6):
        played(b"reasons %d" % n, seen)
    assert {"dr-why-fells", "dr-why-shields", "dr-why-covered"} <= set(seen), seen


def test_that_a_boss_is_beaten_by_all_that_lies_there_is_a_reason() -> None:
    """Two blows of 2, and a minion that one of them would fell."""
    run = field(
        [hero(0, "templar")],
        [enemy(1, "boss", 4), enemy(2)],
        [["h0", "e1", "e2"]],
        edit=lambda state: lay(state, "h0", rubber_stamp=66),
    )
    assert any("💡 All your dice together beat Head Librarian now." in words for words in _hand(run))
    boss = run.state.enemy("e1")
    assert boss is not None
    boss.hp, run.ticks = 5, run.ticks + 1
    assert not any("beat Head" in words for words in _hand(run))


def test_a_blow_that_wins_with_its_boost_needs_no_other_reason() -> None:
    """*Haymaker → The Back Half · 3 damage, kills and wins · ⭐1*, and below it: *With what else you have…*"""

    def edit(state: Any) -> None:
        lay(state, "h0", haymaker=55)
        state.hero("h0").heroism = 1

    for hp, told in ((3, False), (4, True)):
        run = field([hero(0, "brawler")], [enemy(1, "boss", hp), enemy(2)], [["h0", "e1", "e2"]], edit=edit)
        request = run.requests()[0]
        said = GAME.reason(run.state, request, 0, house_answer(run, request, 0))
        assert (said is not None and said.key == "dr-why-last") is told, hp


def _hand(run: Run[Any]) -> list[str]:
    run.game = GAME
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada"}, {0: 1})
    return [part.text for part in hand(scene, 0).parts if isinstance(part, Words)]


@pytest.mark.parametrize(("hp", "said"), [(2, "falls, and strikes nobody any more"), (20, "")])
def test_the_reason_stands_below_the_advice(hp: int, said: str) -> None:
    run = field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 20), enemy(2, hp=hp)],
        [["h0", "e2"], ["e1"]],
        edit=lambda state: lay(state, "h0", haymaker=5),
    )
    reasons = [words for words in _hand(run) if words.startswith("-# 💡")]
    assert len(reasons) == bool(said) and all(said in words for words in reasons)


def test_whoever_stands_alone_and_shoots_is_not_told_to_walk() -> None:
    """A second die was spent on it, for nothing: the shields go with the round."""
    run = field(
        [hero(0, "archer")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], edit=lambda state: lay(state, "h0", maneuver=11)
    )
    request = next(one for one in run.requests(0) if one.decision.key == "doomrock.act")
    assert house_answer(run, request, 0) == "done"


def test_a_way_out_is_not_thrown_away() -> None:
    """A shooter beside the boss was told to throw the die for Maneuver again, and that this is “likely to be worth
    more”."""
    for beside, why in ((True, "dr-why-way"), (False, "")):
        groups = [["h0", "e1"]] if beside else [["h0"], ["e1"]]
        run = field([hero(0, "archer")], [enemy(1, "boss", 20)], groups, "battle_roll", now="roll")
        for die, face in zip(run.state.hero("h0").dice, (2, 4, 4), strict=False):
            die.face = face
        request = next(one for one in run.requests(0) if one.decision.key == "doomrock.reroll")
        answer = GAME.answer(run.state, request, 0)
        assert isinstance(answer, list) and ("d1" not in answer) is beside
        said = GAME.reason(run.state, request, 0, answer)
        assert said is not None and (said.key == why) is beside


@pytest.mark.parametrize(("hurt", "card"), [(2, "ab.taste_test"), (0, "ab.haymaker")])
def test_what_heals_is_used_before_the_blow_that_wins(hurt: int, card: str) -> None:
    """DR-16.4: “That is enough” ended a battle with a hero at 3 of 7, and the card that heals unused."""

    def edit(state: Any) -> None:
        state.battle.encounter = "en.soup"
        state.hero("h0").hp -= hurt
        lay(state, "h0", haymaker=5, taste_test=4)

    run = field([hero(0, "brawler", "ab.taste_test")], [enemy(1, hp=2)], [["h0", "e1"]], edit=edit)
    request = next(one for one in run.requests(0) if one.decision.key == "doomrock.act")
    answer = GAME.answer(run.state, request, 0)
    assert answer == f"h0:{card}"
    said = GAME.reason(run.state, request, 0, answer)
    assert said is not None and said.key == ("dr-why-heal-first" if hurt else "dr-why-fells")


def test_a_card_that_heals_by_how_its_hero_stands_says_what_it_does_now() -> None:
    """It said "heal 1, 2 if nearly gone" to everybody."""
    said = []
    for hp in (2, 4, 5):
        one = hero(0, "brawler", trait="tr.brittle")
        one.hp, one.max_hp, one.expose = hp, 5, ["blank"]
        run = field(
            [one], [enemy(1, "boss", 20)], [["h0", "e1"]], edit=lambda state: lay(state, "h0", only_a_scratch=2)
        )
        label = next(o.label for o in run.requests()[0].options(run) if "only_a_scratch" in o.id)
        said.append(SURFACE.words.format(label, GAME.name_of, "en", label=True).partition(": ")[2])
    assert said == ["heal 2, shed 1 expose", "heal 1, shed 1 expose", "nothing to heal, shed 1 expose"]


def test_what_would_do_nothing_now_stands_behind_the_rest() -> None:
    """A stamp that gains time, in a battle of the first part: its time is lost with it (DR-3.9)."""

    def offered(segment: int, hp: int) -> dict[str, bool]:
        one = hero(0, "brawler")
        one.hp = hp

        def edit(state: Any) -> None:
            state.segment, state.items = segment, ["it.stamp", "it.soup"]

        run = field([one], [enemy(1, "boss", 20)], [["h0", "e1"]], edit=edit)
        return {o.id: o.secondary for o in GAME.anytime(run.state, 0) if o.id.startswith("use:")}

    assert offered(1, 7) == {"use:it.stamp": True, "use:it.soup": True}
    assert offered(1, 5) == {"use:it.stamp": True, "use:it.soup": False}
    assert offered(3, 7) == {"use:it.stamp": False, "use:it.soup": True}


def test_of_minions_that_are_alike_no_more_are_marked_than_may_come() -> None:
    """All four were, and the two too many had to be taken off again."""
    run = field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 20), *(enemy(n) for n in (2, 3, 4, 5))],
        [["h0"], ["e2", "e3"], ["e4", "e5"], ["e1"]],
        "battle_minions",
        now="minions",
    )
    assert run.requests()[0].decision.key == "doomrock.minions"
    run.game = GAME
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada"}, {0: 1})
    marked = [button.label for button in hand(scene, 0).buttons() if button.label.startswith("✓")]
    assert len(marked) == 2, marked


def test_a_group_to_strike_at_is_named_by_the_enemies_in_it() -> None:
    """ "2 damage to a group → With Sparkwright" sounded as if a hero were meant."""
    run = field(
        [hero(0, "hexer", "ab.chain_sneeze")],
        [enemy(1, "boss", 20), *(enemy(n) for n in (2, 3, 4))],
        [["h0", "e2"], ["e1", "e3", "e4"]],
        edit=lambda state: lay(state, "h0", chain_sneeze=6),
    )
    form = run.requests()[0].decision.form
    assert form is not None
    found = form("h0:ab.chain_sneeze")
    assert found is not None
    said = [SURFACE.words.format(one.label, GAME.name_of, "en", label=True) for one in found.parts[0].options]
    assert said == [
        "1 minion (ring 1) · 2 damage, kills",
        "Head Librarian + 2 minions (ring 2) · 2 damage each, kills 2",
    ], "and what each of them takes"
