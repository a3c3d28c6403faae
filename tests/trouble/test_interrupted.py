"""Ctrl-C, closed pipes and full outputs: an honest status, and no traceback."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess

import pytest

from tests.effort import DEEP, chance, tally
from tests.face import intendant
from tests.trouble.program import (
    MOMENTS,
    PATIENCE,
    PROGRAM,
    at_the_gate,
    campaign,
    ended,
    head,
    judged,
    process,
    reached,
    started,
    until,
    whole,
)
from tests.trouble.test_at_once import by_us

pytestmark = pytest.mark.deep


@pytest.fixture(scope="module")
def _long(tmp_path_factory):
    """A campaign whose log is longer than a pipe's buffer, made once."""
    folder = tmp_path_factory.mktemp("long")
    made = campaign(folder / "c.db")
    lines = folder / "s.txt"
    lines.write_text(f"note {'x' * 500}\n" * 300)
    assert intendant("run", str(lines), "-c", made, "--json").status == 0
    return folder


@pytest.fixture
def path(tmp_path, _long):
    """A copy of it, with the script that made it."""
    shutil.copytree(_long, tmp_path, dirs_exist_ok=True)
    return str(tmp_path / "c.db")


def shell(line: str, path: str) -> tuple[int, str, str]:
    """A line of a shell, with the program and the campaign in it."""
    program = " ".join(PROGRAM)
    script = f"set -o pipefail; {line.format(i=program, c=path)}"
    return ended(process(["bash", "-c", script]))


@pytest.mark.parametrize(
    "line",
    [
        "{i} log -c {c} | head -1 > /dev/null",
        "{i} log -c {c} --json | head -c 1 > /dev/null",
        "{i} log -c {c} | true",
        "{i} treasury -c {c} | true",
        "{i} treasury -c {c} --json | true",
        "{i} export json -c {c} | head -c 9 > /dev/null",
        "{i} --help | true",
        "{i} log -c {c} >&-",
        "{i} treasury -c {c} --json >&-",
        "{i} treasury -c {c} --json <&-",
    ],
)
def test_nobody_needs_to_listen_to_the_end(path, line):
    """`log | head -1` or a closed output gives no traceback, and status 0."""
    status, _, err = shell(line, path)
    assert (status, err) == (0, "")


@pytest.mark.parametrize("line", ["pay bank Anne 1", "pay bank Anne 1 --json"])
@pytest.mark.parametrize("to", ["| true", ">&-", "> /dev/full"])
def test_what_was_written_is_done_even_if_nobody_hears_of_it(path, line, to):
    """Status 0: a script that tried again would pay twice."""
    status, _, err = shell(f"{{i}} {line} -c {{c}} {to}", path)
    assert status == 0
    assert "Traceback" not in err
    assert head(path)[0] == 302


@pytest.mark.parametrize("line", ["treasury", "treasury --json", "log", "log --json"])
def test_an_answer_that_cannot_be_written_is_no_answer(path, line):
    """A full disk behind `>` gives exit 3, and a message on stderr."""
    status, _, err = shell(f"{{i}} {line} -c {{c}} > /dev/full", path)
    assert status == 3
    assert "Traceback" not in err
    assert "stdout" in err


def test_a_refusal_keeps_its_status_even_if_nobody_hears_of_it(path):
    """The status is all that a script has left."""
    for to in ("2>&1 | true", "2>&-", "2> /dev/full"):
        for words in ("pay Anne Bruno 5", "pay Anne Bruno 5 --json", "nonsense"):
            status, out, _ = shell(f"{{i}} {words} -c {{c}} {to}", path)
            assert status in (1, 2), (words, to)
            assert out == ""


def test_a_script_whose_reader_has_gone_goes_on(path):
    """`run --keep-going | head -1` carries out all lines, even if nobody reads on."""
    lines = f"{os.path.dirname(path)}/s.txt"
    status, _, err = shell(
        f"{{i}} run {lines} --keep-going -c {{c}} --json | head -1 > /dev/null", path
    )
    assert (status, err) == (0, "")
    assert whole(path) == 601


# During its own imports, Python itself prints Ctrl-C and goes on.
SWALLOWED = re.compile(
    r"Exception ignored in: <function _get_module_lock[^\n]*\n"
    r"Traceback[^\n]*\n(?:  [^\n]*\n)*KeyboardInterrupt: *\n"
)


def interrupted(call: subprocess.Popen[str]) -> tuple[int, str, str]:
    """The result of a call that is interrupted now, as by Ctrl-C."""
    call.send_signal(signal.SIGINT)
    tally("programs interrupted")
    status, out, err = ended(call)
    return status, out, SWALLOWED.sub("", err)


def test_a_script_interrupted_in_the_middle_writes_nothing(tmp_path):
    """All or nothing: exit 130, or the script was done before the key was pressed."""
    rng = chance("interrupted scripts")
    path = campaign(tmp_path / "c.db")
    lines = tmp_path / "s.txt"
    lines.write_text("pay bank Anne 1\nnote x\n" * 5000)
    newest, stopped = 1, 0
    for turn in range(4 * DEEP):
        call = started("run", str(lines), "-c", path, "--json")
        # The first interrupt comes amid ten thousand lines.
        reached(rng.choice(("writing", "hot")) if turn else "writing", call, path)
        status, out, err = interrupted(call)
        assert status in (0, 130), err
        assert "Traceback" not in err
        if status == 130:
            assert json.loads(err)["error"]["code"] == "interrupted"
            assert out == ""
            stopped += 1
        newest += 10_000 if status == 0 else 0
        assert judged(path, newest, more=0) == []
    assert stopped


def test_a_script_interrupted_line_by_line_keeps_what_it_answered(tmp_path):
    """`--keep-going`: exit 130, every answered line is kept, and at most one more."""
    rng = chance("interrupted lines")
    path = campaign(tmp_path / "c.db")
    lines = tmp_path / "s.txt"
    lines.write_text("pay bank Anne 1\nnote x\n" * 2000)
    for _ in range(5 * DEEP):
        before = head(path)[0]
        call = started("run", str(lines), "--keep-going", "-c", path, "--json")
        assert call.stdout
        assert call.stderr
        many = 1 + rng.randrange(200)
        said = "".join(call.stdout.readline() for _ in range(many))
        call.send_signal(signal.SIGINT)
        with call.stdout, call.stderr:
            said, err = said + call.stdout.read(), call.stderr.read()
        assert call.wait(PATIENCE) == 130, err
        assert "Traceback" not in err
        answered = said.count("\n")
        assert answered >= many
        assert judged(path, before + answered) == []


def test_a_command_interrupted_at_any_moment_tells_the_truth(tmp_path):
    """Status 130 exactly if nothing was written, and never a traceback."""
    rng = chance("interrupted commands")
    path = campaign(tmp_path / "c.db")
    words = ("pay", "bank", "Anne", "1", "-c", path, "--json")
    seen = set()
    for _ in range(20 * DEEP):
        before = head(path)[0]
        call = started(*words)
        reached(rng.choice(MOMENTS), call, path)
        status, _, err = interrupted(call)
        if status not in (0, 130) and not re.search(
            r'main.py", line \d+, in main', err
        ):
            assert head(path)[0] == before  # Python itself was still starting
            continue
        assert status in (0, 130), err
        assert "Traceback" not in err, err
        assert head(path)[0] == before + (status == 0)
        seen.add(status)
    print(f"seen: {seen}")


def test_a_command_that_waits_can_be_interrupted(tmp_path, monkeypatch):
    """While another of our processes writes, Ctrl-C gives exit 130 at once."""
    path = campaign(tmp_path / "c.db")
    monkeypatch.setenv("INTENDANT_WAIT", str(2 * PATIENCE))
    with by_us(path):
        call = started("pay", "bank", "Anne", "1", "-c", path, "--json")
        until(lambda: at_the_gate(call, path), call)
        status, out, err = interrupted(call)
    assert (status, out) == (130, "")
    assert json.loads(err)["error"]["code"] == "interrupted"
    assert whole(path) == 1


def test_the_harness_hears_a_traceback():
    """The harness works: Python alone does complain of a closed pipe."""
    # Nobody is reading any more once poll reports an error.
    talk = "import select; p = select.poll(); p.register(1, 0); p.poll(); print(1)"
    script = f"set -o pipefail; {PROGRAM[0]} -c '{talk}' | true"
    status, _, err = ended(process(["bash", "-c", script]))
    assert status != 0
    assert "BrokenPipeError" in err
