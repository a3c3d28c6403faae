"""Odds: survival, income, a territory; exact, never simulated."""

from __future__ import annotations

from commands.columns import Column, faces, figure, percent, table
from commands.texts.medfan.battles import FATES_ROLLED
from commands.texts.medfan.land import CAPABILITIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.medfan.after import IncomeOdds, SurvivalOdds, TerritoryOdds


def _either(codes: str, words: Words) -> str:
    return " / ".join(words.say(CAPABILITIES[code]) for code in codes.split("|"))


def _figures(value: float, words: Words) -> str:
    return words.decimal(value, 2)


def _coins(value: float, words: Words) -> str:
    return words.decimal(value)


SURVIVAL = (
    Column("fate", "fate", FATES_ROLLED),
    Column("faces", "faces", faces),
    figure("each", "each.near", percent),
    figure("on average", "expected.near", _figures),
)
INCOME = (
    Column("territory", "name"),
    Column("capability", "capability", CAPABILITIES),
    figure("least", "least"),
    figure("most", "most"),
    figure("on average", "expected.near", _coins),
)
CHANGE = (figure("in all"), figure("chance", how=percent))
TERRITORY = (
    Column("capability", "id", _either),
    figure("chance", "near", percent),
    figure("territory income", "income.near", _coins),
)


def survival_screen(result: SurvivalOdds, words: Words, _: object) -> list[Block]:
    """The chances of each fate."""
    faces: Mapping[str, Any] = result["faces"]
    expected: Mapping[str, Any] = result["expected"]
    fates = [
        {
            "fate": fate,
            "faces": faces[fate],
            "each": each,
            "expected": expected[fate],
        }
        for fate, each in result["each"].items()
    ]
    return [table(SURVIVAL, fates, words)]


def income_screen(result: IncomeOdds, words: Words, _: object) -> list[Block]:
    """The chances of each territory, and of all together."""
    chances = [(int(sum_), one["near"]) for sum_, one in result["change"].items()]
    return [
        table(INCOME, result["territories"], words),
        table(CHANGE, chances, words),
        words.line(
            "{name}: {expected} on average",
            "heading",
            name=result["player"],
            expected=words.decimal(result["expected"]["near"]),
        ),
    ]


def territory_screen(result: TerritoryOdds, words: Words, _: object) -> list[Block]:
    """The chances of each capability."""
    return [table(TERRITORY, result["capabilities"], words)]
