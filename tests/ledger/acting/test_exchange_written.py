"""The journal as one document: written line by line."""

from __future__ import annotations

import json

import pytest

from ledger.acting import exchange
from ledger.effects import Change, Transfer
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.flow import Flow
from ledger.journal import Entry, Finding
from ledger.rules.game import Game
from ledger.store import append
from ledger.store.book import Book
from ledger.wire import dumps
from tests.laws.evening import Evening
from tests.ledger.acting.test_exchange import DRAFT
from tests.ledger.acting.test_exchange import played as played  # noqa: PLC0414 - a fixture
from tests.tampering import tamper

KEYS = [
    *("seq", "at", "kind", "turn", "phase", "cause", "once", "remark", "ruling"),
    *("asked", "outcome", "warnings", "effects", "throws", "marks", "format", "hash"),
]


# How it is written --------------------------------------------------------------------


def test_a_document_tells_what_it_holds_before_its_entries(played):
    """Its version, the game, how many entries, the newest hash, and the drafts."""
    told = exchange.document(played.book)
    seq, hashed = played.head

    assert list(told) == ["intendant", "game", "count", "head", "drafts", "entries"]
    assert (told["intendant"], told["game"]) == (1, "free")
    assert (told["count"], told["head"]) == (seq, hashed)
    assert told["drafts"] == [DRAFT]
    assert isinstance(told["entries"], Flow)
    assert list(told["entries"]) == list(told["entries"])


def test_each_entry_is_whole_and_leaves_out_what_is_not_there(played):
    """Of an effect, a throw or a mark only the parts with a value are written."""
    first, paid, rolled, undone = exchange.document(played.book)["entries"]

    assert all(list(one) == KEYS for one in (first, paid, rolled, undone))
    assert [one["seq"] for one in (first, paid, rolled, undone)] == [1, 2, 3, 4]
    assert (paid["kind"], paid["remark"], paid["once"]) == ("pay", "spoils", "k")
    assert (paid["phase"], paid["format"]) == (None, 1)
    assert paid["asked"]["to"] == "player:Anne"
    assert paid["outcome"]["amount"] == 40
    assert paid["warnings"] == []
    moved = {"what": "money", "amount": 40}
    assert paid["effects"] == [moved | {"source": "bank", "target": "player:Anne"}]
    assert first["effects"][0] == {
        "subject": "campaign",
        "field": "game",
        "after": "free",
    }
    thrown = {"who": "player:Anne", "why": "roll", "die": "d6"}
    assert rolled["throws"] == [thrown | {"faces": "1 2", "how": "typed"}]
    assert (paid["throws"], paid["marks"], rolled["effects"]) == ([], [], [])
    assert undone["marks"] == [{"act": 2, "undone": 1}]
    assert [undone["hash"], paid["hash"]] == [
        played.head[1],
        played.entry(2).hash,
    ]


def test_there_is_one_entry_on_each_line(played):
    """The first line opens the list, the last one closes it."""
    lines = "".join(exchange.lines_out(played.book)).split("\n")
    whole = json.loads("\n".join(lines))

    assert lines[0].endswith(',"drafts":[' + dumps(DRAFT) + '],"entries":[')
    assert lines[-2:] == ["]}", ""]
    assert len(lines) == 7
    entries = [json.loads(line.removesuffix(",")) for line in lines[1:5]]
    assert (
        entries == whole["entries"] == list(exchange.document(played.book)["entries"])
    )
    assert [line[-1] for line in lines[1:5]] == [",", ",", ",", "}"]


def test_an_export_tells_how_far_it_goes(played, tmp_path):
    """A file that is there is only replaced if that is asked for."""
    file = tmp_path / "c.json"
    told = exchange.export(played.book, str(file))
    seq, hashed = played.head

    assert told == {"file": str(file), "entries": seq, "head": hashed}
    assert file.read_text("utf-8") == "".join(exchange.lines_out(played.book))
    played.act("note", "Zoé")
    with pytest.raises(Refused) as caught:
        exchange.export(played.book, str(file))
    assert caught.value.key == "exists.output"
    assert exchange.export(played.book, str(file), force=True)["entries"] == seq + 1
    assert "Zoé" in file.read_text("utf-8")


def test_rows_of_no_entry_are_not_left_out_in_silence(tmp_path):
    """The file is damaged, at this entry."""
    evening = Evening(str(tmp_path / "d.db"))
    evening.act("pay", "bank", "Anne", 40)
    evening.close()
    tamper(evening.file, "UPDATE effect SET entry = 7 WHERE entry = 2")
    with Book(evening.file) as book, pytest.raises(FileTrouble) as caught:
        list(exchange.lines_out(book))
    assert (caught.value.code, caught.value.key) == ("damaged", "damaged.rows")
    assert caught.value.facts == {"file": evening.file, "entry": 7}


# What a journal may hold --------------------------------------------------------------


@pytest.fixture
def strange(tmp_path):
    """The document of a journal with effects that no act has."""

    def with_effects(*effects, before=lambda: None):
        evening = Evening(str(tmp_path / "strange.db"))
        with evening.book.writing():
            append.append(evening.book, Entry("note", {}, {}, effects))
        exchange.export(evening.book, str(tmp_path / "s.json"))
        evening.close()
        before()
        return exchange.bring_in(str(tmp_path / "s.json"), str(tmp_path / "n.db"))

    return with_effects


def test_a_fault_in_play_is_brought_in_with_a_warning(strange):
    """The copy is the same as the original."""
    told = strange(Change("player:Chloé", "retired", None, 1))
    assert told.state.get("player:Chloé", "retired") == 1
    assert [one["facts"] for one in told.warnings] == [
        {"key": "audit.seat", "facts": {"about": "player:Chloé"}}
    ]


@pytest.mark.parametrize(
    ("effects", "codes"),
    [
        (
            [
                Change("player:Anne", "retired", None, 1),
                Change("player:Anne", "hats", None, 3),
            ],
            ["audit.field"],
        ),
        ([Transfer("wood", 1, "bank", "player:Anne")], ["audit.commodity"] * 2),
        ([Change("rules", "free.money.start", "0", '"x"')], ["verify.setting"]),
    ],
)
def test_what_no_export_of_ours_holds_is_not_brought_in(
    strange, tmp_path, effects, codes
):
    """Things that its game does not know, and journals that contradict themselves."""
    with pytest.raises(Misuse) as caught:
        strange(*effects)
    assert caught.value.key == "file.faults"
    assert [one.code for one in caught.value.facts["findings"]] == codes
    assert not (tmp_path / "n.db").exists()


def test_only_what_the_game_does_not_know_is_told_where_there_is_more(
    strange, monkeypatch
):
    """The other faults might follow from it."""
    found = [Finding("audit.seat", "x"), Finding("audit.field", "y")]

    def audited():
        monkeypatch.setattr(Game, "audit", lambda *_: found)

    with pytest.raises(Misuse) as caught:
        strange(before=audited)
    assert caught.value.facts["findings"] == found[1:]
