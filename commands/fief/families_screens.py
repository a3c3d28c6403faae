"""The screens of what binds families: marriages, alliances, debts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.crown_screens import reign
from commands.history import act_screen
from commands.texts.fief import families as texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words


def wedding(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who married whom; whether their families are allied anew; what the throne sees."""
    blocks = act_screen(result, words, answer)
    if "groom" not in result:
        return blocks
    players = [result["player"], result["other"]]
    bond = texts.ALLIED if result["new"] else texts.ALLIED_STILL
    lines = [words.say(bond, players=players), *reign(result, words)]
    return [*blocks, *(Line("  " + line) for line in lines)]


def born(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who is the Prince; who would rule for him."""
    blocks = act_screen(result, words, answer)
    if result.get("queen"):
        blocks.append(Line("  " + words.say(texts.MOTHER, **result)))
    return blocks


def alliances(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Each alliance with its couples, and what it is worth by which rule."""
    blocks: list[Block] = []
    for one in result["alliances"]:
        title = words.say(texts.ALLIANCE, players=one["players"])
        blocks.append(Line(title, "heading"))
        blocks += [Line("  " + line) for line in _alliance(one, words)]
    if not result["alliances"]:
        blocks.append(Line(words.say("no family is allied by marriage")))
    elif result["free"]:
        said = words.say("without an ally: {players}", players=result["free"])
        blocks.append(Line(said, "hint"))
    return blocks


def couples(one: dict[str, Any], words: Words) -> str:
    """Who is married to whom; nobody any more, until an inheritance is settled."""
    said = (words.say(texts.COUPLE, **couple) for couple in one["couples"])
    return words.semicolon.join(said) or words.say(texts.PARTED)


def _alliance(one: dict[str, Any], words: Words) -> Iterator[str]:
    yield couples(one, words)
    for office in ("king", "queen"):
        key = f"{office}.none" if one[office] is None else office
        yield words.say(texts.CROWNS[key], lord=one[office])
    facts = {"fiefs": one["fiefs"], "needed": one["needed"]}
    yield words.say(texts.VICTORY, **facts)
    yield words.say(texts.CARDS)
    first, second = one["players"]
    for player, heir in ((first, second), (second, first)):
        fiefs = one["of_each"][player]
        if fiefs:
            yield words.say(texts.HEIR, player=player, heir=heir, fiefs=fiefs)


def lent(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was lent or paid back; what both have now."""
    blocks = act_screen(result, words, answer)
    if "balances" not in result:
        return blocks
    left = (
        words.say("{name:subject}: {money}", name=name, money=words.number(money))
        for name, money in result["balances"].items()
    )
    return [*blocks, Line(" · ".join(left), "hint")]


def debts(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Who owes whom how much."""
    if not result["debts"]:
        return [Line(words.say("nobody owes anything"))]
    heads = (
        words.say("who owes"),
        words.say("to whom"),
        ">" + words.unit(result["unit"]),
    )
    rows = tuple(
        Cells((one["debtor"], one["creditor"], words.number(one["amount"])))
        for one in result["debts"]
    )
    return [Table(heads, rows)]
