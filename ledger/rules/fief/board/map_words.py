"""The words of a map: regions, dioceses, villages and roads, read with all faults.

A map file and a position file spell the board in the same way.
"""

from __future__ import annotations

from ledger.rules.fief.board.places import (
    dioceses,
    neighbours,
    regions,
    villages,
    villages_of,
)
from ledger.state import CAMPAIGN, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.common.position_reader import Path, Reader

BOARD = ("region", "diocese", "road", "place")
MOST = 500  # of each: no table is as large as the board that these would make
WHOLES = (("region", "regions"), ("diocese", "dioceses"))


def read_board(reader: Reader, spare: Sequence[Any] = ()) -> None:
    """The effects of a board, and every fault.

    `spare` names villages that the file speaks of elsewhere; they are on the board
    even if no region lists them.
    """
    for kind, plural in WHOLES:
        _read_wholes(reader, kind, plural)
    for word in spare:
        if isinstance(word, str) and _known(reader, word) is None:
            _add_village(reader, word, ("village",))
    _read_places(reader)
    _read_roads(reader)


def _read_wholes(reader: Reader, kind: str, plural: str) -> None:
    """`[[region]]` and `[[diocese]]`: a name, and the villages that belong to it."""
    for path, table in reader.tables(kind):
        reader.only(table, ("name", "villages"), path)
        before = reader.state.words(CAMPAIGN, plural)
        if len(before) >= MOST:
            reader.fault(path, "fief.map.most", str(table.get("name")), most=MOST)
            continue
        whole = reader.new(kind, table, "name", path)
        if whole is None:
            continue
        listed = (*before, whole)
        reader.add(changed(reader.state, CAMPAIGN, plural, listed))
        words = table.get("villages", [])
        if not isinstance(words, list):
            reader.fault((*path, "villages"), "position.text", "villages")
            continue
        for index, word in enumerate(words):
            _join(reader, (*path, "villages", index), kind, whole, word)


def _join(reader: Reader, path: Path, kind: str, whole: str, word: Any) -> None:
    """Puts a village into its region or diocese: each has one of both (MAP-04)."""
    if not isinstance(word, str):
        reader.fault(path, "position.text", "villages")
        return
    village = _known(reader, word) or _add_village(reader, word, path)
    if village is None:
        return
    other = reader.state.text(village, kind)
    if other:
        facts = {"whole": reader.state.name(other)}
        reader.fault(path, f"fief.map.{kind}_twice", word, **facts)
        return
    reader.add(changed(reader.state, village, kind, whole))


def _known(reader: Reader, word: str) -> str | None:
    """The village of exactly this name, case and accents aside."""
    alike = reader.state.alike("territory", word.strip())
    return next((one for one in alike if one in villages(reader.state)), None)


def _add_village(reader: Reader, word: str, path: Path) -> str | None:
    if len(villages(reader.state)) >= MOST:
        reader.fault(path, "fief.map.most", word, most=MOST)
        return None
    name = reader.attempt(path, lambda: reader.state.free_name("territory", word))
    if name is None:
        return None
    village = reader.subject("territory", name)
    listed = (*villages(reader.state), village)
    reader.add(
        changed(reader.state, village, "name", name),
        changed(reader.state, CAMPAIGN, "villages", listed),
    )
    return village


def _read_places(reader: Reader) -> None:
    """`[[place]]`: where a village lies in a picture of the board."""
    for path, table in reader.tables("place"):
        reader.only(table, ("village", "x", "y"), path)
        village = reader.one("territory", table, "village", path)
        for axis in ("x", "y"):
            at = reader.number(table, axis, path, least=1)
            if village and at:
                reader.add(changed(reader.state, village, axis, at))


def _read_roads(reader: Reader) -> None:
    """`[[road]]`: between two villages; one direction is enough (MAP-05)."""
    for path, table in reader.tables("road"):
        reader.only(table, ("between",), path)
        ends = table.get("between")
        if not isinstance(ends, list) or len(ends) != 2:
            reader.fault(path, "fief.map.road")
            continue
        found = [_end(reader, (*path, "between", at), ends[at]) for at in (0, 1)]
        one, other = found
        if one is None or other is None:
            continue
        if one == other:
            reader.fault((*path, "between"), "fief.map.road_loop", ends[0])
        elif other in neighbours(reader.state, one):
            words = " - ".join(map(str, ends))
            reader.fault((*path, "between"), "fief.map.road_twice", words)
        else:
            for here, there in ((one, other), (other, one)):
                roads = (*neighbours(reader.state, here), there)
                reader.add(changed(reader.state, here, "roads", roads))


def _end(reader: Reader, path: Path, word: Any) -> str | None:
    found: str | None = reader.attempt(
        path, lambda: reader.state.find("territory", str(word))
    )
    return found


def write_board(state: State) -> dict[str, Any]:
    """The board in the same words."""
    page: dict[str, Any] = {}
    for kind, wholes in (("region", regions(state)), ("diocese", dioceses(state))):
        page[kind] = [
            {
                "name": state.name(whole),
                "villages": [state.name(v) for v in villages_of(state, whole)],
            }
            for whole in wholes
        ]
    page["place"] = [_place(state, v) for v in villages(state) if state.get(v, "x")]
    done: set[tuple[str, str]] = set()
    page["road"] = []
    for village in villages(state):
        for other in neighbours(state, village):
            if (other, village) not in done:
                done.add((village, other))
                ends = [state.name(village), state.name(other)]
                page["road"].append({"between": ends})
    return page


def _place(state: State, village: str) -> Mapping[str, Any]:
    table: dict[str, Any] = {"village": state.name(village)}
    for axis in ("x", "y"):
        if state.get(village, axis):
            table[axis] = state.get(village, axis)
    return table
