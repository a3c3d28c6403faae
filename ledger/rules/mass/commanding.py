"""Step 2 of a turn: each general with everything that is added to his roll."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.mass import sheets
from ledger.rules.mass.armies import (
    general_himself,
    of_side,
    sides,
    walls,
)
from ledger.rules.mass.engaging import locked
from ledger.rules.mass.house import house, plays_with
from ledger.rules.mass.opportunities.modifiers import (
    line_row,
    on_other_rolls,
    strategy_modifiers,
)
from ledger.rules.mass.opportunities.windows import lends
from ledger.rules.mass.spending import KEPT, LENT, Spending, lent_after, worth
from ledger.rules.mass.strategy import Side
from ledger.rules.mass.tactics import ORDER
from ledger.rules.mass.wishes import ground_of, kept_tactic
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.effects import Effect
    from ledger.questions import Sheet
    from ledger.rules.mass.opportunities.battle import Battle, Line
    from ledger.rules.mass.strategy import Pair
    from ledger.rules.mass.wishes import Wishes
    from ledger.state import State
    from ledger.table import Table


def drawn_up(state: State, side: str, ground: tuple[str, ...]) -> Side:
    """A side on the field: its terrain, its men, its walls."""
    men = [state.number(one, "men") for one in sides(state)]
    counted = plays_with(state, "numbers") and all(men)
    behind = walls(state, side)
    walled = counted and plays_with(state, "fortification") and behind > 1
    return Side(
        terrain=ground if plays_with(state, "terrain") else (),
        men=state.number(side, "men") if counted else None,
        fort=str(behind) if walled else None,
    )


def earned(state: State, battle: Battle, side: str) -> tuple[Line, ...]:
    """What opportunities and heroes add to a general's roll this turn.

    If he is a hero himself, modifiers to all his rolls count for this one, too.
    """
    himself = general_himself(state, side)
    own = on_other_rolls(state, battle, himself, "all_rolls") if himself else ()
    return (*strategy_modifiers(state, battle, side), *own)


def fewer(state: State, battle: Battle, side: str) -> tuple[Line, ...]:
    """The dice that a general loses as a hero with a banner (MASS-AMB-26)."""
    himself = general_himself(state, side)
    return on_other_rolls(state, battle, himself, "dice") if himself else ()


class Commanding:
    """Prepares both sides for the generals' roll, and collects the effects.

    Attributes:
        effects: what was chosen, as effects.
        spending: the free raises of both, and those that are spent.
        lent: the heroes who lend their Command.
    """

    def __init__(
        self, state: State, table: Table, battle: Battle, wishes: Wishes
    ) -> None:
        self.state, self.table = state, table
        self.battle, self.wishes = battle, wishes
        self.effects: list[Effect] = []
        self.lent: list[str] = []
        self.spending = Spending(state, table, wishes.raises)
        self._laid: Callable[[], Sheet] | None = self._before

    def side(self, side: str) -> Side:
        """One general with everything that is added to his roll."""
        state, wishes = self.state, self.wishes
        general = state.text(side, "commander")
        total = wishes.totals.get(side)
        if general is None and total is None:
            raise Refused("rule", "mass.no_general", rule="MASS-TURN-02", side=side)
        wits = state.number(general, "wits") or 1 if general else 1
        rolled = wits + (state.number(general, "strategy") if general else 0)
        rolled = max(rolled + sum(x.value for x in fewer(state, self.battle, side)), 1)
        tactic = self._tactic(side)
        return drawn_up(state, side, self._ground(side))._replace(
            pool=None if total is not None else (rolled, min(wits, rolled)),
            total=total,
            wits=wits,
            who=general,
            tactic=tactic,
            raises=self.spending.on(side, side, fallen=False),
            command=() if lent_after(state) else self._commands(side),
            earned=self._earned(side),
        )

    def _earned(self, side: str) -> tuple[dict[str, Any], ...]:
        """What opportunities and heroes of the turn before add, line by line."""
        lines = [line_row(x) for x in earned(self.state, self.battle, side)]
        other = self.wishes.other.get(side, 0)
        if other:
            lines.append({"what": "other", "value": other, "rule": None, "hero": None})
        return tuple(lines)

    def _tactic(self, side: str) -> str | None:
        """A side's tactic, chosen secretly (MASS-TACT-01)."""
        state = self.state
        if not plays_with(state, "tactics"):
            return None
        # MASS-TACT-07: chosen again every turn.
        tactic = kept_tactic(state, side) or self.wishes.tactics.get(side)
        if tactic is None:
            key = f"tactic.{state.name(side)}"
            tactic = self.table.choose(
                key,
                ORDER,
                sheet=self._laid,
                rule="MASS-TACT-01",
                secret=True,
                who=side,
            )
            self._laid = None  # once is enough
        if tactic != state.text(side, "tactic"):
            self.effects.append(changed(state, side, "tactic", tactic))
        return tactic

    def _before(self) -> Sheet:
        """What is known beforehand: who attacks, and who had no choice of place."""
        held = locked(self.state, self.battle, [h.id for h in self.battle.heroes])
        attacker = str(self.state.get(CAMPAIGN, "attacker"))
        return sheets.of_tactic(self.state.turn, attacker, held)

    def _ground(self, side: str) -> tuple[str, ...]:
        """The terrain of a side, which is remembered until it changes."""
        ground = ground_of(self.state, side, self.wishes)
        if ground != self.state.words(side, "terrain"):
            self.effects.append(changed(self.state, side, "terrain", ground or None))
        return ground

    def fallen(self, pair: Pair, totals: tuple[int, int]) -> Pair:
        """What the house rules leave to be decided once both have rolled."""
        both = sides(self.state)
        so_far = dict(zip(both, totals, strict=True))

        def laid() -> Sheet:
            return sheets.of_fallen(self.state.turn, so_far)

        armies = []
        for side, one in zip(both, pair, strict=True):
            more = self.spending.on(side, side, fallen=True, sheet=laid)
            so_far[side] += worth(self.state, more)
            ranks = one.command
            if lent_after(self.state):
                ranks = self._commands(side, laid)
            armies.append(one._replace(raises=one.raises + more, command=ranks))
        return armies[0], armies[1]

    def _commands(
        self,
        side: str,
        laid: Callable[[], Sheet] | None = None,
    ) -> tuple[int, ...]:
        """The ranks of the heroes who lend their Command (MASS-TURN-07).

        They are named beforehand; once the dice are rolled, the others are asked.
        """
        ranks: list[int] = []
        himself = general_himself(self.state, side)
        for hero in of_side(self.state, "hero", side):
            rule = lends(self.state, self.battle, hero)
            if hero == himself:
                rule = rule or "MASS-AMB-10"
            rank = self.state.number(hero, "command")
            if hero in self.wishes.lend:
                if rule:
                    refusal = Refused("rule", "mass.no_command", rule=rule, hero=hero)
                    self.table.object(refusal)
            elif rule or not (laid and rank and self._lends(hero, side, laid)):
                continue
            self.lent.append(hero)
            ranks.append(rank)
        return tuple(ranks)

    def _lends(self, hero: str, side: str, laid: Callable[[], Sheet]) -> bool:
        """Whether he lends it, now that he has seen the dice.

        Those who are named beforehand count, even if their turn comes after his
        (MASS-TURN-07).
        """
        most = int(house(self.state, "command.max"))
        lending = {*self.lent, *self.wishes.lend}
        others = lending & set(of_side(self.state, "hero", side))
        if most and len(others) >= most:
            return False
        key = f"lend.{self.state.name(hero)}"
        chosen = self.table.choose(
            key,
            (LENT, KEPT),
            proposed=KEPT,
            sheet=laid,
            rule="MASS-AMB-10",
            who=hero,
        )
        return chosen == LENT
