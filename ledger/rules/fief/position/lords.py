"""The lords of a position file: where they stand, and all that lies on their cards."""

from __future__ import annotations

from ledger.rules.fief.board.places import entrance, villages_of
from ledger.rules.fief.facts import TABLE, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import title_of
from ledger.rules.fief.position.stock import take
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.position_reader import Path, Reader

LORD = (
    "name", "player", "at", "from", "titles", "bishop", "cardinal", "king", "queen", "regent",
    "prince", "darc", "spouse", "prisoner_of",
)  # fmt: skip


def read_lords(reader: Reader) -> None:
    """`[[lord]]`: family, place, titles, church and crown."""
    found = []
    for path, table in reader.tables("lord"):
        reader.only(table, LORD, path)
        lord = reader.one("lord", table, "name", path)
        player = reader.one("player", table, "player", path)
        place = _place(reader, table, path)
        if lord is None or player is None:
            for key in ("name", "player"):
                if key not in table:
                    reader.fault(path, "position.missing", key)
            continue
        if reader.state.get(lord, "player"):
            reader.fault((*path, "name"), "position.lord_twice", lord)
            continue
        if "at" not in table:
            reader.fault(path, "position.missing", "at")
        reader.add(changed(reader.state, lord, "player", player))
        if place:
            reader.add(changed(reader.state, lord, "at", place))
        found.append((path, table, lord))
    for path, table, lord in found:
        _read_bonds(reader, table, path, lord)
        _read_church(reader, table, path, lord)
        _read_titles(reader, table, path, lord)


def _place(reader: Reader, table: Mapping[str, Any], path: Path) -> str | None:
    """In a village; or, with `from`, on the road at its entrance (FIEF-MOVE-19)."""
    village = reader.one("territory", table, "at", path)
    origin = reader.one("territory", table, "from", path)
    return entrance(village, origin) if village and origin else village


def _read_bonds(
    reader: Reader, table: Mapping[str, Any], path: Path, lord: str
) -> None:
    """Offices, wife or husband, captor."""
    for name in lords.OFFICES:
        if _yes(reader, table, name, path):
            if lords.office(reader.state, name):
                reader.fault((*path, name), "position.office_twice", name)
            reader.add(changed(reader.state, "campaign", name, lord))
    wed = reader.one("lord", table, "spouse", path)
    if wed:
        if lords.spouse(reader.state, wed) not in (None, lord):
            reader.fault((*path, "spouse"), "position.spouse", wed)
        reader.add(
            changed(reader.state, lord, "spouse", wed),
            changed(reader.state, wed, "spouse", lord),
        )
    if table.get("prisoner_of") == "rebels":
        reader.add(changed(reader.state, lord, "captor", "rebels"))
        return
    captor = reader.one("player", table, "prisoner_of", path)
    if captor:
        reader.add(changed(reader.state, lord, "captor", captor))


def _read_church(
    reader: Reader, table: Mapping[str, Any], path: Path, lord: str
) -> None:
    see = reader.one("diocese", table, "bishop", path)
    if see:
        if reader.state.get(see, "bishop"):
            reader.fault((*path, "bishop"), "position.bishop_twice", see)
        reader.add(changed(reader.state, see, "bishop", lord))
    for field in ("cardinal", "darc"):
        if _yes(reader, table, field, path):
            reader.add(changed(reader.state, lord, field, 1))
            if field == "darc":
                take(reader, (*path, field), field, 1, UNSEEN, TABLE)


def _read_titles(
    reader: Reader, table: Mapping[str, Any], path: Path, lord: str
) -> None:
    """The fiefs that he holds; the first city of the region is the capital."""
    words = table.get("titles", [])
    if not isinstance(words, list):
        reader.fault((*path, "titles"), "position.text", "titles")
        return
    for index, word in enumerate(words):
        where = (*path, "titles", index)
        region = reader.attempt(
            where,
            lambda w=word: reader.state.find("region", str(w)),  # type: ignore[misc]
        )
        if region is None:
            continue
        if title_of(reader.state, region):
            reader.fault(where, "position.title_twice", region)
            continue
        cities = [
            village
            for village in villages_of(reader.state, region)
            if reader.state.balance(village, "city")
        ]
        if not cities:
            reader.fault(where, "position.no_capital", region)
            continue
        name = reader.state.name(region)
        title = reader.subject("title", name)
        for field, value in (
            ("name", name), ("region", region), ("capital", cities[0]), ("holder", lord),
        ):  # fmt: skip
            reader.add(changed(reader.state, title, field, value))


def _yes(reader: Reader, table: Mapping[str, Any], key: str, path: Path) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        reader.fault((*path, key), "position.yes", key)
        return False
    return value
