"""Freeing captives: by ransom, by an Escape card, or for lack of guards."""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.places import came_from
from ledger.rules.fief.crown.guarding import due_to
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import lord_of_fief, owner_of, title_over
from ledger.rules.fief.forces import present, rebels_at
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury.escrow import handed_over, held, ransom_paid
from ledger.rules.fief.turn import order
from ledger.rules.fief.variants import ransoms
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.shapes.fief.war import Ransomed
    from ledger.state import State
    from ledger.table import Table


def set_free(state: State, lord: str, village: str, rule: str) -> list[Effect]:
    """The owner takes the counter back and puts it on a village (FIEF-GRACE-08).

    What was set aside for the captive goes to its player (FIEF-INC-17), and royal
    guards that waited are put beside the lord (AMB-129).
    """
    because = Because(rule, lord)
    player = lords.owner(state, lord)
    changes = [
        changed(state, lord, "captor", None),
        changed(state, lord, "at", village),
    ]
    if _free_land(state, village) and state.get(village, "owner") != player:
        changes.append(changed(state, village, "owner", player))
    effects: list[Effect] = [change._replace(because=because) for change in changes]
    effects += _recovered(state, lord, player)
    effects += handed_over(state, lord, player, "FIEF-INC-17")
    return [*effects, *due_to(state, lord), *ransoms.settled(state, lord)]


def _recovered(state: State, lord: str, player: str) -> list[Effect]:
    """Gives back titles that stayed in the family, after the dungeon (VAR-29)."""
    if not lords.buried(state, lord):
        return []
    had = state.words(lord, "forfeit")
    changes = [changed(state, lord, "dungeon", None)]
    if had:
        changes.append(changed(state, lord, "forfeit", None))
    for title in had:
        if lord_of_fief(state, title) == player:
            changes.append(changed(state, title, "holder", lord))
            if state.get(title, "keeper"):
                changes.append(changed(state, title, "keeper", None))
    because = Because("FIEF-VAR-29", lord)
    return [change._replace(because=because) for change in changes]


def _free_land(state: State, village: str) -> bool:
    """Whether an empty village outside fiefs is a newcomer's (FIEF-MOVE-11).

    A lord set free on the road at its entrance is not in it.
    """
    if came_from(village) is not None:
        return False
    empty = not present(state, village) and not rebels_at(state, village)
    return empty and title_over(state, village) is None


def ransom_fault(state: State, lord: str) -> Refused | None:
    """Why a lord cannot be ransomed: only a player as captor takes ransoms."""
    if lords.buried(state, lord):
        rule = "FIEF-VAR-25"
        return Refused("rule", "fief.dungeon_no_ransom", rule=rule, lord=lord)
    captor = lords.captor(state, lord)
    if captor is None:
        return Refused("rule", "fief.no_captive", rule="FIEF-GRACE-07", lord=lord)
    if captor == REBELS:
        rule = "FIEF-AMB-119"
        return Refused("rule", "fief.rebels_no_ransom", rule=rule, lord=lord)
    return None


def ransom(
    state: State,
    table: Table,
    lord: str,
    amount: int | None,
    to: str,
    shares: Sequence[tuple[str, int]] = (),
) -> Outcome[Ransomed]:
    """Ransoms a captive at the agreed price (FIEF-GRACE-07).

    Where the surrender of lords is played, rank sets the price, and the King's player
    pays for the Queen (FIEF-VAR-21, -22).
    """
    fault = ransom_fault(state, lord)
    if fault:
        raise fault
    captor = lords.captor(state, lord) or ""
    in_time(state, table)
    player, payer = lords.owner(state, lord), ransoms.payer(state, lord)
    amount = ransoms.agreed(state, table, lord, amount)
    parts = shared(payer, captor, amount, shares)
    may_release(state, table, player, to)
    # What is set aside belongs to the family: it pays no ransom that another owes.
    own = payer == player
    aside, purse = held(state, lord), state.balance(payer, MONEY)
    if amount > (aside if own else 0) + purse:
        aside = aside if own else 0
        known = {"player": payer, "amount": amount, "money": purse, "aside": aside}
        rule = "FIEF-GRACE-07"
        raise Refused("not_enough", "fief.ransom_money", rule=rule, **known)
    effects = ransom_paid(state, lord, payer, parts, own=own)
    after = state.copy().apply(effects)
    released = set_free(after, lord, to, "FIEF-GRACE-08")
    after.apply(released)
    effects += released
    first = min(amount, aside) if own else 0
    asked = {"lord": lord, "amount": amount, "village": to}
    result: Ransomed = {
        "lord": lord,
        "amount": amount,
        "village": to,
        "player": player,
        "captor": captor,
        "from_escrow": first,
        "from_cash": amount - first,
        "handed_over": aside - first,
        "balances": {who: after.balance(who, MONEY) for who in (player, payer, *parts)},
    }
    if not own:
        result["payer"] = payer
    if shares:
        result["shares"] = parts
    return Outcome(asked, result, effects, _hostile(state, player, to))


def in_time(state: State, table: Table) -> None:
    """Refuses ransoms outside talks, if a house rule says so (AMB-61)."""
    if house(state, "ransom.phase") == "phase6":
        order.need_phase(state, table, "negotiations", "fief.ransom.phase")


def shared(
    payer: str, captor: str, amount: int, shares: Sequence[tuple[str, int]]
) -> dict[str, int]:
    """The shares of a ransom, as allied captors have agreed (FIEF-GRACE-18).

    Nothing is left over, and nobody pays themselves. By default it is all the captor's.
    """
    parts: dict[str, int] = {}
    for who, part in shares:
        wrong = {"self": who == payer, "twice": who in parts, "none": not part}
        for reason in (one for one, found_so in wrong.items() if found_so):
            key = f"fief.share_{reason}"
            raise Refused("rule", key, rule="FIEF-GRACE-18", player=who)
        parts[who] = part
    if not shares:
        return {captor: amount}
    total = sum(parts.values())
    if total != amount:
        facts = {"amount": amount, "shared": total}
        raise Refused("rule", "fief.shares", rule="FIEF-GRACE-18", **facts)
    return parts


def may_release(state: State, table: Table, player: str, village: str) -> None:
    """Where a released lord may appear: anywhere, except by house rule (AMB-60)."""
    if house(state, "release.where") == "friendly" and _hostile(state, player, village):
        rule = "fief.release.where"
        table.object(
            Refused("rule", "fief.release_hostile", rule=rule, village=village)
        )


def _hostile(state: State, player: str, village: str) -> list[dict[str, Any]]:
    """A warning that a village is another's, so permission is needed (AMB-60)."""
    friends = (player, lords.ally(state, player), None)
    others = [p for p in present(state, village) if p not in friends]
    if others or owner_of(state, village) not in friends:
        rule = "FIEF-AMB-60"
        return [warning("fief.release_hostile", rule=rule, village=village)]
    return []
