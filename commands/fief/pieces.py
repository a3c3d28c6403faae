"""Counters in a few words: how many of each value or kind, and whose they are."""

from __future__ import annotations

from commands.texts.fief.extension import PIECES
from commands.texts.marks import N_
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.tables import VALUES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from commands.texts import Words


def pieces(held: Mapping[str, int], words: Words) -> str:
    """A heap of counters, "5×1 + 1×3 + 2 archers".

    Args:
        held: how many of each kind.
        words: the language.
    """
    values = [f"{held[v]}×{VALUES[v]}" for v in VALUES if held.get(v)]
    others = [words.say(PIECES[k], count=held[k]) for k in PIECES if held.get(k)]
    return " + ".join(values + others)


def change(made: Mapping[str, Any], words: Words) -> str:
    """Counters handed in, and those given back for them."""
    given, back = pieces(made["given"], words), pieces(made["back"], words)
    if made["player"] == REBELS:
        text = N_("change for the rebels: {given} exchanged for {back}")
    elif made.get("village"):
        text = N_("change for {player} in {village}: {given} exchanged for {back}")
    else:
        text = N_("change for {player}: {given} exchanged for {back}")
    facts = {"player": made["player"], "village": made.get("village")}
    return words.say(text, given=given, back=back, **facts)


def who(players: Iterable[str], words: Words) -> str:
    """Those who are together somewhere, or fight; rebels are translated."""
    return ", ".join(words.say("rebels") if one == REBELS else one for one in players)


def plain(held: Mapping[str, int]) -> bool:
    """Whether all counters of a heap are worth 1, so that their number says it all."""
    return {kind for kind, count in held.items() if count} == {"v1"}
