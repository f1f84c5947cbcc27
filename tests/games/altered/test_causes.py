"""A reaction says what has woken it: in its question, and in the news also where nobody was asked."""

from collections import Counter

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.state import AlteredOptions, AlteredState
from cogs.altered.view.dusk import with_sums
from tests.games.altered.test_telling import GAME, NAMES

WORDS = Catalogue("altered")
DECKS = [deck.id for deck in GAME.content.starters("fourth").values()]


def said(line: Text, reader: int = 0) -> str:
    return WORDS.format(addressed(WORDS, line, reader, "en"), NAMES)


def begun(n: int, **settings: str) -> tuple[Run[AlteredState], Crowd]:
    seed = b"why %d" % n
    run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(confirm="never", **settings))
    for seat in (0, 1):
        run.choose(seat, DECKS[(n * 3 + seat * 5) % len(DECKS)])
    return run, Crowd(greedy_player if n % 2 else random_player(seed), seed, 0)


def test_a_question_and_the_news_say_what_has_woken_a_card() -> None:
    """ "Gate Warden: … Choose a target" came at Dusk, and nobody knew of which expedition it spoke."""
    asked: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for n in range(12):
        run, crowd = begun(n)
        while not run.over:
            for request in run.requests():
                prompt = request.decision.prompt
                if prompt.key == "al-ask-because":
                    asked[prompt.params["why"].key] += 1
                    assert said(prompt).endswith(f"\n-# Because {said(prompt.params['why'])}.")
                    asks = prompt.params["question"]  # by what it is about the house answers
                    assert asks.params.items() <= prompt.params.items() and said(prompt).startswith(said(asks))
            crowd.step(run)
        came = ""
        for line in GAME.retold([Text(event.kind, event.params) for event in run.journal]):
            if line.said.key == "al-plays":
                came = line.said.params["card"]
            if line.said.key == "al-reacts-woken":
                why = line.said.params["why"]
                told[why.key] += 1
                assert why.key != "al-cause-played" or why.params["card"] == came
                assert f"triggers ({said(why)})" in said(line.said)
                if why.key == "al-cause-moved" and why.params["n"]:
                    told["sums"] += 1
                    assert all(one.params["mine"] > one.params["theirs"] for one in why.params["due"])
    assert {"al-cause-played", "al-cause-passed", "al-cause-moved", "al-cause-stayed"} <= asked.keys(), asked
    assert told["al-cause-joined"] and told["sums"] and asked.keys() <= told.keys(), told


def test_a_table_of_before_tells_its_reactions_as_it_did() -> None:
    for n in range(2):
        run, crowd = begun(n, telling="stays")
        while not run.over:
            crowd.step(run)
        assert not [event for event in run.journal if event.kind == "al-reacts" and "why" in event.params]


def test_the_sums_are_those_by_which_it_moved() -> None:
    """A token that another card has made since is not among them."""
    why = text("al-cause-moved", seat="@seat:1", exp="hero", due=[text("al-sign-mountain")], n=1)
    due = [text("al-stat-mountain"), text("al-stat-water")]
    lines = [
        text("al-progress", hero=["1/2/3", "4/6/7"], companion=["9/9/9", "0/0/0"]),
        text("al-moves", seat="@seat:1", exp="hero", n=1, due=due, left=4),
        text("al-moves", seat="@seat:0", exp="companion", n=1, due=due, left=4),
    ]
    both = "moved by ⛰️6:2 and 🌊7:3"
    assert said(with_sums(why, lines)) == f"Ben’s 🧭 {both}", "as the news of that Dusk says it, which name all of them"
    assert said(with_sums(why, lines), 1) == f"your 🧭 {both}"
    plain = text("al-cause-moved", seat="@seat:1", exp="hero", due=[], n=0)
    assert said(with_sums(plain, lines)) == "Ben’s 🧭 moved by ⛰️6:2 and 🌊7:3"
    assert said(with_sums(plain, [*lines, text("al-day", day=2)])) == "Ben’s 🧭 moved", (
        "of another Dusk nothing is told"
    )
