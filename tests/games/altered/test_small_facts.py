"""Single facts of Altered that whole games seldom meet: totals, limits of a choice, wrong files, wrong counts."""

import json
from typing import Any

import pytest
import yaml

from bot.rules.decision import text
from bot.rules.errors import ContentError
from bot.ui.panels.catalogue import Catalogue
from cogs import load_game
from cogs.altered import bundled_files
from cogs.altered.content.decks import Size, _named, size_of
from cogs.altered.content.import_cards import read_cards
from cogs.altered.content.pack import counts, load
from cogs.altered.rules.effects.reactions import _about
from cogs.altered.rules.reading.facts import Moment
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving import declaring
from cogs.altered.rules.turn_options import _rule
from cogs.altered.state import AlteredState, Pending, Player
from cogs.altered.view.telling import totals


def test_the_arena_adds_up_both_expeditions_of_each_player() -> None:
    rows = [(0, [1, 2, 3]), (0, [10, 20, 30]), (1, [4, 5, 6]), (1, [400, 500, 600])]
    view = {"expeditions": [{"seat": seat, "stats": stats} for seat, stats in rows]}
    assert totals(view) == [[11, 22, 33], [404, 505, 606]]


class _Thing:
    def __init__(self, name: str, cost: int) -> None:
        self.id, self.hand_cost = name, cost


class _Look:
    """Four objects that cost 0, 1, 2 and 3."""

    def __init__(self, state: Any, content: Any) -> None:
        self.things = [_Thing(f"o{cost}", cost) for cost in range(4)]

    def find(self, *asked: Any) -> list[_Thing]:
        return self.things

    def card(self, thing: _Thing) -> _Thing:
        return thing


@pytest.mark.parametrize(
    ("total", "taken", "found"),
    [
        (None, [], ["o0", "o1", "o2", "o3"]),
        (None, ["o1"], ["o0", "o2", "o3"]),
        (2, [], ["o0", "o1", "o2"]),
        (3, ["o1"], ["o0", "o2"]),
        (3, ["o1", "o2"], ["o0"]),
        (0, [], ["o0"]),
    ],
)
def test_what_is_chosen_together_costs_at_most_the_total(
    total: int | None, taken: list[str], found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(declaring, "Look", _Look)
    monkeypatch.setattr(declaring, "mine", lambda play, ctx: None)
    objects = {f"o{cost}": _Thing(f"o{cost}", cost) for cost in range(4)}
    play: Any = type("P", (), {"state": type("S", (), {"objects": objects}), "content": None})
    pick: Any = type("Q", (), {"total": total, "filter": None})
    ctx: Any = type("C", (), {"seat": 0})
    assert [thing.id for thing in declaring.candidates(play, pick, ctx, taken)] == found


@pytest.mark.parametrize("reference", [None, "", 5, ["ALT_CORE_B_BR_05_C"], False])
def test_a_reference_that_is_no_word_is_missing(reference: Any) -> None:
    (problem,) = read_cards(json.dumps([{"reference": reference, "name": "x"}]).encode()).problems
    assert (problem.code, dict(problem.params)) == ("IMP_MISSING_FIELD", {"ref": "#1", "field": "reference"})


def test_a_reference_that_is_a_word_and_none_of_a_card() -> None:
    (problem,) = read_cards(json.dumps([{"reference": "rain", "name": "x"}]).encode()).problems
    assert (problem.code, dict(problem.params)) == ("IMP_BAD_REF", {"text": "rain"})


def _one_land_less(text: str) -> list[Any]:
    """The entries without a Tumult card; nothing where there is none among them."""
    entries = yaml.safe_load(text)
    found = [entry for entry in entries if str(entry["id"]).startswith("tumult_")]
    return [entry for entry in entries if entry is not found[0]] if found else []


def test_the_bundle_is_counted_when_that_is_asked() -> None:
    files = bundled_files()
    whole = load(files, strict=True)
    assert all(found == printed for _, found, printed in counts(whole))
    name, entries = next((name, entries) for name, text in files.items() if (entries := _one_land_less(text)))
    short = files | {name: yaml.safe_dump(entries, allow_unicode=True, sort_keys=False)}
    rows = [row for row in counts(load(short)) if row[1] != row[2]]
    assert rows == [("region cards", 4, 5), ("tumult cards", 2, 3)]
    with pytest.raises(ContentError) as error:
        load(short, strict=True)
    assert any("tumult cards" in problem for problem in error.value.problems)


@pytest.mark.parametrize(
    ("ref", "short"),
    [
        ("GM_BASE_B_GW_01_C", {"GW, BASE: heroes": (0, 1)}),
        ("GM_ROAD_B_GW_04_C", {"GW, ROAD: cards": (14, 15), "GW: rare printings": (56, 54)}),
        ("GM_ROAD_B_GW_04_R1", {"GW: rare printings": (55, 56)}),
        ("GM_BASE_B_GW_90_C", {"tokens": (5, 6)}),
    ],
)
def test_each_card_counts_among_its_kind(ref: str, short: dict[str, tuple[int, int]]) -> None:
    content = load(bundled_files())
    del content.cards[ref]
    assert {name: (found, printed) for name, found, printed in counts(content) if found != printed} == short


def test_a_deck_is_counted_beside_its_hero() -> None:
    content = load(bundled_files())
    deck = content.decks["goat_track"]
    deck.cards[next(iter(deck.cards))] += 1
    assert [row for row in counts(content) if row[1] != row[2]] == [(f"{deck.name}: cards beside the hero", 40, 39)]


def test_a_condition_of_whoever_is_in_no_expedition_is_about_either() -> None:
    """ "Behind" without an expedition: my own, and of a Spell both are."""
    state = AlteredState(seats=2)
    state.players = [Player(), Player()]
    state.players[0].marker, state.players[1].marker = {"hero": 1, "companion": 7}, {"hero": 2, "companion": 7}
    moment = Moment(Look(state, load_game("altered").content), 0, None)
    assert [name for name in ("behind", "tied", "ahead") if moment.holds(name, None)] == ["behind", "tied"]
    assert not moment.holds("behind", "companion")


def test_a_singleton_deck_has_60_to_80_cards_with_its_hero() -> None:
    assert size_of("singleton", None, 60) == Size(59, 79, 1, uniques=3)
    assert size_of("no_unique", None, 60) == Size(most=60, uniques=0)


@pytest.mark.parametrize(("count", "more"), [(1, 0), (8, 0), (9, 1), (20, 12)])
def test_of_many_cards_a_few_are_named_and_the_rest_counted(count: int, more: int) -> None:
    names = [f"card {n}" for n in range(count)]
    assert _named(names * 2) == {"cards": names[:8], "more": more}


def test_what_a_card_forbids_is_told_in_its_own_words() -> None:
    """Not "does not allow it now": the sentence of the card that says when it does."""
    cards = load_game("altered").content.cards
    brigade, iloe = cards["GM_BASE_B_CH_12_C"], cards["GM_BASE_B_VK_01_C"]
    said = _rule(brigade, "cannot", "only", "unless")
    assert said == "I cannot be played unless you control another Character or the day is 4 or later"
    assert _rule(iloe, "quick") == "Quick action, as first player"
    assert _rule(iloe, "nowhere") == iloe.text
    words = Catalogue("altered").format(text("al-play-forbidden", card="Bridge Brigade", rule=said))
    assert words == f"Bridge Brigade: “{said}”"


def test_a_scout_and_its_joining_do_not_read_alike() -> None:
    class Play:
        content = load_game("altered").content

    def waiting(ability: str) -> Pending:
        return Pending(1, "o1", "GM_BASE_B_TW_03_C", ability, 0, None)

    play: Any = Play()
    assert _about(play, waiting("scout")) == text("al-hint-scout")
    assert _about(play, waiting("GM_BASE_B_TW_03_C/abilities/0")).key == "al-text"


def test_statistics_and_text_of_a_hand_card_stand_apart() -> None:
    told = {
        "name": "Old Snowshoe",
        "faction": "TW",
        "hand": 3,
        "reserve": 3,
        "text": "When I join: draw.",
        "fits": "yes",
    }
    words = Catalogue("altered")
    body = words.format(text("al-view-hand-card", **told, body=True, stats="🌲3 ⛰️3 🌊2"))
    assert body == "● **Old Snowshoe** [Trailwardens] ✋3 ♻️3 🌲3 ⛰️3 🌊2: When I join: draw."
    spell = words.format(text("al-view-hand-card", **told, body=False, stats=""))
    assert spell == "● **Old Snowshoe** [Trailwardens] ✋3 ♻️3: When I join: draw."
