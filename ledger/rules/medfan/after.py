"""What follows a battle, step by step in the printed order (MED-SEQ-01)."""

from __future__ import annotations

from ledger.effects import NO_REASON, Because
from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import pick
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan import campaign_end, spoils, survival
from ledger.rules.medfan.finding import DRAW
from ledger.rules.medfan.fought import ORDER, battle_of, fought, sides_meant
from ledger.rules.medfan.house import house
from ledger.rules.medfan.income import Phase
from ledger.rules.medfan.land import every
from ledger.rules.medfan.objectives import Spread
from ledger.rules.medfan.preparing import PREPARED
from ledger.rules.medfan.roster import figures
from ledger.rules.medfan.tables import SEQUENCE
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.medfan.fought import Battle
    from ledger.rules.medfan.preparing import Aim
    from ledger.state import State
    from ledger.table import Table

STEPS: tuple[str, ...] = SEQUENCE["steps"]
# The turn in which every player's income was last paid.
INCOME = "income"


class Aftermath:
    """The sequence after one battle, on a state of its own."""

    def __init__(
        self,
        state: State,
        table: Table,
        called: Sequence[str] = (),
        *,
        by_dice: bool = False,
    ) -> None:
        self.before = state
        self.state = state.copy()
        self.table = table
        self.effects: list[Effect] = []
        self.warnings: list[dict[str, Any]] = []
        self.facts: dict[str, Any] = dict.fromkeys(STEPS)
        self.order: list[str] = []  # of the fallen, in the order given
        self.called = list(called)  # names for what is captured
        self.by_dice = by_dice

    # Who fought --------------------------------------------------------------

    @property
    def next_step(self) -> str | None:
        """The next step of the open aftermath; None where none is open."""
        return self.state.text(CAMPAIGN, "step")

    @property
    def sides(self) -> tuple[str, str]:
        """Attacker and defender."""
        attacker, defender = self.state.words(CAMPAIGN, "fighters")
        return attacker, defender

    @property
    def fighters(self) -> list[str]:
        """Both sides in seat order, which is the order of all dice."""
        seats = self.state.seats
        return sorted(self.sides, key=lambda p: seats.index(p) if p in seats else 99)

    def enemy(self, player: str) -> str:
        """The other side."""
        attacker, defender = self.sides
        return defender if player == attacker else attacker

    # A battle is over --------------------------------------------------------

    def open(self, battle: Battle) -> dict[str, Any]:
        """Records who fought, who won, and who fell."""
        facts, effects, warnings = fought(self.state, self.table, battle)
        self._do(*effects)
        self.warnings += warnings
        self.order = facts["dead"]
        return facts

    # The steps ---------------------------------------------------------------

    def go_on(self, until: str | None) -> None:
        """Carries out the remaining steps, as far as asked (MED-SEQ-03, -04)."""
        if until and STEPS.index(until) < STEPS.index(self.next_step):
            raise Refused(
                "out_of_phase",
                "medfan.step_done",
                rule=ORDER,
                step=until,
                next=self.next_step,
            )
        while self.next_step:
            step = self.next_step
            {
                "spoils": self._spoils,
                "survival": self._survival,
                "territories": self._territories,
                "income": self._income,
            }[step]()
            if step == STEPS[-1]:
                self._close()
            else:
                after = STEPS[STEPS.index(step) + 1]
                self._do(changed(self.state, CAMPAIGN, "step", after))
            if step == until:
                break
        if self.called:
            raise Misuse("usage", "medfan.called_left", names=self.called)

    def _spoils(self) -> None:
        """Both players' spoils, whoever won (MED-SPOILS-04)."""
        gains = [
            spoils.step(self.state, player, self.enemy(player))
            for player in self.fighters
        ]
        for effects, _ in gains:
            self._do(*effects)
        self.facts["spoils"] = [line for _, line in gains]

    def _survival(self) -> None:
        self.facts["survival"] = []
        for player in self.fighters:
            effects, line = survival.step(self.state, self.table, player, self.order)
            self._do(*effects)
            self.facts["survival"].append(line)

    def _territories(self) -> None:
        spread = Spread(self.state, self.table, self.called, by_dice=self.by_dice)
        winner = self.state.text(CAMPAIGN, "winner")
        if winner and winner != DRAW:
            spread.carry_out(winner, self.enemy(winner))
        elif house(self.state, "draw_applies_objectives"):
            for player in self.fighters:
                spread.win(player, self.enemy(player))
        self._do(*spread.effects)
        self.called = spread.called
        self.warnings += spread.warnings
        self.facts["territories"] = spread.lines
        self._announce()

    def _announce(self) -> None:
        """Names those who have reached the goal; this alone does not end it."""
        for player in campaign_end.reached(self.state):
            self.warnings.append(
                warning("medfan.goal_reached", rule="MED-WIN-07", player=player)
            )
        at_once = house(self.state, "territory_goal_tested") == "at_once"
        if at_once and campaign_end.reached(self.state):
            self._over()

    def _income(self) -> None:
        """Both players' income, unless it is paid by the turn."""
        if house(self.state, "income_per") == "campaign_turn":
            self.warnings.append(
                warning("medfan.income_by_turn", rule="MED-AMB-INC-12")
            )
            self.facts["income"] = []
            return
        phase = Phase(self.state, self.table, self.fighters, self.enemy)
        phase.carry_out()
        self._do(*phase.effects)
        self._do(changed(self.state, CAMPAIGN, INCOME, max(self.state.turn, 1)))
        self.facts["income"] = phase.facts()

    def _close(self) -> None:
        """Ends the sequence: those who rested are back; tests for the end."""
        state = self.state
        for player in self.fighters:
            battle = state.number(player, "battles")
            for figure in figures(state, player):
                if 0 < state.number(figure, "rests") <= battle:
                    self._do(changed(state, figure, "rests", None))
        # The prepared battle is over, even for a player who did not come.
        self._clear(state.seats, "objective")
        self._clear(sorted(state.facts), "absent")
        if house(state, "pillage_blocks") == "income":
            self._clear(every(state), "blocked")
        for field in (*PREPARED, "battle_turn", "step", "winner"):
            self._clear([CAMPAIGN], field)
        if campaign_end.ended_by(state):
            self._over()

    def _clear(self, subjects: Sequence[str], field: str) -> None:
        """Removes a fact from all who have it."""
        state = self.state
        having = [s for s in subjects if state.get(s, field) is not None]
        self._do(*(changed(state, subject, field, None) for subject in having))

    def _over(self) -> None:
        because = Because("MED-WIN-07", CAMPAIGN)
        self._do(changed(self.state, CAMPAIGN, "over", 1)._replace(because=because))

    def _do(self, *effects: Effect) -> None:
        self.state.apply(effects)
        self.effects += effects

    # Results -----------------------------------------------------------------

    def outcome(self, asked: dict[str, Any], players: Sequence[str]) -> Outcome:
        """The results of all steps, as one entry."""
        state = self.state
        over = bool(state.get(CAMPAIGN, "over"))
        result = {
            "battle": state.number(CAMPAIGN, "battles"),
            **self.facts,
            "next": self.next_step,
            "hoards": {player: state.balance(player, MONEY) for player in players},
            "standings": campaign_end.standings(state)["players"],
            "over": over,
            "winners": campaign_end.leaders(state) if over else [],
        }
        return Outcome(asked, result, self.effects, self.warnings)


def after(  # noqa: PLR0913, PLR0917 - the words of the command
    state: State,
    table: Table,
    winner: str | None = None,
    attacker: str | None = None,
    defender: str | None = None,
    dead: Sequence[str] = (),
    fled: Sequence[str] = (),
    absent: Sequence[str] = (),
    objective: Sequence[Aim] = (),
    until: str | None = None,
    called: Sequence[str] = (),
    by_dice: bool = False,
) -> Outcome:
    """The whole sequence after a battle, or the rest of it.

    If the battle was prepared, the fighters are known.
    """
    if winner:
        attacker, defender = sides_meant(state, attacker, defender)
    battle = battle_of(winner, attacker, defender, dead, fled, objective, absent)
    return followed(state, table, battle, until, called, by_dice=by_dice)


def followed(
    state: State,
    table: Table,
    battle: Battle | None,
    until: str | None = None,
    called: Sequence[str] = (),
    *,
    by_dice: bool = False,
) -> Outcome:
    """The sequence after a battle, or the rest of it.

    Args:
        state: the current state.
        table: the table that answers.
        battle: what the table reports; None: the open aftermath goes on.
        until: the last step to carry out; None: all of them.
        called: names chosen by hand for unknown territories, in order of capture.
        by_dice: whether the other names are drawn with several six-sided dice.
    """
    aftermath = Aftermath(state, table, called, by_dice=by_dice)
    asked: dict[str, Any] = aftermath.open(battle) if battle else {}
    if aftermath.next_step is None:
        raise Refused("out_of_phase", "medfan.no_aftermath", rule=ORDER)
    fighters = aftermath.fighters
    facts = {
        "winner": aftermath.state.text(CAMPAIGN, "winner"),
        "attacker": aftermath.sides[0],
        "defender": aftermath.sides[1],
    }
    aftermath.go_on(until)
    outcome = aftermath.outcome({**asked, "until": until}, fighters)
    return outcome._replace(result={**facts, **outcome.result})


def income(state: State, table: Table, against: str | None = None) -> Outcome:
    """The income step of the open aftermath, or every player's, once a turn."""
    step = state.text(CAMPAIGN, "step")
    if step == STEPS[-1]:
        outcome = followed(state, table, None)
        facts = {"players": outcome.result["income"]}
        return outcome._replace(result={**facts, **outcome.result})
    if step:
        raise Refused(
            "out_of_phase", "medfan.step_early", rule=ORDER, step=STEPS[-1], next=step
        )
    turn = max(state.turn, 1)
    if state.get(CAMPAIGN, INCOME) == turn:
        raise Refused(
            "out_of_phase", "medfan.income_paid", rule="MED-INC-01", turn=turn
        )

    def victim_of(player: str) -> str | None:
        others = [seat for seat in state.seats if seat != player]
        if len(others) < 2:
            return next(iter(others), None)
        if against and against != player:
            return against
        return pick(state, table, f"against.{state.name(player)}", others, who=player)

    phase = Phase(state, table, state.seats, victim_of)
    phase.carry_out()
    change = changed(state, CAMPAIGN, INCOME, turn)._replace(because=NO_REASON)
    answers = phase.facts()
    hoards = {p: phase.state.balance(p, MONEY) for p in state.seats}
    return Outcome(
        {"against": against},
        {"players": answers, "hoards": hoards},
        [*phase.effects, change],
    )
