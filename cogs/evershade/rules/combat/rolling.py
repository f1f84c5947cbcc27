"""A roll in combat: dice, supporters, rerolls, outcome, fate (LE-14, LE-15.6, LE-6)."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Option, Toggles, text
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.combat import board, hurt
from cogs.evershade.rules.combat.board import CombatPlay
from cogs.evershade.rules.combat.context import CombatFacts, Deed, sources
from cogs.evershade.rules.rolls.dice import Die, base_dice, dice_and_difficulty, fate_gained, outcome, successes
from cogs.evershade.state import Character, CombatState

KEEP = ""


async def make(play: CombatPlay, hero_id: str, spec: RollSpec, target: str) -> tuple[int, Sequence[Any]]:
    """LE-14.1 to 14.12: gives the successes, and the effects of the outcome that was reached.

    target: whose difficulty `en` is (LE-14.17), and whose keywords lines `against` look at.
    """
    state, content = play.state, play.content
    hero = state.hero(hero_id)
    difficulty = spec.difficulty if isinstance(spec.difficulty, int) else board.card_of(content, target).en
    base = base_dice(spec, hero.att)
    count, difficulty = dice_and_difficulty(spec, base, difficulty, sources(state, content, hero, target))
    dice = [Die(hero_id, value) for value in play.roll(f"roll:{hero_id}", count, 12)]
    play.say("evershade-roll", who=f"@{hero_id}", dice=shown(dice), difficulty=difficulty)
    dice += await _support(play, hero_id)
    await rerolls(play, dice, difficulty)
    reached = successes(dice, difficulty)
    facts = CombatFacts(play.state, content, Deed(hero_id, target))
    found = outcome(spec.outcomes, reached, facts.number)
    for who, n in fate_gained(dice, hero_id, failed=found is None).items():  # LE-14.12: fate before the outcome
        hurt.gain_fate(play, play.state.hero(who), n)
    play.say("evershade-successes", who=f"@{hero_id}", n=reached)
    return reached, spec.fail if found is None else found[1]


def shown(dice: Sequence[Die]) -> str:
    """Faces in a row."""
    return " ".join(str(die.value) for die in dice)


# ---------------------------------------------------------------------- support


def supporters(state: CombatState, performer: str, content: Any) -> list[tuple[str, int, int]]:
    """LE-15.6: (character, slot, dice) of light reactions that give dice to somebody else's roll, in range."""
    found = []
    here = state.fight.spaces.get(performer)
    for hero in board.standing(state):
        for place, slot in enumerate(hero.hotbar):
            if slot is None or hero.id == performer or here is None:
                continue
            side = board.visible(content, slot)
            n = sum(e.n for e in side.effects if e.do == "support" and isinstance(e.n, int))
            least, most = side.target.range if side.target is not None else (0, None)
            apart = board.chart(state, content).range_between(state.fight.spaces[hero.id], here) or 0
            if side.when == "during_roll" and n and apart >= least and (most is None or apart <= most):
                found.append((hero.id, place, n))
    return found


async def _support(play: CombatPlay, performer: str) -> list[Die]:
    """LE-15.6, LE-15.8, LE-19.11: one reaction each; the dice are the supporter's own; the card turns dark."""
    dice: list[Die] = []
    for name in dict.fromkeys(who for who, _, _ in supporters(play.state, performer, play.content)):
        able = [(slot, n) for who, slot, n in supporters(play.state, performer, play.content) if who == name]
        options = [Option("pass", text("evershade-pass"))]
        options += [_card_option(play.state.hero(name), slot, n) for slot, n in able]
        seat = play.state.seat_of(name)
        prompt = text("evershade-ask-support", who=f"@{name}", performer=f"@{performer}")
        chosen = await play.ask(seat, "evershade.support", prompt, lambda options=options: options)  # type: ignore[misc]
        if chosen in ("", "pass"):
            continue
        slot, n = next((slot, n) for slot, n in able if str(slot) == chosen)
        card = play.state.hero(name).hotbar[slot]
        assert card is not None
        card.is_light = False
        dice += [Die(name, value) for value in play.roll(f"roll:{name}", n, 12)]
        play.say("evershade-supported", who=f"@{name}", card=f"@{card.card}", dice=shown(dice))
    return dice


def _card_option(hero: Character, slot: int, n: int) -> Option:
    card = hero.hotbar[slot]
    assert card is not None
    return Option(str(slot), text("evershade-option-support", card=f"@{card.card}", n=n))


# ---------------------------------------------------------------------- rerolls


async def rerolls(play: CombatPlay, dice: list[Die], difficulty: int) -> None:
    """LE-6.1, LE-14.8, LE-15.4: whoever rolled may pay 1 fate and reroll any own dice, again and again until they keep;
    dice of which nothing better can come are not asked about."""
    for who in dict.fromkeys(die.owner for die in dice):
        while play.state.hero(who).fate > 0:
            own = [n for n, die in enumerate(dice) if die.owner == who]
            if all(dice[n].natural and dice[n].value == 12 for n in own):
                break
            options = [Option(str(n), text("evershade-die", n=dice[n].value)) for n in own]
            prompt = text(
                "evershade-ask-reroll",
                who=f"@{who}",
                dice=shown(dice),
                n=successes(dice, difficulty),
                difficulty=difficulty,
                fate=play.state.hero(who).fate,
            )
            picked = await play.ask_some(
                play.state.seat_of(who),
                "evershade.reroll",
                prompt,
                lambda options=options: options,  # type: ignore[misc]
                0,
                len(own),
                toggles=Toggles(text("evershade-reroll-go"), text("evershade-reroll-none")),
            )
            if not picked:
                break
            hurt.pay_fate(play, play.state.hero(who), 1)
            for place, value in zip(picked, play.roll(f"roll:{who}", len(picked), 12), strict=True):
                dice[int(place)] = Die(who, value)
            play.say("evershade-rerolled", who=f"@{who}", dice=shown([dice[n] for n in own]))
