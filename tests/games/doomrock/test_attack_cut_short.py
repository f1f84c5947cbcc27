"""An attack ends at once when either of the two is gone before the blow, whatever took them away."""

from typing import Any

import pytest

from cogs.doomrock.rules.battle import attack as rules
from cogs.doomrock.rules.reading.sight import Context
from tests.games.doomrock.battle_table import enemy, field, hero


@pytest.mark.parametrize("gone", ["attacker", "target", None])
def test_nobody_strikes_or_is_struck_who_is_gone(gone: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    struck: list[str] = []

    async def react(play: Any, frame: Any) -> None:
        battle = play.state.battle
        if gone == "attacker":
            battle.enemies = [e for e in battle.enemies if e.id != "e1"]
        if gone == "target":
            play.state.heroes[0].fallen = True

    async def strike(play: Any, context: Any, target: str, n: int, **rest: Any) -> int:
        struck.append(target)
        return 0

    async def probe(play: Any) -> None:
        monkeypatch.setattr(rules, "react", react)
        monkeypatch.setattr(rules, "strike", strike)
        await rules.attack(play, Context("e1", "x"), "e1", "h0", 1)

    field([hero(0, "brawler")], [enemy(1), enemy(2)], [["h0", "e1"], ["e2"]], probe)
    assert struck == ([] if gone else ["h0"])
