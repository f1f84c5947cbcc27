"""Who walks: each player's character, chosen when the campaign begins and kept (NF-14.16). Pure."""

from bot.rules.campaign.state import CampaignState
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from cogs.near_and_far.campaign.state import CampaignRecord, Member
from cogs.near_and_far.content.cards import Character
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import CHARACTERS


async def choose_characters(content: FarContent, play: Play[CampaignState[CampaignRecord]]) -> None:
    """One after the other, in the order of seats, so that nobody takes another's (NF-E24). Whoever has one keeps it: a
    campaign that comes from elsewhere goes on."""

    def options() -> list[Option]:
        taken = {member.character: seat for seat, member in enumerate(play.state.record.members)}
        return [_option(content.characters[name], taken.get(name)) for name in CHARACTERS]

    def default() -> str:
        return free_characters(play.state.record)[0]

    for seat in range(play.state.seats):
        if play.state.record.members[seat].character:
            continue
        name = await play.ask(seat, "far.character", text("far-ask-character"), options, default=default)
        cast(content, play.state.record, play.state.record.members[seat], name)
        card = content.characters[name]
        play.say("far-character", who=f"@seat:{seat}", name=card.name, seeks=card.seeks)


def _option(card: Character, holder: int | None) -> Option:
    refused = None if holder is None else text("far-refused-character", who=f"@seat:{holder}", name=card.name)
    label, hint = text("far-option-character", name=card.name), text("far-hint-seeks", seeks=card.seeks)
    return Option(card.id, label, hint, refused)


def cast(content: FarContent, record: CampaignRecord, member: Member, name: str) -> None:
    """This member is that character from now on; where everybody has a story, it begins."""
    member.character = name
    if record.options.mode == "character":
        member.chapter = content.characters[name].opening


def free_characters(record: CampaignRecord) -> list[str]:
    """Those whom nobody plays, in the order of the box."""
    taken = [member.character for member in record.members]
    return [name for name in CHARACTERS if name not in taken]
