"""Battles that belong to no campaign, or are only recorded in one."""

from __future__ import annotations

from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.resolving import resolve as fought
from ledger.rules.fief.war.specs import forces
from ledger.rules.fief.war.wishes import Wishes, need_extension, planned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.rules.game import Outcome


def resolve(  # noqa: PLR0913 - each is a word of the command
    desk: Desk,
    attacker: str,
    defender: str,
    *,
    tactics: bool = False,
    rounds: int | None = None,
    site: str = "open",
    inside: bool = False,
    sortie: bool = False,
    passage: bool = False,
    plague: bool = False,
    aims: Sequence[str] | None = None,
    losses: Sequence[str] | None = None,
    rerolls: Sequence[str] | None = None,
    archers: Sequence[str] | None = None,
    commits: Sequence[str] | None = None,
    mercy: str | None = None,
) -> Answer:
    """Fights a battle of two sides, each given in words."""
    words = {
        "site": site,
        "inside": inside,
        "sortie": sortie,
        "passage": passage,
        "plague": plague,
        "aims": list(aims or ()),
        "losses": list(losses or ()),
        "rerolls": list(rerolls or ()),
        "archers": list(archers or ()),
        "commits": list(commits or ()),
        "mercy": mercy,
    }
    wishes = Wishes(**words)  # type: ignore[arg-type]
    asked = {
        "attacker": attacker,
        "defender": defender,
        "tactics": tactics,
        "rounds": rounds,
        **words,
    }

    def decide(scene: Scene) -> Outcome:
        ways = customs(scene.state, tactics=tactics)
        sides = forces(attacker, defender, ways)
        need_extension(wishes, ways)
        plan = planned(wishes, ways)
        told = {"specs": {"attacker": attacker, "defender": defender}}
        return fought(scene.table, sides, plan, asked=told, rounds=rounds)

    return desk.act("fief resolve", asked, decide)
