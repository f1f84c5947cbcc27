"""Whether a hero may use an item, and taking off what it may use no longer (DR-5.6). Pure."""

from bot.rules.decision import Text, text
from cogs.doomrock.content.cards import Item
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import ref
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import HeroState


def unmet(look: Sight, hero: HeroState, item: Item) -> Text | None:
    """Why a hero may not use an item for lack of a stat (E-7, DR-5.6), or None."""
    for name, need in item.req.items():
        have = stats.stat(look, hero.id, name)
        if have < need:
            return text("dr-refused-stat", stat=name, need=need, have=have)
    return None


def unequip(play: DoomrockPlay, hero: HeroState, item: str) -> None:
    """Off, and back to the party."""
    hero.equipped.remove(item)
    if item in hero.off:
        hero.off.remove(item)
    play.state.items.append(item)
    stats.refresh(play, hero.id)


def drop_unfit(play: DoomrockPlay) -> None:
    """Items that no longer qualify return to the party at once (DR-5.6); one of them may have held up another."""
    items = play.content.items
    for hero in play.state.heroes:
        if not hero.equipped:
            continue
        dropped = True
        while dropped:
            dropped = False
            for item in hero.equipped:
                if items[item].req and unmet(play, hero, items[item]) is not None:
                    unequip(play, hero, item)
                    play.say("dr-drops", hero=ref(play.state, hero.id), item=f"@{item}")
                    dropped = True
                    break
