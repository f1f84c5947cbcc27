"""How much can hit a hero before its shields are discarded (DR-8.12): so many shields matter, and no more. Pure, only
looks."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bot.rules.effects import BaseAmount
from bot.rules.effects.amounts import highest
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.coming import blow, minions, shared_out, undrawn
from cogs.doomrock.rules.reading.sight import Sight

SELDOM = 0.3
"""What a shield is worth of one against plain blows that only the hardest of the enemy cards would use up."""
MARKER = 0.35
"""What a face-down marker adds to a blow on average."""
OVER = ("heroes", "end")
"""Steps of a round after which nothing hits a hero any more before the shields go."""


class Danger(NamedTuple):
    """What blows can take from a hero in this round, were it without shields. plain: where the enemy cards add nothing;
    most: by the hardest of the cards that may be drawn, and with all its markers a +1."""

    plain: float
    most: int

    def worth(self, shields: int) -> float:
        """What so many shields in all are worth, in hit points."""
        sure = min(float(shields), self.plain)
        return sure + SELDOM * max(0.0, min(shields, self.most) - self.plain)

    def gain(self, had: int, more: int) -> float:
        """What so many more shields are worth to who has some."""
        return self.worth(had + more) - self.worth(had)


NO_DANGER = Danger(0.0, 0)


class Attackers:
    """Who may come for the heroes (DR-13.2 to 13.6) and how hard each strikes, looked up once for all of them as things
    stand: not to be kept."""

    def __init__(self, look: Sight) -> None:
        battle = look.state.battle
        self._content, self._cards = look.content, undrawn(look)
        come = sorted((blow(look, one.id) for one in minions(look)), reverse=True)
        bosses = [blow(look, one.id) for one in battle.enemies if one.kind == "boss"] if battle is not None else []
        self.minions = self._struck("minion", come)
        """(plain blow, the hardest that a card makes of it) of each minion, the hardest first."""
        self.bosses = self._struck("boss", bosses)
        self._threats = {one.id: stats.threat(look, one.id) for one in look.state.heroes if not one.fallen}
        shares = shared_out(len(come), len(self._threats))
        self._shares = list(zip(sorted(self._threats.values(), reverse=True), shares, strict=True))

    def _struck(self, whose: str, blows: Sequence[int]) -> list[tuple[int, int]]:
        hardest = {
            n: max((_strikes(self._content, card, whose, n) for card in self._cards), default=n) for n in set(blows)
        }
        return [(n, hardest[n]) for n in blows]

    def minions_at(self, hero_id: str) -> list[tuple[int, int]]:
        """Those in this hero's slot; of equally loud heroes each may have the fuller one (D-17)."""
        mine = self._threats[hero_id]
        return self.minions[: max(share for threat, share in self._shares if threat == mine)]

    def bosses_at(self, hero_id: str) -> list[tuple[int, int]]:
        """Those that strike this hero as the one of highest threat, or as one of them (DR-13.5)."""
        return self.bosses if self._threats[hero_id] == self._shares[0][0] else []


def danger(look: Sight, hero_id: str, attackers: Attackers | None = None) -> Danger:
    """Who may come for a hero, and how hard. attackers: where they are known."""
    battle, hero = look.state.battle, look.state.hero(hero_id)
    if battle is None or hero.fallen or battle.step in OVER:
        return NO_DANGER
    known = Attackers(look) if attackers is None else attackers
    armor, marked = stats.armor(look, hero_id), len(hero.expose)
    here = known.minions_at(hero_id)
    plain = [max(0, n - armor) for n, _ in (*here, *known.bosses_at(hero_id))]
    hardest = [max(0, n - armor) for _, n in (*here, *known.bosses)]  # a card may send a boss to anybody
    return Danger(
        sum(plain) + MARKER * marked * bool(plain),
        sum(hardest) + marked * bool(hardest),
    )


@lru_cache(maxsize=4096)
def _strikes(content: Any, card: str, whose: str, plain: int) -> int:
    """What an enemy card strikes for, whoever is meant. whose: `minion` or `boss`; plain: a blow for base."""
    return sum(_for(one.n, plain) for one in getattr(content.ai[card], whose) if one.do == "attack")


def _for(n: Any, plain: int) -> int:
    if n == "base":
        return plain
    return plain + n.base if isinstance(n, BaseAmount) else highest(n)
