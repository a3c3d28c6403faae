"""Ctrl-C around a commit: it comes either before it or too late, never in between.

Without this, the program could report that nothing was written although it was.
`_signal` is what the `signal` module wraps in enumerations, which load slowly.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]

CTRL_C = (2,)


def hold() -> None:
    """Makes Ctrl-C wait from here on."""
    if hasattr(_signal, "pthread_sigmask"):
        _signal.pthread_sigmask(_signal.SIG_BLOCK, CTRL_C)


def release() -> None:
    """Lets Ctrl-C count again, including one that has waited."""
    if hasattr(_signal, "pthread_sigmask"):
        _signal.pthread_sigmask(_signal.SIG_UNBLOCK, CTRL_C)


def forget() -> None:
    """Lets Ctrl-C count again, but not one that came too late."""
    try:
        handler = _signal.signal(*CTRL_C, _signal.SIG_IGN)
    except ValueError:  # not in the main thread, which alone gets Ctrl-C
        return
    release()
    if handler is not None:
        _signal.signal(*CTRL_C, handler)
