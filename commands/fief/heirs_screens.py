"""The screens of inheritances, and of victory and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.pieces import pieces
from commands.history import act_screen
from commands.texts.fief import heirs, winning

if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words


def inherit_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Which fief goes to whom; who leaves it, who comes into the city."""
    blocks = act_screen(result, words, answer)
    for one in result.get("inherited", ()):
        blocks += [Line("  " + line) for line in passed(one, words, answer.state)]
    return blocks


def passed(one: dict[str, Any], words: Words, state: Any) -> Iterator[str]:
    """What comes with a fief, a line each."""
    heaps = [
        words.say(
            heirs.HEAP, pieces=pieces(told["counters"], words), village=told["village"]
        )
        for told in one["removed"]
    ]
    if heaps:
        said = ", ".join(heaps)
        yield words.say(heirs.REMOVED, player=one["before"], heaps=said)
    for told in one["garrison"]:
        facts = {"pieces": pieces(told["counters"], words), "village": told["village"]}
        if told["from"]:
            yield words.say(heirs.WITHDRAWN, source=told["from"], **facts)
        else:
            money = words.money(told["cost"], state)
            yield words.say(heirs.BOUGHT, money=money, **facts)


# Victory and points -----------------------------------------------------------------------


def score_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Who has won; what everybody has of a victory; the points."""
    blocks: list[Block] = []
    if result["over"]:
        facts = {"turn": result["over"], "players": result["winners"]}
        blocks.append(Line(words.say(winning.OVER, **facts), "heading"))
    if result["normal_victory"]:
        blocks.append(_claims(result["claims"], words))
    blocks += _game(result, words)
    blocks.append(_lines(result["players"], result["unit"], words))
    if result["points_game"] or any(one["counted"] for one in result["players"]):
        blocks.append(_counts(result, words))
    return blocks


def _claims(claims: list[dict[str, Any]], words: Words) -> Table:
    """A row for each player, then for each allied pair."""
    heads = (
        words.say("who"),
        words.say("has"),
        words.say("what is missing"),
        words.say("rule"),
    )
    rows = tuple(
        Cells(
            (
                " + ".join(one["players"]),
                ", ".join(_has(one, words)),
                _lacks(one, words),
                one["rule"],
            )
        )
        for one in claims
    )
    return Table(heads, rows, words.say("victory at the end of a turn"))


def _has(one: dict[str, Any], words: Words) -> Iterator[str]:
    for crown in ("king", "queen"):
        if one[crown]:
            yield words.say(winning.HAS[crown], lord=one[crown])
    yield words.say(winning.HAS["fief"], count=len(one["fiefs"]))


def _lacks(one: dict[str, Any], words: Words) -> str:
    if one["won"]:
        return words.say(winning.WON)
    said = ", ".join(
        words.say(winning.MISSING[lack["what"]], count=lack["count"])
        for lack in one["missing"]
    )
    return words.say(winning.NEAR, missing=said) if one["near"] else said


def _game(result: dict[str, Any], words: Words) -> Iterator[Line]:
    """How the points are counted, where they are played."""
    if not result["points_game"]:
        yield Line(words.say(winning.NONE), "heading")
        return
    if result["length"]:
        said = words.say(winning.LENGTH, turns=result["length"])
    else:
        said = words.say(winning.OPEN)
    yield Line(said, "heading")
    yield Line("  " + words.say(winning.SCORING[result["scoring"]]))
    if result["escrow"]:
        yield Line("  " + words.say(winning.ESCROW))
    if result["normal_victory"]:
        yield Line("  " + words.say(winning.NORMAL))


def _lines(players: list[dict[str, Any]], unit: str, words: Words) -> Table:
    """Of what everybody's points are made now."""
    heads = (words.say("player"), words.say("for"), ">" + words.say("points"))
    rows = []
    for one in players:
        name = one["player"]
        for line in one["lines"]:
            told = _number(line["points"], words)
            rows.append(Cells((name, _for(line, unit, words), told)))
            name = ""
        if len(one["lines"]) > 1:
            rows.append(Cells(("", words.say("total"), _number(one["points"], words))))
    return Table(heads, tuple(rows), words.say("points now"))


def _for(line: dict[str, Any], unit: str, words: Words) -> str:
    said = words.say(winning.CARDS[line["what"]])
    if line["what"] == "cash":
        coins = words.unit(unit, line["money"])
        return f"{said} {words.number(line['money'])} {coins}"
    said = said[:1].upper() + said[1:]  # what the card is called, not its bearer
    if line.get("title"):
        said = f"{said} ({line['title']})"
    return f"{said}{words.colon}{line['lord']}" if line["lord"] else said


def _number(number: int | None, words: Words) -> str:
    return "–" if number is None else words.number(number)


def _counts(result: dict[str, Any], words: Words) -> Table:
    """The counts over time, a column each, and their total."""
    turns = sorted(
        {count["turn"] for one in result["players"] for count in one["counted"]}
    )
    heads = (
        words.say("player"),
        *(">" + words.say("turn {turn:plain}", turn=turn) for turn in turns),
        ">" + words.say("total"),
    )
    rows = []
    for one in result["players"]:
        known = {count["turn"]: count["points"] for count in one["counted"]}
        cells = [_number(known.get(turn), words) for turn in turns]
        rows.append(Cells((one["player"], *cells, words.number(one["total"]))))
    return Table(heads, tuple(rows), words.say("points as they were counted"))
