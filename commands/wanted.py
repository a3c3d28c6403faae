"""What the phase still needs, and from whom."""

from __future__ import annotations

from commands.blocks import Columns, Line, paragraph
from commands.due import reminders
from commands.glance import ACTS, in_columns
from commands.texts.marks import N_, Texts
from commands.worded import worded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.table import Wanted

ACTING: Texts = {
    "to_act": "is to act",
    "acted": "has acted",
    "finished": "has finished",
    "passed": "was passed over",
    "waits": "has not acted yet",
}
LOST = N_("with `{call}`, everything left undone is lost")
FIRST = N_("when that is done: `{call}`")
WAITS = N_("nothing more is due; still to act: {names} – or `{call}`")
ENDS: Texts = {
    "phase next": "nothing is left to do; the phase can end: `{call}`",
    "turn next": "nothing is left to do; the turn can end: `{call}`",
}
OPEN = ("to_act", "waits")


def screen(result: Wanted, words: Words, _: object) -> list[Block]:
    """Each player, what is due, and whether the phase can end."""
    rows = [
        (
            [ACTS if one["acts"] == "to_act" else "", one["name"]],
            [words.say(ACTING[one["acts"]])],
        )
        for one in result["players"]
    ]
    heads = ["", words.say("player"), ""]
    return [
        Line(words.clock(result), "heading"),
        *(Line(line) for line in in_columns(Columns(heads, rows))[1:]),
        *reminders(result, words),
        *_end(result, words),
    ]


def _end(result: Wanted, words: Words) -> Iterator[Line]:
    """The command that ends the phase, and what becomes of anything left undone."""
    call = result["command"]
    if call is None:
        return
    names = [one["name"] for one in result["players"] if one["acts"] in OPEN]
    if not result["ends"]:
        text = LOST
    elif any(one.get("command") for one in result["due"]):
        text = FIRST
    else:
        text = WAITS if names else ENDS[call]
    sentence = words.say(text, call=worded(words, call), names=names)
    yield from paragraph(sentence, "warning" if text == LOST else "hint")
