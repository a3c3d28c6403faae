"""Words of the rules as people type them: codes, or names in either language."""

from __future__ import annotations

from functools import cache

from commands.texts.fief.buying import GOODS
from commands.texts.fief.cards import CARDS, CAUSES
from commands.texts.fief.gathered import OPTIONS as FIEF
from commands.texts.marks import N_
from commands.texts.mass.battle import ENGAGEMENTS, GROUND, SITUATIONS, TACTICS, UNITS
from commands.texts.mass.choices import LENDS
from commands.texts.mass.fighting import CODES as OPPORTUNITIES
from commands.texts.medfan.armies import BETTER, ITEMS, KINDS, ROLES, STATS
from commands.texts.medfan.battles import (
    COUNTED,
    OBJECTIVES,
    PRISONER,
    SCENARIOS,
    SIDES,
    STEPS,
)
from commands.texts.medfan.choices import OPTIONS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES
from commands.texts.siege.listwords import REFUSED as LIST_REFUSED
from commands.texts.siege.listwords import VOCABULARIES as LISTS
from commands.texts.siege.words import REFUSED as SIEGE_REFUSED
from commands.texts.siege.words import VOCABULARIES as SIEGE
from ledger.naming import folded, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

VOCABULARIES: dict[str, dict[str, str]] = {
    "benefit": BENEFITS,
    "better": BETTER,
    "capability": CAPABILITIES,
    "card": CARDS,
    "cause": CAUSES,
    "choice": OPTIONS,
    "counted": COUNTED,
    "decision": FIEF,
    "engagement": ENGAGEMENTS,
    "figure_kind": KINDS,
    "gem": {
        "attacker": SIDES["attacker"],
        "defender": SIDES["defender"],
        "line": N_("middle line"),
    },
    "goods": GOODS,
    "item": ITEMS,
    "lending": LENDS,
    "objective": OBJECTIVES,
    "opportunity": OPPORTUNITIES,
    "prisoner": PRISONER,
    "role": ROLES,
    "scenario": SCENARIOS,
    "situation": SITUATIONS,
    "stat": STATS,
    "stat_or_die": {**STATS, "die": N_("die")},
    "step_after": STEPS,
    "tactic": TACTICS,
    "terrain": GROUND,
    "unit": UNITS,
    "winner": {"draw": SIDES["draw"]},
}
VOCABULARIES |= SIEGE | LISTS
# The choices whose answers are words of the rules, by the key up to a dot.
CHOSEN = {
    **dict.fromkeys(
        ("capability", "territory", "keep", "council", "stat", "roll", "upkeep"),
        "choice",
    ),
    **dict.fromkeys(
        ("guard", "leave", "escape", "escapes", "lord", "consent"), "decision"
    ),
    **dict.fromkeys(
        ("passage", "exit", "refused", "captivity", "losses", "archers"), "decision"
    ),
}
CHOSEN |= {
    "engagement": "engagement",
    "tactic": "tactic",
    "opportunity": "opportunity",
    "lend": "lending",
    "gate": "section_kind",
    "battering": "battering",
}
# Of two answers the one that says yes, and the one that says no; and how both are typed,
# in either language.
YES = frozenset(
    {"go", "accepted", "granted", "roll", "pay", "shoot", "lent", "draw", "truce"}
)
NO = frozenset({"stay", "refused", "decline", "refuse", "hold", "kept", "none", "no"})
TYPED = {"y": YES, "yes": YES, "o": YES, "oui": YES, "n": NO, "no": NO, "non": NO}
# The refusals of a word that is in no vocabulary.
REFUSED = {
    "fief.card": "card",
    "fief.cause": "cause",
    "fief.item": "goods",
    "medfan.benefit": "benefit",
    "medfan.improvement_kind": "better",
    "medfan.item": "item",
    "medfan.kind": "figure_kind",
    "medfan.no_role": "role",
    "medfan.stat": "stat_or_die",
    "medfan.step_unknown": "step_after",
    "unknown_name.capability": "capability",
    "unknown_name.engagement": "engagement",
    "unknown_name.objective": "objective",
    "unknown_name.opportunity": "opportunity",
    "unknown_name.scenario": "scenario",
    "unknown_name.situation": "situation",
    "unknown_name.tactic": "tactic",
    "unknown_name.terrain": "terrain",
    "unknown_name.unit": "unit",
    **SIEGE_REFUSED,
    **LIST_REFUSED,
}


def meant(kind: str, typed: str) -> str:
    """The code of a word; what is no word of the vocabulary stays as it was typed.

    >>> meant("role", "Standard-bearer"), meant("figure_kind", "héros")
    ('standard_bearer', 'hero')
    >>> meant("objective", "tout ou rien"), meant("objective", "moonlight")
    ('all_or_nothing', 'moonlight')
    >>> meant("opportunity", "infirmier"), meant("opportunity", "An easy shot")
    ('INF', 'TIR')
    """
    word = plain(typed)
    return _codes(kind).get(word) or _in_french(kind).get(word, typed)


@cache
def _codes(kind: str) -> dict[str, str]:
    """The codes of a vocabulary by themselves, and by their English words."""
    found: dict[str, str] = {}
    for code, text in VOCABULARIES[kind].items():
        for form in (code, text):
            found.setdefault(plain(form), code)
    return found


@cache
def _in_french(kind: str) -> dict[str, str]:
    """The codes by their French words, which nobody reads before they are needed."""
    from commands.texts import Words

    french, found = Words("fr"), dict[str, str]()
    for code, text in VOCABULARIES[kind].items():
        found.setdefault(plain(french.say(text)), code)
    return found


def vocabulary_of(key: str, facts: dict[str, Any]) -> dict[str, str] | None:
    """The words that a refused one may have meant."""
    if key == "medfan.cannot_be":
        return VOCABULARIES.get(facts["key"])
    if key == "choice.unknown":
        return _options(facts)
    return VOCABULARIES.get(REFUSED.get(key, ""))


def _options(facts: dict[str, Any]) -> dict[str, str] | None:
    kind = CHOSEN.get(facts["choice"].partition(".")[0])
    known = VOCABULARIES[kind] if kind else {}
    return {code: known[code] for code in facts["options"] if code in known} or None


def agreed(options: Sequence[str], word: str) -> str | None:
    """Which of two answers is meant by a yes or a no, where one of them says either."""
    meaning = TYPED.get(folded(word), frozenset())
    either = len(options) == 2 and len(YES & {*options}) == len(NO & {*options}) == 1
    return next((one for one in options if either and one in meaning), None)
