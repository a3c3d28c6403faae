"""The coronation: who consecrates the elected lord, and what the crown brings."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.common.picking import agrees
from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.guarding import go_home, receive
from ledger.rules.fief.crown.legacies import need_settled, to_the_crown
from ledger.rules.fief.crown.reigning import becomes_queen, no_longer_queen
from ledger.rules.fief.crown.voting import PHASE, candidate_faults
from ledger.rules.fief.facts import KING, QUEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn.order import need_phase, playing
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-CROWN-01"


def crown(state: State, table: Table, lord: str, by: Sequence[str] = ()) -> Outcome:
    """Crowns the elected lord, if two bishops or a cardinal agree (CROWN-01).

    Those of his own family do so automatically (CROWN-02); other players say at once
    whether theirs do: `consent.PLAYER`, or by being named (CROWN-03). If too few agree,
    the throne stays vacant until the next ballot (CROWN-04).
    """
    need_phase(state, table, PHASE, RULE)
    need_settled(state, table)
    _may_be_crowned(state, table, lord)
    for one in by:
        _need_free_clergy(state, table, one)
    clergy, refused = _agreeing(state, table, lord, by)
    asked = {"lord": lord, "by": list(by)}
    ceremony = Ceremony(state)
    ceremony.tell(
        lord=lord,
        player=lords.owner(state, lord),
        crowned=enough(state, clergy),
        by=[_role(state, one) for one in serving(state, clergy)],
        agreed=list(dict.fromkeys(lords.owner(state, one) for one in clergy)),
        refused=refused,
    )
    if enough(state, clergy):
        accedes(ceremony, table, lord)
    else:
        ceremony.put("elected", None, "FIEF-CROWN-04", lord)
        facts = {"lord": lord, "turn": state.turn + 1}
        ceremony.warnings.append(
            warning("fief.no_crown", rule="FIEF-CROWN-04", **facts)
        )
    done = ceremony.outcome()
    return Outcome(asked, done.result, done.effects, done.warnings)


def _may_be_crowned(state: State, table: Table, lord: str) -> None:
    """Refuses a lord whom this turn's ballot has not elected, or a taken throne."""
    king = lords.office(state, KING)
    if king:
        raise Refused("rule", "fief.throne_taken", rule="FIEF-CROWN-08", lord=king)
    elected = lords.office(state, "elected")
    if elected == lord:
        return
    for fault in candidate_faults(state, lord):
        if fault.key == "fief.king_woman":
            raise fault  # no ruling makes her a King
    facts = {"lord": lord, "elected": elected}
    key = "fief.not_elected" if elected is None else "fief.other_elected"
    table.object(Refused("rule", key, rule="FIEF-VOTE-10", **facts))


# Those who consecrate -----------------------------------------------------------------


def consecrators(state: State, player: str | None = None) -> list[str]:
    """The bishops and cardinals who can crown a King: captives cannot (CROWN-05).

    By FIEF-GRACE-11.
    """
    return [
        lord
        for lord in lords.every(state)
        if lords.is_clergy(state, lord)
        and lords.is_free(state, lord)
        and (player is None or lords.owner(state, lord) == player)
    ]


def enough(state: State, clergy: Sequence[str]) -> bool:
    """Whether they are two bishops, or one of them a cardinal (CROWN-01, -12).

    By FIEF-CARD-33.
    """
    return bool(serving(state, clergy))


def serving(state: State, clergy: Sequence[str]) -> list[str]:
    """Those who do it: one cardinal, or two bishops; nobody if there are too few."""
    for field, least in (
        ("cardinal", LIMITS["cardinals_to_crown"]),
        (None, LIMITS["bishops_to_crown"]),
    ):
        fit = [one for one in clergy if field is None or state.get(one, field)]
        if len(fit) >= least:
            return fit[:least]
    return []


def _need_free_clergy(state: State, table: Table, lord: str) -> None:
    """Refuses a named lord who is not a free bishop or cardinal."""
    if not lords.is_clergy(state, lord):
        raise Refused("rule", "fief.no_clergy", rule=RULE, lord=lord)
    if not lords.is_free(state, lord):
        fault = Refused("rule", "fief.clergy_captive", rule="FIEF-CROWN-05", lord=lord)
        table.object(fault)


def _agreeing(
    state: State, table: Table, lord: str, named: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Those who consecrate, and the players who refused when asked (CROWN-02, -03)."""
    player = lords.owner(state, lord)
    clergy = list(dict.fromkeys((*consecrators(state, player), *named)))
    others = {
        other: own
        for other in playing(state)
        if other != player and (own := consecrators(state, other))
    }
    everybody = list(
        dict.fromkeys([*clergy, *(c for own in others.values() for c in own)])
    )
    if enough(state, clergy):
        return clergy, []
    if named or not enough(state, everybody):
        likely = [one for one in everybody if one not in clergy]
        facts: dict[str, Any] = {"lord": lord, "by": clergy, "near": likely}
        key = "fief.clergy_few" if enough(state, everybody) else "fief.clergy_none"
        table.object(Refused("rule", key, rule=RULE, **facts))
        return everybody, []
    refused = []
    for other, own in others.items():
        if agrees(state, table, "consent", other):
            clergy += own
        else:
            refused.append(other)
        if enough(state, clergy):
            break
    return clergy, refused


def _role(state: State, lord: str) -> dict[str, Any]:
    role = "cardinal" if state.get(lord, "cardinal") else "bishop"
    return {"lord": lord, "player": lords.owner(state, lord), "role": role}


# What the crown brings -----------------------------------------------------------------


def accedes(ceremony: Ceremony, table: Table, lord: str) -> None:
    """He gets the King card, counter and guards (CROWN-06, LORD-04, GUARD-01).

    A regent who ruled until now loses all powers, and the Queen card with its guards
    (REGENCY-06); his wife becomes Queen (CROWN-07).
    """
    regent = lords.office(ceremony.state, "regent")
    if regent:  # the old King's guards that a house rule let her keep go home first
        go_home(ceremony, KING, "FIEF-REGENCY-06")
        ceremony.put("regent", None, "FIEF-REGENCY-06", regent)
        ceremony.put("regent_until", None, "FIEF-REGENCY-06")
        ceremony.tell(regent_before=regent)
    ceremony.put(KING, lord, "FIEF-CROWN-06", lord)
    to_the_crown(ceremony)
    ceremony.put("hereditary", None, "FIEF-CROWN-06")
    ceremony.put("elected", None, "FIEF-CROWN-06", lord)
    receive(ceremony, table, KING)
    wife, queen = (
        lords.spouse(ceremony.state, lord),
        lords.office(ceremony.state, QUEEN),
    )
    if (
        queen
        and queen != wife
        and house(ceremony.state, "queen_mother.keeps") != "always"
    ):
        no_longer_queen(ceremony, "FIEF-REGENCY-06")
    if wife:
        becomes_queen(ceremony, table, wife, "FIEF-CROWN-07")


def waits(state: State) -> str | None:
    """The lord who has been elected and awaits coronation (FIEF-VOTE-10)."""
    return state.text(CAMPAIGN, "elected")
