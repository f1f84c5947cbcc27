"""Clicks at a table that answer no request: the hand, the board, taking back, agreeing, being back.

What is before the start stands in `lobby_clicks`, what is shown in the place of a hand in `side_panels`.
"""

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.numbers import read_count
from bot.tables.model.errors import NotSeated, UndoNeedsConsent
from bot.tables.model.table import undo_marks
from bot.ui.door.answers import Answers
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words
from bot.ui.questions import leaves, votes
from bot.ui.screens.ended import PROOF, proof_panel
from bot.ui.screens.stage import Stage


class TableClicks:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, answers: Answers, deeds: Deeds) -> None:
        self.stage, self.tables, self.answers = stage, stage.tables, answers
        deeds.at_table("hand", Right.MEMBER, self.hand)  # a watcher is told what watchers see
        deeds.at_table("board", Right.MEMBER, self.board)
        deeds.at_table(PROOF, Right.MEMBER, self.proof)
        deeds.at_table("undo", Right.SEATED, self.undo)
        deeds.at_table("ask", Right.SEATED, self.ask)
        # somebody who is offered a seat has none yet: `Proposals.consent` looks up whether they are asked
        deeds.at_table("agree", Right.MEMBER, self.agree)
        deeds.at_table("object", Right.MEMBER, self.object)
        deeds.at_table(votes.DEED, Right.SEATED, self.vote)
        deeds.at_table("resume", Right.SEATED, self.resume)
        deeds.at_table("back", Right.SEATED, self.back)
        # whoever was named may sit nowhere here: `Leaves.answer` looks up whether they were
        deeds.at_table(leaves.DEED, Right.MEMBER, self.deputy)

    async def hand(self, reply: Reply, table: str, seat: str) -> None:
        """This person's hand."""
        await self.answers.show_hand(reply, table, seat=read_count(seat))

    async def board(self, reply: Reply, table: str, rest: str) -> None:
        """The board as it stands: in the place of the one that was clicked, else privately."""
        info = await self.tables.keeper.get(table)
        if reply.message is not None and not reply.is_private and reply.message.id == info.board_message:
            await self.answers.boards.refresh(table, clicked=reply)
        else:
            shot = await self.stage.public(table)
            if await reply.private(shot):
                self.answers.hands.kept(table, reply, shot.panel, lambda: self.stage.public(table), "side")

    async def proof(self, reply: Reply, table: str, rest: str) -> None:
        """The opened seal of the dice of a game that is over, beside the board."""
        info = await self.tables.keeper.get(table)
        proof = await self.stage.proof(info)
        if not proof:
            raise NoLongerPossible(text("refused-stale"))
        await reply.private(proof_panel(lambda line: self.stage.say(info, line, reply.locale), proof))

    async def undo(self, reply: Reply, table: str, mark: str) -> None:
        """The button names how far its seat had come, so that a second click takes back nothing more."""
        user = reply.interaction.user.id
        if mark:
            present = await self.tables.keeper.look(table, lambda look: undo_marks(look, user))
            if mark not in present:
                mine = (await self.tables.keeper.get(table)).seats_of(user)
                raise NotPossible(text("refused-nothing-to-undo")) if mine else NotSeated()
        try:
            outcome = await self.tables.playing.undo(table, user, reply.interaction.id)
        except UndoNeedsConsent as refusal:
            info = await self.tables.keeper.get(table)
            button = Button(
                custom_id.button(table, "-", "ask-undo"), self.stage.say(info, text("board-ask-undo"), reply.locale)
            )
            words = self.stage.say(info, refusal.text, reply.locale)
            panel = Panel().add(Words(words), button)
            if await reply.private(panel):  # it becomes the hand when something has changed
                self.answers.hands.kept(table, reply, panel, self.answers.hands.present(table, reply))
            return
        await self.answers.after(reply, outcome, text("hand-undone"))

    async def ask(self, reply: Reply, table: str, what: str) -> None:
        """Ask the others to let a choice be taken back."""
        if what != "undo":
            raise NoLongerPossible(text("refused-stale"))
        outcome = await self.tables.proposals.propose_undo(table, reply.interaction.user.id)
        await self.answers.after(reply, outcome, text("hand-asked-undo"))

    async def agree(self, reply: Reply, table: str, rest: str) -> None:
        """Agree to what is proposed."""
        await self._consent(reply, table, True)

    async def object(self, reply: Reply, table: str, rest: str) -> None:
        """Object to it."""
        await self._consent(reply, table, False)

    async def _consent(self, reply: Reply, table: str, agree: bool) -> None:
        outcome = await reply.in_time(self.tables.proposals.consent(table, reply.interaction.user.id, agree))
        await self.answers.after(reply, outcome, text("hand-done-plain"))

    async def vote(self, reply: Reply, table: str, rest: str) -> None:
        """Propose what becomes of a missing player's seat."""
        wanted = votes.read_vote(rest)
        if wanted is None:
            raise NoLongerPossible(text("refused-stale"))
        outcome = await reply.in_time(
            self.tables.proposals.propose_for_missing(table, reply.interaction.user.id, *wanted)
        )
        await self.answers.after(reply, outcome, text("hand-done-plain"))

    async def resume(self, reply: Reply, table: str, rest: str) -> None:
        """Wake the table."""
        outcome = await self.tables.playing.resume(table, reply.interaction.user.id)
        await self.answers.after(reply, outcome, text("hand-done-plain"))

    async def back(self, reply: Reply, table: str, rest: str) -> None:
        """Be back: from a leave at all tables, else at this one."""
        user = reply.interaction.user.id
        leave = await self.tables.leaves.of(user)
        if leave is not None and leave.is_on(self.tables.clock.now()):
            for changed in await reply.in_time(self.tables.leaves.back(user)):
                if changed.info.id != table:
                    await self.answers.boards.refresh(changed.info.id)
        outcome = await self.tables.seating.set_away(table, user, False)
        await self.answers.after(reply, outcome, text("table-back"))

    async def deputy(self, reply: Reply, table: str, rest: str) -> None:
        """Answer for somebody who is on leave, or rather not."""
        wanted = leaves.read_answer(rest)
        if wanted is None:
            raise NoLongerPossible(text("refused-stale"))
        seat, agrees = wanted
        asked = self.tables.leaves.answer(table, reply.interaction.user.id, seat, agrees)
        await self.answers.after(reply, await reply.in_time(asked), text("hand-done-plain"))
