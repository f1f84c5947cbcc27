"""Doomrock on Discord: its surface and its own commands. All else of the screen follows from decisions and `data/`."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text
from bot.ui.door.box_commands import add_box
from bot.ui.panels.surface import Surface, View
from cogs import load_game
from cogs.doomrock.pictures.card import SIGNS
from cogs.doomrock.pictures.parts import STATUSES
from cogs.doomrock.pictures.picture import draw, heroes_in_short, pictures, sheets
from cogs.doomrock.rules.effects.ending import SCENES
from cogs.doomrock.screens.box_frame import CommandFrame
from cogs.doomrock.screens.doomrock_cog import DoomrockCommands
from cogs.doomrock.view.account import account as battle_account
from cogs.doomrock.view.account import fought
from cogs.doomrock.view.cards import cards as readable
from cogs.doomrock.view.coming import coming
from cogs.doomrock.view.happened import happened, hit_points, won
from cogs.doomrock.view.nothing_to_use import nothing_to_use
from cogs.doomrock.view.printed import printed
from cogs.doomrock.view.road import begun, road, roads
from cogs.doomrock.view.taken_back import taken_back
from cogs.doomrock.view.telling import brief, twin

ACCENT = 0xB5482A
MILESTONES = {
    "dr-won": 3,
    "dr-fallen": 3,
    "dr-score": 3,
    "dr-setting": 2,
    "dr-to-battle": 2,
    "dr-levelled": 2,
    "dr-discovered": 1,
    "dr-kept": 1,
    "dr-round": 1,
    "dr-defeated": 1,
}
"""What somebody who was away for long is told first, and how much it matters."""

CHAPTERS = frozenset({"dr-setting", "dr-battle", "dr-round", "dr-score"})
TURNS = CHAPTERS | {
    "dr-travelled",
    "dr-visited",
    "dr-explored-on",
    "dr-peril",
    "dr-event",
    "dr-there",
    "dr-there-told",
    "dr-reward",
    "dr-ventured",
    "dr-passed",
    "dr-to-battle",
    "dr-camp",
    "dr-levels",
    "dr-rolled",
    "dr-activates",
    "dr-ai",
    "dr-ai-again",
    "dr-enrage",
    "dr-won",
    "dr-used",
}
"""With what a turn of play begins: an action of the party and what comes of it, an action of a hero, of an enemy."""


ENDINGS = frozenset(
    {"dr-end-win", "dr-end-lost-map", "dr-end-lost-no-doomrock", "dr-end-lost-here", "dr-end-left", "dr-end-far"}
) | {f"dr-end-lost-{one}" for one in SCENES}
"""What the result says as well, below the pictures."""

TERMS = (
    "adjacent",
    "push",
    "pull",
    "boost",
    "minions",
    "boss",
    "explosion",
    "cumulation",
    "ambush",
    "loot",
    "explored",
    "left-behind",
)
"""Terms of the cards without a sign of their own."""

SIGNS_IN_TEXTS = ("camp", "test", "peril", "threat", "armor", "shield", "heroism", "expose", "enrage", *STATUSES)

HARDEST = ("dr-term-boost", "dr-sign-expose", "dr-sign-lock")
"""What a newcomer asks about first: where there is room for two, these are explained."""
EXPLAINED = [
    *HARDEST,
    *(f"dr-term-{term}" for term in TERMS[:3]),
    *(f"dr-sign-{sign}" for sign in SIGNS_IN_TEXTS if sign != "expose"),
    "dr-term-loot",
    "dr-term-cumulation",
    "dr-term-ambush",
]


def own_heroes(view: View, seat: int) -> list[str]:
    """The names under which a seat's heroes stand in the journal."""
    return [f"@{hero['class']}" for hero in view.get("heroes", ()) if hero["seat"] == seat]


def is_new(view: View) -> bool:
    """Whether most terms are met for the first time: on the first road, and in the first round of its battle. After
    that they would push the answers off a phone; "Read a card" has them as long as the game lasts."""
    battle = view["battle"]
    return bool(view["segment"] <= 1 and (battle is None or battle["round"] <= 1))


def names_signs(view: View) -> bool:
    """Whether the signs on buttons are named below them: on the road, where each price has others, and as long as a
    battle is new; after that its few signs have stood on every sheet."""
    return view.get("battle") is None or is_new(view)


def account(lines: Sequence[Text]) -> list[Text]:
    """A battle card by card, the road action by action; once dice have been thrown the road is long ago."""
    if won(lines):
        return roads(lines)
    battle = fought(lines)
    return battle_account(battle or lines) or ([] if battle else roads(lines))


def summary(lines: Sequence[Text]) -> Text | None:
    """What the last action on the road came to, else who has lost or won hit points; None: a battle is told whole, and
    after it the road."""
    if battle_account(fought(lines) or lines):
        return None
    return begun(lines) or road(lines) or (None if won(lines) else hit_points(lines))


def surface() -> Surface:
    """How the game looks: colour, sign, pictures."""
    game: Any = load_game("doomrock")
    return Surface(
        game,
        accent=ACCENT,
        emoji="⛰️",
        brief_hand=0,  # all of it stands on the hero's picture
        pictures=pictures,
        draw=draw,
        by_question=True,
        shortcuts=sheets,
        beside=heroes_in_short,
        lines=brief,
        twin=twin,
        cards=readable,
        printed=lambda: printed(game.content),
        signs={name: f"dr-sign-{name}" for name in SIGNS},
        terms=[f"dr-term-{term}" for term in TERMS],
        explained=EXPLAINED,
        offers=True,
        first_time=("difficulty", "gentle"),
        taken_back=taken_back,
        explains_questions=is_new,
        names_signs=names_signs,
        milestones=MILESTONES,
        turns=TURNS,
        chapters=CHAPTERS,
        own=own_heroes,
        happened=happened,
        summary=summary,
        account=account,
        endings=ENDINGS,
        coming=coming,
        nothing_to_use=nothing_to_use,
    )


async def setup(bot: Any) -> None:
    """Add `/doomrock` to the bot, which has `clicks` and `channel_records`."""
    await add_box(bot, DoomrockCommands(CommandFrame(bot.channel_records, bot.clicks)))
