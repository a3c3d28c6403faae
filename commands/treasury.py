"""Money: pay, treasury, statement, count, correct."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import UNIT, Column, bare, figure, signed, table, turn
from commands.history import below_act
from commands.texts.why import place
from ledger.flow import Flow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.money import Counting, Paid, Statement, Treasury


BALANCES = (Column("purse", "name"), figure(UNIT, "money"))


@below_act("balances")
def paid(result: Paid, words: Words, _: object) -> list[Block]:
    """What was paid, and what both sides have now."""
    return [left(result["balances"], words)]


def left(balances: Mapping[str, int | None], words: Words) -> Line:
    """The balances of those between whom money has passed."""
    parts = (
        words.say("{name:subject}: {money}", name=name, money=words.number(money))
        for name, money in balances.items()
        if name != "bank"
    )
    return Line(" · ".join(parts), "hint")


def balances(result: Treasury, words: Words, _: object) -> list[Block]:
    """The balance of every purse."""
    rows = [
        *result["accounts"],
        *(
            {"name": words.say("{name:’s} escrow", name=name), "money": money}
            for name, money in result["escrow"].items()
        ),
        {"name": words.say("bank"), "money": result["bank"]},
    ]
    return [table(BALANCES, rows, words, unit=words.unit(result["unit"]))]


def lines(result: Statement, words: Words, _: object) -> list[Block]:
    """Every movement of a statement, with the balance after it."""
    columns = (
        figure("entry", "entry", bare),
        turn(words),
        Column("with whom", "other", lambda name, words: place(words, name)),
        figure("amount", "amount", signed),
        figure("balance", "balance"),
        Column("purpose", "text"),
    )
    title = words.say("{name:subject’s} statement", name=result["name"])
    return [table(columns, Flow(lambda: result["lines"]), words, title)]


@below_act()
def counted(result: Counting, words: Words, _: object) -> Iterator[Block]:
    """A count, and if the coins differ, what may have happened and what mends it."""
    if "mends" not in result:
        return
    from commands.mending import numbered
    from commands.worded import worded

    for number, mend in numbered(result["mends"]):
        yield Line(f"{number:>3}  {mend['text']}")
        yield from (
            Line(f"     {worded(words, line)}", "hint") for line in mend["commands"]
        )
