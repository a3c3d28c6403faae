"""What others write comes by itself to whoever has the campaign open."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from commands.league.companion import beside
from tests.face import ask

PATIENT = 60  # seconds; it comes at once, if the machine is not too busy


@pytest.fixture
def followed(table):
    """Two laptops."""
    table.share()
    table.join()
    return table


def comes(file, entries):
    """Whether a file gets so many entries."""
    until = time.monotonic() + PATIENT
    while time.monotonic() < until:
        if len(ask("log", "-c", file)["entries"]) >= entries:
            return True
        time.sleep(0.05)
    return False


def test_a_watcher_tells_what_comes(followed):
    """`league watch` says which entries have come, in the reader's language."""
    words = ("league", "watch", "-c", "b.db", "--lang", "fr")
    with subprocess.Popen(
        [sys.executable, "-m", "commands", *words], stdout=subprocess.PIPE, text=True
    ) as watcher:
        assert "« evening » est suivie sur" in watcher.stdout.readline().replace(
            "\xa0", " "
        )
        watcher.stdout.readline()
        ask("pay", "bank", "Anne", "5", "-c", "a.db")
        assert watcher.stdout.readline().strip() == "venu des autres\xa0: écriture 2"
        watcher.send_signal(signal.SIGINT)
        assert watcher.wait(PATIENT) == 0


def test_a_companion_follows_and_ends(followed, monkeypatch):
    """A program that stays open has a watcher beside it, only as long as it lasts."""
    begun = []

    class Watcher(subprocess.Popen):
        def __init__(self, *words, **more):
            begun.append(self)
            super().__init__(*words, **more)

    monkeypatch.setattr(subprocess, "Popen", Watcher)
    with beside("b.db"):
        ask("pay", "bank", "Anne", "5", "-c", "a.db")
        assert comes("b.db", 2)
    ask("pay", "bank", "Anne", "5", "-c", "a.db")
    assert [watcher.returncode is not None for watcher in begun] == [True]
    assert len(ask("log", "-c", "b.db")["entries"]) == 2


def test_a_campaign_that_is_not_shared_has_no_companion(tmp_path, monkeypatch):
    """No process is started for it."""
    monkeypatch.chdir(tmp_path)
    ask("new", "c.db")
    monkeypatch.setattr(subprocess, "Popen", None)
    with beside("c.db"):
        assert ask("status", "-c", "c.db")


def test_the_quiet_watcher_ends_with_its_maker(followed):
    """When standard input ends, so does the watcher."""
    words = ("league", "watch", "--quiet", "-c", "b.db")
    with subprocess.Popen(
        [sys.executable, "-m", "commands", *words], stdin=subprocess.PIPE
    ) as watcher:
        watcher.stdin.close()
        assert watcher.wait(PATIENT) == 0
