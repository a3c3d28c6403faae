"""The campaign of linked scenarios: what each result means for the next ones."""

from __future__ import annotations

from ledger.rules.siege import length
from ledger.rules.siege.house import house
from ledger.rules.siege.scenarios import (
    ATTACKER,
    BRAKEN_KEEP,
    DEFENDER,
    HELP,
    LINKED,
    WATCHTOWER,
    number,
    present,
    record,
    records,
    value,
    won,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

MESSAGE = "message"  # help was called: why the defender won the second scenario


def bonus(state: State, code: str) -> int:
    """Points for earthworks that an earlier win brings the attacker (SIEGE-SCN2-05)."""
    most: int = value(code, "bonus") or 0
    return most if won(state, WATCHTOWER) == ATTACKER else 0


def first_roll(state: State, code: str) -> int:
    """The turn after which the end is first rolled for (SIEGE-LEN-07, -08).

    Help on its way shortens the siege: after any win of the defender in the scenario
    before, or only after one by the message (SIEGE-AMB-37).
    """
    helped = code == BRAKEN_KEEP and won(state, HELP) == DEFENDER
    if helped and not house(state, "scenario2_any_imperial_win"):
        helped = state.text(record(state, HELP) or "", "why") == MESSAGE
    return length.first_turn(code, help_comes=helped)


def carried(state: State, code: str) -> list[dict[str, Any]]:
    """What earlier results change in a scenario."""
    rows: list[dict[str, Any]] = []
    if value(code, "bonus"):
        rows.append(
            {
                "what": "earthworks",
                "rule": "SIEGE-SCN2-05",
                "from": WATCHTOWER,
                "played": won(state, WATCHTOWER) is not None,
                "points": bonus(state, code),
                "most": value(code, "bonus"),
            }
        )
    if value(code, "random_length"):
        rows.append(
            {
                "what": "length",
                "rule": _why_then(state, code),
                "from": HELP,
                "played": won(state, HELP) is not None,
                "turn": first_roll(state, code),
                "least": length.first_turn(code, help_comes=True),
            }
        )
    return rows


def _why_then(state: State, code: str) -> str:
    """The rule that decides when the first roll comes."""
    if record(state, HELP) is None:
        return "SIEGE-AMB-36"
    if first_roll(state, code) == length.first_turn(code, help_comes=True):
        return "SIEGE-LEN-07"
    # A win without the message may count for nothing.
    return "SIEGE-AMB-37" if won(state, HELP) == DEFENDER else "SIEGE-LEN-08"


def following(state: State) -> str | None:
    """The linked scenario that comes next; None during one or after the last."""
    now = present(state)
    if now is not None:
        return None
    played = [str(state.text(one, "code")) for one in records(state)]
    last = max((LINKED.index(code) for code in played if code in LINKED), default=-1)
    return LINKED[last + 1] if last + 1 < len(LINKED) else None


def linked(state: State) -> list[dict[str, Any]]:
    """The three scenarios: who won, and what an earlier result changes in each."""
    return [_row(state, code, record(state, code)) for code in LINKED]


def others(state: State) -> list[dict[str, Any]]:
    """Other sieges in the order in which they were played, then the current one.

    This includes a linked scenario that is being replayed: until it ends, the earlier
    result counts.
    """
    played = [(str(state.text(one, "code")), one) for one in records(state)]
    rows = [_row(state, code, one) for code, one in played if code not in LINKED]
    now = present(state)
    if now and (now not in LINKED or record(state, now)):
        rows.append(_row(state, now, None))
    return rows


def _row(state: State, code: str, played: str | None) -> dict[str, Any]:
    """How a scenario ended; without a record, whether it is being played."""
    row: dict[str, Any] = {
        "scenario": code,
        "number": number(code),
        "status": "running" if present(state) == code else "open",
        "winner": None,
        "role": None,
        "why": None,
        "turns": None,
        "attacker": None,
        "defender": None,
        "changes": carried(state, code),
    }
    if played:
        row |= {
            "status": "played",
            "winner": state.text(played, "winner"),
            "role": state.text(played, "role"),
            "why": state.text(played, "why"),
            "turns": state.number(played, "turns"),
        }
        if value(code, "score"):
            row["attacker"] = state.number(played, "attacker")
            row["defender"] = state.number(played, "defender")
    return row
