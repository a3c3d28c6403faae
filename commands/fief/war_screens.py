"""The screens of battles and their chances."""

from __future__ import annotations

from commands.blocks import Line, paragraph
from commands.columns import Column, bare, figure, percent, table
from commands.fitting import PAGE
from commands.texts import questions
from commands.texts.fief.war import (
    CAPTIVES,
    CHANCES,
    ENDS,
    FIGHTING,
    HAS,
    SHOTS,
    SIDES,
    WINS,
)
from ledger.rules.fief.facts import REBELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block, Table
    from commands.texts import Words
    from ledger.shapes.fief.chances import Odds, Survivors
    from ledger.shapes.fief.war import Resolved

MOST_ROWS = 12  # rows of points left; more are grouped
SHORT = 2  # the most kinds of counters listed in a column


def battle(result: Resolved, words: Words, _: object) -> list[Block]:
    """The archers, each round with both sides, and who has won."""
    return fought(result, words)


def fought(result: Mapping[str, Any], words: Words) -> list[Block]:
    """The same for any battle, or the questions of a dry run."""
    if "questions" in result:
        return [Line(questions.still_open(words, one)) for one in result["questions"]]
    blocks: list[Block] = list(_archers(result.get("archers", {}), words))
    if result["rounds"]:
        rows = (row for one in result["rounds"] for row in _round(one, words))
        blocks.append(table(ROUNDS, rows, words, room=PAGE))
    return [*blocks, *_end(result, words)]


def _archers(opening: Mapping[str, Any], words: Words) -> Iterator[Line]:
    for side in SIDES:
        shot = opening.get(side)
        if shot:
            text, harm = SHOTS[shot["does"]][side], shot.get("inflicts", 0)
            yield words.line(text, die=str(shot["die"]), harm=harm)


ROUNDS = (
    Column("round", right=True, once=True),
    Column("side"),
    figure("points", how=bare),
    Column("dice"),
    figure("total", how=bare),
    figure("inflicts", how=bare),
    Column("left"),
)


def _round(one: Mapping[str, Any], words: Words) -> Iterator[tuple[Any, ...]]:
    """A row for each player who rolled; the last of a side shows what is left of it."""
    for side, text in SIDES.items():
        armies = [one[side]]
        apart = "opponent" in one
        if apart and side == "attacker":
            armies = sorted([*armies, *one["others"]], key=lambda army: army["player"])
        for army in armies:
            who = words.say(text)
            if apart and side == "attacker":
                who = f"{who} ({army['player']})"
            elif apart:
                who = f"{who} → {one['opponent']}"
            left = _left_after(one["after"][side], words) if army is armies[-1] else ""
            thrown = (army["points"], _dice(army), army["total"], _harm(army))
            yield one["round"], who, *thrown, left


def _dice(thrown: Mapping[str, Any]) -> str:
    """The faces, with aimed dice in brackets and a bonus after a plus.

    A die rerolled by a bombard also shows its earlier face: 2→5.
    """
    faces = [f"[{' '.join(map(str, aimed))}]" for aimed in thrown.get("aimed", ())]
    faces += _again(thrown)
    faces += [f"+{thrown['bonus']}"] if thrown["bonus"] else []
    return " ".join(faces) or "–"


def _again(thrown: Mapping[str, Any]) -> list[str]:
    """The faces of dice that are not aimed, each with those before a reroll."""
    shown = [[face] for face in thrown["dice"]]
    for one in reversed(thrown.get("again", ())):
        shown[one["die"] - 1].insert(0, one["before"])
    return ["→".join(map(str, faces)) for faces in shown]


def _harm(thrown: Mapping[str, Any]) -> str:
    """The points lost, with what the guard adds after a plus."""
    guard = thrown.get("guard", 0)
    harm = thrown["inflicts"] - guard
    return f"{harm}+{guard}" if guard else str(harm)


def has(force: Mapping[str, int], words: Words) -> str:
    """What a side has, in words, or a dash if nothing is left."""
    parts = [
        words.say(text, count=force[kind])
        for kind, text in HAS.items()
        if force.get(kind)
    ]
    return ", ".join(parts) or "–"


def _left_after(force: Mapping[str, int], words: Words) -> str:
    """What is left of a side, short enough for a column."""
    kinds = [kind for kind in HAS if force.get(kind)]
    if len(kinds) <= SHORT:
        return has(force, words)
    fighters = force["lords"] + force["darc"]
    points = words.say("{count} {count:point|points}", count=force["points"])
    if not fighters:
        return points
    lords = words.say("{count} {count:lord|lords} among them", count=fighters)
    return f"{points}, {lords}"


def _end(result: Mapping[str, Any], words: Words) -> Iterator[Line]:
    """Why the battle is over, who has won, and how many were captured."""
    end, winner = result["end"], result["winner"]
    if end in ENDS:
        yield words.line(ENDS[end], rounds=len(result["rounds"]))
    if winner:
        won = words.say(WINS[winner], left=has(result["survivors"][winner], words))
        yield from paragraph(won, "heading", hang=0, room=PAGE)
    for side, count in result["captives"].items():
        if count:
            yield words.line(CAPTIVES[side], count=count)


# Odds ------------------------------------------------------------------------------

CHANCE = (
    Column("how it ends"),
    figure("chance", how=percent),
    figure(
        "after {rounds} {rounds:round|rounds}",
        how=lambda share, words: "" if share is None else words.percent(share),
        spare=True,
    ),
)


def odds(result: Odds, words: Words, _: object) -> list[Block]:
    """The chances of each end, how long it takes, and what is left."""
    after: Mapping[str, Any] = result.get("after") or {}
    rows = [
        (words.say(text), result.get(key, 0), after.get(key))
        for key, text in CHANCES.items()
        if key != "undecided" or after or key in result
    ]
    ends = table(CHANCE, rows, words, rounds=after.get("rounds"))
    rounds = words.decimal(result["expected_rounds"])
    lasts = words.line("{rounds} rounds on average", rounds=rounds)
    left = _left(result["survivors"], words)
    left_over = [left] if left.rows else []
    return [*_who(result, words), ends, lasts, *left_over, *_more(result, words)]


def _who(result: Mapping[str, Any], words: Words) -> Iterator[Line]:
    """The two sides, if they are on the board."""
    if "village" not in result:
        return
    facts = {side: one["points"] for side, one in result["strength"].items()}
    for side in ("attackers", "defenders"):
        rebels = words.say("the rebels")
        facts[side] = [rebels if one == REBELS else one for one in result[side]]
    yield words.line(FIGHTING, "heading", **facts, village=result["village"])


def _left(survivors: Survivors, words: Words) -> Table:
    """The chance of winning with each number of points left; many are grouped."""
    points = sorted(
        {
            int(left)
            for won in (survivors["attacker"], survivors["defender"])
            for left in won
        }
    )
    step = -(-max(points, default=0) // MOST_ROWS) or 1
    rows = []
    for low in range(1, max(points, default=0) + 1, step):
        span = range(low, low + step)
        name = str(low) if step == 1 else f"{low}–{low + step - 1}"
        chances = (
            sum(won.get(str(left), 0) for left in span)
            for won in (survivors["attacker"], survivors["defender"])
        )
        rows.append((name, *chances))
    sides = (figure(CHANCES[side], how=percent) for side in survivors)
    return table((figure("points left", how=bare), *sides), rows, words)


def _more(result: Mapping[str, Any], words: Words) -> Iterator[Line]:
    """The soldiers needed for a given chance, and chances as fractions."""
    needed = result.get("needed")
    if needed and needed["soldiers"] is None:
        yield words.line(
            "Even {most} soldier points give only {reached}",
            most=needed["most"],
            reached=words.percent(needed["reached"]),
        )
    elif needed:
        sentence = words.say(
            "{soldiers} soldier {soldiers:point gives|points give} {reached}",
            soldiers=needed["soldiers"],
            reached=words.percent(needed["reached"]),
        )
        yield Line(f"{sentence}{words.semicolon}{_price(needed, words)}")
    for key, fraction in result.get("fractions", {}).items():
        if key in CHANCES:
            yield Line(f"{words.say(CHANCES[key])}{words.colon}{fraction}")


def _price(needed: Mapping[str, Any], words: Words) -> str:
    """What the missing soldiers cost."""
    if not needed["more"]:
        return words.say("no more are needed")
    return words.say(
        "{more} more {more:point costs|points cost} {coins}",
        more=needed["more"],
        coins=words.number(needed["coins"]),
    )
