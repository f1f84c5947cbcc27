"""The camp phase from its first step to its last, and the cards of the camp sheet (LE-17)."""

from typing import Final

from bot.rules.decision import Option, text
from bot.rules.kernel.game import StepFunction
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import CampCard, Sheet
from cogs.evershade.rules.camp.advancing import advance
from cogs.evershade.rules.camp.coming_back import come_back
from cogs.evershade.rules.camp.doing import camp_actions, camp_resolve
from cogs.evershade.rules.camp.offers import card_in_brief, card_told
from cogs.evershade.rules.character import sharing
from cogs.evershade.rules.character.resting import rest
from cogs.evershade.rules.heroes.company import recruit
from cogs.evershade.rules.heroes.equipping import equip, hand_over
from cogs.evershade.rules.story.reader import EvershadeReader
from cogs.evershade.rules.story.secrets import unfold
from cogs.evershade.rules.story.voting import Session, vote
from cogs.evershade.state import Camp, EvershadeState

NONE: Final = "none"


async def camp(play: Session, then: str, sheet: str) -> None:
    """LE-17.1: whoever has come back is in play from now on; then advancements, each at their own pace (LE-17.11)."""
    state: EvershadeState = play.state
    laid = sheet or next((one.id for one in play.content.sheets.values() if one.kind == "camp"), "")
    state.camp = Camp(then, laid)
    holders = play.content.sheets[laid].holders if laid else ()
    state.holders += [""] * (len(holders) - len(state.holders))
    play.say("evershade-camp")
    await come_back(play)
    await play.together([advance(play, seat) for seat in range(play.state.seats)])
    play.next("camp_rest")


async def camp_rest(play: Session) -> None:
    """LE-17.2, LE-17.3: everybody rests before anybody re-equips (LE-17.11)."""
    for hero in play.state.members:  # LE-17.2: companions that were out come back
        if hero.status == "ok":
            rest(hero)
    play.say("evershade-camp-rest")
    await play.together([equip(play, seat) for seat in range(play.state.seats)])
    await hand_over(play)
    play.next("camp_cards")


# ---------------------------------------------------------------------- the camp sheet


def on_camp_sheet(state: EvershadeState, content: EvershadeContent) -> Sheet | None:
    return content.sheets[state.camp.sheet] if state.camp is not None and state.camp.sheet else None


def card_options(state: EvershadeState, content: EvershadeContent) -> list[Option]:
    """LE-17.5, LE-17.7, LE-17.13, E25: what the party can build, upgrade or bring out of its inventory."""
    sheet = on_camp_sheet(state, content)
    if sheet is None:
        return []
    brill = sum(one.brill for one in state.heroes if one.status == "ok")
    empty = {letter for letter, card in zip(sheet.holders, state.holders, strict=False) if not card}
    have = {*state.holders, *state.stored}
    found = []
    for card in content.camp_cards.values():
        is_ours = card.adventure in (None, state.adventure)
        is_new = card.level == 1 and is_ours and card.id not in have and not _is_upgraded(content, card, have)
        if is_new and card.letter in empty and card.build.brill <= brill:
            told = {"n": card.build.brill, "letter": card.letter, "brings": card_in_brief(card)}
            label = text("evershade-option-build", card=f"@{card.id}", **told)
            found.append(Option(f"build:{card.id}", label, card_told(content, card)))
    for card in (content.camp_cards[one] for one in state.holders if one):
        if card.upgrade is not None and card.upgrade.cost.brill <= brill:
            better = content.camp_cards[card.upgrade.to]
            told = {"n": card.upgrade.cost.brill, "brings": card_in_brief(better)}
            label = text("evershade-option-upgrade-camp", card=f"@{card.id}", **told)
            found.append(Option(f"upgrade:{card.id}", label, card_told(content, better)))
    for name in dict.fromkeys(state.stored):
        if any(letter == content.camp_cards[name].letter for letter in sheet.holders):
            stored = content.camp_cards[name]
            label = text("evershade-option-place", card=f"@{name}", brings=card_in_brief(stored))
            found.append(Option(f"place:{name}", label, card_told(content, stored)))
    return found


def _is_upgraded(content: EvershadeContent, card: CampCard, have: set[str]) -> bool:
    return card.upgrade is not None and card.upgrade.to in have


async def camp_cards(play: Session) -> None:
    """D17, LE-17.5 to 17.7: one thing after the other, until the party leaves it at that."""
    if card_options(play.state, play.content):
        chosen = await vote(
            play,
            "evershade.camp-card",
            text("evershade-ask-camp-card", n=sum(one.brill for one in play.state.heroes)),
            lambda: [
                *card_options(play.state, play.content),
                Option(NONE, text("evershade-option-camp-enough")),
            ],
            default=lambda: NONE,
            pictured=True,  # its buttons say in brief what each brings
        )
        if chosen not in ("", NONE):
            kind, _, name = chosen.partition(":")
            await _change(play, kind, name)
            play.next("camp_cards")
            return
    await recruit(play)  # LE-17.6
    play.next("camp_actions")


async def _change(play: Session, kind: str, name: str) -> None:
    state: EvershadeState = play.state
    card = play.content.camp_cards[name]
    heroes = [one.id for one in state.heroes if one.status == "ok"]
    if kind == "build":
        await sharing.pay_brill(play, heroes, card.build.brill)
        _put(play, card)
    elif kind == "place":  # LE-17.7: what lies there goes into the inventory
        state.stored.remove(name)
        _put(play, card)
    else:
        assert card.upgrade is not None
        await sharing.pay_brill(play, heroes, card.upgrade.cost.brill)
        holders = play.state.holders
        holders[holders.index(name)] = card.upgrade.to
        play.used(card.upgrade.to)
        play.say("evershade-camp-card", card=f"@{card.upgrade.to}")
        await EvershadeReader(play).read(card.upgrade.entry)
    play.used(name)


def _put(play: Session, card: CampCard) -> None:
    state: EvershadeState = play.state
    sheet = on_camp_sheet(state, play.content)
    assert sheet is not None
    places = [n for n, letter in enumerate(sheet.holders) if letter == card.letter]
    place = next((n for n in places if not state.holders[n]), places[0])
    if state.holders[place]:
        state.stored.append(state.holders[place])
    state.holders[place] = card.id
    play.say("evershade-camp-card", card=f"@{card.id}")


async def camp_end(play: Session) -> None:
    """LE-17.9, LE-17.10: time does not pass by it; camp cards stay where they are; reading goes on, if the act does.
    Before that, what has come of personal secrets."""
    await unfold(play)
    state: EvershadeState = play.state
    assert state.camp is not None
    then, state.camp = state.camp.then, None
    if not any(step.name == "end_act" for step in state.steps[1:]):
        play.next("entry", entry=then)


CAMP_STEPS: Final[dict[str, StepFunction]] = {
    "camp": camp,
    "camp_rest": camp_rest,
    "camp_cards": camp_cards,
    "camp_actions": camp_actions,
    "camp_resolve": camp_resolve,
    "camp_end": camp_end,
}
