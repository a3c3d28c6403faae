"""The screens of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.history import act_screen
from commands.medfan.throws import of_a_throw
from commands.texts.medfan.battles import (
    COUNTED,
    MOMENTS,
    OBJECTIVES,
    SCENARIOS,
    SIDES,
    VARIABLE,
)
from commands.texts.medfan.cards import PARTS

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def prepared_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was settled."""
    blocks = act_screen(result, words, answer)
    if "armies" not in result:
        return blocks
    aims = {o["player"]: o["objective"] for o in result["objectives"]}
    rows = tuple(
        Cells(
            (
                words.say(SIDES[side]),
                army["player"],
                words.say(OBJECTIVES[aims[army["player"]]])
                if aims.get(army["player"])
                else words.say("secret"),
                str(army["figures"]),
                words.number(army["total"]),
            )
        )
        for side, army in zip(SIDES, result["armies"], strict=False)
    )
    heads = (words.say("side"), words.say("player"), words.say("objective"))
    more = (">" + words.say("figures"), ">" + words.say("cost"))
    length = words.say("6 turns")
    if result["variable"]:
        length = words.say(VARIABLE[result["length_roll"]])
    blocks += [Table((*heads, *more), rows), Line(length, "hint")]
    if result["prisoner"]:
        text = words.say("the prisoner looks like {name}", name=result["prisoner"])
        blocks.append(Line(text, "hint"))
    return blocks


@of_a_throw
def thrown_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What the die has shown, and what it says."""
    head = words.say("{roll}: {name}", roll=result["roll"], name=result["name"])
    return [Line(head, "heading"), Line(result["text"], "hint")]


@of_a_throw
def length_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Whether it ends."""
    thrown = [] if result["roll"] is None else [Line(str(result["roll"]), "hint")]
    text = (
        words.say("The battle ends with turn {turn:plain}.", turn=result["turn"])
        if result["ends"]
        else words.say("The battle goes on.")
    )
    if thrown and result["ends"]:
        thrown.append(Line(words.say(MOMENTS[result["when"]]), "hint"))
    return [Line(text), *thrown]


def card_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The card."""
    rows = []
    before = None
    for line in result["lines"]:
        part = words.say(PARTS[line["part"]]) if line["part"] != before else ""
        before = line["part"]
        rows.append(Cells((part, line["text"], line["rule"])))
    heads = (words.say("part"), words.say("what"), words.say("rule"))
    title = f"{result['number']}. {result['name']}"
    card: list[Block] = [
        Line(title, "heading"),
        Line(result["text"]),
        Table(heads, tuple(rows)),
    ]
    if result["counts"]:
        text = words.say(
            "`score` takes {keys}", keys=[f"{k}=" for k in result["counts"]]
        )
        card.append(Line(text, "hint"))
    return card


def score_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Both scores, and who has won."""
    rows = tuple(
        Cells(
            (
                words.say(SIDES[side["side"]]),
                side["player"] or "–",
                _counted(side["counted"], words) or "–",
                _half(side["score_x2"], words),
            )
        )
        for side in result["sides"]
    )
    heads = (words.say("side"), words.say("player"), words.say("counted"))
    title = words.say(SCENARIOS[result["scenario"]])
    winner = words.say(SIDES[result["winner"]])
    said = f"{winner} ({result['player']})" if result["player"] else winner
    text = words.say("result") + words.colon + said
    return [
        Table((*heads, ">" + words.say("score")), rows, title),
        Line(f"{text}  [{result['rule']}]", "heading"),
    ]


def _counted(counts: dict[str, int], words: Words) -> str:
    """What a side has counted, in words."""
    return ", ".join(
        f"{words.say(COUNTED[what])} {words.number(count)}"
        for what, count in counts.items()
    )


def _half(doubled: int | None, words: Words) -> str:
    """A score that was doubled, as it is said at the table."""
    if doubled is None:
        return "–"
    whole, half = divmod(doubled, 2)
    return words.number(whole) + ("½" if half else "")
