"""Who is awaited and for what, and the controls by which public questions are answered on the board itself. Pure.

Whether somebody is awaited is public, what a private question is about is not.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.rules.decision import TABLE_SEAT, Decision, Option, Text, text
from bot.rules.kernel.run import Request
from bot.tables.model.requests import is_done
from bot.ui.panels.panel import Keep, Part, Words, count_parts, join_lines
from bot.ui.questions.controls import controls, fits_board
from bot.ui.questions.leaves import leave_line
from bot.ui.questions.request_controls import RequestControls
from bot.ui.questions.scene import Scene

_WHO, _PROMPT, _WHEN = "⟦who⟧", "⟦prompt⟧", "⟦when⟧"
"""Stand in a sentence for what may not be escaped; all are filled in at once, so that no name can be one of them."""
_STAND_IN = re.compile("⟦(?:who|prompt|when|\\d+)⟧")


AWAITED, YOUR_MOVE, WAITING = "board-awaited", "board-your-turn", "hand-waiting"
"""Sentences about who is awaited: who answers elsewhere; whose controls stand right below, which everybody sees and
nobody else may press; whom the reader of a hand waits for."""
MOST_PRESSED = 10
"""Buttons that several may share on a board: more of them push the picture off a phone, and nobody finds their own."""
MOST_BESIDE_OTHERS = 3
"""Buttons of one question beside another: most who read a board are asked none of it, or the other one."""


@dataclass(frozen=True, slots=True)
class _Section:
    """Questions that share their controls, because they offer the same."""

    requests: Sequence[Request]
    controls: Sequence[Part]


def awaited(scene: Scene, mentions: Mapping[int, int], key: str = AWAITED) -> str:
    """Who is awaited and for what, one line a question. mentions: seat -> user to be called by name; key: of the
    sentence in which it is said."""
    if scene.paused:
        return scene.words(text("board-paused"))
    return join_lines([*_lines(scene, _open(scene), mentions, key), *_remarks(scene)])


def is_asked(scene: Scene, user: int) -> bool:
    """Whether the table waits for an answer of this person."""
    mine = set(scene.seats_of(user))
    return scene.is_going_on and any(not mine.isdisjoint(request.decision.seats) for request in _open(scene))


def awaited_others(scene: Scene, user: int | None) -> list[int]:
    """The seats of other people for whom the table waits: for an answer, or for their word to what is asked."""
    asked = [n for request in _open(scene) if request.decision.deadline != "none" for n in request.decision.seats]
    found = [*(scene.deputies.get(n, n) for n in asked), *(() if scene.proposal is None else scene.proposal.silent)]
    mine = set() if user is None else set(scene.seats_of(user))
    waits = [n for n in dict.fromkeys(found) if n in scene.users and n not in mine]
    waits = [n for n in waits if n not in scene.away or n in scene.stand_ins]
    return [] if scene.paused else [n for n in waits if n not in scene.late]


def asked_parts(scene: Scene, mentions: Mapping[int, int], votes: Sequence[Part], room: int) -> tuple[list[Part], bool]:
    """The questions of a board with their controls in at most `room` components, and whether nobody is asked anything
    that is not answered here. votes: what the others are asked about somebody, which goes before.

    Where different things are asked, each stands with the names of those whom it is about right above its controls,
    and what is answered in a hand comes last, beside the button that opens it.
    """
    sections, complete = ([], False) if scene.paused else _sections(scene, room)
    here = [request for section in sections for request in section.requests]
    elsewhere = [request for request in _open(scene) if not any(request is one for one in here)]
    if not sections or (len(sections) == 1 and not elsewhere):
        return [
            Words(awaited(scene, mentions, YOUR_MOVE if sections else AWAITED), Keep.CALL),
            *votes,
            *(p for s in sections for p in s.controls),
        ], complete
    parts = [*votes]
    for section in sections:
        lines = _lines(scene, section.requests, mentions, YOUR_MOVE)
        parts += [Words(join_lines(lines), Keep.CALL), *section.controls]
    return [*parts, Words(join_lines([*_lines(scene, elsewhere, mentions), *_remarks(scene)]), Keep.CALL)], complete


def _open(scene: Scene) -> list[Request]:
    """What is waited for; a seat that is done may change its mind, but nobody waits for it."""
    return [request for request in scene.run.requests() if not is_done(scene.run, request)]


def _lines(scene: Scene, requests: Sequence[Request], mentions: Mapping[int, int], key: str = AWAITED) -> list[str]:
    asked: dict[str, dict[int, None]] = {}
    lines = []
    for request in requests:
        if is_done(scene.run, request):
            continue
        if TABLE_SEAT in request.decision.seats:
            place = scene.places.get(request.decision.key)
            line = scene.words(text("board-sequel", prompt=request.decision.prompt))
            lines.append(line if place is None else f"{line} → <#{place}>")
            continue
        if request.decision.deadline == "none":
            lines.append(scene.words(request.decision.prompt))
            continue
        for seat in request.decision.seats:
            asked_for = _busy_with(scene, seat) if request.decision.private else _asked_for(scene, request)
            prompt = scene.words(asked_for)
            asked.setdefault(prompt, {})[scene.deputies.get(seat, seat)] = None
    for prompt, seats in asked.items():
        people = [seat for seat in seats if seat in scene.users]  # the house comes after them: nobody waits for it
        line = scene.words(text(key, who=_WHO, prompt=_PROMPT))
        lines.append(_filled(line, {_WHO: _names(scene, people or [*seats], mentions), _PROMPT: prompt}))
    return lines


def _busy_with(scene: Scene, seat: int) -> Text:
    """What everybody may know of a private question: it follows from the public view, never from what is asked."""
    return scene.surface.busy(scene.run.view(None), seat) or text("board-secret")


def _asked_for(scene: Scene, request: Request) -> Text:
    """What is asked of all to see, without the hints that only who answers needs, where there is a shorter sentence."""
    prompt = request.decision.prompt
    return scene.surface.words.short(prompt, scene.locale) or prompt


def _names(scene: Scene, seats: Sequence[int], mentions: Mapping[int, int]) -> str:
    """Who sits there: called, or by name."""
    if mentions.keys().isdisjoint(seats):
        return scene.words(text("board-names", names=[f"@seat:{seat}" for seat in seats]))
    names = {f"⟦{seat}⟧": _named(scene, seat, mentions) for seat in seats}
    return _filled(scene.words(text("board-names", names=[*names])), names)


def _named(scene: Scene, seat: int, mentions: Mapping[int, int]) -> str:
    return f"<@{mentions[seat]}>" if seat in mentions else _names(scene, [seat], {})


def _remarks(scene: Scene) -> list[str]:
    """Who decides for whom, and how long there is time."""
    lines = [
        scene.words(text("board-deputy", who=f"@seat:{seat}", by=f"@seat:{deputy}"))
        for seat, deputy in scene.deputies.items()
    ]
    lines += [scene.words(text("board-proxies", who=f"@seat:{seat}")) for seat in scene.proxies]
    for seat in scene.leaves:
        lines.append(leave_line(scene, seat))
    if scene.due is not None and any(TABLE_SEAT not in request.decision.seats for request in _open(scene)):
        lines.append(_filled(scene.words(text("board-due", when=_WHEN)), {_WHEN: f"<t:{int(scene.due)}:R>"}))
    return lines


# ---------------------------------------------------------------------- controls


def _sections(scene: Scene, room: int) -> tuple[list[_Section], bool]:
    """Those who are asked the same share their controls; what has no room is left to the hands."""
    run = scene.run
    groups: dict[tuple[object, ...], list[Request]] = {}
    for request in run.requests():
        if TABLE_SEAT in request.decision.seats:
            continue  # nobody here answers that
        groups.setdefault(_looks(request.decision), []).append(request)
    sections: list[_Section] = []
    signs = {} if any(spec.has_legend for spec in scene.pictures(None)) else scene.signs
    complete, pressed = True, 0
    for requests in groups.values():
        decision = requests[0].decision
        # what a hand will show need not be worked out for the board
        merged = None if decision.private else _merged([scene.options(request) for request in requests])
        if merged is None or not fits_board(decision, merged):
            complete = False
            continue
        own = {run.token(request, seat): None for request in requests for seat in request.decision.seats}
        token, say = ".".join(own), (scene.label, scene.words)
        found = controls(RequestControls(scene.table, token, decision, merged, *say, signs=signs))
        size = 1 + count_parts(found)  # the line above them
        buttons = sum(len(part) for part in found if isinstance(part, tuple))
        most = MOST_BESIDE_OTHERS if len(groups) > 1 else buttons
        if size > room or buttons > most or (sections and pressed + buttons > MOST_PRESSED):
            complete = False
            continue
        pressed += buttons
        room -= size
        sections.append(_Section(requests, found))
    return sections, complete


def _looks(decision: Decision) -> tuple[object, ...]:
    prompt = decision.prompt.key, str(decision.prompt.params)
    return (decision.key, decision.kind, decision.private, decision.least, decision.most, prompt)


def _merged(lists: Sequence[Sequence[Option]]) -> list[Option] | None:
    """One list for several seats, when they differ in nothing but being done; else None. To take an answer back has a
    button only where each of them can: whoever has given none would press it in vain."""
    heads = [[o for o in options if o.id not in ("done", "not-done")] for options in lists]
    faces = [[(o.id, o.label, o.hint, o.refused) for o in head] for head in heads]
    if any(face != faces[0] for face in faces):
        return None
    tails = {option.id: option for options in lists for option in options if option.id in ("done", "not-done")}
    if not all(any(option.id == "not-done" for option in options) for options in lists):
        tails.pop("not-done", None)
    return [*heads[0], *(tails[key] for key in ("done", "not-done") if key in tails)]


def _filled(line: str, values: Mapping[str, str]) -> str:
    """A sentence with what stands for its stand-ins."""
    return _STAND_IN.sub(lambda found: values.get(found[0], found[0]), line)
