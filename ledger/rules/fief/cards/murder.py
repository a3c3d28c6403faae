"""Assassination, and the Justice that follows it (FIEF-CARD-60 to -63)."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.rules.fief.cards.deck import spend
from ledger.rules.fief.cards.wanted import target, unused
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import die, is_sacred, need_mortal
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def assassination(state: State, table: Table, wanted: Wanted) -> Done:
    """Kills any lord, except the player's own captive (AMB-59, FIEF-CARD-60)."""
    unused(wanted, "at")
    player = wanted.player
    likely = [v for v in lords.every(state) if lords.captor(state, v) != player]
    victim = _victim(state, table, wanted, likely)
    if lords.captor(state, victim) == player:
        rule, facts = "FIEF-AMB-59", {"lord": victim, "player": player}
        table.object(Refused("rule", "fief.own_captive", rule=rule, **facts))
    because = Because("FIEF-CARD-60", victim)
    effects, notes = spend(state, player, wanted.card, because)
    name = state.name(victim)
    more, death, warned = die(
        state.copy().apply(effects), table, victim, "assassination"
    )
    effects += [
        *more,
        changed(state, CAMPAIGN, "assassin", player),
        changed(state, CAMPAIGN, "murdered", name),
    ]
    return effects, {"lord": victim, "death": death}, [*notes, *warned]


def justice(state: State, table: Table, wanted: Wanted) -> Done:
    """Condemns a lord of the murderer's player, right after a murder (CARD-61)."""
    unused(wanted, "at")
    assassin = state.text(CAMPAIGN, "assassin")
    if assassin is None:
        raise Refused("rule", "fief.no_murder", rule="FIEF-CARD-70")
    if not state.get(CAMPAIGN, "murdered"):
        rule = "FIEF-CARD-61"
        table.object(Refused("rule", "fief.justice_late", rule=rule, player=assassin))
    player = wanted.player
    every = condemnable(state, assassin)
    likely = [one for one in every if lords.captor(state, one) != player]
    victim = _victim(state, table, wanted, likely)
    if lords.owner(state, victim) != assassin:
        facts = {"lord": victim, "player": assassin}
        rule = "FIEF-CARD-62"
        table.object(Refused("rule", "fief.justice_other", rule=rule, **facts))
    need_mortal(state, table, victim)
    if lords.captor(state, victim) == player:
        rule, facts = "FIEF-GRACE-06", {"lord": victim, "player": player}
        table.object(Refused("rule", "fief.justice_captive", rule=rule, **facts))
    because = Because("FIEF-CARD-62", victim)
    effects, notes = spend(state, player, wanted.card, because)
    more, death, warned = die(state.copy().apply(effects), table, victim, "justice")
    effects += [
        *more,
        changed(state, CAMPAIGN, "assassin", None),
        changed(state, CAMPAIGN, "murdered", None),
    ]
    return effects, {"lord": victim, "death": death}, [*notes, *warned]


def condemnable(state: State, assassin: str) -> list[str]:
    """The lords of a player whom Justice can condemn."""
    own = lords.family(state, assassin)
    return [lord for lord in own if not is_sacred(state, lord)]


def _victim(state: State, table: Table, wanted: Wanted, likely: list[str]) -> str:
    victim = wanted.on or wanted.lord
    if victim:
        return victim
    if not likely:
        raise Misuse("usage", "fief.nobody_struck", card=wanted.card)
    return target(state, table, wanted, "lord", likely)
