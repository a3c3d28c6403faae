"""Money: pay, treasury, statement, count, correct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from ledger.flow import Flow

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def paid(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was paid, and what both sides have now."""
    from commands.history import act_screen

    left = [
        words.say("{name:subject}: {money}", name=name, money=words.number(money))
        for name, money in result["balances"].items()
        if name != "bank"
    ]
    return [*act_screen(result, words, answer), Line(" · ".join(left), "hint")]


def balances(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Who has how much."""
    rows = [(a["name"], a["money"]) for a in result["accounts"]]
    rows += [
        (words.say("escrow {name:of}", name=n), m) for n, m in result["escrow"].items()
    ]
    rows.append((words.say("bank"), result["bank"]))
    cells = tuple(Cells((name, words.number(money))) for name, money in rows)
    return [Table((words.say("purse"), ">" + words.unit(result["unit"])), cells)]


def lines(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Every movement with the balance after it."""
    heads = (
        ">" + words.say("entry"),
        ">" + words.say("turn"),
        words.say("with whom"),
        ">" + words.say("amount"),
        ">" + words.say("balance"),
        words.say("what for"),
    )
    turn_of = words.turns()
    rows = Flow(
        lambda: (
            Cells(
                (
                    str(line["entry"]),
                    turn_of(line),
                    words.purse(line["other"]),
                    words.signed(line["amount"]),
                    words.number(line["balance"]),
                    line["text"],
                )
            )
            for line in result["lines"]
        )
    )
    return [Table(heads, rows, words.say("Statement {name:of}", name=result["name"]))]


def counted(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Whether the coins agree with the book, and who may be the culprit."""
    from commands.history import act_screen

    blocks: list[Block] = list(act_screen(result, words, answer))
    blocks += [Line("  " + words.suspect(s)) for s in result["suspects"] or ()]
    return blocks
