"""What a ladder looks like: a short table that fits a phone, the reader's own row always in it. Pure."""

from typing import Final

from bot.tables.model.rating import Rank, Season
from bot.ui.panels.panel import Panel, Words, join_lines
from cogs.altered.screens.deck_screens import ACCENT, Say

SHOWN: Final = 10


def ladder(say: Say, season: Season, user: int) -> Panel:
    """The first ten, and whoever looks if they are further down."""
    if not season.ranks:
        words = say("al-ladder-empty") if season.n in (0, season.of) else say("al-ladder-empty-then")
        return Panel(_title(say, season), accent=ACCENT).add(Words(words))
    lines = [_line(say, rank, user) for rank in season.ranks[:SHOWN]]
    own = next((rank for rank in season.ranks[SHOWN:] if rank.user == user), None)
    if own is not None:
        lines += ["⋯", _line(say, own, user)]
    panel = Panel(_title(say, season), accent=ACCENT).add(Words(join_lines(lines)))
    left = len(season.ranks) - SHOWN - (own is not None)
    foot = [say("al-ladder-more", n=left)] if left > 0 else []
    if season.n == season.of:
        foot.append(say("al-ladder-ends", when=f"<t:{int(season.ends)}:R>").replace("\\", ""))
    return panel.add(Words(join_lines(foot)))


def _title(say: Say, season: Season) -> str:
    return say("al-ladder-title", n=max(season.n, 1))


def _line(say: Say, rank: Rank, user: int) -> str:
    key = "al-ladder-own" if rank.user == user else "al-ladder-line"
    return say(
        key,
        place=rank.place,
        name=rank.name,
        rating=str(round(rank.rating)),
        won=rank.won,
        drawn=rank.drawn,
        lost=rank.lost,
    )
