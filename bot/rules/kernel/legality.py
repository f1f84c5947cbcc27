"""Whether an answer fits its question: kind, number, options that are there and may be taken. Pure."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bot.rules.decision import Answer, Decision, Option, Text, text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.stories.prose import is_reference

TEXT_LIMIT = 4_000


def require_legal(
    decision: Decision, options_now: Callable[[], Sequence[Option]], answer: Answer, why_not: Callable[[Answer], Text]
) -> None:
    """P3: only legal answers, checked at the moment of choice. options_now: as they are at this moment, if they are
    wanted at all; why_not: what to tell of an answer that is none of them. Raises `NotPossible`."""
    kind = decision.kind
    if kind == "amount":
        if not isinstance(answer, int) or isinstance(answer, bool) or not decision.least <= answer <= decision.most:
            raise NotPossible(text("refused-amount", least=decision.least, most=decision.most))
        return
    if kind == "text":
        if not isinstance(answer, str) or not decision.least <= len(answer) <= min(decision.most, TEXT_LIMIT):
            raise NotPossible(text("refused-length", least=decision.least, most=decision.most))
        if is_reference(answer):  # it would be read out wherever the rules repeat what was typed
            raise NotPossible(text("refused-reference"))
        return
    found = options_now()
    if kind == "one" and isinstance(answer, str):
        _require_offered(next((option for option in found if option.id == answer), None), answer, why_not)
        return
    if kind == "one" or not isinstance(answer, list) or not all(isinstance(pick, str) for pick in answer):
        raise NotPossible(why_not(answer))
    picks = answer
    options = {option.id: option for option in found}
    for pick in picks:
        _require_offered(options.get(pick), pick, why_not)
    if kind == "amounts":
        _require_amounts(decision, options, picks)
        return
    if len(set(picks)) != len(picks):
        raise NotPossible(text("refused-twice"))
    legal = sum(option.refused is None for option in found)
    if kind == "some" and not min(decision.least, legal) <= len(picks) <= decision.most:
        raise NotPossible(text("refused-count", least=decision.least, most=decision.most, n=len(picks)))
    if kind == "order" and len(picks) != legal:
        raise NotPossible(text("refused-order", n=legal))


def _require_offered(option: Option | None, pick: str, why_not: Callable[[Answer], Text]) -> None:
    if option is None:
        why = why_not(pick)
        raise (NoLongerPossible if why.key == "refused-unknown-option" else NotPossible)(why)
    if option.refused is not None:
        raise NotPossible(option.refused)


def _require_amounts(decision: Decision, options: Mapping[str, Option], picks: Sequence[str]) -> None:
    taken = Counter(picks)
    for pick, n in taken.items():
        if n > options[pick].most:
            raise NotPossible(text("refused-too-many", option=options[pick].label, most=options[pick].most, n=n))
    if not decision.least <= len(picks) <= decision.most:
        raise NotPossible(text("refused-count", least=decision.least, most=decision.most, n=len(picks)))
    if decision.fits is not None and (why := decision.fits(taken)) is not None:
        raise NotPossible(why)
