"""What Doomrock answers for the effect engine: facts, moments, limits, consent, costs, and what follows each effect.
Pure."""

from collections.abc import Mapping, MutableMapping
from types import MappingProxyType

from bot.rules.decision import Option, Text, text
from bot.rules.effects import Facts
from bot.rules.effects.engine import EffectRules, LaterMoment
from bot.rules.effects.registry import Result
from cogs.doomrock.content.vocabulary import Cost, DoomrockEffect, Pay
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import hero_of, owner
from cogs.doomrock.rules.effects.road import ask_party, check_fallen_on_map
from cogs.doomrock.rules.map.costs import lacking, pay
from cogs.doomrock.rules.map.payoff import ask_pay
from cogs.doomrock.rules.reading.facts import DoomrockFacts
from cogs.doomrock.rules.reading.sight import Context, Sight, limit_key


class AfterAttack:
    """`when: after_attack`: once the damage of the attack is done; its condition is asked then."""

    checks_now = False

    def waits(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> bool:
        return context.attack is not None and not context.attack.dealt_with

    def keep(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> None:
        assert context.attack is not None
        context.attack.after.append((effect, context))


class NextBattle:
    """`when: next_battle`: kept in the state until the battle is set up."""

    checks_now = True

    def waits(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> bool:
        return play.state.battle is None

    def keep(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> None:
        path = play.content.path_of(effect)
        play.state.pending.append({"source": context.source, "path": path, "user": context.user})


class DoomrockRules(EffectRules[DoomrockPlay, Context]):
    """One for all tables: what it knows, it reads from the play."""

    moments: Mapping[str, LaterMoment[DoomrockPlay, Context]] = MappingProxyType(
        {"after_attack": AfterAttack(), "next_battle": NextBattle()}
    )

    def facts(self, look: Sight, context: Context) -> Facts:
        return DoomrockFacts(look, context)

    def may_go_on(self, play: DoomrockPlay, context: Context) -> bool:
        """The rest of a card is lost with the character behind it (DR-16.2)."""
        state, user = play.state, context.user
        return user is None or state.battle is None or state.character(user) is not None

    def is_meant(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> bool:
        return effect.tag != "rampage" or context.rampage  # DR-13.4

    def limits(self, play: DoomrockPlay) -> MutableMapping[str, int]:
        return play.state.limits

    def limit_key(self, look: Sight, effect: DoomrockEffect, context: Context) -> str:
        return limit_key(look, effect, context)

    async def is_wanted(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> bool:
        """DR-1.9: the owner of a hero's card decides, else the party."""
        if isinstance(effect, Pay):
            key = "doomrock.pay"
            prompt, yes, no = ask_pay(play, effect, context)
        else:
            key, yes, no = "doomrock.optional", text("dr-option-use", card=context.name), text("dr-option-skip")
            item = play.content.items.get(context.source)
            prompt = text("dr-ask-optional", card=context.name, does="" if item is None else item.text, item=bool(item))
        options = [Option("yes", yes), Option("no", no)]
        seat = owner(play, context)
        return await ask_party(play, key, prompt, lambda: options, lambda: "no", seat=seat) == "yes"

    def lacking(self, look: Sight, cost: Cost, context: Context) -> Text | None:
        """The hero whose card it is pays alone what heroes pay; on the map any hero may (D-2)."""
        return lacking(look.state, cost, look.content, hero_of(context))

    async def pay(self, play: DoomrockPlay, cost: Cost, context: Context) -> None:
        await pay(play, cost, context, hero_of(context))

    def on_used(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> None:
        play.used(effect.do)
        play.used(context.source)

    def on_result(self, play: DoomrockPlay, effect: DoomrockEffect, context: Context, result: Result) -> None:
        drop_unfit(play)
        if play.state.battle is None:
            check_fallen_on_map(play)  # DR-16.1
