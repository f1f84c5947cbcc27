"""How much can hit a hero before its shields are discarded (DR-8.12): so many shields matter, and no more. Pure, only
looks."""

from collections.abc import Iterable, Sequence
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


def danger(look: Sight, hero_id: str) -> Danger:
    """Who may come for a hero (DR-13.2 to 13.6), and how hard."""
    battle, hero = look.state.battle, look.state.hero(hero_id)
    if battle is None or hero.fallen or battle.step in OVER:
        return NO_DANGER
    cards = [look.content.ai[card] for card in undrawn(look)]
    armor, come = stats.armor(look, hero_id), minions(look)
    blows = sorted((blow(look, one.id) for one in come), reverse=True)[: _share(look, hero_id, len(come))]
    bosses = [blow(look, one.id) for one in battle.enemies if one.kind == "boss"]
    plain = [*blows, *(bosses if _is_loudest(look, hero_id) else ())]
    hardest = [_hardest((card.minion for card in cards), n) for n in blows]
    hardest += [_hardest((card.boss for card in cards), n) for n in bosses]
    marked = len(hero.expose)
    return Danger(
        sum(max(0, n - armor) for n in plain) + MARKER * marked * bool(plain),
        sum(max(0, n - armor) for n in hardest) + marked * bool(hardest),
    )


def _share(look: Sight, hero_id: str, come: int) -> int:
    """How many minions act in a hero's slot; of equally loud heroes each may have the fuller one (D-17)."""
    standing = [one.id for one in look.state.heroes if not one.fallen]
    threats = sorted((stats.threat(look, one) for one in standing), reverse=True)
    shares = zip(threats, shared_out(come, len(standing)), strict=True)
    mine = stats.threat(look, hero_id)
    return max(share for threat, share in shares if threat == mine)


def _is_loudest(look: Sight, hero_id: str) -> bool:
    """Whether a boss may strike at a hero as at the one of highest threat."""
    others = (stats.threat(look, one.id) for one in look.state.heroes if not one.fallen)
    return stats.threat(look, hero_id) >= max(others)


def _hardest(parts: Iterable[Sequence[Any]], plain: int) -> int:
    """The most that one of these parts of cards strikes for, whoever is meant. plain: a blow for base."""
    return max((sum(_for(one.n, plain) for one in part if one.do == "attack") for part in parts), default=plain)


def _for(n: Any, plain: int) -> int:
    if n == "base":
        return plain
    return plain + n.base if isinstance(n, BaseAmount) else highest(n)
