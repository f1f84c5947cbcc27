"""A group that decides together, and the ways in which it does. Pure.

A game makes a `Council` where it needs one, of those who have a voice at that moment: whoever is away and takes no part
is left out, and a council of one is simply asked.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from bot.rules.council.counting import is_out_of_reach, leading
from bot.rules.decision import Answer, Decision, Form, Option, Text, text
from bot.rules.play.driving import ASK_AGAIN, AwaitAnswer
from bot.rules.play.floor import NOT_DONE
from bot.rules.play.handle import Play
from bot.rules.play.unasked import settled
from bot.rules.values import value_class

Mode = Literal["leader", "anyone", "vote"]
Options = Callable[[], Sequence[Option]]
Explain = Callable[[Sequence[Option]], Sequence[Option]]

VOTED: Final = "option-voted"
"""The key of a label with the names of those who are for it."""
ABSTAIN: Final = Option("abstain", text("option-abstain"))
AGREE: Final = Option("agree", text("option-agree"))
_BACK: Final = Option(NOT_DONE.id, text("option-vote-back"))


class Verdict(NamedTuple):
    """What a ballot came to. by_leader: whether the leader was asked to break a tie; votes: of each seat, none missing
    but those who abstained or were not needed any more."""

    option: str
    by_leader: bool
    votes: Mapping[int, str]


@value_class(frozen=True, slots=True)
class Council:
    """seats   who has a voice, in the order of the table
    leader     decides alone in mode `leader`, and breaks ties
    mode       `leader`; `anyone`: the first answer of anybody counts; `vote`: most votes win
    closes     when a vote is counted: `all` have voted; `reached`: as soon as nobody can overtake the first; `half`: as
               soon as more than half of the seats agree
    is_tie_asked  a tie is put to the leader anew, among those that are tied; else what the leader has voted for wins,
               if it is among them, else what is listed first
    may_change    a vote may be changed and taken back until it is counted
    may_abstain   nobody has to vote; whoever is late abstains
    """

    seats: Sequence[int]
    leader: int
    mode: Mode = "vote"
    closes: Literal["all", "reached", "half"] = "all"
    is_tie_asked: bool = False
    may_change: bool = False
    may_abstain: bool = False

    @property
    def deciders(self) -> tuple[int, ...]:
        """Who may answer where nobody votes."""
        return tuple(self.seats) if self.mode == "anyone" else (self.leader,)

    # ------------------------------------------------------------------ one option, an order

    async def choose(
        self,
        play: Play[Any],
        key: str,
        prompt: Text,
        options: Options,
        default: Callable[[], Answer] | None = None,
        *,
        pictured: bool = False,
        restated: Callable[[], Text] | None = None,
        explain: Explain | None = None,
        form: Callable[[str], Form | None] | None = None,
    ) -> str:
        """One option, chosen in the way of this council; "" when there is none. pictured, restated, explain: as in
        `Decision`; form: as there, for whoever decides alone: of a vote nobody knows what follows it."""
        told: dict[str, Any] = {"pictured": pictured, "restated": restated, "explain": explain}
        if self.mode != "vote" or len(self.seats) < 2:
            form = form if len(self.deciders) == 1 else None
            return await play.ask(self.deciders, key, prompt, options, default=default, form=form, **told)
        return (await self.vote(play, key, prompt, options, default, **told)).option

    async def order(
        self, play: Play[Any], key: str, prompt: Text, options: Options, default: Callable[[], Answer] | None = None
    ) -> list[str]:
        """All options in the order that the leader (in mode `anyone` whoever answers first) gives them."""
        return await play.ask_order(self.deciders, key, prompt, options, default=default)

    async def vote(
        self,
        play: Play[Any],
        key: str,
        prompt: Text,
        options: Options,
        default: Callable[[], Answer] | None = None,
        *,
        pictured: bool = False,
        restated: Callable[[], Text] | None = None,
        explain: Explain | None = None,
    ) -> Verdict:
        """An open ballot; nobody is asked where there is nothing to choose. default: the vote of whoever is late, and
        what a leader who is late too makes of a tie that it is among."""
        known = settled(Decision((self.leader,), key, prompt, options), options())
        if known is not None:
            return Verdict(str(known), False, {})
        votes, found = await self._collect(play, key, prompt, options, default, pictured, restated, explain)
        counted = {seat: vote for seat, vote in votes.items() if vote != ABSTAIN.id}
        tied = leading(counted, [option.id for option in found if option.refused is None])
        if self.is_tie_asked and len(tied) > 1:
            usual = default if default is not None and default() in tied else None
            broken = await play.ask(
                self.leader,
                f"{key}.tie",
                text("ask-tie", what=prompt),
                lambda: _among(options, tied),
                default=usual,
                explain=partial(_with_voices, counted, explain),
            )
            return Verdict(broken, True, counted)
        own = votes.get(self.leader, "")
        return Verdict(own if own in tied else tied[0], False, counted)

    async def _collect(
        self,
        play: Play[Any],
        key: str,
        prompt: Text,
        options: Options,
        default: Callable[[], Answer] | None,
        pictured: bool,
        restated: Callable[[], Text] | None,
        explain: Explain | None,
    ) -> tuple[dict[int, str], Sequence[Option]]:
        """The votes, and the options as they are at last."""
        votes: dict[int, str] = {}
        late = (lambda: ABSTAIN.id) if self.may_abstain and default is None else default
        while not self._is_counted(votes, found := options()):
            asked = [seat for seat in self.seats if self.may_change or seat not in votes]
            decisions = [
                Decision(
                    (s,),
                    key,
                    prompt,
                    self._options_of(s, options, votes),
                    default=late,
                    pictured=pictured,
                    restated=restated,
                    explain=partial(_with_voices, votes, explain),
                )
                for s in asked
            ]
            known = [[*found, *self._extra(s, votes)] for s in asked]
            place, seat, answer = await AwaitAnswer(decisions, ask_again=self.may_change, known=known)
            if place == ASK_AGAIN[0]:
                continue
            if answer == _BACK.id:
                del votes[seat]
            else:
                votes[seat] = str(answer)
        return votes, found

    def _options_of(self, seat: int, options: Options, votes: Mapping[int, str]) -> Options:
        extra = self._extra(seat, votes)
        return (lambda: [*options(), *extra]) if extra else options

    def _extra(self, seat: int, votes: Mapping[int, str]) -> list[Option]:
        extra = [ABSTAIN] if self.may_abstain else []
        return [*extra, _BACK] if seat in votes else extra

    def _is_counted(self, votes: Mapping[int, str], options: Sequence[Option]) -> bool:
        silent = len(self.seats) - len(votes)
        if self.closes == "all" or not silent:
            return not silent
        counted = [vote for vote in votes.values() if vote != ABSTAIN.id]
        if self.closes == "half":
            return any(2 * counted.count(vote) > len(self.seats) for vote in counted)
        return is_out_of_reach(counted, [option.id for option in options], silent)

    # ------------------------------------------------------------------ consent, volunteers, proposals

    async def agree(self, play: Play[Any], key: str, prompt: Text, yes: Option, no: Option) -> bool:
        """Whether all say yes. All are asked at once, the first no ends it; whoever is late says no."""
        return await self._first_to_say(no.id, play, key, prompt, (yes, no)) is None

    async def volunteer(self, play: Play[Any], key: str, prompt: Text, yes: Option, no: Option) -> int | None:
        """Who steps forward first; None when all have declined. All are asked at once; whoever is late declines."""
        return await self._first_to_say(yes.id, play, key, prompt, (yes, no))

    async def _first_to_say(
        self, word: str, play: Play[Any], key: str, prompt: Text, options: tuple[Option, Option]
    ) -> int | None:
        silent = list(self.seats)
        late = options[1].id
        while silent:
            decisions = [Decision((seat,), key, prompt, lambda: options, default=lambda: late) for seat in silent]
            _, seat, answer = await play.ask_one_of(decisions)
            if answer == word:
                return seat
            silent.remove(seat)
        return None

    async def propose(
        self, play: Play[Any], key: str, prompt: Text, options: Options, default: Callable[[], Answer] | None = None
    ) -> str:
        """Somebody proposes (the leader, in mode `anyone` whoever is first); it stands unless somebody wants something
        else, which is then voted on among all that was proposed. Whoever is late agrees. "" when there is no option."""
        decision = Decision(self.deciders, key, prompt, options, default=default)
        by, first = await play.decide(decision)
        others = [seat for seat in self.seats if seat != by]
        label = next((option.label for option in options() if option.id == first), None)
        if label is None or not others or len(decision.legal()) < 2:
            return str(first)

        def answers() -> list[Option]:
            return [AGREE, *(option for option in options() if option.id != first)]

        second = text("ask-proposal", who=f"@seat:{by}", what=label)
        said = await play.ask_each(
            [Decision((s,), f"{key}.second", second, answers, forced=False, default=lambda: AGREE.id) for s in others]
        )
        wanted = {str(first), *(str(answer) for answer in said if answer != AGREE.id)}
        if len(wanted) == 1:
            return str(first)
        return (await self.vote(play, f"{key}.vote", prompt, lambda: _among(options, wanted))).option


def _with_voices(votes: Mapping[int, str], explain: Explain | None, options: Sequence[Option]) -> list[Option]:
    """The options, explained, with those who are for each: the ballot is open, and what has been said so far told
    nobody."""
    found = []
    for option in options if explain is None else explain(options):
        voices = [f"@seat:{seat}" for seat, vote in votes.items() if vote == option.id]
        if voices:
            option = replace(option, label=text(VOTED, label=option.label, who=voices))
        found.append(option)
    return found


def _among(options: Options, wanted: Collection[str]) -> list[Option]:
    return [option for option in options() if option.id in wanted]
