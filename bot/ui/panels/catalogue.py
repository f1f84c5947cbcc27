"""Sentences: from `Text` (key and parameters) to words in a reader's language. Reads `data/`, touches nothing else.

`data/<locale>.ftl` holds what all games share, `data/<game>/<locale>.ftl` a game's own and may override, with further
files such as `voice.<locale>.ftl` beside it; a game inside another (`altered-draft`: `data/altered/draft`) has the
other's sentences too. English is complete; what another language lacks is taken from it. The format is Fluent (https://projectfluent.org).
"""

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime.types import FluentNone, FluentType

from bot import DATA
from bot.rules.decision import Text
from bot.rules.errors import Refusal
from bot.rules.stories.prose import PREFIX
from bot.ui.panels.fluent_files import FluentFiles, fluent_files
from bot.ui.panels.markdown import prose_markdown, prose_plain
from bot.ui.panels.names import COMMA, PERSON, PUT_IN, Names, SeatMarks, SeatNames, kept_under
from bot.ui.panels.panel import escape, plain
from bot.ui.panels.translations import translations

log = logging.getLogger(__name__)

Prose = Callable[[str, str], str | None]
"""From (reference without `@prose:`, language) to Markdown, None when unknown."""

FALLBACK = "en"
_CACHE = 8_192
_PROSE = f"@{PREFIX}"
_HEAD, _LAST = "\x01", "\x02"
_MARK = re.compile(f"{_HEAD}(\\d+){_LAST}")
_BRACKETS = re.compile(r"\([^()]*\)")
_LONG = 500
_NUMBERS, _SETS = (int, float), (set, frozenset)
_LISTS = (list, tuple, *_SETS)
"""Written once: a union of types is made anew each time that it is looked at, which is seen in each sentence."""


_OF_CARDS = frozenset({"cards-printed"})
"""Shared sentences whose parameters are texts of cards; those of the others are names and words of people."""


class _Word(str, FluentType):
    """A parameter that looks otherwise where it is shown: selectors compare what it is (`deck_top`), sentences show it
    escaped (`deck\\_top`)."""

    shown: str

    def __new__(cls, value: str, shown: str) -> "_Word":
        word = super().__new__(cls, value)
        word.shown = shown
        return word

    def format(self, locale: Any) -> str:  # type: ignore[override]  # Fluent's, not that of strings
        return self.shown


class _Reader(NamedTuple):
    """For whom a sentence is made. translates: whether its parameters may be texts of cards."""

    names: Names | None
    locale: str
    label: bool
    translates: bool


class Catalogue:
    """The sentences of one game, or of none (`Catalogue()`: only what is shared). Keep one and share it: it caches.

    root: the folder in which the game's folder stands. prose: the game's, for parameters such as
    `@prose:m04/12/intro`, whose paragraphs and emphasis are kept.
    """

    def __init__(self, game: str | None = None, root: Path = DATA, prose: Prose | None = None) -> None:
        self.game = game
        self.root = root
        self._prose = prose
        self._files: dict[str, FluentFiles | None] = {}
        self._names_in: dict[Path, list[str]] = {}
        self._cache: dict[Any, str] = {}
        """By key and parameters as Fluent gets them."""
        self._said: dict[Any, str] = {}
        """By `kept_under`, with marks where people are named."""
        self._frames: dict[str, str] = {}
        """Locale -> how a list ends, with room for its words: lists are too many to be kept one by one."""
        self._nothing: dict[str, str] = {}
        """Locale -> what stands for a list of nothing."""
        self._reported: set[str] = set()

    def format(self, text: Text, names: Names | None = None, locale: str = FALLBACK, *, label: bool = False) -> str:
        """The sentence. Names and other foreign words are escaped as Markdown; label: they are left plain instead.

        A missing key gives the key in angle brackets and is logged once.
        """
        same = kept_under(text, names) if text.params else (text.key,)
        if same is None:
            return self._make(text, names, locale, label)
        people = names if same[-1] is PUT_IN and isinstance(names, SeatNames) else None
        said = self._said.get((same, locale, label))
        if said is None:
            if len(self._said) >= _CACHE:
                self._said.clear()
            known = names if people is None else SeatMarks(people)
            said = self._said[(same, locale, label)] = self._make(text, known, locale, label)
        return said if people is None else people.put_into(said, _bare if label else escape, label=label)

    def _make(self, text: Text, names: Names | None, locale: str, label: bool) -> str:
        params: Mapping[str, Any] = text.params
        if params:
            translates = locale != FALLBACK and self.game is not None and _is_of_cards(text.key)
            reader = _Reader(names, locale, label, translates)
            params = {key: self._parameter(value, reader) for key, value in params.items()}
        cache_key = (text.key, locale, label, *params.items())
        found = self._cache.get(cache_key)
        if found is None:
            if len(self._cache) >= _CACHE:
                self._cache.clear()
            found = self._format_long(text.key, params, locale)
            self._cache[cache_key] = found = _without_marks(found) if label else found
        return found

    def _format_long(self, key: str, params: Mapping[str, Any], locale: str) -> str:
        """`_format` with parameters of any length: Fluent takes none beyond 1,000 characters, and prose has more."""
        long = {name: value for name, value in params.items() if isinstance(value, str) and len(value) > _LONG}
        if not long:
            return self._format(key, params, locale)
        marks = {name: f"{_HEAD}{n}{_LAST}" for n, name in enumerate(long)}
        words = self._format(key, {**params, **marks}, locale)
        return _MARK.sub(lambda mark: long[list(long)[int(mark[1])]], words)

    def language(self, locale: str) -> str:
        """The language in which a reader of `locale` is spoken to: `en` for `en-GB` as long as there is no other."""
        return next((name for name in _fallbacks(locale) if self._files_of(name) is not None), FALLBACK)

    def languages(self) -> dict[str, str]:
        """Code -> what it calls itself, of all languages in which what games share is told."""
        codes = sorted(path.stem for path in DATA.glob("*.ftl"))
        spoken = [code for code in codes if self.speaks("language-name", code)]
        return {code: self._format("language-name", {}, code) for code in spoken}

    def has(self, key: str, locale: str = FALLBACK) -> bool:
        """Whether there is a sentence under this key, in this language or in English."""
        return self._find(key, locale) is not None

    def short(self, said: Text, locale: str = FALLBACK) -> Text | None:
        """The short form `<key>-short` of a sentence, with the same parameters; None where there is none."""
        key = f"{said.key}-short"
        return Text(key, said.params) if self.has(key, locale) else None

    def speaks(self, key: str, locale: str) -> bool:
        """Whether this very language has a sentence under this key."""
        found = self._files_of(locale)
        return found is not None and found.has(key)

    def has_language(self, locale: str) -> bool:
        """Whether anything at all is told in this very language."""
        return self._files_of(locale) is not None

    def keys(self, locale: str = FALLBACK) -> set[str]:
        """All keys of a language itself."""
        found = self._files_of(locale)
        return set() if found is None else set(found.keys())

    def name(self, ref: str, names: Names | None, locale: str = FALLBACK) -> str:
        """The name behind a reference: from `names`, else from the catalogue (`name-ab-haymaker`), else itself."""
        found = names(ref) if names is not None else None
        if found is None:
            key = "name-" + "".join(c if c.isalnum() else "-" for c in ref)
            found = self._format(key, {}, locale) if self.has(key, locale) else ref
        return found

    def _parameter(self, value: Any, reader: "_Reader") -> Any:
        """A parameter as Fluent gets it: shown like any value, and compared by selectors as it is."""
        shown = self._value(value, reader)
        if type(value) is str and shown != value and value[:1] != "@" and len(shown) <= _LONG:
            return _Word(value, shown)
        return shown

    def _value(self, value: Any, reader: "_Reader") -> Any:
        names, locale, label, translates = reader
        if isinstance(value, str):
            if value.startswith(_PROSE):
                return self._prose_of(value[len(_PROSE) :], locale, label)
            if value[:1] == "@" and len(value) > 1:
                if type(names) is SeatMarks and (mark := names.mark(value[1:])) is not None:
                    return mark
                translates = translates and not value.startswith(PERSON)
                value = self.name(value[1:], names, locale)
            if translates:
                value = self._translated(value, locale)
            return plain(value) if label else escape(value)
        if isinstance(value, Text):
            return self.format(value, names, locale, label=label)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, _NUMBERS):
            return value
        if isinstance(value, _LISTS):
            items = sorted(value, key=str) if isinstance(value, _SETS) else value
            return self._join(self._words(items, reader), locale)
        return "" if value is None else plain(str(value)) if label else escape(str(value))

    def _translated(self, printed: str, locale: str) -> str:
        """What a card says in another language; as printed where nobody has translated it."""
        assert self.game is not None
        for name in _fallbacks(locale):
            found = translations(self.game, name, self.root).get(printed)
            if found is not None:
                return found
        return printed

    def _prose_of(self, ref: str, locale: str, label: bool) -> str:
        """Prose by reference; nothing where there is none, so that no reference tells what exists."""
        found = None if self._prose is None else self._prose(ref, locale)
        if found is None:
            self._report(_PROSE + ref, f"no prose in {self.game or 'all games'} for a reference")
            return ""
        return prose_plain(found) if label else prose_markdown(found)

    def _words(self, items: Sequence[Any], reader: "_Reader") -> list[str]:
        """The items of a list, what is named several times only once: `2 × Stick`."""
        named = Counter(item for item in items if isinstance(item, str) and item[:1] == "@")
        words = []
        for item in items:
            n = named.get(item, 1) if isinstance(item, str) else 1
            if n:
                word = str(self._value(item, reader))
                words.append(f"{n} × {word}" if n > 1 else word)
            if isinstance(item, str) and item in named:
                named[item] = 0
        return words

    def _join(self, words: list[str], locale: str) -> str:
        if not words:
            if locale not in self._nothing:
                self._nothing[locale] = self._format("list-none", {}, locale)
            return self._nothing[locale]
        if len(words) == 1:
            return words[0]
        frame = self._frames.get(locale)
        if frame is None:
            frame = self._format("list-and", {"head": _HEAD, "last": _LAST}, locale)
            self._frames[locale] = frame
        # names such as `Pick a Pocket, Any Pocket`; what stands in brackets parts nothing
        between = "; " if any(COMMA in word and COMMA in _BRACKETS.sub("", word) for word in words) else COMMA
        return frame.replace(_HEAD, between.join(words[:-1])).replace(_LAST, words[-1])

    def _format(self, key: str, params: Mapping[str, Any], locale: str) -> str:
        found = self._find(key, locale)
        if found is None:
            self._report(key, f"no sentence {key!r} in the catalogue of {self.game or 'all games'}")
            return f"<{key}>"
        said = found.format(key, params)
        if said is None:
            self._report(key, f"{key!r} has no sentence of its own")
            return f"<{key}>"
        words, errors = said
        if errors:
            self._report(key, f"{key!r} with {sorted(params)}: {errors}")
        return key if isinstance(words, FluentNone) else str(words)

    def _report(self, key: str, why: str) -> None:
        if key not in self._reported:
            self._reported.add(key)
            log.warning("catalogue: %s", why)

    def _find(self, key: str, locale: str) -> FluentFiles | None:
        for name in _fallbacks(locale):
            found = self._files_of(name)
            if found is not None and found.has(key):
                return found
        return None

    def _files_of(self, locale: str) -> FluentFiles | None:
        if locale not in self._files:
            self._files[locale] = self._load(locale)
        return self._files[locale]

    def _load(self, locale: str) -> FluentFiles | None:
        if not all(c.isalnum() or c in "-_" for c in locale):
            return None
        own, other = f"{locale}.ftl", f".{locale}.ftl"
        files = [DATA / own] if own in self._listed(DATA) else []
        if self.game is not None:
            folder = self.root
            for part in self.game.split("-"):  # `altered-draft` has the sentences of `altered`, and its own on top
                folder = folder / part
                names = self._listed(folder)
                files += [folder / own] if own in names else []
                files += [folder / name for name in names if name.endswith(other)]
        texts = tuple((file.name, file.read_text(encoding="utf-8")) for file in files)
        return fluent_files(locale, texts) if texts else None

    def _listed(self, folder: Path) -> list[str]:
        """The files of sentences in a folder, by name. A start asks for each of Discord's thirty
        languages."""
        if folder not in self._names_in:
            self._names_in[folder] = sorted(path.name for path in folder.glob("*.ftl") if path.is_file())
        return self._names_in[folder]


class Say:
    """A catalogue in one reader's language, for screens that are no table's: `say("roll-head", who="Ada")`."""

    def __init__(self, words: Catalogue, locale: str = FALLBACK, names: Names | None = None) -> None:
        self._words, self._locale, self._names = words, locale, names

    def __call__(self, key: str, /, **params: Any) -> str:
        return self.text(Text(key, params))

    def plain(self, key: str, /, **params: Any) -> str:
        """The same for a label."""
        return self._words.format(Text(key, params), self._names, self._locale, label=True)

    def text(self, said: Text) -> str:
        """A sentence that somebody else has chosen, such as a refusal's."""
        return self._words.format(said, self._names, self._locale)

    def error(self, error: Exception) -> str | None:
        """What a person is told when this was raised; None: it is not theirs to know."""
        return self.text(error.text) if isinstance(error, Refusal) else None

    def has(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        return self._words.has(key, self._locale)


def _without_marks(label: str) -> str:
    """No label is read as Markdown, nor has it small print."""
    return label.replace("**", "").replace("`", "").replace("\n-# ", "\n")


def _bare(name: str) -> str:
    """A name for a label."""
    return _without_marks(plain(name))


def _is_of_cards(key: str) -> bool:
    """Whether a sentence may say what stands on a card: a game's own do, the shared ones name people."""
    return key in _OF_CARDS or key not in _shared_keys()


@lru_cache(maxsize=1)
def _shared_keys() -> frozenset[str]:
    return frozenset(Catalogue().keys())


def _fallbacks(locale: str) -> Iterator[str]:
    yield locale
    language = locale.partition("-")[0]
    if language != locale:
        yield language
    if language != FALLBACK:
        yield FALLBACK
