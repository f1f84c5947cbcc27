"""What everybody does in camp: one action each, of any card that lies there (LE-17.8, LE-17.12)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.rules.decision import Decision, Option, Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import CampAction, CampCard
from cogs.evershade.rules.camp.offers import action_told
from cogs.evershade.rules.character import goods, sharing
from cogs.evershade.rules.combat.fate import gain_fate
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.story import rolling
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState

NOTHING: Final = "nothing"


def offered(state: EvershadeState, content: EvershadeContent) -> list[tuple[CampCard, CampAction]]:
    """The actions of the cards on the camp sheet that can be done now, in their order."""
    cards = [content.camp_cards[one] for one in state.holders if one]
    return [(card, action) for card in cards for action in card.actions if _is_open(state, action)]


def _is_open(state: EvershadeState, action: CampAction) -> bool:
    """LE-17.13: the party can pay for it (LE-10.1), and what is sold is still there."""
    heroes = [one for one in state.heroes if one.status == "ok"]
    sold = {item for one in heroes for item in (*(ref.partition("/")[0] for ref in one.worn), *one.pouch_items)}
    return action.sells not in sold and action.cost.brill <= sum(one.brill for one in heroes)


async def camp_actions(play: Session) -> None:
    """D18: all choose at the same time, and may share a card."""
    state: EvershadeState = play.state
    able = offered(state, play.content)
    heroes = [one.id for one in state.characters if one.status == "ok"]  # LE-25.7: a partner too
    if able:
        answers = await play.ask_each(
            [
                Decision(
                    (state.seat_of(one),),
                    "evershade.camp-action",
                    _asked(state, one),
                    partial(_options, play.content, able, bool(state.hero(one).kind)),
                    default=lambda: NOTHING,
                    forced=False,
                )
                for one in heroes
            ]
        )
        assert play.state.camp is not None
        play.state.camp.chosen = {one: str(a) for one, a in zip(heroes, answers, strict=True) if a != NOTHING}
    play.next("camp_resolve")


def _asked(state: EvershadeState, name: str) -> Text:
    """Those who have one character each are asked the same, so that they share their buttons."""
    own = [one for one in state.characters if one.status == "ok" and state.seat_of(one.id) == state.seat_of(name)]
    return text("evershade-ask-camp-evening") if len(own) == 1 else text("evershade-ask-camp-action", who=f"@{name}")


def _options(content: EvershadeContent, able: Sequence[tuple[CampCard, CampAction]], is_partner: bool) -> list[Option]:
    """LE-17.8, E26: one action of any card; a partner none that is marked as not for partners."""
    found = [
        Option(
            f"{card.id}/{action.id}",
            text("evershade-option-camp", card=f"@{card.id}", what=action.text),
            action_told(content, action),
        )
        for card, action in able
        if not (is_partner and action.non_partner)
    ]
    return [*found, Option(NOTHING, text("evershade-option-camp-nothing"))]


async def camp_resolve(play: Session) -> None:
    """LE-17.12: in seat order; a roll is supported only from the same card (LE-15.1)."""
    state: EvershadeState = play.state
    assert state.camp is not None
    chosen_by = state.camp.chosen
    name = next((one.id for one in state.characters if one.id in chosen_by and one.id not in state.camp.done), None)
    if name is None:
        play.next("camp_end")
        return
    chosen = chosen_by[name]
    card, _, what = chosen.partition("/")
    state.camp.done.append(name)
    play.next("camp_resolve")
    if state.hero(name).status != "ok":
        return
    action = next(one for one in play.content.camp_cards[card].actions if one.id == what)
    play.used(chosen)
    play.say("evershade-camp-does", who=f"@{name}", card=f"@{card}", what=action.text)
    state.performer = name
    if not _is_open(state, action):  # somebody has been quicker
        play.say("evershade-camp-gone", who=f"@{name}", what=action.text)
        return
    await sharing.pay_brill(play, [one.id for one in state.heroes if one.status == "ok"], action.cost.brill)
    if action.sells is not None:
        await goods.gain_item(play, name, action.sells)
    if action.roll is not None:
        beside = [one for one, there in chosen_by.items() if there.partition("/")[0] == card]
        reached = await rolling.make(play, action.roll, tuple(action.roll.outcomes), performer=name, among=beside)
        effects = action.roll.outcomes.get(reached, action.roll.fail)
        await play.effects.run(play, effects, rolling.deed(play.state, name))
        if play.state.has_failed:
            play.state.has_failed = False
            if not play.state.hero(name).is_dead:  # LE-7.9
                gain_fate(play, play.state.hero(name), 1)  # LE-6.4
    await play.effects.run(play, action.effects, Deed(name))
