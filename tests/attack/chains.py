"""Card scripts that never come to an end, at an Altered table whose players brought them."""

import json
from typing import Any

from bot.rules.errors import RuleFailure
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.content.import_cards import read_cards
from cogs.altered.content.pinned import pin
from cogs.altered.state import AlteredOptions
from tests.games.altered.otters import CARDS, HERO, PLAIN

GAME = load_game("altered")
NEWT = "ALT_CORE_B_AX_40_C"
NOON = "{when: noon, do: [%s]}"
TUNE = "{do: gain, what: tune, who: me}"
NEWTS = "{do: create, token: x_brass_newt, at: hero, n: %s}"


def each(depth: int) -> str:
    """A loop over everything in play, in a loop over everything in play ..."""
    inner = "{do: lose, what: boost, who: it}" if depth == 1 else each(depth - 1)
    return f"{{do: each, objects: {{zone: play}}, steps: [{inner}]}}"


def on_gain(what: str, *steps: str) -> str:
    return f"{{when: {{event: gains, what: {what}}}, do: [{', '.join(steps)}]}}"


ENDLESS = {
    "feeds itself": [NOON % TUNE, on_gain("tune", TUNE)],
    "two wake each other": [NOON % TUNE, on_gain("tune", TUNE.replace("tune", "tone")), on_gain("tone", TUNE)],
    "the queue doubles": [NOON % TUNE, on_gain("tune", TUNE, TUNE)],
    "tokens breed": [NOON % (NEWTS % 1), "{when: joins, do: [" + NEWTS % 2 + "]}"],
    "a mile of tokens": [NOON % (NEWTS % 9_999)],
    "loops in loops": [NOON % (NEWTS % 60 + ", " + each(5))],
    "numbers explode": [
        NOON
        % (NEWTS % 3 + ", " + ", ".join(["{do: gain, what: boost, n: {count: {}, times: 9999}, who: {all: {}}}"] * 2))
    ],
    "a mile of cards": [NOON % "{do: resupply, n: {per: day, times: 9999, plus: 9999}}"],
}
TURNING = {
    "types by types": "{passive: {types: {region: all, add: [forest]}}, if: {there_is: {region: forest}}}",
    "gigantic by place": "{passive: {keyword: {k: gigantic}, of: {by: me}}, if: {there_is: {expedition: mine}}}",
    "a keyword by itself": "{passive: {keyword: {k: gigantic, if: {there_is: {expedition: mine}}}, of: {by: me}}}",
    "round by two": "{passive: {keyword: {k: gigantic}, of: {by: me}}, if: {region: forest}},"
    " {passive: {types: {region: mine, add: [forest]}}, if: {there_is: {expedition: hero}}}",
}


def script_of(abilities: str) -> str:
    """What the Hero does."""
    return f"- id: {HERO}\n  counters: {{tune: 2}}\n  abilities: [{abilities}]"


def cards_with(script: str) -> list[dict[str, Any]]:
    """The cards of the list, ready for a table."""
    found = read_cards(json.dumps(CARDS).encode())
    found.add_scripts(script, GAME.content.tokens)
    assert not found.problems, found.problems
    rows = {row["ref"]: row for row in json.loads(json.dumps(found.stored()))["cards"]}
    return pin(list(rows.values()), {"x_brass_newt": rows[NEWT]}, GAME.content)


def table_with(script: str) -> Run[Any]:
    """Both have brought the list and are asked for their first Mana."""
    cards = cards_with(script)
    run = Run.start(GAME, b"chains", 2, AlteredOptions(decks="own", allow_manual=True, format="free"))
    for seat in (0, 1):
        run.supply(seat, cards)
        run.choose(seat, PLAIN)
    return run


def play_until_it_breaks(run: Run[Any], choices: int = 200) -> RuleFailure | None:
    """The house plays; what the rules raised, or None when nothing was."""
    crowd = Crowd(greedy_player, b"chains", 0)
    for _ in range(choices):
        if run.over:
            return None
        try:
            crowd.step(run)
        except RuleFailure as failure:
            return failure
    return None
