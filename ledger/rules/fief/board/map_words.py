"""The words of a map: regions, dioceses, villages and roads.

A map file and a position file spell the board in the same way.
"""

from __future__ import annotations

from ledger.rules.common.kept import NAME, Own
from ledger.rules.common.schema import Section, name, number, one, texts
from ledger.rules.fief.board.places import (
    dioceses,
    neighbours,
    regions,
    villages,
    villages_of,
)
from ledger.state import CAMPAIGN, State, changed, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.common.values import Parsed
    from ledger.toml import Path

MOST = 500  # of each: no table is large enough for such a board


def _villages(state: State, whole: str) -> list[str]:
    return [state.name(village) for village in villages_of(state, whole)]


def _placed(state: State) -> list[str]:
    return [village for village in villages(state) if state.get(village, "x")]


def _roads(state: State) -> list[dict[str, Any]]:
    """Each road once, from the village that comes first."""
    done: set[tuple[str, str]] = set()
    roads = []
    for village in villages(state):
        for other in neighbours(state, village):
            if (other, village) not in done:
                done.add((village, other))
                roads.append({"between": [state.name(village), state.name(other)]})
    return roads


WHOLES = {
    "regions": Section(
        "region",
        (name("region"), texts("villages", kept=Own(_villages))),
        every=regions,
    ),
    "dioceses": Section(
        "diocese",
        (name("diocese"), texts("villages", kept=Own(_villages))),
        every=dioceses,
    ),
}
# The position of a village in a picture of the board.
PLACE = Section(
    "place",
    (
        one("village", "territory", kept=NAME),
        number("x", least=1),
        number("y", least=1),
    ),
    every=_placed,
)
# Between two villages; one direction is enough (MAP-05).
ROAD = Section("road", (texts("between"),), rows=_roads)
BOARD = (*WHOLES.values(), PLACE, ROAD)


def read_board(reader: Reader, spare: Sequence[Any] = ()) -> None:
    """The effects of a board, and every fault.

    `spare` names villages that the file mentions elsewhere; they are on the board
    even if no region lists them.
    """
    for plural, section in WHOLES.items():
        _read_wholes(reader, plural, section)
    for word in spare:
        if isinstance(word, str) and _known(reader, word) is None:
            _add_village(reader, word, ("village",))
    for part in reader.section(PLACE):
        if "village" in part.value:
            reader.put(PLACE.fields, part._replace(of=part.value["village"]))
    for part in reader.section(ROAD):
        _read_road(reader, part)


def _read_wholes(reader: Reader, plural: str, section: Section) -> None:
    """`[[region]]` and `[[diocese]]`: a name, and the villages that belong to it."""
    for part in reader.whole(section):
        before = reader.state.words(CAMPAIGN, plural)
        if len(before) >= MOST:
            reader.fault(part.path, "fief.map.most", part.value["name"], most=MOST)
            continue
        whole = reader.thing(section.fields, part).of
        reader.add(changed(reader.state, CAMPAIGN, plural, (*before, whole)))
        for _, word, path in part.value.get("villages", ()):
            _join(reader, path, whole, word)


def _join(reader: Reader, path: Path, whole: str, word: str) -> None:
    """Puts a village into its region or diocese: each has one of both (MAP-04)."""
    village = _known(reader, word) or _add_village(reader, word, path)
    if village is None:
        return
    kind = kind_of(whole)
    other = reader.state.text(village, kind)
    if other:
        facts = {"whole": reader.state.name(other)}
        reader.fault(path, f"fief.map.{kind}_twice", word, **facts)
        return
    reader.add(changed(reader.state, village, kind, whole))


def _known(reader: Reader, word: str) -> str | None:
    """The village with exactly this name, apart from case."""
    alike = reader.state.alike("territory", word.strip())
    return next((one for one in alike if one in villages(reader.state)), None)


def _add_village(reader: Reader, word: str, path: Path) -> str | None:
    if len(villages(reader.state)) >= MOST:
        reader.fault(path, "fief.map.most", word, most=MOST)
        return None
    name = reader.attempt(path, reader.state.free_name, "territory", word)
    if name is None:
        return None
    village = reader.subject("territory", name)
    reader.places[village] = path
    listed = (*villages(reader.state), village)
    reader.add(
        changed(reader.state, village, "name", name),
        changed(reader.state, CAMPAIGN, "villages", listed),
    )
    return village


def _read_road(reader: Reader, part: Parsed) -> None:
    ends, path = part.value.get("between", ()), (*part.path, "between")
    ends_written = reader.data["road"][part.path[1]].get("between", [])
    if isinstance(ends_written, list) and len(ends_written) != 2:
        reader.fault(part.path, "fief.map.road")
    if len(ends) != 2:  # and this is reported
        return
    find = reader.state.find
    one, other = (reader.attempt(at, find, "territory", word) for _, word, at in ends)
    if one is None or other is None:
        return
    if one == other:
        reader.fault(path, "fief.map.road_loop", ends[0].value)
    elif other in neighbours(reader.state, one):
        words = " - ".join(end.value for end in ends)
        reader.fault(path, "fief.map.road_twice", words)
    else:
        for here, there in ((one, other), (other, one)):
            roads = (*neighbours(reader.state, here), there)
            reader.add(changed(reader.state, here, "roads", roads))
