"""Files named to be read: their limits, their letters, and what is no file."""

from __future__ import annotations

import io
import os
from types import SimpleNamespace

import pytest

from ledger.acting import given
from ledger.acting.given import opened, read_script, read_text
from ledger.errors import FileTrouble, Misuse
from tests.ledger.store.blank import held


def refused(call, *args):
    """The key and the facts of the misuse that a call is refused as."""
    with pytest.raises(Misuse) as caught:
        call(*args)
    return caught.value.code, caught.value.key, caught.value.facts


@pytest.fixture
def written(tmp_path):
    """Writes a file, and tells its path."""

    def write(data, name="given.txt"):
        path = tmp_path / name
        path.write_bytes(data)
        return str(path)

    return write


def test_a_file_is_opened_for_its_bytes(written):
    """It is read as it is, line breaks and all, and nothing waits for it."""
    with opened(written(b"a\r\n\xff\n")) as file:
        assert os.get_blocking(file.fileno())
        assert file.read() == b"a\r\n\xff\n"
        with pytest.raises(io.UnsupportedOperation):
            file.write(b"x")


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        ("Chloé\n".encode(), "Chloé\n"),
        ("\ufeffChloé\r\n".encode(), "Chloé\r\n"),
    ],
)
def test_a_text_is_utf8_with_or_without_a_mark(written, data, text):
    """The mark that some editors put first is no part of it; a file may be empty."""
    assert read_text(written(data)) == text
    assert read_script(written(data)) == text


@pytest.mark.parametrize("most", [1, 1024, 2050])
def test_a_text_may_be_as_long_as_the_limit_and_no_longer(written, most):
    """The refusal names the limit, in units of 1024 bytes."""
    assert read_text(written(b"x" * most), most) == "x" * most
    path = written(b"x" * (most + 1))
    assert refused(read_text, path, most) == (
        "usage",
        "file.long",
        {"file": path, "most": most // 1024},
    )


def test_scripts_may_be_longer_than_other_texts(written, monkeypatch):
    """Both have limits of their own."""
    path = written(b"x" * (given.MOST_BYTES + 1))
    assert len(read_script(path)) == given.MOST_BYTES + 1
    assert refused(read_text, path)[2]["most"] == given.MOST_BYTES // 1024
    assert given.MOST_SCRIPT == 16 * 1024 * 1024
    monkeypatch.setattr(given, "MOST_SCRIPT", 4)
    assert refused(read_script, path)[1:] == ("file.long", {"file": path, "most": 0})


def test_a_script_comes_from_what_is_typed_or_piped_to_us(monkeypatch):
    """The name for it is a dash; it has the same limit and the same letters."""

    def piped(data):
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))

    piped(b"\xef\xbb\xbfnote x\n")
    assert read_script("-") == "note x\n"
    monkeypatch.setattr(given, "MOST_SCRIPT", 2048)
    piped(b"x" * 2048)
    assert read_script("-") == "x" * 2048
    piped(b"x" * 2049)
    assert refused(read_script, "-")[1:] == ("file.long", {"file": "-", "most": 2})
    piped(b"ab\xe9")
    assert refused(read_script, "-")[1:] == ("file.encoding", {"file": "-", "at": 2})


@pytest.mark.parametrize("name", ["a.txt", "csv", "a.csv.toml"])
def test_other_letters_than_those_of_utf8_are_refused_with_their_place(written, name):
    """The place is the number of bytes before."""
    path = written(b"Chlo\xe9", name)
    assert refused(read_text, path) == (
        "usage",
        "file.encoding",
        {"file": path, "at": 4},
    )


@pytest.mark.parametrize("name", ["a.csv", "A.CSV"])
def test_a_sheet_may_have_the_letters_of_windows(written, name):
    """What is in neither is refused."""
    assert read_text(written(b"Chlo\xe9;1 \x80", name)) == "Chloé;1 €"
    assert read_text(written("Chloé".encode(), name)) == "Chloé"
    path = written(b"Chlo\xe9\x81", name)
    assert refused(read_text, path)[1:] == ("file.encoding", {"file": path, "at": 4})


PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes")


@pytest.mark.parametrize("read", [opened, read_text, read_script])
def test_a_device_is_no_file(read):
    """Some of them never end."""
    assert refused(read, "/dev/zero") == ("usage", "file.device", {"file": "/dev/zero"})


def test_a_device_is_closed_again():
    """The next file has the same number."""
    numbers = []
    for _ in range(2):
        numbers.append(os.dup(0))
        os.close(numbers[-1])
        refused(opened, "/dev/zero")
    assert len({*numbers}) == 1


NEVER = "/proc/self/mem"  # nothing is at its beginning, not even an end


@pytest.mark.skipif(not os.path.exists(NEVER), reason="there is no such file")
def test_what_cannot_be_read_once_it_is_open_is_told():
    """As if it could not be opened."""
    with pytest.raises(FileTrouble) as caught:
        read_text(NEVER)
    assert caught.value.facts["file"] == NEVER


@pytest.mark.parametrize("read", [opened, read_text, read_script])
@pytest.mark.parametrize("name", ["nowhere", "a\0b"])
def test_what_is_not_there_is_told(tmp_path, read, name):
    """So is a name that no file can have."""
    path = str(tmp_path / name)
    with pytest.raises(FileTrouble) as caught:
        read(path)
    assert (caught.value.key, caught.value.facts["file"]) == ("no_file", path)


def test_a_folder_is_not_read(tmp_path):
    """It is told with its name, and does not stay open."""
    with pytest.raises(FileTrouble) as caught:
        read_text(str(tmp_path / "."))
    assert caught.value.facts["file"] == str(tmp_path)
    assert str(tmp_path) not in held(str(tmp_path.parent))


@PIPES
def test_a_pipe_to_which_nobody_writes_is_not_waited_for(tmp_path):
    """It has nothing to say, unlike an empty file."""
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    assert refused(read_text, pipe) == ("usage", "file.nothing", {"file": pipe})


@pytest.fixture
def pipe(tmp_path):
    """A pipe that somebody holds open: its name, and the end to write to."""
    name = str(tmp_path / "pipe")
    os.mkfifo(name)
    return name, os.open(name, os.O_RDWR)


@PIPES
def test_a_pipe_that_somebody_holds_open_is_read_to_its_end(pipe):
    """However late its text comes: only opening it does not wait."""
    name, keeper = pipe
    with opened(name) as file:
        assert os.get_blocking(file.fileno())
        os.write(keeper, b"at last")
        os.close(keeper)
        assert file.read() == b"at last"


@PIPES
def test_a_pipe_with_too_long_a_text_is_not_one_with_nothing(pipe):
    """It is read no further than the limit."""
    name, keeper = pipe
    os.write(keeper, b"x" * 2050)
    assert refused(read_text, name, 2049)[1:] == (
        "file.long",
        {"file": name, "most": 2},
    )
    os.close(keeper)
