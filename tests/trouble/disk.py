"""A disk that forgets: what a power cut may leave of a program's writes.

Strictly after POSIX: written bytes last from an `fsync` of their file on, names
from an `fsync` of their folder on. Everything else may be there wholly, partly
or not at all.
"""

from __future__ import annotations

import os
import re
import subprocess
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random  # noqa: TID251 - given by the test, and seeded
    from collections.abc import Iterator

CALLS = "openat,pwrite64,write,ftruncate,fsync,fdatasync,unlink,link,rename"
LINE = re.compile(r"^\d+ +(\w+)\((.*)\) += (\d+)")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
HANDLE = re.compile(r"^(\d+)<([^>]*)>")
SECTOR = 512


class Step(NamedTuple):
    """One system call that matters to the disk.

    Attributes:
        call: its name; "say" for output written to stdout.
        path: the file or folder.
        data: the bytes written, or the other name of a link or rename.
        at: the offset of the write, or the new length.
    """

    call: str
    path: str
    data: bytes = b""
    at: int = 0


def traced(words: list[str], folder: str) -> list[Step]:
    """The system calls of a program on the files of a folder, in order."""
    log = f"{folder}.trace"
    command = ["strace", "-f", "-y", "-xx", "-s", "9999999", "-e", f"trace={CALLS}"]
    subprocess.run([*command, "-o", log, *words], check=True, stdout=subprocess.DEVNULL)
    with open(log) as lines:
        steps = [step for line in lines for step in _steps(line)]
    return [s for s in steps if s.call == "say" or _inside(s.path, folder)]


def _inside(path: str, folder: str) -> bool:
    return path == folder or os.path.dirname(path) == folder


def _steps(line: str) -> Iterator[Step]:
    found = LINE.match(line)
    if not found:
        return
    call, given, _ = found.groups()
    texts = [_bytes(text) for text in TEXT.findall(given)]
    handle = HANDLE.match(given)
    if handle and call != "openat":
        yield _on_file(call, given, handle, texts)
    else:
        yield from _on_name(call, given, texts)


def _on_file(call: str, given: str, handle: re.Match[str], texts: list[bytes]) -> Step:
    path = _path(handle[2])
    numbers = [int(n) for n in re.findall(r"(?<=, )\d+(?=,|$)", given)]
    if call == "pwrite64":
        return Step("write", path, texts[0], numbers[-1])
    if call == "write":
        return Step("say" if handle[1] == "1" else "append", path, texts[0])
    if call == "ftruncate":
        return Step("cut", path, at=numbers[-1])
    return Step("sync", path)


def _on_name(call: str, given: str, texts: list[bytes]) -> Iterator[Step]:
    path = texts[0].decode()
    if call in ("link", "rename"):
        yield Step(call, path, texts[1])
    if call == "unlink":
        yield Step("drop", path)
    if "O_CREAT" in given:
        yield Step("make", path)
    if "O_TRUNC" in given:
        yield Step("cut", path)


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


def _path(text: str) -> str:
    return _bytes(text).decode() if text.startswith("\\x") else text


class File:
    """The bytes of one file: those that last, and the writes since."""

    def __init__(self, lasting: bytes = b"") -> None:
        self.lasting = lasting
        self.since: list[Step] = []
        self.end = len(lasting)

    def write(self, step: Step) -> None:
        """Takes in a write or a truncation that is not yet safe."""
        if step.call == "append":
            step = step._replace(call="write", at=self.end)
        if step.call == "write":
            self.end = max(self.end, step.at + len(step.data))
        else:
            self.end = step.at
        self.since.append(step)

    def sync(self) -> None:
        """Makes all writes so far last."""
        self.lasting, self.since = written(self.lasting, self.since), []

    def left(self, rng: random.Random, how: str) -> bytes:
        """The contents that a power cut may leave in the file."""
        steps = self.since
        if how == "prefix":
            steps = steps[: rng.randint(0, len(steps))]
        elif how in ("subset", "torn"):
            steps = [step for step in steps if rng.random() < 0.5]
        elif how == "none":
            steps = []
        if how == "torn":
            steps = [torn(step, rng) for step in steps]
        return written(self.lasting, steps)


def written(before: bytes, steps: list[Step]) -> bytes:
    """The bytes after some writes and truncations."""
    now = bytearray(before)
    for step in steps:
        length = step.at if step.call == "cut" else step.at + len(step.data)
        if len(now) < length:
            now.extend(bytes(length - len(now)))
        if step.call == "cut":
            del now[length:]
        else:
            now[step.at : length] = step.data
    return bytes(now)


def torn(step: Step, rng: random.Random) -> Step:
    """A write of which only the first sectors reached the disk."""
    if step.call != "write" or len(step.data) <= SECTOR or rng.random() < 0.5:
        return step
    sectors = rng.randint(1, (len(step.data) - 1) // SECTOR)
    return step._replace(data=step.data[: sectors * SECTOR])


class Disk:
    """A folder's files as they are now, and as a power cut may leave them."""

    HOWS = ("none", "all", "prefix", "subset", "torn")

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.names: dict[str, File] = {}
        for name in os.listdir(folder):
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                self.names[path] = File(file.read())
        self.lasting = dict(self.names)
        self.since: list[dict[str, File]] = []  # the names after each change

    def take(self, step: Step) -> None:
        """Carries out one step."""
        names, call, path = self.names, step.call, step.path
        if call in ("write", "append", "cut"):
            if path in names:  # otherwise it had been deleted already
                names[path].write(step)
        elif call == "sync" and path == self.folder:
            self.lasting, self.since = dict(names), []
        elif call == "sync":
            if path in names:
                names[path].sync()
        elif call != "make" or path not in names:
            self._rename(step)
            self.since.append(dict(names))

    def _rename(self, step: Step) -> None:
        names, other = self.names, step.data.decode()
        if step.call == "make":
            names[step.path] = File()
        elif step.call == "link":
            names[other] = names[step.path]
        elif step.call == "rename":
            names[other] = names.pop(step.path)
        else:
            names.pop(step.path, None)

    def cut(self, rng: random.Random, how: str) -> dict[str, bytes]:
        """The files, by name, that a power cut at this moment may leave."""
        changes = len(self.since)
        kept = {"none": 0, "all": changes}.get(how, rng.randint(0, changes))
        names = self.since[kept - 1] if kept else self.lasting
        left = {id(file): file.left(rng, how) for file in names.values()}
        return {os.path.basename(p): left[id(file)] for p, file in names.items()}
