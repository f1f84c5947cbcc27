"""The end of a segment and of the game: the next setting, the score (DR-16.5, DR-17). Pure."""

from bot.rules.decision import text
from cogs.doomrock.rules.cards.triggers import end_scope
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.ending import end
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.state import DoomrockState, Score

DONE = 10


async def next_segment(play: DoomrockPlay) -> None:
    """DR-16.5, end: the old time is discarded, a new setting is drawn."""
    state = play.state
    end_scope(play, "battle", "segment")
    old = state.setting
    state.setting = ""
    card = decks.draw(play, "settings")
    if card is None:
        card = old
    else:
        decks.take(play, card)
        state.discards["settings"].append(old)
    state.segment += 1
    enter(play, card)
    for hero in state.heroes:
        stats.refresh(play, hero.id)
    drop_unfit(play)
    play.next("map")


def enter(play: DoomrockPlay, setting: str) -> None:
    """A setting comes into force with its time markers (setup 12)."""
    state = play.state
    card = play.content.settings[setting]
    state.phase, state.doing, state.battle, state.harming = "map", "", None, False
    state.setting, state.time = setting, card.time
    play.used(setting)
    play.say(
        "dr-setting", setting=f"@{setting}", segment=state.segment, time=card.time, rules=card.text, story=card.flavor
    )


def score(state: DoomrockState, deck_of: dict[str, str]) -> Score:
    """DR-17.2. deck_of: the deck of each item."""
    owned = [*state.items, *(item for hero in state.heroes for item in hero.equipped)]
    return Score(
        abilities=3 * sum(hero.levels for hero in state.heroes),
        common=sum(deck_of[item] == "common" for item in owned),
        epic=2 * sum(deck_of[item] == "epic" for item in owned),
        silver=state.silver,
        hp=sum(hero.hp for hero in state.heroes),
        done=DONE,
        time=2 * state.time,
    )


async def final_score(play: DoomrockPlay) -> None:
    """The third battle is won (DR-17.1): count, and end."""
    state = play.state
    found = score(state, {card.id: card.deck for card in play.content.items.values()})
    state.score = found
    play.say("dr-score", rows=[text(f"dr-score-{row}", n=n) for row, n in found.rows.items()], total=found.total)
    end(play, "win")
