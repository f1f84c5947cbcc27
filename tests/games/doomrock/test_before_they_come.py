"""Before the enemies act the house stands where its dice reach somebody once they have come, not where they do now."""

from typing import Any, NamedTuple

import pytest

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from cogs.doomrock.house.foresight import when_heroes_act
from cogs.doomrock.house.ground import place_of, why_there
from cogs.doomrock.house.trial import start
from cogs.doomrock.rules.cards.abilities import STEPS, charged, has_target
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.positions import adjacent
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero, lay

MOST = 260
SEEDS = 3


class Usable(NamedTuple):
    """Of the attacks that dice lie on, how many find somebody when the heroes act."""

    found: int
    laid: int


def before(groups: list[list[str]], now: str = "initiative") -> Look:
    """The Archer with a die on Drop the Anvil; the Sparkwright is louder and has fewer hit points."""
    run = field(
        [hero(0, "archer", "ab.drop_anvil"), hero(1, "sparkwright")],
        [enemy(1, "boss", 20), enemy(2), enemy(3)],
        groups,
        f"battle_{now}",
        now=now,
        edit=lambda state: lay(state, "h0", maneuver=1, drop_anvil=5),
        encounter="en.audit",
    )
    return Look(run.state, content())


def test_who_would_hit_a_boss_waits_for_it_where_it_comes() -> None:
    """A fighter was sent to the boss, who then walked to the loudest hero: five of the eight cards take it there."""
    look = before([["h0"], ["h1"], ["e1"], ["e2"], ["e3"]])
    mover = look.state.hero("h0")
    place = place_of(look, mover, "ab.maneuver")
    assert place == "h1"
    told = why_there(look, mover, place)
    assert told is not None and (told.key, told.params["card"]) == ("dr-why-likely", "@ab.drop_anvil")


def test_once_nobody_comes_any_more_it_goes_to_whom_it_reaches() -> None:
    look = before([["h0"], ["h1"], ["e1"], ["e2"], ["e3"]], "heroes")
    mover = look.state.hero("h0")
    place = place_of(look, mover, "ab.maneuver")
    told = why_there(look, mover, str(place))
    assert place == "e1" and told is not None and told.key == "dr-why-reach"


def test_how_likely_each_field_is_comes_of_the_cards() -> None:
    """DR-13.3 to 13.5: by six of eight cards the minions come, two to the louder hero, one of whom then rampages at the
    other; the boss stays by three."""
    fields = when_heroes_act(before([["h0"], ["h1"], ["e1"], ["e2"], ["e3"]]))
    assert sum(one.chance for one in fields) == pytest.approx(1)
    for hero_id, minion in (("h1", "e3"), ("h0", "e2")):
        assert sum(n for n, look in fields if adjacent(look.state, hero_id, minion)) == pytest.approx(6 / 8)
    assert sum(chance for chance, look in fields if adjacent(look.state, "h1", "e1")) == pytest.approx(5 / 8)


@pytest.mark.parametrize("kept", ["stunned", "bogged", "immovable"])
def test_who_cannot_come_is_not_waited_for(kept: str) -> None:
    """DR-13.8, DR-13.9."""
    look = before([["h0"], ["h1"], ["e1"], ["e2"], ["e3"]])
    boss = look.state.enemy("e1")
    assert boss is not None
    boss.statuses.append(Status(kept))
    assert not any(adjacent(then.state, "h1", "e1") for _, then in when_heroes_act(look))
    assert place_of(look, look.state.hero("h0"), "ab.maneuver") == "e1"


def _asked(run: Run[DoomrockState]) -> Request:
    """What is asked next, of who is not done yet."""
    return next(one for one in run.requests() if not one.anytime and not _is_done(one))


def _is_done(request: Request) -> bool:
    return request.decision.key == "doomrock.act" and not any(o.id == "done" for o in request.decision.options())


def _then(run: Run[DoomrockState], seat: int, answer: Any) -> Usable | None:
    """What comes of an answer by the time the heroes act; all is as before then. None: the battle or the hero ends."""
    index, mine = run.index, f"h{seat}"
    run.choose(seat, answer)
    found = None
    while not run.over and run.state.battle is not None and not run.state.hero(mine).fallen:
        if run.state.battle.step == "heroes":
            found = _usable(Look(run.state, content()), mine)
            break
        request = _asked(run)
        run.choose(request.decision.seats[0], house_answer(run, request, request.decision.seats[0]))
    run.undo(index)
    return found


def _usable(look: Look, hero_id: str) -> Usable:
    cards = look.content.abilities
    laid = charged(look, look.state.hero(hero_id), STEPS["heroes"])
    uses = {one: len(dice) // cards[one].cost for one, dice in laid.items() if cards[one].type == "attack"}
    return Usable(sum(n for one, n in uses.items() if has_target(look, hero_id, cards[one])), sum(uses.values()))


def test_over_many_battles_who_follows_the_tip_has_more_attacks_to_use_than_who_stays() -> None:
    went, stayed, better, worse = [], [], 0, 0
    for n, encounter in enumerate(content().encounters):
        for seed in range(SEEDS):
            run = start(content(), encounter, 2, 6.0, f"come {n} {seed}")
            for _ in range(MOST):
                if run.over:
                    break
                request = _asked(run)
                seat = request.decision.seats[0]
                answer = house_answer(run, request, seat)
                battle = run.state.battle
                may_stay = any(one.id == "stay" and one.refused is None for one in request.decision.options())
                early = battle is not None and battle.step == "initiative" and request.decision.key == "doomrock.move"
                if early and may_stay and answer != "stay":
                    there, here = _then(run, seat, answer), _then(run, seat, "stay")
                    if there is not None and here is not None:
                        went.append(there.found / max(1, there.laid))
                        stayed.append(here.found / max(1, here.laid))
                        better, worse = better + (there.found > here.found), worse + (there.found < here.found)
                run.choose(seat, answer)
    assert len(went) >= 20
    assert sum(went) >= sum(stayed) and better >= 2 * worse, (sum(went), sum(stayed), better, worse)
