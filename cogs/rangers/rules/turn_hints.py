"""What the question of a turn says, and each of its ways: how far everything is, how likely, what it costs. Pure."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.rules.decision import Option, Text, text
from cogs.rangers.rules.cards.clearing import why_shut
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, face_of, only
from cogs.rangers.rules.reading.conditions import context_of
from cogs.rangers.rules.reading.difficulty import difficulty
from cogs.rangers.rules.reading.idle import does_nothing
from cogs.rangers.rules.reading.naming import ELSE
from cogs.rangers.rules.trials.odds import chance, least_effort
from cogs.rangers.rules.trials.testable import aspect_of, blocking, brings, every_trial, tiring
from cogs.rangers.state import CardInPlay, Trial


def with_hints(look: Board, seat: int, options: Sequence[Option]) -> list[Option]:
    """Tests that can be tried, with what they are about, how likely they go well (`show_odds`), what tires on the way
    and what blocks it (rules 10). What a mission waits for comes first of its kind; what would bring nothing, such as
    to connect with one's own dog, stands apart."""
    tests = dict(every_trial(look, seat))
    found = []
    for option in options:
        if option.refused is None and option.id in tests:
            option = _with_hint(look, option, tests[option.id])
        elif option.refused is None and option.hint is not None and is_for_nothing(look, seat, option.id):
            option = replace(option, hint=text("rangers-says-idle", text=option.hint), usual=False)
            if option.id.startswith("use:"):
                option = replace(option, secondary=True)
        found.append(option)
    places = [n for n, option in enumerate(found) if option.id in tests]
    names = [name for name, one in look.state.missions.items() if not one.is_read]
    waited_for = {card for name in names for card in look.content.checking.get(name, ())}
    ranked = sorted(places, key=lambda n: _rank(look, tests[found[n].id], waited_for))
    for place, option in zip(places, [found[n] for n in ranked], strict=True):
        found[place] = option
    return found


def _rank(look: Board, test: Trial, waited_for: Collection[str]) -> int:
    """Among tests of one kind: those that a mission waits for come before those that can still bring progress, and
    before all others. waited_for: ids of cards."""
    target = look.state.find(test.target) if test.target else None
    if target is None:
        return 1
    if target.card in waited_for:
        return 0
    have, need = progress_of(look, target)
    return 1 if have < need else 2


def is_for_nothing(look: Board, seat: int, option: str) -> bool:
    """Whether a card would be played, or used, and nothing come of it."""
    kind, _, rest = option.partition(":")
    if kind == "play":
        abilities = [one for one in look.content.ranger_cards[rest].abilities if one.when.at == "play"]
        context = Context(seat, "")
    elif kind == "use":
        uid, place = rest.split(":")
        abilities = [face_of(look.content, look.state.card(uid)).abilities[int(place)]]
        context = context_of(look.state, seat, uid)
    else:
        return False
    return bool(abilities) and all(does_nothing(look, one.do, context) for one in abilities)


def _with_hint(look: Board, option: Option, test: Trial) -> Option:
    tires, blocked = tiring(look, test), blocking(look, test)
    have, need = progress_of(look, look.state.find(test.target) if test.target else None)
    says, _, fails = brings(look, test).partition(ELSE)
    hint = text(
        "rangers-hint-test",
        kind=test.name,
        says=says or "none",
        fails=fails or "none",
        have=have,
        need=need,
        aspect=aspect_of(look, test),
        of=difficulty(look, test),
        n=sum(look.presence(one) for one in tires),
        tires=[text("rangers-hint-tires", card=f"@{one.card}", n=look.presence(one)) for one in tires],
        many=len(blocked),
        blocked=[f"@{one.card}" for one in blocked],
        chance=chance(look, test, least_effort(look, test)) if look.state.options.show_odds else "none",
    )
    target = look.state.find(test.target) if test.target else None
    is_own = target is not None and target.owner is not None and not need
    return Option(option.id, option.label, hint, group=option.group, secondary=is_own)


def progress_of(look: Board, card: CardInPlay | None) -> tuple[int, int]:
    """(progress on a card, how much clears it); (0, 0) where no number says that."""
    need = None if card is None else look.threshold(card, "progress")
    return (card.tokens.get("progress", 0), need) if card is not None and isinstance(need, int) else (0, 0)


def turn_question(look: Board) -> Text:
    """The question of a turn, with what is in the way of going on, and how far the missions are."""
    place = only(look.state, look.content, "location")
    have, need = progress_of(look, place)
    wanted = {name: look.content.missions[name].checks for name, one in look.state.missions.items() if not one.is_read}
    missions = [
        text(
            "rangers-checks",
            mission=f"@{name}",
            n=look.state.missions[name].checks,
            of=of,
            cards=cards,
            many=len(cards),
        )
        for name, of in wanted.items()
        if of
        for cards in [[f"@{card}" for card in look.content.checking.get(name, ())]]
    ]
    return text(
        "rangers-ask-turn",
        round=look.state.round,
        place=f"@{place.card}" if place is not None else "none",
        gate="open" if why_shut(look) is None else "progress" if have < need else "shut",
        have=have,
        need=need,
        many=len(missions),
        missions=missions,
    )
