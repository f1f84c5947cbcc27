"""An attack ends at once when either of the two is gone before the blow, whatever took them away; what waits for its
end is told of it."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.doomrock.rules.battle import attack as rules
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockState
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


def test_what_is_for_each_attack_is_there_again_after_one_that_came_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """DR-11.8. Teaspoon of Dread: every melee attack gets +1, also after one whose target was gone before the blow."""
    gone: list[str] = []

    async def and_away(play: Any, trigger: str, **rest: Any) -> None:
        await fire(play, trigger, **rest)
        if not gone:
            gone.append("e1")
            play.state.battle.enemies = [e for e in play.state.battle.enemies if e.id != "e1"]

    async def probe(play: Any) -> None:
        monkeypatch.setattr(rules, "fire", and_away)
        for target in ("e1", "e2"):
            await rules.attack(play, Context(source="ab.haymaker", user="h0"), "h0", target, 1)

    wearer = hero(0, "archer", "ab.duck", "ab.tiptoe", "ab.fire_drill")
    wearer.equipped = ["it.teaspoon"]
    run = field([wearer], [enemy(1, hp=9), enemy(2, hp=9)], [["h0", "e1", "e2"]], probe)
    battle = run.state.battle
    assert gone and battle is not None and [(e.id, e.hp) for e in battle.enemies] == [("e2", 7)]


def struck(worn: str, n: int) -> Run[DoomrockState]:
    """A hero who wears this is attacked once for n."""

    async def probe(play: Any) -> None:
        await rules.attack(play, Context(source="ai.library.1", user="e1"), "e1", "h0", n)

    wearer = hero(0, "brawler")
    wearer.equipped = [worn]
    return field([wearer, hero(1, "archer")], [enemy(1)], [["h0", "e1"], ["h1"]], probe)


def test_who_stands_after_an_attack_answers_it() -> None:
    """DR-19.3. Hedgehog Mail: after an attack, 1 damage to the attacker."""
    battle = struck("it.hedgehog_mail", 2).state.battle
    assert battle is not None and [e.hp for e in battle.enemies] == [1]


@pytest.mark.parametrize(("n", "heroism"), [(2, 1), (0, 0)])
def test_an_attack_that_deals_no_damage_hurts_nobody(n: int, heroism: int) -> None:
    """DR-19.3. The Doormat: 1 heroism for its first damage of a round, not for its first attack."""
    assert struck("it.doormat", n).state.hero("h0").heroism == heroism
