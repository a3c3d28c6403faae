"""What holds in any Med-Fan campaign, and what no act of it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.effects import Change
from ledger.rules.common.facts import MONEY
from ledger.rules.medfan import roster
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import every, kinds_of, row_is_owned, unknown
from ledger.rules.medfan.shopping import BASKETS
from ledger.rules.medfan.tables import ARMY, CAPABILITY, IMPROVEMENT, SEQUENCE
from ledger.state import CAMPAIGN

if TYPE_CHECKING:
    from ledger.journal import Entry
    from ledger.state import State

STEPS: list[str] = list(SEQUENCE["steps"])
UNIQUES = {*CAPABILITY["unique"], *CAPABILITY["either"]}
SPENDING = {"medfan recruit", "medfan improve", "medfan item", "medfan dismiss"}


def well(state: State) -> None:
    """Checks what holds after every act, including corrections and undos."""
    for territory in every(state):
        owner = state.get(territory, "owner")
        assert owner is None or owner in state.seats, territory
        assert not (owner and unknown(state, territory)), territory
        assert unknown(state, territory) == (state.get(territory, "name") is None)
    for account, held in state.balances.items():
        assert account == "bank" or held.get(MONEY, 0) >= 0, account
    for player in state.seats:
        army = roster.figures(state, player)
        fit = [figure for figure in army if roster.ready(state, figure)]
        assert not set(army) & set(roster.departed(state, player))
        assert not [figure for figure in fit if state.get(figure, "fallen")]
        told = roster.muster(state, player)
        away = {state.name(f) for f in army if f not in fit}
        assert away == set(told["resting"])
        _within_caps(state, player, army)
        # Without the Council, a mage knows only one spell (MED-ARMY-13, -TERR-26).
        council = roster.council(state, player) == roster.SPELLS
        if not council and house(state, "council_lost") != "kept":
            assert all(
                len(roster.spells(state, figure)) <= ARMY["spells_per_mage"]
                for figure in army
            )


def _within_caps(state: State, player: str, army: list[str]) -> None:
    """One figure a role, unless a ruling, rule or land allows more (MED-ARMY-18)."""
    plain = [figure for figure in army if not state.get(figure, "ruled")]
    for role, field in ROLES.items():
        held = [figure for figure in plain if state.get(figure, field)]
        if role == "mage":
            held = [figure for figure in held if not state.get(figure, "extra_mage")]
        assert len(held) <= ARMY["role_cap"], (player, role, held)
        kinds = {state.get(figure, "kind") for figure in held}
        assert kinds <= {roster.HERO}, (role, held)  # MED-ARMY-19
    for figure in plain:
        armed = state.get(figure, "item") is not None
        assert not armed or state.get(figure, ROLES["general"]), figure  # MED-ARMY-17
        known = len(roster.known_spells(state, figure))
        most = ARMY["spells_per_mage"] + ARMY["council_spells"]
        assert known <= most, figure  # MED-TERR-26
    assert all(state.number(figure, "cost") >= 1 for figure in army)


def lawful(before: State, after: State, entry: Entry) -> None:
    """What an act may do to a state; corrections may do anything."""
    for effect in entry.effects:
        if isinstance(effect, Change):
            _kept(before, entry, effect)
    _own_rolls(before, entry)
    _steps(entry)
    fighters = before.words(CAMPAIGN, "fighters")
    player = entry.asked.get("player")
    if entry.kind in SPENDING and before.get(CAMPAIGN, "step"):
        assert player not in fighters  # MED-SEQ-05
    if entry.kind == "medfan recruit" and not entry.ruling:
        _caps(before, after, str(player))
    if entry.kind == "medfan after":
        _took_the_field(before, entry)
        _all_has_been_thrown(after, entry)


def _kept(before: State, entry: Entry, change: Change) -> None:
    """Facts that never change, or only by agreement."""
    kind, field = change.subject.partition(":")[0], change.field
    agreed = bool(entry.ruling)
    if kind == "figure" and before.get(change.subject, "retired"):
        # The dead do nothing more, but may leave with their player.
        left = entry.kind == "players retire" and field == "player"
        assert left or field in BASKETS.values(), change
    if (kind, field) == ("territory", "name"):
        assert change.before is None, change  # MED-TERR-07
    if (kind, field) == ("territory", "unknown") and change.after:
        assert change.subject not in before.facts, change  # MED-TERR-08
    if (kind, field) == ("figure", "spell"):
        assert change.before is None, change  # MED-ARMY-14
    if (kind, field) == ("figure", "more_spells"):
        known = before.words(change.subject, field)
        now: Any = change.after
        assert known == now[:-1], change
        assert agreed or len(now) <= ARMY["council_spells"], change  # MED-TERR-26
    if kind == "figure" and field in IMPROVEMENT["rows"] and change.before:
        assert agreed or house(before, "allow_repeat_improvement"), change
    if field == "council" and entry.kind == "medfan council" and change.before:
        assert agreed or not house(before, "council_choice_fixed"), change


def _own_rolls(before: State, entry: Entry) -> None:
    """Nobody finds a unique by a roll that somebody already owns (MED-TERR-12, -16)."""
    state = before.copy()
    found = [
        effect.subject
        for effect in entry.effects
        if isinstance(effect, Change) and effect.field == "unknown" and not effect.after
    ]
    for effect in entry.effects:
        rolled = isinstance(effect, Change) and effect.field == "capability"
        if rolled and effect.subject in found and effect.after in UNIQUES:
            owner = state.text(effect.subject, "owner")
            owned = kinds_of(state, owner) if owner else []
            assert not row_is_owned(str(effect.after), owned), effect
        state.apply([effect])


def _steps(entry: Entry) -> None:
    """The sequence goes forward, never back (MED-SEQ-01, -05)."""
    if entry.kind not in ("medfan after", "medfan income"):
        return
    for effect in entry.effects:
        if (effect[0], effect[1]) == (CAMPAIGN, "step"):
            begun = STEPS.index(effect.before) if effect.before else -1
            reached = STEPS.index(effect.after) if effect.after else len(STEPS)
            assert begun < reached, effect


def _caps(before: State, after: State, player: str) -> None:
    """A purchase stays within the caps of the roles (MED-ARMY-06 to -10, MED-SHOP-10)."""
    for role in ROLES:
        most, held = (
            roster.cap(after, player, role),
            roster.holders(after, player, role),
        )
        more = len(held) > len(roster.holders(before, player, role))
        assert most is None or not more or len(held) <= most, (role, held)


def _took_the_field(before: State, entry: Entry) -> None:
    """Only figures that live and need not rest can fall (MED-SURV-09, -10)."""
    for figure in (*entry.asked.get("dead", ()), *entry.asked.get("fled", ())):
        assert not before.get(figure, "retired"), figure
        resting = not before.get(figure, "fallen") and not roster.ready(before, figure)
        assert entry.ruling or not resting, figure


def _all_has_been_thrown(after: State, entry: Entry) -> None:
    """Once survival is over, nobody is left on the field (MED-SURV-01)."""
    step = after.get(CAMPAIGN, "step")
    if step is not None and STEPS.index(step) <= STEPS.index("survival"):
        return
    for side in (entry.outcome["attacker"], entry.outcome["defender"]):
        lying = [f for f in roster.figures(after, side) if after.get(f, "fallen")]
        assert lying == []
        if step is None:
            battle = after.number(side, "battles")
            rests = [after.number(f, "rests") for f in roster.figures(after, side)]
            assert [r for r in rests if 0 < r <= battle] == []
