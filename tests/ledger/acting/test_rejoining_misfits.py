"""Acts of a branch that do not go in by themselves: each is decided once, on the hub."""

from __future__ import annotations

import os

import pytest

from ledger.acting import sharing
from ledger.acting.rejoining import KEEP, LEAVE, RULED, sync
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.journal import Entry
from ledger.league.connecting import Away
from ledger.league.shared import shared
from ledger.store import append, rows
from ledger.store.book import Book
from tests.laws.evening import Evening
from tests.ledger.acting.hubs import (
    NAME,
    URL,
    Decide,
    acted,
    agree,
    alone,
    links_of,
    refused,
)

HOST = "host.example/league"
NOBODY = Decide()
TAKEN = ("pay", "Anne", "Bruno", 30)  # Anne has 40


@pytest.fixture
def spent(hub, begun, book, other):
    """Anne's coins are spent here and, meanwhile, at the other laptop."""
    alone(hub, begun, TAKEN, ("pay", "bank", "Chloé", 7))
    acted(other, "pay", "Anne", "bank", 20)
    return begun


def test_what_does_not_fit_is_shown_with_what_is_at_the_hub(hub, spent):
    """The act, why it is refused, and what may be answered."""
    decide, old = Decide(LEAVE), spent.entry(3)
    sync(spent.book, decide)
    misfit = decide.misfit
    assert decide.asked == [(3, "not_enough", (LEAVE,))]
    assert (misfit.entry, misfit.now) == (old, None)
    assert misfit.refusal.facts["have"] == 20
    assert decide.head[0] == 3


def test_what_is_left_out_stays_readable(hub, spent):
    """The branch is kept beside the campaign, as a backup."""
    head, state = spent.head, spent.state
    told = sync(spent.book, Decide(LEAVE)).result
    copy = spent.file.replace("a.db", "a.apart-3-4.db")
    facts = {"came": [3], "went": [[4, 4]], "kept": [], "changed": [], "left": [3]}
    assert told == {"campaign": NAME, **facts, "copy": copy}
    with Book(copy) as kept:
        assert (kept.backup, rows.head(kept), rows.state_of(kept)) == (
            True,
            head,
            state,
        )
    agree(hub, spent, 4)


def test_a_copy_that_is_there_already_stays(hub, spent):
    """The next one gets a number."""
    begun = spent.file.replace("a.db", "a.apart-3-4")
    for name in (".db", "-1.db"):
        with open(begun + name, "x") as file:
            file.write("mine")
    assert sync(spent.book, Decide(LEAVE)).result["copy"] == f"{begun}-2.db"
    assert os.path.getsize(f"{begun}.db") == os.path.getsize(f"{begun}-1.db") == 4


def test_what_leans_on_an_act_that_was_left_out_is_asked_about(hub, begun, book, other):
    """There is no such entry any more."""
    alone(hub, begun, TAKEN, ("pay", "bank", "Chloé", 7))
    hub.away = "unreachable"
    begun.undo(3)
    begun.undo(4)
    hub.away = ""
    acted(other, "pay", "Anne", "bank", 20)
    decide = Decide(LEAVE, LEAVE)
    told = sync(book, decide).result
    assert decide.asked == [
        (3, "not_enough", (LEAVE,)),
        (5, "unknown_name", (LEAVE,)),
    ]
    assert decide.misfit.refusal.key == "unknown_name.entry"
    assert decide.misfit.refusal.facts == {"entry": 3}
    assert (told["left"], told["went"]) == ([3, 5], [[4, 4], [6, 5]])
    assert begun.entry(5).undoes == [4]
    agree(hub, begun, 5)


def test_another_result_may_be_kept(hub, begun, book, other):
    """Nothing forbids it: it is shown what would be written now."""
    alone(hub, begun, ("turn",))
    acted(other, "turn")
    decide = Decide(KEEP)
    told = sync(book, decide).result
    assert decide.asked == [(3, None, (KEEP, LEAVE))]
    assert decide.misfit.now.effects[0].after == 3
    assert (told["kept"], told["went"]) == ([3], [[3, 4]])
    assert told["copy"].endswith("a.apart-3-3.db")
    assert (begun.state.turn, begun.entry(4).ruling) == (3, None)
    agree(hub, begun, 4)


@pytest.mark.parametrize("reply", [KEEP, LEAVE])
def test_what_only_a_rule_forbids_may_be_kept(hub, tmp_path, reply):
    """The entry says that it was overruled."""
    begun = Evening(str(tmp_path / "f.db"), game="fief")
    sharing.share(begun.book, URL, NAME, None)
    sharing.join(URL, NAME, str(tmp_path / "g.db"), None)
    alone(hub, begun, ("fief deal",))
    with Book(str(tmp_path / "g.db"), write=True) as joined:
        acted(joined, "phase")
    dealt, decide = begun.entry(2).outcome, Decide(reply)
    told = sync(begun.book, decide).result
    assert [one[::2] for one in decide.asked] == [(2, (KEEP, LEAVE))]
    assert (decide.misfit.refusal.code, decide.misfit.now) == ("out_of_phase", None)
    assert told["copy"].endswith("f.apart-2-2.db")
    if reply == KEEP:
        assert (told["kept"], told["left"], told["went"]) == ([2], [], [[2, 3]])
        assert (begun.entry(3).ruling, RULED) == (RULED, "league sync")
        assert begun.entry(3).outcome == dealt
    else:
        assert (told["kept"], told["left"], told["went"]) == ([], [2], [])
    agree(hub, begun, 2 + (reply == KEEP))
    begun.close()


def test_what_a_dry_run_would_look_ahead_to_cannot_be_kept(hub, tmp_path):
    """Both have paid the income of a turn: it is not paid twice."""
    fief = Evening(str(tmp_path / "f.db"), game="fief")
    fief.act("phase", ruling="a test")
    sharing.share(fief.book, URL, NAME, None)
    sharing.join(URL, NAME, str(tmp_path / "g.db"), None)
    alone(hub, fief, ("fief income",))
    with Book(str(tmp_path / "g.db"), write=True) as joined:
        acted(joined, "fief income")
    decide = Decide(LEAVE)
    assert sync(fief.book, decide).result["left"] == [3]
    assert [one[::2] for one in decide.asked] == [(3, (LEAVE,))]
    agree(hub, fief, 3)
    fief.close()


def test_another_act_takes_its_place(hub, spent):
    """Later acts name it by its number."""

    def instead(made):
        return acted(made, "pay", "Anne", "Bruno", 5)

    told = sync(spent.book, Decide(instead)).result
    assert (told["changed"], told["went"]) == ([3], [[3, 4], [4, 5]])
    assert (told["kept"], told["left"]) == ([], [])
    assert told["copy"].endswith("a.apart-3-4.db")
    assert spent.entry(4).asked["amount"] == 5
    agree(hub, spent, 5)


@pytest.mark.parametrize("less", [{}, {"entry": None}])
def test_what_writes_nothing_takes_no_place(hub, spent, less):
    """An entry that is only shown, or an act that has none."""
    head = spent.head

    def shown(made):
        told = acted(made, "pay", "Anne", "Bruno", 5, dry_run=True)
        return told._replace(**less)

    told = refused(Misuse, sync, spent.book, Decide(shown))
    assert told == ("usage", "league.unwritten", {"entry": 3})
    assert (spent.head, hub.head(NAME)[0]) == (head, 3)


def test_a_hub_that_is_gone_meanwhile_ends_it(hub, spent):
    """The file stays as it is, and it can be tried again."""
    head = spent.head

    def instead(made):
        hub.away = "unreachable"
        return acted(made, "pay", "Anne", "Bruno", 5)

    code, key, facts = refused(Away, sync, spent.book, Decide(instead))
    assert (code, key) == ("league", "league.away")
    assert facts == {"why": "unreachable", "hub": HOST}
    hub.away = ""
    assert (spent.head, hub.head(NAME)[0]) == (head, 3)
    assert sync(spent.book, Decide(LEAVE)).result["went"] == [[4, 4]]


def test_what_somebody_else_did_under_its_key_is_asked_about(hub, begun, book, other):
    """Another act of a script: ours can only be there without its key."""
    hub.away = "unreachable"
    begun.act("pay", "bank", "Anne", 5, once="K")
    begun.act("note", "it rains", once="L")
    hub.away = ""
    acted(other, "pay", "bank", "Anne", 6, once="K")
    acted(other, "turn", once="L")
    decide = Decide(KEEP, KEEP)
    told = sync(book, decide).result
    assert decide.asked == [(3, None, (KEEP, LEAVE)), (4, None, (KEEP, LEAVE))]
    assert decide.misfit.now.kind == "note"  # and not the other act with its key
    assert (told["kept"], told["went"]) == ([3, 4], [[3, 5], [4, 6]])
    assert [one.once for one in begun.entries[2:]] == ["K", "L", None, None]
    agree(hub, begun, 6)


@pytest.mark.parametrize(
    "entry",
    [
        Entry("xyz", {}, {}),
        Entry("pay", {}, {}),
        Entry("pay", {"said": {"words": {"source": 5}}}, {}),
        Entry("pay", {"said": {"choices": [["x"]]}}, {}),
    ],
)
def test_an_act_that_cannot_be_repeated_can_be_left_out(hub, begun, book, other, entry):
    """An older version wrote it, or another program."""
    hub.away = "unreachable"
    with book.writing():
        append.append(book, entry)
    hub.away = ""
    acted(other, "note", "it rains")
    decide = Decide(LEAVE)
    assert sync(book, decide).result["left"] == [3]
    assert decide.asked == [(3, "nothing_to_undo", (LEAVE,))]
    assert decide.misfit.refusal.key == "undo.unsaid"
    assert decide.misfit.refusal.facts == {"entry": 3}


def test_an_act_that_cannot_be_repeated_can_be_replaced(hub, begun, book, other):
    """What is done in its place is known by its mark, if it has to be done again."""
    hub.away = "unreachable"
    with book.writing():
        append.append(book, Entry("xyz", {}, {}))
    hub.away = ""
    acted(other, "note", "it rains")
    ticket = shared(book.path).ticket(begun.head[1])
    told = sync(book, Decide(lambda made: acted(made, "note", "it snows"))).result
    assert (told["changed"], told["went"]) == ([3], [[3, 4]])
    assert hub.journals[NAME][-1].ticket == ticket
    agree(hub, begun, 4)


# What happens meanwhile ----------------------------------------------------------------


def test_what_is_written_here_meanwhile_goes_as_well(hub, begun, book, other):
    """Somebody at the same table was quicker than whoever decides."""
    alone(hub, begun, TAKEN)
    acted(other, "pay", "Anne", "bank", 20)

    def later():
        alone(hub, begun, ("pay", "bank", "Chloé", 7))

    decide = Decide(LEAVE, LEAVE, meanwhile=later)
    told = sync(book, decide).result
    assert len(decide.asked) == 2
    assert (told["left"], told["went"]) == ([3], [[4, 4]])
    agree(hub, begun, 4)


@pytest.mark.parametrize("branch", [True, False])
def test_it_begins_again_where_the_file_has_moved(hub, begun, book, branch):
    """Whether there was something to send, or nothing."""
    if branch:
        alone(hub, begun, ("pay", "bank", "Anne", 1))
    hub.meanwhile = lambda: alone(hub, begun, ("pay", "bank", "Anne", 2))
    told = sync(book, NOBODY).result
    assert told["went"] == [[seq, seq] for seq in range(3, 4 + branch)]
    agree(hub, begun, 3 + branch)


def test_it_begins_again_where_the_hub_has_moved(hub, begun, book, other):
    """What was to be sent as it was has to follow now."""
    alone(hub, begun, ("pay", "bank", "Anne", 1))
    hub.before = lambda: acted(other, "pay", "bank", "Bruno", 2)
    told = sync(book, NOBODY).result
    assert (told["came"], told["went"]) == ([3], [[3, 4]])
    agree(hub, begun, 4)


def test_a_campaign_that_the_hub_does_not_have_is_refused(hub, begun, book):
    """The key opens it no longer."""
    hub.journals.clear()
    told = refused(FileTrouble, sync, book, NOBODY)
    assert told == ("league", "league.denied", {"hub": HOST})


@pytest.mark.parametrize("apart", [False, True])
def test_a_rewritten_journal_is_refused(hub, begun, book, tmp_path, apart):
    """Both heads are shown, and nothing is taken over."""
    here = begun.head
    if apart:
        alone(hub, begun, ("pay", "bank", "Anne", 1))
    head = begun.head
    other = Evening(str(tmp_path / "o.db"), players=("Dora",))
    other.act("note", "x")
    for journal in (links_of(other.book), links_of(other.book)[:1]):
        hub.journals[NAME] = journal
        code, key, facts = refused(FileTrouble, sync, book, NOBODY)
        assert (code, key) == ("league", "league.rewritten")
        assert (facts["seq"], facts["here"]) == here
        assert (facts["their_seq"], facts["there"]) == hub.head(NAME)
        assert begun.head == head
    other.close()


def test_what_is_not_shared_cannot_be_brought_together(begun):
    """The refusal names the file."""
    told = refused(Refused, sync, begun.book, NOBODY)
    assert told == ("rule", "league.unshared", {"file": begun.file})
