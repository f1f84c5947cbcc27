"""A request as a section of a private panel, and the question once more before something that cannot be taken back.
Pure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.rules.council.council import VOTED
from bot.rules.decision import Decision, Option, Text, text
from bot.rules.kernel.run import Request
from bot.rules.play.floor import NOT_DONE
from bot.ui.panels import custom_id
from bot.ui.panels.held_form import HeldForm
from bot.ui.panels.panel import Button, Keep, Panel, Part, Words
from bot.ui.questions.advice import NO_ADVICE, Advice, advice_for
from bot.ui.questions.controls import controls, labels_of
from bot.ui.questions.forms import is_form
from bot.ui.questions.request_controls import RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.questions.signs import without_told
from bot.ui.screens.legend import explained_here

_NO_SIGNS: Final[Mapping[str, str]] = {}


@dataclass(frozen=True, slots=True)
class PartialAnswer:
    """What a person is in the middle of: a request by token, the picks so far, the page of its list. held: of a form,
    as it is shown."""

    token: str = ""
    draft: str = ""
    page: int = 0
    held: HeldForm | None = None


NO_PARTIAL_ANSWER = PartialAnswer()


def section(
    scene: Scene,
    seat: int,
    token: str,
    request: Request,
    partial: PartialAnswer,
    *,
    excess: int = 0,
    is_terse: bool = False,
) -> list[Part]:
    """A request in the hand of a seat: the question, its controls, and the terms in it that are explained. Empty:
    nothing of it is possible now. excess: so many parts more than have room it takes otherwise; is_terse: of what may
    be done besides, not what that does, which its card says."""
    mine = partial if partial.token == token else NO_PARTIAL_ANSWER
    ask = ask_of(scene, token, request, mine)
    ask = replace(ask, excess=excess) if excess else ask
    prompt = _asked(scene, seat, request)
    if NOT_DONE.id in ask.legal:  # nobody waits for them any more
        has_voted = any(option.label.key == VOTED for option in ask.options)
        prompt = f"{prompt} {scene.words(text('hand-has-voted'))}" if has_voted else scene.words(text("hand-is-done"))
        ask = replace(ask, advice=None, is_advised=False, reason=None, in_form=None, aside=True)
    if request.anytime:
        # what is not possible now is no offer, what is asked above need not be said twice, and some is behind "More"
        asked = [o.label for _, r in scene.requests(seat) if not r.anytime for o in scene.options(r)]
        open_here = [o for o in ask.options if o.refused is None and not o.secondary]
        ask = replace(ask, options=[o for o in open_here if o.label not in asked])
        if not ask.options:
            return []
    else:
        prompt = strong(prompt)
    parts = [Words(f"-# {prompt}" if request.anytime else prompt, Keep.PROMPT), *(p for p in controls(ask) if _says(p))]
    if ask.reason is not None and not is_form(ask.draft):
        parts.append(Words(f"-# 💡 {scene.words(ask.reason)}", Keep.ORNAMENT))
    if request.anytime:
        parts = [parts[0], *(p for p in parts if not isinstance(p, Words))] if is_terse else _in_one_line(parts)
    if not request.anytime:
        said = [part.text for part in parts if isinstance(part, Words)]
        quoted = "\n".join(said if "“" in prompt else said[1:])  # its own words are plain, those of cards may not be
        if told := explained_here(scene, quoted, labels_of(parts)):
            parts = [one for part in parts if _says(one := _unexplained(part, told))]
            parts.append(Words(told, Keep.ORNAMENT))
    return parts


def _asked(scene: Scene, seat: int, request: Request) -> str:
    """The question in the words for that seat, with whose move it is where several people play: a hand that is looked
    at later is one of many. A question of several lines has a heading of its own."""
    prompt = scene.words(scene.addressed(request.decision.prompt, seat))
    if request.anytime or len(scene.users) < 2 or "\n" in prompt:
        return prompt
    return f"{scene.words(text('hand-your-turn', who=f'@seat:{seat}'))} {prompt}"


def _in_one_line(parts: list[Part]) -> list[Part]:
    """What may be done besides and the one hint below it: two lines of small print less push the picture up less."""
    prompt, hint = parts[0], parts[1] if len(parts) > 1 else None
    if not isinstance(prompt, Words) or not isinstance(hint, Words) or "\n" in hint.text:
        return parts
    return [replace(prompt, text=f"{prompt.text} {hint.text.removeprefix('-# ')}"), *parts[2:]]


def _unexplained(part: Part, told: str) -> Part:
    """What the signs on buttons are called, without those that are explained right below."""
    if not isinstance(part, Words) or part.keep is not Keep.ORNAMENT:
        return part
    named = without_told(part.text.removeprefix("-# "), told)
    return replace(part, text=f"-# {named}" if named else "")


def ask_of(scene: Scene, token: str, request: Request, partial: PartialAnswer = NO_PARTIAL_ANSWER) -> RequestControls:
    """A request with the words of this scene, and in a hand what the house would answer."""
    options, say = scene.options(request), (label_of(scene, request.decision), scene.words)
    advice = advice_for(scene, request, options)
    looks = scene.surface.gists(scene.run.view(None)), scene.surface.outlines
    return ask_as(scene.table, token, request, options, say, partial, scene.signs, advice, looks)


def label_of(scene: Scene, decision: Decision) -> Callable[[Text], str]:
    """How options are labelled; those that all may read say *your* to the one who is asked. What is private does so by
    itself."""
    if decision.private or len(decision.seats) != 1:
        return scene.label
    (seat,) = decision.seats
    return lambda said: scene.label(scene.addressed(said, seat))


def ask_as(
    table: str,
    token: str,
    request: Request,
    options: Sequence[Option],
    say: tuple[Callable[[Text], str], Callable[[Text], str]],
    partial: PartialAnswer = NO_PARTIAL_ANSWER,
    signs: Mapping[str, str] = _NO_SIGNS,
    advice: Advice = NO_ADVICE,
    looks: tuple[bool, bool] = (False, False),
) -> RequestControls:
    """The same for options that were read before. say: (as a label, as Markdown); looks: (is_gist, is_outlined) of
    `RequestControls`."""
    is_gist, is_outlined = looks
    return RequestControls(
        table,
        token,
        request.decision,
        options,
        *say,
        partial.draft,
        partial.page,
        request.anytime,
        advice.options,
        advice.is_advised,
        advice.in_form,
        in_hand=True,
        signs=signs,
        reason=advice.reason,
        held=partial.held,
        is_gist=is_gist,
        is_outlined=is_outlined,
    )


def confirmation(scene: Scene, token: str, request: Request, option: Option) -> Panel:
    """Asks once more before something that cannot be taken back."""
    panel = Panel(scene.words(text("ask-confirm-title")), accent=scene.surface.accent)
    if not request.anytime:
        panel.add(Words(scene.words(request.decision.prompt)))
    panel.add(Words(scene.words(text("ask-confirm", option=option.label))))
    op = custom_id.option_op(option.id, custom_id.room(scene.table, token))
    yes = Button(custom_id.button(scene.table, token, f"!{op}"), scene.label(option.label), "danger")
    no = Button(custom_id.button(scene.table, "-", "hand"), scene.label(text("ask-rather-not")))
    return panel.add((yes, no))


def strong(words: str) -> str:
    """In bold, unless some of it is already: marks within marks would end it."""
    return words if "**" in words else f"**{words}**"


def _says(part: Part) -> bool:
    return not isinstance(part, Words) or bool(part.text.strip())
