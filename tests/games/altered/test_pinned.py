"""Imported cards at a table: pinned in its state as data, whatever becomes of the pack (AL-14.9, AL-14.10)."""

from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.rules.own_cards.pinning import MOST_PINNED
from bot.trials.house import Crowd, greedy_player, random_player
from cogs import load_game
from cogs.altered.content.cards import Card
from cogs.altered.content.decklist import read_list
from cogs.altered.content.pinned import pin
from cogs.altered.content.stored import readable, token_name
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.otters import CARDS, HERO, LIST, MANUAL, PLAIN, entry, stored

GAME = load_game("altered")


def fetched(words: str, cards: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    """What the table fetches for a list."""
    rows = {row["ref"]: row for row in stored(cards)["cards"]}
    tokens = {token_name(row["name"]): row for row in rows.values() if row["type"] == "token"}
    refs = [ref.replace("_A_AX", "_B_AX") for ref in read_list(words).cards]
    return pin([rows[ref] for ref in refs if ref in rows], tokens, GAME.content)


def bring(run: Run[AlteredState], seat: int, words: str) -> None:
    run.supply(seat, fetched(words))
    run.choose(seat, words)


def begin(seed: str, manual: bool = True, first: str = LIST, second: str = LIST) -> Run[AlteredState]:
    run = Run.start(GAME, seed.encode(), 2, AlteredOptions(decks="own", allow_manual=manual))
    bring(run, 0, first)
    bring(run, 1, second)
    return run


def test_a_community_list_is_played_to_its_end() -> None:
    """Scripted, compiled and manual cards together; by greedy and by random players."""
    for seed, player in (("greedy", greedy_player), ("random", random_player(b"x"))):
        run = begin(seed)
        crowd = Crowd(player, seed.encode())
        told = []
        while not run.over:
            crowd.step(run)
            assert GAME.invariants(run.state) == []
            told += run.take_events()
        assert run.state.players[0].brought[HERO] == 1
        written = " ".join(str(event.params) for event in told)
        assert "Ledger Otter" in written and "@ALT" not in written  # the journal outlives the state, names are in it


def test_a_game_replays_from_its_choices_alone() -> None:
    """P4, P5: the pack is not asked again; what was fetched is a choice of the table."""
    run = begin("again")
    crowd = Crowd(greedy_player, b"again")
    for _ in range(40):
        crowd.step(run)
    first = Run.start(GAME, b"again", 2, AlteredOptions(decks="own", allow_manual=True))
    other = Run.restore(GAME, b"again", first.checkpoints, run.choices)
    assert other.state == run.state
    late = Run.restore(GAME, b"again", run.checkpoints[-1:], run.choices[run.checkpoints[-1].index :])
    assert late.state == run.state
    assert late.name_of("ALT_CORE_B_AX_03_C") == "Ledger Otter"


def test_only_the_cards_of_the_decks_stay_with_their_tokens() -> None:
    run = begin("few", first="30 ALT_CORE_B_AX_04_C", second="gearwrights_2")
    assert sorted(run.state.pinned) == ["ALT_CORE_B_AX_04_C", "ALT_CORE_B_AX_40_C"]
    assert GAME.content_of(run.state).tokens["x_brass_newt"] == "ALT_CORE_B_AX_40_C"
    assert "ALT_CORE_B_AX_04_C" not in GAME.content.cards  # the bundle never changes


def test_manual_cards_need_the_setting() -> None:
    """AL-14.10: the sentence names the cards and the setting; the words compiled and scripted need nothing."""
    run = Run.start(GAME, b"no", 2, AlteredOptions(decks="own"))
    bring(run, 0, LIST)
    (request,) = [r for r in run.requests(0) if not r.anytime]
    why = request.decision.prompt.params["why"]
    assert [said.key for said in why] == ["al-deck-manual"]
    assert why[0].params["cards"] == list(MANUAL)
    bring(run, 0, PLAIN.replace(f"1 {HERO}\n", ""))
    assert [r.decision.key for r in run.requests(0) if not r.anytime] == []


def test_one_player_may_not_use_what_was_fetched_for_the_other() -> None:
    """P6: an answer to a list tells nothing about the other's cards."""
    run = Run.start(GAME, b"spy", 2, AlteredOptions(decks="own", allow_manual=True))
    bring(run, 0, LIST)
    run.choose(1, LIST)  # nothing was fetched: this server does not have the cards any more
    (request,) = [r for r in run.requests(1) if not r.anytime]
    assert {said.key for said in request.decision.prompt.params["why"]} == {"al-imp-unknown-ref"}
    assert "Otter" not in str([GAME.view(run.state, seat) for seat in (0, 1, None)])


def test_what_an_earlier_try_wanted_is_forgotten() -> None:
    run = Run.start(GAME, b"tries", 2, AlteredOptions(decks="own", allow_manual=True))
    bring(run, 1, "30 ALT_CORE_B_AX_12_C")
    for n in (2, 3, 5):
        bring(run, 0, f"7 ALT_CORE_B_AX_{n:02}_C")  # too few cards
        assert sorted(run.state.pinned) == [f"ALT_CORE_B_AX_{n:02}_C", "ALT_CORE_B_AX_12_C"]


def test_the_first_definition_holds_for_both() -> None:
    run = Run.start(GAME, b"two", 2, AlteredOptions(decks="own", allow_manual=True))
    bring(run, 0, "30 ALT_CORE_B_AX_12_C")
    changed = [entry(12, "Lighter Pike", cost=0, stats="999")]
    run.supply(1, fetched("30 ALT_CORE_B_AX_12_C", changed))
    run.choose(1, "30 ALT_CORE_B_AX_12_C")
    assert run.name_of("ALT_CORE_B_AX_12_C") == "Heavy Pike"


def test_a_long_list_of_single_cards_fits() -> None:
    """AL-14.3: eighty lines with the longest references that there are in use."""
    cards = [entry(n, f"Otter {n}") | {"reference": f"ALT_DUSTERCB_B_AX_{n}_R2"} for n in range(100, 179)]
    cards.append(entry(1, "Captain", "HERO"))
    words = "".join(f"1 {card['reference']}\n" for card in cards)
    run = Run.start(GAME, b"long", 2, AlteredOptions(decks="own", format="singleton"))
    rows = [row | {"rarity": "C"} for row in stored(cards)["cards"]]
    run.supply(0, pin(rows, {}, GAME.content))
    run.choose(0, words)
    assert [r.decision.key for r in run.requests(0) if not r.anytime] == [] and len(words) > 2_000


def test_bundled_cards_cannot_be_replaced() -> None:
    forged = Card(id="GM_BASE_B_GW_02_C", name="Forged", type="character", faction="GW", stats={"forest": 9})
    run = Run.start(GAME, b"forged", 2, AlteredOptions(decks="own"))
    run.supply(0, [forged.model_dump(mode="json", exclude_defaults=True)])
    assert GAME.content_of(run.state).cards["GM_BASE_B_GW_02_C"] is GAME.content.cards["GM_BASE_B_GW_02_C"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        "cards",
        [1],
        [{"id": "ALT_CORE_B_AX_01_C"}],
        [{}] * (MOST_PINNED + 1),
        [{"id": HERO, "name": "x", "type": "hero", "faction": "AX", "text": "x" * 13_000}],
    ],
)
def test_what_is_no_set_of_cards_is_refused_and_changes_nothing(data: Any) -> None:
    run = Run.start(GAME, b"bad", 2, AlteredOptions(decks="own"))
    before = run.state.model_copy(deep=True)
    with pytest.raises(NotPossible):
        run.supply(0, data)
    assert run.state == before and run.index == 0 and run.choices == []


def test_foreign_names_are_only_words() -> None:
    """Names that look like references or marks are names; too long ones are cut."""
    nasty = [entry(2, "@seat:1"), entry(3, "**Bold** " + "z" * 100), entry(4, "\x07@everyone\n# Hi", main="@here look")]
    cards = fetched("10 ALT_CORE_B_AX_02_C 10 ALT_CORE_B_AX_03_C 10 ALT_CORE_B_AX_04_C", nasty)
    made = [Card.model_validate(card) for card in cards]
    assert [card.name for card in made] == ["seat:1", ("**Bold** " + "z" * 100)[:60], "everyone # Hi"]
    assert made[2].text == "here look" and made[2].manual
    run = Run.start(GAME, b"nasty", 2, AlteredOptions(decks="own", allow_manual=True))
    run.supply(0, cards)
    run.choose(0, "10 ALT_CORE_B_AX_02_C 10 ALT_CORE_B_AX_03_C 10 ALT_CORE_B_AX_04_C")
    run.choose(1, "gearwrights_2")
    labels = [option.label for option in run.requests(0)[0].options(run)]
    assert run.requests(0)[0].decision.key == "altered.first_mana"
    assert {label.params["card"] for label in labels} <= {card.name for card in made}  # written out, no references


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("{J} Draw a card.", "When I join: Draw a card."),
        ("#{H}# [Sabotage]. [[Defender]]", "When played from hand: Sabotage. Defender"),
        ("{D} : I gain <ANCHORED>.", "Support: I gain ANCHORED."),
        ("{T}, {1} : Resupply.", "Exhaust me, 1: Resupply."),
    ],
)
def test_the_marks_of_the_card_files_are_read_as_words(written: str, shown: str) -> None:
    assert readable(written) == shown


def test_a_card_that_creates_what_nobody_knows_is_manual() -> None:
    rows = {row["ref"]: row for row in stored()["cards"]}
    (heron,) = pin([rows["ALT_CORE_B_AX_04_C"]], {}, GAME.content)
    assert heron["manual"] and "abilities" not in heron
    old = rows["ALT_CORE_B_AX_03_C"] | {"abilities": [{"when": "join", "do": [{"do": "juggle"}]}]}
    (otter,) = pin([old], {}, GAME.content)
    assert otter["manual"]


def test_every_test_card_is_what_it_is_meant_to_be() -> None:
    effects = {row["name"]: row["effects"] for row in stored()["cards"] if row.get("effects")}
    assert {name for name, _ in effects.items() if name not in MANUAL} and len(effects) + len(MANUAL) == len(CARDS)
    assert not set(MANUAL) & set(effects)
