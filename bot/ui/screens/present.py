"""From a `Scene` to panels: the public board, a private hand, and what others may answer for it. For every game alike;
no discord in here.

Secrecy: the public board uses the view of nobody (`seat=None`) and public sentences; a hand uses its seat's view.
"""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from bot.rules.decision import text
from bot.tables.model.proposal import STRANGER
from bot.ui.panels import custom_id
from bot.ui.panels.panel import (
    COMPONENTS,
    Button,
    Keep,
    Panel,
    Part,
    Picture,
    Rule,
    Words,
    button_rows,
    count_components,
    count_parts,
    join_lines,
)
from bot.ui.panels.surface import PictureSpec, View
from bot.ui.questions.gists import gists
from bot.ui.questions.leaves import asked_deputies, deputy_parts
from bot.ui.questions.lessons import lesson_lines
from bot.ui.questions.offers import offers
from bot.ui.questions.patience import patience_row
from bot.ui.questions.plans import plan_lines
from bot.ui.questions.scene import Scene
from bot.ui.questions.votes import proposal_parts, return_parts
from bot.ui.questions.waiting import WAITING, asked_parts, awaited
from bot.ui.screens.cards import card_select
from bot.ui.screens.ended import ended_row, ended_rows
from bot.ui.screens.footer import board_buttons, hand_row, way_to_hand
from bot.ui.screens.in_words import headed, seal
from bot.ui.screens.latest import LATEST_ANSWERS, leaves_out, news_came_to, with_latest
from bot.ui.screens.news import LATEST, News, milestones, more_button, news, own_pages, secrets_before, without_quotes
from bot.ui.screens.orders import orders_on
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER, PartialAnswer, section, strong

SECRETS = 3
FEW_ANSWERS = 3
LONGEST_ASIDE = {True: 440, False: 300}
"""Characters of explanations that stand between a board's picture and its answers, by whether these are few; longer
ones stand above the picture, since the three would not fit a phone."""
_BELOW = 3  # components: the last news below the picture, what may be done besides, and one in reserve
_QUOTE = re.compile(r"“([^”]+?)(?: …)?”")
_BRACKETS = re.compile(r" \([^)]*\)")
"""What a card explains besides, and is left out where it is quoted in short."""
_SPARE = 2  # components: the last news below the picture, and that more is asked than there is room for


def board(scene: Scene, ping: Sequence[int] = (), note: str = "") -> Panel:
    """The public board. ping: seats whose players are called by mention; note: a line about the screen itself."""
    run = scene.run
    view = run.view(None)
    pictures = _pictures(scene, scene.pictures(None))
    told = scene.surface.brief_of(view, lambda: run.describe(None)) if pictures else run.describe(None)
    panel = headed(scene, told)
    # at the end a line of its own says how it ended, so the news need not
    but = scene.surface.endings if run.over else ()
    is_once = bool(pictures and scene.account(None)) and not run.over  # an account stands below a picture
    happened = _besides_account(scene, None, but) if is_once else news(scene, None, but=but)
    standing = Words(join_lines([scene.words(line) for line in told[1:]]), Keep.STANDING)
    earlier = milestones(scene, None) if scene.surface.earlier or not pictures else ""
    known: list[Part] = [Words(earlier, Keep.ORNAMENT)]
    if scene.unrated:
        key = f"board-{scene.unrated}" if scene.unrated in ("practice", "lesson") else "board-unrated"
        known.append(Words(scene.words(text(key, why=scene.unrated)), Keep.CALL))
    if not pictures:  # with a picture it stands in the board's words: whole it has a post of its own
        known += seal(scene)
    readable = card_select(scene, None)
    # A channel is read from its end: of a long board the picture and the question below it have to be what is seen.
    # What is only looked at stands above them.
    told_first = _news(happened, lambda: _asked(scene, None))
    if pictures:
        panel.add(told_first, *known, standing, *readable, *pictures)
    else:
        panel.add(told_first, standing, *known)
    panel.add(Words(note, Keep.CALL), Rule(), *lesson_lines(scene, None))
    if run.over:
        panel.add(Words(strong(scene.words(run.game.result_text(run.state))), Keep.CALL))
        ways = ended_rows(scene.surface.id, scene.table, scene.label, scene.is_own, scene.is_proved, scene.origin)
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
    looks = [*(more_button(scene, None, happened) if is_once else []), *board_buttons(scene)]
    below = button_rows([way_to_hand(scene, answered_here=True), *looks])
    at_once = offers(scene)
    room = COMPONENTS - count_components(panel) - count_parts([*votes, *at_once, *below, *readable]) - _BELOW
    parts, complete = asked_parts(scene, users, votes, room)
    answers = sum(len(part) for part in parts if isinstance(part, tuple))
    longest = LONGEST_ASIDE[answers <= FEW_ANSWERS]
    asides = [part for part in parts if isinstance(part, Words) and part.is_aside and len(part.text) > longest]
    short = gists(asides, longest) if pictures and asides and scene.surface.gists(view) else None
    if short is not None:
        parts = [short[asides.index(part)] if part in asides else part for part in parts]
    elif pictures and asides:
        above = panel.parts.index(pictures[0])
        panel.parts[above:above] = asides
        parts = [part for part in parts if part not in asides]
    came_to = news_came_to(scene, None)
    if is_once and happened.is_whole and leaves_out(came_to, pictures, answers, in_hand=False):
        looks = [*more_button(scene, None, replace(happened, is_whole=False)), *looks]
    below = button_rows([way_to_hand(scene, answered_here=complete), *looks])
    besides = scene.surface.besides(view) if answers and not scene.paused else None
    panel.add(*parts, Words(f"-# {scene.words(besides)}" if besides is not None else "", Keep.DETAIL))
    panel.add(*at_once, *below, *readable)
    return with_latest(panel, told_first, answers, came_to, in_hand=False)


def hand(
    scene: Scene,
    seat: int,
    partial: PartialAnswer = NO_PARTIAL_ANSWER,
    note: str = "",
    others: Sequence[int] = (),
    *,
    is_own: bool = True,
) -> Panel:
    """What one seat may know and do; only for that seat's eyes. What the board shows as well is left to the board, but
    for the picture that the question is about.

    note: what just happened to its last click; others: further seats of the same player; is_own: whether its reader
    sits there, and does not only decide for somebody who does
    """
    run = scene.run
    view = run.view(seat)
    panel = Panel(scene.words(text("hand-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    public_view = run.view(None)
    public = [_shown(spec, public_view) for spec in scene.pictures(None)]
    own = [spec for spec in scene.pictures(seat) if spec.is_asked or _shown(spec, view) not in public]
    pictures = _pictures(scene, own)
    but = scene.surface.endings if run.over else ()
    is_once = bool(pictures and scene.account(seat))
    happened = _besides_account(scene, seat, but) if is_once else news(scene, seat, but=but)
    told_first = _news(happened, lambda: _asked(scene, seat))
    panel.add(Words(note, Keep.ANSWER), told_first)
    for page in own_pages(scene, seat):
        panel.add(Rule(), Words(page, Keep.NEWS))
    # as on a board: what is to be decided stands right below the picture, and both are seen together
    if not run.over:  # the last scene is what stays
        panel.add(Words(secrets_before(scene, seat, SECRETS), Keep.DETAIL))
    if not run.over and not scene.is_broken_off:
        panel.add(*return_parts(scene, seat, is_own))
    came_to = news_came_to(scene, seat)
    readable = card_select(scene, seat, join_lines([happened.words, *came_to.account]))
    panel.add(*plan_lines(scene, seat), *(readable if pictures else []), *pictures)
    most = scene.surface.brief_hand if pictures else None
    panel.add(Words(_own_words(scene, seat, most), Keep.STANDING), Rule(), *lesson_lines(scene, seat))
    coming = scene.surface.coming(view) if scene.is_going_on else None
    panel.add(Words(f"-# {scene.words(coming)}" if coming is not None else "", Keep.DETAIL))
    last = _below_hand(scene, seat, others, happened, pictures, readable)
    if not scene.is_going_on:
        stands = text("board-paused" if scene.paused else "lobby-closed")
        stands = scene.addressed(run.game.result_text(run.state), seat) if run.over else stands
        panel.add(Words(scene.words(stands), Keep.CALL))
        if not scene.paused or run.over:  # whoever looks into the hand need not go and find the board
            panel.add(ended_row(scene.table, scene.label, scene.is_own, scene.origin))
        return with_latest(panel.add(*last), told_first, 0, came_to, in_hand=True)
    requests = scene.requests(seat)
    if not any(not request.anytime for _, request in requests):
        reason = scene.surface.nothing_to_use(view)
        why = [] if reason is None else [f"-# {scene.words(reason)}"]
        panel.add(Words(join_lines([awaited(scene, {}, WAITING), *why]), Keep.CALL))
        if row := patience_row(scene, seat) if is_own else ():
            panel.add(row)
    requests.sort(key=lambda pair: pair[0] != partial.token)  # stable: what is being picked comes first
    left_out, room, answers = 0, COMPONENTS - count_parts(last) - _SPARE - count_components(panel), 0
    for token, request in requests:
        is_terse = came_to.stands_whole(answers) and answers > LATEST_ANSWERS  # so that it is seen above them
        asked = section(scene, seat, token, request, partial, is_terse=is_terse)
        if (excess := count_parts(asked) - room) > 0:
            asked = section(scene, seat, token, request, partial, excess=excess)
        size = count_parts(asked)
        if size > room:
            left_out += 1
        else:
            room -= size
            answers += 0 if request.anytime else sum(len(part) for part in asked if isinstance(part, tuple))
            panel.add(*asked)
    if left_out:
        panel.add(Words(scene.words(text("hand-more", n=left_out)), Keep.CALL))
    if is_once and happened.is_whole and leaves_out(came_to, pictures, answers, in_hand=True):
        last = _below_hand(scene, seat, others, replace(happened, is_whole=False), pictures, readable)
    most = LATEST if coming is None else 1  # what comes has to be read as well
    return with_latest(panel.add(*_unsaid(last, panel)), told_first, answers, came_to, in_hand=True, most=most)


def _below_hand(
    scene: Scene, seat: int, others: Sequence[int], happened: News, pictures: Sequence[Part], readable: Sequence[Part]
) -> list[Part]:
    asked = [request.decision.key for _, request in scene.requests(seat) if not request.anytime]
    told = join_lines([f"-# {scene.words(line)}" for line in scene.surface.below({**scene.seen(seat), "asked": asked})])
    own: list[Part] = [Words(told, Keep.ORNAMENT)] if told else []
    last = [*own, *orders_on(scene, seat), *hand_row(scene, seat, others, happened, bool(pictures))]
    return last if pictures else [*last, *readable]


def _unsaid(last: Sequence[Part], panel: Panel) -> list[Part]:
    """What stands below the answers, without the lines that quote a card whose words stand above them as well."""
    if not any(type(part) is Words and "“" in part.text for part in last):
        return [*last]
    said = _BRACKETS.sub("", "\n".join(words.text for words in panel.words()))
    return [_without(part, said) if type(part) is Words else part for part in last]


def _without(words: Words, said: str) -> Words:
    kept = [line for line in words.text.split("\n") if not (found := _QUOTE.search(line)) or found[1] not in said]
    return replace(words, text="\n".join(kept))


def _besides_account(scene: Scene, seat: int | None, but: Collection[str]) -> News:
    """What there is to be told beside an account that stands below a picture: what was before its reader sat down."""
    left = news(scene, seat, but=but, until=scene.news_from(seat))
    return replace(left, is_whole=True) if scene.tells_all(seat) else left


def _news(happened: News, asked: Callable[[], str]) -> Words:
    return Words(without_quotes(happened.words, asked), Keep.NEWS)


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
        return join_lines([f"-# {scene.words(line)}" for line in scene.surface.beside(scene.seen(seat))])
    known = scene.run.describe(None)
    lines = [line for line in scene.run.describe(seat) if line not in known]
    return join_lines([scene.words(line) for line in lines[:most]])


def proxy_panel(scene: Scene, seat: int, partial: PartialAnswer = NO_PARTIAL_ANSWER, note: str = "") -> Panel:
    """What others may answer for somebody who is late: the questions, and nothing else of that hand."""
    panel = Panel(scene.words(text("proxy-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    panel.add(Words(note, Keep.ANSWER), Words(scene.words(text("proxy-about", who=f"@seat:{seat}")), Keep.CALL))
    for token, request in scene.requests(seat):
        if token in scene.opened.get(seat, ()):
            panel.add(*section(scene, seat, token, request, partial))
    own = Button(custom_id.button(scene.table, "-", "hand"), scene.label(text("board-hand")))
    return panel.add((own,))


def _pictures(scene: Scene, specs: Sequence[PictureSpec]) -> list[Part]:
    """Each by itself: side by side in one gallery they would be cut to fit."""
    return [Picture(spec.name, scene.label(spec.alt)) for spec in specs]


def _shown(spec: PictureSpec, view: View) -> tuple[str, object]:
    """What a picture shows, for comparing."""
    return spec.name, view if spec.facts is None else spec.facts
