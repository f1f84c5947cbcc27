"""What the question of a turn says, and each of its ways: how far everything is, how likely, what it costs. Pure."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.rules.decision import Option, Text, text
from cogs.rangers.rules.cards.clearing import why_shut
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, face_of, in_play, only, reach, zone_of
from cogs.rangers.rules.reading.conditions import context_of
from cogs.rangers.rules.reading.difficulty import difficulty
from cogs.rangers.rules.reading.idle import does_nothing
from cogs.rangers.rules.trials.odds import chance, least_effort
from cogs.rangers.rules.trials.outlook import is_vain, outlook, progress_of
from cogs.rangers.rules.trials.testable import aspect_of, blocking, every_trial, tiring
from cogs.rangers.state import Trial


def with_hints(look: Board, seat: int, options: Sequence[Option]) -> list[Option]:
    """Tests that can be tried, with what they are about, how likely they go well (`show_odds`), what tires on the way
    and what blocks it (rules 10). What a mission waits for comes first of its kind; what would bring nothing, such as
    to connect with one's own dog, stands apart, and a card that would be played for nothing behind the others."""
    tests = dict(every_trial(look, seat))
    found = []
    for option in options:
        if option.refused is None and option.id in tests:
            option = _with_hint(look, option, tests[option.id])
        elif option.refused is None and option.hint is not None and is_for_nothing(look, seat, option.id):
            option = replace(option, hint=text("rangers-says-idle", text=option.hint), usual=False, pictured=False)
            if option.id.startswith("use:"):
                option = replace(option, secondary=True)
        found.append(option)
    places = [n for n, option in enumerate(found) if option.id in tests]
    names = [name for name, one in look.state.missions.items() if not one.is_read]
    waited_for = {card for name in names for card in look.content.checking.get(name, ())}
    ranked = sorted(places, key=lambda n: _rank(look, tests[found[n].id], waited_for))
    for place, option in zip(places, [found[n] for n in ranked], strict=True):
        found[place] = option
    plays = [n for n, option in enumerate(found) if option.id.startswith("play:")]
    useful_first = sorted(plays, key=lambda n: found[n].refused is None and found[n].usual is False)
    for place, option in zip(plays, [found[n] for n in useful_first], strict=True):
        found[place] = option
    return found


def _rank(look: Board, test: Trial, waited_for: Collection[str]) -> tuple[int, bool, bool]:
    """Among tests of one kind: those that a mission waits for come before those that can still bring progress, and
    before all others; of whom to avoid first who is awake, and of those who is within one's own reach. waited_for: ids
    of cards."""
    target = look.state.find(test.target) if test.target else None
    if target is None:
        return 1, False, False
    if test.name == "avoid":
        return 1, not target.is_ready, zone_of(look.state, target) != reach(test.seat)
    have, need = progress_of(look, target)
    return 0 if target.card in waited_for else 1 if have < need else 2, False, False


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
    hint = text(
        "rangers-hint-test",
        brings=outlook(look, test),
        aspect=aspect_of(look, test),
        of=difficulty(look, test),
        n=sum(look.presence(one) for one in tires),
        tires=[text("rangers-hint-tires", card=f"@{one.card}", n=look.presence(one)) for one in tires],
        many=len(blocked),
        blocked=[f"@{one.card}" for one in blocked],
        chance=chance(look, test, least_effort(look, test)) if look.state.options.show_odds else "none",
    )
    target = look.state.find(test.target) if test.target else None
    is_own = target is not None and target.owner is not None and not progress_of(look, target)[1]
    if is_vain(look, test):
        hint = text("rangers-says-idle", text=hint)
        return Option(option.id, option.label, hint, group=option.group, secondary=True, usual=False)
    return Option(option.id, option.label, hint, group=option.group, secondary=is_own)


def turn_question(look: Board) -> Text:
    """The question of a turn, with what is in the way of going on, and how far the missions are."""
    place = only(look.state, look.content, "location")
    have, need = progress_of(look, place)
    wanted = {name: look.content.missions[name].checks for name, one in look.state.missions.items() if not one.is_read}
    checking = look.content.checking
    lying = {card.card for card in in_play(look.state)}
    missions = [
        text(
            "rangers-checks",
            mission=f"@{name}",
            n=look.state.missions[name].checks,
            of=of,
            cards=[f"@{card}" for card in checking.get(name, ())],
            many=len(checking.get(name, ())),
            path=bool(look.content.sought.get(name)) and lying.isdisjoint(checking.get(name, ())),
        )
        for name, of in wanted.items()
        if of
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
