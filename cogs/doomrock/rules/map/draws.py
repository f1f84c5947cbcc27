"""Drawing items, and loot (DR-4.3, D-5). Pure."""

from bot.rules.decision import Option, Text, text
from bot.rules.effects.registry import Result, result_of
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.fitting import unmet
from cogs.doomrock.rules.effects.party import DoomrockPlay, council
from cogs.doomrock.rules.effects.resolution import owner
from cogs.doomrock.rules.effects.road import ask_party
from cogs.doomrock.rules.map.items import offered_text
from cogs.doomrock.rules.reading.sight import Context

LOOT = (None, "silver", "silver", "common", "common", "epic")
"""Plain loot by the face of the die (DR-4.3)."""


def roll_loot(play: DoomrockPlay) -> int:
    """A die of its own stream for each loot roll of the game."""
    play.state.loots += 1
    return play.roll(f"loot:{play.state.loots}")[0]


async def plain_loot(play: DoomrockPlay, context: Context) -> Result:
    """Loot! (DR-4.3). Not done when there is nothing in it."""
    face = roll_loot(play)
    play.say("dr-loot", face=face)
    prize = LOOT[face - 1]
    if prize is None:
        return Result.NOT_DONE
    if prize != "silver":
        return await draw_items(play, prize, 1, 1, context)
    play.state.silver += 1
    play.say("dr-gained-party", what="silver", n=1, now=play.state.silver)
    return Result.DONE


def _offered(play: DoomrockPlay, card: str) -> tuple[Text, Text]:
    """An item and, where not everybody may use it, who may (DR-5.6), with what it does; and without that."""
    item, heroes = play.content.items[card], play.state.heroes
    fit = [hero for hero in heroes if unmet(play, hero, item) is None]
    fits = "all" if len(fit) == len(heroes) else "some" if fit else "none"
    said = {"item": f"@{card}", "fits": fits, "heroes": [f"@{hero.class_id}" for hero in fit]}
    gist = text("dr-item-gist", id=card.removeprefix("it."))
    return text("dr-option-offered", **said, gist=gist), text("dr-option-offered", **said, gist="")


async def draw_items(play: DoomrockPlay, deck: str, n: int, keep: int, context: Context) -> Result:
    """Draw n items, keep some, discard the rest (D-5; default: the first drawn)."""
    content = play.content
    drawn = decks.draw_some(play, deck, n)
    if not drawn:
        play.say("dr-no-items", deck=deck)
        return Result.NOT_DONE
    kept = list(range(min(keep, len(drawn))))
    if len(kept) < len(drawn):
        play.say("dr-drawn", items=[f"@{card}" for card in drawn], keep=len(kept))
        options = []
        for place, card in enumerate(drawn):
            label, brief = _offered(play, card)
            options.append(Option(str(place), label, offered_text(play, card), brief=brief))
        prompt = text("dr-ask-keep", keep=len(kept), deck=deck)
        seat = owner(play, context)
        if len(kept) == 1:
            kept = [int(await ask_party(play, "doomrock.keep", prompt, lambda: options, seat=seat, pictured=True))]
        else:
            seats = council(play.state).deciders if seat is None else seat
            some = await play.ask_some(seats, "doomrock.keep", prompt, lambda: options, len(kept), len(kept))
            kept = [int(place) for place in some]
    for place, card in enumerate(drawn):
        if place in kept:
            play.state.items.append(decks.take(play, card))
            play.say("dr-kept", item=f"@{card}", what=content.items[card].text)
        else:
            decks.discard(play, deck, card)
    return result_of(n, len(drawn))
