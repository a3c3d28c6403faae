"""A campaign carried on from its position, or imported from its journal."""

from __future__ import annotations

import pytest

from ledger.acting import act_named, copies, exchange, files
from ledger.reading import position
from ledger.reading.verify import verify
from ledger.rules import games
from ledger.store import rows
from ledger.store.book import Book
from tests.laws.evening import Evening


def carried_on(evening, tmp_path):
    """The state of a campaign that begins with this campaign's position."""
    file = str(tmp_path / "next.db")
    files.new(file, position=position.text(evening.book))
    with Book(file) as book:
        return rows.state_of(book)


def test_sums_beyond_one_payment_are_carried_over(evening, tmp_path):
    """A purse may hold more than one payment; a player who leaves takes all of it."""
    for _ in range(3):
        evening.act("pay", "bank", "Anne", 10**12)
    evening.act("pay", "bank", "Bruno", 10**12)
    evening.act("pay", "Bruno", "Anne", 1)
    assert carried_on(evening, tmp_path).balances == evening.state.balances
    evening.act("correct", ["money", "Anne"], "5", "counted")
    evening.undo()
    evening.act("players retire", "Anne")
    assert evening.state.balance("player:Anne", "money") == 0


@pytest.mark.parametrize("dropped", [False, True])
def test_a_phase_of_ones_own_is_carried_over(evening, tmp_path, dropped):
    """House rules are not carried over; the phase is, even if it no longer exists."""
    evening.act("rules set", "free.clock.phases", "income,war")
    evening.act("phase")
    if dropped:
        evening.act("rules set", "free.clock.phases", "peace,war")
    assert carried_on(evening, tmp_path).phase == "income"


def test_names_are_carried_over_with_their_ids(evening, tmp_path):
    """Anne became Zoé, another Anne came, Bruno left."""
    evening.act("title grant", "Warden", "Anne")
    evening.act("players rename", "Anne", "Zoé")
    evening.act("players add", "Anne")
    evening.act("territory add", 'Le "Trou" \\', "player:Anne", "Anne")
    evening.act("players retire", "Bruno")
    fresh, state = carried_on(evening, tmp_path), evening.state
    for name in ("rules", "campaign"):
        fresh.facts.pop(name), state.facts.pop(name)
    assert fresh == state


@pytest.mark.long
def test_an_undo_of_thousands_comes_back_from_json(evening, tmp_path):
    """Such an entry may be a long line."""
    with evening.book.writing():
        desk_state = evening.state
        for _ in range(6000):
            recorder = evening.recorder()
            recorder.present = desk_state
            act_named("pay")(recorder, source="bank", target="Anne", amount=1)
    evening.undo(to=1)
    document, file = str(tmp_path / "e.json"), str(tmp_path / "back.db")
    exchange.export(evening.book, document)
    exchange.bring_in(document, file)
    with Book(file) as book:
        assert rows.head(book) == evening.head


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing\n"])
def test_an_empty_file_of_house_rules_spoils_nothing(evening, tmp_path, text):
    """The empty file changes no rule."""
    if text.strip():
        evening.act("rules load", text)
    else:
        assert evening.refusal(evening.act, "rules load", text).key == "setting.nothing"
    file = str(tmp_path / "ruled.db")
    files.new(file, "free", ["Anne"], house_rules=text)


@pytest.mark.parametrize("game", games())
def test_any_game_is_copied(tmp_path, game):
    """Games that add views to the file are also backed up, restored and imported."""
    played = Evening(str(tmp_path / "e.db"), game=game)
    copies.backup(played.book, str(tmp_path / "copy.backup"))
    copies.restore(str(tmp_path / "restored.db"), str(tmp_path / "copy.backup"))
    exchange.export(played.book, str(tmp_path / "e.json"))
    exchange.bring_in(str(tmp_path / "e.json"), str(tmp_path / "imported.db"))
    for file in ("restored.db", "imported.db"):
        with Book(str(tmp_path / file)) as book:
            assert rows.state_of(book) == played.state
            assert verify(book)["findings"] == []
    played.close()
