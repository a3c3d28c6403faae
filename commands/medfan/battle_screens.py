"""The screens of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.show import Cells, Line, Table
from commands.texts.scenarios import PARTS, SCENARIOS, SIDES

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words


def prepared_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was settled."""
    from commands.history import act_screen
    from commands.texts.scenarios import OBJECTIVES

    blocks = act_screen(result, words, answer)
    if "armies" not in result:
        return blocks
    aims = {o["player"]: o["objective"] for o in result["objectives"]}
    rows = tuple(
        Cells(
            (
                army["player"],
                words.say(OBJECTIVES[aims[army["player"]]])
                if aims.get(army["player"])
                else words.say("secret"),
                str(army["figures"]),
                words.number(army["total"]),
            )
        )
        for army in result["armies"]
    )
    heads = (words.say("player"), words.say("objective"))
    more = (">" + words.say("figures"), ">" + words.say("cost"))
    length = (
        words.say("variable length") if result["variable"] else words.say("6 turns")
    )
    return [*blocks, Table((*heads, *more), rows), Line(length, "hint")]


def thrown_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What the die has shown, and what it says."""
    head = words.say("{roll}: {name}", roll=result["roll"], name=result["name"])
    return [Line(head, "heading"), Line(result["text"], "hint")]


def length_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Whether it ends."""
    thrown = [] if result["roll"] is None else [Line(str(result["roll"]), "hint")]
    text = (
        words.say("The battle ends with turn {turn:plain}.", turn=result["turn"])
        if result["ends"]
        else words.say("The battle goes on.")
    )
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
    return [Line(title, "heading"), Line(result["text"]), Table(heads, tuple(rows))]


def score_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Both scores, and who has won."""
    rows = tuple(
        Cells(
            (
                words.say(SIDES[side["side"]]),
                side["player"] or "–",
                ", ".join(f"{k}={v}" for k, v in side["counted"].items()) or "–",
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


def _half(doubled: int | None, words: Words) -> str:
    """A score that was doubled, as it is said at the table."""
    if doubled is None:
        return "–"
    whole, half = divmod(doubled, 2)
    return words.number(whole) + ("½" if half else "")
