"""Where a move ends: quests with their reader, and camps (NF-7, NF-8.1). Pure."""

from collections.abc import Sequence
from typing import Any, Final, cast

from bot.rules.decision import Option, Text, text
from bot.rules.effects import Facts
from bot.rules.stories.prose import TITLE
from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import StoryRecord
from bot.rules.stories.shapes import Passage, StoryEntry
from cogs.near_and_far.content.characters import maps_of
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.stories import BONUS, BONUS_FROM, LOST, WON, FarCheck
from cogs.near_and_far.rules.abilities import Context, fire
from cogs.near_and_far.rules.camps import may_come_about
from cogs.near_and_far.rules.cards import draw
from cogs.near_and_far.rules.checks import check
from cogs.near_and_far.rules.free import ask_open, ends_at_once
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, gain, settle, who
from cogs.near_and_far.rules.reader import way_of
from cogs.near_and_far.rules.reading.camping import camp_brings
from cogs.near_and_far.rules.reading.costs import has_all
from cogs.near_and_far.rules.reading.facts import FarFacts
from cogs.near_and_far.rules.reading.odds import chance
from cogs.near_and_far.rules.reading.refusals import no_camp
from cogs.near_and_far.rules.reading.table import camp_price, is_camp_site, stat, the_map
from cogs.near_and_far.state import FarState

BLENDED: Final = "turn|short story"
"""The limit of NF-16.4, kept among those of cards."""
READING: Final = 0.25
"""How much of a clock somebody has to read something out."""


async def arrive(play: FarPlay, seat: int) -> bool:
    """NF-7.1, NF-8.1: a token must be read; then a camp may be built. True: its player wants none, and is done."""
    here = play.state.players[seat].at
    if here in play.state.quests:
        await quest(play, seat, here)
    elif _may_blend(play.state, content_of(play), seat):
        await offer_short_story(play, seat)
    return play.state.players[seat].area == "map" and await offer_camp(play, seat)


def _may_blend(state: FarState, content: FarContent, seat: int) -> bool:
    own = state.players[seat]
    is_book = the_map(state, content).by_id[own.at].kind == "quest"
    return state.options.arcade_blend and is_book and BLENDED not in own.used


async def offer_short_story(play: FarPlay, seat: int) -> None:
    """NF-16.4: where no token lies, once a turn, a card of the arcade deck."""
    here = play.state.players[seat].at
    options = [Option("read", text("far-option-short-story")), Option("none", text("far-option-no-story"))]
    prompt = text("far-ask-short-story", space=here)
    if await ask_open(play, seat, "far.short-story", prompt, lambda: options) == "read":
        play.state.players[seat].used[BLENDED] = 1
        await _read(play, seat, here, _short_story(play))


class FarReader(StoryReader[FarState]):
    """An entry read to the active player by the neighbour to the left (NF-7.2), whom nobody has to wait for."""

    passed = False
    reward: Context | None = None
    """Whose the effects are that are carried out just now, a reward at a time (NF-14.17); None: each is one itself."""

    async def read_one(self, entry: str) -> str | None:
        """Where people read, the neighbour sees it first and reads it out; whoever is impatient reads it alone."""
        state, seat = self.play.state, self.seats[0]
        left = state.after(seat)[:1]
        if way_of(state) == "player" and left:
            found = self.book.entries[entry]
            variant = next((one.name for one in found.variants if self.meets(one)), "")
            state.turn.reader, state.turn.unread = left[0], f"{entry}|{variant}"
            options = [Option("read", text("far-option-read-out"))]
            prompt = text("far-ask-read-out", reader=who(left[0]), who=who(seat))
            readers = (left[0], seat)
            await self.play.ask(readers, "far.read-out", prompt, lambda: options, forced=False, clock=READING)
            self.play.state.turn.reader, self.play.state.turn.unread = None, ""
        return await super().read_one(entry)

    def record(self) -> StoryRecord:
        return self.play.state.story

    def facts(self, seat: int | None) -> Facts:
        return FarFacts(self.play.state, content_of(self.play), self.seats[0])

    async def check(self, check_: Any) -> str:
        """NF-7.5: two more than the target bring the bonus as well."""
        kind = cast(FarCheck, check_)
        total = await check(self.play, self.seats[0], f"quest_{kind.kind}", kind.target, BONUS_FROM)  # type: ignore[arg-type]
        self.passed = total >= kind.target
        if not self.passed:
            return LOST
        return BONUS if total >= kind.target + BONUS_FROM else WON

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        await self.play.effects.run(self.play, [effect], self.reward or Context(self.seats[0]))

    async def _carry_out_all(self, effects: Sequence[Any], seats: Sequence[int] = ()) -> None:
        self.reward = Context(self.seats[0])
        await super()._carry_out_all(effects, seats)

    def may_pay(self, cost: Sequence[Any]) -> bool:
        """NF-7.6: what a choice takes must be there, else it is not offered."""
        state = self.play.state
        return not state.options.is_read_anew or has_all(state.players[self.seats[0]], cost)

    async def choose(self, found: StoryEntry[Any, Any], options: Sequence[Option]) -> str:
        """D20: both choices with what they ask for (NF-7.4); an open decision until one is taken."""
        seat, play = self.seats[0], self.play
        variant = next((one for one in found.variants if self.meets(one)), None)
        passage = cast(Passage[Any, Any], found if variant is None else variant)
        checks = {choice.name: cast(FarCheck, choice.check) for choice in passage.choices}
        costs = {choice.name: choice.cost for choice in passage.choices}

        def able() -> list[str]:
            return [option.id for option in options if self.may_pay(costs[option.id])]

        def have(name: str) -> int:
            return stat(play.state, content_of(play), seat, checks[name].kind)  # of what lies open by then (NF-9.1)

        def shown() -> list[Option]:
            hearts = play.state.players[seat].hearts
            odds = {name: _odds(checks[name], have(name), hearts) for name in able()}
            return [Option(one.id, one.label, odds[one.id], one.refused) for one in options if one.id in odds]

        def best() -> str:
            return max(able(), key=lambda name: have(name) - checks[name].target)

        prompt = text("story-ask", title=self.book.reference(found.id, TITLE))
        return await ask_open(self.play, seat, "far.story", prompt, shown, default=best, pictured=True)


def _odds(check: FarCheck, have: int, hearts: int) -> Text:
    n, most = chance(have, check.target), chance(have, check.target, hearts)
    odds = {"kind": check.kind, "target": check.target, "have": have, "n": n, "most": most, "gain": most - n}
    return text("far-hint-check", **odds)


async def quest(play: FarPlay, seat: int, space: str) -> None:
    """NF-7.3 to NF-7.7: the entry of the space, a chapter, or the top arcade card; the token goes either way."""
    state, content = play.state, content_of(play)
    is_arcade = state.options.mode == "arcade"
    entry = _short_story(play) if is_arcade else _entry_at(state, content, seat, space)
    play.state.quests.remove(space)
    await _read(play, seat, space, entry)


def _short_story(play: FarPlay) -> str:
    """The top card of the arcade deck, which is discarded at once (NF-2.15)."""
    (entry,) = draw(play, "arcade")
    play.state.arcade_discard.append(entry)
    return entry


async def _read(play: FarPlay, seat: int, space: str, entry: str) -> None:
    """NF-7.2: the neighbour to the left reads; whoever plays alone reads for themselves."""
    left = play.state.after(seat)[:1]
    play.say("far-quest", who=who(seat), space=space, reader=who(*(left or [seat])), alone=not left)
    play.used(entry)
    reader = FarReader(play, content_of(play).stories, (seat,))
    await reader.read(entry)
    if reader.passed:
        play.state.players[seat].quests_done += 1
        await fire(play, seat, "quest_success")


def _entry_at(state: FarState, content: FarContent, seat: int, space: str) -> str:
    """NF-14.10, NF-14.12: at a named place the reader's own chapter, where this map tells it; else the storybook's."""
    printed, chapter = the_map(state, content), state.players[seat].chapter
    here = printed.by_id[space]
    tells_own = state.mode == "character" and bool(chapter) and bool(here.name)
    return chapter if tells_own and printed.number in maps_of(chapter) else here.quest


async def offer_camp(play: FarPlay, seat: int) -> bool:
    """D23, NF-8.1: three hearts, an empty space, not the town. It is asked with too few hearts as well, where a free
    action may still bring them (rules 4): what comes after it is too late. True: its player wants none, and is done."""
    state, content = play.state, content_of(play)
    own = state.players[seat]
    price = camp_price(state, content, seat)
    may_wait = state.options.is_read_anew and may_come_about(state, content, seat)
    if not is_camp_site(state, seat) or (own.hearts < price and not may_wait):
        return False

    def options() -> list[Option]:
        n, why = camp_price(play.state, content, seat), no_camp(play.state, content, seat)
        none = Option("none", text("far-option-no-camp", ends=ends_at_once(play.state)))
        return [Option("camp", text("far-option-camp", n=n), refused=why), none]

    def asked() -> Text:
        n, have = camp_price(play.state, content, seat), play.state.players[seat].hearts
        if have < n:
            return text("far-ask-camp-scarce")
        return text("far-ask-camp", n=n, have=have, **camp_brings(play.state, content, seat))

    if await ask_open(play, seat, "far.camp", asked, options) != "camp":
        return True
    price = camp_price(play.state, content, seat)
    change(play, seat, {"hearts": -price}, "far-paid")
    await build_camp(play, seat, play.state.players[seat].at)
    return False


async def build_camp(play: FarPlay, seat: int, space: str) -> None:
    """NF-8.2: the space's good for every search icon of the party; a trade space gives nothing now (NF-8.3)."""
    state, content = play.state, content_of(play)
    state.camps[space] = seat  # NF-8.4: for good
    state.players[seat].camps -= 1
    play.say("far-camp", who=who(seat), space=space)
    await settle(play)
    icon = the_map(state, content).by_id[space].icon
    n = stat(state, content, seat, "search")
    if icon is not None and n:
        await gain(play, seat, {icon: n})
    await fire(play, seat, "camp")
