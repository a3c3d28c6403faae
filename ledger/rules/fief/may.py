"""Something that a player may do, and what is missing for it.

Each chapter of the rules that lets a player do something offers
`possible(state, player)`, which yields these; `possible.py` collects them.
"""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.state import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State


class Lack(NamedTuple):
    """Something that is missing.

    Attributes:
        key: what kind of thing is missing ("village").
        rule: the rule that asks for it.
        about: the village or lord concerned.
    """

    key: str
    rule: str
    about: str | None = None


class May(NamedTuple):
    """Something that a player may do, or cannot do yet.

    Attributes:
        phase: the phase to which it belongs; None if it belongs to any.
        act: the command without its game ("buy").
        rule: the rule that allows it.
        item: the thing that it is about, if any.
        where: the village, region or lord that it is about.
        price: the price of one.
        most: how many at most; 0 where something is missing.
        missing: what is missing: a lack, or a refusal that the act would meet.
        capitals: the villages after which a new fief could be named.
        by: the lords who do it: those who vote, those who can crown.
        spouse: the lord who could be married.
        against: the opponents in a battle.
        attackers: the attackers in it.
        defenders: those attacked in it.
    """

    phase: str | None
    act: str
    rule: str
    item: str | None = None
    where: str | None = None
    price: int | None = None
    most: int | None = None
    missing: tuple[Lack | Refused, ...] = ()
    capitals: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    spouse: str | None = None
    against: tuple[str, ...] = ()
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()


def facts_of(state: State, may: May) -> dict[str, Any]:
    """Its facts, and whether it may be done now."""
    facts = {
        "phase": may.phase,
        "act": may.act,
        "item": may.item,
        "where": may.where,
        "kind": kind_of(may.where) if may.where else None,
        "price": may.price,
        "most": may.most,
        "rule": may.rule,
        "now": may.phase in (None, state.phase) and not may.missing,
        "missing": [_lacking(one) for one in may.missing],
    }
    for key in ("capitals", "by", "against", "attackers", "defenders"):
        if named := getattr(may, key):
            facts[key] = list(named)
    if may.spouse:
        facts["spouse"] = may.spouse
    return facts


def _lacking(one: Lack | Refused) -> dict[str, Any]:
    if isinstance(one, Lack):
        return {"what": one.key, "rule": one.rule, "about": one.about}
    return {"what": one.key, "rule": one.rule, "about": None, **one.facts}
