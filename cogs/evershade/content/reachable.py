"""What tables can come across, by the acts that they play: entries, enemies, cards, heroes, effects. Pure."""

from collections.abc import Callable, Collection, Iterable

from bot.rules.content.reader import effects_of
from bot.rules.stories.loading import links_of
from bot.rules.stories.shapes import StoryEffect
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.content.vocabulary.effects import Combat


def entries_from(content: EvershadeContent, first: Iterable[str]) -> set[str]:
    """Every entry to which these may lead, by their own words or over the sheets on which they set the party."""
    return followed(first, content.storybook.entries, lambda entry: leads_of(content, entry))


def followed(first: Iterable[str], known: Collection[str], leads: Callable[[str], Iterable[str]]) -> set[str]:
    """All that is come to from these, of what is known."""
    waiting = [one for one in first if one in known]
    found = set(waiting)
    while waiting:
        new = {one for one in leads(waiting.pop()) if one in known} - found
        found |= new
        waiting += new
    return found


def leads_of(content: EvershadeContent, name: str, *, with_redirects: bool = True) -> list[str]:
    """The entries to which one leads at once; with_redirects: by those at its head too."""
    entry = content.storybook.entries[name]
    leads = [target for path, target in links_of(entry) if with_redirects or not path.startswith("redirects.")]
    for effect in effects_of(entry):
        sheet = content.sheets.get(getattr(effect, "sheet", ""))
        if sheet is not None:
            leads += [one for space in sheet.spaces.values() for one in space.entries]
            leads += [target for action in sheet.actions for target in opened(action)]
    return leads


def opened(part: object) -> list[str]:
    """The entries that its effects lead to."""
    return [target for effect in effects_of(part) if isinstance(effect, StoryEffect) for target in effect.opens()]


def starts_of(adventure: Adventure, first: int, last: int) -> list[str]:
    """The entries with which acts begin, from the first to the last of these, counted through the adventure, and those
    that its time track opens."""
    acts = [act for chapter in adventure.chapters for act in chapter.acts]
    setting_off = [adventure.setting_off.new, adventure.setting_off.existing] if first == 1 else []
    timed = [entry for effects in adventure.time.at.values() for entry in opened(list(effects))]
    return [*setting_off, *(act.start for act in acts[first - 1 : last]), *timed]


def foes_in(content: EvershadeContent, entries: Collection[str]) -> set[str]:
    """The enemies whose line is met in these entries, and their cards."""
    effects = [effect for name in entries for effect in effects_of(content.storybook.entries[name])]
    lines = [one for effect in effects if isinstance(effect, Combat) for one in effect.line]
    waves = [
        one.enemy for effect in effects if isinstance(effect, Combat) for wave in effect.waves for one in wave.enter
    ]
    found = {one for one in (*lines, *waves) if one in content.enemies}
    return found | {card for one in found for card in content.enemies[one].deck}
