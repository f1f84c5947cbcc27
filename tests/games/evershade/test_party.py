"""Parties: tiers, partners, companions, counting, the token, sharing (LE-3, LE-4, LE-12.5)."""

import pytest

from cogs.evershade.content.cards import Companion
from cogs.evershade.rules.character.party import (
    Adventures,
    counts_as,
    has_room_for_companion,
    may_be_partners,
    may_set_off,
    needs_partner,
    next_holder,
    shared_out,
    tier_open_to,
)
from cogs.evershade.rules.story import voting
from cogs.evershade.state import Character, EvershadeState

NEW: Adventures = ()
ONCE: Adventures = (("lamp", "starting"),)
TWICE: Adventures = (*ONCE, ("bell", "advanced"))


def companion(name: str, *, humanoid: bool) -> Companion:
    return Companion.model_validate(
        {
            "id": name,
            "name": name,
            "humanoid": humanoid,
            "hp": 4,
            "terror_hp": 1,
            "att": {"STR": 1},
            "mob": 4,
            "light": {"play": "action", "effects": [{"do": "heal", "what": "hp", "n": 1}]},
        }
    )


def test_a2_all_have_completed_as_much() -> None:
    """E20: LE-3.2, LE-3.3."""
    assert not may_set_off([NEW, ONCE], "starting")
    assert may_set_off([ONCE, ONCE], "advanced")
    assert not may_set_off([ONCE, ONCE], "expert")
    assert not may_set_off([ONCE, ONCE], "starting")


def test_a80_the_highest_tier_says_what_follows() -> None:
    """LE-3.8: and there is nothing above expert."""
    assert [tier_open_to(one) for one in (NEW, ONCE, TWICE)] == ["starting", "advanced", "expert"]
    assert tier_open_to((*TWICE, ("end", "expert"))) == "expert"
    assert may_set_off([TWICE, TWICE], "expert")


def test_a6_who_goes_alone_has_a_humanoid_partner() -> None:
    """E23: LE-3.5, LE-3.9."""
    assert needs_partner(1, 1)
    assert not needs_partner(2, 1)
    assert not needs_partner(2, 2)
    found = {"tam": companion("tam", humanoid=True), "soot": companion("soot", humanoid=False)}
    assert may_be_partners(found) == ["tam"]


def test_two_companions_at_the_most() -> None:
    """E24: LE-3.6."""
    assert [has_room_for_companion(["a", "b"][:n]) for n in range(3)] == [True, True, False]


def test_how_many_a_party_counts_as() -> None:
    """LE-12.5, LE-27.5 (A72, A67): knocked-out ones count, the dead and the joining do not."""
    party = [Character("a"), Character("b", status="knocked_out"), Character("c", status="joining")]
    party.append(Character("d", is_dead=True))
    assert counts_as(party, has_partner=False, has_companion=False) == 2
    assert counts_as(party, has_partner=False, has_companion=True) == 2
    assert counts_as(party, has_partner=False, has_companion=True, harder=True) == 3
    assert counts_as(party[:1], has_partner=True, has_companion=False, harder=True) == 2


def test_the_token_passes_to_whoever_is_in_play() -> None:
    """LE-4.4, LE-4.11 (A62: seat 2 dies, seat 3 has it)."""
    assert next_holder(1, 3, {0, 2}) == 2
    assert next_holder(2, 3, {0, 1, 2}) == 0
    assert next_holder(0, 3, {0}) == 0


@pytest.mark.parametrize(
    ("fallen", "away", "wanted"),
    [
        ([], [], [0, 1, 2]),
        (["a1"], [], [0, 1, 2]),
        (["a1", "a2"], [], [1, 2]),
        ([], ["a1", "b1", "b2"], [0, 2]),
        (["a2", "c1"], ["a1", "b1"], [1, 2]),
        (["a1", "a2", "b1", "b2", "c1"], [], [2]),
        (["a1", "a2", "b1", "b2", "c1", "c2"], [], [1]),
    ],
)
def test_a_seat_votes_as_long_as_one_of_its_heroes_stands_with_the_party(
    fallen: list[str], away: list[str], wanted: list[int]
) -> None:
    """LE-4.3, LE-4.11: of three seats with two heroes each; where nobody is left, the holder."""
    heroes = [Character(name) for name in ("a1", "b1", "c1", "a2", "b2", "c2")]
    for one in heroes:
        one.status = "knocked_out" if one.id in fallen else "ok"
    state = EvershadeState(seats=3, heroes=heroes, space="here", holder=1)
    state.models = {one.id: "there" if one.id in away else "here" for one in heroes}
    assert voting.voters(state) == wanted


def test_a18_brill_is_shared_out_from_the_holder() -> None:
    """LE-4.9, LE-10.1."""
    assert shared_out(4, 1, [0, 1, 2]) == {1: 2, 2: 1, 0: 1}
    assert shared_out(1, 1, [0, 2]) == {0: 1, 2: 0}  # the holder is not there
