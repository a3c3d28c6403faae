"""Fixtures that every test may ask for."""

from __future__ import annotations

import gc
import os
import signal

import pytest

from tests import effort

effort.load()

# No campaign, language or colour of the machine reaches a test, or a fixture
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

# Where the tests run in the background of a shell, Ctrl-C is passed over, and would
# be in every process that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish():
    """What stands for the whole run is not looked through for rubbish again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty folder to be in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
