"""The board as a file: read with all its faults, loaded while the old one is empty."""

from __future__ import annotations

from ledger.effects import Effect, set_off
from ledger.errors import Misuse, Refused
from ledger.faults import located
from ledger.rules.common.reader import Reader
from ledger.rules.common.schema import Field, Form
from ledger.rules.fief.board.map_words import BOARD, read_board
from ledger.rules.fief.board.places import (
    dioceses,
    has_roads,
    neighbours,
    regions,
    villages,
    villages_of,
)
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of, title_over
from ledger.rules.fief.forces import stands
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import MAP
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed
from ledger.toml import read_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.game import Reading
    from ledger.shapes.fief.board import Size
    from ledger.state import State
    from ledger.table import Table

FORM = Form((Field("game", "text"), *BOARD))
BOARD_FIELDS = ("villages", "regions", "dioceses")
STANDS_ON = ("territory:", "region:", "diocese:")


def read_map(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that make a board, and every fault with its path.

    Any board that the state already has is removed first.
    """
    from ledger.rules.fief import GAME

    cleared = _cleared(state)
    reader = Reader(data, state.copy().apply(cleared), GAME)
    reader.only(data, FORM.keys, ())
    if data.get("game", GAME.name) != GAME.name:
        reader.fault(("game",), "position.text", "game")
    read_board(reader)
    if not villages(reader.state) and not reader.faults:
        reader.fault((), "position.missing", "region")
    _alone(reader)
    return set_off([*cleared, *reader.effects]), reader.faults


def _cleared(state: State) -> list[Effect]:
    """Removes the board that was loaded before."""
    effects: list[Effect] = []
    for subject in (*villages(state), *regions(state), *dioceses(state)):
        effects += [changed(state, subject, f, None) for f in state.facts[subject]]
    effects += [
        changed(state, CAMPAIGN, field, None)
        for field in BOARD_FIELDS
        if state.get(CAMPAIGN, field)
    ]
    return effects


def _alone(reader: Reader) -> None:
    """Faults: each village needs one region and one diocese (FIEF-MAP-04)."""
    for village in villages(reader.state):
        for kind in ("region", "diocese"):
            if reader.state.get(village, kind) is None:
                path, name = reader.places[village], reader.state.name(village)
                reader.fault(path, f"fief.map.no_{kind}", name)


def load(state: State, table: Table, text: str) -> Outcome[Size]:
    """Loads a board, as long as nothing is on the present one."""
    effects = read(state, text)
    _refuse_in_use(state)
    after = state.copy().apply(effects)
    size = told_of(after)
    refusal = too_other(after)
    if refusal:
        table.object(refusal)
    return Outcome({"text": text}, size, effects, [*numbers(after), *_roads(after)])


def read(state: State, text: str) -> list[Effect]:
    """The effects of a map file; a refusal lists all faults with their lines."""
    effects, faults = read_map(read_toml(text), state)
    if faults:
        raise Misuse("usage", "file.faults", **located(text, faults))
    return effects


def checked(state: State) -> list[dict[str, Any]]:
    """What the table should know about a board before it is set up."""
    refusal = too_other(state)
    if refusal:
        raise refusal
    return [*numbers(state), *_roads(state)]


def too_other(state: State) -> Refused | None:
    """The refusal of numbers other than the board's, where a house rule wants one."""
    if not (numbers(state) and house(state, "map.strict")):
        return None
    size = told_of(state)
    facts = {key: size[key] for key in ("regions", "dioceses", "villages")}
    return Refused("rule", "fief.map_strict", rule="fief.map.strict", **facts)


def told_of(state: State) -> Size:
    """How many of each thing a board has."""
    roads = sum(len(neighbours(state, village)) for village in villages(state))
    return {
        "regions": len(regions(state)),
        "dioceses": len(dioceses(state)),
        "villages": len(villages(state)),
        "roads": roads // 2,
    }


def _refuse_in_use(state: State) -> None:
    """Refuses to replace a board that has something on it."""
    for account, held in sorted(state.balances.items()):
        if account.startswith(STANDS_ON) and held:
            _in_use(account.partition("/")[0])
    for village in villages(state):
        if state.get(village, "owner"):
            _in_use(village)
    for lord in lords.everybody(state):
        _in_use(lord)
    for title in state.subjects("title"):
        _in_use(title)


def _in_use(about: str) -> None:
    raise Refused("rule", "fief.map_in_use", rule="FIEF-AMB-01", about=about)


# What the table should know -----------------------------------------------------------


def numbers(state: State) -> list[dict[str, Any]]:
    """Warnings of numbers other than the board's (FIEF-MAP-01 to -03, AMB-01)."""
    warnings = []
    for key, have in (("regions", regions(state)), ("dioceses", dioceses(state))):
        if len(have) != MAP[key]:
            facts = {"count": len(have), "expected": MAP[key]}
            warnings.append(warning(f"fief.map.{key}", rule="FIEF-MAP-01", **facts))
    sizes = tuple(sorted(len(villages_of(state, r)) for r in regions(state)))
    if sizes != MAP["villages"]:
        facts = {"found": _listed(sizes), "expected": _listed(MAP["villages"])}
        warnings.append(warning("fief.map.sizes", rule="FIEF-MAP-03", **facts))
    return warnings


def _listed(sizes: Sequence[int]) -> str:
    return " ".join(map(str, sizes))


def _roads(state: State) -> Iterator[dict[str, Any]]:
    """Warnings of missing roads: without any, distances go unchecked (AMB-01)."""
    if not has_roads(state):
        yield warning("fief.map.no_roads", rule="FIEF-AMB-01")
        return
    lonely = [v for v in villages(state) if not neighbours(state, v)]
    if lonely:
        yield warning("fief.map.lonely", rule="FIEF-MAP-05", villages=lonely)
    parts = _parts(state) - len(lonely)
    if parts > 1:
        yield warning("fief.map.parts", rule="FIEF-MAP-05", count=parts)


def _parts(state: State) -> int:
    """How many parts the roads divide the board into."""
    left, count = set(villages(state)), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            near = left.intersection(neighbours(state, reached.pop()))
            left -= near
            reached += near
    return count


def notes(state: State) -> list[dict[str, Any]]:
    """Warnings of what is unusual in a position, although allowed."""
    if not villages(state):
        return []
    warnings = [*numbers(state), *_roads(state)]
    for kind in ("region", "diocese"):
        loose = [v for v in villages(state) if state.get(v, kind) is None]
        if loose:
            key = f"fief.map.without_{kind}"
            warnings.append(warning(key, rule="FIEF-MAP-04", villages=loose))
    for village in villages(state):
        owner = state.text(village, "owner")
        if owner is None or stands(state, village, owner):
            continue
        if title_over(state, village) is None or owner_of(state, village) != owner:
            facts = {"village": village, "player": owner}
            warnings.append(warning("fief.owner_absent", rule="FIEF-AMB-10", **facts))
    return warnings
