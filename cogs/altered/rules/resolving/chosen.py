"""What was chosen for a play, as it is told: targets, and the objects with which it is paid. Pure, only looks."""

from bot.rules.decision import Text, text
from cogs.altered.rules.reading.ids import Place
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import named_objects
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.state import EXACTLY


def chosen_names(play: AlteredPlay, ctx: Context) -> list[Text]:
    """What was chosen for a play, in order: its targets, and the objects with which it is paid."""
    look = Look(play.state, play.content)
    chosen = [*(one for found in ctx.chosen.values() for one in found), *ctx.paying.values()]
    names = named_objects(look, chosen) if play.state.options.telling in EXACTLY else [None] * len(chosen)
    return [name or _target(look, one) for one, name in zip(chosen, names, strict=True)]


def confirmed_names(play: AlteredPlay, ctx: Context) -> tuple[list[Text], list[Text]]:
    """The same for who confirms it: targets, and what it is paid with, so that two of one name can be told apart."""
    look = Look(play.state, play.content)
    targets = [one for chosen in ctx.chosen.values() for one in chosen]
    names = named_objects(look, [*targets, *ctx.paying.values()])
    paid = [text("al-paid", what=what, card=name) for what, name in zip(ctx.paying, names[len(targets) :], strict=True)]
    said = [name or _target(look, one) for one, name in zip(targets, names, strict=False)]
    once = [one for n, one in enumerate(said) if one not in said[:n]]
    return [one if said.count(one) == 1 else text("al-several-of", n=said.count(one), card=one) for one in once], paid


def _target(look: Look, chosen: str) -> Text:
    obj = look.state.objects.get(chosen)
    if obj is None:
        seat, exp = Place.read(chosen)
        return text("al-target-expedition", seat=f"@seat:{seat}", exp=exp)
    return text("al-target-object", card=f"@{obj.card}", seat=f"@seat:{obj.controller}")
