"""The possible states of a battle when its first round begins, with their chances."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.war import archers
from ledger.rules.fief.war.aiming import without
from ledger.rules.fief.war.archers import AIM, HOLD, SHOOT, shot_kills
from ledger.rules.fief.war.chances import faces_after
from ledger.rules.fief.war.force import OTHER, SIDES, Force, body
from ledger.rules.fief.war.mercenaries import plague_takes
from ledger.rules.fief.war.opening import stopped
from ledger.rules.fief.war.plan import alive
from ledger.rules.fief.war.rolls import PLAIN
from ledger.rules.fief.war.tables import BOMBARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.plan import Plan


class Start(NamedTuple):
    """One way in which the archers' step may end.

    Attributes:
        base: the forces from which the losses are counted.
        lost: the points that both have lost since.
        pair: the forces at this point.
        ways: in how many ways this comes about.
        of: how many ways there are in all.
        end: the winner, with how many points; None if it goes on.
    """

    base: tuple[Force, Force]
    lost: tuple[int, int]
    pair: tuple[Force, Force]
    ways: int
    of: int
    end: tuple[str, int] | None = None


def begun(sides: dict[str, Force], plan: Plan) -> tuple[list[Start], Plan]:
    """Every way in which the archers' step may end, and the plan with their wishes."""
    late = not plan.customs.tactic("merc.commit_before_archers")
    hired = {}
    for side in SIDES:
        count = sides[side].mercenaries
        joining = count - (plague_takes(count) if plan.ground.plague else 0)
        hired[side] = joining if late else 0
        present = 0 if late else joining
        sides[side] = sides[side]._replace(mercenaries=present)
    plan = plan._replace(archers=_wishes(sides, plan))
    starts = [Start(_pair(sides), (0, 0), _pair(sides), 1, 1)]
    if all(map(alive, sides.values())):
        starts = _after_archers(sides, plan)
    return [_joined(start, hired, plan) for start in starts], plan


def _pair(sides: dict[str, Force]) -> tuple[Force, Force]:
    return sides["attacker"], sides["defender"]


def _wishes(sides: dict[str, Force], plan: Plan) -> dict[str, str]:
    """What the archers of each side do: they shoot, unless given otherwise."""
    by_side = {}
    for side in SIDES:
        own, other = sides[side], sides[OTHER[side]]
        wish = plan.archers.get(side, SHOOT)
        if wish == AIM and side == "defender":
            refused = archers.refusal(
                own, other, plan.ground, plan.customs, plan.target
            )
            if refused:
                raise refused
        open_to = archers.options(
            side, own, other, plan.ground, plan.customs, plan.target
        )
        by_side[side] = wish if wish in open_to else HOLD
    return by_side


def _after_archers(sides: dict[str, Force], plan: Plan) -> list[Start]:
    """The archers' step of both sides."""
    each_round = plan.customs.tactic("archers.aim_each_round")
    if plan.archers["defender"] != AIM or each_round:
        return _volleys(sides, plan, dict(plan.archers), 1, 1)
    hits = sum(map(shot_kills, PLAIN.faces))
    faces = len(PLAIN.faces)
    starts = _volleys(sides, plan, dict(plan.archers), faces - hits, faces)
    struck = dict(sides)
    struck["attacker"] = plan.settled(
        "attacker", without(sides["attacker"], [plan.target])
    )
    over = stopped(sides["attacker"], struck["attacker"])
    wishes = dict(plan.archers)
    if over and not plan.customs.tactic("archers.simultaneous_aimed"):
        wishes["attacker"] = HOLD
    for start in _volleys(sides, plan, wishes, hits, faces, struck):
        attacker, defender = start.pair
        if over and alive(defender) and start.end is None:
            start = start._replace(end=("defender", body(defender)))  # noqa: PLW2901
        elif over and not alive(defender):
            left = body(attacker)
            end = ("attacker", left) if left else ("", 0)
            start = start._replace(end=end)  # noqa: PLW2901
        starts.append(start)
    return starts


def _volleys(
    sides: dict[str, Force],
    plan: Plan,
    wishes: dict[str, str],
    ways: int,
    of: int,
    struck: dict[str, Force] | None = None,
) -> list[Start]:
    """Both special attacks at once: even those struck have shot (TAC-ARCH-08)."""
    base = struck or sides
    harms = {side: _harms(side, sides, plan, wishes[side]) for side in SIDES}
    (theirs, theirs_of), (ours, ours_of) = harms["defender"], harms["attacker"]
    starts = []
    for harm, some in theirs.items():
        for blow, more in ours.items():
            pair = (
                plan.struck("attacker", base["attacker"], harm),
                plan.struck("defender", base["defender"], blow),
            )
            lost = (
                min(harm, body(base["attacker"])),
                min(blow, body(base["defender"])),
            )
            many = of * theirs_of * ours_of
            starts.append(Start(_pair(base), lost, pair, ways * some * more, many))
    return starts


def _harms(
    side: str, sides: dict[str, Force], plan: Plan, wish: str
) -> tuple[dict[int, int], int]:
    """The harm of a special attack by number of ways, and the total of ways."""
    if wish != SHOOT:
        return {0: 1}, 1
    own, customs = sides[side], plan.customs
    volley = archers.volley_of(side, own, plan.ground, customs)
    again = plan.rerolls.get(side) == "low"
    rights = own.bombards * BOMBARDS["rerolls"] if again else 0
    twice = customs.tactic("bombard.same_die_twice")
    faces, of = faces_after(1, rights, archers.die_of(customs), twice=twice)
    by_harm: dict[int, int] = {}
    for (face,), ways in faces.items():
        harm = archers.arrows(face, volley, side, plan.ground, customs)
        by_harm[harm] = by_harm.get(harm, 0) + ways
    return by_harm, of


def _joined(start: Start, hired: dict[str, int], plan: Plan) -> Start:
    """The sides with mercenaries who join after the archers; lone bombards are gone."""
    pair = start.pair
    for at, side in enumerate(SIDES):
        force = plan.settled(side, pair[at])
        if hired[side] and alive(force):
            force = force._replace(mercenaries=force.mercenaries + hired[side])
        pair = (force, pair[1]) if at == 0 else (pair[0], force)
    if any(hired.values()):
        return start._replace(base=pair, lost=(0, 0), pair=pair)
    return start._replace(pair=pair)
