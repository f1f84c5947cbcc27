"""Achievements and secrets at a table (LE-13.5 to 13.7, rules 3D.3)."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.evershade.act_game import Evershade
from cogs.evershade.content.pack import load
from cogs.evershade.rules.engine import problems_of
from cogs.evershade.state import EvershadeState
from tests.games.evershade import kit

ACHIEVEMENTS = """
- {id: savior_of_the_weir, name: Savior of the Weir, kind: faction}
- {id: doombringer, name: Doombringer, kind: global}
- {id: friend_of_oar, name: Friend of Oar, kind: relation}
- {id: friend_of_pell, name: Friend of Pell, kind: relation}
- {id: friend_of_nine, name: Friend of Nine, kind: relation}
"""
SECRETS = """
- id: nine_barrels
  n: 1
  name: Nine Barrels
  keyword: Lore
  intro: You remember eight.
  stages: [{when: {brill: 6}, entry: "3"}]
"""
BOOK = """
- id: 1
  effects: EFFECTS
  goto: 3
- id: 2
  effects:
  - do: combat
    sheet: toll_bridge
    line: [reed_jackals, toll_captain]
    objective: {defeated: toll_captain}
    victory: 3
    defeat: 3
- id: 3
  effects: [{do: end, what: act}]
"""
PROSE = "## 1 One\n### intro\nOne.\n\n## 2 Two\n### intro\nTwo.\n\n## 3 Three\n### intro\nThree.\n"


def table(effects: str) -> Run[EvershadeState]:
    """Two players, and a first entry that does this."""
    files = {
        **kit.files(),
        "toll/achievements/all.yaml": ACHIEVEMENTS,
        "toll/secrets/all.yaml": SECRETS,
        "toll/stories/toll.yaml": BOOK.replace("EFFECTS", effects),
    }
    content = load(files, {"toll/stories/toll.md": PROSE})
    assert problems_of(content) == []
    run = Run.start(Evershade(content), b"belongings", 2)
    while run.requests() and run.requests()[0].decision.key == "evershade.hero":
        request = run.requests()[0]
        run.choose(request.decision.seats[0], request.decision.legal()[0].id)
    return run


def gain(*names: str) -> str:
    return "[" + ", ".join(f"{{do: gain, what: achievement, id: {name}}}" for name in names) + "]"


def asked(run: Run[Any], seat: int) -> list[str]:
    return [request.decision.key for request in run.requests(seat)]


def test_a71_of_a_savior_and_a_doombringer_one_goes() -> None:
    """LE-13.6, LE-13.7: a Savior is global whatever else it is; the party says which one is forgotten."""
    run = table(gain("savior_of_the_weir", "doombringer"))
    assert asked(run, 0) == asked(run, 1) == ["evershade.achievement"]
    run.choose(0, "savior_of_the_weir")
    run.choose(1, "savior_of_the_weir")
    assert run.state.achievements == ["doombringer"]


def test_a71_two_relations_are_not_too_many_and_the_third_is() -> None:
    """LE-13.5, LE-13.6; D35: the new one goes where nobody says anything."""
    run = table(gain("friend_of_oar", "friend_of_pell", "friend_of_nine"))
    request = run.requests(0)[0]
    assert request.decision.house_answer() == "friend_of_nine"
    run.choose(0, "friend_of_pell")
    run.choose(1, "friend_of_pell")
    assert run.state.achievements == ["friend_of_oar", "friend_of_nine"]


def test_a_secret_is_its_players_alone() -> None:
    """3D.3, LE-12.12: the others hear that there is one; a pool that is empty gives none (LE-1.3)."""
    run = table(
        "[{do: gain, what: secret, id: random, who: holder}, {do: gain, what: secret, id: random, who: each_ch}]"
    )
    holder, other = run.state.heroes
    assert (holder.secret, other.secret) == ("nine_barrels", "")
    assert "Lore" in holder.keywords
    told = [event for event in run.journal if event.kind == "evershade-secret"]
    assert [event.only for event in told] == [0]
    assert told[0].text_for(1) is not None and told[0].text_for(1) != told[0].text_for(0)
    assert "nine_barrels" not in repr(run.game.view(run.state, 1))


@pytest.mark.parametrize("effect", ["{do: lose, what: exp}", "{do: multiply}"])
def test_what_no_table_can_do_is_refused_by_name(effect: str) -> None:
    """E40."""
    book = BOOK.replace("EFFECTS", f"[{effect}]")
    content = load({**kit.files(), "toll/stories/toll.yaml": book}, {"toll/stories/toll.md": PROSE})
    assert [problem.partition(":")[0] for problem in problems_of(content)] == ["1"]
