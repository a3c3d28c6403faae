"""The Med-Fan campaign: armies, territories, and what follows a battle."""

from __future__ import annotations

from ledger.rules.game import Game
from ledger.rules.medfan.facts import COMMODITIES, FIELDS

GAME = Game(
    "medfan",
    COMMODITIES,
    FIELDS,
    tells=frozenset({"aftermath"}),
    reports=(("medfan standings", "ledger.reading.medfan.ranking:standings"),),
    replays=(("medfan standings", "ledger.reading.medfan.replays:standings"),),
    battles=frozenset({"medfan after"}),
    cards="ledger.rules.medfan.cards",
    faults="ledger.rules.medfan.audit:audit",
    read_position="ledger.rules.medfan.position:read_position",
    write_position="ledger.rules.medfan.position:write_position",
    end_turn="ledger.rules.medfan.land:end_turn",
    due="ledger.rules.medfan.pending:pending",
    to_act="ledger.rules.medfan.pending:to_act",
    undone="ledger.rules.medfan.pending:undone",
    land="ledger.rules.medfan.finding:land",
    added="ledger.rules.medfan.land:record_capability",
    hand_over="ledger.rules.medfan.land:take",
    leave="ledger.rules.medfan.leaving:leave",
    explains="ledger.rules.medfan.explaining:explains",
    decided="ledger.reading.medfan.dice:decided",
    topics="ledger.rules.medfan.sealed:TOPICS",
    contest="ledger.rules.medfan.contest:contest",
    fight="ledger.rules.medfan.contest:fight",
)
