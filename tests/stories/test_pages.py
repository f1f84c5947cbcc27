"""Pages of what was read: long prose goes on behind a button, and every page fits its panel uncut."""

from typing import Any

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.rules.stories.book import pages_of, paragraphs_of
from bot.rules.stories.record import PageRead, StoryRecord, pages_from
from bot.ui.panels.panel import Panel, Words, fit
from bot.ui.questions.scene import Scene
from bot.ui.screens.pages import PAGE, pages_button, pages_of_seat, pages_panel, story_post
from tests.stories.lamps import Lamps, load, texts
from tests.stories.test_walker import lamps_surface

PARAGRAPH = "The sheet breathes in, and *nobody* asks. " * 60


def long_scene() -> Scene:
    """A table at which the first entry has four pages."""
    prose = {
        file: source.replace("Behind her something", "\n\n".join([PARAGRAPH] * 4) + "\n\nBehind her something")
        for file, source in texts(facts=False).items()
    }
    lamps = Lamps(*load(prose=prose))
    run: Run[Any] = Run.start(lamps, b"pages" * 8, 2)
    return Scene("t1", lamps_surface(lamps), run, {0: "Ada", 1: "Ben"}, {0: 100, 1: 101})


def words(panel: Panel | None) -> str:
    assert panel is not None and fit(panel).parts == panel.parts, "nothing is cut"
    return panel.words()[0].text


def test_a_long_paragraph_goes_on_behind_a_button_of_its_post() -> None:
    scene = long_scene()
    (read,) = [event for event in scene.run.journal if event.kind == "story-read"]
    said = scene.words(Text(scene.run.game.posts[read.kind], read.params))
    assert len(said) > 2 * PAGE
    post = story_post(scene, said)
    (button,) = post.buttons()
    assert words(post).startswith("### The boat without a lamp") and button.id.endswith("pages-p.2")
    following = pages_panel(scene, [], "p.2")
    every = pages_of_seat(scene, None)
    assert words(following) == every[1] and "".join(every).count("nobody") == 240
    assert not story_post(scene, "Short.").buttons()


def test_the_way_to_the_pages_is_there_when_something_was_read_and_never_past_them() -> None:
    scene = long_scene()
    assert [len(pages_button(scene, seat)) for seat in (None, 0, 1)] == [1, 1, 1]
    last = len(pages_of_seat(scene, 0))
    assert len(pages_of_seat(scene, 1)) == last + 1
    for wanted in ("", "0", f"0.{last}", "0.999", "7.999", "x.y", f"1.{last + 1}"):
        panel = pages_panel(scene, [0], wanted)
        assert words(panel) == pages_of_seat(scene, 0)[-1], wanted
        assert panel is not None and panel.buttons()[0].id.endswith("hand-0")
    assert "left boot" in words(pages_panel(scene, [1], ""))
    scene.run.state.story.pages.clear()
    scene.run.ticks += 1
    assert pages_panel(scene, [0], "") is None and not pages_button(scene, None)


def test_words_of_a_page_are_never_shortened_first() -> None:
    assert all(part.keep == 9 for part in story_post(long_scene(), "Short.").parts if isinstance(part, Words))


def test_a_page_takes_as_many_paragraphs_as_just_fit() -> None:
    assert pages_of("one\n\ntwo\n\nthree", 8) == ["one\n\ntwo", "three"]
    assert pages_of("one\n\ntwo\n\nthree", 7) == ["one", "two", "three"]
    assert pages_of("one\n\ntwo\n\nthree", 15) == ["one\n\ntwo\n\nthree"]
    assert pages_of("a paragraph that is too long\n\nb", 8) == ["a paragraph that is too long", "b"]
    assert pages_of("\n\n \n", 8) == []
    assert paragraphs_of("\n\na\nb\n \n\n\nc\n") == ["a\nb", "c"]


def test_what_one_has_read_alone_is_shown_to_that_seat_as_its_own() -> None:
    record = StoryRecord(
        pages=[
            PageRead(kind="story-read", title="t", page="p"),
            PageRead(kind="story-outcome", title="t", page="q", choice="c", only=1),
        ]
    )
    public = {"kind": "story-read", "params": {"title": "t", "page": "p"}, "own": False}
    own = {"kind": "story-outcome", "params": {"title": "t", "page": "q", "choice": "c"}, "own": True}
    assert [record.view(seat) for seat in (None, 0, 1)] == [[public], [public], [public, own]]
    told = pages_from({"story": record.view(1)})
    assert [(line.key, dict(line.params)) for line in told] == [
        ("story-post-read", public["params"]),
        ("story-post-outcome", own["params"]),
    ]
    assert list(pages_from({})) == []
    for seat, pages in ((1, ["p", "q"]), (0, ["p", "q.exchanged"])):
        record.exchange(seat)
        assert [page.page for page in record.pages] == pages
