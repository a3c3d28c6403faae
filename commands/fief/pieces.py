"""Counters in a few words: how many of each value, archers, bombards, mercenaries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.texts.fief.extension import PIECES
from ledger.rules.fief.tables import VALUES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from commands.texts import Words


def pieces(held: Mapping[str, int], words: Words, joint: str = " + ") -> str:
    """A heap of counters, "5×1 + 1×3 + 2 archers".

    Args:
        held: how many of each kind.
        words: the language.
        joint: what stands between counters of several values.
    """
    values = [f"{held[v]}×{VALUES[v]}" for v in VALUES if held.get(v)]
    others = [words.say(PIECES[k], count=held[k]) for k in PIECES if held.get(k)]
    return " + ".join([*([joint.join(values)] if values else []), *others])


def plain(held: Mapping[str, int]) -> bool:
    """Whether all counters of a heap are worth 1, so that their number says it all."""
    return {kind for kind, count in held.items() if count} == {"v1"}
