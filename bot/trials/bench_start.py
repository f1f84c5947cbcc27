"""What `waykeeper bench start` measures: what it takes until a command can work, with packs as large as a campaign's.

The packs are generated: as many entries as a map has, until there are 900 kB of YAML and 1 MB of prose.
"""

import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.content_cache import ContentCache
from bot.rules.content.reader import Reader
from bot.rules.stories.book import StoryBook
from bot.rules.stories.loading import read_stories
from bot.rules.stories.plain import PLAIN
from bot.rules.stories.prose import split_prose
from bot.trials.bench import Measure, median_seconds

FACTS = 900_000
PROSE = 1_000_000
GAMES = 5
RUNS = 3
SENTENCE = "The bell rings *once* for whoever left. "
Texts = dict[str, str]


def generated_pack(facts: int = FACTS, prose: int = PROSE) -> tuple[Texts, Texts]:
    """(YAML files, Markdown files) of about so many bytes together, eleven pairs of each."""
    yaml: Texts = {}
    markdown: Texts = {}
    one_yaml, one_prose = _entry("0000", 1)
    entries = max(1, facts // len(one_yaml))
    repeats = max(1, round((prose / entries - len(one_prose)) / (8 * len(SENTENCE))) + 1)
    for n in range(entries):
        name = f"m{n % 11:02}"
        fact, told = _entry(f"{n:04}", repeats)
        yaml[f"{name}.yaml"] = yaml.get(f"{name}.yaml", "") + fact
        markdown[f"{name}.md"] = markdown.get(f"{name}.md", "") + told
    return yaml, markdown


def _entry(entry: str, repeats: int) -> tuple[str, str]:
    check = "check: {skill: 6}, outcomes: {won: {effects: [{do: gain, coin: 2, gem: 1}, {do: gain, rep: 1}]}, lost: {}}"
    choices = "".join(f"  - {{name: c{n}, {check}}}\n" for n in (1, 2))
    fact = f"- id: e{entry}\n  place: Salt Stair {entry}\n  choices:\n{choices}"
    fact += f"  variants:\n  - name: lantern\n    if: {{keyword: lantern}}\n    choices:\n    - {{name: c1, {check}}}\n"
    keys = ["intro", "c1.won", "c1.lost", "c2.won", "c2.lost", "if.lantern", "if.lantern.c1.won", "if.lantern.c1.lost"]
    told = f"## e{entry} A place called {entry}\n"
    told += "".join(f"### {key}\n{SENTENCE * repeats}\n" for key in keys)
    return fact, told + "".join(f"### {key}\nGo on\n" for key in ("c1", "c2", "if.lantern.c1"))


def _read(texts: tuple[Texts, Texts], cache: ContentCache | None) -> StoryBook:
    reader = Reader(cache)
    book = read_stories(reader, *texts, PLAIN)
    reader.finish()
    return book


def start() -> Iterator[Measure]:
    """The sections of loading, then whole commands in processes of their own."""
    texts = generated_pack()
    size = sum(map(len, texts[0].values())) / 1e6, sum(map(len, texts[1].values())) / 1e6
    yield Measure("start", "generated pack: YAML", round(size[0], 2), "MB")
    yield Measure("start", "generated pack: prose", round(size[1], 2), "MB")
    with TemporaryDirectory() as folder:
        cache = ContentCache(Path(folder))
        cold = median_seconds(lambda: _read(texts, None), RUNS)
        _read(texts, cache)
        warm = median_seconds(lambda: _read(texts, cache), RUNS)
    split = median_seconds(lambda: [split_prose(*one) for one in texts[1].items()], RUNS)
    yield Measure("start", "pack read and checked", round(cold, 3), "s")
    yield Measure("start", "pack read again, from the cache", round(warm, 3), "s")
    yield Measure("start", f"{GAMES} such packs from the cache", round(GAMES * warm, 3), "s", "<= 3")
    yield Measure("start", "all of its prose split", round(split, 3), "s")
    yield from _commands()


def _commands() -> Iterator[Measure]:
    runs: list[tuple[str, list[str], str]] = [
        ("waykeeper --help, processor", ["-m", "bot", "--help"], "<= 0.5"),
        ("a bot's imports alone, processor", ["-c", "import bot.app"], ""),
        (
            "all games of a bot, imports too, processor",
            # a start is over when all is there: letting go of it takes a second more, which no running bot does
            ["-c", "import os; from bot.installed import load_surfaces; load_surfaces(); os._exit(0)"],
            "<= 3",
        ),
    ]
    for name, words, goal in runs:
        yield Measure("start", name, round(min(_processor(words) for _ in range(RUNS)), 2), "s", goal)


def _processor(words: list[str]) -> float:
    """Processor time of a process of its own: what else the machine does is not what is measured."""
    began = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime - began.ru_utime - began.ru_stime
