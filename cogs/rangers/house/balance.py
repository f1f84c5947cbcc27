"""How hard the valley is: the figures of the balance check (rules 8.2) with the simple Ranger, how often each
ready-made Ranger comes home, and cards that nobody uses. Measures only; run by `waykeeper balance rangers`."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from bot.rules.decision import Answer
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.play.request import Request
from bot.trials.balance import Balance, Cell, Figure
from bot.trials.house import Crowd, Player, greedy_player
from cogs.rangers.content.content import RangersContent
from cogs.rangers.house import plain
from cogs.rangers.house.openings import PLAIN, ground_of
from cogs.rangers.state import RangersState

PRESETS: Final = ("field", "full")
PARTIES: Final = (1, 2, 3, 4)
ALLOWED: Final = 0.15
"""How far from the rules' figures a measured one may be."""
APART: Final = 10.0
"""Points between the ready-made Ranger who comes home most often and the one who does least often."""
DEAD: Final = 0.01
"""Of the days in which a card was seen, at least this share uses it."""
OFTEN: Final = 100
"""On so many days a card should have been seen before it is judged."""
SHOWN: Final = 5
SEARCHED: Final = 5_000
"""So many numbers of days hold every place with every way to it."""
Goal = tuple[float, float]
GOALS: Final[dict[str, dict[str, tuple[Goal, Goal]]]] = {
    "field": {
        "rounds": ((7, 8), (7, 8)),
        "places": ((4, 4), (4, 4)),
        "tests": ((3, 4), (3, 4)),
        "success": ((82, 82), (82, 82)),
        "fatigue": ((1.0, 1.0), (0.7, 0.7)),
        "injuries": ((0.3, 0.5), (0.3, 0.5)),
    },
    "full": {
        "rounds": ((7, 7), (5, 5)),
        "places": ((4.1, 4.1), (1.5, 1.5)),
        "fatigue": ((1.3, 1.3), (1.7, 1.7)),
        "injuries": ((0.9, 0.9), (2.2, 2.2)),
    },
}
"""What the rules give for one Ranger and for four, each from .. to: rounds and places a day, tests and fatigue for each
Ranger and round, tests won in percent, injuries a day. Two and three lie between."""
Progress = Callable[[str], None]


@dataclass(slots=True)
class Tally:
    """What some days came to. seen, used: in how many days a card was seen, and used."""

    days: int = 0
    home: int = 0
    turns: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def value(self, name: str) -> float:
        """A figure of the balance check."""
        n = self.counted
        return {
            "rounds": n["rounds"] / self.days,
            "places": 1 + n["rangers-arrives"] / self.days,
            "tests": n["rangers-outcome"] / self.turns,
            "success": 100 * n["won"] / max(1, n["rangers-outcome"]),
            "fatigue": n["burnt"] / self.turns,
            "injuries": n["rangers-injury"] / self.days,
        }[name]


def simple_player(content: RangersContent, number: int) -> Player:
    """The Ranger of the balance check. number: of the day."""

    def answer(run: Run[RangersState], request: Request, seat: int) -> Answer:
        found = plain.answer(run.state, content, request, seat, number)
        return request.decision.house_answer() if found is None else found

    return answer


def balance(
    game: Game[RangersState],
    content: RangersContent,
    days: int,
    homes: int,
    seed: str,
    only: Sequence[str],
    progress: Progress,
) -> Balance:
    """days: for each preset and number of Rangers; homes: for each ready-made Ranger, and for the cards."""
    found = Balance("rangers")
    for preset in PRESETS:
        for seats in PARTIES if days and (not only or preset in only) else ():
            tally = Tally()
            options = game.options.model_validate({"preset": preset})
            for number in range(days):
                play_day(
                    game,
                    content,
                    f"{seed}:{preset}:{seats}:{number}",
                    seats,
                    tally,
                    simple_player(content, number),
                    options,
                )
                progress(f"{preset}, {seats} Rangers: {number + 1}/{days}")
            found.figures += list(_figures(preset, seats, tally))
    if homes and (not only or "decks" in only):
        found.parts += _decks(game, content, homes, seed, progress)
    if homes and (not only or "cards" in only):
        found.figures.append(_cards(game, content, homes, seed, found, progress))
    return found


def play_day(
    game: Game[RangersState],
    content: RangersContent,
    name: str,
    seats: int,
    tally: Tally,
    player: Player = greedy_player,
    options: Any = None,
    brings: Any = None,
) -> None:
    """One day into the tally."""
    run = Run.start(game, name.encode(), seats, options, brings=brings)
    crowd, seen, used = Crowd(player, name.encode(), 0), set[str](), set[str]()
    while not run.over:
        crowd.step(run)
        for event in run.take_events():
            _count(tally.counted, event.kind, event.params)
            if event.kind in ("rangers-tests", "rangers-clears"):
                used.add(str(event.params["card"]).removeprefix("@"))
        seen.update(card.card for card in run.state.cards)
        seen.update(card for own in run.state.rangers for card in own.hand)
    moments = {card.id for card in content.path_cards.values() if card.type == "moment"}  # used as soon as they come
    tally.seen.update(seen | set(run.used) & moments)
    tally.used.update(used | {card for card in run.used if card in content.ranger_cards or card in moments})
    tally.days += 1
    tally.turns += run.state.round * seats
    tally.home += run.state.camped
    tally.counted["rounds"] += run.state.round


def _count(counted: Counter[str], kind: str, params: Any) -> None:
    counted[kind] += 1
    if kind == "rangers-outcome":
        counted["won"] += params["won"]
    if kind == "rangers-fatigue":
        counted["burnt"] += params["n"]


# ---------------------------------------------------------------------- cells


def _figures(preset: str, seats: int, tally: Tally) -> Iterator[Figure]:
    share = (seats - PARTIES[0]) / (PARTIES[-1] - PARTIES[0])
    for name, (alone, together) in GOALS[preset].items():
        low, high = (a + (b - a) * share for a, b in zip(alone, together, strict=True))
        least, most = low * (1 - ALLOWED), high * (1 + ALLOWED)
        yield Figure(f"{preset}: {name}", seats, tally.days, round(tally.value(name), 2), least, most)


def _decks(game: Game[RangersState], content: RangersContent, days: int, seed: str, progress: Progress) -> list[Cell]:
    """Each ready-made Ranger alone: how often they come home with what the day has brought."""
    tallies = {}
    for name in content.prebuilt:
        tally = tallies[name] = Tally()
        for number in range(days):
            play_day(game, content, f"{seed}:{name}:{number}", 1, tally, riding_as(name))
            progress(f"{name}: {number + 1}/{days}")
    shares = [100 * one.home / one.days for one in tallies.values()]
    goal = max(shares) - APART, min(shares) + APART
    return [
        Cell(content.prebuilt[name].name, 1, days, one.home, *goal, one.counted["rounds"] / days)
        for name, one in tallies.items()
    ]


def riding_as(name: str) -> Player:
    """The greedy player as a certain ready-made Ranger."""

    def answer(run: Run[RangersState], request: Request, seat: int) -> Answer:
        return name if request.decision.key == "rangers.who" else greedy_player(run, request, seat)

    return answer


def _cards(
    game: Game[RangersState], content: RangersContent, days: int, seed: str, found: Balance, progress: Progress
) -> Figure:
    """Days all over the valley with every card of the Rangers, then as many again at most where those live that were
    seen least: those that were seen and hardly used."""
    tally, numbers = Tally(), days * len(content.prebuilt)
    counted = {*content.ranger_cards, *content.path_cards}
    for number in range(numbers):
        _card_day(game, content, number, seed, tally)
        progress(f"cards: {number + 1}/{numbers}")
    for number in islice(towards_the_unseen(content, tally, numbers), numbers):
        _card_day(game, content, number, seed, tally)
        progress(f"cards seen least: {tally.days - numbers}/{numbers}")
    dead = [card for card in sorted(counted & set(tally.seen)) if tally.used[card] < max(1, DEAD * tally.seen[card])]
    if unseen := sorted(counted - set(tally.seen)):
        found.notes.append(f"not seen: {', '.join(unseen)}")
    found.notes += [f"{card}: seen on {tally.seen[card]} days, used on {tally.used[card]}" for card in dead]
    if rare := sorted((tally.seen[card], card) for card in counted if tally.seen[card] < OFTEN):
        told = ", ".join(f"{card} {n}" for n, card in rare[:SHOWN])
        found.notes.append(f"seen on fewer than {OFTEN} days: {len(rare)} cards; the fewest: {told}")
    return Figure("cards hardly used", 0, tally.days, len(dead), 0, 0)


def _card_day(game: Game[RangersState], content: RangersContent, number: int, seed: str, tally: Tally) -> None:
    """One day of each number of Rangers and of each preset in turn."""
    seats = PARTIES[number % len(PARTIES)]
    turn = number // len(PARTIES)
    chosen = {"path_moments": number % len(PRESETS) > 0, "preset": PRESETS[turn % len(PRESETS)]}
    brings = game.trial_opening(number, seats)
    options = game.options.model_validate(chosen)
    play_day(game, content, f"{seed}:cards:{number}", seats, tally, options=options, brings=brings)


def towards_the_unseen(content: RangersContent, tally: Tally, first: int) -> Iterator[int]:
    """Numbers of days that begin where the card of the path that was seen least lives, until each was seen often
    enough. A terrain's lie beneath three others but where people live (ER-2.3)."""
    path = [card for card in content.path_cards.values() if content.sets[card.set].kind in ("terrain", "pivotal")]
    number = first
    while path and tally.seen[(rarest := min(path, key=lambda card: (tally.seen[card.id], card.id))).id] < OFTEN:
        ahead = range(number, number + SEARCHED)
        found = next(
            (n for n in ahead if rarest.set in _living_at(content, *ground_of(content, n)) and n % PLAIN), None
        )
        if found is None:
            return
        yield found
        number = found + 1


def _living_at(content: RangersContent, code: str, terrain: str) -> tuple[str, ...]:
    """The sets of which the path deck of a place is made at once."""
    place = content.location(code)
    return (terrain, place.pivotal) if place is not None and place.pivotal is not None else ()
