"""A boss's turn: whom it means, and its own AI card (DR-13.6). Pure."""

from collections.abc import Sequence

from bot.rules.decision import Option, text
from cogs.doomrock.rules.battle.ai_cards import draw_ai
from cogs.doomrock.rules.battle.enemies import act, redirect, sleeps_on
from cogs.doomrock.rules.effects.interrupts import between_cards
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader
from cogs.doomrock.rules.effects.targets import pick
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.loudest import aimed_option, is_about_loudest
from cogs.doomrock.rules.reading.names import for_party, who
from cogs.doomrock.rules.reading.selectors import candidates, weakest
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import ALL


async def boss_turn(play: DoomrockPlay, boss_id: str) -> None:
    """DR-13.6: a boss draws and resolves its own card."""
    battle = play.state.battle
    if battle is None or play.state.enemy(boss_id) is None:
        return
    await between_cards(play)
    if play.state.enemy(boss_id) is None:
        return
    if sleeps_on(play, boss_id):
        return
    context = Context(source=battle.encounter, user=boss_id)
    tied = candidates(play, "highest_threat", (), context, None)
    if len(tied) > 1 and play.state.options.questions != ALL and not _may_pass_on(play, tied):
        card_id = draw_ai(play)
        battle.active_hero = await _whom(play, boss_id, card_id)
        await act(play, boss_id, card_id, battle.active_hero)
        return
    hero_id = (await pick(play, "highest_threat", (), context, None, "boss"))[0]
    hero_id = await redirect(play, hero_id, boss_id)
    battle.active_hero = hero_id
    await act(play, boss_id, draw_ai(play), hero_id)


def _may_pass_on(look: Sight, tied: Sequence[str]) -> bool:
    """Whether any of them may pass an activation on, which comes before the card is drawn (D-18, DR-10.4)."""
    return any(stats.has_status(look, one, "hidden") and not look.state.hero(one).redirect_used for one in tied)


async def _whom(play: DoomrockPlay, boss_id: str, card_id: str) -> str | None:
    """D-20, DR-13.5: whom a drawn card means of several whose threat is the same; None: it is about none of them, and
    nobody is asked."""
    if not is_about_loudest(play.content, card_id):
        return None
    card = play.content.ai[card_id]

    def options() -> list[Option]:
        tied = candidates(play, "highest_threat", (), Context(source=card_id, user=boss_id), None)
        return [aimed_option(play, boss_id, card_id, one) for one in tied]

    words = for_party(card.boss_text, len(play.state.heroes))
    prompt = text("dr-ask-aim", who=who(play, boss_id), card=f"@{card_id}", text=words)
    return await ask_leader(
        play, "doomrock.tie", prompt, options, lambda: weakest(play, [option.id for option in options()])
    )
