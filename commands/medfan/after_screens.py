"""The screens of what follows a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.history import act_screen
from commands.medfan.throws import of_a_throw
from commands.texts.medfan.battles import FATES_ROLLED, STEPS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES, CHANGES
from commands.texts.medfan.pending import told

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


@of_a_throw
def survival_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Each die with its fate."""
    return [
        Table(
            (">" + words.say("die"), words.say("fate")),
            tuple(
                Cells((str(line["die"]), words.say(FATES_ROLLED[line["fate"]])))
                for line in result["figures"]
            ),
            words.say("survival (low is good)"),
        )
    ]


@of_a_throw
def spoils_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The gain, and how it is reckoned."""
    return [Line(_spoils(result, words), "heading")]


def _spoils(line: dict[str, Any], words: Words) -> str:
    return words.say(
        "{percent}% of {total}: {gain}",
        percent=line["percent"],
        total=line["total"],
        gain=line["gain"],
    )


@of_a_throw
def objective_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The objective, and what it brings."""
    text = f"{result['roll']}{words.colon}{result['name']}"
    return [Line(text, "heading"), Line(result["text"])]


def standings_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The players by their territories; the goal below."""
    rows = tuple(
        Cells(
            (
                line["name"],
                words.number(line["territories"]),
                words.number(line["money"]),
                words.number(line["battles"]),
            )
        )
        for line in result["players"]
    )
    heads = (
        words.say("player"),
        ">" + words.say("territories"),
        ">" + words.say("hoard"),
        ">" + words.say("battles"),
    )
    blocks: list[Block] = [Table(heads, rows)]
    blocks += [Line(text) for text in _goal(result, words)]
    blocks += [
        Line(told(words, one), "hint")
        for one in result["pending"]
        if one["code"] != "over"  # the line of the goal has said it
    ]
    return blocks


def _goal(result: dict[str, Any], words: Words) -> list[str]:
    goal = result["goal"]
    if result["over"]:
        return [_over(result, words)]
    lines = []
    if goal["games"]:
        lines.append(
            words.say(
                "the campaign ends after battle {games} ({battles} fought)",
                games=str(goal["games"]),
                battles=str(result["battles"]),
            )
        )
    if goal["territories"]:
        lines.append(
            words.say(
                "the campaign ends when somebody owns {count} of {total} territories",
                count=str(goal["territories"]),
                total=str(result["total"]),
            )
        )
    return lines or [words.say("the campaign ends when the players say so")]


def after_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was written, then a table for each step."""
    blocks = act_screen(result, words, answer)
    if "questions" in result:
        return blocks
    made = {
        "spoils": _spoils_table,
        "survival": _survival_table,
        "territories": _land_table,
        "income": _income_table,
    }
    lines = {**result, "income": result.get("players", result.get("income"))}
    for step, table in made.items():
        if lines.get(step) is not None:
            blocks.append(table(lines[step], words))
    hoards = tuple(
        Cells((name, words.number(amount))) for name, amount in result["hoards"].items()
    )
    blocks.append(Table((words.say("player"), ">" + words.say("hoard")), hoards))
    if result.get("next"):
        step = words.say(STEPS[result["next"]])
        blocks.append(Line(words.say("still to come: {step}", step=step), "hint"))
    if result.get("over"):
        blocks.append(Line(_over(result, words), "heading"))
    return blocks


def _over(result: dict[str, Any], words: Words) -> str:
    return words.say("the campaign is over; won by: {names}", names=result["winners"])


def _spoils_table(lines: list[dict[str, Any]], words: Words) -> Table:
    rows = tuple(
        Cells(
            (
                line["name"],
                ", ".join(line["figures"]),
                _spoils(line, words),
                line["rule"],
            )
        )
        for line in lines
    )
    heads = (
        words.say("player"),
        words.say("enemies eliminated"),
        words.say("gain"),
        words.say("rule"),
    )
    return Table(heads, rows, words.say(STEPS["spoils"]))


def _survival_table(lines: list[dict[str, Any]], words: Words) -> Table:
    rows = tuple(
        Cells(
            (
                line["name"],
                rolled["figure"],
                str(rolled["die"]),
                words.say(FATES_ROLLED[rolled["fate"]]),
                line["rule"],
            )
        )
        for line in lines
        for rolled in line["figures"]
    )
    heads = (
        words.say("player"),
        words.say("figure"),
        ">" + words.say("die"),
        words.say("fate"),
        words.say("rule"),
    )
    return Table(heads, rows, words.say("survival (low is good)"))


def _land_table(lines: list[dict[str, Any]], words: Words) -> Table:
    nobody = words.say("nobody")
    rows = tuple(
        Cells(
            (
                words.say(CHANGES[line["what"]]),
                _land(line, words),
                line["from"] or nobody,
                "–" if line["from"] == line["to"] else line["to"] or nobody,
                line["rule"],
            )
        )
        for line in lines
    )
    heads = (
        words.say("what"),
        words.say("territory"),
        words.say("from"),
        words.say("to"),
        words.say("rule"),
    )
    return Table(heads, rows, words.say(STEPS["territories"]))


def _land(line: dict[str, Any], words: Words) -> str:
    if "amount" in line:
        return words.number(line["amount"])
    kind = CAPABILITIES.get(line["capability"])
    told = f"{line['territory']} ({words.say(kind)})" if kind else line["territory"]
    if line.get("treasure"):
        told += f" +{words.number(line['treasure'])}"
    if line.get("council"):
        told += f"{words.colon}{words.say(BENEFITS[line['council']])}"
    return str(told)


def _income_table(players: list[dict[str, Any]], words: Words) -> Table:
    rows = []
    for player in players:
        for line in player["lines"]:
            kind = words.say(CAPABILITIES[line["what"]])
            rows.append(
                Cells(
                    (
                        player["name"],
                        f"{line['where']} ({kind})",
                        " ".join(map(str, line.get("dice", ()))),
                        words.number(line["amount"]),
                        _becomes(line, words),
                        line["rule"],
                    )
                )
            )
        rows.append(
            Cells(
                (
                    player["name"],
                    words.say("total"),
                    "",
                    words.number(player["total"]),
                    "",
                    "",
                )
            )
        )
    heads = (
        words.say("player"),
        words.say("territory"),
        words.say("dice"),
        ">" + words.say("amount"),
        words.say("what becomes of it"),
        words.say("rule"),
    )
    return Table(heads, tuple(rows), words.say(STEPS["income"]))


def _becomes(line: dict[str, Any], words: Words) -> str:
    if line.get("lost"):
        return words.say("lost")
    kind = line.get("becomes")
    return words.say(CAPABILITIES[kind]) if kind else ""
