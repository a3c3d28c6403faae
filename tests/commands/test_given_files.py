"""Any file named to be read is refused at its limit, never waited for or cut short."""

from __future__ import annotations

import os
import threading

import pytest

from ledger.acting.exchange import LONGEST_LINE, MOST_WHOLE
from ledger.acting.given import MOST_SCRIPT
from ledger.toml import MOST_BYTES
from tests.face import ask, intendant

READERS = (
    ("new", "n.db", "--from"),
    ("new", "n.db", "--rules"),
    ("rules", "load"),
    ("fief", "map", "load"),
    ("fief", "map", "check"),
    ("siege", "check"),
    ("siege", "load", "x"),
    ("siege", "score"),
    ("fief", "odds", "--attacker", "lords=1", "--defender", "lords=1", "--rules"),
    ("report", "--format", "text", "--template"),
    ("import", "-o", "n.db"),
    ("run",),
)
TOO_LONG = f"at most {MOST_BYTES // 1024} kB"
MOST = {"run": MOST_SCRIPT, "import": LONGEST_LINE}
LIMITS = {
    "run": f"at most {MOST_SCRIPT // 1024:,} kB",
    "import": "at most 65,536 kB",  # an undo of tens of thousands of acts is one line
}


def refused(*words):
    """The message of its refusal, with the hint."""
    said = intendant(*words, "--json", "--lang", "en")
    assert said.status in (2, 3), said
    assert not os.path.exists("n.db")
    return said.refusal["message"], said.refusal["hint"]


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_what_never_ends_is_refused_with_the_limit(table, words):
    """A file a byte too long, and a sparse file of enormous size, are refused."""
    limit = LIMITS.get(words[0], TOO_LONG)
    open("long.toml", "w").close()
    for size in (MOST.get(words[0], MOST_BYTES) + 1, 1 << 40):
        os.truncate("long.toml", size)  # it takes no space
        assert refused(*words, "long.toml")[1] == limit


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_device_is_no_file_that_could_be_read(table, words):
    """Devices that give endless bytes or none, and terminals, are refused."""
    for device in ("/dev/zero", "/dev/null", "/dev/ptmx"):
        said = f"{device} is a device, not a file that can be read"
        assert refused(*words, device)[0] == said


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_what_is_no_file_is_refused(table, words):
    """A folder, a missing file, a link to itself and an impossible name are refused."""
    os.symlink("loop.toml", "loop.toml")
    os.mkdir("f.toml")
    assert refused(*words, "f.toml")[0] == "f.toml is a folder"
    assert refused(*words, "none.toml")[0] == "there is no file none.toml"
    assert "loop.toml" in refused(*words, "loop.toml")[0]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="not run: here are no pipes")
@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_pipe_to_which_nobody_writes_is_not_waited_for(table, words):
    """The refusal says that nothing came; an empty position would be different."""
    os.mkfifo("p.toml")
    done = []
    thread = threading.Thread(
        target=lambda: done.append(intendant(*words, "p.toml", "--lang", "en"))
    )
    thread.start()
    thread.join(30)
    if not done:  # lets any reader that waits for a writer go
        os.close(os.open("p.toml", os.O_WRONLY))
    thread.join()

    told = {"import": "p.toml, line 1: this is not an exported journal"}
    said = told.get(words[0], "p.toml is a pipe, and nothing comes out of it")
    assert [(one.status, said in one.err) for one in done] == [(2, True)]


def test_what_a_shell_pipes_in_by_a_name_is_read_whole(table):
    """`run <(...)` and a position through a pipe are read whole."""
    for text, words in (
        ("# a pipe holds less\n" * 9000 + "pay bank Anne 7\n", ("run",)),
        ('game = "free"\nplayers = ["Anne"]\n', ("new", "n.db", "--from")),
    ):
        ours, theirs = os.pipe()
        writer = threading.Thread(target=poured, args=(theirs, text))
        writer.start()
        said = intendant(*words, f"/dev/fd/{ours}", "--json")
        writer.join()
        os.close(ours)
        assert said.status == 0, said.err
    assert ask("treasury", "-c", "c.db")["accounts"][0]["money"] == 107


def poured(handle, text):
    """Writes more into a pipe than it holds at once."""
    with os.fdopen(handle, "w") as pipe:
        pipe.write(text)


def test_a_template_is_never_cut_short(table):
    """One byte too many is refused; the maximum length is filled in whole."""
    text = "{{ documents[0].title }}" + "x" * (MOST_BYTES - 25) + "\n"
    (table / "t.txt.j2").write_text(text, "utf-8")
    words = ("report", "--template", "t.txt.j2", "--format", "text")
    whole = intendant(*words)
    assert (whole.status, whole.out.count("x") >= MOST_BYTES - 25) == (0, True)
    (table / "t.txt.j2").write_text(text + "x", "utf-8")
    assert refused(*words) == ("t.txt.j2 is too long", TOO_LONG)


def test_a_script_that_is_piped_in_has_the_same_limit(here):
    """Input from stdin is not read without end either."""
    said = intendant("run", "-", "--lang", "en", stdin="#" * (MOST_SCRIPT + 1))
    assert said.err == f"error: - is too long\nhint: {LIMITS['run']}\n"


def test_a_document_of_other_lines_is_read_up_to_a_limit(here):
    """Line breaks of another program are accepted; an overlong document is refused."""
    (here / "j.json").write_text("{\n" + " " * MOST_WHOLE, "utf-8")
    assert refused("import", "j.json", "-o", "n.db") == (
        "j.json is too long",
        f"at most {MOST_WHOLE // 1024:,} kB",
    )
