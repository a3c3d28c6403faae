"""Battles and their chances as people see them."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.texts.fief.war import (
    CAPTIVES,
    CHANCES,
    ENDS,
    HAS,
    SHOTS,
    SIDES,
    WINS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from commands.blocks import Block
    from commands.texts import Words

MOST_ROWS = 12  # of the points left; beyond it they are put together
WIDTH = 80  # beyond which a long line goes on in the next one
SHORT = 2  # kinds of counters that are told one by one in a column


def battle(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The archers, each round with both sides, and who has won."""
    if "questions" in result:
        return [Line(words.open_question(one)) for one in result["questions"]]
    blocks: list[Block] = list(_archers(result.get("archers", {}), words))
    if result["rounds"]:
        blocks.append(_rounds(result["rounds"], words))
    return [*blocks, *_end(result, words)]


def _archers(opening: Mapping[str, Any], words: Words) -> list[Line]:
    found = []
    for side in SIDES:
        shot = opening.get(side)
        if shot:
            harm = shot.get("inflicts", 0)
            text = words.say(SHOTS[shot["does"]][side], die=str(shot["die"]), harm=harm)
            found.append(Line(text))
    return found


def _rounds(rounds: list[dict[str, Any]], words: Words) -> Table:
    rows = [row for one in rounds for row in _round(one, words)]
    heads = (
        ">" + words.say("round"),
        words.say("side"),
        ">" + words.say("points"),
        words.say("dice"),
        ">" + words.say("total"),
        ">" + words.say("takes"),
        words.say("left"),
    )
    return Table(heads, tuple(rows), room=WIDTH)


def _round(one: Mapping[str, Any], words: Words) -> Iterator[Cells]:
    """A row for each who threw; what is left of a side stands in its last one."""
    number = str(one["round"])
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
            cells = (str(army["points"]), _dice(army), str(army["total"]), _harm(army))
            yield Cells((number, who, *cells, left))
            number = ""


def _dice(thrown: Mapping[str, Any]) -> str:
    """The faces; aimed ones in brackets, what is added behind a plus.

    A die that a bombard threw again shows what it was before: 2→5.
    """
    faces = [f"[{' '.join(map(str, aimed))}]" for aimed in thrown.get("aimed", ())]
    faces += _again(thrown)
    faces += [f"+{thrown['bonus']}"] if thrown["bonus"] else []
    return " ".join(faces) or "–"


def _again(thrown: Mapping[str, Any]) -> list[str]:
    """Faces that are not aimed, each with those that it showed before."""
    shown = [[face] for face in thrown["dice"]]
    for one in reversed(thrown.get("again", ())):
        shown[one["die"] - 1].insert(0, one["before"])
    return ["→".join(map(str, faces)) for faces in shown]


def _harm(thrown: Mapping[str, Any]) -> str:
    """The points that are lost; what the guard adds behind a plus."""
    guard = thrown.get("guard", 0)
    harm = thrown["inflicts"] - guard
    return f"{harm}+{guard}" if guard else str(harm)


def has(force: Mapping[str, int], words: Words) -> str:
    """What a side has, in words; a dash where nothing is left."""
    told = [
        words.say(text, count=force[kind])
        for kind, text in HAS.items()
        if force.get(kind)
    ]
    return ", ".join(told) or "–"


def _left_after(force: Mapping[str, int], words: Words) -> str:
    """What is left of a side, short enough for a column."""
    kinds = [kind for kind in HAS if force.get(kind)]
    if len(kinds) <= SHORT:
        return has(force, words)
    fighters = force["lords"] + force["darc"]
    points = words.say("{count:plain} {count:point|points}", count=force["points"])
    if not fighters:
        return points
    lords = words.say("{count:plain} {count:lord|lords} among them", count=fighters)
    return f"{points}, {lords}"


def _end(result: Mapping[str, Any], words: Words) -> list[Line]:
    """Why it is over, who has won, and who was captured."""
    end, winner = result["end"], result["winner"]
    lines = []
    if end in ENDS:
        lines.append(Line(words.say(ENDS[end], rounds=len(result["rounds"]))))
    if winner:
        left = has(result["survivors"][winner], words)
        text = words.say(WINS[winner], left=left)
        lines += [Line(part, "heading") for part in wrap(text, WIDTH)]
    for side, count in result["captives"].items():
        if count:
            lines.append(Line(words.say(CAPTIVES[side], count=count)))
    return lines


# Odds ------------------------------------------------------------------------------


def odds(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each end, how long it takes, and what is left."""
    after = result.get("after")
    heads = [words.say("how it ends"), ">" + words.say("chance")]
    if after:
        rounds = after["rounds"]
        text = words.say("after {rounds:plain} {rounds:round|rounds}", rounds=rounds)
        heads.append(">" + text)
    rows = []
    for key, text in CHANCES.items():
        if key == "undecided" and not after and key not in result:
            continue
        cells = [words.say(text), percent(result.get(key, 0), words)]
        if after:
            cells.append(percent(after[key], words))
        rows.append(Cells(tuple(cells)))
    lasts = words.say(
        "{rounds} rounds on average", rounds=decimal(result["expected_rounds"], words)
    )
    blocks: list[Block] = [Table(tuple(heads), tuple(rows)), Line(lasts)]
    left = _left(result["survivors"], words)
    return [*blocks, *([left] if left.rows else []), *_more(result, words)]


def _left(survivors: Mapping[str, Mapping[str, float]], words: Words) -> Table:
    """The chances to win with so many points left; many points are put together."""
    points = sorted({int(left) for won in survivors.values() for left in won})
    step = -(-max(points, default=0) // MOST_ROWS) or 1
    rows = []
    for low in range(1, max(points, default=0) + 1, step):
        span = range(low, low + step)
        chances = [
            sum(won.get(str(left), 0) for left in span) for won in survivors.values()
        ]
        name = str(low) if step == 1 else f"{low}–{low + step - 1}"
        cells = (name, *(percent(chance, words) for chance in chances))
        rows.append(Cells(cells))
    heads = (
        ">" + words.say("points left"),
        *(">" + words.say(CHANCES[side]) for side in survivors),
    )
    return Table(heads, tuple(rows))


def _more(result: Mapping[str, Any], words: Words) -> list[Line]:
    """The soldiers that a wanted chance needs, and the fractions."""
    lines = []
    needed = result.get("needed")
    if needed and needed["soldiers"] is None:
        text = words.say(
            "Even {most:plain} points of soldiers make no more than {reached}",
            most=needed["most"],
            reached=percent(needed["reached"], words),
        )
        lines.append(Line(text))
    elif needed:
        text = words.say(
            "{soldiers:plain} {soldiers:point|points} of soldiers "
            "{soldiers:makes|make} {reached}",
            soldiers=needed["soldiers"],
            reached=percent(needed["reached"], words),
        )
        lines.append(Line(f"{text}{words.semicolon}{_price(needed, words)}"))
    for key, fraction in result.get("fractions", {}).items():
        if key in CHANCES:
            lines.append(Line(f"{words.say(CHANCES[key])}{words.colon}{fraction}"))
    return lines


def _price(needed: Mapping[str, Any], words: Words) -> str:
    """What the soldiers cost who are still missing."""
    if not needed["more"]:
        return words.say("no more are needed")
    return words.say(
        "{more:plain} more {more:costs|cost} {coins}",
        more=needed["more"],
        coins=words.number(needed["coins"]),
    )


def percent(chance: float, words: Words) -> str:
    """A chance as the language writes it: 85.6%, 85,6 %."""
    text = f"{chance * 100:.1f}"
    if chance and text in ("0.0", "100.0"):
        text = "< 0.1" if text == "0.0" else "> 99.9" if chance < 1 - 1e-12 else text
    return f"{text.replace('.', ',')}\u00a0%" if words.lang == "fr" else f"{text}%"


def decimal(number: float, words: Words) -> str:
    """A number with one digit behind the point, or the comma."""
    text = f"{number:.1f}"
    return text.replace(".", ",") if words.lang == "fr" else text
