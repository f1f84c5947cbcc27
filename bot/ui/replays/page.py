"""The story, the replay and the proof of a table as one HTML file that needs nothing else. Pure, but for its own parts.

Whatever people or packs wrote goes in as escaped text or as JSON that the page reads as text; the page's policy allows
no network and no script but its own, which is named by its hash.
"""

import base64
import hashlib
import html
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.rules.decision import Text, text
from bot.tables.replays.tape import Tape
from bot.ui.panels.catalogue import Catalogue
from bot.ui.replays.chronicle import Chronicle
from bot.ui.replays.draws import packed_draw
from bot.ui.replays.rich import as_html, lines_of, plain_line, runs

PARTS = Path(__file__).parent / "page"
Reveal = tuple[str, Sequence[str]]
"""(server seed in hexadecimal, what the players added) of a game that is over."""
_LABELS = """
skip to_replay to_proof shade contents replay replay_how first back forward last chapter step board drawn proof posted
check footer no_board right_part other_seal wrong_seal wrong_form place:n,of,chapter checking:n,of right:n
right_posted:n wrong_place:n wrong_salt:n wrong_result:n draw_below:stream,n,result draw_die:stream,n,result
draw_dice:stream,n,count,result draw_pick:stream,n,result draw_shuffle:stream,n,result draw_sample:stream,n,count,result
"""
"""Names of the page's sentences (`page-...` in the catalogue) and what the page puts into them itself."""


@lru_cache
def _part(name: str) -> str:
    return (PARTS / name).read_text(encoding="utf-8")


def _hash(content: str) -> str:
    return base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


def page(
    story: Chronicle,
    words: Catalogue,
    locale: str,
    pictures: Mapping[int, tuple[bytes, str]],
    reveal: Reveal | None,
) -> str:
    """The file. pictures: step of the tape -> (WebP, what it shows); reveal: None while the game is running."""
    said = {}
    for label in _LABELS.split():
        name, _, given = label.partition(":")
        places = {value: f"{{{value}}}" for value in given.split(",") if value}
        said[name] = words.format(text(f"page-{name.replace('_', '-')}", **places), None, locale, label=True)
    style, script = _part("style.css"), _part("dice.js") + "\n" + _part("replay.js")
    policy = (
        f"default-src 'none'; img-src data:; style-src 'sha256-{_hash(style)}'; script-src 'sha256-{_hash(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    beginning = words.format(text("log-beginning"), None, locale, label=True)
    filled = {name: html.escape(value) for name, value in said.items()}
    filled |= {
        "lang": html.escape(words.language(locale)),
        "title": html.escape(story.title),
        "about": html.escape(story.about),
        "policy": html.escape(policy, quote=True),
        "style": style,
        "script": script,
        "toc": _contents(story, beginning),
        "story": _story(story, beginning, said["replay"], pictures),
        "seal": _seal(story.tape, words, locale, reveal),
        "data": _embedded(_data(story, said, beginning, reveal)),
    }
    return _filled(_part("page.html"), filled)


def _filled(form: str, values: Mapping[str, str]) -> str:
    """The form with its places filled, each once and from left to right: what is put in is never looked at again."""
    parts: list[str] = []
    at = 0
    while (begin := form.find("{", at)) != -1:
        end = form.index("}", begin)
        parts += [form[at:begin], values[form[begin + 1 : end]]]
        at = end + 1
    return "".join([*parts, form[at:]])


def _embedded(value: Any) -> str:
    """JSON that cannot end the element it stands in."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for sign in ("<", ">", "&", "\u2028", "\u2029"):
        written = written.replace(sign, f"\\u{ord(sign):04x}")
    return written.encode("utf-8", "replace").decode()


def _name(title: str, beginning: str) -> str:
    return title or beginning


def _contents(story: Chronicle, beginning: str) -> str:
    lines = [
        f'<li><a href="#c{n}">{html.escape(_name(chapter.title, beginning))}</a></li>'
        for n, chapter in enumerate(story.chapters)
    ]
    lines += [f'<li><a href="#s{n}">{html.escape(one.title)}</a></li>' for n, one in enumerate(story.sessions)]
    return "".join(lines)


def _story(story: Chronicle, beginning: str, replay: str, pictures: Mapping[int, tuple[bytes, str]]) -> str:
    parts = []
    for n, chapter in enumerate(story.chapters):
        name = _name(chapter.title, beginning)
        parts.append(f'<section id="c{n}"><h2>{html.escape(name)}</h2>')
        if (pictured := None if chapter.picture is None else pictures.get(chapter.picture)) is not None:
            source = "data:image/webp;base64," + base64.b64encode(pictured[0]).decode()
            parts.append(f'<img src="{source}" alt="{html.escape(pictured[1], quote=True)}" loading="lazy">')
        parts.append(_paragraphs(chapter.lines))
        label = html.escape(f"{replay}: {name}", quote=True)
        button = f'<button type="button" hidden data-step="{chapter.step}" aria-label="{label}">▶</button>'
        parts.append(f'<p class="small">{button}</p></section>')
    for n, session in enumerate(story.sessions):
        heading = f'<h2>{html.escape(session.title)}</h2><p class="small">{html.escape(session.about)}</p>'
        parts.append(f'<section id="s{n}">{heading}')
        for chapter in session.chapters:
            parts.append(f"<h3>{html.escape(_name(chapter.title, beginning))}</h3>{_paragraphs(chapter.lines)}")
        parts.append("</section>")
    return "".join(parts)


def _paragraphs(lines: Sequence[str]) -> str:
    return "".join(f"<p>{as_html(line)}</p>" for said in lines for line in lines_of(said))


def _seal(tape: Tape, words: Catalogue, locale: str, reveal: Reveal | None) -> str:
    """What was promised and what has been opened, as sentences."""
    known = [text("table-sealed", hash=tape.info.commitment)]
    if reveal is None:
        known.append(text("page-not-yet"))
    else:
        known.append(text("table-reveal", seed=reveal[0]))
        known += [text("table-head", head=tape.info.head)] if tape.info.head else []
    return "".join(f"<p>{as_html(runs(words.format(one, None, locale)))}</p>" for one in known)


class _Texts:
    """Lines, each kept once."""

    def __init__(self) -> None:
        self.all: list[Any] = []
        self._places: dict[str, int] = {}

    def places(self, markdown: str) -> list[int]:
        """Where the lines of a sentence stand."""
        found = []
        for line in markdown.splitlines():
            if line not in self._places:
                made = runs(line)
                self._places[line] = len(self.all) if any(w.strip() for w, _ in made) else -1
                self.all += [made] if self._places[line] >= 0 else []
            found.append(self._places[line])
        return [place for place in found if place >= 0]


def _data(story: Chronicle, said: Mapping[str, str], beginning: str, reveal: Reveal | None) -> dict[str, Any]:
    tape, texts = story.tape, _Texts()
    steps: list[dict[str, Any]] = []
    drawn = 0
    for step in tape.steps:
        lines = [place for line in step.lines for place in texts.places(story.say(line.text))]
        view = step.view
        board = None
        if view is not None:
            board = [place for words in _board(story, view) for place in texts.places(story.say(words))]
        steps.append({"l": lines, "b": board, "d": [drawn, drawn + len(step.draws)]})
        drawn += len(step.draws)
    titles = [
        [_name("" if opening is None else plain_line(story.say(_short(story, opening))), beginning), begin]
        for begin, opening in tape.chapters()
    ]
    found: dict[str, Any] = {
        "words": {name.replace("_", "-"): value for name, value in said.items()},
        "chapters": titles,
        "texts": texts.all,
        "steps": steps,
        "proof": None,
    }
    if reveal is not None:
        draws = [packed_draw(draw) for step in tape.steps for draw in step.draws]
        is_part = bool(tape.gap or tape.is_cut)
        found["proof"] = {"commitment": tape.info.commitment, "seed": reveal[0], "words": list(reveal[1])}
        found["proof"] |= {"draws": draws, "part": is_part}
    return found


def _short(story: Chronicle, opening: Text) -> Text:
    return story.surface.words.short(opening) or opening


def _board(story: Chronicle, view: Mapping[str, Any]) -> Sequence[Text]:
    twin = story.surface.twin
    return story.surface.game.describe(view) if twin is None else twin(view)
