"""Regatta: boats that race as far as the wind takes them, a sixth game for the tests."""

from __future__ import annotations

from ledger.rules.regatta.facts import COMMODITIES, FIELDS

from ledger.rules.game import Game

GAME = Game(
    "regatta",
    COMMODITIES,
    FIELDS,
    tells=frozenset({"regatta.sail"}),
    reports=(("regatta standings", "ledger.reading.regatta.standings:standings"),),
    faults="ledger.rules.regatta.audit:faults",
    begin="ledger.rules.regatta.racing:begin",
    read_position="ledger.rules.regatta.position:read_position",
    write_position="ledger.rules.regatta.position:write_position",
    due="ledger.rules.regatta.racing:due",
    undone="ledger.rules.regatta.racing:undone",
)
