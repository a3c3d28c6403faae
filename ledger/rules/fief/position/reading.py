"""The position file of Fief: the board, the villages, the lords, the cards laid out."""

from __future__ import annotations

from ledger.effects import Transfer, moved
from ledger.naming import Likely
from ledger.rules.common import position as common
from ledger.rules.common.facts import MONEY
from ledger.rules.common.position_reader import Path, Reader
from ledger.rules.common.settings import number
from ledger.rules.fief.board.map_words import BOARD, read_board
from ledger.rules.fief.board.places import dioceses, entrance, villages_of
from ledger.rules.fief.board.setup import begin
from ledger.rules.fief.camp import camp
from ledger.rules.fief.facts import (
    CARD,
    DECK,
    DISCARD,
    KINDS,
    MERCENARY,
    STOCK,
    TABLE,
    TROOPS,
    UNSEEN,
)
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import series, stack
from ledger.rules.fief.position.lords import read_lords
from ledger.rules.fief.position.stock import take
from ledger.rules.fief.tables import PHASES
from ledger.state import WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from ledger.rules.game import Reading
    from ledger.state import State

KNOWN = (*common.SHARED, *BOARD, "village", "lord", "effect", "hands", "camps")
VILLAGE = ("name", "owner", "building", "mills", "presses", "troops", "guests")
LAID = ("bad_weather", "famine", "tallage")
EFFECTS = (*LAID, "tithe", "revolt")
EFFECT = ("kind", "region", "diocese", "player", "at", "from")


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    from ledger.rules.fief import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, KNOWN, ())
    common.read_seats(reader)
    reader.attempt(("players",), lambda: reader.add(*_box(reader)))
    common.read_clock(reader, PHASES["order"])
    common.read_money(reader, number(state, "fief.money.start"))
    read_board(reader, spare=[t.get("name") for _, t in reader.tables("village")])
    _read_villages(reader)
    read_lords(reader)
    _read_effects(reader)
    _read_cards(reader)
    _read_camps(reader)
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader.effects, reader.faults


def _box(reader: Reader) -> list[Any]:
    """The box and each player's series; the money is told by the file itself."""
    holdings = reader.data.get("holding")
    told = {
        *reader.state.seats,
        *(
            table.get("account")
            for table in (holdings if isinstance(holdings, list) else ())
            if isinstance(table, dict) and table.get("what") == MONEY
        ),
    }
    return [
        effect
        for effect in begin(reader.state, reader.state.seats)
        if not (isinstance(effect, Transfer) and effect.target in told)
    ]


def _read_villages(reader: Reader) -> None:
    """`[[village]]`: owner, buildings, the soldiers of each player, guests."""
    seen = set()
    for path, table in reader.tables("village"):
        reader.only(table, VILLAGE, path)
        village = reader.one("territory", table, "name", path)
        if "name" not in table:
            reader.fault(path, "position.missing", "name")
        if village in seen:
            reader.fault((*path, "name"), "position.village_twice", village)
        if village is None:
            continue
        seen.add(village)
        owner = reader.one("player", table, "owner", path)
        if owner:
            reader.add(changed(reader.state, village, "owner", owner))
        kind = reader.text(table, "building", path)
        if kind in ("castle", "city"):
            take(reader, (*path, "building"), kind, 1, STOCK, village)
        elif kind is not None:
            known = ("castle", "city")
            reader.fault((*path, "building"), "position.building", kind, near=known)
        for key, what in (("mills", "mill"), ("presses", "press")):
            count = reader.number(table, key, path)
            take(reader, (*path, key), what, count or 0, STOCK, village)
        _read_guests(reader, table, path, village)
        _read_troops(reader, table, path, village)


def _read_guests(
    reader: Reader, table: Mapping[str, Any], path: Path, village: str
) -> None:
    found = []
    words = table.get("guests", [])
    for word in words if isinstance(words, list) else [words]:
        guest = reader.attempt(
            (*path, "guests"),
            lambda w=word: reader.state.find("player", str(w)),  # type: ignore[misc]
        )
        if guest and guest not in found:
            found.append(guest)
    if found:
        reader.add(changed(reader.state, village, "guests", tuple(found)))


def _read_troops(
    reader: Reader, table: Mapping[str, Any], path: Path, village: str
) -> None:
    troops = table.get("troops", {})
    if not isinstance(troops, dict):
        reader.fault((*path, "troops"), "position.table", "troops")
        return
    for word, held in troops.items():
        place = (*path, "troops", word)
        player = reader.attempt(
            place,
            lambda w=word: reader.state.find("player", w),  # type: ignore[misc]
        )
        if not isinstance(held, dict):
            reader.fault(place, "position.table", word)
            continue
        reader.only(held, TROOPS, place)
        for kind in TROOPS:
            count = reader.number(held, kind, place)
            if player and count:
                source, target = series(player), stack(village, player)
                take(reader, (*place, kind), kind, count, source, target)


def _read_effects(reader: Reader) -> None:
    """`[[effect]]`: the cards that lie on regions and dioceses."""
    for path, table in reader.tables("effect"):
        reader.only(table, EFFECT, path)
        kind = reader.text(table, "kind", path)
        if kind not in EFFECTS:
            likely = Likely(kind or "", EFFECTS, EFFECTS)
            reader.fault((*path, "kind"), "position.effect", kind or "", near=likely)
            continue
        player = reader.one("player", table, "player", path)
        if kind == "revolt":
            _read_revolt(reader, table, path, player)
            continue
        where = "diocese" if kind == "tithe" else "region"
        whole = reader.one(where, table, where, path)
        if whole is None:
            if where not in table:
                reader.fault(path, "position.missing", where)
            continue
        take(reader, path, kind, 1, UNSEEN, whole)
        if kind in ("tithe", "tallage"):
            if player is None:
                reader.fault(path, "position.missing", "player")
                continue
            reader.add(changed(reader.state, whole, kind, player))


def _read_revolt(
    reader: Reader, table: Mapping[str, Any], path: Path, player: str | None
) -> None:
    """A revolt: who controls it, and where; its counters are a `[[holding]]`."""
    at = reader.one("territory", table, "at", path)
    origin = reader.one("territory", table, "from", path)
    region = reader.one("region", table, "region", path)
    if at is None and region:
        at = next(iter(villages_of(reader.state, region)), None)
    if player is None and reader.state.seats:
        player = reader.state.seats[0]
    if not any(key in table for key in ("at", "region")):
        reader.fault(path, "position.missing", "at")
    take(reader, path, "revolt", 1, UNSEEN, TABLE)
    reader.add(
        changed(reader.state, "campaign", "revolt", player),
        changed(
            reader.state,
            "campaign",
            "revolt_at",
            entrance(at, origin) if at and origin else at,
        ),
    )


def _read_cards(reader: Reader) -> None:
    """`[hands]`: how many cards each hand holds; the table's are counted."""
    state = reader.state
    laid = cards_laid(state)
    reader.add(*moved(CARD, laid, DECK, TABLE))
    for player, count, path in _counted(reader, "hands"):
        take(reader, path, CARD, count, DECK, f"hand/{player}")


def _read_camps(reader: Reader) -> None:
    """`[camps]`: how many mercenaries each family employs (TAC-MERC-14)."""
    for player, count, path in _counted(reader, "camps"):
        take(reader, path, MERCENARY, count, STOCK, camp(player))


def _counted(reader: Reader, key: str) -> Iterator[tuple[str, int, Path]]:
    """A table with a number for each player."""
    told = reader.data.get(key, {})
    if not isinstance(told, dict):
        reader.fault((key,), "position.table", key)
        return
    for word in told:
        player = reader.attempt(
            (key, word),
            lambda w=word: reader.state.find("player", w),  # type: ignore[misc]
        )
        count = reader.number(told, word, (key, word))
        if player and count:
            yield player, count, (key, word)


def cards_laid(state: State) -> int:
    """How many blue cards lie open on the table (FIEF-STOCK-11)."""
    loose = sum(
        state.balance(account, kind)
        for account in state.balances
        if account not in (UNSEEN, DISCARD, WORLD)
        for kind in KINDS
    )
    bishops = sum(bool(state.get(d, "bishop")) for d in dioceses(state))
    return loose + bishops + len(lords.everybody(state))
