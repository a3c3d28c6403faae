"""Volleys: who fires, how many hits there are, who takes them, and their effect."""

from __future__ import annotations

from ledger.dice import d
from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.mass.house import demand, house
from ledger.rules.mass.keeping import chains
from ledger.rules.mass.tables import VOLLEY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.shapes.mass.tables import Hurt
    from ledger.state import State
    from ledger.table import Table

MOST_DICE = 1000
MOST_TARGETS = 1000


class Band(NamedTuple):
    """A band of brutes who can fire this round.

    Attributes:
        members: how many they are.
        threat: their threat rating.
    """

    members: int
    threat: int


class Firing(NamedTuple):
    """Those who fire.

    Attributes:
        brutes: brutes outside bands.
        henchmen: henchmen.
        heroes: heroes and villains.
        bands: bands of brutes.
        level: the volley level, where it is already known.
    """

    brutes: int = 0
    henchmen: int = 0
    heroes: int = 0
    bands: tuple[Band, ...] = ()
    level: int | None = None


class Targets(NamedTuple):
    """The targets of a volley.

    Attributes:
        brutes: how many brutes.
        others: henchmen, heroes and villains.
    """

    brutes: int = 0
    others: int = 0


def level(firing: Firing) -> int:
    """The volley level of those who fire (MASS-VOLLEY-02, -03).

    >>> level(Firing(heroes=1, bands=(Band(6, 1), Band(6, 1), Band(4, 1))))
    21
    """
    brutes = firing.brutes + sum(band.members for band in firing.bands)
    threats = [b.threat for b in firing.bands if b.members >= VOLLEY["band_members"]]
    return int(
        brutes * VOLLEY["brute"]
        + firing.henchmen * VOLLEY["henchman"]
        + firing.heroes * VOLLEY["hero"]
        + sum(threats)
    )


def dice_count(of: int) -> int:
    """The dice for a volley level: half of it, rounded up (MASS-VOLLEY-04).

    >>> dice_count(36), dice_count(13)
    (18, 7)
    """
    return -(-of // int(VOLLEY["divide_by"]))


def hits(state: State, fell: Sequence[Sequence[int]]) -> int:
    """The hits that dice show, each with the faces of its tens rolled again.

    By MASS-VOLLEY-05, -06, -07.
    """
    if house(state, "volley.ten") == "again":
        fell = [chain[-1:] for chain in fell]
    return sum(face >= VOLLEY["hits_from"] for chain in fell for face in chain)


def spread(count: int, targets: int) -> tuple[int, int]:
    """How many hits each target takes, and how many are left to draw for.

    >>> spread(7, 6), spread(4, 6)
    ((1, 1), (0, 4))
    """
    return divmod(count, targets)


def volley(
    state: State,
    table: Table,
    firing: Firing,
    targets: Targets | None = None,
    *,
    who: str | None = None,
    about: str | None = None,
) -> Outcome:
    """One volley: its level, its dice, its hits, and who takes them.

    `who` leads those who fire, and `about` is the name of their target.
    """
    demand(state, "volley")
    level = _level(firing)
    dice = dice_count(level)
    if dice > MOST_DICE:
        raise Misuse("usage", "roll.many", most=MOST_DICE)
    if targets and sum(targets) > MOST_TARGETS:
        raise Misuse("usage", "mass.many_targets", most=MOST_TARGETS)
    fell = chains(table, who, "volley", dice, explode=True, about=about)
    scored = hits(state, fell)
    result: dict[str, Any] = {
        "level": level,
        "dice_count": dice,
        "dice": fell,
        "hits": scored,
    }
    if targets:
        result["targets"] = _shared(table, scored, targets)
    asked = {
        "brutes": firing.brutes,
        "henchmen": firing.henchmen,
        "heroes": firing.heroes,
        "bands": [f"{band.members}x{band.threat}" for band in firing.bands],
        "level": firing.level,
        "at_brutes": targets.brutes if targets else 0,
        "at_others": targets.others if targets else 0,
    }
    return Outcome(asked, result)


def fired(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    brutes: int,
    henchmen: int,
    heroes: int,
    bands: tuple[Band, ...] | None,
    level: int | None,
    at_brutes: int,
    at_others: int,
) -> Outcome:
    """The volley of shooters and targets described in words."""
    firing = Firing(brutes, henchmen, heroes, bands or (), level)
    targets = Targets(at_brutes, at_others)
    return volley(state, table, firing, targets if any(targets) else None)


def _level(firing: Firing) -> int:
    """The level given, or that of those who fire; refused if nobody does."""
    counted = level(firing)
    if firing.level is not None and counted:
        raise Misuse("usage", "mass.level_twice")
    fired_at = counted if firing.level is None else firing.level
    if not fired_at:
        raise Misuse("usage", "mass.nobody_fires")
    return fired_at


def _shared(table: Table, scored: int, targets: Targets) -> dict[str, Any]:
    """Hits shared out evenly; the rest go to different targets, by draw.

    A brute dies from one hit, and absorbs further ones (MASS-VOLLEY-14, -08, -09,
    -13).
    """
    each, left = spread(scored, sum(targets))
    taken = [each] * sum(targets)
    waiting = list(range(len(taken)))
    for _ in range(left):
        # Fewer are left than there are targets: at least two still wait.
        (face,) = table.roll(None, "stray", d(len(waiting)), 1)
        taken[waiting.pop(face - 1)] += 1
    brutes, others = taken[: targets.brutes], taken[targets.brutes :]
    return {
        "each": each,
        "drawn": left,
        "brutes": brutes,
        "others": others,
        "brutes_dead": sum(bool(hit) for hit in brutes),
    }


def per_hit(state: State, tn: int) -> int:
    """The flesh wounds from one hit on somebody with this TN (MASS-VOLLEY-10).

    The lines are lower limits; below the first, the first applies (MASS-AMB-46).
    """
    lines = VOLLEY["wounds"]
    if house(state, "volley.tn_round") == "up":
        fitting = [line["each"] for line in lines if line["tn"] >= tn]
        return int(fitting[0] if fitting else lines[-1]["each"])
    fitting = [line["each"] for line in lines if line["tn"] <= tn]
    return int(fitting[-1] if fitting else lines[0]["each"])


def wounds(state: State, tn: int, count: int, dracheneisen: int = 0) -> Hurt:
    """The effect of a volley's hits on one person (MASS-VOLLEY-11, -12)."""
    demand(state, "volley")
    ignored = min(dracheneisen, count)
    each = per_hit(state, tn)
    total = each * (count - ignored)
    return {
        "per_hit": each,
        "ignored": ignored,
        "total": total,
        "wound_checks": VOLLEY["wound_checks"] if total else 0,
    }
