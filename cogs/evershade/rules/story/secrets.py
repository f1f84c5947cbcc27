"""Personal secrets: what comes of them, stage by stage, is read in a camp by their owner alone (rules 8.1, 3D.3)."""

from typing import cast

from bot.rules.effects import Facts, holds
from cogs.evershade.content.people import SecretStage
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.story.reader import EvershadeReader
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import Character, EvershadeState


async def unfold(play: Session) -> None:
    """The next stage of everybody's secret whose time has come, in seat order; after the last one the reward."""
    state: EvershadeState = play.state
    for name in [one.id for one in state.heroes if one.status == "ok"]:
        stage = next_stage(play, play.state.hero(name))
        if stage is not None:
            await _unfold(play, name, stage)


def next_stage(play: Session, hero: Character) -> SecretStage | None:
    """The stage that its owner may read now, if there is one."""
    if not hero.secret:
        return None
    left = play.content.secrets[hero.secret].stages[hero.stages :]
    facts = CombatFacts(play.state, play.content, Deed(hero.id))
    return left[0] if left and holds(left[0].when, cast(Facts, facts)) else None


async def _unfold(play: Session, name: str, stage: SecretStage) -> None:
    hero = play.state.hero(name)
    hero.stages += 1
    printed = play.content.secrets[hero.secret]
    is_last = hero.stages == len(printed.stages)
    await EvershadeReader(play).read(stage.entry)
    if is_last and play.state.hero(name).status == "ok":
        await play.effects.run(play, printed.reward, Deed(name))
