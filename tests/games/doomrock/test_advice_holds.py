"""Over many battles: where the house sends a hero and whom it strikes, the reason that it gives is so."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.house.ground import place_of
from cogs.doomrock.house.reasons import reason
from cogs.doomrock.house.trial import start
from cogs.doomrock.house.whom_to_strike import why_struck
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.state import DoomrockState, HeroState
from tests.games.doomrock.battle_table import asked, content, enemy, field, hero, lay

GAME, SURFACE = game(), surface()
MOST = 260


class Claim(NamedTuple):
    """That an enemy falls by so many uses of a card, which an answer names."""

    answer: str
    card: str
    enemy: str
    left: int


def parts(said: Text | None) -> list[Text]:
    if said is None:
        return []
    return [said.params["first"], said.params["then"]] if said.key == "dr-why-both" else [said]


def test_every_reason_of_many_battles_holds() -> None:
    seen: Counter[str] = Counter()
    for n, encounter in enumerate(content().encounters):
        for heroes in (1, 2, 3):
            played(start(content(), encounter, heroes, 6.0, f"holds {n}"), seen)
    wanted = {"dr-why-likely", "dr-why-fells", "dr-why-instead", "dr-why-soon", "dr-why-boss", "dr-why-shields"}
    assert wanted <= set(seen), seen


def played(run: Run[DoomrockState], seen: Counter[str]) -> None:
    claims: list[Claim] = []
    for _ in range(MOST):
        if run.over:
            return
        request = next(one for one in run.requests() if not one.anytime and not _is_done(one))
        seat, state = request.decision.seats[0], run.state
        answer = house_answer(run, request, seat)
        look = Look(state, content())
        if request.decision.key in ("doomrock.act", "doomrock.minions", "doomrock.reroll"):
            for claim in claims:
                assert claim.left > 0 or state.enemy(claim.enemy) is None, claim
            if state.battle is not None and state.battle.step != "heroes":
                claims.clear()
        for said in parts(reason(look, request, seat, answer)):
            seen[said.key] += 1
            claims += _held(look, request, seat, str(answer), said)
        claims = [one for one in (_later(one, request, str(answer)) for one in claims) if one is not None]
        run.choose(seat, answer)


def _is_done(request: Request) -> bool:
    return request.decision.key == "doomrock.act" and not any(o.id == "done" for o in request.decision.options())


def _later(claim: Claim, request: Request, answer: str) -> Claim | None:
    """What is left of a claim once this is answered; None: it is about something that is not done."""
    if request.decision.key == "doomrock.act":
        return claim._replace(left=claim.left - 1) if answer == claim.answer else None
    is_aimed = request.decision.key == "doomrock.target"
    return claim if not is_aimed or answer == claim.enemy else None


def _held(look: Look, request: Request, seat: int, answer: str, said: Text) -> list[Claim]:
    """What is claimed is so, and what has to come true after that."""
    state = look.state
    assert state.battle is not None
    foes = {str(who(look, one.id)): one for one in state.battle.enemies}
    owner, _, card = answer.partition(":")
    if said.key in ("dr-why-reach", "dr-why-clear", "dr-why-near"):
        mover = state.hero(owner) if card else next(one for one in state.heroes if one.seat == seat)
        assert state.battle.step == "heroes" or said.key == "dr-why-near", "enemies may come before the attack"
        place = place_of(look, mover, card) if card else answer
        _leads(look, mover, str(place), said)
    elif said.key in ("dr-why-fells", "dr-why-soon"):
        struck = foes[str(said.params["who"])]
        n = int(said.params["n"]) if said.key == "dr-why-soon" else 1
        assert len([die for die in state.hero(owner).dice if die.where == f"ability:{card}"]) >= n
        return [Claim(answer, card, struck.id, n)]
    elif said.key == "dr-why-instead":
        boss = foes[str(said.params["who"])]
        assert boss.kind == "boss" and 0 < int(str(said.params["left"]).partition("–")[0]) <= boss.hp
        assert _reaches(look, owner, content().abilities[card], boss.id, state.battle.groups)
    elif said.key == "dr-why-boss":
        assert [one.id for one in state.battle.enemies if one.kind == "boss"] == [foes[str(said.params["who"])].id]
        assert content().encounters[state.battle.encounter].victory == "bosses"
    return []


def _leads(look: Look, mover: HeroState, place: str, said: Text) -> None:
    """The hero stands elsewhere then, and what is said of that place and of this one is so."""
    battle = look.state.battle
    assert battle is not None and place != "stay"
    there = [[one for one in group if one != mover.id] for group in battle.groups]
    if place == "new":
        there.append([mover.id])
    else:
        next(group for group in there if place in group).append(mover.id)
    if said.key == "dr-why-clear":
        here = next(group for group in battle.groups if mover.id in group)
        beside = [one for one in next(group for group in there if mover.id in group) if one.startswith("e")]
        assert sum(one.startswith("e") for one in here) == said.params["n"] > 0 and not beside
    if said.key == "dr-why-reach":
        card = content().abilities[str(said.params["card"])[1:]]
        enemy_id = next(one.id for one in battle.enemies if str(who(look, one.id)) == str(said.params["who"]))
        assert sum(die.where == f"ability:{card.id}" for die in mover.dice) >= card.cost
        assert _reaches(look, mover.id, card, enemy_id, there)
        assert not _reaches(look, mover.id, card, enemy_id, battle.groups)


def _reaches(look: Look, hero_id: str, card: Any, enemy_id: str, groups: list[list[str]]) -> bool:
    """DR-9.2, by hand."""
    is_near = any(hero_id in group and enemy_id in group for group in groups)
    return {"melee": is_near, "ranged": not is_near}.get(card.range, True)


# ---------------------------------------------------------------- single cases


def sent(class_id: str, groups: list[list[str]], **dice: int) -> tuple[str, Text | None]:
    """Where a hero with dice on its cards goes before the enemies act, and why it uses Maneuver."""
    run = field(
        [hero(0, class_id)],
        [enemy(1, "boss", 20), enemy(2), enemy(3)],
        groups,
        "battle_initiative",
        now="initiative",
        edit=lambda state: lay(state, "h0", maneuver=2, **dice),
    )
    look = Look(run.state, content())
    request = asked(run, "doomrock.act")
    answer = house_answer(run, request, 0)
    assert answer == "h0:ab.maneuver"
    place = place_of(look, run.state.hero("h0"), "ab.maneuver")
    return str(place), reason(look, request, 0, answer)


def test_nobody_is_sent_away_from_the_boss_whom_the_dice_would_hit() -> None:
    """“Alone · can strike nobody” was advised to a fighter that stood beside it with Haymaker ready."""
    place, why = sent("brawler", [["h0", "e1"], ["e2", "e3"]], haymaker=55)
    assert place == "stay" and [one.key for one in parts(why)] == ["dr-why-shields"]


def test_who_would_hit_nobody_is_sent_to_the_boss_and_told_why() -> None:
    place, why = sent("brawler", [["h0"], ["e1"], ["e2", "e3"]], haymaker=5)
    told = parts(why)[-1]
    assert place == "e1" and told.key == "dr-why-likely" and told.params["card"] == "@ab.haymaker"
    assert "Head Librarian" in SURFACE.words.format(told, GAME.name_of)


def test_without_dice_for_attacks_a_fighter_stays_and_nothing_is_made_up() -> None:
    place, why = sent("brawler", [["h0"], ["e1", "e2", "e3"]])
    assert place == "stay" and all(one.key not in ("dr-why-reach", "dr-why-likely") for one in parts(why))


@pytest.mark.parametrize(("dice", "struck"), [(5, "e1"), (55, "e2")])
def test_of_blows_that_are_alike_the_boss_is_struck_unless_the_other_dice_fell_a_minion(dice: int, struck: str) -> None:
    """2 of 3 hit points of a minion were advised before 2 of the boss, for no reason that could be told."""
    run = field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 20), enemy(2, hp=3)],
        [["h0", "e1", "e2"]],
        edit=lambda state: lay(state, "h0", haymaker=dice),
    )
    look = Look(run.state, content())
    said = why_struck(look, run.state.hero("h0"), "ab.haymaker")
    assert said is not None and said.params["who"] == who(look, struck)
    assert said.key == ("dr-why-boss" if struck == "e1" else "dr-why-soon")


@pytest.mark.parametrize(("faces", "kept"), [((2, 5, 5), True), ((2, 2, 2), False)])
def test_a_way_is_kept_only_for_who_would_take_it(faces: tuple[int, ...], kept: bool) -> None:
    """“Maneuver is kept: it takes you to them”, and then its button said “Stay”."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], "battle_roll", now="roll")
    for n, die in enumerate(run.state.hero("h0").dice):
        die.face = faces[min(n, 2)]
    request = asked(run, "doomrock.reroll")
    answer = GAME.answer(run.state, request, 0)
    said = GAME.reason(run.state, request, 0, answer or [])
    assert (said is not None and said.key == "dr-why-way") <= kept
