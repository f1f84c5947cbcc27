"""The effects that the map lives on, in battle too: gain, lose, heal, draw, loot, test, choose, peril, event,
camp, enrage. Pure.
"""

from collections.abc import Callable
from functools import partial

from bot.rules.decision import Option, text
from bot.rules.effects import shared
from bot.rules.effects.registry import Result, result_of
from cogs.doomrock.content import vocabulary
from cogs.doomrock.rules.battle.enrage import change as change_enrage
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import amount, hero_of, owner, run
from cogs.doomrock.rules.effects.road import ask_party
from cogs.doomrock.rules.effects.targets import pick
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.map.camp import camp as hold_camp
from cogs.doomrock.rules.map.costs import lacking
from cogs.doomrock.rules.map.counters import Counters
from cogs.doomrock.rules.map.draws import draw_items, plain_loot
from cogs.doomrock.rules.map.events import resolve_event
from cogs.doomrock.rules.map.perils import suffer_peril
from cogs.doomrock.rules.reading.exchange import outcome
from cogs.doomrock.rules.reading.harm import is_passed
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.selectors import ASKED
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import TESTER, ask_tester, odds_of, strength, strongest, tester_options

_gain = shared.gain(Counters())
_lose = shared.lose(Counters())


async def gain(play: DoomrockPlay, item: vocabulary.Gain, context: Context) -> Result:
    """Silver, time, secrets and items go to the party (DR-3.11), shields and heroism to characters."""
    if item.what != "item":
        return await _gain(play, item, context)
    n = amount(play, item.n, context)
    if n <= 0:
        return Result.NOT_DONE
    return await draw_items(play, item.deck or "common", n, n, context)


async def lose(play: DoomrockPlay, item: vocabulary.Lose, context: Context) -> Result:
    """As far as there is any (DR-1.9)."""
    if item.what != "item":
        return await _lose(play, item, context)
    n = amount(play, item.n, context)
    lost = 0
    for _ in range(n):
        lost += await items.lose_item(play, item.deck or "any", owner(play, context))
    return result_of(n, lost)


async def heal(play: DoomrockPlay, item: vocabulary.Heal, context: Context) -> Result:
    """Up to max hp; the fallen cannot be healed (DR-1.9, DR-16.2)."""
    n = amount(play, item.n, context)
    wanted = done = 0
    found = await pick(play, item.to, item.filter, context, why="heal", item=item)
    for one in found:
        character = play.state.character(one)
        if character is None:
            continue
        wanted += n
        healed = min(n, character.max_hp - character.hp)
        if healed > 0:
            character.hp += healed
            done += healed
            play.say("dr-healed", who=who(play, one), n=healed, hp=character.hp, max=character.max_hp)
        elif len(found) == 1 and item.to in ASKED:  # who was chosen in vain is told as well
            play.say("dr-healthy", who=who(play, one), hp=character.hp, max=character.max_hp)
    return result_of(wanted, done)


async def draw(play: DoomrockPlay, item: vocabulary.Draw, context: Context) -> Result:
    n = amount(play, item.n, context)
    return await draw_items(play, item.deck, n, n if item.keep is None else item.keep, context)


async def loot(play: DoomrockPlay, item: vocabulary.Loot, context: Context) -> Result:
    return await plain_loot(play, context)


async def test(play: DoomrockPlay, item: vocabulary.Test, context: Context) -> Result:
    """One hero, chosen before the roll, rolls d6 + stat against the difficulty (DR-6.2, D-4)."""
    state = play.state
    name = item.stat

    def options() -> list[Option]:
        return tester_options(play, item)

    best = partial(strongest, play, name)
    tester = await ask_party(play, TESTER, ask_tester(play, item), options, best, seat=owner(play, context))
    if not tester:
        return Result.NOT_DONE
    state.tests += 1
    face = play.roll(f"test:{state.tests}")[0]
    bonus = strength(play, tester, name)
    passed = is_passed(face, bonus, item.difficulty)
    play.say(
        "dr-test",
        who=who(play, tester),
        stat=name,
        face=face,
        bonus=bonus,
        total=face + bonus,
        difficulty=item.difficulty,
        passed=passed,
    )
    context.tester = tester
    return await run(play, item.success if passed else item.fail, context)


class _Choices:
    """`bot.rules.effects.shared.ChoicePort` of Doomrock: D-3."""

    def option(self, play: DoomrockPlay, place: int, choice: vocabulary.ChoiceOption, context: Context) -> Option:
        label, brief, _ = outcome(
            choice.text, choice.cost, choice.effects, len(play.state.heroes), odds_of(play, choice.effects)
        )
        why = lacking(play.state, choice.cost, play.content, hero_of(context))
        return Option(str(place), label, refused=why, brief=brief)

    async def ask(
        self, play: DoomrockPlay, effect: vocabulary.Choose, context: Context, options: Callable[[], list[Option]]
    ) -> str:
        prompt = text("dr-ask-choose", card=context.name)
        return await ask_party(play, "doomrock.choose", prompt, options, seat=owner(play, context))

    def on_chosen(self, play: DoomrockPlay, choice: vocabulary.ChoiceOption, context: Context) -> None:
        play.say("dr-chosen", card=context.name, choice=choice.text)


choose = shared.choose(_Choices())
"""Exactly one option that can be paid; nothing when none can."""


async def peril(play: DoomrockPlay, item: vocabulary.Peril, context: Context) -> Result:
    return result_of(1, await suffer_peril(play))


async def event(play: DoomrockPlay, item: vocabulary.Event, context: Context) -> Result:
    return result_of(1, await resolve_event(play))


async def camp(play: DoomrockPlay, item: vocabulary.Camp, context: Context) -> Result:
    if play.state.battle is not None:  # gear is fixed and levels are bought on the map only (DR-5.7)
        return Result.NOT_DONE
    await hold_camp(play)
    return Result.DONE


async def enrage(play: DoomrockPlay, item: vocabulary.Enrage, context: Context) -> Result:
    """Add or remove enrage (DR-15.1); off the battlefield there is none."""
    if play.state.battle is None:
        return Result.NOT_DONE
    await change_enrage(play, amount(play, item.n, context))
    return Result.DONE
