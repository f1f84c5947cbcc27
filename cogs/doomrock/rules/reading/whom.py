"""Which hero pays, which is tested, and whom a card is for: who could be, and how it is asked. Pure, only looks."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.doomrock.content.vocabulary import DoomrockEffect, Effects, Test
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.exchange import Odds, glance, is_told, with_odds
from cogs.doomrock.rules.reading.odds import SURE, test_chance
from cogs.doomrock.rules.reading.selectors import weakest
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import DoomrockState, is_enemy

FIELDS: Final[Mapping[str, str]] = {"heroism": "heroism", "shield": "shields", "hp": "hp"}
"""What heroes pay, and where they have it."""


def able_to_pay(state: DoomrockState, kind: str) -> list[str]:
    """The heroes who can pay one of this kind."""
    field, keep = FIELDS[kind], 1 if kind == "hp" else 0  # DR-3.3
    return [hero.id for hero in state.heroes if not hero.fallen and getattr(hero, field) > keep]


TESTER: Final = "doomrock.tester"
"""The key of the question who is tested."""
_WELCOME: Final = frozenset({"gain", "heal", "unexpose"})
"""What everybody would rather have than not."""
FACES = 6
"""The best that a die shows."""


def ask_payer(look: Sight, kind: str, effects: Effects, context: Context) -> Text:
    """The question who pays, with what comes of it, also by a TEST; where no words are for that, for which card."""
    told = glance(effects, len(look.state.heroes)) if is_told(effects) else []
    gives = with_odds(told, odds_of(look, effects))
    return text("dr-ask-payer", what=kind, many=len(gives), gives=gives, card=context.name)


def ask_tester(look: Sight, item: Test) -> Text:
    """The question who is tested (D-4), and what is at stake."""
    (told,) = glance((item,), len(look.state.heroes))
    return text("dr-ask-tester", difficulty=item.difficulty, **told.params)


def tester_options(play: Sight, item: Test) -> list[Option]:
    """Who could be, with what each adds and how likely each passes: who passes most likely is the usual one; whoever
    cannot comes last, with the reason."""
    found: list[Option] = []
    in_vain: list[Option] = []
    chances = {
        hero.id: test_chance(strength(play, hero.id, item.stat), item.difficulty)
        for hero in play.state.standing_heroes()
    }
    best = max(chances.values(), default=0)
    is_clear = list(chances.values()).count(best) == 1
    for hero_id, chance in chances.items():
        n = strength(play, hero_id, item.stat)
        label = text("dr-option-tester", who=f"@{play.state.hero(hero_id).class_id}", n=chance, best=FACES + n)
        usual = True if is_clear and 0 < chance == best else None
        more = n - stats.stat(play, hero_id, item.stat)
        hint = text(
            "dr-hint-tester",
            stat=item.stat,
            n=n,
            own=n - more,
            more=f"{more:+}".replace("-", "−"),
            changed="yes" if more else "no",
        )
        option = Option(hero_id, label, hint, usual=usual)
        (found if chance else in_vain).append(option)
    return [*found, *in_vain]


def odds_of(look: Sight, effects: Sequence[DoomrockEffect]) -> Odds:
    """How likely the TESTs among these effects are passed by whoever is best at each."""
    found = []
    for test in (one for one in effects if isinstance(one, Test)):
        adds = [strength(look, hero.id, test.stat) for hero in look.state.standing_heroes()]
        chances = {test_chance(n, test.difficulty) for n in adds}
        if chances:
            best = max(chances)  # who is sure to pass it is who tries
            found.append((test.stat, test.difficulty, best, len(chances) == 1 or best == SURE))
    return tuple(found)


def hopeless(look: Sight, item: Test) -> frozenset[str]:
    """The standing heroes who cannot pass, whatever they roll, where somebody else can."""
    heroes = [hero.id for hero in look.state.standing_heroes()]
    found = [one for one in heroes if not test_chance(strength(look, one, item.stat), item.difficulty)]
    return frozenset(found if len(found) < len(heroes) else ())


def strongest(look: Sight, name: str) -> str:
    """The default of D-4: who adds most; ties go to the lowest seat."""
    standing = look.state.standing_heroes()
    return max(standing, key=lambda hero: (strength(look, hero.id, name), -hero.seat)).id if standing else ""


def strength(play: Sight, hero_id: str, name: str) -> int:
    """What a hero adds to a test of a stat."""
    return stats.stat(play, hero_id, name) + stats.bonus(play, "test", hero_id)


def asked_who(context: Context, why: str, item: Any, tie: str = "") -> Text:
    """The question whom a card is for. tie: in what those are equal whom it could mean (D-20)."""
    n, what = getattr(item, "n", 0), str(getattr(item, "what", None) or getattr(item, "name", None) or "")
    asked = text("dr-ask-who", card=context.name, why=why, n=n if isinstance(n, int) else 0, what=what)
    return text("dr-ask-tie", **asked.params, tie=tie) if tie else asked


def is_anybody_meant(look: Sight, found: Sequence[str], why: str) -> bool:
    """Whether it can do anything for any of them."""
    return why not in ("heal", "unexpose") or any(_has(look, one, why) for one in found)


def most_concerned(look: Sight, found: Sequence[str], why: str) -> str:
    """Enemies: the weakest (D-20). Heroes: who has most of it (D-2): hp to lose, wounds to heal, expose to shed."""
    standing = [one for one in found if look.state.character(one) is not None]
    if not standing:
        return ""
    if is_enemy(standing[0]):
        return weakest(look, standing)
    heroes = [look.state.hero(one) for one in standing]
    if why == "heal":
        worth = [hero.max_hp - hero.hp for hero in heroes]
    elif why == "unexpose":
        worth = [len(hero.expose) for hero in heroes]
    elif why in ("gain", "lose"):
        worth = [hero.heroism for hero in heroes]
    else:
        worth = [hero.hp for hero in heroes]
    return standing[worth.index(max(worth))]


def usually_meant(look: Sight, found: Sequence[str], why: str, before: Sequence[str]) -> str:
    """Whom most parties would take: expose is spread thinly, else as by default; of those who are in equal need of
    something the leader's hero, whose press it is. before: whom it was for just now."""
    heroes = [hero for hero in look.state.heroes if hero.id in found]
    if why in _WELCOME:
        own = {hero.id for hero in heroes if hero.seat == look.state.leader}
        return most_concerned(look, sorted(found, key=lambda one: one not in own), why)
    if why != "expose" or not heroes:
        return most_concerned(look, found, why)
    return min(heroes, key=lambda hero: (len(hero.expose) + before.count(hero.id), -hero.hp)).id


def _has(look: Sight, one: str, why: str) -> bool:
    """Whether there is anything to heal, or any marker to take away."""
    character = look.state.character(one)
    if character is None:
        return False
    return character.hp < character.max_hp if why == "heal" else bool(character.expose)
