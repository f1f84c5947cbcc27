"""How Doomrock's words are resolved: the frame that runs a list of effects, and the facts they may ask for. Pure.

Each word has one coroutine, registered by `@word("attack")` in `words_battle.py` or `words_map.py`. A card resolves top
to bottom, one effect at a time (DR-1.2); a word without a legal object is skipped and the next one proceeds (DR-1.7).
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules import effects
from bot.rules.decision import Option, text
from bot.rules.effects import Amount
from bot.rules.play import Play
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.road import ask_party, check_fallen_on_map
from cogs.doomrock.rules.effects.stats import Sight
from cogs.doomrock.state import DoomrockState

DoomrockPlay = Play[DoomrockState]
EffectHandler = Callable[[DoomrockPlay, Any, "Context"], Awaitable[None]]
RULES: dict[str, EffectHandler] = {}


def word(name: str) -> Callable[[EffectHandler], EffectHandler]:
    """Register the coroutine of a word."""

    def register(rule: EffectHandler) -> EffectHandler:
        RULES[name] = rule
        return rule

    return register


@dataclass(slots=True)
class AttackFrame:
    """One attack under way: what bonuses and reactions may still change."""

    attacker: str
    target: str
    bonus: int = 0
    dealt: int = 0
    dealt_with: bool = False
    """The damage steps are over."""
    after: list[tuple[DoomrockEffect, "Context"]] = field(default_factory=list)
    """Parts that wait until the damage is done (`when: after_attack`)."""


@dataclass(slots=True)
class Context:
    """Who does what to whom while effects run. Ids only.

    source   id of the card whose words these are (for names, limits and pins)
    user     character the card belongs to (hero of the ability, the acting enemy), or None for a card of the map
    seat     who decides what the card leaves open: the user's player, or the leader
    targets  what was chosen up front; `group` the chosen group as its members at that time
    subject  who the trigger is about; attacker, slayer, tester, active_hero as in the card texts
    """

    source: str
    user: str | None = None
    seat: int | None = None
    targets: list[str] = field(default_factory=list)
    group: list[str] = field(default_factory=list)
    subject: str | None = None
    attacker: str | None = None
    slayer: str | None = None
    tester: str | None = None
    active_hero: str | None = None
    range: str | None = None
    bonus: int = 0
    """Collected by `attack_bonus` words and boosts; the next attack word has it against each of its targets."""
    die_face: int = 0
    faces: tuple[int, ...] = ()
    """The final faces of a roll (`roll_final`): `die_face` holds when one of them shows it."""
    aim: str | None = None
    """The one target that an effect upon several is just dealing with."""
    picks: dict[str, str] = field(default_factory=dict)
    """How ties were broken on this card, so that its next line means the same character."""
    subject_kind: str | None = None
    """boss, minion or hero: what the subject was, for when it is gone."""
    rampage: bool = False
    dealt: int = 0
    """Damage that the last attack of this context dealt (`damaged`)."""
    attack: AttackFrame | None = None
    stack: tuple[str, ...] = ()
    """Triggers being resolved, so that a trigger does not wake itself."""


def limit_key(look: Sight, item: DoomrockEffect, context: Context) -> str:
    """Under which name uses of a limited word are counted: per word of a card and user."""
    path = look.content.path_of(item)
    return f"{item.limit}|{path}|{context.user or 'party'}"


async def run(play: DoomrockPlay, items: Sequence[DoomrockEffect], context: Context) -> None:
    """Resolve words top to bottom (DR-1.2)."""
    for item in items:
        if context.user is not None and not acts(play.state, context.user):
            return
        await run_one(play, item, context)


def acts(state: DoomrockState, user: str) -> bool:
    """Whether the character behind a card still stands; the rest of its card is lost otherwise (DR-16.2)."""
    return state.battle is None or state.character(user) is not None


async def run_one(play: DoomrockPlay, item: DoomrockEffect, context: Context) -> None:
    """Resolve one word, if its condition, tag and limit allow it."""
    state = play.state
    play.spend()
    if item.tag == "rampage" and not context.rampage:  # DR-13.4
        return
    if item.when == "after_attack" and context.attack is not None and not context.attack.dealt_with:
        context.attack.after.append((item, context))
        return
    if item.condition is not None and not effects.holds(item.condition, facts(play, context)):
        return
    if item.when == "next_battle" and state.battle is None:
        state.pending.append({"source": context.source, "path": play.content.path_of(item), "user": context.user})
        return
    key = limit_key(play, item, context) if item.limit is not None else ""
    if key and state.limits.get(key, 0):
        return
    if item.optional and item.do not in ("move", "pay", "dice") and not await may(play, item, context):  # DR-1.9
        return
    if key:
        state.limits[key] = 1
    play.used(item.do)
    play.used(context.source)
    await RULES[item.do](play, item, context)
    drop_unfit(play)
    if state.battle is None:
        check_fallen_on_map(play)  # DR-16.1


async def may(play: DoomrockPlay, item: DoomrockEffect, context: Context) -> bool:
    """Ask whether an optional word is used."""
    options = [
        Option("yes", text("dr-option-use", card=f"@{context.source}")),
        Option("no", text("dr-option-skip")),
    ]
    prompt = text("dr-ask-optional", card=f"@{context.source}")
    seat = owner(play, context)
    return await ask_party(play, "doomrock.optional", prompt, lambda: options, lambda: "no", seat=seat) == "yes"


def owner(play: DoomrockPlay, context: Context) -> int | None:
    """The seat of the player who decides what a card leaves open; None: the party does, by its leader (DR-1.4)."""
    if context.seat is not None:
        return context.seat
    if context.user is not None and context.user[0] == "h":
        return play.state.hero(context.user).seat
    return None


def decider(play: DoomrockPlay, context: Context) -> int:
    """The same where one seat must be named: the leader for the party."""
    seat = owner(play, context)
    return play.state.leader if seat is None else seat


def amount(play: DoomrockPlay, value: Amount, context: Context) -> int:
    """The number behind an amount here and now."""
    return value if type(value) is int else effects.amount(value, facts(play, context))


def facts(play: DoomrockPlay, context: Context) -> effects.Facts:
    """What conditions and amounts may ask for. Implemented in `facts.py`."""
    from cogs.doomrock.rules.effects.facts import DoomrockFacts

    return DoomrockFacts(play, context)
