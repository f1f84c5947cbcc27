"""What a button says of Dusk is what Dusk brings, if everybody passes after it: whatever is answered or thrown."""

from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from bot.rules.decision import Text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, random_player
from cogs.altered.cog import surface
from cogs.altered.rules.reading.boards import staying
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.standing import moving
from cogs.altered.rules.rehearsal import KNOWN, rehearse
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import EXPEDITIONS, AlteredOptions, AlteredState, opposing, other
from cogs.altered.view.telling import fate

GAME = surface().game
ROAD = [deck.id for deck in GAME.content.starters("fourth").values()]
GOES = ("moves", "wins", "anyway", "on")
WITHIN = [
    ("goat_track", "dog_school_2"),
    ("dog_school_2", "drum_corps_2"),
    ("toll_of_moths", "drum_corps_2"),
    ("toll_of_moths", "charterhold_2"),
    ("drum_corps_2", "closed_road"),
    ("closed_road", "goat_track"),
    ("root_cellar", "closed_road"),
]
"""Decks whose cards ask within a play: whom they mean, who is given up, where a token goes, which of two modes."""
GAMES = 16
MOST = 60
"""Answers until a day is over that everybody passes."""
Going = dict[tuple[int, str], bool]


def run_of(n: int) -> tuple[Run[AlteredState], Crowd]:
    """A game of two starters by random players, each with another one than in the game before."""
    seed = f"forecast {n}".encode()
    run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(confirm="never"))
    for seat in (0, 1):
        run.choose(seat, ROAD[(n * (3 + 2 * seat) + seat) % len(ROAD)])
    return run, Crowd(random_player(seed), seed, 0)


def going(run: Run[AlteredState]) -> Going:
    """Who moves on as it stands, as the board says it, with what comes "At Dusk"; where that is open, as it looks."""
    view = run.view(None)
    told = {(exp["seat"], exp["exp"]): fate(view, exp) for exp in view["expeditions"]}
    looks = moving(Look(staying(run.state), GAME.content))
    return {one: looks[one] if said == "open" else said == "moves" for one, said in told.items()}


def predicted(label: Text, seat: int, now: Going) -> Going | None:
    """Who moves on, of all four, if it is so; None: it says nothing."""
    said, foe = label.params, opposing(seat)
    if won_by(label, seat) is not None:
        return now  # not who moves, but who wins
    if label.key == "al-option-dusk":
        changed = [one.params for one in said["changes"] if one.key == "al-dusk-change"]
        return now | {(int(one["seat"][-1]), one["exp"]): one["moves"] for one in changed}
    if label.key == "al-option-idle":
        return now
    if label.key == "al-dusk-in-common":
        return {(seat, said["exp"]): said["fate"] == "moves"} if said["fate"] in ("moves", "stays") else None
    if label.key != "al-dusk-outcome":
        return None
    here, beside = said["exp"], other(said["exp"])
    found = now | {(seat, here): said["fate"] in GOES}
    if said["stops"] or said["starts"]:
        found[foe, here] = said["starts"]
    if said["also"] in ("moves", "stays"):
        found[seat, beside] = said["also"] == "moves"
        del found[foe, beside]  # that pair has had its word
    if said["also"] in ("starts", "stops"):
        found[foe, beside] = said["also"] == "starts"
    return found


def won_by(label: Text, seat: int) -> int | None:
    """Who has won then, where that is all that a button says."""
    if label.key == "al-dusk-lost":
        return opposing(seat)
    if label.params.get("fate") in ("still", "on"):
        return seat
    changes = label.params.get("changes", ())
    return next((int(one.params["seat"][-1]) for one in changes if one.key == "al-dusk-winner"), None)


def brought(run: Run[AlteredState], line: int, rng: Random) -> Going | None:
    """Pass until it is Dusk, with any answer to all else: who moves on; None: it was no ordinary Dusk. line: of the
    journal before the play."""
    for _ in range(MOST):
        if run.over or any(event.kind == "al-rest" for event in run.journal[line:]):
            break
        (request, *_) = [one for one in run.requests() if not one.anytime]
        run.choose(request.decision.seats[0], answer(request, rng))
    lines = run.journal[line:]
    kinds = [event.kind for event in lines]
    if "al-progress" not in kinds:
        return None
    after = lines[kinds.index("al-progress") :]
    found = dict.fromkeys(((seat, exp) for seat in (0, 1) for exp in EXPEDITIONS), False)
    for event in after:
        if event.kind == "al-phase":
            break
        if event.kind == "al-moves" and event.params["n"]:
            found[int(event.params["seat"][-1]), event.params["exp"]] = True
    return found


def answer(request: Request, rng: Random) -> Any:
    decision = request.decision
    if decision.key == "altered.turn":
        return "pass"
    legal = [one.id for one in decision.legal() if one.id != "back"]
    if decision.kind in ("some", "order"):
        return rng.sample(legal, len(legal) if decision.kind == "order" else decision.least)
    return rng.choice(legal)


def test_a_forecast_on_a_button_is_what_dusk_brings() -> None:
    """Boosts that a card gave itself, tokens of the other that it woke, who answered a sacrifice: each was left out."""
    met: Counter[str] = Counter()
    for n in range(GAMES):
        run, crowd = run_of(n)
        rng = Random(n)
        while not run.over:
            (request, *_) = [one for one in run.requests() if not one.anytime]
            if request.decision.key == "altered.turn" and not run.state.tiebreak:
                try_one(run, request, rng, met)
            crowd.step(run)
    told = met.total() - met["silent"]
    assert all(met[one] for one in ("moves", "anyway", "behind", "vain", "held", "wins", "ends", "al-option-dusk")), met
    assert told > 4 * met["silent"], met


def test_a_forecast_on_a_question_within_a_play_is_what_dusk_brings_too() -> None:
    """Who was to leave at once counted still; who else had to sacrifice was forgotten, and what the card did next."""
    met: Counter[str] = Counter()
    for n, pair in enumerate(WITHIN * 3):
        seed = f"inside {n}".encode()
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(confirm="never"))
        for seat, deck in enumerate(pair):
            run.choose(seat, deck)
        crowd, rng = Crowd(random_player(seed), seed, 0), Random(n)
        while not run.over:
            (request, *_) = [one for one in run.requests() if not one.anytime]
            if run.state.turn is not None and not run.state.tiebreak and request.decision.key != "altered.turn":
                try_answers(run, request, rng, met)
            crowd.step(run)
    asked = ("altered.target", "altered.choose", "altered.expedition", "altered.which", "altered.may", "altered.mode")
    assert all(met[one] > 4 for one in asked), met
    assert met["open"] > 40, met


def try_answers(run: Run[AlteredState], request: Request, rng: Random, met: Counter[str]) -> None:
    """Each answer to a question that has been asked, and back."""
    decision = request.decision
    options = decision.legal() if decision.explain is None else decision.explain(decision.legal())
    now = going(run)
    (seat, *_) = decision.seats
    for option in options:
        if (said := predicted(option.label, seat, now)) is None:
            continue
        index, line = run.index, len(run.journal)
        run.choose(seat, option.id)
        found = brought(run, line, rng)
        if found is not None:
            wins = seat if option.label.params.get("fate") == "wins" else won_by(option.label, seat)
            if wins is not None:
                assert run.state.winner == wins, (decision.prompt, option.label)
            else:
                assert {one: found[one] for one in said} == said, (decision.prompt, option.label)
            met[decision.key] += 1
            met["open"] += not decision.private
        run.undo(index)


def try_one(run: Run[AlteredState], request: Request, rng: Random, met: Counter[str]) -> None:
    """One of the moves of this turn, and back."""
    seat, form = request.decision.seats[0], request.decision.form
    assert form is not None
    option = rng.choice([one.id for one in request.decision.legal()])
    parts = getattr(form(option), "parts", ())
    if not parts or parts[0].lasts:
        return
    chosen = rng.choice([one for one in parts[0].options if one.refused is None])
    now = going(run)
    said = predicted(chosen.label, seat, now)
    if said is None:
        met["silent"] += 1
        return
    index, line = run.index, len(run.journal)
    run.choose(seat, option)
    asked = [one for one in run.requests() if not one.anytime]
    if asked and asked[0].decision.key == parts[0].key:
        run.choose(seat, chosen.id)
        found = brought(run, line, rng)
        if found is not None:
            if chosen.label.params.get("fate") == "wins":
                assert run.state.winner == seat, (option, chosen.label)
            elif (last := won_by(chosen.label, seat)) is not None:
                assert run.state.winner == last, (option, chosen.label)
                met["ends"] += 1
            else:
                assert {one: found[one] for one in said} == said, (option, chosen.label)
            met[chosen.label.params.get("fate") or chosen.label.key] += 1
    run.undo(index)


def test_no_forecast_knows_what_is_hidden() -> None:
    """A question says the same whatever the other has in hand and in Mana, and whatever lies in the decks."""
    met: Counter[str] = Counter()
    for n in range(GAMES // 4):
        run, crowd = run_of(n)
        rng = Random(n)
        while not run.over:
            for request in run.requests():
                seat = request.decision.seats[0]
                if request.anytime or run.index % 3:
                    continue
                before = read(request)
                with other_cards(run.state, seat, rng):
                    assert read(request) == before, request.decision.key
                met[request.decision.key] += 1
            crowd.step(run)
    assert met["altered.turn"] > 40 and len(met) > 5, met


def test_what_depends_on_a_hidden_card_is_not_known() -> None:
    run, crowd = run_of(0)
    while run.state.turn is None:
        crowd.step(run)
    seat = run.state.turn
    hidden: dict[str, Callable[[AlteredState], str]] = {
        "own deck": lambda state: state.players[seat].deck[-1],
        "the other's deck": lambda state: state.players[opposing(seat)].deck[-1],
        "the other's hand": lambda state: state.players[opposing(seat)].hand[0],
        "the other's Mana": lambda state: state.players[opposing(seat)].mana[0].card,
    }
    for name, card in hidden.items():
        assert not rehearse(run.play, seat, looking_at(card)).ways, name
    seen = (lambda state: state.players[seat].hand[0], lambda state: state.players[seat].mana[0].card)
    for card in seen:
        assert len(rehearse(run.play, seat, looking_at(card)).ways) == 1


def looking_at(card: Callable[[AlteredState], str]) -> Callable[[AlteredPlay], Coroutine[Any, Any, None]]:
    """A play that depends on this card."""

    async def look(play: AlteredPlay) -> None:
        assert play.content.cards[card(play.state)]

    return look


def read(request: Request) -> list[object]:
    """All that a question says, and what may follow each answer in its form."""
    KNOWN.clear()  # what a table of before came to would say nothing of this one
    decision = request.decision
    options = decision.options()
    found: list[object] = list(options if decision.explain is None else decision.explain(options))
    for option in options if decision.form is not None else ():
        if option.refused is None and decision.form is not None:
            form = decision.form(option.id)
            found += [one for part in getattr(form, "parts", ()) for one in part.options]
    return found


@contextmanager
def other_cards(state: AlteredState, seat: int, rng: Random) -> Iterator[None]:
    """The same table as this seat sees it, with everything hidden from it dealt anew."""
    foe, own = state.players[opposing(seat)], state.players[seat]
    before = [*foe.hand], [*foe.deck], [orb.card for orb in foe.mana], [*own.deck]
    cards = [card for part in before[:3] for card in part]
    rng.shuffle(cards)
    rng.shuffle(own.deck)
    hand, deck = len(foe.hand), len(foe.deck)
    foe.hand[:], foe.deck[:] = cards[:hand], cards[hand : hand + deck]
    for orb, card in zip(foe.mana, cards[hand + deck :], strict=True):
        orb.card = card
    yield
    foe.hand[:], foe.deck[:], own.deck[:] = before[0], before[1], before[3]
    for orb, card in zip(foe.mana, before[2], strict=True):
        orb.card = card


def test_a_rehearsal_is_remembered_for_this_table_and_this_reader_alone() -> None:
    """Whoever confirmed a play waited for what its question had shown already."""
    run, crowd = run_of(0)
    while run.state.turn is None:
        crowd.step(run)
    seat, tried = run.state.turn, Counter[str]()

    async def nothing(play: AlteredPlay) -> None:
        tried[f"{seat} saw {play.state.players[seat].hand}"] += 1

    def look(reader: int, name: str = "nothing") -> Any:
        return rehearse(run.play, reader, nothing, name)

    KNOWN.clear()
    assert look(seat) is look(seat) and tried.total() == 1
    run.state.asked += 1  # a question more is the same table
    assert look(seat) is look(seat) and tried.total() == 1
    assert look(opposing(seat)) is not look(seat) and tried.total() == 2, "the other sees another table"
    assert len(tried) == 2, "in which this hand is blank"
    assert look(seat, "another play") is not look(seat) and tried.total() == 3
    with other_cards(run.state, seat, Random(0)):
        assert look(seat) is look(seat) and tried.total() == 3, "what is hidden makes no difference"
    run.state.players[seat].marker["hero"] += 1
    assert look(seat) is look(seat) and tried.total() == 4
    run.state.players[seat].hand.pop()
    assert look(seat) is look(seat) and tried.total() == 5
