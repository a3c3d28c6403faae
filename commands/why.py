"""Screens that explain something by the entries, rules and dice behind it."""

from __future__ import annotations

from commands.columns import Column, bare, figure, table
from commands.texts.why import kind, place, thing, value
from ledger.flow import Flow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.reading.why import Why
    from ledger.shapes.journal import Why as Explained


def explained(result: Explained, words: Words, answer: Why) -> list[Block]:
    """A balance with its movements, or a thing with its facts."""
    if result["kind"] == "balance":
        return _balance(result, words, answer)
    title = place(words, result["about"])
    if result["kind"] == "fact":
        title = f"{title}, {_fact_now(result, words)}"
    facts = Flow(lambda: _facts(result, words))
    return [table(FACTS, facts, words, title), *_left_out(result, words)]


FACTS = (
    Column("what"),
    Column("value"),
    figure("entry", how=bare),
    Column("rule"),
    Column("why"),
)
MOVEMENTS = (
    figure("entry", how=bare),
    figure("turn", how=bare),
    figure("amount", how=bare),
    figure("balance", how=bare),
    Column("rule"),
    Column("why"),
)


def _facts(result: Mapping[str, Any], words: Words) -> Iterator[tuple[Any, ...]]:
    """The facts, and below the first line of each entry its dice."""
    entries_shown: set[int | None] = set()  # entries whose dice are already shown
    for line in result["lines"]:
        yield _fact(line, result, words)
        if line["throws"] and line["entry"] not in entries_shown:
            yield from (("", "", "", "", dice) for dice in _dice(line, words))
            entries_shown.add(line["entry"])


def _fact_now(result: Mapping[str, Any], words: Words) -> str:
    """A fact and its value: "owner: Anne"."""
    sort = next((line["type"] for line in result["lines"]), None)
    sort_of = result["things"][0].partition(":")[0]
    now = value(words, result["what"], result["value"], sort)
    return f"{thing(words, result['what'], sort_of)}{words.colon}{now}"


def _balance(result: Mapping[str, Any], words: Words, answer: Why) -> list[Block]:
    """The balance, and each entry with its change, the latest first."""
    amount = _amount(result["value"], result, words, answer)
    about = place(words, result["about"])
    what = thing(words, result["what"])
    title = f"{about}{words.colon}{amount}"
    if result["what"] != "money":
        title = f"{about}, {what}{words.colon}{amount}"
    turn_of = words.turns()
    rows = Flow(
        lambda: (
            row
            for line in result["lines"]
            for row in _movement(line, turn_of(line), result, words)
        )
    )
    return [table(MOVEMENTS, rows, words, title), *_left_out(result, words)]


def _amount(amount: int, result: Mapping[str, Any], words: Words, answer: Why) -> str:
    if result["what"] == "money":
        return words.money(amount, answer.state)
    return words.number(amount)


def _movement(
    line: dict[str, Any], turn: str, result: Mapping[str, Any], words: Words
) -> Iterator[tuple[Any, ...]]:
    """One entry of a balance: its sum, and its parts if there are several."""
    parts, text = line["parts"], line["text"]
    about = parts[0]["about"]
    if len(parts) == 1 and about and about != result["about"] and about not in text:
        text = f"{text} · {about}"
    amount, balance = words.signed(line["amount"]), words.number(line["balance"])
    yield line["entry"], turn, amount, balance, line["rule"], text
    for part in parts if len(parts) > 1 else ():
        part_text = f"  {words.signed(part['amount'])}  {_part(part, words)}"
        yield "", "", "", "", part["rule"] if line["rule"] is None else "", part_text
    yield from (("", "", "", "", "", dice) for dice in _dice(line, words))


def _part(part: dict[str, Any], words: Words) -> str:
    """What a movement was about, and where it came from or went to."""
    other = place(words, part["other"])
    arrow = f"← {other}" if part["amount"] > 0 else f"→ {other}"
    return f"{part['about']} {arrow}" if part["about"] else arrow


def _fact(
    line: dict[str, Any], result: Mapping[str, Any], words: Words
) -> tuple[Any, ...]:
    """One fact, with the entry and the rule that set it."""
    what = thing(words, line["field"], line["of_kind"])
    if line["of"] != result["about"]:
        what = f"{place(words, line['of'])}{words.colon}{what}"
    elif len(result["things"]) > 1:
        what = f"{kind(words, line['of_kind'])}{words.colon}{what}"
    now = value(words, line["field"], line["after"], line["type"])
    return what, now, line["entry"], line["rule"], line["text"]


def _dice(line: dict[str, Any], words: Words) -> list[str]:
    """The throws of an entry, one per line."""
    return [
        "  " + words.say("dice: {throw}", throw=" ".join(filter(None, cells)))
        for cells in map(words.throw, line["throws"])
    ]


def _left_out(result: Mapping[str, Any], words: Words) -> list[Block]:
    """A hint at what came before the lines shown."""
    earlier = result["earlier"]
    if not earlier["entries"]:
        return []
    if result["kind"] == "balance":
        line = words.line(
            "{count} earlier {count:entry|entries}: {amount}",
            "hint",
            count=earlier["entries"],
            amount=words.signed(earlier["amount"]),
        )
    else:
        line = words.line(
            "{count} more {count:line|lines} without --last",
            "hint",
            count=earlier["entries"],
        )
    return [line]
