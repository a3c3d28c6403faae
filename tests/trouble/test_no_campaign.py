"""Files that are not campaigns, and campaigns of another time or kind."""

from __future__ import annotations

import os
import sqlite3

import pytest

from tests.face import ask, intendant
from tests.trouble.program import campaign, ended, started, varied, whole

READS = (["treasury"], ["status"], ["log"], ["statement", "Anne"], ["verify"])
WRITES = (["pay", "bank", "Anne", "1"], ["note", "x"], ["undo"], ["turn", "next"])
EVERY = (*READS, *WRITES, ["export", "json"], ["rules", "list"])


def refused(path: object, code: str, *, status: int = 3) -> None:
    """Checks that every command refuses the file with this code and leaves it alone."""
    before = _bytes(path)
    for words in EVERY:
        said = intendant(*words, "-c", str(path), "--json")
        assert (said.status, said.out) == (status, ""), (words, said)
        assert said.refusal["code"] == code, words
        assert str(path) in said.refusal["message"], words
    assert _bytes(path) == before


def _bytes(path: object) -> bytes | None:
    if not os.path.isfile(str(path)):
        return None
    with open(str(path), "rb") as file:
        return file.read()


STRANGE = {
    "empty": b"",
    "one byte": b"S",
    "text": b"Anne owes Bruno 5 coins\n" * 400,
    "almost a header": b"SQLite format 3",
    "only a header": b"SQLite format 3\0",
    "a header and noise": b"SQLite format 3\0" + bytes(range(256)) * 64,
}


@pytest.mark.parametrize("name", STRANGE)
def test_a_file_that_is_no_campaign_is_refused(tmp_path, name):
    """`not_a_campaign`, or `damaged` if it pretends to be one; it is never written."""
    path = tmp_path / "c.db"
    path.write_bytes(STRANGE[name])
    refused(path, "not_a_campaign")


def test_another_database_is_no_campaign(tmp_path):
    """An SQLite file may belong to another program."""
    path = tmp_path / "c.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE entry (seq INTEGER PRIMARY KEY)")
    other.close()
    refused(path, "not_a_campaign")


def test_a_folder_a_device_and_nothing_are_no_campaigns(tmp_path):
    """None of them is opened as a campaign."""
    refused(tmp_path, "not_a_campaign")
    refused("/dev/null", "not_a_campaign")
    refused(tmp_path / "missing.db", "no_campaign")
    refused(tmp_path / "missing" / "c.db", "no_campaign")
    refused(campaign(tmp_path / "c.db") + "/c.db", "no_campaign")


def test_a_pipe_is_no_campaign_and_is_not_waited_for(tmp_path):
    """Nobody will ever write into the pipe."""
    os.mkfifo(tmp_path / "c.db")
    for words in (["treasury", "-c", str(tmp_path / "c.db")], ["treasury"]):
        process = started(*words, "--json", cwd=tmp_path)
        try:
            status, out, err = ended(process, within=5)
        finally:
            process.kill()
        assert (status, out) == (3, "")
        assert '"not_a_campaign"' in err or '"no_campaign"' in err


def test_a_link_to_a_campaign_is_the_campaign(tmp_path):
    """Acts through a link are found under the name, and vice versa."""
    path = campaign(tmp_path / "c.db")
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = folder / "link.db"
    link.symlink_to(path)
    ask("pay", "bank", "Anne", "3", "-c", str(link))
    ask("pay", "bank", "Anne", "4", "-c", path)
    assert ask("treasury", "-c", str(link))["bank"] == -7
    assert os.listdir(folder) == ["link.db"]
    assert whole(str(link)) == 3


def test_a_link_to_nowhere_is_no_campaign(tmp_path):
    """A link to nowhere, or a loop of links, is neither read nor made."""
    link = tmp_path / "c.db"
    link.symlink_to(tmp_path / "missing.db")
    refused(link, "no_campaign")
    said = intendant("new", str(link), "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert not os.path.exists(tmp_path / "missing.db")
    loop = tmp_path / "loop.db"
    loop.symlink_to(loop)
    for words in EVERY:
        assert intendant(*words, "-c", str(loop), "--json").status == 3


def test_a_new_campaign_never_overwrites_anything(tmp_path):
    """`exists`, exit 1, whatever is there."""
    path = campaign(tmp_path / "c.db", acts=2)
    (tmp_path / "text").write_text("dear diary")
    (tmp_path / "empty").touch()
    (tmp_path / "folder").mkdir()
    for name in ("c.db", "text", "empty", "folder"):
        before = _bytes(tmp_path / name)
        for words in (["new"], ["backup", "-c", path]):
            said = intendant(*words, str(tmp_path / name), "--json")
            assert (said.status, said.out) == (1, "")
            assert said.refusal["code"] == "exists"
        assert _bytes(tmp_path / name) == before
    assert whole(path) == 3


def pragma(path: str, text: str) -> None:
    """Sets a number in the file's header."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"PRAGMA {text}").fetchall()
    connection.close()


def test_a_campaign_of_a_newer_program_is_left_alone(tmp_path):
    """`newer`: the file is not read, not written, and not converted back."""
    path = campaign(tmp_path / "c.db", acts=2)
    pragma(path, "user_version = 99")
    refused(path, "newer")
    said = intendant("new", str(tmp_path / "d.db"), "--from", path, "--json")
    assert (said.status, said.refusal["code"]) == (3, "newer")
    pragma(path, "user_version = 1")
    assert whole(path) == 3


def test_a_campaign_of_another_application_is_none(tmp_path):
    """The application id in the header decides."""
    path = campaign(tmp_path / "c.db", acts=2)
    pragma(path, "application_id = 7")
    refused(path, "not_a_campaign")


def test_a_campaign_in_wal_mode_is_turned_back_by_the_next_act(tmp_path):
    """The campaign stays one file, and entries written in that mode are kept."""
    path = campaign(tmp_path / "c.db", acts=2)
    pragma(path, "journal_mode = WAL")
    assert ask("treasury", "-c", path)["bank"] == -3
    assert _bytes(path)[18:20] == b"\2\2"
    ask("pay", "bank", "Anne", "4", "-c", path)
    assert _bytes(path)[18:20] == b"\1\1"
    assert os.listdir(tmp_path) == ["c.db"]
    assert whole(path) == 4


def test_a_campaign_in_wal_mode_whose_log_is_still_open_loses_nothing(
    tmp_path, monkeypatch
):
    """If another program keeps the file open in that mode, we wait or still write."""
    monkeypatch.setenv("INTENDANT_WAIT", "0.1")
    path = campaign(tmp_path / "c.db", acts=2)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA journal_mode = WAL").fetchall()
    other.execute("SELECT count(*) FROM entry").fetchall()
    said = intendant("pay", "bank", "Anne", "4", "-c", path, "--json")
    assert said.status in (0, 3)
    if said.status:
        assert said.refusal["code"] == "locked"
    other.close()
    expected = -7 if said.status == 0 else -3
    assert ask("treasury", "-c", path)["bank"] == expected
    whole(path)


def test_a_backup_is_read_but_not_written(tmp_path):
    """`-c BACKUP`: all questions are answered, every act is `read_only`."""
    path = varied(tmp_path / "c.db")
    copy = str(tmp_path / "b.db")
    ask("backup", copy, "-c", path)
    for words in READS:
        assert intendant(*words, "-c", copy, "--json").status == 0, words
    before = _bytes(copy)
    for words in WRITES:
        said = intendant(*words, "-c", copy, "--json")
        assert (said.status, said.out) == (3, "")
        assert said.refusal["code"] == "read_only"
    assert _bytes(copy) == before
    assert ask("treasury", "-c", copy) == ask("treasury", "-c", path)


def test_a_restored_backup_goes_on_where_it_was_taken(tmp_path):
    """The journal is the same, and can be written."""
    path = varied(tmp_path / "c.db")
    copy, again = str(tmp_path / "b.db"), str(tmp_path / "again.db")
    ask("backup", copy, "-c", path)
    ask("pay", "bank", "Anne", "1", "-c", path)
    ask("new", again, "--from", copy)
    assert ask("log", "-c", again) == ask("log", "-c", copy)
    ask("pay", "bank", "Anne", "1", "-c", again)
    assert whole(again) == whole(path)


def test_a_damaged_backup_is_not_restored(tmp_path):
    """A damaged backup is refused, and no file is made."""
    path = varied(tmp_path / "c.db")
    copy, again = tmp_path / "b.db", tmp_path / "again.db"
    ask("backup", str(copy), "-c", path)
    data = bytearray(copy.read_bytes())
    at = data.rindex(b"the harvest")
    data[at : at + 3] = b"THE"
    copy.write_bytes(data)
    said = intendant("new", str(again), "--from", str(copy), "--json")
    assert (said.status, said.refusal["code"]) == (3, "damaged")
    assert sorted(os.listdir(tmp_path)) == ["b.db", "c.db"]


def test_a_damaged_campaign_is_not_copied_as_if_it_were_whole(tmp_path):
    """`backup` refuses, and leaves no file."""
    path = tmp_path / "c.db"
    varied(path)
    data = bytearray(path.read_bytes())
    at = data.rindex(b"the harvest")
    data[at : at + 3] = b"THE"
    path.write_bytes(data)
    said = intendant("backup", str(tmp_path / "b.db"), "-c", str(path), "--json")
    assert (said.status, said.refusal["code"]) == (3, "damaged")
    assert os.listdir(tmp_path) == ["c.db"]
