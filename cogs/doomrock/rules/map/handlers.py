"""The words that the map lives on, in battle too: gain, lose, heal, draw, loot, test, choose, pay, peril, event, camp,
enrage. Pure."""

from bot.rules.decision import Option, text
from cogs.doomrock.content import vocabulary
from cogs.doomrock.rules.effects import decks, stats
from cogs.doomrock.rules.effects.names import who
from cogs.doomrock.rules.effects.party import DoomrockPlay, deciders
from cogs.doomrock.rules.effects.resolution import Context, amount, owner, run, word
from cogs.doomrock.rules.effects.road import ask_party, hero_options
from cogs.doomrock.rules.effects.targets import pick
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.map.camp import camp
from cogs.doomrock.rules.map.costs import cost_texts, here, lacking, pay
from cogs.doomrock.rules.map.events import plain_loot, resolve_event, suffer_peril
from cogs.doomrock.state import HeroState

OF_THE_PARTY = frozenset({"silver", "time", "secret", "item"})


@word("gain")
async def gain(play: DoomrockPlay, item: vocabulary.Gain, context: Context) -> None:
    """Silver, time, secrets and items go to the party (DR-3.11), shields and heroism to characters."""
    state = play.state
    n = amount(play, item.n, context)
    if n <= 0:
        return
    if item.what == "item":
        deck = item.deck or "common"
        await draw_items(play, deck, n, n, context)
    elif item.what in OF_THE_PARTY:
        if item.what == "silver":
            state.silver += n
            now = state.silver
        elif item.what == "time":
            state.time += n
            now = state.time
        else:
            area = here(state)
            if area is None:
                return
            area.secrets += n
            now = area.secrets
        play.say("dr-gained-party", what=item.what, n=n, now=now)
    else:
        for one in await pick(play, item.to, item.filter, context, why="gain", item=item):
            character = state.character(one)
            if character is None:
                continue
            if item.what == "shield":
                character.shields += n
            elif isinstance(character, HeroState):
                character.heroism += n
            else:
                continue
            play.say("dr-gained", who=who(play, one), what=item.what, n=n)


@word("lose")
async def lose(play: DoomrockPlay, item: vocabulary.Lose, context: Context) -> None:
    """As far as there is any (DR-1.9). A lost secret is not one taken by the party."""
    state = play.state
    n = amount(play, item.n, context)
    if n <= 0:
        return
    if item.what == "item":
        for _ in range(n):
            await items.lose_item(play, item.deck or "any", owner(play, context))
        return
    if item.what in OF_THE_PARTY:
        area = here(state)
        if item.what == "silver":
            lost = min(n, state.silver)
            state.silver -= lost
        elif item.what == "time":
            lost = min(n, state.time)
            state.time -= lost
        else:
            lost = min(n, area.secrets) if area is not None else 0
            if area is not None:
                area.secrets -= lost
        play.say("dr-lost-party", what=item.what, n=lost)
        return
    for one in await pick(play, item.to, item.filter, context, why="lose", item=item):
        character = state.character(one)
        if character is None:
            continue
        if item.what == "shield":
            lost = min(n, character.shields)
            character.shields -= lost
        elif isinstance(character, HeroState):
            lost = min(n, character.heroism)
            character.heroism -= lost
        else:
            continue
        if lost:
            play.say("dr-lost", who=who(play, one), what=item.what, n=lost)


@word("heal")
async def heal(play: DoomrockPlay, item: vocabulary.Heal, context: Context) -> None:
    """Up to max hp; the fallen cannot be healed (DR-1.9, DR-16.2)."""
    n = amount(play, item.n, context)
    for one in await pick(play, item.to, item.filter, context, why="heal", item=item):
        character = play.state.character(one)
        if character is None:
            continue
        healed = min(n, character.max_hp - character.hp)
        if healed > 0:
            character.hp += healed
            play.say("dr-healed", who=who(play, one), n=healed, hp=character.hp, max=character.max_hp)


@word("draw")
async def draw(play: DoomrockPlay, item: vocabulary.Draw, context: Context) -> None:
    n = amount(play, item.n, context)
    await draw_items(play, item.deck, n, n if item.keep is None else item.keep, context)


async def draw_items(play: DoomrockPlay, deck: str, n: int, keep: int, context: Context) -> None:
    """Draw n items, keep some, discard the rest (D-5; default: the first drawn)."""
    content = play.content
    drawn = [card for card in (decks.draw(play, deck) for _ in range(n)) if card is not None]
    if not drawn:
        play.say("dr-no-items", deck=deck)
        return
    kept = list(range(min(keep, len(drawn))))
    if len(kept) < len(drawn):
        play.say("dr-drawn", items=[f"@{card}" for card in drawn], keep=len(kept))
        options = [
            Option(str(place), text("dr-option-item", item=f"@{card}"), text("dr-text", text=content.items[card].text))
            for place, card in enumerate(drawn)
        ]
        prompt = text("dr-ask-keep", keep=len(kept), deck=deck)
        seat = owner(play, context)
        if len(kept) == 1:
            kept = [int(await ask_party(play, "doomrock.keep", prompt, lambda: options, seat=seat))]
        else:
            seats = deciders(play.state) if seat is None else seat
            some = await play.ask_some(seats, "doomrock.keep", prompt, lambda: options, len(kept), len(kept))
            kept = [int(place) for place in some]
    for place, card in enumerate(drawn):
        if place in kept:
            play.state.items.append(decks.take(play, card))
            play.say("dr-kept", item=f"@{card}", what=content.items[card].text)
        else:
            decks.discard(play, deck, card)


@word("loot")
async def loot(play: DoomrockPlay, item: vocabulary.Loot, context: Context) -> None:
    await plain_loot(play, context)


@word("test")
async def test(play: DoomrockPlay, item: vocabulary.Test, context: Context) -> None:
    """One hero, chosen before the roll, rolls d6 + stat against the difficulty (DR-6.2, D-4)."""
    state = play.state
    name = item.stat

    def heroes() -> list[str]:
        return [hero.id for hero in state.standing_heroes()]

    def strongest() -> str:
        return max(heroes(), key=lambda h: (strength(play, h, name), -state.hero(h).seat))

    def options() -> list[Option]:
        found = hero_options(state, heroes())
        for option in found:
            option.hint = text("dr-hint-tester", stat=name, n=strength(play, option.id, name))
        return found

    prompt = text("dr-ask-tester", stat=name, difficulty=item.difficulty)
    tester = await ask_party(play, "doomrock.tester", prompt, options, strongest, seat=owner(play, context))
    if not tester:
        return
    state.tests += 1
    face = play.roll(f"test:{state.tests}")[0]
    bonus = strength(play, tester, name)
    passed = face + bonus >= item.difficulty
    play.say(
        "dr-test",
        who=who(play, tester),
        stat=name,
        face=face,
        bonus=bonus,
        total=face + bonus,
        difficulty=item.difficulty,
        passed=passed,
    )
    context.tester = tester
    await run(play, item.success if passed else item.fail, context)


def strength(play: DoomrockPlay, hero_id: str, name: str) -> int:
    """What a hero adds to a test of a stat."""
    return stats.stat(play, hero_id, name) + stats.bonus(play, "test", hero_id)


@word("choose")
async def choose(play: DoomrockPlay, item: vocabulary.Choose, context: Context) -> None:
    """Exactly one option that can be paid; nothing when none can."""
    state, content = play.state, play.content
    payer = paying_hero(context)

    def options() -> list[Option]:
        return [
            Option(
                str(place),
                text("dr-option-words", words=choice.text),
                text("dr-hint-cost", cost=cost_texts(choice.cost)) if choice.cost else None,
                lacking(state, choice.cost, content, payer),
            )
            for place, choice in enumerate(item.options)
        ]

    prompt = text("dr-ask-choose", card=f"@{context.source}")
    answer = await ask_party(play, "doomrock.choose", prompt, options, seat=owner(play, context))
    if answer:
        choice = item.options[int(answer)]
        play.say("dr-chosen", card=f"@{context.source}", choice=choice.text)
        await pay(play, choice.cost, context, payer)
        await run(play, choice.effects, context)


def paying_hero(context: Context) -> str | None:
    """Who alone pays what heroes pay: the user of a hero's card; on the map any hero may (D-2)."""
    return context.user if context.user is not None and context.user[0] == "h" else None


@word("pay")
async def pay_word(play: DoomrockPlay, item: vocabulary.Pay, context: Context) -> None:
    """Pay for `then`, else `else`; paying is declined only where the card says that it may be."""
    payer = paying_hero(context)
    lack = lacking(play.state, item.cost, play.content, payer)
    willing = lack is None
    if willing and item.optional:
        prompt = text("dr-ask-pay", card=f"@{context.source}", cost=cost_texts(item.cost))
        options = [Option("yes", text("dr-option-pay")), Option("no", text("dr-option-skip"))]
        seat = owner(play, context)
        answer = await ask_party(play, "doomrock.pay", prompt, lambda: options, lambda: "no", seat=seat)
        willing = answer == "yes" and lacking(play.state, item.cost, play.content, payer) is None
    if willing:
        await pay(play, item.cost, context, payer)
        await run(play, item.then, context)
    else:
        await run(play, item.otherwise, context)


@word("peril")
async def peril(play: DoomrockPlay, item: vocabulary.Peril, context: Context) -> None:
    await suffer_peril(play)


@word("event")
async def event(play: DoomrockPlay, item: vocabulary.Event, context: Context) -> None:
    await resolve_event(play)


@word("camp")
async def camp_word(play: DoomrockPlay, item: vocabulary.Camp, context: Context) -> None:
    if play.state.battle is None:  # gear is fixed and levels are bought on the map only (DR-5.7)
        await camp(play)


@word("enrage")
async def enrage(play: DoomrockPlay, item: vocabulary.Enrage, context: Context) -> None:
    """Add or remove enrage (DR-15.1); off the battlefield there is none."""
    if play.state.battle is not None:
        from cogs.doomrock.rules.battle.enrage import change

        await change(play, amount(play, item.n, context))
