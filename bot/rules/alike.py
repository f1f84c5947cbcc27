"""Options that come to the same (`Option.alike`), such as two copies of a card that nothing tells apart. Pure.

They are one choice: only what is shown is shorter, and where nothing else can be chosen nobody need be asked. The
rules ask and take any of them as ever.
"""

from collections.abc import Sequence

from bot.rules.decision import Decision, Option


def one_of_each(decision: Decision, options: Sequence[Option]) -> list[Option]:
    """The options without those that come to the same as one before; all of them where several are picked."""
    if decision.kind != "one" and (decision.kind != "some" or decision.most > 1):
        return list(options)
    return without_twins(options)


def without_twins(options: Sequence[Option]) -> list[Option]:
    """Of options that come to the same the first that is possible, else the first."""
    stands: dict[str, Option] = {}
    for option in [*(one for one in options if one.refused is None), *options]:
        if option.alike:
            stands.setdefault(option.alike, option)
    return [option for option in options if not option.alike or stands[option.alike] is option]


def one_for_all(decision: Decision, options: Sequence[Option]) -> str | None:
    """The answer of a public question of one seat in which all that is possible comes to the same; None: it is another
    question, or something is to be chosen. What is private is asked: an answer at once would tell what somebody has."""
    is_asked = decision.private or not decision.forced or decision.irreversible or len(decision.seats) > 1
    if decision.kind != "one" or is_asked:
        return None
    first, legal = "", ""
    for option in options:
        if option.refused is None:
            if not option.alike or option.destructive or first not in ("", option.alike):
                return None
            first, legal = option.alike, legal or option.id
    return legal or None
