"""What pack authors say that imported cards do: beside a file, and for every server (AL-14.10, `scripted`)."""

import json
from typing import Any

import pytest

from bot.rules.errors import ContentError
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.content.import_cards import read_cards
from cogs.altered.content.pinned import pin
from cogs.altered.content.scripts import scripted
from cogs.altered.game import game
from cogs.altered.state import AlteredOptions
from tests.games.altered.otters import CARDS, HERO, LIST, MANUAL, stored

GAME = load_game("altered")
TOKENS = GAME.content.tokens
GOOSE, SILENCE, TEA = (f"ALT_CORE_B_AX_{n:02}_C" for n in (7, 9, 13))
ALL = f"""
- id: {HERO}
  counters: {{tune: 2}}
  abilities: [{{when: noon, do: [{{do: create, token: x_brass_newt, at: hero}}]}}]
- id: {GOOSE}
  keywords: [{{k: tough, x: 1}}]
  abilities: [{{when: join, do: [{{do: gain, what: boost, n: 2, who: me}}]}}]
- id: {SILENCE}
  abilities: [{{spell: true, do: [{{do: discard, hand: 1, player: opponent}}]}}]
- id: {TEA}
  abilities: [{{when: dusk, do: [{{do: draw, n: 1}}]}}]
"""


def read(scripts: str) -> Any:
    found = read_cards(json.dumps(CARDS).encode())
    found.add_scripts(scripts, TOKENS)
    return found


def test_scripts_beside_a_file_make_every_card_playable() -> None:
    found = read(ALL)
    assert found.problems == [] and found.effects()["manual"] == 0
    rows = {row["ref"]: row for row in json.loads(json.dumps(found.stored()))["cards"]}
    tokens = {"x_brass_newt": rows["ALT_CORE_B_AX_40_C"]}
    cards = pin([rows[ref] for ref in rows], tokens, GAME.content)
    assert not any(card.get("manual") for card in cards)
    assert rows[SILENCE]["disrupts"]  # AL-15.2 knows what it does now
    run = Run.start(GAME, b"scripted", 2, AlteredOptions(decks="own"))  # no allow_manual needed
    for seat in (0, 1):
        run.supply(seat, cards)
        run.choose(seat, LIST)
    assert run.state.objects[run.state.players[0].hero].counters == {"tune": 2}
    crowd = Crowd(greedy_player, b"scripted")
    made = 0
    while not run.over:
        crowd.step(run)
        made += sum(event.kind == "al-creates" for event in run.take_events())
        assert GAME.invariants(run.state) == []
    assert made


@pytest.mark.parametrize(
    ("scripts", "words"),
    [
        ("- id: ALT_CORE_B_AX_99_C", ["no card ALT_CORE_B_AX_99_C", "did you mean"]),
        ("- id: GM_BASE_B_GW_02_C", ["no card GM_BASE_B_GW_02_C"]),
        (f"- id: {GOOSE}\n  abilities: [{{when: join, do: [{{do: juggle}}]}}]", ["'juggle'", "possible: "]),
        (f"- id: {GOOSE}\n  abilities: [{{spell: true, do: [{{do: draw}}]}}]", ["nothing else has spell abilities"]),
        (f"- id: {SILENCE}\n  keywords: [{{k: defender}}]", ["passive of Characters only"]),
        (f"- id: {SILENCE}\n  abilities: []", ["needs a spell ability"]),
        (f"- id: {GOOSE}\n  abilities: [{{when: join, do: [{{do: create, token: ox}}]}}]", ["'ox'", "x_brass_newt"]),
        (f"- id: {GOOSE}\n  abilities: [{{when: join, if: tuesday, do: [{{do: draw}}]}}]", ["'tuesday'"]),
        (f"- id: {GOOSE}\n- id: {GOOSE}", ["found twice"]),
        (f"- id: {GOOSE}\n  art: url", ["unknown field"]),
        ("- &a {id: *a}", ["anchors"]),
        ("hello", ["must be a list"]),
        ("[" * 100, ["nested deeper"]),
        ("\x00", ["not readable"]),
    ],
)
def test_a_wrong_script_is_named_with_its_line(scripts: str, words: list[str]) -> None:
    found = read(scripts)
    said = " ".join(str(problem.params["why"]) for problem in found.problems)
    assert {problem.code for problem in found.problems} == {"IMP_SCRIPT"} and all(word in said for word in words), said
    assert said.startswith("scripts:")


def test_all_mistakes_of_all_scripts_at_once() -> None:
    found = read("- id: ALT_CORE_B_AX_99_C\n" + ALL + "- id: ALT_CORE_B_AX_02_C\n  keywords: [{k: cooldown}]")
    assert len(found.problems) == 2
    assert {MANUAL[0], MANUAL[1]} <= {card.name for card in found.cards.values() if card.effects == "scripted"}


def test_scripts_for_every_server() -> None:
    """`<data_dir>/packs/altered/scripts*.yaml`: what a server has brought in is played by them."""
    own = game({"scripts-otters.yaml": ALL})
    rows = {row["ref"]: row for row in stored()["cards"]}
    goose = scripted(rows[GOOSE], own.content.scripts[GOOSE])
    assert goose["effects"] == "scripted" and goose["keywords"] == [{"k": "tough", "x": 1}]
    assert scripted(rows[GOOSE], None) is rows[GOOSE]
    misfit = own.content.scripts[SILENCE].model_copy(update={"id": GOOSE})
    assert scripted(rows[GOOSE], misfit) is rows[GOOSE]  # a spell's effect on a Character: as if it were not there
    assert own.content_hash != GAME.content_hash and own.content.cards.keys() == GAME.content.cards.keys()


def test_wrong_scripts_of_the_house_are_named_by_file() -> None:
    with pytest.raises(ContentError) as wrong:
        ox = "abilities: [{when: join, do: [{do: create, token: ox}]}]"
        game({"scripts.yaml": f"- id: {GOOSE}\n  {ox}\n- id: FOO"})
    assert "scripts.yaml:1" in str(wrong.value) and "scripts.yaml:3" in str(wrong.value)
    with pytest.raises(ContentError, match=r"(?s)no_such.*nor_this"):
        own = "{when: join, if: {any: [{even: no_such}, {not: {ge: [nor_this, 2]}}]}, do: [{do: draw}]}"
        game({"scripts.yaml": f"- id: {GOOSE}\n  abilities: [{own}]"})
    with pytest.raises(ContentError, match="found twice"):
        game({"scripts.yaml": "- id: GM_BASE_B_GW_02_C"})  # bundled cards stay as they are
