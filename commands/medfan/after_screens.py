"""The screens of the steps after a battle."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import DASH, Column, bare, faces, figure, names, table
from commands.due import reminder
from commands.history import below_act
from commands.texts.marks import N_
from commands.texts.medfan.battles import FATES_ROLLED, STEPS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES, CHANGES
from commands.throws import of_a_throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.medfan.after import (
        After,
        Gain,
        IncomePhase,
        Objective,
        Standings,
        Survived,
    )


def _spoils(line: Gain, words: Words) -> str:
    return words.say("{percent}% of {total}: {gain}", **line)


def _from(line: dict[str, Any], words: Words) -> str:
    return line["from"] or words.say("nobody")


def _to(line: dict[str, Any], words: Words) -> str:
    if line["from"] == line["to"]:
        return DASH
    return line["to"] or words.say("nobody")


def _land(line: dict[str, Any], words: Words) -> str:
    if "amount" in line:
        return DASH
    kind = CAPABILITIES.get(line["capability"])
    land = f"{line['territory']} ({words.say(kind)})" if kind else line["territory"]
    if line.get("treasure"):
        land += f" +{words.number(line['treasure'])}"
    if line.get("council"):
        land += f"{words.colon}{words.say(BENEFITS[line['council']])}"
    return str(land)


def _looted(line: dict[str, Any], words: Words) -> str:
    """The money that was pillaged."""
    return words.number(line["amount"]) if "amount" in line else ""


def _earns(line: dict[str, Any], words: Words) -> str:
    """The territory that brings the income; the last line of a player is the total."""
    if line["what"] is None:
        return words.say("total")
    return f"{line['where']} ({words.say(CAPABILITIES[line['what']])})"


def _becomes(line: dict[str, Any], words: Words) -> str:
    if line.get("lost"):
        return words.say("lost")
    kind = line.get("becomes")
    return words.say(CAPABILITIES[kind]) if kind else ""


THROWN = (figure("die", "die", bare), Column("fate", "fate", FATES_ROLLED))
LOW = N_("survival (low is good)")
STANDINGS = (
    Column("player", "name"),
    figure("territories", "territories"),
    figure("hoard", "money"),
    figure("battles", "battles"),
)
HOARDS = (Column("player"), figure("hoard"))
SPOILS = (
    Column("player", "name"),
    Column("enemies eliminated", "figures", names),
    Column("gain", _spoils),
    Column("rule", "rule"),
)
SURVIVAL = (
    Column("player", "name"),
    Column("figure", "figure"),
    *THROWN,
    Column("rule", "rule"),
)
LAND = (
    Column("what", "what", CHANGES),
    Column("territory", _land),
    figure("amount", _looted, spare=True),
    Column("from", _from),
    Column("to", _to),
    Column("rule", "rule"),
)
INCOME = (
    Column("player", "name"),
    Column("territory", _earns),
    Column("dice", lambda line, words: faces(line.get("dice", ()), words)),
    figure("amount", "amount"),
    Column("territory becomes", _becomes),
    Column("rule", "rule"),
)


@of_a_throw
def survival_screen(result: Survived, words: Words, _: object) -> list[Block]:
    """Each die, with the fate it means."""
    return [table(THROWN, result["figures"], words, words.say(LOW))]


@of_a_throw
def spoils_screen(result: Gain, words: Words, _: object) -> list[Block]:
    """The gain, and how it was worked out."""
    return [Line(_spoils(result, words), "heading")]


@of_a_throw
def objective_screen(result: Objective, words: Words, _: object) -> list[Block]:
    """The objective, and what it brings."""
    text = f"{result['roll']}{words.colon}{result['name']}"
    return [Line(text, "heading"), Line(result["text"])]


def standings_screen(result: Standings, words: Words, _: object) -> list[Block]:
    """The players by their territories; the goal below."""
    return [
        table(STANDINGS, result["players"], words),
        *_goal(result, words),
        *(
            line
            for one in result["pending"]
            if one["code"] != "over"  # the line of the goal already says so
            for line in reminder(one, words)
        ),
    ]


def _goal(result: Standings, words: Words) -> Iterator[Line]:
    goal = result["goal"]
    if result["over"]:
        yield words.line(OVER, names=result["winners"])
        return
    if goal["games"]:
        yield words.line(
            "the campaign ends after battle {games} ({battles} fought so far)",
            games=str(goal["games"]),
            battles=str(result["battles"]),
        )
    if goal["territories"]:
        yield words.line(
            "the campaign ends when somebody owns {count} of {total} territories",
            count=str(goal["territories"]),
            total=str(result["total"]),
        )
    if not (goal["games"] or goal["territories"]):
        yield words.line("the campaign ends when the players say so")


OVER = N_("the campaign is over; won by: {names}")


@below_act()
def after_screen(
    result: After | IncomePhase, words: Words, _: object
) -> Iterator[Block]:
    """The sentence of the act, then a table for each step that did something."""
    steps: Mapping[str, Any] = {
        **result,
        "income": result.get("players", result.get("income")),
    }
    for step, (columns, rows) in TABLES.items():
        if lines := [*rows(steps.get(step) or [])]:
            title = words.say(LOW if step == "survival" else STEPS[step])
            yield table(columns, lines, words, title)
    yield table(HOARDS, result["hoards"].items(), words)
    if result.get("next"):
        step = words.say(STEPS[steps["next"]])
        yield words.line("still to come: {step}", "hint", step=step)
    if result.get("over"):
        yield words.line(OVER, "heading", names=steps["winners"])


def _each(lines: list[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    return lines


def _of_who_beat_any(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    return (line for line in lines if line["figures"])


def _of_each_figure(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for line in lines:
        for rolled in line["figures"]:
            yield {**rolled, **line}


def _of_each_territory(players: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Lines for the income of each territory, and for each player's total."""
    for player in players:
        name = player["name"]
        yield from ({**line, "name": name} for line in player["lines"])
        yield {"name": name, "what": None, "amount": player["total"], "rule": None}


TABLES = {
    "spoils": (SPOILS, _of_who_beat_any),
    "survival": (SURVIVAL, _of_each_figure),
    "territories": (LAND, _each),
    "income": (INCOME, _of_each_territory),
}
