"""Clicks that answer a request: one option, picks over several panels, modals."""

from collections.abc import Sequence

from bot.rules.council.council import VOTED
from bot.rules.decision import Answer, text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.numbers import read_whole
from bot.rules.play.floor import NOT_DONE
from bot.tables.model.errors import AskedOfOthers, NotSeated
from bot.tables.model.requests import find_token
from bot.tables.play.following import as_the_house, in_turn
from bot.ui.door.answers import Answers
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.custom_id import Press
from bot.ui.panels.panel import Panel
from bot.ui.questions.forms import is_form
from bot.ui.questions.scene import Scene
from bot.ui.screens.clicked_request import ClickedRequest
from bot.ui.screens.request_section import PartialAnswer
from bot.ui.screens.stage import Shot, Stage


class RequestClicks:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, answers: Answers, deeds: Deeds) -> None:
        self._stage, self._answers = stage, answers
        deeds.at_request("option", Right.ASKED, self._option)
        deeds.at_request("confirmed", Right.ASKED, self._confirmed)
        deeds.at_request("pick", Right.ASKED, self._picked)
        deeds.at_request("page", Right.ASKED, self._page)
        deeds.at_request("hand-in", Right.ASKED, self._hand_in)
        deeds.at_request("form", Right.ASKED, self._open_modal)
        deeds.at_request("written", Right.ASKED, self._written)

    async def _option(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        await self._choose_one(reply, press, press.op, confirmed=False)

    async def _confirmed(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        await self._choose_one(reply, press, press.op[1:], confirmed=True)

    async def _choose_one(self, reply: Reply, press: Press, op: str, *, confirmed: bool) -> None:
        asked = await self._asked(reply, press, op)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        wanted = custom_id.find_option(op, [option.id for option in asked.options])
        option = next((option for option in asked.options if option.id == wanted), None)
        if option is None and wanted == NOT_DONE.id:  # of a button that several share, by who has not answered yet
            raise NotPossible(text("refused-nothing-to-undo"))
        if option is None or asked.kind != "one":
            raise NoLongerPossible(text("refused-stale"))
        if asked.asks_twice(option) and not confirmed:
            await self._confirm(reply, press, op, asked.confirm(option))
            return
        if asked.form:
            await self._answers.show_hand(
                reply, press.table, partial=PartialAnswer(press.token, asked.form, held=asked.held)
            )
            return
        said = option.label.params["label"] if option.label.key == VOTED else option.label  # not who else is for it
        await self._answers.choose(reply, press.table, press.token, option.id, said)

    async def _confirm(self, reply: Reply, press: Press, op: str, panel: Panel) -> None:
        """Ask once more; when that is asked no more, its place becomes the hand."""
        hands = self._answers.hands

        async def present() -> Shot | None:
            asked = await self._asked(reply, press, op)
            panel = None if asked is None else asked.confirmation(op)
            return await hands.present(press.table, reply)() if panel is None else Shot(None, panel)

        if await reply.private(panel):
            hands.kept(press.table, reply, panel, present)

    async def _picked(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        if asked.kind == "one":
            await self._choose_one(reply, press, given[0] if given else "#", confirmed=False)
            return
        place, draft = _page_of(press)
        partial = PartialAnswer(press.token, asked.with_picks(PartialAnswer(press.token, draft, place), given), place)
        self._answers.hands.begin(press.table, reply.interaction.user.id, partial)
        await self._answers.show_hand(reply, press.table, partial=partial)

    async def _page(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        place, draft = _page_of(press)
        asked = await self._asked(reply, press, draft)
        # the button of a board names all who are asked, what is looked at in a hand is that of one of them
        token = press.token if asked is None else asked.token
        held = asked.held if asked is not None and is_form(draft) else None
        partial = PartialAnswer(token, draft, place, held)
        if asked is not None and asked.kind != "one":
            self._answers.hands.begin(press.table, reply.interaction.user.id, partial)
        await self._answers.show_hand(reply, press.table, partial=partial)

    async def _hand_in(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press, press.op)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        if asked.advice is not None:
            follow = as_the_house(asked.key)
            await self._answers.choose(reply, press.table, press.token, asked.advice, asked.said(asked.advice), follow)
            return
        if asked.onward is not None:
            usual = asked.onward
            follow = in_turn([(usual.key, usual.answer, None)])
            await self._answers.choose(reply, press.table, press.token, [], usual.go, follow)
            return
        form = asked.handed_in
        if form is not None:
            follow = in_turn(form.follow)
            said = asked.said_whole(form)
            await self._answers.choose(reply, press.table, press.token, form.option, said, follow, form.orders)
            return
        answer = asked.read(PartialAnswer(press.token, press.op[1:]))
        if answer is None:
            raise NoLongerPossible(text("refused-stale"))
        await self._answers.choose(reply, press.table, press.token, answer, asked.said(answer))

    async def _open_modal(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        await reply.modal(asked.modal)

    async def _written(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        answer: Answer = given[0]
        if asked is not None and asked.kind == "amount":
            amount = read_whole(given[0].strip())
            if amount is None:
                raise NotPossible(text("refused-amount", least=asked.least, most=asked.most))
            answer = amount
        if asked is not None and asked.kind == "amounts":
            amounts = asked.read_written(given[0])
            if amounts is None:
                raise NotPossible(text("refused-amounts"))
            answer = amounts
        await self._answers.choose(reply, press.table, press.token, answer, None)

    async def _asked(self, reply: Reply, press: Press, op: str = "") -> ClickedRequest | None:
        """The request of this user that the token stands for. op: what was pressed, where it matters. Raises
        `NotSeated` for a spectator."""
        user, locale = reply.interaction.user.id, reply.locale

        def read(scene: Scene) -> ClickedRequest | bool | None:
            seats = scene.seats_of(user)
            for seat in seats:
                token = find_token(scene.run, seat, press.token)
                if token is not None:
                    return ClickedRequest(scene, seat, token, op)
            for seat in scene.proxied_for(user):
                token = find_token(scene.run, seat, press.token)
                if token is not None and token in scene.opened.get(seat, ()):
                    return ClickedRequest(scene, seat, token, op)
            for seat in seats:  # a button of a question that others are asked
                theirs = scene.run.asked_of_others(seat, press.token)
                if theirs is not None:
                    wanted = custom_id.find_option(
                        press.op.lstrip("!*"), [o.id for o in theirs.bare_options(scene.run)]
                    )
                    raise AskedOfOthers(scene.run.not_yours(seat, theirs, wanted or ""), seat, press.token)
            return None if seats else False

        found = await self._stage.scene(press.table, locale, read)
        if found is False:
            raise NotSeated()
        assert found is None or isinstance(found, ClickedRequest)
        return found


def _page_of(press: Press) -> tuple[int, str]:
    """(page, draft) of an op `?[page.]<draft>`, whatever its sign is."""
    page, _, draft = press.op[1:].partition(".")
    return read_whole(page) or 0, draft
