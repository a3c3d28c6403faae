"""Objectives: what a battle is fought for, and the territories that change hands."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because, moved
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import pick
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.determining import determine
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import (
    SIX,
    capability,
    owned_by,
    shown,
    take,
    unknown,
    unoccupied,
)
from ledger.rules.medfan.tables import CAPABILITY, DIE, OBJECTIVE
from ledger.rules.medfan.words import chosen, numbered
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.medfan.after import Objective
    from ledger.state import State
    from ledger.table import Table

COUNCIL = CAPABILITY["either"][0]
RULES = {
    "expansion": "MED-OBJ-05",
    "invasion": "MED-OBJ-06",
    "all_or_nothing": "MED-OBJ-07",
    "raid": "MED-OBJ-09",
    "pillage": "MED-OBJ-10",
    "destruction": "MED-OBJ-13",
}
GIVES, BLOCKS = "MED-OBJ-08", "MED-OBJ-12"


def rolled(table: Table, player: str | None = None) -> tuple[int, str]:
    """An objective from the table: the face and the objective (MED-OBJ-02)."""
    (face,) = table.roll(player, "objective", SIX, 1)
    return face, OBJECTIVE["rows"][face - 1]


def resolve(table: Table) -> Outcome[Objective]:
    """A roll on the table of objectives, without a campaign."""
    face, objective = rolled(table)
    result: Objective = {"roll": face, "id": objective, "rule": RULES[objective]}
    return Outcome({}, result)


# After a battle --------------------------------------------------------------


class Spread:
    """The territory step of one battle, on a state of its own.

    Args:
        state: the current state, which is not changed.
        table: the table that answers.
        called: names chosen by hand for unknown territories, in order of capture.
        by_dice: whether the other names are drawn with several six-sided dice.
    """

    def __init__(
        self,
        state: State,
        table: Table,
        called: Sequence[str] = (),
        *,
        by_dice: bool = False,
    ) -> None:
        self.state = state.copy()
        self.table = table
        self.called = list(called)
        self.by_dice = by_dice
        self.effects: list[Effect] = []
        self.lines: list[dict[str, Any]] = []
        self.warnings: list[dict[str, Any]] = []

    def carry_out(self, winner: str, loser: str) -> None:
        """The winner's objective, then what the loser's one costs (MED-OBJ-14)."""
        self.win(winner, loser)
        self.lose(loser, winner)

    def win(self, player: str, enemy: str) -> None:
        """Carries out what a player's objective promises for a win."""
        objective = self.state.text(player, "objective")
        if objective is None:
            self.warnings.append(
                warning("medfan.no_objective", rule="MED-OBJ-01", player=player)
            )
            return
        won = OBJECTIVE["won"][objective]
        rule = RULES[objective]
        if "gain" in won:
            self._gain(player, enemy, won["gain"], rule)
        elif "steal" in won:
            self._steal(player, enemy, won["steal"], rule)
        elif "vacate" in won:
            self._vacate(player, enemy, won["vacate"], rule)
        elif "dice" in won:
            self._pillage(player, enemy, won["dice"])
        else:
            self._destroy(player, enemy, won["into"])

    def lose(self, player: str, enemy: str) -> None:
        """Takes the territory that All or Nothing costs a loser."""
        objective = self.state.text(player, "objective") or ""
        count = OBJECTIVE["lost"].get(objective, {}).get("give", 0)
        self._all_go(
            self._drawn(owned_by(self.state, player), count, player), enemy, GIVES
        )

    # What objectives do ------------------------------------------------------

    def _gain(self, player: str, enemy: str, count: int, rule: str) -> None:
        territories = self._drawn(unoccupied(self.state), count, player)
        if self._substitutes:
            more = self._occupied(player, enemy)
            territories += self._drawn(more, count - len(territories), player)
        self._short(player, count, territories, rule)
        self._all_go(territories, player, rule)

    def _steal(self, player: str, enemy: str, count: int, rule: str) -> None:
        territories = self._drawn(self._occupied(player, enemy), count, player)
        if self._substitutes:
            more = unoccupied(self.state)
            territories += self._drawn(more, count - len(territories), player)
        self._short(player, count, territories, rule)
        self._all_go(territories, player, rule)

    def _vacate(self, player: str, enemy: str, count: int, rule: str) -> None:
        territories = self._drawn(owned_by(self.state, enemy), count, player)
        if len(territories) < count:
            facts = {"player": enemy, "wanted": count, "found": len(territories)}
            self.warnings.append(warning("medfan.short_loss", rule=rule, **facts))
        self._all_go(territories, None, rule)

    def _pillage(self, player: str, enemy: str, dice: int) -> None:
        """Takes money, as far as there is any, and puts a territory out of use.

        See MED-OBJ-11, -16.
        """
        faces = self.table.roll(player, "pillage", SIX, dice)
        wanted = sum(faces) * DIE["times"]
        amount = min(wanted, max(self.state.balance(enemy, MONEY), 0))
        rule = RULES["pillage"]
        self._do(*moved(MONEY, amount, enemy, player, Because(rule, enemy)))
        self.lines.append(
            {
                "what": "pillage",
                "from": enemy,
                "to": player,
                "dice": list(faces),
                "wanted": wanted,
                "amount": amount,
                "rule": rule,
            }
        )
        target = self._picked("pillage", enemy, player)
        if target:
            battle = self.state.number(CAMPAIGN, "battles") or None
            change = changed(self.state, target, "blocked", battle)
            self._do(change._replace(because=Because(BLOCKS, target)))
            self._tell("block", target, enemy, enemy, BLOCKS)

    def _destroy(self, player: str, enemy: str, into: str) -> None:
        """Changes a territory that the winner picks, for good (MED-SEQ-06)."""
        target = self._picked("destruction", enemy, player)
        if target is None:
            facts = {"player": enemy, "wanted": 1, "found": 0}
            rule = RULES["destruction"]
            self.warnings.append(warning("medfan.nothing_stands", rule=rule, **facts))
            return
        because = Because(RULES["destruction"], target)
        before = capability(self.state, target)
        self._do(
            changed(self.state, target, "capability", into)._replace(because=because)
        )
        if self.state.get(target, "council") is not None:
            self._do(changed(self.state, target, "council", None))
        self._tell("destruction", target, enemy, enemy, RULES["destruction"])
        self.lines[-1].update(was=before, becomes=into)

    # Territories -------------------------------------------------------------

    @property
    def _substitutes(self) -> bool:
        return bool(house(self.state, "short_supply") == "substitute")

    def _occupied(self, player: str, enemy: str) -> list[str]:
        """The occupied territories that a player may steal (MED-AMB-OBJ-5)."""
        if house(self.state, "occupied_whose") == "any_player":
            others = [seat for seat in self.state.seats if seat != player]
            return [t for seat in others for t in owned_by(self.state, seat)]
        return owned_by(self.state, enemy)

    def _drawn(self, among: list[str], count: int, who: str) -> list[str]:
        """A number of territories drawn at random; if all go, no draw is needed.

        See MED-OBJ-04.
        """
        left = list(among)
        drawn: list[str] = []
        while len(drawn) < count and len(left) > count - len(drawn):
            among = shown(self.state, left)
            (face,) = self.table.roll(who, "draw", d(len(left)), 1, among=among)
            drawn.append(left.pop(face - 1))
        return drawn + left[: count - len(drawn)]

    def _picked(self, key: str, owner: str, who: str) -> str | None:
        """The territory of a player that the winner picks."""
        owned = owned_by(self.state, owner)
        key = numbered(self.table, key)
        return pick(self.state, self.table, key, owned, who=who) if owned else None

    def _short(
        self, player: str, count: int, territories: list[str], rule: str
    ) -> None:
        if len(territories) < count:
            facts = {"player": player, "wanted": count, "found": len(territories)}
            self.warnings.append(warning("medfan.short_supply", rule=rule, **facts))

    def _all_go(self, territories: list[str], player: str | None, rule: str) -> None:
        """Takes them all; then determines the unknown ones one by one."""
        taken = []
        for territory in territories:
            before = self.state.text(territory, "owner")
            self._do(*take(self.state, territory, player, Because(rule, territory)))
            what = "vacated" if player is None else "given" if rule == GIVES else "won"
            self._tell(what, territory, before, player, rule)
            taken.append((territory, self.lines[-1]))
        for territory, line in taken:
            if player and unknown(self.state, territory):  # MED-OBJ-15
                effects, facts = determine(
                    self.state,
                    self.table,
                    territory,
                    player,
                    name=self.called.pop(0) if self.called else None,
                    by_dice=self.by_dice,
                )
                self._do(*effects)
                self.warnings += facts.pop("warnings", [])
                line.update(facts, determined=True)
            elif player and capability(self.state, territory) == COUNCIL:
                line["council"] = self._council(territory, player)
            line["capability"] = capability(self.state, territory)

    def _council(self, territory: str, player: str) -> str:
        """A new owner chooses the Council's benefit; a second adds nothing.

        See MED-TERR-18, -20, -47.
        """
        own = (self.state.text(t, "council") for t in owned_by(self.state, player))
        benefit = next((b for b in own if b), None)
        if benefit is None:
            benefit = chosen(self.table, "council", CAPABILITY["council_benefits"])
        self._do(changed(self.state, territory, "council", benefit))
        return benefit

    def _tell(
        self,
        what: str,
        territory: str,
        before: str | None,
        after: str | None,
        rule: str,
    ) -> None:
        self.lines.append(
            {
                "what": what,
                "territory": territory,
                "capability": capability(self.state, territory),
                "from": before,
                "to": after,
                "rule": rule,
            }
        )

    def _do(self, *effects: Effect) -> None:
        self.state.apply(effects)
        self.effects += effects
