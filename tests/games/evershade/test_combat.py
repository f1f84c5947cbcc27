"""A whole combat: the worked round of rules 7.3 with its own dice, what falls and gets up, simulated fights."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot import DATA
from bot.rules.effects import holds
from bot.rules.errors import ContentError, Refusal
from bot.rules.kernel.run import Run
from bot.trials.simulate import simulate
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.content.pack import load
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.game import game as bundled
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.combat.handlers.registry import unplayable
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import Boon, CombatState
from tests.games.evershade import kit

DECKS = {
    "deck:reed_jackals": [["rush", "rush", "circle", "howl"]],
    "deck:toll_captain": [["whip_line", "haul_in", "whip_line"]],
}
YSOLDE, PERRIN = 0, 1


def with_fate(state: CombatState) -> None:
    state.hero("ysolde").fate, state.hero("perrin").fate = 2, 1
    state.fate -= 3


def fight(script: Mapping[str, list[Any]], patch: Any = with_fate) -> Run[CombatState]:
    """Two players on the Toll Bridge, as in 7.3: Ysolde on B3, Perrin on B4."""
    run = Run.start(Skirmish(kit.content()), b"toll", 2, script={**DECKS, **script}, patch=patch)
    answer(run, YSOLDE, "evershade.start", "B3")
    answer(run, PERRIN, "evershade.start", "B4")
    return run


def answer(run: Run[CombatState], seat: int, key: str, given: Any) -> None:
    """Answer a question that must be the one that this seat is asked."""
    assert [request.decision.key for request in run.requests(seat)] == [key]
    run.choose(seat, given)


def to_the_blow(run: Run[CombatState]) -> None:
    """Perrin walks to C4 and ends his turn; the captain strikes at him, and he is asked what he does."""
    for seat, key, given in [
        (YSOLDE, "evershade.next", "perrin"),
        (PERRIN, "evershade.action", "move"),
        (PERRIN, "evershade.space", "C4"),
        (PERRIN, "evershade.action", "end"),
        (YSOLDE, "evershade.tie", "perrin"),  # LE-20.6: as many moons, as close
        (YSOLDE, "evershade.tie", "perrin"),  # LE-20.4: each line of the card picks anew
    ]:
        answer(run, seat, key, given)


def asked(run: Run[CombatState]) -> list[str]:
    return [request.decision.key for request in run.requests()]


def offered(run: Run[CombatState], seat: int) -> list[str]:
    return [option.id for option in run.requests(seat)[0].decision.legal()]


ROUND: dict[str, list[Any]] = {
    "bag": ["dual", "white", "black"],
    "roll:perrin": [12, 8, 5, 1, 9, 3, 2, 11],
    "roll:ysolde": [6, 4, 3, 10],
}


def test_the_round_of_the_worked_example() -> None:
    """7.3 whole: LE-18.2 to 18.8, LE-19.2, LE-19.5, LE-20.2, LE-20.5, LE-20.18, LE-21.1, LE-16.7, LE-9.3, LE-6.5."""
    run = fight(ROUND)
    assert {name: model.space for name, model in board.foes(run.state)} == {  # step 1: dual is black, both jackals move
        "reed_jackals.a": "B1",
        "reed_jackals.b": "D1",
        "toll_captain.a": "F3",
    }
    answer(run, YSOLDE, "evershade.next", "perrin")
    answer(run, PERRIN, "evershade.action", "card:0")
    answer(run, PERRIN, "evershade.target", "toll_captain.a")
    answer(run, PERRIN, "evershade.reroll", [])
    assert {name: model.hp for name, model in board.foes(run.state)}["toll_captain.a"] == 7
    assert run.state.hero("perrin").fate == 2
    assert board.icons(kit.content(), run.state.hero("perrin"), "moon") == 4
    answer(run, PERRIN, "evershade.action", "move")
    answer(run, PERRIN, "evershade.space", "C4")
    assert board.where(run.state, "toll_captain.a") == "D3"
    answer(run, PERRIN, "evershade.react", "1")  # D8: two successes are all that Dodge wants
    perrin = run.state.hero("perrin")
    assert (perrin.hp, perrin.terror, perrin.fate) == (6, 1, 2)
    answer(run, YSOLDE, "evershade.action", "move")
    answer(run, YSOLDE, "evershade.space", "B2")
    answer(run, YSOLDE, "evershade.action", "card:0")  # D8: the end of the jackal, however many successes there are
    assert "reed_jackals.a" not in dict(board.foes(run.state))
    assert not run.state.fight.line[0].is_flipped  # LE-20.14: b still stands
    assert run.state.fight.round == 2
    drawn = sum(bool(foe.token) for foe in run.state.fight.line) + len(run.state.fight.tokens)
    assert sum(run.state.fight.bag.values()) + drawn == 5  # LE-18.8
    assert [slot.is_light for slot in run.state.hero("perrin").hotbar if slot] == [False, False, True, True]


def test_whoever_passes_another_through_a_danger_is_asked_there_and_nothing_is_broken() -> None:
    """LE-19.3, LE-16.9, LE-10.6: terror in a space that is only passed asks which boon makes room; two who stand in a
    space without danger are told as wrong."""

    def full(state: CombatState) -> None:
        with_fate(state)
        state.hero("perrin").boons = [Boon(kind) for kind in ("STR", "AGI", "INT", "CHA")]

    run = fight(ROUND, full)
    terror = {"do": "gain", "what": "terror", "n": 1, "who": "entering"}
    run.state.fight.changed["B3"] = {"danger": [terror]}
    answer(run, YSOLDE, "evershade.next", "perrin")
    answer(run, PERRIN, "evershade.action", "move")
    answer(run, PERRIN, "evershade.space", "B2")
    assert asked(run) == ["evershade.boon-lost"]
    assert run.state.fight.spaces["perrin"] == run.state.fight.spaces["ysolde"] == "B3"
    assert run.game.invariants(run.state) == []
    del run.state.fight.changed["B3"]
    assert run.game.invariants(run.state) == ["two models stand in one space"]


def test_only_one_defence_for_an_attack() -> None:
    """E14: LE-19.10, LE-19.15: after Dodge nobody is asked for Endurance."""
    run = fight(ROUND)
    to_the_blow(run)
    answer(run, PERRIN, "evershade.react", "1")
    assert asked(run) == ["evershade.action"]


def test_who_falls_gets_a_fate_and_an_injury_and_may_be_helped_up() -> None:
    """LE-24.1 to 24.3, LE-19.4: first aid in range 1; divinum HP, all cards light, one more fate."""

    def weak(state: CombatState) -> None:
        with_fate(state)
        state.hero("perrin").hp = 1
        state.hero("ysolde").att["AGI"] = 3

    run = fight(
        {**ROUND, "roll:ysolde": [6, 2, 2], "roll:perrin": [2, 2, 2, 2], "div:perrin": [5]},
        weak,
    )
    to_the_blow(run)
    answer(run, PERRIN, "evershade.react", "pass")
    perrin = run.state.hero("perrin")
    assert (perrin.status, perrin.hp, perrin.conditions, perrin.fate) == ("knocked_out", 0, ["injury"], 2)
    assert run.state.fight.fallen == {"perrin": "C4"}
    assert "perrin" not in run.state.fight.spaces
    assert "aid:perrin" not in offered(run, YSOLDE)  # range 2
    answer(run, YSOLDE, "evershade.action", "move")
    answer(run, YSOLDE, "evershade.space", "C3")
    answer(run, YSOLDE, "evershade.action", "aid:perrin")
    perrin = run.state.hero("perrin")
    assert (perrin.status, perrin.hp, perrin.fate, run.state.fight.spaces["perrin"]) == ("ok", 5, 3, "C4")


def test_three_fate_buy_an_action() -> None:
    """E03: LE-6.3: repeatable, and nothing is bought that cannot be paid."""

    def rich(state: CombatState) -> None:
        state.hero("perrin").fate = 4
        state.fate -= 4

    run = fight(ROUND, rich)
    answer(run, YSOLDE, "evershade.next", "perrin")
    answer(run, PERRIN, "evershade.action", "fate")
    assert (run.state.fight.actions, run.state.hero("perrin").fate) == (3, 1)
    assert "fate" not in offered(run, PERRIN)
    with pytest.raises(Refusal):
        run.choose(PERRIN, "fate")


def test_a_character_walks_through_friends_and_not_through_enemies() -> None:
    """E08, E09: LE-19.3: ends are empty, at most MOB steps away."""
    run = fight(ROUND)
    answer(run, YSOLDE, "evershade.next", "ysolde")
    answer(run, YSOLDE, "evershade.action", "move")
    ends = offered(run, YSOLDE)
    assert "B4" not in ends and "B1" not in ends
    assert "B5" in ends  # over Perrin on B4
    assert "D3" not in ends  # the wall C3|D3


def test_a_rope_is_cut_where_it_hangs() -> None:
    """E02: LE-19.7, LE-16.1: only from B1 and B5; the border is open afterwards."""
    run = fight({**ROUND, "roll:perrin": [8, 9, 2, 3]})
    answer(run, YSOLDE, "evershade.next", "perrin")
    assert "sheet:cut_rope" not in offered(run, PERRIN)
    answer(run, PERRIN, "evershade.action", "move")
    answer(run, PERRIN, "evershade.space", "B5")
    answer(run, PERRIN, "evershade.action", "sheet:cut_rope")
    assert board.chart(run.state, kit.content()).step("C3", "E") == "D3"


def test_victory_ends_a_combat_in_the_middle_of_an_action() -> None:
    """LE-18.10, LE-5.10: the objective holds; whoever lay on the ground gets up with divinum HP."""

    run = fight({**ROUND, "div:ysolde": [3]})
    run.state.fight.line[1].models[0].hp = 1
    ysolde = run.state.hero("ysolde")
    ysolde.status, ysolde.hp = "knocked_out", 0
    run.state.fight.fallen["ysolde"] = run.state.fight.spaces.pop("ysolde")
    run.ticks += 1
    answer(run, YSOLDE, "evershade.next", "perrin")
    answer(run, PERRIN, "evershade.action", "card:0")
    answer(run, PERRIN, "evershade.target", "toll_captain.a")
    assert (run.over, run.state.result) == (True, "won")
    assert run.state.hero("ysolde").hp == 3


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_simulated_fights_end_and_break_nothing(player: str) -> None:
    """LE-18.10: every fight is won or lost, and after each choice no fate, card or space is wrong (LE-2.1, LE-16.3)."""
    report = simulate(Skirmish(kit.content()), 12, "evershade", player=player)
    assert (report.finished, report.broken) == (12, [])
    assert set(report.results) <= {"won", "lost"}


def test_a_pack_that_asks_for_more_than_a_combat_can_is_refused() -> None:
    """Nothing is left out silently: what has no handler is named when the game is made."""
    files = kit.files()
    name = "toll/activations/all.yaml"
    files[name] += "- {id: vanish, actions: [{effect: [{do: multiply}]}]}\n"
    content = load(files, kit.prose())
    assert unplayable(content) == ["vanish: no combat carries out 'multiply'"]
    with pytest.raises(ContentError):
        Skirmish(content)
    assert unplayable(kit.content()) == []


def test_every_sentence_of_a_combat_is_there() -> None:
    catalogue = Catalogue("evershade")
    run = fight(ROUND)
    kinds = [event.kind for event in run.take_events()]
    assert "evershade-drawn" in kinds
    written = (DATA / "evershade" / "en.ftl").read_text(encoding="utf-8")
    for text in [*run.describe(None), *(request.decision.prompt for request in run.requests())]:
        assert catalogue.has(text.key)
    assert all(f"\n{kind} = " in written for kind in kinds)


def test_a_view_shows_no_order_of_a_hidden_deck() -> None:
    """LE-20.2: how many cards lie face down is public, which is next is not."""
    run = fight(ROUND)
    captain = run.view(None)["fight"]["line"][1]
    assert (captain["face_down"], captain["next"], captain["seen"]) == (3, [], [])


def test_a_single_character_with_a_partner_is_told_from_two() -> None:
    """LE-3.5, LE-25.7: both count two; `alone` holds for the first only, and fewer jackals come to it."""
    game = Skirmish(bundled().content)
    seen = {}
    for heroes in (1, 2):
        state = Run.start(game, b"alone", 1, CombatOptions(entry="p1019", heroes=heroes)).state
        facts = CombatFacts(state, game.content, Deed(""))
        assert facts.number("chars") == 2
        assert facts.holds("alone", heroes == 1) and not facts.holds("alone", heroes == 2)
        combat = next(one for one in game.content.storybook.entries["p1019"].effects if isinstance(one, Combat))
        seen[heroes] = sum(one.condition is None or holds(one.condition, facts) for one in combat.rounds[4])
    assert 0 < seen[1] < seen[2]
