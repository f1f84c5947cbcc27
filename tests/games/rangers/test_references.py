"""E-PACK: whatever an effect may name has to be there, each kind of name for itself."""

from typing import Any

import pytest

from tests.games.rangers.test_content import ability, beast, told

CAMPAIGN = {
    "id": "mine",
    "name": "Mine",
    "start_entry": "XX.1",
    "missions": ["nothing"],
    "days": {5: [{"weather": "mine.we.none", "entries": ["XX.2"]} for _ in range(5)]},
    "deadlines": {},
    "epilogue": "XX.9",
    "endings": {"lit": "Lit", "shared": "Shared", "dark": "Dark"},
}


@pytest.mark.parametrize(
    "effect",
    [
        *({"do": verb, "card": "nobody"} for verb in ("put_in_play", "reward", "malady", "shuffle_in")),
        *({"do": verb, "of_set": "nobody"} for verb in ("shuffle_in", "alter_deck")),
        *({"do": verb, "mission": "nobody"} for verb in ("mission", "mission_check", "mission_done")),
        *({"do": "entry", "entry": "nobody"}, {"do": "day_entry", "days": 1, "entry": "nobody"}),
        *({"do": "travel", "to": "nobody"}, {"do": "end_campaign", "ending": "nobody"}),
        *({"do": verb, "who": {"id": "nobody"}} for verb in ("exhaust", "discard")),
        {"do": "exhaust", "who": {"type": "being", "has": "nobody"}},
    ],
)
def test_what_an_effect_names_has_to_be_there(effect: dict[str, Any]) -> None:
    said = told(ability("enters", effect) | {"campaigns-mine.yaml": [CAMPAIGN]})
    assert "'mine.wild.beast': field abilities.0: found 'nobody'; possible: " in said


@pytest.mark.parametrize("where", ["effects", "choice", "variant"])
def test_so_has_what_an_entry_names(where: str) -> None:
    effects = [{"do": "mission", "mission": "nobody"}]
    entry: dict[str, Any] = {"id": "X.1"}
    if where == "effects":
        entry["effects"] = effects
    elif where == "choice":
        entry["choices"] = [{"name": "go", "outcomes": {"done": {"effects": effects}}}]
    else:
        entry["variants"] = [{"name": "other", "if": {"event": "seen"}, "effects": effects}]
    said = told({"stories/mine.yaml": [{"pack": "mine", "starts": "all"}, entry]})
    assert "entry 'X.1': field effects: found 'nobody'; possible: " in said


def test_no_two_cards_of_a_pack_have_one_id() -> None:
    twin = beast(text="", abilities=[])["path_cards-mine.yaml"] * 2
    assert "'mine.wild.beast'" in told({"path_cards-mine.yaml": [dict(one) for one in twin]})
    assert "found twice" in told({"path_cards-mine.yaml": [dict(one) for one in twin]})
