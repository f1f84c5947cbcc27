"""The end of a day: what is kept of it, and what the campaign is handed (ER-14). Pure."""

from collections import Counter
from dataclasses import asdict
from typing import Any, Final

from bot.rules.decision import Decision, Option, text
from bot.rules.voice.honours import tell_honours
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.cards.table import RangersPlay, ask_card, board, content_of, who
from cogs.rangers.rules.cards.zones import enter, leave
from cogs.rangers.rules.playing import MOST_EQUIP, equipped, weight_of
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import area, attached_to
from cogs.rangers.state import BroughtRanger, CardInPlay, KeptGear, RangersState

NEARLY: Final = 8
"""So few cards left are worth telling."""


def lay_out(play: RangersPlay, seat: int) -> None:
    """ER-14.4: gear that was kept lies ready in the player area, with tokens and attachments, not in the deck."""
    state, content = play.state, content_of(play)
    for kept in state.kept.pop(seat, []):
        if kept.card not in state.rangers[seat].deck:  # records of before may keep what was traded away
            continue
        card = enter(state, content, kept.card, area(seat), seat)
        card.tokens = dict(kept.tokens)
        state.rangers[seat].deck.remove(kept.card)
        for one in kept.attached:
            if one in state.rangers[seat].deck:  # records of before may name another Ranger's card
                enter(state, content, one, "", seat).parent = card.uid
                state.rangers[seat].deck.remove(one)


async def day_end(play: RangersPlay, reason: str) -> None:
    """ER-14.1, ER-14.2: why the day is over, whether it counts as camped, and what lasts."""
    state = play.state
    if state.test is not None and state.test.challenge:  # the day ended before the test did
        state.challenge_discard.append(state.test.challenge)
    state.test, state.turn_of, state.is_edge = None, None, False
    state.camped = state.camped or reason == "camp"
    if state.camped and state.options.says("camp_keeps_gear") == "yes":
        await _keep_gear(play)
    _keep_mission_tokens(play)
    state = play.state
    play.say("rangers-day-ends", reason=reason, camped=is_banked(state), gains=len(state.ledger))
    _tell_the_day(play)
    tell_honours(play, content_of(play).voice, state.voice, state.owners)
    play.end(reason)


def _tell_the_day(play: RangersPlay) -> None:
    """The last scene: where the night is spent, who is hurt, and who was closest to the end of it."""
    state = play.state
    if not state.rangers[0].role:
        return  # nobody had set out
    hurt = [who(seat) for seat, own in enumerate(state.rangers) if own.injuries]
    place = content_of(play).location(state.place)
    where = state.place if place is None else f"@{place.id}"
    play.say("rangers-end-place", day=state.day, place=where, hurt=len(hurt), who=hurt)
    left, seat = min((len(own.deck), seat) for seat, own in enumerate(state.rangers))
    if left <= NEARLY:
        play.say("rangers-end-tired", who=who(seat), left=left)


def is_banked(state: RangersState) -> bool:
    """ER-14.3, ER-14.5: whether what the day has brought goes into the record."""
    return state.camped or state.options.says("progress_loss") == "table_only"


async def _keep_gear(play: RangersPlay) -> None:
    """ER-14.4, ER-16.3, DP-18: all at the same time say which of their gear they keep out of the deck."""
    packs = {seat: _gear_of(board(play), seat) for seat in range(play.state.seats)}
    seats = [seat for seat, uids in packs.items() if uids]
    decisions = []
    for seat in seats:
        uids = packs[seat]
        options = [Option(uid, text("rangers-card", card=f"@{play.state.card(uid).card}")) for uid in uids]
        decisions.append(_question(seat, options))
    for seat, answer in zip(seats, await play.ask_each(decisions) if decisions else [], strict=True):
        assert isinstance(answer, list)
        if play.state.options.reads_again("ER-14.4"):
            answer = await _as_much_as_fits(play, seat, answer)
        kept = [_kept(play.state, play.state.card(uid)) for uid in answer]
        play.state.kept[seat] = kept
        if kept:
            play.say("rangers-keeps", who=who(seat), cards=[f"@{gear.card}" for gear in kept])


async def _as_much_as_fits(play: RangersPlay, seat: int, uids: list[str]) -> list[str]:
    """ER-14.4, E-EQUIP: no more than can be carried tomorrow, when what others have attached is in their decks."""
    state = play.state
    for uid in uids:
        for one in attached_to(state, uid):
            if one.owner != seat:
                leave(state, content_of(play), one.uid, "discard")
    while weight_of(board(play), seat, [play.state.card(uid) for uid in uids]) > MOST_EQUIP:
        packed = await ask_card(play, seat, uids[::-1], "equip")
        uids = [uid for uid in uids if uid != packed]
    return uids


def _gear_of(look: Board, seat: int) -> list[str]:
    """The gear that a Ranger may keep. A copy that was traded away today is in no deck tomorrow (ER-17.7)."""
    state, own = look.state, look.state.rangers[seat]
    lying = [card.card for card in state.cards if card.owner == seat]
    left = Counter([*own.deck, *own.hand, *own.discard, *own.fatigue, *lying])
    left.subtract(gain.what.partition(">")[0] for gain in state.ledger if gain.kind == "swap" and gain.n == seat)
    found = []
    for card in equipped(look, seat):
        left[card.card] -= 1
        if left[card.card] >= 0:
            found.append(card.uid)
    return found


def _question(seat: int, options: list[Option]) -> Decision:
    everything: list[Any] = [option.id for option in options]
    prompt = text("rangers-ask-keep")
    return Decision(
        (seat,), "rangers.keep", prompt, lambda: options, "some", 0, len(options), default=lambda: everything
    )


def _kept(state: RangersState, card: CardInPlay) -> KeptGear:
    """What is attached stays if it comes from the same deck; another Ranger's goes home: they may not ride tomorrow."""
    attached = [one.card for one in attached_to(state, card.uid) if one.owner == card.owner]
    return KeptGear(card.card, dict(card.tokens), attached)


def _keep_mission_tokens(play: RangersPlay) -> None:
    """ER-14.4, ER-14.5: by camping, where the group plays so; else they are as in the morning, or gone."""
    state = play.state
    for card in state.cards:
        record = state.missions.get(card.card)
        if record is None:
            continue
        if state.camped:
            record.tokens = dict(card.tokens) if state.options.says("camp_keeps_mission_tokens") == "yes" else {}
        elif is_banked(state):
            record.tokens = {}


def ready_made(content: RangersContent, name: str) -> BroughtRanger:
    """One of the Rangers that anybody may ride as."""
    deck = content.prebuilt[name]
    sets = {"background": deck.background, "specialty": deck.specialty}
    return BroughtRanger(name=name, aspect=deck.aspect, role=deck.role, deck=deck.deck, **sets)


def hand_over(state: RangersState, content: RangersContent) -> dict[str, Any]:
    """What the campaign takes in (ER-14.9).

    gains: what is banked of the ledger, nothing of a day that was lost; read: missions whose objective is met and read,
    where that is banked; mission_tokens: of the missions that are open; pinned: cards of a server's own;
    by seat: who it is, maladies that came, cards that are gone for good, gear that is kept.
    """
    return {
        "reason": state.result,
        "camped": state.camped,
        "day": state.day,
        "place": state.place,
        "terrain": state.terrain,
        "lead": state.lead,
        "gains": [asdict(gain) for gain in state.ledger] if is_banked(state) else [],
        "read": [name for name, record in state.missions.items() if record.is_read] if is_banked(state) else [],
        "pinned": dict(state.pinned),
        "mission_tokens": {name: dict(record.tokens) for name, record in state.missions.items()},
        "rangers": [
            {
                "ranger": _who_rode(state, content, seat),
                "maladies": list(own.maladies),
                "gone": sorted(own.gone),
                "gear": [asdict(gear) for gear in state.kept.get(seat, ())],
            }
            for seat, own in enumerate(state.rangers)
        ],
    }


def _who_rode(state: RangersState, content: RangersContent, seat: int) -> dict[str, Any] | None:
    """A Ranger as they were in the morning; None for a day that ended before somebody was chosen."""
    own = state.rangers[seat]
    if not own.role:
        return None
    found = state.own_rangers.get(seat) or ready_made(content, own.ready_made)
    return found.model_dump(mode="json", exclude={"gear"})
