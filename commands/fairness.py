"""Dice that were typed in, set by set: whether they roll evenly."""

from __future__ import annotations

from commands.columns import DASH, Column, bare, figure, table
from commands.texts import fairness as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.columns import Shows
    from commands.texts import Words

RARE = 0.0001  # a smaller chance is shown as "< 0.0001"


def _rare(share: float | None, words: Words) -> str:
    """The chance of dice like these; a dash for a set that is too small."""
    if share is None:
        return DASH
    return words.decimal(share, 4) if share >= RARE else f"< {words.decimal(RARE, 4)}"


def _whose(one: Mapping[str, Any], words: Words) -> str:
    """A player; dice that nobody rolled in particular; or everybody's."""
    if one["all"]:
        return words.say("all together")
    return one["player"] or words.say(texts.NOBODY)


def _verdict(one: Mapping[str, Any], words: Words) -> str:
    return words.say(texts.VERDICTS[one["verdict"]], least=one["least"])


def _tested(key: str, how: Callable[[Any, Words], str]) -> Shows:
    """A figure that only tested dice have; a dash for others."""

    def told(one: Mapping[str, Any], words: Words) -> str:
        return DASH if one["p"] is None else how(one[key], words)

    return told


SETS = (
    Column("dice typed in", "die"),
    Column("whose", _whose),
    figure("dice", "dice", bare),
    figure(
        "chi-square", _tested("statistic", lambda one, words: words.decimal(one, 2))
    ),
    figure("degrees", _tested("freedom", bare)),
    figure("p", _tested("p", _rare)),
    Column("verdict", _verdict),
)


def sets(
    dice: Mapping[str, Any], words: Words, tested: str = texts.LOOKED_AT
) -> Iterator[Block]:
    """The sets of dice that were typed in, with a verdict on each."""
    if dice["sets"]:
        yield table(SETS, dice["sets"], words)
        if dice["looked_at"]:
            facts = {"count": dice["looked_at"], "of": round(1 / dice["level"])}
            yield words.line(tested, "hint", **facts)
