"""Questions that need not be asked. Pure."""

from collections.abc import Sequence

from bot.rules.decision import Answer, Decision, Option


def settled(decision: Decision, options: Sequence[Option]) -> Answer | None:
    """The answer of a question that need not be asked: nothing to choose from, or one public option left.

    options: those of the decision as they are now; kinds that have none do not look at them.
    """
    kind = decision.kind
    if kind == "amount":
        return decision.least if decision.forced and not decision.private and decision.least == decision.most else None
    if kind == "text":
        return None
    legal = [option for option in options if option.refused is None]
    if not legal:
        if decision.otherwise is not None:
            return decision.otherwise
        return "" if kind == "one" else []
    if not decision.forced or decision.private:
        return None
    if kind == "one":
        return legal[0].id if len(legal) == 1 else None
    if (kind == "order" and len(legal) == 1) or (kind == "some" and decision.least >= len(legal)):
        return [option.id for option in legal]
    if kind in ("some", "amounts") and decision.most == 0:
        return []
    return None
