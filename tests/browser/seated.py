"""People at a table in a real browser, whatever the game: what is asked is read from the rules, answers are clicks.

So that new cards and texts do not break the tests, the labels to press come from the same scene that drew them. A press
that is lost, because the page changed under the finger, is repeated a few times as a person would; `Table.repeated`
counts how often.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, TimeoutError, expect

from bot.local.world import PLAYERS
from bot.rules.decision import Option, Text, Toggles
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from bot.settings import Settings
from bot.tables.model.table import Look
from bot.ui.panels.panel import LABEL, cut
from bot.ui.questions.controls import fits_board
from bot.ui.questions.request_controls import TWIN
from bot.ui.questions.scene import Scene
from bot.ui.screens.request_section import label_of
from tests.histories.make import next_answer
from tests.local.browser import PATIENCE, PlayerPage, Seats

TRIES = 3
ONE_MORE = "One more of…"
"""The select that many things share."""
READ = "Read a card…"
"""The select in which cards are read; what stands there is no answer, though it may be called the same."""
BACK = "← Back"
"""The button of a form that leaves it."""
SOON = 20_000  # milliseconds until a pressed control should have done something
MOST_HURRIED = 400
"""Answers without clicks until what was to be asked has to have come up."""


def settings(folder: Path) -> Settings:
    return Settings(_env_file=None, data_dir=folder)


def waiting(run: Run[Any]) -> Request | None:
    """The first question that somebody is really waited for."""
    asked = [request for request in run.requests() if not request.anytime and not request.is_done(run)]
    return asked[0] if asked else None


@dataclass(frozen=True)
class Question:
    """What one seat is asked. labels: of all that is possible, by option; house: what the house would answer;
    is_advised: whether a button answers so; final: options that are asked twice, since nothing takes them back;
    go: what hands in the house's picks, where the question words that itself; switches: then each label, with the words
    on its button and which of the buttons with these words it is; stems: label -> what its whole moves begin with;
    briefs: label -> what it is called where a button has no room for it; is_ordered: the order of the picks counts."""

    key: str
    seat: int
    kind: str
    labels: dict[str, str]
    house: list[str]
    on_board: bool
    is_advised: bool
    final: frozenset[str] = frozenset()
    go: str = ""
    switches: tuple[tuple[str, str, int], ...] = ()
    stems: Mapping[str, str] = field(default_factory=dict)
    briefs: Mapping[str, str] = field(default_factory=dict)
    is_ordered: bool = False


class Table:
    """What the people see and press at one table. repeated: how many presses came to nothing the first time.

    stays_in_hand: whoever has a panel of their own open below the board answers there what both ask
    """

    def __init__(self, seats: Seats, table: str, pages: dict[int, PlayerPage], *, stays_in_hand: bool = False) -> None:
        self.seats, self.table, self.pages, self.stays_in_hand = seats, table, pages, stays_in_hand
        self.repeated = 0
        self._hand_of: dict[str, int] = {}  # player -> the table's version that their open panel shows

    @property
    def tables(self) -> Any:
        return self.seats.table.world.bot.tables

    async def question(self) -> Question | None:
        """What somebody is waited for now; None when the game is over."""
        bot = self.seats.table.world.bot

        def read(look: Look) -> Question | None:
            scene: Scene = bot.stage.scene_of(look, "en")
            request = waiting(scene.run)
            if request is None:
                return None
            decision, options = request.decision, scene.options(request)
            seat = decision.seats[0]
            answer = house_answer(scene.run, request, seat)
            say = label_of(scene, decision)
            labels = {o.id: cut(say(o.label), LABEL) for o in options if o.refused is None}
            picks = [answer] if isinstance(answer, str) else list(answer)  # type: ignore[arg-type]
            # else a neighbour's button on the board may look alike
            alone = all(request is other or other.anytime for other in scene.run.requests())
            # a single way is not advised, whatever else there is on request
            open_here = [o for o in options if o.refused is None and not o.secondary]
            is_advised = decision.advised and decision.form is None and len(open_here) > 1
            on_board = alone and fits_board(decision, options) and not is_advised
            final = frozenset(o.id for o in options if o.destructive)
            go = (
                ""
                if decision.toggles is None
                else cut(scene.label(wording_of(decision.toggles, picks, options)), LABEL)
            )
            is_yes_or_no = len(open_here) == 1 and decision.least == 0  # each is a button then
            switches = switches_of(scene, options) if go and not is_yes_or_no else ()
            stems = {labels[o.id]: say(o.stem) for o in options if o.refused is None and o.stem is not None}
            briefs = {labels[o.id]: say(o.brief) for o in options if o.refused is None and o.brief is not None}
            asked = (decision.key, seat, decision.kind, labels, picks)
            is_ordered = decision.toggles is not None and decision.toggles.ordered
            return Question(*asked, on_board, is_advised, final, go, switches, stems, briefs, is_ordered)

        found: Question | None = await self.tables.keeper.look(self.table, read)
        return found

    async def hurry_to(self, key: str) -> None:
        """Answer as the house would, without clicks, until this is asked."""
        for _ in range(MOST_HURRIED):
            found = await self.tables.keeper.look(self.table, next_answer)
            question = await self.question()
            assert found is not None and question is not None, f"{key} was never asked"
            if question.key == key:
                bot = self.seats.table.world.bot
                await self.seats.table.world.in_bot(bot.clicks.posts.boards.refresh(self.table))
                return
            await self.seats.table.world.in_bot(self.tables.playing.choose(self.table, *found))
        raise AssertionError(f"{key} was not asked in {MOST_HURRIED} answers")

    async def answer(self, wanted: str | None = None) -> str:
        """Answer the pending question by clicks, as the house would or with the option `wanted`; gives its key."""
        await self.rest()
        question = await self.question()
        assert question is not None, "nobody is asked anything"
        page, before = self.pages[question.seat], await self.version()
        picks = question.house if wanted is None else [wanted]
        told = [question.labels[pick] for pick in picks]
        on_board = await self.is_answered_on_board(page, question)
        for turn in range(TRIES):
            self.repeated += turn > 0
            try:
                await self._press(page, replace(question, is_advised=False) if wanted else question, told)
                if question.final.intersection(picks):
                    await page.see("Are you sure?")
                    await page.click(told[0])
            except (TimeoutError, AssertionError) as error:  # the second: of a switch that has not moved
                if turn == TRIES - 1:
                    raise AssertionError(f"{page.player} cannot press {told} for {question.key}") from error
            for _ in range(SOON // 50):
                if await self.version() != before:
                    if not on_board:
                        self._hand_of[page.player] = await self.version()
                    return question.key
                await page.page.wait_for_timeout(50)
        raise AssertionError(f"nothing came of {told} for {question.key}")

    async def rest(self) -> None:
        """Until what was pressed before has been dealt with and every page shows it."""
        await self.seats.table.world.in_bot(asyncio.sleep(0))
        page = self.pages[0].page
        for _ in range(SOON // 20):
            if not any(preview.behind for preview in self.seats.table.hub.previews.values()):
                break
            await page.wait_for_timeout(20)
        for window in self.pages.values():
            await window.page.locator("#preview-app[aria-busy=false]").wait_for(timeout=PATIENCE)

    async def version(self) -> int:
        return int((await self.tables.keeper.get(self.table)).version)

    async def _press(self, page: PlayerPage, question: Question, told: Sequence[str]) -> None:
        message = await self.board(page) if await self.is_answered_on_board(page, question) else await self.hand(page)
        if question.is_advised:
            await take_advice(message)
        elif question.switches:
            # what stands ready and is not wanted goes first: beyond the most that may be taken the others are locked
            for label, words, place in question.switches:
                if question.is_ordered or label not in told:
                    await _switch(message, words, place, False)
            places = {label: (words, place) for label, words, place in question.switches}
            for label in told:
                await _switch(message, *places[label], True)
            await hand_in(message, told, question.go)
        elif question.kind == "some" and question.go:
            await hand_in(message, told, question.go)
        elif question.kind == "some" and (not told or await switch_of(message, told[0]).count()):
            for label in told:
                if (await switch_of(message, label).first.inner_text()).strip() == label:
                    await switch_of(message, label).first.click(timeout=SOON)
                await message.get_by_role("button", name=f"✓ {label}", exact=True).first.wait_for(timeout=SOON)
            await hand_in(message, told, question.go)
        elif question.kind == "some":
            await pick_several(message, told)
            await hand_in(message, told, question.go)
        elif question.kind == "amounts":
            await take_amounts(message, question.labels.values(), told)
        elif question.kind == "order" and len(told) == 2:
            await message.get_by_role("button", name=", then ".join(told), exact=True).click(timeout=SOON)
        elif question.kind == "order":
            for place, label in enumerate(told[:-1], 1):  # the last one follows by itself
                await message.get_by_role("button", name=label, exact=True).click(timeout=SOON)
                await message.get_by_text(f"{place}. {label}").wait_for(timeout=SOON)
            await message.get_by_role("button", name="Yes, in this order").click(timeout=SOON)
        else:
            before = await self.version()
            label = told[0]
            brief = question.briefs.get(label, label)  # a whole move says itself what comes behind its arrow
            for head in dict.fromkeys((question.stems.get(label, label), brief, brief.partition(" → ")[0])):
                whole = message.get_by_role("button", name=starting(head, FOLLOWED))
                if await whole.count():  # a button for each whole move
                    await whole.last.click(timeout=SOON)
                    return
                opener = message.get_by_role("button", name=starting(head, ": at best "))
                if await opener.count():  # no room for them: one button, which opens the panel
                    await opener.last.click(timeout=SOON)
                    await self.fill_form(page, before)
                    return
            heading = message.locator(".text-display").filter(has_text=starting(told[0], "$"))
            if await heading.count():  # a row of them below what it is
                await heading.last.locator("xpath=following::button[1]").click(timeout=SOON)
                return
            await press_or_choose(message, told[0])
            await self.fill_form(page, before)

    async def fill_form(self, page: PlayerPage, before: int) -> None:
        """Where a panel has opened with what follows an answer, take the last of what it offers; else the answer is
        given already."""
        back = page.page.get_by_role("button", name=BACK, exact=True).filter(visible=True)
        for _ in range(SOON // 50):
            if await self.version() != before:
                return
            if await back.count():
                form = page.page.locator(".channel-message").filter(has=back).last
                names = [name.strip() for name in await form.get_by_role("button").all_inner_texts()]
                await form.get_by_role("button").nth(names.index(BACK) - 1).click(timeout=SOON)
                return
            await page.page.wait_for_timeout(50)

    async def is_answered_on_board(self, page: PlayerPage, question: Question) -> bool:
        """Whether this person answers on the board, and not in a panel of their own."""
        if not question.on_board or not self.stays_in_hand:
            return question.on_board
        board = (await self.tables.keeper.get(self.table)).board_message or 0
        panels = page.page.locator(".channel-message").filter(has_text=f"{page.player}, for your eyes only")
        newest = await newest_of(panels.filter(visible=True))
        return not newest or int(newest) < board or not await self._is_live(page, newest)

    async def board(self, page: PlayerPage) -> Locator:
        """The public board as this player sees it."""
        info = await self.tables.keeper.get(self.table)
        return page.page.locator(f'[data-message-id="{info.board_message}"]')

    async def hand(self, page: PlayerPage) -> Locator:
        """The player's own private panel: the one that is open and brought up to date, else a new one."""
        title = f"{page.player}, for your eyes only"
        panels = page.page.locator(".channel-message").filter(has_text=title).filter(visible=True)
        now, old = await self.version(), await newest_of(panels)
        if old and self._hand_of.get(page.player) != now and await self._is_live(page, old):
            self._hand_of[page.player] = now
        if not old or self._hand_of.get(page.player) != now:
            opener = (await self.board(page)).get_by_role("button", name=re.compile("^(Your move|My hand|My panel)$"))
            for turn in range(TRIES):  # the page may say that a press did not go through: then once more
                self.repeated += turn > 0
                await opener.click(timeout=SOON)
                try:
                    await newer_than(panels, old)  # the older one becomes one line then
                    break
                except TimeoutError:
                    if turn == TRIES - 1:
                        raise
            self._hand_of[page.player] = now
        return panels.last

    async def _is_live(self, page: PlayerPage, message: str) -> bool:
        """Whether this message is the hand that the bot brings up to date, once it has."""
        info = await self.tables.keeper.get(self.table)
        user = next(place.user for place in info.seats if place.name == page.player)
        world = self.seats.table.world
        hands = world.bot.clicks.posts.hands
        await world.in_bot(hands.refresh(self.table))
        if not hands._open.has((self.table, user), int(message)):
            return False
        await self.rest()
        return True


async def newest_of(panels: Locator) -> str:
    """The id of the last of these messages; empty: there is none."""
    return "" if not await panels.count() else await panels.last.get_attribute("data-message-id") or ""


async def newer_than(panels: Locator, old: str) -> None:
    """Until the last of these messages is another one. Raises `TimeoutError`."""
    for _ in range(SOON // 50):
        if await newest_of(panels) not in ("", old):
            return
        await panels.page.wait_for_timeout(50)
    raise TimeoutError("no newer panel has come")


def switch_of(message: Locator, label: str) -> Locator:
    """The button that switches a pick on and off."""
    named = [message.get_by_role("button", name=name, exact=True) for name in (label, f"✓ {label}")]
    return named[0].or_(named[1])


async def take_amounts(message: Locator, labels: Iterable[str], told: Sequence[str]) -> None:
    """Have exactly these, a thing as often as it is wanted, and hand them in: by a switch where there is one of each,
    by a select of each, or, of many things, one more at a time in the select that they share."""
    if await message.locator(".select-trigger").filter(has_text=ONE_MORE).count():
        for n, label in enumerate(told, 1):
            await press_or_choose(message, label)
            await message.get_by_role("button", name=re.compile(r"^Done: ")).wait_for(timeout=SOON)
            await shows(message, Counter(told[:n])[label], label)
        labels = ()
    for label in labels:
        button = switch_of(message, label).first
        if not await button.count():
            if label in told:
                await press_or_choose(message, f"{told.count(label)} × {label}")
        elif (label in told) != (await button.inner_text()).strip().startswith("✓"):
            await button.click(timeout=SOON)
            after = f"✓ {label}" if label in told else label
            await message.get_by_role("button", name=after, exact=True).first.wait_for(timeout=SOON)
    await message.get_by_role("button", name=re.compile("^(Done: |Nothing$|Go on like this$)")).click(timeout=SOON)


async def shows(message: Locator, n: int, label: str) -> None:
    """Wait until the panel says that so much of a thing is taken."""
    await message.get_by_text(f"{n} × {label}").first.wait_for(timeout=SOON)


def wording_of(toggles: Toggles, picks: Sequence[str], options: Sequence[Option]) -> Text:
    """What handing in these picks says: in the order of the picks where that counts, else as they stand."""
    found = toggles.go if picks else toggles.none
    # dice that show the same have the same words, as their switches do
    labels = {one.id: one.label.params["label"] if one.label.key == TWIN else one.label for one in options}
    told = [labels[one] for one in (picks if toggles.ordered else labels) if one in picks and one in labels]
    return Text(found.key, {**found.params, "n": len(picks), "picks": told})


def switches_of(scene: Scene, options: Sequence[Option]) -> tuple[tuple[str, str, int], ...]:
    """Switches stand for themselves, so that those that are alike have the same words."""
    found: list[tuple[str, str, int]] = []
    for option in options:
        plain = option.label.params["label"] if option.label.key == TWIN else option.label
        words = cut(scene.label(plain) if isinstance(plain, Text) else str(plain), LABEL)
        found.append((cut(scene.label(option.label), LABEL), words, sum(other == words for _, other, _ in found)))
    return tuple(found)


async def _switch(message: Locator, words: str, place: int, on: bool) -> None:
    """Set the switch with these words, the one at this place among those that are alike, unless it stands so."""
    named = re.compile(rf"^(✓\d* )?{re.escape(words).replace('/', '.')}$")  # a selector reads `/` as its end
    button = message.get_by_role("button", name=named).nth(place)
    if (await button.inner_text()).strip().startswith("✓") != on:
        await button.click(timeout=SOON)
    await expect(button).to_have_text(re.compile("^✓" if on else "^[^✓]"), timeout=SOON)


async def hand_in(message: Locator, told: Sequence[str], go: str = "") -> None:
    """Press what hands in so many picks. go: its words, where they are the question's own."""
    if go:
        await message.get_by_role("button", name=go, exact=True).click(timeout=SOON)
        return
    done = re.compile(rf"^Done \({len(told)}\)" if told else "^Done: none")
    await message.get_by_role("button", name=done).click(timeout=SOON)


async def take_advice(message: Locator) -> None:
    """Answer as the house would; where its advice is what stands already, that is handed in."""
    marked = message.get_by_role("button", name=re.compile("^(💡|🏠)"))
    ready = message.get_by_role("button", name=re.compile("^(Keep all|Keep as laid)"))
    await (marked.last if await marked.count() else ready.first).click(timeout=SOON)


async def press_or_choose(message: Locator, label: str) -> None:
    """Press the button with this label, or choose it in the select of this message that has it; turns its pages."""
    button = message.get_by_role("button", name=starting(label, "$"))
    next_page = message.get_by_role("button", name=re.compile(r"^Page \d+ →$"))
    seldom = message.get_by_role("button", name=re.compile("^Also: "))
    for turn in range(SOON // 100):
        if await button.count():
            await button.last.click(timeout=SOON)
            return
        if turn and await opened_with(message, label) is not None:
            found = (
                message.locator(".select-list:popover-open")
                .get_by_role("option")
                .filter(has=message.page.locator(".option-label").get_by_text(label, exact=True))
            )
            await found.first.click(timeout=SOON)  # equal ones are alike
            return
        if turn and await next_page.count():
            name = await next_page.last.inner_text()
            await next_page.last.click(timeout=SOON)
            await message.get_by_role("button", name=name, exact=True).wait_for(state="detached", timeout=SOON)
        elif turn and await seldom.count():
            await seldom.last.click(timeout=SOON)
        await message.page.wait_for_timeout(100)
    raise TimeoutError(f"{label!r} is not offered")


FOLLOWED = "( → | · | and | twice$)"
"""What follows an answer on the button of a whole move, or of a question that is asked twice."""


def starting(label: str, ending: str) -> re.Pattern[str]:
    """A button's whole name, or how it begins, with the mark of advice or without; a selector reads `/` as its end."""
    return re.compile(rf"^(💡 )?{re.escape(label).replace('/', '.')}{ending}")


async def opened_with(message: Locator, label: str) -> Locator | None:
    """Open the select of this message that has this pick, and give what opened it; None if there is none."""
    for trigger in await message.locator(".select-trigger").filter(has_not_text=READ).all():
        await trigger.hover(timeout=SOON)  # scrolls there, and once more where the message is just drawn anew
        await message.page.wait_for_timeout(50)  # as long as a hand takes at least
        await trigger.click(timeout=SOON)
        picks = message.locator(".select-list:popover-open .option-label")
        await picks.first.wait_for(timeout=SOON)
        if label in await picks.all_inner_texts():
            return trigger
        await message.page.keyboard.press("Escape")
    return None


async def pick_several(message: Locator, told: Sequence[str]) -> None:
    """Have exactly these picks in the select of this message, and close it."""
    if not told:
        return
    trigger = await opened_with(message, told[0])
    if trigger is None:
        raise TimeoutError(f"{told[0]!r} is not offered")
    listed = message.locator(".select-list:popover-open").get_by_role("option")
    labels = [await one.locator(".option-label").inner_text() for one in await listed.all()]
    wanted = Counter(told)
    marks = [labels[:n].count(label) < wanted[label] for n, label in enumerate(labels)]  # equal ones are alike
    for place in sorted(range(len(labels)), key=marks.__getitem__):  # first what is no longer wanted
        chosen = await listed.nth(place).get_attribute("aria-selected") == "true"
        if chosen != marks[place]:
            await listed.nth(place).click(timeout=SOON)
    await trigger.click(timeout=SOON)


async def sat_down(
    seats: Seats,
    names: Sequence[str] = PLAYERS[:2],
    game: str = "Assault on Doomrock",
    begun: str = f"Leader {PLAYERS[0]}",
) -> Table:
    """The first opens a table with one click, the others join, and they begin: everybody sees `begun`."""
    pages = {n: await seats.page(name) for n, name in enumerate(names)}
    for page in pages.values():
        page.page.set_default_timeout(SOON)
    await pages[0].page.get_by_role("button", name=re.compile(rf"{game}$")).click(timeout=PATIENCE)
    for n, name in enumerate(names[1:], 1):
        await pages[n].see("a table is set")
        await pages[n].click("Join")
        await pages[0].see(f"{n + 1}. {name}")
    await pages[0].click("Start")
    for page in pages.values():
        await page.see(begun)
    table = (await seats.table.world.bot.tables.index.all_tables())[0]
    return Table(seats, table, pages)


async def until(table: Table, key: str, most: int = 25) -> None:
    """Answer as the house does until this is asked."""
    for _ in range(most):
        question = await table.question()
        if question is not None and question.key.partition(".")[2] == key:
            return
        await table.answer()
    raise AssertionError(f"{key} is never asked")
