"""Entries once written can be read for ever: entry format 1, schema version 1."""

from __future__ import annotations

import shutil
from pathlib import Path

from ledger.effects import Because, Change, Transfer
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.reading.verify import verify
from ledger.store import append, copying, rows
from ledger.store.book import Book
from ledger.wire import GENESIS

FIXTURE = Path(__file__).parent.parent / "fixtures" / "v1.db"
HEADS = {
    "format 1": "220b408878b2f11351f2e3ca3d58816cba943473ecda111c5170eb65bbf93a64",
    "v1.db": "ecc3b92a2809206fa8115710a495f7df85ecd8b14f43816c192f30eea4fb86c1",
}
AT = "2024-02-29T20:15:00Z"
ANNE, VAUX = "player:Anne", "territory:Vaux"
RULES = [Change("rules", "campaign.dice", None, '"throw"')]
BEGUN = [
    Change("campaign", "game", None, "free"),
    Change("campaign", "turn", None, 1),
    Change(ANNE, "name", None, "Anne"),
    Change("campaign", "seats", None, (ANNE,)),
]
MOVES = [
    Transfer("money", 10**12, "bank", ANNE, Because("FREE-01", VAUX)),
    Transfer("money", 1, ANNE, "bank"),
    Change(VAUX, "name", None, "Vaux-l'Évêque « d'en-haut » 🏰 \"\\"),
]
ENTRIES = [
    Entry("new", {"game": "free"}, {"players": [ANNE]}, [*BEGUN, *RULES], at=AT),
    Entry(
        kind="pay",
        asked={"b": 1, "a": [None, True, "é\u2028\x7f"]},
        outcome={"balances": {ANNE: 10**12 - 1}},
        effects=MOVES,
        throws=[
            Throw(ANNE, "roll", "d6", (6, 1), "typed"),
            Throw(None, "explode", "d10", (10,), "kept", 1),
        ],
        warnings=[{"key": "ruled", "rule": "FREE-02", "facts": {}}],
        turn=3,
        phase="income",
        remark="d'Anne",
        ruling="so be it",
        cause=1,
        once="key",
        at=AT,
    ),
    Entry(
        kind="undo",
        asked={"acts": [2]},
        outcome={"undone": [2]},
        effects=[
            Transfer("money", 10**12 - 1, ANNE, "bank"),
            Change(VAUX, "name", MOVES[2].after, None),
        ],
        undoes=[2],
        turn=3,
        at=AT,
    ),
    Entry("redo", {}, {}, [MOVES[2]], redoes=[2], at=AT),
]


def play(evening):
    """An evening that leaves rows in every table."""
    evening.act("pay", "bank", "Anne", 40, "spoils", once="spoils")
    evening.act("title grant", "Warden of the North", "Anne")
    evening.act("territory add", "Vaux", "mine", "Bruno")
    evening.act("roll", "2d6+1", "Chloé", dice="5 2")
    evening.act("turn")
    evening.act("players rename", "Anne", "Zoé")
    evening.act("pay", "Zoé", "Bruno", 15)
    evening.undo(3)
    evening.undo()
    evening.redo(3)
    evening.act("roll", "1d6", dice="4")


def test_the_format_of_entries_never_changes(tmp_path):
    """Fixed entries give a fixed hash; a new format gets a new number."""
    hashes = [GENESIS]

    def fill(book):
        for entry in ENTRIES:
            seq, hashed = append.append(book, entry)
            assert seq == len(hashes)
            hashes.append(hashed)

    copying.create(str(tmp_path / "f.db"), fill)
    assert hashes[-1] == HEADS["format 1"]


def test_a_file_of_version_1_opens_for_ever(tmp_path):
    """The file verifies, has its known head, and can be played on."""
    file = str(tmp_path / "v1.db")
    shutil.copy(FIXTURE, file)
    with Book(file, write=True) as book:
        found = verify(book)
        assert (found["ok"], found["findings"]) == (True, [])
        assert rows.head(book) == (12, HEADS["v1.db"])
        state = rows.state_of(book)
        assert state.balances == {
            "bank": {"money": -40},
            "player:Anne": {"money": 40},
        }
        assert state.named("player") == {
            "player:Anne": "Zoé",
            "player:Bruno": "Bruno",
            "player:Chloé": "Chloé",
        }
        assert state.get("title:Warden of the North", "holder") == "player:Anne"
        with book.writing():
            append.append(book, Entry("note", {}, {}, remark="played on"))
        assert verify(book)["ok"]
