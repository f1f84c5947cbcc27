"""Foreign files (rules 14): every shape is read, whatever is wrong with a file is told, and nothing is raised. The
files are made here, after the shapes as they are described; their cards are invented."""

import json
from typing import Any

import pytest

from bot.ui.panels.catalogue import Catalogue, Say
from cogs.rangers.content.decks import deck_of, problems_of
from cogs.rangers.content.imports.cards import DATA_BYTES, Found, read_cards
from cogs.rangers.content.imports.decks import DECK_BYTES, FoundDeck, Known, read_deck, settled
from cogs.rangers.content.imports.normal import code_of, keywords_of, same_name, slug, threshold_of, traits_of
from cogs.rangers.content.imports.own import PinnedCard
from cogs.rangers.content.imports.sample import sample_file
from cogs.rangers.content.imports.tracker import TRACKER_BYTES, read_campaign
from cogs.rangers.game import game

CONTENT = game().content
FIRST = next(iter(CONTENT.prebuilt.values()))
SAY = Say(Catalogue("rangers"))
BARE = Known(CONTENT, ())


def row(code: str = "09001", **fields: Any) -> dict[str, Any]:
    """A card as F3 has it."""
    return {
        **{"id": code, "name": "Spare Rope", "type_id": "gear", "set_id": "rope_maker", "set_position": "1-2"},
        **{"aspect_id": "FIT", "level": 1, "cost": 1, "equip": 1, "approach_conflict": 1, "traits": "Tool / Mod"},
        **{
            "token_id": "coil",
            "token_count": 2,
            "quantity": 2,
            "text": "Setup. Use 1 coil: tie something to something.",
        },
        **fields,
    }


def box(*rows: Any) -> bytes:
    return json.dumps(list(rows)).encode()


def read(*rows: Any) -> Found:
    found = read_cards(box(*rows), "My Box!")
    for problem in found.problems:
        assert "{" not in SAY.text(problem.text_in("rangers"))
    return found


def codes(found: Found | FoundDeck) -> list[str]:
    return [problem.code for problem in found.problems]


# ---------------------------------------------------------------------- ER-18.1, ER-18.2


def test_codes_have_their_leading_zero() -> None:  # ER-18.1
    assert [code_of(value) for value in ("01039", 1039, True, None, 10**12)] == ["01039", "01039", "", "", ""]


def test_names_compare_whatever_the_letters() -> None:  # ER-18.1
    assert same_name("Lockkeeper’s  Whistle") == same_name("lockkeeper's whistle") == same_name("ＬOCKKEEPER'S Whistle")


@pytest.mark.parametrize(
    ("name", "made"),
    [
        *(("Lockkeeper’s  Whistle!", "lockkeeper_s_whistle"), ("12th Night", "set_12th_night"), ("ＦEN", "fen")),
        *(("a" * 41, "a" * 40), ("1" * 41, "set_" + "1" * 36), ("?!", ""), ("", ""), (7, ""), (None, "")),
    ],
)
def test_a_name_as_a_sets_id(name: Any, made: str) -> None:  # ER-18.2
    assert slug(name) == made


@pytest.mark.parametrize(
    ("written", "ours"),
    [
        *((3, 3), ("3", 3), ("3R", {"per_ranger": 3}), ("3[per_ranger]", {"per_ranger": 3}), ("[ranger]", "rangers")),
        *(("Rangers", "rangers"), ("X", None), (-2, None), (None, None), ("", None), ("disabled", "disabled")),
    ],
)
def test_thresholds_in_all_their_spellings(written: Any, ours: Any) -> None:  # ER-18.2
    assert threshold_of(written) == ours


def test_traits_and_keywords() -> None:  # ER-18.2
    assert traits_of("Tool / Two-Handed") == ["tool", "twohanded"]
    assert keywords_of("Friendly. Persistent. When it enters, obstacle. More.") == ["friendly", "persistent"]
    assert keywords_of("Ambush is not one here.") == []


# ---------------------------------------------------------------------- F3 to F6


def test_a_card_of_f3() -> None:  # F3
    found = read(row())
    card = found.cards["imp.my_box.09001"].card
    assert card is not None and found.problems == []
    assert (card.name, card.aspect, card.level, card.cost, card.equip) == ("Spare Rope", "FIT", 1, 1, 1)
    assert dict(card.icons) == {"conflict": 1} and card.traits == ("tool", "mod") and card.keywords == ("setup",)
    assert card.tokens is not None and (card.tokens.name, card.tokens.count) == ("coil", 2)
    assert card.category == "background" and card.is_by_hand


def test_f4_writes_icons_as_a_list_and_thresholds_as_words() -> None:  # F4
    found = read(
        row(
            type_id="being",
            equip=None,
            presence="2",
            harm="3[per_ranger]",
            progress="[ranger]",
            area_id="along",
            approach_icons=["reason", "reason"],
            category_id="specialty",
        )
    )
    card = found.cards["imp.my_box.09001"].card
    assert card is not None
    assert (card.presence, card.progress, card.enters, card.category) == (2, "rangers", "along_the_way", "specialty")
    assert card.harm is not None and dict(card.icons) == {"reason": 2}


def test_an_x_starts_at_nothing_and_is_set_by_hand() -> None:  # ER-18.2, ER-18.4
    card = read(row(type_id="being", equip=None, presence=-2, cost=-2)).cards["imp.my_box.09001"].card
    assert card is not None and (card.presence, card.cost, card.has_x) == (0, "X", True)


def path_row(code: str, **fields: Any) -> dict[str, Any]:
    """A card of the path as F4 has it."""
    whole = {
        **{"id": code, "name": f"Moss Back {code}", "type_id": "being", "set_id": "old_growth", "quantity": 2},
        **{"category_id": "path_terrain", "area_id": "reach", "presence": 2, "harm": "4", "progress": "2R"},
        **{"traits": "Prey / Mammal", "text": "Friendly. When it enters play, look up.", "sun_challenge": "It moves."},
    }
    return {**whole, **fields}


def place_row(code: str, name: str, **fields: Any) -> dict[str, Any]:
    return {"id": code, "name": name, "type_id": "location", "presence": 1, "progress": "3R", **fields}


def test_ground_to_walk_on() -> None:  # F4, ER-18.2, ER-18.5
    """A card of the path, a place with whoever lives there, a mission; what stirs them is asked of a hand."""
    lives = path_row("09103", name="Keeper", set_id="mill_head", category_id="", harm=3, progress=None)
    mission = {"id": "09104", "name": "Find Her", "type_id": "mission", "progress": 2, "text": "Look."}
    rows = (path_row("09101"), place_row("09102", "Mill Head", arrival_setup="Draw."), lives, mission)
    found = read(row(), *rows).cards
    path, place = found["imp.my_box.09101"].path, found["imp.my_box.09102"].place
    assert path is not None and place is not None and found["imp.my_box.09001"].card is not None
    assert (path.presence, path.enters, path.qty, path.set, path.set_kind) == (
        *(2, "within_reach", 2),
        *("my_box_old_growth", "terrain"),
    )
    assert path.keywords == ("friendly",) and path.harm == 4 and path.icons == ["leaf"]
    assert [one.when.name for one in path.abilities] == ["challenge_leaf", "enters"]
    assert (place.code, place.pivotal, place.traits) == ("A0", "my_box_mill_head", ("pivotal",)) and len(
        place.once
    ) == 1
    keeper, errand = found["imp.my_box.09103"].path, found["imp.my_box.09104"].mission
    assert keeper is not None and (keeper.set_kind, keeper.progress) == ("pivotal", None)
    assert errand is not None and (errand.checks, errand.text) == (2, "Look.")


def test_a_terrain_of_other_than_twelve_cards_is_told_and_kept() -> None:  # ER-18.5
    short = read(path_row("09101"), path_row("09102"))
    assert short.short == [("Old growth", 4)] and len(short.cards) == 2 and short.problems == []
    whole = read(*(path_row(f"0910{n}") for n in range(6)))
    assert whole.short == []


def test_weathers_and_aspects_are_counted_and_left_out() -> None:  # F4
    found = read(row(), row("09100", type_id="weather"), row("09101", type_id="aspect"), row("09102", type_id="x"))
    assert len(found.cards) == 1 and found.elsewhere == {"weather": 1, "aspect": 1, "other": 1}


@pytest.mark.parametrize(
    "wrong", [{"harm": [1]}, {"presence": 44}, {"harm": "4 or so"}, {"progress": {"n": 1}}, {"presence": "much"}]
)
def test_ground_that_cannot_be_is_told(wrong: dict[str, Any]) -> None:  # E-IMPORT-FIELD
    found = read(path_row("09101", **wrong), path_row("09102"))
    assert codes(found) == ["IMP_FIELD"] and list(found.cards) == ["imp.my_box.09102"]


def test_a_role_makes_its_set_a_specialty() -> None:  # F3
    found = read(row(), row("09050", type_id="role", name="Rope Walker"))
    role, card = found.cards["imp.my_box.09050"].role, found.cards["imp.my_box.09001"].card
    assert role is not None and role.specialty == "rope_maker" and not any(role.start_bonus.model_dump().values())
    assert card is not None and card.category == "specialty"


def test_a_fan_made_project() -> None:  # F5
    whole = {"meta": {"name": "Rope", "code": "rp", "author": "Me"}, "data": {"cards": [row()], "sets": [{"id": "x"}]}}
    assert list(read_cards(json.dumps(whole).encode(), "fan").cards) == ["imp.fan.09001"]


def test_a_list_of_names_gives_names_and_counts() -> None:  # F6
    rows = [
        {"name": "Spare Rope", "code": "09001", "qtd": 2, "set": "rope", "setType": "background", "frontImage": "a"}
    ]
    found = read_cards(box(*rows), "names")
    assert found.names == {"09001": ("Spare Rope", 2)} and not found.cards


def test_two_packs_with_one_code_do_not_clash() -> None:  # ER-18.6
    first, second = (set(read_cards(box(row()), name).cards) for name in ("one", "two"))
    assert not first & second and not (first | second) & set(CONTENT.ranger_cards)


def test_the_first_of_two_with_one_code_wins_and_it_is_told() -> None:  # ER-18.2, E-IMPORT-DUP
    found = read(row(), row(name="Another Rope"), row())
    assert codes(found) == ["IMP_TWICE"] and found.cards["imp.my_box.09001"].name == "Spare Rope"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        *((b"", "IMP_NOT_JSON"), (b"\xff\xfe\x00", "IMP_NOT_JSON"), (b"nonsense", "IMP_NOT_JSON")),
        *((b"[" * 100_000, "IMP_NOT_JSON"), (b"[NaN]", "IMP_NOT_JSON"), (b"7", "IMP_NOT_JSON"), (b"[]", "IMP_EMPTY")),
        *((b" " * (DATA_BYTES + 1), "IMP_TOO_BIG"), (b"[" + b"0," * 6_000 + b"0]", "IMP_TOO_BIG")),
        *((box(3), "IMP_FIELD"), (box({"id": 1}), "IMP_NO_CODE"), (box(row(level="high")), "IMP_FIELD")),
        *(
            (box(row(harm=[1])), "IMP_FIELD"),
            (box(row(cost=99)), "IMP_FIELD"),
            (box(row(aspect_id="ZZZ")), "IMP_FIELD"),
        ),
        *((b"https://example.org/cards.json\n", "IMP_LINK"), (b"https://a.example b", "IMP_NOT_JSON")),
        *((b'{"data": {"cards": [', "IMP_NOT_JSON"), (b"[" + b"9" * 5_000 + b"]", "IMP_NOT_JSON")),
    ],
)
def test_whatever_is_wrong_with_a_file_is_told(data: bytes, code: str) -> None:
    """E-IMPORT-FORMAT, E-IMPORT-SIZE, E-IMPORT-JSON, E-IMPORT-FIELD, E-IMPORT-NET."""
    found = read_cards(data, "broken")
    assert codes(found)[0] == code and not found.cards
    assert "{" not in SAY.text(found.problems[0].text_in("rangers"))


def test_two_thousand_cards_are_read_without_a_word() -> None:
    """How long that takes is measured by `waykeeper bench rangers-pace`."""
    found = read_cards(sample_file(2_000), "large")
    assert len(found.cards) == 2_000 and found.problems == []
    assert {"loading the content", "reading 2,000 cards of a server"} == set(game().paces())


def test_a_stored_card_is_the_same_again() -> None:
    found = read(row(), row("09050", type_id="role", name="Rope Walker"))
    again = [PinnedCard.model_validate(one) for one in json.loads(json.dumps(found.stored()))["cards"]]
    assert again == list(found.cards.values())


# ---------------------------------------------------------------------- F1, F2, F7


def short(ref: str) -> str:
    return ref.rsplit(".", 1)[-1]


def f1(**fields: Any) -> dict[str, Any]:
    """The first ready-made Ranger as RangersDB would have it."""
    card = CONTENT.aspects[FIRST.aspect]
    meta = {"role": short(FIRST.role), "background": FIRST.background, "specialty": FIRST.specialty}
    slots = {short(name): n for name, n in FIRST.deck.items()}
    values = {"awa": card.AWA, "fit": card.FIT, "spi": card.SPI, "foc": card.FOC}
    return {"name": "Ottoline", **values, "meta": meta, "slots": slots | {"none": 0}, "side_slots": {}, **fields}


def of(whole: Any) -> FoundDeck:
    return read_deck(json.dumps(whole).encode(), BARE)


@pytest.mark.parametrize(
    "whole", [f1(), {"data": {"deck": f1()}}, {"data": {"rangers_deck_by_pk": f1()}}, [f1()]], ids=str
)
def test_a_deck_of_f1_however_it_is_wrapped(whole: Any) -> None:  # F1, ER-18.1
    found = of(whole)
    assert found.deck == deck_of(FIRST) and found.name == "Ottoline"
    assert problems_of(CONTENT, found.deck) == []


def test_a_deck_of_f2() -> None:  # F2
    slots = {short(name): n for name, n in FIRST.deck.items()}
    whole = {
        **{"name": "Ottoline", "aspect_code": FIRST.aspect, "role_code": short(FIRST.role), "slots": slots},
        **{"background": FIRST.background, "specialty": FIRST.specialty, "maladies": {"lingering_injury": 1}},
        **{"displaced": {"chalk": 2}, "tags": []},
    }
    deck = of(whole).deck
    assert deck is not None and deck.cards["fern.m.lingering_injury"] == 1 and deck.displaced == {"fern.b.chalk": 2}
    assert [one.code for one in problems_of(CONTENT, deck)] == []


def test_a_deck_that_has_ridden_needs_only_its_thirty() -> None:  # ER-18.3
    reward = next(card.id for card in CONTENT.ranger_cards.values() if card.category == "reward" and card.level == 1)
    whole = f1(previous_deck=7)
    gone = next(iter(whole["slots"]))
    whole["slots"] |= {gone: 1, short(reward): 1}
    deck = of(whole).deck
    assert deck is not None and not deck.is_new and problems_of(CONTENT, deck) == []


def test_a_code_that_nobody_knows_stays_and_keeps_the_deck_at_home() -> None:  # ER-18.3
    whole = f1()
    whole["slots"]["99999"] = 2
    deck = of(whole).deck
    assert deck is not None and deck.cards["99999"] == 2
    assert "UNKNOWN" in [one.code for one in problems_of(CONTENT, deck)]


def test_a_server_s_own_cards_are_found_by_code_and_by_name() -> None:  # ER-18.1
    known = Known(CONTENT, read(row()).cards.values())
    assert known.card("09001") == known.card("spare ROPE") == "imp.my_box.09001"
    whole = f1()
    whole["slots"]["9001"] = 2  # a number that lost its zero
    deck = read_deck(json.dumps(whole).encode(), known).deck
    assert deck is not None and deck.cards["imp.my_box.09001"] == 2


def two_forks() -> list[PinnedCard]:
    """Two packs that differ in what one code is called."""
    fork = read_cards(box(row(name="Long Rope"), row("09002", name="Hook")), "fork")
    return [*read(row(), row("09002", name="Hook")).cards.values(), *fork.cards.values()]


def test_a_code_that_is_two_cards_here_waits_for_its_owner() -> None:  # ER-18.1
    known, whole = Known(CONTENT, two_forks()), f1()
    whole["slots"] |= {"09001": 2, "09002": 1}
    found = read_deck(json.dumps(whole).encode(), known)
    assert found.deck is not None and found.deck.cards["09001"] == 2 and found.deck.cards["imp.my_box.09002"] == 1
    assert [(one.code, one.params["ref"], one.params["names"]) for one in found.problems] == [
        ("IMP_TWO_NAMES", "09001", ["Long Rope", "Spare Rope"])
    ]
    assert "UNKNOWN" in [one.code for one in problems_of(CONTENT, found.deck)]
    assert "Long Rope" in SAY.text(found.problems[0].text_in("rangers"))
    picked = settled(found.deck, "09001", "imp.fork.09001")
    assert picked.cards["imp.fork.09001"] == 2 and "09001" not in picked.cards
    assert known.disputed_in(picked) == {} and known.card("long rope") == "imp.fork.09001"


def test_a_plain_list() -> None:  # F7
    card = CONTENT.aspects[FIRST.aspect]
    names = [CONTENT.ranger_cards[name].name for name in FIRST.deck]
    forms = ("2x {}", "{} x2", "- {} [1] x2", "• {} ×2")
    lines = [forms[n % len(forms)].format(name) for n, name in enumerate(names)]
    head = [f"Aspect: AWA {card.AWA} FIT {card.FIT} SPI {card.SPI} FOC {card.FOC}", f"Role: {short(FIRST.role)}"]
    head += [f"Background: {FIRST.background}", f"Specialty: {FIRST.specialty}", "# Personality", "**Gear**", ""]
    found = read_deck("\n".join([*head, *lines]).encode(), BARE)
    assert found.problems == [] and found.deck == deck_of(FIRST)


def test_lines_that_nobody_knows_are_told_and_the_rest_is_kept() -> None:  # F7, ER-18.3
    name = CONTENT.ranger_cards[FIRST.outside].name
    found = read_deck(f"2x {name}\n2x No Such Thing".encode(), BARE)
    assert [(one.code, one.line) for one in found.problems] == [("IMP_LINE", 2)]
    assert found.deck is not None and found.deck.cards == {FIRST.outside: 2}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        *((b"{", "IMP_NOT_JSON"), (b"\xff", "IMP_NOT_JSON"), (b"{}", "IMP_NO_DECK"), (b"[[[[]]]]", "IMP_NO_DECK")),
        *((b"", "IMP_NO_DECK"), (b"x" * (DECK_BYTES + 1), "IMP_TOO_BIG"), (b"a\n" * 400, "IMP_TOO_BIG")),
        *((b"[" * 50_000, "IMP_NOT_JSON"), (b'{"slots": 3}', "IMP_NO_DECK")),
        (b"\xef\xbb\xbfhttps://example.org/deck/7", "IMP_LINK"),
    ],
)
def test_what_is_no_deck_is_told(data: bytes, code: str) -> None:
    found = read_deck(data, BARE)
    assert code in codes(found) and found.deck is None
    assert all("{" not in SAY.text(one.text_in("rangers")) for one in found.problems)


def test_slots_of_every_shape_do_no_harm() -> None:
    slots = {"chalk": "2", "pocket_line": True, "x": None, "y": -1, "z": 10**9, "light_boots": 2.0, "": 2}
    deck = of(f1(slots=slots, meta=[], side_slots=7)).deck
    assert deck is not None and deck.cards["fern.b.chalk"] == 2 and deck.cards["fern.b.light_boots"] == 2
    assert "x" not in deck.cards and "y" not in deck.cards and "z" not in deck.cards


# ---------------------------------------------------------------------- F8

TRACKED = {
    "day": 4,
    "current_location": "Kestrel Ford",
    "current_path_terrain": "shore",
    "missions": [{"name": "Relight the Fords", "day": 1, "progress": 2, "completed": False}, {"name": "Elsewhere"}],
    "events": ["boat", {"event": "bridge"}],
    "rewards": ["Tide Reading", "No Such Card"],
    "history": [{"day": 1, "location": "Watch Alder", "path_terrain": "wildwood", "camped": True}, {"day": 2}],
}


def test_a_campaign_of_a_tracker() -> None:  # F8, ER-18.8
    found, problems = read_campaign(json.dumps({"data": {"campaign": TRACKED}}).encode(), CONTENT)
    assert found is not None and problems == []
    assert (found.day, found.location, found.terrain) == (4, "Kestrel Ford", "shore")
    assert (found.missions[0].checks, found.missions[0].started, found.missions[0].is_done) == (2, 1, False)
    assert found.events == ["boat", "bridge"]
    assert [(one.day, one.camped) for one in found.history] == [(1, True), (2, False)]
    assert found.unknown == {"missions": ["Elsewhere"], "rewards": ["No Such Card"]}


def test_other_trackers_write_it_otherwise() -> None:  # F8
    whole = {
        "day": "2",
        "currentLocation": {"name": "Far Away"},
        "pathTerrain": "woods",
        "missions": [{"progress": [1, 1, 0]}],
    }
    found, _ = read_campaign(json.dumps(whole).encode(), CONTENT)
    assert found is not None and found.missions[0].checks == 2
    assert found.unknown["location"] == ["Far Away"] and found.unknown["terrain"] == ["woods"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"{", "IMP_NOT_JSON"),
        (b"[]", "IMP_NO_CAMPAIGN"),
        (b"{}", "IMP_NO_CAMPAIGN"),
        (b" " * (TRACKER_BYTES + 1), "IMP_TOO_BIG"),
        (b"http://example.org/campaign", "IMP_LINK"),
    ],
)
def test_what_is_no_campaign_is_told(data: bytes, code: str) -> None:
    found, problems = read_campaign(data, CONTENT)
    assert found is None and [one.code for one in problems] == [code]
    assert "{" not in SAY.text(problems[0].text_in("rangers"))


def test_fields_of_every_shape_do_no_harm() -> None:
    whole = {**TRACKED, "day": -3, "missions": 7, "events": [None, 3, {}], "rewards": {}, "history": ["x", {"day": []}]}
    found, _ = read_campaign(json.dumps(whole).encode(), CONTENT)
    assert found is not None and found.day == 1 and found.missions == [] and found.events == []
