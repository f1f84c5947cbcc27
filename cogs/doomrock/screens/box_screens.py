"""What Doomrock's box looks like in a channel: panels as plain data. Pure; every sentence comes from a catalogue.

Presses besides the frame's (`bot.ui.screens.box`): ai: `at` is how many cards were drawn; clean, explode: 0.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.rules.decision import text
from bot.tables.shelf.trays import Card, Picked, Thrown
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Button, Panel
from bot.ui.screens.box import BoxScreens
from cogs.doomrock.box.actions import Shown
from cogs.doomrock.box.state import MARKERS, Box, Pool
from cogs.doomrock.box.sums import Damage, Level, tokens
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.state import Score

SCREENS: Final = BoxScreens("wkb", 0xB5482A, GLYPHS.__getitem__)
"""Its dice are written as at its tables, each as a digit in a square: `5️⃣`."""
news, button = SCREENS.news, SCREENS.button


# ---------------------------------------------------------------- dice


def thrown(say: Say, who: str, done: Thrown[Box]) -> Panel:
    """A throw with the tokens that it gives."""
    return SCREENS.thrown(say, who, done, _given(say, done.faces))


def _given(say: Say, dice: Sequence[int]) -> str:
    shields, heroism = tokens(dice)
    if not shields and not heroism:
        return say("dr-box-no-tokens")
    return say("dr-box-tokens", shields=shields, heroism=heroism)


def tested(say: Say, who: str, done: Thrown[Box], stat: str, value: int, difficulty: int) -> Panel:
    """DR-6.2."""
    total = done.faces[0] + value
    line = say(
        "dr-box-test",
        who=who,
        stat=stat,
        die=done.faces[0],
        value=value,
        sum=total,
        difficulty=difficulty,
        passed=total >= difficulty,
    )
    return news(say, [line], done)


# ---------------------------------------------------------------- expose markers


def laid(say: Say, done: Shown) -> Panel:
    lines = []
    if done.n:
        key = "dr-box-laid" if done.whose else "dr-box-laid-nobody"
        lines.append(say(key, whose=done.whose, n=done.n, pool=len(done.box.pool.pool)))
    if done.missing:
        lines.append(say("dr-box-missing", n=done.missing))
    panel = news(say, lines, done)
    return panel.add((button("explode", say.plain("dr-box-explode"), style="danger"),)) if done.missing else panel


def revealed(say: Say, done: Shown) -> Panel:
    lines = [
        say(
            "dr-box-revealed" if done.whose else "dr-box-revealed-nobody",
            whose=done.whose,
            markers=markers(say, done.kinds),
        ),
        *_does(say, done.kinds),
    ]
    if "cumulation" not in done.kinds:
        return news(say, lines, done)
    panel = news(say, [*lines, say("dr-box-cumulation")], done)
    return panel.add((button("clean", say.plain("dr-box-clean"), style="primary"),))


def cleaned(say: Say, done: Shown) -> Panel:
    return news(say, [say("dr-box-cleaned", n=done.n, back=done.back, pool=len(done.box.pool.pool))], done)


def exploded(say: Say, done: Shown) -> Panel:
    lines = [say("dr-box-exploded")]
    for whose, kinds in done.exploded:
        of = "" if whose else "-nobody"
        lines.append(say(f"dr-box-revealed{of}", whose=whose, markers=markers(say, kinds)))
        lines += _does(say, kinds, f"dr-box-hurt{of}")
    pool = len(done.box.pool.pool)
    lines.append(
        say("dr-box-exploded-end", cumulation=any("cumulation" in kinds for _, kinds in done.exploded), pool=pool)
    )
    return news(say, lines, done)


def _does(say: Say, kinds: Sequence[str], hurt: str = "dr-box-plus") -> list[str]:
    lines = [say(hurt, n=kinds.count("plus1"))] if "plus1" in kinds else []
    return [*lines, say("dr-box-push")] if "push" in kinds else lines


def markers(say: Say, kinds: Sequence[str]) -> list[str]:
    """`2 × blank, 1 × +1`."""
    counted = Counter(kinds)
    return [say.plain(f"dr-box-marker-{kind}", n=counted[kind]) for kind in MARKERS if counted[kind]]


def count(say: Say, box: Box) -> Panel:
    """Where all markers and counters are."""
    pool: Pool = box.pool
    lines = [say("dr-box-count-pool", n=len(pool.pool))]
    for whose, kinds in pool.lying.items():
        lines.append(say("dr-box-count-lying" if whose else "dr-box-count-lying-nobody", whose=whose, n=len(kinds)))
    for zone, kinds in (("revealed", pool.revealed), ("removed", pool.removed)):
        if kinds:
            lines.append(say(f"dr-box-count-{zone}", n=len(kinds), markers=markers(say, kinds)))
    lines.append(say("dr-box-count-all", n=sum(map(len, pool.zones()))))
    lines.append(say("dr-box-count-rest", time=box.time, enrage=box.enrage, ai=len(box.ai.pile)))
    return news(say, lines)


# ---------------------------------------------------------------- AI, counters


def ai_shuffled(say: Say, done: Card[Box]) -> Panel:
    deck = done.box.ai
    lines = [
        say(
            "dr-box-ai-shuffled",
            n=len(deck.pile),
            encounter=f"@{deck.encounter}" if deck.encounter else "",
            named=bool(deck.encounter),
        )
    ]
    if deck.encounter:
        lines.append(say("dr-box-enrage-now", n=done.box.enrage))
    return news(say, lines, done).add((_another(say, done),))


def ai_card(say: Say, content: DoomrockContent, done: Card[Box]) -> Panel:
    lines = [say("dr-box-ai-again")] if done.again else []
    left = len(done.box.ai.pile)
    card = content.ai.get(done.card)
    if card is None:
        lines.append(say("dr-box-ai-number", card=done.card, left=left))
    else:
        lines += [
            say("dr-box-ai-card", card=card.name, left=left),
            say("dr-box-ai-minion", what=card.minion_text),
            say("dr-box-ai-boss", what=card.boss_text),
        ]
    return news(say, lines, done).add((_another(say, done),))


def _another(say: Say, done: Card[Box]) -> Button:
    return button("ai", say.plain("dr-box-ai-draw"), done.box.ai.turn)


def timed(say: Say, before: Box, box: Box) -> Panel:
    """The time that is left."""
    return news(say, [say("dr-box-time", before=before.time, after=box.time)])


def enraged(say: Say, content: DoomrockContent, before: Box, box: Box) -> Panel:
    """The change, and what the encounter of the AI deck does about it (DR-15.2)."""
    lines = [say("dr-box-enrage", before=before.enrage, after=box.enrage)]
    encounter = content.encounters.get(box.ai.encounter)
    if encounter is not None:
        reached = [level for level in encounter.enrage.levels if before.enrage < level.at <= box.enrage]
        lines += [say("dr-box-enrage-level", at=level.at, what=level.text) for level in reached]
    return news(say, lines)


def damaged(say: Say, d: Damage) -> Panel:
    lines = [say("dr-box-damage", n=d.n, expose=d.expose, total=d.total)]
    if d.shield:
        lines.append(say("dr-box-damage-shield", total=d.total, n=d.shield, after=d.after_shield, left=d.shields_left))
    if d.armor:
        lines.append(say("dr-box-damage-armor", total=d.after_shield, n=d.armor, after=d.lost))
    return news(say, [*lines, say("dr-box-damage-lost", n=d.lost)])


def picked(say: Say, key: str, done: Picked[Box]) -> Panel:
    return news(say, [say(key, names=[f"@{card}" for card in done.names])], done)


def levels(say: Say, heroes: Sequence[Level], order: Sequence[int], silver: int, left: int) -> Panel:
    """Who may gain a level now, and the cheapest way to spend it all."""
    names = [hero.name or say.plain("dr-box-hero", n=place + 1) for place, hero in enumerate(heroes)]
    lines = []
    for name, hero in zip(names, heroes, strict=True):
        key = "ok" if hero.is_possible else "short" if hero.is_even else "ahead"
        lines.append(say(f"dr-box-level-{key}", who=name, cost=hero.cost, have=silver, ahead=hero.ahead))
    if order:
        lines.append(say("dr-box-level-plan", who=[names[place] for place in order], left=left, silver=silver))
    else:
        lines.append(say("dr-box-level-none", silver=silver))
    return news(say, lines)


def scored(say: Say, found: Score) -> Panel:
    rows = [text(f"dr-score-{row}", n=n) for row, n in found.rows.items()]
    return news(say, [say("dr-score", rows=rows, total=found.total)])
