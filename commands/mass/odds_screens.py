"""The screens that show the odds in mass combat."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from operator import itemgetter

from commands.columns import Column, figure, percent, table
from commands.texts.mass.battle import ENGAGEMENTS, SITUATIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.mass.throws import PersonalOdds, StrategyOdds


def _average(number: float, words: Words) -> str:
    return words.decimal(number, 2)


def _row(row: str, level: dict[str, Any], words: Words) -> str:
    """The chance of a row of the table."""
    return words.percent(level["rows"][row]["near"])


AVERAGES = (
    figure("damage dice", "expected.damage_dice.near", _average),
    figure("reputation", "expected.reputation.near", _average),
    figure("opportunity", "opportunity.near", percent),
)
STRATEGY = (Column("how it ends"), figure("chance", how=percent))


def personal_screen(result: PersonalOdds, words: Words, _: object) -> list[Block]:
    """For each situation, each level with the chances of its rows, and its averages."""
    blocks: list[Block] = []
    for situation, of_it in groupby(result["levels"], itemgetter("situation")):
        levels = list(of_it)
        columns = (
            Column("level", "engagement", ENGAGEMENTS),
            *(figure(row, partial(_row, row)) for row in levels[0]["rows"]),
            *AVERAGES,
        )
        blocks.append(table(columns, levels, words, words.say(SITUATIONS[situation])))
    return [
        *blocks,
        words.line("Columns 1–3 to 18+: the chance of each row of the table.", "hint"),
    ]


def strategy_screen(result: StrategyOdds, words: Words, _: object) -> list[Block]:
    """The chance of each outcome of the turn."""
    outcomes = (
        (words.say("the first general wins"), result["a"]),
        (words.say("neither has the upper hand"), result["tie"]),
        (words.say("the second general wins"), result["b"]),
    )
    blocks: list[Block] = [table(STRATEGY, outcomes, words)]
    if result["again"] is not None:
        line = words.line(
            "Rolls in which neither general reaches his TN: {chance}. Such a roll is repeated until one of the generals succeeds (MASS-AMB-07).",
            "hint",
            chance=words.percent(result["again"]),
        )
        blocks.append(line)
    return blocks
