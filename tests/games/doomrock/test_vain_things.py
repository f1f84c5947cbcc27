"""A thing to be used up that would do nothing is no button but a reason, and is held out to nobody for whom it would
do nothing (DR-1.7, DR-5.8, E-18); running tables go on as they began."""

from collections.abc import Sequence

import pytest

from bot.rules.decision import Option
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.refusals import refusal
from cogs.doomrock.state import USEFUL, DoomrockOptions, DoomrockState, Status
from tests.games.doomrock.battle_table import enemy, field, hero, lay

GAME, SURFACE = game(), surface()


def bag(
    *items: str, beside: Sequence[str] = (), questions: str = "helpful", enrage: int = 0, segment: int = 1
) -> Run[DoomrockState]:
    """A Brawler and an Archer who a Hexer who hold these; enemies stand beside the Brawler, or alone."""

    def edit(state: DoomrockState) -> None:
        state.items, state.segment = list(items), segment
        assert state.battle is not None
        state.battle.enrage = enrage
        for one in ("h0", "h1", "h2"):
            lay(state, one, sour_look=3)

    foes = [enemy(1, "boss", 9), enemy(2)]
    alone = [[one] for one in ("e1", "e2") if one not in beside]
    options = DoomrockOptions.model_validate({**DoomrockOptions().model_dump(), "questions": questions})
    heroes = [hero(0, "brawler"), hero(1, "archer"), hero(2, "hexer")]
    place = [["h0", *beside], ["h1"], ["h2"], *alone]
    return field(heroes, foes, place, "battle_initiative", now="initiative", edit=edit, options=options)


def offered(run: Run[DoomrockState], item: str) -> Option:
    (found,) = [one for one in run.game.anytime(run.state, 0) if one.id == f"use:{item}"]
    return found


def why(run: Run[DoomrockState], item: str) -> str | None:
    refused = offered(run, item).refused
    return None if refused is None else SURFACE.words.format(refused, GAME.name_of, "en")


NOBODY = "No enemy stands beside any hero."


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        ("it.marbles", NOBODY),
        ("it.flypaper", NOBODY),
        ("it.soup", "Nobody has anything to heal."),
        ("it.correction_fluid", "Nobody has an expose marker."),
        ("it.stamp", "Time won in this battle is lost with it."),
        ("it.appointment", "It would change nothing now."),
        ("it.pepper", None),
        ("it.ship_biscuit", None),
    ],
)
def test_a_thing_that_would_do_nothing_is_refused_with_the_reason(item: str, reason: str | None) -> None:
    assert why(bag(item), item) == reason
    assert why(bag(item, questions=USEFUL), item) is None, "running tables go on"


def test_what_is_thrown_around_oneself_needs_somebody_who_may_throw_it_there() -> None:
    """DR-5.6: Fireworks ask for AGI 2, which the Archer has alone, and whose only other effect harms the party."""
    assert why(bag("it.fireworks", beside=["e2"]), "it.fireworks") == "No enemy stands beside Archer."
    assert why(bag("it.marbles", beside=["e2"]), "it.marbles") is None


def test_time_and_enrage_count_where_they_last() -> None:
    """DR-3.9, DR-15."""
    assert why(bag("it.stamp", segment=3), "it.stamp") is None
    assert why(bag("it.appointment", enrage=2), "it.appointment") is None


def test_who_cannot_be_moved_is_no_reason_to_push() -> None:
    """DR-9.4"""
    run = bag("it.marbles", beside=["e2"])
    foe = run.state.enemy("e2")
    assert foe is not None
    foe.statuses.append(Status("immovable", 1))
    assert why(run, "it.marbles") == NOBODY


def test_around_whom_is_asked_of_those_who_have_somebody_beside_them() -> None:
    """“Who takes it?” stood there with a hero beside whom nobody was."""
    run = bag("it.marbles", beside=["e2"])
    run.choose(1, "use:it.marbles")
    assert run.state.items == [] and [one.decision.key for one in run.requests()] == ["doomrock.act"]
    both = bag("it.marbles", beside=["e2"])
    assert both.state.battle is not None
    both.state.battle.groups = [["h0", "e2"], ["h1", "e1"], ["h2"]]
    both.choose(1, "use:it.marbles")
    (asked,) = [one.decision for one in both.requests() if one.decision.key == "doomrock.drinker"]
    assert [one.id for one in asked.options() if one.refused is None] == ["h0", "h1"], "nobody is beside the Hexer"
    former = bag("it.marbles", beside=["e2"], questions=USEFUL)
    former.choose(1, "use:it.marbles")
    assert "doomrock.drinker" in [one.decision.key for one in former.requests()], "running tables go on"


def test_who_is_whole_is_listed_with_the_reason_where_several_could_be_healed() -> None:
    def wounded(*hurt: str) -> Run[DoomrockState]:
        run = bag("it.soup")
        for one in hurt:
            run.state.hero(one).hp -= 1
        run.choose(0, "use:it.soup")
        return run

    (asked,) = [one.decision for one in wounded("h0", "h1").requests() if one.decision.key == "doomrock.who"]
    told = {one.id: one.refused and SURFACE.words.format(one.refused, GAME.name_of, "en") for one in asked.options()}
    assert told == {"h0": None, "h1": None, "h2": "Hexer has nothing to heal."}
    alone = wounded("h2")
    assert alone.state.hero("h2").hp == alone.state.hero("h2").max_hp, "nobody is asked where only one is hurt"


def test_whoever_types_its_name_reads_the_same_reason() -> None:
    run = bag("it.flypaper")
    for answer in ("use:it.flypaper", "Flypaper, Industrial"):
        found = refusal(run.state, GAME.content, 0, None, answer)
        assert found is not None and SURFACE.words.format(found, GAME.name_of, "en") == NOBODY
