"""The royal guard of the Tactical extension: soldiers turned into guardsmen, and back.

A sovereign exchanges plain counters alongside for guardsmen, type for type: knights are
the counters of three, sergeants those of one (TAC-GUARD-03, -04).
"""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.fief.board.setup import unpacked
from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.facts import GUARDS, KING, STOCK, VALUES
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import guarded, points, series, stack
from ledger.rules.fief.house import plays, tactic
from ledger.rules.fief.making_change import left_with
from ledger.rules.fief.purchases.extension import need_played
from ledger.rules.fief.tables import VALUES as WORTH
from ledger.rules.fief.war.tables import GUARD
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.shapes.fief.crown import Guarded
    from ledger.state import State
    from ledger.table import Table

SWAPPED = {"king": "TAC-GUARD-03", "queen": "TAC-GUARD-07"}
BACK = {"king": "TAC-GUARD-11", "queen": "TAC-GUARD-12"}
# The guardsmen and the counters that they replace, by their word in tables and choices.
KINDS = {
    "knights": ("guard_knight", "v3"),
    "sergeants": ("guard_sergeant", "v1"),
}


def swap(ceremony: Ceremony, table: Table | None, name: str) -> dict[str, int]:
    """Turns plain counters beside a sovereign into guardsmen, as many as wanted.

    Asked once, at the time of the title, because a guard's sergeants may prevent a ride
    (TAC-GUARD-10, TAC-AMB-65). The choices: `knights.king`, `sergeants.queen` ...
    """
    ceremony.do(unpacked(ceremony.state))
    lord = guarded(ceremony.state, name) or ""
    player = lords.owner(ceremony.state, lord) if lord else None
    taken: dict[str, int] = {}
    for word, (_, value) in KINDS.items():
        options = [str(count) for count in _ways(ceremony.state, name, taken, word)]
        key = f"{word}.{name}"
        most_of_all = options[-1]
        answer = (
            table.choose(key, options, proposed=most_of_all, who=player)
            if table
            else most_of_all
        )
        taken[value] = int(answer)
    return _exchange(ceremony, name, lord, taken)


def most(state: State, name: str) -> dict[str, int]:
    """How many guardsmen of each kind a sovereign may take now (TAC-GUARD-04)."""
    return {word: max(_ways(state, name, {}, word)) for word in KINDS}


def _ways(state: State, name: str, taken: dict[str, int], word: str) -> list[int]:
    """How many of a kind may be taken in addition to those of the other kind.

    Never more than a sovereign may have, nor than the neutral stock has; none for
    counters that do not accompany the sovereign (TAC-GUARD-03, -07).
    """
    lord, (guardsman, value) = guarded(state, name), KINDS[word]
    if lord is None or not lords.is_free(state, lord):
        return [0]
    room = GUARD[name][word] - state.balance(GUARDS[name], guardsman)
    ahead = max(0, min(room, state.balance(STOCK, guardsman)))
    return [
        count
        for count in range(ahead + 1)
        if _left(state, lord, {**taken, value: count}) is not None
    ]


def _escort(state: State, lord: str) -> dict[str, int]:
    """The plain counters of a sovereign's own player alongside (TAC-GUARD-21)."""
    heap = stack(state.text(lord, "at") or "", lords.owner(state, lord))
    return {value: state.balance(heap, value) for value in VALUES}


def _left(state: State, lord: str, taken: dict[str, int]) -> dict[str, int] | None:
    """The plain counters left beside a sovereign after some are replaced.

    No change is made for it, and a counter of six is neither knight nor sergeant
    (TAC-AMB-66), unless the house rules give change with the player's stock.
    """
    held = _escort(state, lord)
    kept = {value: held[value] - taken.get(value, 0) for value in VALUES}
    if not tactic(state, "guard.change_for_swap"):
        return kept if min(kept.values()) >= 0 else None
    rest = sum(WORTH[value] * count for value, count in kept.items())
    stock = series(lords.owner(state, lord))
    spare = {v: state.balance(stock, v) - taken.get(v, 0) for v in VALUES}
    if rest < 0 or any(held[v] + spare[v] < 0 for v in VALUES):
        return None
    plain = left_with(held, spare, rest)
    return None if plain is None else {value: plain.get(value, 0) for value in VALUES}


def _exchange(
    ceremony: Ceremony, name: str, lord: str, taken: dict[str, int]
) -> dict[str, int]:
    """Exchanges plain counters, which go to stock, for guardsmen (TAC-GUARD-05).

    It costs nothing (TAC-GUARD-06).
    """
    state, player = ceremony.state, lords.owner(ceremony.state, lord)
    because = Because(SWAPPED[name], lord)
    left = _left(state, lord, taken) if any(taken.values()) else None
    if left is None:
        return {}
    heap = stack(state.text(lord, "at") or "", player)
    for value, before in _escort(state, lord).items():
        gone = before - left[value]
        ceremony.do(moved(value, max(gone, 0), heap, series(player), because))
        ceremony.do(moved(value, max(-gone, 0), series(player), heap, because))
    guardsmen = {kind: n for kind, v in KINDS.values() if (n := taken.get(v, 0))}
    for kind, count in guardsmen.items():
        ceremony.do(moved(kind, count, STOCK, GUARDS[name], because))
    if guardsmen.get("guard_sergeant"):
        facts = {"lord": lord, "count": guardsmen["guard_sergeant"]}
        note = warning("fief.guard_ride", rule="TAC-GUARD-10", **facts)
        ceremony.warnings.append(note)
    return guardsmen


def revert(ceremony: Ceremony, name: str, rule: str | None = None) -> None:
    """Turns guardsmen back into plain soldiers of the same types (TAC-GUARD-11 to -13).

    What the player's stock cannot replace is lost (TAC-AMB-19).
    """
    state = ceremony.state
    lord = guarded(state, name)
    place = state.text(lord, "at") if lord else None
    player = lords.owner(state, lord) if lord else ""
    because = Because(rule or BACK[name], lord)
    lost = 0
    for guardsman, value in KINDS.values():
        count = state.balance(GUARDS[name], guardsman)
        ceremony.do(moved(guardsman, count, GUARDS[name], STOCK, because))
        back = min(count, state.balance(series(player), value)) if place else 0
        if back:
            heap = stack(place or "", player)
            ceremony.do(moved(value, back, series(player), heap, because))
        lost += count - back
    if lost:
        facts = {"player": player, "lord": lord, "count": lost}
        note = warning("fief.guard_short", rule="TAC-AMB-19", **facts)
        ceremony.warnings.append(note)


def inherits(ceremony: Ceremony, table: Table | None) -> None:
    """Guardsmen for a King who was not elected, only by house rule (AMB-64)."""
    state = ceremony.state
    if plays(state, "guard") and tactic(state, "guard.hereditary_king"):
        swap(ceremony, table, KING)


# After the time of the title ---------------------------------------------------------


def late(state: State, table: Table, lord: str) -> Outcome[Guarded]:
    """A sovereign takes guardsmen after the coronation, by house rule (TAC-AMB-18)."""
    need_played(state, table, "guard")
    name = next((one for one in GUARDS if guarded(state, one) == lord), None)
    if name is None:
        raise Refused("rule", "fief.no_sovereign", rule="TAC-GUARD-02", lord=lord)
    for fault in late_faults(state, name, lord):
        table.object(fault)
    ahead = most(state.copy().apply(unpacked(state)), name)
    if not any(ahead.values()):
        raise Refused("rule", "fief.no_escort", rule="TAC-GUARD-04", lord=lord)
    ceremony = Ceremony(state)
    guardsmen = swap(ceremony, table, name)
    answer: Guarded = {
        "lord": lord,
        "player": lords.owner(state, lord),
        "guard": name,
        "counters": guardsmen,
        "points": points(guardsmen),
    }
    return Outcome({"lord": lord}, answer, ceremony.effects, ceremony.warnings)


def late_faults(state: State, name: str, lord: str) -> Iterator[Refused]:
    """Why a sovereign may not take guardsmen now."""
    if not lords.is_free(state, lord):
        yield Refused("rule", "fief.captive", rule="TAC-AMB-20", lord=lord)
    if not tactic(state, "guard.late_swap"):
        yield Refused("rule", "fief.guard_late", rule="TAC-AMB-18", lord=lord)
    inherited = name == KING and state.get(CAMPAIGN, "hereditary")
    if inherited and not tactic(state, "guard.hereditary_king"):
        yield Refused("rule", "fief.guard_inherited", rule="TAC-AMB-64", lord=lord)
