"""Without the hub a campaign goes on; afterwards each act is there once, or was asked about."""

from __future__ import annotations

import json

import pytest

from ledger.league import upstream
from tests.face import ask, at_terminal, intendant
from tests.league.test_sharing import acts, head


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


@pytest.fixture
def line(table):
    """A campaign shared by two laptops, the first by way of a line that can be cut."""
    cut = table.line()
    table.share(line=cut)
    table.join()
    return cut


def warned(*words):
    """The codes of the warnings of an act."""
    return [
        one["code"] for one in json.loads(intendant(*words, "--json").out)["warnings"]
    ]


def test_every_answer_says_how_much_is_not_shared(line):
    """The file goes on as a branch, and says so each time."""
    line.cut()
    assert warned("pay", "bank", "Anne", "1", "-c", "a.db") == ["league.apart"]
    said = intendant("pay", "bank", "Anne", "1", "-c", "a.db", "--lang", "fr")
    assert (
        "pas encore partagées\u00a0: 2 écritures après l’écriture 1"
        in said.out + said.err
    )
    assert "le serveur est hors d’atteinte" in said.out + said.err
    told = ask("league", "status", "-c", "a.db")
    assert (told["apart"], told["there"], told["away"]) == (2, None, True)


def test_what_nobody_contradicts_goes_by_itself(line):
    """When the hub is back and nobody has written, the next act takes all along."""
    line.cut()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    line.mend()
    assert warned("pay", "bank", "Anne", "2", "-c", "a.db") == []
    ask("pay", "bank", "Bruno", "3", "-c", "b.db")
    assert head("b.db")[0] == 4


def test_acts_that_fit_follow_those_of_others(line):
    """Different acts of both laptops are all there, without a question."""
    line.cut()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("roll", "2d6", "-c", "a.db")
    ask("pay", "bank", "Bruno", "3", "-c", "b.db")
    faces = ask("show", "3", "-c", "a.db")["throws"][0]["faces"]
    line.mend()
    assert warned("pay", "bank", "Anne", "2", "-c", "a.db") == ["league.apart"]
    told = ask("league", "sync", "-c", "a.db")
    assert (told["came"], told["went"]) == ([2], [[2, 3], [3, 4], [4, 5]])
    assert (told["left"], told["copy"]) == ([], None)
    assert ask("show", "4", "-c", "a.db")["throws"][0]["faces"] == faces
    ask("league", "sync", "-c", "b.db")
    assert head("a.db") == head("b.db")


def test_what_does_not_fit_is_asked_about(line, tmp_path):
    """Anne's coins are spent twice: the second time somebody decides."""
    line.cut()
    ask("pay", "Anne", "Bruno", "200", "-c", "a.db")
    ask("pay", "bank", "Carla", "7", "-c", "a.db")
    ask("pay", "Anne", "bank", "250", "-c", "b.db")
    line.mend()
    before = head("a.db")
    said = intendant("league", "sync", "-c", "a.db", "--json")
    assert (said.status, said.refusal["code"]) == (2, "missing_choice")
    assert said.refusal["options"] == ["leave"]
    assert head("a.db") == before
    said = intendant("league", "sync", "-c", "a.db", "--act", "2=keep")
    assert said.status == 2
    assert "cannot be kept" in said.err
    told = ask("league", "sync", "-c", "a.db", "--act", "2=omettre")
    assert (told["left"], told["went"]) == ([2], [[3, 3]])
    assert acts("a.db") == [
        acts(told["copy"])[0],
        "Anne pays 250\u00a0écus to the bank",
        "The bank pays 7\u00a0écus to Carla",
    ]
    assert "200" in acts(told["copy"])[1]
    assert told["copy"].endswith("a.apart-2-3.db")


def test_another_act_in_its_place(line):
    """Somebody at the terminal types what is done instead."""
    line.cut()
    ask("pay", "Anne", "Bruno", "200", "-c", "a.db")
    ask("pay", "Anne", "bank", "250", "-c", "b.db")
    line.mend()
    said = at_terminal("league", "sync", "-c", "a.db", lines=["pay Anne Bruno 50"])
    assert said.status == 0, said.err
    assert acts("a.db")[-1] == "Anne pays 50\u00a0écus to Bruno"
    assert "does not fit" in said.out


def test_an_undo_of_the_branch_takes_back_the_same_act(line):
    """Its act has another number now."""
    line.cut()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("pay", "bank", "Anne", "2", "-c", "a.db")
    ask("undo", "2", "-c", "a.db")
    ask("undo", "-c", "a.db")
    ask("redo", "-c", "a.db")
    for _ in range(3):
        ask("pay", "bank", "Bruno", "3", "-c", "b.db")
    line.mend()
    told = ask("league", "sync", "-c", "a.db")
    assert [now for _, now in told["went"]] == [5, 6, 7, 8, 9]
    assert ask("treasury", "Anne", "-c", "a.db")["accounts"][0]["money"] == 302
    assert head("a.db")[0] == 9


def test_what_a_rule_forbids_now_may_be_kept(table):
    """A refusal that the referee may overrule can be kept, with that ruling."""
    line = table.line()
    table.share(line=line)
    table.join()
    line.cut()
    ask("fief", "deal", "-c", "a.db")
    dealt = ask("show", "2", "-c", "a.db")
    ask("phase", "next", "-c", "b.db")
    line.mend()
    said = intendant("league", "sync", "-c", "a.db", "--json")
    assert (said.status, said.refusal["options"]) == (2, ["keep", "leave"])
    told = ask("league", "sync", "-c", "a.db", "--act", "2=garder")
    assert (told["kept"], told["left"], told["copy"]) == ([2], [], "a.apart-2-2.db")
    kept = ask("show", "3", "-c", "a.db")
    assert kept["ruling"] == "league sync"
    assert kept["outcome"] == dealt["outcome"]
    ask("league", "sync", "-c", "b.db")
    assert head("a.db") == head("b.db")


def test_a_lost_acknowledgement_is_found_again(line):
    """The hub has written, the answer never came: the act is there once."""
    line.losing = 1
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("pay", "bank", "Bruno", "1", "-c", "b.db")
    assert head("b.db")[0] == 3
    assert warned("pay", "bank", "Anne", "2", "-c", "a.db") == []


def test_a_lost_acknowledgement_before_an_outage(line):
    """The act is a branch here and is at the hub all the same: it is recognised."""
    line.losing = 2
    assert warned("pay", "bank", "Anne", "1", "-c", "a.db") == ["league.apart"]
    ask("pay", "bank", "Bruno", "1", "-c", "b.db")
    told = ask("league", "sync", "-c", "a.db")
    assert told["went"] == []
    assert head("a.db") == head("b.db")
    assert head("a.db")[0] == 3


def test_what_a_dry_run_would_look_ahead_to_is_not_kept(table):
    """Both have paid the income of a turn: it is not paid twice, and sync is not stuck."""
    line = table.line()
    table.share(line=line)
    ask("phase", "next", "--ruling", "test", "-c", "a.db")
    table.join()
    line.cut()
    ask("fief", "income", "-c", "a.db")
    ask("fief", "income", "-c", "b.db")
    line.mend()
    refused = intendant("league", "sync", "-c", "a.db")
    assert refused.status == 2, refused.err
    told = ask("league", "sync", "--act", "3=leave", "-c", "a.db")
    assert (told["left"], told["went"]) == ([3], [])
    assert head("a.db") == head("b.db")


def test_a_sync_that_is_stopped_goes_on(line):
    """What was sent before a question is not sent twice."""
    line.cut()
    ask("pay", "bank", "Carla", "1", "-c", "a.db")
    ask("pay", "Anne", "Bruno", "200", "-c", "a.db")
    ask("pay", "bank", "Carla", "2", "-c", "a.db")
    ask("pay", "Anne", "bank", "250", "-c", "b.db")
    line.mend()
    assert intendant("league", "sync", "-c", "a.db").status == 2
    assert intendant("league", "sync", "-c", "a.db").status == 2
    ask("pay", "bank", "Bruno", "9", "-c", "b.db")
    told = ask("league", "sync", "-c", "a.db", "--act", "3=leave")
    assert told["went"] == [[2, 3], [4, 5]]
    assert ask("treasury", "Carla", "-c", "a.db")["accounts"][0]["money"] == 303


def test_a_rewritten_journal_is_refused(table):
    """Both heads are shown, and nothing is taken over."""
    import psycopg

    table.share()
    table.join()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("pay", "bank", "Anne", "1", "-c", "b.db")
    before = head("b.db")
    with psycopg.connect(
        table.url, password=table.server.password, autocommit=True
    ) as owner:
        owner.execute("SET session_replication_role = replica")
        owner.execute("DELETE FROM intendant.journal WHERE seq > 1")
        owner.execute(
            "UPDATE intendant.head SET seq = 1, hash = (SELECT hash FROM intendant.journal)"
        )
    said = intendant("pay", "bank", "Anne", "2", "-c", "b.db", "--json")
    assert said.status == 3
    assert before[1] in said.refusal["message"]
    assert head("b.db") == before


def test_the_same_act_in_the_same_second_is_there_twice(line, monkeypatch):
    """Entries with the same hash are still two acts, if two laptops wrote them."""
    from ledger.store import append

    monkeypatch.setattr(append, "now", lambda: "1190-03-01T20:00:00Z")
    line.cut()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("pay", "bank", "Anne", "1", "-c", "b.db")
    assert head("a.db") == head("b.db")
    line.mend()
    assert warned("pay", "bank", "Anne", "1", "-c", "a.db") == ["league.apart"]
    told = ask("league", "sync", "-c", "a.db")
    assert told["went"] == [[2, 3], [3, 4]]
    assert ask("treasury", "Anne", "-c", "a.db")["accounts"][0]["money"] == 303


def test_a_sync_that_dies_at_its_last_step(line, monkeypatch):
    """The copy has followed, the file beside it does not say so yet: nothing comes twice."""
    from ledger.acting import rejoining

    line.cut()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("pay", "bank", "Bruno", "1", "-c", "b.db")
    line.mend()
    kept, calls = rejoining.keep, []

    def dies(path, one):
        calls.append(path)
        if path == "a.db" and not one.next_hash:
            raise KeyboardInterrupt
        kept(path, one)

    monkeypatch.setattr(rejoining, "keep", dies)
    assert intendant("league", "sync", "-c", "a.db").status == 130
    monkeypatch.setattr(rejoining, "keep", kept)
    assert head("a.db")[0] == 3
    ask("pay", "bank", "Carla", "1", "-c", "a.db")
    told = ask("league", "sync", "-c", "a.db")
    assert (told["came"], told["went"]) == ([], [])
    assert head("a.db")[0] == 4


def test_what_others_wrote_under_the_same_key_is_there_once(line):
    """A script ran on both laptops, one of them cut off."""
    line.cut()
    ask("pay", "bank", "Anne", "5", "--once", "K", "-c", "a.db")
    ask("pay", "bank", "Anne", "5", "--once", "K", "-c", "b.db")
    line.mend()
    told = ask("league", "sync", "-c", "a.db")
    assert told["went"] == [[2, 2]]
    assert head("a.db") == head("b.db")


@pytest.mark.parametrize(
    "answer", ["xyz", "pay", "pay bank Anne 7 --dry-run", "treasury"]
)
def test_what_is_no_act_takes_no_place(line, answer):
    """The refusal says so, and the branch stays."""
    line.cut()
    ask("pay", "bank", "Carla", "1", "-c", "a.db")
    ask("pay", "Anne", "Bruno", "200", "-c", "a.db")
    ask("pay", "Anne", "bank", "250", "-c", "b.db")
    line.mend()
    for lang in ("en", "fr"):
        said = intendant(
            "league", "sync", "-c", "a.db", "--act", f"3={answer}", "--lang", lang
        )
        assert said.status == 2, said.err
    assert ask("league", "sync", "-c", "a.db", "--act", "3=leave")["left"] == [3]


def test_stopped_acts_follow_as_well(line):
    """A draft with its dice is there after a sync."""
    line.cut()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    at_terminal("roll", "2d6+2d6", "--dice", "ask", "-c", "a.db", lines=["3 3"])
    before = ask("status", "-c", "a.db")["drafts"]
    ask("pay", "bank", "Bruno", "1", "-c", "b.db")
    line.mend()
    ask("league", "sync", "-c", "a.db")
    assert ask("status", "-c", "a.db")["drafts"] == before
    assert len(before) == 1
