"""The screens of ties between families: marriages, alliances, debts."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import UNIT, Column, figure, table
from commands.fief.crown_screens import reign
from commands.history import below_act
from commands.texts.fief import families as texts
from commands.treasury import left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.families import Alliance, Alliances, Born, Wedding
    from ledger.shapes.fief.treasury import Debts, Lent


@below_act("groom")
def wedding(result: Wedding, words: Words, _: object) -> Iterator[Block]:
    """A marriage: whether the families are now allied, and its effect on the throne."""
    players = [result["player"], result["other"]]
    bond = texts.ALLIED if result["new"] else texts.ALLIED_STILL
    for line in (words.say(bond, players=players), *reign(result, words)):
        yield Line("  " + line)


@below_act()
def born(result: Born, words: Words, _: object) -> Iterator[Block]:
    """The new Prince, and who would rule for him as Regent."""
    if result.get("queen"):
        yield Line("  " + words.say(texts.MOTHER, **result))


def alliances(result: Alliances, words: Words, _: object) -> list[Block]:
    """Each alliance with its couples and its effects."""
    blocks: list[Block] = []
    for one in result["alliances"]:
        blocks.append(words.line(texts.ALLIANCE, "heading", players=one["players"]))
        blocks += [Line("  " + line) for line in _alliance(one, words)]
    if not result["alliances"]:
        blocks.append(words.line("no family is allied by marriage"))
    elif result["free"]:
        free = result["free"]
        blocks.append(words.line("without an ally: {players}", "hint", players=free))
    return blocks


def couples(one: Alliance, words: Words) -> str:
    """The couples of an alliance; there may be none while an inheritance is settled."""
    sentences = (words.say(texts.COUPLE, **couple) for couple in one["couples"])
    return words.semicolon.join(sentences) or words.say(texts.PARTED)


def _alliance(one: Alliance, words: Words) -> Iterator[str]:
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


@below_act("balances")
def lent(result: Lent, words: Words, _: object) -> list[Block]:
    """What was lent or paid back, and what both have now."""
    return [left(result["balances"], words)]


DEBTS = (
    Column("who owes", "debtor"),
    Column("to whom", "creditor"),
    figure(UNIT, "amount"),
)


def debts(result: Debts, words: Words, _: object) -> list[Block]:
    """All debts: who owes whom how much."""
    if not result["debts"]:
        return [words.line("nobody owes anything")]
    unit = words.unit(result["unit"])
    return [table(DEBTS, result["debts"], words, unit=unit)]
