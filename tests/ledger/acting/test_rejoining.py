"""Acts of a branch that follow those of others, each at the hub's head."""

from __future__ import annotations

import pytest

from ledger.acting import act_named
from ledger.acting.recorder import Recorder
from ledger.acting.rejoining import KEEP, LEAVE, _Branch
from ledger.league.hub import Link
from ledger.store.book import Book
from tests.laws.evening import Evening


class Hub:
    """The way to a hub that takes whatever it is sent."""

    sent, ticket_of = False, None

    def share(self, _):
        self.sent = True

    def committed(self):
        pass

    def facts(self):
        pass

    def catch_up(self):
        return False

    def close(self):
        pass


@pytest.fixture
def follow(tmp_path, monkeypatch):
    """Lets payments of a branch follow one of Anne's; somebody answers what is asked.

    What is asked is given back, and what came of the payments.
    """
    there, branch = (Evening(str(tmp_path / name)) for name in ("there.db", "here.db"))
    for evening in (there, branch):
        evening.act("pay", "bank", "Anne", 300)
    there.act("pay", "Anne", "bank", 250, once="key")
    monkeypatch.setattr(Book, "is_shared", lambda book: book is there.book)
    there.book.upstream = Hub()

    def followed(*payments, reply=None, **options):
        asked, result = [], {"went": [], "kept": [], "changed": [], "left": []}

        def decide(misfit, made):
            code = misfit.refusal and misfit.refusal.code
            asked.append((misfit.entry.seq, code, misfit.options))
            return reply

        follower = _Branch(branch.book, None, None, None, [])
        for payment in payments:
            entry = branch.act("pay", *payment, **options).entry
            link = Link(entry.seq, entry.hash, "", "")
            follower._follow(there.book, entry, link, decide, result)
        paid = [one.asked["amount"] for one in there.entries[2:]]
        return asked, {key: acts for key, acts in result.items() if acts}, paid

    yield followed
    there.close()
    branch.close()


def test_what_comes_to_the_same_follows_by_itself(follow):
    """Nobody is asked."""
    assert follow(("bank", "Bruno", 7)) == ([], {"went": [[3, 4]]}, [250, 7])


def test_what_is_left_out_is_not_at_the_hub(follow):
    """The next act follows in its place."""
    asked, result, paid = follow(
        ("Anne", "Bruno", 200), ("bank", "Bruno", 7), reply=LEAVE
    )

    assert asked == [(3, "not_enough", (LEAVE,))]
    assert (result, paid) == ({"left": [3], "went": [[4, 4]]}, [250, 7])


def test_another_act_in_its_place_counts_as_a_change(follow):
    """It has the number at the hub that the act would have."""

    def instead(made):
        return act_named("pay")(Recorder(made), "Anne", "Bruno", 50)

    asked, result, paid = follow(("Anne", "Bruno", 200), reply=instead)

    assert asked == [(3, "not_enough", (LEAVE,))]
    assert (result, paid) == ({"changed": [3], "went": [[3, 4]]}, [250, 50])


def test_what_is_kept_though_its_key_is_taken_is_there_without_it(follow):
    """Another act of a script was written under its key meanwhile."""
    asked, result, paid = follow(("bank", "Bruno", 7), reply=KEEP, once="key")

    assert asked == [(3, None, (KEEP, LEAVE))]
    assert (result, paid) == ({"kept": [3], "went": [[3, 4]]}, [250, 7])
