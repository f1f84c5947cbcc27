"""Cards that no rule understands, played by hand (AL-14.10): every tool, who sees what, taking back, whole games."""

from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import as_text, fit
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board
from cogs import load_game
from cogs.altered.cog import surface
from cogs.altered.rules.by_hand.toolkit import TOOLS
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.otters import LIST
from tests.games.altered.test_pinned import begin, bring
from tests.ui.library_layout import built_by_library
from tests.ui.test_every_game import MISSING, hand_of, in_words_of, panels

GAME = load_game("altered")
WORDS = Catalogue("altered")
SURFACE = surface()
GOOSE, SILENCE, TEA, NEWT = (f"ALT_CORE_B_AX_{n:02}_C" for n in (7, 9, 13, 40))


def asked_of(run: Run[AlteredState], seat: int) -> Request | None:
    return next((r for r in run.requests(seat) if not r.anytime), None)


def pending(run: Run[AlteredState], seat: int) -> Request:
    found = asked_of(run, seat)
    assert found is not None
    return found


def turn_of(run: Run[AlteredState]) -> int:
    assert run.state.turn is not None
    return run.state.turn


def at_turn(seed: str = "hand", **options: Any) -> Run[AlteredState]:
    """Day 1, the first turn; both play the otters."""
    run = Run.start(GAME, seed.encode(), 2, AlteredOptions(decks="own", allow_manual=True, **options))
    bring(run, 0, LIST)
    bring(run, 1, LIST)
    crowd = Crowd(greedy_player, seed.encode())
    while run.state.phase != "afternoon":
        crowd.step(run)
    run.take_events()
    return run


def answers(run: Run[AlteredState], seat: int, *given: Any) -> None:
    """An anytime tool, and the answers to what it asks."""
    offered = next(r for r in run.requests(seat) if r.anytime)
    run.choose(seat, "toolkit", run.token(offered, seat))
    for answer in given:
        request = pending(run, seat)
        assert request is not None
        run.choose(seat, answer, run.token(request, seat))


def told(run: Run[AlteredState], seat: int | None = None) -> str:
    """The new journal lines that a seat may read."""
    lines = [event.text_for(seat) for event in run.take_events()]
    return "\n".join(WORDS.format(line, run.name_of) for line in lines if line is not None)


def give(run: Run[AlteredState], seat: int, ref: str) -> None:
    """A card of the deck into the hand, without anybody's choice (conserved)."""
    player = run.state.players[seat]
    if ref not in player.hand:
        source = next(zone for zone in (player.deck, [orb.card for orb in player.mana]) if ref in zone)
        if source is player.deck:
            player.deck.remove(ref)
            player.deck.append(player.hand.pop(0))
            player.hand.insert(0, ref)
        else:
            orb = next(orb for orb in player.mana if orb.card == ref)
            orb.card, player.hand[0] = player.hand[0], ref
    run.ticks += 1


def test_without_the_setting_there_is_no_toolkit() -> None:
    run = Run.start(GAME, b"off", 2, AlteredOptions(decks="random"))
    crowd = Crowd(greedy_player, b"off")
    while run.state.phase != "afternoon":
        crowd.step(run)
    assert not any(o.id == "toolkit" for seat in (0, 1) for r in run.requests(seat) for o in r.options(run))


def test_both_have_it_in_a_turn_and_nobody_in_between() -> None:
    run = at_turn()
    assert all(any(o.id == "toolkit" for r in run.requests(s) for o in r.options(run)) for s in (0, 1))
    early = begin("early")
    assert early.state.phase == "morning"
    assert not any(o.id == "toolkit" for seat in (0, 1) for r in early.requests(seat) for o in r.options(early))


def test_tokens_counters_statuses_and_moves() -> None:
    run = at_turn()
    foe = 1 - turn_of(run)
    me = turn_of(run)
    answers(run, me, "token", NEWT, f"{me}:hero")
    newt = next(o for o in run.state.objects.values() if o.card == NEWT)
    assert (newt.controller, newt.expedition) == (me, "hero")
    assert "Brass Newt" in told(run)
    answers(run, foe, "counters", newt.id, "boost", 3)  # the other player has the same tools
    assert newt.boosts == 3 and "3 × Boost more" in told(run)
    answers(run, me, "counters", newt.id, "boost", -1)
    assert newt.boosts == 2
    answers(run, me, "status", newt.id, "anchored")
    assert newt.statuses == ["anchored"] and "Anchored" in told(run)
    answers(run, me, "status", newt.id, "anchored")
    assert newt.statuses == []
    answers(run, me, "status", newt.id, "exhausted")
    assert newt.exhausted
    answers(run, me, "move", newt.id, "companion")
    assert newt.expedition == "companion" and newt.boosts == 2  # AL-2.4
    answers(run, me, "move", newt.id, "discard")
    assert newt.id not in run.state.objects and "gone for good" in told(run)  # AL-2.3
    assert GAME.invariants(run.state) == []


@pytest.mark.parametrize("to", ["discard", "reserve", "mana", "deck_top", "deck_bottom", "hero", "companion", "reveal"])
def test_a_card_from_hand_is_named_only_where_everybody_sees_it(to: str) -> None:
    run = at_turn(confirm="never")
    me = turn_of(run)
    give(run, me, GOOSE)
    before = len(run.state.players[me].hand)
    answers(run, me, "hand", GOOSE, to)
    words = told(run, 1 - me)
    assert ("Quarrelsome Goose" in words) is (to not in ("mana", "deck_top", "deck_bottom"))
    assert "by hand" in words and len(run.state.players[me].hand) == before - (to != "reveal")
    assert (run.undo_index(me) is None) is (to not in ("mana", "deck_top", "deck_bottom"))  # a secret can be taken back
    assert GAME.invariants(run.state) == []


@pytest.mark.parametrize("to", ["discard", "reserve", "mana", "deck_bottom", "reveal"])
def test_the_top_of_the_deck(to: str) -> None:
    run = at_turn()
    me = turn_of(run)
    top = run.state.players[me].deck[-1]
    answers(run, me, "top", to)
    assert (str(run.name_of(top)) in told(run, 1 - me)) is (to not in ("mana", "deck_bottom"))
    assert run.undo_index(me) is None and GAME.invariants(run.state) == []
    assert run.state.players[me].deck[0] == top or to != "deck_bottom"


def test_draw_look_shuffle_roll() -> None:
    run = at_turn()
    me = turn_of(run)
    hand, deck = len(run.state.players[me].hand), len(run.state.players[me].deck)
    top = run.state.players[me].deck[::-1][:2]
    answers(run, me, "look", 2)
    lines = run.take_events()
    assert [e.params["cards"] for e in lines if e.only == me] == [[run.name_of(ref) for ref in top]]
    assert str(run.name_of(top[0])) not in str([e.text_for(1 - me) for e in lines])
    answers(run, me, "draw", 2)
    player = run.state.players[me]
    assert len(player.hand) == hand + 2 and len(player.deck) == deck - 2 and player.hand[-2:] == top
    lines = run.take_events()
    assert str(run.name_of(top[0])) not in str([e.text_for(1 - me) for e in lines])
    before = list(player.deck)
    answers(run, me, "shuffle")
    assert sorted(player.deck) == sorted(before) and "shuffled" in told(run)
    answers(run, me, "roll")
    assert "a die shows" in told(run)


def test_mana() -> None:
    run = at_turn()
    me = turn_of(run)
    player = run.state.players[me]
    answers(run, me, "mana", "exhaust", 2)
    assert [orb.ready for orb in player.mana] == [False, False, True]
    answers(run, me, "mana", "ready", 1)
    assert sum(orb.ready for orb in player.mana) == 2
    face = player.mana[0].card
    answers(run, me, "mana", "take", face)
    assert len(player.mana) == 2 and face in player.hand
    words = told(run, 1 - me)
    assert "one orb taken back" in words and str(run.name_of(face)) not in words
    assert GAME.invariants(run.state) == []


def test_an_expedition_moved_by_hand_may_win() -> None:
    run = at_turn()
    me = turn_of(run)
    run.state.players[me].marker = {"hero": 3, "companion": 4}
    for region in run.state.regions:
        region.face_up = True
    answers(run, me, "march", f"{me}:hero:on")
    assert run.over and run.state.winner == me  # AL-12.1


def test_what_cannot_move_is_refused() -> None:
    run = at_turn()
    me = turn_of(run)
    with pytest.raises(NotPossible):
        answers(run, me, "march", f"{me}:hero:back")


def test_back_changes_nothing() -> None:
    run = at_turn()
    me = turn_of(run)
    before = GAME.view(run.state, None)
    answers(run, me, "back")
    answers(run, me, "token", NEWT, "back")
    answers(run, me, "draw", 0)
    assert GAME.view(run.state, None) == before and run.take_events() == []
    assert pending(run, me).decision.key == "altered.turn"


def test_it_is_taken_back_by_the_ordinary_undo() -> None:
    run = at_turn()
    me = turn_of(run)
    before = GAME.view(run.state, None)
    answers(run, me, "token", NEWT, f"{me}:hero")
    assert GAME.view(run.state, None) != before
    while (index := run.undo_index(me)) is not None:
        run.undo(index)
    assert GAME.view(run.state, None) == before


def test_a_declaration_starts_anew_when_the_board_has_changed() -> None:
    """AL-7.2: nothing is carried out on a board that is not the one it was declared on."""
    run = at_turn()
    me = turn_of(run)
    give(run, me, "ALT_CORE_B_AX_03_C")
    run.choose(me, "hand:ALT_CORE_B_AX_03_C")
    assert pending(run, me).decision.key == "altered.expedition"
    answers(run, 1 - me, "token", NEWT, f"{me}:hero")
    run.choose(me, "hero")
    assert pending(run, me).decision.key == "altered.turn"
    assert [o.card for o in run.state.objects.values() if o.zone == "expedition"] == [NEWT]


def test_a_manual_spell_is_resolved_by_its_controller() -> None:
    run = at_turn(confirm="never")
    me = turn_of(run)
    give(run, me, SILENCE)
    run.choose(me, f"hand:{SILENCE}")
    request = pending(run, me)
    assert request.decision.key == "altered.by_hand" and "Whoever speaks first" in str(request.decision.prompt.params)
    words = told(run, 1 - me)
    assert "Awkward Silence" in words and "Whoever speaks first" in words
    offered = [[o.id for r in run.requests(s) if r.anytime for o in r.options(run)] for s in (me, 1 - me)]
    assert all(r.anytime for r in run.requests(1 - me)) and "toolkit" not in offered[0] and "toolkit" in offered[1]
    run.choose(me, "token", run.token(request, me))
    for answer in (NEWT, f"{1 - me}:companion"):
        run.choose(me, answer, run.token(pending(run, me), me))
    run.choose(me, "done", run.token(pending(run, me), me))
    assert run.state.turn == 1 - me  # the turn is over
    assert [o.card for o in run.state.objects.values() if o.zone == "reserve"] == [SILENCE]


def test_a_manual_character_and_a_phase_named_by_its_text() -> None:
    run = at_turn(confirm="never")
    me = turn_of(run)
    give(run, me, TEA)
    run.choose(me, f"hand:{TEA}")
    run.choose(me, "companion", run.token(pending(run, me), me))
    asked = []
    while run.state.day == 1:
        for seat in (0, 1):
            request = asked_of(run, seat)
            if request is not None:
                if request.decision.key == "altered.by_hand":
                    asked.append((run.state.phase, seat, request.decision.prompt.params["card"]))
                default = "pass" if request.decision.key == "altered.turn" else request.decision.house_answer()
                run.choose(seat, default, run.token(request, seat))
                break
    assert asked == [("afternoon", me, f"@{TEA}"), ("dusk", me, f"@{TEA}")]
    noon = []
    while run.state.day == 2 and run.state.phase != "afternoon":
        for seat in (0, 1):
            request = asked_of(run, seat)
            if request is not None:
                noon.append((run.state.phase, seat, request.decision.key))
                run.choose(seat, request.decision.house_answer(), run.token(request, seat))
                break
    heroes = [(phase, seat) for phase, seat, key in noon if key == "altered.by_hand"]
    assert heroes == [("noon", seat) for seat in run.state.initiative()]  # Auntie Brine hums


def test_what_is_shown_fits_and_tells_nothing_hidden() -> None:
    """P6 with the toolkit in use: dealt anew, what a seat cannot see changes no sign on any of its panels."""
    run = begin("a")
    crowd = Crowd(random_player(b"a"), b"a", 3)
    events: list[Any] = []
    names, used = {0: "Ada", 1: "Ben"}, set[str]()
    for n in range(160):
        if run.over:
            break
        used.add(crowd.step(run)[1].decision.key)
        events = [*events, *run.take_events()][-20:]
        scene = Scene("abcdefgh", SURFACE, run, names, {seat: 10**18 + seat for seat in names}, events)
        for panel in panels(scene) if n % 2 else ():
            built_by_library(panel)
            assert not MISSING.findall(as_text(fit(panel))) and "@ALT" not in as_text(panel)
        if n % 8 == 0:
            for seat in (None, 0, 1):
                makers = [board, in_words_of(None)] if seat is None else [hand_of(seat), in_words_of(seat)]
                before = [make(scene) for make in makers]
                own, redealt = run.state, GAME.load(GAME.dump(run.state))
                GAME.redeal(redealt, seat, b"other")
                run.state = run.play.state = redealt
                run.ticks += 1
                assert [make(scene) for make in makers] == before
                run.state = run.play.state = own
                run.ticks += 1
    assert {"altered.toolkit", "altered.by_hand", "altered.hand_place"} <= used


def test_random_games_with_every_tool_end_well() -> None:
    tools: set[str] = set()
    for seed in ("r1", "r2", "r3"):
        run = begin(seed)
        crowd = Crowd(random_player(seed.encode()), seed.encode(), 8)
        while not run.over:
            _, request, answer = crowd.step(run)
            assert GAME.invariants(run.state) == []
            if request.decision.key in ("altered.toolkit", "altered.by_hand"):
                tools.add(str(answer))
        again = Run.restore(GAME, seed.encode(), run.checkpoints[:1], run.choices)
        assert again.state == run.state
    assert tools >= set(TOOLS)


def test_a_question_says_the_numbers_of_now_after_a_tool() -> None:
    """The cards of the other's hand, by a tool of theirs while somebody else is asked."""
    run = at_turn(confirm="never")
    me, foe = turn_of(run), 1 - turn_of(run)
    held = len(run.state.players[foe].hand)
    assert pending(run, me).decision.prompt.params["cards"] == held
    answers(run, foe, "draw", 1)
    assert len(run.state.players[foe].hand) == held + 1
    assert pending(run, me).decision.prompt.params["cards"] == held + 1
