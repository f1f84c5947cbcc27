"""Which handler carries out which effect of Doomrock's cards. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.rules.effects import effect_models, shared
from bot.rules.effects.engine import EffectEngine
from bot.rules.effects.registry import EffectRegistry, Handler
from cogs.doomrock.content.vocabulary import AnyEffect
from cogs.doomrock.rules.battle import attack, moves
from cogs.doomrock.rules.battle import handlers as battle
from cogs.doomrock.rules.effect_rules import DoomrockRules
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map import handlers as map
from cogs.doomrock.rules.reading.sight import Context

HANDLERS: Final[Mapping[str, Handler[DoomrockPlay, Context]]] = MappingProxyType(
    {
        "attack": attack.attack_each,
        "attack_bonus": battle.attack_bonus,
        "damage": battle.damage,
        "lose_hp": battle.lose_hp,
        "heal": map.heal,
        "gain": map.gain,
        "lose": map.lose,
        "expose": battle.expose,
        "unexpose": battle.unexpose,
        "move": moves.move,
        "push": moves.push,
        "pull": moves.pull,
        "spawn": battle.spawn,
        "status": battle.status,
        "modify": battle.modify,
        "draw": map.draw,
        "loot": map.loot,
        "test": map.test,
        "choose": map.choose,
        "pay": shared.pay,
        "dice": battle.dice,
        "enrage": map.enrage,
        "activate": battle.activate,
        "peril": map.peril,
        "event": map.event,
        "camp": map.camp,
    }
)
ASKING: Final = frozenset({"move", "dice"})
"""They ask for the details anyway, with "stay" or "none" among them."""


def doomrock_effects() -> EffectEngine[DoomrockPlay, Context]:
    """The engine of the game. Raises `ValueError` when an effect of the vocabulary has no handler."""
    return EffectEngine(EffectRegistry(effect_models(AnyEffect), HANDLERS, asking=ASKING), DoomrockRules())
