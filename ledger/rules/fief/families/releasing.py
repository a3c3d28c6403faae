"""A captive goes free: by ransom, by an Escape card, or because nobody guards him."""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.places import came_from
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of, title_over
from ledger.rules.fief.forces import present, rebels_at
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury.escrow import handed_over, held, ransom_paid
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table


def set_free(state: State, lord: str, village: str, rule: str) -> list[Effect]:
    """The owner takes the counter back and puts it on a village (FIEF-GRACE-08).

    What was set aside for him is handed to his player (FIEF-INC-17).
    """
    because = Because(rule, lord)
    player = lords.owner(state, lord)
    changes = [
        changed(state, lord, "captor", None),
        changed(state, lord, "at", village),
    ]
    if _free_land(state, village) and state.get(village, "owner") != player:
        changes.append(changed(state, village, "owner", player))
    return [
        *(change._replace(because=because) for change in changes),
        *handed_over(state, lord, player, "FIEF-INC-17"),
    ]


def _free_land(state: State, village: str) -> bool:
    """Whether a village outside fiefs is the first comer's (FIEF-MOVE-11).

    Who is set free on the road at its entrance is not in it.
    """
    if came_from(village) is not None:
        return False
    empty = not present(state, village) and not rebels_at(state, village)
    return empty and title_over(state, village) is None


def ransom_fault(state: State, lord: str) -> Refused | None:
    """Why no ransom frees a lord: only a player who holds him takes one."""
    if state.get(lord, "dungeon"):
        rule = "FIEF-VAR-25"
        return Refused("rule", "fief.dungeon_no_ransom", rule=rule, lord=lord)
    captor = lords.captor(state, lord)
    if captor is None:
        return Refused("rule", "fief.no_captive", rule="FIEF-GRACE-07", lord=lord)
    if captor == REBELS:
        rule = "FIEF-AMB-119"
        return Refused("rule", "fief.rebels_no_ransom", rule=rule, lord=lord)
    return None


def ransom(state: State, table: Table, lord: str, amount: int, village: str) -> Outcome:
    """A captive is ransomed at the price that was agreed (FIEF-GRACE-07)."""
    subject = lords.find_lord(state, lord)
    place = state.find("territory", village)
    fault = ransom_fault(state, subject)
    if fault:
        raise fault
    captor = lords.captor(state, subject) or ""
    if house(state, "ransom.phase") == "phase6" and state.phase != "negotiations":
        facts = {"phase": "negotiations", "now": state.phase}
        rule = "fief.ransom.phase"
        table.object(Refused("out_of_phase", "fief.phase", rule=rule, **facts))
    player = lords.owner(state, subject)
    may_release(state, table, player, place)
    aside, purse = held(state, subject), state.balance(player, MONEY)
    if amount > aside + purse:
        known = {"player": player, "amount": amount, "money": purse, "aside": aside}
        rule = "FIEF-GRACE-07"
        raise Refused("not_enough", "fief.ransom_money", rule=rule, **known)
    effects = ransom_paid(state, subject, player, captor, amount)
    after = state.copy().apply(effects)
    effects += set_free(after, subject, place, "FIEF-GRACE-08")
    first = min(amount, aside)
    asked = {"lord": subject, "amount": amount, "village": place}
    result: dict[str, Any] = {
        **asked,
        "player": player,
        "captor": captor,
        "from_escrow": first,
        "from_cash": amount - first,
        "handed_over": aside - first,
        "balances": {
            player: state.balance(player, MONEY) - amount + aside,
            captor: state.balance(captor, MONEY) + amount,
        },
    }
    return Outcome(asked, result, effects, _hostile(state, player, place))


def may_release(state: State, table: Table, player: str, village: str) -> None:
    """Where a released lord may appear: anywhere, unless the house says (AMB-60)."""
    if house(state, "release.where") == "friendly" and _hostile(state, player, village):
        rule = "fief.release.where"
        table.object(
            Refused("rule", "fief.release_hostile", rule=rule, village=village)
        )


def _hostile(state: State, player: str, village: str) -> list[dict[str, Any]]:
    """A village of others: he comes as a newcomer who needs permission (AMB-60)."""
    friends = (player, lords.ally(state, player), None)
    others = [p for p in present(state, village) if p not in friends]
    if others or owner_of(state, village) not in friends:
        rule = "FIEF-AMB-60"
        return [warning("fief.release_hostile", rule=rule, village=village)]
    return []
