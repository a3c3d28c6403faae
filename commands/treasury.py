"""Money: pay, treasury, statement, count, correct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import words as top_level
from commands.declare import (
    ACTS,
    RULED,
    Everything,
    Hide,
    Player,
    Remark,
    Viewer,
    argument,
    command,
    option,
)
from commands.show import Cells, Line, Table
from ledger.flow import Flow

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = top_level()
Purse = {"autocompletion": complete.purses}


@command(
    app,
    "pay",
    use="ledger.acting.money:pay",
    mode="act",
    screen="commands.treasury:paid",
    common=RULED,
)
def pay(
    source: Annotated[
        str, argument("FROM", kinds.text, "Who pays: a player or `bank`.", **Purse)
    ],
    target: Annotated[
        str, argument("TO", kinds.text, "Who receives: a player or `bank`.", **Purse)
    ],
    amount: Annotated[
        int, argument("AMOUNT", kinds.amount, "How much, in whole coins.")
    ],
    remark: Remark = None,
) -> None:
    """Moves money from one purse to another."""


@command(
    app,
    "treasury",
    use="ledger.reading.treasury:treasury",
    mode="read",
    screen="commands.treasury:balances",
)
def treasury(
    player: Annotated[
        str | None,
        argument(
            "PLAYER", kinds.text, "Only this player.", autocompletion=complete.players
        ),
    ] = None,
    at: Annotated[
        int | None,
        option(
            "--at",
            kind=kinds.number,
            help="As it stood after this entry.",
            metavar="ENTRY",
        ),
    ] = None,
    turn: Annotated[
        str | None,
        option(
            "--turn",
            kind=kinds.turn,
            help="As it stood when this turn ended; 1.3: of the first scenario or battle.",
            metavar="N",
        ),
    ] = None,
    viewer: Viewer = None,
    hide: Hide = False,
    all_: Everything = False,
) -> None:
    """Shows who has how much, now or then."""


@command(
    app,
    "statement",
    use="commands.answers.treasury:statement",
    mode="own",
    screen="commands.treasury:lines",
)
def statement(player: Player, viewer: Viewer = None, all_: Everything = False) -> None:
    """Lists every movement of a player's money, with the balance after it."""


@command(
    app,
    "count",
    use="ledger.acting.money:count",
    mode="act",
    screen="commands.treasury:counted",
    common=(*ACTS, "viewer", "all_"),
)
def count(
    player: Player,
    amount: Annotated[
        int, argument("AMOUNT", kinds.counted, "The coins that lie on the table.")
    ],
) -> None:
    """Compares the coins on the table with the book; names likely culprits."""


@command(
    app,
    "correct",
    use="ledger.acting.correcting:correct",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def correct(
    what: Annotated[
        list[str],
        argument(
            "WHAT",
            kinds.text,
            "`money PLAYER`, `COMMODITY ACCOUNT` or `SUBJECT.FIELD` as `show` prints them.",
        ),
    ],
    value: Annotated[
        str,
        argument(
            "VALUE", kinds.text, "What really lies on the table; `none` for nothing."
        ),
    ],
    remark: Annotated[
        str,
        option("--for", kind=kinds.text, help="Why it is corrected.", metavar="TEXT"),
    ],
) -> None:
    """Sets anything counted or recorded to what really lies on the table."""


# Screens ---------------------------------------------------------------------


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
