"""A picture for a report: how a battle could have ended, and how it did."""

from __future__ import annotations

from functools import partial

from commands.columns import Column, bare, figure, percent, table
from commands.fief.pieces import who
from commands.pictures.colours import EMPTY, Colours
from commands.pictures.outcomes import outcome_chart
from commands.pictures.text_charts import bar
from commands.reports.figures import barred
from commands.texts import report as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.reports.document import Picture
    from commands.texts import Words

SIDES = ("attacker", "defender")
MOST = 24  # the most ends that are listed one by one
ENDS = (
    Column("winner"),
    figure("points left", how=bare),
    figure("chance", how=percent),
)
SMALL = 0.0005  # smaller chances are left out at both ends
ROOM = 30  # characters of the longest bar on a terminal


def chances(
    odds: Mapping[str, Any], result: Mapping[str, Any], words: Words
) -> Picture:
    """A picture of the chance of each end, with a mark at the one that came true."""
    names = [who(result[f"{side}s"], words) for side in SIDES]
    title = words.say(
        texts.CHANCES,
        one=names[0],
        other=names[1],
        first=words.percent(odds["attacker"]),
        second=words.percent(odds["defender"]),
    )
    every = _outcomes(odds)
    taken = _taken(result, every)
    most = max(int(share * 1000) for *_, share in every)
    nobody = words.say("nobody")
    sides = [len(SIDES) if side is None else SIDES.index(side) for side, *_ in every]
    series = [
        (_span(low, high), side, share * 100)
        for side, (_, low, high, share) in zip(sides, every, strict=True)
    ]
    whose = [*names, nobody]
    colours = Colours(words)
    kinds = [*(colours.side(result[f"{side}s"]) for side in SIDES), EMPTY]
    rows = [
        (whose[side], _span(low, high), share)
        for side, (_, low, high, share) in zip(sides, every, strict=True)
    ]
    bars = (
        bar(int(share * 1000), most, ROOM) + ("  ◄" if at == taken else "")
        for at, (*_, share) in enumerate(every)
    )
    return barred(
        "ends",
        title,
        partial(
            outcome_chart,
            title,
            series,
            [*zip(whose, kinds, strict=True)],
            taken,
            words,
        ),
        table(ENDS, rows, words, words.say(texts.FIGURES)),
        bars,
    )


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _outcomes(chances: Mapping[str, Any]) -> list[tuple[str | None, int, int, float]]:
    """The attacker's ends from the best down, then mutual ruin, then the defender's.

    Each has the winner, the range of points left, and its chance.
    """
    outcomes: list[tuple[str | None, int, int, float]] = []
    sides = {
        side: {int(left): share for left, share in chances["survivors"][side].items()}
        for side in SIDES
    }
    many = sum(len(won) for won in sides.values())
    step = -(-many // MOST) or 1
    for side, won in sides.items():
        part = []
        for low in range(1, max(won, default=0) + 1, step):
            span = range(low, low + step)
            share = sum(won.get(left, 0) for left in span)
            part.append((side, low, min(low + step - 1, max(won)), share))
        outcomes += reversed(part) if side == SIDES[0] else part
        if side == SIDES[0] and chances["both_fall"] > SMALL:
            outcomes.append((None, 0, 0, chances["both_fall"]))
    while len(outcomes) > 1 and outcomes[0][3] < SMALL:
        outcomes.pop(0)
    while len(outcomes) > 1 and outcomes[-1][3] < SMALL:
        outcomes.pop()
    return outcomes


def _taken(
    result: Mapping[str, Any], every: list[tuple[str | None, int, int, float]]
) -> int | None:
    """The index of the end that came true; None if the battle was broken off."""
    winner = result["winner"]
    left = result["survivors"][winner]["points"] if winner else 0
    for at, (side, low, high, _) in enumerate(every):
        if (
            side == winner
            and low <= left <= high
            and (winner or result["end"] == "both")
        ):
            return at
    return None
