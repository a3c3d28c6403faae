"""The caps of an army, and the figures that may exceed them.

A figure that joins beyond a cap, through a ruling, a house rule or the territories of
that time, is marked as `ruled`: the land may be lost and the house rule changed, but
the figure stays (MED-AMB-TERR-2, -8). The mage whom the Council allows has a separate
mark, `extra_mage`. Figures without a mark must keep the caps. Uniques have no cap
here: stealing may give a second of a kind (MED-TERR-17).
"""

from __future__ import annotations

from ledger.journal import Finding
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import house
from ledger.rules.medfan.roster import (
    HERO,
    MAGES,
    cap,
    council,
    figures,
    has_role,
    holders,
    known_spells,
)
from ledger.rules.medfan.tables import ARMY
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.effects import Effect
    from ledger.state import State

CAP_RULES = {
    "general": "MED-ARMY-06",
    "chief": "MED-ARMY-07",
    "healer": "MED-ARMY-08",
    "standard_bearer": "MED-ARMY-09",
    "mage": "MED-ARMY-10",
}
MOST_SPELLS: int = ARMY["spells_per_mage"] + ARMY["council_spells"]


def marked(state: State, figure: str) -> list[Effect]:
    """Marks a figure that may exceed a cap."""
    return [] if state.get(figure, "ruled") else [changed(state, figure, "ruled", 1)]


def counted(state: State, player: str, role: str) -> list[str]:
    """The figures of an army that count within the cap of a role."""
    return [
        figure
        for figure in figures(state, player)
        if has_role(state, figure, role)
        and not state.get(figure, "ruled")
        and not (role == "mage" and state.get(figure, "extra_mage"))
    ]


def beyond(state: State) -> Iterator[Finding]:
    """Every figure that exceeds a cap and is not marked."""
    for player in state.seats:
        for role in ROLES:
            first, *more = counted(state, player, role) or [""]
            for figure in more:
                facts = {"role": role, "most": int(ARMY["role_cap"]), "figure": first}
                yield _finding("medfan.audit.role", figure, CAP_RULES[role], **facts)
    for figure in state.subjects("figure"):
        if state.get(figure, "ruled"):
            continue
        held = [role for role in ROLES if has_role(state, figure, role)]
        if held and state.get(figure, "kind") != HERO:
            yield _finding("medfan.audit.troop", figure, "MED-ARMY-19", role=held[0])
        if state.get(figure, "item") and not has_role(state, figure, "general"):
            yield _finding("medfan.audit.item", figure, "MED-ARMY-17")
        spells = len(known_spells(state, figure))
        if spells > MOST_SPELLS:
            facts = {"count": spells, "most": MOST_SPELLS}
            yield _finding("medfan.audit.spells", figure, "MED-TERR-26", **facts)


def allowed(state: State) -> list[Effect]:
    """Marks for a new position, where land or house rules allow figures beyond caps."""
    marks = dict.fromkeys((*_by_land(state), *_by_house(state)))
    return [changed(state, figure, field, 1) for figure, field in marks]


def _by_land(state: State) -> Iterator[tuple[str, str]]:
    """The further figures in a role, where the current land allows several."""
    for player in state.seats:
        for role in ROLES:
            _, *more = counted(state, player, role) or [""]
            most = cap(state, player, role)
            if most is not None and len(holders(state, player, role)) > most:
                continue
            by_council = role == "mage" and council(state, player) == MAGES
            for figure in more:
                yield figure, "extra_mage" if by_council else "ruled"


def _by_house(state: State) -> Iterator[tuple[str, str]]:
    """Troops with a role, where house rules allow it (MED-AMB-ARMY-5)."""
    if house(state, "troop_roles") == "allow":
        for figure in state.subjects("figure"):
            held = any(has_role(state, figure, role) for role in ROLES)
            if held and state.get(figure, "kind") != HERO:
                yield figure, "ruled"


def _finding(code: str, about: str, rule: str, **facts: str | int) -> Finding:
    return Finding(code, about, tuple(facts.items()), rule=rule)
