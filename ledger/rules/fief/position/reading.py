"""The position file of Fief: the board, the villages, the lords, the cards in play."""

from __future__ import annotations

from ledger.effects import Transfer, moved
from ledger.rules.common import position as common
from ledger.rules.common import writing
from ledger.rules.common.facts import MONEY
from ledger.rules.common.settings import number
from ledger.rules.common.values import Parsed
from ledger.rules.fief import GAME
from ledger.rules.fief.board.map_words import read_board
from ledger.rules.fief.board.places import dioceses, villages_of
from ledger.rules.fief.board.setup import begin
from ledger.rules.fief.facts import CARD, DECK, DISCARD, KINDS, TABLE, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.position.form import (
    CAMPS,
    EFFECT,
    FORM,
    HANDS,
    LORD,
    VILLAGE,
    place_of,
)
from ledger.rules.fief.tables import PHASES
from ledger.state import BANK, CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.game import Reading
    from ledger.state import State


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    return _read(data, state).reading


def write_position(state: State) -> dict[str, Any]:
    """The current state in the same form."""
    page = writing.page_of(state, GAME, FORM)
    notes = -state.balance(WORLD, MONEY)
    if notes:  # a bank with no more than the box
        notes_held = {"account": BANK, "what": MONEY, "amount": notes, "from": WORLD}
        page["holding"] = [notes_held]
    return writing.write_rest(page, state, writing.rebuilt(page, state, _read), GAME)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    reader = common.begun(data, state, GAME, FORM)
    reader.attempt(("players",), lambda: reader.add(*_box(reader)))
    common.read_clock(reader, PHASES["order"])
    common.read_money(reader, number(state, "fief.money.start"))
    read_board(reader, spare=_villages_named(data))
    _read_villages(reader)
    _read_lords(reader)
    for part in reader.whole(EFFECT):
        _read_effect(reader, part)
    reader.add(*moved(CARD, cards_laid(reader.state), DECK, TABLE))
    fields = (HANDS, CAMPS)
    reader.put(fields, Parsed(CAMPAIGN, reader.some(fields, data, ()), ()))
    return common.ended(reader)


def _tables(data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    tables = data.get(key)
    every = tables if isinstance(tables, list) else ()
    return [table for table in every if isinstance(table, dict)]


def _villages_named(data: Mapping[str, Any]) -> list[Any]:
    return [table.get("name") for table in _tables(data, "village")]


def _box(reader: Reader) -> list[Any]:
    """The box and each player's series; the file itself gives the money."""
    holdings = _tables(reader.data, "holding")
    accounts = {
        table.get("account") for table in holdings if table.get("what") == MONEY
    }
    accounts.update(reader.state.seats)
    return [
        effect
        for effect in begin(reader.state, reader.state.seats)
        if not (isinstance(effect, Transfer) and effect.target in accounts)
    ]


def _read_villages(reader: Reader) -> None:
    """`[[village]]`: owner, buildings, the soldiers of each player, guests."""
    seen = set()
    for part in reader.whole(VILLAGE):
        village = part.value["name"]
        if village in seen:
            reader.fault((*part.path, "name"), "position.village_twice", village)
        seen.add(village)
        reader.put(VILLAGE.fields, part._replace(of=village))


def _read_lords(reader: Reader) -> None:
    """`[[lord]]`: family, place, titles, church and crown."""
    for part in reader.section(LORD):
        lord = part.value.get("name")
        if lord is None or "player" not in part.value:
            continue
        if reader.state.get(lord, "player"):
            reader.fault((*part.path, "name"), "position.lord_twice", lord)
            continue
        place = place_of(part.value)
        if place:
            reader.add(changed(reader.state, lord, "at", place))
        reader.put(LORD.fields, part._replace(of=lord))


def _read_effect(reader: Reader, part: Parsed) -> None:
    """`[[effect]]`: a card on a region or diocese."""
    kind, player = part.value["kind"], part.value.get("player")
    if kind == "revolt":
        _read_revolt(reader, part)
        return
    where = "diocese" if kind == "tithe" else "region"
    owed = ("player",) if kind in ("tithe", "tallage") else ()
    table = reader.data["effect"][part.path[1]]
    for key in (where, *owed):
        if key not in table:
            reader.fault(part.path, "position.missing", key)
    whole = part.value.get(where)
    if whole:
        reader.take(part.path, kind, 1, UNSEEN, whole)
        if owed and player:
            reader.add(changed(reader.state, whole, kind, player))


def _read_revolt(reader: Reader, part: Parsed) -> None:
    """A revolt: who controls it, and where it is; its counters are a `[[holding]]`."""
    state, words = reader.state, dict(part.value)
    region = words.get("region")
    if "at" not in words and region:
        words["at"] = next(iter(villages_of(state, region)), None)
    table = reader.data["effect"][part.path[1]]
    if not any(key in table for key in ("at", "region")):
        reader.fault(part.path, "position.missing", "at")
    reader.take(part.path, "revolt", 1, UNSEEN, TABLE)
    player = words.get("player") or next(iter(state.seats), None)
    reader.add(
        changed(state, CAMPAIGN, "revolt", player),
        changed(state, CAMPAIGN, "revolt_at", place_of(words)),
    )


def cards_laid(state: State) -> int:
    """How many blue cards are face up on the table (FIEF-STOCK-11)."""
    loose = sum(
        state.balance(account, kind)
        for account in state.balances
        if account not in (UNSEEN, DISCARD, WORLD)
        for kind in KINDS
    )
    bishops = sum(bool(state.get(d, "bishop")) for d in dioceses(state))
    return loose + bishops + len(lords.everybody(state))
