"""What a vote at the box looks like: a panel as plain data. Pure; sentences under `loe-vote`."""

from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel, Pick, Select
from cogs.evershade.box.tray import LoeBox
from cogs.evershade.box.vote import Vote
from cogs.evershade.screens.box_screens import SCREENS


def vote(say: Say, box: LoeBox) -> Panel:
    """LE-4.3: who wants what, in the open, and what may be pressed now."""
    found = box.vote
    assert found is not None
    lines = [say("loe-vote", prompt=found.prompt)]
    for place, option in enumerate(found.options):
        names = [found.voters[who] for who, what in sorted(found.cast.items()) if what == place]
        lines.append(say("loe-vote-option", option=option, n=len(names), names=names))
    if found.is_open:
        return _open(say, found, lines)
    holder = box.order[box.token]
    if found.tied:
        panel = SCREENS.news(say, [*lines, say("loe-vote-tie", who=holder)])
        return panel.add(*(SCREENS.button("pick", found.options[one], found.n, one) for one in found.tied))
    lines.append(say("loe-vote-over", option=found.options[found.chosen]))
    if found.was_tied:
        lines.append(say("loe-token", who=holder, order=box.order))
    return SCREENS.news(say, lines)


def _open(say: Say, found: Vote, lines: list[str]) -> Panel:
    silent = [name for who, name in enumerate(found.voters) if who not in found.cast]
    ends = [say("loe-vote-ends", at=str(found.ends))] if found.ends else []
    panel = SCREENS.news(say, [*lines, say("loe-vote-silent", names=silent), *ends])
    picks = tuple(
        Pick(f"{who}.{what}", say.plain("loe-vote-voice", who=name, option=option))
        for who, name in enumerate(found.voters)
        for what, option in enumerate(found.options)
    )
    wish = Select(f"{SCREENS.prefix}:vote:{found.n}.0*", say.plain("loe-vote-whose"), picks)
    return panel.add(wish, SCREENS.button("count", say.plain("loe-vote-count"), found.n))
