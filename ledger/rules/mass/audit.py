"""Faults that a battle may have besides those of all games."""

from __future__ import annotations

from ledger.journal import Finding
from ledger.rules.mass.armies import MOST_SIDES, sides
from ledger.rules.mass.field import EARNED
from ledger.rules.mass.opportunities.battle import MEDIC
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.personal import ENGAGEMENTS, UNITS
from ledger.rules.mass.strategy import GROUND
from ledger.rules.mass.tactics import ORDER
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ledger.state import State

SERVING = ("general", "steward", "hero")
LEVELS = (*ENGAGEMENTS, MEDIC)
# The words that a fact may hold; a hero has no place before his first turn.
WORDS: dict[str, dict[str, Sequence[str | None]]] = {
    "side": {"tactic": (None, *ORDER), "terrain": (None, *GROUND)},
    "hero": {"level": (None, *LEVELS), "stood": (None, *LEVELS)},
    "opportunity": {"code": CODES, "level": ENGAGEMENTS},
    "line": {"code": tuple(EARNED)},
}
# Other facts that a thing without a name must have.
WHOLE = {
    "opportunity": ("hero", "won"),
    "line": ("side", "turn", "hero", "value"),
    "duel": ("hero", "opponent"),
}


def audit(state: State) -> list[Finding]:
    """Faults: too many sides, people or commanders of no side, unknown words."""
    return [*_sides(state), *_people(state), *_words(state)]


def _sides(state: State) -> Iterator[Finding]:
    armies = sides(state)
    if len(armies) > MOST_SIDES:
        yield Finding("mass.many_sides", CAMPAIGN, (("count", len(armies)),))
    for side in armies:
        general = state.text(side, "commander")
        if general and state.get(general, "side") != side:
            yield Finding("mass.commander", side)


def _people(state: State) -> Iterator[Finding]:
    for kind in SERVING:
        for who in state.subjects(kind):
            if state.get(who, "side") is None:
                yield Finding("mass.of_no_side", who)
            unit = state.text(who, "unit")
            if unit is not None and unit not in UNITS:
                yield Finding("mass.unit", who, (("word", unit),))


def _words(state: State) -> Iterator[Finding]:
    """Faults in what runs or is to come: unknown words, or missing facts."""
    for subject, facts in state.facts.items():
        for field, words in WORDS.get(subject.partition(":")[0], {}).items():
            value = facts.get(field)
            if isinstance(value, tuple):
                value = next((one for one in value if one not in words), words[0])
            if value not in words:
                about = (("field", field), ("word", str(value or "")))
                yield Finding("mass.word", subject, about)
        for field in WHOLE.get(subject.partition(":")[0], ()):
            if field not in facts:
                yield Finding("mass.word", subject, (("field", field), ("word", "")))
