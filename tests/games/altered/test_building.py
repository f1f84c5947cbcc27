"""A deck while it is built: what each press makes of it, what is looked at, and what the doctor says of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import ContentError
from cogs import load_game
from cogs.altered import doctor_files
from cogs.altered.content.building.build import MOST_CARDS, Build, add, beside, hero_of, press, take_over
from cogs.altered.content.building.collection import SORTS, Filters, choices, heroes_of, keywords_of, looked_at, page_of
from cogs.altered.content.building.doctor import MOST_ADVICE, read_doctor
from cogs.altered.content.decks import Facts, check, pool_of

CONTENT = load_game("altered").content
POOL = pool_of(card for card in CONTENT.cards.values() if card.rarity in ("C", "none"))
"""Common cards: which rare ones there are is no matter of these tests."""
DOCTOR = read_doctor(doctor_files())
HERO = str(CONTENT.decks["charterhold"].hero)
OTHER_HERO = str(CONTENT.decks["masquers"].hero)
RECRUITER = "GM_BASE_B_CH_02_C"
FORM = "GM_BASE_B_CH_03_C"
RARE, ABROAD = "GM_BASE_B_CH_02_R1", "GM_BASE_B_GW_02_R2"


def pool() -> dict[str, Facts]:
    """With a rare printing at home, and one of another family's card that this faction has."""
    mule = POOL["GM_BASE_B_GW_02_C"]
    rares = {
        RARE: replace(POOL[RECRUITER], ref=RARE, rarity="R"),
        ABROAD: replace(mule, ref=ABROAD, rarity="R", faction="CH"),
        "GM_BASE_B_CH_03_R2": replace(POOL[FORM], ref="GM_BASE_B_CH_03_R2", rarity="R", faction="VK"),
    }
    return {**POOL, **rares}


def whole(name: str) -> dict[str, int]:
    deck = CONTENT.decks[name]
    return {str(deck.hero): 1, **deck.cards}


def built(**cards: int) -> Build:
    return Build(cards={HERO: 1} | cards)


def pressed(build: Build, op: str, arg: str = "0", *values: str, pool: Mapping[str, Facts] = POOL) -> Build:
    return press(build, op, arg, values, pool)


# ---------------------------------------------------------------- presses


def test_from_a_hero_to_a_legal_deck_by_presses() -> None:
    """AL-14.1, by what the panels offer alone."""
    build = pressed(Build(), "hero", "0", HERO)
    assert build.look == "cards" and hero_of(build.cards, POOL) == POOL[HERO]
    build = pressed(build, "many", "1")
    for page in range(2):
        cards, _, _ = page_of(looked_at(POOL, POOL[HERO], build.filters), page, 9)
        build = pressed(build, "put", "0", *(card.ref for card in cards[:7]))
    assert set(build.cards.values()) == {1, 3} and beside(build.cards, POOL) == 42
    assert check(build.cards, POOL) == []


def test_one_copy_at_a_time_or_all() -> None:
    build = pressed(pressed(built(), "put", "0", RECRUITER, FORM), "put", RECRUITER)
    assert build.cards == {HERO: 1, RECRUITER: 2, FORM: 1}
    assert pressed(build, "out", "0", RECRUITER).cards[RECRUITER] == 1
    build = pressed(build, "many", "1")
    assert pressed(build, "put", "0", RECRUITER, FORM).cards == {HERO: 1, RECRUITER: 3, FORM: 3}
    assert pressed(build, "out", "0", RECRUITER, FORM).cards == {HERO: 1}


def test_all_copies_are_counted_by_name_over_rarities() -> None:
    """AL-14.1"""
    build = pressed(built(**{RECRUITER: 2}), "many", "1")
    assert pressed(build, "put", RARE, pool=pool()).cards[RARE] == 1


def test_another_hero_takes_the_place_of_the_first() -> None:
    build = pressed(built(**{RECRUITER: 3}), "hero", "0", OTHER_HERO)
    assert [ref for ref in build.cards if POOL[ref].type == "hero"] == [OTHER_HERO]
    assert [problem.code for problem in check(build.cards, POOL)] == ["DECK_TOO_SMALL", "DECK_FACTION"]


def test_what_was_done_last_can_be_undone_and_done_again() -> None:
    one = pressed(built(), "put", RECRUITER)
    looked = pressed(pressed(one, "look", "deck"), "page", "3")
    assert pressed(looked, "undo").cards == {HERO: 1}
    assert pressed(pressed(looked, "undo"), "undo").cards == one.cards
    other = take_over(one, "", "constructed", whole("masquers"))
    assert pressed(other, "undo").cards == one.cards, "a starter that was taken by mistake costs nothing"


@pytest.mark.parametrize(
    ("op", "arg", "values"),
    [
        ("hero", "0", ("GM_NONE_B_CH_01_C",)),
        ("hero", "0", (RECRUITER,)),
        ("hero", "0", ()),
        ("put", "nobody", ()),
        ("put", "0", ("GM_BASE_B_NE_01_C", "x" * 2_000)),
        ("out", "0", ("x" * 2_000,)),
        ("look", "elsewhere", ()),
        ("filter", "colour", ("red",)),
        ("form", "0", ("poker",)),
        ("nothing", "0", ()),
        ("undo", "0", ()),
        ("cards", "__class__", ()),
    ],
)
def test_what_no_panel_offers_changes_nothing(op: str, arg: str, values: tuple[str, ...]) -> None:
    build = built(**{RECRUITER: 1})
    assert pressed(build, op, arg, *values).listed == build.listed


def test_tokens_stay_out_and_there_is_an_end_of_cards() -> None:
    token = next(ref for ref, facts in POOL.items() if facts.type == "token")
    assert pressed(built(), "put", token).cards == {HERO: 1}
    full = add(built(), {ref: 20 for ref in list(looked_refs())[:9]}, POOL)
    assert sum(full.cards.values()) == 181
    assert add(full, {RECRUITER: 20, FORM: 20}, POOL) == full and sum(full.cards.values()) <= MOST_CARDS


def looked_refs() -> list[str]:
    return [card.ref for card in looked_at(POOL, POOL[OTHER_HERO], Filters())]


_VALUES = st.sampled_from([HERO, OTHER_HERO, RECRUITER, FORM, "6", "CH", "limited", "2", "", "x" * 500])
_OPS = (
    "hero",
    "put",
    "out",
    "page",
    "back",
    "place",
    "many",
    "filter",
    "form",
    "undo",
    "anew",
    "picked",
    "sure",
    "look",
)


@given(st.lists(st.tuples(st.sampled_from(_OPS), st.sampled_from(["0", "1", *SORTS, RECRUITER]), st.lists(_VALUES))))
def test_whatever_is_pressed_is_kept_and_read_again(presses: list[Any]) -> None:
    build = Build()
    for op, arg, values in presses:
        build = press(build, op, arg, values, POOL)
        assert all(n > 0 and POOL[ref].type != "token" for ref, n in build.cards.items())
        assert sum(POOL[ref].type == "hero" for ref in build.cards) <= 1
        assert Build.model_validate(build.model_dump(mode="json")) == build


# ---------------------------------------------------------------- the collection


def test_only_what_the_hero_leads_is_looked_at() -> None:
    """AL-14.7: a rare printing belongs to the faction of its data, not to that of its reference."""
    refs = [card.ref for card in looked_at(pool(), POOL[HERO], Filters())]
    assert ABROAD in refs and RARE in refs and "GM_BASE_B_CH_03_R2" not in refs and FORM in refs
    assert all(pool()[ref].faction == "CH" for ref in refs)
    assert refs.index(RARE) == refs.index(RECRUITER) + 1, "the printings of a card lie side by side"
    abroad = looked_at(pool(), POOL[HERO], Filters(faction=("VK",)))
    assert {card.faction for card in abroad} == {"VK"}


@pytest.mark.parametrize("sort", SORTS)
def test_each_filter_leaves_exactly_what_fits(sort: str) -> None:
    known = pool()
    hero = known[HERO]
    for choice in choices(known, hero, sort):
        found = looked_at(known, hero, Filters(**{sort: (choice,)}))
        wanted = [card for card in known.values() if card.type not in ("hero", "token") and _has(card, sort, choice)]
        if sort != "faction":
            wanted = [card for card in wanted if card.faction == "CH"]
        assert {card.ref for card in found} == {card.ref for card in wanted} and found, choice


def _has(card: Facts, sort: str, choice: str) -> bool:
    if sort == "cost":
        return card.hand_cost == int(choice) if choice != "7" else card.hand_cost >= 7
    if sort == "keyword":
        return choice in card.keywords or any(word.startswith(choice) for word in card.text.casefold().split())
    return bool(getattr(card, sort) == choice)


def test_filters_hold_together() -> None:
    both = looked_at(POOL, POOL[HERO], Filters(cost=("1", "2"), type=("spell",)))
    assert both and all(card.hand_cost in (1, 2) and card.type == "spell" for card in both)
    assert keywords_of(POOL["GM_BASE_B_CH_02_C"]) == {"support"}


def test_heroes_are_offered_by_faction_and_fit_one_list() -> None:
    heroes = heroes_of(POOL)
    assert len(heroes) == 18 <= 25
    assert [hero.faction for hero in heroes] == [
        name for name in ("GW", "TW", "MQ", "GB", "CH", "VK") for _ in range(3)
    ]


def test_a_page_beyond_the_last_one_is_the_last() -> None:
    assert page_of(list(range(10)), 99, 9) == ([9], 1, 2)
    assert page_of([], 3, 9) == ([], 0, 1)


# ---------------------------------------------------------------- the doctor


@pytest.mark.parametrize("name", list(CONTENT.decks))
def test_the_starters_are_in_good_health(name: str) -> None:
    """The thresholds follow from them."""
    assert DOCTOR.findings(whole(name), POOL) == []


def sick(fits: Callable[[Facts], bool], hero: str = HERO) -> dict[str, int]:
    """A Hero and three of each card of the faction that fits."""
    cards = [card for card in looked_at(POOL, POOL[hero], Filters()) if fits(card)]
    return {hero: 1} | {card.ref: 3 for card in cards}


def low(place: int) -> Callable[[Facts], bool]:
    """Cards with little of forest (0), mountain (1) or water (2)."""
    return lambda card: card.stats is None or card.stats[place] <= 1


SICK: dict[str, dict[str, int]] = {
    "early": sick(lambda card: card.hand_cost >= 3),
    "bodies": sick(lambda card: card.type != "character" or card.hand_cost == 1),
    "reserve": sick(lambda card: card.reserve_cost >= 3),
    "forest": sick(low(0)),
    "mountain": sick(low(1), OTHER_HERO),
    "water": sick(low(2), "GM_BASE_B_TW_01_C"),
    "late": sick(lambda card: card.hand_cost <= 3),
    "heavy": sick(lambda card: card.hand_cost >= 4),
    "answers": sick(lambda card: not card.disrupts),
}


def test_each_check_has_a_deck_that_lacks_it() -> None:
    assert set(SICK) == {check.id for check in DOCTOR.checks}


@pytest.mark.parametrize("wrong", list(SICK))
def test_what_is_missing_is_found_and_the_advice_mends_it(wrong: str) -> None:
    cards = SICK[wrong]
    found = {one.check.id: one for one in DOCTOR.findings(cards, POOL)}
    assert wrong in found, list(found)
    alone = replace(DOCTOR, checks=[one for one in DOCTOR.checks if one.id == wrong])
    advice = alone.advice(cards, POOL, "constructed")
    assert len(advice) == MOST_ADVICE and advice[0].why == wrong
    for one in advice:
        assert POOL[one.ref].faction == hero_of(cards, POOL).faction  # type: ignore[union-attr]
        assert cards.get(one.ref, 0) < 3, "AL-14.1: what cannot go in is not advised"
    before = found[wrong]
    best = next(one for one in advice if one.why == wrong)
    (after,) = [one for one in alone.findings(cards | {best.ref: cards.get(best.ref, 0) + 1}, POOL)] or [before]
    gap = before.have - before.want if before.too_many else before.want - before.have
    left = after.have - after.want if after.too_many else after.want - after.have
    assert left <= gap


def test_whole_deck_of_advice_is_legal_and_healthy() -> None:
    """Following the doctor alone from a Hero on leads to a deck that may be played and lacks nothing."""
    build = built()
    while beside(build.cards, POOL) < 39:
        advice = DOCTOR.advice(build.cards, POOL, "constructed")
        assert advice
        build = pressed(build, "put", advice[0].ref)
    assert check(build.cards, POOL) == []
    assert DOCTOR.findings(build.cards, POOL) == []


def test_rares_are_not_advised_beyond_their_number() -> None:
    """AL-14.1: fifteen are the most."""
    known = {
        ref: replace(card, rarity="R") if card.faction == "CH" and card.type != "hero" else card
        for ref, card in POOL.items()
    }
    cards = {HERO: 1} | {card.ref: 3 for card in looked_at(known, known[HERO], Filters())[:5]}
    assert DOCTOR.advice(cards, known, "constructed") == []
    assert len(DOCTOR.advice(cards, known, "free")) == MOST_ADVICE


def test_a_mistake_in_the_thresholds_is_named() -> None:
    with pytest.raises(ContentError, match=r"doctor\.yaml.*bogus"):
        read_doctor({"altered/doctor/doctor.yaml": "- {id: early, bogus: 3, terrain: forest}\n"})
    with pytest.raises(ContentError, match="cure"):
        read_doctor({"altered/doctor/doctor.yaml": "- {id: early, of: {hand_cost_min: 5}, most: 0.2}\n"})
