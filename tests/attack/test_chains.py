"""Cards that set off one another without end: the choice is refused, the table stands as before and goes on."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.rules.effects import MOST_AMOUNT, PerAmount, amount
from bot.rules.errors import ContentError, TooMuchWork
from bot.rules.kernel import stepper
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from bot.tables.model import errors
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.tables.shelf.shelf import Shelf
from bot.trials.simulate import simulate
from cogs import load_game
from cogs.altered.content.import_cards import read_cards
from cogs.altered.content.pack import load
from cogs.altered.content.scripts import read_scripts
from cogs.altered.rules.reading.bounds import MOST_LOOKS, looks
from cogs.altered.screens.deck_shelf import DeckShelf
from cogs.doomrock import bundled_files
from cogs.doomrock.content.pack import load as load_doomrock
from cogs.doomrock.game import Doomrock
from tests.attack.chains import ENDLESS, GAME, NEWTS, NOON, TURNING, play_until_it_breaks, script_of, table_with
from tests.games.altered.otters import CARDS, HERO, PLAIN
from tests.rules.toy import Toy

ADA, BEN, GUILD = 11, 22, 5


@pytest.mark.parametrize("name", ENDLESS)
def test_a_chain_without_end_is_no_move(name: str) -> None:
    run = table_with(script_of(", ".join(ENDLESS[name])))
    failure = play_until_it_breaks(run)
    assert failure is not None and isinstance(failure.__cause__, TooMuchWork)
    assert len(run.journal) < 100 and run.choices  # nothing of the chain is left
    again = Run.restore(GAME, run.seed, run.checkpoints, run.choices[-(run.index - run.checkpoints[0].index) :])
    assert again.state == run.state
    seat = run.waiting()[0]
    assert run.requests(seat) and run.view(seat)


@pytest.mark.parametrize("name", TURNING)
def test_what_depends_on_itself_can_still_be_shown(name: str) -> None:
    run = table_with(script_of(TURNING[name]))
    for _ in range(60):
        assert play_until_it_breaks(run, 1) is None
        if run.over:
            break
        for seat in (None, 0, 1):
            assert run.view(seat)


def run_of(look: Look) -> Run[Any]:
    assert look.run is not None
    return look.run


def last_option(turn: int, look: Look) -> str:
    run = run_of(look)
    return run.requests(turn)[0].options(run)[-1].id


async def test_a_table_goes_on_after_a_chain(tmp_path: Path) -> None:
    tables = await Tables.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", [GAME])
    shelf = DeckShelf(Shelf(tables.database), GAME.content)
    tables.playing.suppliers["altered"] = lambda info, wants, answer: shelf.fetch(info.guild, str(answer))
    script = script_of(", ".join(ENDLESS["two wake each other"]))
    _, kept = await shelf.import_cards(GUILD, "Otters", json.dumps(CARDS).encode(), partial=False, scripts=script)
    assert kept
    options = {"decks": "own", "allow_manual": True, "format": "free", "confirm": "never"}
    table = (await tables.lobby.create("altered", GUILD, 1, ADA, options, name="Ada")).info.id
    await tables.seating.join(table, BEN, "Ben")
    await tables.lobby.start(table, ADA)
    for user in (ADA, BEN):
        await tables.playing.do(table, user, PLAIN)
    hand = await tables.keeper.look(table, lambda look: [list(p.hand) for p in run_of(look).state.players])
    mana = [[f"{ref}" for ref in dict.fromkeys(cards)][:3] for cards in hand]
    while True:
        turn = await tables.keeper.look(table, lambda look: run_of(look).waiting()[0])
        user = (ADA, BEN)[turn]
        before = await tables.keeper.look(table, lambda look: run_of(look).state.model_dump_json())
        asked = await tables.keeper.look(table, lambda look: run_of(look).requests(turn)[0].decision.key)  # noqa: B023
        answer: Any = mana[turn] if asked == "altered.first_mana" else "pass"
        if asked not in ("altered.first_mana", "altered.turn"):
            answer = await tables.keeper.look(table, partial(last_option, turn))
        try:
            await tables.playing.do(table, user, answer)
        except errors.RulesBroke as refusal:
            assert refusal.text.key == "refused-rules-endless"
            break
    assert await tables.keeper.look(table, lambda look: run_of(look).state.model_dump_json()) == before
    assert (await tables.keeper.get(table)).status == "running"
    await tables.playing.end(table, ADA)
    await tables.close()


def test_the_budget_counts_steps_lines_and_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel's own, for every game: a step that names itself again and asks nobody."""

    async def round_and_round(play, **args):  # type: ignore[no-untyped-def]
        play.next("bid", round=1)

    game = Toy()
    game.steps = {**game.steps, "bid": round_and_round}
    with pytest.raises(TooMuchWork):
        Run.start(game, b"k", 2)
    calls: list[Callable[[Play[Any]], None]] = [
        lambda play: play.say("x"),
        lambda play: play.tell(0, "x"),
        lambda play: play.spend(),
    ]
    for call in calls:
        run = Run.start(Toy(), b"k", 2)
        before = run.work
        call(run.play)
        assert run.work == before + 1
    with pytest.raises(TooMuchWork):
        run.spend(stepper.MOST_WORK)
    run.choose(0, "1")
    assert run.work < 50  # each choice begins anew


@pytest.mark.parametrize(("game", "player"), [("altered", "random"), ("altered", "greedy"), ("doomrock", "greedy")])
def test_honest_play_stays_far_below_the_budget(game: str, player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worst = 0
    spend = stepper.Stepper.spend

    def noted(self: stepper.Stepper, n: int = 1) -> None:  # type: ignore[type-arg]
        nonlocal worst
        spend(self, n)
        worst = max(worst, self.work)

    monkeypatch.setattr(stepper.Stepper, "spend", noted)
    report = simulate(load_game(game), 4, "honest", player=player, check=False)
    assert report.broken == [] and 20 < worst < stepper.MOST_WORK // 10


def test_amounts_have_an_end() -> None:
    class Facts:
        def number(self, name: str) -> int:
            return MOST_AMOUNT

    facts: Any = Facts()
    assert amount(PerAmount(per="x"), facts) == MOST_AMOUNT
    for times in (2, -2):
        with pytest.raises(TooMuchWork):
            amount(PerAmount(per="x", times=times), facts)


def test_looking_is_counted_and_bounded() -> None:
    """Few objects that ask much are as dear as many that ask nothing."""
    questions = ", ".join(["{there_is: {}}"] * 60)
    asks = f"{{passive: {{keyword: {{k: tough, x: 1}}, of: {{}}}}, if: {{all: [{questions}]}}}}"
    run = table_with(script_of(", ".join([asks] * 4)))
    assert looks(run.state, GAME.content_of(run.state)) == 2 * 2 * (1 + 4 * 2 * 240)
    run = table_with(script_of(", ".join([asks] * 4 + [NOON % (NEWTS % 40)])))
    failure = play_until_it_breaks(run)
    assert failure is not None and isinstance(failure.__cause__, TooMuchWork)
    assert looks(run.state, GAME.content_of(run.state)) <= MOST_LOOKS


def test_a_card_has_so_many_abilities_and_no_more() -> None:
    abilities = ", ".join(["{when: noon, do: [{do: draw}]}"] * 13)
    found = read_cards(json.dumps(CARDS).encode())
    rows = {ref: {"ref": ref, "name": card.name, "type": card.type} for ref, card in found.cards.items()}
    _, problems = read_scripts(script_of(abilities), rows, ())
    assert len(problems) == 1 and "at most 12" in problems[0]
    with pytest.raises(ContentError, match="at most 12"):
        load({"cards.yaml": f"- id: {HERO}\n  name: X\n  type: hero\n  faction: AX\n  abilities: [{abilities}]"})


def test_a_doomrock_pack_without_end_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enemies are bounded by the markers of the box; the words of its cards by the budget, each counted."""
    monkeypatch.setattr(stepper, "MOST_WORK", 2_000)
    files = bundled_files()
    name = next(name for name in files if "encounters" in name)
    words = "    - {trigger: start_of_round, do: enrage, n: 0}\n" * 2_000
    source = files[name].replace("  rules:\n", "  rules:\n" + words)
    run = Run.start(Doomrock(load_doomrock({**files, name: source})), b"chains", 2)
    failure = play_until_it_breaks(run, 600)
    assert failure is not None and isinstance(failure.__cause__, TooMuchWork)
    assert run.waiting() and run.view(None)
