"""What parameters become in a sentence, in a label and in a list; and which pictures need not be drawn."""

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible
from bot.ui.panels import catalogue
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.panels.surface import Gallery, PictureSpec, Surface
from tests.rules.toy import Toy
from tests.ui.asker import WORDS

SENTENCES = """
game-name = Mini
say = { $what }
who = { $is ->
    [yes] They are
   *[other] They are not
}
kind = { $what ->
    [deck_top] the top
   *[other] { $what }
}
many = { $n ->
    [one] one
   *[other] { $n }
}
long = A: { $a } B: { $b }
hint = all of it
hint-short = some
name-it-hat = Hat
bold = **{ $what }** `x`
only-attribute =
    .more = x
"""


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    folder = tmp_path / "mini"
    folder.mkdir()
    (folder / "en.ftl").write_text(SENTENCES, encoding="utf-8")
    (folder / "de.ftl").write_text("say = Hier: { $what }\nname-it-hat = Hut\n", encoding="utf-8")
    (folder / "voice.en.ftl").write_text("heard = Hm.\n", encoding="utf-8")
    return Catalogue("mini", tmp_path, lambda ref, language: f"*{ref}* in {language}" if ref != "none" else None)


def said(words: Catalogue, key: str, what: Any = None, locale: str = "en", label: bool = False, **more: Any) -> str:
    params = {**more, **({} if what is None else {"what": what})}
    return words.format(Text(key, params), lambda ref: {"seat:0": "Ada_B"}.get(ref), locale, label=label)


@pytest.mark.parametrize(
    ("what", "sentence", "label"),
    [
        ("a_b", "a\\_b", "a_b"),
        (3, "3", "3"),
        (True, "yes", "yes"),
        (False, "no", "no"),
        ("@seat:0", "Ada\\_B", "Ada_B"),
        ("@it.hat", "Hat", "Hat"),
        ("@it.cap", "it.cap", "it.cap"),
        ("@", "@", "@"),
        (text("many", n=1), "one", "one"),
        (text("many", n=4), "4", "4"),
        ([], "none", "none"),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a and b"),
        (("a", "b", "c"), "a, b and c", "a, b and c"),
        ({"c", "a", "b"}, "a, b and c", "a, b and c"),
        (["a, b", "c"], "a, b and c", "a, b and c"),
        (["a, b", "c", "d"], "a, b; c and d", "a, b; c and d"),
        (["a (b, x)", "c", "d"], "a (b, x), c and d", "a (b, x), c and d"),
        (["@it.hat", "@it.cap", "@it.hat"], "2 × Hat and it.cap", "2 × Hat and it.cap"),
        (["hat", "hat"], "hat and hat", "hat and hat"),
        ([text("many", n=1), 2], "one and 2", "one and 2"),
        ("@prose:m/1", "*m/1* in en", "m/1 in en"),
        ("@prose:none", "", ""),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value)[:20],
)
def test_what_a_parameter_becomes(words: Catalogue, what: Any, sentence: str, label: str) -> None:
    assert (said(words, "say", what), said(words, "say", what, label=True)) == (sentence, label)


def test_selectors_compare_what_a_parameter_is(words: Catalogue) -> None:
    assert said(words, "kind", "deck_top") == "the top" and said(words, "kind", "deck_low") == "deck\\_low"
    told = [words.format(Text("who", {"is": so})) for so in (True, False)]
    assert told == ["They are", "They are not"]
    assert said(words, "bold", "x") == "**x** `x`" and said(words, "bold", "x", label=True) == "x x"


def test_parameters_of_any_length_stand_where_they_belong(words: Catalogue) -> None:
    a, b = "a" * 501, "b" * 1_500
    assert said(words, "long", a=a, b=b) == f"A: {a} B: {b}"
    assert said(words, "long", a="x", b=b) == f"A: x B: {b}" and said(words, "long", a="a" * 500, b="y").endswith(
        "a B: y"
    )


def test_languages_and_what_they_lack(words: Catalogue) -> None:
    assert said(words, "say", "@it.hat", "de") == "Hier: Hut" == said(words, "say", "@it.hat", "de-AT")
    assert said(words, "many", locale="de", n=1) == "one", "what another language lacks is English"
    assert (words.language("de-AT"), words.language("xx"), words.language("en-GB")) == ("de", "en", "en")
    assert words.has("many", "de") and not words.speaks("many", "de") and words.speaks("say", "de")
    assert words.has_language("de") and not words.has_language("xx") and not words.has_language("../de")
    assert {"heard", "say"} <= words.keys() and "say" in words.keys("de") and words.keys("xx") == set()
    assert words.short(text("hint", n=1)) == text("hint-short", n=1) and words.short(text("say")) is None
    assert set(words.languages()) >= {"en", "de"}


def test_what_cards_say_is_translated_and_what_people_are_called_is_not(words: Catalogue) -> None:
    folder = words.root / "translated" / "de" / "mini"
    folder.mkdir(parents=True)
    (folder / "cards.yaml").write_text("Hat of Woe: Hut der Wehen\nAda_B: Hut\n", encoding="utf-8")
    assert said(words, "say", "Hat of Woe", "de") == "Hier: Hut der Wehen" == said(words, "say", "Hat of Woe", "de-AT")
    assert said(words, "say", "Hat of Joy", "de") == "Hier: Hat of Joy"
    assert said(words, "say", "Hat of Woe") == "Hat of Woe"
    assert said(words, "say", "@seat:0", "de") == "Hier: Ada\\_B", "somebody may be called like a card"
    assert "Hat of Woe" in words.format(text("refused-for-others", who=["Hat of Woe"]), None, "de")


def test_a_sentence_that_is_missing_is_told_once(words: Catalogue, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert [said(words, "nothing") for _ in range(2)] == ["<nothing>"] * 2
        assert said(words, "only-attribute") == "<only-attribute>"
        said(words, "say")
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 3 and "no sentence 'nothing' in the catalogue of mini" in told[0]
    assert "has no sentence of its own" in told[1] and "'say'" in told[2]


def test_what_is_kept_is_given_up_when_it_is_too_much(words: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_CACHE", 3)
    for _ in range(2):
        assert [said(words, "say", f"w{n}") for n in range(9)] == [f"w{n}" for n in range(9)]
    assert len(words._cache) <= 3 and len(words._said) <= 3


def test_screens_that_are_no_tables_say_it_in_the_readers_language(words: Catalogue) -> None:
    say = Say(words, "de", lambda ref: "Ada_B")
    assert say("say", what="@seat:0") == "Hier: Ada\\_B" and say.plain("say", what="@seat:0") == "Hier: Ada_B"
    assert say.error(NotPossible(text("say", what="x"))) == "Hier: x" and say.error(ValueError("x")) is None
    assert say.has("say") and say.has("many") and not say.has("nothing")


# ---------------------------------------------------------------------- pictures


def surface(painted: list[str]) -> Surface:
    def draw(view: Any, name: str) -> bytes:
        painted.append(name)
        if name == "broken":
            raise ValueError
        return f"{name} of {view['n']}".encode()

    return Surface(Toy(), root=WORDS, pictures=lambda view: [], draw=draw)


async def test_a_picture_is_drawn_once_for_what_it_shows() -> None:
    painted: list[str] = []
    own, gallery, spec = surface(painted), Gallery(), PictureSpec("board", text("toy-yes"))
    first = await gallery.draw(own, {"n": 1}, spec)
    again = await gallery.draw(own, {"n": 1}, spec)
    assert first == again and first is not None and first.png == b"board of 1" and painted == ["board"]
    other = await gallery.draw(own, {"n": 2}, spec)
    assert other is not None and other.digest != first.digest and painted == ["board", "board"]
    assert await gallery.draw(own, {"n": 1}, PictureSpec("broken", text("toy-yes"))) is None


async def test_how_long_a_picture_took_is_noted_once() -> None:
    noted: list[tuple[str, float]] = []

    class Observer:
        def took(self, what: str, seconds: float) -> None:
            noted.append((what, seconds))

    own, gallery = surface([]), Gallery()
    gallery.observer = Observer()  # type: ignore[assignment]
    for _ in range(2):
        await gallery.draw(own, {"n": 1}, PictureSpec("board", text("toy-yes")))
    assert [what for what, _ in noted] == ["picture"] and noted[0][1] >= 0


async def test_what_is_kept_or_stands_there_is_not_drawn() -> None:
    painted: list[str] = []
    own, gallery = surface(painted), Gallery()
    specs = [PictureSpec(name, text("toy-yes")) for name in ("board", "hand")]
    assert gallery.kept(own, {"n": 1}, specs) is None
    assert gallery.kept(own, {"n": 1}, []) == []
    board = await gallery.draw(own, {"n": 1}, specs[0])
    assert gallery.kept(own, {"n": 1}, specs) is None, "one of them is missing"
    hand = await gallery.draw(own, {"n": 1}, specs[1])
    assert gallery.kept(own, {"n": 1}, specs) == [board, hand]
    digests = [gallery.digest(own, {"n": 9}, spec) for spec in specs]
    there = gallery.kept(own, {"n": 9}, specs, digests)
    assert there is not None and [(one.name, one.digest, one.png) for one in there] == [
        ("board", digests[0], b""),
        ("hand", digests[1], b""),
    ]
    assert gallery.kept(own, {"n": 9}, specs, digests[:1]) is None
    assert gallery.kept(own, {"n": 1}, specs, digests) == [board, hand]


def test_a_digest_names_the_game_the_picture_and_what_it_shows() -> None:
    own, gallery = surface([]), Gallery()
    plain = PictureSpec("board", text("toy-yes"))
    shown = PictureSpec("board", text("toy-yes"), facts={"k": 1})
    assert gallery.digest(own, {"n": 1}, plain) != gallery.digest(own, {"n": 2}, plain)
    assert gallery.digest(own, {"n": 1}, shown) == gallery.digest(own, {"n": 2}, shown)
    assert gallery.digest(own, {"n": 1}, plain) != gallery.digest(own, {"n": 1}, PictureSpec("hand", text("toy-yes")))
    assert len(gallery.digest(own, {}, plain)) == 18
