"""Answers that are typed instead of clicked: what `/table do` offers, and what is meant by what was written. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category

from bot.rules.decision import Answer, Option, Text
from bot.rules.kernel.run import Request
from bot.ui.panels import custom_id
from bot.ui.panels.panel import cut
from bot.ui.questions.amounts import read_typed
from bot.ui.questions.controls import read_number
from bot.ui.questions.scene import Scene

MOST_OFFERED = 25
MOST_CHARACTERS = 100
_DRAWN = ("So", "Sk", "Mn", "Cf")
"""What emoji are made of, by category of Unicode."""
_PRICED, _NAMED = (" · ", " → "), ": "
"""Stand in a label before what nobody need type; the last is in many a name as well."""


@dataclass(frozen=True, slots=True)
class Typed:
    """An answer that was understood. label: the name of the chosen option, for repeating it."""

    token: str
    answer: Answer
    label: Text | None = None


def offers(scene: Scene, seats: Sequence[int], begun: str = "") -> list[tuple[str, str]]:
    """(value, what is shown) of all that these seats can answer with one word, those that fit what was begun."""
    found: list[tuple[str, str]] = []
    for seat in seats:
        requests = scene.requests(seat)
        for token, request in requests:
            named = len(requests) + len(seats) > 2 or request.decision.kind != "one"
            ask = f"{scene.label(request.decision.prompt)} " if named else ""
            found += [(f"{token}:{op}", ask + label) for op, label in _words(scene, request)]
    begun = begun.casefold()
    fitting = [(value, cut(shown, MOST_CHARACTERS)) for value, shown in found if begun in shown.casefold()]
    return [pair for pair in fitting if len(pair[0]) <= MOST_CHARACTERS][:MOST_OFFERED]


def understand(scene: Scene, seats: Sequence[int], typed: str) -> Typed | None:
    """What is meant: an offered value, the label of an option, several with commas between, a number, a text."""
    typed = typed.strip()
    every = [(token, request) for seat in seats for token, request in scene.requests(seat)]
    for token, request in every:
        if typed.startswith(f"{token}:"):
            return _offered(scene, token, request, typed[len(token) + 1 :])
    for token, request in every:
        found = _named(scene, token, request, typed)
        if found is not None:
            return found
    for token, request in every:
        if request.decision.kind == "text":
            return Typed(token, typed)
    return None


def refusal(scene: Scene, seats: Sequence[int], typed: str) -> Text | None:
    """Why what was written cannot be done, where that is known: it is for others to decide, or the game knows why."""
    run, typed = scene.run, typed.strip()
    for seat in seats:
        for request in run.requests():
            if seat not in request.decision.seats and not request.decision.private:
                option = _find(scene, scene.options(request), typed)
                if option is not None:
                    return run.not_yours(seat, request, option.id)
        why = run.game.refusal(run.state, seat, None, typed)
        if why is not None:
            return why
    return None


def _words(scene: Scene, request: Request) -> list[tuple[str, str]]:
    decision = request.decision
    if decision.kind == "amount":
        last = min(decision.most, decision.least + MOST_OFFERED - 1)
        return [(f"={n}", str(n)) for n in range(decision.least, last + 1)]
    if decision.kind in ("one", "some"):
        legal = [option for option in scene.options(request) if option.refused is None]
        return [(custom_id.option_op(option.id), scene.label(option.label)) for option in legal]
    return []


def _offered(scene: Scene, token: str, request: Request, op: str) -> Typed | None:
    kind = request.decision.kind
    if kind == "amount":
        number = read_number(op.removeprefix("="))
        return None if number is None else Typed(token, number)
    if kind == "text":
        return Typed(token, op)
    options = scene.options(request)
    wanted = custom_id.find_option(op, [option.id for option in options])
    option = next((option for option in options if option.id == wanted), None)
    if option is None:
        return None
    return Typed(token, option.id if kind == "one" else [option.id], option.label)


def _named(scene: Scene, token: str, request: Request, typed: str) -> Typed | None:
    kind = request.decision.kind
    if kind == "amount":
        number = read_number(typed)
        return None if number is None else Typed(token, number)
    if kind == "text":
        return None
    options = scene.options(request)
    if kind == "amounts":
        found = read_typed([option for option in options if option.refused is None], scene.label, typed)
        return None if found is None else Typed(token, found)
    if kind == "one":
        option = _find(scene, options, typed)
        return None if option is None else Typed(token, option.id, option.label)
    names = [name for name in (part.strip() for part in typed.split(",")) if name]
    picks = [_find(scene, options, name) for name in names]
    if not picks or None in picks:
        return None
    chosen = [pick.id for pick in picks if pick is not None]
    if kind == "order":  # those that are not named follow as they are listed
        chosen += [option.id for option in options if option.refused is None and option.id not in chosen]
    return Typed(token, chosen)


def _find(scene: Scene, options: Sequence[Option], name: str) -> Option | None:
    """An option by its label, refused ones too, so that the reason can be told. Who types leaves out its picture, and
    what it costs and gives."""
    name = name.casefold()
    for option in options:
        if name in (scene.label(option.label).casefold(), option.id.casefold()):
            return option
    labels = [(option, _spelt(scene.label(option.label).casefold())) for option in options]
    alike = [option for option, label in labels if name == label]
    begun = () if any(one in name for one in _PRICED) else tuple(name + one for one in (*_PRICED, _NAMED))
    alike = alike or [option for option, label in labels if label.startswith(begun)]
    return alike[0] if name and len(alike) == 1 else None


def _spelt(label: str) -> str:
    """A label without the emoji before its first word."""
    for place, character in enumerate(label):
        if not character.isspace() and category(character) not in _DRAWN:
            return label[place:]
    return label
