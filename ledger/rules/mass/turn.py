"""A battle turn: where heroes stand, the generals' rolls, the personal rolls."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.mass import strategy
from ledger.rules.mass.armies import MOST_SIDES, fortification, of_side, sides
from ledger.rules.mass.closing import Closed, closed, refuse_open
from ledger.rules.mass.facts import RAISES, SCORE
from ledger.rules.mass.field import battle_of, recorded
from ledger.rules.mass.house import house, plays_with
from ledger.rules.mass.naming import known
from ledger.rules.mass.opportunities.battle import Now
from ledger.rules.mass.opportunities.ending import RUN, run
from ledger.rules.mass.opportunities.modifiers import strategy_modifiers
from ledger.rules.mass.opportunities.windows import forced, lends, rolls
from ledger.rules.mass.personal import ENGAGEMENTS
from ledger.rules.mass.standing import hero_rolls
from ledger.rules.mass.tactics import ORDER
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table


class Wishes(NamedTuple):
    """What is said of a turn beforehand, by hero or by side.

    Attributes:
        engage: where heroes stand.
        tactics: what the sides have chosen.
        lend: the heroes who lend their Command.
        raises: the free raises that are spent.
        totals: what rolls came to that the generals made at the table.
        terrain: what ground the sides stand on.
        other: what else is added to a general's roll.
    """

    engage: Mapping[str, str] = {}
    tactics: Mapping[str, str] = {}
    lend: tuple[str, ...] = ()
    raises: Mapping[str, int] = {}
    totals: Mapping[str, int] = {}
    terrain: Mapping[str, tuple[str, ...]] = {}
    other: Mapping[str, int] = {}


def turn(state: State, table: Table, wishes: Wishes) -> Outcome:
    """One battle turn; the one before is closed first, if it is still open."""
    _ready(state)
    effects: list[Effect] = []
    before: Closed | None = None
    now = state.copy()
    if state.number(CAMPAIGN, "fought") == state.turn:
        refuse_open(state)
        before = closed(state, table)
        effects += [*before.effects, changed(state, CAMPAIGN, "turn", state.turn + 1)]
        now.apply(effects)
    played = _Turn(now, table, wishes)
    played.play()
    effects += played.effects
    result = {
        "turn": now.turn,
        "closed": before.told if before else None,
        **played.told,
    }
    # The entry belongs to the turn that is played, not to the one it closes first.
    return Outcome(played.asked, result, effects, played.warnings, turn=now.turn)


def _ready(state: State) -> None:
    """Two sides, an attacker, and no end yet."""
    if len(sides(state)) < MOST_SIDES:
        raise Refused("rule", "mass.one_side", rule="MASS-TURN-02")
    if state.get(CAMPAIGN, "attacker") is None:
        raise Refused("out_of_phase", "mass.not_started", rule="MASS-TACT-02")
    if state.get(CAMPAIGN, "ended"):
        raise Refused("out_of_phase", "mass.ended", rule="MASS-END-01")
    if state.get(CAMPAIGN, "victor"):
        raise Refused("out_of_phase", "mass.over", rule="MASS-END-01")


class _Turn:
    """Plays one turn step by step, and gathers what comes of it."""

    def __init__(self, state: State, table: Table, wishes: Wishes) -> None:
        self.state, self.table, self.wishes = state, table, wishes
        self.before = self.battle = battle_of(state)
        self.attacker = str(state.get(CAMPAIGN, "attacker"))
        self.sides = sides(state)
        self.levels: dict[str, str] = {}
        self.lent: list[str] = []
        self.effects: list[Effect] = []
        self.warnings: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}

    def play(self) -> None:
        """Steps 1 to 3 of a turn; opportunities are settled afterwards."""
        for hero in self.battle.heroes:
            if not hero.out and not self._leads(hero.id):
                self.levels[hero.id] = self._level(hero.id)
        opposed = self._strategy()
        heroes = [self._hero(hero.id, opposed) for hero in self.battle.heroes]
        self._end(opposed["winner"])
        self.effects += recorded(self.state, self.before, self.battle)
        self.effects.append(changed(self.state, CAMPAIGN, "fought", self.state.turn))
        pending = [hero["name"] for hero in heroes if hero.get("opportunity")]
        self.told |= {"heroes": heroes, "pending": pending}
        self.asked |= {"engage": dict(self.levels), "lend": list(self.lent)}

    def _leads(self, hero: str) -> bool:
        """Whether a hero is his side's general, and so stays out of it (MASS-AMB-51)."""
        if house(self.state, "general.personal_roll"):
            return False
        side = str(self.state.get(hero, "side"))
        general = self.state.text(side, "commander")
        return bool(general) and self.state.name(str(general)) == self.state.name(hero)

    def _level(self, hero: str) -> str:
        """Where a hero stands: where he must, else where he likes (MASS-TURN-01)."""
        must = forced(self.state, self.battle, hero)
        wish = self.wishes.engage.get(hero)
        if must:
            if wish and wish != must.level:
                facts = {"hero": hero, "level": must.level, "opportunity": must.code}
                self.table.object(
                    Refused("rule", "mass.forced", rule=must.rule, **facts)
                )
                return wish
            return must.level
        if wish:
            return known("engagement", wish, ENGAGEMENTS)
        name = self.state.name(hero)
        return self.table.choose(f"engagement.{name}", ENGAGEMENTS)

    def _strategy(self) -> dict[str, Any]:
        """Step 2: the generals' opposed roll."""
        pair = tuple(self._side(side) for side in self.sides)
        attacker = strategy.SIDES[self.sides.index(self.attacker)]
        found = strategy.strategy(self.state, self.table, pair, attacker)  # type: ignore[arg-type]
        self.warnings += found.warnings
        result = found.result
        if result["again"]:
            raise Refused("rule", "mass.again", rule="mass.strategy.contested_tn")
        by_side = dict(zip(strategy.SIDES, self.sides, strict=True))
        winner = by_side.get(result["winner"])
        told = {side: result[key] for key, side in by_side.items()}
        self.told["rolls"] = [
            {
                "side": side,
                **{k: told[side][k] for k in ("dice", "kept", "roll", "total")},
            }
            for side in self.sides
        ]
        self.told["modifiers"] = [
            {
                "side": side,
                "lines": [*_apart(told[side]["modifiers"]), *self._earned(side)],
            }
            for side in self.sides
        ]
        self.told["attacker"] = self.attacker
        situations = {side: result["situation"][key] for key, side in by_side.items()}
        return {"winner": winner, "situations": situations}

    def _earned(self, side: str) -> list[dict[str, Any]]:
        """Opportunities and heroes of the turn before, line by line."""
        found = [
            {
                "what": line.key,
                "value": line.value,
                "rule": line.rule,
                "hero": line.hero,
            }
            for line in strategy_modifiers(self.state, self.battle, side)
        ]
        other = self.wishes.other.get(side, 0)
        if other:
            found.append({"what": "other", "value": other, "rule": None, "hero": None})
        return found

    def _side(self, side: str) -> strategy.Side:
        """One general with all that is added to his roll."""
        state, wishes = self.state, self.wishes
        general = state.text(side, "commander")
        total = wishes.totals.get(side)
        if general is None and total is None:
            raise Refused("rule", "mass.no_general", rule="MASS-TURN-02", side=side)
        wits = state.number(general, "wits") or 1 if general else 1
        rolled = wits + (state.number(general, "strategy") if general else 0)
        earned = strategy_modifiers(state, self.battle, side)
        men = [state.number(one, "men") for one in self.sides]
        walls = fortification(state, side)
        counted = plays_with(state, "numbers") and all(men)
        fort = str(walls) if plays_with(state, "fortification") and walls > 1 else None
        self._spend(side)
        return strategy.Side(
            pool=None if total is not None else (rolled, wits),
            total=total,
            wits=wits,
            tactic=self._tactic(side),
            terrain=wishes.terrain.get(side, ()),
            men=state.number(side, "men") if counted else None,
            fort=fort if counted else None,
            raises=wishes.raises.get(side, 0),
            command=self._commands(side, general),
            other=sum(line.value for line in earned) + wishes.other.get(side, 0),
        )

    def _tactic(self, side: str) -> str | None:
        if not plays_with(self.state, "tactics"):
            return None
        before = self.state.text(side, "tactic")
        if before and not house(self.state, "tactics.each_turn"):
            return before
        wish = self.wishes.tactics.get(side)
        if wish is None:
            wish = self.table.choose(f"tactic.{self.state.name(side)}", ORDER)
        if wish != before:
            self.effects.append(changed(self.state, side, "tactic", wish))
        return wish

    def _spend(self, side: str) -> None:
        """Free raises disappear when they are spent (MASS-PREP-05)."""
        spent = self.wishes.raises.get(side, 0)
        have = self.state.balance(side, RAISES)
        if spent > have:
            raise Refused(
                "not_enough", "mass.raises", rule="MASS-PREP-05", side=side,
                have=have, need=spent,
            )  # fmt: skip
        because = Because("MASS-PREP-05", side)
        self.effects += moved(RAISES, spent, side, WORLD, because)

    def _commands(self, side: str, general: str | None) -> tuple[int, ...]:
        """The ranks of the heroes who lend their Command (MASS-TURN-07)."""
        ranks = []
        for hero in of_side(self.state, "hero", side):
            if hero not in self.wishes.lend:
                continue
            rule = lends(self.state, self.battle, hero)
            same = general and self.state.name(general) == self.state.name(hero)
            if rule or same:
                refusal = Refused(
                    "rule", "mass.no_command", rule=rule or "MASS-AMB-10", hero=hero
                )
                self.table.object(refusal)
            self.lent.append(hero)
            ranks.append(self.state.number(hero, "command"))
        return tuple(ranks)

    def _hero(self, who: str, opposed: dict[str, Any]) -> dict[str, Any]:
        """Step 3: one hero's personal roll."""
        state, hero = self.state, self.battle.hero(who)
        told: dict[str, Any] = {"name": who, "side": hero.side}
        if hero.out:
            return {**told, "out": True}
        if self._leads(who):
            return {**told, "commands": True}
        level = self.levels[who]
        told["engagement"] = level
        if rolls(state, self.battle, who):
            self.battle = self.battle.put(hero._replace(now=Now(level)))
            return told
        rolled = hero_rolls(
            state,
            self.table,
            self.battle,
            who,
            (level, opposed["situations"][hero.side]),
            lent=who in self.lent,
        )
        self.battle = self.battle.put(hero._replace(now=rolled.now))
        because = Because("MASS-PERS-10", who)
        reputation = rolled.told["reputation"]
        self.effects += moved(SCORE, reputation, WORLD, who, because)
        if rolled.told["opportunity"]:
            self.effects.append(changed(state, who, "offered", 1))
        return {**told, **rolled.told}

    def _end(self, winner: str | None) -> None:
        """The attacker of the next turn, the run of victories, the end."""
        state = self.state
        run_of = state.text(CAMPAIGN, "run_of")
        past = [run_of] * state.number(CAMPAIGN, "run")
        side, count = run(state, [*past, winner])
        attacker = winner or self.attacker
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
        self.told |= {
            "winner": winner,
            "streak": {"side": side, "turns": count},
            "victor": victor,
        }


def _apart(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines without the sum of all others, which are told one by one."""
    return [line for line in lines if line["what"] != "other"]
