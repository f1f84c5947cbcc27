"""Altered on Discord: its surface and its own commands. All else of the screen follows from decisions and `data/`."""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.decision import Answer
from bot.tables.model.info import Info
from bot.tables.shelf.shelf import Shelf
from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.altered import doctor_files
from cogs.altered.content.building.doctor import read_doctor
from cogs.altered.content.pack import AlteredContent
from cogs.altered.pictures.card import EXPLAINED, LEGEND, OTHER_TERMS
from cogs.altered.pictures.picture import draw, pictures
from cogs.altered.screens.build_cog import Builder
from cogs.altered.screens.deck_cog import AlteredCommands
from cogs.altered.screens.deck_frame import CommandFrame
from cogs.altered.screens.deck_shelf import GAME, DeckShelf
from cogs.altered.view.account import account
from cogs.altered.view.all_printed import all_printed, brought
from cogs.altered.view.cards import cards as readable
from cogs.altered.view.forecast import forecast
from cogs.altered.view.happened import happened, summary
from cogs.altered.view.hero import hero_line
from cogs.altered.view.taken_back import taken_back
from cogs.altered.view.telling import brief, busy

ACCENT = 0x3E7CB1
MILESTONES = {
    "al-wins": 3,
    "al-draw": 3,
    "al-tiebreak": 3,
    "al-moves": 2,
    "al-moves-back": 2,
    "al-score": 2,
    "al-revealed": 1,
    "al-tiebreak-progress": 1,
    "al-sits": 1,
}
"""What somebody who was away for long is told first, and how much it matters."""

CHAPTERS = frozenset({"al-day", "al-tiebreak", "al-game"})
TURNS = CHAPTERS | {
    "al-plays",
    "al-uses",
    "al-supports",
    "al-passes",
    "al-idle",
    "al-progress",
    "al-dusk",
    "al-dusk-lane",
    "al-arena-dusk",
    "al-rest",
    "al-rest-of",
    "al-rest-why",
    "al-concedes",
}
"""With what a turn of play begins."""


_NEW: Final = 3
"""For so many days a question says below it what its signs and terms are; from then on that is behind a press, for a
turn of many cards is longer than a phone."""


def _is_new(view: Mapping[str, Any]) -> bool:
    return int(view["day"]) <= _NEW


def surface() -> Surface:
    """How the game looks: colour, sign, pictures."""
    game: Any = load_game("altered")
    return Surface(
        game,
        accent=ACCENT,
        emoji="🧭",
        pictures=pictures,
        draw=draw,
        names_people=True,
        happened=happened,
        summary=summary,
        account=account,
        earlier=False,
        at_hand=frozenset({"al-you-draw"}),
        taken_back=taken_back,
        lines=brief,
        busy=busy,
        cards=readable,
        printed=lambda: all_printed(game.content),
        brought=lambda stored: brought(game.content, stored),
        signs=LEGEND,
        terms=OTHER_TERMS,
        explained=EXPLAINED,
        explains_questions=_is_new,
        names_signs=_is_new,
        brief_hand=0,
        below=hero_line,
        peeks={"forecast": forecast},
        milestones=MILESTONES,
        turns=TURNS,
        chapters=CHAPTERS,
        endings=frozenset({"al-wins", "al-draw", "al-match-over"}),
    )


async def setup(bot: Any) -> None:
    """Add `/altered` to the bot, which has `clicks` and `tables`."""
    content = load_game("altered").content
    assert isinstance(content, AlteredContent)
    shelf = DeckShelf(Shelf(bot.tables.database), content)

    async def cards(info: Info, wants: str, answer: Answer) -> Any:
        return await shelf.fetch(info.guild, str(answer))

    bot.tables.playing.suppliers[GAME] = cards
    frame = CommandFrame(bot.clicks)
    builder = Builder(frame, shelf, read_doctor(doctor_files()))
    await bot.add_cog(AlteredCommands(frame, shelf, builder.open))
