"""Scripts: all or nothing, or line by line."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import weakref

import pytest

from commands.handlers import script as scripts
from commands.main import main
from tests.face import ask, intendant


def run(script, *words):
    """`run -` with a script piped in."""
    return intendant("run", "-", *words, stdin=script)


def envelopes(said):
    """The JSON lines on stdout."""
    return [json.loads(line) for line in said.out.splitlines()]


def entries():
    """The number of entries."""
    return len(ask("log")["entries"])


def test_each_line_answers_with_its_envelope(table):
    """Answers are in order, with the numbers of the entries written."""
    said = run("pay Anne Bruno 5\ntreasury\n\n# a remark\npay Bruno Anne 3\n", "--json")
    assert (said.status, said.err) == (0, "")
    told = [(e["ok"], e["command"], e["entry"]) for e in envelopes(said)]
    assert told == [(True, "pay", 2), (True, "treasury", None), (True, "pay", 3)]
    assert envelopes(said)[1]["result"]["accounts"][0]["money"] == 95


def test_nothing_is_written_or_printed_on_a_refusal(table):
    """Only the refusal is printed with its line, and its status is the script's."""
    script = "pay Anne Bruno 5\n# no line\n\npay Anne Zed 5\npay Anne Bruno 1\n"
    said = run(script, "--json")
    assert (said.status, said.out) == (1, "")
    assert said.err.count("\n") == 1
    told = json.loads(said.err)
    assert told["ok"] is False
    assert told["line"] == 4
    assert told["error"]["code"] == "unknown_name"
    assert entries() == 1
    plain = run(script)
    assert (plain.status, plain.out) == (1, "")
    assert plain.err.startswith("error: line 4: ")


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("pay Anne Bruno x", 2),
        ("frobnicate", 2),
        ("pay Anne", 2),
        ("pay Anne Bruno 5 --frob", 2),
        ("pay Anne Bruno 500", 1),
        ("pay Anne 'Bruno 5", 2),
        ("roll 2d6 --dice 1", 2),
        ("pay --help", 2),
        ("pay Anne --help", 2),
        ("--version", 2),
        ("--install-completion", 2),
        ("--show-completion bash", 2),
        ("title", 0),
        ("players", 0),
        ("title frob", 2),
        ("''", 2),
    ],
)
def test_the_status_is_that_of_the_refusal(table, line, status):
    """Usage errors and refusals are treated alike; nothing of the script is kept."""
    said = run(f"note before\n{line}\n", "--json")
    assert said.status == status
    if status:
        assert said.out == ""
        assert json.loads(said.err)["line"] == 2
        assert entries() == 1


def test_keep_going_does_each_line_for_itself(table):
    """Refusals are in order among the answers; the status is that of the first."""
    script = "pay Anne Bruno 5\npay Anne Bruno x\npay Anne Zed 1\nnote end\n"
    said = run(script, "--json", "--keep-going")
    assert (said.status, said.err) == (2, "")
    told = envelopes(said)
    assert [e["ok"] for e in told] == [True, False, False, True]
    assert [e.get("line") for e in told[1:3]] == [2, 3]
    codes = [e["error"]["code"] for e in told[1:3]]
    assert codes == ["bad_amount", "unknown_name"]
    assert [e["seq"] for e in ask("log")["entries"]] == [1, 2, 3]
    assert run("pay Anne Zed 1\npay Anne Bruno x\n", "--keep-going").status == 1


def test_keep_going_without_json_tells_refusals_in_order(table):
    """Refusals are on stdout, between the other lines."""
    said = run("note one\npay Anne Zed 1\nnote two\n", "--keep-going")
    assert said.status == 1
    assert [("error" in line) for line in said.out.splitlines()][:2] == [False, True]
    assert said.out.rstrip().endswith("two  [3]")


def test_keep_going_lines_are_durable_before_the_next_is_read(table):
    """Printed lines are already written: another reader sees them at once."""
    said = run("note one\nlog --last 1\n", "--keep-going", "--json")
    assert envelopes(said)[1]["result"]["entries"][0]["seq"] == 2


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        ('note "two words"', "two words"),
        ("note 'two words'", "two words"),
        ("note L'Épervier", "L'Épervier"),
        ('note l\'"eau"', 'l\'"eau"'),
        ("pay Anne Bruno 1 --for='for bread'", "for bread"),
        ('pay Anne Bruno 1 --for="l\'eau"', "l'eau"),
        ("pay Anne Bruno 1 --for 'for # bread'", "for # bread"),
        ("note #1", "#1"),
        ("  note   spaced  ", "spaced"),
        ("note back\\slash", "back\\slash"),
        ("note $HOME", "$HOME"),
        ("note -- --json", "--json"),
    ],
)
def test_quotes_count_at_the_start_of_a_word_or_after_an_equals_sign(
    table, line, remark
):
    """French names need no quotes; no other character is special."""
    assert run(line + "\n").status == 0
    assert ask("show", "2")["remark"] == remark


@pytest.mark.parametrize(
    "line",
    [
        "-c c.db treasury",
        "treasury -c c.db",
        "treasury -cc.db",
        "treasury --campaign c.db",
        "treasury --campaign=c.db",
        "run other.txt",
        "shell",
        "board --once",
        "new x.db",
        "import x.json",
        "backup x.db",
        "export json -o x.json",
        "export json -ox.json",
        "export json --output x.json",
        "rules export --output=x.json",
    ],
)
def test_what_may_not_stand_in_a_script(table, line):
    """Other campaigns, other files and other scripts may not."""
    said = run(f"note before\n{line}\n", "--json")
    assert said.status == 2
    assert json.loads(said.err)["error"]["code"] == "usage"
    assert entries() == 1
    assert sorted(os.listdir()) == ["c.db"]


@pytest.mark.parametrize("line", ["fief", "fief map", "medfan"])
def test_a_group_alone_is_told_its_commands(table, line):
    """A group without a command is refused as when typed."""
    typed, run = intendant(*line.split()), intendant("run", "-", stdin=line)
    assert (typed.status, run.status) == (2, 2)
    assert run.err == typed.err.replace("error: ", "error: line 1: ")


def test_a_script_from_a_file(table):
    """The file may have a byte order mark, Windows line ends, and no last line end."""
    (table / "s.txt").write_bytes(b"\xef\xbb\xbf# first\r\nnote one\r\nnote two")
    assert intendant("run", "s.txt").status == 0
    assert [e["text"] for e in ask("log")["entries"]][1:] == ["one", "two"]


def test_a_script_that_is_no_text(table):
    """Bytes that are not UTF-8 are reported, wherever they come from."""
    (table / "s.txt").write_bytes(b"note \xff\xfe\n")
    said = intendant("run", "s.txt", "--json")
    assert (said.refusal["code"], said.status) == ("usage", 2)
    done = subprocess.run(
        [sys.executable, "-m", "commands", "run", "-", "--json"],
        input=b"note \xff\xfe\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": _root(), "PYTHONUTF8": "1"},
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 2


def _root():
    import commands

    return os.path.dirname(os.path.dirname(commands.__file__))


@pytest.mark.parametrize("letters", ["latin-1", "ascii"])
def test_a_script_piped_in_has_the_letters_of_a_file(table, monkeypatch, letters):
    """The script is UTF-8, with or without a mark, whatever the system's encoding."""
    piped = io.BytesIO("\ufeffnote L’Épervier\n".encode())
    stdin = io.TextIOWrapper(piped, letters, "surrogateescape")
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["run", "-"]) == 0
    assert ask("log")["entries"][-1]["text"] == "L’Épervier"


def test_an_empty_script_does_nothing(table):
    """An empty script has status 0, and no output."""
    for script in ("", "\n\n", "# only a remark\n"):
        said = run(script, "--json")
        assert (said.status, said.out, said.err) == (0, "", "")


def test_lines_that_need_no_campaign_need_none(here):
    """Any number of rolls works; a line that needs one is refused with its number."""
    said = run("roll 2d6 --dice '1 2'\n" * 50, "--json")
    assert said.status == 0
    assert len(envelopes(said)) == 50
    said = run("roll d6\npay Anne Bruno 5\n", "--json")
    assert (said.status, said.out) == (3, "")
    assert json.loads(said.err)["line"] == 2
    assert json.loads(said.err)["error"]["code"] == "no_campaign"
    assert os.listdir() == []


def test_a_named_campaign_that_is_missing_is_refused_at_once(here):
    """The campaign is needed even if no line uses it."""
    assert intendant("run", "-", "-c", "gone.db", stdin="roll d6\n").status == 3


def test_a_backup_answers_scripts_that_only_read(table):
    """Scripts that write are refused, with the line."""
    ask("backup", "b.db")
    assert run("treasury\nlog\n", "-c", "b.db").status == 0
    said = run("treasury\nnote x\n", "-c", "b.db", "--json")
    assert (said.status, json.loads(said.err)["line"]) == (3, 2)


def test_lines_see_what_the_lines_before_them_did(table):
    """Names, ids, undo, redo, keys and dry runs see the same transaction."""
    script = """\
players add Dora
pay bank Dora 7
undo
territory add Vaux --owner Dora
redo 3
players rename Dora Dorothée --once k1
players rename Dora Dorothée --once k1
pay Dorothée Anne 7 --dry-run
turn next
roll 2d6 --dice "1 1"
undo
roll 2d6
statement dorothee
verify
"""
    said = run(script, "--json")
    assert said.status == 0, said.err
    told = envelopes(said)
    assert [e["entry"] for e in told[5:8]] == [7, 7, None]
    assert told[11]["result"]["faces"] == [1, 1]
    assert told[-1]["result"]["ok"] is True
    assert ask("treasury", "Dorothée")["accounts"][0]["money"] == 7
    assert ask("verify")["ok"] is True


def test_the_lines_may_choose_their_language(table):
    """--lang in a line overrides that of the script."""
    said = run("pay Anne Bruno 1\npay Anne Bruno 1 --lang en\n", "--lang", "fr")
    french, _, english, _ = said.out.splitlines()
    assert "pays" in english
    assert "pays" not in french


@pytest.mark.long
def test_ten_thousand_lines(table):
    """One transaction takes a few seconds, and the money is right."""
    script = "pay Anne Bruno 2\npay Bruno Anne 1\n" * 50 + (
        "pay Anne Bruno 1\npay Bruno Anne 1\n" * 4950
    )
    assert run("pay bank Anne 100\n" + script, "--json").status == 0
    assert [a["money"] for a in ask("treasury")["accounts"]] == [150, 100, 0]
    assert entries() == 10_002


@pytest.mark.parametrize("words", [(), ("--json",)], ids=["screens", "json"])
def test_a_long_script_keeps_nothing_of_its_lines(table, monkeypatch, words):
    """Only the answer of a finished line is kept, and printed at the end."""
    made, alive, most = scripts._call, weakref.WeakSet(), []

    def called(*line):
        alive.add(call := made(*line))
        most.append(len(alive))
        return call

    monkeypatch.setattr(scripts, "_call", called)
    said = run("note x\n" * 50, *words)
    assert (said.status, len(said.out.splitlines()) >= 50) == (0, True)
    assert (len(most), max(most) <= 2) == (50, True)
