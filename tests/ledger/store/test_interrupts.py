"""Ctrl-C around a commit."""

from __future__ import annotations

import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from ledger.store import interrupts

waits = pytest.mark.skipif(
    not hasattr(signal, "pthread_sigmask"), reason="Ctrl-C cannot be made to wait"
)


@pytest.fixture(autouse=True)
def _as_before():
    """Whatever happens, Ctrl-C counts again afterwards."""
    handler = signal.getsignal(signal.SIGINT)
    yield
    if waits.args[0]:
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    interrupts.release()
    signal.signal(signal.SIGINT, handler)


def pressed():
    """Somebody presses Ctrl-C, and this thread is told."""
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)


def held():
    """Whether Ctrl-C has to wait."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


@waits
def test_ctrl_c_waits_until_it_is_released():
    """Then it counts, although it came before."""
    interrupts.hold()
    assert held()
    pressed()
    with pytest.raises(KeyboardInterrupt):
        interrupts.release()
    assert not held()


@waits
def test_ctrl_c_that_came_too_late_is_forgotten():
    """The next one counts again, and whoever wanted to hear of it does."""
    handler = signal.getsignal(signal.SIGINT)
    interrupts.hold()
    pressed()
    interrupts.forget()
    assert not held()
    assert signal.getsignal(signal.SIGINT) is handler
    with pytest.raises(KeyboardInterrupt):
        pressed()


@waits
def test_without_ctrl_c_nothing_is_raised():
    """However often it is made to wait."""
    interrupts.hold()
    interrupts.hold()
    interrupts.release()
    assert not held()
    interrupts.release()
    interrupts.forget()
    assert not held()


@waits
def test_another_thread_has_nothing_to_forget():
    """Ctrl-C comes to the main thread alone, and is left as it is."""
    handler = signal.getsignal(signal.SIGINT)

    def elsewhere():
        interrupts.hold()
        interrupts.forget()
        return held()

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(elsewhere).result()
    assert signal.getsignal(signal.SIGINT) is handler
    assert not held()


def test_a_system_on_which_nothing_waits_is_left_alone(monkeypatch):
    """Ctrl-C counts there as it comes, unless it came too late."""
    monkeypatch.delattr(interrupts._signal, "pthread_sigmask", raising=False)
    handler = signal.getsignal(signal.SIGINT)
    interrupts.hold()
    interrupts.release()
    interrupts.forget()
    assert signal.getsignal(signal.SIGINT) is handler
