"""Entries are read back as they were written, by number, turn, kind or what they tell of."""

from __future__ import annotations

from functools import partial

import pytest

from ledger.effects import NO_REASON, Because, Change, Transfer
from ledger.errors import FileTrouble
from ledger.store import entries
from tests.ledger.store.blank import ANNE, BANK, blank, die, paid, turned, write

BRUNO = "player:Bruno"


@pytest.fixture
def book():
    """A campaign without any entry."""
    with blank() as made:
        yield made


@pytest.fixture
def put(book):
    """Writes entries into that campaign."""
    return partial(write, book)


def numbers(found):
    """The numbers of entries, in their order."""
    return [one.seq for one in found]


def test_an_entry_is_found_by_its_number(book, put):
    """Where there is none, nothing is."""
    put("new")
    seq = put("pay", paid(5))

    read = entries.reader(book)
    assert [entries.entry(book, n) for n in (0, 3)] == [None, None]
    assert read(seq) == entries.entry(book, seq)
    assert read(seq).effects == [paid(5)]
    assert (read(3), read(1).kind) == (None, "new")


def test_an_entry_knows_its_hash_and_what_took_it_back(book, put):
    """The hash is its own, not that of the entry before."""
    put("new")
    act = put("note")
    assert entries.entry(book, act).undone_by is None
    undo = put("undo", undoes=[act])

    found = entries.entry(book, act)
    assert (found.undone_by, found.live) == (undo, False)
    assert found.hash == entries.hash_of(book, act)
    assert len({entries.hash_of(book, n) for n in (1, 2, 3)}) == 3
    put("redo", redoes=[act])
    assert entries.entry(book, act).undone_by is None


def test_the_hash_of_an_entry_that_there_is_not(book, put):
    """There is none."""
    put("new")
    assert entries.hash_of(book, 2) is None


def test_entries_are_given_from_the_oldest_on(book, put):
    """The last ones, too, where only so many are asked for."""
    for kind in ("new", "note", "pay", "note"):
        put(kind)

    assert numbers(entries.entries(book)) == [1, 2, 3, 4]
    assert numbers(entries.entries(book, last=2)) == [3, 4]
    assert numbers(entries.entries(book, last=0)) == []
    assert numbers(entries.entries(book, "kind = ?", ("note",))) == [2, 4]
    assert numbers(entries.entries(book, "kind = ?", ("note",), last=1)) == [4]
    assert entries.entries(book, "kind = ?", ("drop",)) == []
    assert numbers(entries.latest(book, 3)) == [2, 3, 4]
    assert numbers(entries.each(book)) == [1, 2, 3, 4]
    assert numbers(entries.each(book, "kind = ?", ("note",))) == [2, 4]


def test_entries_of_some_numbers(book, put):
    """Each once and in order, whatever order they are asked for in; others are left out."""
    for _ in range(4):
        put("note")
    assert numbers(entries.by_number(book, [4, 2, 9, 2])) == [2, 4]
    assert entries.by_number(book, []) == []


def test_entries_of_a_kind_and_of_its_commands(book, put):
    """A first word finds all that begin with it, but no longer word."""
    for kind in ("new", "title", "title grant", "titles", "title pass", "grant title"):
        put(kind)
    assert numbers(entries.matching(book, kind="title")) == [2, 3, 5]
    assert numbers(entries.matching(book, kind="title grant")) == [3]
    assert numbers(entries.matching(book, kind="title", last=2)) == [3, 5]
    assert numbers(entries.matching(book)) == [1, 2, 3, 4, 5, 6]
    assert numbers(entries.matching(book, last=1)) == [6]


def test_entries_that_mention_a_subject(book, put):
    """As giver, receiver, thing or value, before or after, or in what was asked."""
    put("new", Change("land:Vaux", "owner", None, BRUNO))
    put("pay", paid(5))
    put("pay", paid(5, ANNE, BANK))
    put("retire", Change(ANNE, "retired", None, 1))
    put("grant", Change("land:Vaux", "owner", BRUNO, ANNE))
    put("grant", Change("land:Vaux", "owner", ANNE, BRUNO))
    put("note", asked={"who": ANNE})
    put("note", asked={"who": f"{ANNE}tte"})
    put("note", outcome={"who": ANNE})

    assert numbers(entries.matching(book, subject=ANNE)) == [2, 3, 4, 5, 6, 7]
    assert numbers(entries.matching(book, subject=ANNE, kind="grant")) == [5, 6]
    assert numbers(entries.matching(book, subject=ANNE, last=1)) == [7]


def test_entries_of_a_turn(book, put):
    """A bare number is a turn of the chapter that is open; all of it may be named."""
    put("new", turned(None, 1))
    put("note", turn=1)
    put("note", turn=2)
    put("mass end", Change("campaign", "ended", None, 1), turn=2)
    put("mass start", Change("campaign", "ended", 1, None), turn=1)
    put("note", turn=2)

    assert numbers(entries.matching(book, turn=1)) == [5]
    assert numbers(entries.matching(book, turn=2)) == [6]
    assert numbers(entries.matching(book, turn=(1, 2))) == [3, 4]
    assert numbers(entries.matching(book, turn=(1, 1), kind="note")) == [2]
    assert numbers(entries.matching(book, turn=3)) == []
    assert [e.chapter for e in entries.entries(book)] == [1, 1, 1, 1, 2, 2]
    assert [entries.entry(book, n).chapter for n in (4, 5)] == [1, 2]
    assert [e.chapter for e in entries.each(book, "seq > 4")] == [2, 2]


@pytest.mark.parametrize(
    "effect",
    [
        Transfer("money", 5, BANK, ANNE, NO_REASON),
        Transfer("money", 5, BANK, ANNE, Because("2.1", None)),
        Change(ANNE, "title", None, ("a", "b"), Because(None, "title:Baron")),
        Change(ANNE, "title", 3, None, NO_REASON),
    ],
)
def test_an_effect_is_read_back(book, put, effect):
    """With its reason, if it has one."""
    if effect[2] == 3:
        put("new", Change(ANNE, "title", None, 3))
    (found,) = entries.entry(book, put("act", effect)).effects

    assert (found, type(found)) == (effect, type(effect))
    assert (found.because is NO_REASON) == (effect.because == NO_REASON)


def test_what_no_act_can_have_written_is_refused(book):
    """The file, the entry and the part are named."""
    columns = (7, "today", "note", 1, None, None, None, None, None, "{}", "{}", "[]")
    entries.refuse_flaw(book, (7, "2024-03-01T20:00:00Z", *columns[2:]), [], [])
    with pytest.raises(FileTrouble) as refused:
        entries.refuse_flaw(book, columns, [], [])

    refusal = refused.value
    assert (refusal.code, refusal.key) == ("damaged", "damaged.content")
    assert refusal.facts == {"file": ":memory:", "entry": 7, "part": "at"}


def test_an_entry_with_content_of_no_act_is_not_shown(book, put):
    """However it is asked for."""
    put("new")
    put("roll", throws=[die()])
    book.connection.execute("DROP TRIGGER throw_update")
    book.connection.execute("UPDATE throw SET faces = '7'")
    for ask in (
        lambda: entries.entry(book, 2),
        lambda: entries.entries(book),
        lambda: list(entries.each(book)),
    ):
        with pytest.raises(FileTrouble) as refused:
            ask()
        assert (refused.value.facts["entry"], refused.value.facts["part"]) == (
            2,
            "throws",
        )
    assert entries.entry(book, 1).kind == "new"


def test_the_entry_of_a_script(book, put):
    """It is found by its key."""
    put("new")
    put("pay", once="a")
    put("pay", once="b")
    assert entries.with_key(book, "a").seq == 2
    assert entries.with_key(book, "c") is None


def test_the_newest_act_that_counts(book, put):
    """Never the first entry, an undo, or one that was taken back, or what is no act."""
    put("new")
    assert entries.last_live(book) is None
    put("pay")
    put("note")
    put("undo", undoes=[3])
    put("fork")
    put("salvage")
    assert entries.last_live(book).seq == 2
    put("redo", redoes=[3])
    assert entries.last_live(book).seq == 3
    put("note")
    assert (entries.last_live(book).seq, numbers(entries.live_after(book, 2))) == (
        *(8,),
        [3, 8],
    )


def test_the_newest_act_with_typed_dice(book, put):
    """Neither one whose dice the program threw, nor a dropped one, nor the first."""
    put("new", throws=[die()])
    assert entries.last_typed(book) is None
    put("roll", throws=[die(how="thrown"), die()])
    put("roll", throws=[die()])
    put("roll", throws=[die(how="seeded")])
    put("drop", throws=[die()])
    put("note")
    assert entries.last_typed(book).seq == 3
    put("undo", undoes=[3])
    assert entries.last_typed(book).seq == 2


@pytest.mark.parametrize("most", [1, 2, 3, 4, 200])
def test_the_newest_acts_of_some_kinds(book, put, most):
    """From the newest on, all of them, however many are read at a time."""
    put("pay", asked={"n": 0})
    for n in (1, 2, 3):
        put("pay", asked={"n": n, "m": n}, outcome={"m": "came"})
        put("note")
    put("undo", undoes=[4])
    put("roll")

    found = list(entries.newest_of(book, ["pay", "roll"], most=most))
    assert found == [
        (9, "roll", {}),
        (6, "pay", {"n": 3, "m": "came"}),
        (2, "pay", {"n": 1, "m": "came"}),
    ]
    assert list(entries.newest_of(book, ["drop"], most=most)) == []


def test_what_is_taken_back_now(book, put):
    """The newest of it, the oldest of these first; what was brought back is not."""
    for _ in range(5):
        put("note")
    put("undo", undoes=[2, 3, 4, 5])
    put("redo", redoes=[4])
    assert numbers(entries.undone(book, 9)) == [2, 3, 5]
    assert numbers(entries.undone(book, 2)) == [3, 5]


def test_what_was_turned_since_an_entry(book, put):
    """What counted then and no longer does, and the other way round; nothing else."""
    for _ in range(5):
        put("note")
    put("undo", undoes=[2, 3])  # 6
    put("note")
    put("redo", redoes=[2])  # 8
    put("undo", undoes=[4, 7])
    put("undo", undoes=[5])
    put("redo", redoes=[5])  # 11

    assert entries.turned_after(book, 5) == [(3, True), (4, True)]
    assert entries.turned_after(book, 6) == [(2, False), (4, True)]
    assert entries.turned_after(book, 7) == [(2, False), (4, True), (7, True)]
    assert entries.turned_after(book, 10) == [(5, False)]
    assert entries.turned_after(book, 11) == []


def test_whether_an_id_was_ever_used(book, put):
    """A thing that is gone had it all the same."""
    put("new", Change("land:Vaux", "name", None, "Vaux"))
    put("sink", Change("land:Vaux", "name", "Vaux", None))
    assert not entries.first_use(book, "land:Vaux")
    assert entries.first_use(book, "land:Mont")


def test_all_that_moved_on_an_account(book, put):
    """Of one thing only, oldest first, whoever gave; with the entry and the reason."""
    put("new")
    goods = Transfer("wood", 3, BANK, ANNE)
    put("pay", paid(5), goods, paid(2, ANNE, BRUNO), remark="a gift", turn=2)
    put("pay", paid(9, BANK, BRUNO))
    put("tax", Transfer("money", 1, ANNE, BANK, Because("3.2", "land:Vaux")))

    assert list(entries.movements(book, ANNE, "money")) == [
        (2, 2, "pay", "a gift", BANK, ANNE, 5, None, None),
        (2, 2, "pay", "a gift", ANNE, BRUNO, 2, None, None),
        (4, 1, "tax", None, ANNE, BANK, 1, "3.2", "land:Vaux"),
    ]
    assert list(entries.movements(book, "player:Zoé", "money")) == []


def test_all_values_of_a_field(book, put):
    """Oldest first, with the entry, and with what took it back."""
    put("new", Change("land:Vaux", "owner", None, ANNE), turn=1, phase="spring")
    put("grant", Change("land:Vaux", "owner", ANNE, BRUNO), remark="sold", turn=2)
    put("undo", Change("land:Vaux", "owner", BRUNO, ANNE), undoes=[2], turn=2)
    put("name", Change("land:Vaux", "name", None, "Vaux"))

    assert entries.changes_of(book, "land:Vaux", "owner") == [
        (1, 1, "spring", "new", None, None, ANNE, None),
        (2, 2, None, "grant", "sold", ANNE, BRUNO, 3),
        (3, 2, None, "undo", None, BRUNO, ANNE, None),
    ]
