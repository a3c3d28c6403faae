"""Mercenaries who join a battle on the board, from the camps of those who fight."""

from __future__ import annotations

from ledger.rules.fief import camp
from ledger.rules.fief.forces import lords_at
from ledger.rules.fief.war import uprising
from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.war.mercenaries import Toll, led
from ledger.rules.fief.war.suffering import Shares
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ledger.rules.fief.war.fight import Fight
    from ledger.rules.fief.war.side import Side
    from ledger.state import State


class Muster:
    """The mercenaries in one battle: who joins when, and whom the plague takes."""

    def __init__(self, fight: Fight) -> None:
        self._fight = fight
        self._customs = fight.customs
        self._toll = Toll(fight.situation.ground, fight.customs)
        self.plague = dict.fromkeys(SIDES, 0)
        self._open = self._customs.plays("mercenaries") and not uprising.among(
            fight.situation.sides.values()
        )

    def join(self, number: int, among: Sequence[str] = SIDES) -> list[dict[str, Any]]:
        """Mercenaries join at the start of a round; 0 is the start of the battle.

        The choices: `commit.NAME.ROUND`, how many. All of them are made before anybody
        joins, or else the attackers' are carried out first (TAC-AMB-28).
        """
        if not self._open:
            return []
        if self._customs.tactic("merc.commit_order") == "secret":
            return self._come(number, self._pledged(number, among))
        joined = []
        for name in among:
            joined += self._come(number, self._pledged(number, [name]))
        return joined

    def _pledged(self, number: int, among: Iterable[str]) -> dict[str, int]:
        """How many each player commits; asked of those who could (TAC-MERC-17 to -21)."""
        fight = self._fight
        state, pledges = fight.progress.state, {}
        wanted = fight.decisions.commits
        sides = [fight.sides[name] for name in among]
        players = [player for side in sides for player in side.players]
        for player in sorted(players, key=state.seats.index):
            side = next(side for side in sides if player in side.players)
            there = camp.waiting(state, player)
            leads = led(side.alone(player).force(state), self._customs)
            count = wanted.get((player, number), 0)
            if count and not leads:
                rule = "TAC-MERC-17"
                facts = {"player": player, "round": number}
                note = warning("fief.commit_left", rule=rule, **facts)
                fight.progress.warnings.append(note)
                continue
            if (player, number) not in wanted and leads:
                options = tuple(map(str, range(there + 1)))
                key = f"commit.{state.name(player)}.{number}"
                count = int(fight.table.wish(key, options, who=player))
            if count:
                pledges[player] = count
        return pledges

    def _come(self, number: int, pledged: dict[str, int]) -> list[dict[str, Any]]:
        """Puts them beside their employer's lord, if they survive the plague.

        By TAC-MERC-31.
        """
        progress = self._fight.progress
        rows = []
        falls = self._falls(number, pledged)
        for player, count in pledged.items():
            side = self._side(player)
            place = _beside(progress.state, side, player, self._customs.tactic)
            progress.do(camp.commit(player, place, count))
            progress.do(camp.fall(player, place, falls[player], "TAC-MERC-27"))
            self.plague[side.name] += falls[player]
            row = {"player": player, "count": count, "plague": falls[player]}
            rows.append(row)
        return rows

    def _side(self, player: str) -> Side:
        sides = self._fight.sides.values()
        return next(side for side in sides if player in side.players)

    def _falls(self, number: int, pledged: dict[str, int]) -> dict[str, int]:
        """How many the plague takes, by player or by side (TAC-AMB-67)."""
        if self._customs.tactic("merc.plague_per") == "player":
            return {p: self._toll.takes(p, count) for p, count in pledged.items()}
        falling: dict[str, int] = {}
        for name in SIDES:
            own = {p: c for p, c in pledged.items() if self._side(p).name == name}
            if own:
                taken = self._toll.takes(name, sum(own.values()))
                falling |= self._spread(number, own, taken)
        return falling

    def _spread(self, number: int, own: dict[str, int], taken: int) -> dict[str, int]:
        """A side's fallen, shared among its players as they agree."""
        fight, falling = self._fight, {}
        shares = Shares([(1, count) for count in own.values()])
        left, spared = taken, 0
        for at, player in enumerate(own):
            options = tuple(map(str, shares.of(at, left, spared)))
            key = f"plague.{fight.progress.state.name(player)}.{number}"
            falling[player] = int(fight.table.choose(key, options))
            left, spared = shares.after(at, left, spared, falling[player])
        return falling


def _beside(state: State, side: Side, player: str, tactic: Any) -> str:  # noqa: ANN401 - a house rule
    """Where a player's own lord takes part (TAC-MERC-17, TAC-AMB-31)."""
    places = side.places(player)
    noble = tactic("merc.noncombatant_lord_ok")
    return next(
        place
        for place in places
        if any(
            noble or lord in side.fighters(state)
            for lord in lords_at(state, place, player)
        )
    )
