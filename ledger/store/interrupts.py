"""Ctrl-C around a commit: it comes before it, or too late, never in between.

Without this, somebody could be told that nothing was written although it was.
`_signal` is what the `signal` module wraps in enumerations, which take time.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]

CTRL_C = (2,)


def hold() -> None:
    """From here on Ctrl-C waits."""
    if hasattr(_signal, "pthread_sigmask"):
        _signal.pthread_sigmask(_signal.SIG_BLOCK, CTRL_C)


def release() -> None:
    """Ctrl-C counts again, also one that has waited."""
    if hasattr(_signal, "pthread_sigmask"):
        _signal.pthread_sigmask(_signal.SIG_UNBLOCK, CTRL_C)


def forget() -> None:
    """Ctrl-C counts again, but not one that came too late."""
    try:
        handler = _signal.signal(*CTRL_C, _signal.SIG_IGN)
    except ValueError:  # not in the main thread: nobody can press it here
        return
    release()
    if handler is not None:
        _signal.signal(*CTRL_C, handler)
