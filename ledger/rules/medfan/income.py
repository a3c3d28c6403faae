"""The income phase: what territories pay, cost, steal and turn into."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import pick
from ledger.rules.medfan.determining import scaled
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX, blocked, capability, owned_by, take
from ledger.rules.medfan.tables import CAPABILITY, DIE
from ledger.rules.medfan.words import numbered
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

    # The player from whom somebody's Thieves' Guild steals.
    Victim = Callable[[str], str | None]

FIXED, ROLLED = CAPABILITY["yields"], CAPABILITY["rolled"]
GUILD, CAMP = "thieves_guild", "refugee_camp"
PAYS, BLOCKED, STEALS = "MED-INC-02", "MED-INC-17", "MED-INC-10"
UPKEEP, CAMP_LOST, DECLINED = "MED-INC-12", "MED-INC-16", "MED-AMB-INC-3"
# The rules behind a roll: without a double, and with one.
RULES = {
    "casino": ("MED-INC-03", "MED-INC-04"),
    "smugglers_den": ("MED-INC-05", "MED-INC-06"),
    "volcanic_mine": ("MED-INC-07", "MED-INC-08"),
}
LOSES = "lose"
FIXED_YIELDS, ROLLS, CAMPS = "fixed", "rolled", "camps"
GUILDS, LATE_CAMPS = "guilds", "late_camps"


def order(state: State) -> tuple[str, ...]:
    """The steps of an income phase, each for all players before the next (MED-INC-18).

    By a house rule, Thieves' Guilds come before the camps (MED-AMB-INC-7).
    """
    if house(state, "guild_after_upkeep"):
        return (FIXED_YIELDS, ROLLS, CAMPS, GUILDS, LATE_CAMPS)
    return (FIXED_YIELDS, ROLLS, GUILDS, CAMPS, LATE_CAMPS)


def worth(state: State, kind: str, faces: Sequence[int]) -> tuple[int, str | None]:
    """What the dice of a territory bring, and what a double turns it into.

    See MED-TERR-35, -36, -39.
    """
    row = ROLLED[kind]
    total = sum(faces) * DIE["times"] + row["plus"]
    if len(set(faces)) > 1:
        return scaled(state, total), None
    if row["double"] != LOSES:
        return 0, row["double"]
    if house(state, "casino_double") == "no_gain":
        return 0, None
    return -scaled(state, total), None


class Phase:
    """One income phase of some players, on a state of its own.

    Args:
        state: the current state, which is not changed.
        table: the table that answers.
        players: those who take part, in seat order.
        victim: the player from whom a player's Thieves' Guild steals.
    """

    def __init__(
        self, state: State, table: Table, players: Sequence[str], victim: Victim
    ) -> None:
        self.state = state.copy()
        self.table = table
        self.players = players
        self.victim = victim
        self.effects: list[Effect] = []
        self.lines: dict[str, list[dict[str, Any]]] = {p: [] for p in players}
        self.refused: dict[str, list[str]] = {p: [] for p in players}
        self.paid: dict[str, int] = dict.fromkeys(players, 0)
        self.land = {
            player: [t for t in owned_by(state, player) if self._open(player, t)]
            for player in players
        }

    def carry_out(self) -> None:
        """Every step for all players before the next one."""
        own = {
            FIXED_YIELDS: self._fixed,
            ROLLS: self._rolled,
            CAMPS: self._upkeep,
            LATE_CAMPS: self._unpaid,
        }
        for step in order(self.state):
            if step == GUILDS:
                self._guilds()
            else:
                for player in self.players:
                    own[step](player)

    def facts(self) -> list[dict[str, Any]]:
        """The income of each player, line by line."""
        return [
            {
                "name": player,
                "lines": self.lines[player],
                "total": sum(line["amount"] for line in self.lines[player]),
            }
            for player in self.players
        ]

    def _open(self, player: str, territory: str) -> bool:
        """Whether a territory is in use; notes the reason if it is not."""
        if not blocked(self.state, territory):
            return True
        kind = capability(self.state, territory)
        if kind in FIXED or kind in ROLLED or kind in (GUILD, CAMP):
            self._tell(player, territory, 0, BLOCKED)
        return False

    def _of(self, player: str, kind: str) -> list[str]:
        return [t for t in self.land[player] if capability(self.state, t) == kind]

    def _money(self, player: str) -> int:
        return max(self.state.balance(player, MONEY), 0)

    # The steps ---------------------------------------------------------------

    def _fixed(self, player: str) -> None:
        # MED-TERR-40, -41, -42, -43, -45.
        for territory in self.land[player]:
            kind = capability(self.state, territory)
            if kind in FIXED:
                amount = scaled(self.state, FIXED[kind])
                self._pay(player, territory, amount, PAYS)

    def _rolled(self, player: str) -> None:
        """Rolls in order of acquisition; losses are settled after gains.

        See MED-INC-14.
        """
        losses = []
        for territory in self.land[player]:
            kind = str(capability(self.state, territory))
            if kind not in ROLLED:
                continue
            if not self._wants_roll(territory):
                self._tell(player, territory, 0, DECLINED)
                continue
            faces = self.table.roll(
                player,
                f"income.{kind}",
                SIX,
                ROLLED[kind]["dice"],
                about=self.state.name(territory),
            )
            amount, becomes = worth(self.state, kind, faces)
            rule = RULES[kind][len(set(faces)) == 1]
            self._pay(player, territory, max(amount, 0), rule, dice=list(faces))
            line = self.lines[player][-1]
            if amount < 0:
                losses.append((territory, -amount, rule, line))
            if becomes:
                line["becomes"] = becomes
                self._becomes(territory, becomes, rule)
        for territory, amount, rule, line in losses:
            lost = min(amount, self._money(player))
            self._do(*moved(MONEY, lost, player, BANK, Because(rule, territory)))
            line["amount"] = -lost

    def _wants_roll(self, territory: str) -> bool:
        if not house(self.state, "income_rolls_optional"):
            return True
        return self._decides("roll", territory, ("roll", "decline")) == "roll"

    def _decides(self, key: str, territory: str, options: tuple[str, ...]) -> str:
        """The choice of the owner of a territory."""
        who = self.state.text(territory, "owner")
        return self.table.choose(
            f"{key}.{self.state.name(territory)}", options, who=who
        )

    def _becomes(self, territory: str, kind: str, rule: str) -> None:
        # MED-TERR-44.
        change = changed(self.state, territory, "capability", kind)
        self._do(change._replace(because=Because(rule, territory)))

    def _upkeep(self, player: str) -> None:
        """Pays for camps as far as the money goes."""
        camps = self._of(player, CAMP)
        if house(self.state, "camp_upkeep_refusable"):
            self.refused[player] = [t for t in camps if not self._wants_camp(t)]
        self._pay_camps(player, len(camps) - len(self.refused[player]))

    def _wants_camp(self, territory: str) -> bool:
        return self._decides("upkeep", territory, ("pay", "refuse")) == "pay"

    def _pay_camps(self, player: str, camps: int) -> None:
        # From gains, from the hoard, or from both (MED-INC-13, MED-TERR-37).
        upkeep = scaled(self.state, CAPABILITY["camp"]["upkeep"])
        count = min(camps, self._money(player) // upkeep)
        self.paid[player] += count
        because = Because(UPKEEP, player)
        self._do(*moved(MONEY, count * upkeep, player, BANK, because))

    def _guilds(self) -> None:
        """Moves loot, all of it fixed beforehand (MED-INC-19).

        See MED-INC-11, MED-TERR-32, -33.
        """
        loot = []
        each = scaled(self.state, CAPABILITY["guild"]["amount"])
        for player in self.players:
            guilds = self._of(player, GUILD)
            victim = self.victim(player) if guilds else None
            left = self._money(victim) if victim else 0
            stack = house(self.state, "rare_effects_stack")
            for number, guild in enumerate(guilds):
                amount = min(each, left) if stack or number == 0 else 0
                left -= amount
                loot.append((player, guild, victim, amount))
        for player, guild, victim, amount in loot:
            because = Because(STEALS, guild)
            if victim:
                self._do(*moved(MONEY, amount, victim, player, because))
            self._tell(player, guild, amount, STEALS, **{"from": victim})
            if victim in self.lines:
                self._tell(str(victim), guild, -amount, STEALS, to=player)

    def _unpaid(self, player: str) -> None:
        """Pays camps from loot, too; the owner says which are lost.

        See MED-TERR-38.
        """
        refused = self.refused[player]
        camps = [t for t in self._of(player, CAMP) if t not in refused]
        self._pay_camps(player, len(camps) - self.paid[player])
        lost = list(refused)
        while len(camps) > self.paid[player]:
            given_up = camps[0]
            if self.paid[player]:
                key = numbered(self.table, "camp")
                given_up = pick(self.state, self.table, key, camps, who=player)
            camps.remove(given_up)
            lost.append(given_up)
        upkeep = scaled(self.state, CAPABILITY["camp"]["upkeep"])
        for territory in self._of(player, CAMP):
            if territory in lost:
                because = Because(CAMP_LOST, territory)
                self._tell(player, territory, 0, CAMP_LOST, lost=True)
                self._do(*take(self.state, territory, None, because))
            else:
                self._tell(player, territory, -upkeep, UPKEEP)

    # What they do ------------------------------------------------------------

    def _pay(
        self, player: str, territory: str, amount: int, rule: str, **more: Any
    ) -> None:
        # MED-INC-15.
        self._do(*moved(MONEY, amount, BANK, player, Because(rule, territory)))
        self._tell(player, territory, amount, rule, **more)

    def _tell(
        self, player: str, territory: str, amount: int, rule: str, **more: Any
    ) -> None:
        line = {
            "what": capability(self.state, territory),
            "where": territory,
            "amount": amount,
            "rule": rule,
        }
        self.lines[player].append(line | more)

    def _do(self, *effects: Effect) -> None:
        self.state.apply(effects)
        self.effects += effects
