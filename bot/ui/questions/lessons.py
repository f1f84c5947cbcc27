"""What a teacher says at a lesson, above the question that it is about. Pure."""

from bot.rules.decision import Text, text
from bot.rules.lessons.lesson import DECISIONS, LEARNER, asked_of, teaching
from bot.ui.panels.panel import Keep, Part, Words, join_lines
from bot.ui.questions.scene import Scene

OTHERWISE = 3
"""So many ways there are to say that somebody went a way of their own."""


def lesson_lines(scene: Scene, seat: int | None) -> list[Part]:
    """The comment on what the learner is asked, as far as this seat (None: anybody) may know of it; nothing where
    nobody learns."""
    lesson = scene.surface.game.lesson
    if scene.answered is None or lesson is None or seat not in (None, LEARNER):
        return []
    if scene.run.over:
        return [Words(scene.words(text("lesson-over", say=Text(lesson.head.end))), Keep.CALL)]
    open_here = [
        request
        for _, request in scene.requests(LEARNER)
        if not request.anytime and (seat is not None or not request.decision.private)
    ]
    asked = {one.decision.key: asked_of(one.decision.prompt, scene.options(one)) for one in open_here}
    found = teaching(lesson, scene.answered, asked)
    if found.is_over:
        return [Words(scene.words(text("lesson-over", say=Text(lesson.head.end))), Keep.CALL)]
    declined = found.declined
    is_told = declined is not None and (seat is not None or not declined.secret)
    aside = scene.words(text("lesson-otherwise", n=found.n % OTHERWISE)) if is_told else ""
    if found.say is None:
        return [Words(aside, Keep.CALL)]
    said = scene.words(text("lesson-says", n=found.n, of=DECISIONS, say=Text(found.say)))
    return [Words(join_lines([aside, said]), Keep.CALL)]
