"""A battle turn: where heroes stand, the generals' rolls, the personal rolls."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.game import Outcome
from ledger.rules.mass import sheets, strategy
from ledger.rules.mass.armies import MOST_SIDES, sides
from ledger.rules.mass.closing import begun
from ledger.rules.mass.commanding import Commanding, fewer
from ledger.rules.mass.engaging import Place, places
from ledger.rules.mass.facts import SCORE
from ledger.rules.mass.field import battle_of, recorded
from ledger.rules.mass.hero_turn import hero_rolls
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import MEDIC, Now
from ledger.rules.mass.opportunities.ending import RUN, run
from ledger.rules.mass.opportunities.modifiers import line_row
from ledger.rules.mass.opportunities.windows import rolls, seeing_a_doctor
from ledger.rules.mass.wishes import Wishes, check, leads, once
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.questions import Sheet, SheetLine
    from ledger.rules.mass.wishes import Pairs
    from ledger.state import State
    from ledger.table import Table

TOLD = ("dice", "kept", "roll", "total")


def turn(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    engage: Pairs[str],
    tactic: Pairs[str],
    lend: Sequence[str],
    raises: Pairs[int],
    total: Pairs[int],
    terrain: Pairs[tuple[str, ...]],
    other: Pairs[int],
) -> Outcome:
    """One battle turn; the one before is closed first, if it is still open."""
    _ready(state)
    wishes = Wishes(
        once(state, engage),
        once(state, tactic),
        tuple(lend),
        once(state, raises),
        once(state, total),
        once(state, terrain),
        once(state, other),
    )
    first = begun(state, table)
    before, now = first.before, first.state
    played = _Turn(now, table, wishes)
    played.play()
    effects = [*first.effects, *played.effects]
    result = {
        "turn": now.turn,
        "closed": before.facts if before else None,
        **played.facts,
    }
    # The entry belongs to the new turn, not to the one it closes first.
    return Outcome(played.asked, result, effects, played.warnings, turn=now.turn)


def _ready(state: State) -> None:
    """Refuses a turn without two sides and an attacker, or after the end."""
    if len(sides(state)) < MOST_SIDES:
        raise Refused("rule", "mass.one_side", rule="MASS-TURN-02")
    if state.get(CAMPAIGN, "attacker") is None:
        raise Refused("out_of_phase", "mass.not_started", rule="MASS-TACT-02")
    if state.get(CAMPAIGN, "ended"):
        raise Refused("out_of_phase", "mass.ended", rule="MASS-END-01")


class _Turn:
    """Plays one turn step by step, and collects the results."""

    def __init__(self, state: State, table: Table, wishes: Wishes) -> None:
        self.state, self.table, self.wishes = state, table, wishes
        self.before = self.battle = battle_of(state)
        self.attacker = str(state.get(CAMPAIGN, "attacker"))
        self.sides = sides(state)
        self.places: dict[str, Place] = {}
        self.lent: list[str] = []
        self.won: tuple[SheetLine, ...] = ()
        self.effects: list[Effect] = []
        self.warnings: list[dict[str, Any]] = []
        self.facts: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}

    def play(self) -> None:
        """Steps 1 to 3 of a turn; opportunities are settled afterwards."""
        state, wishes = self.state, self.wishes
        check(state, self.battle, wishes)
        self.places = places(state, self.table, self.battle, wishes.engage)
        opposed = self._strategy()
        if opposed is None:
            self._again()
            return
        heroes = [self._hero(hero.id, opposed) for hero in self.battle.heroes]
        self.effects += self.spending.effects
        self._end(opposed["winner"])
        self.effects += recorded(state, self.before, self.battle)
        self.effects.append(changed(state, CAMPAIGN, "fought", state.turn))
        pending = [hero["name"] for hero in heroes if hero.get("opportunity")]
        self.facts |= {"heroes": heroes, "pending": pending}
        engage = {hero: place.level for hero, place in self.places.items()}
        self.asked |= {"engage": engage, "lend": list(self.lent)}

    def _again(self) -> None:
        """The outcome if neither general succeeded: nothing is spent or fought.

        The dice stay on record, and the roll is made again in another entry.
        """
        self.effects = []
        self.facts |= {"again": True, "heroes": [], "pending": []}
        self.facts |= {"winner": None, "victor": None}

    def _strategy(self) -> dict[str, Any] | None:
        """Step 2: the generals' opposed roll; None where it has to be repeated."""
        state = self.state
        commanding = Commanding(state, self.table, self.battle, self.wishes)
        pair = commanding.side(self.sides[0]), commanding.side(self.sides[1])
        self.lent, self.spending = commanding.lent, commanding.spending
        self.effects = commanding.effects
        chosen = tuple(
            sheets.tactic(side, one.tactic)
            for side, one in zip(self.sides, pair, strict=True)
            if one.tactic
        )

        def laid(number: int, lines: list[dict[str, Any]]) -> Sheet:
            side = self.sides[number]
            less = fewer(state, self.battle, side)
            return sheets.of_general(state.turn, side, chosen, lines, less)

        attacker = strategy.SIDES[self.sides.index(self.attacker)]
        decided = strategy.strategy(
            state, self.table, pair, attacker, laid, commanding.fallen
        )
        self.warnings += decided.warnings
        result = decided.result
        by_side = dict(zip(strategy.SIDES, self.sides, strict=True))
        rolls = {side: result[key] for key, side in by_side.items()}
        self.facts["rolls"] = [
            {
                "side": side,
                "general": one.who,
                "tactic": one.tactic,
                "pool": list(one.pool) if one.pool else None,
                "fewer": [line_row(x) for x in fewer(state, self.battle, side)],
                **{key: rolls[side][key] for key in TOLD},
                "modifier": rolls[side]["total"] - rolls[side]["roll"],
            }
            for side, one in zip(self.sides, pair, strict=True)
        ]
        self.facts["modifiers"] = [
            {"side": side, "lines": rolls[side]["modifiers"]} for side in self.sides
        ]
        self.facts["attacker"] = self.attacker
        if result["again"]:
            return None
        winner = by_side.get(result["winner"])
        totals = {side: rolls[side]["total"] for side in self.sides}
        self.won = sheets.won(winner, totals)
        situations = {side: result["situation"][key] for key, side in by_side.items()}
        return {"winner": winner, "situations": situations}

    def _hero(self, who: str, opposed: dict[str, Any]) -> dict[str, Any]:
        """Step 3: one hero's personal roll."""
        state, hero = self.state, self.battle.hero(who)
        facts: dict[str, Any] = {"name": who, "side": hero.side}
        if hero.out:
            if seeing_a_doctor(state, self.battle, who):
                self.battle = self.battle.put(hero._replace(now=Now(MEDIC)))
            return {**facts, "out": True}
        if leads(state, who):
            return {**facts, "commands": True}
        level, must = self.places[who]
        facts["engagement"] = level
        facts["forced"] = {"code": must.code, "rule": must.rule} if must else None
        if rolls(state, self.battle, who):
            self.battle = self.battle.put(hero._replace(now=Now(level)))
            return facts
        rolled = hero_rolls(
            state,
            self.table,
            self.battle,
            who,
            (level, opposed["situations"][hero.side]),
            lent=who in self.lent,
            spending=self.spending,
            before=self.won,
        )
        self.battle = self.battle.put(hero._replace(now=rolled.now))
        because = Because("MASS-PERS-10", who)
        reputation = rolled.facts["reputation"]
        self.effects += moved(SCORE, reputation, WORLD, who, because)
        if rolled.facts["opportunity"]:
            self.effects.append(changed(state, who, "offered", 1))
        return {**facts, **rolled.facts}

    def _end(self, winner: str | None) -> None:
        """The attacker of the next turn, the run of victories, the end."""
        state = self.state
        run_of = state.text(CAMPAIGN, "run_of")
        past = [run_of] * state.number(CAMPAIGN, "run")
        side, count = run(state, [*past, winner])
        attacker = winner or self.attacker  # MASS-TACT-03 and -04
        if winner is None and house(state, "tactics.tie_attacker") == "change":
            attacker = next(one for one in self.sides if one != self.attacker)
        victor = side if count >= RUN else None
        for field, value in (
            ("run_of", side),
            ("run", count or None),
            ("attacker", attacker),
            ("victor", victor),
        ):
            if value != state.get(CAMPAIGN, field):
                rule = {"attacker": "MASS-TACT-03", "victor": "MASS-END-01"}.get(field)
                effect = changed(state, CAMPAIGN, field, value)
                self.effects.append(effect._replace(because=Because(rule)))
        self.facts |= {
            "winner": winner,
            "streak": {"side": side, "turns": count},
            "victor": victor,
        }
