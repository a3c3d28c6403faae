"""The screens of inheritances, and of victory and points."""

from __future__ import annotations

from functools import partial

from commands.blocks import Line
from commands.columns import Column, counted, figure, table
from commands.fief.pieces import pieces
from commands.history import below_act
from commands.texts.fief import heirs, winning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.blocks import Block, Table
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.fief.crown import FamilyScore, PointsLine, Score
    from ledger.shapes.fief.families import Inheritance
    from ledger.shapes.fief.shared import Inherited
    from ledger.state import State


@below_act("inherited")
def inherit_screen(
    result: Inheritance, words: Words, answer: Answer
) -> Iterator[Block]:
    """Which fief goes to whom; which soldiers leave it, and which enter the city."""
    for one in result["inherited"]:
        yield from (Line("  " + line) for line in passed(one, words, answer.state))


def passed(one: Inherited, words: Words, state: State) -> Iterator[str]:
    """The consequences of inheriting a fief, a sentence each."""
    heaps = [
        words.say(
            heirs.HEAP, pieces=pieces(heap["counters"], words), village=heap["village"]
        )
        for heap in one["removed"]
    ]
    if heaps:
        heaps_in_words = ", ".join(heaps)
        yield words.say(heirs.REMOVED, player=one["before"], heaps=heaps_in_words)
    for heap in one["garrison"]:
        facts = {"pieces": pieces(heap["counters"], words), "village": heap["village"]}
        if heap["from"]:
            yield words.say(heirs.WITHDRAWN, source=heap["from"], **facts)
        else:
            money = words.money(heap["cost"], state)
            yield words.say(heirs.BOUGHT, money=money, **facts)


# Victory and points -----------------------------------------------------------------------


def score_screen(result: Score, words: Words, _: object) -> list[Block]:
    """Who has won, how close everybody is to victory, and the points."""
    blocks: list[Block] = []
    if result["over"]:
        facts = {"turn": result["over"], "players": result["winners"]}
        blocks.append(words.line(winning.OVER, "heading", **facts))
    if result["normal_victory"]:
        title = words.say("victory at the end of a turn")
        blocks.append(table(CLAIMS, result["claims"], words, title))
    blocks += _game(result, words)
    lines = (
        line for one in result["players"] for line in _lines(one, result["unit"], words)
    )
    blocks.append(table(POINTS, lines, words, words.say("points now")))
    if result["points_game"] or any(one["counted"] for one in result["players"]):
        blocks.append(_counts(result, words))
    return blocks


def _has(one: dict[str, Any], words: Words) -> Iterator[str]:
    for crown in ("king", "queen"):
        if one[crown]:
            yield words.say(winning.HAS[crown], lord=one[crown])
    yield words.say(winning.HAS["fief"], count=len(one["fiefs"]))


def _lacks(one: dict[str, Any], words: Words) -> str:
    if one["won"]:
        return words.say(winning.WON)
    missing = ", ".join(
        words.say(winning.MISSING[lack["what"]], count=lack["count"])
        for lack in one["missing"]
    )
    return words.say(winning.NEAR, missing=missing) if one["near"] else missing


# A row for each player, then for each allied pair.
CLAIMS = (
    Column("who", "players", lambda players, _: " + ".join(players)),
    Column("has", lambda one, words: ", ".join(_has(one, words))),
    Column("what is missing", _lacks),
    Column("rule", "rule"),
)
# What each player's points are made up of.
POINTS = (
    Column("player", once=True),
    Column("for"),
    figure("points", how=counted),
)


def _game(result: Score, words: Words) -> Iterator[Line]:
    """How the points are counted, if the game is played for points."""
    if not result["points_game"]:
        yield words.line(winning.NONE, "heading")
        return
    if result["length"]:
        yield words.line(winning.LENGTH, "heading", turns=result["length"])
    else:
        yield words.line(winning.OPEN, "heading")
    yield Line("  " + words.say(winning.SCORING[result["scoring"]]))
    if result["escrow"]:
        yield Line("  " + words.say(winning.ESCROW))
    if result["normal_victory"]:
        yield Line("  " + words.say(winning.NORMAL))


def _lines(
    one: FamilyScore, unit: str, words: Words
) -> Iterator[tuple[str, str, int | None]]:
    """A player's points line by line, with the sum if there are several."""
    for line in one["lines"]:
        yield one["player"], _for(line, unit, words), line["points"]
    if len(one["lines"]) > 1:
        yield one["player"], words.say("total"), one["points"]


def _for(line: PointsLine, unit: str, words: Words) -> str:
    card = words.say(winning.CARDS[line["what"]])
    if line["what"] == "cash":
        coins = words.unit(unit, line["money"])
        return f"{card} {words.number(line['money'])} {coins}"
    card = card[:1].upper() + card[1:]  # the name of the card, not of its holder
    if line.get("title"):
        card = f"{card} ({line['title']})"
    return f"{card}{words.colon}{line['lord']}" if line["lord"] else card


def _counts(result: Score, words: Words) -> Table:
    """A table of all counts so far, with a column for each, and their total."""
    known = [
        {**one, "at": {count["turn"]: count["points"] for count in one["counted"]}}
        for one in result["players"]
    ]
    turns = sorted({at["turn"] for one in result["players"] for at in one["counted"]})
    columns = (
        Column("player", "player"),
        *(
            figure(words.say("turn {turn:plain}", turn=turn), partial(_at, turn))
            for turn in turns
        ),
        figure("total", "total"),
    )
    return table(columns, known, words, words.say("points at each count"))


def _at(turn: int, one: dict[str, Any], words: Words) -> str:
    return counted(one["at"].get(turn), words)
