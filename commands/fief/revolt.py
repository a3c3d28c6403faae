"""Peasant revolts: the bishop who calms the rebels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.declare import RULED, THROWS, argument, command, option
from commands.fief import app
from commands.fief.cards_screens import death_lines
from commands.fief.moving import aftermath
from commands.history import act_screen
from commands.show import Line
from commands.texts.fief import revolt as texts

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words


@command(
    app,
    "calm",
    use="ledger.acting.fief.war:calm",
    mode="act",
    screen="commands.fief.revolt:screen",
    common=tuple(dict.fromkeys((*THROWS, *RULED, "choose"))),
)
def calm(
    lord: Annotated[
        str,
        argument("BISHOP", kinds.text, "A bishop.", autocompletion=complete.lords),
    ],
    points: Annotated[
        int | None,
        option(
            "--points",
            kind=kinds.many,
            help="Points of conviction, paid before the die is thrown.",
            metavar="N",
        ),
    ] = None,
) -> None:
    """A bishop tries to calm the rebels in the village where they are.

    Each point of conviction adds one to the die and costs 500, whatever the die shows.
    With 4 or more the revolt is over; with less the bishop is stoned.

    Choices, if the bishop dies: heir.LORD; owner.VILLAGE.
    """


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """The die and the chance that there was; what became of revolt and bishop."""
    blocks = act_screen(result, words, answer)
    if "die" not in result:
        return blocks
    said = texts.CALMED_BY if result["points"] else texts.CALMED_ALONE
    blocks.append(Line(words.say(said, **result, **result["chance"])))
    if result["calmed"]:
        blocks.append(Line(words.say(texts.REBELS_BACK, points=result["rebels"])))
    for title in result["fiefs"]:
        blocks.append(
            Line(words.say(texts.FIEF_CALMED, lord=result["lord"], title=title))
        )
    if result["death"]:
        blocks += death_lines(result["death"], words)
    if result["calmed"]:  # his words free the captives, not that nobody guards them
        free = (words.say(texts.CAPTIVE_FREED, lord=lord) for lord in result["freed"])
        blocks += [Line(said) for said in free]
        result = {**result, "freed": ()}
    return [*blocks, *aftermath(result, words)]
