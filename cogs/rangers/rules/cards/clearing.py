"""Tokens on cards, and cards that clear when they have enough of them (ER-9). Pure."""

from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.effects import holds
from cogs.rangers.content.content import Kind
from cogs.rangers.rules.cards.abilities import act_at, fire
from cogs.rangers.rules.cards.guide import read_entry
from cogs.rangers.rules.cards.moving import discard
from cogs.rangers.rules.cards.table import RangersPlay, acting_seat, ask_card, board, content_of, end_day, glance, shown
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, Happening, in_play, kind_of, only
from cogs.rangers.state import CardInPlay

UNCLEARED: Final = ("location", "weather", "mission", "role", "gear")
OPENING: Final = ("progress", "rangers")
"""What opens the ways that lead on."""
CAMP: Final = "camp"
"""What a group answers that stays for the night instead of going on."""
BARRED: Final = {"progress": "disabled", "harm": "disabled"}


async def add_tokens(play: RangersPlay, uid: str, token: str, n: int, seat: int) -> int:
    """ER-9.1: tokens onto a card, unless its threshold says that none can be added; gives how many. There are always
    enough of them (ER-1.8)."""
    card = play.state.find(uid)
    if card is None or n <= 0 or kind_of(content_of(play), card.card) == "role":
        return 0
    if token in BARRED and board(play).threshold(card, token) == BARRED[token]:
        return 0
    card.tokens[token] = card.tokens.get(token, 0) + n
    play.say("rangers-token", card=shown(play, uid), token=token, n=n, of=_threshold(play, uid, token))
    await fire(play, "after", Happening("token_added", seat, uid, card.card, token=token, n=n))
    return n


def _threshold(play: RangersPlay, uid: str, token: str) -> str:
    card = play.state.card(uid)
    limit = board(play).threshold(card, token) if token in BARRED else None
    return f"{card.tokens[token]}/{limit}" if isinstance(limit, int) else str(card.tokens[token])


def take_tokens(play: RangersPlay, uid: str, token: str, n: int) -> int:
    """Tokens off a card, as far as there are any; gives how many."""
    card = play.state.find(uid)
    if card is None:
        return 0
    taken = min(n, card.tokens.get(token, 0))
    if taken:
        card.tokens[token] -= taken
        play.say("rangers-token-off", card=shown(play, uid), token=token, n=taken, left=card.tokens[token])
        if not card.tokens[token]:
            del card.tokens[token]
    return taken


def cleared_by(play: RangersPlay, uid: str) -> list[Kind]:
    """By what a card clears now. The location, weather and missions never do (ER-9.2, ER-4.8)."""
    return _cleared_by(board(play), play.state.card(uid))


def _cleared_by(look: Board, card: CardInPlay) -> list[Kind]:
    if kind_of(look.content, card.card) in UNCLEARED:
        return []
    return [kind for kind in look.content.clears_by[card.card] if look.is_met(card, kind)]


async def clear_all(play: RangersPlay) -> None:
    """ER-9.4: after a whole step each card at a threshold clears, those that a clear brings about before the others;
    then missions are looked at (ER-14.15)."""
    waves = list[list[str]]()
    while True:
        look = glance(play)
        found = [card.uid for card in look.all_in_play() if _cleared_by(look, card)]
        if not found:
            break
        if play.state.options.reads_again("ER-9.4"):
            found = _latest(waves, found)
        uid = await ask_card(play, acting_seat(play), found, "clear")
        await _clear(play, uid)
    await check_missions(play)
    wanted, play.state.wants = play.state.wants, ""
    if wanted.startswith("end:"):
        end_day(play, wanted.removeprefix("end:"))
    if wanted.startswith("travel:"):
        play.turn_to("journey", to=wanted.removeprefix("travel:"))


def _latest(waves: list[list[str]], found: list[str]) -> list[str]:
    """Of the cards that clear now those that the last clear has brought about, else those that waited for it. waves:
    what has come up so far, one clear's after the other's; it is brought up to date."""
    known = {uid for wave in waves for uid in wave}
    waves.append([uid for uid in found if uid not in known])
    waves[:] = [left for wave in waves if (left := [uid for uid in wave if uid in found])]
    return waves[-1]


async def _clear(play: RangersPlay, uid: str) -> None:
    kinds = cleared_by(play, uid)
    seat = acting_seat(play)
    kind = kinds[0]
    if len(kinds) > 1:  # DP-14
        options = [Option(one, text(f"rangers-option-clear-{one}")) for one in kinds]
        asked = text("rangers-ask-clear", card=shown(play, uid))
        answer = await play.ask(seat, "rangers.clear", asked, lambda: options, default=lambda: kinds[0])
        kind = next(one for one in kinds if one == answer)
    card = play.state.card(uid)
    play.say("rangers-clears", card=f"@{card.card}", by=kind)
    play.used(card.card)
    happening = Happening("cleared", seat, uid, card.card, by=kind)
    await act_at(play, uid, f"clear_{kind}", seat, happening)
    if play.state.find(uid) is not None and kind in cleared_by(play, uid):
        await discard(play, uid)
    elif (left := play.state.find(uid)) is not None and kind == "rangers":
        left.pawns.clear()
    await fire(play, "after", happening)


async def check_missions(play: RangersPlay) -> None:
    """ER-14.15: an objective that is met is read once; several at once in the order in which they were taken on."""
    content = content_of(play)
    for mission in list(play.state.missions):
        record = play.state.missions.get(mission)
        card = next((one for one in play.state.cards if one.card == mission), None)
        if record is None or record.is_read or card is None:
            continue
        facts = board(play).facts(Context(play.state.lead, card.uid))
        printed = content.missions[mission]
        if not printed.on_objective:  # a server's own: the group sees for itself
            continue
        if holds(printed.objective, facts):
            record.is_read = True
            play.used(mission)
            await read_entry(play, printed.on_objective, card.uid)


def is_open(play: RangersPlay) -> bool:
    """ER-13.1: whether the group may travel."""
    return why_shut(board(play)) is None


def why_shut(look: Board) -> Text | None:
    """E-GATE: what keeps the group from travelling: a ready obstacle in play, or too little progress on the location
    (D18); None: nothing."""
    for card in in_play(look.state):
        if card.is_ready and "obstacle" in look.keywords(card):
            return text("rangers-refused-gate-obstacle", card=f"@{card.card}")
    place = only(look.state, look.content, "location")
    if place is None:
        return text("rangers-refused-travel")
    if look.state.options.says("travel_gate") == "open" or any(look.is_met(place, kind) for kind in OPENING):
        return None
    wanted = look.threshold(place, "progress")
    return text("rangers-refused-gate", n=place.tokens.get("progress", 0), of=wanted if isinstance(wanted, int) else 0)
