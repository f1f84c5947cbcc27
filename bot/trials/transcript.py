"""One whole game as text: who was asked what, what was answered and told. A change of rules is reviewed as a diff."""

from collections.abc import Iterator
from typing import Any

from bot.rules.decision import TABLE_SEAT, Text
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.catalogue import Catalogue


def transcript(game: Game[Any], seats: int, seed: str, player: str = "greedy", longest: int = 5_000) -> Iterator[str]:
    """The lines of a game between house players. The same rules, content and seed give the same lines."""
    catalogue = Catalogue(game.id, prose=game.prose)

    def names(ref: str) -> str | None:
        return f"Player {int(ref[5:]) + 1}" if ref.startswith("seat:") else run.name_of(ref)

    def words(text: Text) -> str:
        return catalogue.format(text, names, label=True)

    run = Run.start(game, seed.encode(), seats)
    by = greedy_player if player == "greedy" else random_player(seed.encode())
    crowd = Crowd(by, seed.encode(), 0 if player == "greedy" else 12)
    yield f"{game.id}, rules {game.version}, {seats} seats, seed {seed}, {player} players"
    step = ""
    while True:
        for told in game.retold([Text(event.kind, event.params) for event in run.take_events()]):
            yield f"    {words(told.said)}"
        if run.over:
            break
        if run.index >= longest:
            yield "... and so on"
            return
        if run.state.steps[0].name != step:
            step = run.state.steps[0].name
            yield f"[{step}]"
        before = {id(r): {o.id: o for o in r.options(run)} for r in run.requests()}
        meanwhile = {n: {o.id: o for o in game.anytime(run.state, n)} for n in range(seats)}
        seat, request, answer = crowd.step(run)
        options = meanwhile[seat] if request.anytime else before.get(id(request), {})
        picks = answer if isinstance(answer, list) else [answer]
        said = ", ".join(words(options[p].label) if p in options else str(p) for p in picks)
        who = "The table" if seat == TABLE_SEAT else f"Player {seat + 1}"
        yield f"  {who}, {request.decision.key}: {said or '-'}"
    yield f"{words(game.result_text(run.state))} ({run.state.result}, after {run.index} choices)"
