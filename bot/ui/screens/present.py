"""From a `Scene` to panels: the public board, a private hand, a confirmation. For every game alike; no discord in here.

Secrecy: the public board uses the view of nobody (`seat=None`) and public sentences; a hand uses its seat's view.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.kernel.run import Request
from bot.tables.model.proposal import STRANGER
from bot.ui.panels import custom_id
from bot.ui.panels.panel import (
    COMPONENTS,
    ROW,
    Button,
    Keep,
    Panel,
    Part,
    Picture,
    Rule,
    Style,
    Words,
    button_rows,
    count_components,
    count_parts,
    join_lines,
)
from bot.ui.panels.surface import PictureSpec, View
from bot.ui.questions.advice import NO_ADVICE, Advice, advice_for
from bot.ui.questions.controls import controls
from bot.ui.questions.leaves import asked_deputies, deputy_parts
from bot.ui.questions.lessons import lesson_lines
from bot.ui.questions.offers import offers
from bot.ui.questions.patience import patience_row
from bot.ui.questions.plans import plan_lines
from bot.ui.questions.request_controls import RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.questions.votes import proposal_parts, return_parts
from bot.ui.questions.waiting import WAITING, asked_parts, awaited
from bot.ui.screens.cards import card_select
from bot.ui.screens.ended import ended_row, ended_rows
from bot.ui.screens.legend import explained_here
from bot.ui.screens.my_tables import my_tables_button
from bot.ui.screens.news import News, milestones, more_button, news, secrets_before, since_op, without_quotes
from bot.ui.screens.pages import pages_button

SECRETS = 3
SEAL_SHOWN = 12
"""Characters of the seal on a board, as a reminder; whole it stands in the message that was posted at the start."""
FEW_ANSWERS = 3
LONGEST_ASIDE = {True: 440, False: 300}
"""Characters of explanations that stand between a board's picture and its answers, by whether these are few; longer
ones stand above the picture, since the three would not fit a phone."""
TWIN_PAGE = 3_000
"""Characters of a page of the board in words."""
_NO_SIGNS: Final[Mapping[str, str]] = {}
_HAND_FOOTER = 11  # components that the last rows of a hand may need


@dataclass(frozen=True, slots=True)
class PartialAnswer:
    """What a person is in the middle of: a request by token, the picks so far, the page of its list."""

    token: str = ""
    draft: str = ""
    page: int = 0


NO_PARTIAL_ANSWER = PartialAnswer()


def board(scene: Scene, ping: Sequence[int] = (), note: str = "") -> Panel:
    """The public board. ping: seats whose players are called by mention; note: a line about the screen itself."""
    run = scene.run
    view = run.view(None)
    pictures = _pictures(scene, scene.pictures(None))
    told = scene.surface.brief_of(view, lambda: run.describe(None)) if pictures else run.describe(None)
    panel = _opened(scene, told)
    # at the end a line of its own says how it ended, so the news need not
    happened = news(scene, None, but=scene.surface.endings if run.over else ())
    standing = Words(join_lines([scene.words(line) for line in told[1:]]), Keep.STANDING)
    known: list[Part] = [Words(milestones(scene, None), Keep.ORNAMENT)]
    if scene.unrated:
        key = f"board-{scene.unrated}" if scene.unrated in ("practice", "lesson") else "board-unrated"
        known.append(Words(scene.words(text(key, why=scene.unrated)), Keep.CALL))
    if not pictures:  # with a picture it stands in the board's words: whole it has a post of its own
        known += _seal(scene)
    readable = card_select(scene, None)
    # A channel is read from its end: of a long board the picture and the question below it have to be what is seen.
    # What is only looked at stands above them.
    told_first = Words(without_quotes(happened.words, lambda: _asked(scene, None)), Keep.NEWS)
    if pictures:
        panel.add(told_first, *known, standing, *readable, *pictures)
    else:
        panel.add(told_first, standing, *known)
    panel.add(Words(note, Keep.CALL), Rule(), *lesson_lines(scene, None))
    if run.over:
        panel.add(Words(strong(scene.words(run.game.result_text(run.state))), Keep.CALL))
        ways = ended_rows(scene.surface.id, scene.table, scene.label, scene.is_own, scene.is_proved)
        return panel.add(*ways, *([] if pictures else readable))
    users = {seat: scene.stand_ins.get(seat, scene.users[seat]) for seat in ping if seat in scene.users}
    panel.ping = tuple(users.values())
    if STRANGER in ping and scene.proposal is not None and scene.proposal.asks_user:
        panel.ping += (scene.proposal.user,)
    if STRANGER in ping:
        panel.ping += asked_deputies(scene)
    votes = [*proposal_parts(scene, users), *deputy_parts(scene)]
    if pictures:
        readable = []
    besides = _board_buttons(scene)
    below = button_rows([_way_to_hand(scene, answered_here=True), *besides])
    at_once = offers(scene)
    room = COMPONENTS - count_components(panel) - count_parts([*votes, *at_once, *below, *readable]) - 1
    parts, complete = asked_parts(scene, users, votes, room)
    answers = sum(len(part) for part in parts if isinstance(part, tuple))
    longest = LONGEST_ASIDE[answers <= FEW_ANSWERS]
    asides = [part for part in parts if isinstance(part, Words) and part.is_aside and len(part.text) > longest]
    if pictures and asides:
        above = panel.parts.index(pictures[0])
        panel.parts[above:above] = asides
        parts = [part for part in parts if part not in asides]
    if not complete:
        below = button_rows([_way_to_hand(scene, answered_here=False), *besides])
    return panel.add(*parts, *at_once, *below, *readable)


def hand(
    scene: Scene,
    seat: int,
    partial: PartialAnswer = NO_PARTIAL_ANSWER,
    note: str = "",
    others: Sequence[int] = (),
    *,
    is_own: bool = True,
) -> Panel:
    """What one seat may know and do; only for that seat's eyes. What the board shows as well is left to the board.

    note: what just happened to its last click; others: further seats of the same player; is_own: whether its reader
    sits there, and does not only decide for somebody who does
    """
    run = scene.run
    view = run.view(seat)
    panel = Panel(scene.words(text("hand-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    happened = news(scene, seat, but=scene.surface.endings if run.over else ())
    panel.add(Words(note, Keep.ANSWER), Words(without_quotes(happened.words, lambda: _asked(scene, seat)), Keep.NEWS))
    public_view = run.view(None)
    public = [_shown(spec, public_view) for spec in scene.pictures(None)]
    own = [spec for spec in scene.pictures(seat) if _shown(spec, view) not in public]
    pictures = _pictures(scene, own)
    # as on a board: what is to be decided stands right below the picture, and both are seen together
    if not run.over:  # the last scene is what stays
        panel.add(Words(secrets_before(scene, seat, SECRETS), Keep.DETAIL))
    if not run.over and not scene.is_broken_off:
        panel.add(*return_parts(scene, seat, is_own))
    given = sum(is_given for _, is_given in scene.orders(seat))  # what they say stands behind "More"
    panel.add(Words(scene.words(text("hand-orders", n=given)) if given else "", Keep.DETAIL))
    readable = card_select(scene, seat, happened.words)
    panel.add(*plan_lines(scene, seat), *(readable if pictures else []), *pictures)
    most = scene.surface.brief_hand if pictures else None
    panel.add(Words(_own_words(scene, seat, most), Keep.STANDING), Rule(), *lesson_lines(scene, seat))
    last = [*_hand_row(scene, seat, others, happened, bool(pictures)), *([] if pictures else readable)]
    if not scene.is_going_on:
        stands = text("board-paused" if scene.paused else "lobby-closed")
        panel.add(Words(scene.words(run.game.result_text(run.state) if run.over else stands), Keep.CALL))
        if not scene.paused or run.over:  # whoever looks into the hand need not go and find the board
            panel.add(ended_row(scene.table, scene.label, scene.is_own))
        return panel.add(*last)
    requests = scene.requests(seat)
    if not any(not request.anytime for _, request in requests):
        panel.add(Words(awaited(scene, {}, WAITING), Keep.CALL))
        if row := patience_row(scene, seat) if is_own else ():
            panel.add(row)
    requests.sort(key=lambda pair: pair[0] != partial.token)  # stable: what is being picked comes first
    left_out, room = 0, COMPONENTS - _HAND_FOOTER - 1 - count_components(panel)
    for token, request in requests:
        section = _section(scene, seat, token, request, partial)
        size = count_parts(section)
        if size > room:
            left_out += 1
        else:
            room -= size
            panel.add(*section)
    if left_out:
        panel.add(Words(scene.words(text("hand-more", n=left_out)), Keep.CALL))
    return panel.add(*last)


def _asked(scene: Scene, seat: int | None) -> str:
    """What a seat is asked just now (None: what everybody may read of what others are), in words."""
    if seat is None:
        asked = [request for request in scene.run.requests() if not request.decision.private]
    else:
        asked = [request for _, request in scene.requests(seat)]
    return "\n".join(scene.words(request.decision.prompt) for request in asked if not request.anytime)


def _own_words(scene: Scene, seat: int, most: int | None) -> str:
    """What a seat is told besides what everybody is told, in so many lines at most (None: all of them)."""
    if most == 0:
        return ""
    known = scene.run.describe(None)
    lines = [line for line in scene.run.describe(seat) if line not in known]
    return join_lines([scene.words(line) for line in lines[:most]])


def proxy_panel(scene: Scene, seat: int, partial: PartialAnswer = NO_PARTIAL_ANSWER, note: str = "") -> Panel:
    """What others may answer for somebody who is late: the questions, and nothing else of that hand."""
    panel = Panel(scene.words(text("proxy-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    panel.add(Words(note, Keep.ANSWER), Words(scene.words(text("proxy-about", who=f"@seat:{seat}")), Keep.CALL))
    for token, request in scene.requests(seat):
        if token in scene.opened.get(seat, ()):
            panel.add(*_section(scene, seat, token, request, partial))
    own = Button(custom_id.button(scene.table, "-", "hand"), scene.label(text("board-hand")))
    return panel.add((own,))


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


def in_words(scene: Scene, seat: int | None, page: int = 1) -> Panel:
    """The whole board in words, as one seat (None: anybody) sees it: the twin of its picture, in pages where it is
    long, so that nothing of it is cut."""
    lines = _twin(scene, seat)
    panel = _opened(scene, lines)
    pages: list[list[str]] = [[]]
    for line in [scene.words(line) for line in lines[1:]]:
        if sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > TWIN_PAGE and pages[-1]:
            pages.append([])
        pages[-1].append(line)
    page = min(max(page, 1), len(pages))
    panel.add(Words(join_lines(pages[page - 1])))
    if page == len(pages):
        panel.add(Words(news(scene, seat).words, Keep.ORNAMENT), *_seal(scene))
    row = [
        Button(custom_id.button(scene.table, "-", f"words-{n}"), scene.label(text(key, page=n)))
        for key, n in (("ask-previous-page", page - 1), ("ask-next-page", page + 1))
        if 1 <= n <= len(pages)
    ]
    if seat is not None:
        hand_button = custom_id.button(scene.table, "-", f"hand-{seat}")
        row.insert(0, Button(hand_button, scene.label(text("board-hand")), "primary"))
    return panel.add(tuple(row)) if row else panel


def _twin(scene: Scene, seat: int | None) -> Sequence[Text]:
    """The whole board in words, and for a seat what it alone knows after that."""
    if scene.surface.twin is not None:
        return scene.surface.twin(scene.run.view(seat))
    public = scene.run.describe(None)
    return public if seat is None else [*public, *(line for line in scene.run.describe(seat) if line not in public)]


def hand_seldom(scene: Scene, shortened: bool) -> list[Button]:
    """What a hand has for whoever looks for it; while the game goes on it is behind "More", so that picture, question
    and answers fit a phone together."""
    words = Button(custom_id.button(scene.table, "-", "words"), scene.label(text("board-in-words")))
    return [*([words] if shortened else []), my_tables_button(scene.label)]


# ---------------------------------------------------------------------- parts


def _opened(scene: Scene, lines: Sequence[Text]) -> Panel:
    return Panel(scene.words(lines[0] if lines else text("game-name")), accent=scene.surface.accent)


def _seal(scene: Scene) -> list[Part]:
    """A reminder of how the seal of the dice begins, while it is closed."""
    if not scene.seal or scene.run.over:
        return []
    return [Words(scene.words(text("board-seal", hash=scene.seal[:SEAL_SHOWN])), Keep.ORNAMENT)]


def _pictures(scene: Scene, specs: Sequence[PictureSpec]) -> list[Part]:
    """Each by itself: side by side in one gallery they would be cut to fit."""
    return [Picture(spec.name, scene.label(spec.alt)) for spec in specs]


def _shown(spec: PictureSpec, view: View) -> tuple[str, object]:
    """What a picture shows, for comparing."""
    return spec.name, view if spec.facts is None else spec.facts


def _section(scene: Scene, seat: int, token: str, request: Request, partial: PartialAnswer) -> list[Part]:
    mine = partial if partial.token == token else NO_PARTIAL_ANSWER
    ask = ask_of(scene, token, request, mine)
    prompt = scene.words(request.decision.prompt)
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
    if not request.anytime:
        said = [part.text for part in parts if isinstance(part, Words)]
        quoted = "\n".join(said if "“" in prompt else said[1:])  # its own words are plain, those of cards may not be
        parts += [part for part in (Words(explained_here(scene, quoted), Keep.ORNAMENT),) if _says(part)]
    return parts


def ask_of(scene: Scene, token: str, request: Request, partial: PartialAnswer = NO_PARTIAL_ANSWER) -> RequestControls:
    """A request with the words of this scene, and in a hand what the house would answer."""
    options, say = scene.options(request), (scene.label, scene.words)
    return ask_as(scene.table, token, request, options, say, partial, scene.signs, advice_for(scene, request, options))


def ask_as(
    table: str,
    token: str,
    request: Request,
    options: Sequence[Option],
    say: tuple[Callable[[Text], str], Callable[[Text], str]],
    partial: PartialAnswer = NO_PARTIAL_ANSWER,
    signs: Mapping[str, str] = _NO_SIGNS,
    advice: Advice = NO_ADVICE,
) -> RequestControls:
    """The same for options that were read before. say: (as a label, as Markdown)."""
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
    )


def strong(words: str) -> str:
    """In bold, unless some of it is already: marks within marks would end it."""
    return words if "**" in words else f"**{words}**"


def _says(part: Part) -> bool:
    return not isinstance(part, Words) or bool(part.text.strip())


def _way_to_hand(scene: Scene, *, answered_here: bool) -> Button:
    """answered_here: whether the board itself has all that is asked."""
    said = scene.label(text("board-hand" if answered_here else "board-your-move"))
    style: Style = "secondary" if answered_here or scene.paused else "primary"
    return Button(custom_id.button(scene.table, "-", "hand"), said, style)


def _board_buttons(scene: Scene) -> list[Button]:
    """What stands beside that."""
    row = _take_back(scene, [seat for seat in range(scene.run.state.seats) if not _is_secretly_busy(scene, seat)])
    if scene.paused:
        row.append(Button(custom_id.button(scene.table, "-", "resume"), scene.label(text("board-resume")), "success"))
    # what is only looked at stands behind one button, so that a phone has room for the question
    row.append(Button(custom_id.button(scene.table, "-", "besides"), scene.label(text("hand-menu"))))
    row.append(Button(custom_id.button(scene.table, "-", "board"), scene.label(text("board-refresh"))))
    return row


def board_seldom(scene: Scene) -> list[Button]:
    """What a board keeps behind "More": all there is to look at."""
    since = Button(custom_id.button(scene.table, "-", since_op(None)), scene.label(text("news-more")))
    row = [since, *pages_button(scene, None), *_peeks(scene)]
    return [*row, *hand_seldom(scene, bool(scene.pictures(None)))]


def _peeks(scene: Scene) -> list[Button]:
    return [
        Button(custom_id.button(scene.table, "-", f"peek-{name}"), scene.label(text(f"peek-{name}")))
        for name in scene.surface.peeks
        if scene.peek(name)
    ]


def _is_secretly_busy(scene: Scene, seat: int) -> bool:
    """Whether a seat is in the middle of something that only its own hand shows: nobody is told how far it has come."""
    return any(request.decision.private for request in scene.run.requests() if seat in request.decision.seats)


def _hand_row(scene: Scene, seat: int, others: Sequence[int], happened: News, shortened: bool) -> list[Part]:
    row = [*_take_back(scene, (seat,), own=True), *more_button(scene, seat, happened)]
    row += [*pages_button(scene, seat), *_peeks(scene)]
    row.append(Button(custom_id.button(scene.table, "-", f"hand-{seat}"), scene.label(text("board-refresh"))))
    if scene.is_going_on:
        row.append(Button(custom_id.button(scene.table, "-", f"more-{seat}"), scene.label(text("hand-menu"))))
    else:
        row += hand_seldom(scene, shortened)
    for other in others[: 2 * ROW - len(row)]:
        label = scene.label(text("hand-other", who=f"@seat:{other}"))
        row.append(Button(custom_id.button(scene.table, "-", f"hand-{other}"), label))
    return list(button_rows(row))


def _take_back(scene: Scene, seats: Sequence[int], own: bool = False) -> list[Button]:
    """The id names how far the seat has come (`Run.mark`), so that a second click takes back nothing more."""
    if not scene.is_going_on:
        return []
    found = [seat for seat in seats if scene.undo_index(seat) is not None]
    return [
        Button(
            custom_id.button(scene.table, "-", f"undo-{scene.run.mark(seat, own)}"),
            scene.label(text("board-take-back")),
        )
        for seat in found[:1]
    ]
