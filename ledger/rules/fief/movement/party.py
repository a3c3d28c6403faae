"""The members of a party: lords, soldiers, captives, royal guards."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import BUILDINGS, GUARDS, MERCENARY, TROOPS
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, guarded
from ledger.rules.fief.house import house

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.rules.common.finding import Before
    from ledger.state import State
    from ledger.table import Table

    # A number of counters of each kind, or "all".
    Troops = Mapping[str, int] | str

ALL = "all"


class Party(NamedTuple):
    """Those who walk together.

    Attributes:
        player: the player whose move it is.
        place: where they start.
        lords: the leader, and the other free lords.
        captives: those whom they take along.
        darc: whether D'Arc is with them.
    """

    player: str
    place: str
    lords: tuple[str, ...]
    captives: tuple[str, ...]
    darc: bool


def gather(
    state: State,
    table: Table,
    player: str,
    lord: str | None,
    others: Sequence[str],
    captives: Sequence[str],
) -> Party:
    """The lords and captives of a party, all at one place.

    A captive named among the others is taken along (FIEF-MOVE-24).
    """
    if lord is None:
        raise Refused("rule", "fief.no_leader", rule="FIEF-MOVE-03", player=player)
    taken = [one for one in others if lords.captor(state, one) == player]
    led = [lord, *(one for one in others if one not in taken)]
    held = [*captives, *taken]
    for one in led:
        _need_own(state, table, player, one)
    for one in held:
        _need_captive(state, player, one)
    place = state.text(led[0], "at") or ""
    for one in (*led, *held):
        at = state.text(one, "at") or ""
        if at != place:
            facts = {"lord": one, "village": village_of(at), "leader": lord}
            raise Refused("rule", "fief.party_apart", rule="FIEF-MOVE-09", **facts)
    led = list(dict.fromkeys(led))
    darc = any(lords.is_darc(state, one) for one in led)
    return Party(player, place, tuple(led), tuple(dict.fromkeys(held)), darc)


def _need_own(state: State, table: Table, player: str, lord: str) -> None:
    """Refuses all but free lords of the family, or an ally's by house rule."""
    owner = lords.owner(state, lord)
    if not lords.is_free(state, lord):
        raise Refused("rule", "fief.captive_leads", rule="FIEF-MOVE-24", lord=lord)
    if owner != player:
        allied = lords.ally(state, player) == owner and house(state, "move.ally_lord")
        if not allied:
            facts = {"lord": lord, "player": player, "owner": owner}
            rule = "FIEF-AMB-135"
            table.object(Refused("rule", "fief.lord_of_other", rule=rule, **facts))


def _need_captive(state: State, player: str, lord: str) -> None:
    if lords.captor(state, lord) != player:
        facts = {"lord": lord, "player": player}
        raise Refused("rule", "fief.not_captor", rule="FIEF-MOVE-24", **facts)


def guards_of(state: State, led: Sequence[str]) -> dict[str, dict[str, int]]:
    """The royal guards that follow these lords wherever they go (FIEF-MOVE-25).

    See TAC-GUARD-08, -09.
    """
    return {
        name: held
        for name, account in GUARDS.items()
        if guarded(state, name) in led and (held := counters(state, account))
    }


def among(wanted: Troops | None, held: Mapping[str, int]) -> dict[str, int]:
    """A number of counters of each kind, from those that are there.

    >>> among({"v1": 3}, {}), among("all", {"v1": 2}), among(None, {"v1": 2})
    ({'v1': 3}, {'v1': 2}, {})
    """
    return dict(wanted or {}) if not isinstance(wanted, str) else dict(held)


def troops(_state: State, text: str, _before: Before = NOTHING) -> Troops:
    """Counters of each kind, as typed: "v1=3,archer=1", or all that are there."""
    return ALL if text.strip() == ALL else counted(text)


def halt(state: State, text: str, before: Before) -> tuple[str | None, Troops]:
    """A village and counters: "Vaux:v1=2"; without a village, the first one crossed."""
    village, colon, counters = text.rpartition(":")
    at = state.find("territory", village) if colon and village.strip() else None
    return at, troops(state, counters, before)


def counted(text: str) -> dict[str, int]:
    """The number of counters of each kind: "v1=3, archer=1"."""
    counts: dict[str, int] = {}
    if not text.strip():
        return counts
    for part in text.split(","):
        value, equals, count = (word.strip() for word in part.partition("="))
        if value == MERCENARY:
            raise Refused("rule", "fief.mercenaries_stay", rule="TAC-MERC-37")
        if value in BUILDINGS:
            rule = "FIEF-MOVE-02"
            raise Refused("rule", "fief.buildings_stay", rule=rule, what=value)
        fits = count.isascii() and count.isdecimal() and len(count) < PLACES
        if value not in TROOPS or not equals or not fits or value in counts:
            raise Misuse("usage", "fief.troops", word=part.strip())
        if int(count):
            counts[value] = int(count)
    return counts


PLACES = 4  # digits: no box holds thousands of counters
