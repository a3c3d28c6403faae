"""The meaning of a die in a Med-Fan campaign, for sheets of paper."""

from __future__ import annotations

from commands.sheets.tables import table
from commands.texts.marks import N_, Texts
from commands.texts.medfan.armies import STATS
from commands.texts.medfan.battles import FATES_ROLLED
from commands.texts.medfan.land import CAPABILITIES, CATEGORIES
from ledger.rules.medfan.tables import CAPABILITY, IMPROVEMENT, SURVIVAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.state import State

# Survival: the kinds of help for figures.
HEALED: Texts = {
    "base": "without help",
    "one": "a healer or a House of Healers",
    "both": "a healer and a House of Healers",
}
GENERAL = N_("which table")


def tables(_state: State, words: Words) -> dict[str, dict[str, Any]]:
    """The tables for survival, for territories and for improvements."""
    faces = list(map(str, range(1, 7)))

    def row(head: str, codes: Sequence[str], texts: Mapping[str, str]) -> list[str]:
        return [words.say(head), *(words.say(texts[code]) for code in codes)]

    heads = (words.say("die"), *faces)
    return {
        "medfan.survival": table(
            words.say("survival"),
            heads,
            [row(text, SURVIVAL[key], FATES_ROLLED) for key, text in HEALED.items()],
        ),
        "medfan.capability": table(
            words.say("which kind of territory"),
            heads,
            [
                row(GENERAL, CAPABILITY["general"], CATEGORIES),
                *(row(t, CAPABILITY[k], CAPABILITIES) for k, t in CATEGORIES.items()),
            ],
        ),
        "medfan.improvement": table(
            words.say("which characteristic"),
            heads,
            [row("which characteristic", IMPROVEMENT["rows"], STATS)],
        ),
    }
