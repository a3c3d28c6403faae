"""What follows from the battle for sides and heroes: coming rolls, and what runs."""

from __future__ import annotations

from ledger.rules.game import Derived
from ledger.rules.mass.outlook import outlook
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State

TO_COME = ("begun", "fought")  # stages in which a strategy roll is still to come
ROLLS = "MASS-TURN-05"


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a side, a hero or the battle from what is recorded."""
    kind = subject.partition(":")[0]
    if kind not in {"side", "hero", CAMPAIGN}:
        return []
    battle = outlook(state)
    if kind == CAMPAIGN:
        return list(_battle(battle))
    derive, of = (_side, "sides") if kind == "side" else (_hero, "heroes")
    mine = [one for one in battle[of] if one["name"] == subject]
    return [derived for one in mine for derived in derive(one, battle)]


def _battle(battle: dict[str, Any]) -> Iterator[Derived]:
    """Whether one more turn wins it."""
    run = battle["streak"]
    if run["at_hand"] and battle["victor"] is None:
        rests = ((CAMPAIGN, "run_of"), (CAMPAIGN, "run"))
        yield Derived(
            "at_hand", "at_hand", run["side"], "MASS-END-01", dict(run), rests
        )


def _side(side: dict[str, Any], battle: dict[str, Any]) -> Iterator[Derived]:
    """What is added to the coming strategy roll: the sum, then its parts."""
    if battle["stage"] not in TO_COME:
        return
    turn = {"turn": battle["coming"]}
    yield Derived("coming", "coming", side["coming"], ROLLS, turn, counts=True)
    for line in side["lines"]:
        key = "coming.line" if line["code"] else "coming.hero"
        facts = {"hero": line["hero"] or side["name"], "added": line["what"]}
        if line["code"]:
            facts["opportunity"] = line["code"]
        yield Derived(key, "coming", line["value"], line["rule"], facts, counts=True)


def _hero(hero: dict[str, Any], battle: dict[str, Any]) -> Iterator[Derived]:
    """Where a hero must be, whether he rolls, and what his opportunities bring."""
    must = hero["forced"]
    if must and battle["stage"] in TO_COME:
        facts = {"opportunity": must["code"], "turn": battle["coming"]}
        yield Derived("place", "place", must["level"], must["rule"], facts)
    if hero["no_roll"]:
        key = "roll.out" if hero["out"] else "roll.medic"
        rests = ((hero["name"], "out"),) if hero["out"] else ()
        yield Derived(key, "roll", None, hero["no_roll"], {}, rests)
    for one in hero["running"]:
        for due in one["due"]:
            turn, until = due["turn"], due["until"]
            known = "turn" if turn is not None else "end"
            key = "due.until" if turn is not None and until not in (None, turn) else ""
            facts = {"opportunity": one["code"], "turn": turn, "until": until}
            yield Derived(
                key or f"due.{known}",
                f"due_{due['what']}",
                due["value"],
                due["rule"],
                facts,
                counts=True,
            )
