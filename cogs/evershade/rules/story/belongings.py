"""What only the story gives and takes: camp cards, achievements, secrets (LE-13.5 to 13.7, LE-17.7)."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result, result_of
from cogs.evershade.rules.character.party import has_room_for_companion
from cogs.evershade.rules.character.tracker import achievement_kind, overflowing
from cogs.evershade.rules.combat.handlers import goods
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.meant import heroes_meant
from cogs.evershade.rules.story import companions
from cogs.evershade.rules.story.voting import Session, vote
from cogs.evershade.state import EvershadeState

RANDOM: Final = "random"


async def gain(play: Session, effect: Any, deed: Deed) -> Result:
    """Beside what a combat gives too."""
    match effect.what:
        case "camp_card":
            play.state.stored.append(effect.id)
            play.say("evershade-gains-camp-card", card=f"@{effect.id}")
            return Result.DONE
        case "achievement":
            return await _achieve(play, effect.id)
        case "secret":
            found = [hero.id for hero in heroes_meant(play, effect.who, deed) if not hero.secret]  # one a board (3D.3)
            for name in found:
                deal_secret(play, name, effect.id)
            return result_of(1, len(found))
        case "companion":
            return _meet(play, effect.id, deed)
    return await goods.gain(play, effect, deed)


def _meet(play: Session, name: str, deed: Deed) -> Result:
    """LE-3.6, LE-17.6: whoever comes along walks with whoever has met them; where two walk along already they can be
    asked in the next camp."""
    state: EvershadeState = play.state
    if name in companions.in_party(state) or name in state.offered:
        return Result.NOT_DONE
    leaders = [one.id for one in state.heroes if one.status == "ok" and state.is_present(one)]
    if has_room_for_companion(companions.in_party(state)) and leaders:
        companions.join(play, name, deed.actor if deed.actor in leaders else leaders[0])
        return Result.DONE
    state.offered.append(name)
    play.say("evershade-companion-offers", who=f"@{name}")
    return Result.PARTLY


async def lose(play: Session, effect: Any, deed: Deed) -> Result:
    """Beside what a combat takes too."""
    state: EvershadeState = play.state
    if effect.what == "companion":
        return result_of(1, int(companions.part(play, effect.id)))
    held = {"camp_card": state.stored, "achievement": state.achievements}.get(effect.what)
    if held is None:
        return await goods.lose(play, effect, deed)
    if effect.id not in held:
        return Result.NOT_DONE
    held.remove(effect.id)
    return Result.DONE


async def _achieve(play: Session, name: str) -> Result:
    """LE-13.5 to 13.7, D35: what is too many of its kind goes, by vote; the new one where nobody says."""
    state: EvershadeState = play.state
    if name in state.achievements:
        return Result.NOT_DONE
    state.achievements.append(name)
    play.say("evershade-achieved", what=f"@{name}")
    shelf = play.content.achievements
    while many := overflowing(
        play.state.achievements, {one: achievement_kind(shelf[one].name, shelf[one].kind) for one in shelf}
    ):
        options = [Option(one, text("evershade-option-achievement", what=f"@{one}")) for one in many]
        default = many[-1]
        gone = await vote(
            play,
            "evershade.achievement",
            text("evershade-ask-achievement"),
            lambda options=options: options,
            default=lambda default=default: default,
        )
        play.state.achievements.remove(gone)
        play.say("evershade-achievement-gone", what=f"@{gone}")
    return Result.DONE


def draw_secret(play: Session, name: str) -> None:
    """3D.3: for whoever joins others; in an expert adventure nobody gets one so."""
    if play.content.adventures[play.state.adventure].tier != "expert":
        deal_secret(play, name)


def deal_secret(play: Session, name: str, secret: str = RANDOM) -> None:
    """3D.3: one that nobody has; its introduction is its player's alone. None is left: nobody gets one (LE-1.3)."""
    state: EvershadeState = play.state
    taken = {hero.secret for hero in state.heroes}
    ours = [one.id for one in play.content.secrets.values() if one.adventure in (None, state.adventure)]
    able = sorted(one for one in ours if one not in taken)
    chosen = secret
    if secret == RANDOM:
        if not able:
            return
        chosen = play.shuffle("secrets", able)[0]
    hero = state.hero(name)
    hero.secret, hero.stages = chosen, 0
    printed = play.content.secrets[chosen]
    hero.keywords.append(printed.keyword)
    notice = text("evershade-has-secret", who=f"@{name}")
    play.tell(state.seat_of(name), "evershade-secret", public=notice, secret=f"@{chosen}", what=printed.intro)
