"""Controls of questions with several picks: some of the options, or an order of all. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Onward, Option, Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import LABEL, Button, Keep, Part, Style, Words, button_rows, join_lines
from bot.ui.questions.request_controls import (
    ADVICE,
    AS_LISTED,
    MOST_BUTTONS,
    ONWARD,
    TWIN,
    RequestControls,
    has_short_hints,
    hint_lines,
    paged_select,
)

LISTED = 60
PAIR = ("first", "second")
"""The places of an order that is one press."""


def some_parts(ask: RequestControls) -> list[Part]:
    options = [option for option in ask.options if option.refused is None]
    if 0 < len(options) <= MOST_BUTTONS:
        return _toggle_parts(ask, options)
    legal = ask.legal
    chosen = custom_id.unpack_picks(ask.draft, legal, ask.is_ordered) or []
    draft = custom_id.pack_picks(chosen, legal, ask.is_ordered)
    least, most = min(ask.decision.least, len(legal)), min(ask.decision.most, len(legal))
    ask = replace(ask, draft=draft)
    parts: list[Part] = [Words(refusals(ask), Keep.DETAIL)]
    if options:
        placeholder = ask.say("ask-some", least=least, most=most, exact=least == most)
        parts += paged_select(ask, options, f"{ask.page}.{draft}", placeholder, 0, max(1, most), set(chosen))
    by_id = {option.id: option for option in options}
    if chosen:
        # as a list of texts, so that they are joined in the reader's language
        label = ask.say("ask-hand-in", n=len(chosen), picks=[by_id[pick].label for pick in chosen])
    else:
        label = ask.say("ask-some-first" if least else "ask-hand-in-none")
    parts.append((ask.button(f"={draft}", label, "success", not least <= len(chosen) <= most),))
    return parts


def _toggle_parts(ask: RequestControls, options: list[Option]) -> list[Part]:
    """Few options: each is a button that is switched on and off; one more hands in."""
    decision, legal = ask.decision, ask.legal
    wording = decision.toggles
    picked = custom_id.unpack_picks(ask.draft, legal, ask.is_ordered)
    if picked is None:
        picked = first_picks(ask)
    is_rest = wording is not None and wording.rest
    least, most = min(decision.least, len(legal)), min(decision.most, len(legal))
    if wording is not None and not is_rest and least == 0 and len(legal) == 1:
        return _yes_or_no(ask, options)
    row = []
    for option in options:
        is_on = (option.id in picked) is not is_rest
        if option.id in picked:
            after = [one for one in picked if one != option.id]
        elif ask.is_ordered:
            after = [*picked, option.id]
        else:
            after = [one for one in legal if one in picked or one == option.id] if most > 1 else [option.id]
        label = option.label
        if wording is not None and label.key == TWIN:  # each switch stands for itself: dice that show the same
            label = label.params["label"]
        mark = f"✓{picked.index(option.id) + 1} " if is_on and ask.is_ordered else "✓ " if is_on else ""
        shown = f"{mark}{_plain(ask, label)}"
        row.append(
            ask.button(
                f">0.{custom_id.pack_picks(after, legal, ask.is_ordered)}",
                shown,
                "primary" if is_on else "secondary",
                len(after) > most and least != most,  # of a fixed number one too many may be marked before another goes
            )
        )
    last = [_hand_in(ask, picked, options, not least <= len(picked) <= most)]
    if len(picked) > most:
        last[0] = replace(last[0], label=ask.say("ask-some-over", most=most, n=len(picked)))
    onward = wording.onward if wording is not None and least == 0 else None
    if onward is not None:
        last = [*(last if picked else []), *_onward_ways(ask, onward, bool(picked))]
    elif is_rest and picked and least == 0:
        last.append(_hand_in(ask, [], options, False, "secondary"))
    if ask.advice is not None and ask.decision.form is None:
        advised = [option.id for option in ask.advice]
        said = _words_for(ask, advised, options)
        # of dice that show the same it is no matter which
        is_ready = picked == advised or said == _words_for(ask, picked, options)
        is_marked = onward is not None and not ask.advice  # the house picks nothing: that button has the mark itself
        if not is_ready:  # what is green and what the house would do are never two things
            last = [replace(one, style="primary" if one.style == "success" else one.style) for one in last]
        if is_marked:
            last = [_marked(ask, one) if one.id.endswith(f":={ONWARD}") else one for one in last]
        elif is_ready:
            last.append(ask.button(f"={ADVICE}", ask.say("ask-advice-on", what=said)))
        else:  # that alone: what comes after it is asked as ever
            idea = _marked(ask, _hand_in(ask, advised, options, False))
            last = [*(one for one in last if one.id != idea.id), idea]
    hinted = "" if ask.is_pictured or not has_short_hints(ask) else hint_lines(ask, options)
    by_house = _ticked_by_house(ask, picked)
    ticked = f"-# 💡 {ask.say(by_house)}" if by_house else ""
    return [
        Words(join_lines([refusals(ask), hinted, ticked]), Keep.DETAIL),
        *button_rows(row),
        *_preview(ask, picked),
        tuple(last),
    ]


def _onward_ways(ask: RequestControls, onward: Onward, is_beside: bool) -> list[Button]:
    """Nothing picked: with what is usual after it, and so that it is asked as ever; each says which it is. is_beside:
    something is picked, and can be handed in as well."""
    ways = [ask.button(f"={ONWARD}", ask.label(onward.go), "secondary" if is_beside else "success")]
    if onward.apart is not None:
        none = custom_id.pack_picks([], ask.legal, ask.is_ordered)
        ways.append(ask.button(f"={none}", ask.label(onward.apart)))
    return ways


def _marked(ask: RequestControls, button: Button) -> Button:
    """A button that does what the house would do."""
    return replace(button, label=ask.say("ask-advice", what=button.label), style="success")


def _yes_or_no(ask: RequestControls, options: Sequence[Option]) -> list[Part]:
    """Of one option there is nothing to pick: it is taken or left, each in a press."""
    styles: dict[bool, Style] = {True: "primary", False: "secondary"}
    first = first_picks(ask)
    ways = [_hand_in(ask, picks, options, False, styles[picks == first]) for picks in (ask.legal, [])]
    return [Words(join_lines([refusals(ask), hint_lines(ask, options)]), Keep.DETAIL), tuple(ways)]


def _preview(ask: RequestControls, picked: Sequence[str]) -> list[Part]:
    """What these picks come to, where the question can tell beforehand."""
    look = ask.decision.preview
    return [] if look is None else [Words(ask.words(look(dict.fromkeys(picked, 1))), Keep.NEWS)]


def first_picks(ask: RequestControls) -> list[str]:
    """What is picked before anything was pressed: what its player switched on at the question before; of all else what
    the house advises, where it does, so that who agrees hands it in; else what the question's wording says."""
    wording = ask.decision.toggles
    if wording is None:
        return []
    if ask.advice is not None and (wording.rest or not wording.is_own):
        advised = [option.id for option in ask.advice]
        kept = wording.first if wording.is_own else ()
        return advised if ask.is_ordered else [one for one in ask.legal if one in advised and one not in kept]
    return [one for one in ask.legal if one not in wording.first] if wording.rest else list(wording.first)


def _ticked_by_house(ask: RequestControls, picked: Sequence[str]) -> str:
    """The key of what says that what is switched on, or some of it, is the house's idea: as long as its player has
    switched nothing; empty: it is not."""
    wording = ask.decision.toggles
    if ask.draft or wording is None or ask.advice is None:
        return ""
    is_on = {one for one in ask.legal if (one in picked) is not wording.rest}
    if not wording.is_own:
        return "ask-ticked" if is_on else ""
    return "ask-ticked-new" if wording.rest and is_on - set(wording.first) else ""


def _plain(ask: RequestControls, label: object) -> str:
    return ask.label(label) if isinstance(label, Text) else str(label)


def _hand_in(
    ask: RequestControls, picked: Sequence[str], options: Sequence[Option], off: bool, style: str = "success"
) -> Button:
    said = ask.label(_words_for(ask, picked, options))
    return ask.button(f"={custom_id.pack_picks(picked, ask.legal, ask.is_ordered)}", said, style, off)


def _words_for(ask: RequestControls, picked: Sequence[str], options: Sequence[Option]) -> Text:
    """What handing in these picks says."""
    labels = [option.label.params["label"] if option.label.key == TWIN else option.label for option in options]
    # as a list of texts, so that they are joined in the reader's language
    called = {option.id: label for option, label in zip(options, labels, strict=True)}
    said = [called[one] for one in (picked if ask.is_ordered else called) if one in picked and one in called]
    wording = ask.decision.toggles
    if wording is not None:
        found = wording.go if picked else wording.none
        return Text(found.key, {**found.params, "n": len(said), "picks": said})
    if said:
        return text("ask-hand-in", n=len(said), picks=said)
    return text("ask-some-first" if ask.decision.least else "ask-hand-in-none")


def order_parts(ask: RequestControls) -> list[Part]:
    options = [option for option in ask.options if option.refused is None]
    legal = ask.legal
    picks = custom_id.unpack_picks(ask.draft, legal, True) or []
    picks = list(dict.fromkeys(picks))
    left = [option for option in options if option.id not in picks]
    if len(left) == 1:
        picks.append(left.pop().id)
    draft = custom_id.pack_picks(picks, legal, True)
    ask = replace(ask, draft=draft)
    by_id = {option.id: option for option in options}
    lines = [f"{place}\\. {ask.words(by_id[pick].label)}" for place, pick in enumerate(picks, 1)]
    hinted = hint_lines(ask, options) if has_short_hints(ask) and not ask.is_pictured else ""
    if len(options) == len(PAIR) and not picks and all(len(label) <= LABEL for label in _pair_labels(ask, options)):
        return [Words(hinted, Keep.DETAIL), *button_rows(_pair(ask, options))]
    parts: list[Part] = [Words(join_lines([refusals(ask), hinted]), Keep.DETAIL), Words(join_lines(lines))]
    if len(left) > MOST_BUTTONS:
        placeholder = ask.say("ask-order-next", place=len(picks) + 1)
        parts += paged_select(ask, left, f"{ask.page}.{draft}", placeholder, 1, 1, set())
    elif left:
        following = [
            ask.button(f">0.{custom_id.pack_picks([*picks, o.id], legal, True)}", ask.label(o.label)) for o in left
        ]
        parts += button_rows(following)
    last: list[Button] = []
    if not picks:
        last.append(ask.button(f"={AS_LISTED}", ask.say("ask-as-listed"), "success"))
    if not left:
        last.append(ask.button(f"={draft}", ask.say("ask-hand-in-order"), "success"))
    if picks and len(legal) > 1:
        last.append(ask.button(">0.", ask.say("ask-start-again")))
    if last:
        parts.append(tuple(last))
    return parts


def _pair(ask: RequestControls, options: Sequence[Option]) -> list[Button]:
    """Of two there are two orders, each a press; that of the house is marked. What is out of the question already is
    not named: nobody could put it in order."""
    ids = [option.id for option in options]
    advised = [option.id for option in ask.advice or ()]
    found = []
    for order, label in zip((ids, ids[::-1]), _pair_labels(ask, options), strict=True):
        said = ask.say("ask-advice", what=label) if order == advised else label
        style: Style = "primary" if order == advised else "secondary"
        found.append(ask.button(f"={custom_id.pack_picks(order, ask.legal, True)}", said, style))
    return found


def _pair_labels(ask: RequestControls, options: Sequence[Option]) -> list[str]:
    labels = [ask.label(option.label) for option in options]
    return [ask.say("ask-order-pair", **dict(zip(PAIR, order, strict=True))) for order in (labels, labels[::-1])]


def typed_parts(ask: RequestControls) -> list[Part]:
    """More options than a draft can hold: they are written with `/table do`; an order may also be left as it is."""
    options = [option for option in ask.options if option.refused is None]
    decision = ask.decision
    lines = [f"{place}\\. {ask.words(option.label)}" for place, option in enumerate(options[:LISTED], 1)]
    if len(options) > LISTED:
        lines.append(ask.say("ask-typed-more", n=len(options) - LISTED))
    how = ask.say(f"ask-typed-{decision.kind}", least=min(decision.least, len(options)), most=decision.most)
    parts: list[Part] = [Words(how, Keep.NEWS), Words(join_lines(lines), Keep.DETAIL)]
    if decision.kind == "order":
        parts.append((ask.button(f"={AS_LISTED}", ask.say("ask-as-listed"), "success"),))
    return parts


def refusals(ask: RequestControls) -> str:
    return ask.reasons([option for option in ask.options if option.refused is not None][:MOST_BUTTONS])
