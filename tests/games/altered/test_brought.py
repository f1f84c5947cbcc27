"""Tables to which players bring decks of their own (`decks: own`, AL-14.2): wrong lists, secrets, whole games."""

from collections import Counter

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from cogs import load_game
from cogs.altered.content.decklist import write_list
from cogs.altered.rules.brought import MOST_TRIES, Brought, Wrong, read_deck
from cogs.altered.state import AlteredOptions, AlteredState

GAME = load_game("altered")
DECKS = GAME.content.decks
MIXED = {"GM_BASE_B_VK_01_C": 1} | dict.fromkeys(
    [ref for name in ("gearwrights", "veilkeepers", "masquers") for ref in DECKS[name].cards], 1
)


def begin(seed: str) -> Run[AlteredState]:
    return Run.start(GAME, seed.encode(), 2, AlteredOptions(decks="own"))


def prompts(run: Run[AlteredState], seat: int) -> list[str]:
    return [request.decision.prompt.key for request in run.requests(seat) if not request.anytime]


def test_what_may_be_written() -> None:
    found = read_deck(GAME.content, write_list(MIXED))
    assert isinstance(found, Brought) and found.hero == "GM_BASE_B_VK_01_C" and sum(found.cards.values()) == 39
    found = read_deck(GAME.content, " Gearwrights ")
    assert isinstance(found, Brought) and found.deck_id == "gearwrights_2"
    old = read_deck(GAME.content, " Gearwrights ", AlteredOptions(starters="first"))
    assert isinstance(old, Brought) and old.deck_id == "gearwrights"
    headless = read_deck(GAME.content, write_list({ref: n for ref, n in MIXED.items() if "VK_01" not in ref}))
    assert isinstance(headless, Brought) and headless.hero is None


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("hello", "IMP_SYNTAX"),
        ("Masqers", "IMP_NEAR_STARTER"),
        ("3 FOO", "IMP_BAD_REF"),
        ("30 ALT_CORE_B_AX_01_C", "IMP_UNKNOWN_REF"),
        ("29 GM_BASE_B_GW_02_C", "DECK_TOO_SMALL"),
        ("99 GM_BASE_B_GW_02_C 22 GM_BASE_B_GW_03_C", "DECK_TOO_LARGE"),
        ("30 GM_BASE_B_GW_02_C 1 GM_BASE_B_TW_02_C 1 GM_BASE_B_VK_02_C 1 GM_BASE_B_MQ_02_C", "DECK_FACTION"),
        ("30 GM_BASE_B_GW_02_C 2 GM_BASE_B_GW_01_C", "DECK_MANY_HEROES"),
    ],
)
def test_what_may_not(words: str, code: str) -> None:
    found = read_deck(GAME.content, words)
    assert isinstance(found, Wrong) and code in [problem.code for problem in found.problems]


STARTER = {str(DECKS["gearwrights"].hero): 1, **DECKS["gearwrights"].cards}
SIXTY = STARTER | dict.fromkeys(list(DECKS["gearwrights"].cards)[:7], 6)


@pytest.mark.parametrize(
    ("form", "cards", "codes"),
    [
        ("limited", STARTER, []),
        ("constructed", STARTER, []),
        ("constructed", MIXED, ["DECK_FACTION"]),
        ("constructed", {ref: n for ref, n in STARTER.items() if n > 1}, ["DECK_NO_HERO"]),
        ("constructed", SIXTY, ["DECK_TOO_LARGE", "DECK_COPIES"]),
        ("no_unique", STARTER, []),
        ("singleton", STARTER, ["DECK_TOO_SMALL", "DECK_COPIES"]),
        ("free", SIXTY | MIXED, []),
        ("free", {"GM_BASE_B_GW_02_C": 5}, ["DECK_TOO_SMALL"]),
    ],
)
def test_the_tables_format_says_what_a_deck_is(form: str, cards: dict[str, int], codes: list[str]) -> None:
    """Rules 13, setting `format`; AL-14.1 to 14.3."""
    found = read_deck(GAME.content, write_list(cards), AlteredOptions.model_validate({"format": form}))
    given = [] if isinstance(found, Brought) else [problem.code for problem in found.problems]
    assert set(given) == set(codes)


def test_without_an_upper_bound_a_deck_is_as_large_as_one_likes() -> None:
    found = read_deck(GAME.content, write_list(SIXTY), AlteredOptions(format="constructed", deck_max=0))
    assert isinstance(found, Wrong) and {problem.code for problem in found.problems} == {"DECK_COPIES"}


def test_a_wrong_list_is_asked_again_and_the_other_seat_hears_nothing() -> None:
    run = begin("again")
    run.choose(0, "3 FOO")
    assert [prompts(run, seat) for seat in (0, 1)] == [["al-ask-own-again"], ["al-ask-own"]]
    assert run.take_events() == []
    run.choose(0, write_list(MIXED))
    run.choose(1, "trailwardens")
    state = run.state
    assert Counter(state.players[0].brought) == Counter(MIXED) and not state.players[1].brought
    assert len(state.players[0].deck) + len(state.players[0].hand) == 39
    told = [event.kind for event in run.take_events()]
    assert "al-sits-own" in told and "al-sits" in told
    assert GAME.invariants(state) == []
    shown = str([GAME.view(state, seat) for seat in (1, None)])
    assert not any(GAME.content.cards[ref].name in shown for ref in MIXED if "VK_01" not in ref)


def test_who_never_gets_it_right_plays_a_starter() -> None:
    run = begin("never")
    run.choose(1, "masquers_2")
    for _ in range(MOST_TRIES):
        run.choose(0, "x")
    assert run.state.players[0].deck_id in DECKS


def test_whole_games_with_own_decks() -> None:
    """Without a Hero as well; and house players bring a starter."""
    for seed, words in (("hero", write_list(MIXED)), ("none", "30 GM_BASE_B_GW_05_C\n9 GM_BASE_B_TW_02_C")):
        run = begin(seed)
        run.choose(0, words)
        crowd = Crowd(greedy_player, seed.encode())
        while not run.over:
            crowd.step(run)
        assert GAME.invariants(run.state) == []


def test_random_players_come_to_an_end_too() -> None:
    run = begin("random")
    crowd = Crowd(random_player(b"own"), b"own")
    while not run.over:
        crowd.step(run)
    assert GAME.invariants(run.state) == []
