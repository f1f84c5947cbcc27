"""Options that come to the same (`Option.alike`), such as two copies of a card that nothing tells apart. Pure.

They are one choice. The rules take any of them as ever; only what is shown is shorter.
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
