"""Acts on the walls: sections, battering, oil, earthworks cleared away."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.siege import battering, clearing, oil, sections, towers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.rules.game import Outcome

MOST_DIGITS = 6
CONTROLLED = "SIEGE-VP-03"  # who has more stands there
WORDS = {"wall": "Wall", "tower": "Tower", "gate": "Gate", "courtyard": "Courtyard"}


def section(  # noqa: PLR0913, PLR0917 - each is a word of the command
    desk: Desk,
    name: str,
    kind: str | None = None,
    state: str | None = None,
    control: str | None = None,
    base: str | None = None,
    on_base: int | None = None,
    face: str | None = None,
    capacity: int | None = None,
) -> Answer:
    """A section is put up, or told anew."""
    args = {
        "name": name,
        "kind": kind,
        "state": state,
        "control": control,
        "base": base,
        "on_base": on_base,
        "face": face,
        "capacity": capacity,
    }
    stands = None if control is None else _stands(control)
    size = None if base is None else towers.base_of(base)
    told = sections.Told(kind, state, stands, size, on_base, face, capacity)

    def decide(scene: Scene) -> Outcome:
        if kind is not None:
            sections.demand_fortress(scene.state, scene.table, [kind])
        return sections.enter(scene.state, name, told, scene.entering)

    return desk.act("siege section", args, decide)


def _stands(text: str) -> tuple[int, int]:
    """How many stands of either side are there: 3:1."""
    parts = [part.strip() for part in text.split(":")]
    whole = [p for p in parts if p.isascii() and p.isdigit() and len(p) <= MOST_DIGITS]
    if len(parts) != 2 or len(whole) != 2:
        raise Misuse("usage", "siege.control", rule=CONTROLLED, word=text)
    return int(whole[0]), int(whole[1])


def wall(
    desk: Desk,
    walls: int | None = None,
    towers: int | None = None,
    gates: int | None = None,
    courtyards: int | None = None,
    words: Mapping[str, str] | None = None,
) -> Answer:
    """Numbered sections are put up; by the besieged's points, where nobody says."""
    told = {"wall": walls, "tower": towers, "gate": gates, "courtyard": courtyards}
    args = {
        "walls": walls,
        "towers": towers,
        "gates": gates,
        "courtyards": courtyards,
        "words": dict(words or WORDS),
    }

    def decide(scene: Scene) -> Outcome:
        kinds = [kind for kind, count in told.items() if count]
        sections.demand_fortress(scene.state, scene.table, kinds)
        return sections.put_up(scene.state, told, words or WORDS, scene.entering)

    return desk.act("siege wall", args, decide)


def batter(
    desk: Desk,
    unit: str,
    section: str,
    result: str | None = None,
    hits: int | None = None,
    ram_hits: int | None = None,
) -> Answer:
    """A unit batters a section."""
    args = {
        "unit": unit,
        "section": section,
        "result": result,
        "hits": hits,
        "ram_hits": ram_hits,
    }
    shot = battering.Shot(hits or 0, ram_hits or 0)
    return desk.act(
        "siege batter",
        args,
        lambda scene: battering.batter(
            scene.state, scene.table, unit, section, result, shot, scene.entering
        ),
    )


def pour(
    desk: Desk, section: str, result: int | None = None, against: str | None = None
) -> Answer:
    """Oil is poured, or rocks are thrown."""
    return desk.act(
        "siege oil",
        {"section": section, "result": result, "against": against},
        lambda scene: oil.pour(scene.state, scene.table, section, result, against),
    )


def clear(desk: Desk, unit: str, attacks: str, side: str | None = None) -> Answer:
    """Stands of a unit attack earthworks."""
    each = clearing.read(attacks)
    return desk.act(
        "siege clear",
        {"unit": unit, "attacks": attacks, "side": side},
        lambda scene: clearing.clear(scene.state, scene.table, unit, each, side),
    )
