"""Fixtures that any test may ask for."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sqlite3
import tempfile
import zlib
from contextlib import ExitStack

import pytest

from ledger import dice
from tests import effort
from tests.portable import is_portable

effort.load()
try:
    import fcntl  # noqa: F401
except ImportError:
    POSIX = False
else:
    POSIX = True

# No campaign, language or colour setting of the machine reaches a test, or a fixture
# that many tests share.
for name in (
    "INTENDANT_CAMPAIGN",
    "INTENDANT_LANG",
    "INTENDANT_WAIT",
    "LC_ALL",
    "LC_MESSAGES",
):
    os.environ.pop(name, None)
os.environ.update(LANG="C.UTF-8", NO_COLOR="1", COLUMNS="100")

# Temporary files stay in memory where there is room: each act waits for the disk
# otherwise, several times as long as it takes, and nothing need outlast the run.
MEMORY, ROOM = "/dev/shm", 4 * 2**30  # noqa: S108 - a folder of the run is made in it
if os.path.isdir(MEMORY) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)

# Young objects are searched for garbage when there are so many: thirty times as many as
# is usual, as tests make a lot and leave little of it behind.
MANY_OBJECTS = 20_000

# If the tests run in the background of a shell, Ctrl-C is ignored, and would be so in
# every process that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


COUNTS = pytest.StashKey[bool]()


def pytest_configure(config):
    """A run counts what it does to the program, unless it is one of `make torture`.

    The processes that share the tests count in the file of the one that began them.
    """
    config.stash[COUNTS] = not effort.TALLY
    if config.stash[COUNTS]:
        stack = ExitStack()
        stack.enter_context(effort.tallying())
        config.add_cleanup(stack.close)


def pytest_terminal_summary(terminalreporter, config):
    """What was done to the program, before the last line."""
    done = effort.tallied() if config.stash[COUNTS] else {}
    if done:
        terminalreporter.section("what was tried, and how often")
    for what, count in done.items():
        terminalreporter.write_line(f"{count:9,}  {what}")


def pytest_ignore_collect(collection_path):
    """Where there is no POSIX, tests that need it are not even imported."""
    if not POSIX and collection_path.suffix == ".py":
        return not is_portable(collection_path) or None
    return None


def pytest_itemcollected(item):
    """Tests that need no POSIX are marked as such."""
    if is_portable(item.path):
        item.add_marker(pytest.mark.portable)


def pytest_collection_modifyitems(config, items):
    """Long tests are left to deep runs."""
    long = [item for item in items if item.get_closest_marker("long")]
    if effort.DEEP == 1 and long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Objects that last for the whole run are not searched for garbage repeatedly."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()
        gc.set_threshold(MANY_OBJECTS)


@pytest.fixture(autouse=True)
def _alike(request, monkeypatch):
    """In every run the program's own dice fall as in the last one, and SQLite is ours.

    Datasette, once a test has loaded it, lets SQLite report the ends of our questions
    for the whole process: when a question has had its share of work, SQLite is told by
    the end of a counter (`Book.allow`), which is no fault.
    """
    name = f"{effort.SEED} {request.node.nodeid}"
    words = dice._seeded_words(zlib.crc32(name.encode()), 0)
    monkeypatch.setattr(dice, "_system_words", lambda: words)
    sqlite3.enable_callback_tracebacks(False)


@pytest.fixture(scope="session", autouse=True)
def scratch(tmp_path_factory):
    """Temporary files of a test, or of its processes, go in the folders of the run.

    Pytest clears those away, even after runs that were cut off.
    """
    folder = str(tmp_path_factory.mktemp("scratch"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", folder)
        patch.setenv("TMPDIR", folder)
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_page_waits():
    """`serve` ends at once where every command is tried; the page's tests run their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("commands.web.serving.run", lambda *_: None)
        yield


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
