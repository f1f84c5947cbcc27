"""What is asked together with a card or action of a turn: expedition, target, and passing after it (D4 to D7). Pure.

The panel only looks and holds what is simple: one target, no modes, no reduced cost. All else is asked one by one after
it, and the whole play is confirmed then (AL-7.2). The rules ask everything again, so nothing is decided here.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.rules.alike import without_twins
from bot.rules.decision import Form, FormPart, Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.clauses import when_played
from cogs.altered.content.filters import Pick
from cogs.altered.rules.at_dusk import winner_then
from cogs.altered.rules.committing import Declared
from cogs.altered.rules.effects import costs
from cogs.altered.rules.effects.orders import IDLE
from cogs.altered.rules.foresight import WITH_EXPEDITION, Trying, after_action, after_card, agreed, declared_card, ways
from cogs.altered.rules.payment_form import paid_with, payment_form
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.granted import spell_of
from cogs.altered.rules.reading.ids import PASS, QUICK, RESERVE, SUPPORT, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import FROM
from cogs.altered.rules.reading.odds import with_odds
from cogs.altered.rules.reading.outcomes import with_outcomes
from cogs.altered.rules.reading.standing import usual_expedition
from cogs.altered.rules.reading.worth import best_of
from cogs.altered.rules.rehearsal import compared
from cogs.altered.rules.resolving.asking import no_target
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import parts, target_options, with_chosen
from cogs.altered.rules.turn_options import CONFIRM, options
from cogs.altered.rules.woken import common
from cogs.altered.state import Obj

_NOTHING = text("al-option-pass")
_NEW = 2
"""For so many days a turn says what there is to know of it."""


def turn_prompt(play: AlteredPlay, seat: int, found: Sequence[Option] | None = None) -> Text:
    """What a turn asks, with what the other can still do today, and who would have won at Dusk, as all see. found: its
    options, where they are known."""
    state = play.state
    if found is None:
        found = options(play, seat)
    mine, foe = state.players[seat], state.players[1 - seat]
    look = Look(state, play.content)
    winner, has_passed = winner_then(look, play.effects), 1 - seat in state.passed
    plays = _plays(found)
    woken = common(look, seat, found)
    ahead = "nobody" if winner is None else "foe" if winner != seat else "nobody" if has_passed else "you"
    return text(
        "al-ask-turn",
        day=state.day if state.day > _NEW or plays else 0,  # else there is no card to be told of
        plays=_kinds(plays),
        ready=sum(orb.ready for orb in mine.mana),
        foe=f"@seat:{1 - seat}",
        left=sum(orb.ready for orb in foe.mana),
        cards=len(foe.hand),
        passed=has_passed,
        woken=woken,
        n=len(woken),
        ahead=ahead,  # where the other has passed, the button says that to pass wins
    )


def _kinds(plays: Sequence[str]) -> str | bool:
    """Whether cards may be played, or both cards and actions."""
    are_cards = [TurnChoice.read(one).kind in FROM for one in plays]
    return "both" if True in are_cards and False in are_cards else True in are_cards


def _plays(found: Sequence[Option]) -> list[str]:
    """What there is to do but to pass, of the options of a turn."""
    return [one.id for one in found if one.refused is None and one.id != PASS]


def turn_form(play: AlteredPlay, seat: int, option: str) -> Form | None:
    """The panel of one option of a turn; None for passing, unless nothing else can be done."""
    if option == PASS:
        return _always(play, seat)
    choice = TurnChoice.read(option)
    if choice.kind in (SUPPORT, QUICK):
        return _action(play, seat, choice)
    if choice.kind not in FROM:
        return None
    look = Look(play.state, play.content)
    obj = play.state.objects[choice.of] if choice.kind == RESERVE else None
    card: Card = look.content.cards[choice.of if obj is None else obj.card]
    about = _quoted(play, card, FROM[choice.kind])
    if card.cost_option is not None and _may_be_cheaper(look, seat, card, obj):
        return None  # D8 comes in between, and what it costs is declared there
    found: list[FormPart] = []
    outlook: Text | None = None
    declared = declared_card(look, seat, card, choice)
    if card.type in WITH_EXPEDITION:
        prompt = text("al-ask-expedition", card=f"@{card.id}")
        source = FROM[choice.kind]
        usual = usual_expedition(look, seat, card, source=source)
        is_named = play.state.options.confirm == "always"
        found_ways = ways(play, seat, declared, source, is_named=is_named)
        outlook = best_of(found_ways)
        found.append(FormPart("altered.expedition", prompt, found_ways, usual=usual))
    if card.type == "spell":
        budget = look.ready_orbs(seat) - declared.mana
        aimed = _target(
            play, spell_of(look, card), Context(seat, card.id), budget, partial(_after_spell, play, declared)
        )
        if aimed is None:
            return None
        found += aimed
    form = _form(play, about, [*found, _then_pass()], text("al-option-go", kind=choice.kind))
    return replace(form, in_row=card.type in WITH_EXPEDITION, outlook=outlook)


def _always(play: AlteredPlay, seat: int) -> Form | None:
    """Passing together with the standing order for all turns like this one; with nothing where somebody wins by it, for
    there may be no such turn any more."""
    if _plays(options(play, seat)) or winner_then(Look(play.state, play.content), play.effects) is not None:
        return None
    order = FormPart("altered.turn", _NOTHING, [Option(IDLE, text("al-form-idle"))], True, lasts=True, beside=True)
    return Form(_NOTHING, [order], _NOTHING, shown="buttons")


def _action(play: AlteredPlay, seat: int, choice: TurnChoice) -> Form | None:
    obj = play.state.objects[choice.of]
    ability = play.content.ability(choice.path)
    budget = Look(play.state, play.content).ready_orbs(seat) - ability.cost.mana
    ctx = Context(seat, obj.card, obj.id)

    def trying(so_far: Context) -> Board:
        return agreed(play, after_action(play, so_far, ability, choice.path, choice.of))

    card = play.content.cards[obj.card]
    about = _quoted(play, card)
    if paid_with(ability.cost):
        return payment_form(play, ctx, ability, about, trying)
    aimed = _target(play, ability.do, ctx, budget, trying)
    if aimed is None:
        return None
    kind = "support" if ability.support else "quick"
    form = _form(play, about, aimed, text("al-option-go", kind=kind))  # a card may follow it: who passes then says so
    return replace(form, shown="panel") if _is_all_one(aimed) else form


def _is_all_one(aimed: list[FormPart]) -> bool:
    """Whether there are several targets, of which none changes anything at Dusk: a button each would say nothing."""
    told = [one.label for part in aimed for one in part.options if one.refused is None]
    return len(told) > 1 and all(one.key == "al-option-dusk" and not one.params["n"] for one in told)


def _quoted(play: AlteredPlay, card: Card, source: str = "") -> Text:
    """What the card says, and of a card that is played from hand or Reserve nothing that it does only from the other of
    these (AL-7.9). source: as in `FROM`."""
    says = when_played(card.words, source) if source in ("hand", "reserve") else card.words
    about = text("al-form-card", card=f"@{card.id}", text=says, source="all" if says or not card.words else source)
    is_whole = says == card.words or "die" in says.lower()  # the dice of what does not apply are not thrown
    return with_odds(play.content, card, about) if is_whole else about


def _form(play: AlteredPlay, about: Text, found: list[FormPart], go: Text) -> Form:
    confirm = play.state.options.confirm
    closing = () if confirm == "never" else (CONFIRM,)
    return Form(about, found, go, closing, shown="panel" if confirm == "always" else "either")


def _after_spell(play: AlteredPlay, declared: Declared, so_far: Context) -> Board:
    return agreed(play, after_card(play, so_far, declared))


def _target(play: AlteredPlay, steps: Any, ctx: Context, budget: int, trying: Trying) -> list[FormPart] | None:
    """The one target that is declared, if it is one; no part where nothing is; None: more than a panel holds. trying:
    as for `declare`."""
    declared = list(parts(steps, play.content, {}))
    if not declared:
        return []
    path, pick = declared[0]
    if len(declared) > 1 or not isinstance(pick, Pick) or pick.n != 1:
        return None
    found = without_twins(target_options(play, pick, ctx, (), 0, budget, steps))
    board = partial(with_chosen, trying, ctx, path)
    look = Look(play.state, play.content)
    then = compared(look, play.effects)
    if pick.up_to:
        none = no_target(steps, pick)
        if not found and none.label.params["kind"] == "open":  # as where nothing at all would happen
            none.label = text("al-option-no-target", kind="yet", then=[])
        found.append(none)
    found = with_outcomes(look, found, board, ctx.seat, is_bare=True, is_whole=True, then=then)
    return [FormPart("altered.target", text("al-form-target"), found)]


def _may_be_cheaper(look: Look, seat: int, card: Card, obj: Obj | None) -> bool:
    assert card.cost_option is not None
    probe = obj or Obj("", card.id, seat, seat, "hand", 0)
    return costs.refusal(look, card.cost_option.cost, seat, probe) is None


def _then_pass() -> FormPart:
    """A standing order for today, given with the play: a plan that the player may still revoke (`orders.py`)."""
    return FormPart("altered.turn", text("al-form-then"), [Option(PASS, text("al-form-pass"))], True, lasts=True)
