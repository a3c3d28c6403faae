"""What follows a battle, step by step in the printed order (MED-SEQ-01)."""

from __future__ import annotations

from ledger.effects import NO_REASON, Because
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan import ends, spoils, survival
from ledger.rules.medfan.house import house
from ledger.rules.medfan.income import Phase
from ledger.rules.medfan.land import blocked, every
from ledger.rules.medfan.objectives import Spread
from ledger.rules.medfan.preparing import objective_named
from ledger.rules.medfan.roster import figures, find_figure
from ledger.rules.medfan.tables import SEQUENCE
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

DRAW = "draw"
DRAWN = ("draw", "nul")
STEPS: tuple[str, ...] = SEQUENCE["steps"]
ORDER = "MED-SEQ-05"
# The turn in which every player's income was paid last.
INCOME = "income"


class Battle(NamedTuple):
    """What the table says of a battle that is over, in the words typed.

    Attributes:
        winner: a player, or a draw.
        attacker: one side.
        defender: the other side.
        dead: figures that were eliminated, as "PLAYER:NAME".
        fled: figures that fled or left the table.
        objectives: what the sides fought for, as "PLAYER:ID".
    """

    winner: str
    attacker: str
    defender: str
    dead: Sequence[str] = ()
    fled: Sequence[str] = ()
    objectives: Sequence[str] = ()


class Aftermath:
    """The sequence after one battle, on a state of its own."""

    def __init__(self, state: State, table: Table) -> None:
        self.before = state
        self.state = state.copy()
        self.table = table
        self.effects: list[Effect] = []
        self.warnings: list[dict[str, Any]] = []
        self.told: dict[str, Any] = dict.fromkeys(STEPS)
        self.order: list[str] = []  # of the fallen, as they were named

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
        """Writes down who fought, who won, and who fell."""
        state = self.state
        if self.next_step:
            raise Refused(
                "out_of_phase", "medfan.aftermath_open", rule=ORDER, step=self.next_step
            )
        attacker, defender = (
            state.find("player", word) for word in (battle.attacker, battle.defender)
        )
        if attacker == defender:
            raise Refused(
                "rule", "medfan.two_sides", rule="MED-AMB-WIN-3", player=attacker
            )
        winner = self._winner(battle.winner, attacker, defender)
        if state.get(CAMPAIGN, "over"):
            self.table.object(Refused("rule", "medfan.over", rule="MED-WIN-08"))
        dead = self._named(battle.dead, (attacker, defender))
        fled = self._named(battle.fled, (attacker, defender), dead)
        if fled and house(state, "fled_counts_as_eliminated"):
            dead += fled
        self._do(
            *(
                changed(state, subject, "battles", state.number(subject, "battles") + 1)
                for subject in (CAMPAIGN, attacker, defender)
            ),
            changed(state, CAMPAIGN, "fighters", (attacker, defender)),
            changed(state, CAMPAIGN, "winner", winner),
            changed(state, CAMPAIGN, "step", STEPS[0]),
        )
        for figure in dead:
            because = Because("MED-SURV-01", figure)
            self._do(changed(state, figure, "fallen", 1)._replace(because=because))
        objectives = self._objectives(battle.objectives, (attacker, defender))
        self.order = dead
        self._warn_of_games()
        return {
            "winner": winner,
            "attacker": attacker,
            "defender": defender,
            "dead": dead,
            "fled": fled,
            "objectives": objectives,
        }

    def _winner(self, word: str, attacker: str, defender: str) -> str:
        if word.strip().casefold() in DRAWN:
            if self.state.get(CAMPAIGN, "scenario") == "rescue":
                self.table.object(
                    Refused("rule", "medfan.no_draw", rule="MED-BATTLE-14")
                )
            return DRAW
        winner = self.state.find("player", word)
        if winner not in (attacker, defender):
            raise Refused(
                "rule", "medfan.not_a_side", rule="MED-BATTLE-33", player=winner
            )
        return winner

    def _side(self, text: str, sides: Sequence[str]) -> tuple[str, str]:
        """The side and the word of "PLAYER:WORD"."""
        who, colon, word = text.partition(":")
        if not (colon and who.strip() and word.strip()):
            raise Misuse("usage", "medfan.of_player", word=text)
        player = self.state.find("player", who)
        if player not in sides:
            raise Refused(
                "rule", "medfan.not_a_side", rule="MED-BATTLE-33", player=player
            )
        return player, word.strip()

    def _named(
        self, words: Sequence[str], sides: Sequence[str], others: Sequence[str] = ()
    ) -> list[str]:
        """Figures of the two armies, each once, that took the field."""
        found: list[str] = []
        for text in words:
            player, word = self._side(text, sides)
            figure = find_figure(self.state, player, word)
            if figure in found or figure in others:
                raise Refused(
                    "rule", "medfan.fallen_twice", rule="MED-SURV-01", figure=figure
                )
            battle = self.state.number(player, "battles") + 1
            if self.state.get(figure, "rests") == battle:
                self.table.object(
                    Refused("rule", "medfan.rested", rule="MED-SURV-09", figure=figure)
                )
            found.append(figure)
        return found

    def _objectives(
        self, words: Sequence[str], sides: Sequence[str]
    ) -> dict[str, str | None]:
        """What each side fought for: said now, or before the battle."""
        for text in words:
            player, word = self._side(text, sides)
            found = objective_named(word)
            change = changed(self.state, player, "objective", found)
            self._do(change._replace(because=Because("MED-OBJ-01", player)))
        return {player: self.state.text(player, "objective") for player in sides}

    def _warn_of_games(self) -> None:
        """Who fights more earns more (MED-AMB-INC-12)."""
        fought = [self.state.number(seat, "battles") for seat in self.state.seats]
        if fought and max(fought) - min(fought) > 2:
            self.warnings.append(
                warning(
                    "medfan.games_differ",
                    rule="MED-AMB-INC-12",
                    most=max(fought),
                    least=min(fought),
                )
            )

    # The steps ---------------------------------------------------------------

    def go_on(self, until: str | None) -> None:
        """Carries out the steps that are left, as far as asked."""
        if self.next_step is None:
            raise Refused("out_of_phase", "medfan.no_aftermath", rule=ORDER)
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

    def _spoils(self) -> None:
        """Both players' spoils, whoever won (MED-SPOILS-04)."""
        found = [
            spoils.step(self.state, player, self.enemy(player))
            for player in self.fighters
        ]
        for effects, _ in found:
            self._do(*effects)
        self.told["spoils"] = [line for _, line in found]

    def _survival(self) -> None:
        self.told["survival"] = []
        for player in self.fighters:
            effects, line = survival.step(self.state, self.table, player, self.order)
            self._do(*effects)
            self.told["survival"].append(line)

    def _territories(self) -> None:
        spread = Spread(self.state, self.table)
        winner = self.state.text(CAMPAIGN, "winner")
        if winner and winner != DRAW:
            spread.carry_out(winner, self.enemy(winner))
        elif house(self.state, "draw_applies_objectives"):
            for player in self.fighters:
                spread.win(player, self.enemy(player))
        self._do(*spread.effects)
        self.warnings += spread.warnings
        self.told["territories"] = spread.lines
        self._announce()

    def _announce(self) -> None:
        """Whoever has reached the number is named; that alone ends nothing."""
        for player in ends.reached(self.state):
            self.warnings.append(
                warning("medfan.goal_reached", rule="MED-WIN-07", player=player)
            )
        at_once = house(self.state, "territory_goal_tested") == "at_once"
        if at_once and ends.reached(self.state):
            self._over()

    def _income(self) -> None:
        """Both players' income, unless it is paid by the turn."""
        if house(self.state, "income_per") == "campaign_turn":
            self.warnings.append(
                warning("medfan.income_by_turn", rule="MED-AMB-INC-12")
            )
            self.told["income"] = []
            return
        phase = Phase(self.state, self.table, self.fighters, self.enemy)
        phase.carry_out()
        self._do(*phase.effects)
        self._do(changed(self.state, CAMPAIGN, INCOME, max(self.state.turn, 1)))
        self.told["income"] = phase.told()

    def _close(self) -> None:
        """The sequence is through: who rested is back, and the end is tested."""
        state = self.state
        fighters = self.fighters
        for player in fighters:
            battle = state.number(player, "battles")
            for figure in figures(state, player):
                if 0 < state.number(figure, "rests") <= battle:
                    self._do(changed(state, figure, "rests", None))
            self._do(changed(state, player, "objective", None))
        if house(state, "pillage_blocks") == "income":
            for territory in every(state):
                if blocked(state, territory):
                    self._do(changed(state, territory, "blocked", None))
        fields = ("step", "fighters", "winner", "scenario", "variable_length")
        self._do(*(changed(state, CAMPAIGN, field, None) for field in fields))
        if ends.ends(state):
            self._over()

    def _over(self) -> None:
        because = Because("MED-WIN-07", CAMPAIGN)
        self._do(changed(self.state, CAMPAIGN, "over", 1)._replace(because=because))

    def _do(self, *effects: Effect) -> None:
        self.state.apply(effects)
        self.effects += effects

    # What came of it ---------------------------------------------------------

    def outcome(self, asked: dict[str, Any], players: Sequence[str]) -> Outcome:
        """Everything in one entry."""
        state = self.state
        over = bool(state.get(CAMPAIGN, "over"))
        result = {
            "battle": state.number(CAMPAIGN, "battles"),
            **self.told,
            "next": self.next_step,
            "hoards": {player: state.balance(player, MONEY) for player in players},
            "standings": ends.standings(state)["players"],
            "over": over,
            "winners": ends.leaders(state) if over else [],
        }
        return Outcome(asked, result, self.effects, self.warnings)


def battle_of(
    winner: str | None,
    attacker: str | None,
    defender: str | None,
    dead: Sequence[str] | None = None,
    fled: Sequence[str] | None = None,
    objectives: Sequence[str] | None = None,
) -> Battle | None:
    """What the table says of a battle; None where it says nothing."""
    rest = tuple(tuple(words or ()) for words in (dead, fled, objectives))
    if winner and attacker and defender:
        return Battle(winner, attacker, defender, *rest)
    if winner or attacker or defender or any(rest):
        raise Misuse("usage", "medfan.battle_untold")
    return None


def after(
    state: State, table: Table, battle: Battle | None, until: str | None = None
) -> Outcome:
    """The sequence after a battle, or what is left of it.

    Args:
        state: the campaign.
        table: who answers.
        battle: what the table says; None: the aftermath that is open goes on.
        until: the last step to carry out; None: all of them.
    """
    if until and until not in STEPS:
        raise Misuse("usage", "medfan.step_unknown", word=until, steps=list(STEPS))
    aftermath = Aftermath(state, table)
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
    """The income step of the open aftermath; else every player's, once a turn."""
    step = state.text(CAMPAIGN, "step")
    if step == STEPS[-1]:
        outcome = after(state, table, None)
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
    victim = state.find("player", against) if against else None

    def victim_of(player: str) -> str | None:
        others = [seat for seat in state.seats if seat != player]
        if len(others) < 2:
            return next(iter(others), None)
        if victim and victim != player:
            return victim
        names = {state.name(seat): seat for seat in others}
        key = f"against.{state.name(player)}"
        return names[table.choose(key, tuple(names))]

    phase = Phase(state, table, state.seats, victim_of)
    phase.carry_out()
    change = changed(state, CAMPAIGN, INCOME, turn)._replace(because=NO_REASON)
    told = phase.told()
    hoards = {p: phase.state.balance(p, MONEY) for p in state.seats}
    return Outcome(
        {"against": victim},
        {"players": told, "hoards": hoards},
        [*phase.effects, change],
    )
