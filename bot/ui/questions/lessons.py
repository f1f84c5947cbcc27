"""What a teacher says at a lesson, above the question that it is about. Pure."""

from bot.rules.decision import Text, text
from bot.rules.lessons.lesson import DECISIONS, LEARNER, teaching
from bot.ui.panels.panel import Part, Words
from bot.ui.questions.scene import Scene


def lesson_lines(scene: Scene, seat: int | None) -> list[Part]:
    """The comment on what the learner is asked, as far as this seat (None: anybody) may know of it; nothing where
    nobody learns."""
    lesson = scene.surface.game.lesson
    if scene.answered is None or lesson is None or seat not in (None, LEARNER):
        return []
    if scene.run.over:
        return [Words(scene.words(text("lesson-over", say=Text(lesson.head.end))), 8)]
    open_here = [
        request
        for _, request in scene.requests(LEARNER)
        if not request.anytime and (seat is not None or not request.decision.private)
    ]
    asked = {one.decision.key: [o.id for o in scene.options(one) if o.refused is None] for one in open_here}
    found = teaching(lesson, scene.answered, asked)
    if found.is_over:
        return [Words(scene.words(text("lesson-over", say=Text(lesson.head.end))), 8)]
    if found.say is None:
        return []
    return [Words(scene.words(text("lesson-says", n=found.n, of=DECISIONS, say=Text(found.say))), 8)]
