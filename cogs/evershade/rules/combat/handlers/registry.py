"""Which handler carries out which effect of a combat, and which effects a combat can carry out at all (rules 9)."""

from typing import Any, Final

from bot.rules.content.reader import walk
from bot.rules.decision import Text
from bot.rules.effects.conditions import condition_words
from bot.rules.effects.engine import EffectEngine, EffectRules
from bot.rules.effects.facts import Facts
from bot.rules.effects.model import effect_models, effect_name
from bot.rules.effects.registry import EffectRegistry, Handler, Result
from bot.rules.effects.shared import if_holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import AnyEffect
from cogs.evershade.rules.combat import hurt
from cogs.evershade.rules.combat.handlers import blows, flow, goods, sheet, turns
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import ASKS, CombatFacts, Deed

HANDLERS: Final[dict[str, Handler[CombatPlay, Deed]]] = {
    "damage": blows.damage,
    "prevent": blows.prevent,
    "defeat": blows.defeat,
    "knock_out": blows.knock_out,
    "eliminate": blows.eliminate,
    "kill": blows.kill,
    "stabilize": blows.stabilize,
    "heal": goods.heal,
    "gain": goods.gain,
    "lose": goods.lose,
    "mark": goods.mark,
    "unmark": goods.unmark,
    "push": sheet.push,
    "pull": sheet.pull,
    "drift": sheet.drift,
    "lengths": sheet.lengths,
    "kindle": sheet.kindle,
    "move": sheet.move,
    "spawn": sheet.spawn,
    "move_border": sheet.move_border,
    "set_space": sheet.set_space,
    "swap": sheet.swap,
    "place": sheet.place,
    "token": sheet.token,
    "untoken": sheet.untoken,
    "extra_action": turns.extra_action,
    "activate": turns.activate,
    "end_activation": turns.end_activation,
    "skip_activation": turns.skip_activation,
    "support": turns.of_a_roll,
    "roll_div": turns.of_a_roll,
    "reroll": turns.of_a_roll,
    "add_successes": turns.of_a_roll,
    "refresh": turns.refresh,
    "keep_light": turns.keep_light,
    "from_pouch": turns.from_pouch,
    "modify": turns.modify,
    "retarget": turns.retarget,
    "untargetable": turns.untargetable,
    "marker": turns.marker,
    "unmarker": turns.unmarker,
    "bag": turns.bag,
    "peek": turns.peek,
    "if": if_holds,
    "choose": flow.choose,
    "pay": flow.pay,
    "each": flow.each,
    "repeat": flow.repeat,
    "together": flow.together,
}


class CombatRules(EffectRules[CombatPlay, Deed]):
    """What a combat answers for the engine."""

    def facts(self, look: CombatPlay, context: Deed) -> Facts:
        return CombatFacts(look.state, look.content, context)

    def may_go_on(self, play: CombatPlay, context: Deed) -> bool:
        """LE-19.9: once whoever acts has fallen, the rest does not happen."""
        in_fight = bool(play.state.fight.sheet)
        return not in_fight or not context.actor or board.where(play.state, context.actor) is not None

    def lacking(self, look: Any, cost: Any, context: Deed) -> Text | None:
        """Nothing, here: `pay` asks and pays by itself, since what can be paid depends on whoever is asked."""
        return None

    async def pay(self, play: CombatPlay, cost: Any, context: Deed) -> None:
        """By `flow.pay`, once its owner has agreed."""

    def on_used(self, play: CombatPlay, effect: Any, context: Deed) -> None:
        play.used(effect.do)

    def on_result(self, play: CombatPlay, effect: Any, context: Deed, result: Result) -> None:
        """LE-18.10: checked after every effect."""
        hurt.conclude(play)


def combat_effects() -> EffectEngine[CombatPlay, Deed]:
    """The engine with a handler for each effect that a combat carries out."""
    models = [model for model in effect_models(AnyEffect) if effect_name(model) in HANDLERS]
    return EffectEngine(EffectRegistry(models, HANDLERS), CombatRules())


def unplayable(content: EvershadeContent) -> list[str]:
    """What cards of a fight say that no combat carries out yet, in words; a pack with any of it is not played."""
    problems = []
    grids = {name: one for name, one in content.sheets.items() if one.kind == "combat"}
    for shelf in (content.action_cards, content.enemies, content.activations, grids, content.items):
        for name, entry in shelf.items():
            for _, part in walk(entry, ""):
                do = getattr(part, "do", None)
                if do is not None and do not in HANDLERS:
                    problems.append(f"{name}: no combat carries out {do!r}")
                for asked in ("condition", "holds", "need"):
                    words = condition_words(getattr(part, asked, None)) - set(ASKS)
                    problems += [f"{name}: no combat answers {word!r}" for word in sorted(words)]
    return problems
