"""The output of `--json`: the keys that scripts rely on."""

from __future__ import annotations

import json
import shutil

import pytest

from commands.shown import ACT, shown
from ledger.acting import acts
from ledger.acting.recorder import Recorder
from ledger.grammar.listing import every
from ledger.store import drafts
from ledger.store.book import Book
from tests.begun import begun
from tests.commands import sampled, siege_calls
from tests.commands.calls import (
    BATTLE,
    CALLS,
    ELSEWHERE,
    EMPTY,
    FIEF,
    MORE,
    SAMPLED,
    SWITCHED,
    TACTICS,
    WRITES,
    words_of,
)
from tests.commands.conftest import FOUGHT, REALM
from tests.face import ask, intendant

ENVELOPE = ["ok", "command", "entry", "result", "warnings"]
ERROR = ["code", "message", "hint", "rule"]


def empty(request):
    """An empty board, a map file, and a game that is played for points."""
    folder = request.getfixturevalue("fief")("cards", more="", turn=1)
    ask("rules", "set", "fief.variant.points", "true")
    ask("fief", "map", "new", str(folder / "m.toml"), "--sample")
    return 2


@pytest.fixture
def played(request):
    """The table at which a command is called; gives its number of entries."""
    command = request.node.callspec.params["command"]
    game = command.partition(" ")[0]
    if command in SAMPLED:
        folder = request.getfixturevalue("here")
        return sampled.played(command, str(folder / "c.db"))
    if command in EMPTY:
        return empty(request)
    if game == "fief":
        more = REALM + MORE.get(command, "")
        request.getfixturevalue("fief")(FIEF.get(command, "purchases"), more=more)
        switches = ["fief.variant.tactics"] if command in TACTICS else []
        switches += [SWITCHED[command]] if command in SWITCHED else []
        for switch in switches:
            ask("rules", "set", switch, "true")
        return 1 + len(switches)
    if command in BATTLE:
        folder = request.getfixturevalue("here")
        begun(FOUGHT + BATTLE[command])
        return 1
    if command in siege_calls.POSITIONS:
        folder = request.getfixturevalue("here")
        text = siege_calls.POSITIONS[command]
        (folder / "p.toml").write_text(text, "utf-8")
        (folder / "list.toml").write_text(siege_calls.LIST, "utf-8")
        ask("new", "c.db", "--from", "p.toml")
        return 1
    lying = {"medfan": 3, "mass": 1, "siege": 11}
    request.getfixturevalue(game if game in lying else "full")
    return lying.get(game, 8)


@pytest.mark.parametrize("command", CALLS)
def test_each_command_answers_in_the_envelope_with_its_keys(played, command):
    """One line of JSON has the envelope's keys in order, and those of the command."""
    call, keys = CALLS[command]
    said = intendant(*words_of(call), "--json")
    assert (said.status, said.err) == (0, "")
    assert said.out.count("\n") == 1
    assert list(said.json) == ENVELOPE
    assert said.json["ok"] is True
    assert said.json["command"] == command
    assert said.json["warnings"] == []
    missing = set(keys.split()) - set(said.json["result"])
    assert missing == set()


@pytest.mark.parametrize("command", CALLS)
def test_entry_is_the_number_of_the_entry_written_or_null(played, command):
    """A command that writes makes the next entry, and only one."""
    said = intendant(*words_of(CALLS[command][0]), "--json")
    number = 1 if command == "new" else played + 1
    assert said.json["entry"] == (number if command in WRITES else None)
    written = command in WRITES and command != "new"
    assert len(ask("log", "-c", "c.db")["entries"]) == played + written


@pytest.mark.parametrize("command", CALLS)
def test_each_command_shows_a_screen_without_json(played, command):
    """The same call shows people words on stdout, and nothing on stderr."""
    said = intendant(*words_of(CALLS[command][0]))
    assert said.status == 0, said.err
    assert said.err == ""
    assert said.out.strip()
    assert "\x1b" not in said.out


# Acts whose screen shows more than their sentence.
SCREENS = [c for c in acts() if c in WRITES and shown(c).screen != ACT]


@pytest.mark.parametrize("command", SCREENS)
def test_an_act_that_is_resumed_prints_as_the_act_itself(played, command, monkeypatch):
    """A resumed act shows all that it would have shown without a stop."""
    begun, act = [], Recorder.act

    def seen(recorder, kind, args, decide, **more):
        begun.append((kind, args, recorder.replies.saved()))
        return act(recorder, kind, args, decide, **more)

    monkeypatch.setattr(Recorder, "act", seen)
    shutil.copy("c.db", "before")
    at_once = intendant(*words_of(CALLS[command][0]))
    shutil.move("before", "c.db")
    with Book("c.db", write=True) as book:
        drafts.save(book, None, *begun[0], [])

    assert at_once == intendant("resume")


def test_every_command_is_tried_here():
    """Acts are tried by their samples; questions need a line in `calls.py`."""
    assert set(every()) == set(CALLS) | ELSEWHERE, "an act needs a sample: tests/laws"


def test_treasury_lists_players_in_seat_order_and_adds_up(full):
    """The sums of accounts, bank and escrow add up to nothing, whatever was paid."""
    assert ask("treasury") == {
        "accounts": [
            {"name": "Anne", "money": 70},
            {"name": "Bruno", "money": 80},
            {"name": "Chloé", "money": 0},
        ],
        "bank": -150,
        "escrow": {},
        "unit": "coins",
    }


def test_status_lists_what_each_player_has(full):
    """The status has the names of territories and titles, and the money."""
    status = ask("status")
    assert status["game"] == "free"
    assert (status["turn"], status["phase"], status["drafts"]) == (2, None, [])
    assert status["players"][:2] == [
        {"name": "Anne", "money": 70, "territories": ["Vaux"], "titles": []},
        {
            "name": "Bruno",
            "money": 80,
            "territories": [],
            "titles": ["Warden of the North"],
        },
    ]


def test_lists_of_titles_and_territories(full):
    """Titles and territories have exactly the fixed keys."""
    assert ask("title", "list")["titles"] == [
        {
            "title": "Warden of the North",
            "kind": None,
            "of": None,
            "holder": "Bruno",
            "player": "Bruno",
        }
    ]
    assert ask("territory", "list")["territories"] == [
        {"name": "Bourg", "owner": None, "kind": None, "known": True},
        {"name": "Vaux", "owner": "Anne", "kind": "mine", "known": True},
    ]


def test_pay_tells_both_balances(table):
    """The answer has both names, the amount, and the new balances."""
    assert ask("pay", "anne", "banque", "40") == {
        "from": "Anne",
        "to": "bank",
        "amount": 40,
        "balances": {"Anne": 60, "bank": -110},
    }


def test_the_lines_of_the_log(full):
    """Each entry has exactly the fixed keys."""
    entries = ask("log")["entries"]
    keys = ["seq", "id", "at", "turn", "phase", "kind", "text", "undone_by", "undoes"]
    keys.append("chapter")
    assert {tuple(entry) for entry in entries} == {tuple(keys)}
    assert [entry["seq"] for entry in entries] == list(range(1, 9))
    assert entries[6]["undone_by"] == 8
    assert entries[7]["undoes"] == [7]
    assert all(entry["text"] for entry in entries)


def test_the_lines_of_a_statement(full):
    """Each movement is shown with the balance after it."""
    lines = ask("statement", "Bruno")["lines"]
    fixed = ("entry", "turn", "other", "amount", "balance", "text")
    assert all(set(fixed) <= set(line) for line in lines)
    told = [(line["entry"], line["other"], line["amount"]) for line in lines]
    assert told == [(1, "bank", 50), (5, "Anne", 30), (7, "bank", -5), (8, "bank", 5)]
    assert [line["balance"] for line in lines] == [50, 80, 75, 80]
    assert lines[1]["text"] == "a horse"


def test_a_refusal_is_one_line_on_stderr(table):
    """The line has `ok: false` and the error; nothing is on stdout."""
    said = intendant("pay", "Anne", "Brunno", "5", "--json")
    assert said.status == 1
    assert said.out == ""
    assert said.err.count("\n") == 1
    told = json.loads(said.err)
    assert list(told) == ["ok", "error"]
    assert told["ok"] is False
    assert list(told["error"]) == ERROR
    assert told["error"]["code"] == "unknown_name"
    assert "Bruno" in told["error"]["hint"]
    assert told["error"]["rule"] is None


def test_a_refusal_for_people_has_a_hint(table):
    """`error: ...`, then `hint: ...`, are both on stderr."""
    said = intendant("pay", "Anne", "Brunno", "5")
    assert (said.status, said.out) == (1, "")
    first, second = said.err.splitlines()
    assert first.startswith("error: ")
    assert second.startswith("hint: ")
    assert "Bruno" in second


def test_warnings_stand_in_the_envelope_or_on_stderr(full):
    """A title that sounds like another is granted with a warning."""
    said = intendant("title", "grant", "Warden of the Norht", "Anne", "--json")
    (warning,) = said.json["warnings"]
    assert set(warning) >= {"code", "message", "rule"}
    said = intendant("title", "grant", "Wardens of the North", "Anne")
    assert said.err.startswith("note: ")
    assert "Anne" in said.out
