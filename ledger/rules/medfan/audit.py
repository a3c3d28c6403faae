"""Faults that only a Med-Fan campaign can have."""

from __future__ import annotations

from ledger.journal import Finding
from ledger.rules.common.audit import unknown_words
from ledger.rules.medfan.caps import beyond
from ledger.rules.medfan.land import CAPABILITIES, capability, every, unknown
from ledger.rules.medfan.tables import CAPABILITY, OBJECTIVE, SCENARIO, SEQUENCE
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State

KINDS = ("hero", "troop")
# The words that a field may hold.
WORDS = {
    ("territory", "capability"): frozenset(CAPABILITIES),
    ("territory", "council"): frozenset(CAPABILITY["council_benefits"]),
    ("figure", "kind"): frozenset(KINDS),
    ("player", "objective"): frozenset(OBJECTIVE["rows"]),
    ("campaign", "scenario"): frozenset(SCENARIO["rows"]),
    ("campaign", "step"): frozenset(SEQUENCE["steps"]),
}


def audit(state: State) -> Iterator[Finding]:
    """All faults of territories, figures and words."""
    yield from _land(state)
    yield from _figures(state)
    yield from beyond(state)
    yield from unknown_words(state, WORDS)


def _land(state: State) -> Iterator[Finding]:
    """Faults in which territories are known, or owned, or neither (MED-TERR-10)."""
    for territory in every(state):
        if unknown(state, territory):
            if any(state.get(territory, f) for f in ("owner", "name", "capability")):
                yield Finding("audit.unknown_owned", territory, rule="MED-TERR-10")
        elif capability(state, territory) is None:
            yield Finding("audit.no_capability", territory, rule="MED-TERR-06")


def _figures(state: State) -> Iterator[Finding]:
    for figure in state.subjects("figure"):
        if state.get(figure, "player") is None or state.get(figure, "kind") is None:
            yield Finding("audit.figure", figure)
        if state.number(figure, "cost") < 1:
            yield Finding("medfan.audit.cost", figure)
    fought = state.get(CAMPAIGN, "step") or state.get(CAMPAIGN, "scenario")
    if fought and len(state.words(CAMPAIGN, "fighters")) != 2:
        yield Finding("audit.fighters", CAMPAIGN)
