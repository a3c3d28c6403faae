"""A system that has nothing but what every Python has: no POSIX (`-p tests.elsewhere`).

The modules that Windows lacks cannot be imported, the functions and constants that it
lacks are not there, and a folder cannot be opened. What Python, pytest and Hypothesis
themselves use here was loaded before.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess  # noqa: F401 - it would miss what is taken away
import sys
import tempfile  # noqa: F401

import pytest

MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty")
FUNCTIONS = {
    os: (
        *("O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "fork", "forkpty", "geteuid"),
        *(
            "getegid",
            "killpg",
            "mkfifo",
            "openpty",
            "set_blocking",
            "setsid",
            "sysconf",
        ),
    ),
    signal: (
        *("SIGALRM", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPROF", "SIGQUIT", "SIGTSTP"),
        *("SIGUSR1", "SIGVTALRM", "SIGWINCH", "pthread_sigmask", "setitimer"),
    ),
    sys.modules["_signal"]: ("pthread_sigmask",),
}


def move() -> None:
    """Takes away, in this process, what other systems lack."""
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in FUNCTIONS.items():
        for name in names:
            vars(module).pop(name, None)
    opened = os.open

    def open_(path, *how, **where):
        if not where and os.path.isdir(path):
            raise PermissionError(13, "Permission denied", path)
        return opened(path, *how, **where)

    shutil._use_fd_functions = False
    os.open = open_


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """As a plugin of pytest, it moves before anything of ours is loaded."""
    move()
