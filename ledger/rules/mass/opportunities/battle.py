"""A battle as the opportunities see it: its turn, its sides, its heroes."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MEDIC = "medic"  # where a hero sees a doctor, away from all levels


class Running(NamedTuple):
    """An opportunity that a hero has taken.

    Attributes:
        code: which one.
        won: the turn whose personal roll gave it.
        level: where he was in that turn.
        tally: the steps made with a message, or the dead brutes of a unit.
        waits: whether a doctor is still to be seen, in a turn of the hero's choice.
        visit: that turn, once he has chosen it; 0 before.
    """

    code: str
    won: int
    level: str
    tally: int = 0
    waits: bool = False
    visit: int = 0


class Now(NamedTuple):
    """How a hero fared in the current turn.

    Attributes:
        level: where he was; `MEDIC` is with a doctor.
        total: his modified personal roll; None where he made none.
        bare: the same without modifiers.
        damage_dice: the damage dice that the roll gave him.
        hits: the hits of the volley of his unit of shooters.
    """

    level: str
    total: int | None = None
    bare: int | None = None
    damage_dice: int = 0
    hits: int = 0


class Hero(NamedTuple):
    """A hero, or a named champion, of one side.

    Attributes:
        id: who it is.
        side: whom he fights for.
        commission: whether he is a sergeant or above.
        champion: whether no player plays him.
        running: what he has taken, in the order in which he took it.
        now: his part in the current turn; None before he has had it.
        out: whether he is out of action now.
        gone: whether he already was before this turn.
        spared: whether his fall does not count against his general.
        stood: where he was in the turn before.
        fell: whether he was killed or knocked out in the turn before.
        healed: whether a doctor has seen him in the turn before.
    """

    id: str
    side: str
    commission: bool = False
    champion: bool = False
    running: tuple[Running, ...] = ()
    now: Now | None = None
    out: bool = False
    gone: bool = False
    spared: bool = False
    stood: str = ""
    fell: bool = False
    healed: bool = False

    def has(self, code: str) -> Running | None:
        """The opportunity with this code that he has, or the newest (MASS-AMB-36)."""
        taken = reversed(self.running)
        return next((one for one in taken if one.code == code), None)

    def without(self, code: str) -> Hero:
        """The same hero without that opportunity."""
        gone = self.has(code)
        return self._replace(running=tuple(r for r in self.running if r is not gone))


class Side(NamedTuple):
    """One of the two armies.

    Attributes:
        id: which one.
        montaigne: whether Porté mages serve in it.
        banner_lost: whether the enemy has brought its banner home.
    """

    id: str
    montaigne: bool = False
    banner_lost: bool = False


class Line(NamedTuple):
    """A modifier of one roll, and the reason for it.

    Attributes:
        who: the side whose general rolls, or the hero who does.
        value: what it adds.
        key: what it comes from: "opportunity", "front" or "down".
        rule: the rule behind it.
        hero: the hero whose deed it comes from.
        code: the opportunity that it comes from.
        turn: the turn of the roll.
    """

    who: str
    value: int
    key: str
    rule: str
    hero: str
    code: str = ""
    turn: int = 0


class Gain(NamedTuple):
    """Reputation for the battle score of a hero.

    Attributes:
        hero: the hero who gains it.
        value: how much.
        code: the opportunity that it comes from.
        rule: the rule behind it.
    """

    hero: str
    value: int
    code: str
    rule: str


class Ended(NamedTuple):
    """An opportunity that is over.

    Attributes:
        hero: whose it was.
        code: which one.
        why: "done", "over", "fallen", "left", "fled", "given_up", "captured" or
            "battle_over".
        rule: the rule by which it ended.
    """

    hero: str
    code: str
    why: str
    rule: str


class Duel(NamedTuple):
    """A single combat that is not yet decided.

    Attributes:
        hero: who met the other.
        side: the hero's side.
        opponent: the other one: a hero's id, or any name.
    """

    hero: str
    side: str
    opponent: str

    def among(self, who: str) -> bool:
        """Whether he is one of the two."""
        return who in {self.hero, self.opponent}


class Battle(NamedTuple):
    """A battle.

    Attributes:
        turn: the current turn, from 1.
        sides: the two armies.
        heroes: all who are registered with it.
        lines: modifiers of the generals' rolls in this turn and the next.
        duels: single combats that are not yet decided.
    """

    turn: int
    sides: tuple[Side, ...]
    heroes: tuple[Hero, ...]
    lines: tuple[Line, ...] = ()
    duels: tuple[Duel, ...] = ()

    def hero(self, who: str) -> Hero:
        """The hero with this id."""
        return next(hero for hero in self.heroes if hero.id == who)

    def side(self, which: str) -> Side:
        """The side with this id."""
        return next(side for side in self.sides if side.id == which)

    def enemy(self, which: str) -> Side:
        """The other side."""
        return next(side for side in self.sides if side.id != which)

    def of(self, side: str) -> tuple[Hero, ...]:
        """The heroes of a side."""
        return tuple(hero for hero in self.heroes if hero.side == side)

    def put(self, hero: Hero) -> Battle:
        """The battle with this hero replaced."""
        heroes = (hero if one.id == hero.id else one for one in self.heroes)
        return self._replace(heroes=tuple(heroes))

    def put_side(self, side: Side) -> Battle:
        """The battle with this side replaced."""
        sides = (side if one.id == side.id else one for one in self.sides)
        return self._replace(sides=tuple(sides))


class Taken(NamedTuple):
    """The result of an opportunity.

    Attributes:
        battle: the battle afterwards.
        how: "runs", "hit", "missed", "duel", "refused", "declined" or "lost".
        gains: reputation for the battle score.
        lines: its modifiers of the next strategy rolls, also kept in the battle.
        ended: what is over because of it.
        apart: reputation lost outside the battle score (MASS-OPP-DUE-05).
        roll: an attack roll with everything added to it, as facts.
    """

    battle: Battle
    how: str
    gains: tuple[Gain, ...] = ()
    lines: tuple[Line, ...] = ()
    ended: tuple[Ended, ...] = ()
    apart: int = 0
    roll: dict[str, Any] | None = None
