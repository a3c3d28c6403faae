"""The screens of commands that need no campaign."""

from __future__ import annotations

from functools import partial

from commands.blocks import Line, paragraph
from commands.columns import Column, figure, percent, table
from commands.siege.points import spendable
from commands.texts.siege.reckoning import COUNTED, ENDED, HELD, LEGAL, WHY, WON
from commands.texts.siege.words import ITEMS, ROLES, SECTIONS
from commands.throws import of_a_throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block, Table
    from commands.texts import Words
    from ledger.shapes.siege.field import Attacked
    from ledger.shapes.siege.reckoning import (
        Budgets,
        Check,
        Checked,
        EarthworkOdds,
        LengthOdds,
        Score,
        Tower,
    )
    from ledger.shapes.siege.shared import Fortress, Length

MOST_ROWS = 12  # the most chances that are listed one by one


# Points -----------------------------------------------------------------------------


def _times(multiplier: int, words: Words) -> str:
    return f"× {words.number(multiplier)}"


BUDGET = (
    Column("side", "role", ROLES),
    figure("points", "points"),
    figure("Min", "min_multiplier", _times),
    figure("Max", "max_multiplier", _times),
    figure("equipment", "equipment"),
    figure("incl. artillery", "artillery", spendable),
)
FORTRESS = (
    Column("section", "kind", SECTIONS),
    figure("number", "count"),
    figure("points each", "each"),
    figure("points", "points"),
)


def budget_screen(result: Budgets, words: Words, _: object) -> list[Block]:
    """The budgets, side by side."""
    sides: list[Mapping[str, Any]] = [
        {"role": "attacker", **result["attacker"]},
        {"role": "defender", **result["defender"]},
    ]
    blocks: list[Block] = [table(BUDGET, sides, words)]
    for side in sides:
        legal = side.get("legal")
        if legal:
            limits = words.say(
                LEGAL[legal["max"] is None], least=legal["min"], most=legal["max"]
            )
            name = words.say(ROLES[side["role"]])
            blocks.append(Line(f"{name}{words.colon}{limits}"))
    return blocks


def fortress_screen(result: Fortress, words: Words, _: object) -> list[Block]:
    """The parts of a fortress, and what they are worth."""
    points = result["total_points"]
    total = words.line("{points} victory points in all", "heading", points=points)
    return [table(FORTRESS, result["lines"], words), total]


def tower_screen(result: Tower, words: Words, _: object) -> list[Block]:
    """Whether a base counts as a tower, and how many have room in it."""
    if not result["tower"]:
        return [
            words.line(
                "This is a wall section: the base of a tower must measure at least 40 × 40 mm",
                "heading",
            )
        ]
    return [
        words.line(
            "A tower with room for {stands} {stands:stand|stands}", "heading", **result
        ),
        words.line(
            "{on_base} {on_base:stand fits|stands fit} on its base; the tower holds twice as many",
            "hint",
            **result,
        ),
    ]


# Lists ---------------------------------------------------------------------------------


def check_screen(result: Check, words: Words, _: object) -> list[Block]:
    """The total of each side of a list, and all faults."""
    blocks: list[Block] = []
    for side in result["sides"]:
        blocks += _side(side, words)
    faults, more = result["faults"], result["more_faults"]
    if not faults:
        return [*blocks, words.line("The list is in order", "good")]
    many = len(faults) + more
    blocks.append(words.line("{count} {count:error|errors}", "error", count=many))
    for fault in faults:
        rule = f" [{fault['rule']}]" if fault["rule"] else ""
        blocks.append(Line(f"  {fault['text']}{rule}"))
    if more:
        blocks.append(Line("  " + words.say("and {more} more", more=more)))
    return blocks


def _side(side: Checked, words: Words) -> Iterator[Block]:
    """The purchases and costs of one side."""
    name = words.say(ROLES[side["role"]]) if side["role"] else words.say("equipment")
    spent = words.say("{spent} of {equipment} points spent, {wasted} wasted", **side)
    yield Line(f"{name}{words.colon}{spent}", "heading")
    # Keeps a number and its noun on one line.
    bought = ", ".join(
        f"{words.number(count)}\xa0×\xa0{words.say(ITEMS[item])}"
        for item, count in side["pieces"].items()
    )
    for line in paragraph(bought, hang=0):
        yield Line(line.text.replace("\xa0×\xa0", " × "))
    if side["artillery"]:
        share = spendable(side["artillery_share"], words)
        yield words.line(
            "artillery: {artillery} of {share}", "hint", **side, share=share
        )
    if side["army_spent"] is not None and side["points"] is not None:
        yield words.line("army: {army_spent} of {points}", "hint", **side)


# Rolls ---------------------------------------------------------------------------------


@of_a_throw
def earthwork_screen(result: Attacked, words: Words, _: object) -> list[Block]:
    """Whether the section is destroyed."""
    faces = " ".join(map(str, result["faces"]))
    return [words.line(ENDED[result["destroyed"]], "heading"), Line(faces, "hint")]


@of_a_throw
def length_screen(result: Length, words: Words, _: object) -> list[Block]:
    """Whether the siege ends, and what was needed."""
    if result["total"] is None:
        return [
            words.line(
                "Turn {turn:plain}: no roll before turn {first:plain}; the siege goes on",
                "heading",
                turn=result["turn"],
                first=result["from"],
            )
        ]
    verdict = (
        words.say("The siege ends")
        if result["ends"]
        else words.say(
            "The siege goes on: {needed} or more was needed",
            needed=result["needed"],
        )
    )
    sum_ = words.line("{face} + turn {turn:plain} = {total}", "hint", **result)
    return [Line(verdict, "heading"), sum_]


# The score ------------------------------------------------------------------------------


def _named(line: dict[str, Any], words: Words) -> str:
    """A section's name or kind, with the number of sections if there are several."""
    name = line["name"] or words.say(SECTIONS[line["kind"]])
    return name if line["count"] == 1 else f"{words.number(line['count'])} × {name}"


def _brings(role: str, line: dict[str, Any], words: Words) -> str:
    """The points of a section, for the column of the side that gets them."""
    return words.number(line["points"]) if line["to"] == role else ""


SCORE = (
    Column("section", _named),
    *(figure(head, partial(_brings, role)) for role, head in ROLES.items()),
    Column("why", "why", HELD),
)


def score_screen(result: Score, words: Words, _: object) -> list[Block]:
    """Each section with what it brings, and who wins."""
    lines = result["lines"]
    return [
        *([table(SCORE, lines, words)] if lines else []),
        words.line("victory points: {attacker} to {defender}", **result),
        words.line(WON[result["winner"]], "heading", why=words.say(WHY[result["why"]])),
        *([words.line(COUNTED[result["stands_counted"]], "hint")] if lines else []),
    ]


# Odds -----------------------------------------------------------------------------------

LENGTH = (
    figure("turn", "turn", lambda turn, _: str(turn)),
    figure("needed", "needed", lambda least, _: "–" if least is None else f"{least}+"),
    figure("ends if reached", "ends", percent),
    figure("ends here", "here", percent),
    figure("over by then", "over", percent),
)
ATTACKS = (
    figure("attacks", how=lambda attacks, _: str(attacks)),
    figure("destroyed", how=percent),
    figure("exactly", how=lambda fraction, _: str(fraction), spare=True),
)


def length_odds_screen(result: LengthOdds, words: Words, _: object) -> list[Block]:
    """The chance of each turn to be the last."""
    turns = words.decimal(result["expected"], 2).rstrip("0").rstrip(".,")
    mean = words.line("{turns} turns on average", "hint", turns=turns)
    return [table(LENGTH, result["turns"], words), mean, *_fractions(result, words)]


def _fractions(result: LengthOdds, words: Words) -> list[Block]:
    """The exact chances of the turns, if asked for."""
    if "fractions" not in result:
        return []
    chances = ", ".join(
        f"{turn}{words.colon}{chance}"
        for turn, chance in result["fractions"]["distribution"].items()
    )
    return [Line(chances)]


def earthwork_odds_screen(
    result: EarthworkOdds, words: Words, _: object
) -> list[Table]:
    """The chance for each number of attacks, or for the last ones of many."""
    exact = result.get("fractions") or {}
    chances = list(result["by_attacks"].items())[-MOST_ROWS:]
    rows = [(number, chance, exact.get(number, "")) for number, chance in chances]
    return [table(ATTACKS, rows, words)]
